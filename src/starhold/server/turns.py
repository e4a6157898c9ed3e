"""Turns at something scarce, say a process that thinks: in rounds over those who ask, so that whoever asks for much
waits behind their own wishes only. Wishes that somebody waits for come first; the others are paced.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from starhold.server.limits import Bucket
from starhold.server.request_error import RequestError

_SOON: Final = 0.02  # the shortest time after which it is looked again whether a paced wish may go


def always() -> bool:
    return True


class _Wish:
    __slots__ = ("granted", "urgent")

    def __init__(self, urgent: Callable[[], bool]) -> None:
        self.urgent = urgent  # whether somebody waits for it, now
        self.granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Turns:
    """So many `places` at a time; of those without anybody waiting, `lazy_places` at a time and paced by a bucket."""

    def __init__(
        self,
        places: int,
        most_waiting: int,
        each: int = 1_000_000,
        lazy_places: int = 1,
        pace: Bucket | None = None,
    ) -> None:
        self.places = places
        self.most_waiting = most_waiting  # of one who asks
        self.each = each  # turns at a time of one who asks
        self.lazy_places = lazy_places
        self.pace = pace
        self.taken = 0
        self.lazy = 0  # of the taken ones
        self.held: dict[str, int] = {}
        self.waiting: dict[str, deque[_Wish]] = {}  # in the order of their next turn
        self._later: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(
        self, who: str, urgent: Callable[[], bool] = always, seconds: float = 60.0, lazy_seconds: float = 0.0
    ) -> AsyncIterator[None]:
        """A turn for as long as the block lasts. TimeoutError: it did not come; RequestError: too many wait already."""
        lazy = await self._take(who, urgent, seconds, max(seconds, lazy_seconds))
        try:
            yield
        finally:
            self._give_back(who, lazy)

    async def _take(self, who: str, urgent: Callable[[], bool], seconds: float, lazy_seconds: float) -> bool:
        queue = self.waiting.setdefault(who, deque())
        if len(queue) >= self.most_waiting:
            raise RequestError("too-many-requests", 429)
        wish = _Wish(urgent)
        queue.append(wish)
        self.serve()
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            while not wish.granted.done():
                left = begun + (seconds if urgent() else lazy_seconds) - loop.time()
                if left <= 0:
                    raise TimeoutError
                await asyncio.wait([wish.granted], timeout=min(left, max(seconds, 0.05)))
        except BaseException:
            self._withdraw(who, wish)
            raise
        return wish.granted.result()

    def _withdraw(self, who: str, wish: _Wish) -> None:
        """Whoever asked has gone, perhaps just when the turn came."""
        if wish.granted.done():
            self._give_back(who, wish.granted.result())
            return
        queue = self.waiting.get(who)
        if queue is not None:
            queue.remove(wish)
            if not queue:
                del self.waiting[who]

    def _give_back(self, who: str, lazy: bool) -> None:
        self.taken -= 1
        self.lazy -= lazy
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]
        self.serve()

    def serve(self) -> None:
        """Grant all turns that can be granted now."""
        while self.taken < self.places and self.waiting:
            if not (self._grant(False) or self._grant(True)):
                break
        if self.waiting and self.taken < self.places and self._later is None:
            self._later = asyncio.get_running_loop().call_later(_SOON, self._look_again)

    def _look_again(self) -> None:
        self._later = None
        self.serve()

    def _grant(self, lazy: bool) -> bool:
        """One turn to the first in the round whose wish is of that kind."""
        if lazy and self.lazy >= self.lazy_places:
            return False
        for who, queue in self.waiting.items():
            if self.held.get(who, 0) >= self.each or queue[0].urgent() == lazy:
                continue
            if lazy and self.pace is not None and not self.pace.take():
                return False
            wish = queue.popleft()
            del self.waiting[who]
            if queue:
                self.waiting[who] = queue  # to the end of the round
            self.taken += 1
            self.lazy += lazy
            self.held[who] = self.held.get(who, 0) + 1
            wish.granted.set_result(lazy)
            return True
        return False
