"""The games for Gymnasium: one seat, the others played by bots.

    import gymnasium
    import starhold.envs.gymnasium     # registers the games

    table = gymnasium.make("starhold/race-v0", players=2, opponents="greedy")
    many = gymnasium.make_vec("starhold/race-v0", num_envs=64, vectorization_mode="vector_entry_point")

`info["action_mask"]` says what is legal. An illegal action ends the game with -1, and `info["illegal"]` says why; what
is no whole number is an error, and changes nothing.
Where nothing else imports this, the name says where it is: `make("starhold.envs.gymnasium:starhold/race-v0")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np

from starhold.bots import Bot, answer, bot
from starhold.core.errors import BadOption
from starhold.core.registry import GAMES
from starhold.core.rng import Rng
from starhold.envs.episode import MOST_SEED, RENDER_MODES, Episode, Reward, checked_mode, whole
from starhold.envs.features import BOUND, Floats, Mask

VERSION: Final = "v0"


def register() -> None:
    """Make the games known by name."""
    for id in GAMES:
        name = f"starhold/{id}-{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="starhold.envs.gymnasium:StarholdEnv",
                vector_entry_point="starhold.envs.vector:StarholdVector",
                kwargs={"game": id},
            )


def opponents_of(names: str | Sequence[str], others: int) -> list[str]:
    """Who sits in the other seats: one name for all of them, or one for each."""
    if isinstance(names, str):
        found = [names] * others
    elif isinstance(names, Sequence):
        found = list(names)
    else:
        raise BadOption(f"opponents={names!r}: a name for all of them, or a list with one for each")
    if len(found) != others:
        raise BadOption(f"opponents: there are {others} other seats, and {len(found)} names")
    for name in found:
        bot(name)  # an unknown one is said to be that
    return found


def checked_seat(seat: int | None, players: int) -> int | None:
    """The seat that is played; one that is not there is refused."""
    if seat is not None and not 0 <= whole("seat", seat) < players:
        raise BadOption(f"seat={seat}: there are seats 0 to {players - 1}")
    return seat


class StarholdEnv(gymnasium.Env[Floats, int]):
    """One seat of a table."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as in the base)

    def __init__(
        self,
        game: str = "race",
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`seat`: always that one; without, another one in each game."""
        self.render_mode = checked_mode(render_mode)
        self.episode = Episode(game, players, options, reward)
        self.fixed = checked_seat(seat, self.episode.players)
        self.opponents = opponents_of(opponents, self.episode.players - 1)
        self.seat = seat or 0
        self.over = True
        self._bots: list[Bot | None] = []
        self._dealing = Rng("dealing")
        features = self.episode.features
        self.observation_space = gymnasium.spaces.Box(-BOUND, BOUND, (features.size,), np.float32)
        self.action_space: Any = gymnasium.spaces.Discrete(features.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """A new game, up to the first question of the seat. The same seed gives the same luck and opponents."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(MOST_SEED))
        self.episode.begin(number)
        self.seat = number % self.episode.players if self.fixed is None else self.fixed
        self._dealing = Rng(f"dealing/{number}")
        names = self.opponents[:]
        self._bots = [
            None if seat == self.seat else bot(names.pop(0), f"{number}/{seat}") for seat in range(self.episode.players)
        ]
        self.over = False
        self._others()
        self.over = self.episode.state.over()
        self._show()
        return self._seen()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """A choice of the seat, and all that the others do until it is asked again; the reward comes at the end."""
        if self.over:
            raise gymnasium.error.ResetNeeded("the game is over, or none was begun: call reset")
        action = index(action)
        why = self.episode.why_not(self.seat, action)
        if why:
            self.over = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": why}
        self.episode.state.apply(self.seat, action, self.episode.chance)
        self._others()
        self.over = self.episode.state.over()
        self._show()
        seen, info = self._seen()
        return seen, self.episode.rewards()[self.seat], self.over, False, info

    def _others(self) -> None:
        """Let the bots play until this seat is asked."""
        state = self.episode.state
        while not state.over() and self.seat not in state.waiting():
            for seat in state.waiting():
                self._answer(seat)
        # Those who choose at the same time have chosen in secret: what this seat does cannot depend on it.
        if not state.over():
            for seat in state.waiting():
                if seat != self.seat:
                    self._answer(seat)

    def _answer(self, seat: int) -> None:
        one = self._bots[seat]
        assert one is not None
        state = self.episode.state
        state.apply(seat, answer(state, seat, one, self._dealing), self.episode.chance)

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        features = self.episode.features
        mask: Mask = np.zeros(features.actions, np.int8) if self.over else features.mask(self.episode.state, self.seat)
        info = {"action_mask": mask, "seat": self.seat}
        return features.observe(self.episode.state, self.seat), info

    def render(self) -> Any:
        """The table in words, as this seat sees it; for people it is printed after every step anyway."""
        if self.render_mode is None:
            gymnasium.logger.warn('make the environment with render_mode="ansi" or "human" to see the table')
        return self.episode.told(self.seat) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.episode.told(self.seat))


register()
