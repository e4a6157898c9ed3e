"""What the words of all games have in common: options, ends, scores, and what to know before playing."""

from __future__ import annotations

import itertools
from typing import Any, Literal

from starhold.core.journal import Entry
from starhold.core.options import OptionValue
from starhold.core.rules import Refusal
from starhold.core.text import ACTION, DETAIL, OPENING
from starhold.locale import Words, read_messages


class BaseText:
    """The words of one game in one language (`core.text.GameText`), as far as they need nothing but messages."""

    GAME = ""
    MINUTES = 0  # how long a game takes
    WEIGHT = 0  # how much there is to think about, from 1 to 5
    COUNTS: Literal["round", "turn"] = "round"  # what `State.rounds` counts
    OPENINGS: frozenset[str] = frozenset()  # keys of the log that open a round, a turn or a part of it
    DETAILS: frozenset[str] = frozenset()  # keys of the log that belong to the action before them

    def __init__(self, language: str) -> None:
        self.words = Words(language, self.GAME)
        self.language = language
        self.say = self.words.say

    def score_part(self, source: str) -> str:
        """Where points come from."""
        return self.say(f"part-{source}")

    def end_reason(self, reason: str) -> str:
        """Why the game ended; nothing while it goes on."""
        return self.say(f"end-{reason}") if reason else ""

    def option_label(self, name: str) -> str:
        """The name of an option."""
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option does."""
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: OptionValue) -> str:
        """A value of an option; numbers speak for themselves."""
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        return self.say(f"value-{name}-{value}") if isinstance(value, str) else str(value)

    def about(self) -> dict[str, Any]:
        """What to know before playing."""
        return {
            "title": self.say(f"{self.GAME}-title"),
            "blurb": self.say(f"{self.GAME}-blurb"),
            "minutes": self.MINUTES,
            "weight": self.WEIGHT,
            "counts": self.COUNTS,
            "lessons": self._lessons(),
        }

    def _lessons(self) -> list[tuple[str, str]]:
        """The game in short for newcomers: what to do, and how. A game may go without."""
        known = read_messages(self.language, self.GAME)
        keys = itertools.takewhile(known.__contains__, (f"learn-{n}" for n in itertools.count(1)))
        return [(self.say(key), self.say(f"{key}-text")) for key in keys]

    # -- the log

    def level(self, entry: Entry) -> int:
        """Where a line stands in the log."""
        return OPENING if entry.key in self.OPENINGS else DETAIL if entry.key in self.DETAILS else ACTION

    def told(self, key: str, values: dict[str, int | str], seat: int | None, whose: int, whom: int = -1) -> str:
        """A line of the log, said to a seat: `.you` where it is the seat's own, `.other` where the seat is the other
        one that the line names."""
        form = "" if seat is None else ".you" if seat == whose else ".other" if seat == whom else ""
        return self.say(key + form if self.words.has(key + form) else key, **values)

    def with_rule(self, refusal: Refusal, text: str) -> str:
        """A refusal in words, with its rule at the end."""
        return self.say("with-rule", text=text, rule=refusal.rule)
