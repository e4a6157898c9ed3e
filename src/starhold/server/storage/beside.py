"""One small change to a database beside a server that may be using it: what whoever runs it says by command line.

It takes no lock but that of the statement itself, and never makes or changes the schema.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

from starhold.server.storage import open_storage, sqlite_path
from starhold.server.storage.base import Change, StorageError
from starhold.server.storage.sqlite import run
from starhold.server.storage.sqlite_file import connect, explain


async def change_beside(url: str, change: Change) -> list[Sequence[Any]]:
    """The rows a change gives, once it is durable; a database that is not ours, or too old, is refused."""
    async with open_storage(url, read_only=True) as storage:
        await storage.counts()
    if url.startswith("sqlite:"):
        return await asyncio.to_thread(_in_file, url, change)
    return await _on_server(url, change)


def _in_file(url: str, change: Change) -> list[Sequence[Any]]:
    path = sqlite_path(url)
    try:
        connection = connect(path, "rw")
        try:
            return list(run(connection, change.statement, *change.values).fetchall())
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise explain(error, path) from error


async def _on_server(url: str, change: Change) -> list[Sequence[Any]]:
    from starhold.server.storage.postgres import TROUBLE, asyncpg  # only for those who need it

    try:
        connection = await asyncpg.connect(url, server_settings={"search_path": "starhold"})
        try:
            return list(await connection.fetch(change.statement, *change.values))
        finally:
            await connection.close()
    except TROUBLE as error:
        raise StorageError(f"the database cannot be changed: {type(error).__name__}") from error
