"""Shaking the mothership (starfarers:6.1, starfarers:6.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    BALL_THING,
)
from starhold.games.starfarers.board import BALL_VALUES, BALLS, BASE_WITH_BLACK, BLACK

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def draw_balls(chance: Chance) -> i64:
    """Two of the five balls, as ten times the first and the second (starfarers:6.1)."""
    bag = [BALL_THING + ball for ball in BALLS]
    first: i64 = bag.pop(chance.pick(bag)) - BALL_THING
    second: i64 = bag[chance.pick(bag)] - BALL_THING
    return 10 * first + second


def balls_value(s: StarfarersState, balls: i64) -> i64:
    """What two balls are worth in a comparison: black is 0 (starfarers:12.4)."""
    first = balls // 10
    second = balls % 10
    value: i64 = BALL_VALUES[first] + BALL_VALUES[second]
    if s.settings.black_three and (first == BLACK or second == BLACK):
        value += 3
    return value


def told_balls(balls: i64) -> i64:
    """For the log: two balls, below zero, where other lines have a thing."""
    return -100 - balls


class ShakeMothership(Task["StarfarersState"]):
    """Two balls show: the base speed, or an encounter first (starfarers:6.1, starfarers:6.14)."""

    kind = kinds.SHAKE_MOTHERSHIP

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.IN_FLIGHT
        s.balls = draw_balls(chance)
        first = s.balls // 10
        second = s.balls % 10
        black = first == BLACK or second == BLACK
        s.base = BASE_WITH_BLACK if black else BALL_VALUES[first] + BALL_VALUES[second]
        s.tell("shake", "starfarers:6.1", s.active, s.base, told_balls(s.balls))
        s.frames.task(kinds.FLY_SHIPS)
        if black:
            s.frames.task(kinds.DRAW_ENCOUNTER)
