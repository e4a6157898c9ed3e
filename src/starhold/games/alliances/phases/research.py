"""Research: technologies of the own board and unique ones (alliances:D14, alliances:D22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.hands import holds
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import (
    BOARD_TECHNOLOGIES,
    BY_CREDITS,
    BY_DISCOVERY,
    BY_INFLUENCE,
    BY_PRODUCTION,
    PAYMENTS,
    RESEARCH,
    TECHNOLOGY_THING,
)
from starhold.games.alliances.alliance import Alliance
from starhold.games.alliances.board import ADVANCED_DISCOVERIES, RESEARCH_CREDITS, RESEARCH_OTHER
from starhold.games.alliances.kinds import CANNOT_PAY, OK, PAYMENT_KIND, TECH_FOREIGN, TECH_KNOWN, TECH_LOCKED
from starhold.games.alliances.phases.resources import answer, enter, gain, price, spend

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def research_price(alliance: Alliance) -> i64:
    """Credits, where one pays by credits."""
    credits: i64 = RESEARCH_CREDITS - alliance.discount[flat.OF_RESEARCH]
    return credits if credits > 0 else 0


def available(s: AlliancesState, seat: i64, technology: i64) -> i64:
    """Whether it can be researched at all: not yet known, one's own, prerequisites met (alliances:D14)."""
    alliance = s.alliances[seat]
    known: i64 = alliance.techs
    if known >> technology & 1:
        return TECH_KNOWN
    if technology >= BOARD_TECHNOLOGIES:
        return OK if holds(alliance.mains, s.table.technology_faction[technology]) else TECH_FOREIGN
    needs: i64 = s.table.needs[technology]
    powers: i64 = alliance.powers
    if needs == 0 or needs & known or powers & flat.RESEARCH_IGNORE_PREREQUISITES:
        return OK
    return TECH_LOCKED


def payment_verdict(s: AlliancesState, seat: i64, technology: i64, payment: i64) -> i64:
    """Whether one may and can pay like that (alliances:D14)."""
    alliance = s.alliances[seat]
    advanced = s.table.advanced[technology] != 0
    discoveries: i64 = alliance.discovery
    if payment == BY_DISCOVERY:
        if advanced:
            return PAYMENT_KIND
        return OK if discoveries >= RESEARCH_OTHER else CANNOT_PAY
    other = BY_PRODUCTION if s.settings.research_by_production else BY_INFLUENCE
    if payment != BY_CREDITS and payment != other:
        return PAYMENT_KIND
    if advanced and discoveries < ADVANCED_DISCOVERIES:
        return CANNOT_PAY
    if payment == BY_CREDITS:
        return OK if alliance.credits >= research_price(alliance) else CANNOT_PAY
    held: i64 = alliance.influence if payment == BY_INFLUENCE else alliance.production
    return OK if held >= RESEARCH_OTHER else CANNOT_PAY


def research_verdict(s: AlliancesState, seat: i64, number: i64) -> i64:
    """`number` counts payments: four a technology."""
    reason = available(s, seat, number // PAYMENTS)
    if reason != OK:
        return reason
    return payment_verdict(s, seat, number // PAYMENTS, number % PAYMENTS)


def _add(s: AlliancesState, seat: i64, technology: i64, codes: list[int]) -> None:
    if available(s, seat, technology) == OK:
        payment: i64 = 0
        while payment < PAYMENTS:
            if payment_verdict(s, seat, technology, payment) == OK:
                codes.append(RESEARCH + PAYMENTS * technology + payment)
            payment += 1


def research_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add every technology with every way to pay for it."""
    alliance = s.alliances[seat]
    if alliance.discovery == 0 and alliance.credits < research_price(alliance):
        held: i64 = alliance.production if s.settings.research_by_production else alliance.influence
        if held == 0:
            return
    technology: i64 = 0
    while technology < BOARD_TECHNOLOGIES:
        _add(s, seat, technology, codes)
        technology += 1
    for faction in s.alliances[seat].mains:
        unique: i64 = s.table.unique[faction]
        if unique != flat.NONE:
            _add(s, seat, unique, codes)


def can_research(s: AlliancesState, seat: i64) -> bool:
    """Whether there is anything to research and to pay for."""
    codes: list[int] = []
    research_codes(s, seat, codes)
    return bool(codes)


def research(s: AlliancesState, seat: i64, number: i64) -> None:
    """Pay, put the cube there, gain; events answer before the new effects hold (alliances:D21)."""
    technology = number // PAYMENTS
    payment = number % PAYMENTS
    alliance = s.alliances[seat]
    amount: i64 = RESEARCH_OTHER
    resource: i64 = flat.DISCOVERY
    if payment == BY_CREDITS:
        resource = flat.CREDITS
        amount = research_price(alliance)
    elif payment == BY_INFLUENCE:
        resource = flat.INFLUENCE
    elif payment == BY_PRODUCTION:
        resource = flat.PRODUCTION_LEVEL
    discoveries: i64 = ADVANCED_DISCOVERIES if s.table.advanced[technology] else 0
    paid = price(resource, amount) + price(flat.DISCOVERY, discoveries)
    s.tell("research", "alliances:D14", seat, paid, TECHNOLOGY_THING + technology)
    spend(s, seat, resource, amount)
    spend(s, seat, flat.DISCOVERY, discoveries)
    alliance.cubes -= 1
    known: i64 = alliance.techs
    alliance.techs = known | 1 << technology
    alliance.tech_count += 1
    gain(s, seat, s.table.technology_gain[technology])
    answer(s, seat, flat.ON_RESEARCH)
    enter(s, seat, s.table.technology_effects[technology])
