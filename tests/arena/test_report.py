"""Reports: win rates with intervals, spreads, sources and shares, counted by hand on outcomes made by hand."""

from __future__ import annotations

import json

import pytest

from starhold.arena.report import Report, win_shares
from starhold.arena.simulate import simulate
from starhold.arena.workers import Outcome, Stats
from starhold.core.game import Game
from tests.contract.cases import every_game


def outcome(scores: list[int], tiebreaks: list[int], stats: list[Stats], finished: bool = True) -> Outcome:
    parts = [{"cards": score - 1, "luck": 1} for score in scores]
    return Outcome(finished, 10, 3, "end", scores, tiebreaks, [], parts, stats)


def had(*things: str, order: str) -> Stats:
    return {"order": [order], "card": list(things)}


OUTCOMES = [
    outcome([10, 7], [0, 0], [had("a", "a", order="first"), had("b", order="second")]),
    outcome([5, 5], [0, 0], [had("a", order="second"), had("b", "a", order="first")]),
    outcome([5, 5], [0, 1], [had(order="first"), had("b", order="second")]),
    outcome([99, 0], [0, 0], [had("z", order="first"), had(order="second")], finished=False),
]


def test_a_win_goes_to_the_best_and_is_shared_only_where_the_tiebreak_is_equal() -> None:
    assert [win_shares(one) for one in OUTCOMES[:3]] == [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]]


def test_shares_are_counted_by_seat_and_by_copy() -> None:
    report = Report(OUTCOMES, 2)
    assert report.games == 3
    cards = {share.name: share for share in report.categories["card"]}
    assert set(cards) == {"a", "b"}, "what happened in a game that did not finish does not count"
    assert (cards["a"].seats, cards["a"].share, cards["a"].per_game) == (3, 0.5, 4 / 6)
    assert (cards["a"].wins, cards["a"].win_rate, cards["a"].mean_score) == (2.0, 2 / 3, 20 / 3)
    assert [share.name for share in report.categories["card"]] == ["a", "b"], "the most frequent first"


def test_the_order_of_play_has_a_win_rate_with_its_interval() -> None:
    report = Report(OUTCOMES, 2)
    first, second = report.categories["order"]
    assert (first.name, first.win_rate, second.win_rate) == ("first", 0.5, 0.5)
    assert 0 < first.low < 0.5 < first.high < 1


def test_scores_and_sources() -> None:
    report = Report(OUTCOMES, 2)
    assert report.scores == [5, 5, 5, 5, 7, 10]
    assert (report.spread.least, report.spread.most) == (5, 10)
    assert report.spread.mean == pytest.approx(37 / 6)
    assert report.spread.quantiles["50%"] == 5
    assert report.sources == {"cards": pytest.approx(31 / 6), "luck": 1.0}


def test_no_finished_game_is_no_error() -> None:
    report = Report(OUTCOMES[3:], 2)
    assert (report.games, report.categories, report.spread.mean) == (0, {}, 0.0)
    json.dumps(report.plain())


@every_game
def test_every_game_can_be_reported(one: Game) -> None:
    players = one.min_players
    result = simulate(one.id, players, 6, ["random"], seed=2, stats=True)
    report = Report(result.outcomes, players)
    plain = json.loads(json.dumps(report.plain()))
    assert plain["games"] == 6
    assert sum(report.sources.values()) == pytest.approx(report.spread.mean)
    assert {"card", "faction", "friendship"} & set(plain)
    first = next(iter(report.categories.values()))
    assert sum(share.wins for share in first) == pytest.approx(6), "each win is counted once by who had which seat"


def test_counting_leaves_the_games_as_they_are() -> None:
    plain = simulate("duel", 2, 3, ["random"], seed=5)
    counted = simulate("duel", 2, 3, ["random"], seed=5, stats=True)
    assert [one.scores for one in plain.outcomes] == [one.scores for one in counted.outcomes]
    assert not plain.outcomes[0].stats
