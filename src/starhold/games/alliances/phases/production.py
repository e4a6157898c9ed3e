"""The production phase: cubes, credits, falling production, production abilities (alliances:C2 to alliances:C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.alliances import card_table as flat
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import FACTION_COUNT, PRODUCE, SITE_COUNT, STOP, TECHNOLOGY_THING
from starhold.games.alliances.board import CUBES_A_ROUND, PRODUCTION_LOSS
from starhold.games.alliances.phases.resources import can_pay, gain, pay, price_of, room

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


class NextRound(Task["AlliancesState"]):
    """A round begins: cubes, credits and falling production for all, then abilities in turn order (alliances:C5)."""

    kind = kinds.NEXT_ROUND

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.round += 1
        s.phase = kinds.IN_PRODUCTION
        s.tell("round-begins", "alliances:C1", flat.NONE, s.round)
        for seat in s.order:
            alliance = s.alliances[seat]
            alliance.cubes += CUBES_A_ROUND
            alliance.cube_supply -= CUBES_A_ROUND
            amount: i64 = alliance.production
            left = room(alliance, flat.CREDITS)
            if amount > left:
                amount = left
            alliance.credits += amount
            s.tell("production-credits", "alliances:C2", seat, amount)
            if amount < alliance.production:
                s.tell("lost-credits", "alliances:C3", seat, alliance.production - amount)
            if alliance.production >= PRODUCTION_LOSS:
                alliance.production -= PRODUCTION_LOSS
                s.tell("production-falls", "alliances:C2", seat, alliance.production)
        s.frames.task(kinds.PRODUCE_NEXT, 0)


class ProduceNext(Task["AlliancesState"]):
    """The production abilities of the next player (alliances:C4)."""

    kind = kinds.PRODUCE_NEXT

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        if f.subject < len(s.order):
            s.frames.task(kinds.PRODUCE_NEXT, f.subject + 1)
            go_on(s, s.order[f.subject], 0)
        else:
            s.frames.task(kinds.ACTION_PHASE)


def times(s: AlliancesState, seat: i64, effect: i64) -> i64:
    """How often a production ability gives its gain, counted now (alliances:C4)."""
    table = s.table
    what: i64 = table.effect_what[effect]
    alliance = s.alliances[seat]
    count: i64 = 0
    if what == flat.BY_OWNED:
        kind: i64 = table.effect_kind[effect]
        if kind == flat.NONE:
            count = alliance.colonised + alliance.developed + alliance.occupied
        else:
            site: i64 = 0
            while site < SITE_COUNT:
                if s.owner[site] == seat and table.planet_kind[s.planet[site]] == kind:
                    count += 1
                site += 1
    elif what == flat.BY_DEVELOPED:
        count = alliance.developed
    elif what == flat.BY_TECHNOLOGIES:
        count = alliance.tech_count
    else:
        return 1
    divide: i64 = table.effect_amount[effect]
    return (count + divide - 1) // divide


def is_due(s: AlliancesState, seat: i64, place: i64, done: i64) -> bool:
    """Whether the active effect at that place is a production ability not yet used in this phase."""
    return not done >> place & 1 and s.table.effect_type[s.alliances[seat].effects[place]] == flat.PRODUCES


def clips(s: AlliancesState, seat: i64, done: i64) -> bool:
    """Whether what is left without a cost would overflow a limit: then it matters what comes first."""
    table = s.table
    alliance = s.alliances[seat]
    total = [0] * flat.RESOURCES
    place: i64 = 0
    while place < len(alliance.effects):
        effect: i64 = alliance.effects[place]
        if is_due(s, seat, place, done) and table.effect_cost[effect] == flat.NO_BUNDLE:
            pairs = table.bundles[table.effect_gain[effect]]
            often = times(s, seat, effect)
            i: i64 = 0
            while i < len(pairs):
                total[pairs[i]] += pairs[i + 1] * often
                i += 2
        place += 1
    resource: i64 = 0
    while resource < flat.RESOURCES:
        if total[resource] > room(alliance, resource):
            return True
        resource += 1
    return False


def use(s: AlliancesState, seat: i64, effect: i64) -> None:
    """Pay and gain."""
    table = s.table
    often = times(s, seat, effect)
    if often == 0:  # nothing of what it counts
        return
    technology: i64 = table.effect_technology[effect]
    faction: i64 = table.effect_faction[effect]
    cost = table.bundles[table.effect_cost[effect]]
    thing: i64 = faction if faction != flat.NONE else TECHNOLOGY_THING + technology
    s.tell("produce", "alliances:C4", seat, price_of(cost), thing)
    pay(s, seat, cost)
    gain(s, seat, table.effect_gain[effect], often)


def use_all_free(s: AlliancesState, seat: i64, done: i64) -> i64:
    """All that cost nothing; what is done by then."""
    effects = s.alliances[seat].effects
    place: i64 = 0
    while place < len(effects):
        if is_due(s, seat, place, done) and s.table.effect_cost[effects[place]] == flat.NO_BUNDLE:
            use(s, seat, effects[place])
            done |= 1 << place
        place += 1
    return done


def go_on(s: AlliancesState, seat: i64, done: i64) -> None:
    """Use what needs no choice, and ask where one is left (alliances:M3): a cost, or a limit that order can dodge."""
    alliance = s.alliances[seat]
    if not alliance.effects:
        return
    costly = False
    payable = False
    place: i64 = 0
    while place < len(alliance.effects):
        cost: i64 = s.table.effect_cost[alliance.effects[place]]
        if cost != flat.NO_BUNDLE and is_due(s, seat, place, done):
            costly = True
            payable = payable or can_pay(alliance, s.table.bundles[cost])
        place += 1
    if not costly:
        use_all_free(s, seat, done)
        return
    if not (payable and clips(s, seat, done)):
        after = use_all_free(s, seat, done)
        if after != done:  # it may have become payable
            go_on(s, seat, after)
            return
    if payable:
        s.frames.ask(kinds.PRODUCTION, seat, 1, 0, done)


class UseProduction(Decision["AlliancesState"]):
    """A production ability to use now, or no more that cost something (alliances:C4)."""

    kind = kinds.PRODUCTION
    name = "production"
    rule = "alliances:C4"

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        codes: list[int] = []
        for effect in s.alliances[f.seat].effects:
            faction: i64 = s.table.effect_faction[effect]
            if faction != flat.NONE:
                codes.append(PRODUCE + faction)
        codes.append(STOP)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        if action == STOP:
            return kinds.OK
        if action < PRODUCE or action >= PRODUCE + FACTION_COUNT:
            return kinds.NOT_NOW
        place = self.place(s, f, action - PRODUCE)
        if place == flat.NONE:
            return kinds.NO_PRODUCTION
        alliance = s.alliances[f.seat]
        cost: i64 = s.table.effect_cost[alliance.effects[place]]
        return kinds.OK if can_pay(alliance, s.table.bundles[cost]) else kinds.CANNOT_PAY

    def place(self, s: AlliancesState, f: Frame, faction: i64) -> i64:
        """Where among the active effects the unused production ability of that faction is."""
        effects = s.alliances[f.seat].effects
        place: i64 = 0
        while place < len(effects):
            if s.table.effect_faction[effects[place]] == faction and is_due(s, f.seat, place, f.detail):
                return place
            place += 1
        return flat.NONE

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        action: i64 = f.picked[0]
        if action == STOP:
            use_all_free(s, f.seat, f.detail)
            return
        place = self.place(s, f, action - PRODUCE)
        use(s, f.seat, s.alliances[f.seat].effects[place])
        go_on(s, f.seat, f.detail | 1 << place)
