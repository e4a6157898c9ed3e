"""`starhold bench`: hands over to the benches of a checkout, which are no part of the installed package."""

from __future__ import annotations

import typer

from starhold.arena.bench import load_bench


def join(app: typer.Typer) -> None:
    settings = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    app.command("bench", context_settings=settings)(bench)


def bench(context: typer.Context) -> None:
    """Measure the engine, the server and catanatron beside them (in a checkout)."""
    command = typer.main.get_command(load_bench("command").app)
    command.main(context.args, prog_name="starhold bench", standalone_mode=False)
