"""The bot that takes what looks best now. What looks good is known to the game: its part `appraise` says."""

from __future__ import annotations

from collections.abc import Callable

from starhold.bots.bot import Bot, UnknownBot
from starhold.core.game import Game, State
from starhold.core.rng import Rng

Appraise = Callable[[State, int, list[int]], list[float]]


class GreedyBot(Bot):
    """Takes the choice of the highest appraisal; equal ones by its own luck."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("greedy")
        self.rng = Rng(f"greedy/{seed}")
        self.appraisers: dict[str, Appraise] = {}

    def choose(self, position: State, seat: int) -> int:
        options = position.legal(seat)
        if len(options) == 1:
            return options[0]
        values = self.appraiser(position.game())(position, seat, options)
        best = max(values)
        equal = [action for action, value in zip(options, values, strict=True) if value == best]
        return equal[0] if len(equal) == 1 else equal[self.rng.below(len(equal))]

    def appraiser(self, game: Game) -> Appraise:
        """The game's own `appraise`, found once."""
        if game.id not in self.appraisers:
            found: Appraise | None = game.part("appraise")
            if found is None:
                raise UnknownBot(f"bot greedy cannot play {game.id}: nothing there appraises its choices")
            self.appraisers[game.id] = found
        return self.appraisers[game.id]
