"""`make bench`: the figures of the engine, both builds, a peer and the server in one run, or some of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

import starhold
from benches.catanatron_baseline import measure_catanatron
from benches.engine import benchmark
from benches.server import PARTS, Size, measure
from starhold.cli.common import console, print_json, progress
from starhold.core.errors import BadOption
from starhold.core.game import Game

ENGINE: Final = "engine"
PEER: Final = "peer"
ALL: Final = (ENGINE, PEER, *PARTS)


app: Final = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be given more than once.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement of random play takes.")] = 4.0,
    peer: Annotated[bool, typer.Option(help="Measure catanatron beside it.")] = True,
    scratch: Annotated[Path, typer.Option(help="Where the peer is installed.")] = Path(".bench/catanatron"),
    server: Annotated[bool, typer.Option(help="Measure the server under load, too.")] = True,
    server_seconds: Annotated[float, typer.Option(help="How long the load on the server lasts.")] = 60.0,
    only: Annotated[
        list[str] | None, typer.Option(help=f"Only this part, of {', '.join(ALL)}; may be given more than once.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure every game compiled and interpreted, catanatron in the same run, and the server. Nothing is asserted."""
    if not 0.1 <= seconds <= 600:
        raise BadOption(f"--seconds should be from 0.1 to 600, not {seconds}")
    if not 1 <= server_seconds <= 3600:
        raise BadOption(f"--server-seconds should be from 1 to 3600, not {server_seconds}")
    for name in only or ():
        if name not in ALL:
            raise BadOption(f"--only should be one of {', '.join(ALL)}, not '{name}'")
    games = [starhold.game(name) for name in game] if game else starhold.all_games()
    left_out = {PEER: not peer} | dict.fromkeys(PARTS, not server)
    parts = [name for name in ALL if (name in only if only else not left_out.get(name, False))]
    result: dict[str, Any] = {"compiled": starhold.compiled(), "games": {}, "peers": {}}
    with progress("measuring", len(parts) + (len(games) - 1) * (ENGINE in parts)) as tick:
        done = 0
        for name in parts:
            if name == ENGINE:
                for one in games:
                    result["games"][one.id] = benchmark(one.id, seconds)
                    done += 1
                    tick(done)
                continue
            if name == PEER:
                result["peers"]["catanatron"] = measure_catanatron(scratch, seconds)
            else:
                result.setdefault("server", {})[name] = measure(name, Size(seconds=server_seconds))
            done += 1
            tick(done)
    if json:
        print_json(result)
    else:
        _show(result, games)


def _show(result: dict[str, Any], games: list[Game]) -> None:
    if result["games"]:
        table = Table("figure", *(one.id for one in games))
        names = dict.fromkeys(name for figures in result["games"].values() for name in figures)
        for name in names:
            table.add_row(name, *(_figure(result["games"][one.id].get(name, "")) for one in games))
        console().print(table)
    for name, figures in result["peers"].items():
        console().print(f"{name}: " + ", ".join(f"{key} {_figure(value)}" for key, value in figures.items()))
        if "decisions_per_second" in figures:
            for id, own in result["games"].items():
                ratio = own["decisions_per_second"] / figures["decisions_per_second"]
                console().print(f"{id}: {ratio:.1f} times the decisions a second of {name}")
    for part, figures in result.get("server", {}).items():
        for name, value in figures.items():
            console().print(f"{part}: {name} {_figure(value)}")
    if not starhold.compiled():
        console().print("This is the interpreted build: everything works, slower. 'make setup' compiles it.")


def _figure(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_figure(one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return "; ".join(_figure(one) for one in value)
    return f"{value:,.1f}" if isinstance(value, float) else str(value)
