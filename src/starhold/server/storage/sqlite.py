"""Storage in one SQLite file: a thread that writes (group commit, see `writer.py`), and two that read beside it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from starhold.server.storage import sql
from starhold.server.storage.base import (
    EVERY,
    MOST_TOPICS,
    Change,
    Conflict,
    Counts,
    Guest,
    Listed,
    Missing,
    Only,
    SeatRow,
    Storage,
    StorageError,
    Stored,
    Summary,
    TableRow,
    check_storable,
    check_values,
    storable,
)
from starhold.server.storage.file_lock import FileLock
from starhold.server.storage.sqlite_file import Anchor, check_place, connect, explain, open_file, open_to_read
from starhold.server.storage.writer import Opened, Writer

T = TypeVar("T")

PROBE = "~probe"  # an id no guest has
PROBE_SIGNS = 16_000
WAITING = """UPDATE places SET moved = $2, waiting = guest_id IN (SELECT value FROM json_each($3))
    WHERE table_id = $1"""
MOVE = """UPDATE tables SET version = version + $3, moved = $4, finished = $5, summary_json = $6,
    deadline = $7
    WHERE id = $1 AND version = $2 RETURNING version"""
SEATS_OF = f"SELECT {sql.SEAT} FROM seats WHERE table_id IN (SELECT value FROM json_each($1)) ORDER BY table_id, seat"


class SqliteStorage(Storage):
    """One file, one server process: it holds the lock of the file for its life.

    To read only, any number of others may look at the file beside it; they take no lock and write nothing into it.
    """

    def __init__(self, path: Path, read_only: bool = False) -> None:
        self.path = path
        self.read_only = read_only
        self._lock: FileLock | None = None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._own = threading.local()  # the connection of each reading thread
        self._connections: list[sqlite3.Connection] = []

    @property
    def commits(self) -> int:
        """How many transactions have been written since the start."""
        return self._writer.commits if self._writer else 0

    async def start(self) -> None:
        if self._readers:
            raise StorageError("the database is open already")
        if self.read_only:
            (await asyncio.to_thread(open_to_read, self.path)).close()
        else:
            await self._start_writing()
        self._readers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="starhold-reader")

    async def _start_writing(self) -> None:
        check_place(self.path)
        lock = FileLock(self.path)
        lock.take()
        writer = Writer(self._open, lambda error: explain(error, self.path))
        try:
            await writer.start()
        except BaseException:
            await writer.close()
            lock.release()
            raise
        self._lock, self._writer = lock, writer

    def _open(self) -> Opened:
        connection = open_file(self.path)
        return connection, Anchor(self.path).check

    async def close(self) -> None:
        readers, self._readers = self._readers, None
        writer, self._writer = self._writer, None
        lock, self._lock = self._lock, None
        if readers:
            await asyncio.to_thread(readers.shutdown)
        while self._connections:
            self._connections.pop().close()
        self._own = threading.local()
        if writer:  # last, so that the file is left without its log beside it
            await writer.close()
        if lock:
            lock.release()

    # -- guests

    async def create_guest(self, guest_id: str, name: str, token_hash: str) -> None:
        check_storable(guest_id, name, token_hash)

        def work(connection: sqlite3.Connection) -> None:
            run(connection, sql.ADD_GUEST, guest_id, name)
            run(connection, sql.ADD_TOKEN, token_hash, guest_id)

        await self._write(work)

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        if not storable(token_hash):
            return None
        row = await self._read(lambda connection: one(connection, sql.GUEST_BY_TOKEN, token_hash))
        return Guest(*row) if row else None

    async def rename_guest(self, guest_id: str, name: str) -> None:
        check_storable(name)

        def work(connection: sqlite3.Connection) -> None:
            if not one(connection, sql.RENAME, guest_id, name):
                raise Missing(f"there is no guest '{guest_id}'")

        await self._write(work)

    # -- learning

    async def progress(self, guest_id: str) -> dict[str, str]:
        if not storable(guest_id):
            return {}
        return dict(await self._read(lambda connection: run(connection, sql.PROGRESS, guest_id).fetchall()))

    async def set_progress(self, guest_id: str, topic: str, body: str, now: float) -> None:
        check_storable(topic, body)

        def work(connection: sqlite3.Connection) -> None:
            if not one(connection, sql.SET_PROGRESS, guest_id, topic, body, now, MOST_TOPICS):
                raise Conflict(f"guest '{guest_id}' has {MOST_TOPICS} topics already")

        await self._write(work)

    async def review(self, table_id: str, version: int) -> bytes | None:
        if not storable(table_id):
            return None
        row = await self._read(lambda connection: one(connection, sql.REVIEW, table_id, version))
        return bytes(row[0]) if row else None

    async def keep_review(self, table_id: str, version: int, body: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            run(connection, sql.KEEP_REVIEW, table_id, version, body)

        await self._write(work)

    async def add_token(self, guest_id: str, token_hash: str) -> None:
        check_storable(token_hash)
        await self._write(lambda connection: run(connection, sql.ADD_TOKEN, token_hash, guest_id))

    async def create_link(self, code_hash: str, guest_id: str, expires: float) -> None:
        check_storable(code_hash)
        await self._write(lambda connection: run(connection, sql.ADD_LINK, code_hash, guest_id, expires))

    async def use_link(self, code_hash: str, now: float) -> str | None:
        if not storable(code_hash):
            return None

        def work(connection: sqlite3.Connection) -> str | None:
            row = one(connection, sql.USE_LINK, code_hash, now)
            run(connection, sql.DROP_LINKS, now)
            return row[0] if row else None

        return await self._write(work)

    # -- tables

    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        events: Sequence[bytes] = (),
        waiting: Sequence[str] = (),
        changes: Sequence[Change] = (),
    ) -> None:
        check_storable(table.id, *(seat.name for seat in seats))

        def work(connection: sqlite3.Connection) -> None:
            run(connection, sql.ADD_TABLE, *sql.table_values(table, len(events)))
            for seat in seats:
                run(connection, sql.ADD_SEAT, *sql.seat_values(seat))
            add_events(connection, table.id, 0, events)
            reseat(connection, table.id)
            wait_for(connection, table.id, table.moved or table.created, waiting, table.over)
            carry_out(connection, changes)

        await self._write(work)

    async def append(
        self,
        table_id: str,
        expected_version: int,
        events: Sequence[bytes],
        summary: Summary,
        seats: Sequence[SeatRow] = (),
        changes: Sequence[Change] = (),
        fence: int | None = None,
    ) -> int:
        check_storable(*(seat.name for seat in seats))
        moved, over = summary.moved, summary.over
        move = (table_id, expected_version, len(events), moved, over, summary.summary_json, summary.deadline)

        def work(connection: sqlite3.Connection) -> int:
            row = one(connection, MOVE, *move)
            if row is None:
                present = one(connection, sql.VERSION_OF, table_id)
                if present is None:
                    raise Missing(f"there is no table '{table_id}'")
                raise Conflict(f"table '{table_id}' is at version {present[0]}, not {expected_version}")
            add_events(connection, table_id, expected_version, events)
            if seats:
                for seat in seats:
                    change_seat(connection, seat)
                reseat(connection, table_id)
            wait_for(connection, table_id, moved, summary.waiting, over)
            carry_out(connection, changes)
            return int(row[0])

        return await self._write(work)

    async def load(self, table_id: str) -> Stored | None:
        if not storable(table_id):
            return None

        def work(connection: sqlite3.Connection) -> Stored | None:
            row = one(connection, sql.TABLE, table_id)
            if row is None:
                return None
            seats = [sql.seat_row(seat) for seat in run(connection, sql.SEATS, table_id)]
            return Stored(sql.table_row(row), seats, [body for (body,) in run(connection, sql.EVENTS, table_id)])

        return await self._read(work)

    async def set_seat(self, seat: SeatRow) -> None:
        check_storable(seat.name)

        def work(connection: sqlite3.Connection) -> None:
            change_seat(connection, seat)
            reseat(connection, seat.table_id)

        await self._write(work)

    async def find(self, table_id: str, guest_id: str | None = None) -> Listed | None:
        if not storable(table_id, guest_id):
            return None
        found = await self._list(sql.FIND, table_id, guest_id)
        return found[0] if found else None

    async def list_open(self, limit: int, only: Only = EVERY) -> list[Listed]:
        statement, values = sql.narrowed(sql.OPEN, only)
        return await self._list(statement, sql.bounded(limit), *values)

    async def list_watched(self, limit: int, only: Only = EVERY) -> list[Listed]:
        statement, values = sql.narrowed(sql.WATCHED, only)
        return await self._list(statement, sql.bounded(limit), *values)

    async def list_mine(self, guest_id: str, limit: int, away: bool = False) -> list[Listed]:
        return await self._list(sql.MINE, guest_id, away, sql.bounded(limit)) if storable(guest_id) else []

    async def put_away(self, guest_id: str, table_id: str, away: bool) -> None:
        check_storable(guest_id, table_id)

        def work(connection: sqlite3.Connection) -> None:
            if not one(connection, sql.PUT_AWAY, guest_id, table_id, away):
                raise Missing(f"the guest '{guest_id}' has no seat at a table '{table_id}'")

        await self._write(work)

    async def count_open(self, guest_id: str, since: float) -> tuple[int, int]:
        row = await self._read(lambda connection: one(connection, sql.MINE_OPEN, guest_id, since))
        return (0, 0) if row is None else (int(row[0]), int(row[1]))

    async def counts(self) -> Counts:
        row = await self._read(lambda connection: one(connection, sql.COUNTS))
        return sql.counts(row or (0, 0, 0))

    async def table_ids(self, after: str, limit: int) -> list[str]:
        rows = await self._read(lambda connection: run(connection, sql.TABLE_IDS, after, sql.bounded(limit)).fetchall())
        return [row[0] for row in rows]

    async def rows(self, statement: str, *values: object) -> list[Sequence[Any]]:
        check_values(values)
        return await self._read(lambda connection: list(run(connection, statement, *values)))

    async def change(self, *changes: Change) -> list[list[Sequence[Any]]]:
        return await self._write(lambda connection: carry_out(connection, changes))

    async def probe(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            run(connection, sql.ADD_GUEST, PROBE, "x" * PROBE_SIGNS)  # some pages: is there room for them?
            run(connection, sql.DROP_GUEST, PROBE)

        await self._write(work)
        await self._read(lambda connection: one(connection, sql.VERSION_OF, ""))

    # -- how

    async def _list(self, statement: str, *values: object) -> list[Listed]:
        def work(connection: sqlite3.Connection) -> list[Listed]:
            rows = run(connection, statement, *values).fetchall()
            ids = json.dumps([row[0] for row in rows])
            return sql.listed(rows, run(connection, SEATS_OF, ids))

        return await self._read(work)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._writer is None:
            why = "was opened to be read only" if self._readers else "is not open"
            raise StorageError(f"the database {why}")
        return await self._writer.do(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._readers is None:
            raise StorageError("the database is not open")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_here, work)

    def _read_here(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """In a reading thread: all of it sees the database as it was at one moment."""
        try:
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            if connection is None:
                connection = open_to_read(self.path) if self.read_only else connect(self.path, "ro")
                self._own.connection = connection
                self._connections.append(connection)
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise explain(error, self.path) from error


@cache
def ours(statement: str) -> str:
    """A statement written with `$1`, as SQLite has it."""
    return statement.replace("$", "?")


def run(connection: sqlite3.Connection, statement: str, *values: object) -> sqlite3.Cursor:
    """Execute a statement written with `$1`."""
    return connection.execute(ours(statement), values)


def one(connection: sqlite3.Connection, statement: str, *values: object) -> tuple[Any, ...] | None:
    """The only row of a statement; all of it is read, since a statement that writes is done only then."""
    rows = run(connection, statement, *values).fetchall()
    return rows[0] if rows else None


def add_events(connection: sqlite3.Connection, table_id: str, version: int, events: Sequence[bytes]) -> None:
    """Events from a version on."""
    for number, body in enumerate(events, version + 1):
        run(connection, sql.ADD_EVENT, table_id, number, body)


def carry_out(connection: sqlite3.Connection, changes: Sequence[Change]) -> list[list[Sequence[Any]]]:
    """Statements of other parts of the server, and the rows each gives."""
    found: list[list[Sequence[Any]]] = []
    for change in changes:
        check_values(change.values)
        found.append(run(connection, change.statement, *change.values).fetchall())
        if change.needs and not found[-1]:
            raise Missing(change.needs)
    return found


def change_seat(connection: sqlite3.Connection, seat: SeatRow) -> None:
    """A seat that is there, as it is from now on."""
    if not one(connection, sql.SET_SEAT, *sql.seat_values(seat)):
        raise Missing(f"there is no seat {seat.seat} at a table '{seat.table_id}'")


def reseat(connection: sqlite3.Connection, table_id: str) -> None:
    """Bring what lists know of the seats up to date."""
    for statement in sql.RESEAT:
        run(connection, statement, table_id)


def wait_for(connection: sqlite3.Connection, table_id: str, moved: float, waiting: Sequence[str], over: bool) -> None:
    """Say when the table moved and for whom it waits; a finished game waits for nobody."""
    run(connection, WAITING, table_id, moved, json.dumps([] if over else list(waiting)))
