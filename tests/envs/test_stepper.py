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
        for place, state in enumerate(stepper.tables.states()):
            assert stepper.over[place] == state.over()
            assert np.array_equal(stepper.rewards[place], stepper.judge.rewards_of(state))
            seat = int(stepper.seats[place])
            assert state.over() or seat == state.waiting()[0]
            assert np.array_equal(stepper.masks[place], features.mask(state, seat))
        if step % 20 == 0:
            seats = stepper.seats.tolist()
            told = features.batch(list(zip(stepper.tables.states(), seats, strict=True)))
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
        assert digest(stepper.tables.states()[0]) == digest(state)


def test_an_illegal_action_changes_nothing() -> None:
    stepper = Stepper("race", 2)
    stepper.reset(seed=1)
    before = [digest(state) for state in stepper.tables.states()]
    wrong = some_legal(stepper, np.random.default_rng(1))
    for action in (int(stepper.masks[1].argmin()), -1, stepper.features.actions):
        wrong[1] = action
        with pytest.raises(BadOption, match="actions: game 1: "):
            stepper.step(wrong)
    with pytest.raises(BadOption, match="a whole number for each of 2 games"):
        stepper.step(np.zeros(3, np.int64))
    assert [digest(state) for state in stepper.tables.states()] == before


def test_it_says_what_it_needs() -> None:
    with pytest.raises(BadOption, match="call reset"):
        Stepper("race", 1).step(np.zeros(1, np.int64))
    with pytest.raises(BadOption, match="call reset"):
        Stepper("race", 1).draw()
    with pytest.raises(BadOption, match="count=0"):
        Stepper("race", 0)


def test_actions_are_drawn_evenly_from_the_legal_ones() -> None:
    """Each legal action as often as any other, and none that is not legal."""
    stepper = Stepper("race", 4)
    stepper.reset(seed=3)
    for _ in range(30):
        stepper.step(stepper.draw())
    times = 4_000
    counts = np.zeros(stepper.masks.shape, np.int64)
    for _ in range(times):
        counts[np.arange(4), stepper.draw()] += 1
    for place in range(4):
        legal = np.flatnonzero(stepper.masks[place])
        assert counts[place].sum() == counts[place][legal].sum() == times
        mean = times / len(legal)
        assert np.abs(counts[place][legal] - mean).max() <= 5.0 * mean**0.5  # five times what is usual


@every_game
def test_a_seed_draws_the_same_actions(id: str) -> None:
    """Through the ends of games; and what is drawn may be changed in a copy, or chosen otherwise in between."""
    one, other = (Stepper(id, 2, **short(id)) for _ in range(2))
    one.reset(seed=4)
    other.reset(seed=4)
    for step in range(300):
        drawn = one.draw()
        assert np.array_equal(drawn, other.draw())
        assert all(over or mask[action] for over, mask, action in zip(one.over, one.masks, drawn, strict=True))
        one.step(drawn)
        other.step(drawn.copy())
        assert np.array_equal(one.masks, other.masks)
        assert np.array_equal(one.rewards, other.rewards)
        if step % 50 == 0:
            luck = np.random.default_rng(step)
            chosen = some_legal(one, luck)
            one.step(chosen)
            other.step(chosen)
    one.reset(seed=4)
    again = Stepper(id, 2, **short(id))
    again.reset(seed=4)
    assert np.array_equal(one.draw(), again.draw())


def test_games_are_dealt_by_the_numbers_of_the_seed_in_turn() -> None:
    """However many of them are asked for ahead, and through a reset without a seed."""
    stepper = Stepper("race", 2, max_rounds=1)
    numbers = iter(np.random.default_rng(6).integers(MOST_SEED, size=1_000).tolist())

    def check(places: list[int]) -> None:
        for place in places:
            fresh = stepper.judge.game.new(stepper.players, next(numbers), stepper.judge.options)
            assert digest(stepper.tables.states()[place]) == digest(fresh)

    stepper.reset(seed=6)
    check([0, 1])
    dealt = 0
    while dealt < 6:
        ended = np.flatnonzero(stepper.over).tolist()
        stepper.step(stepper.draw())
        check(ended)
        dealt += len(ended)
    stepper.reset()
    check([0, 1])


def test_old_drawn_actions_are_looked_at_again() -> None:
    """What was drawn for the last question is refused where it is not legal any more."""
    stepper = Stepper("race", 8)
    stepper.reset(seed=1)
    drawn = stepper.draw()
    for _ in range(40):
        legal = all(mask[action] for mask, action in zip(stepper.masks, drawn, strict=True))
        if legal:
            stepper.step(drawn)
        else:
            break
    with pytest.raises(BadOption, match="actions: game "):
        stepper.step(drawn)
