"""Building: ships, spaceports, upgrades (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.starfarers.actions import (
    COLONY_SHIP,
    NODE_THING,
    SHIPS,
    SITE_COUNT,
    SPACEPORT,
    TRADE_SHIP,
    UPGRADE,
    UPGRADE_THING,
)
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.kinds import (
    ALREADY_PORT,
    BERTH_TAKEN,
    CANNOT_PAY,
    NO_COLONY_PIECE,
    NO_SHIPYARD,
    NO_STATION_PIECE,
    NO_TRANSPORT,
    NOT_YOUR_BERTH,
    NOT_YOUR_COLONY,
    OK,
    UPGRADE_LIMIT,
)
from starhold.games.starfarers.lattice import BERTH_NODE, SITE_NODE
from starhold.games.starfarers.phases.clearing import clear_where_ships_wait
from starhold.games.starfarers.phases.winning import gain_points
from starhold.games.starfarers.table import (
    BUILD_COLONY_SHIP,
    BUILD_SPACEPORT,
    BUILD_TRADE_SHIP,
    BUILD_UPGRADE,
    COLONIES,
    COLONY_SHIP_KIND,
    COLONY_STOCK,
    EVICTED,
    HAND,
    LIMITS,
    NONE,
    PORT,
    PORTS,
    PRICES,
    SHIP_FLAGS,
    SHIP_KIND,
    SHIP_NODE,
    SHIPYARDS,
    STATION_STOCK,
    TRADE_SHIP_KIND,
    TRANSPORTS,
    UPGRADES,
)

if TYPE_CHECKING:
    from starhold.core.chance import Chance
    from starhold.games.starfarers.state import StarfarersState


# -- paying


def can_pay(fleet: list[int], build: i64) -> bool:
    """Whether the hand covers a price (starfarers:5.1)."""
    resource: i64 = 0
    while resource < RESOURCES:
        if fleet[HAND + resource] < PRICES[RESOURCES * build + resource]:
            return False
        resource += 1
    return True


def pay(s: StarfarersState, seat: i64, build: i64) -> None:
    fleet = s.fleets[seat]
    resource: i64 = 0
    while resource < RESOURCES:
        price: i64 = PRICES[RESOURCES * build + resource]
        fleet[HAND + resource] -= price
        s.supply[resource] += price
        resource += 1


# -- ships


def ship_there(s: StarfarersState, node: i64) -> bool:
    """Whether any ship stands on an intersection."""
    for fleet in s.fleets:
        if fleet[SHIP_NODE] == node or fleet[SHIP_NODE + 1] == node or fleet[SHIP_NODE + 2] == node:
            return True
    return False


def own_port(s: StarfarersState, seat: i64, site: i64) -> bool:
    return s.piece[site] == seat + PORT


def free_berth(s: StarfarersState, seat: i64) -> bool:
    """Whether there is a free place at an own spaceport (starfarers:5.4)."""
    site: i64 = 0
    while site < SITE_COUNT:
        if own_port(s, seat, site) and (
            not ship_there(s, BERTH_NODE[2 * site]) or not ship_there(s, BERTH_NODE[2 * site + 1])
        ):
            return True
        site += 1
    return False


def berth_codes(s: StarfarersState, seat: i64, base: i64, codes: list[int]) -> None:
    """Every free berth of that player."""
    if s.fleets[seat][PORTS] == 0:
        return
    port: i64 = seat + PORT
    site: i64 = 0
    for piece in s.piece:
        if piece == port:
            if not ship_there(s, BERTH_NODE[2 * site]):
                codes.append(base + 2 * site)
            if not ship_there(s, BERTH_NODE[2 * site + 1]):
                codes.append(base + 2 * site + 1)
        site += 1


def berth_verdict(s: StarfarersState, seat: i64, berth: i64) -> i64:
    """Whether a ship can be put there (starfarers:5.4, starfarers:5.10)."""
    if not own_port(s, seat, berth // 2):
        return NOT_YOUR_BERTH
    return BERTH_TAKEN if ship_there(s, BERTH_NODE[berth]) else OK


def stock_verdict(fleet: list[int], kind: i64) -> i64:
    """Whether the pieces of a ship are there (starfarers:5.2)."""
    if fleet[TRANSPORTS] == 0:
        return NO_TRANSPORT
    if kind == COLONY_SHIP_KIND:
        return OK if fleet[COLONY_STOCK] else NO_COLONY_PIECE
    return OK if fleet[STATION_STOCK] else NO_STATION_PIECE


def ship_verdict(s: StarfarersState, seat: i64, kind: i64, berth: i64) -> i64:
    fleet = s.fleets[seat]
    verdict = stock_verdict(fleet, kind)
    if verdict == OK:
        verdict = berth_verdict(s, seat, berth)
    if verdict == OK and not can_pay(fleet, BUILD_COLONY_SHIP if kind == COLONY_SHIP_KIND else BUILD_TRADE_SHIP):
        return CANNOT_PAY
    return verdict


def place_ship(s: StarfarersState, seat: i64, kind: i64, berth: i64) -> None:
    """A ship from the stock onto a berth; it takes the first free number."""
    fleet = s.fleets[seat]
    fleet[TRANSPORTS] -= 1
    fleet[COLONY_STOCK if kind == COLONY_SHIP_KIND else STATION_STOCK] -= 1
    ship: i64 = 0
    while fleet[SHIP_NODE + ship] != NONE:
        ship += 1
    fleet[SHIP_NODE + ship] = BERTH_NODE[berth]
    fleet[SHIP_KIND + ship] = kind
    fleet[SHIP_FLAGS + ship] = 0


def take_ship(s: StarfarersState, seat: i64, ship: i64) -> None:
    """A ship has founded: its transport goes back to the stock (starfarers:5.6)."""
    fleet = s.fleets[seat]
    fleet[SHIP_NODE + ship] = NONE
    fleet[SHIP_KIND + ship] = 0
    fleet[SHIP_FLAGS + ship] = 0
    fleet[TRANSPORTS] += 1


def has_ship(fleet: list[int]) -> bool:
    """Whether a player has a ship on the board (starfarers:1.3)."""
    return fleet[SHIP_NODE] != NONE or fleet[SHIP_NODE + 1] != NONE or fleet[SHIP_NODE + 2] != NONE


# -- spaceports


def port_verdict(s: StarfarersState, seat: i64, site: i64) -> i64:
    """Whether a colony can become a spaceport, its price aside (starfarers:5.3)."""
    piece: i64 = s.piece[site]
    if piece == seat + PORT:
        return ALREADY_PORT
    if piece != seat:
        return NOT_YOUR_COLONY
    return OK if s.fleets[seat][SHIPYARDS] else NO_SHIPYARD


def make_port(s: StarfarersState, seat: i64, site: i64) -> None:
    """A shipyard onto a colony; ships of others on its berths must leave (starfarers:7.5)."""
    fleet = s.fleets[seat]
    s.piece[site] = seat + PORT
    fleet[SHIPYARDS] -= 1
    fleet[COLONIES] -= 1
    fleet[PORTS] += 1
    other: i64 = 0
    while other < s.players:
        theirs = s.fleets[other]
        ship: i64 = 0
        while ship < SHIPS:
            node: i64 = theirs[SHIP_NODE + ship]
            if other != seat and node != NONE and (node == BERTH_NODE[2 * site] or node == BERTH_NODE[2 * site + 1]):
                theirs[SHIP_FLAGS + ship] |= EVICTED
            ship += 1
        other += 1
    gain_points(s, seat, 1)


# -- upgrades


def upgrade_verdict(s: StarfarersState, seat: i64, upgrade: i64) -> i64:
    """Whether one more of its kind has room on the mothership (starfarers:5.5)."""
    return OK if s.fleets[seat][UPGRADES + upgrade] < LIMITS[upgrade] else UPGRADE_LIMIT


def attach(s: StarfarersState, seat: i64, upgrade: i64, chance: Chance) -> None:
    """From the tray onto the mothership."""
    s.tray[upgrade] -= 1
    s.fleets[seat][UPGRADES + upgrade] += 1
    if s.settings.clear_at_once:
        clear_where_ships_wait(s, seat, chance)


def detach(s: StarfarersState, seat: i64, upgrade: i64) -> None:
    s.tray[upgrade] += 1
    s.fleets[seat][UPGRADES + upgrade] -= 1


# -- all of it as choices of the turn


def build_codes(s: StarfarersState, seat: i64, codes: list[int]) -> None:
    """Everything that can be built now."""
    fleet = s.fleets[seat]
    if fleet[TRANSPORTS]:
        if fleet[COLONY_STOCK] and can_pay(fleet, BUILD_COLONY_SHIP):
            berth_codes(s, seat, COLONY_SHIP, codes)
        if fleet[STATION_STOCK] and can_pay(fleet, BUILD_TRADE_SHIP):
            berth_codes(s, seat, TRADE_SHIP, codes)
    if fleet[SHIPYARDS] and fleet[COLONIES] and can_pay(fleet, BUILD_SPACEPORT):
        site: i64 = 0
        for piece in s.piece:
            if piece == seat:
                codes.append(SPACEPORT + site)
            site += 1
    upgrade: i64 = 0
    while upgrade < 3:
        if fleet[UPGRADES + upgrade] < LIMITS[upgrade] and can_pay(fleet, BUILD_UPGRADE + upgrade):
            codes.append(UPGRADE + upgrade)
        upgrade += 1


def build_port_verdict(s: StarfarersState, seat: i64, site: i64) -> i64:
    verdict = port_verdict(s, seat, site)
    return CANNOT_PAY if verdict == OK and not can_pay(s.fleets[seat], BUILD_SPACEPORT) else verdict


def build_upgrade_verdict(s: StarfarersState, seat: i64, upgrade: i64) -> i64:
    verdict = upgrade_verdict(s, seat, upgrade)
    return CANNOT_PAY if verdict == OK and not can_pay(s.fleets[seat], BUILD_UPGRADE + upgrade) else verdict


def build_ship(s: StarfarersState, seat: i64, kind: i64, berth: i64) -> None:
    if kind == COLONY_SHIP_KIND:
        pay(s, seat, BUILD_COLONY_SHIP)
        s.tell("built-colony-ship", "starfarers:5.4", seat, 0, NODE_THING + BERTH_NODE[berth])
    else:
        pay(s, seat, BUILD_TRADE_SHIP)
        s.tell("built-trade-ship", "starfarers:5.4", seat, 0, NODE_THING + BERTH_NODE[berth])
    place_ship(s, seat, kind, berth)


def build_port(s: StarfarersState, seat: i64, site: i64) -> None:
    pay(s, seat, BUILD_SPACEPORT)
    s.tell("built-spaceport", "starfarers:5.3", seat, 0, NODE_THING + SITE_NODE[site])
    make_port(s, seat, site)


def build_upgrade(s: StarfarersState, seat: i64, upgrade: i64, chance: Chance) -> None:
    pay(s, seat, BUILD_UPGRADE + upgrade)
    s.tell("built-upgrade", "starfarers:5.5", seat, 0, UPGRADE_THING + upgrade)
    attach(s, seat, upgrade, chance)


def token_ship_due(s: StarfarersState, seat: i64) -> bool:
    """Whether a free trade ship could be placed now (starfarers:12.21)."""
    return stock_verdict(s.fleets[seat], TRADE_SHIP_KIND) == OK and free_berth(s, seat)
