"""Where a ship can go, and where it may stop (starfarers:6.5 to starfarers:6.10, section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from starhold.core.hands import changed
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import NODE_COUNT, SHIPS
from starhold.games.starfarers.lattice import BERTH_OF, CENTRE_OF, NEIGHBOUR, NONE, OPEN_SPACE, SITE_AT
from starhold.games.starfarers.phases.building import ship_there
from starhold.games.starfarers.phases.colonies import site_verdict
from starhold.games.starfarers.phases.friendship import dock_verdict

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


class Reach:
    """All intersections within some steps of one: in order of distance, with the one before each on the way."""

    __slots__ = ("back", "far", "nodes", "outermost", "steps")

    def __init__(self, start: i64) -> None:
        self.far: i64 = 0  # how many steps
        self.nodes = append(vec[i64](capacity=64), start)
        self.outermost: i64 = 0  # the place among them of the first that is so far away
        self.steps = vec[i64]([NONE] * NODE_COUNT)  # by node; NONE out of reach
        self.back = vec[i64]([NONE] * NODE_COUNT)  # by node
        self.steps[start] = 0

    def widen(self, s: StarfarersState) -> bool:
        """One step further: occupied intersections can be passed, the middle of a system cannot (6.6, 6.7).

        False if there is nothing new.
        """
        nodes = self.nodes
        steps = self.steps
        back = self.back
        sector = s.sector
        at = self.outermost
        end: i64 = len(nodes)
        self.far += 1
        self.outermost = end
        while at < end:
            node = nodes[at]
            at += 1
            i = 3 * node
            while i < 3 * node + 3:
                other = NEIGHBOUR[i]
                i += 1
                if other == NONE or steps[other] != NONE:
                    continue
                slot = CENTRE_OF[other]
                if slot != NONE and sector[slot] != flat.OUTPOST and sector[slot] != flat.EMPTY:
                    continue
                steps[other] = self.far
                back[other] = node
                nodes = append(nodes, other)
        self.nodes = nodes
        return len(nodes) > end


def spread(s: StarfarersState, start: i64, steps: i64) -> Reach:
    """The shortest ways to all that is so near."""
    reach = Reach(start)
    while reach.far < steps and reach.widen(s):
        pass
    return reach


def is_intersection(s: StarfarersState, node: i64) -> bool:
    """The middle of a system is none, nor can anybody know that of a face-down sector to be one (starfarers:6.7)."""
    slot: i64 = CENTRE_OF[node]
    return slot == NONE or s.sector[slot] == flat.OUTPOST or s.sector[slot] == flat.EMPTY


def reach_of(s: StarfarersState, seat: i64, ship: i64, steps: i64) -> Reach:
    """The intersections within some steps of a ship of the active player.

    Kept until the ship moves or something is turned up, so that a flight of several ships looks only once for each.
    """
    node: i64 = s.fleets[seat].ship_node[ship]
    key = (s.reveals * NODE_COUNT + node) * 100 + steps
    kept = s.near[ship]
    if kept is not None and s.near_keys[ship] == key:
        return kept
    found = spread(s, node, steps)
    near = s.near[:]  # clones share the old lists
    near[ship] = found
    s.near = near
    s.near_keys = changed(s.near_keys, ship, key)
    return found


def ship_map(s: StarfarersState) -> vec[i64]:
    """How many ships are on each intersection: looked up often, so counted once."""
    there = vec[i64]([0] * NODE_COUNT)
    for fleet in s.fleets:
        ship: i64 = 0
        while ship < SHIPS:
            node: i64 = fleet.ship_node[ship]
            if node != NONE:
                there[node] += 1
            ship += 1
    return there


def way(reach: Reach, node: i64) -> list[int]:
    """The intersections from the start (left out) to one within reach."""
    path: list[int] = []
    back = reach.back
    while back[node] != NONE:
        path.append(node)
        node = back[node]
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
    if OPEN_SPACE[node]:
        return kinds.OK
    slot: i64 = CENTRE_OF[node]
    if slot != NONE:
        sector: i64 = s.sector[slot]
        if sector == flat.SYSTEM:
            return kinds.SYSTEM_CENTRE
        if sector == flat.UNKNOWN:
            return kinds.UNKNOWN_SECTOR
        if sector == flat.OUTPOST:
            return kinds.COLONY_DOCK if kind == flat.COLONY_SHIP_KIND else dock_verdict(s, seat, slot)
        return kinds.OK
    site: i64 = SITE_AT[node]
    if site != NONE:
        if s.piece[site] != NONE and s.piece[site] != flat.CLOSED:
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
    if site != NONE:
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
    reach = Reach(node)
    at: i64 = 0
    while True:
        while at < len(reach.nodes):  # most often one of the nearest will do
            if stop_verdict(s, seat, ship, reach.nodes[at]) == kinds.OK:
                return True
            at += 1
        if reach.far >= steps or not reach.widen(s):
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
    if flags & flat.WAITS and site != NONE and site_verdict(s, site) == kinds.OK:
        return True
    kind: i64 = fleet.ship_kind[ship]
    if start == fleet.ship_node[ship]:
        near = reach_of(s, seat, ship, speed(s, seat))
    else:
        near = spread(s, start, speed(s, seat))
    for other in near.nodes:
        if other != start and place_verdict(s, seat, kind, other) == kinds.OK and not ship_there(s, other):
            return True
    return False


def duties_left(s: StarfarersState, seat: i64) -> i64:
    """The first ship that must still leave or found in this flight, or NONE."""
    fleet = s.fleets[seat]
    ship: i64 = 0
    while ship < SHIPS:
        if (
            fleet.ship_node[ship] != NONE
            and fleet.ship_flags[ship] & (flat.WAITS | flat.EVICTED)
            and not fleet.ship_flags[ship] & 1
            and has_duty(s, seat, ship)
        ):
            return ship
        ship += 1
    return NONE
