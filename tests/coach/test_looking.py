"""A look at a decision: several picks are one choice, the same seed sees the same, what is asked for is looked at."""

from __future__ import annotations

import pytest

from starhold import game
from starhold.coach.advice import advise, imagined
from starhold.core.game import State
from starhold.core.registry import GAMES

FEW: int = 150  # positions looked at


def begun(name: str, players: int = 0) -> tuple[State, int]:
    """A fresh game and who is asked first."""
    one = game(name)
    state = one.new(players or max(2, one.min_players), seed=4)
    return state, state.waiting()[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_advice_best_first(name: str) -> None:
    state, seat = begun(name)
    first = advise(imagined(state, seat, 1), seat, 1, FEW)
    again = advise(imagined(state, seat, 1), seat, 1, FEW)
    assert first == again
    assert first.by == "net"
    chances = [choice.chance or 0.0 for choice in first.choices]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_for_is_looked_at_in_any_case(name: str) -> None:
    state, seat = begun(name)
    for action in state.legal(seat)[:3]:
        advice = advise(imagined(state, seat, 1), seat, 1, FEW, [[action]])
        assert any(choice.picks[0] == action or action in choice.picks for choice in advice.choices)


def test_several_picks_are_one_choice_whatever_their_order() -> None:
    state, seat = begun("race")  # two cards are discarded
    advice = advise(imagined(state, seat, 1), seat, 1, FEW)
    sets = [tuple(sorted(choice.picks)) for choice in advice.choices]
    assert all(len(picks) == 2 for picks in sets)
    assert len(set(sets)) == len(sets)
    first = advice.choices[0]
    assert advice.of(list(reversed(first.picks))) is first


def test_a_table_of_which_nothing_was_learnt_is_ordered_by_the_appraiser() -> None:
    state, seat = begun("template")
    advice = advise(imagined(state, seat, 1), seat, 1)
    assert advice.by == "appraiser"
    assert {choice.action for choice in advice.choices} == set(state.legal(seat))
    assert all(choice.chance is None for choice in advice.choices)


def test_who_plays_alone_is_told_points() -> None:
    state, seat = begun("alliances", 1)
    advice = advise(imagined(state, seat, 1), seat, 1, FEW)
    assert all(choice.points is not None for choice in advice.choices)
