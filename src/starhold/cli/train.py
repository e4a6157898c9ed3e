"""`starhold train`: weights for the levels of a game, by self-play on this machine."""

from __future__ import annotations

import json
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from starhold import game as find_game
from starhold.cli.common import MOST_MINUTES, MOST_WORKERS, Cluster, in_range, read_names
from starhold.core.encoding import Encoding
from starhold.core.errors import BadOption
from starhold.core.game import Game
from starhold.ladder.checkout import commit

if TYPE_CHECKING:
    from starhold.learn.run import Pace

MOST_SEED: Final = 2**31 - 1
FEWEST_DEALS: Final = 2  # of a measuring match


def join(app: typer.Typer) -> None:
    app.command("train")(train)


def train(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    players: Annotated[str | None, typer.Option(help="For how many players: 2,3. All there are if not given.")] = None,
    minutes: Annotated[float, typer.Option(help="How long.")] = 60.0,
    workers: Annotated[int, typer.Option(help="Processes to share the games among.")] = 1,
    cluster: Cluster = None,
    seed: Annotated[int | None, typer.Option(help="Of all luck; 1 if not given.")] = None,
    out: Annotated[Path, typer.Option(help="A folder for what is learnt; each game has one of its own in it.")] = Path(
        "trained"
    ),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that is there.")] = False,
    further: Annotated[
        bool, typer.Option("--further", help="Begin with the weights in the package, not from nothing.")
    ] = False,
) -> None:
    """Train the levels of a game by self-play. It may be killed at any time, and gone on with by --resume."""
    one = find_game(game)
    wanted = _kinds(one, players)
    if not 0.0 < minutes <= MOST_MINUTES:  # no number is none of these
        raise BadOption(f"--minutes should be above 0 and at most {MOST_MINUTES}, not {minutes:g}")
    in_range("--workers", workers, 1, MOST_WORKERS)
    in_range("--seed", 1 if seed is None else seed, 0, MOST_SEED)

    from starhold.bots.weights import weights
    from starhold.learn import checkpoint
    from starhold.learn.plan import Plan
    from starhold.learn.run import REPORT, run

    folder = out / game
    if resume and further:
        raise BadOption("--resume goes on with a run, --further with the weights in the package: one of them")
    if resume:  # by the plan of that run; where something else is asked for it is said to be another one
        plan = replace(checkpoint.planned(folder), game=game)
        plan = plan if players is None else replace(plan, kinds=wanted)
        plan = plan if seed is None else replace(plan, seed=seed)
        _check_writable(folder)
    else:
        begun = weights(game).card["sha256"] if further else ""
        encoding: Encoding = one.need("encoding")
        plan = Plan(game, wanted, 1 if seed is None else seed, lam=encoding.lam, begun=begun)
        _check_writable(folder)
        _put_aside(folder)
        tell(f"{one.title}: {', '.join(plan.kinds)}; {minutes:g} minutes, results in {folder}")
    run(plan, out, minutes, workers, resume, tell, _pace(minutes), commit(), cluster)
    tell(f"written: {folder / REPORT} and the weights beside it")
    _draw(one, folder)


def tell(line: str) -> None:
    """Progress is read while it is made, through a pipe too."""
    print(line, flush=True)


def _kinds(game: Game, players: str | None) -> tuple[str, ...]:
    """The kinds of tables to train for, by name."""
    encoding: Encoding | None = game.part("encoding")
    if encoding is None:
        raise BadOption(f"{game.title} cannot be trained: it has no part 'encoding', which writes a position for a net")
    if players is None:
        return tuple(kind.name for kind in encoding.kinds)
    known = sorted({str(kind.players) for kind in encoding.kinds})
    asked = read_names(players)
    for count in asked:
        if count not in known:
            raise BadOption(f"--players: {game.title} is trained for {', '.join(known)} players, not '{count}'")
    return tuple(kind.name for kind in encoding.kinds if str(kind.players) in asked)


def _pace(minutes: float) -> Pace:
    """A short run looks up from its work more often, and plays shorter matches when it does."""
    from starhold.learn.run import Pace

    usual = Pace()
    seconds = minutes * 60.0
    deals = max(FEWEST_DEALS, min(usual.deals, round(minutes * 4)))
    held = max(FEWEST_DEALS, min(usual.held, round(minutes * 10)))
    return Pace(min(usual.save, seconds / 8), min(usual.measure, seconds / 4), deals, held)


def _check_writable(folder: Path) -> None:
    """Say before hours of work, not after, that nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadOption(f"--out: {folder} cannot be written: {error.strerror or error}") from error


def _put_aside(folder: Path) -> None:
    """A run that is there is kept under another name when a new one starts."""
    if not any(folder.iterdir()):
        return
    number = 1
    while (kept := folder.with_name(f"{folder.name}.{number}")).exists():
        number += 1
    folder.rename(kept)
    tell(f"what was in {folder} is kept in {kept}")


def _draw(game: Game, folder: Path) -> None:
    from starhold.learn.plot import PICTURE, draw
    from starhold.learn.run import REPORT

    encoding: Encoding = game.need("encoding")
    told = json.loads((folder / REPORT).read_text(encoding="utf-8"))
    try:
        draw(told["measured"], told["calibration"], game.title, encoding.kinds, folder / PICTURE)
    except ModuleNotFoundError:
        tell("no picture of it: that needs matplotlib, pip install 'starhold[train]'")
    else:
        tell(f"drawn: {folder / PICTURE}")
