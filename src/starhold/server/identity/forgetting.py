"""Deleting somebody: their games stay, for they are others' games too, but nothing in them says who it was."""

from __future__ import annotations

import json
from typing import Final

from starhold.server.identity.lines import GONE, lines_of, retelling
from starhold.server.identity.merging import LEAVINGS
from starhold.server.storage.base import Change, Storage

SEATS: Final = """UPDATE seats SET name = $2 WHERE guest_id = $1
    AND table_id IN (SELECT p.table_id FROM places p WHERE p.guest_id = $1)"""
_GUEST: Final = "UPDATE guests SET name = $2, seen = 0, muted_until = 0 WHERE id = $1 RETURNING id"
_RESULTS: Final = "DELETE FROM results WHERE guest_id = $1"
_PLACES: Final = "UPDATE places SET away = FALSE WHERE guest_id = $1"
_OTHERS: Final = """SELECT r.guest_id, r.table_id, r.others_json FROM results r
    JOIN places p ON p.table_id = r.table_id AND p.guest_id = $1 WHERE r.guest_id <> $1"""
_SET_OTHERS: Final = "UPDATE results SET others_json = $3 WHERE guest_id = $1 AND table_id = $2"
_FORMERS: Final = "DELETE FROM formers WHERE guest_id = $1"
_REPORTS: Final = "DELETE FROM reports WHERE by_guest = $1 OR about_guest = $1"


async def forgetting(storage: Storage, guest_id: str, tables: list[str]) -> list[Change]:
    """What is left of somebody afterwards: a guest without a name in whose seats nobody sits."""
    lines = await lines_of(storage, guest_id, tables)
    changes = retelling(lines, GONE, unsaid=True)
    for holder, table, others in await storage.rows(_OTHERS, guest_id):
        told = _renamed(others, guest_id)
        if told != others:
            changes.append(Change(_SET_OTHERS, (holder, table, told)))
    return [
        *changes,
        Change(SEATS, (guest_id, GONE)),
        Change(_PLACES, (guest_id,)),
        Change(_RESULTS, (guest_id,)),
        Change(_FORMERS, (guest_id,)),
        Change(_REPORTS, (guest_id,)),
        *(Change(statement, (guest_id,)) for statement in LEAVINGS),
        Change(_GUEST, (guest_id, GONE), needs="there is no such guest"),
    ]


def _renamed(others: str, guest_id: str) -> str:
    """Whom somebody played with, one of them without their name."""
    told = json.loads(others)
    for other in told:
        if other.get("guest") == guest_id:
            other["name"] = GONE
    return json.dumps(told, ensure_ascii=False)
