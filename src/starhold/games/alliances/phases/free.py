"""Free effects: the three conversions, free abilities, Swarm (alliances:D2, alliances:D3, alliances:I2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.games.alliances.actions import CONVERT, SITE_THING, SWARM, USE
from starhold.games.alliances.card_table import CRUISERS, DISCOVERY, FREE, INFLUENCE, NONE, PRODUCTION_LEVEL
from starhold.games.alliances.kinds import CANNOT_PAY, CONVERSION_OFF, NO_ABILITY, OK, SWARM_CRUISERS
from starhold.games.alliances.phases.planets import put_cruiser, target_codes, target_verdict
from starhold.games.alliances.phases.resources import can_pay, gain, pay, price_of, spend

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

CONVERTED: Final = [DISCOVERY, INFLUENCE, PRODUCTION_LEVEL]  # by number of `actions.CONVERSION_NAMES`


def convert_verdict(s: AlliancesState, seat: i64, number: i64) -> i64:
    if not s.settings.conversions:
        return CONVERSION_OFF
    return OK if s.alliances[seat].amount(CONVERTED[number]) > 0 else CANNOT_PAY


def convert(s: AlliancesState, seat: i64, number: i64) -> None:
    """One of these for one credit (alliances:A16); at the limit of credits it is lost."""
    s.tell("convert", "alliances:D2", seat, CONVERTED[number])
    spend(s, seat, CONVERTED[number], 1)
    gain(s, seat, s.table.one_credit)


def free_effect(s: AlliancesState, seat: i64, faction: i64) -> i64:
    """The active free ability of that faction, or NONE."""
    table = s.table
    for effect in s.alliances[seat].effects:
        is_free = table.effect_type[effect] == FREE and not table.effect_seizes[effect]
        if is_free and table.effect_faction[effect] == faction:
            return effect
    return NONE


def use_verdict(s: AlliancesState, seat: i64, faction: i64) -> i64:
    effect = free_effect(s, seat, faction)
    if effect == NONE:
        return NO_ABILITY
    return OK if can_pay(s.alliances[seat], s.table.bundles[s.table.effect_cost[effect]]) else CANNOT_PAY


def use(s: AlliancesState, seat: i64, faction: i64) -> None:
    effect = free_effect(s, seat, faction)
    cost = s.table.bundles[s.table.effect_cost[effect]]
    s.tell("use", "alliances:D2", seat, price_of(cost), faction)
    pay(s, seat, cost)
    gain(s, seat, s.table.effect_gain[effect])


def swarm_effect(s: AlliancesState, seat: i64) -> i64:
    """The active free ability that takes a planet, or NONE."""
    table = s.table
    for effect in s.alliances[seat].effects:
        if table.effect_type[effect] == FREE and table.effect_seizes[effect]:
            return effect
    return NONE


def can_swarm(s: AlliancesState, seat: i64, effect: i64) -> bool:
    """The price, and one cruiser more to put down (alliances:I6)."""
    alliance = s.alliances[seat]
    pairs = s.table.bundles[s.table.effect_cost[effect]]
    needed: i64 = 1
    i: i64 = 0
    while i < len(pairs):
        if pairs[i] == CRUISERS:
            needed += pairs[i + 1]
        i += 2
    return alliance.cruisers >= needed and can_pay(alliance, pairs)


def swarm_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    effect = swarm_effect(s, seat)
    if effect == NONE:
        return NO_ABILITY
    if not can_swarm(s, seat, effect):
        return SWARM_CRUISERS
    return target_verdict(s, seat, site)


def swarm(s: AlliancesState, seat: i64, site: i64) -> None:
    """Pay, then put one more cruiser on the planet (alliances:I2)."""
    cost = s.table.bundles[s.table.effect_cost[swarm_effect(s, seat)]]
    s.tell("swarm", "alliances:I2", seat, price_of(cost), SITE_THING + site)
    pay(s, seat, cost)
    put_cruiser(s, seat, site)


def free_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all free effects that can be used now."""
    alliance = s.alliances[seat]
    if s.settings.conversions:
        if alliance.discovery > 0:
            codes.append(CONVERT)
        if alliance.influence > 0:
            codes.append(CONVERT + 1)
        if alliance.production > 0:
            codes.append(CONVERT + 2)
    table = s.table
    for effect in alliance.effects:
        if table.effect_type[effect] == FREE:
            if table.effect_seizes[effect]:
                if can_swarm(s, seat, effect):
                    target_codes(s, seat, SWARM, codes)
            elif can_pay(alliance, table.bundles[table.effect_cost[effect]]):
                codes.append(USE + table.effect_faction[effect])
