"""What each choice is worth to the opponents that people play with: as `appraise` sees it, but with better manners.

In trade they go their own way (`judge_trade`): they haggle a little, do not repeat themselves, feed no leader, and do
not squander cards on the supply.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.game import State
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import SHIPS
from starhold.games.starfarers.appraise import appraise, best_plan, turn_worths
from starhold.games.starfarers.appraise_trade import BAD
from starhold.games.starfarers.appraise_wishes import Eye, Wish
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.judge_trade import close_worths, offer_worths, reply_worths, wanted_trade
from starhold.games.starfarers.phases.clearing import FREIGHT_POD
from starhold.games.starfarers.phases.friendship import stations_at
from starhold.games.starfarers.phases.trade import rate
from starhold.games.starfarers.state import StarfarersState

OFFERS: Final = 2  # made in one turn; one where the supply would do as well
_CLEARLY: Final = 0.2  # by which a thing must be worth more than the cards the supply takes for it


def judge(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, StarfarersState)
    s = position
    frame = s.frames.of(seat)
    if frame is None:
        return [0.0] * len(actions)
    kind: i64 = frame.kind
    if kind != kinds.TURN and kind != kinds.MAKE_OFFER and kind != kinds.ANSWER_OFFER and kind != kinds.CLOSE_DEAL:
        return appraise(s, seat, actions)
    eye = Eye(s, seat)
    eye.look()
    if kind == kinds.ANSWER_OFFER:
        return reply_worths(eye, frame, actions)
    if kind == kinds.CLOSE_DEAL:
        return close_worths(eye, frame, actions)
    plan = best_plan(eye, [wish for wish in eye.wishes if is_sound(eye, wish)])
    if kind == kinds.MAKE_OFFER:
        return offer_worths(eye, frame, actions, wanted_trade(eye, wishes_for(eye, plan)))
    return turn_worths(eye, actions, plan, offer_worth(eye, plan))


def wishes_for(eye: Eye, plan: Wish | None) -> list[Wish]:
    """What an offer should lead to: the plan, if there is one."""
    return eye.wishes if plan is None else [plan]


def offer_worth(eye: Eye, plan: Wish | None) -> float:
    """To ask the others: where nothing can be built, or before the supply is paid."""
    offers = eye.s.offers
    if offers >= OFFERS or (plan is not None and (offers or eye.lacking(plan.build) == 0)):
        return BAD
    if wanted_trade(eye, wishes_for(eye, plan)) is None:
        return BAD
    return 0.2 if plan is None else 1.0 + plan.worth


# -- the supply


def is_sound(eye: Eye, wish: Wish) -> bool:
    """Whether it is worth what the supply would take; cards that a seven might take are better spent."""
    lacking = eye.lacking(wish.build)
    if lacking == 0 or eye.crowded():
        return True
    if wish.build == flat.BUILD_UPGRADE + FREIGHT_POD and opens_station(eye):
        return True
    return wish.worth > price_of(eye, wish.build, lacking) + _CLEARLY


def price_of(eye: Eye, build: i64, lacking: i64) -> float:
    """What the cards are worth that go to the supply for those lacking, the best rates first."""
    total = 0.0
    price: i64 = 1
    while price <= board.SUPPLY_RATE:
        resource: i64 = 0
        while resource < RESOURCES:
            if rate(eye.fleet, resource) == price:
                have: i64 = eye.fleet.hand[resource]
                spare = eye.spare(build, resource)
                while lacking > 0 and spare >= price:
                    card: i64 = 0
                    while card < price:
                        total += eye.card_worth(resource, have - card)
                        card += 1
                    have -= price
                    spare -= price
                    lacking -= 1
            resource += 1
        price += 1
    return total


def opens_station(eye: Eye) -> bool:
    """Whether one more freight pod is all that a trade ship under way lacks to found a station in sight."""
    fleet = eye.fleet
    under_way = False
    ship: i64 = 0
    while ship < SHIPS:
        if fleet.ship_node[ship] != flat.NONE and fleet.ship_kind[ship] == flat.TRADE_SHIP_KIND:
            under_way = True
        ship += 1
    if not under_way:
        return False
    slot: i64 = 0
    while slot < board.SECTOR_SLOTS:
        if eye.s.sector[slot] == flat.OUTPOST:
            there = stations_at(eye.s, eye.s.tile[slot] - board.FIRST_OUTPOST_TILE)
            if there < board.DOCKS and there == fleet.upgrades[FREIGHT_POD]:
                return True
        slot += 1
    return False
