"""The vocabulary of card powers and of scoring lines: what a Race card can say, as small typed records.

`card_table.py` reads these once into flat numbers for the engine; `text.py` reads them to say them in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar


class Good(IntEnum):
    """The four kinds of goods; the sale value is the number plus 2 (race:47)."""

    NOVELTY = 0
    RARE = 1
    GENES = 2
    ALIEN = 3


class Source(Enum):
    """How a world comes by its good."""

    PRODUCTION = "production"  # in each Produce phase
    WINDFALL = "windfall"  # once, when it is placed


class Phase(Enum):
    """Where a power is printed. TRADE marks powers beside the $ sign: they change sales and are no consume powers."""

    EXPLORE = "explore"
    DEVELOP = "develop"
    SETTLE = "settle"
    TRADE = "trade"
    CONSUME = "consume"
    PRODUCE = "produce"


# -- I Explore


@dataclass(frozen=True, slots=True)
class ExploreDraw:
    """Look at n more cards."""

    phase: ClassVar = Phase.EXPLORE
    n: int


@dataclass(frozen=True, slots=True)
class ExploreKeep:
    """Keep n more of the cards looked at."""

    phase: ClassVar = Phase.EXPLORE
    n: int


# -- II Develop


@dataclass(frozen=True, slots=True)
class DrawBeforeDeveloping:
    """Draw n before anybody chooses a development."""

    phase: ClassVar = Phase.DEVELOP
    n: int


@dataclass(frozen=True, slots=True)
class DevelopDiscount:
    """A development costs n less."""

    phase: ClassVar = Phase.DEVELOP
    n: int


@dataclass(frozen=True, slots=True)
class DrawAfterDeveloping:
    """Draw n after placing and paying for a development."""

    phase: ClassVar = Phase.DEVELOP
    n: int


# -- III Settle


@dataclass(frozen=True, slots=True)
class SettleDiscount:
    """A world placed by payment costs n less; of one kind of good only, where `good` is given."""

    phase: ClassVar = Phase.SETTLE
    n: int
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class Military:
    """Part of total Military; may be negative."""

    phase: ClassVar = Phase.SETTLE
    n: int


@dataclass(frozen=True, slots=True)
class MilitaryAgainst:
    """Extra Military against worlds of one good or against Rebels; not part of total Military."""

    phase: ClassVar = Phase.SETTLE
    n: int
    good: Good | None = None
    rebel: bool = False


@dataclass(frozen=True, slots=True)
class PayForMilitary:
    """May place a military world by paying its defence minus `discount`; never one with an Alien good."""

    phase: ClassVar = Phase.SETTLE
    discount: int


@dataclass(frozen=True, slots=True)
class DiscardForFreeWorld:
    """May discard this card: the world placed by payment costs 0; never one with an Alien good."""

    phase: ClassVar = Phase.SETTLE


@dataclass(frozen=True, slots=True)
class DiscardForMilitary:
    """May discard this card: +n Military until the end of this Settle phase."""

    phase: ClassVar = Phase.SETTLE
    n: int


@dataclass(frozen=True, slots=True)
class DrawAfterSettling:
    """Draw n after placing a world, paid or conquered."""

    phase: ClassVar = Phase.SETTLE
    n: int


# -- $ Trade


@dataclass(frozen=True, slots=True)
class SaleBonus:
    """Draw n more at a sale: of any good, of one kind, or of the good lying here."""

    phase: ClassVar = Phase.TRADE
    n: int
    good: Good | None = None
    here: bool = False


# -- IV Consume


@dataclass(frozen=True, slots=True)
class Consume:
    """Up to `uses` times: discard `goods` goods (of kind `good`, or any) for `vp` chips and `cards` cards."""

    phase: ClassVar = Phase.CONSUME
    good: Good | None = None
    vp: int = 0
    cards: int = 0
    goods: int = 1
    uses: int = 1
    different_kinds: bool = False


@dataclass(frozen=True, slots=True)
class ConsumeAll:
    """Discard all goods left, at least one, for a chip each less one."""

    phase: ClassVar = Phase.CONSUME


@dataclass(frozen=True, slots=True)
class SellGood:
    """Discard one good for its sale value, with or without trade powers."""

    phase: ClassVar = Phase.CONSUME
    with_trade_powers: bool


@dataclass(frozen=True, slots=True)
class DrawInConsume:
    """Draw n; nothing is discarded."""

    phase: ClassVar = Phase.CONSUME
    n: int


@dataclass(frozen=True, slots=True)
class GuessTopCard:
    """Name a number; the top card is kept if its cost or defence is that number."""

    phase: ClassVar = Phase.CONSUME
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class SpendHand:
    """May discard up to `cards` hand cards for `vp` chips each, never doubled."""

    phase: ClassVar = Phase.CONSUME
    cards: int
    vp: int


# -- V Produce


@dataclass(frozen=True, slots=True)
class ProduceHere:
    """This production world makes a good if it has none."""

    phase: ClassVar = Phase.PRODUCE


@dataclass(frozen=True, slots=True)
class ProduceOnWindfall:
    """Put a good on one own empty windfall world, of that kind where `good` is given."""

    phase: ClassVar = Phase.PRODUCE
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class DrawInProduce:
    """Draw n."""

    phase: ClassVar = Phase.PRODUCE
    n: int


@dataclass(frozen=True, slots=True)
class DrawIfProducedHere:
    """Draw n if this world got a good in this phase."""

    phase: ClassVar = Phase.PRODUCE
    n: int


@dataclass(frozen=True, slots=True)
class DrawPerGoodProduced:
    """Draw n for each good of that kind produced in this phase."""

    phase: ClassVar = Phase.PRODUCE
    n: int
    good: Good


@dataclass(frozen=True, slots=True)
class DrawPerKindProduced:
    """Draw n for each kind of good produced in this phase."""

    phase: ClassVar = Phase.PRODUCE
    n: int


@dataclass(frozen=True, slots=True)
class DrawPerWorld:
    """Draw n for each own world of that kind, with or without a good."""

    phase: ClassVar = Phase.PRODUCE
    n: int
    good: Good


@dataclass(frozen=True, slots=True)
class DrawIfMostProduced:
    """At the end of the phase draw n if more goods of that kind were produced than by each other player."""

    phase: ClassVar = Phase.PRODUCE
    n: int
    good: Good


Power = (
    ExploreDraw
    | ExploreKeep
    | DrawBeforeDeveloping
    | DevelopDiscount
    | DrawAfterDeveloping
    | SettleDiscount
    | Military
    | MilitaryAgainst
    | PayForMilitary
    | DiscardForFreeWorld
    | DiscardForMilitary
    | DrawAfterSettling
    | SaleBonus
    | Consume
    | ConsumeAll
    | SellGood
    | DrawInConsume
    | GuessTopCard
    | SpendHand
    | ProduceHere
    | ProduceOnWindfall
    | DrawInProduce
    | DrawIfProducedHere
    | DrawPerGoodProduced
    | DrawPerKindProduced
    | DrawPerWorld
    | DrawIfMostProduced
)


# -- scoring lines of the 6-cost developments


@dataclass(frozen=True, slots=True)
class PerCard:
    """`vp` for each tableau card that fits everything given here and no line above (race:76)."""

    vp: int
    world: bool | None = None
    good: Good | None = None
    source: Source | None = None
    military: bool | None = None
    keyword: str | None = None
    cost: int | None = None
    card: str | None = None
    power_in: Phase | None = None


@dataclass(frozen=True, slots=True)
class PerChips:
    """`vp` for every `per` victory points in chips, rounded down (race:77)."""

    vp: int
    per: int


@dataclass(frozen=True, slots=True)
class PerMilitary:
    """`vp` for each point of total Military (race:65)."""

    vp: int


ScoringLine = PerCard | PerChips | PerMilitary
