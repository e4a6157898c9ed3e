"""PettingZoo: learn Age of Galaxy by playing against oneself, then be measured against random choices.

python examples/learn_pettingzoo.py --seconds 60
"""

from __future__ import annotations

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: more threads only get into each other's way

import numpy as np
from learner import Learner

from starhold.arena import wilson
from starhold.envs.pettingzoo import StarholdParallel, parallel_env


def play(learner: Learner, table: StarholdParallel, seed: int, learns: set[str]) -> dict[str, float]:
    """A game. Who learns goes by the policy and takes note of it, the others choose at random; the rewards of all."""
    seen, _ = table.reset(seed=seed)
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {}
        for agent in table.agents:
            numbers, mask = seen[agent]["observation"], seen[agent]["action_mask"]
            if mask[-1]:  # nothing is asked: wait
                actions[agent] = table.wait
            elif agent in learns:
                actions[agent] = int(learner.choose(numbers[np.newaxis], mask[np.newaxis])[0])
                learner.noted(agent, numbers, mask, actions[agent])
            else:
                actions[agent] = int(learner.rng.choice(np.flatnonzero(mask)))
        seen, rewards, _, _, _ = table.step(actions)
    return rewards


def train(learner: Learner, table: StarholdParallel, seconds: float, seed: int) -> int:
    """All seats learn, for so many seconds of the processor; how many games that were."""
    games, until = 0, time.process_time() + seconds
    while time.process_time() < until:
        rewards = play(learner, table, seed + games, set(table.possible_agents))
        for agent, reward in rewards.items():
            learner.ended(agent, reward)
        games += 1
    return games


def measure(learner: Learner, table: StarholdParallel, games: int, seed: int) -> float:
    """How many of so many games one seat wins against random ones; a shared win counts half."""
    wins = 0.0
    for number in range(games):
        agent = table.possible_agents[number % len(table.possible_agents)]
        reward = play(learner, table, seed + number, {agent})[agent]
        learner.playing.clear()  # these games are for measuring, not for learning
        wins += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="alliances")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor")
    parser.add_argument("--games", type=int, default=200, help="to measure by, before and after")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = parallel_env(asked.game, reward="margin")
    learner = Learner(table.episode.features.size, table.wait + 1, asked.seed, batch=2048)
    for told in ("before", "after"):
        played = train(learner, table, asked.seconds, asked.seed) if told == "after" else 0
        wins = measure(learner, table, asked.games, 10**6 + asked.seed)
        low, high = wilson(wins, asked.games)
        print(f"{told} {played} games: wins {wins / asked.games:.1%} of {asked.games} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
