"""Bringing a database that an earlier version has made up to date: Alembic runs the revisions it lacks.

All of it is one transaction: whoever is interrupted has changed nothing, and the next start goes on. The number of the
schema stands where it always stood (`user_version` of a SQLite file, `schema_version` in PostgreSQL), so that an older
Starhold knows that it may not touch a newer database; Alembic's own table says the same beside it. A database that
was made before there was one is stamped by that number.

Alembic takes a second to be imported, so nothing here imports it before there is something to do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starhold.server.storage.base import StorageError
from starhold.server.storage.schema import POSTGRES, SQLITE, VERSION, statements

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.exc import DBAPIError

REVISIONS: Final = Path(__file__).parent / "revisions"
MIGRATING: Final = 0x53744D67  # an advisory lock of PostgreSQL: of several processes that start at once, one migrates
VERSION_TABLE: Final = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
    "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)


def revision(version: int) -> str:
    """The name of the revision that makes this version of the schema."""
    return f"{version:04d}"


def making(dialect: dict[str, str], version: int = VERSION) -> list[str]:
    """What makes an empty database one of that version: no revision is needed where there is nothing to change."""
    stamp = f"INSERT INTO alembic_version (version_num) VALUES ('{revision(version)}')"
    return [*statements(0, dialect, version), VERSION_TABLE, stamp]


def too_new(place: object, version: int) -> StorageError:
    """What is said of a database of a later release."""
    return StorageError(
        f"the database {place} was written by a newer Starhold (schema {version}, this one knows {VERSION}); update it"
    )


# -- SQLite


def make_sqlite(connection: sqlite3.Connection, application: int, version: int = VERSION) -> None:
    """The schema in an empty file, in the transaction of the caller."""
    for statement in making(SQLITE, version):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {application}")
    connection.execute(f"PRAGMA user_version = {version}")


def upgrade_sqlite(connection: sqlite3.Connection) -> None:
    """The caller holds the file and is in no transaction."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import StaticPool

    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool, pool_reset_on_return=None)
    try:
        with engine.connect() as wrapped, wrapped.begin():
            wrapped.exec_driver_sql("BEGIN IMMEDIATE")
            present = int(wrapped.exec_driver_sql("PRAGMA user_version").scalar_one())
            run_revisions(wrapped, present)
            wrapped.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
    except DBAPIError as error:
        raise cause(error) from error


# -- PostgreSQL


async def prepare_postgres(connection: Any, place: str, connect: Callable[[], Awaitable[Any]]) -> None:
    """Make the schema or bring it up to date, on asyncpg's connections; `connect` opens one that Alembic may use."""
    version = await postgres_version(connection)
    if version == 0:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            if await postgres_version(connection) == 0:  # nobody was quicker
                await make_postgres(connection)
        version = await postgres_version(connection)
    if version < VERSION:
        await _upgrade_postgres(connect)
        version = await postgres_version(connection)
    if version > VERSION:
        raise too_new(place, version)


async def postgres_version(connection: Any) -> int:
    """The version of the schema; 0: there is none."""
    if await connection.fetchval("SELECT to_regclass('starhold.schema_version') IS NULL"):
        return 0
    return int(await connection.fetchval("SELECT version FROM starhold.schema_version"))


async def make_postgres(connection: Any, version: int = VERSION) -> None:
    """The schema in a database without it, in the transaction of the caller."""
    if await connection.fetchval("SELECT to_regnamespace('starhold') IS NULL"):
        await connection.execute("CREATE SCHEMA starhold")
    if await connection.fetchval("SELECT to_regclass('starhold.schema_version') IS NULL"):
        await connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        await connection.execute("INSERT INTO schema_version VALUES (0)")
    for statement in making(POSTGRES, version):
        await connection.execute(statement)
    await connection.execute("UPDATE schema_version SET version = $1", version)


async def _upgrade_postgres(connect: Callable[[], Awaitable[Any]]) -> None:
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            found = await connection.exec_driver_sql("SELECT version FROM schema_version")
            present = int(found.scalar_one())
            if present < VERSION:  # nobody was quicker
                await connection.run_sync(run_revisions, present)
                await connection.exec_driver_sql(f"UPDATE schema_version SET version = {VERSION}")
    except DBAPIError as error:
        raise cause(error) from error
    finally:
        await engine.dispose()


# -- both


def run_revisions(connection: Connection, present: int) -> None:
    """All revisions a database of the present version lacks, in the transaction that is open."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):  # made before there was Alembic
        connection.exec_driver_sql(VERSION_TABLE)
        connection.exec_driver_sql(f"INSERT INTO alembic_version (version_num) VALUES ('{revision(present)}')")
    config = Config()
    config.set_main_option("script_location", str(REVISIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def cause(error: DBAPIError) -> BaseException:
    """The driver's own error, which storage knows how to explain, out of SQLAlchemy's wrapping."""
    inner = error.orig
    return error if inner is None else inner.__cause__ or inner
