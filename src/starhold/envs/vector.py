"""Many tables at once for Gymnasium, stepped by compiled code (`batch.py`) into one array for all of them.

The tables are those of `make_vec(…, vectorization_mode="sync")`: the same seeds give the same games, only faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starhold.core.encoding import Rows
from starhold.core.errors import BadOption
from starhold.envs.batch import Batch
from starhold.envs.episode import MOST_SEED, Episode, Reward
from starhold.envs.features import BOUND, Floats, Mask
from starhold.envs.gymnasium import checked_seat, opponents_of
from starhold.envs.masks import Masks


class StarholdVector(gymnasium.vector.VectorEnv[Floats, NDArray[np.int64], Any]):
    """As many tables as `num_envs`, each with one seat that is played from outside.

    A table whose game is over deals anew in the next step, whatever action it is given then (`NEXT_STEP`).
    `info` has `action_mask` and `seat`, and after a step `illegal`: the tables whose game an illegal action has ended.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "race",
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win",
        copy: bool = True,
        **options: object,
    ) -> None:
        """`copy=False`: observations and masks are the same arrays in every step, written anew."""
        if num_envs < 1:
            raise BadOption(f"num_envs={num_envs}: there must be one at least")
        self.judge = Episode(game, players, options, reward)  # tells rewards
        self.features = self.judge.features
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.copy = copy
        players = self.judge.players
        fixed = checked_seat(seat, players)
        names = opponents_of(opponents, players - 1)
        self.batch = Batch(self.judge.game, players, dict(options), names, -1 if fixed is None else fixed)
        self.single_observation_space = gymnasium.spaces.Box(-BOUND, BOUND, (self.features.size,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(self.features.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._luck: list[np.random.Generator] = []  # of each table: the numbers of its games
        self._seen: Floats = np.zeros((num_envs, self.features.size), np.float32)
        self._marks = Masks(num_envs, self.features.actions)
        marks = np.frombuffer(memoryview(self._marks.marks), np.int8)
        self._masks: Mask = marks.reshape(num_envs, self.features.actions)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """All tables anew. A list has a seed for each; one number is the first table's, one more the next one's."""
        seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise BadOption(f"seed: there are {self.num_envs} tables, and {len(seeds)} seeds")
        each: list[int | None] = [None] * self.num_envs if seeds is None else [*seeds]
        old: list[np.random.Generator | None] = [*self._luck] or [None] * self.num_envs
        # Without a seed a table goes on with the luck it has.
        self._luck = [
            luck if luck is not None and own is None else np_random(own)[0] for luck, own in zip(old, each, strict=True)
        ]
        self.batch.reset([_number(luck) for luck in self._luck])
        return self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A choice at each table; one whose game was over deals anew instead."""
        batch = self.batch
        if not batch.games:
            raise gymnasium.error.ResetNeeded("no game was begun: call reset")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            wrong = f"{chosen.dtype} in the shape {chosen.shape}"
            raise BadOption(f"actions: a whole number for each of {self.num_envs} tables, not {wrong}")
        ended = np.flatnonzero(np.asarray(batch.over)).tolist()
        batch.step(chosen.tolist(), [_number(self._luck[place]) for place in ended])
        over = np.asarray(batch.over, np.bool_)
        rewards = np.zeros(self.num_envs)
        for place in np.flatnonzero(over).tolist():
            one = batch.games[place]
            rewards[place] = -1.0 if batch.illegal[place] else self.judge.rewards_of(one.state)[one.seat]
        seen, info = self._told()
        info["illegal"] = np.asarray(batch.illegal, np.bool_)
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _told(self) -> tuple[Floats, dict[str, Any]]:
        rows = Rows()
        self.batch.write(rows, self._marks)
        self.features.dense(rows, self._seen)
        info = {
            "action_mask": self._masks.copy() if self.copy else self._masks,
            "seat": np.asarray(self.batch.seats, np.int64),
        }
        return (self._seen.copy() if self.copy else self._seen), info


def _number(luck: np.random.Generator) -> int:
    """What a game is dealt by."""
    return int(luck.integers(MOST_SEED))
