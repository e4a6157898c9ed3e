"""OpenSpiel: the tests of the package itself, unchanged, on our games; and states that are written down."""

from __future__ import annotations

import pickle
import random
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from tests.envs.tables import every_game, every_table
from tests.envs.test_openspiel import chance_action, dealt, load, walk


@pytest.fixture(autouse=True)
def the_same_every_time() -> None:
    """They draw from the generators of the whole process."""
    random.seed(1)
    np.random.seed(1)


@every_game
def test_its_api_test(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    suite = api_test.EnforceAPIOnPartialTreeBase
    monkeypatch.setattr(suite, "game", load(id), raising=False)
    monkeypatch.setattr(suite, "game_name", f"starhold_{id}", raising=False)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert [told for _, told in [*result.errors, *result.failures, *result.skipped]] == []


@every_table
def test_its_simulation_test_with_serialization(id: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(id, players))


@every_game
def test_what_was_written_down_goes_on_as_if_nothing_had_happened(id: str) -> None:
    loaded = load(id)
    node, rng = dealt(loaded), np.random.default_rng(8)
    walk(node, rng, 9)
    again = pickle.loads(pickle.dumps(node))
    for _ in range(9):
        if node.is_terminal():
            break
        assert again.history() == node.history()
        assert again.position().key() == node.position().key()
        for player in range(loaded.num_players()):
            assert again.information_state_string(player) == node.information_state_string(player)
            other = again.resample_from_infostate(player, lambda: 0.5)
            assert other.information_state_string(player) == node.information_state_string(player)
        action = int(rng.choice(node.legal_actions()))
        node.apply_action(action)
        again.apply_action(action)
        while node.is_chance_node():
            assert again.chance_outcomes() == node.chance_outcomes()
            outcome = chance_action(node, rng)
            node.apply_action(outcome)
            again.apply_action(outcome)


@every_game
def test_what_all_can_see_is_told_without_what_one_can(id: str) -> None:
    loaded = load(id)
    node = dealt(loaded)
    walk(node, np.random.default_rng(9), 5)
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    told = make_observation(loaded, kind)
    seen = {told.string_from(node, player) for player in range(loaded.num_players())}
    assert len(seen) == 1
    assert seen.isdisjoint(node.observation_string(player) for player in range(loaded.num_players()))
    told.set_from(node, 0)
    assert told.tensor.size == 0
