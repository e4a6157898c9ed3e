"""The command line: `starhold games | bots | play | serve | simulate | arena | ladder | train | rules | …`.

Wrong input gets one clear line and exit code 2, never a traceback.
"""

from __future__ import annotations

import os
import sys

import typer
from typer.exceptions import Abort, Exit, TyperException

from starhold.cli import (
    arena,
    backup,
    bench,
    bot_token,
    bots,
    calibrate,
    check_tables,
    dataset,
    games,
    ladder,
    leaderboard,
    play,
    prune,
    puzzles,
    replay,
    review,
    role,
    rules,
    serve,
    simulate,
    train,
)
from starhold.core.errors import StarholdError
from starhold.core.registry import offer

app = typer.Typer(
    help="A table for games of space civilisation: play, simulate, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (
    games,
    bots,
    play,
    serve,
    check_tables,
    backup,
    prune,
    simulate,
    arena,
    dataset,
    ladder,
    leaderboard,
    train,
    calibrate,
    puzzles,
    replay,
    review,
    role,
    bot_token,
    rules,
    bench,
):
    command.join(app)


def run(arguments: list[str]) -> int:
    """Run one command line and give its exit code. STARHOLD_EXTRA_GAMES names games that are not offered by default."""
    try:
        offer([id for id in os.environ.get("STARHOLD_EXTRA_GAMES", "").split(",") if id])
        result = typer.main.get_command(app).main(arguments, prog_name="starhold", standalone_mode=False)
    except Exit as exit:
        return exit.exit_code
    except (Abort, KeyboardInterrupt):
        print("\nstarhold: stopped", file=sys.stderr)
        return 130
    except TyperException as error:
        print(f"starhold: {_one_line(error.format_message())} (see starhold --help)", file=sys.stderr)
        return 2
    except StarholdError as error:
        print(f"starhold: {_one_line(str(error))}", file=sys.stderr)
        return 2
    return result if isinstance(result, int) else 0


def _one_line(text: str) -> str:
    return " ".join(text.split()).rstrip(".")


def main() -> None:
    """The entry point of the `starhold` script."""
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of a pipe went away: not our error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
