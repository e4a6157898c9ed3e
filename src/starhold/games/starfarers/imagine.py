"""A position a seat could not tell from the true one (starfarers:15.4, starfarers:15.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.frames import NOBODY
from starhold.core.rng import Rng
from starhold.games.starfarers import kinds
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.deal import DECLINED
from starhold.games.starfarers.lattice import NONE
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.encounters import CARD_KNOWN, GROUP_KNOWN
from starhold.games.starfarers.remembered_deal import deal_as_remembered

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def deal_anew(copy: StarfarersState, seat: int, rng: Rng) -> None:
    """Deal anew the hands of the others, the reserve and the card being read."""
    if not copy.recalled or not deal_as_remembered(copy, seat, rng):
        copy.forget()
        _deal_hands(copy, seat, rng)
    _draw_card(copy, seat, rng)


def _promised(s: StarfarersState, seat: int) -> list[int]:
    """Cards somebody is known to hold: an accepted offer, or a counter-offer, has to be covered (starfarers:4.7)."""
    answer = s.deal.answer_of(seat)
    if answer is not None and answer.says != DECLINED:
        return answer.give
    if s.deal.there() and seat == s.active:
        return s.deal.give
    return [0] * RESOURCES


def _deal_hands(copy: StarfarersState, seat: int, rng: Rng) -> None:
    others = [other for other in range(copy.players) if other != seat]
    sizes = {other: int(hand_size(copy.fleets[other])) for other in others}
    pool = copy.reserve[:]
    for other in others:
        for resource in range(RESOURCES):
            pool += [resource] * copy.fleets[other].hand[resource]
            copy.fleets[other].hand[resource] = 0
    for other in others:
        for resource, count in enumerate(_promised(copy, other)):
            for _ in range(count):
                pool.remove(resource)
            copy.fleets[other].hand[resource] += count
            sizes[other] -= count
    pool.sort()
    rng.shuffle(pool)
    for other in others:
        for _ in range(sizes[other]):
            copy.fleets[other].hand[pool.pop()] += 1
    copy.reserve = sorted(pool)


def _draw_card(copy: StarfarersState, seat: int, rng: Rng) -> None:
    """Before its result the card could be any that opens alike (or, at a second question, is of its group)."""
    reads = copy.settings.reader_sees and seat == (copy.active + 1) % copy.players
    if copy.card == NONE or copy.known == CARD_KNOWN or reads:
        return
    table = copy.table
    groups = table.group if copy.known == GROUP_KNOWN else table.seems
    like = sorted(card for card in [*copy.deck, copy.card] if groups[card] == groups[copy.card])
    chosen = like[rng.below(len(like))]
    copy.deck = sorted(card for card in [*copy.deck, copy.card] if card != chosen)
    copy.card = chosen
    for frame in copy.frames.stack:
        if frame.kind == kinds.RUN_BRANCH and frame.seat == NOBODY:  # answered, but still to be paid for
            frame.subject = table.branch[4 * chosen + copy.answers[0] % 4]
        elif frame.kind == kinds.ENCOUNTER and frame.seat != NOBODY and frame.subject != NONE:
            frame.subject, frame.detail = table.branches[table.branch[4 * chosen]][1:3]
