"""Trade with the other players as the opponents see it that people play with (starfarers:4.6).

An offer leads to something that is worth it, goes to nobody who leads, and was not refused lately. What is nearly good
is answered with a counter-offer from which both could gain. Counter-offers are answered once, so that play goes on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.frames import Frame
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers.appraise_trade import BAD, margin, proposal
from starhold.games.starfarers.appraise_wishes import Eye, Wish, threat
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.deal import COUNTERED
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.offers import addressed, covers, sides
from starhold.games.starfarers.refused import made_this_turn, refused_by
from starhold.games.starfarers.state import StarfarersState

COUNTERS: Final = 2  # made by one seat in one turn
_WORTH_ASKING: Final = 0.3  # what an offer must lead to
_GAIN: Final = 0.05  # what it must bring at once
_COMPLETES: Final = 0.3  # of what can be paid for afterwards, and could not before
_MOST: Final = 3.0  # points that counts as


class Trade:
    """Cards to give and cards to want, by resource; for those seats (as bits, 0 if that is no question)."""

    __slots__ = ("ask", "gain", "give", "to")

    def __init__(self, give: list[int], ask: list[int], to: i64, gain: float) -> None:
        self.give = give
        self.ask = ask
        self.to = to
        self.gain = gain


def shunned(s: StarfarersState, seat: i64, other: i64) -> bool:
    """Whether no help should go there: about to win, leading near the end, or clearly ahead of everybody."""
    if threat(s, seat, other):
        return True
    theirs: i64 = s.fleets[other].points
    second: i64 = 0
    one: i64 = 0
    while one < s.players:
        if one != other and s.fleets[one].points > second:
            second = s.fleets[one].points
        one += 1
    return theirs >= second and (theirs >= 11 or (theirs >= 8 and theirs >= second + 3))


def gain_of(eye: Eye, get: list[int], give: list[int]) -> float:
    """What these cards bring: card by card, since of a kind the first matters most, and by what can be built then."""
    total = _COMPLETES * (payable(eye, get, give) - payable(eye, give, give))
    resource: i64 = 0
    while resource < RESOURCES:
        have: i64 = eye.fleet.hand[resource]
        card: i64 = 0
        while card < get[resource]:
            total += eye.card_worth(resource, have + card)
            card += 1
        card = 0
        while card < give[resource]:
            total -= eye.card_worth(resource, have - card)
            card += 1
        resource += 1
    return total


def payable(eye: Eye, get: list[int], give: list[int]) -> float:
    """The best wish that could be paid for with these cards more and those less."""
    best = 0.0
    for wish in eye.wishes:
        if wish.worth > best:
            resource: i64 = 0
            while resource < RESOURCES:
                if eye.spare(wish.build, resource) + get[resource] < give[resource]:
                    break
                resource += 1
            if resource == RESOURCES:
                best = wish.worth
    return best if best < _MOST else _MOST


def cards(resource: i64, count: i64) -> list[int]:
    """So many of one kind."""
    some: list[int] = [0] * RESOURCES
    some[resource] = count
    return some


def size_of(some: list[int]) -> i64:
    total: i64 = 0
    for count in some:
        total += count
    return total


def part_worths(frame: Frame, actions: list[int], trade: Trade | None) -> list[float]:
    """The next part of that trade, and nothing else; back if something lies there that does not belong to it."""
    part: i64 = codes.CANCEL
    if trade is not None:
        both = sides(frame.picked)
        plan = trade.give + trade.ask
        part = codes.SEND
        place: i64 = 0
        while place < 2 * RESOURCES:
            if both[place] > plan[place]:
                part = codes.CANCEL
                break
            if both[place] < plan[place] and part == codes.SEND:
                part = codes.GIVE + place  # cards given, then cards wanted
            place += 1
        if part == codes.SEND:
            left: i64 = trade.to & ~addressed(frame.picked)
            other: i64 = 0
            while left:
                if left & 1:
                    part = codes.TO + other
                    break
                left >>= 1
                other += 1
    return [0.0 if action == part else BAD for action in actions]


# -- making offers


def partners(s: StarfarersState, seat: i64) -> i64:
    """Who can be asked, and may be helped, as bits."""
    bits: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat and hand_size(s.fleets[other]) and not shunned(s, seat, other):
            bits |= 1 << other
        other += 1
    return bits


def wanted_trade(eye: Eye, wishes: list[Wish]) -> Trade | None:
    """The card that is lacking for the best of these, for what can best be spared, one for one or else two for one."""
    all_partners = partners(eye.s, eye.seat)
    if all_partners == 0:
        return None
    for wish in wishes:
        if wish.worth <= _WORTH_ASKING or eye.lacking(wish.build) != 1:
            continue
        ask: i64 = 0
        while eye.spare(wish.build, ask) >= 0:
            ask += 1
        count: i64 = 1
        while count <= 2:
            best: Trade | None = None
            give: i64 = 0
            while give < RESOURCES:
                if eye.spare(wish.build, give) >= count:
                    trade = offer_of(eye, cards(give, count), cards(ask, 1), all_partners)
                    if trade is not None and (best is None or trade.gain > best.gain):
                        best = trade
                give += 1
            if best is not None:
                return best
            count += 1
    return None


def offer_of(eye: Eye, give: list[int], ask: list[int], to: i64) -> Trade | None:
    """An offer to those of them who have not refused it lately, if it would bring something."""
    to &= ~refused_by(eye.s, eye.seat, give, ask)
    gain = gain_of(eye, ask, give)
    return Trade(give, ask, to, gain) if to and gain >= _GAIN else None


def offer_worths(eye: Eye, frame: Frame, actions: list[int], trade: Trade | None) -> list[float]:
    """Towards that trade, piece by piece; nobody is named if all may answer."""
    if trade is not None:
        others: i64 = 0
        other: i64 = 0
        while other < eye.s.players:
            if other != eye.seat and hand_size(eye.s.fleets[other]):
                others |= 1 << other
            other += 1
        if trade.to == others:
            trade.to = 0
    return part_worths(frame, actions, trade)


# -- answering them


def reply_worths(eye: Eye, frame: Frame, actions: list[int]) -> list[float]:
    """Accept what helps more than it costs; else say what would."""
    trade = counter_offer(eye)
    if frame.picked:
        return part_worths(frame, actions, trade)
    result: list[float] = []
    for action in actions:
        if action == codes.ACCEPT:
            result.append(acceptance(eye))
        elif action == codes.COUNTER:
            result.append(0.5 if trade is not None else BAD)
        else:
            result.append(0.0)
    return result


def acceptance(eye: Eye) -> float:
    """What the offer on the table brings, from who may be helped."""
    s = eye.s
    if shunned(s, eye.seat, s.active):
        return BAD
    return gain_of(eye, s.deal.give, s.deal.ask) - margin(eye)


def counter_offer(eye: Eye) -> Trade | None:
    """What to answer to an offer that cannot be accepted, or to a request; not what the other refused lately."""
    s = eye.s
    if not s.deal.there() or shunned(s, eye.seat, s.active) or made_this_turn(s, eye.seat) >= COUNTERS:
        return None
    if s.deal.is_open():
        both = proposal(eye)
        if not both:
            return None
        return answer_of(eye, both[:RESOURCES], both[RESOURCES:])
    held = covers(eye.fleet.hand, s.deal.ask)
    if held and acceptance(eye) > 0.0:
        return None
    best: Trade | None = None
    if held:
        best = dearest(eye, False)  # what they want, for something else …
        if best is None:
            best = dearest(eye, True)  # … or for one card more
    if best is None:
        best = instead(eye)
    return best


def dearest(eye: Eye, more: bool) -> Trade | None:
    """What they ask for, in return for the card that is worth most: beside what they offer, or in its place."""
    deal = eye.s.deal
    best: Trade | None = None
    resource: i64 = 0
    while resource < RESOURCES:
        if deal.ask[resource] == 0 and (more or deal.give[resource] == 0):
            want = deal.give[:] if more else [0] * RESOURCES
            want[resource] += 1
            trade = answer_of(eye, deal.ask, want)
            if trade is not None and (best is None or trade.gain > best.gain):
                best = trade
        resource += 1
    return best


def instead(eye: Eye) -> Trade | None:
    """What they offer, for one card that can be spared in place of what they ask for."""
    deal = eye.s.deal
    best: Trade | None = None
    resource: i64 = 0
    while resource < RESOURCES:
        if deal.give[resource] == 0 and deal.ask[resource] == 0 and eye.fleet.hand[resource]:
            trade = answer_of(eye, cards(resource, 1), deal.give)
            if trade is not None and (best is None or trade.gain > best.gain):
                best = trade
        resource += 1
    return best


def answer_of(eye: Eye, give: list[int], want: list[int]) -> Trade | None:
    """A counter-offer that helps, that the other could have the cards for, and has not passed over lately."""
    s = eye.s
    gain = gain_of(eye, want, give) - margin(eye)
    if gain < _GAIN or size_of(want) > hand_size(s.fleets[s.active]):
        return None
    if refused_by(s, eye.seat, give, want) >> s.active & 1:
        return None
    return Trade(give, want, 0, gain)


# -- closing


def close_worths(eye: Eye, frame: Frame, actions: list[int]) -> list[float]:
    """The best of what lies there; if nothing of it helps, one more offer to who has made a counter-offer."""
    if frame.picked:
        return part_worths(frame, actions, offer_again(eye))
    result: list[float] = []
    some_deal = False
    for action in actions:
        value = 0.0
        if codes.DEAL <= action < codes.EXCHANGE:
            value = deal_worth(eye, action - codes.DEAL)
            some_deal = some_deal or value > 0.0
        result.append(value)
    place: i64 = 0
    for action in actions:
        if action == codes.COUNTER:
            result[place] = 0.1 if not some_deal and offer_again(eye) is not None else BAD
        place += 1
    return result


def deal_worth(eye: Eye, partner: i64) -> float:
    """What a deal brings; of two that bring the same, the one with the poorer partner."""
    s = eye.s
    answer = s.deal.answer_of(partner)
    assert answer is not None, "nobody deals without an answer"
    if shunned(s, eye.seat, partner):
        return BAD
    return gain_of(eye, answer.give, answer.ask) - 0.002 * float(s.fleets[partner].points)


def offer_again(eye: Eye) -> Trade | None:
    """One card for one, of what somebody has just said they would give and want; once a turn."""
    s = eye.s
    if made_this_turn(s, eye.seat) > s.offers:
        return None
    best: Trade | None = None
    for answer in s.deal.answers:
        if answer.says != COUNTERED or shunned(s, eye.seat, answer.seat):
            continue
        ask: i64 = 0
        while ask < RESOURCES:
            give: i64 = 0
            while give < RESOURCES:
                if answer.give[ask] and answer.ask[give] and eye.fleet.hand[give]:
                    trade = offer_of(eye, cards(give, 1), cards(ask, 1), 1 << answer.seat)
                    if trade is not None and (best is None or trade.gain > best.gain):
                        best = trade
                give += 1
            ask += 1
    return best
