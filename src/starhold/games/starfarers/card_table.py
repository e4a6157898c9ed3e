"""Encounters and friendship cards as flat lists of numbers: what the engine reads while it plays.

Made once for each way to read the doubtful cards; nothing here is a fact of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starhold.core.options import OptionValue
from starhold.games.starfarers import board, powers
from starhold.games.starfarers.board import disc_numbers
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS
from starhold.games.starfarers.read_cards import encounters_for

NONE: Final = -1

COLONY_SHIP_KIND: Final = 0
TRADE_SHIP_KIND: Final = 1

DONE: Final = 1  # moved in this flight
GROUNDED: Final = 2
WAITS: Final = 4  # stands on a colony site it must found on or leave (starfarers:7.3)
EVICTED: Final = 8  # stands on a new berth of another (starfarers:7.5)

MEDAL_DISCS: Final = (24, 25, 26, 33, 34)

# Pieces on a site: a seat, NEUTRAL, with PORT added for a spaceport.
NEUTRAL: Final = 4
PORT: Final = 8
CLOSED: Final = 20  # counts as neutral wherever an owner is looked for

# What is in a slot.
SYSTEM: Final = 0
OUTPOST: Final = 1
EMPTY: Final = 2
UNKNOWN: Final = 3

# Operations, four numbers each: what, and three about it.
OP_FAME: Final = 0
OP_GAIN: Final = 1
OP_GAIN_CHOICE: Final = 2
OP_PAY_CHOICE: Final = 3
OP_SWAP: Final = 4
OP_LOSE_SWAPPED: Final = 5
OP_RETURN_OFFER: Final = 6
OP_EACH_OTHER_GIVES: Final = 7
OP_DRAW_FROM_EACH: Final = 8
OP_LOSE_UPGRADE: Final = 9
OP_GAIN_UPGRADE: Final = 10
OP_GROUND_SHIP: Final = 11
OP_FREE_TRADE_SHIP: Final = 12
OP_SPACE_JUMP: Final = 13
OP_NEW_ENCOUNTER: Final = 14
OP_COMPARE: Final = 15
OP_COMPARE_BOOSTERS: Final = 16
OP_SHAKE_TABLE: Final = 17
OP_THEN_ASK: Final = 18
OP_ALL_LOSE_UPGRADE: Final = 19
OP_FAME_TO_MOST: Final = 20
OP_SIZE: Final = 4

ASKS_AMOUNT: Final = 0
ASKS_YES_NO: Final = 1


# Prices, five numbers each: a colony ship, a trade ship, a spaceport, then the upgrades.
PRICES: Final = [
    n
    for price in (board.COLONY_SHIP_PRICE, board.TRADE_SHIP_PRICE, board.SPACEPORT_PRICE, *board.UPGRADE_PRICES)
    for n in price
]
BUILD_COLONY_SHIP: Final = 0
BUILD_TRADE_SHIP: Final = 1
BUILD_SPACEPORT: Final = 2
BUILD_UPGRADE: Final = 3
LIMITS: Final = list(board.UPGRADE_LIMITS)

# Which sums a disc produces on, as bits, by disc.
PRODUCES: Final = [sum(1 << number for number in disc_numbers(disc)) for disc in range(max(board.DISC_NAMES) + 1)]
CIVILISATION_OF: Final = [int(card.civilisation) for card in FRIENDSHIP_CARDS]
SECTOR_KIND: Final = [
    SYSTEM if tile < board.FIRST_OUTPOST_TILE else OUTPOST if tile < board.FIRST_EMPTY_TILE else EMPTY
    for tile in range(board.TILES)
]


def _price(card: powers.Encounter) -> int:
    """How many cards a yes takes (starfarers:12.3); all cards of a group agree."""
    first = card.branches[0][:1]
    for op in first:
        if isinstance(op, powers.PayChoice):
            return op.n
        if isinstance(op, powers.Swap):
            return op.give
    return 0


def _seems(card: powers.Encounter) -> int:
    """The group a card seems to be of before the answer: a false merchant looks like any other (starfarers:12.24)."""
    return int(powers.Group.MERCHANT if card.group == powers.Group.FALSE_MERCHANT else card.group)


class CardTable:
    """All figures of all encounters."""

    def __init__(self, cards: tuple[powers.Encounter, ...]) -> None:
        self.cards = cards
        self.branches: list[list[int]] = []
        self.group = [int(card.group) for card in cards]
        self.seems = [_seems(card) for card in cards]
        self.asks = [int(card.asks) for card in cards]
        self.held = [int(card.held) for card in cards]
        self.yes_costs = [_price(card) for card in cards]
        self.branch: list[int] = []  # four entries a card, by answer: 0 to 3, or yes and no
        for card in cards:
            numbers = [self._add(branch) for branch in card.branches]
            self.branch += (numbers * 4 if len(numbers) == 1 else [*numbers, NONE, NONE])[:4]

    def _add(self, ops: tuple[powers.Op, ...]) -> int:
        flat = [number for op in ops for number in self._flat(op)]
        self.branches.append(flat)
        return len(self.branches) - 1

    def _flat(self, op: powers.Op) -> tuple[int, int, int, int]:
        match op:
            case powers.Fame(n):
                return OP_FAME, n, 0, 0
            case powers.Gain(resource, n):
                return OP_GAIN, int(resource), n, 0
            case powers.GainChoice(n):
                return OP_GAIN_CHOICE, n, 0, 0
            case powers.PayChoice(n):
                return OP_PAY_CHOICE, n, 0, 0
            case powers.Swap(give, take):
                return OP_SWAP, give, take, 0
            case powers.LoseSwapped():
                return OP_LOSE_SWAPPED, 0, 0, 0
            case powers.ReturnOffer():
                return OP_RETURN_OFFER, 0, 0, 0
            case powers.EachOtherGives(n):
                return OP_EACH_OTHER_GIVES, n, 0, 0
            case powers.DrawFromEachOther(n):
                return OP_DRAW_FROM_EACH, n, 0, 0
            case powers.LoseUpgrade(n):
                return OP_LOSE_UPGRADE, n, 0, 0
            case powers.GainUpgrade(n):
                return OP_GAIN_UPGRADE, n, 0, 0
            case powers.GroundShip(n):
                return OP_GROUND_SHIP, n, 0, 0
            case powers.FreeTradeShip(n):
                return OP_FREE_TRADE_SHIP, n, 0, 0
            case powers.SpaceJump():
                return OP_SPACE_JUMP, 0, 0, 0
            case powers.NewEncounter(reshuffle):
                return OP_NEW_ENCOUNTER, int(reshuffle), 0, 0
            case powers.Compare(stat, opponent, win, lose):
                return OP_COMPARE, 4 * int(stat) + int(opponent), self._add(win), self._add(lose)
            case powers.CompareBoosters(opponent, win, lose):
                return OP_COMPARE_BOOSTERS, int(opponent), self._add(win), self._add(lose)
            case powers.ShakeTable(rows):
                first = len(self.branches)
                for row in rows:
                    self._add(row)
                return OP_SHAKE_TABLE, first, 0, 0
            case powers.ThenAsk(yes, no):
                return OP_THEN_ASK, self._add(yes), self._add(no), 0
            case powers.AllOverLimitLoseUpgrade(limit):
                return OP_ALL_LOSE_UPGRADE, limit, 0, 0
            case powers.FameToMost(upgrade, n):
                return OP_FAME_TO_MOST, int(upgrade), n, 0


_TABLES: dict[tuple[powers.Encounter, ...], CardTable] = {}


def table_for(values: Mapping[str, OptionValue]) -> CardTable:
    """The table for these options; games that read the cards alike share one."""
    cards = encounters_for(values)
    found = _TABLES.get(cards)
    if found is None:
        found = CardTable(cards)
        _TABLES[cards] = found
    return found
