"""Look-ahead: legal, within its budget, reproducible, and blind to what is hidden."""

from __future__ import annotations

import pytest

import starhold
from starhold import Rng, State
from starhold.bots import answer
from starhold.bots.search import CHOICES, WIDTH, Search
from starhold.bots.search_bot import SearchBot
from tests.bots.minds import mind_of
from tests.core.courses import Learnt, course, courses, encoding_of, every_game, every_kind


def searching(learnt: Learnt, looks: int, seed: int = 1) -> SearchBot:
    return SearchBot("searcher", starhold.game(learnt.game), mind_of(learnt.game, learnt.kind), seed, looks)


def decisions(learnt: Learnt, about: int) -> list[tuple[State, int]]:
    return [(state, state.waiting()[-1]) for state in courses(learnt, about)]


@every_kind
def test_what_is_hidden_has_no_say_and_the_true_position_stays_as_it_is(learnt: Learnt) -> None:
    """Dealt anew before the bot is asked, it chooses the same: all it is shown is what its seat knows."""
    hidden = 0
    for state, seat in decisions(learnt, 2):
        before = state.freeze()
        chosen = answer(state, seat, searching(learnt, 40), Rng("table"))
        assert state.freeze() == before
        for world in range(2):
            other = state.imagine(seat, Rng(f"world {world}"))
            hidden += other.key() != state.key()
            assert answer(other, seat, searching(learnt, 40), Rng("table")) == chosen
    assert hidden or state.players == 1, "nothing was hidden in any of the positions"


@every_kind
@pytest.mark.parametrize("looks", [0, 60])
def test_it_looks_at_no_more_than_its_budget_and_one_wave(learnt: Learnt, looks: int) -> None:
    """A wave is begun while there is something left, and played to its end: every choice, every step of the horizon."""
    game, mind = starhold.game(learnt.game), mind_of(learnt.game, learnt.kind)
    wave = CHOICES * (1 + WIDTH * learnt.encoding.steps * learnt.kind.players)
    for state, seat in decisions(learnt, 1):
        search = Search(game, mind, 1, looks)
        first_sight = Search(game, mind, 1, 0)
        first_sight.choose(state.imagine(seat, Rng("table")), seat)
        assert search.choose(state.imagine(seat, Rng("table")), seat) in state.legal(seat)
        assert first_sight.worlds == 0
        assert search.valuer.looked_at <= max(looks, first_sight.valuer.looked_at) + wave


@every_game
def test_a_larger_budget_is_made_use_of(game_id: str) -> None:
    kind = encoding_of(game_id).kinds[-1]
    learnt = Learnt(game_id, kind)
    game, mind = starhold.game(game_id), mind_of(game_id, kind)
    looked = [0, 0]
    for state, seat in decisions(learnt, 2):
        for place, looks in enumerate((0, 150)):
            search = Search(game, mind, 1, looks)
            search.choose(state.imagine(seat, Rng("table")), seat)
            looked[place] += search.valuer.looked_at
    assert looked[1] > looked[0] + 100


@every_game
def test_without_any_budget_it_chooses_at_first_sight(game_id: str) -> None:
    learnt = Learnt(game_id, encoding_of(game_id).kinds[0])
    game, mind = starhold.game(game_id), mind_of(game_id, learnt.kind)
    for state, seat in decisions(learnt, 4):
        search = Search(game, mind, 1, 0)
        weighed = Search(game, mind, 1, 0).valuer.weigh(state.imagine(seat, Rng("table")), seat)
        chosen = search.choose(state.imagine(seat, Rng("table")), seat)
        assert weighed.worths[weighed.actions.index(chosen)] == max(weighed.worths)
        assert search.worlds == 0


@every_game
def test_time_that_is_over_ends_the_search_with_an_answer(game_id: str) -> None:
    learnt = Learnt(game_id, encoding_of(game_id).kinds[-1])
    mind = mind_of(game_id, learnt.kind)
    for state, seat in decisions(learnt, 1):
        search = Search(starhold.game(game_id), mind, 1, looks=10**9, seconds=1e-9)
        assert search.choose(state.imagine(seat, Rng("table")), seat) in state.legal(seat)
        assert search.worlds == 0


def test_the_widest_question_is_answered_too() -> None:
    """A jump in Starfarers leads to hundreds of places."""
    kind = encoding_of("starfarers").kinds[-1]
    positions = course("starfarers", kind.name, "random")
    state, seat = max(
        ((state, seat) for state in positions for seat in state.waiting()), key=lambda one: len(one[0].legal(one[1]))
    )
    assert len(state.legal(seat)) > 100
    mind = mind_of("starfarers", kind)
    for most in (mind.most, 10_000):
        mind.most = most
        search = Search(starhold.game("starfarers"), mind, 1, 40)
        assert search.choose(state.imagine(seat, Rng("table")), seat) in state.legal(seat)
