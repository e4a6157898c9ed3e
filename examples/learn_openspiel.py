"""OpenSpiel: a policy gradient as one of its agents, which learns by playing against itself in its own environment.

Then it is measured against OpenSpiel's random agent.

python examples/learn_openspiel.py --seconds 60
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: more threads only get into each other's way

import numpy as np
import pyspiel
from learner import Learner
from open_spiel.python import rl_agent, rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent

import starhold.envs.openspiel  # noqa: F401 (registers the games)
from starhold.arena import wilson


class PolicyGradient(rl_agent.AbstractAgent):  # type: ignore[misc]
    """What OpenSpiel calls an agent: it is shown each time step at which it is asked, and the last one."""

    def __init__(self, player_id: int, learner: Learner) -> None:
        self.player = player_id
        self.learner = learner

    def step(self, time_step: Any, is_evaluation: bool = False) -> rl_agent.StepOutput | None:
        """Choose, or take the result to heart."""
        if time_step.last():
            if is_evaluation:
                self.learner.playing.clear()
            else:
                self.learner.ended(self.player, time_step.rewards[self.player])
            return None
        seen = np.asarray(time_step.observations["info_state"][self.player], np.float32)
        mask = np.zeros(self.learner.weights["out"].shape[1], np.int8)
        mask[time_step.observations["legal_actions"][self.player]] = 1
        action = int(self.learner.choose(seen[np.newaxis], mask[np.newaxis])[0])
        self.learner.noted(self.player, seen, mask, action)
        return rl_agent.StepOutput(action=action, probs=mask / mask.sum())


def play(table: rl_environment.Environment, agents: list[Any], is_evaluation: bool) -> list[float]:
    """A game; what each player has got."""
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([agents[player].step(step, is_evaluation).action])
    for agent in agents:
        agent.step(step, is_evaluation)
    rewards: list[float] = step.rewards
    return rewards


def seated(learner: Learner, players: int, actions: int, seat: int) -> list[Any]:
    """One who learns among random ones."""
    return [
        PolicyGradient(player, learner) if player == seat else RandomAgent(player, actions) for player in range(players)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="starhold_alliances")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor")
    parser.add_argument("--games", type=int, default=100, help="to measure by, before and after")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    np.random.seed(asked.seed)  # OpenSpiel's random agent draws from it
    table = rl_environment.Environment(pyspiel.load_game(asked.game), seed=asked.seed)
    actions = table.action_spec()["num_actions"]
    learner = Learner(table.observation_spec()["info_state"][0], actions, asked.seed, batch=512, step=128)
    all_of_us = [PolicyGradient(player, learner) for player in range(table.num_players)]
    tables = [seated(learner, table.num_players, actions, seat) for seat in range(table.num_players)]
    for told in ("before", "after"):
        played, until = 0, time.process_time() + (asked.seconds if told == "after" else 0.0)
        while time.process_time() < until:
            play(table, all_of_us, False)
            played += 1
        wins = 0.0
        for number in range(asked.games):
            seat = number % len(tables)
            reward = play(table, tables[seat], True)[seat]
            wins += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
        low, high = wilson(wins, asked.games)
        print(f"{told} {played} games: wins {wins / asked.games:.1%} of {asked.games} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
