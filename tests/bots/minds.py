"""Minds that have learnt nothing but have opinions: small and quick, for tests of those who think with them."""

from __future__ import annotations

from functools import cache

import numpy as np

import starhold
from starhold.bots.levels import LEVELS
from starhold.bots.mind import Mind
from starhold.bots.net import Net
from starhold.bots.weights import Weights
from starhold.core.encoding import Kind
from tests.core.courses import course, encoding_of

HIDDEN, SECOND, GUESS_HIDDEN, GUESS_SECOND = 6, 5, 4, 3


def opinionated(inputs: int, hidden: int, second: int, outputs: int, seed: int) -> Net:
    """A fresh net says next to nothing; this one speaks up."""
    net = Net.fresh(inputs, hidden, second, outputs, seed)
    return Net([*net.parts[:4], net.w3 * np.float32(100.0), net.b3])


def mind_of(game_id: str, kind: Kind, seed: int = 1, beta: float = 0.02) -> Mind:
    """What such a one thinks of a kind of table; those of one game and seed have a first layer in common."""
    inputs, players = encoding_of(game_id).layout.size, kind.players
    value = opinionated(inputs, HIDDEN, SECOND, players + 1, seed)
    codes = secret_codes(game_id)
    guess = opinionated(inputs, GUESS_HIDDEN, GUESS_SECOND, len(codes), seed + 1) if codes and players > 1 else None
    return Mind(value, guess, codes, beta, most=3, par=kind.par)


@cache
def secret_codes(game_id: str) -> tuple[int, ...]:
    """What is chosen in secret in some games of it."""
    game, encoding = starhold.game(game_id), encoding_of(game_id)
    secret = {number for number, one in enumerate(game.decisions) if one.name in encoding.secret}
    found: set[int] = set()
    for kind in encoding.kinds if secret else ():
        for state in course(game_id, kind.name, "greedy"):
            for seat in state.waiting():
                frame = state.frames.of(seat)
                if frame is not None and frame.kind in secret:
                    found.update(state.legal(seat))
    return tuple(sorted(found))


def weights_of(game_id: str, looks: int = 3) -> Weights:
    """A mind for every kind of table, and a card by which nobody looks far ahead."""
    kinds = encoding_of(game_id).kinds
    near = {level.name: {"looks": looks} for level in LEVELS if level.looks}
    minds = {kind.name: mind_of(game_id, kind) for kind in kinds}
    return Weights(minds, {"levels": {kind.name: near for kind in kinds}})
