"""Something that is asked many things at once and does one at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starhold.core.errors import StarholdError
from starhold.server.logs import asking, logger, warn
from starhold.server.request_error import Elsewhere, RequestError
from starhold.server.storage.base import NotOwner, StorageError
from starhold.server.waiting_line import WaitingLine

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Actor:
    """A task with a bounded queue of jobs. A job that fails in a way nobody foresaw ends it: better gone than wrong."""

    def __init__(self, name: str, most_waiting: int) -> None:
        self.name = name
        self.queue: WaitingLine[Job | None] = WaitingLine(most_waiting)
        self.busy = False
        self.closed = False
        self.elsewhere = False  # what it did is done by another process by now
        self.task = asyncio.create_task(self._run(), name=name)

    def broken(self) -> None:
        """Called once when a job failed and nothing more will be done."""

    def stopping(self) -> None:
        """Called once before the last jobs are finished."""

    async def _run(self) -> None:
        asking.set("")  # whoever had it made is not who asks later
        while True:
            job = await self.queue.get()
            if job is None:
                return
            self.busy = True
            try:
                await job()
            except StorageError as error:
                warn("not-stored", actor=self.name, why=str(error))
                self.elsewhere = self.elsewhere or isinstance(error, NotOwner)
                self._break()
                return
            except Exception:
                logger.exception("broken", extra={"facts": {"actor": self.name}})
                self._break()
                return
            finally:
                self.busy = False
                asking.set("")

    def _break(self) -> None:
        self.closed = True
        self.broken()
        while not self.queue.empty():
            self.queue.get_nowait()

    def abandon(self) -> None:
        """End as soon as the job under way is done; what waits is done elsewhere."""
        self.elsewhere = True
        if not self.closed:
            self._break()
            self.queue.put_nowait(None)

    async def close(self) -> None:
        """Finish what waits, then end."""
        if not self.closed:
            self.closed = self.elsewhere = True  # whoever comes later finds another in its place
            self.stopping()
            await self.queue.put(None)
        await asyncio.wait([self.task])

    def post(self, job: Job) -> None:
        """Put a job into the queue; refused if it is full."""
        if self.closed:
            raise self._gone_error()
        try:
            self.queue.put_nowait(job)
        except asyncio.QueueFull:
            raise RequestError("table-busy", 503) from None

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """The same, waiting for the result."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        request = asking.get()

        async def run() -> None:
            asking.set(request)  # what is logged meanwhile belongs to whoever asked
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
            raise self._gone_error()
        return result.result()

    def _gone_error(self) -> RequestError:
        return Elsewhere() if self.elsewhere else RequestError("table-trouble", 503)
