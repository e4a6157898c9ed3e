"""The cards as flat lists of numbers: what the engine reads while it plays.

Made once from `cards.py`, `science_cards.py` and `board.py`; nothing here is a fact of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.games.duel import board, powers
from starhold.games.duel.actions import CARDS_IN_ALL, EPOCH_CARDS
from starhold.games.duel.cards import CARDS
from starhold.games.duel.science_cards import SCIENCE_CARDS

NONE: Final = -1

# Types of epoch cards, as in `powers.CardType`.
STATION_CARD: Final = 0
SHUTTLE_CARD: Final = 1
PLANET_CARD: Final = 2
COLONISATION_CARD: Final = 3
SHIP_CARD: Final = 4

# Levels that effects raise.
PRODUCTION: Final = 0  # to 3, by resource
SCIENCE_LEVEL: Final = 3
MILITARY: Final = 4  # the influence tracks
TRADE: Final = 5
DIPLOMACY: Final = 6
INCOME: Final = 7
TOKENS: Final = 8
OBJECTS: Final = 9  # to 11: object tokens by object

# What research changes, three numbers each: what, of which place, by how much.
DISCOUNT: Final = 0  # by type of card
LIMIT: Final = 1  # of the hand
TAKE_WORTH: Final = 2
TOKENS_FOR_SCIENCE: Final = 3
ANY_COLOUR: Final = 4
BONUS: Final = 5  # by influence track
STANDS_FOR: Final = 6  # by resource: a bit more

# Effects, three numbers each: what kind, of what, how many.
GAIN: Final = 0  # steps of a level
SCORE: Final = 1
DRAW: Final = 2
SCORE_PER: Final = 3  # of a count

# Counts, as in `powers.Count`.
COUNT_PLANETS: Final = 0
COUNT_COLONISED: Final = 1
COUNT_STATIONS: Final = 2
COUNT_SHUTTLES: Final = 3
COUNT_SHIPS: Final = 4
COUNT_SCIENCE: Final = 5
COUNT_MILITARY: Final = 6  # and the other tracks

# Quarters of a planet.
OPEN: Final = -1
FILLED: Final = -2
WHITE: Final = -1  # as what an open quarter asks for; else a colour
CLOSED: Final = -2


def _flat(effects: tuple[powers.Effect, ...]) -> list[int]:
    result: list[int] = []
    for effect in effects:
        match effect:
            case powers.Points(n):
                result += [SCORE, 0, n]
            case powers.Production(resource, n):
                result += [GAIN, PRODUCTION + resource, n]
            case powers.Advance(track, n):
                result += [GAIN, MILITARY + track, n]
            case powers.Tokens(n):
                result += [GAIN, TOKENS, n]
            case powers.Income(n):
                result += [GAIN, INCOME, n]
            case powers.DrawScience(n):
                result += [DRAW, 0, n]
            case powers.ObjectTokens(object, n):
                result += [GAIN, OBJECTS + object, n]
            case powers.PointsPer(count, n):
                result += [SCORE_PER, count, n]
    return result


class CardTable:
    """All figures of all cards."""

    def __init__(self) -> None:
        self.type = vec[i64]([int(card.type) for card in CARDS])
        self.epoch = [card.epoch for card in CARDS]
        self.decks = [[i for i, card in enumerate(CARDS) if card.epoch == epoch] for epoch in range(board.EPOCHS + 1)]
        self.cost = vec[i64]([units for card in CARDS for units in card.cost])  # four entries a card
        self.shows = vec[i64]([sum(1 << resource for resource in card.pays) for card in CARDS])  # bits
        self.effects = [_flat(card.effects) for card in CARDS]
        self.delayed = [int(card.delayed) for card in CARDS]
        self.colour = [NONE if card.colour is None else int(card.colour) for card in CARDS]
        # What each quarter asks for, four entries a card; all closed on cards that are no planets.
        self.quarter: list[int] = []
        self.symbols = [[card.symbols.count(thing) for thing in range(3)] for card in CARDS]
        self.planet_number = [NONE] * EPOCH_CARDS  # as in the verbs `quarter` and `dock`
        self.planets: list[int] = []
        for number, card in enumerate(CARDS):
            kinds = [quarter.kind for quarter in card.quarters]
            for place in range(4):
                kind = kinds[place] if kinds else powers.QuarterKind.FILLED
                colour = card.quarters[place].colour if kinds else None
                asks = CLOSED if kind is powers.QuarterKind.FILLED or colour is None else int(colour)
                self.quarter.append(WHITE if kind is powers.QuarterKind.WHITE else asks)
            if card.type is powers.CardType.PLANET:
                self.planet_number[number] = len(self.planets)
                self.planets.append(number)
        # Science cards, by their number among all cards less EPOCH_CARDS.
        self.science_cost = vec[i64]([card.cost for card in SCIENCE_CARDS])
        self.science_symbol = vec[i64]([int(card.symbol) for card in SCIENCE_CARDS])
        self.immediate = [_flat(card.immediate) for card in SCIENCE_CARDS]
        self.changes: list[list[int]] = []
        self.on_play: list[list[list[int]]] = []  # by type of card
        self.end_per: list[list[int]] = []  # count, points
        for science in SCIENCE_CARDS:
            self._read(science.permanent)
        self.science_deck = list(range(EPOCH_CARDS, CARDS_IN_ALL))
        self.object_value = [list(values) for values in board.OBJECT_VALUE]
        self.tile_count = [int(tile.count) for tile in board.END_TILES]
        self.tile_points = [tile.points for tile in board.END_TILES]

    def _read(self, permanent: tuple[powers.Permanent, ...]) -> None:
        changes: list[int] = []
        on_play: list[list[int]] = [[], [], [], [], []]
        end: list[int] = []
        for one in permanent:
            match one:
                case powers.Discount(card_type, n):
                    changes += [DISCOUNT, card_type, n]
                case powers.OnPlay(card_type, effects):
                    on_play[card_type] += _flat(effects)
                case powers.HandLimit(n):
                    changes += [LIMIT, 0, n]
                case powers.MarketAllowance(n):
                    changes += [TAKE_WORTH, 0, n - board.ALLOWANCE]
                case powers.TokensPayScience():
                    changes += [TOKENS_FOR_SCIENCE, 0, 1]
                case powers.Interchange(a, b):
                    changes += [STANDS_FOR, a, 1 << b, STANDS_FOR, b, 1 << a]
                case powers.AnyColour():
                    changes += [ANY_COLOUR, 0, 1]
                case powers.SupremacyBonus(track, n):
                    changes += [BONUS, track, n]
                case powers.EndPointsPer(count, n):
                    end += [count, n]
        self.changes.append(changes)
        self.on_play.append(on_play)
        self.end_per.append(end)


TABLE: Final = CardTable()
