"""The tables that environments are tested at: every game with every number of players, made short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from starhold import Rng, Seeded, State, game
from starhold.core.registry import GAMES

# Options that end a game early; the two others are short of themselves.
SHORT: Final[dict[str, dict[str, Any]]] = {"race": {"max_rounds": 3}, "starfarers": {"turn_limit": 4}}

TABLES: Final = [(id, players) for id in GAMES for players in range(game(id).min_players, game(id).max_players + 1)]
every_table = pytest.mark.parametrize(("id", "players"), TABLES, ids=[f"{id}-{players}" for id, players in TABLES])
every_game = pytest.mark.parametrize("id", GAMES)


def short(id: str) -> dict[str, Any]:
    """The options of a short game."""
    return dict(SHORT.get(id, {}))


def usual(id: str) -> int:
    """How many play where nobody says how many."""
    return max(2, game(id).min_players)


def course(id: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """A random short game: every position in which somebody is asked."""
    state = game(id).new(players, seed, short(id) if options is None else options)
    chance, rng = Seeded(seed), Rng(f"course/{seed}")
    while not state.over():
        yield state
        for seat in state.waiting():
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))], chance)


def some_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row, drawn evenly; 0 where there is none."""
    drawn: NDArray[np.int64] = (rng.random(masks.shape) * masks).argmax(axis=-1)
    return drawn
