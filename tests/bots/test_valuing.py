"""What a choice is worth: the value of what it leads to, and a little of what the appraiser says."""

from __future__ import annotations

from math import isclose

import numpy as np
import pytest

import starhold
from starhold import Rng, Seeded, State
from starhold.arena.playout import play_random
from starhold.bots.mind import Mind
from starhold.bots.net import Net
from starhold.bots.valuing import WORST, Valuer, outcome
from starhold.core.encoding import Rows
from starhold.core.ranking import winners
from tests.bots.minds import mind_of
from tests.core.courses import SHORTER, Learnt, courses, encoding_of, every_kind

# -- what a game came to


def finished(learnt: Learnt, seed: int) -> State:
    kind = learnt.kind
    options = {**kind.needs, **SHORTER.get(learnt.game, {})}
    state = starhold.game(learnt.game).new(kind.players, seed=seed, options=options)
    play_random(state, Seeded(seed), Rng(f"{seed}"))
    assert state.over()
    return state


@every_kind
def test_the_outcome_shares_the_win_from_ones_own_seat_on(learnt: Learnt) -> None:
    for seed in range(2):
        state = finished(learnt, seed)
        players, first = state.players, winners(state.scores())
        for seat in range(players):
            told = outcome(state, seat, 5.0, learnt.kind.par)
            assert len(told) == players + 1
            assert sum(told[:players]) == pytest.approx(1.0)
            for turn in range(players):
                won = (seat + turn) % players in first
                assert told[turn] == (1.0 / len(first) if won else 0.0)
            assert 0.0 < told[players] < 1.0


@every_kind
def test_the_margin_is_on_the_side_of_who_wins_and_grows_with_the_lead(learnt: Learnt) -> None:
    state = finished(learnt, 5)
    scores, first = state.scores(), winners(state.scores())
    for seat in range(state.players):
        narrow, wide = (outcome(state, seat, scale, learnt.kind.par)[-1] for scale in (40.0, 4.0))
        mine = scores[seat].total
        ahead = mine > learnt.kind.par if state.players == 1 else first == [seat]
        behind = mine < learnt.kind.par if state.players == 1 else seat not in first
        assert (narrow > 0.5) == (wide > 0.5) == ahead
        assert (narrow < 0.5) == (wide < 0.5) == behind
        assert abs(wide - 0.5) >= abs(narrow - 0.5), "the same lead is more where less is a clear win"


# -- what a mind says of positions


@every_kind
def test_a_mind_gives_values_and_chances_between_0_and_1(learnt: Learnt) -> None:
    mind, rows, players = mind_of(learnt.game, learnt.kind), Rows(), learnt.kind.players
    for state in courses(learnt, 3):
        learnt.encoding.write(state, 0, False, rows)
    count = len(courses(learnt, 3))
    values, chances = mind.values(rows, players), mind.chances(rows, players)
    assert len(values) == len(chances) == count
    assert all(0.0 <= value <= 1.0 for value in values)
    assert all(len(one) == players and isclose(sum(one), 1.0, abs_tol=1e-5) for one in chances)
    if mind.guess is not None:
        assert all(isclose(sum(one), 1.0, abs_tol=1e-5) for one in mind.guesses(rows))


def saying(inputs: int, *outputs: float) -> Net:
    """A net that says the same of everything."""
    fresh = Net.fresh(inputs, 2, 2, len(outputs), 1)
    return Net([*fresh.parts[:4], fresh.w3 * np.float32(0.0), np.array(outputs, np.float32)])


def test_a_value_grows_with_the_chance_and_with_the_margin() -> None:
    rows = Rows()
    rows.end_row()

    def value(*outputs: float) -> float:
        return Mind(saying(3, *outputs)).values(rows, len(outputs) - 1)[0]

    assert value(0.0, 0.0, 0.0) == pytest.approx(0.5)
    assert value(1.0, 0.0, 0.0) > value(0.0, 0.0, 0.0) > value(0.0, 1.0, 0.0)
    assert value(0.0, 0.0, 1.0) > value(0.0, 0.0, 0.0) > value(0.0, 0.0, -1.0)
    assert value(50.0, 0.0, 50.0) == pytest.approx(1.0)
    assert value(3.0, 0.0) == pytest.approx(0.5), "who plays alone wins nothing: the margin is all"
    assert value(0.0, 2.0) > 0.8


# -- what choices are worth


def shown(state: State, seat: int) -> State:
    return state.imagine(seat, Rng("shown"))


@every_kind
def test_worth_is_the_value_and_a_part_of_the_appraisal(learnt: Learnt) -> None:
    game, mind = starhold.game(learnt.game), mind_of(learnt.game, learnt.kind)
    for state in courses(learnt, 4):
        for seat in state.waiting():
            valuer = Valuer(game, mind, 1)
            weighed = valuer.weigh(shown(state, seat), seat)
            assert weighed.actions
            assert set(weighed.actions) <= set(state.legal(seat))
            assert len(set(weighed.actions)) == len(weighed.actions) <= mind.most
            assert all(0.0 <= value <= 1.0 for value in weighed.values)
            losses = [value - worth for value, worth in zip(weighed.values, weighed.worths, strict=True)]
            assert min(losses) == pytest.approx(0.0), "the best by appraisal loses nothing"
            assert max(losses) <= mind.beta * WORST + 1e-9
            assert weighed.worths[weighed.best()] == max(weighed.worths)


@every_kind
def test_who_listens_to_the_appraiser_alone_does_what_it_says(learnt: Learnt) -> None:
    game = starhold.game(learnt.game)
    mind = mind_of(learnt.game, learnt.kind, beta=1000.0)
    for state in courses(learnt, 4):
        for seat in state.waiting():
            valuer = Valuer(game, mind, 1)
            position = shown(state, seat)
            options = valuer.options(position, seat)
            said = valuer.appraise(position, seat, options)
            weighed = valuer.weigh(position, seat)
            chosen = weighed.actions[weighed.best()]
            assert said[options.index(chosen)] == pytest.approx(max(said), abs=1e-6)


@every_kind
def test_the_same_seed_weighs_alike(learnt: Learnt) -> None:
    game, mind = starhold.game(learnt.game), mind_of(learnt.game, learnt.kind)
    for state in courses(learnt, 3):
        for seat in state.waiting():
            first, again = (Valuer(game, mind, 7).weigh(shown(state, seat), seat) for _ in range(2))
            assert first.actions == again.actions
            assert first.worths == again.worths


def test_a_choice_that_wins_at_once_is_worth_what_it_wins() -> None:
    """Nobody has to ask the net about a game that is over."""
    game, kind = starhold.game("race"), encoding_of("race").kinds[0]
    mind = Mind(saying(encoding_of("race").layout.size, -60.0, 60.0, -60.0), beta=0.0)  # it sees nothing but defeat
    ended = 0
    for seed in range(3):
        state, chance, rng = game.new(2, seed=seed, options=kind.needs), Seeded(seed), Rng(f"{seed}")
        while not state.over():
            for seat in state.waiting():
                legal = state.legal(seat)
                action = legal[rng.below(len(legal))]
                after = state.clone()
                after.apply(seat, action, Seeded("end"))
                if after.over():
                    valuer = Valuer(game, mind, 1)
                    weighed = valuer.weigh(state.clone(), seat)
                    shares = outcome(after, seat, encoding_of("race").scale, 0.0)
                    value = weighed.values[weighed.actions.index(action)]
                    assert value == pytest.approx(0.5 * shares[0] + 0.5 * shares[-1])
                    ended += 1
                state.apply(seat, action, chance)
    assert ended
