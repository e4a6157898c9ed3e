"""When the next clock of a table is up is stored with every event, the same on both databases."""

from __future__ import annotations

from starhold.server.due import due_tables
from starhold.server.storage import Storage
from starhold.server.storage.base import Summary
from tests.server.storages import event, make_guests, seats, table


async def test_tables_whose_clocks_are_up_are_found_the_longest_first(storage: Storage) -> None:
    await make_guests(storage, "anna")
    for id, deadline in (("late", 50.0), ("later", 70.0), ("soon", 150.0), ("never", 0.0)):
        await storage.create_table(table(id), seats(id, "anna", None))
        await storage.claim(id)
        await storage.append(id, 0, [event(1)], Summary(1.0, False, [], "{}", deadline))
    assert await due_tables(storage, 49.9) == []
    assert await due_tables(storage, 100.0) == ["late", "later"]
    await storage.append("late", 1, [event(2)], Summary(2.0, False, [], "{}"), seats("late", "anna", None)[:1])
    assert await due_tables(storage, 100.0) == ["later"], "an event without a running clock takes it away"
