"""Storage in PostgreSQL, through a pool of connections of asyncpg. All lies in a schema of its own, `starhold`.

PostgreSQL itself gathers commits of several connections into one write to the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from starhold.server.storage import sql
from starhold.server.storage.base import (
    Conflict,
    Counts,
    Guest,
    Listed,
    Missing,
    SeatRow,
    Storage,
    StorageError,
    Stored,
    Summary,
    TableRow,
    check_storable,
    storable,
)
from starhold.server.storage.schema import POSTGRES, VERSION, statements

asyncpg: Final[Any] = importlib.import_module("asyncpg")  # it has no types of its own

MOST_CONNECTIONS: Final = 10
PATIENCE: Final = 10.0  # seconds to connect, and to finish at the end
LONGEST: Final = 60.0  # seconds for one statement, so that no table waits for ever on a dead line
TROUBLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOCK: Final = 0x53744864  # of a database: whoever has it is the one server there
LOCK_PATIENCE: Final = 5.0  # seconds: PostgreSQL may need a moment to notice that the last server was killed
HOLDER: Final = """SELECT a.client_addr::text, a.pid FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
    WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1::bigint::oid AND l.objsubid = 1
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

# An append in one round trip: nothing of it happens unless the version is the expected one.
APPEND: Final = """
WITH present AS (
    UPDATE tables SET version = version + cardinality($3::bytea[]), moved = $4, finished = $5, summary_json = $6
    WHERE id = $1 AND version = $2 RETURNING id, version
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
HOLD: Final = "SELECT version FROM tables WHERE id = $1 FOR UPDATE"
SEATS_OF: Final = f"SELECT {sql.SEAT} FROM seats WHERE table_id = ANY($1::text[]) ORDER BY table_id, seat"


class PostgresStorage(Storage):
    """A database on a PostgreSQL server, held by one server process for its life; others may look on, to read only.

    The lock is that of a connection of its own. If that is lost, it is taken again before anything else is done, unless
    another server was quicker.
    """

    def __init__(self, url: str, read_only: bool = False) -> None:
        self.read_only = read_only
        self._url = url
        self._place = place(url)
        self._pool: Any = None
        self._holder: Any = None  # the connection that has the lock
        self._taking = asyncio.Lock()
        self._busy = 0  # calls under way, those that wait for a connection included
        self._idle = asyncio.Event()

    async def start(self) -> None:
        if self._pool:
            raise StorageError("the database is open already")
        pool: Any = None
        try:
            pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=LONGEST,
                server_settings=self._settings(),
            )
            if self.read_only:
                async with pool.acquire() as connection:
                    await self._check_version(connection)
            else:
                await self._take_lock(LOCK_PATIENCE)
                async with pool.acquire() as connection:
                    await self._migrate(connection)
        except BaseException as error:
            if pool:
                pool.terminate()
            self._let_go()
            if isinstance(error, (*TROUBLE, ValueError)):
                raise self._unreachable(error) from error
            raise
        self._pool = pool

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
        holder, self._holder = self._holder, None
        if holder is not None:
            with contextlib.suppress(*TROUBLE):
                # Said outright: that the connection is gone PostgreSQL notices only a moment after we are.
                await holder.fetchval("SELECT pg_advisory_unlock($1)", LOCK, timeout=PATIENCE)
                await holder.close(timeout=PATIENCE)

    # -- the lock

    async def _take_lock(self, patience: float) -> None:
        """Be the one server of this database, or say in one line that there is another."""
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, server_settings=self._settings())
        self._holder = connection
        until = time.monotonic() + patience
        while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK, timeout=PATIENCE):
            if time.monotonic() > until:
                who = await connection.fetchrow(HOLDER, LOCK, timeout=PATIENCE)
                self._let_go()
                from_where = "" if who is None else f" (from {who[0] or 'this machine'}, backend {who[1]})"
                raise StorageError(
                    f"the database {self._place} is in use by another server{from_where}; "
                    "stop that first, or name another database"
                )
            await asyncio.sleep(0.1)

    def _let_go(self) -> None:
        holder, self._holder = self._holder, None
        if holder is not None:
            holder.terminate()

    async def _hold(self) -> None:
        """See to it that the lock is still ours: it went with its connection if that was lost."""
        if self.read_only or (self._holder is not None and not self._holder.is_closed()):
            return
        async with self._taking:
            if self._holder is None or self._holder.is_closed():
                await self._take_lock(patience=1.0)

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
        self, table: TableRow, seats: Sequence[SeatRow], events: Sequence[bytes] = (), waiting: Sequence[str] = ()
    ) -> None:
        check_storable(table.id, *(seat.name for seat in seats))
        async with self._transaction() as connection:
            await connection.execute(sql.ADD_TABLE, *sql.table_values(table, len(events)))
            await connection.executemany(sql.ADD_SEAT, [sql.seat_values(seat) for seat in seats])
            await connection.execute(ADD_EVENTS, table.id, list(events))
            await reseat(connection, table.id)
            if waiting and not table.over:
                await connection.execute(WAITING, table.id, list(waiting))

    async def append(
        self,
        table_id: str,
        expected_version: int,
        events: Sequence[bytes],
        summary: Summary,
        seats: Sequence[SeatRow] = (),
    ) -> int:
        check_storable(table_id, *(seat.name for seat in seats))
        waiting = [] if summary.over else list(summary.waiting)
        move = (table_id, expected_version, list(events), summary.moved, summary.over, summary.summary_json, waiting)
        if seats:
            async with self._transaction() as connection:
                await connection.fetchval(HOLD, table_id)  # first, in every transaction: no two can lock each other
                await change_seats(connection, table_id, seats)
                version = await connection.fetchval(APPEND, *move)
                if version is None:  # raised in here, so that the seats stay too
                    raise await self._refusal(connection, table_id, expected_version)
        else:
            async with self._connection() as connection:
                version = await connection.fetchval(APPEND, *move)
                if version is None:
                    raise await self._refusal(connection, table_id, expected_version)
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
            await connection.fetchval(HOLD, seat.table_id)
            await change_seats(connection, seat.table_id, [seat])

    async def find(self, table_id: str, guest_id: str | None = None) -> Listed | None:
        if not storable(table_id, guest_id):
            return None
        found = await self._list(sql.FIND, table_id, guest_id)
        return found[0] if found else None

    async def list_open(self, limit: int) -> list[Listed]:
        return await self._list(sql.OPEN, sql.bounded(limit))

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

    async def probe(self) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE schema_version SET version = version")

    # -- how

    async def _migrate(self, connection: Any) -> None:
        """Make the schema or bring it up to date."""
        async with connection.transaction():
            if await connection.fetchval("SELECT to_regnamespace('starhold') IS NULL"):
                await connection.execute("CREATE SCHEMA starhold")
            if await connection.fetchval("SELECT to_regclass('starhold.schema_version') IS NULL"):
                await connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
                await connection.execute("INSERT INTO schema_version VALUES (0)")
            version = await self._version(connection)
            for statement in statements(version, POSTGRES):
                await connection.execute(statement)
            await connection.execute("UPDATE schema_version SET version = $1", VERSION)

    async def _version(self, connection: Any) -> int:
        version: int = await connection.fetchval("SELECT version FROM schema_version")
        if version > VERSION:
            raise StorageError(
                f"the database {self._place} was written by a newer Starhold (schema {version}, "
                f"this one knows {VERSION}); update it"
            )
        return version

    async def _check_version(self, connection: Any) -> None:
        """Whether there is a schema to read, as we know it."""
        if await connection.fetchval("SELECT to_regclass('starhold.schema_version') IS NULL"):
            raise StorageError(f"the database {self._place} holds no tables of Starhold")
        version = await self._version(connection)
        if version < VERSION:
            raise StorageError(
                f"the database {self._place} was written by an older Starhold (schema {version}, "
                f"this one has {VERSION}); start the server on it once"
            )

    async def _refusal(self, connection: Any, table_id: str, expected: int) -> StorageError:
        """Why an append did nothing."""
        present = await connection.fetchval(sql.VERSION_OF, table_id)
        if present is None:
            return Missing(f"there is no table '{table_id}'")
        return Conflict(f"table '{table_id}' is at version {present}, not {expected}")

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
            await self._hold()
            async with self._pool.acquire() as connection:
                yield connection
        except asyncpg.ReadOnlySQLTransactionError as error:
            raise StorageError("the database was opened to be read only") from error
        except asyncpg.ForeignKeyViolationError as error:
            raise Missing("a guest or table that should be referred to is not there") from error
        except asyncpg.UniqueViolationError as error:
            raise Conflict("what should be created is there already") from error
        except TROUBLE as error:
            raise StorageError(f"the database {self._place} cannot be used: {one_line(error)}") from error
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

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
