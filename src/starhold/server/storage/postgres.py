"""Storage in PostgreSQL, through a pool of connections of asyncpg. All lies in a schema of its own, `starhold`.

PostgreSQL itself gathers commits of several connections into one write to the disk.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from starhold.server.storage import sql
from starhold.server.storage.base import (
    EVERY,
    MOST_TOPICS,
    Change,
    Claim,
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
from starhold.server.storage.lease import Lease
from starhold.server.storage.migrate import postgres_version, prepare_postgres, too_new
from starhold.server.storage.notices import Ends, Notices
from starhold.server.storage.schema import VERSION

asyncpg: Final[Any] = importlib.import_module("asyncpg")  # it has no types of its own

MOST_CONNECTIONS: Final = 10
MOST_SWIFT: Final = 3  # for beats, claims and the like
PATIENCE: Final = 10.0  # seconds to connect, and to finish at the end
LONGEST: Final = 60.0  # seconds for one statement, so that no table waits for ever on a dead line
TROUBLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# An append in one round trip: nothing of it happens unless the table is ours and its version the expected one.
APPEND: Final = """
WITH present AS (
    UPDATE tables SET version = version + cardinality($3::bytea[]), moved = $4, finished = $5, summary_json = $6,
        deadline = $8
    WHERE id = $1 AND version = $2 AND owner = $9 AND fence = $10 RETURNING id, version
), added AS (
    INSERT INTO events (table_id, number, body) SELECT present.id, $2::integer + e.place, e.body
    FROM present, unnest($3::bytea[]) WITH ORDINALITY AS e (body, place)
), placed AS (
    UPDATE places SET moved = $4, waiting = guest_id = ANY($7::text[]) FROM present WHERE table_id = present.id
)
SELECT version FROM present"""
ADD_EVENTS: Final = """INSERT INTO events (table_id, number, body)
    SELECT $1, e.place, e.body FROM unnest($2::bytea[]) WITH ORDINALITY AS e (body, place)"""
WAITING: Final = "UPDATE places SET waiting = guest_id = ANY($2::text[]) WHERE table_id = $1"
HOLD: Final = "SELECT version FROM tables WHERE id = $1 AND owner = $2 AND fence = $3 FOR UPDATE"
STANDING: Final = "SELECT version, owner, fence FROM tables WHERE id = $1"
SEATS_OF: Final = f"SELECT {sql.SEAT} FROM seats WHERE table_id = ANY($1::text[]) ORDER BY table_id, seat"


class PostgresStorage(Storage):
    """A database on a PostgreSQL server, shared by any number of processes; each table is served by one of them."""

    def __init__(self, url: str, read_only: bool = False) -> None:
        self.read_only = read_only
        self._url = url
        self._place = place(url)
        self._pool: Any = None
        self._swift: Any = None  # a pool whose commits do not wait for the disk
        self._lease: Lease | None = None
        self._tell_lost: Callable[[list[str]], None] = lambda tables: None
        self._busy = 0  # calls under way, those that wait for a connection included
        self._idle = asyncio.Event()

    async def start(self) -> None:
        if self._pool:
            raise StorageError("the database is open already")
        pool = swift = None
        try:
            pool = await self._pooled(MOST_CONNECTIONS, self._settings())
            async with pool.acquire() as connection:
                if self.read_only:
                    await self._check_version(connection)
                else:
                    await prepare_postgres(connection, self._place, self._connect)
            if not self.read_only:
                swift = await self._pooled(MOST_SWIFT, self._settings() | {"synchronous_commit": "off"})
                self._swift = swift
                await self._join()
        except BaseException as error:
            self._swift = None
            for one in (pool, swift):
                if one:
                    one.terminate()
            if isinstance(error, (*TROUBLE, ValueError)):
                raise self._unreachable(error) from error
            raise
        self._pool = pool

    async def _connect(self) -> Any:
        """A connection besides the pool."""
        return await asyncpg.connect(self._url, timeout=PATIENCE, server_settings=self._settings())

    @asynccontextmanager
    async def _apart(self) -> AsyncIterator[Any]:
        """The same for a while, where a commit does not wait for the disk."""
        settings = self._settings() | {"synchronous_commit": "off"}
        async with self._told():
            connection = await asyncpg.connect(
                self._url, timeout=PATIENCE, command_timeout=LONGEST, server_settings=settings
            )
            try:
                yield connection
            finally:
                connection.terminate()

    async def _pooled(self, most: int, settings: dict[str, str]) -> Any:
        """So many connections at most, opened as they are needed."""
        return await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=most,
            timeout=PATIENCE,
            command_timeout=LONGEST,
            server_settings=settings,
        )

    async def _join(self) -> None:
        """Become one of the processes of this database."""
        self._lease = Lease(self._quickly, self.address)
        self._lease.lost = self._tell_lost
        self.process = self._lease.id
        await self._lease.start()

    def _settings(self) -> dict[str, str]:
        settings = {"search_path": "starhold", "application_name": "starhold", "synchronous_commit": "on"}
        return settings | {"default_transaction_read_only": "on"} if self.read_only else settings

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                while self._busy:
                    self._idle.clear()
                    await self._idle.wait()
                await pool.close()
        except TimeoutError:  # a server that does not answer must not keep ours from ending
            pool.terminate()
        if self._lease is not None:
            await self._lease.close()
            self._lease = None
        swift, self._swift = self._swift, None
        if swift is not None:
            swift.terminate()

    # -- which process serves a table

    @property
    def lease(self) -> Lease:
        """What this process holds."""
        if self._lease is None:
            why = "was opened to be read only" if self._pool else "is not open"
            raise StorageError(f"the database {why}")
        return self._lease

    async def claim(self, table_id: str) -> Claim | None:
        return await self.lease.claim(table_id) if storable(table_id) else None

    async def fresh(self) -> None:
        await self.lease.fresh()

    async def owner(self, table_id: str) -> Claim | None:
        return await self.lease.owner(table_id) if storable(table_id) else None

    async def release(self, table_ids: Iterable[str]) -> None:
        await self.lease.release(table_ids)

    async def neighbour(self) -> Claim | None:
        return await self.lease.neighbour()

    async def living(self) -> set[str]:
        return await self.lease.living()

    def holds(self, table_id: str, fence: int) -> bool:
        return self.lease.held.get(table_id) == fence

    def held(self) -> list[str]:
        return list(self.lease.held)

    def shared_time(self) -> float:
        return self.lease.now()

    def notices(self, ends: Ends) -> Notices | None:
        return Notices(self._apart, ends) if self.process else None

    def when_lost(self, tell: Callable[[list[str]], None]) -> None:
        self._tell_lost = tell
        if self._lease is not None:
            self._lease.lost = tell

    # -- guests

    async def create_guest(self, guest_id: str, name: str, token_hash: str) -> None:
        check_storable(guest_id, name, token_hash)
        async with self._transaction() as connection:
            await connection.execute(sql.ADD_GUEST, guest_id, name)
            await connection.execute(sql.ADD_TOKEN, token_hash, guest_id)

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        if not storable(token_hash):
            return None
        async with self._connection() as connection:
            row = await connection.fetchrow(sql.GUEST_BY_TOKEN, token_hash)
        return Guest(*row) if row else None

    async def rename_guest(self, guest_id: str, name: str) -> None:
        check_storable(guest_id, name)
        async with self._connection() as connection:
            if not await connection.fetchrow(sql.RENAME, guest_id, name):
                raise Missing(f"there is no guest '{guest_id}'")

    # -- learning

    async def progress(self, guest_id: str) -> dict[str, str]:
        if not storable(guest_id):
            return {}
        async with self._connection() as connection:
            return {row[0]: row[1] for row in await connection.fetch(sql.PROGRESS, guest_id)}

    async def set_progress(self, guest_id: str, topic: str, body: str, now: float) -> None:
        check_storable(guest_id, topic, body)
        async with self._connection() as connection:
            if not await connection.fetchrow(sql.SET_PROGRESS, guest_id, topic, body, now, MOST_TOPICS):
                raise Conflict(f"guest '{guest_id}' has {MOST_TOPICS} topics already")

    async def review(self, table_id: str, version: int) -> bytes | None:
        if not storable(table_id):
            return None
        async with self._connection() as connection:
            row = await connection.fetchrow(sql.REVIEW, table_id, version)
        return bytes(row[0]) if row else None

    async def keep_review(self, table_id: str, version: int, body: bytes) -> None:
        async with self._connection() as connection:
            await connection.execute(sql.KEEP_REVIEW, table_id, version, body)

    async def add_token(self, guest_id: str, token_hash: str) -> None:
        check_storable(guest_id, token_hash)
        async with self._connection() as connection:
            await connection.execute(sql.ADD_TOKEN, token_hash, guest_id)

    async def create_link(self, code_hash: str, guest_id: str, expires: float) -> None:
        check_storable(code_hash, guest_id)
        async with self._connection() as connection:
            await connection.execute(sql.ADD_LINK, code_hash, guest_id, expires)

    async def use_link(self, code_hash: str, now: float) -> str | None:
        if not storable(code_hash):
            return None
        async with self._connection() as connection:
            guest_id: str | None = await connection.fetchval(sql.USE_LINK, code_hash, now)
            await connection.execute(sql.DROP_LINKS, now)
        return guest_id

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
        async with self._transaction() as connection:
            await connection.execute(sql.ADD_TABLE, *sql.table_values(table, len(events)))
            await connection.executemany(sql.ADD_SEAT, [sql.seat_values(seat) for seat in seats])
            await connection.execute(ADD_EVENTS, table.id, list(events))
            await reseat(connection, table.id)
            if waiting and not table.over:
                await connection.execute(WAITING, table.id, list(waiting))
            await carry_out(connection, changes)

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
        check_storable(table_id, *(seat.name for seat in seats))
        waiting = [] if summary.over else list(summary.waiting)
        facts = (summary.moved, summary.over, summary.summary_json, waiting, summary.deadline)
        move = (table_id, expected_version, list(events), *facts)
        opening = self._transaction if seats or changes else self._connection
        async with opening() as connection:
            ours = (self.process, await self.lease.fence(table_id, fence))
            if seats or changes:
                await connection.fetchval(HOLD, table_id, *ours)  # first, in every transaction: no two lock each other
            if seats:
                await change_seats(connection, table_id, seats)
            version = await connection.fetchval(APPEND, *move, *ours)
            if version is None:  # raised in here, so that the seats stay too
                raise await self._refusal(connection, table_id, expected_version, *ours)
            await carry_out(connection, changes)
        return int(version)

    async def load(self, table_id: str) -> Stored | None:
        if not storable(table_id):
            return None
        async with self._snapshot() as connection:
            row = await connection.fetchrow(sql.TABLE, table_id)
            if row is None:
                return None
            seats = [sql.seat_row(seat) for seat in await connection.fetch(sql.SEATS, table_id)]
            return Stored(sql.table_row(row), seats, [body for (body,) in await connection.fetch(sql.EVENTS, table_id)])

    async def set_seat(self, seat: SeatRow) -> None:
        check_storable(seat.table_id, seat.name)
        async with self._transaction() as connection:
            ours = (self.process, await self.lease.fence(seat.table_id))
            if await connection.fetchval(HOLD, seat.table_id, *ours) is None:
                raise await self._refusal(connection, seat.table_id, None, *ours)
            await change_seats(connection, seat.table_id, [seat])

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
        async with self._connection() as connection:
            if not await connection.fetchrow(sql.PUT_AWAY, guest_id, table_id, away):
                raise Missing(f"the guest '{guest_id}' has no seat at a table '{table_id}'")

    async def count_open(self, guest_id: str, since: float) -> tuple[int, int]:
        async with self._connection() as connection:
            row = await connection.fetchrow(sql.MINE_OPEN, guest_id, since)
        return int(row[0]), int(row[1])

    async def counts(self) -> Counts:
        async with self._connection() as connection:
            return sql.counts(await connection.fetchrow(sql.COUNTS))

    async def table_ids(self, after: str, limit: int) -> list[str]:
        async with self._connection() as connection:
            return [row[0] for row in await connection.fetch(sql.TABLE_IDS, after, sql.bounded(limit))]

    async def rows(self, statement: str, *values: object) -> list[Sequence[Any]]:
        check_values(values)
        async with self._connection() as connection:
            return list(await connection.fetch(statement, *values))

    async def change(self, *changes: Change) -> list[list[Sequence[Any]]]:
        async with self._transaction() as connection:
            return await carry_out(connection, changes)

    async def probe(self) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE schema_version SET version = version")

    # -- how

    async def _check_version(self, connection: Any) -> None:
        """Whether there is a schema to read, as we know it."""
        version = await postgres_version(connection)
        if not version:
            raise StorageError(f"the database {self._place} holds no tables of Starhold")
        if version > VERSION:
            raise too_new(self._place, version)
        if version < VERSION:
            raise StorageError(
                f"the database {self._place} was written by an older Starhold (schema {version}, "
                f"this one has {VERSION}); start the server on it once"
            )

    async def _refusal(
        self, connection: Any, table_id: str, expected: int | None, owner: str, fence: int
    ) -> StorageError:
        """Why an append did nothing."""
        present = await connection.fetchrow(STANDING, table_id)
        if present is None:
            return Missing(f"there is no table '{table_id}'")
        if (present[1], present[2]) != (owner, fence):
            return self.lease.refused(table_id, fence)
        return Conflict(f"table '{table_id}' is at version {present[0]}, not {expected}")

    async def _list(self, statement: str, *values: object) -> list[Listed]:
        async with self._snapshot() as connection:
            rows = await connection.fetch(statement, *values)
            return sql.listed(rows, await connection.fetch(SEATS_OF, [row[0] for row in rows]) if rows else [])

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection, where each statement is a transaction of its own; its failures in one clear line."""
        if self._pool is None:
            raise StorageError("the database is not open")
        self._busy += 1
        try:
            async with self._told(), self._pool.acquire() as connection:
                yield connection
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    @asynccontextmanager
    async def _quickly(self) -> AsyncIterator[Any]:
        """The same, where a commit does not wait for the disk."""
        if self._swift is None:
            raise StorageError("the database is not open")
        async with self._told(), self._swift.acquire() as connection:
            yield connection

    @asynccontextmanager
    async def _told(self) -> AsyncIterator[None]:
        try:
            yield
        except asyncpg.ReadOnlySQLTransactionError as error:
            raise StorageError("the database was opened to be read only") from error
        except asyncpg.ForeignKeyViolationError as error:
            raise Missing("a guest or table that should be referred to is not there") from error
        except asyncpg.UniqueViolationError as error:
            raise Conflict("what should be created is there already") from error
        except TROUBLE as error:
            raise StorageError(f"the database {self._place} cannot be used: {one_line(error)}") from error

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        """All or nothing."""
        async with self._connection() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Any]:
        """Reading the database as it was at one moment."""
        moment = {"isolation": "repeatable_read", "readonly": True}
        async with self._connection() as connection, connection.transaction(**moment):
            yield connection

    def _unreachable(self, error: BaseException) -> StorageError:
        """Why the server could not be used, without the password of its address."""
        if isinstance(error, TimeoutError):
            return StorageError(f"the database {self._place} cannot be reached: no answer in {PATIENCE:.0f} seconds")
        if isinstance(error, asyncpg.PostgresError):
            return StorageError(f"the database {self._place} cannot be used: {one_line(error)}")
        if isinstance(error, ValueError):  # its words may hold pieces of the address, and so of the password
            return StorageError("the address of the database makes no sense; write postgresql://USER@HOST/DATABASE")
        return StorageError(f"the database {self._place} cannot be reached: {one_line(error)}")


async def carry_out(connection: Any, changes: Sequence[Change]) -> list[list[Sequence[Any]]]:
    """Statements of other parts of the server, and the rows each gives."""
    found: list[list[Sequence[Any]]] = []
    for change in changes:
        check_values(change.values)
        found.append(await connection.fetch(change.statement, *change.values))
        if change.needs and not found[-1]:
            raise Missing(change.needs)
    return found


async def change_seats(connection: Any, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Seats that are there, as they are from now on."""
    for seat in seats:
        if await connection.fetchval(sql.SET_SEAT, *sql.seat_values(seat)) is None:
            raise Missing(f"there is no seat {seat.seat} at a table '{seat.table_id}'")
    await reseat(connection, table_id)


async def reseat(connection: Any, table_id: str) -> None:
    """Bring what lists know of the seats up to date."""
    for statement in sql.RESEAT:
        await connection.execute(statement, table_id)


def place(url: str) -> str:
    """An address that may be shown: no user, no password, no parameters."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://"
    return f"postgresql://{parts.hostname or ''}{port}{parts.path}"


def one_line(error: BaseException) -> str:
    """The message of an error, on one line."""
    return " ".join(str(error).split()) or type(error).__name__
