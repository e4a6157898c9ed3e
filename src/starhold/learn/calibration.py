"""Whether a predicted chance of winning is what it says: predictions of held-out games, by tenths, beside what came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

import starhold
from starhold.bots.mind import Mind
from starhold.bots.net import Floats, softmax
from starhold.bots.valuing import outcome
from starhold.core.encoding import Encoding, Kind
from starhold.learn.samples import kept
from starhold.learn.self_play import Seat, play

TENTHS: Final = 10
LEAST_SURE, MOST_SURE, STEPS = 0.1, 3.0, 24


@dataclass
class Tenth:
    """Positions whose predicted chance lay in one tenth."""

    positions: int
    predicted: float  # mean
    won: float  # share

    @property
    def error(self) -> float:
        return abs(self.predicted - self.won)


@dataclass
class Held:
    """What was said of every position of games that no training has seen, and what came."""

    logits: Floats  # of winning, by seat from one's own on
    shares: Floats  # of the win, the same way

    def tenths(self, sure: float = 1.0) -> list[Tenth | None]:
        """By the predicted chance of one's own win; None for a tenth without a position."""
        predicted = softmax(self.logits * np.float32(sure))[:, 0]
        won = self.shares[:, 0]
        places = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
        result: list[Tenth | None] = []
        for tenth in range(TENTHS):
            here = places == tenth
            size = int(here.sum())
            result.append(Tenth(size, float(predicted[here].mean()), float(won[here].mean())) if size else None)
        return result

    def sure(self) -> float:
        """How far the logits are to be believed: the factor by which what came is the least surprising."""
        low, high = LEAST_SURE, MOST_SURE
        for _ in range(STEPS):  # the surprise has one lowest point: a third of what is left goes each time
            lower, upper = low + (high - low) / 3, high - (high - low) / 3
            if self._surprise(lower) < self._surprise(upper):
                high = upper
            else:
                low = lower
        return round((low + high) / 2, 3)

    def _surprise(self, sure: float) -> float:
        chances = np.clip(softmax(self.logits * np.float32(sure)), 1e-6, 1.0)
        return float(-(self.shares * np.log(chances)).sum(axis=1).mean())


def hold(game_id: str, kind: Kind, mind: Mind, games: int, seed: str) -> Held:
    """Games of the mind against itself."""
    game = starhold.game(game_id)
    encoding: Encoding = game.need("encoding")
    said: list[Floats] = [np.zeros((0, kind.players), np.float32)]
    came: list[Floats] = [np.zeros((0, kind.players), np.float32)]
    for number in range(games):
        name = f"held out/{seed}/{kind.name}/{number}"
        seats = [Seat(game, mind, 0.0, 0.0, f"{name}/{seat}") for seat in range(kind.players)]
        played = play(game.new(kind.players, name, kind.needs), seats, name, {})
        if not played.state.over():
            continue
        for seat, chain in enumerate(played.chains):
            if not chain.cuts:
                continue
            inputs, values, lengths = kept(chain.rows)
            out = mind.value.outputs(inputs, values, np.cumsum(lengths, dtype=np.int32))
            said.append(out[:, : kind.players])
            shares = np.asarray(outcome(played.state, seat, encoding.scale, kind.par)[: kind.players], np.float32)
            came.append(np.tile(shares, (len(lengths), 1)))
    return Held(np.concatenate(said), np.concatenate(came))
