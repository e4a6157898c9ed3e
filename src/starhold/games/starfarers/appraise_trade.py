"""Trade with the other players as a sensible player sees it: what to ask for, what to accept, what to propose.

One offer a turn and no haggling: people have to answer, and a game among bots has to go on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.frames import Frame
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers.appraise_wishes import Eye, threat
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.card_table import NONE
from starhold.games.starfarers.deal import ACCEPTED
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.offers import covers, sides

BAD: Final = -50.0
OFFERS: Final = 1  # made in one turn
_WORTH_ASKING: Final = 0.3  # what an offer must lead to


def wanted_trade(eye: Eye) -> i64:
    """The card to ask for and the card to give for it, as five times the one and the other; NONE if there is none."""
    s = eye.s
    partners = False
    other: i64 = 0
    while other < s.players:
        if other != eye.seat and not threat(s, eye.seat, other) and hand_size(s.fleets[other]):
            partners = True
        other += 1
    if not partners:
        return NONE
    values = eye.worths()
    for wish in eye.wishes:
        if wish.worth <= _WORTH_ASKING or eye.lacking(wish.build) != 1:
            continue
        ask: i64 = NONE
        give: i64 = NONE
        resource: i64 = 0
        while resource < RESOURCES:
            spare = eye.spare(wish.build, resource)
            if spare < 0 and (ask == NONE or values[resource] > values[ask]):
                ask = resource
            if spare > 0 and (give == NONE or values[resource] < values[give]):
                give = resource
            resource += 1
        if ask != NONE and give != NONE:
            return RESOURCES * ask + give
    return NONE


def offer_worths(eye: Eye, frame: Frame, actions: list[int]) -> list[float]:
    """Towards the wanted trade, card by card."""
    s = eye.s
    plan = wanted_trade(eye)
    both = sides(frame.picked)
    result: list[float] = []
    ask = plan // RESOURCES if plan != NONE else NONE
    give = plan % RESOURCES if plan != NONE else NONE
    some_threat = False
    other: i64 = 0
    while other < s.players:
        if other != eye.seat and threat(s, eye.seat, other):
            some_threat = True
        other += 1
    for action in actions:
        value = 0.0
        if plan == NONE:
            value = 1.0 if action == codes.CANCEL else 0.0
        elif action == codes.GIVE + give:
            value = 4.0 if both[give] < 1 else BAD
        elif action == codes.ASK + ask:
            value = 3.0 if both[RESOURCES + ask] < 1 else BAD
        elif codes.TO <= action < codes.DEAL:
            value = 2.0 if some_threat and not threat(s, eye.seat, action - codes.TO) else BAD
        elif action == codes.SEND:
            value = 1.0
        else:
            value = BAD if action != codes.CANCEL else 0.5
        result.append(value)
    return result


def reply_worths(eye: Eye, frame: Frame, actions: list[int]) -> list[float]:
    """Accept what helps more than it costs; propose something where the offer leaves a side open."""
    plan = proposal(eye)
    both = sides(frame.picked)
    result: list[float] = []
    for action in actions:
        if action == codes.DECLINE:
            result.append(0.0)
        elif action == codes.ACCEPT:
            result.append(acceptance(eye))
        elif action == codes.COUNTER:
            result.append(1.0 if plan else BAD)
        elif action == codes.CANCEL:
            result.append(0.5)
        elif action == codes.SEND:
            result.append(1.0 if plan and both == plan else BAD)
        elif plan and both[action - codes.GIVE] < plan[action - codes.GIVE]:  # cards given, then cards wanted
            result.append(2.0)
        else:
            result.append(BAD)
    return result


def acceptance(eye: Eye) -> float:
    """What the offer on the table brings, from who is not about to win."""
    s = eye.s
    if threat(s, eye.seat, s.active):
        return BAD
    values = eye.worths()
    gain = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        got: i64 = s.deal.give[resource]
        given: i64 = s.deal.ask[resource]
        gain += values[resource] * float(got - given)
        resource += 1
    return gain - margin(eye)


def margin(eye: Eye) -> float:
    """A trade helps the other, too."""
    return 0.03 * float(eye.s.fleets[eye.s.active].points) / 10.0


def proposal(eye: Eye) -> list[int]:
    """An answer to a request with an open side: what to give, what to want; empty if nothing would be gained.

    The named side as it is, and for it the one card that is worth most to have, or least to give.
    """
    s = eye.s
    if not s.deal.there() or not s.deal.is_open() or threat(s, eye.seat, s.active):
        return []
    asked = False
    resource: i64 = 0
    while resource < RESOURCES:
        if s.deal.ask[resource]:
            asked = True
        resource += 1
    if asked and not covers(eye.fleet.hand, s.deal.ask):
        return []
    values = eye.worths()
    gain = -margin(eye)
    best: i64 = NONE
    resource = 0
    while resource < RESOURCES:
        named: i64 = s.deal.ask[resource] if asked else s.deal.give[resource]
        if named:
            gain += values[resource] * float(-named if asked else named)
        elif asked:
            if best == NONE or values[resource] > values[best]:
                best = resource
        elif eye.fleet.hand[resource] and (best == NONE or values[resource] < values[best]):
            best = resource
        resource += 1
    if best == NONE or gain + (values[best] if asked else -values[best]) <= 0.0:
        return []
    give = s.deal.ask[:]
    want = s.deal.give[:]
    if asked:
        want[best] = 1
    else:
        give[best] = 1
    return give + want


def close_worth(eye: Eye, action: i64) -> float:
    """The partner with the fewest points; a counter-offer only if it is as good."""
    s = eye.s
    if action == codes.COUNTER:
        return BAD
    if not codes.DEAL <= action < codes.EXCHANGE:
        return 0.0
    partner = action - codes.DEAL
    if threat(s, eye.seat, partner):
        return BAD
    answer = s.deal.answer_of(partner)
    assert answer is not None, "nobody deals without an answer"
    if answer.says == ACCEPTED:
        return 1.0 - 0.01 * float(s.fleets[partner].points)
    values = eye.worths()
    gain = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        gain += values[resource] * float(answer.give[resource] - answer.ask[resource])
        resource += 1
    return gain
