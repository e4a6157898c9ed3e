"""The end of the game: tiles, object tokens, colonised planets, science (duel:I1 to duel:I8, duel:N9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.games.duel import kinds
from starhold.games.duel.actions import EPOCH_CARDS
from starhold.games.duel.board import COLONISED_POINTS
from starhold.games.duel.scoring import BY_COLONISED, BY_LEGACY, BY_OBJECTS, BY_TILES, counted

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


def wins_tile(s: DuelState, seat: i64, resource: i64) -> bool:
    """The higher production gets the tile; on a tie both do, also at 0 (duel:I2)."""
    mine: i64 = s.universes[seat].production[resource]
    return mine >= s.universes[1 - seat].production[resource]


def tile_points(s: DuelState, seat: i64, resource: i64) -> i64:
    """What the tile of a resource would bring this player."""
    tile: i64 = s.tiles[resource]
    return s.table.tile_points[tile] * counted(s, seat, s.table.tile_count[tile])


def token_value(s: DuelState, seat: i64, thing: i64) -> i64:
    """What one object token is worth: by the laid cards with its symbol (duel:I4, duel:I5)."""
    universe = s.universes[seat]
    cards: i64 = universe.colony_ships if thing == 0 else universe.shuttles if thing == 1 else universe.stations
    values = s.table.object_value[thing]
    last: i64 = len(values) - 1
    return values[cards if cards < last else last]


class EndGame(Task["DuelState"]):
    """All that is scored once, in the order of the rulebook; then nothing is left to do."""

    kind = kinds.END_GAME

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        s.tell("final-scoring", "duel:I1", -1)
        seat: i64 = 0
        while seat < 2:
            self.score_tiles(s, seat)
            self.score_objects(s, seat)
            self.score_planets(s, seat)
            self.score_science(s, seat)
            seat += 1
        s.ended = 1
        s.reveals += 1
        s.tell("game-ended", "duel:I7", -1)

    def score_tiles(self, s: DuelState, seat: i64) -> None:
        resource: i64 = 0
        while resource < 4:
            points = tile_points(s, seat, resource) if wins_tile(s, seat, resource) else 0
            if points > 0:
                s.gain_points(seat, BY_TILES, points)
                s.tell(TILE_LINES[resource], "duel:I2", seat, points)
            resource += 1

    def score_objects(self, s: DuelState, seat: i64) -> None:
        thing: i64 = 0
        while thing < 3:
            points = token_value(s, seat, thing) * s.universes[seat].objects[thing]
            if points > 0:
                s.gain_points(seat, BY_OBJECTS, points)
                s.tell(OBJECT_LINES[thing], "duel:I4", seat, points)
            thing += 1

    def score_planets(self, s: DuelState, seat: i64) -> None:
        points: i64 = COLONISED_POINTS * s.universes[seat].colonised
        if points > 0:
            s.gain_points(seat, BY_COLONISED, points)
            s.tell("score-colonised", "duel:I6", seat, points)

    def score_science(self, s: DuelState, seat: i64) -> None:
        for card in s.universes[seat].researched:
            per = s.table.end_per[card - EPOCH_CARDS]
            points: i64 = 0
            i: i64 = 0
            while i < len(per):
                points += per[i + 1] * counted(s, seat, per[i])
                i += 2
            if points > 0:
                s.gain_points(seat, BY_LEGACY, points)
                s.tell("score-legacy", "duel:N9", seat, points, card)


TILE_LINES = ("score-tile-energy", "score-tile-food", "score-tile-metal", "score-tile-science")
OBJECT_LINES = ("score-colony-ships", "score-shuttles", "score-stations")
