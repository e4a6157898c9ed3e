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
from starhold.envs.masks import Masks


class Hotseat:
    """All games. Numbers for new ones are handed in from outside, so that a seed gives the same games."""

    def __init__(self, game: Game, players: int, options: dict[str, object], count: int) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = game.check_options(players, options)
        self.encoding: Encoding = game.need("encoding")
        self.states: list[State] = []  # none before the first reset
        self.luck: list[Chance] = []
        self.asked: list[Frame | None] = []  # the question each game waits for; none where it is over
        self.seats = vec[i64]([0] * i64(count))  # whom it is put to; of a game that is over, whom the last one was
        self.over = vec[u8]([u8(0)] * i64(count))
        self.masks = Masks(count, len(game.space))

    def begin(self, place: i64, number: int) -> None:
        """A new game in that place."""
        self.states[place] = self.game.start(self.players, self.options, Seeded(number, "set-up"), None)
        self.luck[place] = Seeded(number, "environment")

    def reset(self, numbers: list[int]) -> None:
        """All games anew."""
        self.states = [
            self.game.start(self.players, self.options, Seeded(number, "set-up"), None) for number in numbers
        ]
        self.luck = [Seeded(number, "environment") for number in numbers]
        self.asked = [None] * len(numbers)
        self.masks.begin()
        place: i64 = 0
        while place < len(numbers):
            self._look(place)
            place += 1

    def refused(self, actions: list[int]) -> int:
        """The first game whose action is not legal, or -1; a game that is over takes anything."""
        place: i64 = 0
        for action in actions:
            if self.over[place] == u8(0) and not self.masks.legal(place, action):
                return place
            place += 1
        return -1

    def step(self, actions: list[int], numbers: list[int]) -> None:
        """A choice in each game, all legal (`refused`). One that was over is begun anew instead, by the next number."""
        fresh: i64 = 0
        place: i64 = 0
        self.masks.begin()
        for action in actions:
            frame = self.asked[place]
            if frame is None:
                self.begin(place, numbers[fresh])
                fresh += 1
            else:
                self.states[place].take(frame, action, self.luck[place])
            self._look(place)  # at once: what was just changed is still at hand in the processor
            place += 1

    def _look(self, place: i64) -> None:
        """Who is asked in that game now, and what that seat may choose."""
        state = self.states[place]
        frame = state.frames.first()
        self.asked[place] = frame
        if frame is None:
            self.over[place] = u8(1)
            self.masks.add([])
        else:
            self.over[place] = u8(0)
            self.seats[place] = frame.seat
            self.masks.add(state.choices(frame))

    def write(self, rows: Rows) -> None:
        """What the seats that are asked know: a row each."""
        place: i64 = 0
        for state in self.states:
            self.encoding.write(state, self.seats[place], False, rows)
            place += 1
