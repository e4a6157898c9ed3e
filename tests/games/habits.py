"""Matches of an opponent that goes by a game's judge against `greedy`: what each of them does, choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starhold import Rng, Seeded, State
from starhold.bots import Bot, answer, bot
from starhold.bots.misjudging import Misjudging
from starhold.core.game import Game

JUDGING, GREEDY = "judging", "greedy"


def matches(game: Game, games: int, seen: Callable[[str, State, int, int], None]) -> Iterator[tuple[list[str], State]]:
    """So many games, each deal from both seats: who sat where, and the table at the end. `seen` is told of every choice
    after it was made: whose it was, the table, the seat and the action."""
    for number in range(games):
        seed = f"habits/{number // 2}"
        names = [JUDGING, GREEDY] if number % 2 else [GREEDY, JUDGING]
        bots: list[Bot] = [
            Misjudging(JUDGING, game, None, 0.0, seed) if name == JUDGING else bot(name, seed) for name in names
        ]
        state = game.new(2, seed)
        chance, rng = Seeded(seed), Rng(seed)
        while not state.over():
            for seat in state.waiting():
                action = answer(state, seat, bots[seat], rng)
                state.apply(seat, action, chance)
                seen(names[seat], state, seat, action)
        yield names, state
