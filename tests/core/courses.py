"""Whole games of every kind of table that is learnt, position by position: what encodings and bots are tried on."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

import starhold
from starhold import Rng, Seeded, State, all_games
from starhold.bots import answer, bot
from starhold.core.encoding import Encoding, Kind

# Random play wanders about in Starfarers for thousands of decisions.
SHORTER: dict[str, dict[str, object]] = {"starfarers": {"turn_limit": 12}}


class Learnt(NamedTuple):
    """One kind of table of one game."""

    game: str
    kind: Kind

    @property
    def encoding(self) -> Encoding:
        return encoding_of(self.game)


def encoding_of(game_id: str) -> Encoding:
    found: Encoding = starhold.game(game_id).need("encoding")
    return found


KINDS = [Learnt(game.id, kind) for game in all_games() for kind in encoding_of(game.id).kinds]
every_kind = pytest.mark.parametrize("learnt", KINDS, ids=lambda learnt: f"{learnt.game}-{learnt.kind.name}")
every_game = pytest.mark.parametrize("game_id", [game.id for game in all_games()])


@cache
def course(game_id: str, kind: str, play: str) -> tuple[State, ...]:
    """The positions of one game before each decision: `greedy` ones at a plain table, with one seat of chance among
    several, or `random` ones at a table with the last variant."""
    game = starhold.game(game_id)
    table = next(one for one in encoding_of(game_id).kinds if one.name == kind)
    options = dict(table.needs)
    if play == "random":
        options |= (*table.variants, {})[-1 - (len(table.variants) > 0)] | SHORTER.get(game_id, {})
    names = [play] * table.players
    if table.players > 2:
        names[1] = "random"
    bots = [bot(name, seat) for seat, name in enumerate(names)]
    state, chance, rng = game.new(table.players, seed=play, options=options), Seeded(play), Rng(play)
    passed: list[State] = []
    while not state.over():
        for seat in state.waiting():
            passed.append(state.clone())
            assert len(passed) < 5000
            state.apply(seat, answer(state, seat, bots[seat], rng), chance)
    return tuple(passed)


def courses(learnt: Learnt, about: int) -> list[State]:
    """About so many positions of each course of a kind, from its beginning to its end."""
    found: list[State] = []
    for play in ("random", "greedy"):
        passed = course(learnt.game, learnt.kind.name, play)
        found += passed[:: max(1, len(passed) // about)]
    return found
