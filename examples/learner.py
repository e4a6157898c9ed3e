"""A small policy that learns by its own games: one hidden layer in numpy, policy gradient, the value as baseline.

The three `learn_*.py` share it; what differs between them is how they talk to the games. Each decision is noted under
a name of its table and seat; when that game is over, `ended` says how it went, and all decisions of it wait for the
next step of learning.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Decision = tuple[Array, Array, int]  # what was seen, what was legal, what was chosen

STEP: Final = 1e-3  # how far one step of learning goes
CURIOSITY: Final = 0.01  # how much it is worth not to be sure too soon


class Learner:
    """Chances of all actions, and a guess how the game will end, from the numbers of a position."""

    def __init__(self, inputs: int, actions: int, seed: int = 0, batch: int = 4096, step: int = 512) -> None:
        hidden = 64
        self.rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": self.rng.normal(0.0, 1.0 / 12.0, (inputs, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, actions), np.float32),  # all that is legal is equally likely at first
            "value": np.zeros(hidden, np.float32),
        }
        self.moments = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in self.weights.items()}
        self.steps = 0
        self.batch = batch  # decisions before it learns …
        self.step = step  # … by so many at a time
        self.playing: dict[Hashable, list[Decision]] = {}
        self.finished: list[tuple[Decision, float]] = []

    # -- playing

    def choose(self, seen: Array, masks: Array) -> NDArray[np.int64]:
        """A legal action for each row, drawn by its chance; 0 where none is legal."""
        chances, _, _ = self._look(np.asarray(seen, np.float32), np.asarray(masks, bool))
        drawn: NDArray[np.int64] = (chances.cumsum(axis=1) > self.rng.random((len(chances), 1))).argmax(axis=1)
        # Rounding may leave the last bit of chance to nobody.
        return np.where(np.take_along_axis(masks, drawn[:, None], 1)[:, 0] > 0, drawn, chances.argmax(axis=1))

    def noted(self, who: Hashable, seen: Array, mask: Array, action: int) -> None:
        """A decision in a game that goes on."""
        self.playing.setdefault(who, []).append((np.array(seen, np.float32), np.array(mask, bool), int(action)))

    def ended(self, who: Hashable, reward: float) -> None:
        """How that game went. It learns when enough decisions have come together."""
        self.finished += [(decision, reward) for decision in self.playing.pop(who, [])]
        if len(self.finished) >= self.batch:
            self.learn()

    # -- learning

    def learn(self) -> None:
        """Once through all finished games: what went better than expected becomes likelier."""
        order = self.rng.permutation(len(self.finished))
        for start in range(0, len(order), self.step):
            some = [self.finished[place] for place in order[start : start + self.step]]
            seen = np.stack([decision[0] for decision, _ in some])
            masks = np.stack([decision[1] for decision, _ in some])
            chosen = np.array([decision[2] for decision, _ in some])
            self._step(seen, masks, chosen, np.array([reward for _, reward in some], np.float32))
        self.finished = []

    def _look(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["bias"])
        scores = np.where(masks, hidden @ self.weights["out"], -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True)) * masks
        chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1e-9)
        return chances, hidden @ self.weights["value"], hidden

    def _step(self, seen: Array, masks: Array, chosen: Array, rewards: Array) -> None:
        chances, values, hidden = self._look(seen, masks)
        rows = np.arange(len(chosen))
        better = rewards - values
        spread = (better - better.mean()) / (better.std() + 1e-6)
        # Towards what was chosen as far as it was better than expected, and a little towards being unsure.
        logs = np.log(np.maximum(chances, 1e-9))
        unsure = -(chances * logs).sum(axis=1, keepdims=True)
        slope = -chances * spread[:, None]
        slope[rows, chosen] += spread
        slope -= CURIOSITY * chances * (logs + unsure)
        slope /= len(rows)
        towards = better / len(rows)
        back = (slope @ self.weights["out"].T + np.outer(towards, self.weights["value"])) * (1.0 - hidden**2)
        self._climb(
            {
                "in": seen.T @ back,
                "bias": back.sum(axis=0),
                "out": hidden.T @ slope,
                "value": hidden.T @ towards,
            }
        )

    def _climb(self, slopes: dict[str, Array]) -> None:
        """Adam, upwards."""
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            even = np.sqrt(1.0 - 0.999**self.steps) / (1.0 - 0.9**self.steps)
            self.weights[name] += (STEP * even * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
