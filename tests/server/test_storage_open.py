"""Opening a database, and what can be wrong with it: one clear line, and nothing is touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import tempfile
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from starhold.core.errors import StarholdError
from starhold.server.storage import Storage, StorageError, migrate, open_storage, sqlite_file
from starhold.server.storage.schema import VERSION
from starhold.server.storage.sqlite import SqliteStorage
from tests.server.storages import event, make_guests, moved, on_postgres, seats, table


async def refusal(address: str) -> str:
    """What is said when it is opened: one line, and never the password."""
    with pytest.raises(StorageError) as caught:
        await open_storage(address).start()
    assert isinstance(caught.value, StarholdError)
    message = str(caught.value)
    assert "\n" not in message
    assert "geheim" not in message
    return message


def contents(folder: Path) -> dict[str, bytes]:
    """Every file with its bytes."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def fill(address: str, tables: int = 40) -> None:
    async with open_storage(address) as storage:
        await make_guests(storage, "anna")
        for number in range(tables):
            name = f"t{number}"
            await storage.create_table(table(name), seats(name, "anna", None), [event(1), event(2)])


# -- addresses


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "is no address of a database"),
        ("starhold.sqlite", "is no address of a database"),
        ("mysql://root:geheim@localhost/x", "'mysql' is no address of a database"),
        ("sqlite:", "names no file"),
        ("sqlite://starhold.sqlite", "names no file"),
        ("sqlite:///", "names no file"),
        ("sqlite:///x.sqlite?mode=memory", "names no file"),
        ("sqlite:///~nobody-like-this/x.sqlite", "names no file"),
        ("sqlite:///:memory:", "in memory would lose every game"),
        ("sqlite:////:memory:", "in memory would lose every game"),
    ],
)
async def test_an_address_that_makes_no_sense(address: str, words: str) -> None:
    message = await refusal(address)
    assert words in message
    assert "sqlite:///FILE" in message or "names no file" in message


async def test_a_file_by_its_relative_or_full_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await fill("sqlite:///new/folder/my games, 100%.sqlite", 1)
    async with open_storage(f"sqlite:///{tmp_path}/new/folder/my games, 100%.sqlite") as storage:
        assert (await storage.counts()).tables == 1
    assert sorted(contents(tmp_path / "new/folder")) == ["my games, 100%.sqlite"]  # no log is left beside it


# -- SQLite files


def garbage(file: Path) -> None:
    file.write_bytes(b"Dear diary, today I have won at Race.\n" * 200)


def broken_head(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[:16] = b"no longer SQLite"
    file.write_bytes(bytes(data))


def cut_off(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def scribbled_over(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:-4096] = b"\xa5" * (len(data) - 8192)
    file.write_bytes(bytes(data))


@pytest.mark.parametrize("damage", [garbage, broken_head, cut_off, scribbled_over])
async def test_a_damaged_file_is_refused_and_left_as_it_is(sqlite_url: str, tmp_path: Path, damage: Any) -> None:
    await fill(sqlite_url)
    damage(tmp_path / "starhold.sqlite")
    before = contents(tmp_path)
    message = await refusal(sqlite_url)
    assert "damaged" in message
    assert "starhold.sqlite" in message
    assert contents(tmp_path) == before


async def test_a_file_of_another_program_is_left_as_it_is(sqlite_url: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "starhold.sqlite") as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    before = contents(tmp_path)
    assert "belongs to another program" in await refusal(sqlite_url)
    assert contents(tmp_path) == before


async def test_a_newer_file_is_left_as_it_is(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    connection = sqlite3.connect(tmp_path / "starhold.sqlite", isolation_level=None)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = contents(tmp_path)
    assert f"newer Starhold (schema {VERSION + 1}" in await refusal(sqlite_url)
    assert contents(tmp_path) == before


async def test_an_empty_file_becomes_a_database(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "starhold.sqlite").touch()
    await fill(sqlite_url, 1)
    async with open_storage(sqlite_url) as storage:
        assert (await storage.counts()).tables == 1


async def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("hello")
    assert "it is a folder" in await refusal(f"sqlite:///{tmp_path}")
    assert "cannot be opened" in await refusal(f"sqlite:///{tmp_path}/letter/x.sqlite")
    assert "cannot be opened" in await refusal("sqlite:////proc/starhold/x.sqlite")
    assert "cannot be opened" in await refusal(f"sqlite:///{tmp_path}/{'x' * 300}.sqlite")
    assert contents(tmp_path) == {"letter": b"hello"}


@contextmanager
def without_privileges() -> Iterator[None]:
    """As somebody whom permissions bind: root is bound by none."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


async def test_without_permission() -> None:
    with tempfile.TemporaryDirectory() as name:  # not in pytest's folder, which only its owner may enter
        folder, file = Path(name), Path(name, "starhold.sqlite")
        await fill(f"sqlite:///{file}")
        folder.chmod(0o555)
        file.chmod(0o444)
        before = contents(folder)
        with without_privileges():
            assert "permissions" in await refusal(f"sqlite:///{file}")
            assert "permissions" in await refusal(f"sqlite:///{folder}/other.sqlite")
            assert "Permission denied" in await refusal(f"sqlite:///{folder}/new/other.sqlite")
        assert contents(folder) == before
        file.chmod(0o000)
        with without_privileges():
            assert "permissions" in await refusal(f"sqlite:///{file}")
        folder.chmod(0o700)


async def test_the_log_of_a_killed_process_is_taken_over(sqlite_url: str, tmp_path: Path) -> None:
    """A copy of the file and its log, as a power cut would leave them, holds all that was acknowledged."""
    copy = tmp_path / "copy"
    copy.mkdir()
    async with open_storage(sqlite_url) as storage:
        await storage.create_table(table("t1"), seats("t1", None), [event(1)])
        await storage.append("t1", 1, [event(2)], moved(2.0))
        for name in ("starhold.sqlite", "starhold.sqlite-wal"):
            (copy / name).write_bytes((tmp_path / name).read_bytes())
    async with open_storage(f"sqlite:///{copy}/starhold.sqlite") as storage:
        stored = await storage.load("t1")
        assert stored is not None
        assert stored.events == [event(1), event(2)]


# -- a file that is being copied here


@pytest.mark.parametrize("part", [0.1, 0.5, 0.95])
async def test_half_a_copy_is_refused_and_left_as_it_is(sqlite_url: str, tmp_path: Path, part: float) -> None:
    await fill(sqlite_url)
    whole = (tmp_path / "starhold.sqlite").read_bytes()
    file = tmp_path / "copies" / "starhold.sqlite"
    file.parent.mkdir()
    file.write_bytes(whole[: int(len(whole) * part)])
    before = contents(file.parent)
    message = await refusal(f"sqlite:///{file}")
    assert "copied" in message
    assert contents(file.parent) == before
    file.write_bytes(whole)
    async with open_storage(f"sqlite:///{file}") as storage:
        assert (await storage.counts()).tables == 40


async def test_a_copy_whose_space_is_laid_out_first_is_refused_and_left_as_it_is(
    sqlite_url: str, tmp_path: Path
) -> None:
    await fill(sqlite_url)
    file = tmp_path / "starhold.sqlite"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + bytes(len(whole) - len(whole) // 2))
    before = contents(tmp_path)
    assert "damaged" in await refusal(sqlite_url)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("begun", [b"", b"SQLite format 3\0"])
async def test_a_file_that_grows_while_it_is_looked_at(
    sqlite_url: str, tmp_path: Path, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy goes on just when we look: nothing of ours gets into it, however little of it was there."""
    file = tmp_path / "starhold.sqlite"
    file.write_bytes(begun)
    told = sqlite_file.shape
    looks = 0

    def growing(path: Path) -> tuple[int, int]:
        nonlocal looks
        looks += 1
        if looks == 2:
            with path.open("ab") as copy:
                copy.write(b"more of it")
        return told(path)

    monkeypatch.setattr(sqlite_file, "shape", growing)
    assert "is it being copied?" in await refusal(sqlite_url)
    assert contents(tmp_path) == {"starhold.sqlite": begun + b"more of it"}


# -- one server holds one file


async def test_a_second_server_on_one_file_is_refused_in_one_line(sqlite_url: str) -> None:
    async with open_storage(sqlite_url) as storage:
        await fill_one(storage)
        message = await refusal(sqlite_url)
        assert "is in use by another server" in message
        assert f"process {os.getpid()}" in message
        assert await storage.append("t1", 1, [event(2)], moved(2.0)) == 2, "the first goes on"
    async with open_storage(sqlite_url) as storage:
        assert (await storage.counts()).tables == 1


async def test_of_many_servers_that_start_at_once_one_gets_the_file(sqlite_url: str) -> None:
    storages = [open_storage(sqlite_url) for _ in range(5)]
    answers = await asyncio.gather(*(storage.start() for storage in storages), return_exceptions=True)
    assert [answer for answer in answers if answer is not None and not isinstance(answer, StorageError)] == []
    assert answers.count(None) == 1
    assert all("in use by another server" in str(answer) for answer in answers if answer is not None)
    winner = storages[answers.index(None)]
    await fill_one(winner)
    for storage in storages:
        await storage.close()
    async with open_storage(sqlite_url) as storage:
        assert (await storage.counts()).tables == 1


async def test_a_file_by_another_name_is_the_same_file(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to("starhold.sqlite")
    async with open_storage(sqlite_url):
        assert "in use by another server" in await refusal(f"sqlite:///{tmp_path}/link.sqlite")


async def test_the_lock_of_a_killed_server_holds_nobody_up(sqlite_url: str, tmp_path: Path) -> None:
    """What it left lying there is no lock: the system let go of that when the process was gone."""
    (tmp_path / "starhold.sqlite-lock").write_text("4711\n")
    async with open_storage(sqlite_url) as storage:
        await fill_one(storage)
    assert sorted(contents(tmp_path)) == ["starhold.sqlite"]


async def test_who_only_reads_may_look_beside_the_server(url: str) -> None:
    async with open_storage(url) as storage, open_storage(url, read_only=True) as reader:
        await fill_one(storage)
        assert (await reader.counts()).tables == 1
        await storage.append("t1", 1, [event(2)], moved(2.0))
        stored = await reader.load("t1")
        assert stored is not None
        assert stored.events == [event(1), event(2)]
        for attempt in (
            reader.create_guest("g", "G", "hash"),
            reader.append("t1", 2, [event(3)], moved(3.0)),
            reader.probe(),
        ):
            with pytest.raises(StorageError, match="opened to be read only"):
                await attempt
        assert await reader.load("t1") == await storage.load("t1")
    async with open_storage(url, read_only=True) as reader:
        assert (await reader.counts()).tables == 1


async def test_nothing_is_made_by_who_only_reads(url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"no such file|holds no tables"):
        await open_storage(url, read_only=True).start()
    assert contents(tmp_path) == {}


async def test_a_database_is_walked_through_a_page_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.storage.base.MOST_LISTED", 7)
    await fill(url, 40)
    async with open_storage(url, read_only=True) as reader:
        found = [id async for id in reader.all_table_ids()]
    assert sorted(found) == sorted(f"t{number}" for number in range(40))


# -- whether anything can be stored at all


async def test_a_probe_leaves_nothing_behind(storage: Storage) -> None:
    before = await storage.counts()
    for _ in range(3):
        await storage.probe()
    assert await storage.counts() == before


@pytest.mark.parametrize("taken", ["starhold.sqlite", "starhold.sqlite-wal"])
async def test_a_file_that_was_deleted_is_not_written_any_more(sqlite_url: str, tmp_path: Path, taken: str) -> None:
    async with open_storage(sqlite_url) as storage:
        await fill_one(storage)
        (tmp_path / taken).unlink()
        for attempt in (storage.append("t1", 1, [event(2)], moved(2.0)), storage.probe()):
            with pytest.raises(StorageError, match="deleted, moved or replaced"):
                await attempt


async def test_a_file_that_was_replaced_is_not_written_any_more(sqlite_url: str, tmp_path: Path) -> None:
    async with open_storage(sqlite_url) as storage:
        await fill_one(storage)
        (tmp_path / "other").write_bytes(b"a backup, put back under a running server")
        (tmp_path / "other").replace(tmp_path / "starhold.sqlite")
        with pytest.raises(StorageError, match="deleted, moved or replaced"):
            await storage.append("t1", 1, [event(2)], moved(2.0))
    assert (tmp_path / "starhold.sqlite").read_bytes() == b"a backup, put back under a running server"


async def test_a_probe_needs_room(sqlite: SqliteStorage) -> None:
    await fill_one(sqlite)
    pages = await sqlite._write(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
    await sqlite._write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchall())
    with pytest.raises(StorageError, match="no space left"):
        await sqlite.probe()
    await sqlite._write(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchall())
    await sqlite.probe()


# -- SQLite at work


async def gathered(storage: SqliteStorage, *appends: Coroutine[Any, Any, int]) -> None:
    """Have them all wait at the same moment, behind a job that is done only when they do."""
    all_there = threading.Event()
    before = asyncio.create_task(storage._write(lambda _: all_there.wait()))
    tasks = [asyncio.create_task(append) for append in appends]
    await asyncio.sleep(0)  # so that all of them have begun
    all_there.set()
    await asyncio.gather(before, *tasks)


async def test_commits_are_shared(sqlite: SqliteStorage) -> None:
    names = [f"t{number}" for number in range(50)]
    await asyncio.gather(*(sqlite.create_table(table(name), seats(name, None)) for name in names))
    before = sqlite.commits
    for version in range(10):
        await gathered(sqlite, *(sqlite.append(name, version, [event(1)], moved(1.0)) for name in names))
    commits = sqlite.commits - before
    assert 10 <= commits <= 20  # 500 appends, 50 at a time; what they wait for may be a commit of its own
    await sqlite.append("t0", 10, [event(1)], moved(1.0))
    assert sqlite.commits == before + commits + 1  # alone, it does not wait for company


async def test_every_commit_is_forced_to_the_disk(sqlite: SqliteStorage) -> None:
    ask = sqlite._write
    assert await ask(lambda connection: connection.execute("PRAGMA synchronous").fetchone()) == (2,)  # FULL
    assert await ask(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()) == ("wal",)


async def test_a_full_disk_loses_nothing_and_the_server_goes_on(sqlite: SqliteStorage) -> None:
    """With no room for pages SQLite gives up the transaction: every append in it is told so, none is half there."""
    names = [f"t{number}" for number in range(8)]
    await asyncio.gather(*(sqlite.create_table(table(name), seats(name, None)) for name in names))
    pages = await sqlite._write(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
    await sqlite._write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages + 20}").fetchall())
    versions = dict.fromkeys(names, 0)
    told: list[BaseException] = []
    while not told:
        appends = [sqlite.append(name, versions[name], [event(1) * 50], moved(1.0)) for name in names]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        for name, answer in zip(names, answers, strict=True):
            if isinstance(answer, BaseException):
                told.append(answer)
            else:
                versions[name] = answer
    assert all(isinstance(error, StorageError) and "no space left" in str(error) for error in told)
    await sqlite._write(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchall())
    for name in names:
        stored = await sqlite.load(name)
        assert stored is not None
        assert len(stored.events) == stored.table.version == versions[name]
        assert await sqlite.append(name, versions[name], [event(2)], moved(2.0)) == versions[name] + 1


async def test_a_mistake_of_ours_is_heard_and_the_writer_lives_on(sqlite_url: str) -> None:
    def mistake(_: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    async with SqliteStorage(Path(sqlite_url.removeprefix("sqlite:///"))) as storage:
        with pytest.raises(ZeroDivisionError):
            await storage._write(mistake)
        await fill_one(storage)


async def fill_one(storage: Storage) -> None:
    await storage.create_table(table("t1"), seats("t1", None), [event(1)])
    stored = await storage.load("t1")
    assert stored is not None
    assert stored.events == [event(1)]


# -- both


async def test_before_the_start_and_twice(url: str) -> None:
    storage = open_storage(url)
    with pytest.raises(StorageError, match="not open"):
        await storage.counts()
    with pytest.raises(StorageError, match="not open"):
        await storage.create_table(table("t1"), seats("t1", None))
    await storage.close()
    async with storage:
        with pytest.raises(StorageError, match="open already"):
            await storage.start()
        await fill_one(storage)
    async with storage:
        assert (await storage.counts()).tables == 1


NEXT = """
from alembic import op

revision, down_revision = "{0:04d}", "{1:04d}"


def upgrade():
    op.execute("ALTER TABLE guests ADD COLUMN colour TEXT")
    op.execute("CREATE TABLE extras (picture TEXT)")
"""


async def test_a_migration_keeps_what_is_there(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A release with one more revision opens a database of this one; this one then refuses it."""
    await fill(url, 3)
    folder = tmp_path / "revisions of 100%"
    shutil.copytree(migrate.REVISIONS, folder)
    (folder / "versions" / "next.py").write_text(NEXT.format(VERSION + 1, VERSION))
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "REVISIONS", folder)
        for module in ("sqlite_file", "postgres", "migrate"):
            patch.setattr(f"starhold.server.storage.{module}.VERSION", VERSION + 1)
        for _ in range(2):  # the second time there is nothing to do
            async with open_storage(url) as storage:
                assert (await storage.counts()).tables == 3
                assert await storage.guest_by_token("token-anna") is not None
                assert await storage.rows("SELECT picture FROM extras") == []
    assert "newer Starhold" in await refusal(url)


# -- PostgreSQL servers


async def test_a_postgres_that_is_not_there(postgres_server: Any) -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        message = await refusal(f"postgresql://me:geheim@127.0.0.1:{port}/starhold")
        assert "cannot be reached" in message
        assert f"127.0.0.1:{port}/starhold" in message
    assert "no_such" in await refusal(postgres_server.get_uri(database="no_such"))
    unknown = postgres_server.get_uri().replace("postgres:@", "nobody:geheim@")
    assert "nobody" in await refusal(unknown)
    assert "makes no sense" in await refusal("postgresql://me:geheim@host:port/x")
    assert "makes no sense" in await refusal("postgresql://me:geheim#@host/x")


async def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
    async with open_storage(postgres_url) as storage:
        await fill_one(storage)
        of_ours = "application_name = 'starhold' AND datname = current_database()"
        await on_postgres(postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {of_ours}")
        versions: list[int] = []
        while len(versions) < 10:  # as a table does: after an error that says nothing of the outcome, load again
            with suppress(StorageError):
                stored = await storage.load("t1")
                assert stored is not None
                versions.append(await storage.append("t1", stored.table.version, [event(2)], moved(2.0)))
        stored = await storage.load("t1")
        assert stored is not None
        assert versions == list(range(2, 2 + len(versions)))
        assert stored.table.version == versions[-1]
