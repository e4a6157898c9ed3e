"""What a seat is shown of Starfarers, as types: the browser's own are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from starhold.core.view_types import SeenScore

Resource = Literal["ore", "fuel", "carbon", "food", "goods"]
Upgrade = Literal["booster", "cannon", "freight_pod"]
Civilisation = Literal["green_folk", "merchants", "scientists", "diplomats"]
Colour = Literal["yellow", "red", "white", "blue"]
Ball = Literal["yellow", "red", "blue", "black"]
Symbol = Literal["triangle", "square", "hexagon", "alpha", "beta", "gamma", "delta"]
Phase = Literal["setup", "production", "trade", "flight", "over"]
SectorKind = Literal["system", "outpost", "empty", "unknown"]
Stat = Literal["combat", "speed", "table"]
Asks = Literal["amount", "yes_no"]
Answer = Literal["accept", "decline", "counter"]
Group = Literal[
    "merchant",
    "false_merchant",
    "pirate_demand",
    "stolen_goods",
    "pirate_bargain",
    "pirate_attack",
    "distress",
    "under_fire",
    "rift",
    "travelers",
    "wear_and_tear",
]


class Price(TypedDict, total=False):
    """Resources: only those that are due."""

    ore: int
    fuel: int
    carbon: int
    food: int
    goods: int


class SeenFive(TypedDict):
    """A number for each resource."""

    ore: int
    fuel: int
    carbon: int
    food: int
    goods: int


class SeenUpgrades(TypedDict):
    """A number for each upgrade."""

    booster: int
    cannon: int
    freight_pod: int


class SeenTray(SeenUpgrades):
    """What is left of the upgrades and half medals."""

    half_medals: int


class SeenStations(TypedDict):
    """A number for each civilisation."""

    green_folk: int
    merchants: int
    scientists: int
    diplomats: int


class SeenPrices(TypedDict):
    """What can be built, with what it costs."""

    colony_ship: Price
    trade_ship: Price
    spaceport: Price
    booster: Price
    cannon: Price
    freight_pod: Price


class SeenToken(TypedDict):
    """A pirate base or an ice planet, or the medal for it."""

    kind: Literal["pirate", "ice"]
    value: int


class SeenPlanet(TypedDict):
    """A planet of a system that was turned up."""

    planet: str
    resource: Resource
    symbol: Symbol
    numbers: list[int] | None  # None: face down, or a token lies there
    token: SeenToken | None


class SeenSector(TypedDict):
    """One place of the map."""

    slot: str
    stars: int
    kind: SectorKind
    explored: bool
    planets: list[SeenPlanet]
    civ: Civilisation | None
    docks: list[int]
    marker: int | None
    cards: list[str]


class SeenPiece(TypedDict):
    """A colony or a spaceport; nobody owns a neutral one."""

    node: str
    owner: int | None
    kind: Literal["colony", "spaceport"]


class SeenShip(TypedDict):
    """A ship under way."""

    owner: int
    number: int
    kind: Literal["colony", "trade"]
    node: str
    done: bool
    grounded: bool
    must_leave: bool


class SeenStock(TypedDict):
    """Pieces not yet built."""

    colony: int
    trade_station: int
    transport: int
    shipyard: int


class SeenUsed(TypedDict):
    """What was used in this turn."""

    fame: int
    help: bool
    goods: bool


class SeenFleet(TypedDict):
    """One player."""

    seat: int
    colour: Colour
    points: int
    hand_size: int
    hand: SeenFive | None  # one's own
    booster: int
    cannon: int
    freight_pod: int
    speed_bonus: int
    combat_bonus: int
    half_medals: int
    medals: list[SeenToken]
    friendship: list[str]
    markers: list[Civilisation]
    stations: SeenStations
    stock: SeenStock
    ship_tokens: int
    rates: SeenFive
    hand_limit: int
    reserve_draw: int
    used: SeenUsed
    score: SeenScore


# A stop of a ship, with the way there ("from" is a word of Python, so this is written as a call).
SeenStop = TypedDict(
    "SeenStop",
    {
        "ship": int,
        "node": str,
        "steps": int,
        "from": str,
        "stop": bool,
        "found": bool,
        "station": bool,
        "reveals": bool,  # something is turned up on the way in, or falls
        "clears": bool,  # a pirate base or an ice planet beside it would fall
    },
)


class SeenFlight(TypedDict):
    """The flight of this turn."""

    balls: list[Ball]
    base: int
    encounter: bool
    speed: int
    moving: int | None
    left: int | None
    reach: list[SeenStop]


class SeenShake(TypedDict):
    """One shake in an encounter."""

    seat: int
    balls: list[Ball]
    bonus: int
    total: int
    stat: Stat


class SeenEncounter(TypedDict):
    """The card being read."""

    group: Group
    card: str | None  # once its result was read
    asks: Asks | None
    second: bool
    offered: SeenFive
    answers: list[str]
    swapped: SeenFive
    shakes: list[SeenShake]
    whole: str | None  # for the neighbour who reads it, where the option says so


class SeenAnswer(TypedDict):
    """What somebody answered to an offer."""

    seat: int
    answer: Answer
    give: SeenFive
    ask: SeenFive


class SeenOffer(TypedDict):
    """An offer that was sent."""

    by: int
    give: SeenFive
    ask: SeenFive
    to: list[int]
    open: bool
    answers: list[SeenAnswer]


class SeenComposing(TypedDict):
    """One's own offer in the making."""

    give: SeenFive
    ask: SeenFive
    to: list[int]


class SeenProduced(TypedDict):
    """What a roll brought somebody."""

    seat: int
    resource: Resource
    n: int


class SeenRoll(TypedDict):
    """A past production."""

    turn: int
    seat: int
    roll: int
    gained: list[int]
    points: list[int]


class SeenTable(TypedDict):
    """The whole table."""

    turn: int
    round: int
    active: int | None
    first: int | None
    phase: Phase
    colours: list[Colour]
    neutral: Colour | None
    sectors: list[SeenSector]
    pieces: list[SeenPiece]
    closed: list[str]
    sites: list[str]  # where a colony ship could found a colony now, ships aside
    ships: list[SeenShip]
    supply: SeenFive
    reserve: int
    encounter_deck: int
    discards: list[str]
    tray: SeenTray
    reserve_discs: int
    bonus_pool: SeenUpgrades | None
    fleets: list[SeenFleet]
    prices: SeenPrices
    dice: list[int] | None
    produced: list[SeenProduced]
    flight: SeenFlight | None
    encounter: SeenEncounter | None
    last_encounter: str | None
    last_answers: list[str]
    offer: SeenOffer | None
    composing: SeenComposing | None
    offers_left: int | None
    history: list[SeenRoll]
    winner: int | None
