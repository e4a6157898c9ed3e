"""How strong a mind is: one seat of it among others of a fixed kind, every deal played from every seat."""

from __future__ import annotations

from dataclasses import dataclass

import starhold
from starhold.arena.playout import play_bots
from starhold.arena.round_robin import wilson
from starhold.bots.mind import Mind
from starhold.bots.mind_bot import MindBot
from starhold.bots.registry import bot
from starhold.core.chance import Seeded
from starhold.core.encoding import Kind
from starhold.core.ranking import winners
from starhold.core.rng import Rng


@dataclass
class Strength:
    """What came of a match. Who plays alone wins nothing: there the points count."""

    games: int
    wins: float
    points: float  # mean of its seat

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def strength(game_id: str, kind: Kind, mind: Mind, deals: int, seed: str, other: str = "greedy") -> Strength:
    """One seat of the mind against the others."""
    game = starhold.game(game_id)
    wins = 0.0
    points = 0
    for deal in range(deals):
        for seat in range(kind.players):
            name = f"strength/{seed}/{deal}"
            bots = [
                MindBot("mind", game, mind, f"{name}/{place}") if place == seat else bot(other, f"{name}/{place}")
                for place in range(kind.players)
            ]
            state = game.new(kind.players, name, kind.needs)
            play_bots(state, Seeded(name), bots, Rng(name))
            scores = state.scores()
            first = winners(scores)
            points += scores[seat].total
            if seat in first:
                wins += 1.0 / len(first)
    games = deals * kind.players
    return Strength(games, wins, points / games)
