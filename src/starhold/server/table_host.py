"""What only the host of a table may do besides playing: lock it, and send somebody away before the start."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starhold.server.events import Kicked, Locked
from starhold.server.logs import log
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Guest
from starhold.server.tokens import hashed, invite

if TYPE_CHECKING:
    from starhold.server.table import Table


class TableHost:
    """The tools of the host of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check_welcome(self, guest: Guest) -> None:
        """Whether somebody new may sit down."""
        standing = self.table.standing
        if guest.id in standing.kicked:
            raise RequestError("table-kicked", 403)
        if standing.locked:
            raise RequestError("table-locked", 403)

    async def lock(self, by: Guest | None, locked: bool, id: str) -> None:
        """Let nobody new sit down from here on, or let them again."""
        guest = self._check(by)
        table = self.table
        if table.over():
            raise RequestError("table-over", 409)
        if table.standing.locked != locked:
            await table.store((Locked(locked, guest.id, id, table.services.clock()), table.match.step))

    async def kick(self, by: Guest | None, seat: int, id: str) -> None:
        """Take a seat from somebody before the start."""
        guest = self._check(by)
        table = self.table
        if not 0 <= seat < len(table.seats.places):
            raise RequestError("seat-unknown", 404)
        if table.match.dealt:
            raise RequestError("kick-late", 409)
        row = table.seats.places[seat].row
        if row.guest_id == guest.id:
            raise RequestError("kick-self", 409)
        if row.guest_id is None:
            raise RequestError("kick-nobody", 409)
        event = Kicked(seat, row.guest_id, row.name, guest.id, id, table.services.clock())
        freed = replace(row, guest_id=None, bot="", name="", invite_hash=hashed(invite(table.secret, seat)))
        table.match.opening.seeds[seat] = None
        await table.store((event, 0), seats=[freed])
        for connection in table.connections:
            if connection.seat == seat:
                connection.seat = None
                table.seats.leave(seat, table.services.steady())
        log("seat-kicked", table=table.id, seat=seat)

    def _check(self, by: Guest | None) -> Guest:
        if by is None:
            raise RequestError("guest-needed", 401)
        if by.id != self.table.host:
            raise RequestError("host-only", 403)
        return by
