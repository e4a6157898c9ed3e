"""PettingZoo: its own tests, unchanged, at every table; and what it says to what cannot be done."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from starhold.core.errors import BadOption, UnknownGame
from starhold.core.ranking import winners
from starhold.envs.pettingzoo import IllegalChoice, StarholdParallel, env, parallel_env
from tests.envs.tables import every_game, every_table, short, some_legal

CYCLES = 30


@every_table
def test_api(id: str, players: int) -> None:
    api_test(env(id, players, **short(id)), num_cycles=CYCLES)


@every_table
def test_parallel_api(id: str, players: int) -> None:
    parallel_api_test(parallel_env(id, players, **short(id)), num_cycles=CYCLES)


@every_table
def test_seeds(id: str, players: int) -> None:
    seed_test(partial(env, id, players, **short(id)), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, id, players, illegal="replace", **short(id)), num_cycles=CYCLES)


@every_table
def test_max_cycles(id: str, players: int) -> None:
    """It draws actions whatever the mask says, so a legal one must come in the place of the others."""
    settings: dict[str, Any] = {"illegal": "replace", **short(id)}
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, id, players, **settings), parallel_env=partial(parallel_env, id, players, **settings)
        )
    )


@every_table
def test_render(id: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, id, players, **short(id)))
    assert "Seat 1" in capsys.readouterr().out


# -- games


def played(table: StarholdParallel, seed: int) -> dict[str, float]:
    """The rewards of a random game, all of it."""
    rng = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    rewards = dict.fromkeys(table.agents, 0.0)
    while table.agents:
        masks = np.stack([seen[agent]["action_mask"] for agent in table.agents])
        assert (masks.sum(axis=1) > 0).all()
        asked = set(table.episode.state.waiting())
        waits = {seat for seat in range(len(masks)) if masks[seat, -1]}
        assert asked | waits == set(range(len(masks)))
        assert not asked & waits
        chosen = dict(zip(table.agents, some_legal(masks, rng).tolist(), strict=True))
        seen, step, ended, late, infos = table.step(chosen)
        assert not any(infos.values())
        assert any(ended.values()) == table.episode.state.over()
        assert not any(late.values())
        rewards = {agent: rewards[agent] + step[agent] for agent in rewards}
    return rewards


@every_table
def test_a_game_ends_with_rewards_that_add_up_to_nothing(id: str, players: int) -> None:
    table = parallel_env(id, players, **short(id))
    rewards = played(table, 1)
    assert list(rewards) == table.possible_agents
    if players > 1:
        assert abs(sum(rewards.values())) < 1e-9
        first = winners(table.episode.state.scores())
        won = [seat for seat, agent in enumerate(table.possible_agents) if rewards[agent] == max(rewards.values())]
        assert won == sorted(first)
        assert max(rewards.values()) == 1 or len(first) > 1
    assert table.step({}) == ({}, {}, {}, {}, {})


@every_game
def test_margins_lie_between_the_two_ends(id: str) -> None:
    table = parallel_env(id, reward="margin", **short(id))
    rewards = played(table, 2)
    totals = [score.total for score in table.episode.state.scores()]
    assert all(-1 <= reward <= 1 for reward in rewards.values())
    best = max(totals)
    for seat, agent in enumerate(table.possible_agents):
        others = [total for other, total in enumerate(totals) if other != seat]
        assert (rewards[agent] > 0) == (totals[seat] > max(others))
        assert rewards[agent] <= 0 or totals[seat] == best


def test_simultaneous_choices_are_one_parallel_step() -> None:
    table = parallel_env("race", players=4, max_rounds=3)
    seen, _ = table.reset(seed=1)
    masks = np.stack([seen[agent]["action_mask"] for agent in table.agents])
    assert not masks[:, -1].any()  # everybody chooses
    step = table.step(dict(zip(table.agents, masks.argmax(axis=1).tolist(), strict=True)))
    assert all(not np.array_equal(step[0][agent]["observation"], seen[agent]["observation"]) for agent in table.agents)


def test_the_next_game_is_another_and_the_same_seed_the_same() -> None:
    table = parallel_env("race", max_rounds=3)
    first = table.reset(seed=4)[0]["player_0"]["observation"]
    second = table.reset()[0]["player_0"]["observation"]
    assert not np.array_equal(first, second)
    assert np.array_equal(table.reset(seed=4)[0]["player_0"]["observation"], first)
    assert np.array_equal(table.reset()[0]["player_0"]["observation"], second)


# -- what cannot be done


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 9}, "2 to 4 players"),
        ({"no_such": 1}, "no option 'no_such'"),
        ({"edition": "last"}, "first, later"),
        ({"players": 3, "advanced_two_player": True}, "2 players"),
        ({"reward": "much"}, "win, margin"),
        ({"illegal": "ignore"}, "lose, raise, replace"),
        ({"render_mode": "rgb_array"}, "human, ansi"),
        ({"max_cycles": 0}, "max_cycles=0"),
        ({"max_cycles": "many"}, "max_cycles='many'"),
        ({"players": "two"}, "players='two'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(settings: dict[str, Any], said: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(BadOption, match=said):
            make("race", **settings)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        parallel_env("chess")


def asked_and_not(table: StarholdParallel) -> tuple[str, str, dict[str, int]]:
    """An agent that is asked, one that is not, and choices that are legal."""
    seen, _ = table.reset(seed=1)
    legal = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    asked = next(agent for agent in table.agents if legal[agent] != table.wait)
    return asked, next(agent for agent in table.agents if agent != asked), legal


WRONG = ["no action", "not legal", "waits", "not asked"]


def wrong_choice(table: StarholdParallel, how: str) -> tuple[str, dict[str, int]]:
    asked, other, legal = asked_and_not(table)
    mask = table.episode.features.mask(table.episode.state, table.possible_agents.index(asked))
    match how:
        case "no action":
            return asked, {**legal, asked: table.wait + 5}
        case "not legal":
            return asked, {**legal, asked: int(mask.argmin())}
        case "waits":
            return asked, {agent: action for agent, action in legal.items() if agent != asked}
        case _:
            return other, {**legal, other: legal[asked]}


@pytest.mark.parametrize("how", WRONG)
def test_an_illegal_action_loses(how: str) -> None:
    table = parallel_env("duel")
    guilty, actions = wrong_choice(table, how)
    before = table.episode.state.key()
    _, rewards, ended, late, infos = table.step(actions)
    assert rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in table.possible_agents}
    assert all(ended.values())
    assert not any(late.values())
    assert infos[guilty]["illegal"]
    assert table.agents == []
    assert table.episode.state.key() == before


@pytest.mark.parametrize("how", WRONG)
def test_an_illegal_action_is_refused_and_changes_nothing(how: str) -> None:
    table = parallel_env("duel", illegal="raise")
    guilty, actions = wrong_choice(table, how)
    before = table.episode.state.key()
    with pytest.raises(IllegalChoice, match=guilty):
        table.step(actions)
    assert table.episode.state.key() == before
    assert table.agents == table.possible_agents
    table.step(asked_and_not(table)[2])  # and it goes on


@pytest.mark.parametrize("how", WRONG)
def test_an_illegal_action_is_replaced(how: str) -> None:
    table = parallel_env("duel", illegal="replace")
    guilty, actions = wrong_choice(table, how)
    before = table.episode.state.key()
    _, rewards, ended, _, infos = table.step(actions)
    assert infos[guilty]["illegal"]
    assert not any(ended.values())
    assert not any(rewards.values())
    assert table.episode.state.key() != before


@pytest.mark.parametrize("action", [1.5, "place", None])
def test_what_is_no_number_is_an_error_that_changes_nothing(action: Any) -> None:
    table = parallel_env("race", illegal="replace")
    _, _, legal = asked_and_not(table)
    before = table.episode.state.key()
    with pytest.raises(TypeError):
        table.step({**legal, "player_1": action})
    assert table.episode.state.key() == before


def test_unknown_agents_and_steps_after_the_end_are_errors() -> None:
    table = parallel_env("race", max_rounds=2)
    with pytest.raises(IllegalChoice, match="call reset"):
        table.step({"player_0": 0})
    table.reset(seed=1)
    with pytest.raises(IllegalChoice, match="no agent player_7"):
        table.step({"player_7": 0})
    played(table, 1)
    with pytest.raises(IllegalChoice, match="call reset"):
        table.step({"player_0": 0})


def test_who_chooses_in_turn_is_refused_at_once() -> None:
    """Not at the end of the cycle, when somebody else chooses."""
    turns = env("race", illegal="raise")
    turns.reset(seed=1)
    mask = turns.last()[0]["action_mask"]
    for wrong in (int(mask.argmin()), 10**6, None):
        with pytest.raises(IllegalChoice, match="player_0"):
            turns.step(wrong)
        assert turns.agent_selection == "player_0"
    turns.step(int(mask.argmax()))
    assert turns.agent_selection == "player_1"
    with pytest.raises(AssertionError, match="reset"):
        env("race").step(0)


def test_nothing_is_shown_where_nobody_said_how(capsys: pytest.CaptureFixture[str]) -> None:
    table = parallel_env("duel")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None
    assert capsys.readouterr().out == ""
