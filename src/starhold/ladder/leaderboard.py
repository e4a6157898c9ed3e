"""All bots at all tables of all games on one page: how strong each is, how sure that is, and what a decision costs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from starhold.arena.whole_file import put
from starhold.bots.registry import BOTS
from starhold.core.errors import BadOption
from starhold.core.game import Game
from starhold.core.registry import GAMES
from starhold.core.registry import game as find_game
from starhold.ladder.kept import Kept, Line
from starhold.ladder.page import FOLDER, markdown
from starhold.ladder.run import lines_of, pairs_of
from starhold.ladder.standing import Standing, standing
from starhold.ladder.tables import tables

PAGE: Final = Path("docs", "leaderboard.md")
NONE: Final = "–"
INTRODUCTION: Final = """\
# Leaderboard

<!-- Made by `make leaderboard` from the files in docs/ladder: do not edit. -->

All bots in all games, at every kind of table. `make leaderboard` plays what is missing, keeps every game as soon as it
is over, goes on after any stop, and writes this page; `make leaderboard ARGS="--games 20"` is a quick run, and
`make leaderboard ARGS=--docs` writes the page from what is kept, without playing.

Figures are ratings on the scale of Elo with `greedy` at 0 (who plays alone: points), with their 95 % intervals;
[ladder.md](ladder.md) says how they come about and has the matches behind them. Beside them stands what a decision
with more than one choice costs: milliseconds of one processor, on average.
"""


def write(root: Path) -> None:
    """The page of a checkout."""
    try:
        put(root / PAGE, page(root).encode())
    except OSError as error:
        raise BadOption(f"{root / PAGE} cannot be written: {error.strerror or error}") from error


def page(root: Path) -> str:
    """In Markdown."""
    parts = [INTRODUCTION]
    for id in GAMES:
        game = find_game(id)
        kept = Kept(root / FOLDER / f"{id}.json", id)
        every = [standing(game, table, kept) for table in tables(game)]
        parts.append(f"\n## {game.title}\n\n{_table(every)}\n{_came(game, kept)}")
    return "".join(parts)


def _table(every: list[Standing]) -> str:
    """A row for each bot, strongest first; a column for each kind of table and for the cost there."""
    heads = ["bot"]
    for one in every:
        heads += [one.table.name, "ms"]
    rows = [[f"`{bot}`", *(cell for one in every for cell in _cells(one, bot))] for bot in reversed(BOTS)]
    return markdown(heads, rows)


def _cells(one: Standing, bot: str) -> list[str]:
    alone = one.table.players == 1
    found = (one.points if alone else one.ratings()).get(bot)
    cost = one.time(bot)["milliseconds"]
    if found is None:
        return [NONE, NONE]
    value = f"{found.rating:.1f}" if alone else f"{found.rating:+.0f}"
    low, high = (f"{end:.1f}" if alone else f"{end:+.0f}" for end in (found.low, found.high))
    interval = f" ({low} to {high})" if found.low != found.high else ""
    return [f"{value}{interval}", NONE if cost is None else f"{cost:.2f}"]


def _came(game: Game, kept: Kept) -> str:
    """Where the figures come from."""
    lines: list[Line] = []
    missing = 0
    for table in tables(game):
        for part in pairs_of(table):
            for pair in part:
                found = [line for line in lines_of(game, table, pair, kept) if line.games]
                missing += not found
                lines += found
    if not lines:
        return "Not measured yet.\n"
    commits = Counter(line.commit or "a commit nobody noted" for line in lines)
    machines = Counter(line.machine or "a machine nobody noted" for line in lines)
    told = f"{sum(line.games for line in lines)} games, {min(line.games for line in lines)} or more for each pairing"
    left = f"; {missing} pairings are not measured" if missing else ""
    return f"{told}{left}. Commits: {_listed(commits)}. Machines: {_listed(machines)}.\n"


def _listed(counted: Counter[str]) -> str:
    """The most frequent first; with how many pairings where there are several."""
    if len(counted) == 1:
        return next(iter(counted))
    return ", ".join(f"{name} (pairings: {count})" for name, count in counted.most_common())
