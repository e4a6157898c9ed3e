"""Keeping order: muting somebody for a while, giving them another name, and finding who it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from starhold.server import events
from starhold.server.events import Said
from starhold.server.identity.accounts import Account, check_name, renaming
from starhold.server.identity.forgetting import SEATS
from starhold.server.identity.lines import lines_of, retelling, tables_with
from starhold.server.identity.merging import freeing
from starhold.server.logs import log
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Conflict, Storage
from starhold.server.table_registry import TableRegistry
from starhold.server.told_lines import told

_PERSON: Final = """SELECT g.id, g.name, g.muted_until, a.role FROM guests g LEFT JOIN accounts a ON a.guest_id = g.id
    WHERE g.id = $1"""
_MUTE: Final = "UPDATE guests SET muted_until = $2 WHERE id = $1 RETURNING id"
_SAID: Final = "SELECT body FROM events WHERE table_id = $1 ORDER BY number"


@dataclass(frozen=True, slots=True)
class Somebody:
    """A guest or account, as those who keep order see them."""

    id: str
    name: str
    muted_until: float
    role: str
    account: bool


def _somebody(row: Sequence[Any]) -> Somebody:
    id, name, muted, role = row
    return Somebody(id, name, muted, role or "", role is not None)


async def find_somebody(storage: Storage, guest_id: str) -> Somebody:
    """A guest by its id."""
    rows = await storage.rows(_PERSON, guest_id)
    if not rows:
        raise RequestError("somebody-unknown", 404)
    return _somebody(rows[0])


def check_rank(moderator: Account, about: Somebody) -> None:
    """Nobody keeps order over their equals, but an admin, who may do it over all others."""
    if about.id == moderator.guest_id or (about.role and moderator.role != "admin"):
        raise RequestError("rank-needed", 403)


async def mute(storage: Storage, guest_id: str, until: float) -> None:
    """Let somebody not chat before that; a time that is over lets them."""
    await storage.change(Change(_MUTE, (guest_id, until)))
    log("guest-muted" if until else "guest-unmuted")


async def rename(registry: TableRegistry, guest_id: str, name: str) -> None:
    """Another name for somebody, at all their tables too: the old one was not fit to be seen."""
    storage = registry.services.storage
    await check_name(storage, name, guest_id)
    tables = await tables_with(storage, guest_id)
    async with registry.holding.tables(tables):
        lines = await lines_of(storage, guest_id, tables)
        try:
            freed, seats = freeing(guest_id, storage.process), Change(SEATS, (guest_id, name))
            await storage.change(freed, *renaming(guest_id, name), seats, *retelling(lines, name))
        except Conflict:
            raise RequestError("name-taken", 409) from None
    log("guest-renamed")


async def line_said(storage: Storage, table_id: str, number: int) -> Said:
    """A line of chat by its number at a table, where what people decided is told among the lines, too."""
    count = 0
    for (body,) in await storage.rows(_SAID, table_id):
        data = bytes(body)
        if data.startswith(b'{"k":"step"'):  # most of them; none is a line
            continue
        event = events.read(data)
        if isinstance(event, Said):
            if count == number:
                return event
            count += 1
        elif told(event, count) is not None:
            count += 1
    raise RequestError("line-unknown", 404)
