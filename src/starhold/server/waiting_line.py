"""What waits for one who takes it in its order. As asyncio's queue, but for one taker and a small part of its size:
there is one for every table that is ready."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class WaitingLine(Generic[T]):
    """So many things at the most."""

    __slots__ = ("_most", "_room", "_things", "_woken")

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: list[T] = []
        self._woken: asyncio.Future[None] | None = None  # who takes, while nothing is there
        self._room: list[asyncio.Future[None]] | None = None  # who waits until there is room

    def empty(self) -> bool:
        return not self._things

    def put_nowait(self, thing: T) -> None:
        """At the end; `asyncio.QueueFull` where there is no room."""
        if len(self._things) >= self._most:
            raise asyncio.QueueFull
        self._things.append(thing)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def put(self, thing: T) -> None:
        """The same, as soon as there is room."""
        while len(self._things) >= self._most:
            freed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._room = [*(self._room or ()), freed]
            await freed
        self.put_nowait(thing)

    def get_nowait(self) -> T:
        """The first; `asyncio.QueueEmpty` where there is none."""
        if not self._things:
            raise asyncio.QueueEmpty
        thing = self._things.pop(0)
        room, self._room = self._room, None
        for freed in room or ():  # whoever is too late waits again
            if not freed.done():
                freed.set_result(None)
        return thing

    async def get(self) -> T:
        """The first, as soon as there is one. One at a time may wait for it."""
        while not self._things:
            self._woken = asyncio.get_running_loop().create_future()
            try:
                await self._woken
            finally:
                self._woken = None
        return self.get_nowait()
