"""Planets: who can take which, and what becomes of them (alliances:E1 to alliances:E8, alliances:F4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.alliances.actions import SITE_THING
from starhold.games.alliances.kinds import (
    NO_PLANET,
    NO_SUCH_SYSTEM,
    OCCUPIED_PLANET,
    OK,
    OUT_OF_REACH,
    OWN_PLANET,
    PROTECTED,
)
from starhold.games.alliances.phases.resources import answer
from starhold.games.alliances.table import (
    COLONISED,
    CRUISERS,
    CUBE_SUPPLY,
    DEVELOPED,
    EMPTY,
    IS_COLONISED,
    IS_DEVELOPED,
    IS_OCCUPIED,
    NONE,
    OCCUPIED,
    ON_SEIZE,
)

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def reach_verdict(s: AlliancesState, seat: i64, system: i64) -> i64:
    """Whether things of that system are reachable (alliances:D4)."""
    place = s.place_of(system)
    if place == NONE:
        return NO_SUCH_SYSTEM
    return OK if place < s.reach(seat) else OUT_OF_REACH


def target_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    """Whether this player may put a cruiser on that planet (alliances:E6, alliances:E8, alliances:F4)."""
    reason = reach_verdict(s, seat, s.table.site_system[site])
    if reason != OK:
        return reason
    if s.planet[site] == NONE:
        return NO_PLANET
    status: i64 = s.status[site]
    if status == EMPTY:
        return OK
    owner: i64 = s.owner[site]
    if owner == seat:
        return OWN_PLANET
    if status == IS_OCCUPIED:
        return OCCUPIED_PLANET
    return PROTECTED if s.protects(owner) else OK


def target_codes(s: AlliancesState, seat: i64, base: i64, codes: list[int]) -> None:
    """Add all planets this player may put a cruiser on."""
    place: i64 = 0
    reach = s.reach(seat)
    while place < reach:
        site: i64 = s.table.first_site[s.row[place]]
        after: i64 = s.table.after_site[s.row[place]]
        while site < after:
            if target_verdict(s, seat, site) == OK:
                codes.append(base + site)
            site += 1
        place += 1


def has_target(s: AlliancesState, seat: i64) -> bool:
    """Whether there is any."""
    codes: list[int] = []
    target_codes(s, seat, 0, codes)
    return bool(codes)


def put_cruiser(s: AlliancesState, seat: i64, site: i64) -> None:
    """A cruiser from hand takes the planet; its cubes go back, its owner gains nothing (alliances:E7, alliances:F4)."""
    former: i64 = s.owner[site]
    if s.status[site] != EMPTY:
        clear(s, site)
        s.tell("planet-lost", "alliances:E7", former, 0, SITE_THING + site)
    levels = s.alliances[seat].levels
    levels[CRUISERS] = levels[CRUISERS] - 1
    levels[OCCUPIED] = levels[OCCUPIED] + 1
    s.owner[site] = seat
    s.status[site] = IS_OCCUPIED
    answer(s, seat, ON_SEIZE)


def clear(s: AlliancesState, site: i64) -> None:
    """All cubes of a colonised or developed planet back to their owner's supply."""
    levels = s.alliances[s.owner[site]].levels
    if s.status[site] == IS_DEVELOPED:
        levels[DEVELOPED] = levels[DEVELOPED] - 1
        levels[CUBE_SUPPLY] = levels[CUBE_SUPPLY] + 2
    elif s.status[site] == IS_COLONISED:
        levels[COLONISED] = levels[COLONISED] - 1
        levels[CUBE_SUPPLY] = levels[CUBE_SUPPLY] + 1
    s.owner[site] = NONE
    s.status[site] = EMPTY
