"""Worlds that fit what the others have done: still worlds that the seat cannot tell from the true one, and likelier."""

from __future__ import annotations

import pytest

import starhold
from starhold import Rng, State
from starhold.core.belief import Fit, imagine_likely
from tests.core.courses import Learnt, courses, every_kind

DEALS = 4


def decisions(learnt: Learnt, about: int) -> list[tuple[State, int]]:
    return [(state, state.waiting()[-1]) for state in courses(learnt, about)]


@every_kind
def test_a_likely_world_looks_to_its_seat_like_the_true_one(learnt: Learnt) -> None:
    for state, seat in decisions(learnt, 3):
        before = state.freeze()
        for number in range(3):
            world = imagine_likely(state, seat, Rng(f"world {number}"), True, DEALS)
            assert world.view(seat) == state.view(seat)
        assert state.freeze() == before


@every_kind
def test_what_is_hidden_has_no_say_in_it(learnt: Learnt) -> None:
    for state, seat in decisions(learnt, 2):
        likely = imagine_likely(state, seat, Rng("likely"), True, DEALS).key()
        other = state.imagine(seat, Rng("other"))
        assert imagine_likely(other, seat, Rng("likely"), True, DEALS).key() == likely


@every_kind
def test_one_deal_is_the_plain_deal(learnt: Learnt) -> None:
    for state, seat in decisions(learnt, 2):
        plain = state.imagine(seat, Rng("one")).key()
        assert imagine_likely(state, seat, Rng("one"), True, 1).key() == plain


def test_worlds_that_explain_more_are_taken_more_often() -> None:
    """Over many decisions of Race the worlds taken explain what the others did better than plain ones do."""
    race = starhold.game("race")
    fit: Fit = race.need("belief")
    kind = race.need("encoding").kinds[0]
    plain, likely = 0.0, 0.0
    for number, (state, seat) in enumerate(decisions(Learnt("race", kind), 12)):
        for deal in range(6):
            plain += fit(state.imagine(seat, Rng(f"{number}/{deal}")), seat)
            likely += fit(imagine_likely(state, seat, Rng(f"{number}/{deal}"), True, DEALS), seat)
    assert likely > plain


@pytest.mark.parametrize("game_id", ["duel", "alliances", "starfarers"])
def test_a_game_that_has_no_beliefs_deals_plainly(game_id: str) -> None:
    game = starhold.game(game_id)
    assert game.part("belief") is None
    state = game.new(game.min_players if game.min_players > 1 else 2, 1, {})
    seat = state.waiting()[0]
    assert imagine_likely(state, seat, Rng("x"), True, DEALS).key() == state.imagine(seat, Rng("x")).key()
