"""What all tables of a server share."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Final

from starhold.server.bots import Bots
from starhold.server.limits import Addresses, Purses, household
from starhold.server.request_error import RequestError
from starhold.server.settings import Settings
from starhold.server.storage.base import Storage
from starhold.server.turns import Turns
from starhold.server.wording import Wordings

_ALL: Final = 1_000_000  # as many as there are


@dataclass(slots=True)
class Services:
    """Storage, bots, bounds and texts, shared by all tables.

    `clock` gives Unix time, which somebody may set; `steady` measures how long something lasts. Tests set both forward.
    """

    storage: Storage
    settings: Settings
    bots: Bots
    addresses: Addresses
    wordings: Wordings
    chatting: Purses  # of lines of chat, by guest
    commands: Turns  # one at a time of each address
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A turn for an address to have something done that takes the loop for a while.

        However many sockets it has, one thing is done for it at a time, and between two of them everybody else is
        served. What it took is measured (`on_account`), and whoever has used up their share waits.
        """
        addresses = self.addresses
        if not addresses.bounded(address):
            yield
            return
        try:
            async with self.commands.turn(household(address), seconds=addresses.limits.patience):
                if not await addresses.pay(addresses.work, address, 0):
                    raise RequestError("too-many-requests", 429)
                yield
        except TimeoutError:
            raise RequestError("too-many-requests", 429) from None

    @contextmanager
    def on_account(self, address: str) -> Iterator[None]:
        """Have an address pay for the time this takes; nothing waits inside."""
        begun = time.thread_time()
        try:
            yield
        finally:
            self.addresses.spend(self.addresses.work, address, time.thread_time() - begun)


def open_services(storage: Storage, settings: Settings, clock: Callable[[], float] = time.time) -> Services:
    """The services of a server that starts."""
    limits = settings.limits
    return Services(
        storage,
        settings,
        Bots(settings),
        Addresses(limits),
        Wordings(settings.words_bytes),
        Purses(limits.chat_rate, limits.chat_burst),
        Turns(_ALL, 2 * limits.address_sockets, each=1),
        clock,
        time.monotonic if clock is time.time else clock,
    )
