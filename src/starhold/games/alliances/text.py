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
from starhold.core.text import DETAIL
from starhold.games.alliances.choice_text import ChoiceText
from starhold.games.alliances.log_text import OF_RESOURCES, LogText
from starhold.games.alliances.power_text import FACTION, SYSTEM, TECHNOLOGY, TRADE_CARD, CardText, Values
from starhold.games.alliances.powers import Free
from starhold.games.alliances.scoring import END_REASONS
from starhold.games.alliances.table_text import TableText
from starhold.games.alliances.thing_text import ThingText
from starhold.locale.binding import fold
from starhold.locale.game_text import BaseText
from starhold.locale.phrases import capital

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

CARD_IDS: Final = (*FACTION, *TECHNOLOGY, *SYSTEM, *TRADE_CARD)
_ALSO_TAKES: Final = next(
    faction.id for faction in FACTION.values() if isinstance(faction.ability, Free) and faction.ability.gain.seize
)


class AlliancesText(BaseText):
    """All words of Age of Galaxy in one language."""

    GAME = "alliances"
    MINUTES = 45
    WEIGHT = 3
    OPENINGS = frozenset({"round-begins", "war", "game-ended"})
    DETAILS = frozenset({"production-falls", "ability", "ability-tech", "adapt", "spare"})

    def __init__(self, language: str) -> None:
        super().__init__(language)
        words = self.words
        self._cards = CardText(words)
        self._things = ThingText(self._cards)
        self._choices = ChoiceText(self._cards, self._things)
        self._log = LogText(self._cards)
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
        key, values = self._log.entry(entry, names)
        if entry.key == "game-ended":
            values["reason"] = self.end_reason(END_REASONS[-1])
        return capital(self.told(key, values, seat, entry.seat))

    def level(self, entry: Entry) -> int:
        """Where a line stands in the log."""
        return DETAIL if entry.key.partition("-")[0] in OF_RESOURCES else super().level(entry)

    # -- the table

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it, from its view: one line a fact, in reading order, for eyes and for ears."""
        return self._table.position(view, names)
