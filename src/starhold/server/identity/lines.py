"""What somebody has said at tables: found for them, or told by another name, or by none and without the words."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from starhold.server import events
from starhold.server.events import Kicked, Said, Sat
from starhold.server.storage.base import Change, Storage

GONE: Final = "Incognito"  # whoever was deleted; the same word in every language we speak
UNSAID: Final = "…"

_NAMING: Final = (b'{"k":"say"', b'{"k":"sit"', b'{"k":"kick"')  # how events begin that name a guest
_IDS: Final = "SELECT id FROM formers WHERE guest_id = $1"
_TABLES: Final = """SELECT table_id FROM places WHERE guest_id = $1
    UNION SELECT table_id FROM spoke WHERE guest_id = $1 ORDER BY table_id"""
_EVENTS: Final = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number"
_SET: Final = "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2"
_SPOKE: Final = "INSERT INTO spoke (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"


class Line(NamedTuple):
    """One event of somebody, and where it stands."""

    table: str
    number: int
    event: Said | Sat | Kicked


async def note_spoke(storage: Storage, guest_id: str, table_id: str) -> None:
    """That somebody without a seat has said something at a table."""
    await storage.change(Change(_SPOKE, (guest_id, table_id)))


async def tables_with(storage: Storage, guest_id: str) -> list[str]:
    """All tables where somebody has a seat or has said something."""
    return [row[0] for row in await storage.rows(_TABLES, guest_id)]


async def lines_of(storage: Storage, guest_id: str, tables: list[str]) -> list[Line]:
    """Where a guest is named in what happened at these tables: what they said, that they sat down or had to go."""
    ids = {guest_id} | {row[0] for row in await storage.rows(_IDS, guest_id)}
    found: list[Line] = []
    for table in tables:
        for number, body in await storage.rows(_EVENTS, table):
            data = bytes(body)
            if not data.startswith(_NAMING):
                continue
            try:
                event = events.read(data)
            except msgspec.MsgspecError:  # a table that cannot be read troubles nobody here
                continue
            if isinstance(event, Said | Sat | Kicked) and event.guest in ids:
                found.append(Line(table, number, event))
    return found


def retelling(lines: list[Line], name: str, unsaid: bool = False) -> list[Change]:
    """What makes them told by another name, and, if wished, without the words."""
    changes: list[Change] = []
    for line in lines:
        event = msgspec.structs.replace(line.event, name=name)
        if unsaid and isinstance(event, Said):
            event = msgspec.structs.replace(event, text=UNSAID)
        changes.append(Change(_SET, (line.table, line.number, events.write(event))))
    return changes
