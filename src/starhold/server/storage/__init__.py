"""Where the server keeps everything: `open_storage(url)` gives one interface to SQLite and to PostgreSQL.

async with open_storage("sqlite:///starhold.sqlite") as storage:
    await storage.append(table_id, 7, [event], Summary(moved=now, over=False))
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starhold.server.storage.base import (
    Conflict,
    Counts,
    Guest,
    Listed,
    Missing,
    NotOwner,
    SeatRow,
    Storage,
    StorageError,
    Stored,
    Summary,
    TableRow,
)

__all__ = [
    "Conflict",
    "Counts",
    "Guest",
    "Listed",
    "Missing",
    "NotOwner",
    "SeatRow",
    "Storage",
    "StorageError",
    "Stored",
    "Summary",
    "TableRow",
    "open_storage",
]

USAGE: Final = "write sqlite:///FILE (sqlite:////FOLDER/FILE for a full path) or postgresql://USER@HOST/DATABASE"


def open_storage(url: str, read_only: bool = False) -> Storage:
    """The storage an address names, not started yet. An address that makes no sense raises at once.

    One server alone has a database to write; to read only, others may look at it beside that server.
    """
    if url.startswith(("postgresql://", "postgres://")):
        from starhold.server.storage.postgres import PostgresStorage  # asyncpg only for those who need it

        return PostgresStorage(url, read_only)
    if url.startswith("sqlite:"):
        from starhold.server.storage.sqlite import SqliteStorage

        return SqliteStorage(sqlite_path(url), read_only)
    scheme = url.split(":", 1)[0]  # not all of it: there may be a password in it
    raise StorageError(f"{scheme!r} is no address of a database; {USAGE}")


def sqlite_path(url: str) -> Path:
    """The file a sqlite address names."""
    file = url.removeprefix("sqlite:///")
    if file == url or not file or "\0" in file or "?" in file:
        raise StorageError(f"{url!r} names no file; {USAGE}")
    if file.strip("/") == ":memory:":
        raise StorageError("a database in memory would lose every game at the end; name a file: sqlite:///FILE")
    try:
        return Path(file).expanduser()
    except RuntimeError as error:  # the home of somebody unknown
        raise StorageError(f"{url!r} names no file: {error}") from error
