"""Single games: random play-outs and games of bots."""

from __future__ import annotations

import pytest

import starhold
from starhold import Rng, Seeded, State
from starhold.arena import play_bots, play_random
from starhold.bots import bot


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_comes_to_an_end_without_violations(players: int) -> None:
    state = starhold.game("race").new(players, seed=players)
    result = play_random(state, Seeded(players), Rng("r"), check=True)
    assert state.over()
    assert result.decisions > 30
    assert result.violations == []


def test_random_play_is_the_same_for_the_same_seed() -> None:
    keys = []
    for _ in range(2):
        state = starhold.game("race").new(3, seed=5)
        play_random(state, Seeded(5), Rng("r"))
        keys.append(state.key())
    assert keys[0] == keys[1]


def test_violations_are_collected_when_asked_for() -> None:
    state = starhold.game("race").new(2, seed=5)
    lose_a_card(state)
    assert play_random(state.clone(), Seeded(5), Rng("r"), check=False).violations == []
    result = play_random(state, Seeded(5), Rng("r"), check=True)
    assert len(result.violations) == result.decisions
    assert "cards lost or doubled" in result.violations[0]


def lose_a_card(state: State) -> None:
    state.deck.pop()  # type: ignore[attr-defined]


def test_bots_play_to_the_end() -> None:
    state = starhold.game("race").new(2, seed=6)
    result = play_bots(state, Seeded(6), [bot("greedy", 0), bot("random", 1)], Rng("b"), check=True)
    assert state.over()
    assert result.violations == []


def test_a_game_without_end_is_given_up() -> None:
    state = starhold.game("race").new(2, seed=6)
    assert play_random(state, Seeded(6), Rng("b"), most=10).decisions in (10, 11)
    assert not state.over()
