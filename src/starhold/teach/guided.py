"""The guided first game: a walk along its record. What the record says is played, anything else is answered."""

from __future__ import annotations

from collections import Counter

from starhold.core.chance import Seeded
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.rules import IllegalAction
from starhold.teach.exercise import Gestures, Outcome, Verdict
from starhold.teach.lessons import Guided, Stop, answer_to, record_of


def walk(game: Game, lesson: Guided, gestures: Gestures) -> Outcome:
    """Where the gestures lead; all but the last are ones that were taken."""
    whole = record_of(game, lesson.record)
    reached = _others(whole, lesson.seat, 0)
    before = made = 0
    taken = 0
    for number, gesture in enumerate(gestures):
        if reached == len(whole.steps):  # what comes behind the end is played freely, not here
            break
        taken = number + 1
        before = reached
        further = _follow(whole, lesson.seat, reached, gesture)
        if further is None:
            _check_legal(whole, reached, lesson.seat, gesture)
            said = answer_to(_open(lesson, reached).answers, gesture)
            answer = f"lesson-{said}" if said else ""
            return Outcome(_played(whole, reached), reached, "wrong", answer, number, reached)
        made = further
        reached = _others(whole, lesson.seat, made)
    verdict: Verdict = "end" if reached == len(whole.steps) else "right" if gestures else "go"
    return Outcome(_played(whole, reached), before, verdict, "", taken, made)


def stops_at(lesson: Guided, outcome: Outcome) -> list[Stop]:
    """What is said now: of all that has happened since the gesture was made; nothing that lay within it."""
    return [stop for stop in lesson.stops if outcome.made <= stop.step <= len(outcome.record.steps)]


def _open(lesson: Guided, step: int) -> Stop:
    """The stop at which the learner acts."""
    return [stop for stop in lesson.stops if stop.step <= step][-1]


def _others(whole: Record, seat: int, step: int) -> int:
    """As far as the others play before the learner is asked."""
    while step < len(whole.steps) and whole.steps[step].seat != seat:
        step += 1
    return step


def _follow(whole: Record, seat: int, step: int, gesture: list[str]) -> int | None:
    """Where the record stands after that gesture; None if it says otherwise.

    Picks of one gesture may come in any order.
    """
    mine: list[str] = []
    place = step
    while place < len(whole.steps) and len(mine) < len(gesture):
        if whole.steps[place].seat == seat:
            mine.append(whole.steps[place].action)
        place += 1
    if not gesture or Counter(mine) != Counter(gesture):
        return None
    return place


def _played(whole: Record, steps: int) -> Record:
    return whole.replayed(whole.steps[:steps])


def _check_legal(whole: Record, step: int, seat: int, gesture: list[str]) -> None:
    """Whatever is answered could have been played: what is not legal is refused by its rule, as at any table."""
    state = _played(whole, step).state
    luck = Seeded("lesson")
    for action in gesture:
        code = whole.game.space.code(action)
        refusal = state.why_not(seat, code)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        state.apply(seat, code, luck)
