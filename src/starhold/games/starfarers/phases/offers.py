"""Trade with the other players: an offer, the answers, and the deal (starfarers:4.1, starfarers:4.2, starfarers:4.6
to starfarers:4.8).

What is being made up lies in the frame of who makes it up, unseen by the others. Sent, it lies in `s.deal`
(`deal.Deal`), to which the answers come when all have given theirs.

An offer may be a request with one side left open: the others answer with proposals. The active player may answer
counter-offers with an offer of their own, which does not count as another one; so they bargain until somebody agrees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import count_of
from starhold.core.rng import Rng
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    ACCEPT,
    ASK,
    CANCEL,
    COUNTER,
    DEAL,
    DECLINE,
    DROP,
    EXCHANGE,
    GIVE,
    SEND,
    TO,
)
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.deal import ACCEPTED, COUNTERED, DECLINED, NO_DEAL, Answer, Deal
from starhold.games.starfarers.memory import gained, held, paid
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.refused import note

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


# -- beginning


def offer_verdict(s: StarfarersState, seat: i64) -> i64:
    """Whether another offer may be made this turn (starfarers:4.6)."""
    if s.settings.offers_limited and s.offers >= s.settings.offers:
        return kinds.NO_OFFERS
    if not hand_size(s.fleets[seat]) or largest_hand(s, seat, 0) == 0:
        return kinds.NOBODY_TO_TRADE
    return kinds.OK


def begin_offer(s: StarfarersState, seat: i64) -> None:
    s.frames.ask(kinds.MAKE_OFFER, seat)


def largest_hand(s: StarfarersState, seat: i64, addressed: i64) -> i64:
    """The most cards one of those addressed holds, of all others if nobody is named: all public."""
    most: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat and (addressed == 0 or addressed >> other & 1):
            size = hand_size(s.fleets[other])
            if size > most:
                most = size
        other += 1
    return most


# -- making it up: the same for an offer and a counter-offer


def side_size(picked: list[int], base: i64) -> i64:
    """How many cards are on one side so far; `base` is GIVE or ASK."""
    count: i64 = 0
    for code in picked:
        if base <= code < base + RESOURCES:
            count += 1
    return count


def give_verdict(s: StarfarersState, f: Frame, resource: i64) -> i64:
    """One more card to give: it must be in hand, and not be asked for (starfarers:4.7, starfarers:4.8)."""
    if count_of(f.picked, ASK + resource):
        return kinds.BOTH_SIDES
    return kinds.OK if s.fleets[f.seat].hand[resource] > count_of(f.picked, GIVE + resource) else kinds.NO_CARD


def ask_verdict(f: Frame, resource: i64, most: i64) -> i64:
    """One more card wanted; not more than anybody asked could hold, which all can count (starfarers:4.7)."""
    if count_of(f.picked, GIVE + resource):
        return kinds.BOTH_SIDES
    return kinds.OK if side_size(f.picked, ASK) < most else kinds.ASK_TOO_MUCH


def send_verdict(s: StarfarersState, f: Frame, may_be_open: bool, most: i64) -> i64:
    """Whether it can be sent: both sides have a card (starfarers:4.2), or one if it is a request (starfarers:4.6)."""
    wanted = side_size(f.picked, ASK)
    given = side_size(f.picked, GIVE)
    if wanted == 0 and given == 0:
        return kinds.NO_GIFTS
    if (wanted == 0 or given == 0) and not (may_be_open and s.settings.open_requests):
        return kinds.NO_GIFTS
    return kinds.OK if wanted <= most else kinds.ASK_TOO_MUCH


def part_verdict(s: StarfarersState, f: Frame, action: i64, may_be_open: bool, most: i64) -> i64:
    """Whether one more card, the sending or the end of it may come next; `most` is what anybody asked could hold."""
    if action == CANCEL:
        return kinds.OK
    if GIVE <= action < ASK:
        return give_verdict(s, f, action - GIVE)
    if ASK <= action < TO:
        return ask_verdict(f, action - ASK, most)
    return send_verdict(s, f, may_be_open, most) if action == SEND else kinds.NOT_NOW


def named_verdict(s: StarfarersState, f: Frame, other: i64) -> i64:
    """Whether that player can be addressed by name, as far as all offers go."""
    if other >= s.players:
        return kinds.NO_SEAT
    if other == f.seat:
        return kinds.YOURSELF
    return kinds.ADDRESSED_TWICE if addressed(f.picked) >> other & 1 else kinds.OK


def side_codes(s: StarfarersState, f: Frame, may_be_open: bool, most: i64, codes: list[int]) -> None:
    """Every card that can be added to a side, and sending it if that is possible."""
    both = sides(f.picked)
    wanted = side_size(f.picked, ASK)
    fleet = s.fleets[f.seat]
    resource: i64 = 0
    while resource < RESOURCES:
        given: i64 = both[resource]
        asked: i64 = both[RESOURCES + resource]
        if asked == 0 and fleet.hand[resource] > given:
            codes.append(GIVE + resource)
        if given == 0 and wanted < most:
            codes.append(ASK + resource)
        resource += 1
    if send_verdict(s, f, may_be_open, most) == kinds.OK:
        codes.append(SEND)


def addressed(picked: list[int]) -> i64:
    """The seats named, as bits."""
    bits: i64 = 0
    for code in picked:
        if TO <= code < DEAL:
            bits |= 1 << (code - TO)
    return bits


def sides(picked: list[int]) -> list[int]:
    """Cards given and cards wanted, by resource."""
    both: list[int] = [0] * (2 * RESOURCES)
    for code in picked:
        if GIVE <= code < TO:
            both[code - GIVE] += 1
    return both


class Composed(Decision["StarfarersState"]):
    """An offer or an answer put together piece by piece: that it is made is seen, how far it has come is not."""

    def due(self, f: Frame) -> int:
        return f.need

    def choose_anew(self, s: StarfarersState, f: Frame, rng: Rng) -> None:
        f.picked = []


class MakeOffer(Composed):
    """The active player makes up an offer, card by card (starfarers:4.6)."""

    kind = kinds.MAKE_OFFER
    name = "offer"
    rule = "starfarers:4.6"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        codes: list[int] = [CANCEL]
        named = addressed(f.picked)
        most = largest_hand(s, f.seat, named)
        side_codes(s, f, True, most, codes)
        other: i64 = 0
        while other < s.players:
            if other != f.seat and not named >> other & 1 and hand_size(s.fleets[other]):
                codes.append(TO + other)
            other += 1
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if TO <= action < DEAL:
            verdict = named_verdict(s, f, action - TO)
            if verdict == kinds.OK and not hand_size(s.fleets[action - TO]):
                return kinds.NOBODY_TO_TRADE
            return verdict
        return part_verdict(s, f, action, True, largest_hand(s, f.seat, addressed(f.picked)))

    def choose(self, s: StarfarersState, f: Frame, action: i64, chance: Chance) -> None:
        """The question stays until the offer is sent or dropped."""
        f.pick(action)
        if action == SEND or action == CANCEL:
            f.need = 0

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        if f.picked[-1] == CANCEL:
            return
        s.offers += 1
        put_to(s, f, addressed(f.picked), "offer")


def put_to(s: StarfarersState, f: Frame, named: i64, key: str) -> None:
    """What was made up lies on the table, and those addressed (0: all) are asked for their answers."""
    seat = f.seat
    both = sides(f.picked)
    frames: list[Frame] = []
    asked: i64 = 0
    turn: i64 = 1
    while turn < s.players:
        other = (seat + turn) % s.players
        if (named == 0 or named >> other & 1) and hand_size(s.fleets[other]):
            asked |= 1 << other
            frames.append(Frame(kinds.ANSWER_OFFER, other, 1, seat, 0))
        turn += 1
    deal = Deal(both[:RESOURCES], both[RESOURCES:], asked, [])
    s.deal = deal
    held(s, seat, deal.give)
    tell_both(s, key, seat, deal.give, deal.ask, 0)
    s.frames.ask_together(frames)


def told_cards(cards: list[int]) -> i64:
    """For the log: one side of an offer as a number, five bits a resource."""
    packed: i64 = 0
    resource: i64 = RESOURCES - 1
    while resource >= 0:
        packed = 32 * packed + cards[resource]
        resource -= 1
    return packed


def tell_both(s: StarfarersState, key: str, seat: i64, give: list[int], ask: list[int], partner: i64) -> None:
    """An offer into the log: what is asked for stands above the partner's number (0: nobody), what is given, below
    zero, where other lines have a thing."""
    if s.journal is not None:
        s.tell(key, "starfarers:4.6", seat, partner + 8 * told_cards(ask), -2 - told_cards(give))


# -- answering


def covers(hand: list[int], cards: list[int]) -> bool:
    """Whether a hand holds all of these."""
    resource: i64 = 0
    while resource < RESOURCES:
        if hand[resource] < cards[resource]:
            return False
        resource += 1
    return True


class AnswerOffer(Composed):
    """Accept, decline, or make a counter-offer; nobody sees it before all have answered (starfarers:4.6).

    A request with an open side is no trade yet: it can be declined, or answered with a proposal.

    Never answered by itself: that a player has nothing to accept with is nobody's business (starfarers:4.7).
    """

    kind = kinds.ANSWER_OFFER
    name = "answer"
    rule = "starfarers:4.6"
    exact = True

    def choose_anew(self, s: StarfarersState, f: Frame, rng: Rng) -> None:
        """An answer given in secret becomes some answer; one only begun is taken back."""
        ready = f.need == 0
        f.picked = []
        f.need = 1
        if ready:
            legal = self.legal(s, f)
            f.picked = [ACCEPT if ACCEPT in legal and rng.below(2) else DECLINE]
            f.need = 0

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        if f.picked:
            codes: list[int] = [CANCEL]
            side_codes(s, f, False, hand_size(s.fleets[f.subject]), codes)
            return codes
        if not s.deal.is_open() and covers(s.fleets[f.seat].hand, s.deal.ask):
            return [ACCEPT, DECLINE, COUNTER]
        return [DECLINE, COUNTER]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action >= DEAL and action <= EXCHANGE + 24:
            return kinds.TRADE_OFF_TURN
        if not f.picked:
            if action == DECLINE or action == COUNTER:
                return kinds.OK
            if action == ACCEPT:
                if s.deal.is_open():
                    return kinds.OPEN_REQUEST
                return kinds.OK if covers(s.fleets[f.seat].hand, s.deal.ask) else kinds.NO_CARD
            return kinds.TRADE_OFF_TURN if GIVE <= action < DEAL else kinds.NOT_NOW
        if TO <= action < DEAL:
            return kinds.TRADE_OFF_TURN
        return part_verdict(s, f, action, False, hand_size(s.fleets[f.subject]))

    def choose(self, s: StarfarersState, f: Frame, action: i64, chance: Chance) -> None:
        if action == CANCEL:
            f.picked = []
            return
        f.pick(action)
        if action == ACCEPT or action == DECLINE or action == SEND:
            f.need = 0

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        deal = s.deal
        answers: list[Answer] = []
        open_answers = False
        refused: i64 = 0
        for f in group:
            both = sides(f.picked)
            answer = Answer(f.seat, DECLINED, both[:RESOURCES], both[RESOURCES:])
            first: i64 = f.picked[0]
            if first == DECLINE:
                s.tell("declined", "starfarers:4.6", f.seat)
            elif first == ACCEPT:
                open_answers = True
                answer = Answer(f.seat, ACCEPTED, deal.ask, deal.give)
                s.tell("accepted", "starfarers:4.6", f.seat)
            else:
                open_answers = True
                answer.says = COUNTERED
                tell_both(s, "countered", f.seat, answer.give, answer.ask, 0)
            if answer.says != ACCEPTED:
                refused |= 1 << f.seat
            held(s, f.seat, answer.give)
            answers.append(answer)
        note(s, s.active, deal.give, deal.ask, refused)
        if open_answers:
            s.deal = Deal(deal.give, deal.ask, deal.to, answers)
            s.frames.ask(kinds.CLOSE_DEAL, s.active)
        else:
            s.deal = NO_DEAL


# -- closing


class CloseDeal(Composed):
    """The active player deals with one who accepted or made a counter-offer, or with nobody (starfarers:4.6).

    Or answers counter-offers with another offer to those who made them: it is put together here as in `MakeOffer`,
    and is no further one of the turn.
    """

    kind = kinds.CLOSE_DEAL
    name = "close"
    rule = "starfarers:4.6"

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        if f.picked:
            codes: list[int] = [CANCEL]
            side_codes(s, f, True, largest_hand(s, f.seat, self.partners(s, f)), codes)
            other: i64 = 0
            while other < s.players:
                codes.append(TO + other)
                other += 1
            return codes
        codes = [DROP]
        seat: i64 = 0
        while seat < s.players:
            codes.append(DEAL + seat)
            seat += 1
        codes.append(COUNTER)
        return codes

    def partners(self, s: StarfarersState, f: Frame) -> i64:
        """Who would be asked: those named, else all who have made a counter-offer."""
        named = addressed(f.picked)
        return named or s.deal.counters()

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if f.picked:
            return self.verdict_on_part(s, f, action)
        if action == DROP:
            return kinds.OK
        if action == COUNTER and s.settings.open_requests:
            return kinds.OK if s.deal.counters() else kinds.NO_COUNTER
        if action < DEAL or action >= EXCHANGE:
            return kinds.NOT_NOW
        partner = action - DEAL
        if partner >= s.players:
            return kinds.NO_SEAT
        if partner == f.seat:
            return kinds.YOURSELF
        answer = s.deal.answer_of(partner)
        if answer is None:
            return kinds.NOT_ADDRESSED
        if answer.says == DECLINED:
            return kinds.DID_NOT_ACCEPT
        return kinds.OK if covers(s.fleets[f.seat].hand, answer.ask) else kinds.NO_CARD

    def verdict_on_part(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        """While another offer is put together."""
        if TO <= action < DEAL:
            verdict = named_verdict(s, f, action - TO)
            if verdict == kinds.OK and not s.deal.counters() >> (action - TO) & 1:
                return kinds.NO_COUNTER
            return verdict
        return part_verdict(s, f, action, True, largest_hand(s, f.seat, self.partners(s, f)))

    def choose(self, s: StarfarersState, f: Frame, action: i64, chance: Chance) -> None:
        """Back to the answers, one more part of another offer, or done."""
        if action == CANCEL:
            f.picked = []
            return
        f.pick(action)
        if action == DROP or action == SEND or DEAL <= action < EXCHANGE:
            f.need = 0

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        seat = f.seat
        action: i64 = f.picked[0]
        for other in s.deal.answers:
            if other.says == COUNTERED and DEAL + other.seat != action:
                note(s, other.seat, other.give, other.ask, 1 << seat)
        if action == COUNTER:
            put_to(s, f, self.partners(s, f), "offer-again")
            return
        if action == DROP:
            s.tell("dropped", "starfarers:4.6", seat)
        else:
            partner = action - DEAL
            answer = s.deal.answer_of(partner)
            assert answer is not None, "nobody deals without an answer"
            tell_both(s, "deal", seat, answer.ask, answer.give, partner + 1)
            pass_cards(s, partner, seat, answer.give)
            pass_cards(s, seat, partner, answer.ask)
        s.deal = NO_DEAL


def pass_cards(s: StarfarersState, giver: i64, taker: i64, cards: list[int]) -> None:
    """One side of a deal from hand to hand."""
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = cards[resource]
        if count:
            s.fleets[giver].hand[resource] -= count
            s.fleets[taker].hand[resource] += count
            paid(s, giver, resource, count)
            gained(s, taker, resource, count)
            s.tell("deal-gives", "starfarers:4.6", giver, count, resource)
        resource += 1
