"""Worlds that fit what the others have chosen.

The plain deal takes any position that a seat cannot tell from the true one. Here several of them are dealt and one is
taken: the better it explains what the others have openly done, the likelier. How well it does says the game's part
`belief`; without that part this is the plain deal.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from starhold.core.rng import Rng
from starhold.core.state import State

Fit = Callable[[State, int], float]  # of a world imagined by that seat: the logarithm of how likely it makes the others

FINE: Final = 1 << 24


def imagine_likely(state: State, seat: int, rng: Rng, recall: bool, deals: int) -> State:
    """One of so many imagined positions; the plain deal where there is one, or nothing to judge them by."""
    fit: Fit | None = state.game().part("belief") if deals > 1 else None
    if fit is None:
        return state.imagine(seat, rng, recall)
    worlds = [state.imagine(seat, rng, recall) for _ in range(deals)]
    fits = [fit(world, seat) for world in worlds]
    best = max(fits)
    chances = [exp(one - best) for one in fits]
    point = float(rng.below(FINE)) / FINE * sum(chances)
    for world, chance in zip(worlds, chances, strict=True):
        point -= chance
        if point < 0.0:
            return world
    return worlds[-1]
