"""One game from a position to its end: the tight loops behind simulation, round robins and benchmarks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.bots.bot import Bot
from starhold.bots.seating import answer
from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import State
from starhold.core.rng import Rng

# A game that is not over by then never will be; random games of the slowest kind take a tenth of it.
MOST_DECISIONS: Final = 20_000


class PlayoutResult:
    """What came of a play-out: how many decisions, and which invariants broke (only looked at if asked for)."""

    __slots__ = ("decisions", "violations")

    def __init__(self, decisions: int, violations: list[str]) -> None:
        self.decisions = decisions
        self.violations = violations


def play_random(
    state: State, chance: Chance, rng: Rng, check: bool = False, most: int = MOST_DECISIONS
) -> PlayoutResult:
    """Random choices for all seats until the game is over, or so many were made that it is given up.

    This plays on the true state, without imagining: a random choice looks at nothing but the list of legal ones.
    """
    violations: list[str] = []
    decisions: i64 = 0
    bound: i64 = most
    frames = state.frames
    while frames.stack and decisions < bound:
        alone = frames.alone()  # as most are: no list is made of them
        if alone is not None and not check:
            _choose(state, alone, chance, rng)
            decisions += 1
            continue
        for frame in frames.open():  # none of them is closed before its own answer
            _choose(state, frame, chance, rng)
            decisions += 1
            if check:
                violations += state.check()
    return PlayoutResult(decisions, violations)


def _choose(state: State, frame: Frame, chance: Chance, rng: Rng) -> None:
    options = state.choices(frame)
    state.take(frame, options[rng.below(len(options))], chance)


def play_bots(state: State, chance: Chance, bots: list[Bot], rng: Rng, check: bool = False) -> PlayoutResult:
    """The bots, one a seat, until the game is over; each sees only positions imagined for its seat."""
    violations: list[str] = []
    decisions: i64 = 0
    while not state.over() and decisions < MOST_DECISIONS:
        for seat in state.waiting():
            state.apply(seat, answer(state, seat, bots[seat], rng), chance)
            decisions += 1
            if check:
                violations += state.check()
    return PlayoutResult(decisions, violations)
