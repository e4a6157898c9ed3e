"""Which of several processes on one PostgreSQL serves a table: by a lease with a fencing number.

A process beats once a second, by the clock of the database. As long as its beat is fresh, the tables it has claimed are
its own; a few seconds after the last beat anybody may claim them. Each claim raises the table's fencing number, and the
very statement that appends checks owner and number. So a process that was asleep for however long, and still believes
that it owns a table, writes nothing any more once another has claimed it.

Before that point it does not write either: where its own last beat is not fresh by its own steady clock, it has to beat
again first, and that fails while the database is out of reach.

Claims of one table are made one at a time, and a table in memory writes under the very claim it was read under: of two
answers that overtake each other the older one would otherwise be believed, and a table that is being let go could write
beside the one that was read after it.

Claims and beats need not reach the disk before they count: an append does, and takes every earlier claim along.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from starhold import __version__
from starhold.server.logs import log, warn
from starhold.server.storage.base import Claim, NotOwner, StorageError
from starhold.server.tokens import new_id

BEAT: Final = 1.0  # seconds between two beats
LEASE: Final = 3.0  # seconds after the last beat at which a process counts as dead
OWN_LEASE: Final = 2.4  # the same as the process itself sees it: it has to stop before others may begin
AFTER_TROUBLE: Final = 60.0  # a lease as long as that is granted to all while one has not beaten steadily oneself
BEAT_SECONDS: Final = 2.0  # for one beat

NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
_BEAT: Final = f"""
WITH present AS (SELECT {NOW} AS at), before AS (SELECT beat FROM processes WHERE id = $1), beaten AS (
    INSERT INTO processes (id, address, version, started, beat) SELECT $1, $2, $3, at, at FROM present
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, address = excluded.address
), ours AS (SELECT count(*) AS many, coalesce(sum(fence), 0) AS fences FROM tables WHERE owner = $1)
SELECT present.at, before.beat, ours.many, ours.fences FROM present LEFT JOIN before ON TRUE, ours"""
# Near our time on either side: where the clock of the database was set back, a beat of before is no sign of life.
_LIVING: Final = f"SELECT 1 FROM processes p WHERE p.id = t.owner AND abs(p.beat - {NOW}) < $3"
_CLAIM: Final = f"""
WITH taken AS (
    UPDATE tables t SET owner = $2, fence = fence + 1
    WHERE id = $1 AND (owner = '' OR owner = $2 OR NOT EXISTS ({_LIVING})) RETURNING fence
)
SELECT taken.fence, t.owner, p.address FROM tables t LEFT JOIN taken ON TRUE
LEFT JOIN processes p ON p.id = t.owner WHERE t.id = $1"""
_OWNER: Final = f"""SELECT p.id, p.address FROM tables t JOIN processes p ON p.id = t.owner
    WHERE t.id = $1 AND abs(p.beat - {NOW}) < $2"""
_ALL_LIVING: Final = f"SELECT id FROM processes WHERE abs(beat - {NOW}) < $1"
_NEIGHBOUR: Final = f"""SELECT id, address FROM processes WHERE id <> $1 AND address <> '' AND abs(beat - {NOW}) < $2
    ORDER BY random() LIMIT 1"""
_RELEASE: Final = """UPDATE tables t SET owner = '' FROM unnest($1::text[], $2::integer[]) AS r (id, fence)
    WHERE t.id = r.id AND t.fence = r.fence AND t.owner = $3"""
_RELEASE_ALL: Final = "UPDATE tables SET owner = '' WHERE owner = $1"
_LEAVE: Final = "DELETE FROM processes WHERE id = $1"
_BURY: Final = f"""
WITH dead AS (DELETE FROM processes WHERE abs(beat - {NOW}) > $1 RETURNING id)
UPDATE tables SET owner = '' FROM dead WHERE owner = dead.id RETURNING tables.id, dead.id"""
_HELD: Final = "SELECT id, fence FROM tables WHERE owner = $1"

Connecting = Callable[[], AbstractAsyncContextManager[Any]]


class Lease:
    """What one process holds."""

    def __init__(self, connection: Connecting, address: str) -> None:
        """`connection` gives one whose commits need not wait for the disk; `address` is where others find us."""
        self.id = new_id()
        self.address = address
        self.held: dict[str, int] = {}  # by table: the fencing number
        self.lost: Callable[[list[str]], None] = lambda tables: None  # told of tables that others have taken
        self._connection = connection
        self._beaten = float("-inf")  # when the last beat that came through was begun, by our own clock
        self._steady = float("-inf")  # since when there was no beat left out
        self._ahead = 0.0  # the clock of the database, minus our steady one
        self._claiming: dict[str, asyncio.Task[Claim | None]] = {}
        self._trying: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None

    # -- beating

    async def start(self) -> None:
        """Say that we are here, and go on saying it."""
        await self.beat()
        self._heart = asyncio.create_task(self._beat_on(), name="beat")

    def stop_beating(self) -> None:
        """From here on we are dying."""
        if self._heart is not None:
            self._heart.cancel()
            self._heart = None

    async def close(self) -> None:
        """Let go of everything at once, so that nobody has to wait until we count as dead."""
        self.stop_beating()
        for task in (self._trying, *self._claiming.values()):
            if task is not None:
                task.cancel()
        self.held.clear()
        with contextlib.suppress(StorageError):
            async with asyncio.timeout(BEAT_SECONDS), self._connection() as connection:
                await connection.execute(_LEAVE, self.id)
                await connection.execute(_RELEASE_ALL, self.id)

    async def beat(self) -> None:
        """One beat, however many wait for it; StorageError: it did not come through."""
        if self._trying is None:
            self._trying = asyncio.create_task(self._beat(), name="one beat")
        await asyncio.shield(self._trying)

    async def fresh(self) -> None:
        """Go on only while what we hold is surely ours: otherwise beat first."""
        if time.monotonic() - self._beaten > OWN_LEASE:
            await self.beat()

    def now(self) -> float:
        """The time of the database's clock, as far as we know it: the one time all processes share."""
        return time.monotonic() + self._ahead

    async def _beat(self) -> None:
        begun = time.monotonic()
        try:
            try:
                async with asyncio.timeout(BEAT_SECONDS), self._connection() as connection:
                    row = await connection.fetchrow(_BEAT, self.id, self.address, __version__)
                    at, before, many, fences = row
                    late = before is None or abs(at - before) > OWN_LEASE  # then others may have taken what we held
                    if late or (many, fences) != (len(self.held), sum(self.held.values())):
                        await self._look_what_is_left(connection)
            except TimeoutError:
                raise StorageError(f"the database did not answer a beat in {BEAT_SECONDS:.0f} seconds") from None
        finally:
            self._trying = None
        if begun - self._beaten > LEASE:
            self._steady = begun
        self._beaten = begun
        self._ahead = at - time.monotonic()

    async def _look_what_is_left(self, connection: Any) -> None:
        believed = dict(self.held)
        present = dict(await connection.fetch(_HELD, self.id)) if believed else {}
        gone = [table for table, fence in believed.items() if present.get(table) != fence]
        # Of what is being claimed, or was claimed again meanwhile, this says nothing.
        self._lose([table for table in gone if table not in self._claiming and self.held.get(table) == believed[table]])

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
                await self._bury()
            except StorageError as error:
                warn("beat-failed", why=str(error))

    async def _bury(self) -> None:
        """Let go of what dead processes held."""
        async with self._connection() as connection:
            rows = await connection.fetch(_BURY, self._patience())
        if rows:
            log("tables-left", tables=len(rows), processes=len({row[1] for row in rows}))

    def _patience(self) -> float:
        """Seconds for which others may be silent. After an outage of the database all are, and nobody is dead."""
        return LEASE if time.monotonic() - self._steady > LEASE else AFTER_TROUBLE

    # -- tables

    async def claim(self, table_id: str) -> Claim | None:
        """Take a table, unless a living process has it; None: there is no such table."""
        task = self._claiming.get(table_id)
        if task is None:
            task = self._claiming[table_id] = asyncio.create_task(self._claim(table_id), name=f"claim {table_id}")
            task.add_done_callback(lambda _: self._claiming.pop(table_id, None))
        return await asyncio.shield(task)

    async def _claim(self, table_id: str) -> Claim | None:
        await self.fresh()
        for _ in range(2):  # the second time, whoever was quicker than we can be seen
            async with self._connection() as connection:
                row = await connection.fetchrow(_CLAIM, table_id, self.id, self._patience())
            if row is None:
                return None
            fence, owner, address = row
            if fence is not None:
                self.held[table_id] = fence
                return Claim(self.id, "", fence)
            if owner not in ("", self.id):
                break
        self._lose([table_id])
        return Claim(owner, address or "", 0)

    async def fence(self, table_id: str, under: int | None = None) -> int:
        """The number under which we may write. NotOwner: the table is another's, or no longer ours under that number.

        `under`: the claim the writer has; one that has none and wants to write claims the table first.
        """
        await self.fresh()
        held = self.held.get(table_id)
        if under is not None and under != held:
            raise NotOwner(f"the table '{table_id}' is not ours any more as it was when it was read")
        if held is None:
            claim = await self.claim(table_id)
            if claim is not None and claim.owner != self.id:
                raise self.refused(table_id, 0)
            return 0 if claim is None else claim.fence  # 0: the statement that follows will find no such table
        return held

    def refused(self, table_id: str, fence: int) -> NotOwner:
        """Another process has this table; what we know of it under that number is worth nothing from here on."""
        if self.held.get(table_id) == fence and table_id not in self._claiming:
            self._lose([table_id])
        return NotOwner(f"the table '{table_id}' is served by another process")

    async def owner(self, table_id: str) -> Claim | None:
        """Which living process has a table; None: none has."""
        async with self._connection() as connection:
            row = await connection.fetchrow(_OWNER, table_id, LEASE)
        return None if row is None else Claim(row[0], row[1], 0)

    async def neighbour(self) -> Claim | None:
        """Any other process that lives and can be reached."""
        async with self._connection() as connection:
            row = await connection.fetchrow(_NEIGHBOUR, self.id, LEASE)
        return None if row is None else Claim(row[0], row[1], 0)

    async def living(self) -> set[str]:
        """All processes whose leases hold."""
        async with self._connection() as connection:
            return {row[0] for row in await connection.fetch(_ALL_LIVING, LEASE)}

    async def release(self, tables: Iterable[str]) -> None:
        """Let anybody take these."""
        mine = {table: self.held.pop(table) for table in tables if table in self.held}
        if mine:
            async with self._connection() as connection:
                await connection.execute(_RELEASE, list(mine), list(mine.values()), self.id)

    def _lose(self, tables: list[str]) -> None:
        known = [table for table in tables if self.held.pop(table, None) is not None]
        if known:
            warn("tables-lost", tables=len(known))
            self.lost(known)
