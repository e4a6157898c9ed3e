"""A finished game played again, step by step: who decided what, and each player's chance of winning on the way.

The chances are told of the positions as they were.
"""

from __future__ import annotations

from dataclasses import dataclass

from starhold.bots.mind import Mind
from starhold.coach.chances import Chances
from starhold.coach.gestures import goes_on
from starhold.core.chance import Scripted
from starhold.core.fairness import shows_something
from starhold.core.frames import Frame
from starhold.core.game import State
from starhold.core.record import Record
from starhold.core.rng import Rng


@dataclass
class Gesture:
    """One decision of one seat: a step, or several where the question asks for several picks."""

    seat: int
    steps: list[int]  # how many steps had been played before each of its picks
    picks: list[int]
    choices: int  # how many there were for the first pick
    before: State  # the position as it was
    imagined: State | None  # one that its seat could not tell from it; None where there was nothing to choose


@dataclass
class Course:
    """The whole game."""

    gestures: list[Gesture]
    chances: list[list[float]]  # by seat, after so many steps
    lucky: list[bool]  # of each step: whether luck fell in it, or it showed its seat something hidden


def course_of(record: Record, mind: Mind, seed: int | str) -> Course:
    """Play it again."""
    game = record.game
    again = Record(game, record.players, dict(record.options), Scripted(record.deal), record.names, rules=record.rules)
    chances = Chances(record.players, mind, game.need("encoding"))
    chances.add(again.state)
    gestures: list[Gesture] = []
    begun: dict[int, tuple[Frame | None, Gesture]] = {}  # by seat: its question and what it has picked
    lucky: list[bool] = []
    for number, step in enumerate(record.steps):
        seat = step.seat
        state = again.state
        action = game.space.code(step.action)
        frame, gesture = begun.get(seat, (None, None))
        if gesture is not None and goes_on(state, seat, frame):
            gesture.steps.append(number)
            gesture.picks.append(action)
        else:
            choices = len(state.legal(seat))
            imagined = state.imagine(seat, Rng(f"review/{seed}/{number}"), True) if choices > 1 else None
            gesture = Gesture(seat, [number], [action], choices, state.clone(), imagined)
            gestures.append(gesture)
            begun[seat] = (state.frames.of(seat), gesture)
        before = None if step.luck else state.clone()
        told = len(again.journal.entries)
        again.repeat(step)
        shown = before is None or shows_something(before, again.state, seat, action, again.journal.entries[told:])
        lucky.append(shown)
        chances.add(again.state)
    return Course(gestures, chances.told(), lucky)
