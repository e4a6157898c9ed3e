"""Ratings from matches, by maximum likelihood.

The model is that of Bradley and Terry, for tables of any size as Plackett and Luce have it: the chance of a seat to
come first is its strength over the sum of all strengths at the table. So one seat of a among n-1 of b wins with odds of
strength(a) : (n-1) strength(b): its odds, over those of a fair share, are the ratio of their strengths. Ratings are
that on the scale of Elo, where 400 more is ten times as strong.

Every pairing is given one game more than was played, won in fair shares: so nobody who never lost is infinitely strong.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Final, NamedTuple

import numpy as np

from starhold.arena.round_robin import Z

ELO: Final = 400.0 / log(10.0)
STEPS: Final = 200
NEAR: Final = 1e-10


class Match(NamedTuple):
    """One seat of a among the others, all of b."""

    a: str
    b: str
    players: int
    games: int
    wins: float  # of a


class Rating(NamedTuple):
    """With its 95 % interval, against the one at 0."""

    rating: float
    low: float
    high: float


def ratings(matches: Iterable[Match], zero: str) -> dict[str, Rating]:
    """Of all who are linked to `zero` by matches."""
    played = [match for match in matches if match.games]
    names = _linked(played, zero)
    place = {name: number for number, name in enumerate(names)}
    played = [match for match in played if match.a in place]
    size = len(names)
    strength = np.zeros(size)
    information = np.zeros((size, size))
    for _ in range(STEPS):
        gradient = np.zeros(size)
        information = np.zeros((size, size))
        for match in played:
            i, j = place[match.a], place[match.b]
            games, wins = match.games + 1.0, match.wins + 1.0 / match.players
            chance = 1.0 / (1.0 + (match.players - 1) * np.exp(strength[j] - strength[i]))
            gradient[i] += wins - games * chance
            gradient[j] -= wins - games * chance
            weight = games * chance * (1.0 - chance)
            information[[i, j], [i, j]] += weight
            information[[i, j], [j, i]] -= weight
        step = np.zeros(size)
        step[1:] = np.linalg.solve(information[1:, 1:], gradient[1:])  # the first one stays at 0
        strength += np.clip(step, -1.0, 1.0)
        if size == 1 or np.abs(step).max() < NEAR:
            break
    spread = np.zeros(size)
    spread[1:] = np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))
    return {
        name: Rating(*(float(ELO * (strength[n] + side * Z * spread[n])) for side in (0, -1, 1)))
        for name, n in place.items()
    }


def _linked(matches: list[Match], zero: str) -> list[str]:
    """`zero`, and whoever has played anybody of these."""
    names = [zero]
    for name in names:  # grows while it is gone through
        for match in matches:
            for one, other in ((match.a, match.b), (match.b, match.a)):
                if one == name and other not in names:
                    names.append(other)
    return names
