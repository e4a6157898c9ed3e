"""The content as flat lists of numbers: what the engine reads while it plays.

Made from the data files once for each set of readings (`settings.py`); nothing here is a fact of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from starhold.core.options import OptionValue
from starhold.games.alliances.actions import BOARD_TECHNOLOGIES, CHOICE_NAMES, TECHNOLOGY_NAMES, UNIQUE_TECHNOLOGIES
from starhold.games.alliances.board import MOST_PLAYERS, SEATS, WAR_REWARDS
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import (
    Bundle,
    Count,
    Discount,
    Effect,
    Event,
    Free,
    OnEvent,
    Production,
    Resource,
    Strength,
    Technology,
)
from starhold.games.alliances.system_cards import EXPLORE_TOKENS, PLANET_TOKENS, SYSTEMS
from starhold.games.alliances.technology_cards import TECHNOLOGIES
from starhold.games.alliances.trade_cards import TRADE_CARDS

NONE: Final = -1

# Resources, as in `powers.Resource`.
CREDITS: Final = 0
PRODUCTION_LEVEL: Final = 1
DISCOVERY: Final = 2
INFLUENCE: Final = 3
PRESTIGE: Final = 4
RELIC: Final = 5
CRUISERS: Final = 6
RESOURCES: Final = 7

# Bits of `Alliance.powers`: 1 shifted by `powers.Power`, written out so that the compiler sees constants.
NOMADS: Final = 1
PROTECT_HALF: Final = 2
PLANETS_PROTECTED: Final = 4
COLONIZE_BARREN: Final = 8
REACH_ALL_REVEALED: Final = 16
ADAPT_ALL: Final = 32
NOMINATE_WITHOUT_DEVELOPED: Final = 64
RESEARCH_IGNORE_PREREQUISITES: Final = 128
EXPLORE_KEEP_CRUISER: Final = 256

# Events, as in `powers.Event`.
ON_COLONIZE: Final = 0
ON_DEVELOP: Final = 1
ON_MANUFACTURE: Final = 2
ON_RETRIEVE: Final = 3
ON_SCAVENGE: Final = 4
ON_TRADE: Final = 5
ON_EXPLORE: Final = 6
ON_NOMINATE: Final = 7
ON_RESEARCH: Final = 8
ON_GAIN_INFLUENCE: Final = 9
ON_LOSE_CRUISERS: Final = 10
ON_OVERLORD: Final = 11
ON_SEIZE: Final = 12
ON_GAIN_DISCOVERY: Final = 13

# Prices, as in `powers.Price`.
OF_COLONIZE: Final = 0
OF_DEVELOP: Final = 1
OF_MANUFACTURE: Final = 2
OF_RETRIEVE: Final = 3
OF_NOMINATE: Final = 4
OF_RESEARCH: Final = 5
PRICES: Final = 6

# Kinds of planets, and what lies on a site.
BARREN_KIND: Final = 5
EMPTY: Final = 0
IS_COLONISED: Final = 1
IS_DEVELOPED: Final = 2
IS_OCCUPIED: Final = 3

# Cubes on the boards, four colours a place: three spaces, the three trade cards above them, Anomaly.
COLOURS: Final = 4
ON_CARDS: Final = 12
ON_ANOMALY: Final = 24
CUBE_PLACES: Final = 28

# Council seats that are nobody's.
OPEN_SEAT: Final = -1
BLOCKED_SEAT: Final = -2

# What discounts lower; no other resource of a price can be lowered.
DISCOUNTED: Final = (
    Resource.CREDITS,
    Resource.CREDITS,
    Resource.CREDITS,
    Resource.CREDITS,
    Resource.INFLUENCE,
    Resource.CREDITS,
)

# Types of effects that are looked for while playing; all others are entered into the alliance once.
PRODUCES: Final = 0
FREE: Final = 1
ANSWERS: Final = 2
STRENGTHENS: Final = 3
LOWERS: Final = 4
RULES: Final = 5

# What is counted by production effects.
ONCE: Final = 0
BY_OWNED: Final = 1
BY_DEVELOPED: Final = 2
BY_TECHNOLOGIES: Final = 3
_COUNTS: Final = {Count.OWNED_PLANETS: 1, Count.DEVELOPED_PLANETS: 2, Count.TECHNOLOGIES: 3}

NO_BUNDLE: Final = 0


class CardTable:
    """All content by number. One for each set of readings; shared by all clones, never changed."""

    def __init__(self) -> None:
        self.bundles: list[list[int]] = [[]]  # resource, amount, resource, amount...; number 0 is nothing
        # Effects.
        self.effect_type: list[int] = []
        self.effect_what: list[int] = []  # event, price, power or what is counted
        self.effect_amount: list[int] = []  # of a discount, strength or rule; the divisor of what is counted
        self.effect_kind: list[int] = []  # of planets counted, or NONE
        self.effect_cost: list[int] = []  # bundles
        self.effect_gain: list[int] = []
        self.effect_seizes: list[int] = []
        self.effect_faction: list[int] = []  # whose ability or unique technology it is, or NONE
        self.effect_technology: list[int] = []  # or NONE
        # Factions.
        self.ideology: list[int] = []
        self.adaptations: list[int] = []  # bits of kinds
        self.bonus: list[int] = []
        self.boost: list[int] = []
        self.abilities: list[list[int]] = []  # effects
        self.unique: list[int] = []  # technology or NONE
        # Technologies: those of the board, then unique ones.
        self.needs: list[int] = []  # bits of technologies of which one is enough; 0: nothing
        self.advanced: list[int] = []
        self.technology_gain: list[int] = []
        self.technology_effects: list[list[int]] = []
        self.technology_faction: list[int] = []
        # Planets: printed ones in the order of their sites, then tokens.
        self.planet_kind: list[int] = []
        self.planet_gain: list[int] = []
        self.first_token: i64 = 0
        # Systems and their sites.
        self.first_site: list[int] = []
        self.after_site: list[int] = []
        self.site_system: list[int] = []
        self.site_planet: list[int] = []  # printed, or NONE for a symbol
        self.site_players: list[int] = []  # bits of numbers of players a symbol is for
        self.first_explore: list[int] = []
        self.after_explore: list[int] = []
        self.explore_system: list[int] = []
        self.explore_players: list[int] = []
        self.explore_gain: list[int] = []  # by token
        # Trade cards: four exchanges each, the front's two and the back's two.
        self.slots: list[int] = []  # by card and number of players, five a card
        self.trade_cost: list[int] = []
        self.trade_gain: list[int] = []
        # Council, war, actions.
        self.seat_gain: list[int] = []
        self.seat_players: list[int] = []
        self.war_gain: list[int] = []  # by number of players and place from 0, four a number
        self.develop_gain: list[int] = []  # by choice
        self.scavenge_gain: i64 = 0
        self.one_credit: i64 = 0

    def bundle(self, bundle: Bundle) -> int:
        """The number of a bundle; equal ones share it."""
        pairs: list[int] = []
        for resource, amount in enumerate(bundle.amounts()):
            if amount:
                pairs += [resource, amount]
        if pairs not in self.bundles:
            self.bundles.append(pairs)
        return self.bundles.index(pairs)

    def effect(self, effect: Effect, faction: int, technology: int) -> int:
        """Enter an effect; its number."""
        type, what, amount, kind, cost, gain, seizes = 0, 0, 1, NONE, NO_BUNDLE, NO_BUNDLE, 0
        if isinstance(effect, Production):
            type, cost, gain = PRODUCES, self.bundle(effect.cost), self.bundle(effect.gain)
            if effect.per is not None:
                what, amount = _COUNTS[effect.per.count], effect.per.divide
                kind = NONE if effect.per.kind is None else int(effect.per.kind)
        elif isinstance(effect, Free):
            type, cost, gain = FREE, self.bundle(effect.cost), self.bundle(effect.gain)
            seizes = effect.gain.seize
        elif isinstance(effect, OnEvent):
            type, what, gain = ANSWERS, int(effect.event), self.bundle(effect.gain)
        elif isinstance(effect, Strength):
            type, amount = STRENGTHENS, effect.amount
        elif isinstance(effect, Discount):
            if DISCOUNTED[effect.price] != effect.resource:
                raise ValueError(f"a discount on {effect.price.name} lowers {DISCOUNTED[effect.price].name} alone")
            type, what, amount = LOWERS, int(effect.price), effect.amount
        else:
            type, what, amount = RULES, int(effect.power), effect.amount
        self.effect_type.append(type)
        self.effect_what.append(what)
        self.effect_amount.append(amount)
        self.effect_kind.append(kind)
        self.effect_cost.append(cost)
        self.effect_gain.append(gain)
        self.effect_seizes.append(seizes)
        self.effect_faction.append(faction)
        self.effect_technology.append(technology)
        return len(self.effect_type) - 1

    def technology(self, technology: Technology, number: int, faction: int) -> None:
        """Enter a technology."""
        self.needs.append(sum(1 << TECHNOLOGY_NAMES.index(needed) for needed in technology.requires_any))
        self.advanced.append(int(technology.advanced))
        self.technology_gain.append(self.bundle(technology.on_research))
        self.technology_effects.append([self.effect(effect, faction, number) for effect in technology.effects])
        self.technology_faction.append(faction)


def _players(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _add_factions(table: CardTable, swapped: bool) -> None:
    uniques = [technology.id for technology in UNIQUE_TECHNOLOGIES]
    owners = [NONE] * len(uniques)
    for number, faction in enumerate(FACTIONS):
        table.ideology.append(int(faction.ideology))
        table.adaptations.append(sum(1 << kind for kind in faction.adaptations))
        table.bonus.append(table.bundle(faction.main_bonus))
        table.boost.append(table.bundle(faction.boost))
        ability = faction.ability
        if isinstance(ability, Technology):
            table.abilities.append([])
            table.unique.append(BOARD_TECHNOLOGIES + uniques.index(ability.id))
            owners[uniques.index(ability.id)] = number
        else:
            if swapped and faction.id == "weasels" and isinstance(ability, Free):
                ability = Free(ability.cost, Bundle(discovery=ability.gain.influence, prestige=ability.gain.prestige))
            elif swapped and faction.id == "auralites" and isinstance(ability, OnEvent):
                ability = OnEvent(Event.GAIN_DISCOVERY, ability.gain)
            table.abilities.append([table.effect(ability, number, NONE)])
            table.unique.append(NONE)
    for place, technology in enumerate(UNIQUE_TECHNOLOGIES):
        table.technology(technology, BOARD_TECHNOLOGIES + place, owners[place])


def _add_technologies(table: CardTable, terraforming: str) -> None:
    for number, technology in enumerate(TECHNOLOGIES):
        table.technology(technology, number, NONE)
        if technology.id == "terraforming":
            table.technology_gain[number] = table.bundle(_one(terraforming))


def _add_systems(table: CardTable, swapped: bool) -> None:
    for number, system in enumerate(SYSTEMS):
        table.first_site.append(len(table.site_system))
        for planet in system.planets:
            reward = planet.reward
            if swapped and planet.id == "frostveil.1":
                reward = Bundle(discovery=reward.influence)
            table.site_system.append(number)
            table.site_planet.append(len(table.planet_kind))
            table.site_players.append(0)
            table.planet_kind.append(int(planet.kind))
            table.planet_gain.append(table.bundle(reward))
        for players in system.planet_symbols:
            table.site_system.append(number)
            table.site_planet.append(NONE)
            table.site_players.append(_players(players))
        table.after_site.append(len(table.site_system))
        table.first_explore.append(len(table.explore_system))
        for players in system.explore_symbols:
            table.explore_system.append(number)
            table.explore_players.append(_players(players))
        table.after_explore.append(len(table.explore_system))
    table.first_token = len(table.planet_kind)
    for token in PLANET_TOKENS:
        table.planet_kind.append(int(token.kind))
        table.planet_gain.append(table.bundle(token.reward))
    for found in EXPLORE_TOKENS:
        table.explore_gain.append(table.bundle(found.reward))


def _add_boards(table: CardTable, values: Mapping[str, OptionValue], swapped: bool) -> None:
    for card in TRADE_CARDS:
        table.slots += [0, *card.slots]
        backs = card.front if values["trade_backs"] == "same" else card.back
        for exchange in (*card.front, *backs):
            table.trade_cost.append(table.bundle(exchange.cost))
            table.trade_gain.append(table.bundle(exchange.gain))
    for prestige, players in SEATS:
        table.seat_gain.append(table.bundle(Bundle(prestige=prestige)))
        table.seat_players.append(_players(players))
    for number in range(MOST_PLAYERS + 1):
        rewards = list(WAR_REWARDS.get(number, ()))
        if number == MOST_PLAYERS:
            second = rewards[1]
            if values["war_second_of_four"] == "credits":
                rewards[1] = Bundle(credits=second.credits)
            elif values["war_second_of_four"] == "prestige":
                rewards[1] = Bundle(prestige=second.prestige)
        rewards += [Bundle()] * (MOST_PLAYERS - len(rewards))
        table.war_gain += [table.bundle(reward) for reward in rewards]
    beside = Bundle(production=1) if values["develop_choice"] == "production" else Bundle(credits=1)
    cheap = "influence" if swapped else "discovery"  # comes with something beside it, the dear one comes alone
    pair = Bundle(**{"credits": beside.credits, "production": beside.production, cheap: 1})
    for choice in CHOICE_NAMES:
        table.develop_gain.append(table.bundle(pair if choice == cheap else _one(choice)))
    table.one_credit = table.bundle(Bundle(credits=1))
    table.scavenge_gain = table.bundle(_one(str(values["scavenge_gain"])))


def _one(resource: str) -> Bundle:
    return Bundle(**{resource: 1})


def build_table(values: Mapping[str, OptionValue]) -> CardTable:
    """The content under these readings."""
    table = CardTable()
    swapped = values["purple_and_star"] == "swapped"
    _add_technologies(table, str(values["terraforming_gain"]))
    _add_factions(table, swapped)
    _add_systems(table, swapped)
    _add_boards(table, values, swapped)
    return table


_READINGS: Final = (
    "war_second_of_four",
    "scavenge_gain",
    "develop_choice",
    "terraforming_gain",
    "purple_and_star",
    "trade_backs",
)
_tables: Final[dict[tuple[OptionValue, ...], CardTable]] = {}


def table_for(values: Mapping[str, OptionValue]) -> CardTable:
    """The same, made once for each set of readings."""
    key = tuple(values[name] for name in _READINGS)
    if key not in _tables:
        _tables[key] = build_table(values)
    return _tables[key]
