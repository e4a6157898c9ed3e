"""What a finished game was worth to each seat, in compiled code: environments ask for it at the end of every game."""

from __future__ import annotations

from math import exp

from starhold.core.game import State
from starhold.core.ranking import winners


class Payoff:
    """How the games at one table are rewarded.

    win: 1 for the winner, and what the others lose for it, so that it adds up to nothing; shared wins in parts.
    margin: from -1 to 1, how far one is ahead of the best of the others. Who plays alone gets the margin over `par`, a
    fair result, in both.
    """

    def __init__(self, players: int, margin: bool, par: float, scale: float) -> None:
        self.players = players
        self.margin = margin
        self.par = par
        self.scale = scale  # so many points are a clear lead

    def of(self, state: State) -> list[float]:
        """By seat; nothing while the game goes on."""
        players = self.players
        if not state.over():
            return [0.0] * players
        scores = state.scores()
        if players == 1 or self.margin:
            return [self._margin([score.total for score in scores], seat) for seat in range(players)]
        first = winners(scores)
        shares = [1.0 / len(first) if seat in first else 0.0 for seat in range(players)]
        return [(players * share - 1.0) / (players - 1.0) for share in shares]

    def _margin(self, totals: list[int], seat: int) -> float:
        best = self.par
        if self.players > 1:
            best = float(max(total for other, total in enumerate(totals) if other != seat))
        return 2.0 / (1.0 + exp(-(totals[seat] - best) / self.scale)) - 1.0
