"""Keeping people and tables apart while what is stored of them changes behind the tables' backs.

A table that is ready has its seats in memory. Where somebody becomes an account, is renamed or is deleted, their tables
are put away first, nobody can read them meanwhile, and whoever looked at one comes back to it as it is stored now.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starhold.core.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.connection import Connection
    from starhold.server.table_registry import TableRegistry

_ENDED: Final = 1008
_MOST_REMEMBERED: Final = 10_000


class Holding:
    """What is held back of the tables of one registry, and which sessions have just ended."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._gates: dict[str, asyncio.Event] = {}
        self._ended: OrderedDict[str, None] = OrderedDict()

    async def wait(self, id: str) -> None:
        """Until a table is held back by nobody."""
        while (gate := self._gates.get(id)) is not None:
            await gate.wait()

    @asynccontextmanager
    async def tables(self, ids: Collection[str]) -> AsyncIterator[None]:
        """Nobody has these tables, or can have them, before this is over."""
        while held := next((id for id in ids if id in self._gates), None):  # all at once: nobody waits holding some
            await self.wait(held)
        gate = asyncio.Event()
        self._gates.update(dict.fromkeys(ids, gate))
        try:
            for id in ids:
                await self._put_away(id)
            yield
        finally:
            for id in ids:
                del self._gates[id]
            gate.set()

    async def _put_away(self, id: str) -> None:
        reading = self._registry.being_read(id)
        if reading is not None:
            with contextlib.suppress(StarholdError):
                await asyncio.shield(reading)
        table = self._registry.tables.pop(id, None)
        if table is not None:
            table.send_away()
            table.connections.clear()
            await table.close()

    # -- sessions

    def end(self, sessions: Collection[str]) -> None:
        """Close every socket that came with one of these tokens."""
        ended = frozenset(sessions)
        for session in ended:
            self._ended[session] = None
        while len(self._ended) > _MOST_REMEMBERED:
            self._ended.popitem(last=False)
        for table in list(self._registry.tables.values()):
            for connection in list(table.connections):
                if connection.session in ended:
                    connection.fail("session-ended", _ENDED)

    def check(self, connection: Connection) -> None:
        """Close a socket whose session ended while it was being let in."""
        if connection.session in self._ended:
            connection.fail("session-ended", _ENDED)
