"""Stepping many games from Python beside the compiled loop over one: the same work, random choices for all seats.

The caller draws a legal action for each of some dozen games, and compiled code plays them all; with observations each
of these positions is also written as numbers, which the loop does not do.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np

import starhold
from starhold.envs.stepper import Stepper, some_legal

GAMES: Final = 64  # with many more, their positions no longer lie in the cache
WARM: Final = 20  # steps before anything is measured


def _decisions_per_second(game: str, seconds: float, observe: bool) -> float:
    stepper = Stepper(game, GAMES, max(2, starhold.game(game).min_players))
    luck = np.random.default_rng(1)
    stepper.reset(1)
    decisions, spent = 0, 0.0
    for step in range(1_000_000):
        playing = GAMES - int(np.count_nonzero(stepper.over))
        began = perf_counter()
        if observe:
            stepper.observations()
        stepper.step(some_legal(stepper, luck))
        if step >= WARM:
            decisions += playing
            spent += perf_counter() - began
            if spent >= seconds:
                break
    return decisions / spent


def batched_figures(game: str, seconds: float, loop: float) -> dict[str, float]:
    """Decisions a second of both, and how many times as long each takes as in the loop."""
    bare = _decisions_per_second(game, seconds, observe=False)
    seen = _decisions_per_second(game, seconds, observe=True)
    return {
        "batched_decisions_per_second": bare,
        "batched_times_the_loop": loop / bare,
        "observed_decisions_per_second": seen,
        "observed_times_the_loop": loop / seen,
    }
