"""The bot that takes what looks best now. What looks good is known to the game: its module `appraise` says."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from starhold.bots.bot import Bot, UnknownBot
from starhold.core.game import State
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
        values = self.appraiser(position.game().id)(position, seat, options)
        best = max(values)
        equal = [action for action, value in zip(options, values, strict=True) if value == best]
        return equal[0] if len(equal) == 1 else equal[self.rng.below(len(equal))]

    def appraiser(self, game: str) -> Appraise:
        """The game's own `appraise`, found once."""
        if game not in self.appraisers:
            self.appraisers[game] = find_appraiser(game)
        return self.appraisers[game]


def find_appraiser(game: str) -> Appraise:
    """`starhold.games.<id>.appraise.appraise`, or an error where a game has none."""
    package = f"starhold.games.{game}"
    module = f"{package}.appraise"
    try:
        found: Appraise = import_module(module).appraise
    except ModuleNotFoundError as error:
        if error.name not in (package, module):
            raise  # the module is there, but something it needs is not
        raise UnknownBot(f"bot greedy cannot play {game}: it has no module that appraises its choices") from None
    return found
