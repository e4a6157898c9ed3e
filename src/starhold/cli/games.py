"""`starhold games`: what can be played here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from starhold import all_games
from starhold.cli.common import console, print_json


def join(app: typer.Typer) -> None:
    app.command("games")(games)


def games(json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List the games, their player counts and their options."""
    if json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "players": [game.min_players, game.max_players],
                    "rules_version": game.rules_version,
                    "options": [
                        {
                            "name": option.name,
                            "default": option.default,
                            "choices": list(option.choices),
                            "players": list(option.players),
                            "rule": option.rule,
                        }
                        for option in game.options
                    ],
                }
                for game in all_games()
            ]
        )
        return
    table = Table("id", "title", "players", "options (default)")
    for game in all_games():
        options = "\n".join(f"{option.name} ({option.write(option.default)})" for option in game.options)
        few, most = game.min_players, game.max_players
        table.add_row(game.id, game.title, str(most) if few == most else f"{few}-{most}", options)
    console().print(table)
