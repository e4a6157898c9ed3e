"""Many games stepped together: compiled code goes from game to game, and writes what one seat of each may know.

`vector.py` makes arrays of it. A game that is over is begun anew by the next step.
"""

from __future__ import annotations

from mypy_extensions import i64

from starhold.bots.bot import Bot
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.encoding import Encoding, Rows
from starhold.core.game import Game, State
from starhold.core.hands import holds
from starhold.core.rng import Rng
from starhold.envs.masks import NOTHING, Masks


class Seated:
    """One of the games."""

    __slots__ = ("bots", "chance", "dealing", "over", "seat", "state")

    def __init__(self, state: State, seat: int, bots: list[Bot | None], number: int) -> None:
        self.state = state
        self.seat = seat  # whose choices come from outside
        self.bots = bots  # by seat; none for that one
        self.chance = Seeded(number, "environment")
        self.dealing = Rng(f"dealing/{number}")
        self.over = False

    def go_on(self) -> None:
        """Let the bots play until the seat is asked; whoever chooses at the same time has chosen then."""
        state = self.state
        while not state.over():
            waiting = state.waiting()
            mine = self.seat in waiting
            for seat in waiting:
                if seat != self.seat:
                    one = self.bots[seat]
                    assert one is not None
                    state.apply(seat, answer(state, seat, one, self.dealing), self.chance)
            if mine:
                break


class Batch:
    """All games. Numbers for new ones are handed in from outside, so that a seed gives the same games."""

    def __init__(self, game: Game, players: int, options: dict[str, object], names: list[str], fixed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.names = names  # of the bots in the other seats
        self.fixed = fixed  # the seat that is played; below 0: another one in each game
        self.encoding: Encoding = game.need("encoding")
        self.games: list[Seated] = []  # none before the first reset
        self.over: list[bool] = []  # by game, as the following
        self.illegal: list[bool] = []  # whether the last action was that
        self.seats: list[int] = []

    def begun(self, number: int) -> Seated:
        """A new game, up to the first question of the seat that is played."""
        seat = number % self.players if self.fixed < 0 else self.fixed
        bots: list[Bot | None] = []
        place: i64 = 0
        for other in range(self.players):
            if other == seat:
                bots.append(None)
            else:
                bots.append(bot(self.names[place], f"{number}/{other}"))
                place += 1
        one = Seated(self.game.new(self.players, number, self.options), seat, bots, number)
        one.go_on()
        one.over = one.state.over()
        return one

    def reset(self, numbers: list[int]) -> None:
        """All games anew."""
        self.games = [self.begun(number) for number in numbers]
        self.over = [one.over for one in self.games]
        self.illegal = [False] * len(numbers)
        self.seats = [one.seat for one in self.games]

    def step(self, actions: list[int], numbers: list[int]) -> None:
        """A choice in each game. One that was over is begun anew instead, by the next of the numbers."""
        fresh: i64 = 0
        place: i64 = 0
        for action in actions:
            one = self.games[place]
            self.illegal[place] = False
            if one.over:
                one = self.begun(numbers[fresh])
                fresh += 1
                self.games[place] = one
                self.seats[place] = one.seat
            else:
                frame = one.state.frames.of(one.seat)
                if frame is not None and holds(one.state.choices(frame), action):
                    one.state.take(frame, action, one.chance)
                    one.go_on()
                    one.over = one.state.over()
                else:
                    self.illegal[place] = True
                    one.over = True
            self.over[place] = one.over
            place += 1

    def write(self, rows: Rows, masks: Masks) -> None:
        """What the seats know, and what they may choose: a row each."""
        place: i64 = 0
        for one in self.games:
            self.encoding.write(one.state, one.seat, False, rows)
            frame = None if one.over else one.state.frames.of(one.seat)
            masks.set(place, NOTHING if frame is None else one.state.choices(frame))
            place += 1
        masks.fill()
