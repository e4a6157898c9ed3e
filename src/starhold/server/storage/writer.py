"""The one thread that writes to a SQLite file: whatever is waiting goes into one transaction (group commit).

A commit that is on the disk costs some milliseconds however much is in it. While one runs, the next jobs gather; so
the more tables move at once, the more moves share one commit, and nobody is answered before the commit that holds its
move is done.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from starhold.server.storage.base import StorageError

MOST_TOGETHER: Final = 256  # jobs in one commit, so that the first of them does not wait for ever
T = TypeVar("T")

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]
Opened = tuple[sqlite3.Connection, Callable[[], None]]  # with what raises if a commit would be in vain
Outcome = tuple[bool, Any]  # whether it went well, and the answer or the error


class Writer:
    """Runs jobs in the order they were given; each has an answer or an error of its own."""

    def __init__(self, connect: Callable[[], Opened], explain: Callable[[Exception], Exception]) -> None:
        self.commits = 0
        self._connect = connect
        self._explain = explain
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: nothing more will come
        self._opened: Future[None] = Future()
        self._thread = Thread(target=self._run, name="starhold-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._closed = False

    async def start(self) -> None:
        """Open the database in the thread that will use it; raises what `connect` raises."""
        self._thread.start()
        await asyncio.wrap_future(self._opened)

    async def close(self) -> None:
        """Do what is waiting, then let go of the database."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run it in the next transaction; returns when that is durable.

        A caller that is cancelled meanwhile learns nothing of the outcome, but the job is done or refused all the same.
        """
        if self._closed:
            raise StorageError("the database is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    def _run(self) -> None:
        try:
            connection, check = self._connect()
        except Exception as error:  # noqa: BLE001 - it belongs to whoever waits in `start`
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        going_on = True
        while going_on:
            jobs, going_on = self._gather()
            if jobs:
                outcomes = self._commit(connection, check, jobs)
                with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    self._loop.call_soon_threadsafe(_answer, jobs, outcomes)
        connection.close()

    def _gather(self) -> tuple[list[Job], bool]:
        """All jobs that are waiting, at least one; and whether more may come."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(self, connection: sqlite3.Connection, check: Callable[[], None], jobs: list[Job]) -> list[Outcome]:
        """One transaction for all; a job that fails takes only itself back, a commit that fails takes all."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(connection, work) for work, _ in jobs]
            check()
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - the thread lives on, whatever happened to these
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(False, self._explain(error)) for _ in jobs]
        self.commits += 1
        return outcomes

    def _attempt(self, connection: sqlite3.Connection, work: Work) -> Outcome:
        connection.execute("SAVEPOINT job")
        try:
            answer = work(connection)
        except Exception as error:
            if not connection.in_transaction:  # so grave that SQLite gave up the whole transaction
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return False, self._explain(error)
        connection.execute("RELEASE job")
        return True, answer


def _answer(jobs: list[Job], outcomes: list[Outcome]) -> None:
    """In the event loop: wake those who still wait."""
    for (_, future), (well, outcome) in zip(jobs, outcomes, strict=True):
        if future.done():
            continue
        if well:
            future.set_result(outcome)
        else:
            future.set_exception(outcome)
