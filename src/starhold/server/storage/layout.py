"""Which tables and columns a version of the schema has: found by making it, in memory, from its own texts.

So whatever is added to the schema is in backups, and is cleaned up with its guest, without being listed anywhere else.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from typing import Final

from starhold.server.storage.schema import SQLITE, statements

KINDS: Final = {"TEXT": "text", "BOOLEAN": "truth", "BLOB": "bytes"}  # all others are numbers of some size


@dataclass(frozen=True, slots=True)
class TableLayout:
    """One table of the database."""

    name: str
    columns: tuple[str, ...]
    kinds: tuple[str, ...]  # of each column: text, number, truth or bytes
    guest_columns: tuple[str, ...]  # those that refer to a guest, so that no guest can go before this row


@cache
def layout(version: int) -> tuple[TableLayout, ...]:
    """The tables of a version, each behind those it refers to."""
    with closing(sqlite3.connect(":memory:")) as scratch:
        for statement in statements(0, SQLITE, version):
            scratch.execute(statement)
        names = [
            row[0] for row in scratch.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
        ]
        return tuple(_table(scratch, name) for name in names)


def _table(scratch: sqlite3.Connection, name: str) -> TableLayout:
    columns = scratch.execute("SELECT name, type FROM pragma_table_info(?)", (name,)).fetchall()
    keys = scratch.execute('SELECT "table", "from" FROM pragma_foreign_key_list(?)', (name,)).fetchall()
    return TableLayout(
        name=name,
        columns=tuple(column for column, _ in columns),
        kinds=tuple(KINDS.get(kind, "number") for _, kind in columns),
        guest_columns=tuple(sorted(column for table, column in keys if table == "guests")),
    )
