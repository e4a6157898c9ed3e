"""The flight phase: shaking the mothership and moving the ships (starfarers:6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.starfarers.actions import ANSWER as AFTER_HELP
from starhold.games.starfarers.actions import (
    BALL_THING,
    END,
    FAME,
    FLY,
    FOUND,
    HELP,
    JUMP,
    NODE_COUNT,
    NODE_THING,
    SHIPS,
    SITE_COUNT,
    STEP,
    STOP,
)
from starhold.games.starfarers.board import BALL_VALUES, BALLS, BASE_WITH_BLACK, BLACK
from starhold.games.starfarers.kinds import (
    DEAD_END,
    DRAW_ENCOUNTER,
    END_TURN,
    FLIGHT,
    FLY_SHIPS,
    IN_FLIGHT,
    MUST_KEEP_MOVING,
    MUST_LEAVE,
    NO_SHIP,
    NO_WAY,
    NODE_OCCUPIED,
    NOT_BESIDE,
    NOT_COLONY_SHIP,
    NOT_IN_WINDOW,
    NOT_NOW,
    NOT_SITE,
    NOT_UNDER_WAY,
    OK,
    OTHER_UNDER_WAY,
    SHIP_DONE,
    SHIP_GROUNDED,
    STAYS_THERE,
    SYSTEM_CENTRE,
    TOO_FAR,
    UNDER_WAY,
    UNKNOWN_SECTOR,
)
from starhold.games.starfarers.lattice import CENTRE_OF, NEIGHBOUR, SITE_AT, SITE_NODE
from starhold.games.starfarers.phases.building import ship_there
from starhold.games.starfarers.phases.clearing import clear, clearable
from starhold.games.starfarers.phases.colonies import found_colony, site_verdict
from starhold.games.starfarers.phases.exploring import enter
from starhold.games.starfarers.phases.flight_end import may_move, settle_flight
from starhold.games.starfarers.phases.friendship import (
    ask_help,
    buy_fame,
    card_codes,
    fame_verdict,
    found_station,
    help_verdict,
)
from starhold.games.starfarers.phases.reach import (
    Reach,
    can_stop_within,
    duties_left,
    has_duty,
    place_verdict,
    shared,
    ship_map,
    speed,
    spread,
    steps_left,
    stop_verdict,
    way,
)
from starhold.games.starfarers.phases.tokens import redeem_tokens
from starhold.games.starfarers.table import (
    COLONY_SHIP_KIND,
    DONE,
    EMPTY,
    EVICTED,
    GROUNDED,
    NONE,
    OUTPOST,
    SHIP_FLAGS,
    SHIP_KIND,
    SHIP_NODE,
    SYSTEM,
    UNKNOWN,
    WAITS,
)

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


# -- the shake


def draw_balls(chance: Chance) -> i64:
    """Two of the five balls, as ten times the first and the second (starfarers:6.1)."""
    bag = [BALL_THING + ball for ball in BALLS]
    first: i64 = bag.pop(chance.pick(bag)) - BALL_THING
    second: i64 = bag[chance.pick(bag)] - BALL_THING
    return 10 * first + second


def balls_value(s: StarfarersState, balls: i64) -> i64:
    """What two balls are worth in a comparison: black is 0 (starfarers:12.4)."""
    first = balls // 10
    second = balls % 10
    value: i64 = BALL_VALUES[first] + BALL_VALUES[second]
    if s.settings.black_three and (first == BLACK or second == BLACK):
        value += 3
    return value


class ShakeMothership(Task["StarfarersState"]):
    """Two balls show: the base speed, or an encounter first (starfarers:6.1, starfarers:6.14)."""

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.phase = IN_FLIGHT
        s.balls = draw_balls(chance)
        first = s.balls // 10
        second = s.balls % 10
        s.tell("ball", "starfarers:6.1", s.active, 0, BALL_THING + first)
        s.tell("ball", "starfarers:6.1", s.active, 0, BALL_THING + second)
        black = first == BLACK or second == BLACK
        s.base = BASE_WITH_BLACK if black else BALL_VALUES[first] + BALL_VALUES[second]
        s.tell("shake", "starfarers:6.1", s.active, s.base)
        s.frames.task(FLY_SHIPS)
        if black:
            s.tell("encounter-drawn", "starfarers:6.1", s.active)
            s.frames.task(DRAW_ENCOUNTER)


class FlyShips(Task["StarfarersState"]):
    """The ships may move (starfarers:12.14)."""

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.moving = NONE
        s.used = 0
        s.tell("speed", "starfarers:6.2", s.active, speed(s, s.active))
        s.frames.task(END_TURN)
        s.frames.ask(FLIGHT, s.active)
        redeem_tokens(s, s.active)
        settle_flight(s, s.active)


# -- the decision


class Flight(Decision["StarfarersState"]):
    """Ships one after another, each to the end of its move; then the turn is over (starfarers:1.5)."""

    name = "flight"
    rule = "starfarers:1.5"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        seat = f.seat
        codes: list[int] = []
        there = ship_map(s)
        if s.moving != NONE:
            if stop_verdict(s, seat, s.moving, s.fleets[seat][SHIP_NODE + s.moving]) == OK:
                codes.append(STOP)
            move_codes(s, seat, s.moving, there, codes)
        else:
            if duties_left(s, seat) == NONE:
                codes.append(END)
            ship: i64 = 0
            while ship < SHIPS:
                if may_move(s, seat, ship):
                    move_codes(s, seat, ship, there, codes)
                ship += 1
        if not s.settings.trade_window:
            card_codes(s, seat, FAME, codes)
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        seat = f.seat
        if action == END:
            if s.moving != NONE:
                return UNDER_WAY
            return OK if duties_left(s, seat) == NONE else MUST_LEAVE
        if action == STOP:
            if s.moving == NONE:
                return NOT_UNDER_WAY
            return stop_here_verdict(s, seat)
        if action == FAME or HELP <= action < AFTER_HELP:
            if s.settings.trade_window:
                return NOT_IN_WINDOW
            return fame_verdict(s, seat) if action == FAME else help_verdict(s, seat, action - HELP)
        if action < FOUND or action >= JUMP:
            return NOT_NOW
        if action < FLY:
            return found_verdict(s, seat, (action - FOUND) // SITE_COUNT, (action - FOUND) % SITE_COUNT)
        if action < STEP:
            return fly_verdict(s, seat, (action - FLY) // NODE_COUNT, (action - FLY) % NODE_COUNT)
        return step_verdict(s, seat, (action - STEP) // NODE_COUNT, (action - STEP) % NODE_COUNT)

    def choose(self, s: StarfarersState, f: Frame, action: i64, chance: Chance) -> None:
        """Done at once; the question stays until the flight is over."""
        seat = f.seat
        if action == END:
            end_flight(s, seat, chance)
            f.need = 0
            return
        if action == STOP:
            finish_move(s, seat)
        elif action == FAME:
            buy_fame(s, seat)
        elif action < AFTER_HELP:
            ask_help(s, seat, action - HELP, chance)
        elif action < FLY:
            site = (action - FOUND) % SITE_COUNT
            if fly(s, seat, (action - FOUND) // SITE_COUNT, SITE_NODE[site], chance):
                found_here(s, seat)
        elif action < STEP:
            if fly(s, seat, (action - FLY) // NODE_COUNT, (action - FLY) % NODE_COUNT, chance):
                finish_move(s, seat)
        else:
            step(s, seat, (action - STEP) // NODE_COUNT, (action - STEP) % NODE_COUNT, chance)
        if not s.ended:
            settle_flight(s, seat)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        """The end of the turn waits below."""


# -- what is legal


def move_codes(s: StarfarersState, seat: i64, ship: i64, there: list[int], codes: list[int]) -> None:
    """Every stop, every colony and every step of one ship; `there` is the map of all ships."""
    fleet = s.fleets[seat]
    node: i64 = fleet[SHIP_NODE + ship]
    kind: i64 = fleet[SHIP_KIND + ship]
    colony = kind == COLONY_SHIP_KIND
    site: i64 = SITE_AT[node]
    if colony and site != NONE and site_verdict(s, site) == OK and there[node] == 1:
        codes.append(FOUND + SITE_COUNT * ship + site)
    if fleet[SHIP_FLAGS + ship] & GROUNDED:
        return
    if s.moving == NONE and clearable(s, seat, node):
        codes.append(FLY + NODE_COUNT * ship + node)
    left = steps_left(s, seat)
    if left <= 0:
        return
    start: i64 = s.start if s.moving == ship else node
    duty = has_duty(s, seat, ship)
    reach = spread(s, node, left)
    nodes = reach.nodes
    base = FLY + NODE_COUNT * ship
    at: i64 = 1
    while at < len(nodes):
        other: i64 = nodes[at]
        at += 1
        if there[other] == 0 and (other == start or place_verdict(s, seat, kind, other) == OK):
            if other != start or not duty:
                codes.append(base + other)
            if colony:
                site = SITE_AT[other]
                if site != NONE and site_verdict(s, site) == OK:
                    codes.append(FOUND + SITE_COUNT * ship + site)
    i: i64 = 3 * node
    while i < 3 * node + 3:
        other = NEIGHBOUR[i]
        i += 1
        if (
            other != NONE
            and reach.steps[other] == 1
            and (stop_verdict(s, seat, ship, other) == OK or can_stop_within(s, seat, ship, other, left - 1))
        ):
            codes.append(STEP + NODE_COUNT * ship + other)


def ship_verdict(s: StarfarersState, seat: i64, ship: i64) -> i64:
    """Whether a ship has its part in this flight now."""
    fleet = s.fleets[seat]
    if fleet[SHIP_NODE + ship] == NONE:
        return NO_SHIP
    if fleet[SHIP_FLAGS + ship] & DONE:
        return SHIP_DONE
    if s.moving != NONE and s.moving != ship:
        return OTHER_UNDER_WAY
    return OK


def reach_verdict(s: StarfarersState, node: i64, reach: Reach) -> i64:
    """Whether an intersection is near enough, or one at all."""
    slot: i64 = CENTRE_OF[node]
    if slot != NONE and s.sector[slot] != OUTPOST and s.sector[slot] != EMPTY:
        return UNKNOWN_SECTOR if s.sector[slot] == UNKNOWN else SYSTEM_CENTRE
    if reach.steps[node] != NONE:
        return OK
    return TOO_FAR if spread(s, reach.nodes[0], NODE_COUNT).steps[node] != NONE else NO_WAY


def fly_verdict(s: StarfarersState, seat: i64, ship: i64, node: i64) -> i64:
    verdict = ship_verdict(s, seat, ship)
    if verdict != OK:
        return verdict
    fleet = s.fleets[seat]
    if fleet[SHIP_FLAGS + ship] & GROUNDED:
        return SHIP_GROUNDED
    here: i64 = fleet[SHIP_NODE + ship]
    if node == here:
        return OK if s.moving == NONE and clearable(s, seat, node) else STAYS_THERE
    verdict = reach_verdict(s, node, spread(s, here, steps_left(s, seat)))
    return stop_verdict(s, seat, ship, node) if verdict == OK else verdict


def found_verdict(s: StarfarersState, seat: i64, ship: i64, site: i64) -> i64:
    verdict = ship_verdict(s, seat, ship)
    if verdict != OK:
        return verdict
    fleet = s.fleets[seat]
    if fleet[SHIP_KIND + ship] != COLONY_SHIP_KIND:
        return NOT_COLONY_SHIP
    here: i64 = fleet[SHIP_NODE + ship]
    node: i64 = SITE_NODE[site]
    if fleet[SHIP_FLAGS + ship] & GROUNDED and (node != here or not s.settings.grounded_founds):
        return SHIP_GROUNDED
    sector: i64 = s.sector[site // 3]
    if sector == UNKNOWN:
        return UNKNOWN_SECTOR
    if sector != SYSTEM:
        return NOT_SITE
    verdict = site_verdict(s, site)
    if verdict != OK:
        return verdict
    if shared(s, node) if node == here else ship_there(s, node):
        return NODE_OCCUPIED
    return OK if node == here else reach_verdict(s, node, spread(s, here, steps_left(s, seat)))


def step_verdict(s: StarfarersState, seat: i64, ship: i64, node: i64) -> i64:
    verdict = ship_verdict(s, seat, ship)
    if verdict != OK:
        return verdict
    fleet = s.fleets[seat]
    if fleet[SHIP_FLAGS + ship] & GROUNDED:
        return SHIP_GROUNDED
    here: i64 = fleet[SHIP_NODE + ship]
    if NEIGHBOUR[3 * here] != node and NEIGHBOUR[3 * here + 1] != node and NEIGHBOUR[3 * here + 2] != node:
        return NOT_BESIDE
    left = steps_left(s, seat)
    verdict = reach_verdict(s, node, spread(s, here, 1 if left > 0 else 0))
    if verdict != OK:
        return verdict
    if stop_verdict(s, seat, ship, node) == OK or can_stop_within(s, seat, ship, node, left - 1):
        return OK
    return DEAD_END


def stop_here_verdict(s: StarfarersState, seat: i64) -> i64:
    """Whether the ship under way may end its move where it is."""
    verdict = stop_verdict(s, seat, s.moving, s.fleets[seat][SHIP_NODE + s.moving])
    return verdict if verdict == OK or verdict == MUST_LEAVE else MUST_KEEP_MOVING


# -- what comes of it


def begin_move(s: StarfarersState, seat: i64, ship: i64, chance: Chance) -> bool:
    """A ship sets out; what it stands beside falls now if it can (starfarers:9.8). True if something fell."""
    if s.moving == ship:
        return False
    s.moving = ship
    s.start = s.fleets[seat][SHIP_NODE + ship]
    s.used = 0
    grounded = s.fleets[seat][SHIP_FLAGS + ship] & GROUNDED  # by option it may found, but no more (starfarers:6.13)
    return not grounded and clear(s, seat, s.start, chance)


def fly(s: StarfarersState, seat: i64, ship: i64, node: i64, chance: Chance) -> bool:
    """Along the shortest way; False if something turned up on it: then the ship waits there for what to do now."""
    fleet = s.fleets[seat]
    here: i64 = fleet[SHIP_NODE + ship]
    if begin_move(s, seat, ship, chance):
        return False
    if node == here:
        return True
    flown: i64 = 0
    for other in way(spread(s, here, steps_left(s, seat)), node):
        fleet[SHIP_NODE + ship] = other
        s.used += 1
        flown += 1
        if enter(s, seat, other, chance):
            if not s.ended:
                s.tell("flew", "starfarers:6.5", seat, flown, NODE_THING + other)
                stay_or_go_on(s, seat)
            return False
    s.tell("flew", "starfarers:6.5", seat, flown, NODE_THING + node)
    return True


def step(s: StarfarersState, seat: i64, ship: i64, node: i64, chance: Chance) -> None:
    """One step; the ship goes on from there."""
    if begin_move(s, seat, ship, chance):
        return
    s.fleets[seat][SHIP_NODE + ship] = node
    s.used += 1
    enter(s, seat, node, chance)
    if not s.ended:
        s.tell("flew", "starfarers:6.5", seat, 1, NODE_THING + node)
        stay_or_go_on(s, seat)


def stay_or_go_on(s: StarfarersState, seat: i64) -> None:
    """A move without steps left ends by itself, unless a colony could be founded here."""
    if steps_left(s, seat) > 0:
        return
    fleet = s.fleets[seat]
    site: i64 = SITE_AT[fleet[SHIP_NODE + s.moving]]
    if site != NONE and fleet[SHIP_KIND + s.moving] == COLONY_SHIP_KIND and site_verdict(s, site) == OK:
        return
    finish_move(s, seat)


def finish_move(s: StarfarersState, seat: i64) -> None:
    """The ship has stopped: a trade ship at a docking point founds its station (starfarers:11.1)."""
    ship = s.moving
    node: i64 = s.fleets[seat][SHIP_NODE + ship]
    moved = node != s.start
    s.moving = NONE
    s.used = 0
    settle_ship(s, seat, ship, node, moved)
    if not s.ended:
        redeem_tokens(s, seat)


def settle_ship(s: StarfarersState, seat: i64, ship: i64, node: i64, moved: bool) -> None:
    """What becomes of a ship where its move, or jump, ends (starfarers:7.3, starfarers:11.1)."""
    fleet = s.fleets[seat]
    fleet[SHIP_FLAGS + ship] |= DONE
    if moved:
        fleet[SHIP_FLAGS + ship] &= ~(WAITS | EVICTED)
    slot: i64 = CENTRE_OF[node]
    if slot != NONE and s.sector[slot] == OUTPOST:
        found_station(s, seat, ship, slot)
        return
    site: i64 = SITE_AT[node]
    if moved and site != NONE and s.sector[site // 3] == SYSTEM:
        fleet[SHIP_FLAGS + ship] |= WAITS
        s.tell("waits", "starfarers:7.3", seat, ship + 1, NODE_THING + node)


def found_here(s: StarfarersState, seat: i64) -> None:
    """The move ends with a colony (starfarers:10.7)."""
    ship = s.moving
    site: i64 = SITE_AT[s.fleets[seat][SHIP_NODE + ship]]
    s.moving = NONE
    s.used = 0
    found_colony(s, seat, ship, site)
    if not s.ended:
        redeem_tokens(s, seat)


def end_flight(s: StarfarersState, seat: i64, chance: Chance) -> None:
    """Ships not touched have made a move of 0: what they stand beside falls if it can (starfarers:6.11, 9.8)."""
    ship: i64 = 0
    while ship < SHIPS and not s.ended:
        fleet = s.fleets[seat]
        if fleet[SHIP_NODE + ship] != NONE and not fleet[SHIP_FLAGS + ship] & (DONE | GROUNDED):
            clear(s, seat, fleet[SHIP_NODE + ship], chance)
        ship += 1
