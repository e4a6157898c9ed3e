"""`starhold calibrate`: whether the chances of winning that the package's nets tell come true."""

from __future__ import annotations

import gc
import json as plain
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from starhold import game as find_game
from starhold.arena.whole_file import put
from starhold.bots.trust import Trust
from starhold.bots.weights import weights
from starhold.cli.common import console, in_range, print_json
from starhold.cli.report import check_plot
from starhold.core.encoding import Encoding
from starhold.core.errors import BadOption

MOST_GAMES = 1_000_000


def join(app: typer.Typer) -> None:
    app.command("calibrate")(calibrate)


def calibrate(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    games: Annotated[int, typer.Option(help="Games of each kind of table that nothing was learnt from.")] = 400,
    fit: Annotated[
        Path | None,
        typer.Option(help="A model card (weights.json) to write into how far the chances are to be believed."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="A picture of it; needs matplotlib.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play games of the nets against themselves; compare each predicted chance of winning with what came, by tenths."""
    from starhold.learn.calibration import hold

    in_range("--games", games, 1, MOST_GAMES)
    one = find_game(game)
    found = weights(game)
    encoding: Encoding = one.need("encoding")
    card = None if fit is None else _card(fit, found.card)
    if plot is not None:
        check_plot(plot)
    result: dict[str, Any] = {}
    gc.disable()  # positions hold no cycles
    for kind in encoding.kinds:
        mind = found.mind(kind)
        if mind is None or kind.players == 1:
            continue
        if fit is not None:
            mind = replace(mind, trust=hold(game, kind, mind, games, "sure").fit())
        tenths = hold(game, kind, mind, games, "calibration").tenths(mind.trust)
        result[kind.name] = {
            **mind.trust._asdict(),
            "games": games,
            "error": max((tenth.error for tenth in tenths if tenth is not None), default=0.0),
            "tenths": [asdict(tenth) if tenth is not None else None for tenth in tenths],
        }
    gc.enable()
    if fit is not None and card is not None:
        for name, told in result.items():
            card["kinds"][name].update({part: told[part] for part in Trust._fields})
        card["calibration"] = result
        put(fit, (plain.dumps(card, indent=1) + "\n").encode())
    if plot is not None:
        from starhold.learn.plot import draw

        draw([], {name: told["tenths"] for name, told in result.items()}, one.title, encoding.kinds, plot)
    if json:
        print_json(result)
        return
    table = Table("table", "tenth", "positions", "predicted", "won", "apart")
    for name, told in result.items():
        for number, tenth in enumerate(told["tenths"]):
            if tenth is not None:
                apart = abs(tenth["predicted"] - tenth["won"])
                shown = (f"{tenth['predicted']:.1%}", f"{tenth['won']:.1%}", f"{apart:.1%}")
                table.add_row(name, str(number + 1), str(tenth["positions"]), *shown)
    console().print(table)


def _card(path: Path, used: dict[str, Any]) -> dict[str, Any]:
    """The model card of that file, if it is of the weights that are in use."""
    if not path.is_file():
        raise BadOption(f"--fit: there is no model card {path}")
    try:
        card: dict[str, Any] = plain.loads(path.read_text(encoding="utf-8"))
        same = (card["game"], card["sha256"]) == (used["game"], used["sha256"])
        if same and {name for name, kind in card["kinds"].items() if "beta" in kind} != set(used["kinds"]):
            raise ValueError("kinds of tables are missing")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadOption(f"--fit: {path} is no model card") from None
    if not same:
        raise BadOption(f"--fit: {path} is not the card of the weights in use for {used['game']}")
    return card
