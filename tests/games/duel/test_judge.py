"""Habits of the opponents that people play with: they hoard fewer cards than `greedy`, and research no less."""

from __future__ import annotations

from starhold import Rng, Seeded
from starhold.bots import Bot, answer, bot
from starhold.bots.misjudging import Misjudging
from starhold.games.duel.game import GAME
from starhold.games.duel.state import DuelState

GAMES = 12
CROWDED = 6  # cards in hand, at the end of a turn


def test_they_hoard_less_and_research_more_than_greedy() -> None:
    crowded = {"judging": 0, "greedy": 0}
    researched = {"judging": 0, "greedy": 0}
    for number in range(GAMES):
        seed = f"habits/{number // 2}"
        names = ["judging", "greedy"] if number % 2 else ["greedy", "judging"]
        bots: list[Bot] = [
            Misjudging("judging", GAME, None, 0.0, seed) if name == "judging" else bot(name, seed) for name in names
        ]
        state = GAME.new(2, seed)
        assert isinstance(state, DuelState)
        chance, rng = Seeded(seed), Rng(seed)
        while not state.over():
            for seat in state.waiting():
                state.apply(seat, answer(state, seat, bots[seat], rng), chance)
                crowded[names[seat]] += len(state.universes[seat].hand) >= CROWDED
        for seat, name in enumerate(names):
            researched[name] += len(state.universes[seat].researched)
    assert crowded["judging"] < crowded["greedy"], "as often with a full hand"
    assert researched["judging"] >= researched["greedy"]
