"""A bot that looks ahead."""

from __future__ import annotations

from starhold.bots.bot import Bot
from starhold.bots.mind import Mind
from starhold.bots.search import Search
from starhold.core.game import Game, State


class SearchBot(Bot):
    """Searches within a number of positions, and within a time if one is given."""

    def __init__(
        self, name: str, game: Game, mind: Mind, seed: int | str, looks: int, seconds: float = 0.0, deals: int = 1
    ) -> None:
        super().__init__(name)
        self.search = Search(game, mind, seed, looks, seconds, deals)

    def choose(self, position: State, seat: int) -> int:
        return self.search.choose(position, seat)
