"""Gymnasium: learn Three Epochs against a bot, at many tables at once.

python examples/learn_gymnasium.py --seconds 60
"""

from __future__ import annotations

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: more threads only get into each other's way

import gymnasium
import numpy as np
from learner import Learner

import starhold.envs.gymnasium  # noqa: F401 (registers the games)
from starhold.arena import wilson


def tables(game: str, opponents: str, count: int = 32) -> gymnasium.vector.VectorEnv:
    """So many tables, which compiled code steps together."""
    return gymnasium.make_vec(
        f"starhold/{game}-v0", count, "vector_entry_point", opponents=opponents, reward="margin", copy=False
    )


def train(learner: Learner, many: gymnasium.vector.VectorEnv, seconds: float, seed: int) -> int:
    """Play and learn for so long; how many games that were."""
    games, until = 0, time.process_time() + seconds
    seen, info = many.reset(seed=seed)
    dealing = np.zeros(many.num_envs, bool)  # tables whose game was over: this step deals anew
    while time.process_time() < until:
        actions = learner.choose(seen, info["action_mask"])
        for place in np.flatnonzero(~dealing):
            learner.noted(place, seen[place], info["action_mask"][place], actions[place])
        seen, rewards, dealing, _, info = many.step(actions)
        for place in np.flatnonzero(dealing):
            learner.ended(place, rewards[place])
        games += int(dealing.sum())
    learner.playing.clear()
    return games


def measure(learner: Learner, many: gymnasium.vector.VectorEnv, games: int, seed: int) -> float:
    """How many of so many games are won; a shared win counts half."""
    wins, over = 0.0, 0
    left = np.full(many.num_envs, games // many.num_envs)  # as many at each table: short games count no more than long
    left[: games % many.num_envs] += 1
    seen, info = many.reset(seed=seed)
    while left.any():
        seen, rewards, ended, _, info = many.step(learner.choose(seen, info["action_mask"]))
        counted = ended & (left > 0)
        wins += float((rewards[counted] > 0).sum() + 0.5 * (rewards[counted] == 0).sum())
        over += int(counted.sum())
        left[counted] -= 1
    assert over == games
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor")
    parser.add_argument("--games", type=int, default=200, help="to measure by, before and after")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    many = tables(asked.game, asked.opponents)
    inputs, actions = (
        gymnasium.spaces.flatdim(one) for one in (many.single_observation_space, many.single_action_space)
    )
    learner = Learner(inputs, actions, asked.seed)
    for told in ("before", "after"):
        played = train(learner, many, asked.seconds, asked.seed) if told == "after" else 0
        wins = measure(learner, many, asked.games, 10**6 + asked.seed)
        low, high = wilson(wins, asked.games)
        print(f"{told} {played} games: wins {wins / asked.games:.1%} of {asked.games} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
