"""What is counted and measured while the server runs, in Prometheus' format: figures alone, nothing of anybody.

Counting costs a microsecond or so where something happens; what is merely looked up (tables, sockets, queues) is looked
up when somebody asks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from starhold import __version__
from starhold.server.storage.base import Conflict, Missing, StorageError

if TYPE_CHECKING:
    from starhold.server.bots import Bots

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
_SOON: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_BEAT: Final = 0.5  # seconds between two measurements of how late the loop is


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "starhold_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = self._histogram("starhold_request_seconds", "Time to answer a request.", ["route"])
        self.refused = Counter(
            "starhold_requests_refused", "Requests refused at the door.", ["why"], registry=self.registry
        )
        self.moves = Counter(
            "starhold_events_stored", "Steps and other events of tables stored.", registry=self.registry
        )
        self.append_seconds = self._histogram("starhold_append_seconds", "Time until an event is durable.")
        self.storage_errors = Counter("starhold_storage_errors", "Appends that failed.", registry=self.registry)
        self.bot_seconds = self._histogram("starhold_bot_seconds", "Time a bot took to decide.")
        self.bot_wait_seconds = self._histogram("starhold_bot_wait_seconds", "Time until a bot had its turn to think.")
        self.loop_lag = self._histogram("starhold_loop_lag_seconds", "How late the event loop was.")
        self._lagging: asyncio.Task[None] | None = None
        version = Gauge("starhold_info", "The version of this server.", ["version"], registry=self.registry)
        version.labels(__version__).set(1)

    def _histogram(self, name: str, words: str, labels: list[str] | None = None) -> Histogram:
        return Histogram(name, words, labels or [], registry=self.registry, buckets=_SOON)

    def watch(self, name: str, words: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(name, words, registry=self.registry).set_function(value)

    def watch_bots(self, bots: Bots) -> None:
        def measured(waited: float, thought: float) -> None:
            self.bot_wait_seconds.observe(waited)
            self.bot_seconds.observe(thought)

        bots.measured = measured
        self.watch("starhold_bots_thinking", "Bots that think now.", lambda: bots.turns.taken)
        self.watch(
            "starhold_bots_waiting",
            "Decisions of bots that wait for a turn.",
            lambda: sum(len(queue) for queue in list(bots.turns.waiting.values())),
        )
        self.watch("starhold_bots_replaced", "Decisions that a weaker bot made, ever.", lambda: bots.stood_in)
        self.watch("starhold_bots_unanswered", "Decisions no bot made in time, ever.", lambda: bots.unanswered)

    @contextmanager
    def appending(self, events: int) -> Iterator[None]:
        """Around the storing of so many events."""
        begun = time.perf_counter()
        try:
            yield
        except StorageError as error:
            if not isinstance(error, (Missing, Conflict)):
                self.storage_errors.inc()
            raise
        self.append_seconds.observe(time.perf_counter() - begun)
        self.moves.inc(events)

    def start(self) -> None:
        """Begin to measure how late the loop is."""
        self._lagging = asyncio.create_task(self._measure_lag(), name="loop lag")

    async def close(self) -> None:
        if self._lagging is not None:
            self._lagging.cancel()
            with suppress(asyncio.CancelledError):
                await self._lagging

    async def _measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + _BEAT
            await asyncio.sleep(_BEAT)
            self.loop_lag.observe(max(0.0, time.perf_counter() - due))

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
