"""Where bots meet: play-outs, simulations over many games, and ladders with intervals."""

from __future__ import annotations

from starhold.arena.ladder import ArenaResult, PairResult, arena, wilson
from starhold.arena.playout import PlayoutResult, play_bots, play_random
from starhold.arena.simulate import SimulationResult, simulate

__all__ = [
    "ArenaResult",
    "PairResult",
    "PlayoutResult",
    "SimulationResult",
    "arena",
    "play_bots",
    "play_random",
    "simulate",
    "wilson",
]
