"""`starhold leaderboard`: all bots in all games on one page of the documentation."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from starhold import game as find_game
from starhold.bots.registry import BOTS
from starhold.cli.common import (
    MOST_GAMES,
    MOST_MINUTES,
    MOST_WORKERS,
    console,
    in_range,
    print_json,
    progress,
    read_names,
)
from starhold.core.errors import BadOption
from starhold.core.registry import GAMES


def join(app: typer.Typer) -> None:
    app.command("leaderboard")(leaderboard)


def leaderboard(
    games: Annotated[int, typer.Option(help="Games for each pair at each table, with those that are kept.")] = 100,
    only: Annotated[str | None, typer.Option(help=f"These games alone: {','.join(GAMES)}.")] = None,
    bots: Annotated[str | None, typer.Option(help=f"Only these play: {','.join(BOTS)}.")] = None,
    workers: Annotated[int, typer.Option(help="Processes to share the games among.")] = 1,
    budget: Annotated[float, typer.Option(help="Minutes to play for at most.")] = MOST_MINUTES,
    docs: Annotated[bool, typer.Option("--docs", help="Play nothing: write the page from what is kept.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play what is missing of all ladders of a checkout, and write docs/leaderboard.md. What was played is kept."""
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--workers", workers, 1, MOST_WORKERS)
    if not 0.0 <= budget <= MOST_MINUTES:
        raise BadOption(f"--budget should be from 0 to {MOST_MINUTES}, not {budget:g}")
    chosen = list(GAMES) if only is None else read_names(only)
    for id in chosen:
        find_game(id)

    from starhold.ladder import leaderboard as page
    from starhold.ladder.checkout import checkout

    root = checkout()
    if root is None:
        raise BadOption("the leaderboard is a page of a checkout of Starhold: run it there")
    left = {} if docs else _play(root, chosen, games, bots, workers, budget)
    page.write(root)
    if json:
        print_json({"page": str(root / page.PAGE), "missing": left})
        return
    for id, count in left.items():
        if count:
            console().print(f"{id}: {count} games are missing: run it again")
    console().print(f"written: {root / page.PAGE}", soft_wrap=True)


def _play(root: Path, ids: list[str], games: int, bots: str | None, workers: int, minutes: float) -> dict[str, int]:
    """How many games are still missing then, by game."""
    from starhold.cli.ladder import named
    from starhold.ladder.checkout import commit
    from starhold.ladder.kept import Kept
    from starhold.ladder.page import FOLDER
    from starhold.ladder.run import due, play
    from starhold.ladder.tables import tables

    names = named(bots) if bots is not None else list(BOTS)
    end = monotonic() + minutes * 60.0
    left: dict[str, int] = {}
    for id in ids:
        game = find_game(id)
        kept = Kept(root / FOLDER / f"{id}.json", id)
        playing = [table.among(names) for table in tables(game)]
        missing = due(game, playing, games, 0, kept)
        time = max(0.0, (end - monotonic()) / 60.0)
        if missing and time:
            kept.save()  # a place that cannot be written is said to be that before anything is played
            with progress(id, len(missing)) as tick:
                play(missing, kept, commit(), workers, time, tick)
        left[id] = len(due(game, playing, games, 0, kept))
    return left
