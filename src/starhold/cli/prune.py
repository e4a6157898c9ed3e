"""`starhold prune`: drop guests and tables that nobody has touched for long."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from starhold.cli.check_tables import address
from starhold.cli.common import need_server
from starhold.core.errors import BadOption

if TYPE_CHECKING:
    from starhold.server.storage import Storage
    from starhold.server.storage.prune import Pruned

DAY: Final = 86_400.0
DAYS: Final = {"d": 1, "w": 7, "y": 365}


def join(app: typer.Typer) -> None:
    app.command("prune")(prune)


def prune(
    database: Annotated[str, typer.Argument(help="A SQLite file, sqlite:///FILE or postgresql://…")],
    older_than: Annotated[str, typer.Option(help="Untouched for so long: 365d, 52w or 2y.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how much it would be.")] = False,
) -> None:
    """Drop tables and guests that nobody has touched for long; never an account, nor a finished game of one."""
    need_server(database)
    from starhold.server.storage import open_storage

    before = time.time() - seconds(older_than)
    done = asyncio.run(_prune(open_storage(address(database), read_only=dry_run), before, dry_run))
    print(f"{done.tables} tables and {done.guests} guests {'would be dropped' if dry_run else 'dropped'}")


def seconds(given: str) -> float:
    """`365d` as seconds; at least a day, so that nobody who is playing is taken for gone."""
    parts = re.fullmatch(r"([1-9][0-9]{0,4})([dwy])", given)
    if parts is None:
        raise BadOption(f"--older-than wants a number with d, w or y behind it, say 365d, not '{given}'")
    return int(parts[1]) * DAYS[parts[2]] * DAY


async def _prune(storage: Storage, before: float, dry_run: bool) -> Pruned:
    from starhold.server.storage.prune import prune

    async with storage:
        return await prune(storage, before, dry_run)
