"""Where a ship can go, and where it may stop (starfarers:6.5 to starfarers:6.10, section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import NODE_COUNT, SHIPS
from starhold.games.starfarers.lattice import BERTH_OF, CENTRE_OF, NEIGHBOUR, SITE_AT
from starhold.games.starfarers.phases.building import ship_there
from starhold.games.starfarers.phases.colonies import site_verdict
from starhold.games.starfarers.phases.friendship import dock_verdict

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


class Reach:
    """All intersections within some steps of one: in order of distance, with the one before each on the way."""

    __slots__ = ("back", "nodes", "steps")

    def __init__(self, nodes: list[int], steps: list[int], back: list[int]) -> None:
        self.nodes = nodes
        self.steps = steps  # by node; NONE out of reach
        self.back = back  # by node


def spread(s: StarfarersState, start: i64, steps: i64) -> Reach:
    """Shortest ways; occupied intersections can be passed, the middle of a system cannot (6.6, 6.7)."""
    distance: list[int] = [flat.NONE] * NODE_COUNT
    back: list[int] = [flat.NONE] * NODE_COUNT
    nodes: list[int] = [int(start)]
    distance[start] = 0
    sector = s.sector
    neighbour = NEIGHBOUR
    centre = CENTRE_OF
    at: i64 = 0
    while at < len(nodes):
        node: i64 = nodes[at]
        at += 1
        far: i64 = distance[node]
        if far >= steps:
            break
        i: i64 = 3 * node
        end = i + 3
        while i < end:
            other: i64 = neighbour[i]
            i += 1
            if other == flat.NONE or distance[other] != flat.NONE:
                continue
            slot: i64 = centre[other]
            if slot != flat.NONE and sector[slot] != flat.OUTPOST and sector[slot] != flat.EMPTY:
                continue
            distance[other] = far + 1
            back[other] = node
            nodes.append(other)
    return Reach(nodes, distance, back)


def is_intersection(s: StarfarersState, node: i64) -> bool:
    """The middle of a system is none, nor can anybody know that of a face-down sector to be one (starfarers:6.7)."""
    slot: i64 = CENTRE_OF[node]
    return slot == flat.NONE or s.sector[slot] == flat.OUTPOST or s.sector[slot] == flat.EMPTY


def nodes_near(s: StarfarersState, seat: i64, ship: i64, steps: i64) -> list[int]:
    """The intersections within some steps of a ship of the active player, its own first.

    Kept until the ship moves or something is turned up, so that a flight of several ships looks only once for each.
    """
    node: i64 = s.fleets[seat].ship_node[ship]
    key = (s.reveals * NODE_COUNT + node) * 100 + steps
    if s.near_keys[ship] != key:
        near = s.near[:]  # clones share the old lists
        keys = s.near_keys[:]
        near[ship] = spread(s, node, steps).nodes
        keys[ship] = key
        s.near = near
        s.near_keys = keys
    return s.near[ship]


def ship_map(s: StarfarersState) -> list[int]:
    """How many ships are on each intersection: looked up often, so counted once."""
    there: list[int] = [0] * NODE_COUNT
    for fleet in s.fleets:
        ship: i64 = 0
        while ship < SHIPS:
            node: i64 = fleet.ship_node[ship]
            if node != flat.NONE:
                there[node] += 1
            ship += 1
    return there


def way(reach: Reach, node: i64) -> list[int]:
    """The intersections from the start (left out) to one within reach."""
    path: list[int] = []
    while reach.back[node] != flat.NONE:
        path.append(node)
        node = reach.back[node]
    path.reverse()
    return path


def speed(s: StarfarersState, seat: i64) -> i64:
    """Steps of every own ship in this flight (starfarers:6.2)."""
    fleet = s.fleets[seat]
    return s.base + fleet.upgrades[0] + fleet.speed_bonus


def steps_left(s: StarfarersState, seat: i64) -> i64:
    """Of the ship under way, or of one that has not begun; upgrades won on the way count (starfarers:6.12)."""
    return speed(s, seat) - s.used


# -- stopping


def place_verdict(s: StarfarersState, seat: i64, kind: i64, node: i64) -> i64:
    """Whether a ship of that kind may end on an intersection, other ships aside."""
    slot: i64 = CENTRE_OF[node]
    if slot != flat.NONE:
        sector: i64 = s.sector[slot]
        if sector == flat.SYSTEM:
            return kinds.SYSTEM_CENTRE
        if sector == flat.UNKNOWN:
            return kinds.UNKNOWN_SECTOR
        if sector == flat.OUTPOST:
            return kinds.COLONY_DOCK if kind == flat.COLONY_SHIP_KIND else dock_verdict(s, seat, slot)
        return kinds.OK
    site: i64 = SITE_AT[node]
    if site != flat.NONE:
        if s.piece[site] != flat.NONE and s.piece[site] != flat.CLOSED:
            return kinds.NODE_OCCUPIED
        sector = s.sector[site // 3]
        if kind == flat.COLONY_SHIP_KIND:
            return kinds.OK  # whatever an unknown sector turns out to be
        return (
            kinds.UNKNOWN_SECTOR
            if sector == flat.UNKNOWN
            else kinds.TRADE_SHIP_SITE
            if sector == flat.SYSTEM
            else kinds.OK
        )
    site = BERTH_OF[node]
    if site != flat.NONE:
        piece: i64 = s.piece[site]
        if (
            piece >= flat.PORT
            and piece != flat.CLOSED
            and piece != seat + flat.PORT
            and piece != flat.NEUTRAL + flat.PORT
        ):
            return kinds.FOREIGN_BERTH
    return kinds.OK


def stop_verdict(s: StarfarersState, seat: i64, ship: i64, node: i64) -> i64:
    """Whether that ship may end its move on an intersection."""
    fleet = s.fleets[seat]
    start: i64 = s.start if s.moving == ship else fleet.ship_node[ship]
    if node == start:
        return kinds.MUST_LEAVE if has_duty(s, seat, ship) else kinds.OK
    verdict = place_verdict(s, seat, fleet.ship_kind[ship], node)
    if verdict == kinds.OK and ship_there(s, node) and (node != fleet.ship_node[ship] or shared(s, node)):
        return kinds.NODE_OCCUPIED
    return verdict


def shared(s: StarfarersState, node: i64) -> bool:
    """Whether two ships are on an intersection: one of them is passing."""
    count: i64 = 0
    for fleet in s.fleets:
        ship: i64 = 0
        while ship < SHIPS:
            if fleet.ship_node[ship] == node:
                count += 1
            ship += 1
    return count > 1


def can_stop_within(s: StarfarersState, seat: i64, ship: i64, node: i64, steps: i64) -> bool:
    """Whether a legal stop can be reached from an intersection (starfarers:6.10)."""
    for other in spread(s, node, steps).nodes:
        if stop_verdict(s, seat, ship, other) == kinds.OK:
            return True
    return False


# -- duties


def has_duty(s: StarfarersState, seat: i64, ship: i64) -> bool:
    """Whether a ship must leave where it began, or found there, and can (starfarers:7.3, 7.5, 7.6, 7.9)."""
    fleet = s.fleets[seat]
    flags: i64 = fleet.ship_flags[ship]
    if flags & (flat.WAITS | flat.EVICTED) == 0 or flags & flat.GROUNDED:
        return False
    start: i64 = s.start if s.moving == ship else fleet.ship_node[ship]
    site: i64 = SITE_AT[start]
    if flags & flat.WAITS and site != flat.NONE and site_verdict(s, site) == kinds.OK:
        return True
    kind: i64 = fleet.ship_kind[ship]
    for other in spread(s, start, speed(s, seat)).nodes:
        if other != start and place_verdict(s, seat, kind, other) == kinds.OK and not ship_there(s, other):
            return True
    return False


def duties_left(s: StarfarersState, seat: i64) -> i64:
    """The first ship that must still leave or found in this flight, or NONE."""
    fleet = s.fleets[seat]
    ship: i64 = 0
    while ship < SHIPS:
        if (
            fleet.ship_node[ship] != flat.NONE
            and fleet.ship_flags[ship] & (flat.WAITS | flat.EVICTED)
            and not fleet.ship_flags[ship] & 1
            and has_duty(s, seat, ship)
        ):
            return ship
        ship += 1
    return flat.NONE
