"""Stepping many games from Python beside the compiled loop over one: the same work, random choices for all seats.

Compiled code plays some dozen games a step. The actions are drawn by compiled code (`Stepper.draw`), as the loop draws
its own, or by the caller in numpy, as anybody has to whose choices are not random; with observations each position is
also written as numbers, which the loop does not do. The stepper deals new games and tells rewards; the loop does none
of that, so there is also a loop that deals and counts points. Masks are filled for who asks for them: nobody does here.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, Literal

import numpy as np

import starhold
from starhold.arena.playout import play_random
from starhold.core.chance import Seeded
from starhold.core.rng import Rng
from starhold.envs.stepper import Stepper, some_legal

GAMES: Final = 64  # with many more, their positions no longer lie in the cache
WARM: Final = 20  # steps before anything is measured

Way = Literal["drawn", "chosen", "observed"]


def _decisions_per_second(game: str, seconds: float, way: Way) -> float:
    stepper = Stepper(game, GAMES, max(2, starhold.game(game).min_players))
    luck = np.random.default_rng(1)
    stepper.reset(1)
    decisions, spent = 0, 0.0
    for step in range(1_000_000):
        playing = GAMES - int(np.count_nonzero(stepper.over))
        began = perf_counter()
        if way == "observed":
            stepper.observations()
        stepper.step(stepper.draw() if way == "drawn" else some_legal(stepper, luck))
        if step >= WARM:
            decisions += playing
            spent += perf_counter() - began
            if spent >= seconds:
                break
    return decisions / spent


def _loop_with_dealing(game: str, seconds: float) -> float:
    one = starhold.game(game)
    players = max(2, one.min_players)
    values = one.check_options(players, {})
    decisions, number, spent = 0, 0, 0.0
    while spent < seconds:
        began = perf_counter()
        state = one.start(players, values, Seeded(number, "set-up"), None)
        decisions += play_random(state, Seeded(number), Rng(f"bench/{number}")).decisions
        state.scores()
        spent += perf_counter() - began
        number += 1
    return decisions / spent


def batched_figures(game: str, seconds: float, loop: float) -> dict[str, float]:
    """Decisions a second of all ways, and how many times as long each takes as in the loop."""
    drawn = _decisions_per_second(game, seconds, "drawn")
    dealing = _loop_with_dealing(game, seconds)
    chosen = _decisions_per_second(game, seconds, "chosen")
    seen = _decisions_per_second(game, seconds, "observed")
    return {
        "drawn_decisions_per_second": drawn,
        "drawn_times_the_loop": loop / drawn,
        "drawn_times_the_loop_with_dealing": dealing / drawn,
        "batched_decisions_per_second": chosen,
        "batched_times_the_loop": loop / chosen,
        "batched_times_the_loop_with_dealing": dealing / chosen,
        "observed_decisions_per_second": seen,
        "observed_times_the_loop": loop / seen,
    }
