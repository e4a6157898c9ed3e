"""Supremacy: the grey cylinder moves over the influence board, then it scores (duel:H6 to duel:H17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.duel import kinds
from starhold.games.duel.actions import AXIS
from starhold.games.duel.board import DIPLOMACY_POINTS, MILITARY_SCALE, QUADRANT, RADIUS, RIM_POINTS, TRADE_SCALE
from starhold.games.duel.card_table import DIPLOMACY, MILITARY, TRADE
from starhold.games.duel.scoring import BY_DIPLOMACY, BY_MILITARY, BY_QUADRANT, BY_RIM, BY_TRADE

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


def lead(s: DuelState, track: i64) -> i64:
    """By how much seat 0 leads on a track, bonuses included; below 0 if seat 1 does (duel:K7, duel:K9)."""
    mine = s.universes[0]
    theirs = s.universes[1]
    place = track - MILITARY
    result: i64 = mine.influence[place] + mine.bonus[place] - theirs.influence[place] - theirs.bonus[place]
    return result


def sign(number: i64) -> i64:
    return 1 if number > 0 else -1 if number < 0 else 0


def side(number: i64) -> i64:
    """The seat favoured by a direction."""
    return 0 if number > 0 else 1


def rim(s: DuelState, direction: i64) -> None:
    """A step that would leave the board is points instead (duel:H10)."""
    s.gain_points(side(direction), BY_RIM, RIM_POINTS)
    s.tell("score-rim", "duel:H10", side(direction), RIM_POINTS)


def step_row(s: DuelState, direction: i64) -> bool:
    """One field vertically; False at the rim."""
    if -RADIUS <= s.row + direction <= RADIUS:
        s.row += direction
        return True
    return False


def step_column(s: DuelState, direction: i64) -> bool:
    """One field horizontally; False at the rim."""
    if -RADIUS <= s.column + direction <= RADIUS:
        s.column += direction
        return True
    return False


class Supremacy(Task["DuelState"]):
    """All steps of military, then all of trade, one by one (duel:H6, duel:H7, duel:H10)."""

    kind = kinds.SUPREMACY

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        s.frames.task(kinds.SUPREMACY_SCORE)
        s.frames.task(kinds.DIPLOMACY_STEP)
        difference = lead(s, MILITARY)
        direction = sign(difference)
        if difference != 0:
            s.tell("lead-military", "duel:H6", side(difference), difference * direction)
        while difference != 0:
            if not step_row(s, direction):
                rim(s, direction)
            difference -= direction
        difference = lead(s, TRADE)
        direction = sign(difference)
        if difference != 0:
            s.tell("lead-trade", "duel:H7", side(difference), difference * direction)
        while difference != 0:
            if not step_column(s, direction):
                rim(s, direction)
            difference -= direction


class DiplomacyStep(Task["DuelState"]):
    """A lead of one chooses an axis; more goes diagonally and scores (duel:H8, duel:H9, duel:H11)."""

    kind = kinds.DIPLOMACY_STEP

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        difference = lead(s, DIPLOMACY)
        if difference == 0:
            return
        direction = sign(difference)
        seat = side(difference)
        difference *= direction
        s.tell("lead-diplomacy", "duel:H8" if difference == 1 else "duel:H9", seat, difference)
        if difference == 1:
            s.frames.ask(kinds.CHOOSE_AXIS, seat)
            return
        vertically = step_row(s, direction)
        horizontally = step_column(s, direction)
        if not (vertically and horizontally):
            rim(s, direction)
        points = diplomacy_points(difference)
        s.gain_points(seat, BY_DIPLOMACY, points)
        s.tell("score-diplomacy", "duel:H9", seat, points)


def diplomacy_points(difference: i64) -> i64:
    """By the table; its last entry holds for all above (duel:H9)."""
    last: i64 = len(DIPLOMACY_POINTS) - 1
    return DIPLOMACY_POINTS[difference if difference < last else last]


class ChooseAxis(Decision["DuelState"]):
    """One field towards one's own side, on the axis of one's choice, the rim included (duel:H8)."""

    kind = kinds.CHOOSE_AXIS
    name = "axis"
    rule = "duel:H8"
    exact = True

    def candidates(self, s: DuelState, f: Frame) -> list[int]:
        return [AXIS, AXIS + 1]

    def verdict(self, s: DuelState, f: Frame, action: i64) -> i64:
        return kinds.OK if AXIS <= action <= AXIS + 1 else kinds.NOT_THIS_DECISION

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        direction: i64 = 1 if f.seat == 0 else -1
        moved = step_row(s, direction) if f.picked[0] == AXIS else step_column(s, direction)
        s.tell("axis-military" if f.picked[0] == AXIS else "axis-trade", "duel:H8", f.seat)
        if not moved:
            rim(s, direction)


class SupremacyScore(Task["DuelState"]):
    """What the place of the cylinder is worth, and to whom (duel:H12 to duel:H14)."""

    kind = kinds.SUPREMACY_SCORE

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        row = s.row * sign(s.row)
        column = s.column * sign(s.column)
        if row != 0:
            points: i64 = MILITARY_SCALE[row]
            s.gain_points(side(s.row), BY_MILITARY, points)
            s.tell("score-military", "duel:H12", side(s.row), points)
        if column != 0:
            seat = side(s.column)
            points = TRADE_SCALE[column] * len(s.universes[seat].planets)
            s.gain_points(seat, BY_TRADE, points)
            s.tell("score-trade", "duel:H13", seat, points)
        if row != 0 and column != 0 and sign(s.row) == sign(s.column):
            points = QUADRANT[row - 1][column - 1]
            s.gain_points(side(s.row), BY_QUADRANT, points)
            s.tell("score-quadrant", "duel:H14", side(s.row), points)
