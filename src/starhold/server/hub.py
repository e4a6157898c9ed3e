"""All tables of a server: read when somebody wants one, put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib

from starhold.core.errors import StarholdError
from starhold.server.creation import NewTable
from starhold.server.house import House
from starhold.server.logs import log, warn
from starhold.server.refuse import Refuse
from starhold.server.replays import Replays
from starhold.server.table import Table


class Hub:
    """The tables that are ready to play at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self.replays = Replays()
        self.sockets = 0
        self.closed = False
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._janitor: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tidy up now and then; the storage is open."""
        self._janitor = asyncio.create_task(self._tidy(), name="janitor")

    async def close(self) -> None:
        """Finish what every table has been asked, then end."""
        self.closed = True
        if self._janitor is not None:
            self._janitor.cancel()
        for task in self._waking:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        await self.house.bots.close()
        await self.house.storage.close()

    async def table(self, id: str) -> Table:
        """The table with that id, read from storage if need be; read once, however many ask at the same time."""
        if self.closed:
            raise Refuse("table-trouble", 503)
        found = self.tables.get(id)
        if found is not None:
            return found
        reading = self._reading.get(id)
        if reading is None:
            reading = self._reading[id] = asyncio.create_task(self._read(id), name=f"read {id}")
            reading.add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(reading)

    async def _read(self, id: str) -> Table:
        stored = await self.house.storage.load(id)
        if stored is None:
            raise Refuse("table-unknown", 404)
        table = Table(self.house, stored, self._gone)
        self.tables[id] = table
        return table

    async def create(self, new: NewTable) -> str:
        """Store a new table."""
        await self.house.storage.create_table(new.row, new.seats, (), new.waiting)
        log("table-created", table=new.row.id, game=new.row.game, players=new.row.players, pace=new.row.pace)
        return new.row.id

    def wake(self, id: str) -> None:
        """Read a table whose bots have to go on, without waiting for it."""
        if id in self.tables or id in self._reading or self.closed:
            return

        async def read() -> None:
            with contextlib.suppress(StarholdError):
                await self.table(id)

        task = asyncio.create_task(read(), name=f"wake {id}")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    # -- tidying up

    def _gone(self, table: Table) -> None:
        """A table broke: it is read anew when somebody comes back."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        warn("table-dropped", table=table.id)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self.house.settings.idle_seconds / 4))
            await self.put_away(self.house.clock() - self.house.settings.idle_seconds)

    async def put_away(self, before: float) -> None:
        """Put away all tables nobody has wanted anything from since."""
        for table in list(self.tables.values()):
            if table.idle() and table.used <= before:
                del self.tables[table.id]
                await table.close()
