"""Bots against bots: play-outs, simulations over many games, and round robins with intervals."""

from __future__ import annotations

from starhold.arena.playout import PlayoutResult, play_bots, play_random
from starhold.arena.round_robin import ArenaResult, PairResult, arena, wilson
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
