"""What a position of Age of Galaxy is worth to a seat, in victory points: points had, and what the rest may become.

Resources are worth what the actions left could make of them, abilities what they will bring in the rounds left. The
weights were found by letting the bot play against itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import SEAT_COUNT
from starhold.games.alliances.board import CUBES_A_ROUND, MOST_CREDITS, MOST_MAINS, ROUNDS
from starhold.games.alliances.phases.war import kept, overlord, places, war_reward
from starhold.games.alliances.scoring import CULTURE, DIPLOMACY, MILITARISM, SCIENCE, ideology_points, main_ideology
from starhold.games.alliances.state import AlliancesState


class Weights:
    """What things are worth, in points."""

    def __init__(self) -> None:
        self.credit = 0.17
        self.discovery = 0.33
        self.influence = 0.85
        self.production = 0.2  # for each credit it will bring
        self.card = 0.55
        self.technology = 0.35
        self.step = 0.25  # towards level three
        self.home = 0.3  # an empty planet one could settle
        self.strength = 0.3  # for each round left
        self.cruiser = 0.25
        self.war = 0.5  # of what war would bring now
        self.guard = 0.25  # of what unguarded planets are worth
        self.event = 0.2  # an ability that answers, for each round left
        self.free = 0.35
        self.discount = 0.2
        self.power = 0.35
        self.ideology = 0.6  # of a point of an ideology not settled yet
        self.science = 0.25  # what an ideology gains in a round still to come
        self.culture = 0.25
        self.diplomacy = 0.35
        self.militarism = 0.2
        self.industrialism = 0.25
        self.redraw = 2.6  # a card that would add less is put away
        self.liquid = 5.0  # actions after which nothing more can be made of resources


WEIGHTS: Final = Weights()


def actions_left(s: AlliancesState, seat: i64) -> i64:
    """How many cubes this player will still use."""
    rounds: i64 = ROUNDS - s.round
    return s.alliances[seat].cubes + CUBES_A_ROUND * rounds


def liquidity(s: AlliancesState, seat: i64) -> float:
    """How much of its worth a resource still has: all early, nothing after the last action."""
    share = float(actions_left(s, seat)) / WEIGHTS.liquid
    return share if share < 1.0 else 1.0


def worth(s: AlliancesState, seat: i64) -> float:
    """All of it."""
    alliance = s.alliances[seat]
    rounds: i64 = ROUNDS - s.round
    liquid = liquidity(s, seat)
    value = float(alliance.prestige + alliance.colonised + 2 * alliance.developed + alliance.relics)
    value += resources_worth(s, seat, rounds, liquid)
    value += ideology_worth(s, seat, rounds)
    value += abilities_worth(s, seat, rounds)
    value += homes_worth(s, seat, liquid)
    value += cruisers_worth(s, seat)
    return value


def resources_worth(s: AlliancesState, seat: i64, rounds: i64, liquid: float) -> float:
    """Credits, discoveries, influence, production, and cards that can still be played."""
    w = WEIGHTS
    alliance = s.alliances[seat]
    value = w.credit * float(alliance.credits)
    discoveries = float(alliance.discovery)
    value += w.discovery * (discoveries if discoveries < 4.0 else 4.0 + 0.4 * (discoveries - 4.0))
    seats: i64 = 0
    number: i64 = 0
    while number < SEAT_COUNT:
        if s.seats[number] == flat.OPEN_SEAT:
            seats += 1
        number += 1
    influence = float(alliance.influence)
    useful = 3.0 * float(seats)
    if influence <= useful:
        value += w.influence * influence
    else:
        value += w.influence * useful + 0.35 * (influence - useful)
    value *= liquid
    production: i64 = alliance.production
    coming: i64 = 0
    left = rounds
    while left > 0 and production > 0:
        coming += production
        production -= 1
        left -= 1
    most: i64 = MOST_CREDITS * rounds
    value += w.production * float(coming if coming < most else most)
    cards: i64 = len(s.alliances[seat].hand)
    turns = actions_left(s, seat)
    value += w.card * float(cards if cards < turns else turns)
    return value


def ideology_worth(s: AlliancesState, seat: i64, rounds: i64) -> float:
    """The main ideology with its growth; before it is settled, the best that cards in hand could settle."""
    w = WEIGHTS
    alliance = s.alliances[seat]
    settled = main_ideology(s, seat)
    if settled != flat.NONE:
        return float(ideology_points(s, seat, settled)) + float(rounds) * pace(settled)
    if alliance.true_ideology != flat.NONE or not alliance.hand:
        return 0.0
    best = 0.0
    for card in alliance.hand:
        ideology: i64 = s.table.ideology[card]
        value = float(ideology_points(s, seat, ideology)) + float(rounds) * pace(ideology)
        if value > best:
            best = value
    return w.ideology * best


def pace(ideology: i64) -> float:
    """What an ideology will gain in a round, roughly."""
    w = WEIGHTS
    if ideology == SCIENCE:
        return w.science
    if ideology == CULTURE:
        return w.culture
    if ideology == DIPLOMACY:
        return w.diplomacy
    return w.militarism if ideology == MILITARISM else w.industrialism


def bundle_worth(s: AlliancesState, bundle: i64, rounds: i64) -> float:
    """What a gain is worth."""
    w = WEIGHTS
    pairs = s.table.bundles[bundle]
    value = 0.0
    i: i64 = 0
    while i < len(pairs):
        resource: i64 = pairs[i]
        each = 1.0
        if resource == flat.CREDITS:
            each = w.credit
        elif resource == flat.DISCOVERY:
            each = w.discovery
        elif resource == flat.INFLUENCE:
            each = w.influence
        elif resource == flat.PRODUCTION_LEVEL:
            each = w.production * float(rounds if rounds < 3 else 3)
        elif resource == flat.CRUISERS:
            each = w.cruiser
        value += each * float(pairs[i + 1])
        i += 2
    return value


def abilities_worth(s: AlliancesState, seat: i64, rounds: i64) -> float:
    """Technologies, powers, discounts and abilities for the rounds left."""
    w = WEIGHTS
    table = s.table
    alliance = s.alliances[seat]
    left = float(rounds)
    value = 0.0
    for effect in alliance.effects:
        type: i64 = table.effect_type[effect]
        gain = bundle_worth(s, table.effect_gain[effect], rounds)
        if type == flat.PRODUCES:
            net = gain - bundle_worth(s, table.effect_cost[effect], rounds)
            times = 1.0 if table.effect_what[effect] == 0 else 1.5
            if net > 0.0:
                value += net * times * left
            elif table.effect_cost[effect] == flat.NO_BUNDLE:
                value += gain * times * left
        elif type == flat.ANSWERS:
            value += (w.event + 0.4 * gain) * left
        elif type == flat.FREE:
            value += w.free * left
    price: i64 = 0
    while price < 6:
        value += w.discount * float(alliance.discount[price]) * left
        price += 1
    powers: i64 = alliance.powers
    while powers:
        if powers & 1:
            value += w.power * left * 0.5
        powers >>= 1
    techs: i64 = alliance.techs
    if techs & 56:  # one of the second level opens the third
        value += w.step * left
    value += w.technology * float(alliance.tech_count) * (left / 4.0)
    value += w.strength * float(alliance.strength) * left
    if len(alliance.mains) < MOST_MAINS:
        value -= 0.1 * left * float(MOST_MAINS - len(alliance.mains))
    return value


def homes_worth(s: AlliancesState, seat: i64, liquid: float) -> float:
    """Empty planets that this player could settle as things stand, the next system counted half."""
    table = s.table
    alliance = s.alliances[seat]
    powers: i64 = alliance.powers
    kinds: i64 = alliance.adapted
    if powers & flat.ADAPT_ALL:
        kinds |= 31
    if powers & flat.COLONIZE_BARREN:
        kinds |= 32
    reach = s.reach(seat)
    found = 0.0
    place: i64 = 0
    while place < len(s.row):
        site: i64 = table.first_site[s.row[place]]
        after: i64 = table.after_site[s.row[place]]
        while site < after:
            planet: i64 = s.planet[site]
            if planet != flat.NONE and s.status[site] == flat.EMPTY and kinds >> table.planet_kind[planet] & 1:
                found += 1.0 if place < reach else 0.5
            site += 1
        place += 1
    if powers & flat.REACH_ALL_REVEALED and s.fleet < 3:
        found += 0.5
    return WEIGHTS.home * (found if found < 4.0 else 4.0) * liquid


def cruisers_worth(s: AlliancesState, seat: i64) -> float:
    """What cruisers bring in the coming war, what they guard, and those that stay."""
    w = WEIGHTS
    alliance = s.alliances[seat]
    held: i64 = alliance.cruisers
    stays = kept(s, seat)
    value = w.cruiser * float(held if held < stays else stays) if s.round < ROUNDS else 0.0
    if s.round == 1:
        return value + w.cruiser * 0.6 * float(held)
    if s.round <= ROUNDS:
        ranked = places(s)
        place: i64 = ranked[seat]
        share = w.war
        if place > 0:
            value += share * bundle_worth(s, war_reward(s, place), ROUNDS - s.round)
        if held > 0 and overlord(s, ranked) == seat:
            value += share * best_seizure(s, seat)
        elif overlord(s, ranked) != flat.NONE:
            value -= exposed(s, seat) * w.guard
    return value


def exposed(s: AlliancesState, seat: i64) -> float:
    """What could be lost to another Overlord."""
    alliance = s.alliances[seat]
    powers: i64 = alliance.powers
    planets: i64 = alliance.colonised + alliance.developed
    if planets == 0 or powers & flat.PLANETS_PROTECTED or s.protects(seat):
        return 0.0
    return 2.0 if alliance.developed > 0 else 1.0


def best_seizure(s: AlliancesState, seat: i64) -> float:
    """The best planet to take: another player's loss counts half, an ideology of war counts it in full."""
    best = 0.0
    militarist = main_ideology(s, seat) == MILITARISM
    reach = s.reach(seat)
    place: i64 = 0
    while place < reach:
        site: i64 = s.table.first_site[s.row[place]]
        after: i64 = s.table.after_site[s.row[place]]
        while site < after:
            status: i64 = s.status[site]
            owner: i64 = s.owner[site]
            if s.planet[site] != flat.NONE and status != flat.IS_OCCUPIED and owner != seat:
                value = 0.1
                if status != flat.EMPTY and not s.protects(owner):
                    value = 1.2 if status == flat.IS_DEVELOPED else 0.6
                if value > best:
                    best = value
            site += 1
        place += 1
    if best > 0.0:
        best += 1.0 if militarist else 0.1
    return best
