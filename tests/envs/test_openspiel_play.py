"""Algorithms of OpenSpiel play our games as they come."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.bots.uniform_random import UniformRandomBot

from tests.envs.tables import every_game, short
from tests.envs.test_openspiel import load


class Searching(ISMCTSBot):  # type: ignore[misc]
    """IS-MCTS of the package, with what `evaluate_bots` calls besides."""

    def restart_at(self, state: Any) -> None:
        self.reset()

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """It searches anew every time."""


def evaluated(loaded: Any, bots: list[Any]) -> list[float]:
    found: list[float] = evaluate_bots(loaded.new_initial_state(), bots, np.random.RandomState(1))
    assert sum(found) == pytest.approx(0.0)
    return found


@every_game
def test_uniform_bots(id: str) -> None:
    loaded = load(id)
    bots = [UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(loaded.num_players())]
    evaluated(loaded, bots)


# A search plays every game to its end many times over: the shortest ones.
BRIEF: dict[str, dict[str, Any]] = {"race": {"max_rounds": 1}, "starfarers": {"turn_limit": 1}}


@pytest.mark.parametrize("id", BRIEF)
def test_mcts_that_sees_everything(id: str) -> None:
    loaded = load(id, **BRIEF[id])
    luck = np.random.RandomState(2)
    look = mcts.RandomRolloutEvaluator(1, luck)
    first = mcts.MCTSBot(loaded, 2.0, 4, look, random_state=luck)
    others = [UniformRandomBot(seat, luck) for seat in range(1, loaded.num_players())]
    evaluated(loaded, [first, *others])


@pytest.mark.parametrize("id", BRIEF)
def test_is_mcts_that_sees_what_its_seat_sees(id: str) -> None:
    loaded = load(id, **BRIEF[id])
    luck = np.random.RandomState(3)
    look = mcts.RandomRolloutEvaluator(1, luck)
    first = Searching(loaded, look, 2.0, 4, random_state=luck)
    others = [UniformRandomBot(seat, luck) for seat in range(1, loaded.num_players())]
    evaluated(loaded, [first, *others])


@every_game
def test_agents_that_learn_get_what_they_need(id: str) -> None:
    table = rl_environment.Environment(load(id, **short(id)))
    size = table.game.observation_tensor_shape()[0]
    agents = [random_agent.RandomAgent(seat, table.action_spec()["num_actions"]) for seat in range(table.num_players)]
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = table.step([agents[player].step(step).action])
    assert sum(step.rewards) == pytest.approx(0.0)
