"""One game of a match, with what each bot takes to think."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import monotonic, process_time

import starhold
from starhold.arena.playout import MOST_DECISIONS
from starhold.bots.bot import Bot
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.game import State
from starhold.core.ranking import winners
from starhold.core.rng import Rng
from starhold.ladder.pairings import seats_of


@dataclass
class Thought:
    """How long a bot has thought; a question with one answer is none."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, other: Thought) -> None:
        """In whole microseconds, as a file keeps them: what was just measured and what is read again are the same."""
        self.decisions += other.decisions
        self.seconds = round(self.seconds + other.seconds, 6)
        self.worst = max(self.worst, round(other.worst, 6))


class Timed(Bot):
    """Another bot, with a watch: what the processor worked for it, however busy the machine is."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.name)
        self.recalls = inner.recalls
        self.inner = inner
        self.last = 0.0

    def choose(self, position: State, seat: int) -> int:
        began = process_time()
        action = self.inner.choose(position, seat)
        self.last = process_time() - began
        return action


@dataclass
class Task:
    """A game to play: the higher bot in that seat of the deal, the lower one in all others."""

    game: str
    players: int
    options: dict[str, object]
    high: str
    low: str  # empty where the other one plays alone
    deal: str
    seat: int
    end: float = inf  # on the clock of the machine: a game that is not over by then is given up


@dataclass
class Played:
    """What came of it."""

    wins: float  # of the higher one; a shared win counts in parts
    points: int  # of the higher one
    thoughts: dict[str, Thought]  # by bot


def play_game(task: Task) -> Played | None:
    """The same task gives the same result in any process; None if there was no time for it."""
    names = seats_of((task.high, task.low), task.players, task.seat)
    state = starhold.game(task.game).new(task.players, task.deal, task.options)
    bots = [Timed(bot(name, f"{task.deal}/{seat}")) for seat, name in enumerate(names)]
    chance, rng = Seeded(task.deal), Rng(f"choices/{task.deal}")
    thoughts: dict[str, Thought] = {}
    decisions = 0
    while not state.over() and decisions < MOST_DECISIONS:
        for seat in state.waiting():
            if monotonic() >= task.end:
                return None
            asked = bots[seat]
            action = answer(state, seat, asked, rng)
            decisions += 1
            if len(state.legal(seat)) > 1:
                thoughts.setdefault(asked.name, Thought()).add(Thought(1, asked.last, asked.last))
            state.apply(seat, action, chance)
    scores = state.scores()
    first = winners(scores) if state.over() else range(task.players)  # a game without an end has no winner
    return Played(1.0 / len(first) if task.seat in first else 0.0, scores[task.seat].total, thoughts)
