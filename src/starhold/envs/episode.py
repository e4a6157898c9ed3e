"""One game after another, as environments see them: who is asked, what an illegal action is answered with, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from operator import index
from typing import Final, Literal

import starhold
from starhold.core.chance import Seeded
from starhold.core.encoding import Kind
from starhold.core.errors import BadOption
from starhold.core.game import Game, State
from starhold.core.ranking import winners
from starhold.core.rng import Rng
from starhold.envs.features import Features

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
        """The same of any position of this table.

        win: 1 for the winner, and what the others lose for it, so that it adds up to nothing; shared wins in parts.
        margin: from -1 to 1, how far one is ahead of the best of the others. Who plays alone gets the margin over a
        fair result in both.
        """
        if not state.over():
            return [0.0] * self.players
        if self.players == 1 or self.reward == "margin":
            return [self._margin(state, seat) for seat in range(self.players)]
        first = winners(state.scores())
        shares = [1.0 / len(first) if seat in first else 0.0 for seat in range(self.players)]
        return [(self.players * share - 1.0) / (self.players - 1.0) for share in shares]

    def _margin(self, state: State, seat: int) -> float:
        scores = state.scores()
        best = self.kind.par if self.kind is not None else 0.0
        if self.players > 1:
            best = float(max(score.total for score in scores if score.seat != seat))
        return 2.0 / (1.0 + exp(-(scores[seat].total - best) / self.features.encoding.scale)) - 1.0


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
