"""A backup holds all of a database, beside a running server, and becomes a database again, of either kind."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from starhold.cli import run
from starhold.server.storage import StorageError, open_storage
from starhold.server.storage.backup import back_up, restore
from starhold.server.storage.base import Change
from starhold.server.storage.layout import layout
from starhold.server.storage.schema import VERSION
from tests.server.released import lay_out
from tests.server.storages import event, make_guests, moved, seats, table
from tests.server.test_upgrade import asked, check_games, shape


async def fill(url: str) -> None:
    async with open_storage(url) as storage:
        await make_guests(storage, "anna", "žofie")
        for number in range(5):
            name = f"t{number}"
            await storage.create_table(table(name, public=True), seats(name, "anna", None), [event(1), b"\xff\x00"])
        await storage.keep_review("t1", 2, bytes(range(256)))
        await storage.set_progress("žofie", "lesson", '{"done": true}', 5.5)
        await storage.change(Change("UPDATE tables SET owner = 'p1', fence = 7 WHERE id = 't1'"))


async def contents(url: str) -> dict[str, list[str]]:
    """Every row there is, the same however the database is called."""
    found: dict[str, list[str]] = {}
    for one in layout(VERSION):
        rows = await asked(url, f"SELECT {', '.join(one.columns)} FROM {one.name}")
        tidy = [[bool(v) if k == "truth" else v for v, k in zip(row, one.kinds, strict=True)] for row in rows]
        found[one.name] = sorted(map(str, tidy))
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """An empty database to restore into."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'restored.sqlite'}"
    return request.getfixturevalue("other_postgres_url")


@pytest.fixture
def other_postgres_url(postgres_server: Any) -> Any:
    from tests.server.storages import postgres_url

    yield from postgres_url.__wrapped__(postgres_server)  # type: ignore[attr-defined]


async def test_what_was_backed_up_is_restored_into_either_kind(url: str, target: str, tmp_path: Path) -> None:
    await fill(url)
    before = await contents(url)
    file = tmp_path / "all.backup"
    done = await back_up(url, file)
    assert done.schema == VERSION
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read it"
    restored = await restore(file, target)
    assert (restored.rows, restored.schema) == (done.rows, VERSION)
    after = await contents(target)
    assert [row.replace("'p1'", "''") for row in before["tables"]] == after["tables"], "nobody owns a restored table"
    del before["tables"], after["tables"]
    assert after == before
    async with open_storage(target) as storage:
        stored = await storage.load("t1")
        assert stored is not None
        assert stored.events == [event(1), b"\xff\x00"]
        assert await storage.review("t1", 2) == bytes(range(256))


async def test_a_backup_is_one_moment_of_a_server_at_work(url: str, tmp_path: Path) -> None:
    """Each append adds an event and raises the version: whatever is in the file agrees with itself."""
    async with open_storage(url) as storage:
        await storage.create_table(table("t1"), seats("t1", None))
        going = True

        async def write() -> int:
            version = 0
            while going or version < 5:
                version = await storage.append("t1", version, [event(version)], moved(1.0))
            return version

        writing = asyncio.create_task(write())
        files = [tmp_path / f"{number}.backup" for number in range(3)]
        for file in files:
            await asyncio.to_thread(asyncio.run, back_up(url, file))
        going = False
        await writing
    for file in files:
        lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
        heads = [place for place, line in enumerate(lines) if isinstance(line, dict)]
        parts = {
            lines[at].get("table"): lines[at + 1 : end] for at, end in zip(heads, [*heads[1:], len(lines)], strict=True)
        }
        columns = next(one.columns for one in layout(VERSION) if one.name == "tables")
        version = parts["tables"][0][columns.index("version")]
        assert len(parts["events"]) == version


async def test_a_released_database_is_backed_up_as_it_is_and_brought_up_to_date_when_restored(
    url: str, target: str, tmp_path: Path
) -> None:
    facts = await lay_out(url)
    before = await shape(url)
    done = await back_up(url, tmp_path / "old.backup")
    assert done.schema == 2
    assert await shape(url) == before, "it was only read"
    await restore(tmp_path / "old.backup", target)
    async with open_storage(target) as storage:
        await check_games(storage, facts)


async def test_nothing_is_replaced_unless_by_force(url: str, tmp_path: Path) -> None:
    await fill(url)
    file = tmp_path / "all.backup"
    await back_up(url, file)
    written = file.read_bytes()
    with pytest.raises(StorageError, match="--force"):
        await back_up(url, file)
    assert file.read_bytes() == written
    async with open_storage(url) as storage:
        await storage.rename_guest("anna", "Changed")
    before = await contents(url)
    with pytest.raises(StorageError, match="--force"):
        await restore(file, url)
    assert await contents(url) == before
    await back_up(url, tmp_path / "two.backup")
    await back_up(url, tmp_path / "two.backup", force=True)
    await restore(file, url, force=True)
    async with open_storage(url) as storage:
        guest = await storage.guest_by_token("token-anna")
        assert guest is not None
        assert guest.name != "Changed"
    assert not list(tmp_path.glob("*.restoring*"))
    assert not list(tmp_path.glob("*.unfinished"))


async def test_a_database_in_use_is_not_replaced(url: str, tmp_path: Path) -> None:
    await fill(url)
    await back_up(url, tmp_path / "all.backup")
    async with open_storage(url) as storage:
        with pytest.raises(StorageError, match="in use by"):
            await restore(tmp_path / "all.backup", url, force=True)
        assert (await storage.counts()).tables == 5


def cut(data: bytes) -> bytes:
    return data[: len(data) * 2 // 3]


def changed(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b'"anna"', b'"hana"', 1))


def row_lost(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:5] + lines[6:]))


def end_lost(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


def more_behind(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data) + b"[]\n")


@pytest.mark.parametrize("damage", [cut, changed, row_lost, end_lost, more_behind])
async def test_a_damaged_backup_changes_nothing(url: str, tmp_path: Path, damage: Any) -> None:
    await fill(url)
    file = tmp_path / "all.backup"
    await back_up(url, file)
    file.write_bytes(damage(file.read_bytes()))
    before = await contents(url)
    with pytest.raises(StorageError, match=r"damaged or not whole"):
        await restore(file, url, force=True)
    assert await contents(url) == before


async def test_what_is_no_backup_or_too_new_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "odd"
    for body in (b"", b"Dear diary", gzip.compress(b"Dear diary"), gzip.compress(b'{"starhold-backup": 2}\n')):
        file.write_bytes(body)
        with pytest.raises(StorageError, match="is no backup of Starhold"):
            await restore(file, sqlite_url)
    file.write_bytes(gzip.compress(f'{{"starhold-backup": 1, "schema": {VERSION + 1}}}\n'.encode()))
    with pytest.raises(StorageError, match=rf"newer Starhold \(schema {VERSION + 1}"):
        await restore(file, sqlite_url)
    with pytest.raises(StorageError, match="cannot be read: No such file"):
        await restore(tmp_path / "nothing", sqlite_url)
    with pytest.raises(StorageError, match="no such file"):
        await back_up(sqlite_url, tmp_path / "x.backup")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["odd"]


def test_by_the_command_line(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(sqlite_url))
    file, other = str(tmp_path / "all.backup"), str(tmp_path / "other.sqlite")
    assert run(["backup", sqlite_url, file]) == 0
    assert f"rows of schema {VERSION}" in capsys.readouterr().out
    assert run(["backup", sqlite_url, file]) == 2
    assert "--force" in capsys.readouterr().err
    assert run(["restore", file, other]) == 0
    assert run(["prune", other, "--older-than", "1d", "--dry-run"]) == 0
    assert "5 tables and 0 guests would be dropped" in capsys.readouterr().out
    assert run(["prune", other, "--older-than", "1d"]) == 0
    assert "5 tables and" in capsys.readouterr().out
    assert run(["prune", other, "--older-than", "soon"]) == 2
