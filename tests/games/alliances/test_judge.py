"""Habits of the opponents that people play with: nothing is given away for next to nothing."""

from __future__ import annotations

from starhold import Rng, Seeded
from starhold.bots import Bot, answer, bot
from starhold.bots.misjudging import Misjudging
from starhold.games.alliances.game import GAME
from starhold.games.alliances.judge import is_exchange

GAMES = 10


def test_they_exchange_less_than_greedy_and_lose_nothing_by_it() -> None:
    exchanges = {"judging": 0, "greedy": 0}
    points = {"judging": 0, "greedy": 0}
    for number in range(GAMES):
        seed = f"habits/{number // 2}"
        names = ["judging", "greedy"] if number % 2 else ["greedy", "judging"]
        bots: list[Bot] = [
            Misjudging("judging", GAME, None, 0.0, seed) if name == "judging" else bot(name, seed) for name in names
        ]
        state = GAME.new(2, seed)
        chance, rng = Seeded(seed), Rng(seed)
        while not state.over():
            for seat in state.waiting():
                action = answer(state, seat, bots[seat], rng)
                exchanges[names[seat]] += is_exchange(action)
                state.apply(seat, action, chance)
        for score in state.scores():
            points[names[score.seat]] += score.total
    assert exchanges["judging"] < exchanges["greedy"]
    assert points["judging"] >= 0.9 * points["greedy"]
