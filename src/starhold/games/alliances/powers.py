"""What factions, technologies and planets are made of: a small typed vocabulary over which all content is data.

A `Bundle` is an amount of each resource. An `Effect` is one thing an ability or a researched technology does, for as
long as its owner has it; a faction whose ability is a `Technology` brings one that only it can research.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum


class Resource(IntEnum):
    """Everything that is counted on a player board, in the order the engine keeps it."""

    CREDITS = 0
    PRODUCTION = 1
    DISCOVERY = 2
    INFLUENCE = 3
    PRESTIGE = 4
    RELIC = 5
    CRUISERS = 6


class Ideology(IntEnum):
    """What an alliance may stand for (alliances:J1)."""

    MILITARISM = 0
    CULTURE = 1
    INDUSTRIALISM = 2
    DIPLOMACY = 3
    SCIENCE = 4


class Kind(IntEnum):
    """Kinds of planets; nobody is adapted to the last (alliances:A3)."""

    TEMPERATE = 0
    WATER = 1
    FROZEN = 2
    DESERT = 3
    VOLCANIC = 4
    BARREN = 5


class Event(IntEnum):
    """What an ability may answer to: the first nine come after the action of that name (alliances:D16)."""

    COLONIZE = 0
    DEVELOP = 1
    MANUFACTURE = 2
    RETRIEVE = 3
    SCAVENGE = 4
    TRADE = 5
    EXPLORE = 6
    NOMINATE = 7
    RESEARCH = 8
    GAIN_INFLUENCE = 9  # any gain of 1 or more by one cause (alliances:D17)
    LOSE_CRUISERS = 10  # from the hand to the supply (alliances:F5)
    OVERLORD = 11  # sole Overlord of a war (alliances:F8)
    SEIZE = 12  # own cruiser put on a planet
    GAIN_DISCOVERY = 13  # in place of influence where purple and star are swapped (alliances:A6)


class Price(IntEnum):
    """Actions whose price an ability may lower."""

    COLONIZE = 0
    DEVELOP = 1
    MANUFACTURE = 2
    RETRIEVE = 3
    NOMINATE = 4
    RESEARCH = 5


class Power(IntEnum):
    """Rules that an ability changes for its owner; those of the first line are on or off, the last two are amounts."""

    NOMADS = 0  # lift a cube after Colonize (alliances:I1)
    PROTECT_HALF = 1  # half the cruisers guard all planets (alliances:E5)
    PLANETS_PROTECTED = 2  # always safe (alliances:E4)
    COLONIZE_BARREN = 3  # barren planets, without adaptation (alliances:D5)
    REACH_ALL_REVEALED = 4  # every face-up system (alliances:D4)
    ADAPT_ALL = 5  # to the five habitable kinds
    NOMINATE_WITHOUT_DEVELOPED = 6  # alliances:D13
    RESEARCH_IGNORE_PREREQUISITES = 7  # alliances:D22
    EXPLORE_KEEP_CRUISER = 8  # one must be held, none is discarded
    EXTRA_KEEP = 9  # cruisers kept after war beyond strength (alliances:F5)
    WAR_COUNT_BONUS = 10  # counted in war by who holds at least one (alliances:F2)


class Count(Enum):
    """What a production ability may count (alliances:C4)."""

    OWNED_PLANETS = "owned_planets"  # occupied ones too (alliances:E2)
    DEVELOPED_PLANETS = "developed_planets"
    TECHNOLOGIES = "technologies"  # of the board and unique ones


@dataclass(frozen=True, slots=True)
class Bundle:
    """An amount of each resource; `seize` is a planet taken by one more cruiser from hand (alliances:I2)."""

    credits: int = 0
    production: int = 0
    discovery: int = 0
    influence: int = 0
    prestige: int = 0
    relic: int = 0
    cruisers: int = 0
    seize: int = 0

    def amounts(self) -> tuple[int, ...]:
        """By number of resource."""
        return (
            self.credits,
            self.production,
            self.discovery,
            self.influence,
            self.prestige,
            self.relic,
            self.cruisers,
        )


@dataclass(frozen=True, slots=True)
class Per:
    """Once for each of these, or for every `divide` of them, rounded up."""

    count: Count
    kind: Kind | None = None
    divide: int = 1


@dataclass(frozen=True, slots=True)
class Production:
    """At the end of the production phase; with a cost once or not at all (alliances:C4)."""

    gain: Bundle
    cost: Bundle = Bundle()
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class Free:
    """Any number of times in one's own turns (alliances:D2)."""

    cost: Bundle
    gain: Bundle


@dataclass(frozen=True, slots=True)
class OnEvent:
    """Once for each event (alliances:D16)."""

    event: Event
    gain: Bundle


@dataclass(frozen=True, slots=True)
class Discount:
    """Less to pay for each unit, not below 0 (alliances:D16)."""

    price: Price
    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class Strength:
    """Breaks ties in war, and so many cruisers are kept after it (alliances:F1, alliances:F5)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that is otherwise for its owner."""

    power: Power
    amount: int = 1


Effect = Production | Free | OnEvent | Discount | Strength | Rule


@dataclass(frozen=True, slots=True)
class Technology:
    """One technology: of the player board (levels 1 to 3) or unique to a faction (level 4; alliances:D14)."""

    id: str
    name: str
    level: int
    column: int
    requires_any: tuple[str, ...]  # empty: always available
    on_research: Bundle
    effects: tuple[Effect, ...]
    published: tuple[str, ...] = ()

    @property
    def advanced(self) -> bool:
        """Whether it costs 1 discovery more (alliances:D14)."""
        return self.level >= 3


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction card: main faction, true ideology, boost or adaptation (alliances:H1 to alliances:H4)."""

    id: str
    name: str
    ideology: Ideology
    adaptations: tuple[Kind, Kind]
    ability_name: str
    ability: Effect | Technology
    main_bonus: Bundle
    boost: Bundle
    published: tuple[str, ...] = ()  # the fields known from print; all others are reconstructed


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet printed on a system or on a token."""

    id: str
    kind: Kind
    reward: Bundle


@dataclass(frozen=True, slots=True)
class System:
    """A system card: printed planets first, then symbols for tokens with the numbers of players they are for."""

    id: str
    name: str
    planets: tuple[Planet, ...]
    planet_symbols: tuple[tuple[int, ...], ...]
    explore_symbols: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Pay all of the one, gain the other (alliances:D11)."""

    cost: Bundle
    gain: Bundle


@dataclass(frozen=True, slots=True)
class TradeCard:
    """A trade card: open slots by number of players on the front, none on the back (alliances:D11)."""

    id: str
    name: str
    slots: tuple[int, int, int, int]
    front: tuple[Exchange, ...]
    back: tuple[Exchange, ...]
    published: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExploreToken:
    """What lies face down until somebody explores it (alliances:D12)."""

    id: str
    reward: Bundle
