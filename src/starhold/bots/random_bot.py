"""The bot that knows nothing: any legal choice is as good as another."""

from __future__ import annotations

from starhold.bots.bot import Bot
from starhold.core.game import State
from starhold.core.rng import Rng


class RandomBot(Bot):
    """Looks at nothing but its list of legal choices."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("random")
        self.rng = Rng(f"random/{seed}")

    def choose(self, position: State, seat: int) -> int:
        options = position.legal(seat)
        return options[self.rng.below(len(options))]
