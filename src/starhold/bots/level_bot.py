"""An opponent of one of the levels, at whatever table it is put."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from starhold.bots.bot import Bot
from starhold.bots.greedy import GreedyBot
from starhold.bots.levels import Level, tuned
from starhold.bots.mind import Mind
from starhold.bots.misjudging import Misjudging
from starhold.bots.search_bot import SearchBot
from starhold.bots.weights import BadWeights, weights
from starhold.core.encoding import Encoding
from starhold.core.game import Game, State

_log: Final = logging.getLogger("starhold.bots")
_told: Final[set[str]] = set()  # what was said once is not said again


class LevelBot(Bot):
    """Finds what was learnt of the table it sits at; where nothing was, it says so and plays by the appraiser."""

    def __init__(self, level: Level, seed: int | str, seconds: float = 0.0) -> None:
        super().__init__(level.name, level.recall)
        self.level = level
        self.seed = seed
        self.seconds = seconds
        self.inner: dict[str, Bot] = {}

    def choose(self, position: State, seat: int) -> int:
        game = position.game()
        encoding: Encoding | None = game.part("encoding")
        kind = encoding.kind(position.players, position.options()) if encoding is not None else None
        key = f"{game.id}/{kind.name if kind is not None else position.players}"
        if key not in self.inner:
            mind: Mind | None = None
            card: Mapping[str, Any] = {}
            try:
                found = weights(game.id)
                mind, card = found.mind(kind), found.card
                if mind is None and self.level.net:
                    _tell_once(f"{self.name}: nothing was learnt of this table of {game.title}; it plays as greedy")
            except BadWeights as error:
                if self.level.net:
                    _tell_once(f"{self.name}: {error}; it plays as greedy")
            self.inner[key] = self._seated(game, mind, kind.name if kind is not None else "", card)
        return self.inner[key].choose(position, seat)

    def _seated(self, game: Game, mind: Mind | None, kind: str, card: Mapping[str, Any]) -> Bot:
        if game.part("appraise") is None:
            return GreedyBot(self.seed)  # which says that it cannot play this
        level = tuned(self.name, kind, card)
        if not level.net or mind is None:
            return Misjudging(level.name, game, None, 0.0 if level.net else level.errs, self.seed)
        if level.beta >= 0.0:
            mind = replace(mind, beta=level.beta)
        if level.looks:
            return SearchBot(level.name, game, mind, self.seed, level.looks, self.seconds, level.deals)
        return Misjudging(level.name, game, mind, level.errs, self.seed)


def _tell_once(line: str) -> None:
    if line not in _told:
        _told.add(line)
        _log.warning("%s", line)
