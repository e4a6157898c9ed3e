"""Play what is missing of a ladder, for so long; every deal is kept as soon as it is played."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple

from starhold.core.game import Game
from starhold.ladder.kept import Kept, Line
from starhold.ladder.match import Deal, Task, play_deal
from starhold.ladder.pairings import Pair, pairings
from starhold.ladder.stamp import stamp
from starhold.ladder.tables import Table

Play = Callable[[list[Task]], Iterator[Deal]]


class Due(NamedTuple):
    """A deal that is missing."""

    part: int  # the lower, the sooner
    number: int  # of this deal among all of its pairing: those with fewest go first
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
    """The deals still to be played, in their order."""
    found: list[Due] = []
    for table in tables:
        for part, pairs in enumerate(pairs_of(table)):
            for pair in pairs:
                known = sum(line.games for line in lines_of(game, table, pair, kept))
                line = kept.line(Line(table.name, *pair, seed, *stamps_of(game, table, pair)))
                first = line.games // table.players
                for number in range(-(-(games - known) // table.players)):
                    deal = f"ladder/{seed}/{table.name}/{first + number}"
                    task = Task(game.id, table.players, table.options, *pair, deal)
                    found.append(Due(part, known // table.players + number, line, task))
    return sorted(found, key=lambda one: (one.part, one.number))


def play(
    missing: list[Due],
    kept: Kept,
    commit: str,
    workers: int,
    minutes: float | None,
    progress: Callable[[int], None],
) -> None:
    """Play the deals until all are played or the time is over; `progress` is told how many are done."""
    end = monotonic() + minutes * 60.0 if minutes is not None else None
    if not missing or minutes == 0:
        return
    with players(min(workers, len(missing))) as deals:
        for done, (one, deal) in enumerate(zip(missing, deals([one.task for one in missing]), strict=True), 1):
            kept.add(one.line, deal, commit)
            progress(done)
            if end is not None and monotonic() >= end:
                break


@contextmanager
def players(workers: int) -> Iterator[Play]:
    """Something that plays: in this process, or in so many others."""
    if workers <= 1:
        yield lambda tasks: map(play_deal, tasks)
        return
    with get_context("spawn").Pool(workers, initializer=gc.disable) as pool:
        yield lambda tasks: pool.imap(play_deal, tasks)
