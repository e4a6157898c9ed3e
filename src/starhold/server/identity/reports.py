"""Reports: what players bring to those who keep order, with the words it is about, as they were."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from starhold.server.storage.base import Change, Storage
from starhold.server.tokens import new_id

About = Literal["chat", "name", "play"]
MOST_LISTED: Final = 200

_ADD: Final = """INSERT INTO reports (id, table_id, by_guest, about_guest, body, created, closed_by, closed)
    VALUES ($1, $2, $3, $4, $5, $6, '', 0)"""
_LIST: Final = """SELECT r.id, r.table_id, r.by_guest, coalesce(b.name, ''), r.about_guest, coalesce(g.name, ''),
    r.body, r.created, r.closed, coalesce(g.muted_until, 0), coalesce(a.role, '-')
    FROM reports r LEFT JOIN guests b ON b.id = r.by_guest LEFT JOIN guests g ON g.id = r.about_guest
    LEFT JOIN accounts a ON a.guest_id = r.about_guest"""
_CLOSE: Final = "UPDATE reports SET closed_by = $2, closed = $3 WHERE id = $1 AND closed = 0 RETURNING id"


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody's complaint about somebody."""

    id: str
    table: str
    by: str  # guests, by id, and their names now
    by_name: str
    about: str
    about_name: str
    kind: About
    quote: str  # the line or name it is about, as it was
    why: str
    created: float
    closed: float  # 0: nobody has dealt with it
    muted_until: float
    role: str  # of whom it is about; None of them where it is a guest without an account
    account: bool


def reporting(table: str, by: str, about: str, kind: About, quote: str, why: str, now: float) -> Change:
    """What notes a complaint."""
    body = json.dumps({"kind": kind, "quote": quote, "why": why}, ensure_ascii=False)
    return Change(_ADD, (new_id(), table, by, about, body, now))


async def list_reports(storage: Storage, closed: bool) -> list[Report]:
    """Those nobody has dealt with, the oldest first; or those that were, the last first."""
    order = "r.closed > 0 ORDER BY r.closed DESC, r.id" if closed else "r.closed = 0 ORDER BY r.created, r.id"
    return [_report(row) for row in await storage.rows(f"{_LIST} WHERE {order} LIMIT {MOST_LISTED}")]


def _report(row: Sequence[Any]) -> Report:
    id, table, by, by_name, about, about_name, body, created, closed, muted, role = row
    told = json.loads(body)
    return Report(
        id,
        table,
        by,
        by_name,
        about,
        about_name,
        told["kind"],
        told["quote"],
        told["why"],
        created,
        closed,
        muted,
        "" if role == "-" else role,
        role != "-",
    )


async def close_report(storage: Storage, id: str, by: str, now: float) -> bool:
    """Note that somebody has dealt with it; False: there is none, or it was dealt with before."""
    return bool((await storage.change(Change(_CLOSE, (id, by, now))))[0])
