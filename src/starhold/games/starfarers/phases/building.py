"""Building: ships, spaceports, upgrades (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.hands import changed
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
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
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.lattice import BERTH_NODE, SITE_NODE
from starhold.games.starfarers.memory import paid
from starhold.games.starfarers.phases.clearing import clear_where_ships_wait
from starhold.games.starfarers.phases.winning import gain_points

if TYPE_CHECKING:
    from starhold.core.chance import Chance
    from starhold.games.starfarers.state import StarfarersState


# -- paying


def can_pay(fleet: Fleet, build: i64) -> bool:
    """Whether the hand covers a price (starfarers:5.1)."""
    resource: i64 = 0
    while resource < RESOURCES:
        if fleet.hand[resource] < flat.PRICES[RESOURCES * build + resource]:
            return False
        resource += 1
    return True


def pay(s: StarfarersState, seat: i64, build: i64) -> None:
    fleet = s.fleets[seat]
    resource: i64 = 0
    while resource < RESOURCES:
        price: i64 = flat.PRICES[RESOURCES * build + resource]
        if price:
            fleet.hand[resource] -= price
            s.supply[resource] += price
            paid(s, seat, resource, price)
        resource += 1


# -- ships


def ship_there(s: StarfarersState, node: i64) -> bool:
    """Whether any ship stands on an intersection."""
    for fleet in s.fleets:
        if fleet.ship_node[0] == node or fleet.ship_node[1] == node or fleet.ship_node[2] == node:
            return True
    return False


def own_port(s: StarfarersState, seat: i64, site: i64) -> bool:
    return s.piece[site] == seat + flat.PORT


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
    if s.fleets[seat].ports == 0:
        return
    port: i64 = seat + flat.PORT
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
        return kinds.NOT_YOUR_BERTH
    return kinds.BERTH_TAKEN if ship_there(s, BERTH_NODE[berth]) else kinds.OK


def stock_verdict(fleet: Fleet, kind: i64) -> i64:
    """Whether the pieces of a ship are there (starfarers:5.2)."""
    if fleet.transports == 0:
        return kinds.NO_TRANSPORT
    if kind == flat.COLONY_SHIP_KIND:
        return kinds.OK if fleet.colony_stock else kinds.NO_COLONY_PIECE
    return kinds.OK if fleet.station_stock else kinds.NO_STATION_PIECE


def ship_verdict(s: StarfarersState, seat: i64, kind: i64, berth: i64) -> i64:
    fleet = s.fleets[seat]
    verdict = stock_verdict(fleet, kind)
    if verdict == kinds.OK:
        verdict = berth_verdict(s, seat, berth)
    if verdict == kinds.OK and not can_pay(
        fleet, flat.BUILD_COLONY_SHIP if kind == flat.COLONY_SHIP_KIND else flat.BUILD_TRADE_SHIP
    ):
        return kinds.CANNOT_PAY
    return verdict


def place_ship(s: StarfarersState, seat: i64, kind: i64, berth: i64) -> None:
    """A ship from the stock onto a berth; it takes the first free number."""
    fleet = s.fleets[seat]
    fleet.transports -= 1
    if kind == flat.COLONY_SHIP_KIND:
        fleet.colony_stock -= 1
    else:
        fleet.station_stock -= 1
    ship: i64 = 0
    while fleet.ship_node[ship] != flat.NONE:
        ship += 1
    fleet.ship_node[ship] = BERTH_NODE[berth]
    fleet.ship_kind = changed(fleet.ship_kind, ship, kind)
    fleet.ship_flags[ship] = 0


def take_ship(s: StarfarersState, seat: i64, ship: i64) -> None:
    """A ship has founded: its transport goes back to the stock (starfarers:5.6)."""
    fleet = s.fleets[seat]
    fleet.ship_node[ship] = flat.NONE
    fleet.ship_kind = changed(fleet.ship_kind, ship, 0)
    fleet.ship_flags[ship] = 0
    fleet.transports += 1


def has_ship(fleet: Fleet) -> bool:
    """Whether a player has a ship on the board (starfarers:1.3)."""
    return fleet.ship_node[0] != flat.NONE or fleet.ship_node[1] != flat.NONE or fleet.ship_node[2] != flat.NONE


# -- spaceports


def port_verdict(s: StarfarersState, seat: i64, site: i64) -> i64:
    """Whether a colony can become a spaceport, its price aside (starfarers:5.3)."""
    piece: i64 = s.piece[site]
    if piece == seat + flat.PORT:
        return kinds.ALREADY_PORT
    if piece != seat:
        return kinds.NOT_YOUR_COLONY
    return kinds.OK if s.fleets[seat].shipyards else kinds.NO_SHIPYARD


def make_port(s: StarfarersState, seat: i64, site: i64) -> None:
    """A shipyard onto a colony; ships of others on its berths must leave (starfarers:7.5)."""
    fleet = s.fleets[seat]
    s.put(site, seat + flat.PORT)
    fleet.shipyards -= 1
    fleet.colonies -= 1
    fleet.ports += 1
    other: i64 = 0
    while other < s.players:
        theirs = s.fleets[other]
        ship: i64 = 0
        while ship < SHIPS:
            node: i64 = theirs.ship_node[ship]
            if (
                other != seat
                and node != flat.NONE
                and (node == BERTH_NODE[2 * site] or node == BERTH_NODE[2 * site + 1])
            ):
                theirs.ship_flags[ship] |= flat.EVICTED
            ship += 1
        other += 1
    gain_points(s, seat, 1)


# -- upgrades


def upgrade_verdict(s: StarfarersState, seat: i64, upgrade: i64) -> i64:
    """Whether one more of its kind has room on the mothership (starfarers:5.5)."""
    return kinds.OK if s.fleets[seat].upgrades[upgrade] < flat.LIMITS[upgrade] else kinds.UPGRADE_LIMIT


def attach(s: StarfarersState, seat: i64, upgrade: i64, chance: Chance) -> None:
    """From the tray onto the mothership."""
    s.tray[upgrade] -= 1
    s.fleets[seat].change_upgrade(upgrade, 1)
    if s.settings.clear_at_once:
        clear_where_ships_wait(s, seat, chance)


def detach(s: StarfarersState, seat: i64, upgrade: i64) -> None:
    s.tray[upgrade] += 1
    s.fleets[seat].change_upgrade(upgrade, -1)


# -- all of it as choices of the turn


def build_codes(s: StarfarersState, seat: i64, codes: list[int]) -> None:
    """Everything that can be built now."""
    fleet = s.fleets[seat]
    if fleet.transports:
        if fleet.colony_stock and can_pay(fleet, flat.BUILD_COLONY_SHIP):
            berth_codes(s, seat, COLONY_SHIP, codes)
        if fleet.station_stock and can_pay(fleet, flat.BUILD_TRADE_SHIP):
            berth_codes(s, seat, TRADE_SHIP, codes)
    if fleet.shipyards and fleet.colonies and can_pay(fleet, flat.BUILD_SPACEPORT):
        site: i64 = 0
        for piece in s.piece:
            if piece == seat:
                codes.append(SPACEPORT + site)
            site += 1
    upgrade: i64 = 0
    while upgrade < 3:
        if fleet.upgrades[upgrade] < flat.LIMITS[upgrade] and can_pay(fleet, flat.BUILD_UPGRADE + upgrade):
            codes.append(UPGRADE + upgrade)
        upgrade += 1


def build_port_verdict(s: StarfarersState, seat: i64, site: i64) -> i64:
    verdict = port_verdict(s, seat, site)
    return kinds.CANNOT_PAY if verdict == kinds.OK and not can_pay(s.fleets[seat], flat.BUILD_SPACEPORT) else verdict


def build_upgrade_verdict(s: StarfarersState, seat: i64, upgrade: i64) -> i64:
    verdict = upgrade_verdict(s, seat, upgrade)
    return (
        kinds.CANNOT_PAY
        if verdict == kinds.OK and not can_pay(s.fleets[seat], flat.BUILD_UPGRADE + upgrade)
        else verdict
    )


def build_ship(s: StarfarersState, seat: i64, kind: i64, berth: i64) -> None:
    if kind == flat.COLONY_SHIP_KIND:
        pay(s, seat, flat.BUILD_COLONY_SHIP)
        s.tell("built-colony-ship", "starfarers:5.4", seat, 0, NODE_THING + BERTH_NODE[berth])
    else:
        pay(s, seat, flat.BUILD_TRADE_SHIP)
        s.tell("built-trade-ship", "starfarers:5.4", seat, 0, NODE_THING + BERTH_NODE[berth])
    place_ship(s, seat, kind, berth)


def build_port(s: StarfarersState, seat: i64, site: i64) -> None:
    pay(s, seat, flat.BUILD_SPACEPORT)
    s.tell("built-spaceport", "starfarers:5.3", seat, 0, NODE_THING + SITE_NODE[site])
    make_port(s, seat, site)


def build_upgrade(s: StarfarersState, seat: i64, upgrade: i64, chance: Chance) -> None:
    pay(s, seat, flat.BUILD_UPGRADE + upgrade)
    s.tell("built-upgrade", "starfarers:5.5", seat, 0, UPGRADE_THING + upgrade)
    attach(s, seat, upgrade, chance)


def token_ship_due(s: StarfarersState, seat: i64) -> bool:
    """Whether a free trade ship could be placed now (starfarers:12.21)."""
    return stock_verdict(s.fleets[seat], flat.TRADE_SHIP_KIND) == kinds.OK and free_berth(s, seat)
