"""`starhold bot-token`: a token for a bot that plays from outside, beside a server that may be running."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from starhold.cli.check_tables import address
from starhold.cli.common import console, need_server
from starhold.cli.serve import default_database
from starhold.core.errors import StarholdError


class NoBot(StarholdError):
    """There is nobody it could belong to, or its name is taken, or there is no such bot."""


def join(app: typer.Typer) -> None:
    app.command("bot-token")(bot_token)


def bot_token(
    name: Annotated[str, typer.Argument(help="What the bot is called.")],
    owner: Annotated[str, typer.Option(help="The name of the account it belongs to.")] = "",
    shared: Annotated[bool, typer.Option(help="Whether others may put it on a seat, too.")] = False,
    remove: Annotated[bool, typer.Option(help="Take the bot and its token away instead.")] = False,
    database: Annotated[
        str | None,
        typer.Option(help="A SQLite file, sqlite:///FILE or postgresql://…; else the one in your data folder."),
    ] = None,
) -> None:
    """Make a token for a bot that plays from outside, shown once, or take it back (docs/bots.md)."""
    need_server(database)
    from starhold.server.outside.book import adding_for, check_bot_name, removing_named
    from starhold.server.request_error import RequestError
    from starhold.server.sanitize import sanitize_name
    from starhold.server.storage.beside import change_beside
    from starhold.server.texts import explain

    where = address(database) if database else default_database()
    if remove:
        if not asyncio.run(change_beside(where, removing_named(name))):
            raise NoBot(f"there is no bot named '{name}'")
        console().print(f"{name}: removed", markup=False)
        return
    if not owner:
        raise NoBot("whose bot it is has to be said: --owner and the name of an account")
    try:
        clean = sanitize_name(name)
        check_bot_name(clean)
    except RequestError as error:
        raise NoBot(explain(error, "en")[1]) from error
    token, adding = adding_for(owner, clean, shared, time.time())
    if not asyncio.run(change_beside(where, adding)):
        raise NoBot(f"there is no account named '{owner}', or a bot is called '{clean}' already")
    console().print(token, markup=False, soft_wrap=True)
