"""A database of the last release is brought up to date: all of it or nothing, once, and every game goes on."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starhold.core.record import digest
from starhold.server.services import open_services
from starhold.server.storage import StorageError, migrate, open_storage, schema
from starhold.server.storage.base import Storage
from starhold.server.storage.schema import MIGRATIONS, VERSION
from starhold.server.table_registry import TableRegistry
from starhold.server.tokens import hashed
from tests.server.kit import INLINE
from tests.server.released import lay_out
from tests.server.storages import event, moved, seats, table

ROOT = Path(__file__).parents[2]
RELEASED = 2


async def asked(url: str, statement: str) -> list[tuple[Any, ...]]:
    """What a database answers, beside our storage."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            return [tuple(row) for row in file.execute(statement)]
    connection = await importlib.import_module("asyncpg").connect(url, server_settings={"search_path": "starhold"})
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


async def number(url: str) -> int:
    """The version of its schema."""
    statement = "PRAGMA user_version" if url.startswith("sqlite") else "SELECT version FROM schema_version"
    return int((await asked(url, statement))[0][0])


async def shape(url: str) -> list[str]:
    """Everything the schema consists of."""
    if url.startswith("sqlite"):
        names = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        return sorted(str(row) for row in await asked(url, names))
    columns = """SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'starhold'"""
    indexes = "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'starhold'"
    rules = """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'starhold'::regnamespace"""
    return sorted([str(row) for part in (columns, indexes, rules) for row in await asked(url, part)])


async def check_games(storage: Storage, facts: dict[str, Any]) -> None:
    """Every table stands where it stood, and whoever had a token is known by it."""
    for name, (id, token) in facts["guests"].items():
        guest = await storage.guest_by_token(hashed(token))
        assert guest is not None
        assert (guest.id, guest.name) == (id, name)
    registry = TableRegistry(open_services(storage, INLINE))
    for fact in facts["tables"]:
        opened = await registry.table(fact["id"])
        assert opened.version == fact["version"], fact["what"]
        if fact["digest"]:
            assert (opened.match.step, opened.match.over()) == (fact["steps"], fact["over"])
            assert digest(opened.match.state) == fact["digest"]
        await opened.close()


async def test_a_released_database_is_brought_up_to_date_and_every_game_goes_on(url: str) -> None:
    facts = await lay_out(url)
    assert await number(url) == RELEASED
    async with open_storage(url) as storage:
        await check_games(storage, facts)
        ada = facts["guests"]["Ada"][0]
        assert [row.id for row in await storage.list_mine(ada, 10, away=True)] == [facts["tables"][3]["id"]]
        assert all(row[0] > 0 for row in await storage.rows("SELECT seen FROM guests")), "nobody is long gone"
        running = facts["tables"][1]
        assert await storage.append(running["id"], running["version"], [event(1)], moved(1.0)) == running["version"] + 1
    assert await number(url) == VERSION
    assert await asked(url, "SELECT version_num FROM alembic_version") == [(migrate.revision(VERSION),)]


async def test_upgraded_or_new_the_schema_is_the_same(url: str, tmp_path: Path) -> None:
    async with open_storage(url):
        made = await shape(url)
    if url.startswith("sqlite"):
        url = f"sqlite:///{tmp_path / 'released.sqlite'}"
    else:
        await asked(url, "DROP SCHEMA starhold CASCADE")
    await lay_out(url)
    async with open_storage(url):
        pass
    assert await shape(url) == made


async def test_every_version_of_the_schema_has_its_revision() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(migrate.REVISIONS))
    found = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()]
    assert found[::-1] == [migrate.revision(version) for version in range(1, VERSION + 1)]


@pytest.mark.parametrize("before", range(1, VERSION))
async def test_any_earlier_version_is_recognised(sqlite_url: str, before: int) -> None:
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as file:
        for statement in schema.statements(0, schema.SQLITE, before):
            file.execute(statement)
        file.execute("PRAGMA application_id = 0x53744864")
        file.execute(f"PRAGMA user_version = {before}")
    async with open_storage(sqlite_url) as storage:
        await storage.create_table(table("t1"), seats("t1", None))
    assert await number(sqlite_url) == VERSION


def killed_at(url: str, statement: int) -> int:
    """The exit code of a process that opens the database and may be killed before that statement."""
    command = [sys.executable, "-m", "tests.server.upgrader", url, str(statement)]
    return subprocess.run(command, cwd=ROOT, env={**os.environ}, check=False).returncode


def test_killed_half_way_nothing_has_changed_and_the_next_start_goes_on(url: str) -> None:
    facts = asyncio.run(lay_out(url))
    before = asyncio.run(shape(url))
    lacking = sum(len(schema.split(text, schema.SQLITE)) for text in MIGRATIONS[RELEASED:])
    for statement in (2, lacking // 2, lacking - 1):
        assert killed_at(url, statement) == -signal.SIGKILL
        assert asyncio.run(number(url)) == RELEASED
        assert asyncio.run(shape(url)) == before
    assert killed_at(url, 0) == 0
    assert asyncio.run(number(url)) == VERSION

    async def check() -> None:
        async with open_storage(url) as storage:
            await check_games(storage, facts)

    asyncio.run(check())


@pytest.mark.parametrize("there", [True, False])
async def test_of_several_that_start_at_once_one_makes_it_or_brings_it_up_to_date(
    postgres_url: str, there: bool
) -> None:
    """Whoever holds the database otherwise: the revisions have a lock of their own."""
    if there:
        await lay_out(postgres_url)
    asyncpg = importlib.import_module("asyncpg")

    async def connect() -> Any:
        return await asyncpg.connect(postgres_url, server_settings={"search_path": "starhold"})

    async def one() -> None:
        connection = await connect()
        try:
            await migrate.prepare_postgres(connection, "here", connect)
        finally:
            await connection.close()

    await asyncio.gather(*(one() for _ in range(4)))
    assert await number(postgres_url) == VERSION


async def test_a_newer_database_is_refused(postgres_url: str) -> None:
    async with open_storage(postgres_url):
        pass
    await asked(postgres_url, f"UPDATE schema_version SET version = {VERSION + 1}")
    for read_only in (False, True):
        with pytest.raises(StorageError, match="written by a newer Starhold"):
            await open_storage(postgres_url, read_only).start()


def test_nothing_of_alembic_is_imported_where_nothing_is_to_be_done(sqlite_url: str) -> None:
    """It would cost every start a second."""
    code = f"""
import asyncio, sys
from starhold.server.storage import open_storage
async def main():
    for _ in range(2):
        async with open_storage({sqlite_url!r}):
            pass
asyncio.run(main())
assert not {{"alembic", "sqlalchemy"}} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ}, check=True)
