"""Many tables at once: the same games as one by one, dealt anew when they are over."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from starhold.core.errors import BadOption
from starhold.envs.vector import StarholdVector
from tests.envs.tables import every_game, short, some_legal

MODE = "vector_entry_point"


def tables(id: str = "race", count: int = 3, **settings: Any) -> StarholdVector:
    made = gymnasium.make_vec(f"starhold/{id}-v0", count, MODE, opponents="random", **short(id), **settings)
    assert isinstance(made, StarholdVector)
    return made


@every_game
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_it_plays_the_games_of_single_tables(id: str, reward: str) -> None:
    """Step by step the same as Gymnasium's own loop over tables, new games and illegal actions included."""
    many = tables(id, reward=reward)
    single = gymnasium.make_vec(f"starhold/{id}-v0", 3, "sync", opponents="random", reward=reward, **short(id))
    assert many.single_observation_space == single.single_observation_space
    assert many.single_action_space == single.single_action_space
    rng = np.random.default_rng(1)
    seen, info = many.reset(seed=11)
    told, told_info = single.reset(seed=11)
    ended = illegal = 0
    for step in range(250):
        assert np.array_equal(seen, told)
        assert np.array_equal(info["action_mask"], np.stack(list(told_info["action_mask"])))
        assert np.array_equal(info["seat"], told_info["seat"])
        chosen = some_legal(info["action_mask"], rng)
        if step == 5:
            chosen[1] = info["action_mask"][1].argmin()
        seen, rewards, over, late, info = many.step(chosen)
        told, told_rewards, told_over, _, told_info = single.step(chosen)
        assert np.array_equal(rewards, told_rewards)
        assert np.array_equal(over, told_over)
        assert not late.any()
        assert many.observation_space.contains(seen)
        assert not info["action_mask"][over].any()
        assert info["action_mask"][~over].any(axis=1).all()
        assert np.array_equal(info["illegal"], told_info.get("_illegal", np.zeros(3, bool)))
        ended += int(over.sum())
        illegal += int(info["illegal"].sum())
        if ended >= 6:
            break
    assert ended >= 3
    assert illegal == 1


def test_an_ended_table_deals_anew_whatever_it_is_given() -> None:
    many = tables(count=2)
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    _, info = many.reset(seed=1)
    wrong = np.array([info["action_mask"][0].argmax(), 10**6])
    seen, rewards, over, _, info = many.step(wrong)
    assert (rewards.tolist(), over.tolist(), info["illegal"].tolist()) == ([0, -1], [False, True], [False, True])
    after, rewards, over, _, info = many.step(np.array([info["action_mask"][0].argmax(), 10**6]))
    assert (rewards.tolist(), over.tolist(), info["illegal"].tolist()) == ([0, 0], [False, False], [False, False])
    assert not np.array_equal(seen[1], after[1])
    assert info["action_mask"].any(axis=1).all()


def test_seeds_one_for_each_table_or_one_for_all() -> None:
    many = tables()
    first, _ = many.reset(seed=5)
    assert np.array_equal(many.reset(seed=[5, 6, 7])[0], first)
    assert len({row.tobytes() for row in first}) == 3
    second, _ = many.reset()
    assert not np.array_equal(second, first)
    many.reset(seed=5)
    assert np.array_equal(many.reset()[0], second)
    with pytest.raises(BadOption, match="3 tables, and 2 seeds"):
        many.reset(seed=[1, 2])


def test_one_array_for_all_steps_where_that_is_wanted() -> None:
    many = tables(copy=False)
    seen, info = many.reset(seed=5)
    kept = seen.copy()
    after, *_, later = many.step(info["action_mask"].argmax(axis=1))
    assert after is seen
    assert later["action_mask"] is info["action_mask"]
    assert not np.array_equal(kept, seen)
    copied = tables()
    first, info = copied.reset(seed=5)
    copied.step(info["action_mask"].argmax(axis=1))
    assert np.array_equal(first, kept)


@pytest.mark.parametrize("actions", [[0, 0], [0.0, 0.0, 0.0], [[0, 0, 0]], ["a", "b", "c"], 0])
def test_actions_that_are_none_are_refused_and_nothing_moves(actions: Any) -> None:
    many = tables()
    many.reset(seed=5)
    before = [one.state.key() for one in many.batch.games]
    with pytest.raises(BadOption, match="3 tables"):
        many.step(np.asarray(actions))
    assert [one.state.key() for one in many.batch.games] == before


def test_a_step_before_the_first_game_and_no_tables_at_all_are_errors() -> None:
    with pytest.raises(ResetNeeded, match="reset"):
        tables().step(np.zeros(3, np.int64))
    with pytest.raises(BadOption, match="num_envs=0"):
        StarholdVector(0)
