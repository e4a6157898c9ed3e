"""`starhold role`: who keeps order. It may be said while a server is running, which heeds it at once."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import typer

from starhold.cli.check_tables import address
from starhold.cli.common import console, need_server
from starhold.cli.serve import default_database
from starhold.core.errors import StarholdError


class NoAccount(StarholdError):
    """Nobody is called that."""


def join(app: typer.Typer) -> None:
    app.command("role")(role)


def role(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    role: Annotated[Literal["moderator", "admin", "none"], typer.Argument(help="What they may do from here on.")],
    database: Annotated[
        str | None,
        typer.Option(help="A SQLite file, sqlite:///FILE or postgresql://…; else the one in your data folder."),
    ] = None,
) -> None:
    """Let an account keep order as a moderator or admin, or not any more."""
    need_server(database)
    from starhold.server.identity.accounts import giving_role
    from starhold.server.storage.beside import change_beside

    given: Literal["", "moderator", "admin"] = "" if role == "none" else role
    where = address(database) if database else default_database()
    rows = asyncio.run(change_beside(where, giving_role(name, given)))
    if not rows:
        raise NoAccount(f"there is no account named '{name}' (guests have none: they sign up first)")
    console().print(f"{name}: {role}", markup=False)
