"""Planets: who can take which, and what becomes of them (alliances:E1 to alliances:E8, alliances:F4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.alliances import card_table as flat
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import SITE_THING
from starhold.games.alliances.phases.resources import answer

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def reach_verdict(s: AlliancesState, seat: i64, system: i64) -> i64:
    """Whether things of that system are reachable (alliances:D4)."""
    place = s.place_of(system)
    if place == flat.NONE:
        return kinds.NO_SUCH_SYSTEM
    return kinds.OK if place < s.reach(seat) else kinds.OUT_OF_REACH


def target_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    """Whether this player may put a cruiser on that planet (alliances:E6, alliances:E8, alliances:F4)."""
    reason = reach_verdict(s, seat, s.table.site_system[site])
    if reason != kinds.OK:
        return reason
    if s.planet[site] == flat.NONE:
        return kinds.NO_PLANET
    status: i64 = s.status[site]
    if status == flat.EMPTY:
        return kinds.OK
    owner: i64 = s.owner[site]
    if owner == seat:
        return kinds.OWN_PLANET
    if status == flat.IS_OCCUPIED:
        return kinds.OCCUPIED_PLANET
    return kinds.PROTECTED if s.protects(owner) else kinds.OK


def target_codes(s: AlliancesState, seat: i64, base: i64, codes: list[int]) -> None:
    """Add all planets this player may put a cruiser on."""
    place: i64 = 0
    reach = s.reach(seat)
    while place < reach:
        site: i64 = s.table.first_site[s.row[place]]
        after: i64 = s.table.after_site[s.row[place]]
        while site < after:
            if target_verdict(s, seat, site) == kinds.OK:
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
    if s.status[site] != flat.EMPTY:
        clear(s, site)
        s.tell("planet-lost", "alliances:E7", former, 0, SITE_THING + site)
    alliance = s.alliances[seat]
    alliance.cruisers -= 1
    alliance.occupied += 1
    s.owner[site] = seat
    s.status[site] = flat.IS_OCCUPIED
    answer(s, seat, flat.ON_SEIZE)


def clear(s: AlliancesState, site: i64) -> None:
    """All cubes of a colonised or developed planet back to their owner's supply."""
    alliance = s.alliances[s.owner[site]]
    if s.status[site] == flat.IS_DEVELOPED:
        alliance.developed -= 1
        alliance.cube_supply += 2
    elif s.status[site] == flat.IS_COLONISED:
        alliance.colonised -= 1
        alliance.cube_supply += 1
    s.owner[site] = flat.NONE
    s.status[site] = flat.EMPTY
