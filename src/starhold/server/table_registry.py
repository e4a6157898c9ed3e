"""All tables of a server: read when somebody wants one, put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starhold.core.errors import StarholdError
from starhold.server.canned import Canned
from starhold.server.coaching import Coaching
from starhold.server.creation import NewTable
from starhold.server.due import due_tables
from starhold.server.holding import Holding
from starhold.server.limits import household
from starhold.server.logs import log, warn
from starhold.server.old_results import fill_results
from starhold.server.outside.marks import mark
from starhold.server.rating_book import settle_all
from starhold.server.reading import Unreadable, read_table, reading
from starhold.server.rebuilding import SHORT, Rebuilt
from starhold.server.replays import Replays
from starhold.server.request_error import Elsewhere, RequestError
from starhold.server.reviews import Reviews
from starhold.server.services import Services
from starhold.server.settings import DAY
from starhold.server.storage.base import Guest, StorageError, Stored
from starhold.server.table import Table
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
        self.coaching = Coaching(services)
        self.reviews = Reviews(services)
        self.canned = Canned()
        self.holding = Holding(self)
        self.sockets = 0
        self.closed = False
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._leaving: dict[str, Table] = {}  # being put away: what they were asked last is still to be stored
        self._readers = Turns(_READERS, _MOST_WAITING, each=1)  # of long games, in threads
        self._waking: set[asyncio.Task[None]] = set()
        self._janitor: asyncio.Task[None] | None = None
        self._counting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tidy up now and then; the storage is open."""
        self.services.storage.when_lost(self._lost)
        self.services.neighbours.start(self)
        self._janitor = asyncio.create_task(self._tidy(), name="janitor")
        self._counting = asyncio.create_task(self._count(), name="results")

    async def close(self) -> None:
        """Finish what every table has been asked, then end."""
        self.closed = True
        if self._janitor is not None:
            self._janitor.cancel()
        if self._counting is not None:
            self._counting.cancel()
        for task in self._waking:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        await self.replays.close()
        await self.coaching.close()
        await self.reviews.close()
        await self.services.bots.close()
        await self.services.teller.close()
        if self.services.post is not None:
            await self.services.post.close()
        await self.services.neighbours.close()
        await self.services.storage.close()

    def has(self, id: str) -> bool:
        """Whether a table is served here, or will be in a moment."""
        return id in self.tables or id in self._reading or id in self._leaving

    async def drain(self) -> None:
        """Finish what every table has been asked, send everybody away and let go of it, one table after the other."""
        self.closed = True
        while self.tables or self._reading:
            if not self.tables:  # whoever is just being read comes too
                await asyncio.wait(list(self._reading.values()))
                continue
            id, table = next(iter(self.tables.items()))
            table.send_away()
            await self._let_go(table)
            try:
                await self.services.storage.release([id])
            except StorageError as error:  # then others take it when they notice that we are gone
                warn("not-released", why=str(error))

    async def table(self, id: str, address: str | None = None) -> Table:
        """The table with that id, read from storage if need be; read once, however many ask at the same time.

        Who asks from an address pays for what is played again; None: it is the server's own wish.
        """
        await self.holding.wait(id)
        if self.closed:
            raise Elsewhere
        await self.services.storage.fresh()  # whoever was asleep may have it in memory as it was long ago
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

    def being_read(self, id: str) -> asyncio.Task[Table] | None:
        """The table with that id, where it is just being read."""
        return self._reading.get(id)

    async def _read(self, id: str, address: str | None) -> Table:
        storage = self.services.storage
        leaving = self._leaving.get(id)
        if leaving is not None:
            await asyncio.wait([leaving.task])
        claim = await storage.claim(id)  # first: from here on nobody else adds to it
        if claim is not None and claim.owner != storage.process:
            raise Elsewhere
        stored = None if claim is None else await storage.load(id)
        if claim is None or stored is None:
            raise RequestError("table-unknown", 404)
        await self.services.outside.learn(storage, stored.seats)
        # The steps a game goes on from lie in its header, each a list with a list of its luck in it.
        steps = len(stored.events) + stored.table.header_json.count("[") // 2
        try:
            rebuilt = await self._rebuild(stored, steps, address) if steps > SHORT else read_table(stored)
            if not storage.holds(id, claim.fence):  # lost while it was read: nobody would tell us so again
                raise Elsewhere
            table = reading(stored, lambda: Table(self.services, stored, self._gone, rebuilt))
        except Unreadable as error:
            if len(self.unreadable) < _MOST_UNREADABLE:
                self.unreadable[id] = error
            warn("table-unreadable", table=id, number=error.event, why=error.why)
            raise
        table.fence = claim.fence
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
        self.services.teller.opened(new)
        self.services.outside.wake(new.seats)
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

    def watchers(self, id: str) -> int:
        """How many look on at a table, whichever process serves it."""
        table = self.tables.get(id)
        return self.services.neighbours.watchers(id) if table is None else table.watchers()

    def drop_bot(self, bot: str) -> None:
        """A bot from outside is no more: nobody at a table here waits for it."""
        self.services.outside.forget(bot)
        for table in list(self.tables.values()):
            table.bots.questions.give_up(mark(bot))

    def wake(self, id: str) -> None:
        """Read a table whose bots or clocks have to go on, without waiting for it."""
        if id in self.tables or id in self._reading or self.closed:
            return

        async def read() -> None:
            with contextlib.suppress(StarholdError):
                await self.table(id)

        task = asyncio.create_task(read(), name=f"wake {id}")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    # -- tidying up

    async def _count(self) -> None:
        """What earlier servers left: ratings of games that had just ended, and results from before they were kept."""
        try:
            await settle_all(self.services.storage)
            await fill_results(self.services.storage)
        except StorageError as error:
            warn("results-failed", why=str(error))

    def _gone(self, table: Table) -> None:
        """A table broke: it is read anew when somebody comes back."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        warn("table-dropped", table=table.id)

    def _lost(self, ids: list[str]) -> None:
        """Other processes serve these by now: send everybody there, and forget what we know of them."""
        for id in ids:
            table = self.tables.pop(id, None)
            if table is not None:
                table.send_away()
                table.abandon()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self.services.settings.idle_seconds / 4))
            try:
                await self.put_away(self.services.clock() - self.services.settings.idle_seconds)
            except StorageError as error:  # they count as ours for a while longer
                warn("not-released", why=str(error))
            await self.look_at_clocks()

    async def _let_go(self, table: Table) -> None:
        """Finish what a table was asked; whoever wants it meanwhile reads it after that."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._leaving[table.id] = table
        try:
            await table.close()
        finally:
            del self._leaving[table.id]

    async def look_at_clocks(self) -> None:
        """Read the tables whose clocks are up, so that they act on it; those that are here look at their own."""
        try:
            for id in await due_tables(self.services.storage, self.services.even()):
                self.wake(id)
        except StorageError as error:
            warn("clocks-not-read", why=str(error))

    async def put_away(self, before: float) -> None:
        """Put away all tables nobody has wanted anything from since."""
        away = [table for table in self.tables.values() if table.idle() and table.used <= before]
        for table in away:
            if table.idle() and self.tables.get(table.id) is table:
                await self._let_go(table)
        held = self.services.storage.held()  # those who were only asked about as well
        await self.services.storage.release([id for id in held if not self.has(id)])
