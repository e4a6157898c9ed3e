"""Colonize and Develop, with one-time adaptation and Nomads (alliances:D5, alliances:D6, alliances:I1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import holds
from starhold.games.alliances.actions import ADAPT, COLONIZE, DEVELOP, FACTION_COUNT, LIFT, SITE_THING
from starhold.games.alliances.board import DEVELOP_CREDITS
from starhold.games.alliances.kinds import (
    ADAPT_NO_MATCH,
    ADAPTATION,
    BARREN,
    CANNOT_PAY,
    CARD_PLAYED,
    NO_PLANET,
    NOMADS_ACTION,
    NOT_ADAPTED,
    NOT_IN_HAND,
    NOT_LIFT,
    NOT_NOW,
    NOT_YOUR_COLONY,
    OK,
    PLANET_TAKEN,
)
from starhold.games.alliances.phases.factions import discard_card
from starhold.games.alliances.phases.planets import reach_verdict
from starhold.games.alliances.phases.research import can_research
from starhold.games.alliances.phases.resources import answer, gain, gain_prestige, spend
from starhold.games.alliances.phases.workshop import retrievable
from starhold.games.alliances.table import (
    ACTED,
    ADAPT_ALL,
    ADAPTED,
    BARREN_KIND,
    COLONISED,
    COLONIZE_BARREN,
    CREDITS,
    CUBES,
    DEVELOPED,
    DISCOUNT,
    EMPTY,
    IS_COLONISED,
    IS_DEVELOPED,
    NOMADS,
    NONE,
    OF_COLONIZE,
    OF_DEVELOP,
    ON_COLONIZE,
    ON_DEVELOP,
    PLAYED,
    POWERS,
    WANDERED,
)

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


# -- Colonize


def fee(levels: list[int]) -> i64:
    """Credits equal to one's colonised planets (alliances:D5)."""
    credits: i64 = levels[COLONISED] - levels[DISCOUNT + OF_COLONIZE]
    return credits if credits > 0 else 0


def fits(levels: list[int], kind: i64) -> bool:
    """Whether a main faction or technology fits that kind (alliances:D5)."""
    powers: i64 = levels[POWERS]
    if kind == BARREN_KIND:
        return powers & COLONIZE_BARREN != 0
    adapted: i64 = levels[ADAPTED]
    return adapted >> kind & 1 != 0 or powers & ADAPT_ALL != 0


def spare_adaptations(s: AlliancesState, seat: i64) -> i64:
    """Bits of kinds that a card of the hand could stand in for now; none once a card was played (alliances:H4)."""
    alliance = s.alliances[seat]
    bits: i64 = 0
    if not alliance.levels[PLAYED]:
        for card in alliance.hand:
            more: i64 = s.table.adaptations[card]
            bits |= more
    return bits


def card_for(s: AlliancesState, seat: i64, kind: i64) -> bool:
    """Whether a card of the hand is adapted to that kind."""
    for card in s.alliances[seat].hand:
        bits: i64 = s.table.adaptations[card]
        if bits >> kind & 1:
            return True
    return False


def colonize_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    reason = reach_verdict(s, seat, s.table.site_system[site])
    if reason != OK:
        return reason
    planet: i64 = s.planet[site]
    if planet == NONE:
        return NO_PLANET
    if s.status[site] != EMPTY:
        return PLANET_TAKEN
    levels = s.alliances[seat].levels
    kind: i64 = s.table.planet_kind[planet]
    if not fits(levels, kind):
        if kind == BARREN_KIND:
            return BARREN
        if not spare_adaptations(s, seat) >> kind & 1:
            return CARD_PLAYED if levels[PLAYED] and card_for(s, seat, kind) else NOT_ADAPTED
    return OK if levels[CREDITS] >= fee(levels) else CANNOT_PAY


def colonize_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all planets that can be colonised."""
    levels = s.alliances[seat].levels
    if levels[CREDITS] < fee(levels):
        return
    table = s.table
    powers: i64 = levels[POWERS]
    kinds: i64 = levels[ADAPTED]
    kinds |= spare_adaptations(s, seat)
    if powers & ADAPT_ALL:
        kinds |= 31
    if powers & COLONIZE_BARREN:
        kinds |= 32
    reach = s.reach(seat)
    place: i64 = 0
    while place < reach:
        system: i64 = s.row[place]
        site: i64 = table.first_site[system]
        after: i64 = table.after_site[system]
        while site < after:
            planet: i64 = s.planet[site]
            if planet != NONE and s.status[site] == EMPTY:
                kind: i64 = table.planet_kind[planet]
                if kinds >> kind & 1:
                    codes.append(COLONIZE + site)
            site += 1
        place += 1


def begin_colonize(s: AlliancesState, seat: i64, site: i64) -> None:
    """At once if a main faction fits; else ask for the card that stands in (alliances:D5)."""
    if fits(s.alliances[seat].levels, s.table.planet_kind[s.planet[site]]):
        colonize(s, seat, site)
    else:
        s.frames.ask(ADAPTATION, seat, 1, site)


def colonize(s: AlliancesState, seat: i64, site: i64) -> None:
    """Pay, put the cube there, gain the reward (alliances:D5, alliances:D20)."""
    levels = s.alliances[seat].levels
    s.tell("colonize", "alliances:D5", seat, 0, SITE_THING + site)
    wandering: i64 = levels[POWERS]
    spend(s, seat, CREDITS, fee(levels))
    levels[ACTED] = 1
    levels[CUBES] = levels[CUBES] - 1
    levels[COLONISED] = levels[COLONISED] + 1
    s.owner[site] = seat
    s.status[site] = IS_COLONISED
    gain(s, seat, s.table.planet_gain[s.planet[site]])
    answer(s, seat, ON_COLONIZE)
    if wandering & NOMADS:
        levels[WANDERED] = site + 1


class Adaptation(Decision["AlliancesState"]):
    """The card discarded for its adaptation; it is the card of the turn (alliances:D5, alliances:H4)."""

    name = "adaptation"
    rule = "alliances:D5"

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        return [ADAPT + card for card in s.alliances[f.seat].hand]

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        if action < ADAPT or action >= ADAPT + FACTION_COUNT:
            return NOT_NOW
        card = action - ADAPT
        if not holds(s.alliances[f.seat].hand, card):
            return NOT_IN_HAND
        kinds: i64 = s.table.adaptations[card]
        kind: i64 = s.table.planet_kind[s.planet[f.subject]]
        return OK if kinds >> kind & 1 else ADAPT_NO_MATCH

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        card: i64 = f.picked[0] - ADAPT
        discard_card(s, f.seat, card)
        s.tell("adapt", "alliances:D5", f.seat, 0, card)
        colonize(s, f.seat, f.subject)


# -- Develop


def develop_price(levels: list[int]) -> i64:
    credits: i64 = DEVELOP_CREDITS - levels[DISCOUNT + OF_DEVELOP]
    return credits if credits > 0 else 0


def develop_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    """One's own colonised planet; reach is not needed (alliances:D6)."""
    if s.owner[site] != seat or s.status[site] != IS_COLONISED:
        return NOT_YOUR_COLONY
    levels = s.alliances[seat].levels
    return OK if levels[CREDITS] >= develop_price(levels) else CANNOT_PAY


def develop_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all planets that can be developed, with both choices."""
    levels = s.alliances[seat].levels
    if levels[COLONISED] == 0 or levels[CREDITS] < develop_price(levels):
        return
    for system in s.row:
        site: i64 = s.table.first_site[system]
        after: i64 = s.table.after_site[system]
        while site < after:
            if s.owner[site] == seat and s.status[site] == IS_COLONISED:
                codes.append(DEVELOP + 2 * site)
                codes.append(DEVELOP + 2 * site + 1)
            site += 1


def develop(s: AlliancesState, seat: i64, site: i64, choice: i64) -> None:
    """Pay, add the second cube, gain 1 prestige and the choice (alliances:D6)."""
    levels = s.alliances[seat].levels
    s.tell("develop", "alliances:D6", seat, 0, SITE_THING + site)
    spend(s, seat, CREDITS, develop_price(levels))
    levels[CUBES] = levels[CUBES] - 1
    levels[COLONISED] = levels[COLONISED] - 1
    levels[DEVELOPED] = levels[DEVELOPED] + 1
    s.status[site] = IS_DEVELOPED
    gain_prestige(s, seat, 1)
    s.tell("gain-prestige", "alliances:D6", seat, 1)
    gain(s, seat, s.table.develop_gain[choice])
    answer(s, seat, ON_DEVELOP)


# -- Nomads


def lift_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    """After one's Colonize: another colonised planet, and something to pay for (alliances:I1, alliances:I7)."""
    levels = s.alliances[seat].levels
    if levels[WANDERED] == 0 or site == levels[WANDERED] - 1:
        return NOT_LIFT
    if s.owner[site] != seat or s.status[site] != IS_COLONISED:
        return NOT_LIFT
    return OK if retrievable(levels) > 0 or can_research(s, seat) else CANNOT_PAY


def lift_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all cubes that can be lifted."""
    if s.alliances[seat].levels[WANDERED] == 0:
        return
    for system in s.row:
        site: i64 = s.table.first_site[system]
        after: i64 = s.table.after_site[system]
        while site < after:
            if lift_verdict(s, seat, site) == OK:
                codes.append(LIFT + site)
            site += 1


def lift(s: AlliancesState, seat: i64, site: i64) -> None:
    """The cube comes back to hand for one action; the planet is empty again (alliances:I1)."""
    levels = s.alliances[seat].levels
    levels[WANDERED] = 0
    levels[COLONISED] = levels[COLONISED] - 1
    levels[CUBES] = levels[CUBES] + 1
    s.owner[site] = NONE
    s.status[site] = EMPTY
    s.tell("lift", "alliances:I1", seat, 0, SITE_THING + site)
    s.frames.ask(NOMADS_ACTION, seat)
