"""A bot that errs as people do: it misjudges what a choice is worth, and never plays nonsense."""

from __future__ import annotations

from math import cos, log, pi, sqrt
from typing import Any, Final

from starhold.bots.bot import Bot
from starhold.bots.greedy import Appraise
from starhold.bots.judging import judge_of, manners_of
from starhold.bots.mind import Mind
from starhold.bots.valuing import Valuer
from starhold.core.game import Game, State
from starhold.core.rng import Rng

MOST: Final = 2.0  # times its usual error


class Misjudging(Bot):
    """Takes the choice of the highest worth as it sees it: by what was learnt, or by the appraiser alone."""

    def __init__(self, name: str, game: Game, mind: Mind | None, errs: float, seed: int | str) -> None:
        super().__init__(name)
        self.valuer = Valuer(game, mind, seed) if mind is not None else None
        self.appraise: Appraise = judge_of(game)
        self.manners: Any = manners_of(game)
        self.errs = errs  # points of appraisal, or of value
        self.rng = Rng(f"misjudging/{seed}")

    def choose(self, position: State, seat: int) -> int:
        if self.valuer is not None:
            weighed = self.valuer.weigh(position, seat)
            return weighed.actions[self._best(weighed.worths)]
        options = position.legal(seat)
        if self.manners is not None and len(options) > 1:
            options = self.manners(position, seat, options)
        if len(options) == 1:
            return options[0]
        return options[self._best(self.appraise(position, seat, options))]

    def _best(self, worths: list[float]) -> int:
        if self.errs:
            worths = [worth + self.errs * max(-MOST, min(MOST, self._normal())) for worth in worths]
        best = max(worths)
        equal = [place for place, worth in enumerate(worths) if worth == best]
        return equal[0] if len(equal) == 1 else equal[self.rng.below(len(equal))]

    def _normal(self) -> float:
        first, second = ((float(self.rng.below(1 << 24)) + 0.5) / (1 << 24) for _ in range(2))
        return sqrt(-2.0 * log(first)) * cos(2.0 * pi * second)
