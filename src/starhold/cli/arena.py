"""`starhold arena`: every bot against every other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from starhold.arena.own_bots import SECONDS
from starhold.arena.result_file import check_out
from starhold.arena.round_robin import arena as run
from starhold.bots.registry import BOTS
from starhold.cli.common import (
    MOST_GAMES,
    MOST_WORKERS,
    Cluster,
    Seconds,
    check_seconds,
    console,
    in_range,
    print_json,
    progress,
    read_names,
    read_pairs,
    seats_for,
    tell_faults,
)


def join(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    bots: Annotated[
        str, typer.Option(help=f"Two or more bots with commas: {', '.join(BOTS)}, or your own as module:Class.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="Games for each pair.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; as few as the game takes if not given.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes to share the games among.")] = 1,
    cluster: Cluster = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Each game into this .parquet or .jsonl file; gone on with after a kill.")
    ] = None,
    seconds: Seconds = SECONDS,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let every pair of bots play, seats rotated, on the same deals; print win rates with 95 % intervals."""
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--workers", workers, 1, MOST_WORKERS)
    check_seconds(seconds)
    if out is not None:
        check_out(out)
    names = read_names(bots)
    pairs = len(names) * (len(names) - 1) // 2
    with progress("games", games * pairs) as tick:
        given = read_pairs(option or [])
        seats = seats_for(game, players)
        result = run(game, names, games, seats, seed, workers, given, tick, cluster, out, seconds)
    tell_faults(result.faults, len(result.faults))
    if json:
        print_json(result.plain())
        return
    table = Table("a", "b", "games", "a wins", "b wins", "draws", "rate of a", "95 % interval")
    for pair in result.plain()["pairs"]:
        table.add_row(
            pair["a"],
            pair["b"],
            str(pair["games"]),
            str(pair["a_wins"]),
            str(pair["b_wins"]),
            str(pair["draws"]),
            f"{pair['a_rate']:.1%}",
            f"{pair['low']:.1%} to {pair['high']:.1%}",
        )
    console().print(table)
