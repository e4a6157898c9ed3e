"""Many games, every seat of them played from outside."""

from __future__ import annotations

import numpy as np
import pytest

from starhold.core.chance import Seeded
from starhold.core.errors import BadOption
from starhold.core.record import digest
from starhold.envs.episode import MOST_SEED
from starhold.envs.features import Features
from starhold.envs.stepper import Stepper, some_legal
from tests.envs.tables import every_game, short


@every_game
def test_the_arrays_tell_what_the_games_say(id: str) -> None:
    """Masks, seats, observations and rewards are those of the positions, through the ends of games."""
    stepper = Stepper(id, 3, **short(id))
    features = Features(stepper.judge.game)
    luck = np.random.default_rng(2)
    stepper.reset(seed=5)
    ended = 0
    for step in range(2_000):
        for place, state in enumerate(stepper.tables.states):
            assert stepper.over[place] == state.over()
            assert np.array_equal(stepper.rewards[place], stepper.judge.rewards_of(state))
            seat = int(stepper.seats[place])
            assert state.over() or seat == state.waiting()[0]
            assert np.array_equal(stepper.masks[place], features.mask(state, seat))
        if step % 20 == 0:
            seats = stepper.seats.tolist()
            told = features.batch(list(zip(stepper.tables.states, seats, strict=True)))
            assert np.array_equal(stepper.observations(), told)
        ended += int(stepper.over.sum())
        if ended >= 2:
            break
        stepper.step(some_legal(stepper, luck))
    assert ended >= 2


@every_game
def test_the_games_are_those_of_the_engine(id: str) -> None:
    """The same seed and the same actions give the same game, step by step."""
    stepper = Stepper(id, 1, **short(id))
    stepper.reset(seed=7)
    number = int(np.random.default_rng(7).integers(MOST_SEED, size=1)[0])
    state = stepper.judge.game.new(stepper.players, number, stepper.judge.options)
    chance = Seeded(number, "environment")
    luck = np.random.default_rng(3)
    for _ in range(150):
        if state.over():
            break
        actions = some_legal(stepper, luck)
        state.apply(int(stepper.seats[0]), int(actions[0]), chance)
        stepper.step(actions)
        assert digest(stepper.tables.states[0]) == digest(state)


def test_an_illegal_action_changes_nothing() -> None:
    stepper = Stepper("race", 2)
    stepper.reset(seed=1)
    before = [digest(state) for state in stepper.tables.states]
    wrong = some_legal(stepper, np.random.default_rng(1))
    for action in (int(stepper.masks[1].argmin()), -1, stepper.features.actions):
        wrong[1] = action
        with pytest.raises(BadOption, match="actions: game 1: "):
            stepper.step(wrong)
    with pytest.raises(BadOption, match="a whole number for each of 2 games"):
        stepper.step(np.zeros(3, np.int64))
    assert [digest(state) for state in stepper.tables.states] == before


def test_it_says_what_it_needs() -> None:
    with pytest.raises(BadOption, match="call reset"):
        Stepper("race", 1).step(np.zeros(1, np.int64))
    with pytest.raises(BadOption, match="count=0"):
        Stepper("race", 0)
