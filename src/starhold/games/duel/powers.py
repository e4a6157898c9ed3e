"""What a card of Three Epochs can say, as small typed records: effects at once, and what science cards change for good.

`card_table.py` reads these once into flat numbers for the engine; the text reads them to say them in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum


class Resource(IntEnum):
    """What prices are made of (duel:D1)."""

    ENERGY = 0
    FOOD = 1
    METAL = 2
    SCIENCE = 3


class Track(IntEnum):
    """The three influence tracks compared at the end of an epoch (duel:H6 to duel:H9)."""

    MILITARY = 0
    TRADE = 1
    DIPLOMACY = 2


class Object(IntEnum):
    """Space objects: symbols on cards, and the tokens they bring (duel:G1)."""

    COLONY_SHIP = 0
    SHUTTLE = 1
    STATION = 2


class Colour(IntEnum):
    """Colours of quarters; only grey is named by the rulebook (duel:F1)."""

    GREY = 0
    GREEN = 1
    ORANGE = 2
    VIOLET = 3


class CardType(IntEnum):
    """The five types of epoch cards (duel:E1 to duel:E6)."""

    STATION = 0
    SHUTTLE = 1
    PLANET = 2
    COLONISATION = 3
    SHIP = 4


class Count(IntEnum):
    """What points can be counted by; each belongs to the owner of the card."""

    PLANETS = 0  # all laid, colonised or not
    COLONISED_PLANETS = 1
    STATIONS = 2
    SHUTTLES = 3
    SHIPS = 4
    SCIENCE_PLAYED = 5  # by research; not those spent as payment
    MILITARY_LEVEL = 6
    TRADE_LEVEL = 7
    DIPLOMACY_LEVEL = 8


class QuarterKind(Enum):
    """The three sorts of quarters (duel:F1)."""

    WHITE = "white"  # takes any colour
    EDGED = "edged"  # takes its own colour
    FILLED = "filled"  # takes nothing; its colour is decoration (duel:G7)


@dataclass(frozen=True, slots=True)
class Quarter:
    """A quarter of a planet."""

    kind: QuarterKind
    colour: Colour | None = None


# -- effects, resolved from left to right (duel:E7)


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points."""

    n: int


@dataclass(frozen=True, slots=True)
class Production:
    """Steps on a production track (duel:E1)."""

    resource: Resource
    n: int = 1


@dataclass(frozen=True, slots=True)
class Advance:
    """Steps on an influence track (duel:E2)."""

    track: Track
    n: int = 1


@dataclass(frozen=True, slots=True)
class Tokens:
    """Universal tokens (duel:D4)."""

    n: int


@dataclass(frozen=True, slots=True)
class Income:
    """Steps of steady income (duel:H18)."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawScience:
    """Cards from the science deck; nothing if it is empty (duel:N8)."""

    n: int


@dataclass(frozen=True, slots=True)
class ObjectTokens:
    """Object tokens without a placement (duel:N10)."""

    object: Object
    n: int


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Points for each thing counted now, the card itself included (duel:N1)."""

    count: Count
    n: int


Effect = Points | Production | Advance | Tokens | Income | DrawScience | ObjectTokens | PointsPer


# -- what a science card changes from now on


@dataclass(frozen=True, slots=True)
class Discount:
    """Cards of a type cost so many units less; one item is still paid (duel:N2)."""

    card_type: CardType
    n: int


@dataclass(frozen=True, slots=True)
class OnPlay:
    """Effects each time its owner plays that type afterwards (duel:N3)."""

    card_type: CardType
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class HandLimit:
    """So many more cards may be held (duel:N5)."""

    n: int


@dataclass(frozen=True, slots=True)
class MarketAllowance:
    """The worth of the cards taken in one turn, instead of the usual (duel:N4)."""

    n: int


@dataclass(frozen=True, slots=True)
class TokensPayScience:
    """A token also pays one science."""


@dataclass(frozen=True, slots=True)
class Interchange:
    """Epoch cards showing one of the two resources may pay the other, singly (duel:N6)."""

    one: Resource
    other: Resource


@dataclass(frozen=True, slots=True)
class AnyColour:
    """Edged quarters take any colour (duel:N7)."""


@dataclass(frozen=True, slots=True)
class SupremacyBonus:
    """Added to a level when supremacy is compared, and only then (duel:K7)."""

    track: Track
    n: int


@dataclass(frozen=True, slots=True)
class EndPointsPer:
    """Points for each thing counted at the end of the game (duel:N9)."""

    count: Count
    n: int


Permanent = (
    Discount
    | OnPlay
    | HandLimit
    | MarketAllowance
    | TokensPayScience
    | Interchange
    | AnyColour
    | SupremacyBonus
    | EndPointsPer
)


# -- the tiles at the production tracks


@dataclass(frozen=True, slots=True)
class EndTile:
    """A tile at a production track: points for whoever produces most of it (duel:I2)."""

    id: str
    resource: Resource
    count: Count
    points: int
