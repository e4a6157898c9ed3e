"""Positions as numbers: where they stand, how large they are, and that they tell nothing that is hidden."""

from __future__ import annotations

import gymnasium
import numpy as np
import pyspiel
import pytest

import starhold.envs.gymnasium
import starhold.envs.openspiel
from starhold import Rng, game
from starhold.core.errors import BadOption
from starhold.core.game import Game
from starhold.envs.features import BOUND, Features
from starhold.envs.pettingzoo import parallel_env
from tests.envs.tables import course, every_game, every_table, short, usual


@every_game
def test_named_slices_cover_all_numbers_and_none_twice(id: str) -> None:
    features = Features(game(id))
    places = [place for part in features.slices.values() for place in range(part.start, part.stop)]
    assert places == list(range(features.size))
    assert features.name == id
    assert features.version >= 1
    assert features.actions == len(game(id).space)
    assert Features(id).slices == features.slices


@every_table
def test_numbers_are_bounded_and_do_not_depend_on_what_is_hidden(id: str, players: int) -> None:
    features = Features(game(id))
    differed = 0
    for step, state in enumerate(course(id, players, 5)):
        if step % 7:
            continue
        for seat in range(players):
            imagined = state.imagine(seat, Rng(f"{step}/{seat}"))
            differed += imagined.key() != state.key()
            numbers = features.observe(state, seat)
            assert numbers.dtype == np.float32
            assert numbers.shape == (features.size,)
            assert np.abs(numbers).max() <= BOUND
            assert np.array_equal(numbers, features.observe(imagined, seat))
            assert np.array_equal(features.mask(state, seat), features.mask(imagined, seat))
    assert differed or players == 1


@every_table
def test_the_mask_is_what_is_legal(id: str, players: int) -> None:
    features = Features(game(id))
    state = None
    for state in course(id, players, 6):
        for seat in range(players):
            assert np.flatnonzero(features.mask(state, seat)).tolist() == sorted(state.legal(seat))
    assert state is not None
    assert state.over()  # played on to its end meanwhile
    assert not features.mask(state, 0).any()


@every_game
def test_many_positions_are_the_same_rows_as_one_by_one_in_the_array_that_is_given(id: str) -> None:
    features = Features(game(id))
    positions = [(state.clone(), 0) for step, state in enumerate(course(id, usual(id), 7)) if step % 5 == 0]
    out = np.full((len(positions) + 1, features.size), 7.0, np.float32)
    table = features.batch(positions, out)
    assert np.shares_memory(table, out)
    assert (out[-1] == 7.0).all()  # a row nobody asked for
    assert np.array_equal(table, np.stack([features.observe(*one) for one in positions]))


def test_a_game_without_an_encoding_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "part", lambda self, name: None)
    with pytest.raises(BadOption, match="numbers"):
        Features(game("race"))


@every_game
def test_all_adapters_tell_the_same_numbers(id: str) -> None:
    features = Features(game(id))
    table = parallel_env(id, **short(id))
    seen, _ = table.reset(seed=3)
    for seat, agent in enumerate(table.possible_agents):
        assert np.array_equal(seen[agent]["observation"], features.observe(table.episode.state, seat))
        assert np.array_equal(seen[agent]["action_mask"][:-1], features.mask(table.episode.state, seat))

    alone = gymnasium.make(f"starhold/{id}-v0", opponents="random", **short(id))
    row, info = alone.reset(seed=3)
    inner = alone.unwrapped
    assert isinstance(inner, starhold.envs.gymnasium.StarholdEnv)
    assert np.array_equal(row, features.observe(inner.episode.state, inner.seat))
    assert np.array_equal(info["action_mask"], features.mask(inner.episode.state, inner.seat))

    state = pyspiel.load_game(f"starhold_{id}", short(id)).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for seat in range(usual(id)):
        told = features.observe(state.position(), seat)
        assert np.array_equal(np.asarray(state.observation_tensor(seat), np.float32), told)
        assert np.array_equal(np.asarray(state.information_state_tensor(seat), np.float32), told)
    seat = state.current_player()  # the others are asked after it
    assert np.array_equal(state.legal_actions_mask(), features.mask(state.position(), seat))
