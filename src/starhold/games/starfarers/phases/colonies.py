"""Founding colonies (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import NODE_THING
from starhold.games.starfarers.board import PIRATES, SECTOR_SLOTS, SYSTEM_COLONIES_OF_THREE
from starhold.games.starfarers.card_table import NONE, SYSTEM, UNKNOWN
from starhold.games.starfarers.lattice import SITE_NODE
from starhold.games.starfarers.phases.building import take_ship
from starhold.games.starfarers.phases.exploring import unexplored
from starhold.games.starfarers.phases.winning import gain_points

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def site_verdict(s: StarfarersState, site: i64) -> i64:
    """Whether a colony can be founded on a site, ships aside (starfarers:10.1, starfarers:10.4, starfarers:10.5)."""
    slot = site // 3
    if slot >= SECTOR_SLOTS:
        return kinds.HOME_SECTOR
    sector: i64 = s.sector[slot]
    if sector != SYSTEM:
        return kinds.UNKNOWN_SECTOR if sector == UNKNOWN else kinds.NOT_SITE
    if unexplored(s, slot):
        return kinds.UNEXPLORED
    if s.piece[site] != NONE:
        return kinds.SITE_TAKEN
    after = site + 1 if site % 3 < 2 else site - 2
    if s.disc[site] > PIRATES or s.disc[after] > PIRATES:
        return kinds.TOKEN_THERE
    if s.players == 3:
        standing: i64 = 0
        i: i64 = 0
        while i < 3:
            if s.piece[3 * slot + i] != NONE:
                standing += 1
            i += 1
        if standing >= SYSTEM_COLONIES_OF_THREE:
            return kinds.TWO_COLONIES
    return kinds.OK


def found_colony(s: StarfarersState, seat: i64, ship: i64, site: i64, told: bool = False) -> None:
    """The ship becomes a colony, worth a point for good (starfarers:10.3, starfarers:10.8)."""
    take_ship(s, seat, ship)
    s.put(site, seat)
    s.fleets[seat].colonies += 1
    s.tell("founded-colony", "starfarers:10.1", seat, 1 if told else 0, NODE_THING + SITE_NODE[site])
    gain_points(s, seat, 1)
