"""OpenSpiel: its own simulation test, explicit luck, information states; and what it says to what cannot be done."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import starhold.envs.openspiel  # noqa: F401 (registers the games)
from starhold import game
from starhold.core.chance import Recording, Scripted, Seeded
from starhold.envs.features import Features
from tests.envs.tables import every_game, every_table, short, usual

Loaded = Any  # pyspiel has no types
Node = Any


def load(id: str, players: int | None = None, **options: Any) -> Loaded:
    params = {**short(id), **options, **({} if players is None else {"players": players})}
    return pyspiel.load_game(f"starhold_{id}", params)


def chance_action(node: Node, rng: np.random.Generator) -> int:
    outcomes, odds = zip(*node.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=odds))


def dealt(loaded: Loaded, seed: int = 1) -> Node:
    """The first decision of a game."""
    node, rng = loaded.new_initial_state(), np.random.default_rng(seed)
    while node.is_chance_node():
        node.apply_action(chance_action(node, rng))
    return node


def walk(node: Node, rng: np.random.Generator, steps: int) -> None:
    """So many random decisions further, with the luck that follows them; or to the end."""
    while not node.is_terminal() and (steps > 0 or node.is_chance_node()):
        if node.is_chance_node():
            node.apply_action(chance_action(node, rng))
        else:
            node.apply_action(int(rng.choice(node.legal_actions())))
            steps -= 1


@every_table
def test_its_own_simulation_test(id: str, players: int) -> None:
    pyspiel.random_sim_test(load(id, players), num_sims=1, serialize=False, verbose=False)


@every_table
def test_it_is_loaded_by_name_with_players_and_options(id: str, players: int) -> None:
    loaded = load(id, players)
    source = game(id)
    assert loaded.num_players() == players
    assert loaded.num_distinct_actions() == len(source.space)
    assert loaded.observation_tensor_shape() == [Features(source).size]
    assert loaded.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    position = dealt(loaded).position()
    assert {name: position.options()[name] for name in short(id)} == short(id)


@every_game
def test_without_players_there_are_two_or_as_many_as_are_needed(id: str) -> None:
    assert load(id).num_players() == usual(id)


@every_table
def test_a_game_driven_through_its_luck_is_the_engine_driven_by_the_same_luck(id: str, players: int) -> None:
    """Outcome by outcome what `Seeded` luck gave the engine, and the same position after every choice."""
    source = game(id)
    luck = Recording(Seeded(3))
    state = source.new(players, 0, short(id), luck)
    node = load(id, players).new_initial_state()
    rng = np.random.default_rng(3)
    fell, all_luck, choices, most = list(luck.fell), list(luck.fell), [], 0
    while True:
        while node.is_chance_node():
            odds = [chance for _, chance in node.chance_outcomes()]
            assert abs(sum(odds) - 1) < 1e-9
            assert min(odds) > 0
            most = max(most, len(odds))
            pieces = [piece for piece, _ in node.wanted]
            assert len(set(pieces)) == len(pieces)
            assert node.action_to_string(pieces.index(fell[0])) == source.write_luck(fell[0])
            node.apply_action(pieces.index(fell.pop(0)))
        assert fell == []
        assert node.position().key() == state.key()
        assert node.is_terminal() == state.over()
        if state.over():
            break
        seat = node.current_player()
        assert seat in state.waiting()
        assert node.legal_actions() == sorted(state.legal(seat))
        action = int(rng.choice(node.legal_actions()))
        choices.append((seat, action))
        luck.fell = []
        state.apply(seat, action, luck)
        fell = list(luck.fell)
        all_luck += fell
        node.apply_action(action)
    assert most <= load(id, players).max_chance_outcomes()
    script = Scripted(all_luck)
    again = source.new(players, 0, short(id), script)
    for seat, action in choices:
        again.apply(seat, action, script)
    assert script.left() == 0
    assert again.key() == node.position().key()


@every_game
def test_probabilities_are_how_often_a_thing_is_in_the_bag(id: str) -> None:
    node = load(id).new_initial_state()
    counts = [count for _, count in node.wanted]
    assert [round(chance * sum(counts), 6) for _, chance in node.chance_outcomes()] == counts


@every_game
def test_a_copy_goes_its_own_way(id: str) -> None:
    node = dealt(load(id))
    rng = np.random.default_rng(1)
    walk(node, rng, 4)
    before = str(node), node.history(), node.position().key(), node.information_state_string(0)
    copy = node.clone()
    assert (str(copy), copy.history(), copy.position().key()) == before[:3]
    walk(copy, rng, 3)
    assert str(copy) != before[0]
    assert (str(node), node.history(), node.position().key(), node.information_state_string(0)) == before


def test_a_copy_in_the_midst_of_luck_goes_its_own_way() -> None:
    node = load("race").new_initial_state()
    node.apply_action(0)
    copy = node.clone()
    copy.apply_action(1)
    assert copy.luck[:-1] == node.luck
    assert node.history() != copy.history()


@every_table
def test_a_player_cannot_tell_what_is_dealt_anew(id: str, players: int) -> None:
    node = dealt(load(id, players))
    rng = np.random.default_rng(2)
    differed = 0
    for step in range(12):
        walk(node, rng, 3)
        if node.is_terminal():
            break
        for player in range(players):
            other = node.resample_from_infostate(player, lambda step=step: (step + 0.5) / 12)
            differed += other.position().key() != node.position().key()
            assert other.information_state_string(player) == node.information_state_string(player)
            assert other.observation_string(player) == node.observation_string(player)
            assert other.information_state_tensor(player) == node.information_state_tensor(player)
            assert other.current_player() == node.current_player()
        asked = node.current_player()
        again = node.resample_from_infostate(asked, lambda: 0.25)
        assert again.legal_actions() == node.legal_actions()
        walk(again, rng, 2)  # it can be played on
    assert differed or players == 1


@every_game
def test_an_information_state_remembers_and_an_observation_does_not(id: str) -> None:
    """Different choices of one's own are different information states; the way there is in the history."""
    loaded = load(id)
    node = dealt(loaded)
    rng = np.random.default_rng(4)
    for _ in range(6):
        walk(node, rng, 1)
        if node.is_terminal():
            return
        player = node.current_player()
        assert node.information_state_string().endswith(node.observation_string())
        after = [node.child(action) for action in node.legal_actions()[:4]]
        told = {one.information_state_string(player) for one in after if not one.is_chance_node()}
        assert len(told) == sum(not one.is_chance_node() for one in after)


def test_the_history_is_the_same_whether_it_was_asked_for_on_the_way_or_not() -> None:
    loaded = load("race")
    rng = np.random.default_rng(5)
    asked, quiet = dealt(loaded), dealt(loaded)
    while not asked.is_terminal():
        action = chance_action(asked, rng) if asked.is_chance_node() else int(rng.choice(asked.legal_actions()))
        asked.apply_action(action)
        quiet.apply_action(action)
        if not asked.is_chance_node():
            asked.information_state_string(0)
    assert asked.information_state_string(0) == quiet.information_state_string(0)
    assert asked.information_state_string(1) == quiet.information_state_string(1)


@every_table
def test_returns_come_at_the_end_and_are_those_of_the_scores(id: str, players: int) -> None:
    loaded = load(id, players)
    node = dealt(loaded)
    assert node.returns() == [0.0] * players
    walk(node, np.random.default_rng(6), 100_000)
    assert node.is_terminal()
    assert node.returns() == pytest.approx(loaded.episode.rewards_of(node.position()))
    assert all(loaded.min_utility() <= one <= loaded.max_utility() for one in node.returns())
    if players > 1:
        assert sum(node.returns()) == pytest.approx(0.0)


# -- what cannot be done


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"players": 9}, "2 to 4 players"),
        ({"no_such": 1}, "no_such"),
        ({"edition": "last"}, "first, later"),
        ({"players": 3, "advanced_two_player": True}, "2 players"),
        ({"max_rounds": -1}, "max_rounds"),
    ],
)
def test_a_game_that_cannot_be_is_refused(params: dict[str, Any], said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        pyspiel.load_game("starhold_race", params)


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="starhold_chess"):
        pyspiel.load_game("starhold_chess")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    node = dealt(load("duel"))
    masked = next(action for action in range(400) if action not in node.legal_actions())
    before = str(node), node.history(), node.choice
    for action, said in ((masked, "(?i)pass|not"), (10**6, "no action 1000000")):
        with pytest.raises(pyspiel.SpielError, match=said):
            node.apply_action(action)
    assert (str(node), node.history(), node.choice) == before
    node.apply_action(node.legal_actions()[0])


def test_luck_that_cannot_fall_is_refused_and_changes_nothing() -> None:
    node = load("duel").new_initial_state()
    before = str(node), node.history(), node.luck
    for outcome in (10**6, -2):
        with pytest.raises(pyspiel.SpielError, match="no outcome"):
            node.apply_action(outcome)
    assert (str(node), node.history(), node.luck) == before
    with pytest.raises(pyspiel.SpielError, match="luck is due"):
        node.resample_from_infostate(0, lambda: 0.5)


def test_a_step_after_the_end_is_refused() -> None:
    node = dealt(load("race"))
    walk(node, np.random.default_rng(1), 100_000)
    assert node.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="over"):
        node.apply_action(0)
