"""Habits of the opponents that people play with: they hoard fewer cards than `greedy`, and research no less."""

from __future__ import annotations

from starhold import State
from starhold.games.duel.game import GAME
from starhold.games.duel.state import DuelState
from tests.games.habits import GREEDY, JUDGING, matches

GAMES = 12
CROWDED = 6  # cards in hand, at the end of a turn


def test_they_hoard_less_and_research_more_than_greedy() -> None:
    crowded = {JUDGING: 0, GREEDY: 0}
    researched = {JUDGING: 0, GREEDY: 0}

    def count(name: str, state: State, seat: int, action: int) -> None:
        assert isinstance(state, DuelState)
        crowded[name] += len(state.universes[seat].hand) >= CROWDED

    for names, state in matches(GAME, GAMES, count):
        assert isinstance(state, DuelState)
        for seat, name in enumerate(names):
            researched[name] += len(state.universes[seat].researched)
    assert crowded[JUDGING] < crowded[GREEDY], "as often with a full hand"
    assert researched[JUDGING] >= researched[GREEDY]
