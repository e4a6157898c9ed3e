"""How a rated game changes what is believed of people: pure computation, for any people and places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from starhold.bots.levels import LEVELS
from starhold.core.registry import game, offered
from starhold.server.rating_book import rated_after
from starhold.server.ratings import MU, NEWCOMER, SIGMA, START, Strength, after, anchored, anchors, fitting

strengths = some.builds(Strength, some.floats(0, 50), some.floats(0.5, SIGMA), some.integers(0, 1000))


@some.composite
def tables(draw: some.DrawFn) -> tuple[list[Strength], list[int]]:
    seats = draw(some.lists(strengths, min_size=2, max_size=4))
    scores = draw(some.lists(some.integers(0, 3), min_size=len(seats), max_size=len(seats)))
    return seats, [1 + sum(other > mine for other in scores) for mine in scores]


@given(tables())
def test_who_comes_first_never_loses_and_who_comes_last_never_gains(table: tuple[list[Strength], list[int]]) -> None:
    seats, places = table
    new = after(seats, places)
    worst = max(places)
    for old, now, place in zip(seats, new, places, strict=True):
        if place == 1 and places.count(1) == 1:
            assert now.mu >= old.mu
        if place == worst and places.count(worst) == 1:
            assert now.mu <= old.mu
        assert now.games == old.games + 1
        assert 0 < now.sigma <= old.sigma + 0.01, "every game tells something"


@given(tables(), some.randoms())
def test_where_one_sits_makes_no_difference(table: tuple[list[Strength], list[int]], random: some.DataObject) -> None:
    seats, places = table
    order = list(range(len(seats)))
    random.shuffle(order)  # type: ignore[attr-defined]
    straight = after(seats, places)
    mixed = after([seats[seat] for seat in order], [places[seat] for seat in order])
    for number, seat in enumerate(order):
        assert mixed[number].mu == pytest.approx(straight[seat].mu)
        assert mixed[number].sigma == pytest.approx(straight[seat].sigma)


@given(strengths, some.integers(2, 4))
def test_equals_who_share_a_place_stay_equal(one: Strength, players: int) -> None:
    new = after([one] * players, [1] * players)
    assert [now.mu for now in new] == pytest.approx([one.mu] * players)
    assert len({round(now.sigma, 9) for now in new}) == 1


@given(some.floats(10, 40), some.floats(0.1, 10))
def test_a_win_against_the_stronger_is_worth_more(mu: float, more: float) -> None:
    me = Strength(mu, 4.0, 10)
    weak, strong = Strength(mu - more, 4.0, 10), Strength(mu + more, 4.0, 10)
    assert after([me, strong], [1, 2])[0].mu > after([me, weak], [1, 2])[0].mu


def test_somebody_new_is_at_the_start_and_provisional_for_some_games() -> None:
    me = NEWCOMER
    assert (me.mu, me.shown, me.provisional) == (MU, START, True)
    for number in range(60):
        me = after([me, anchored(START)], [1 + number % 2, 2 - number % 2])[0]
    assert not me.provisional
    assert abs(me.shown - START) < 100


def test_a_hundred_points_are_those_of_the_ladder() -> None:
    """Who wins 64 of 100 games against a bot comes to stand about a hundred points above it."""
    me = NEWCOMER
    for round_ in range(40):
        for number in range(25):
            place = 1 if (number * 16 + round_) % 25 < 16 else 2
            me = after([me, anchored(START)], [place, 3 - place])[0]
    assert me.shown - START == pytest.approx(100, abs=35)


@pytest.mark.parametrize("name", offered())
def test_bots_stand_where_the_ladder_has_them(name: str) -> None:
    title = game(name)
    players = max(2, title.min_players)
    known = anchors(name, players, title.check_options(players, {}))
    levels = [level.name for level in LEVELS]
    assert set(known) & set(levels), "at least some of those people choose from were measured"
    assert "random" not in known, "it was never measured"
    assert known["greedy"] == START
    assert known["cadet"] < max(known.values())
    assert fitting(0, known, levels) == min((bot for bot in levels if bot in known), key=lambda bot: known[bot])
    assert fitting(5000, known, levels) == max((bot for bot in levels if bot in known), key=lambda bot: known[bot])
    assert fitting(START, {}, levels) is None
    for rating in known.values():
        assert anchored(rating).shown == pytest.approx(rating)


def test_alone_nobody_gains_anything() -> None:
    assert rated_after({0: NEWCOMER}, {0: 1}) == {0: Strength(games=1)}
