"""One deal of a match, played from every seat, with what each bot takes to think."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time

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
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


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
    """A deal to play: the higher bot in each seat in turn, or (`low` empty) the one who plays alone."""

    game: str
    players: int
    options: dict[str, object]
    high: str
    low: str
    deal: str


@dataclass
class Deal:
    """What came of it."""

    games: int = 0
    wins: float = 0.0  # of the higher one; a shared win counts in parts
    points: list[int] = field(default_factory=list)  # of the higher one, game by game
    thoughts: dict[str, Thought] = field(default_factory=dict)  # by bot


def play_deal(task: Task) -> Deal:
    """The same deal gives the same result in any process."""
    result = Deal()
    for seat in range(task.players):
        names = seats_of((task.high, task.low), task.players, seat)
        state = starhold.game(task.game).new(task.players, task.deal, task.options)
        _play(state, task.deal, names, result.thoughts)
        scores = state.scores()
        first = winners(scores) if state.over() else range(task.players)  # a game without an end has no winner
        result.games += 1
        result.wins += 1.0 / len(first) if seat in first else 0.0
        result.points.append(scores[seat].total)
    return result


def _play(state: State, deal: str, names: list[str], thoughts: dict[str, Thought]) -> None:
    bots = [Timed(bot(name, f"{deal}/{seat}")) for seat, name in enumerate(names)]
    chance, rng = Seeded(deal), Rng(f"choices/{deal}")
    decisions = 0
    while not state.over() and decisions < MOST_DECISIONS:
        for seat in state.waiting():
            asked = bots[seat]
            action = answer(state, seat, asked, rng)
            decisions += 1
            if len(state.legal(seat)) > 1:
                thoughts.setdefault(asked.name, Thought()).add(Thought(1, asked.last, asked.last))
            state.apply(seat, action, chance)
