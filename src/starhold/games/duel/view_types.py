"""What a seat is shown of Three Epochs, as types: the browser's own are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starhold.core.view_types import SeenScore

Axis = Literal["military", "trade"]


class SeenPlanet(TypedDict):
    """A planet of a universe."""

    card: str
    quarters: list[str]  # open, filled as printed, or the colonisation card there
    colonised: bool
    ship: str | None


class SeenProduction(TypedDict):
    """A number for each resource."""

    energy: int
    food: int
    metal: int
    science: int


class SeenInfluence(TypedDict):
    """A number for each influence track."""

    military: int
    trade: int
    diplomacy: int


class SeenObjects(TypedDict):
    """A number for each space object."""

    colony_ship: int
    shuttle: int
    production_station: int


class SeenTarget(TypedDict):
    """A place a card could go to, and what going there brings."""

    action: str  # by notation
    objects: SeenObjects  # tokens
    completes: bool  # the planet is colonised by it


class SeenPlay(TypedDict):
    """How a card could be played now, so that place and payment are chosen in one gesture."""

    targets: list[SeenTarget]  # empty where it needs no place
    ways: list[list[str]]  # whole payments by notation, the cheapest first


class SeenUniverse(TypedDict):
    """One player."""

    seat: int
    hand_size: int
    hand_known: list[str]  # cards taken openly
    hand_limit: int
    allowance: int  # the worth that two cards may have to be taken together
    science_size: int
    researched: list[str]
    laid: list[str]
    planets: list[SeenPlanet]
    production: SeenProduction
    influence: SeenInfluence
    bonus: SeenInfluence  # counted in supremacy beside the tracks
    objects: SeenObjects  # tokens
    counts: SeenObjects  # laid cards that show the object
    colonised: int
    income: int
    tokens: int
    passed: bool
    score: SeenScore
    projected: dict[str, int]  # by source: what supremacy, income and the end would add if the game ended now
    hand: NotRequired[list[str]]  # one's own
    due: NotRequired[dict[str, int]]  # by card held: units to pay after production and discounts
    science: NotRequired[list[str]]
    plays: NotRequired[dict[str, SeenPlay]]  # by card held, where one may be played or researched now


class SeenCylinder(TypedDict):
    """Where the grey cylinder stands: above 0 towards seat 0."""

    row: int
    column: int


class SeenOutcome(TypedDict):
    """Where supremacy would move the cylinder, and what each seat would score by source."""

    row: int
    column: int
    points: list[dict[str, int]]
    axis: NotRequired[Axis]  # where diplomacy may choose one
    chooser: NotRequired[int]


class SeenBill(TypedDict):
    """What a seat that has to pay sees beside the question."""

    due: int
    target: str  # where the card will go; may be empty
    payments: int  # how many there are in all; 0 once one is begun
    proposals: list[list[str]]  # whole payments by notation, the cheapest first


class SeenTable(TypedDict):
    """The whole table."""

    round: int
    epoch: int
    turn: int
    starter: int
    first_passer: int | None
    market: list[str | None]  # six cells, the lowest row first
    deck_size: int
    discard: list[str]
    science_deck_size: int
    science_discard: list[str]
    tiles: list[str]
    cylinder: SeenCylinder
    preview: list[SeenOutcome]
    universes: list[SeenUniverse]
