"""Starfarers in words: questions, answers, refusals, the log and the table, in English, Czech and Lithuanian.

    text = StarfarersText("cs")
    print(text.question(state, seat))
    for code in state.legal(seat):
        print(text.action(state, seat, code))

Every sentence is a message of `starhold/locale`; here it is only chosen and given its figures. The engine never imports
this: it plays the same without a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.core.text import DETAIL
from starhold.games.starfarers.choice_text import ChoiceText
from starhold.games.starfarers.encounter_cards import ENCOUNTERS
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS
from starhold.games.starfarers.log_text import LOG_DETAILS, LogText
from starhold.games.starfarers.name_text import NameText, Values, who
from starhold.games.starfarers.place_text import NODE, PlaceText
from starhold.games.starfarers.table_text import TableText
from starhold.locale.binding import fold
from starhold.locale.game_text import BaseText
from starhold.locale.phrases import capital

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

FRIENDSHIP_IDS: Final = tuple(card.id for card in FRIENDSHIP_CARDS)
ENCOUNTER_IDS: Final = tuple(card.id for card in ENCOUNTERS)
# What is at the intersection that a refusal is about.
_PLACES: Final = {
    **dict.fromkeys(("refuse-berth-taken", "refuse-foreign-berth"), "berth"),
    **dict.fromkeys(("refuse-site-taken", "refuse-closed", "refuse-already-port", "refuse-trade-ship-site"), "site"),
}


class StarfarersText(BaseText):
    """All words of Starfarers in one language."""

    GAME = "starfarers"
    MINUTES = 120
    WEIGHT = 2
    COUNTS = "turn"
    OPENINGS = frozenset({"turn-begins", "won", "turn-limit"})
    DETAILS = LOG_DETAILS

    def __init__(self, language: str) -> None:
        super().__init__(language)
        words = self.words
        self._names = NameText(words)
        self._places = PlaceText(words)
        self._choices = ChoiceText(self._names, self._places)
        self._log = LogText(self._names, self._places)
        self._table = TableText(self._names, self._places)

    # -- cards

    def card(self, id: str) -> str:
        """The name of a friendship card or an encounter."""
        return self._names.encounter(id) if id in ENCOUNTER_IDS else self._names.friendship(id)

    def describe(self, id: str) -> list[str]:
        """Everything there is to say about it, in full sentences; its name comes first."""
        if id in ENCOUNTER_IDS:
            return self._names.encounters.describe(id, {})
        return [self.card(id), self.say(f"friendship-{id}-text")]

    def look_up(self, name: str) -> list[str]:
        """The same for a friendship card by id or by its name in this language, or for an encounter by id; else
        nothing. What encounters of one name have in common is what they open with."""
        wanted = fold(name)
        for id in (*FRIENDSHIP_IDS, *ENCOUNTER_IDS):
            if wanted == id or (id in FRIENDSHIP_IDS and wanted == fold(self.card(id))):
                return self.describe(id)
        for id in ENCOUNTER_IDS:
            if wanted == fold(self.card(id)):
                return self.describe(id)[:3]
        return []

    # -- for the table in the browser

    def things(self, edition: str) -> dict[str, Any]:
        """All cards, pieces, the map and what can be done, in words and figures; there is one edition."""
        from starhold.games.starfarers.thing_text import ThingText  # only clients that draw a board need it

        return ThingText(self.words).things()

    # -- play

    def question(self, state: StarfarersState, seat: int, names: Sequence[str] = ()) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        return capital(self._choices.question(state, seat, names))

    def action(self, state: StarfarersState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer in words, with its cost and effect."""
        return self._choices.action(state, seat, code, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What is not possible, why, and what to do instead; the rule stands at the end."""
        values: Values = dict(refusal.values)
        if "node" in values:
            values |= self._places.told(NODE[str(values["node"])], _PLACES.get(refusal.key, ""))
        if "seat" in values:
            values |= who(int(values["seat"]) - 1, (), names)
        if "price" in values:
            values["price"] = self._names.price(str(values["price"]), str(values.get("upgrade", "")))
            values["due"] = self.say("amount-acc", n=values["due"], resource=values["resource"])
        if "card" in values:
            values["card"] = self.card(str(values["card"]))
        return self.with_rule(refusal, capital(self.say(refusal.key, **values)))

    def entry(self, entry: Entry, names: Sequence[str], seat: int | None = None) -> str:
        """A line of the log; cards that only its seat may know are named if the entry still holds them."""
        key, other, values = self._log.entry(entry, names)
        return capital(self.told(key, values, seat, entry.seat, other))

    def level(self, entry: Entry) -> int:
        """Where a line stands in the log; a colony that was told of with its flight is a detail of that."""
        return DETAIL if entry.key == "founded-colony" and entry.number else super().level(entry)

    # -- the table

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it, from its view: one line a fact, in reading order, for eyes and for ears."""
        return self._table.position(view, names)
