"""The bot that knows nothing: any legal choice is as good as another."""

from __future__ import annotations

from collections.abc import Callable

from starhold.bots.bot import Bot
from starhold.core.game import State
from starhold.core.rng import Rng

Restrained = Callable[[State, int, list[int]], list[int]]


class RandomBot(Bot):
    """Looks at nothing but its list of legal choices, less those a game asks bots to leave alone (`manners`)."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("random")
        self.rng = Rng(f"random/{seed}")
        self.manners: dict[str, Restrained | None] = {}

    def choose(self, position: State, seat: int) -> int:
        options = position.legal(seat)
        game = position.game()
        if game.id not in self.manners:
            self.manners[game.id] = game.part("manners")
        restrained = self.manners[game.id]
        if restrained is not None:
            options = restrained(position, seat, options)
        return options[self.rng.below(len(options))]
