"""What a seat is shown of Starfarers, as types: the browser's own are made from these."""

from __future__ import annotations

from typing import TypedDict

from starhold.core.score import SeenScore


class SeenToken(TypedDict):
    """A pirate base or an ice planet, or the medal for it."""

    kind: str
    value: int


class SeenPlanet(TypedDict):
    """A planet of a system that was turned up."""

    planet: str
    resource: str
    symbol: str
    numbers: list[int] | None  # None: face down, or a token lies there
    token: SeenToken | None


class SeenSector(TypedDict):
    """One place of the map."""

    slot: str
    stars: int
    kind: str
    explored: bool
    planets: list[SeenPlanet]
    civ: str | None
    docks: list[int]
    marker: int | None
    cards: list[str]


class SeenPiece(TypedDict):
    """A colony or a spaceport; nobody owns a neutral one."""

    node: str
    owner: int | None
    kind: str


class SeenShip(TypedDict):
    """A ship under way."""

    owner: int
    number: int
    kind: str
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
    colour: str
    points: int
    hand_size: int
    hand: dict[str, int] | None  # one's own
    booster: int
    cannon: int
    freight_pod: int
    speed_bonus: int
    combat_bonus: int
    half_medals: int
    medals: list[SeenToken]
    friendship: list[str]
    markers: list[str]
    stations: dict[str, int]
    stock: SeenStock
    ship_tokens: int
    rates: dict[str, int]
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
        "reveals": bool,
    },
)


class SeenFlight(TypedDict):
    """The flight of this turn."""

    balls: list[str]
    base: int
    encounter: bool
    speed: int
    moving: int | None
    left: int | None
    reach: list[SeenStop]


class SeenShake(TypedDict):
    """One shake in an encounter."""

    seat: int
    balls: list[str]
    bonus: int
    total: int
    stat: str


class SeenEncounter(TypedDict):
    """The card being read."""

    group: str
    card: str | None  # once its result was read
    asks: str | None
    second: bool
    offered: dict[str, int]
    answers: list[str]
    swapped: dict[str, int]
    shakes: list[SeenShake]
    whole: str | None  # for the neighbour who reads it, where the option says so


class SeenAnswer(TypedDict):
    """What somebody answered to an offer."""

    seat: int
    answer: str
    give: dict[str, int]
    ask: dict[str, int]


class SeenOffer(TypedDict):
    """An offer that was sent."""

    by: int
    give: dict[str, int]
    ask: dict[str, int]
    to: list[int]
    open: bool
    answers: list[SeenAnswer]


class SeenComposing(TypedDict):
    """One's own offer in the making."""

    give: dict[str, int]
    ask: dict[str, int]
    to: list[int]


class SeenProduced(TypedDict):
    """What a roll brought somebody."""

    seat: int
    resource: str
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
    phase: str
    colours: list[str]
    neutral: str | None
    sectors: list[SeenSector]
    pieces: list[SeenPiece]
    closed: list[str]
    ships: list[SeenShip]
    supply: dict[str, int]
    reserve: int
    encounter_deck: int
    discards: list[str]
    tray: dict[str, int]
    reserve_discs: int
    bonus_pool: dict[str, int] | None
    fleets: list[SeenFleet]
    prices: dict[str, dict[str, int]]
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
