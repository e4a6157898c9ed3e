"""Many games in which every seat is played from outside: compiled code goes from game to game.

`stepper.py` makes arrays of it. A game that is over is begun anew by the next step.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from starhold.core.chance import Chance, Seeded
from starhold.core.encoding import Encoding, Rows
from starhold.core.frames import Frame
from starhold.core.game import Game, State
from starhold.core.options import OptionValue
from starhold.core.rng import Rng
from starhold.envs.masks import NOTHING, Masks
from starhold.envs.payoff import Payoff


class Table:
    """One of the games. A list of positions would be slower: what is taken out of a list has its class looked up."""

    __slots__ = ("asked", "luck", "state")

    def __init__(self, state: State, luck: Chance) -> None:
        self.state = state
        self.luck = luck
        self.asked: Frame | None = None  # the question it waits for; none where it is over


class Hotseat:
    """All games. Numbers for new ones are handed in from outside, so that a seed gives the same games."""

    def __init__(self, game: Game, players: int, options: dict[str, object], count: int, payoff: Payoff) -> None:
        self.game = game
        self.players: i64 = players
        self.options: dict[str, OptionValue] = game.check_options(players, options)
        self.encoding: Encoding = game.need("encoding")
        self.payoff = payoff
        self.games: list[Table] = []  # none before the first reset
        self.actions = vec[i64]([0] * i64(count))  # what is chosen next
        self.seats = vec[i64]([0] * i64(count))  # who is asked; of a game that is over, who was asked last
        self.over = vec[u8]([u8(0)] * i64(count))
        self.ended: i64 = 0  # how many are over
        self.rewards = vec[float]([0.0] * i64(count * players))  # by game and seat
        self.masks = Masks(count, len(game.space))
        self.drawing = Rng("")  # for `draw`; another one is put there with every seed

    def states(self) -> list[State]:
        """The positions, by game."""
        return [one.state for one in self.games]

    def dealt(self, number: int) -> State:
        """The beginning of a game."""
        return self.game.start(self.players, self.options, Seeded(number, "set-up"), None)

    def reset(self, numbers: list[int]) -> None:
        """All games anew."""
        self.games = [Table(self.dealt(number), Seeded(number, "environment")) for number in numbers]
        self.ended = 0
        place: i64 = 0
        for one in self.games:
            self._reward(place, [0.0] * self.players)
            self._look(one, place)
            place += 1

    def refused(self) -> int:
        """The first game whose action is not legal, or -1; a game that is over takes anything."""
        place: i64 = 0
        while place < len(self.actions):
            if self.over[place] == u8(0) and not self.masks.legal(place, self.actions[place]):
                return place
            place += 1
        return -1

    def draw(self) -> None:
        """Choose for each game one of its legal actions, each as likely as any other; 0 where it is over."""
        place: i64 = 0
        for codes in self.masks.rows:
            self.actions[place] = codes[self.drawing.below(len(codes))] if codes else 0
            place += 1

    def step(self, numbers: list[int]) -> None:
        """The `actions`, all legal (`refused`). A game that was over is begun anew instead, by the next number."""
        fresh: i64 = 0
        place: i64 = 0
        self.ended = 0
        for one in self.games:
            frame = one.asked
            if frame is None:
                one.state = self.dealt(numbers[fresh])
                one.luck = Seeded(numbers[fresh], "environment")
                self._reward(place, [0.0] * self.players)
                fresh += 1
            else:
                one.state.take(frame, self.actions[place], one.luck)
            self._look(one, place)  # at once: what was just changed is still at hand in the processor
            place += 1

    def _look(self, one: Table, place: i64) -> None:
        """Who is asked in that game now, and what that seat may choose; or what it was worth."""
        state = one.state
        frame = state.frames.first()
        one.asked = frame
        if frame is None:
            self.over[place] = u8(1)
            self.ended += 1
            self.masks.set(place, NOTHING)
            self._reward(place, self.payoff.of(state))
        else:
            self.over[place] = u8(0)
            self.seats[place] = frame.seat
            self.masks.set(place, state.choices(frame))

    def _reward(self, place: i64, amounts: list[float]) -> None:
        at: i64 = place * self.players
        for amount in amounts:
            self.rewards[at] = amount
            at += 1

    def write(self, rows: Rows) -> None:
        """What the seats that are asked know: a row each."""
        place: i64 = 0
        for one in self.games:
            self.encoding.write(one.state, self.seats[place], False, rows)
            place += 1
