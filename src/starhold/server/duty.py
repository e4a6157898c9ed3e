"""What one process alone should do at a time, of all that share a database: match players, look at clocks, send post.

`Duty(storage, "digests").mine()` says whether it is ours now: whoever has it keeps it by asking again in time, and when
that process dies, or gives it up, another gets it. Where one process has the database for itself, it has every duty.

A duty is a promise of order, not of safety: a process that was asleep may believe for a moment that it still has one.
What must not happen twice says so in its own statement (a claim of rows, `FOR UPDATE SKIP LOCKED`, a primary key).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starhold.server.logs import logger, warn
from starhold.server.storage.base import Change, Storage, StorageError

_NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"  # the clock all processes share
_TAKE: Final = f"""INSERT INTO duties AS d (name, owner, until) VALUES ($1, $2, {_NOW} + $3)
    ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE d.owner = excluded.owner OR d.until < {_NOW} RETURNING name"""
_GIVE_UP: Final = "DELETE FROM duties WHERE name = $1 AND owner = $2"


class Duty:
    """One thing to be done by one process."""

    def __init__(self, storage: Storage, name: str, seconds: float = 10.0) -> None:
        """`seconds`: how long it stays ours after we asked last."""
        self.name = name
        self._storage = storage
        self._seconds = seconds

    async def mine(self) -> bool:
        """Whether we are to do it now; asking keeps it."""
        if not self._storage.process:
            return True
        (taken,) = await self._storage.change(Change(_TAKE, (self.name, self._storage.process, self._seconds)))
        return bool(taken)

    async def give_up(self) -> None:
        """Let another process have it at once."""
        if self._storage.process:
            await self._storage.change(Change(_GIVE_UP, (self.name, self._storage.process)))


async def on_duty(storage: Storage, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do some work again and again, in one process of all; until it is cancelled. What fails is tried again."""
    duty = Duty(storage, name, max(3 * every, 5.0))
    try:
        while True:
            try:
                if await duty.mine():
                    await work()
            except StorageError as error:
                warn("duty-failed", duty=name, why=str(error))
            except Exception:
                logger.exception("duty-broken", extra={"facts": {"duty": name}})
            await asyncio.sleep(every)
    finally:
        try:
            await duty.give_up()
        except StorageError as error:  # then it is given up by being forgotten
            warn("duty-failed", duty=name, why=str(error))
