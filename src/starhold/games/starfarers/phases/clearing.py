"""Pirate bases and ice planets (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.starfarers.actions import DISC_CODES, DISC_THING, SHIPS
from starhold.games.starfarers.board import DISC_NAMES, ICE, PIRATES
from starhold.games.starfarers.card_table import MEDAL_DISCS, NONE
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.lattice import PLANET_AT
from starhold.games.starfarers.phases.winning import gain_points

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

CANNON: i64 = 1
FREIGHT_POD: i64 = 2

# The thing behind a disc, by disc, for log and luck.
THING_OF_DISC: list[int] = [
    DISC_THING + DISC_CODES.index(disc) if disc in DISC_NAMES else NONE for disc in range(max(DISC_NAMES) + 1)
]


def beats(fleet: Fleet, disc: i64) -> bool:
    """Whether a fleet is strong enough for a base or an ice planet (starfarers:9.1, starfarers:9.2)."""
    if disc > ICE:
        return fleet.upgrades[FREIGHT_POD] >= disc - ICE
    return disc > PIRATES and fleet.upgrades[CANNON] + fleet.combat_bonus >= disc - PIRATES


def clearable(s: StarfarersState, seat: i64, node: i64) -> bool:
    """Whether a ship of that player entering here would clear something (starfarers:9.6)."""
    i: i64 = 0
    while i < 2:
        planet: i64 = PLANET_AT[2 * node + i]
        if planet != NONE and s.disc[planet] > PIRATES and beats(s.fleets[seat], s.disc[planet]):
            return True
        i += 1
    return False


def clears_here(s: StarfarersState, seat: i64, node: i64) -> bool:
    """Whether a ship that stands here may clear something by a move of 0, which is an option (starfarers:9.8)."""
    return not s.settings.clear_by_entering and clearable(s, seat, node)


def clear(s: StarfarersState, seat: i64, node: i64, chance: Chance) -> bool:
    """What falls when a ship stands here falls at once, at no cost (starfarers:9.9, starfarers:9.10)."""
    done = False
    i: i64 = 0
    while i < 2 and not s.ended:
        planet: i64 = PLANET_AT[2 * node + i]
        i += 1
        if planet == NONE:
            continue
        disc: i64 = s.disc[planet]
        if disc <= PIRATES or not beats(s.fleets[seat], disc):
            continue
        done = True
        if disc > ICE:
            s.tell("cleared-ice", "starfarers:9.2", seat, disc - ICE)
        else:
            s.tell("cleared-pirates", "starfarers:9.1", seat, disc - PIRATES)
        bit: i64 = 0
        while MEDAL_DISCS[bit] != disc:
            bit += 1
        s.fleets[seat].medals |= 1 << bit
        put_reserve_disc(s, seat, planet, chance)
        gain_points(s, seat, 1)
    return done


def put_reserve_disc(s: StarfarersState, seat: i64, planet: i64, chance: Chance) -> None:
    """A blind one of the reserve discs goes onto the planet (starfarers:9.5, starfarers:9.11)."""
    bag = [THING_OF_DISC[disc] for disc in s.reserve_discs]
    drawn = chance.pick(bag)
    left = s.reserve_discs[:]
    disc: i64 = left.pop(drawn)
    s.reserve_discs = left
    discs = s.disc[:]
    discs[planet] = disc
    s.disc = discs
    s.reveals += 1
    s.tell("reserve-disc", "starfarers:9.5", seat, planet + 1, THING_OF_DISC[disc])


def clear_where_ships_wait(s: StarfarersState, seat: i64, chance: Chance) -> None:
    """By option, a ship that stands beside a token clears it as soon as it is strong enough (starfarers:9.8)."""
    ship: i64 = 0
    while ship < SHIPS and not s.ended:
        node: i64 = s.fleets[seat].ship_node[ship]
        if node != NONE:
            clear(s, seat, node, chance)
        ship += 1
