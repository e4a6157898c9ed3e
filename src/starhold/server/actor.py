"""Something that is asked many things at once and does one at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starhold.core.errors import StarholdError
from starhold.server.logs import logger, warn
from starhold.server.request_error import RequestError
from starhold.server.storage.base import StorageError

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Actor:
    """A task with a bounded queue of jobs. A job that fails in a way nobody foresaw ends it: better gone than wrong."""

    def __init__(self, name: str, most_waiting: int) -> None:
        self.name = name
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue(most_waiting)
        self.busy = False
        self.closed = False
        self.task = asyncio.create_task(self._run(), name=name)

    def broken(self) -> None:
        """Called once when a job failed and nothing more will be done."""

    def stopping(self) -> None:
        """Called once before the last jobs are finished."""

    async def _run(self) -> None:
        while True:
            job = await self.queue.get()
            if job is None:
                return
            self.busy = True
            try:
                await job()
            except StorageError as error:
                warn("not-stored", actor=self.name, why=str(error))
                self._break()
                return
            except Exception:
                logger.exception("broken", extra={"facts": {"actor": self.name}})
                self._break()
                return
            finally:
                self.busy = False

    def _break(self) -> None:
        self.closed = True
        self.broken()
        while not self.queue.empty():
            self.queue.get_nowait()

    async def close(self) -> None:
        """Finish what waits, then end."""
        if not self.closed:
            self.closed = True
            self.stopping()
            await self.queue.put(None)
        await asyncio.wait([self.task])

    def post(self, job: Job) -> None:
        """Put a job into the queue; refused if it is full."""
        if self.closed:
            raise RequestError("table-trouble", 503)
        try:
            self.queue.put_nowait(job)
        except asyncio.QueueFull:
            raise RequestError("table-busy", 503) from None

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """The same, waiting for the result."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                value = await job()
            except StorageError:
                raise
            except StarholdError as error:
                if not result.done():
                    result.set_exception(error)
            else:
                if not result.done():
                    result.set_result(value)

        self.post(run)
        either: list[asyncio.Future[Any]] = [result, self.task]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not result.done():
            raise RequestError("table-trouble", 503)
        return result.result()
