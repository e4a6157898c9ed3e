"""The vocabulary of Starfarers' cards: what an encounter can ask and do, and what a friendship card gives."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Resource(IntEnum):
    ORE = 0
    FUEL = 1
    CARBON = 2
    FOOD = 3
    GOODS = 4


class Upgrade(IntEnum):
    BOOSTER = 0
    CANNON = 1
    FREIGHT_POD = 2


class Civilisation(IntEnum):
    GREEN_FOLK = 0
    MERCHANTS = 1
    SCIENTISTS = 2
    DIPLOMATS = 3


# -- encounters (section 12)


class Group(IntEnum):
    """Cards of a group open with the same words, so that the opening gives nothing away (starfarers:12.24)."""

    MERCHANT = 0
    FALSE_MERCHANT = 1
    PIRATE_DEMAND = 2
    STOLEN_GOODS = 3
    PIRATE_BARGAIN = 4
    PIRATE_ATTACK = 5
    DISTRESS = 6
    UNDER_FIRE = 7
    RIFT = 8
    TRAVELERS = 9
    WEAR_AND_TEAR = 10


class Asks(IntEnum):
    """How an encounter is answered: with an amount from 0 to 3, with yes or no, or not at all."""

    AMOUNT = 0
    YES_NO = 1
    NOTHING = 2


class Opponent(IntEnum):
    """Who stands for the other side, counted in turn order (starfarers:12.25)."""

    LEFT = 0
    RIGHT = 1
    SECOND_LEFT = 2
    SECOND_RIGHT = 3


class Stat(IntEnum):
    COMBAT = 0
    SPEED = 1


@dataclass(frozen=True, slots=True)
class Fame:
    """Half medals gained, or lost if below 0."""

    n: int


@dataclass(frozen=True, slots=True)
class Gain:
    """Cards of one resource from the supply."""

    resource: Resource
    n: int


@dataclass(frozen=True, slots=True)
class GainChoice:
    """Cards of one's choice from the supply."""

    n: int


@dataclass(frozen=True, slots=True)
class PayChoice:
    """Cards of one's choice to the supply."""

    n: int


@dataclass(frozen=True, slots=True)
class Swap:
    """One card of choice for some of other kinds (starfarers:12.18)."""

    give: int
    take: int


@dataclass(frozen=True, slots=True)
class LoseSwapped:
    """The cards just taken in the swap go back."""


@dataclass(frozen=True, slots=True)
class ReturnOffer:
    """The cards offered on this card come back."""


@dataclass(frozen=True, slots=True)
class EachOtherGives:
    """Every other player with a card hands over some of the giver's choice."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawFromEachOther:
    """A blind card from every other player who has any."""

    n: int


@dataclass(frozen=True, slots=True)
class LoseUpgrade:
    n: int


@dataclass(frozen=True, slots=True)
class GainUpgrade:
    n: int


@dataclass(frozen=True, slots=True)
class GroundShip:
    """One own ship takes no part in this flight."""

    n: int


@dataclass(frozen=True, slots=True)
class FreeTradeShip:
    n: int


@dataclass(frozen=True, slots=True)
class SpaceJump:
    """One own ship may go anywhere it could stop."""


@dataclass(frozen=True, slots=True)
class NewEncounter:
    """Another card is drawn, after a shuffle of all if `reshuffle`."""

    reshuffle: bool


@dataclass(frozen=True, slots=True)
class Compare:
    """Both shake and add cannons or boosters; equal is a win (starfarers:12.4)."""

    stat: Stat
    opponent: Opponent
    win: tuple[Op, ...]
    lose: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class CompareBoosters:
    """Boosters against boosters without a shake; equal is a win (starfarers:12.6)."""

    opponent: Opponent
    win: tuple[Op, ...]
    lose: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class ShakeTable:
    """The sum of one's two balls, 1 to 5, picks the row."""

    rows: tuple[tuple[Op, ...], tuple[Op, ...], tuple[Op, ...], tuple[Op, ...], tuple[Op, ...]]


@dataclass(frozen=True, slots=True)
class ThenAsk:
    """A second question on the same card, yes or no."""

    yes: tuple[Op, ...]
    no: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class AllOverLimitLoseUpgrade:
    """Every player with more upgrades than this returns one (starfarers:12.22)."""

    limit: int


@dataclass(frozen=True, slots=True)
class FameToMost:
    """Half medals for all who tie for the most of an upgrade (starfarers:12.22)."""

    upgrade: Upgrade
    n: int


Op = (
    Fame
    | Gain
    | GainChoice
    | PayChoice
    | Swap
    | LoseSwapped
    | ReturnOffer
    | EachOtherGives
    | DrawFromEachOther
    | LoseUpgrade
    | GainUpgrade
    | GroundShip
    | FreeTradeShip
    | SpaceJump
    | NewEncounter
    | Compare
    | CompareBoosters
    | ShakeTable
    | ThenAsk
    | AllOverLimitLoseUpgrade
    | FameToMost
)


@dataclass(frozen=True, slots=True)
class Encounter:
    """One card of the deck. Branches by answer: 0 to 3; or yes, no; a single one holds whatever the answer."""

    id: str
    group: Group
    asks: Asks
    branches: tuple[tuple[Op, ...], ...]
    held: bool = False  # offered cards are set aside, not paid (starfarers:12.17)
    published: bool = True


# -- friendship cards (section 11)


@dataclass(frozen=True, slots=True)
class ExtraCard:
    """One more of a resource in a roll that brings any of it (starfarers:11.11)."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class SupplyRate:
    """A better rate with the supply for one resource (starfarers:4.4)."""

    resource: Resource
    give: int
    once_a_turn: bool


@dataclass(frozen=True, slots=True)
class MothershipBonus:
    """Counts beside the physical upgrades (starfarers:11.7)."""

    speed: int
    combat: int


@dataclass(frozen=True, slots=True)
class HelpFromTheRich:
    """Once a turn, a blind card from each of two players with more points (starfarers:11.8)."""


@dataclass(frozen=True, slots=True)
class Relief:
    """A card of choice when a production brings nothing (starfarers:11.9)."""


@dataclass(frozen=True, slots=True)
class HandLimit:
    """More cards are safe on a seven (starfarers:3.2)."""

    limit: int


@dataclass(frozen=True, slots=True)
class BuyFame:
    """Once a turn, goods for half medals (starfarers:11.10)."""

    goods: int
    half_medals: int


Friendship = ExtraCard | SupplyRate | MothershipBonus | HelpFromTheRich | Relief | HandLimit | BuyFame


@dataclass(frozen=True, slots=True)
class FriendshipCard:
    id: str
    civilisation: Civilisation
    gives: Friendship
