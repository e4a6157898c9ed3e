"""A review of a finished game: chances over time, every decision graded, luck told apart, the moments that mattered.

A decision is graded by what its seat could know when it was made: its choices are looked at in imagined positions. All
decisions get a quick look; those whose grade is in doubt get longer and longer ones, as far as the budget goes.

Of how a player's chance of winning changed from the first position to the last, each part has a cause:

    change = - what the player's own decisions lost
             + what the others' decisions lost, each other player's share of it by their chances
             + luck

Luck is what is left: draws, dice, and what was hidden from those who decided. It is booked at the steps in which luck
fell or something hidden was shown; what the telling of chances changes its mind about in between goes to the next of
them. Over all players luck adds up to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from starhold.bots.mind import Mind
from starhold.coach.cases import BUDGET, Case, Judged, look_at
from starhold.coach.causes import fortune_of, settle, sharpened
from starhold.coach.continuing import Played, continued
from starhold.coach.course import course_of
from starhold.coach.grading import GRADES, Grade, accuracy
from starhold.coach.minds import mind_of
from starhold.core.errors import StarholdError
from starhold.core.record import Record

__all__ = ["Judged", "Moment", "NothingLearnt", "Review", "UnfinishedGame", "review"]

MOMENTS: Final = 5


class UnfinishedGame(StarholdError):
    """A review of a game that is not over."""


class NothingLearnt(StarholdError):
    """A review at a table of which nothing was learnt."""


@dataclass(frozen=True)
class Moment:
    """A decision that mattered, and how it would have gone on with the best choice."""

    decision: Judged
    line: tuple[Played, ...]  # from the best choice on

    def plain(self) -> dict[str, Any]:
        return {**self.decision.plain(), "line": [played.plain() for played in self.line]}


@dataclass(frozen=True)
class Review:
    """All that there is to say of a game."""

    game: str
    names: tuple[str, ...]
    chances: list[list[float]]  # by seat, after so many steps
    decisions: list[Judged]
    luck: list[float]  # by seat: what it gave or took, of chance of winning
    fortune: list[list[float]]  # the same by step and seat
    accuracy: list[float]  # by seat, from 0 to 100
    moments: list[Moment]  # the five that cost most
    moments_of: list[list[Moment]]  # the same for each seat
    looked: int = field(default=0, compare=False)  # positions looked at

    def grades(self, seat: int) -> dict[Grade, int]:
        """How many decisions of a seat have which grade."""
        own = [one.grade for one in self.decisions if one.seat == seat]
        return {name: own.count(name) for name in GRADES}

    def lost(self, seat: int) -> float:
        """What a seat's decisions lost in all."""
        return sum(one.loss for one in self.decisions if one.seat == seat)

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "seats": list(self.names),
            "chances": [[round(chance, 4) for chance in row] for row in self.chances],
            "decisions": [one.plain() for one in self.decisions],
            "luck": [round(luck, 4) for luck in self.luck],
            "fortune": [[round(luck, 4) for luck in row] for row in self.fortune],
            "accuracy": [round(figure, 1) for figure in self.accuracy],
            "grades": [self.grades(seat) for seat in range(len(self.names))],
            "moments": [moment.plain() for moment in self.moments],
            "moments_of": [[moment.plain() for moment in own] for own in self.moments_of],
        }


def review(
    record: Record,
    seed: int | str = 0,
    progress: Callable[[int], None] | None = None,
    budget: int = BUDGET,
) -> Review:
    """Review a finished game; the same seed gives the same review. `progress` is told hundredths of the work."""
    if not record.state.over():
        raise UnfinishedGame("this game is not over yet: only a finished game can be reviewed")
    mind = mind_of(record.state)
    if mind is None:
        raise NothingLearnt(f"nothing was learnt of this table of {record.game.title}, so its games cannot be reviewed")
    tell = progress if progress is not None else _silent
    tell(0)
    course = course_of(record, mind, seed)
    tell(3)
    cases = look_at(course, mind, record, seed, budget, tell)
    settle(course, cases)
    decisions = [case.judged() for case in cases]
    course.chances = sharpened(course, cases)
    fortune = fortune_of(course, cases)
    luck = [sum(row[seat] for row in fortune) for seat in range(record.players)]
    figures = [
        accuracy([(one.loss, one.stake) for one in decisions if one.seat == seat], record.players)
        for seat in range(record.players)
    ]
    own = [_moments(cases, decisions, mind, seed, seat) for seat in range(record.players)]
    most = sorted((moment for some in own for moment in some), key=lambda one: (-one.decision.loss, one.decision.step))
    tell(100)
    return Review(
        game=record.game.id,
        names=tuple(record.names),
        chances=course.chances,
        decisions=decisions,
        luck=luck,
        fortune=fortune,
        accuracy=figures,
        moments=most[:MOMENTS],
        moments_of=own,
        looked=sum(case.looking.looked for case in cases),
    )


def _silent(done: int) -> None:
    pass


# -- moments


def _moments(cases: list[Case], decisions: list[Judged], mind: Mind, seed: int | str, seat: int) -> list[Moment]:
    """The decisions of a seat that cost most, if they cost anything to speak of."""
    own = [(-one.loss, place) for place, one in enumerate(decisions) if one.seat == seat and one.grade != "best"]
    result: list[Moment] = []
    for _, place in sorted(own)[:MOMENTS]:
        gesture = cases[place].gesture
        line = continued(gesture.before, seat, cases[place].looking.best().picks, mind, f"{seed}/{gesture.steps[0]}")
        result.append(Moment(decisions[place], tuple(line)))
    return result
