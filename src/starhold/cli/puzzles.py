"""`starhold puzzles`: the puzzles of a game, and finding more of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table

from starhold import game as find_game
from starhold.cli.common import MOST_GAMES, MOST_WORKERS, Cluster, console, in_range, print_json, progress
from starhold.core.errors import BadOption

if TYPE_CHECKING:
    from starhold.coach.puzzles import Puzzle

PACKED: Final = ".gz"
MOST_SEED: Final = 2**31 - 1


def join(app: typer.Typer) -> None:
    app.command("puzzles")(puzzles)


def puzzles(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    search: Annotated[bool, typer.Option("--find", help="Look for new ones in games of bots.")] = False,
    games: Annotated[int | None, typer.Option(help="With --find: how many games to look at; 20 if not given.")] = None,
    seed: Annotated[int | None, typer.Option(help="With --find: the same seed finds the same; 0 if not given.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="With --find: a file that grows as they are found, puzzles-GAME.jsonl if not given; what stands in "
            "it is gone on with. One that ends in .gz is packed at the end, from the file without .gz beside it."
        ),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="With --find: processes to share the games among.")] = None,
    cluster: Cluster = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the puzzles of a game, or find new ones. Finding may be stopped at any time, and gone on with."""
    find_game(game)
    given = {"--games": games, "--seed": seed, "--out": out, "--workers": workers, "--cluster": cluster}
    if search:
        _find(game, 20 if games is None else games, seed or 0, out, 1 if workers is None else workers, cluster, json)
        return
    for name, value in given.items():
        if value is not None:
            raise BadOption(f"{name} is for finding puzzles: give --find with it")
    _list(game, json)


def _list(game: str, json: bool) -> None:
    from starhold.coach.puzzles import puzzles_of

    told = [_told(game, one) for one in puzzles_of(game)]
    if json:
        print_json({"game": game, "puzzles": told})
        return
    if not told:
        console().print(f"there are no puzzles of {find_game(game).title} in this package")
        return
    table = Table("id", "players", "seat", "step", "rating", "choices", "question")
    for one in told:
        table.add_row(*(str(value) for value in one.values()))
    console().print(table)


def _told(game: str, one: Puzzle) -> dict[str, Any]:
    """What is told of a puzzle, but for its solution."""
    record = one.position()
    return {
        "id": one.id,
        "players": one.players,
        "seat": one.seat,
        "step": one.step,
        "rating": one.rating,
        "choices": len(record.state.legal(one.seat)),
        "question": find_game(game).text("en").question(record.state, one.seat, record.names),
    }


def _find(game: str, games: int, seed: int, out: Path | None, workers: int, cluster: str | None, json: bool) -> None:
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--seed", seed, 0, MOST_SEED)
    in_range("--workers", workers, 1, MOST_WORKERS)

    from starhold.coach.puzzle_finding import tables
    from starhold.coach.puzzle_keeping import Kept, pack, search

    tables(find_game(game))  # says it if nothing can be found in this game
    wanted = out if out is not None else Path(f"puzzles-{game}.jsonl")
    kept = Kept(wanted.with_suffix("") if wanted.suffix == PACKED else wanted, game)
    before = len(kept.puzzles)
    with progress("games", games) as tick:
        search(kept, games, seed, workers, lambda done, _: tick(done), cluster)
    ready = len(pack(kept.puzzles, wanted)) if wanted.suffix == PACKED else len(kept.puzzles)
    told = {"game": game, "games": games, "found": len(kept.puzzles) - before, "kept": ready, "file": str(wanted)}
    if json:
        print_json(told)
    else:
        console().print(f"{told['found']} new puzzles in {games} games; {wanted} has {ready}", soft_wrap=True)
