"""All that one player of Three Epochs has: cards in hand and laid out, levels, tokens, and what research changed."""

from __future__ import annotations

from mypy_extensions import i64

from starhold.core.fields import Joined, Number, Part, Row, Spread
from starhold.core.hands import holds, take_out
from starhold.games.duel import board
from starhold.games.duel.card_table import INCOME, MILITARY, OBJECTS, OPEN, TOKENS
from starhold.games.duel.scoring import SOURCES


class Universe(Part):
    """One player."""

    FIELDS = (
        Row("hand", "hidden", "science", "researched", "laid", "planets", "quarters", "ships"),
        Joined(
            Spread("production", "influence"),
            Number("income", "tokens"),
            Spread("objects"),
            Number("stations", "shuttles", "colony_ships", "colonised"),
            Spread("discount"),
            Number("limit", "take_worth", "tokens_for_science", "any_colour"),
            Spread("bonus", "stands_for"),
        ),
        Row("points"),
        Number("passed"),
    )

    hand: list[int]  # epoch cards, sorted
    hidden: list[int]  # of these, the ones dealt: all others were taken openly (duel:J2)
    science: list[int]  # in hand, sorted
    researched: list[int]  # in the order they were played
    laid: list[int]  # all epoch cards laid out, in order
    planets: list[int]  # the planets among them, in order
    quarters: list[int]  # four for each planet: OPEN, FILLED, or the colonisation card there
    ships: list[int]  # for each planet: the colony ship there, or NONE
    production: list[int]  # by resource
    influence: list[int]  # military, trade, diplomacy
    objects: list[int]  # object tokens by object
    points: list[int]  # by source (`scoring.SOURCE_NAMES`)
    income: i64 = 0
    tokens: i64 = 0
    stations: i64 = 0  # laid cards by type
    shuttles: i64 = 0
    colony_ships: i64 = 0
    colonised: i64 = 0  # planets
    passed: i64 = 0  # 1 if out of this epoch
    # What research has changed. The lists are shared: replaced, never changed in place.
    discount: list[int]  # by type of card
    bonus: list[int]  # by influence track
    stands_for: list[int]  # by resource: bits of the resources a card showing it may pay
    limit: i64 = board.HAND_LIMIT  # of the hand
    take_worth: i64 = board.ALLOWANCE
    tokens_for_science: i64 = 0
    any_colour: i64 = 0

    def clone(self) -> Universe:
        copy = Universe()
        copy.hand = self.hand[:]
        copy.hidden = self.hidden[:]
        copy.science = self.science[:]
        copy.researched = self.researched[:]
        copy.laid = self.laid[:]
        copy.planets = self.planets[:]
        copy.quarters = self.quarters[:]
        copy.ships = self.ships[:]
        copy.production = self.production[:]
        copy.influence = self.influence[:]
        copy.objects = self.objects[:]
        copy.points = self.points[:]
        copy.income = self.income
        copy.tokens = self.tokens
        copy.stations = self.stations
        copy.shuttles = self.shuttles
        copy.colony_ships = self.colony_ships
        copy.colonised = self.colonised
        copy.passed = self.passed
        copy.discount = self.discount
        copy.bonus = self.bonus
        copy.stands_for = self.stands_for
        copy.limit = self.limit
        copy.take_worth = self.take_worth
        copy.tokens_for_science = self.tokens_for_science
        copy.any_colour = self.any_colour
        return copy

    def lose(self, card: i64) -> None:
        """An epoch card leaves the hand, for all to see."""
        take_out(self.hand, card)
        if holds(self.hidden, card):
            take_out(self.hidden, card)

    def is_colonised(self, place: i64) -> bool:
        """Whether the planet there has no open quarter left (duel:F3)."""
        i: i64 = 4 * place
        end = i + 4
        while i < end:
            if self.quarters[i] == OPEN:
                return False
            i += 1
        return True

    def gain(self, level: i64, amount: i64) -> i64:
        """Steps of a level (`card_table.PRODUCTION` and those after it), as far as its track goes (duel:E9); how many
        were made."""
        if level == TOKENS:
            self.tokens += amount
        elif level >= OBJECTS:
            self.objects[level - OBJECTS] += amount
        elif level == INCOME:
            amount = _at_most(amount, board.MOST_INCOME - self.income)
            self.income += amount
        elif level >= MILITARY:
            track = level - MILITARY
            amount = _at_most(amount, board.MOST_INFLUENCE - self.influence[track])
            self.influence[track] += amount
        else:
            amount = _at_most(amount, board.MOST_PRODUCTION - self.production[level])
            self.production[level] += amount
        return amount


def _at_most(amount: i64, most: i64) -> i64:
    return amount if amount < most else most


def empty_universe() -> Universe:
    """A player at the start (duel:A3)."""
    universe = Universe()
    universe.hand = []
    universe.hidden = []
    universe.science = []
    universe.researched = []
    universe.laid = []
    universe.planets = []
    universe.quarters = []
    universe.ships = []
    universe.production = [0, 0, 0, 0]
    universe.influence = [0, 0, 0]
    universe.objects = [0, 0, 0]
    universe.points = [0] * SOURCES
    universe.discount = [0, 0, 0, 0, 0]
    universe.bonus = [0, 0, 0]
    universe.stands_for = [1, 2, 4, 8]  # each resource for itself
    return universe
