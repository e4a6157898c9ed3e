"""`starhold bots`: who can be played against."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from starhold import all_games
from starhold import game as find_game
from starhold.bots.roster import roster
from starhold.cli.common import console, print_json
from starhold.locale import Words


def join(app: typer.Typer) -> None:
    app.command("bots")(bots)


def bots(
    game: Annotated[str | None, typer.Argument(help="Which game, by id; all that are offered if not given.")] = None,
    lang: Annotated[str, typer.Option(help="en, cs or lt.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the bots, weakest first, with what they play and how long they think."""
    words = Words(lang)
    listed = roster([find_game(game)] if game is not None else all_games())
    if json:
        print_json(
            {
                "bots": [
                    {
                        "name": one.name,
                        "title": words.say(f"bot-{one.name}"),
                        "games": {id: {"players": counts} for id, counts in one.players.items()},
                        "milliseconds": one.milliseconds,
                    }
                    for one in listed
                ]
            }
        )
        return
    table = Table("name", "title", "games (players)", "ms a decision")
    for one in listed:
        games = ", ".join(f"{id} ({_counts(counts)})" for id, counts in one.players.items())
        time = "" if one.milliseconds is None else f"{one.milliseconds:.1f}"
        table.add_row(one.name, words.say(f"bot-{one.name}"), games, time)
    console().print(table)


def _counts(counts: list[int]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"
