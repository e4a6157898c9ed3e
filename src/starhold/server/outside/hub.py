"""What one process knows of bots from outside: who listens here, whose they are, and how much each has asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from starhold.server.limits import Purses
from starhold.server.outside.book import OutsideBot, bots_by_id
from starhold.server.outside.marks import id_of, is_outside
from starhold.server.request_error import RequestError
from starhold.server.settings import Limits
from starhold.server.storage.base import SeatRow, Storage

_MOST_KNOWN: Final = 10_000


class Hub:
    """The bots from outside, as seen here. Those that listen elsewhere are woken there."""

    def __init__(self, limits: Limits, tell_others: Callable[[str], None] = lambda bot: None) -> None:
        """`tell_others`: has a bot woken at the other processes."""
        self._limits = limits
        self._tell_others = tell_others
        self._requests = Purses(limits.outside_rate, limits.outside_burst)
        self._listening: dict[str, list[asyncio.Event]] = {}
        self._known: OrderedDict[str, OutsideBot] = OrderedDict()  # those at tables that are ready

    def pay(self, bot: OutsideBot) -> None:
        """One more request of a bot."""
        if not self._requests.of(bot.id).take():
            raise RequestError("too-many-requests", 429)

    # -- listening

    def listen(self, bot: OutsideBot) -> asyncio.Event:
        """Begin to listen: what it gives is set when there may be something to tell."""
        there = self._listening.setdefault(bot.id, [])
        if len(there) >= self._limits.outside_streams:
            raise RequestError("outside-streams", 429, most=self._limits.outside_streams)
        woken = asyncio.Event()
        there.append(woken)
        return woken

    def leave(self, bot: OutsideBot, woken: asyncio.Event) -> None:
        there = self._listening[bot.id]
        there.remove(woken)
        if not there:
            del self._listening[bot.id]

    def ears(self, id: str) -> list[asyncio.Event]:
        """The streams a bot has open here."""
        return self._listening.get(id, [])

    def wake(self, rows: Iterable[SeatRow]) -> None:
        """Something has changed at a table with these seats."""
        for row in rows:
            if is_outside(row.bot):
                self.rouse(id_of(row.bot))
                self._tell_others(id_of(row.bot))

    def rouse(self, id: str) -> None:
        """There may be something to tell a bot, if it listens here."""
        for woken in self.ears(id):
            woken.set()

    def rouse_all(self) -> None:
        """There may be something to tell any of them."""
        for id in self._listening:
            self.rouse(id)

    # -- whose they are

    async def learn(self, storage: Storage, rows: Iterable[SeatRow]) -> None:
        """Look up whose the bots of a table are, before it is ready."""
        wanted = {id_of(row.bot) for row in rows if is_outside(row.bot)}
        if wanted:
            for id in wanted:
                self._known.pop(id, None)
            for bot in await bots_by_id(storage, wanted):
                self.note(bot)

    def note(self, bot: OutsideBot) -> None:
        self._known[bot.id] = bot
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, id: str) -> None:
        """It is removed: nobody waits for it any more, and whoever listens with its token is sent away."""
        self._known.pop(id, None)
        self.rouse(id)

    def knows(self, bot: str) -> bool:
        return id_of(bot) in self._known

    def owner_of(self, bot: str) -> str:
        """What the owner of a bot is called; empty: it is one of ours, or was removed."""
        known = self._known.get(id_of(bot)) if is_outside(bot) else None
        return "" if known is None else known.owner_name
