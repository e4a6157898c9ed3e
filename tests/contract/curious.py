"""A player who comes to everything that a game has."""

from __future__ import annotations

from collections import Counter

from starhold import Rng
from starhold.core.game import Game


class Curious:
    """Chooses at random, but as often something of a kind that it has hardly tried: of some kinds there are many."""

    def __init__(self, one: Game, rng: Rng) -> None:
        self.space = one.space
        self.rng = rng
        self.tried: Counter[str] = Counter()

    def choose(self, legal: list[int]) -> int:
        if self.rng.below(2):
            seldom = min(self.tried[self.kind(code)] for code in legal)
            legal = [code for code in legal if self.tried[self.kind(code)] == seldom]
        code = legal[self.rng.below(len(legal))]
        self.tried[self.kind(code)] += 1
        return code

    def kind(self, code: int) -> str:
        return self.space.split(code)[0]
