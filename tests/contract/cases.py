"""The tables every contract test is held at: each game, each player count, each option at work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from starhold import Rng, Seeded, State, all_games, game
from starhold.arena.tables import every_table
from starhold.core.game import Game
from starhold.core.journal import Journal
from starhold.core.registry import EXTRA

Case = tuple[str, int, dict[str, Any]]

# Those that are offered, and the one that new games are copied from.
GAMES: list[Game] = [*all_games(), *(game(id) for id in EXTRA)]
every_game = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)


# A game of many turns is played out at plain tables; where an option is tried, its own limit ends it early.
SHORTER: dict[str, tuple[str, int]] = {"starfarers": ("turn_limit", 16)}


def _cases() -> Iterator[Case]:
    """Every number of players, and every option at every value for one number of them."""
    for one in GAMES:
        seen: set[tuple[str, object]] = set()
        for players, options in every_table(one):
            name, value = next(iter(options.items()), ("", players))
            if options and (players < 2 or (name, value) in seen):
                continue
            seen.add((name, value))
            limit, turns = SHORTER.get(one.id, ("", 0))
            shorter = {limit: turns} if limit and options and name != limit else {}
            yield one.id, players, {**options, **shorter}


def _name(case: Case) -> str:
    id, players, options = case
    return "-".join([id, str(players), *(f"{name}={value}" for name, value in options.items())])


CASES = list(_cases())
every_case = pytest.mark.parametrize("case", CASES, ids=[_name(case) for case in CASES])


def seldom(case: Case, stride: int) -> int:
    """How often a costly check is made: in games of thousands of actions, whose courses are long, less often."""
    return stride * (1 + len(game(case[0]).space) // 1000)


def start(case: Case, seed: int) -> tuple[Game, State]:
    id, players, options = case
    one = game(id)
    return one, one.new(players=players, seed=seed, options=options, journal=Journal())


class Course:
    """A random game, step by step: `for state in Course(case, seed)` gives the position before each decision."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game, self.state = start(case, seed)
        self.chance = Seeded(seed)
        self.rng = Rng(f"course {seed}")
        self.steps = 0
        self.seat = -1

    def __iter__(self) -> Iterator[State]:
        while not self.state.over():
            assert self.steps < BOUND, "the game does not end"
            yield self.state
            waiting = self.state.waiting()
            self.seat = waiting[self.rng.below(len(waiting))]
            options = self.state.legal(self.seat)
            self.state.apply(self.seat, options[self.rng.below(len(options))], self.chance)
            self.steps += 1


BOUND = 20_000  # far above the longest random game
