"""`starhold dataset`: games by bots as records and as tables of positions, to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from starhold import game as find_game
from starhold.arena.own_bots import SECONDS
from starhold.arena.simulate import check_seats
from starhold.bots.registry import BOTS
from starhold.cli.common import (
    MOST_WORKERS,
    Cluster,
    Seconds,
    check_seconds,
    console,
    in_range,
    need_extra,
    print_json,
    progress,
    read_names,
    read_pairs,
    seats_for,
    tell_faults,
)
from starhold.core.errors import BadOption

MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = 2**31 - 1


def join(app: typer.Typer) -> None:
    app.command("dataset")(dataset)


def dataset(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    out: Annotated[Path, typer.Option(help="A folder that is not there yet, or empty.")],
    bots: Annotated[
        str,
        typer.Option(
            help=f"One name for all seats, or one for each with commas: {', '.join(BOTS)}, or your own as "
            "module:Class. They change places from game to game."
        ),
    ] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; as few as the game takes if not given.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same data, to the byte.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes to share the games among.")] = 1,
    cluster: Cluster = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    seconds: Seconds = SECONDS,
    json: Annotated[bool, typer.Option("--json", help="Print the datasheet as JSON.")] = False,
) -> None:
    """Make a data set of games by bots. It may be killed at any time, and gone on with by the same command."""
    one = find_game(game)
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--workers", workers, 1, MOST_WORKERS)
    in_range("--seed", seed, 0, MOST_SEED)
    check_seconds(seconds)
    need_extra("data", ["pyarrow"])

    from starhold.data.making import GAMES, check_folder, make_all
    from starhold.data.shards import Plan

    if one.part("encoding") is None:
        raise BadOption(f"{one.title} does not say how its positions are written as numbers")
    count = seats_for(game, players)
    options = read_pairs(option or [])
    one.check_options(count, options)
    names = check_seats(read_names(bots), count, games, seconds)
    check_folder(out)
    plan = Plan(game, count, tuple(names), games, seed, options, seconds)
    with progress("games", games) as tick:
        sheet = make_all(plan, out, workers, cluster, tick)
    if sheet["counts"]["faults"]:
        from json import loads

        lines = (out / GAMES).read_text(encoding="utf-8").splitlines()
        faults = [fault for line in lines if (fault := loads(line)["fault"])]
        tell_faults(faults, len(faults))
    if json:
        print_json(sheet)
        return
    counts = sheet["counts"]
    told = f"{counts['positions']} positions of {counts['games']} games in {counts['shards']} shards"
    console().print(f"{out}: {told}; README.md there says what is where", soft_wrap=True)
