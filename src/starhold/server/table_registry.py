"""All tables of a server: read when somebody wants one, put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starhold.core.errors import StarholdError
from starhold.server.canned import Canned
from starhold.server.creation import NewTable
from starhold.server.limits import household
from starhold.server.logs import log, warn
from starhold.server.reading import Unreadable, read_table, reading
from starhold.server.replays import Replays
from starhold.server.request_error import RequestError
from starhold.server.services import Services
from starhold.server.settings import DAY
from starhold.server.storage.base import Guest, Stored
from starhold.server.table import SHORT, Rebuilt, Table
from starhold.server.turns import Turns

_READERS: Final = 2  # long games that are played again at a time
_MOST_WAITING: Final = 40  # of one address
_READ_SECONDS: Final = 30.0  # to wait for that
_MOST_UNREADABLE: Final = 10_000  # tables known to be broken


class TableRegistry:
    """The tables that are ready to play at."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.unreadable: dict[str, Unreadable] = {}  # not tried again: nothing but a newer server reads them
        self.replays = Replays(services)
        self.canned = Canned()
        self.sockets = 0
        self.closed = False
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._readers = Turns(_READERS, _MOST_WAITING, each=1)  # of long games, in threads
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
        await self.replays.close()
        await self.services.bots.close()
        await self.services.storage.close()

    async def table(self, id: str, address: str | None = None) -> Table:
        """The table with that id, read from storage if need be; read once, however many ask at the same time.

        Who asks from an address pays for what is played again; None: it is the server's own wish.
        """
        if self.closed:
            raise RequestError("table-trouble", 503)
        found = self.tables.get(id)
        if found is not None:
            return found
        if id in self.unreadable:
            raise self.unreadable[id].again()
        task = self._reading.get(id)
        if task is None:
            task = self._reading[id] = asyncio.create_task(self._read(id, address), name=f"read {id}")
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(task)

    async def _read(self, id: str, address: str | None) -> Table:
        stored = await self.services.storage.load(id)
        if stored is None:
            raise RequestError("table-unknown", 404)
        # The steps a game goes on from lie in its header, each a list with a list of its luck in it.
        steps = len(stored.events) + stored.table.header_json.count("[") // 2
        try:
            rebuilt = await self._rebuild(stored, steps, address) if steps > SHORT else read_table(stored)
            table = reading(stored, lambda: Table(self.services, stored, self._gone, rebuilt))
        except Unreadable as error:
            if len(self.unreadable) < _MOST_UNREADABLE:
                self.unreadable[id] = error
            warn("table-unreadable", table=id, number=error.event, why=error.why)
            raise
        self.tables[id] = table
        return table

    async def _rebuild(self, stored: Stored, steps: int, address: str | None) -> Rebuilt:
        """Play a long game again, beside all that goes on."""
        addresses = self.services.addresses
        who = "" if address is None else household(address)
        if address is not None and not await addresses.pay(addresses.steps, address, steps):
            raise RequestError("too-many-requests", 429)
        try:
            async with self._readers.turn(who, seconds=_READ_SECONDS):
                return await asyncio.to_thread(read_table, stored)
        except TimeoutError:
            raise RequestError("table-busy", 503) from None

    async def create(self, new: NewTable) -> str:
        """Store a new table."""
        await self.services.storage.create_table(new.row, new.seats, (), new.waiting)
        log("table-created", table=new.row.id, game=new.row.game, players=new.row.players, pace=new.row.pace)
        return new.row.id

    async def allow_table(self, guest: Guest, address: str, public: bool) -> None:
        """Refuse a further table where a guest has many that wait, or an address has opened many."""
        addresses, limits = self.services.addresses, self.services.settings.limits
        if not addresses.bounded(address):
            return
        if not addresses.take(addresses.tables, address, 1):
            raise RequestError("too-many-requests", 429)
        running, waiting = await self.services.storage.count_open(guest.id, self.services.clock() - DAY)
        if running >= limits.guest_tables:
            raise RequestError("too-many-tables", 429, most=limits.guest_tables)
        if public and waiting >= limits.guest_public:
            raise RequestError("too-many-public", 429, most=limits.guest_public)

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
            await asyncio.sleep(max(0.05, self.services.settings.idle_seconds / 4))
            await self.put_away(self.services.clock() - self.services.settings.idle_seconds)

    async def put_away(self, before: float) -> None:
        """Put away all tables nobody has wanted anything from since."""
        for table in list(self.tables.values()):
            if table.idle() and table.used <= before:
                del self.tables[table.id]
                await table.close()
