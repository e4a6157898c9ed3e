"""A whole database into one file, as it was at one moment, and back: also into a database of the other kind.

A backup is taken beside a running server, and from a database of an older version too. Restoring is all or nothing: the
file is read through once before anything is done, and what was there before is there until the end. An older backup is
restored as it was, and then brought up to date like any other database.
"""

from __future__ import annotations

import importlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from starhold.server.storage import migrate, open_storage, sqlite_path
from starhold.server.storage.backup_file import TOGETHER, BackupReader, BackupWriter, check, reading, writing
from starhold.server.storage.base import StorageError
from starhold.server.storage.file_lock import FileLock
from starhold.server.storage.layout import TableLayout, layout
from starhold.server.storage.schema import VERSION
from starhold.server.storage.sqlite_file import OURS, check_place, check_version, connect, explain

PASSING: Final = ("processes", "duties")  # what is true only while servers run
NO_OWNER: Final = "UPDATE tables SET owner = '' WHERE owner <> ''"
USERS: Final = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'starhold' AND pid <> pg_backend_pid()"""


@dataclass(frozen=True, slots=True)
class Done:
    """What was backed up or restored."""

    schema: int
    rows: int


async def back_up(url: str, path: Path, force: bool = False) -> Done:
    """All of a database into a file."""
    with writing(path, force) as file:
        if url.startswith("sqlite"):
            schema = _read_sqlite(sqlite_path(url), file)
        else:
            schema = await _read_postgres(url, file)
        file.end()
    return Done(schema, file.rows)


async def restore(path: Path, url: str, force: bool = False) -> Done:
    """All of a file into a database; one that holds something is replaced only by force."""
    check(path)
    with reading(path) as file:
        if url.startswith("sqlite"):
            _write_sqlite(file, sqlite_path(url), force)
        else:
            await _write_postgres(file, url, force)
    async with open_storage(url):  # brings it up to date
        pass
    return Done(file.schema, file.rows)


def _select(table: TableLayout) -> str:
    return f"SELECT {', '.join(table.columns)} FROM {table.name}"


# -- SQLite


def _read_sqlite(path: Path, file: BackupWriter) -> int:
    try:
        if not path.is_file():
            raise StorageError(f"the database {path} cannot be opened: there is no such file")
        with closing(connect(path, "ro")) as connection:
            connection.execute("BEGIN")
            version, _ = check_version(connection, path)
            if not version:
                raise StorageError(f"the database {path} holds no tables of Starhold")
            file.head(version, time.time())
            for table in layout(version):
                if table.name not in PASSING:
                    file.table(table)
                    for row in connection.execute(_select(table)):
                        file.row(table, row)
    except sqlite3.Error as error:
        raise explain(error, path) from error
    return version


def _write_sqlite(file: BackupReader, path: Path, force: bool) -> None:
    check_place(path)
    lock = FileLock(path)
    lock.take()
    new = path.with_name(path.name + ".restoring")
    try:
        if path.exists() and path.stat().st_size and not force:
            raise StorageError(f"the database {path} is there already; write --force to replace it")
        _remove(new)
        with closing(connect(new, "rwc")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            migrate.make_sqlite(connection, OURS, file.schema)
            for table, rows in file.batches():
                places = ", ".join("?" * len(table.columns))
                names = ", ".join(table.columns)
                connection.executemany(f"INSERT INTO {table.name} ({names}) VALUES ({places})", rows)
            if _has_owners(file.schema):
                connection.execute(NO_OWNER)
            connection.execute("COMMIT")
        _remove(path, but_itself=True)  # the log of what is replaced belongs to nothing any more
        os.replace(new, path)
    except sqlite3.Error as error:
        raise explain(error, path) from error
    finally:
        _remove(new)
        lock.release()


def _remove(path: Path, but_itself: bool = False) -> None:
    """A file of SQLite and what may lie beside it."""
    for suffix in ("-wal", "-shm", "-journal", *(() if but_itself else ("",))):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


# -- PostgreSQL


@asynccontextmanager
async def _connected(url: str, name: str) -> AsyncIterator[Any]:
    """A connection of our own, and its failures in one line."""
    from starhold.server.storage.postgres import PATIENCE, TROUBLE, one_line, place

    asyncpg = importlib.import_module("asyncpg")
    settings = {"search_path": "starhold", "application_name": name}
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE, server_settings=settings)
        try:
            yield connection
        finally:
            await connection.close(timeout=PATIENCE)
    except ValueError as error:
        raise StorageError(
            "the address of the database makes no sense; write postgresql://USER@HOST/DATABASE"
        ) from error
    except TROUBLE as error:
        raise StorageError(f"the database {place(url)} cannot be used: {one_line(error)}") from error


async def _read_postgres(url: str, file: BackupWriter) -> int:
    from starhold.server.storage.postgres import place

    async with (
        _connected(url, "starhold backup") as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        version = await migrate.postgres_version(connection)
        if not version:
            raise StorageError(f"the database {place(url)} holds no tables of Starhold")
        if version > VERSION:
            raise migrate.too_new(place(url), version)
        file.head(version, time.time())
        for table in layout(version):
            if table.name not in PASSING:
                file.table(table)
                async for row in connection.cursor(_select(table), prefetch=TOGETHER):
                    file.row(table, row)
    return version


async def _write_postgres(file: BackupReader, url: str, force: bool) -> None:
    from starhold.server.storage.postgres import place

    async with _connected(url, "starhold restore") as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", migrate.MIGRATING)
        if await connection.fetchval(USERS):
            raise StorageError(f"the database {place(url)} is in use by a server; stop that first")
        if await migrate.postgres_version(connection):
            held = await connection.fetchval("SELECT EXISTS (SELECT FROM guests) OR EXISTS (SELECT FROM tables)")
            if held and not force:
                raise StorageError(f"the database {place(url)} holds tables already; write --force to replace them")
            await connection.execute("DROP SCHEMA starhold CASCADE")
        await migrate.make_postgres(connection, file.schema)
        for table, rows in file.batches():
            await connection.copy_records_to_table(
                table.name, records=rows, columns=table.columns, schema_name="starhold"
            )
        if _has_owners(file.schema):
            await connection.execute(NO_OWNER)


def _has_owners(schema: int) -> bool:
    return any(table.name == "tables" and "owner" in table.columns for table in layout(schema))
