"""Many games at once, every seat of them played from outside: for self-play.

    stepper = Stepper("race", 256, players=2)
    stepper.reset(seed=1)
    while True:
        stepper.step(choose(stepper.observations(), stepper.masks, stepper.seats))

Random play is `stepper.step(stepper.draw())`. Compiled code goes from game to game (`hotseat.py`). The arrays are the
same in every step, written anew, `masks` when it is asked for: ask for it in every step, and copy what is to be kept.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from starhold.core.encoding import Rows
from starhold.core.errors import BadOption
from starhold.core.rng import Rng
from starhold.envs.episode import MOST_SEED, Episode, Reward
from starhold.envs.features import Floats, Mask
from starhold.envs.hotseat import Hotseat

NOT_BEGUN: Final = "no game was begun: call reset"
AHEAD: Final = 256  # numbers for new games that are asked for at once


class Stepper:
    """As many games as `count`, each with one question open: `seats` says whose.

    Where several seats choose at the same time they are asked one after another, and none sees what the others chose.
    A game that is `over` deals anew in the next step, whatever action it is given then.
    """

    def __init__(
        self, game: str, count: int, players: int | None = None, *, reward: Reward = "win", **options: object
    ) -> None:
        if count < 1:
            raise BadOption(f"count={count}: there must be one at least")
        self.judge = Episode(game, players, options, reward)  # tells rewards
        self.features = self.judge.features
        self.players = self.judge.players
        self.count = count
        tables = self.tables = Hotseat(self.judge.game, self.players, dict(options), count, self.judge.payoff)
        marks = np.frombuffer(memoryview(tables.masks.marks), np.int8)
        self._masks: Mask = marks.reshape(count, self.features.actions)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(tables.seats), np.int64)
        self.over: NDArray[np.bool_] = np.frombuffer(memoryview(tables.over), np.bool_)
        # By game and seat; other than 0 in the step that ends a game.
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(tables.rewards)).reshape(count, self.players)
        self._drawn: NDArray[np.int64] | None = None  # the actions of the tables as an array, while `draw` writes them
        self._legal = False  # whether these were drawn for the questions that are open now
        self._seen: Floats = np.zeros((count, self.features.size), np.float32)
        self._luck = np.random.default_rng()
        self._numbers: list[int] = []  # for the next games: numpy is slow to give a few at a time
        tables.drawing = Rng(f"draw/{self._luck.integers(MOST_SEED)}")

    def reset(self, seed: int | None = None) -> None:
        """All games anew; without a seed they go on with the luck there is."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
            self._numbers = []
            self.tables.drawing = Rng(f"draw/{seed}")
        self._legal = False
        self.tables.reset(self._fresh(self.count))

    def _fresh(self, count: int) -> list[int]:
        """What the next games are dealt by: the same numbers however many are taken at a time."""
        if len(self._numbers) < count:
            self._numbers += self._luck.integers(MOST_SEED, size=count + AHEAD).tolist()
        taken, self._numbers = self._numbers[:count], self._numbers[count:]
        return taken

    def step(self, actions: NDArray[np.int64]) -> None:
        """A choice in each game, for the seat that is asked. If one of them is not legal, none is made."""
        tables = self.tables
        if not tables.games:
            raise BadOption(NOT_BEGUN)
        if actions is not self._drawn:  # those are in place
            chosen = np.asarray(actions)
            if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
                wrong = f"{chosen.dtype} in the shape {chosen.shape}"
                raise BadOption(f"actions: a whole number for each of {self.count} games, not {wrong}")
            tables.actions, self._drawn = vec[i64](chosen.astype(np.int64).tolist()), None
        elif self._legal:
            self._go_on()
            return
        place = tables.refused()
        if place >= 0:
            why = self.judge.why_not_in(tables.games[place].state, int(self.seats[place]), int(actions[place]))
            raise BadOption(f"actions: game {place}: {why}")
        self._go_on()

    def _go_on(self) -> None:
        tables = self.tables
        self._legal = False
        tables.step(self._fresh(tables.ended) if tables.ended else [])

    def draw(self) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as any other, by the seed of `reset`; 0 where a game is over.

        Compiled code draws them: for random play. The array is read-only; a copy can be changed and be stepped by.
        """
        if not self.tables.games:
            raise BadOption(NOT_BEGUN)
        self.tables.draw()
        self._legal = True
        if self._drawn is None:
            self._drawn = np.frombuffer(memoryview(self.tables.actions), np.int64)
        return self._drawn

    @property
    def masks(self) -> Mask:
        """By game and action: 1 where an action is legal. Written when it is asked for, into the same array."""
        self.tables.masks.fill()
        return self._masks

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The masks as a list, which is shorter: the codes of all games, and where those of each one end."""
        masks = self.tables.masks
        masks.gather()
        return np.frombuffer(memoryview(masks.codes), np.int64), np.frombuffer(memoryview(masks.ends), np.int64)

    def observations(self) -> Floats:
        """What the seats that are asked know, a row each (`features`). Worked out only if it is asked for."""
        rows = Rows()
        self.tables.write(rows)
        return self.features.dense(rows, self._seen)


def some_legal(stepper: Stepper, luck: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each game, by chance; a game that is over takes anything."""
    codes, ends = stepper.legal()
    starts = np.concatenate((np.zeros(1, np.int64), ends[:-1]))
    places = starts + (luck.random(stepper.count) * (ends - starts)).astype(np.int64)
    return codes.take(places, mode="clip") if len(codes) else np.zeros(stepper.count, np.int64)
