"""One game after another, as environments see them: who is asked, what an illegal action is answered with, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, Literal

import starhold
from starhold.core.chance import Seeded
from starhold.core.encoding import Kind
from starhold.core.errors import BadOption
from starhold.core.game import Game, State
from starhold.core.rng import Rng
from starhold.envs.features import Features
from starhold.envs.payoff import Payoff

Reward = Literal["win", "margin"]
REWARDS: Final = ("win", "margin")
MOST_SEED: Final = 1 << 31
RENDER_MODES: Final = ("human", "ansi")


class Episode:
    """The present game at one table, and how it is begun anew."""

    def __init__(
        self, game: str | Game, players: int | None, options: Mapping[str, object], reward: str = "win"
    ) -> None:
        """`players=None`: two, or as many as the game needs."""
        self.game = starhold.game(game) if isinstance(game, str) else game
        players = max(2, self.game.min_players) if players is None else whole("players", players)
        if reward not in REWARDS:
            raise BadOption(f"reward={reward}: it is one of {', '.join(REWARDS)}")
        self.players = players
        self.options = dict(options)
        self.reward = reward
        self.features = Features(self.game)
        self.state: State = self.game.new(players, 0, self.options)  # what cannot be played is refused at once
        self.kind: Kind | None = self.features.encoding.kind(players, self.state.options())
        par = self.kind.par if self.kind is not None else 0.0
        self.payoff = Payoff(players, reward == "margin", par, self.features.encoding.scale)
        self.chance = Seeded(0)

    def begin(self, seed: int) -> None:
        """A new game; the same seed gives the same luck."""
        self.state = self.game.new(self.players, seed, self.options)
        self.chance = Seeded(seed, "environment")

    def why_not(self, seat: int, action: int) -> str:
        """In one line why an action cannot be chosen; empty if it can."""
        return self.why_not_in(self.state, seat, action)

    def why_not_in(self, state: State, seat: int, action: int) -> str:
        """The same in any position of this table."""
        if state.over():
            return "the game is over"
        if not 0 <= action < len(self.game.space):
            return f"there is no action {action}; they run from 0 to {len(self.game.space) - 1}"
        refusal = state.why_not(seat, action)
        if refusal is None:
            return ""
        return f"{self.game.space.notation(action)}: {self.game.text('en').refusal(refusal)}"

    def told(self, seat: int | None = None) -> str:
        """The table in words, as a seat sees it, or as somebody who looks on."""
        text = self.game.text("en")
        return "\n".join(text.position(self.state.view(seat), [f"Seat {one + 1}" for one in range(self.players)]))

    def rewards(self) -> list[float]:
        """What each seat has got in the present game: nothing while it goes on."""
        return self.rewards_of(self.state)

    def rewards_of(self, state: State) -> list[float]:
        """The same of any position of this table (`payoff.py`)."""
        return self.payoff.of(state)


def whole(name: str, value: object) -> int:
    """A setting that is a whole number; anything else is refused."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"{name}={value!r}: it is a whole number") from None


def checked_mode(render_mode: str | None) -> str | None:
    """How the table is shown; an unknown way is refused."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption(f"render_mode={render_mode}: it is one of {', '.join(RENDER_MODES)}")
    return render_mode


def legal_instead(state: State, seat: int, rng: Rng) -> int:
    """Some legal action, where an illegal one is replaced."""
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
