"""Gymnasium: its own checker, unchanged, at every table; one seat among bots; what it says to what cannot be done."""

from __future__ import annotations

import subprocess
import sys
import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import NameNotFound, ResetNeeded
from gymnasium.utils.env_checker import check_env

from starhold.core.errors import BadOption, StarholdError
from starhold.envs.gymnasium import StarholdEnv
from tests.envs.tables import every_game, every_table, short, some_legal, usual


@every_table
def test_its_own_checker_finds_nothing(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(default render mode|render_fps|spec).*")
        check_env(StarholdEnv(id, players, "random", **short(id)))


def test_a_game_is_made_by_name_without_importing_us() -> None:
    """Gymnasium asks no installed package for its environments: the name says which module registers them."""
    code = """
import gymnasium, sys
assert "starhold" not in sys.modules
table = gymnasium.make("starhold.envs.gymnasium:starhold/race-v0", players=3, opponents="random", render_mode="ansi")
table.reset(seed=1)
print(table.spec.id, table.unwrapped.episode.players, "Seat 1" in table.render())
"""
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == ["starhold/race-v0", "3", "True"]


def played(table: Any, seed: int) -> tuple[float, list[float]]:
    """A random game: the reward, and the sums of what was seen."""
    rng = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    course, reward, over = [float(seen.sum())], 0.0, False
    while not over:
        assert reward == 0.0
        assert info["action_mask"].any()
        seen, reward, over, late, info = table.step(int(some_legal(info["action_mask"], rng)))
        assert "illegal" not in info
        assert not late
        course.append(float(seen.sum()))
    assert not info["action_mask"].any()
    return reward, course


@every_game
def test_a_seed_is_a_game_and_another_is_another(id: str) -> None:
    table = StarholdEnv(id, opponents="random", **short(id))
    first = played(table, 1)
    assert played(StarholdEnv(id, opponents="random", **short(id)), 1) == first
    assert played(table, 1) == first
    assert played(table, 2) != first


@every_game
def test_rewards_are_those_of_the_seat(id: str) -> None:
    table = StarholdEnv(id, opponents="random", **short(id))
    seats = set()
    for seed in range(6):
        reward, _ = played(table, seed)
        seats.add(table.seat)
        assert reward == table.episode.rewards()[table.seat]
    assert len(seats) > 1


def test_the_seat_may_be_fixed_and_the_others_named_one_by_one() -> None:
    table = StarholdEnv("race", 3, ["random", "greedy"], seat=1, max_rounds=2)
    for seed in range(4):
        _, info = table.reset(seed=seed)
        assert info["seat"] == table.seat == 1
        names = [one.name if one is not None else "" for one in table._bots]
        assert names == ["random", "", "greedy"]


def test_who_plays_alone_has_no_opponents() -> None:
    reward, _ = played(StarholdEnv("alliances", 1), 1)
    assert -1 < reward < 1


def test_without_players_there_are_two_or_as_many_as_are_needed() -> None:
    for id in ("race", "starfarers"):
        assert StarholdEnv(id, opponents="random").episode.players == usual(id)


# -- what cannot be done


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 9}, "2 to 4 players"),
        ({"no_such": 1}, "no option 'no_such'"),
        ({"opponents": "nobody"}, "nobody"),
        ({"players": 3, "opponents": ["random"]}, "2 other seats, and 1 names"),
        ({"opponents": ["random", "random"]}, "1 other seats, and 2 names"),
        ({"seat": 2}, "seats 0 to 1"),
        ({"seat": "first"}, "seat='first'"),
        ({"players": 2.5}, "players=2.5"),
        ({"opponents": 3}, "a name for all"),
        ({"reward": "much"}, "win, margin"),
    ],
)
@pytest.mark.parametrize("many", [False, True])
def test_a_table_that_cannot_be_is_refused(settings: dict[str, Any], said: str, many: bool) -> None:
    make = partial(gymnasium.make_vec, num_envs=2, vectorization_mode="vector_entry_point") if many else gymnasium.make
    with pytest.raises(StarholdError, match=said):
        make("starhold/race-v0", **settings)


def test_names_and_ways_of_showing_that_are_not_there_are_refused() -> None:
    with pytest.raises(NameNotFound):
        gymnasium.make("starhold/chess-v0")
    with pytest.raises(BadOption, match="human, ansi"):
        StarholdEnv(render_mode="rgb_array")


@pytest.mark.parametrize("how", ["masked", "too large", "below 0"])
def test_an_illegal_action_ends_the_game_and_says_why(how: str) -> None:
    table = StarholdEnv("duel", opponents="random")
    _, info = table.reset(seed=1)
    before = table.episode.state.key()
    action = {"masked": int(info["action_mask"].argmin()), "too large": 10**6, "below 0": -1}[how]
    _, reward, over, late, info = table.step(action)
    assert (reward, over, late) == (-1.0, True, False)
    assert info["illegal"]
    assert not info["action_mask"].any()
    assert table.episode.state.key() == before
    with pytest.raises(ResetNeeded, match="reset"):
        table.step(0)
    table.reset()
    assert not table.over


def test_what_is_no_number_is_an_error_that_changes_nothing() -> None:
    table = StarholdEnv("duel", opponents="random")
    table.reset(seed=1)
    before = table.episode.state.key()
    for action in (1.5, None, "place"):
        with pytest.raises(TypeError):
            table.step(action)  # type: ignore[arg-type]
    assert table.episode.state.key() == before
    assert not table.over


def test_a_step_before_the_first_game_is_an_error() -> None:
    with pytest.raises(ResetNeeded, match="reset"):
        StarholdEnv("duel").step(0)


# -- looking


def test_the_table_is_shown_to_people_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = StarholdEnv("race", opponents="random", render_mode="human", max_rounds=2)
    _, info = table.reset(seed=1)
    assert "Seat 1" in capsys.readouterr().out
    table.step(int(info["action_mask"].argmax()))
    assert "Seat 1" in capsys.readouterr().out
    assert table.render() is None


def test_nothing_is_shown_where_nobody_said_how() -> None:
    table = StarholdEnv("race", opponents="random")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None
