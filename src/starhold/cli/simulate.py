"""`starhold simulate`: many games by bots, with every invariant checked if wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import starhold
from starhold.arena.own_bots import SECONDS
from starhold.arena.report import Report
from starhold.arena.result_file import check_out
from starhold.arena.simulate import simulate as run
from starhold.arena.simulate import simulate_every_table
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
    rounded,
    seats_for,
    tell_faults,
)
from starhold.cli.report import check_plot, draw, print_report
from starhold.core.errors import BadOption


def join(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    players: Annotated[int | None, typer.Option(help="How many seats; as few as the game takes if not given.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help=f"One name for all seats, or one for each with commas: {', '.join(BOTS)}, or your own as module:Class."
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes to share the games among.")] = 1,
    cluster: Cluster = None,
    check: Annotated[bool, typer.Option("--check", help="Test all invariants after every step.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    every: Annotated[
        bool, typer.Option("--every-table", help="In turn with every number of players and every option's values.")
    ] = False,
    report: Annotated[bool, typer.Option("--report", help="Who wins, how scores spread, what is played.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the report into this .png or .svg file.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Each game into this .parquet or .jsonl file; gone on with after a kill.")
    ] = None,
    seconds: Seconds = SECONDS,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play games among bots and print what they come to. Exit code 1 if an invariant broke or a game did not finish."""
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--workers", workers, 1, MOST_WORKERS)
    check_seconds(seconds)
    if plot is not None:
        check_plot(plot)
    if out is not None:
        check_out(out)
    wanted = report or plot is not None
    seats = seats_for(game, players)
    if every and (wanted or option):
        raise BadOption("--every-table changes players and options by itself: no --option, --report or --plot with it")
    with progress("games", games) as tick:
        if every:
            names = read_names(bots)
            result = simulate_every_table(game, games, names, seed, workers, check, tick, cluster, out, seconds)
        else:
            pairs = read_pairs(option or [])
            names = read_names(bots)
            result = run(game, seats, games, names, seed, workers, check, pairs, tick, wanted, cluster, out, seconds)
    tell_faults(result.fault_texts, result.faults)
    counted = Report(result.outcomes, seats) if wanted else None
    if json:
        print_json(result.plain() | ({"report": counted.plain()} if counted else {}))
    else:
        table = Table("figure", "value")
        for name, value in result.plain().items():
            if isinstance(value, dict):
                value = ", ".join(f"{reason}: {count}" for reason, count in value.items())
            elif isinstance(value, list):
                value = ", ".join(str(rounded(number)) for number in value)
            table.add_row(name, str(rounded(value)))
        console().print(table)
        for text in result.violation_texts:
            console().print(f"broken: {text}", markup=False)
        if report and counted:
            print_report(counted)
    if plot is not None and counted:
        draw(counted, starhold.game(game).title, plot)
    if result.violations or result.finished != result.games:
        raise typer.Exit(1)
