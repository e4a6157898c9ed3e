"""A sensible player's eye for Starfarers: what each legal choice is worth to a seat, in victory points.

It wishes for what would bring most (`appraise_wishes`), sends ships where there is most to gain (`appraise_map`), reads
encounters by what they might hold (`appraise_encounters`), trades one for one with those who are not about to win
(`appraise_trade`), and looks at nothing its seat may not know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.frames import Frame
from starhold.core.game import State
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.appraise_encounters import answer_worth
from starhold.games.starfarers.appraise_map import WEIGHTS, Target, planet_worth, production, ship_worth
from starhold.games.starfarers.appraise_trade import BAD, OFFERS, close_worth, offer_worths, reply_worths, wanted_trade
from starhold.games.starfarers.appraise_wishes import Eye, Wish
from starhold.games.starfarers.board import POINTS_TO_WIN, RESOURCES
from starhold.games.starfarers.lattice import BERTH_NODE, SITE_NODE
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.trade import rate
from starhold.games.starfarers.state import StarfarersState

_WIN: Final = 100.0
# How much each friendship card helps, in the order of `friendship_cards.py`.
_FRIENDS: Final = [
    0.60, 0.60, 0.65, 0.55, 0.50, 0.45, 0.45, 0.45, 0.45, 0.40,
    0.85, 0.84, 0.83, 0.90, 0.60, 0.60, 0.55, 0.45, 0.90, 0.70,
]  # fmt: skip


def appraise(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, StarfarersState)
    s = position
    frame = s.frames.of(seat)
    if frame is None:
        return [0.0] * len(actions)
    kind: i64 = frame.kind
    if kind == kinds.PLACE_COLONY:
        mine = production(s, seat)
        return [home_worth(s, action - codes.PLACE, mine) for action in actions]
    eye = Eye(s, seat)
    if kind == kinds.FLIGHT:
        return [flight_worth(eye, action) for action in actions]
    if kind == kinds.SPACE_JUMP or kind == kinds.LAND:
        return [jump_worth(eye, action) for action in actions]
    eye.look()
    if kind == kinds.TURN:
        plan = best_plan(eye, eye.wishes)
        partner = plan is None and wanted_trade(eye) != flat.NONE and s.offers < OFFERS
        return turn_worths(eye, actions, plan, 0.2 if partner else BAD)
    if kind == kinds.MAKE_OFFER:
        return offer_worths(eye, frame, actions)
    if kind == kinds.ANSWER_OFFER:
        return reply_worths(eye, frame, actions)
    if kind == kinds.CLOSE_DEAL:
        return [close_worth(eye, action) for action in actions]
    if kind == kinds.ENCOUNTER:
        return [answer_worth(eye, action, frame.subject, frame.detail) for action in actions]
    return [other_worth(eye, frame, action) for action in actions]


# -- trade and build


def turn_worths(eye: Eye, actions: list[int], plan: Wish | None, offer: float) -> list[float]:
    """Build what is planned; else trade for it; else go on. An offer to the others is worth so much."""
    result: list[float] = []
    for action in actions:
        if action == codes.SHAKE or action == codes.END:
            result.append(0.0)
        elif action == codes.OFFER:
            result.append(offer)
        elif action == codes.FAME:
            result.append(fame_worth(eye))
        elif codes.EXCHANGE <= action < codes.UPGRADE:
            result.append(exchange_worth(eye, plan, action - codes.EXCHANGE))
        elif codes.HELP <= action < codes.ANSWER:
            result.append(help_worth(eye, action - codes.HELP))
        elif plan is not None and action == plan.code and eye.lacking(plan.build) == 0:
            result.append(1.0 + plan.worth)
        else:
            result.append(BAD)
    return result


def best_plan(eye: Eye, wishes: list[Wish]) -> Wish | None:
    """The best of these that can be paid for now, with the supply's help if need be, and is worth it."""
    best: Wish | None = None
    most = 0.0
    for wish in wishes:
        trades = eye.by_supply(wish.build)
        if trades == flat.NONE:
            continue
        value = wish.worth - 2.0 * WEIGHTS.card * float(trades)
        if eye.crowded():
            value += 0.3  # cards in hand are at risk
        if value > most and not spoils(eye, wish, value):
            most = value
            best = wish
    return best


def spoils(eye: Eye, wish: Wish, value: float) -> bool:
    """Whether it would take cards from something much better that is nearly there."""
    if eye.crowded():
        return False
    for other in eye.wishes:
        if other.build == wish.build or other.worth < 1.6 * value + 0.2 or eye.lacking(other.build) > 1:
            continue
        resource: i64 = 0
        while resource < RESOURCES:
            price: i64 = flat.PRICES[RESOURCES * wish.build + resource]
            if price and eye.spare(other.build, resource) < price:
                return True
            resource += 1
    return False


def exchange_worth(eye: Eye, plan: Wish | None, pair: i64) -> float:
    """Only towards the plan, and only with what it does not need; else away with what a seven would take."""
    give = pair // RESOURCES
    take = pair % RESOURCES
    price = rate(eye.fleet, give)
    if plan is not None:
        if eye.lacking(plan.build) and eye.spare(plan.build, take) < 0 and eye.spare(plan.build, give) >= price:
            return 1.0 + plan.worth - 0.1 * float(price)
        return BAD
    if eye.wishes and eye.crowded():
        first = eye.wishes[0]
        if eye.spare(first.build, take) < 0 and eye.spare(first.build, give) >= price:
            return 0.1 - 0.01 * float(price)
    return BAD


def fame_worth(eye: Eye) -> float:
    """A goods for half a point, or for the last one."""
    return 3.0 if eye.fleet.points == POINTS_TO_WIN - 1 else 0.9


def help_worth(eye: Eye, pair: i64) -> float:
    first, second = codes.PAIRS[pair]
    return 2.0 + 0.01 * float(hand_size(eye.s.fleets[first]) + hand_size(eye.s.fleets[second]))


# -- flight


def ship_targets(eye: Eye, kind: i64, node: i64) -> Target | None:
    """What can be done at that very intersection by a ship of that kind."""
    best: Target | None = None
    for target in eye.targets:
        if target.node == node and target.kind == kind and (best is None or target.value > best.value):
            best = target
    return best


def flight_worth(eye: Eye, action: i64) -> float:
    """How much nearer a move brings a ship to what it is for; an end that leaves things as they are is worth 0."""
    s = eye.s
    seat = eye.seat
    fleet = eye.fleet
    if action == codes.END:
        return 0.0
    if action == codes.FAME:
        return fame_worth(eye) + 5.0
    if codes.HELP <= action < codes.ANSWER:
        return help_worth(eye, action - codes.HELP) + 5.0
    if action == codes.STOP:
        return 0.0
    if action < codes.FLY:
        ship = (action - codes.FOUND) // codes.SITE_COUNT
        return done_worth(eye, ship, 0, SITE_NODE[(action - codes.FOUND) % codes.SITE_COUNT])
    if action >= codes.STEP:
        return BAD
    ship = (action - codes.FLY) // codes.NODE_COUNT
    node = (action - codes.FLY) % codes.NODE_COUNT
    kind: i64 = fleet.ship_kind[ship]
    here: i64 = fleet.ship_node[ship]
    before = ship_worth(s, seat, ship, kind, here, eye.targets)
    if kind == 1:
        target = ship_targets(eye, 1, node)
        if target is not None:
            return target.value * 1.3 - before
    passing = 0.0
    for target in eye.targets:
        if target.kind == flat.NONE and target.distance[node] == 0:
            passing = target.value
    after = ship_worth(s, seat, ship, kind, node, eye.targets)
    return after - before + passing - 0.001


def done_worth(eye: Eye, ship: i64, kind: i64, node: i64) -> float:
    """A ship reaches what it is for: it beats going on."""
    before = ship_worth(eye.s, eye.seat, ship, kind, eye.fleet.ship_node[ship], eye.targets)
    target = ship_targets(eye, kind, node)
    value = 1.0 if target is None else target.value
    if eye.fleet.points + 1 >= POINTS_TO_WIN:
        return _WIN
    return value * 1.3 + 0.2 - before


def jump_worth(eye: Eye, action: i64) -> float:
    """Anywhere at once: the best place there is."""
    if action == codes.NOTHING or action == codes.STOP:
        return 0.0
    if action < codes.FLY:
        return 5.0
    ship = (action - codes.JUMP) // codes.NODE_COUNT
    node = (action - codes.JUMP) % codes.NODE_COUNT
    kind: i64 = eye.fleet.ship_kind[ship]
    before = ship_worth(eye.s, eye.seat, ship, kind, eye.fleet.ship_node[ship], eye.targets)
    target = ship_targets(eye, kind, node)
    if target is not None:
        return 1.2 * target.value - before
    passing = 0.0
    for one in eye.targets:
        if one.kind == flat.NONE and one.distance[node] == 0:
            passing = one.value
    return passing + ship_worth(eye.s, eye.seat, ship, kind, node, eye.targets) - before


# -- everything else


def other_worth(eye: Eye, frame: Frame, action: i64) -> float:
    """Cards, upgrades, ships and places that are asked for on the way."""
    s = eye.s
    if codes.ATTACH <= action < codes.LOSE:
        return eye.upgrade_worth(action - codes.ATTACH)
    if codes.LOSE <= action < codes.PAY:
        return -upgrade_value(eye, action - codes.LOSE)
    if codes.PAY <= action < codes.TAKE:
        return -left_worth(eye, frame, action, codes.PAY)
    if codes.TAKE <= action < codes.RETURN:
        return left_worth(eye, frame, action, codes.TAKE)
    if codes.RETURN <= action < codes.DRAW:
        return -left_worth(eye, frame, action, codes.RETURN)
    if codes.DRAW <= action < codes.HELP:
        victim = action - codes.DRAW
        return float(s.fleets[victim].points) + 0.1 * float(hand_size(s.fleets[victim]))
    if codes.GROUND <= action < codes.FRIEND:
        ship = action - codes.GROUND
        fleet = eye.fleet
        return -ship_worth(s, eye.seat, ship, fleet.ship_kind[ship], fleet.ship_node[ship], eye.targets)
    if codes.FRIEND <= action < codes.SPACEPORT:
        return _FRIENDS[action - codes.FRIEND]
    if codes.SPACEPORT <= action < codes.PLACE:
        return ship_worth(s, eye.seat, 3, 0, BERTH_NODE[2 * (action - codes.SPACEPORT)], eye.targets)
    if action == codes.NOTHING:
        return 0.0
    if action < codes.TRADE_SHIP:
        return 0.3 + ship_worth(s, eye.seat, 3, 0, BERTH_NODE[action - codes.PLACE - codes.SITE_COUNT], eye.targets)
    return ship_worth(s, eye.seat, 3, 1, BERTH_NODE[action - codes.TRADE_SHIP], eye.targets)


def upgrade_value(eye: Eye, upgrade: i64) -> float:
    """What the last of its kind was worth."""
    have: i64 = eye.fleet.upgrades[upgrade]
    if have == 0:
        return _WIN
    if upgrade == 0:
        return WEIGHTS.booster[have - 1]
    return WEIGHTS.cannon[have - 1] if upgrade == 1 else WEIGHTS.pod[have - 1]


def left_worth(eye: Eye, frame: Frame, action: i64, base: i64) -> float:
    """The worth of a card beside those picked before it: the more of a kind are kept, the less one matters."""
    resource = action - base
    values = eye.worths()
    have: i64 = eye.fleet.hand[resource]
    for picked in frame.picked:
        if picked == action:
            have += 1 if base == codes.TAKE else -1
    return values[resource] - 0.02 * float(have)


def home_worth(s: StarfarersState, site: i64, mine: list[int]) -> float:
    """A first colony: what its two planets bring, new kinds first."""
    after = site + 1 if site % 3 < 2 else site - 2
    return planet_worth(s, site, mine) + planet_worth(s, after, mine)
