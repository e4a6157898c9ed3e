"""Clocks: how much time everybody has, how it passes, and when it is up. Pure arithmetic: the moments are given.

A *move* is all that a seat does until somebody else is asked or does something: a turn of many small choices is one.

- `move`: so many seconds for each move.
- `bank`: so many seconds for the whole game, and some more with each move (Fischer).
- `days`: as `move`, for games over weeks: what passes while the server is stopped counts.

Every seat that is waited for has its own clock running. Whoever takes something back gets no time back, and nothing
more for making the same move again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from starhold.bots.registry import BOTS
from starhold.server.request_error import RequestError

Kind = Literal["move", "bank", "days"]

GRACE: Final = 0.5  # seconds that a choice may be under way when the time is up: it is still taken
DAY: Final = 24 * 3600
LEAST_BACK: Final = 10.0  # seconds that somebody who comes back has at least …
LEAST_BACK_DAYS: Final = 3600.0  # … where a move may take days
NOT_ASKED: Final = -1
BOUNDS: Final[dict[Kind, tuple[int, int]]] = {"move": (5, 3600), "bank": (30, 6 * 3600), "days": (3600, 30 * DAY)}
MOST_INCREMENT: Final = 300


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The clock a table was opened with."""

    kind: Kind
    seconds: int  # for a move, or in the bank at the start
    increment: int = 0  # for the bank: with each move
    bot: str = ""  # who plays on when the time of a seat is up; empty: it resigns

    @property
    def rests(self) -> bool:
        """Whether time stands still while the server does."""
        return self.kind != "days"

    @property
    def pace(self) -> Literal["live", "days"]:
        """The pace of a table with such a clock."""
        return "days" if self.kind == "days" else "live"

    def back(self, times: int) -> float:
        """What somebody has whose time was up for the `times`-th time and who comes back: less each time."""
        share = self.seconds / (4 if self.kind == "bank" else 1) * 0.5 ** min(times, 10)
        least = LEAST_BACK_DAYS if self.kind == "days" else LEAST_BACK
        return max(min(least, float(self.seconds)), share)

    def plain(self) -> dict[str, Any]:
        """For the header of a stored table."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment, "bot": self.bot}


def read_rule(header: Mapping[str, Any]) -> ClockRule | None:
    """The clock in the header of a stored table."""
    given = header.get("clock")
    return None if given is None else ClockRule(given["kind"], given["seconds"], given["increment"], given["bot"])


def check_rule(rule: ClockRule, players: int) -> None:
    """Refuse a clock that nobody could play by."""
    least, most = BOUNDS[rule.kind]
    if not least <= rule.seconds <= most or not 0 <= rule.increment <= MOST_INCREMENT:
        raise RequestError("clock-bounds", 422)
    if rule.increment and rule.kind != "bank":
        raise RequestError("clock-increment", 422)
    if rule.bot and rule.bot not in BOTS:
        raise RequestError("bot-unknown", 422, bots=", ".join(BOTS))
    if players < 2:
        raise RequestError("clock-alone", 422)


class Clocks:
    """The clocks of one table. All moments are of one clock that only ever goes forward."""

    __slots__ = ("_before", "_begun", "_fresh", "_given", "_noted", "_question", "left", "rule", "running")

    def __init__(self, rule: ClockRule, players: int, now: float) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * players  # seconds, by seat, at the moment noted
        self.running: frozenset[int] = frozenset()
        self._noted = now
        self._question = [NOT_ASKED] * players  # since which step each seat is asked what it is asked
        self._begun = [NOT_ASKED] * players  # with which question its last move began
        self._before = self.left[:]  # what it had left before that …
        self._given = [0] * players  # … and what it was given for it
        self._fresh = [True] * players  # whether somebody else was asked or did something since then

    @classmethod
    def restored(
        cls,
        rule: ClockRule,
        left: Sequence[float],
        questions: Mapping[int, int],
        clocked: Collection[int],
        passed: float,
        now: float,
    ) -> Clocks:
        """As they were noted; `passed`: how much of the time since then counts for those whose clocks run."""
        clocks = cls(rule, len(left), now)
        clocks.left = list(left)
        clocks.running = frozenset(seat for seat in clocked if seat in questions)
        for seat, question in questions.items():
            clocks._question[seat] = clocks._begun[seat] = question
            clocks._fresh[seat] = False
        for seat in clocks.running:
            clocks.left[seat] -= max(0.0, passed)
        clocks._before = clocks.left[:]
        return clocks

    # -- looking

    def seconds(self, seat: int, now: float) -> float:
        """What a seat has left; below 0 its time is up."""
        return self.left[seat] - (max(0.0, now - self._noted) if seat in self.running else 0.0)

    def out(self, now: float) -> list[int]:
        """The seats whose time is up, the grace too; who ran out first comes first."""
        late = [(self.seconds(seat, now), seat) for seat in self.running if self.seconds(seat, now) <= -GRACE]
        return [seat for _, seat in sorted(late)]

    def next_out(self, now: float) -> float | None:
        """In how many seconds the next clock is up, grace and all; None: none runs."""
        return min((max(0.0, self.seconds(seat, now) + GRACE) for seat in self.running), default=None)

    # -- going on

    def go_on(
        self, now: float, questions: Mapping[int, int], clocked: Collection[int], mover: int = -1, kept: int = -1
    ) -> None:
        """Something happened: `questions` are asked since these steps, by seat, and the clocks of `clocked` run now.

        `mover`: who made a move; `kept`: somebody took one back, and so many steps are left.
        """
        running = frozenset(seat for seat in clocked if seat in questions)
        for seat in self.running:
            self.left[seat] = self.seconds(seat, now)
            if seat == mover or seat not in running:  # nobody owes time for a choice that was still taken
                self.left[seat] = max(0.0, self.left[seat])
        self._noted = max(now, self._noted)
        new = [seat for seat, question in questions.items() if question != self._question[seat]]
        if kept >= 0:
            self._take_back(kept)
        else:
            for seat in range(len(self.left)):
                if any(other != seat for other in (*new, *([mover] if mover >= 0 else []))):
                    self._fresh[seat] = True
            for seat in new:
                if self._fresh[seat] and questions[seat] > self._begun[seat]:
                    self._begin(seat, questions[seat], seat in clocked)
        for seat in range(len(self.left)):
            self._question[seat] = questions.get(seat, NOT_ASKED)
        self.running = running

    def _begin(self, seat: int, question: int, clocked: bool) -> None:
        """A new move of a seat."""
        self._begun[seat], self._fresh[seat], self._before[seat] = question, False, self.left[seat]
        if self.rule.kind != "bank":
            self.left[seat] = float(self.rule.seconds)
        self._given[seat] = self.rule.increment if clocked else 0
        self.left[seat] += self._given[seat]

    def _take_back(self, kept: int) -> None:
        """Moves that began after so many steps have not begun: what their seats were given for them is gone again."""
        for seat, begun in enumerate(self._begun):
            if begun > kept:
                self._begun[seat] = kept
                if self.rule.kind != "bank":
                    self.left[seat] = min(self.left[seat], self._before[seat])
                self.left[seat] = max(0.0, self.left[seat] - self._given[seat])

    def come_back(self, seat: int, times: int) -> None:
        """Somebody takes over again from the bot that had to play on for them."""
        self.left[seat] = max(self.left[seat], self.rule.back(times))
