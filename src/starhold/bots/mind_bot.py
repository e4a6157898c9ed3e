"""A mind as a bot: takes the choice of the highest worth."""

from __future__ import annotations

from starhold.bots.bot import Bot
from starhold.bots.mind import Mind
from starhold.bots.valuing import Valuer
from starhold.core.game import Game, State


class MindBot(Bot):
    """Looks one choice ahead."""

    def __init__(self, name: str, game: Game, mind: Mind, seed: int | str) -> None:
        super().__init__(name)
        self.valuer = Valuer(game, mind, seed)

    def choose(self, position: State, seat: int) -> int:
        weighed = self.valuer.weigh(position, seat)
        return weighed.actions[weighed.best()]
