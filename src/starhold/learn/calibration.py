"""Whether a predicted chance of winning is what it says: predictions of held-out games, by tenths, beside what came."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import starhold
from starhold.bots.mind import Mind
from starhold.bots.net import softmax
from starhold.bots.valuing import outcome
from starhold.core.encoding import Encoding, Kind
from starhold.learn.samples import kept
from starhold.learn.self_play import Seat, play

TENTHS = 10


@dataclass
class Tenth:
    """Positions whose predicted chance lay in one tenth."""

    positions: int
    predicted: float  # mean
    won: float  # share

    @property
    def error(self) -> float:
        return abs(self.predicted - self.won)


def calibration(game_id: str, kind: Kind, mind: Mind, games: int, seed: str) -> list[Tenth | None]:
    """Games of the mind against itself that no training has seen; None for a tenth without a position."""
    game = starhold.game(game_id)
    encoding: Encoding = game.need("encoding")
    said: list[float] = []
    came: list[float] = []
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
            said += softmax(out[:, : kind.players])[:, 0].tolist()
            came += [outcome(played.state, seat, encoding.scale, kind.par)[0]] * len(lengths)
    predicted, won = np.asarray(said), np.asarray(came)
    places = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
    result: list[Tenth | None] = []
    for tenth in range(TENTHS):
        here = places == tenth
        size = int(here.sum())
        result.append(Tenth(size, float(predicted[here].mean()), float(won[here].mean())) if size else None)
    return result
