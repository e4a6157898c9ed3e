"""Comparing cannons or boosters, and shaking for a row, in an encounter (starfarers:12.4 to starfarers:12.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.starfarers.board import BALL_VALUES
from starhold.games.starfarers.kinds import (
    RUN_BRANCH,
)
from starhold.games.starfarers.phases.shake import balls_value, draw_balls, told_balls

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

COMBAT: i64 = 0
BY_TABLE: i64 = 2  # a shake that picks a row, among the stats of `s.shakes`


def opponent(s: StarfarersState, seat: i64, which: i64) -> i64:
    """The seat that stands for the other side (starfarers:12.25): left, right, second left, second right."""
    if which == 0:
        return (seat + 1) % s.players
    if which == 1:
        return (seat + s.players - 1) % s.players
    return (seat + 2) % s.players if which == 2 else (seat + s.players - 2) % s.players


def boosters(s: StarfarersState, seat: i64) -> i64:
    """All that drives a mothership, Scientists' cards included unless an option says otherwise (12.6)."""
    fleet = s.fleets[seat]
    count: i64 = fleet.upgrades[0]
    return count if s.settings.physical_boosters else count + fleet.speed_bonus


def shake_for(s: StarfarersState, seat: i64, stat: i64, bonus: i64, chance: Chance) -> i64:
    """One side of a comparison: two balls and what is added (starfarers:12.4)."""
    balls = draw_balls(chance)
    total = balls_value(s, balls) + bonus
    s.shakes = [*s.shakes, int(seat), int(balls), int(bonus), int(total), int(stat)]
    told = told_balls(balls)
    s.tell("compare-total-combat" if stat == COMBAT else "compare-total-speed", "starfarers:12.4", seat, total, told)
    return total


def compare(s: StarfarersState, seat: i64, stat: i64, other: i64, won: i64, lost: i64, chance: Chance) -> None:
    """Both shake; equal is a win. Who plays the pirate has no Scientists (starfarers:12.4, starfarers:12.5)."""
    if stat == COMBAT:
        mine = shake_for(s, seat, stat, s.fleets[seat].upgrades[1] + s.fleets[seat].combat_bonus, chance)
        theirs = shake_for(s, other, stat, s.fleets[other].upgrades[1], chance)
    else:
        mine = shake_for(s, seat, stat, boosters(s, seat), chance)
        theirs = shake_for(s, other, stat, boosters(s, other), chance)
    _branch(s, seat, mine >= theirs, won, lost)


def compare_boosters(s: StarfarersState, seat: i64, other: i64, won: i64, lost: i64) -> None:
    """Without a shake (starfarers:12.6)."""
    mine = boosters(s, seat)
    theirs = boosters(s, other)
    s.tell("boosters-compared", "starfarers:12.6", seat, mine)
    s.tell("boosters-compared", "starfarers:12.6", other, theirs)
    _branch(s, seat, mine >= theirs, won, lost)


def _branch(s: StarfarersState, seat: i64, success: bool, won: i64, lost: i64) -> None:
    s.tell("compare-won" if success else "compare-lost", "starfarers:12.4", seat)
    s.frames.task(RUN_BRANCH, won if success else lost)


def shake_table(s: StarfarersState, seat: i64, first_row: i64, chance: Chance) -> None:
    """The sum of two balls picks one of five rows; black counts 0 here whatever the option."""
    balls = draw_balls(chance)
    total: i64 = BALL_VALUES[balls // 10] + BALL_VALUES[balls % 10]
    s.shakes = [*s.shakes, int(seat), int(balls), 0, int(total), int(BY_TABLE)]
    s.tell("table-shaken", "starfarers:12.15", seat, total, told_balls(balls))
    s.frames.task(RUN_BRANCH, first_row + total - 1)
