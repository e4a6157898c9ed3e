"""Whether a predicted chance of winning is what it says: predictions of held-out games, by tenths, beside what came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

import starhold
from starhold.bots.mind import Mind
from starhold.bots.net import Floats, softmax
from starhold.bots.trust import NUMBERS, PLAIN, Trust, chances_of, ways_of
from starhold.bots.valuing import outcome
from starhold.core.encoding import Encoding, Kind
from starhold.learn.samples import kept
from starhold.learn.self_play import Seat, play

TENTHS: Final = 10
STEPS: Final = 20  # of Newton's method at most; it stands still after some six …
ENOUGH: Final = 1e-5  # … when it goes no further than this
DOUBT: Final = 2e-4  # of all positions, that say at each tenth that a chance is what it is said to be
LEAST, MOST = (0.1, -2.0, -0.5), (3.0, 2.0, 0.5)  # of a `Trust`: a few games alone could be explained by certainty

Numbers = NDArray[np.float64]


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

    def tenths(self, trust: Trust = PLAIN) -> list[Tenth | None]:
        """By the predicted chance of one's own win; None for a tenth without a position."""
        predicted = chances_of(self.logits, trust)[:, 0]
        won = self.shares[:, 0]
        places = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
        result: list[Tenth | None] = []
        for tenth in range(TENTHS):
            here = places == tenth
            size = int(here.sum())
            result.append(Tenth(size, float(predicted[here].mean()), float(won[here].mean())) if size else None)
        return result

    def fit(self) -> Trust:
        """How far the logits are to be believed: so that what came is the least surprising."""
        ways = [way.astype(np.float64) for way in ways_of(self.logits)]
        shares = self.shares.astype(np.float64)

        def told(trust: Numbers) -> Numbers:
            result: Numbers = softmax(sum(much * way for much, way in zip(trust, ways, strict=True))).astype(np.float64)
            return result

        def surprise(trust: Numbers) -> float:
            return float(-(shares * np.log(np.clip(told(trust), 1e-9, 1.0))).sum(axis=1).mean())

        found = np.array(PLAIN[: len(NUMBERS)], dtype=np.float64)
        for _ in range(STEPS):  # the surprise has one lowest point
            chances = told(found)
            apart = [way - (chances * way).sum(axis=1, keepdims=True) for way in ways]
            slopes = np.array([((chances - shares) * way).sum(axis=1).mean() for way in ways])
            bends = np.array([[(chances * one * two).sum(axis=1).mean() for two in apart] for one in apart])
            step = np.linalg.solve(bends + 1e-9 * np.eye(len(ways)), slopes)
            while np.abs(step).max() > ENOUGH:  # a step too far is halved
                further = np.clip(found - step, LEAST, MOST)
                if surprise(further) < surprise(found):
                    found = further
                    break
                step = step / 2
            else:
                break
        sure, hope, bend = (round(float(one), 3) for one in found)
        trust = Trust(sure, hope, bend)
        return trust._replace(curve=self.curve(trust))

    def curve(self, trust: Trust) -> tuple[float, ...]:
        """What chances of one's own come to, where the three numbers leave something over: a line through tenths that
        never falls, and that is drawn to "as it is" where few positions say otherwise."""
        said = chances_of(self.logits, trust)[:, 0].astype(np.float64)
        won = self.shares[:, 0].astype(np.float64)
        places = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
        above = said * TENTHS - places
        products = DOUBT * len(said) * np.eye(TENTHS + 1)
        sums = DOUBT * len(said) * np.linspace(0.0, 1.0, TENTHS + 1)
        for first, weight in ((places, 1.0 - above), (places + 1, above)):
            np.add.at(sums, first, weight * won)
            np.add.at(products, (first, first), weight * weight)
        between = (1.0 - above) * above
        np.add.at(products, (places, places + 1), between)
        np.add.at(products, (places + 1, places), between)
        found = np.maximum.accumulate(np.clip(np.linalg.solve(products, sums), 0.0, 1.0))
        return tuple(round(float(one), 3) for one in found)


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
