"""`starhold backup` and `starhold restore`: a whole database into one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from starhold.cli.check_tables import address
from starhold.cli.common import need_server

Database = Annotated[str, typer.Argument(help="A SQLite file, sqlite:///FILE or postgresql://…")]


def join(app: typer.Typer) -> None:
    app.command("backup")(backup)
    app.command("restore")(restore)


def backup(
    database: Database,
    file: Annotated[Path, typer.Argument(help="The file to write, say games.backup.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
) -> None:
    """Write all of a database into one file, also while its server runs."""
    need_server(database)
    from starhold.server.storage.backup import back_up

    done = asyncio.run(back_up(address(database), file, force))
    print(f"{file}: {done.rows} rows of schema {done.schema}, {file.stat().st_size / 1024:,.0f} KB")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `starhold backup` has written.")],
    database: Database,
    force: Annotated[bool, typer.Option("--force", help="Replace what the database holds.")] = False,
) -> None:
    """Make a database from a backup, of either kind, and bring it up to date; no server may be using it."""
    need_server(database)
    from starhold.server.storage.backup import restore

    done = asyncio.run(restore(file, address(database), force))
    print(f"{done.rows} rows of schema {done.schema} restored")
