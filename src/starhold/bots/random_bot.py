"""The bot that knows nothing: any legal choice is as good as another."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

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
        game = position.game().id
        if game not in self.manners:
            self.manners[game] = find_manners(game)
        restrained = self.manners[game]
        if restrained is not None:
            options = restrained(position, seat, options)
        return options[self.rng.below(len(options))]


def find_manners(game: str) -> Restrained | None:
    """`starhold.games.<id>.manners.restrained`, where the rules of a game allow things without end; else nothing."""
    package = f"starhold.games.{game}"
    module = f"{package}.manners"
    if find_spec(package) is None or find_spec(module) is None:
        return None
    found: Restrained = import_module(module).restrained
    return found
