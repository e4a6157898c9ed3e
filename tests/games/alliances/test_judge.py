"""Habits of the opponents that people play with: nothing is given away for next to nothing."""

from __future__ import annotations

from starhold import State
from starhold.games.alliances.game import GAME
from starhold.games.alliances.judge import is_exchange
from tests.games.habits import GREEDY, JUDGING, matches

GAMES = 10


def test_they_exchange_less_than_greedy_and_lose_nothing_by_it() -> None:
    exchanges = {JUDGING: 0, GREEDY: 0}
    points = {JUDGING: 0, GREEDY: 0}

    def count(name: str, state: State, seat: int, action: int) -> None:
        exchanges[name] += is_exchange(action)

    for names, state in matches(GAME, GAMES, count):
        for score in state.scores():
            points[names[score.seat]] += score.total
    assert exchanges[JUDGING] < exchanges[GREEDY]
    assert points[JUDGING] >= 0.9 * points[GREEDY]
