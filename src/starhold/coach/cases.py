"""Decisions under review: each looked at quickly, and again and longer while its grade is in doubt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from starhold.bots.mind import Mind
from starhold.coach.advice import Advice, told
from starhold.coach.chances import Chances
from starhold.coach.course import Course, Gesture
from starhold.coach.grading import BOUNDS, Grade, grade, scaled
from starhold.coach.looking import BLOCK, Looking
from starhold.coach.reasons import Reason
from starhold.core.record import Record
from starhold.core.rng import Rng

BUDGET: Final = 300_000  # positions looked at in a review
FIRST: Final = 200  # … in the quick look at each decision, and then …
LONGER: Final = (600, 1_500, 4_000, 10_000)  # … in all, while its grade is in doubt
FINE: Final = 0.004  # of chance of winning, among two: a loss that is known so well is in no doubt
DOUBT: Final = 2.0  # standard errors by which a loss may be off


@dataclass(frozen=True)
class Judged:
    """One decision."""

    step: int  # how many steps had been played before it
    seat: int
    picks: tuple[str, ...]  # what was chosen: one notation, or several picks
    best: tuple[str, ...]
    loss: float  # of chance of winning, against the best
    grade: Grade
    chance: float  # of winning, after the best
    stake: float  # by how much the choices differed
    reasons: tuple[Reason, ...]  # what speaks for the best against what was chosen; none if it was the best

    def plain(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "seat": self.seat,
            "action": " ".join(self.picks),
            "best": " ".join(self.best),
            "loss": round(self.loss, 4),
            "grade": self.grade,
            "chance": round(self.chance, 4),
            "reasons": [[reason.key, reason.amount] for reason in self.reasons],
        }


class Case:
    """A decision under review."""

    def __init__(self, gesture: Gesture, mind: Mind, record: Record, seed: int | str) -> None:
        assert gesture.imagined is not None
        self.gesture = gesture
        self.players = record.players
        self.notation = record.game.space.notation
        self.looking = Looking(
            gesture.imagined,
            gesture.seat,
            mind,
            f"{seed}/{gesture.steps[0]}",
            [gesture.picks],
            1,
            record.game.part("tallies"),
        )
        wanted = [one for one in self.looking.candidates if one.wanted]
        self.chosen = wanted[0]
        self.sight = self._sight(mind, f"{seed}/{gesture.steps[0]}")
        # Known when all decisions have been looked at:
        self.loss = 0.0
        self.after = self.sight  # the chance of winning after what was chosen

    def _sight(self, mind: Mind, seed: str) -> float:
        """The seat's chance of winning before it chose, at first sight of what it could know."""
        position, seat = self.looking.position, self.gesture.seat
        chances = Chances(self.players, mind, self.looking.encoding)
        rng = Rng(f"sight/{seed}")
        for _ in range(BLOCK):
            chances.add(position.imagine(seat, rng, True))
        return sum(row[seat] for row in chances.told()) / BLOCK

    def lost(self) -> float:
        """What was lost, as it looks from here.

        A look finds more between the choices than there is: whatever it happens to find best, it believes too much of.
        So what the best would have come to is taken half from the look and half from the first sight, or the more from
        the look, the more often it saw the game end; but no less than half of what the look says is believed.
        """
        apart = max(0.0, self.apart()[0])
        best = self.looking.best()
        if apart == 0.0 or not best.wins:
            return apart
        weight = 0.5 + 0.5 * best.ended / len(best.wins)
        hoped = weight * best.mean() + (1.0 - weight) * self.sight
        return min(apart, max(0.5 * apart, hoped - (best.mean() - apart)))

    def apart(self) -> tuple[float, float]:
        """How far what was chosen is below the best, and the standard error of it."""
        best = self.looking.best()
        return (0.0, 0.0) if best is self.chosen else self.looking.apart(best, self.chosen)

    def doubtful(self) -> float:
        """By how much the loss may be off, so that it matters; 0 if its grade is settled."""
        looking = self.looking
        if len(looking.alive()) == 1:
            return 0.0
        loss, error = self.apart()
        if looking.best() is self.chosen:
            # How much one of the others may be better after all.
            pairs = [looking.apart(self.chosen, one) for one in looking.alive() if one is not self.chosen]
            worst = max(DOUBT * error - ahead for ahead, error in pairs)
            return worst if scaled(worst, self.players) > BOUNDS[0] else 0.0
        if scaled(loss + DOUBT * error, self.players) < BOUNDS[0] or scaled(error, self.players) < FINE:
            return 0.0
        return 0.0 if scaled(loss - DOUBT * error, self.players) > 1.5 * BOUNDS[-1] else loss + error

    def judged(self) -> Judged:
        advice = told(self.looking) if self.chosen.wins else None
        best = self.looking.best() if self.loss > 0.0 else self.chosen
        loss = self.loss
        reached = [chance for _, chance in self.looking.ranked()]
        return Judged(
            step=self.gesture.steps[0],
            seat=self.gesture.seat,
            picks=tuple(self.notation(pick) for pick in self.gesture.picks),
            best=tuple(self.notation(pick) for pick in (self.gesture.picks if best is self.chosen else best.picks)),
            loss=loss,
            grade=grade(loss, self.players),
            chance=reached[0],
            stake=reached[0] - min(reached),
            reasons=() if advice is None or best is self.chosen else _against(advice, self.chosen.picks),
        )


def _against(advice: Advice, picks: list[int]) -> tuple[Reason, ...]:
    """What speaks against a choice, turned round: what the best has more."""
    choice = advice.of(picks)
    if choice is None:
        return ()
    return tuple(Reason(reason.key, -reason.amount) for reason in choice.reasons)


def look_at(
    course: Course, mind: Mind, record: Record, seed: int | str, budget: int, tell: Callable[[int], None]
) -> list[Case]:
    """A quick look at each decision, and longer ones where that leaves doubts."""
    cases: list[Case] = []
    gestures = [one for one in course.gestures if one.imagined is not None]
    quick = min(FIRST, budget // max(1, len(gestures)))
    for number, gesture in enumerate(gestures):
        case = Case(gesture, mind, record, seed)
        case.looking.go_on(quick, 0.0, BLOCK)
        cases.append(case)
        tell(3 + 30 * number // len(gestures))
    spent = sum(case.looking.looked for case in cases)
    for looks in LONGER:
        doubtful = [(-case.doubtful(), number) for number, case in enumerate(cases) if case.doubtful() > 0.0]
        for _, number in sorted(doubtful):
            if spent >= budget:
                break
            looking = cases[number].looking
            spent -= looking.looked
            looking.go_on(looks, 0.0)
            spent += looking.looked
            tell(min(95, 33 + 62 * spent // budget))
    return cases
