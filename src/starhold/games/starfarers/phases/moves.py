"""The move of a ship: where it may go, and what happens on the way (starfarers:6.4 to starfarers:6.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    FLY,
    FOUND,
    NODE_COUNT,
    NODE_THING,
    SHIPS,
    SITE_COUNT,
    STEP,
)
from starhold.games.starfarers.lattice import CENTRE_OF, NEIGHBOUR, SITE_AT, SITE_NODE
from starhold.games.starfarers.phases.building import ship_there
from starhold.games.starfarers.phases.clearing import clear, clears_here
from starhold.games.starfarers.phases.colonies import found_colony, site_verdict
from starhold.games.starfarers.phases.exploring import enter, stirs
from starhold.games.starfarers.phases.friendship import (
    found_station,
)
from starhold.games.starfarers.phases.reach import (
    Reach,
    can_stop_within,
    has_duty,
    is_intersection,
    place_verdict,
    reach_of,
    shared,
    spread,
    steps_left,
    stop_verdict,
    way,
)
from starhold.games.starfarers.phases.tokens import redeem_tokens

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


# -- what is legal


def move_codes(s: StarfarersState, seat: i64, ship: i64, there: vec[i64], codes: list[int]) -> None:
    """Every stop, every colony and every step of one ship; `there` is the map of all ships."""
    fleet = s.fleets[seat]
    node: i64 = fleet.ship_node[ship]
    kind: i64 = fleet.ship_kind[ship]
    colony = kind == flat.COLONY_SHIP_KIND
    site: i64 = SITE_AT[node]
    if colony and site != flat.NONE and site_verdict(s, site) == kinds.OK and there[node] == 1:
        codes.append(FOUND + SITE_COUNT * ship + site)
    if fleet.ship_flags[ship] & flat.GROUNDED:
        return
    if s.moving == flat.NONE and clears_here(s, seat, node):
        codes.append(FLY + NODE_COUNT * ship + node)
    left = steps_left(s, seat)
    if left <= 0:
        return
    start: i64 = s.start if s.moving == ship else node
    duty = has_duty(s, seat, ship)
    nodes = reach_of(s, seat, ship, left).nodes
    base = FLY + NODE_COUNT * ship
    at: i64 = 1
    while at < len(nodes):
        other = nodes[at]
        at += 1
        if there[other] == 0 and (other == start or place_verdict(s, seat, kind, other) == kinds.OK):
            if other != start or not duty:
                codes.append(base + other)
            if colony:
                site = SITE_AT[other]
                if site != flat.NONE and site_verdict(s, site) == kinds.OK:
                    codes.append(FOUND + SITE_COUNT * ship + site)
    i: i64 = 3 * node
    while i < 3 * node + 3:
        other = NEIGHBOUR[i]
        i += 1
        if (
            other != flat.NONE
            and is_intersection(s, other)
            and (stop_verdict(s, seat, ship, other) == kinds.OK or can_stop_within(s, seat, ship, other, left - 1))
        ):
            codes.append(STEP + NODE_COUNT * ship + other)


def ship_verdict(s: StarfarersState, seat: i64, ship: i64) -> i64:
    """Whether a ship has its part in this flight now."""
    fleet = s.fleets[seat]
    if fleet.ship_node[ship] == flat.NONE:
        return kinds.NO_SHIP
    if fleet.ship_flags[ship] & flat.DONE:
        return kinds.SHIP_DONE
    if s.moving != flat.NONE and s.moving != ship:
        return kinds.OTHER_UNDER_WAY
    return kinds.OK


def reach_verdict(s: StarfarersState, node: i64, reach: Reach) -> i64:
    """Whether an intersection is near enough, or one at all."""
    if not is_intersection(s, node):
        return kinds.UNKNOWN_SECTOR if s.sector[CENTRE_OF[node]] == flat.UNKNOWN else kinds.SYSTEM_CENTRE
    if reach.steps[node] != flat.NONE:
        return kinds.OK
    return kinds.TOO_FAR if spread(s, reach.nodes[0], NODE_COUNT).steps[node] != flat.NONE else kinds.NO_WAY


def fly_verdict(s: StarfarersState, seat: i64, ship: i64, node: i64) -> i64:
    verdict = ship_verdict(s, seat, ship)
    if verdict != kinds.OK:
        return verdict
    fleet = s.fleets[seat]
    if fleet.ship_flags[ship] & flat.GROUNDED:
        return kinds.SHIP_GROUNDED
    here: i64 = fleet.ship_node[ship]
    if node == here:
        return kinds.OK if s.moving == flat.NONE and clears_here(s, seat, node) else kinds.STAYS_THERE
    verdict = reach_verdict(s, node, spread(s, here, steps_left(s, seat)))
    return stop_verdict(s, seat, ship, node) if verdict == kinds.OK else verdict


def found_verdict(s: StarfarersState, seat: i64, ship: i64, site: i64) -> i64:
    verdict = ship_verdict(s, seat, ship)
    if verdict != kinds.OK:
        return verdict
    fleet = s.fleets[seat]
    if fleet.ship_kind[ship] != flat.COLONY_SHIP_KIND:
        return kinds.NOT_COLONY_SHIP
    here: i64 = fleet.ship_node[ship]
    node: i64 = SITE_NODE[site]
    if fleet.ship_flags[ship] & flat.GROUNDED and (node != here or not s.settings.grounded_founds):
        return kinds.SHIP_GROUNDED
    sector: i64 = s.sector[site // 3]
    if sector == flat.UNKNOWN:
        return kinds.UNKNOWN_SECTOR
    if sector != flat.SYSTEM:
        return kinds.NOT_SITE
    verdict = site_verdict(s, site)
    if verdict != kinds.OK:
        return verdict
    if shared(s, node) if node == here else ship_there(s, node):
        return kinds.NODE_OCCUPIED
    return kinds.OK if node == here else reach_verdict(s, node, spread(s, here, steps_left(s, seat)))


def step_verdict(s: StarfarersState, seat: i64, ship: i64, node: i64) -> i64:
    verdict = ship_verdict(s, seat, ship)
    if verdict != kinds.OK:
        return verdict
    fleet = s.fleets[seat]
    if fleet.ship_flags[ship] & flat.GROUNDED:
        return kinds.SHIP_GROUNDED
    here: i64 = fleet.ship_node[ship]
    if NEIGHBOUR[3 * here] != node and NEIGHBOUR[3 * here + 1] != node and NEIGHBOUR[3 * here + 2] != node:
        return kinds.NOT_BESIDE
    left = steps_left(s, seat)
    verdict = reach_verdict(s, node, spread(s, here, 1 if left > 0 else 0))
    if verdict != kinds.OK:
        return verdict
    if stop_verdict(s, seat, ship, node) == kinds.OK or can_stop_within(s, seat, ship, node, left - 1):
        return kinds.OK
    return kinds.DEAD_END


def stop_here_verdict(s: StarfarersState, seat: i64) -> i64:
    """Whether the ship under way may end its move where it is."""
    verdict = stop_verdict(s, seat, s.moving, s.fleets[seat].ship_node[s.moving])
    return verdict if verdict == kinds.OK or verdict == kinds.MUST_LEAVE else kinds.MUST_KEEP_MOVING


# -- what comes of it


def begin_move(s: StarfarersState, seat: i64, ship: i64, chance: Chance) -> bool:
    """A ship sets out; by option, what it stands beside falls now if it can (starfarers:9.8). True if it did."""
    if s.moving == ship:
        return False
    s.moving = ship
    s.start = s.fleets[seat].ship_node[ship]
    s.used = 0
    grounded = s.fleets[seat].ship_flags[ship] & flat.GROUNDED  # by option it may found, but no more (starfarers:6.13)
    return not grounded and not s.settings.clear_by_entering and clear(s, seat, s.start, chance)


def fly(s: StarfarersState, seat: i64, ship: i64, node: i64, founds: bool, chance: Chance) -> bool:
    """Along the shortest way; False if something turned up on it: then the ship waits there for what to do now.

    If it `founds` a colony where it arrives, the log says so in the same sentence.
    """
    fleet = s.fleets[seat]
    here: i64 = fleet.ship_node[ship]
    if begin_move(s, seat, ship, chance):
        return False
    if node == here:
        return True
    flown: i64 = 0
    for other in way(reach_of(s, seat, ship, steps_left(s, seat)), node):
        fleet.ship_node[ship] = other
        s.used += 1
        flown += 1
        if stirs(s, seat, other):
            s.tell("flew", "starfarers:6.5", seat, flown, NODE_THING + other)
            enter(s, seat, other, chance)
            if not s.ended:
                stay_or_go_on(s, seat)
            return False
    s.tell("flew", "starfarers:6.5", seat, flown + 100 if founds else flown, NODE_THING + node)
    return True


def step(s: StarfarersState, seat: i64, ship: i64, node: i64, chance: Chance) -> None:
    """One step; the ship goes on from there."""
    if begin_move(s, seat, ship, chance):
        return
    s.fleets[seat].ship_node[ship] = node
    s.used += 1
    s.tell("flew", "starfarers:6.5", seat, 1, NODE_THING + node)
    enter(s, seat, node, chance)
    if not s.ended:
        stay_or_go_on(s, seat)


def stay_or_go_on(s: StarfarersState, seat: i64) -> None:
    """A move without steps left ends by itself, unless a colony could be founded here."""
    if steps_left(s, seat) > 0:
        return
    fleet = s.fleets[seat]
    site: i64 = SITE_AT[fleet.ship_node[s.moving]]
    if site != flat.NONE and fleet.ship_kind[s.moving] == flat.COLONY_SHIP_KIND and site_verdict(s, site) == kinds.OK:
        return
    finish_move(s, seat)


def finish_move(s: StarfarersState, seat: i64) -> None:
    """The ship has stopped: a trade ship at a docking point founds its station (starfarers:11.1)."""
    ship = s.moving
    node: i64 = s.fleets[seat].ship_node[ship]
    moved = node != s.start
    s.moving = flat.NONE
    s.used = 0
    settle_ship(s, seat, ship, node, moved)
    if not s.ended:
        redeem_tokens(s, seat)


def settle_ship(s: StarfarersState, seat: i64, ship: i64, node: i64, moved: bool) -> None:
    """What becomes of a ship where its move, or jump, ends (starfarers:7.3, starfarers:11.1)."""
    fleet = s.fleets[seat]
    fleet.ship_flags[ship] |= flat.DONE
    if moved:
        fleet.ship_flags[ship] &= ~(flat.WAITS | flat.EVICTED)
    slot: i64 = CENTRE_OF[node]
    if slot != flat.NONE and s.sector[slot] == flat.OUTPOST:
        found_station(s, seat, ship, slot)
        return
    site: i64 = SITE_AT[node]
    if moved and site != flat.NONE and s.sector[site // 3] == flat.SYSTEM:
        fleet.ship_flags[ship] |= flat.WAITS
        s.tell("waits", "starfarers:7.3", seat, ship + 1, NODE_THING + node)


def found_here(s: StarfarersState, seat: i64, told: bool) -> None:
    """The move ends with a colony (starfarers:10.7), of which the log may have `told` with the flight."""
    ship = s.moving
    site: i64 = SITE_AT[s.fleets[seat].ship_node[ship]]
    s.moving = flat.NONE
    s.used = 0
    found_colony(s, seat, ship, site, told)
    if not s.ended:
        redeem_tokens(s, seat)


def end_flight(s: StarfarersState, seat: i64, chance: Chance) -> None:
    """Ships not touched have made a move of 0: by option, what they stand beside falls (starfarers:6.11, 9.8)."""
    if s.settings.clear_by_entering:
        return
    ship: i64 = 0
    while ship < SHIPS and not s.ended:
        fleet = s.fleets[seat]
        if fleet.ship_node[ship] != flat.NONE and not fleet.ship_flags[ship] & (flat.DONE | flat.GROUNDED):
            clear(s, seat, fleet.ship_node[ship], chance)
        ship += 1
