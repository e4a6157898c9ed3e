"""`starhold ladder`: how strong the bots of a game are, by kind of table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from starhold import game as find_game
from starhold.bots.registry import check_bot
from starhold.cli.common import (
    MOST_GAMES,
    MOST_MINUTES,
    MOST_WORKERS,
    console,
    in_range,
    print_json,
    progress,
    read_names,
    read_pairs,
)
from starhold.core.errors import BadOption

if TYPE_CHECKING:
    from starhold.ladder.standing import Standing


def named(bots: str) -> list[str]:
    """The bots of that list."""
    names = read_names(bots)
    for name in names:
        check_bot(name)
    if len(set(names)) < 2:
        raise BadOption("--bots: it takes two to play a match, such as greedy,oracle")
    return names


def join(app: typer.Typer) -> None:
    app.command("ladder")(ladder)


def ladder(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    players: Annotated[int | None, typer.Option(help="Tables of so many; all kinds if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="Tables with an option of the game: name=value.")] = None,
    bots: Annotated[str | None, typer.Option(help="Only these play: greedy,oracle. All if not given.")] = None,
    games: Annotated[int, typer.Option(help="Games for each pair, with those that are kept.")] = 100,
    workers: Annotated[int, typer.Option(help="Processes to share the games among.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games; another adds others.")] = 0,
    budget: Annotated[float, typer.Option(help="Minutes to play for at most; 0: show what is kept.")] = 10.0,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for the results; docs/ladder of the checkout, or ladder, if not given."),
    ] = None,
    docs: Annotated[bool, typer.Option("--docs", help="Write docs/ladder.md and the package's figures anew.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let the bots of a game play for ratings. What was played is kept, and gone on with after any stop."""
    one = find_game(game)
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--workers", workers, 1, MOST_WORKERS)
    if not 0.0 <= budget <= MOST_MINUTES:
        raise BadOption(f"--budget should be from 0 to {MOST_MINUTES}, not {budget:g}")

    from starhold.ladder import page
    from starhold.ladder.checkout import checkout, commit
    from starhold.ladder.kept import Kept
    from starhold.ladder.run import due, play
    from starhold.ladder.standing import standing
    from starhold.ladder.tables import tables

    root = checkout()
    if docs and (root is None or out is not None):
        raise BadOption("--docs writes pages of a checkout from what is kept in it: run it there, without --out")
    chosen = tables(one, players, read_pairs(option or []))
    folder = out if out is not None else root / page.FOLDER if root is not None else Path("ladder")
    kept = Kept(folder / f"{game}.json", game)
    playing = [table.among(named(bots)) for table in chosen] if bots is not None else chosen
    missing = due(one, playing, games, seed, kept)
    if missing and budget:
        kept.save()  # a place that cannot be written is said to be that before anything is played
        with progress("games", len(missing)) as tick:
            play(missing, kept, commit(), workers, budget, tick)
    left = len(due(one, playing, games, seed, kept))
    found = [standing(one, table, kept) for table in chosen]
    if json:
        print_json({"game": game, "kept": str(kept.path), "missing": left, "kinds": [part.plain() for part in found]})
    else:
        for part in found:
            show(one.title, part)
        console().print(f"{left} games are missing: run it again" if left else f"all is kept in {kept.path}")
    if docs and root is not None:
        page.write(root)


def show(title: str, one: Standing) -> None:
    """A table for a person."""
    out = console()
    told = one.plain()
    out.print(f"\n[bold]{title}: {one.table.name}[/bold]")
    if "points" in told:
        table = Table("bot", "games", "points", "95 % interval", "ms a decision", "longest")
        for row in told["points"]:
            interval = f"{row['low']:.1f} to {row['high']:.1f}"
            table.add_row(row["bot"], str(row["games"]), f"{row['points']:.1f}", interval, *_times(row))
        out.print(table)
        return
    table = Table("one seat of", "against", "games", f"wins (fair: {1 / one.table.players:.0%})", "95 % interval")
    for row in told["pairings"]:
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(row["a"], row["b"], str(row["games"]), f"{row['rate']:.1%}", interval)
    out.print(table)
    table = Table("bot", "rating", "95 % interval", "ms a decision", "longest")
    for row in told["ratings"]:
        interval = f"{row['low']:+.0f} to {row['high']:+.0f}"
        table.add_row(row["bot"], f"{row['rating']:+.0f}", interval, *_times(row))
    out.print(table)


def _times(row: dict[str, float | None]) -> list[str]:
    return ["" if (time := row[name]) is None else f"{time:.1f}" for name in ("milliseconds", "worst")]
