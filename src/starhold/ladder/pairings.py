"""Who plays whom, and in which order: what says most about the ladder comes first."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Final

from starhold.bots.levels import BY_NAME

YARDSTICK: Final = "greedy"
Pair = tuple[str, str]  # the higher one first


def pairings(bots: tuple[str, ...]) -> list[list[Pair]]:
    """All pairs, in three parts: neighbours, each level against the yardstick, and the others."""
    neighbours = [(high, low) for low, high in pairwise(bots)]
    every = [(high, low) for low, high in combinations(bots, 2) if (high, low) not in neighbours]
    against = [pair for pair in every if YARDSTICK in pair and (pair[0] in BY_NAME or pair[1] in BY_NAME)]
    return [neighbours, against, [pair for pair in every if pair not in against]]


def seats_of(pair: Pair, players: int, seat: int) -> list[str]:
    """One seat of the higher among the lower ones."""
    return [pair[0] if place == seat else pair[1] for place in range(players)]
