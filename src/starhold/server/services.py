"""What all tables of a server share."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Final

from starhold.server.bots import Bots
from starhold.server.identity.bounds import Bounds
from starhold.server.limits import Addresses, Purses, household
from starhold.server.metrics import Metrics
from starhold.server.neighbours import Neighbours
from starhold.server.outside.hub import Hub
from starhold.server.post import Post
from starhold.server.readiness import Readiness
from starhold.server.request_error import RequestError
from starhold.server.settings import Settings
from starhold.server.storage.base import Storage
from starhold.server.told.teller import Teller
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
    teller: Teller  # tells those who are not at their table
    bounds: Bounds  # of what people do to who they are
    neighbours: Neighbours  # other processes on the same database
    outside: Hub  # bots of others
    metrics: Metrics
    readiness: Readiness
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    epoch: float = field(init=False)  # Unix time when `steady` was 0, as the clock said when the server started
    post: Post | None = None  # letters, where there is a mail server

    def __post_init__(self) -> None:
        self.epoch = self.clock() - self.steady()

    def even(self) -> float:
        """Unix time that goes on evenly while the server runs, even if somebody sets the clock."""
        return self.epoch + self.steady()

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
    steady = time.monotonic if clock is time.time else clock
    post = None if settings.post is None else Post(settings.post)
    neighbours = Neighbours(storage)
    return Services(
        storage,
        settings,
        Bots(settings),
        Addresses(limits),
        Wordings(settings.words_bytes),
        Purses(limits.chat_rate, limits.chat_burst),
        Turns(_ALL, 2 * limits.address_sockets, each=1),
        Teller(storage, settings, post, clock, steady),
        Bounds(limits),
        neighbours,
        Hub(limits, neighbours.wake),
        Metrics(),
        Readiness(),
        clock,
        steady,
        post,
    )
