"""What somebody who is taught can do: what the lesson wants, told from the record alone, and everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from starhold.core.chance import Seeded
from starhold.core.game import Game, State
from starhold.core.record import Record
from starhold.teach.lessons import Guided, Task, lessons_of, record_of
from starhold.teach.task import attempt

Gesture = list[str]


class Turn(NamedTuple):
    """A choice of the learner: how many steps were played before it, the position, and what the record says."""

    step: int
    state: State
    gesture: Gesture


def guided(one: Game) -> Guided:
    """The guided first game, which every game has."""
    lesson = lessons_of(one).guided
    assert lesson is not None, f"{one.id} has no guided first game"
    return lesson


def turns(one: Game, lesson: Guided) -> list[Turn]:
    """Every choice of the learner in the record of a lesson; picks for one question are one gesture."""
    record, seat = record_of(one, lesson.record), lesson.seat
    again = record.replayed([])
    found: list[Turn] = []
    more = False  # whether the question of the last gesture is still open
    for number, step in enumerate(record.steps):
        frame = again.state.frames.of(seat)
        if step.seat == seat:
            if not more:
                found.append(Turn(number, again.state.clone(), []))
            found[-1].gesture.append(step.action)
        need = 0 if frame is None else frame.need
        again.repeat(step)
        if step.seat == seat:
            more = frame is not None and again.state.frames.of(seat) is frame and frame.need < need
    return found


def gestures(one: Game, lesson: Guided) -> list[Gesture]:
    """The same as the learner sends it."""
    return [turn.gesture for turn in turns(one, lesson)]


def whole_gesture(state: State, seat: int, first: int) -> Gesture:
    """A gesture that begins with that pick and goes on with whatever comes first."""
    space, trial, code = state.game().space, state.clone(), first
    frame = trial.frames.of(seat)
    assert frame is not None
    picked: Gesture = []
    while True:
        picked.append(space.notation(code))
        need = frame.need
        trial.apply(seat, code, Seeded(1))
        if trial.frames.of(seat) is not frame or frame.need >= need:
            return picked
        code = trial.legal(seat)[0]


def other_gestures(state: State, seat: int, right: Gesture) -> Iterator[Gesture]:
    """For every pick that is legal, a gesture that begins with it and is not the right one in another order."""
    for code in state.legal(seat):
        gesture = whole_gesture(state, seat, code)
        if Counter(gesture) != Counter(right):
            yield gesture


def first_gesture(state: State, seat: int) -> Gesture:
    return whole_gesture(state, seat, state.legal(seat)[0])


def next_of(solution: list[str], state: State, seat: int) -> tuple[Gesture, list[str]]:
    """What a solution says to the question that is open, and the rest of it."""
    frame = state.frames.of(seat)
    assert frame is not None, f"nothing is asked, but {solution} is left of the solution"
    return solution[: frame.need], solution[frame.need :]


def start(one: Game, task: Task) -> Record:
    """The position a task begins with."""
    record = record_of(one, task.record)
    return record.replayed(record.steps[: task.step])


def solution(one: Game, task: Task) -> list[Gesture]:
    """The solution of a task as gestures: as many picks as each question wants."""
    left, done = list(task.solution), list[Gesture]()
    while left:
        gesture, left = next_of(left, attempt(one, task, done).record.state, task.seat)
        done.append(gesture)
    return done
