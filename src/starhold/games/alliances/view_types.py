"""What a seat is shown of Age of Galaxy, as types: the browser's own are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starhold.core.view_types import SeenScore

Resource = Literal["credits", "production", "discovery", "influence", "prestige", "relic", "cruisers"]
Kind = Literal["temperate", "water", "frozen", "desert", "volcanic", "barren"]
Ideology = Literal["militarism", "culture", "industrialism", "diplomacy", "science"]
Phase = Literal["setup", "production", "action", "war", "galactic", "over"]
Status = Literal["empty", "colonised", "developed", "occupied"]
SeatState = Literal["open", "taken", "blocked"]
Why = Literal["empty", "occupied", "technology", "guarded", "unguarded"]


class Amounts(TypedDict, total=False):
    """Resources: only those there are any of."""

    credits: int
    production: int
    discovery: int
    influence: int
    prestige: int
    relic: int
    cruisers: int


# -- the common board


class SeenPlanet(TypedDict):
    """A planet of a system that is turned up."""

    site: str
    token: str | None  # the planet token that lies there
    kind: Kind
    reward: Amounts
    status: Status
    owner: int | None
    protected: bool
    why: Why  # it is protected or not


class SeenToken(TypedDict):
    """A place for an explore token."""

    site: str
    there: bool


class SeenSystem(TypedDict):
    """A place of the row."""

    place: int
    system: str | None  # none while it lies face down
    within_fleet: bool
    planets: list[SeenPlanet]
    tokens: list[SeenToken]


class SeenExchange(TypedDict):
    """One of the two exchanges of a trade card."""

    cost: Amounts
    gain: Amounts


class SeenTrade(TypedDict):
    """A trade card."""

    card: str
    side: Literal["front", "back"]
    slots: int | None  # a turned card takes any number of cubes
    open: int | None
    cubes: list[int]  # on it, by colour
    below: list[int]  # on the action space under it
    full: bool
    back: list[int] | None  # cubes that would come back to hand by this card alone
    exchanges: list[SeenExchange]


class SeenSeat(TypedDict):
    """A seat of the council."""

    seat: int
    prestige: int
    state: SeatState
    holder: int | None


class SeenStanding(TypedDict):
    """A cube on the prestige track."""

    seat: int
    prestige: int


class SeenRank(TypedDict):
    """A place in war."""

    seat: int
    place: int
    count: int
    strength: int
    reward: Amounts


class SeenWar(TypedDict):
    """What war would bring now."""

    ranking: list[SeenRank]
    overlord: int | None
    targets: list[str]  # sites of what the Overlord could take


# -- the alliances


class SeenSupply(TypedDict):
    """Pieces not yet in hand."""

    cubes: int
    cruisers: int


class SeenGuard(TypedDict):
    """Whether the planets of a player are protected (alliances:E3)."""

    needed: int
    held: int
    safe: bool
    always: bool


class SeenResearch(TypedDict):
    """The ways to pay for a technology."""

    basic: list[Amounts]
    advanced: list[Amounts]


class SeenPrices(TypedDict):
    """What each action costs a player, a unit where there may be several."""

    colonize: Amounts
    develop: Amounts
    manufacture: Amounts
    retrieve: Amounts
    explore: Amounts
    nominate: Amounts
    research: SeenResearch


class SeenAlliance(TypedDict):
    """One player, or the automa."""

    seat: int
    automa: bool
    credits: int
    production: int
    discovery: int
    influence: int
    prestige: int
    relic: int
    cruisers: int  # in hand, as are the cubes
    cubes: int
    supply: SeenSupply
    strength: int
    keeps: int  # cruisers kept after war
    factions: list[str]
    ideology: Ideology | None
    true_ideology: str | None
    technologies: list[str]
    adaptations: list[Kind]
    colonised: int
    developed: int
    occupied: int
    guard: SeenGuard
    hand_size: int
    played: bool
    acted: bool
    prices: SeenPrices
    score: SeenScore | None  # the automa has none
    hand: NotRequired[list[str]]  # one's own
    aside: NotRequired[list[str]]
    pack: NotRequired[list[str]]


class SeenTable(TypedDict):
    """The whole table."""

    round: int
    phase: Phase
    solo: bool
    fleet: int
    order: list[int]
    turn: int | None
    systems: list[SeenSystem]
    explored: list[str]
    trade: list[SeenTrade]
    golden_era: list[int]
    anomaly: list[int]
    council: list[SeenSeat]
    track: list[SeenStanding]
    next_order: list[int]
    alliances: list[SeenAlliance]
    war: SeenWar | None
    discard: list[str]
    deck_size: int
    revealed: list[str]
