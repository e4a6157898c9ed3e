"""Ladders: fair seats, common deals, honest intervals."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from starhold.arena import PairResult, arena, wilson
from starhold.arena.report import win_shares
from starhold.arena.round_robin import seating, winner
from starhold.arena.workers import Job, Outcome, play
from starhold.bots import UnknownBot
from starhold.core.errors import BadOption


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25525, 0.36620),  # Newcombe 1998, table I
        (15, 148, 0.06239, 0.16050),
        (1, 29, 0.00612, 0.17176),
    ],
)
def test_the_wilson_interval_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_draws_count_half() -> None:
    pair = PairResult("x", "y", 3, 1, 4)
    assert pair.games() == 8
    assert pair.rate() == 5 / 8
    plain = pair.plain()
    assert list(plain) == ["a", "b", "games", "a_wins", "b_wins", "draws", "a_rate", "low", "high"]
    assert (plain["low"], plain["high"]) == wilson(5, 8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_sides_have_every_seat_equally_often(players: int) -> None:
    games = [seating("a", "b", number, players) for number in range(2)]
    for seat in range(players):
        assert {game[seat] for game in games} == {"a", "b"}


def outcome(scores: list[int], tiebreaks: list[int], finished: bool = True, leads: Sequence[int] = ()) -> Outcome:
    return Outcome(finished, 1, 1, "tableau", scores, tiebreaks, [], leads=leads)


def test_who_has_won_outright_wins_whatever_the_points_say() -> None:
    """15 points on one's own turn win at once: another with as many has not won (starfarers:13.5)."""
    won = outcome([15, 15, 9, 9], [0, 0, 0, 0], leads=[0, 1, 0, 0])
    assert win_shares(won) == [0.0, 1.0, 0.0, 0.0]
    assert winner(won, 0) == -1
    assert winner(won, 1) == 1
    assert pickle.loads(pickle.dumps(won)).winners() == [1]


def test_a_worker_tells_who_has_won_outright() -> None:
    """Whatever a game's scores say of the winner reaches reports and ladders, seat by seat."""
    for seed in range(2):
        job = Job("starfarers", 3, ["greedy", "greedy", "greedy"], str(seed), False, {})
        played = play(job)
        assert played.finished
        assert sum(played.leads) == 1
        assert played.winners() == [list(played.leads).index(1)]


def test_the_winner_is_found_by_score_then_tiebreak() -> None:
    assert winner(outcome([20, 30], [0, 0]), 0) == -1
    assert winner(outcome([20, 30], [0, 0]), 1) == 1  # seats changed
    assert winner(outcome([30, 30], [4, 3]), 0) == 1
    assert winner(outcome([30, 30], [3, 3]), 0) == 0
    assert winner(outcome([30, 20, 30], [3, 9, 3]), 0) == 1  # shared, but by one side
    assert winner(outcome([30, 20], [3, 3], finished=False), 0) == 0


def test_the_result_is_json_of_the_promised_shape() -> None:
    plain = arena("race", ["greedy", "random"], games=4, seed=2).plain()
    assert list(plain) == ["game", "pairs"]
    assert len(plain["pairs"]) == 1
    pair = plain["pairs"][0]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 4)
    assert pair["low"] <= pair["a_rate"] <= pair["high"]


def test_the_same_seed_gives_the_same_ladder_whatever_the_number_of_workers() -> None:
    alone = arena("race", ["greedy", "random"], games=6, players=3, seed=3).plain()
    assert arena("race", ["greedy", "random"], games=6, players=3, seed=3, workers=2).plain() == alone


def test_bad_input_is_told() -> None:
    with pytest.raises(BadOption, match="two or more different bots"):
        arena("race", ["greedy"], games=2)
    with pytest.raises(BadOption, match="two or more different bots"):
        arena("race", ["greedy", "greedy"], games=2)
    with pytest.raises(UnknownBot):
        arena("race", ["greedy", "hal"], games=2)
    with pytest.raises(BadOption):
        arena("race", ["greedy", "random"], games=0)
