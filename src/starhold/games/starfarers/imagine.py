"""A position a seat could not tell from the true one (starfarers:15.4, starfarers:15.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.frames import NOBODY
from starhold.core.rng import Rng
from starhold.games.starfarers import kinds
from starhold.games.starfarers import table as flat
from starhold.games.starfarers.actions import (
    ACCEPT,
    DECLINE,
)
from starhold.games.starfarers.board import (
    RESOURCES,
)
from starhold.games.starfarers.lattice import NONE
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.encounters import CARD_KNOWN, GROUP_KNOWN
from starhold.games.starfarers.phases.offers import ANSWER_SIZE, DEAL_ANSWERS

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def imagine(s: StarfarersState, seat: int, rng: Rng) -> StarfarersState:
    """Deal anew the hands of the others, the reserve and the card being read; let the others choose anew in secret."""
    copy = s.clone()
    _deal_hands(copy, seat, rng)
    _draw_card(copy, seat, rng)
    for frame in copy.frames.stack:
        if frame.seat in (seat, NOBODY):
            continue
        if frame.kind in (kinds.MAKE_OFFER, kinds.CLOSE_DEAL):
            frame.picked = []
            frame.options = None
        elif frame.kind == kinds.ANSWER_OFFER:
            _answer_anew(copy, frame.seat, rng)
        elif frame.kind in (kinds.DISCARD, kinds.PAY_CARDS, kinds.HAND_OVER):
            copy.choose_anew(frame, rng)
    return copy


def _promised(s: StarfarersState, seat: int) -> list[int]:
    """Cards somebody is known to hold: an accepted offer, or a counter-offer, has to be covered (starfarers:4.7)."""
    for at in range(DEAL_ANSWERS, len(s.deal), ANSWER_SIZE):
        if s.deal[at] == seat and s.deal[at + 1] != 2:
            return s.deal[at + 2 : at + 7]
    if s.deal and seat == s.active:
        return s.deal[:5]
    return [0] * RESOURCES


def _deal_hands(copy: StarfarersState, seat: int, rng: Rng) -> None:
    others = [other for other in range(copy.players) if other != seat]
    sizes = {other: int(hand_size(copy.fleets[other])) for other in others}
    pool = copy.reserve[:]
    for other in others:
        for resource in range(RESOURCES):
            pool += [resource] * copy.fleets[other][flat.HAND + resource]
            copy.fleets[other][flat.HAND + resource] = 0
    for other in others:
        for resource, count in enumerate(_promised(copy, other)):
            for _ in range(count):
                pool.remove(resource)
            copy.fleets[other][flat.HAND + resource] += count
            sizes[other] -= count
    pool.sort()
    rng.shuffle(pool)
    for other in others:
        for _ in range(sizes[other]):
            copy.fleets[other][flat.HAND + pool.pop()] += 1
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


def _answer_anew(copy: StarfarersState, seat: int, rng: Rng) -> None:
    """An answer given in secret becomes some answer; one only begun is taken back."""
    for frame in copy.frames.stack:
        if frame.kind == kinds.ANSWER_OFFER and frame.seat == seat:
            ready = frame.need == 0
            frame.picked = []
            frame.options = None
            frame.need = 1
            if ready:
                legal = copy.decision(kinds.ANSWER_OFFER).legal(copy, frame)
                frame.picked = [ACCEPT if ACCEPT in legal and rng.below(2) else DECLINE]
                frame.need = 0
