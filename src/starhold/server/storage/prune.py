"""Cleaning up: tables and guests nobody has touched for long. Never an account, and never a finished game of one.

Each table, and each guest, goes in a transaction of its own that first looks whether it is still untouched; so servers
on the same PostgreSQL may go on meanwhile, and whoever interrupts it has lost nothing but the rest of the work.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from starhold.server.storage.base import Change, Missing, Storage
from starhold.server.storage.layout import layout
from starhold.server.storage.schema import VERSION

PAGE: Final = 200  # looked up at a time
_OF_ACCOUNT: Final = """
    EXISTS (SELECT 1 FROM seats s JOIN accounts a ON a.guest_id = s.guest_id WHERE s.table_id = t.id)
    OR EXISTS (SELECT 1 FROM results r JOIN accounts a ON a.guest_id = r.guest_id WHERE r.table_id = t.id)"""
TABLES: Final = f"""SELECT t.id FROM tables t WHERE t.id > $2 AND t.moved < $1 AND t.owner = ''
    AND NOT (t.finished AND ({_OF_ACCOUNT})) ORDER BY t.id LIMIT {PAGE}"""
STILL_OLD: Final = "UPDATE tables SET version = version WHERE id = $1 AND moved < $2 AND owner = '' RETURNING id"

# Whoever has a seat stays as long as the table does. A guest of whom it is not noted when they were here stays too,
# unless nobody has a token to come back with.
GUESTS: Final = f"""SELECT g.id FROM guests g WHERE g.id > $2 AND g.seen < $1
    AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.guest_id = g.id)
    AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.guest_id = g.id)
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.guest_id = g.id)
    AND NOT EXISTS (SELECT 1 FROM progress p WHERE p.guest_id = g.id AND p.moved >= $1)
    AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.guest_id = g.id AND
        (k.created >= $1 OR k.used >= $1 OR (g.seen = 0 AND k.created = 0 AND k.used = 0)))
    ORDER BY g.id LIMIT {PAGE}"""
STILL_GONE: Final = "UPDATE guests SET seen = seen WHERE id = $1 AND seen < $2 RETURNING id"
KEPT: Final = ("accounts", "passkeys", "seats")  # whoever has one of these by now is not dropped


@dataclass(slots=True)
class Pruned:
    """How much was dropped, or would be."""

    tables: int = 0
    guests: int = 0


async def prune(storage: Storage, before: float, dry_run: bool = False) -> Pruned:
    """Drop what nobody has touched since then. A dry run counts tables, and guests who have no seat already."""
    done = Pruned()
    done.tables = await _walk(storage, TABLES, before, [] if dry_run else _drop_table())
    done.guests = await _walk(storage, GUESTS, before, [] if dry_run else _drop_guest())
    return done


async def _walk(storage: Storage, which: str, before: float, dropping: list[str]) -> int:
    """Everything that is found, a page at a time; how much of it is gone."""
    gone, after = 0, ""
    while page := [str(row[0]) for row in await storage.rows(which, before, after)]:
        after = page[-1]
        if dropping:
            gone += sum(await asyncio.gather(*(_drop(storage, id, before, dropping) for id in page)))
        else:
            gone += len(page)
    return gone


async def _drop(storage: Storage, id: str, before: float, statements: list[str]) -> bool:
    first, *rest = statements
    try:
        await storage.change(Change(first, (id, before), "touched"), *(Change(one, (id,)) for one in rest))
    except Missing:  # somebody has come back to it
        return False
    return True


def _drop_table() -> list[str]:
    children = [table.name for table in layout(VERSION) if "table_id" in table.columns]
    return [
        STILL_OLD,
        *(f"DELETE FROM {name} WHERE table_id = $1" for name in children),
        "DELETE FROM tables WHERE id = $1",
    ]


def _drop_guest() -> list[str]:
    children = [
        f"DELETE FROM {table.name} WHERE {column} = $1"
        for table in layout(VERSION)
        for column in table.guest_columns
        if table.name not in KEPT
    ]
    return [STILL_GONE, *children, "DELETE FROM guests WHERE id = $1"]
