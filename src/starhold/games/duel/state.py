"""A position of Three Epochs: the universes of the two players, the market, the decks, and the influence board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.fields import Number, Parts, Pending, Pile, Row
from starhold.core.game import Game, State
from starhold.core.options import OptionValue
from starhold.games.duel.board import CELLS
from starhold.games.duel.card_table import FILLED, NONE, OPEN, TABLE, CardTable
from starhold.games.duel.kinds import DEAL
from starhold.games.duel.scoring import END_REASONS
from starhold.games.duel.settings import Settings
from starhold.games.duel.universe import Universe, empty_universe


class DuelState(State):
    """The whole table."""

    FIELDS = (
        Parts("universes"),
        Pending(),
        Row("market", "deck", "box"),
        Pile("discard"),
        Row("science_deck"),
        Pile("science_discard"),
        Row("tiles"),
        Number("epoch", "turn", "starter", "first_passer", "row", "column", "ended"),
    )

    def __init__(
        self, manifest: Game, players: i64, settings: Settings, table: CardTable, universes: list[Universe]
    ) -> None:
        """The parts that never change; `clone` and `set_up` lay out the rest."""
        super().__init__(manifest, players)
        self.settings = settings
        self.table = table
        self.universes = universes

    market: list[int]  # six cells, the lowest row first (duel:C1); NONE where there is no card
    deck: list[int]  # of this epoch: a bag, sorted, for nobody knows an order
    box: list[int]  # cards of past epochs that never came to the market; nobody sees them
    discard: list[int]  # open (duel:C10)
    science_deck: list[int]
    science_discard: list[int]
    tiles: list[int]  # by resource: number in `board.END_TILES`; fixed once laid, never changed in place
    epoch: i64 = 0
    turn: i64 = 0  # how many turns have begun
    starter: i64 = 0  # of the whole game
    first_passer: i64 = NONE  # of this epoch, or NONE (duel:K6)
    row: i64 = 0  # of the grey cylinder: military, towards seat 0 (duel:K9)
    column: i64 = 0  # trade, towards seat 0
    ended: i64 = 0

    def clone(self) -> DuelState:
        universes = [self.universes[0].clone(), self.universes[1].clone()]
        copy = DuelState(self.manifest, self.players, self.settings, self.table, universes)
        copy.market = self.market[:]
        copy.deck = self.deck[:]
        copy.box = self.box[:]
        copy.discard = self.discard[:]
        copy.science_deck = self.science_deck[:]
        copy.science_discard = self.science_discard[:]
        copy.tiles = self.tiles
        copy.epoch = self.epoch
        copy.turn = self.turn
        copy.starter = self.starter
        copy.first_passer = self.first_passer
        copy.row = self.row
        copy.column = self.column
        copy.ended = self.ended
        copy.frames = self.frames.clone()
        copy.reveals = self.reveals
        return copy

    def options(self) -> dict[str, Any]:
        return self.settings.values

    def rounds(self) -> int:
        return self.turn

    def end_reason(self) -> str:
        return END_REASONS[self.ended]

    # -- small words used by all phases

    def gain_points(self, seat: i64, source: i64, amount: i64) -> None:
        """Score, with where it comes from."""
        points = self.universes[seat].points
        points[source] += amount

    def draw_science(self, seat: i64, count: i64, chance: Chance) -> list[int]:
        """Cards from the science deck to the hand (duel:N8)."""
        drawn: list[int] = []
        while count > 0 and self.science_deck:
            drawn.append(self.science_deck.pop(chance.pick(self.science_deck)))
            count -= 1
        if drawn:
            science = self.universes[seat].science
            science += drawn
            science.sort()
        return drawn

    def lay_planet(self, seat: i64, card: i64) -> None:
        """A planet with its open and its filled quarters (duel:F1)."""
        universe = self.universes[seat]
        universe.planets.append(card)
        universe.ships.append(NONE)
        i: i64 = 4 * card
        end = i + 4
        while i < end:
            universe.quarters.append(FILLED if self.table.quarter[i] == FILLED else OPEN)
            i += 1


def set_up(game: Game, players: int, options: Mapping[str, OptionValue]) -> DuelState:
    """An empty table with the deal as its first task."""
    settings = Settings(options)
    universes = [empty_universe(), empty_universe()]
    state = DuelState(game, players, settings, TABLE, universes)
    state.market = [NONE] * CELLS
    state.deck = []
    state.box = []
    state.discard = []
    state.science_deck = TABLE.science_deck[:]
    state.science_discard = []
    state.tiles = []
    state.frames.task(DEAL)
    return state
