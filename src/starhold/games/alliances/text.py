"""Age of Galaxy in words: cards, questions, answers, refusals, the log and the table, in English, Czech and Lithuanian.

    text = AlliancesText("cs")
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
from starhold.games.alliances import actions as codes
from starhold.games.alliances.choice_text import ChoiceText
from starhold.games.alliances.power_text import FACTION, SYSTEM, TECHNOLOGY, TRADE_CARD, CardText, Values
from starhold.games.alliances.powers import Free
from starhold.games.alliances.scoring import END_REASONS
from starhold.games.alliances.system_cards import EXPLORE_TOKENS
from starhold.games.alliances.table_text import TableText
from starhold.games.alliances.thing_text import ThingText
from starhold.locale.binding import fold
from starhold.locale.game_text import BaseText
from starhold.locale.phrases import capital

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

CARD_IDS: Final = (*FACTION, *TECHNOLOGY, *SYSTEM, *TRADE_CARD)
# Log entries of which there is one for each resource, under one message.
_OF_RESOURCES: Final = ("gain", "pay", "lost")
_ALSO_TAKES: Final = next(
    faction.id for faction in FACTION.values() if isinstance(faction.ability, Free) and faction.ability.gain.seize
)


class AlliancesText(BaseText):
    """All words of Age of Galaxy in one language."""

    GAME = "alliances"
    MINUTES = 45
    WEIGHT = 3

    def __init__(self, language: str) -> None:
        super().__init__(language)
        words = self.words
        self._cards = CardText(words)
        self._things = ThingText(self._cards)
        self._choices = ChoiceText(self._cards, self._things)
        self._table = TableText(self._cards)

    # -- cards

    def card(self, thing: int | str) -> str:
        """The name of a faction, technology, system or trade card, given by its number or its id."""
        return self._cards.name(thing)

    def describe(self, thing: str) -> list[str]:
        """Everything there is to say about it, in full sentences; its name comes first."""
        return self._cards.describe(thing, {})

    def look_up(self, name: str) -> list[str]:
        """The same for something given by id or by its name in this language, or for a faction by its ability's name;
        else nothing."""
        wanted = fold(name)
        for id in CARD_IDS:
            if wanted in (id, fold(self.card(id))):
                return self.describe(id)
        for id in FACTION:
            if wanted == fold(self._cards.ability_name(id)):
                return self.describe(id)
        return []

    # -- for the table in the browser

    def things(self, edition: str) -> dict[str, Any]:
        """All cards, tokens, boards and actions, in words and figures; there is one edition.

        `readings` lists what is otherwise where options have the values of its `when`: things that replace those of the
        same id, one reading after another.
        """
        return self._things.things()

    # -- play

    def question(self, state: AlliancesState, seat: int, names: Sequence[str] = ()) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        return self._choices.question(state, seat)

    def action(self, state: AlliancesState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer in words, with its cost and effect."""
        return self._choices.action(state, seat, code, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What is not possible, why, and what to do instead; the rule stands at the end."""
        values: Values = {"faction": _ALSO_TAKES, **refusal.values}  # Swarm is asked for by planet, not by faction
        for name in ("system", "faction", "technology", "card"):
            if name in values:
                values[name] = self.card(str(values[name]))
        if "needs" in values:
            values["needs"] = self._cards.one_of([self.card(id) for id in str(values["needs"]).split()])
        if "due" in values:
            values["due"] = self._cards.paid({str(values["resource"]): int(values["due"])})
        return self.with_rule(refusal, self.say(refusal.key, **values))

    def entry(self, entry: Entry, names: Sequence[str], seat: int | None = None) -> str:
        """A line of the log; cards that only its seat may know are named if the entry still holds them."""
        values: Values = {"n": entry.number, "cards": entry.number, "list": self._cards.names(entry.cards)}
        if entry.seat >= 0:  # in the solo game the automa has the number after the player's
            values["name"] = names[entry.seat] if entry.seat < len(names) else self.say("automa-name")
        if entry.card >= 0:
            values |= self._about(entry.card)
        word, _, resource = entry.key.partition("-")
        if word in _OF_RESOURCES:
            return capital(self.told(f"log-{word}", seat, entry.seat, resource=resource, **values))
        if entry.key == "game-ended":
            values["reason"] = self.end_reason(END_REASONS[-1])
        return capital(self.told(f"log-{entry.key}", seat, entry.seat, **values))

    def _about(self, thing: int) -> Values:
        """What a line of the log is about, as messages take it."""
        id = codes.THING_NAMES[thing]
        if thing >= codes.EXPLORE_SITE_THING:
            return self._cards.explore_site(id)
        if thing >= codes.SITE_THING:
            return self._cards.site(id)
        if codes.EXPLORE_TOKEN_THING <= thing < codes.TRADE_THING:
            return {"gain": self._cards.bundle(EXPLORE_TOKENS[thing - codes.EXPLORE_TOKEN_THING].reward)}
        values: Values = {"card": self.card(id)}
        if id in FACTION:
            values["ability"] = self._cards.ability_name(id)
            values["ideology"] = FACTION[id].ideology.name.lower()
        return values

    # -- the table

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it, from its view: one line a fact, in reading order, for eyes and for ears."""
        return self._table.position(view, names)
