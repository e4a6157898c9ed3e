"""Colonize and Develop, with one-time adaptation and Nomads (alliances:D5, alliances:D6, alliances:I1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import holds
from starhold.games.alliances import card_table as flat
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import ADAPT, COLONIZE, DEVELOP, FACTION_COUNT, LIFT, SITE_NAMES, SITE_THING
from starhold.games.alliances.alliance import Alliance
from starhold.games.alliances.board import DEVELOP_CREDITS
from starhold.games.alliances.phases.factions import discard_card
from starhold.games.alliances.phases.planets import reach_verdict
from starhold.games.alliances.phases.research import can_research
from starhold.games.alliances.phases.resources import answer, gain, gain_prestige, price, spend
from starhold.games.alliances.phases.workshop import retrievable

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


# -- Colonize


def fee(alliance: Alliance) -> i64:
    """Credits equal to one's colonised planets (alliances:D5)."""
    credits: i64 = alliance.colonised - alliance.discount[flat.OF_COLONIZE]
    return credits if credits > 0 else 0


def fits(alliance: Alliance, kind: i64) -> bool:
    """Whether a main faction or technology fits that kind (alliances:D5)."""
    powers: i64 = alliance.powers
    if kind == flat.BARREN_KIND:
        return powers & flat.COLONIZE_BARREN != 0
    adapted: i64 = alliance.adapted
    return adapted >> kind & 1 != 0 or powers & flat.ADAPT_ALL != 0


def spare_adaptations(s: AlliancesState, seat: i64) -> i64:
    """Bits of kinds that a card of the hand could stand in for now; none once a card was played (alliances:H4)."""
    alliance = s.alliances[seat]
    bits: i64 = 0
    if not alliance.played:
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
    if reason != kinds.OK:
        return reason
    planet: i64 = s.planet[site]
    if planet == flat.NONE:
        return kinds.NO_PLANET
    if s.status[site] != flat.EMPTY:
        return kinds.PLANET_TAKEN
    alliance = s.alliances[seat]
    kind: i64 = s.table.planet_kind[planet]
    if not fits(alliance, kind):
        if kind == flat.BARREN_KIND:
            return kinds.BARREN
        if not spare_adaptations(s, seat) >> kind & 1:
            return kinds.CARD_PLAYED if alliance.played and card_for(s, seat, kind) else kinds.NOT_ADAPTED
    return kinds.OK if alliance.credits >= fee(alliance) else kinds.CANNOT_PAY


def colonize_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all planets that can be colonised."""
    alliance = s.alliances[seat]
    if alliance.credits < fee(alliance):
        return
    table = s.table
    powers: i64 = alliance.powers
    adapted: i64 = alliance.adapted
    adapted |= spare_adaptations(s, seat)
    if powers & flat.ADAPT_ALL:
        adapted |= 31
    if powers & flat.COLONIZE_BARREN:
        adapted |= 32
    reach = s.reach(seat)
    place: i64 = 0
    while place < reach:
        system: i64 = s.row[place]
        site: i64 = table.first_site[system]
        after: i64 = table.after_site[system]
        while site < after:
            planet: i64 = s.planet[site]
            if planet != flat.NONE and s.status[site] == flat.EMPTY:
                kind: i64 = table.planet_kind[planet]
                if adapted >> kind & 1:
                    codes.append(COLONIZE + site)
            site += 1
        place += 1


def begin_colonize(s: AlliancesState, seat: i64, site: i64) -> None:
    """At once if a main faction fits; else ask for the card that stands in (alliances:D5)."""
    if fits(s.alliances[seat], s.table.planet_kind[s.planet[site]]):
        colonize(s, seat, site)
    else:
        s.frames.ask(kinds.ADAPTATION, seat, 1, site)


def colonize(s: AlliancesState, seat: i64, site: i64, card: i64 = flat.NONE) -> None:
    """Pay, put the cube there, gain the reward (alliances:D5, alliances:D20); `card` was discarded to be adapted."""
    alliance = s.alliances[seat]
    s.tell("colonize", "alliances:D5", seat, price(flat.CREDITS, fee(alliance)), SITE_THING + site)
    if card != flat.NONE:
        s.tell("adapt", "alliances:D5", seat, 0, card)
    wandering: i64 = alliance.powers
    spend(s, seat, flat.CREDITS, fee(alliance))
    alliance.acted = 1
    alliance.cubes -= 1
    alliance.colonised += 1
    s.owner[site] = seat
    s.status[site] = flat.IS_COLONISED
    gain(s, seat, s.table.planet_gain[s.planet[site]])
    answer(s, seat, flat.ON_COLONIZE)
    if wandering & flat.NOMADS:
        alliance.wandered = site + 1


class Adaptation(Decision["AlliancesState"]):
    """The card discarded for its adaptation; it is the card of the turn (alliances:D5, alliances:H4).

    Asked on top of the turn. Who is asked has such a card, which is a secret until it is discarded (alliances:M1).
    """

    kind = kinds.ADAPTATION
    name = "adaptation"
    rule = "alliances:D5"
    seems = kinds.TURN

    def about(self, s: AlliancesState, f: Frame) -> str:
        return SITE_NAMES[f.subject]

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        return [ADAPT + card for card in s.alliances[f.seat].hand]

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        if action < ADAPT or action >= ADAPT + FACTION_COUNT:
            return kinds.NOT_NOW
        card = action - ADAPT
        if not holds(s.alliances[f.seat].hand, card):
            return kinds.NOT_IN_HAND
        adapted: i64 = s.table.adaptations[card]
        kind: i64 = s.table.planet_kind[s.planet[f.subject]]
        return kinds.OK if adapted >> kind & 1 else kinds.ADAPT_NO_MATCH

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        card: i64 = f.picked[0] - ADAPT
        discard_card(s, f.seat, card)
        colonize(s, f.seat, f.subject, card)


# -- Develop


def develop_price(alliance: Alliance) -> i64:
    credits: i64 = DEVELOP_CREDITS - alliance.discount[flat.OF_DEVELOP]
    return credits if credits > 0 else 0


def develop_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    """One's own colonised planet; reach is not needed (alliances:D6)."""
    if s.owner[site] != seat or s.status[site] != flat.IS_COLONISED:
        return kinds.NOT_YOUR_COLONY
    alliance = s.alliances[seat]
    return kinds.OK if alliance.credits >= develop_price(alliance) else kinds.CANNOT_PAY


def develop_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all planets that can be developed, with both choices."""
    alliance = s.alliances[seat]
    if alliance.colonised == 0 or alliance.credits < develop_price(alliance):
        return
    for system in s.row:
        site: i64 = s.table.first_site[system]
        after: i64 = s.table.after_site[system]
        while site < after:
            if s.owner[site] == seat and s.status[site] == flat.IS_COLONISED:
                codes.append(DEVELOP + 2 * site)
                codes.append(DEVELOP + 2 * site + 1)
            site += 1


def develop(s: AlliancesState, seat: i64, site: i64, choice: i64) -> None:
    """Pay, add the second cube, gain 1 prestige and the choice (alliances:D6)."""
    alliance = s.alliances[seat]
    s.tell("develop", "alliances:D6", seat, price(flat.CREDITS, develop_price(alliance)), SITE_THING + site)
    spend(s, seat, flat.CREDITS, develop_price(alliance))
    alliance.cubes -= 1
    alliance.colonised -= 1
    alliance.developed += 1
    s.status[site] = flat.IS_DEVELOPED
    gain_prestige(s, seat, 1)
    s.tell("gain-prestige", "alliances:D6", seat, 1)
    gain(s, seat, s.table.develop_gain[choice])
    answer(s, seat, flat.ON_DEVELOP)


# -- Nomads


def lift_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    """After one's Colonize: another colonised planet, and something to pay for (alliances:I1, alliances:I7)."""
    alliance = s.alliances[seat]
    if alliance.wandered == 0 or site == alliance.wandered - 1:
        return kinds.NOT_LIFT
    if s.owner[site] != seat or s.status[site] != flat.IS_COLONISED:
        return kinds.NOT_LIFT
    return kinds.OK if retrievable(alliance) > 0 or can_research(s, seat) else kinds.CANNOT_PAY


def lift_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all cubes that can be lifted."""
    if s.alliances[seat].wandered == 0:
        return
    for system in s.row:
        site: i64 = s.table.first_site[system]
        after: i64 = s.table.after_site[system]
        while site < after:
            if lift_verdict(s, seat, site) == kinds.OK:
                codes.append(LIFT + site)
            site += 1


def lift(s: AlliancesState, seat: i64, site: i64) -> None:
    """The cube comes back to hand for one action; the planet is empty again (alliances:I1)."""
    alliance = s.alliances[seat]
    alliance.wandered = 0
    alliance.colonised -= 1
    alliance.cubes += 1
    s.owner[site] = flat.NONE
    s.status[site] = flat.EMPTY
    s.tell("lift", "alliances:I1", seat, 0, SITE_THING + site)
    s.frames.ask(kinds.NOMADS_ACTION, seat)
