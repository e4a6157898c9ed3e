"""Play what is missing of a ladder, for so long; every game is kept as soon as it is over."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from math import inf
from time import monotonic
from typing import NamedTuple

from starhold.arena.sharing import crew
from starhold.core.game import Game
from starhold.ladder.kept import Kept, Line
from starhold.ladder.match import Played, Task, play_game
from starhold.ladder.pairings import Pair, pairings
from starhold.ladder.stamp import stamp
from starhold.ladder.tables import Table


class Due(NamedTuple):
    """A game that is missing."""

    part: int  # the lower, the sooner
    deal: int  # how many deals of its pairing go before it: those with fewest go first
    line: Line
    task: Task


def lines_of(game: Game, table: Table, pair: Pair, kept: Kept) -> list[Line]:
    """What is known of a pairing as its bots are now."""
    stamps = stamps_of(game, table, pair)
    return [line for line in kept.lines.values() if line.key[:3] == (table.name, *pair) and line.stamps == stamps]


def stamps_of(game: Game, table: Table, pair: Pair) -> tuple[str, str]:
    high, low = (stamp(bot, game, table.kind) if bot else "" for bot in pair)
    return high, low


def pairs_of(table: Table) -> list[list[Pair]]:
    """All pairings of a table, by how soon they are played; who plays alone has nobody beside."""
    return pairings(table.bots) if table.players > 1 else [[(bot, "") for bot in table.bots]]


def due(game: Game, tables: list[Table], games: int, seed: int, kept: Kept) -> list[Due]:
    """The games still to be played, in their order; deals are always played from all seats."""
    found: list[Due] = []
    for table in tables:
        players = table.players
        for part, pairs in enumerate(pairs_of(table)):
            for pair in pairs:
                known = sum(line.games for line in lines_of(game, table, pair, kept))
                line = kept.line(Line(table.name, *pair, seed, *stamps_of(game, table, pair)))
                last = line.games + max(0, games - known)
                others = known - line.games
                for number in range(line.games, -(-last // players) * players):
                    deal = f"ladder/{seed}/{table.name}/{number // players}"
                    task = Task(game.id, players, table.options, *pair, deal, number % players)
                    found.append(Due(part, (others + number) // players, line, task))
    return sorted(found, key=lambda one: (one.part, one.deal))


def play(
    missing: list[Due],
    kept: Kept,
    commit: str,
    workers: int,
    minutes: float | None,
    progress: Callable[[int], None],
) -> None:
    """Play the games until all are played or the time is over; `progress` is told how many are done."""
    end = inf if minutes is None else monotonic() + minutes * 60.0
    if not missing or minutes == 0:
        return
    places: dict[int, deque[int]] = {}  # by line: which games come next, for a line has no gaps
    for place, one in enumerate(missing):
        places.setdefault(id(one.line), deque()).append(place)
    tasks = [replace(one.task, end=end) for one in missing]
    early: dict[int, Played] = {}  # games that are over before one of their line that began sooner
    done = 0
    with crew(min(workers, len(missing))) as crowd:
        for place, played in crowd.each(play_game, tasks):
            if played is None:
                break
            early[place] = played
            line = missing[place].line
            due_now = places[id(line)]
            while due_now and due_now[0] in early:
                kept.add(line, early.pop(due_now.popleft()), commit)
                done += 1
                progress(done)
