"""Going for good: bots play on in the seats of unfinished games, then nothing says any more who sat there."""

from __future__ import annotations

from functools import partial

from starhold.bots.registry import DEFAULT_BOT
from starhold.core.errors import StarholdError
from starhold.server.identity.forgetting import forgetting
from starhold.server.identity.lines import tables_with
from starhold.server.identity.merging import freeing, tables_of, tokens_of
from starhold.server.logs import log
from starhold.server.storage.base import Guest
from starhold.server.table_registry import TableRegistry


async def leave(registry: TableRegistry, guest: Guest) -> None:
    """Delete somebody."""
    storage = registry.services.storage
    await storage.change(freeing(guest.id, storage.process))  # what others serve is ours to change from here on
    for id in await tables_of(storage, guest.id):
        try:
            table = await registry.table(id)
            await table.ask(partial(table.leave_to_bot, guest, DEFAULT_BOT))
        except StarholdError:  # it is over, or cannot be opened: nobody waits for them there
            continue
    tables = await tables_with(storage, guest.id)
    ended = await tokens_of(storage, guest.id)
    async with registry.holding.tables(tables):
        freed = freeing(guest.id, storage.process)
        await storage.change(freed, *await forgetting(storage, guest.id, tables))
    registry.holding.end(ended)
    log("guest-forgotten")
