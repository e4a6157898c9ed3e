"""Three Epochs in words: cards, questions, answers, refusals, the log and the table, in English, Czech and Lithuanian.

    text = DuelText("cs")
    print(text.question(state, seat))
    for code in state.legal(seat):
        print(text.action(state, seat, code))

Every sentence is a message of `starhold/locale`; here it is only chosen and given its figures. The engine never imports
this: it plays the same without a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.games.duel import board
from starhold.games.duel.actions import CARD_NAMES
from starhold.games.duel.cards import CARDS
from starhold.games.duel.choice_text import ChoiceText
from starhold.games.duel.power_text import TYPE_NAMES, CardText, Values, design
from starhold.games.duel.powers import Colour
from starhold.games.duel.science_cards import SCIENCE_CARDS
from starhold.games.duel.scoring import END_REASONS
from starhold.games.duel.table_text import TableText
from starhold.games.duel.view import OBJECT_NAMES, RESOURCE_NAMES, TRACK_NAMES
from starhold.locale.binding import fold
from starhold.locale.game_text import BaseText
from starhold.locale.phrases import capital

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


class DuelText(BaseText):
    """All words of Three Epochs in one language."""

    GAME = "duel"
    MINUTES = 40
    WEIGHT = 3
    COUNTS = "turn"
    OPENINGS = frozenset({"begin", "epoch-end", "final-scoring", "game-ended"})
    DETAILS = frozenset(
        {
            *("dealt-science", "take-second", "pay-card", "pay-tokens", "draw-science", "score"),
            *("gain-energy", "gain-food", "gain-metal", "gain-science", "gain-military", "gain-trade"),
            *("gain-diplomacy", "gain-income", "gain-tokens", "gain-colony-ships", "gain-shuttles", "gain-stations"),
            *("axis-military", "axis-trade", "score-rim", "score-diplomacy"),
        }
    )

    def __init__(self, language: str) -> None:
        super().__init__(language)
        words = self.words
        self._cards = CardText(words)
        self._choices = ChoiceText(self._cards)
        self._table = TableText(self._cards)

    # -- cards

    def card(self, card: int | str) -> str:
        """The name of a card, given by its number or its id."""
        return self._cards.name(card)

    def describe(self, card: int | str) -> list[str]:
        """Everything there is to say about a card, in full sentences; its name comes first."""
        return self._cards.describe(card)

    def look_up(self, name: str) -> list[str]:
        """The same for a card given by id or by its name in this language; or an end tile; else nothing."""
        wanted = fold(name)
        for id in CARD_NAMES:
            if wanted in (id, fold(self.card(id)), fold(design(id).name)):
                return self.describe(id)
        for tile in board.END_TILES:
            if wanted in (tile.id, fold(self._cards.tile_name(tile))):
                return [self._cards.tile_name(tile), self._cards.tile(tile)]
        return []

    # -- for the table in the browser

    def things(self, edition: str) -> dict[str, Any]:
        """All cards, tiles, kinds and the board, in words and figures; there is one edition."""
        return {
            "cards": [self._cards.thing(card) for card in CARDS],
            "science": [self._cards.science_thing(card) for card in SCIENCE_CARDS],
            "tiles": [
                {
                    "id": tile.id,
                    "resource": RESOURCE_NAMES[tile.resource],
                    "count": tile.count.name.lower(),
                    "points": tile.points,
                    "text": self._cards.tile(tile),
                }
                for tile in board.END_TILES
            ],
            "resources": self._named("resource", RESOURCE_NAMES),
            "tracks": self._named("track", TRACK_NAMES),
            "objects": [
                {**thing, "values": list(values)}
                for thing, values in zip(self._named("object", OBJECT_NAMES), board.OBJECT_VALUE, strict=True)
            ],
            "colours": self._named("colour", [colour.name.lower() for colour in Colour]),
            "types": self._named("type", TYPE_NAMES),
            "board": {
                "radius": board.RADIUS,
                "military": list(board.MILITARY_SCALE),
                "trade": list(board.TRADE_SCALE),
                "quadrant": [list(row) for row in board.QUADRANT],
                "rim": board.RIM_POINTS,
                "diplomacy": list(board.DIPLOMACY_POINTS),
            },
            "note": self.say("duel-note"),
        }

    def _named(self, kind: str, ids: Sequence[str]) -> list[dict[str, Any]]:
        """All things of a kind with their names, as labels."""
        return [{"id": id, "name": capital(self.say(f"{kind}-name", **{kind: id}))} for id in ids]

    # -- play

    def question(self, state: DuelState, seat: int, names: Sequence[str] = ()) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        return self._choices.question(state, seat)

    def action(self, state: DuelState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer in words, with its cost and effect."""
        return self._choices.action(state, seat, code)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What is not possible, why, and what to do instead; the rule stands at the end."""
        values: Values = dict(refusal.values)
        for name in ("card", "planet"):
            if values.get(name) in CARD_NAMES:  # a token is not, and a message may ask for it by that word
                values[name] = self.card(str(values[name]))
        return self.with_rule(refusal, self.say(refusal.key, **values))

    def entry(self, entry: Entry, names: Sequence[str], seat: int | None = None) -> str:
        """A line of the log; cards that only its seat may know are named if the entry still holds them."""
        values: Values = {
            "name": names[entry.seat] if entry.seat >= 0 else "",
            "n": entry.number,
            "cards": entry.number,
            "list": self._cards.names(entry.cards),
        }
        if entry.card >= 0:
            values["card"] = self.card(entry.card)
        if entry.key == "take":
            second, worth = divmod(entry.number, 100)
            values |= {"second": self.card(second - 1) if second else "none", "n": worth % 10, "m": worth // 10}
        elif entry.key in ("play", "research"):
            values |= {"n": entry.number % 100, "cards": entry.number // 100}
        elif entry.key == "game-ended":
            values["reason"] = self.end_reason(END_REASONS[-1])
        return self.told(f"log-{entry.key}", values, seat, entry.seat)

    # -- the table

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it, from its view: one line a fact, in reading order, for eyes and for ears."""
        return self._table.position(view, names)
