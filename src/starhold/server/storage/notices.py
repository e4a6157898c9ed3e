"""Word between the processes of one PostgreSQL: one connection of each listens (LISTEN) and tells (NOTIFY).

Whoever has something to tell says only that there is something (`stir`), and waits for nothing. What there is by then
goes out as one notification, at once or, where the last one was just sent, with all that comes meanwhile. So however
much happens, few are sent.

Word may be lost: with a process that dies, or while the database is away. It is a hint, never the thing itself: what
must not be missed is found in the database by whoever looks there now and then. After an outage it is said that
something may have been missed (`joined`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol

from starhold.server.logs import log, logger, warn
from starhold.server.storage.base import StorageError

CHANNEL: Final = "starhold"
MOST_BYTES: Final = 7_999  # of one notification: PostgreSQL takes no more
GATHER: Final = 0.08  # seconds between two notifications at least: what comes meanwhile goes out together
_FIRST_PAUSE: Final = 0.1  # seconds before the first attempt to connect again; each further one is twice as long …
_LONGEST_PAUSE: Final = 5.0  # … up to this
_QUIET: Final = 5.0  # seconds without a word after which the line itself is tried: one that hangs says nothing
_ANSWER: Final = 10.0  # seconds for the database to take a word
_TELL: Final = "SELECT pg_notify($1, $2)"


class Ends(Protocol):
    """Who speaks and hears. None of these waits for anything."""

    def next_word(self) -> str:
        """What is to be told now, in at most `MOST_BYTES`; empty: nothing. Asked again until there is nothing left."""
        ...

    def hear(self, word: str) -> None:
        """What some process told, this one too."""
        ...

    def joined(self) -> None:
        """From here on all is heard; what was told before may have been missed."""
        ...


class Notices:
    """The line of one process, connected again whenever it breaks."""

    def __init__(self, connection: Callable[[], AbstractAsyncContextManager[Any]], ends: Ends) -> None:
        """`connection` gives one apart from all others, whose commits need not wait for the disk."""
        self.connected = False
        self._connection = connection
        self._ends = ends
        self._stirred = asyncio.Event()
        self._unsaid = ""  # what was to be told when the line broke
        self._told = 0.0  # when something was told last
        self._talking = asyncio.create_task(self._go_on(), name="notices")

    def stir(self) -> None:
        """There is something to tell."""
        self._stirred.set()

    async def close(self) -> None:
        self._talking.cancel()
        await asyncio.wait([self._talking])

    async def _go_on(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            begun = time.monotonic()
            try:
                await self._talk()
            except StorageError as error:
                warn("notices-broken", why=str(error))
            except Exception:  # whatever it was, others still have to be heard
                logger.exception("notices-failed")
            if time.monotonic() - begun > _LONGEST_PAUSE:  # it went well for a while, or was slow itself
                pause = _FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _talk(self) -> None:
        """Over one connection, as long as it lasts."""
        try:
            async with self._connection() as connection:
                connection.add_termination_listener(lambda _: self._stirred.set())
                await connection.add_listener(CHANNEL, lambda _line, _pid, _channel, word: self._ends.hear(word))
                self.connected = True
                log("notices-joined")
                self._ends.joined()
                while True:
                    quiet = not await self._stirs()
                    if connection.is_closed():
                        raise ConnectionError("it has ended the connection")
                    await self._tell(connection, quiet)
        finally:
            self.connected = False

    async def _tell(self, connection: Any, quiet: bool) -> None:
        """One word, if there is any."""
        self._unsaid = self._unsaid or self._ends.next_word()
        if self._unsaid:
            await connection.execute(_TELL, CHANNEL, self._unsaid, timeout=_ANSWER)
            self._unsaid, self._told = "", time.monotonic()
            self._stirred.set()  # there may be more than one word holds
        elif quiet:
            await connection.execute("SELECT 1", timeout=_ANSWER)

    async def _stirs(self) -> bool:
        """Wait until there is something to tell, and it is time to; False: there was nothing for a while."""
        try:
            async with asyncio.timeout(_QUIET):
                await self._stirred.wait()
        except TimeoutError:
            return False
        await asyncio.sleep(max(0.0, self._told + GATHER - time.monotonic()))
        self._stirred.clear()
        return True
