"""Worker processes of this machine.

Each has a pipe of its own, so there is no lock that one of them could take with it when it is killed: whoever is
killed is noticed by the end of its pipe, and another one does its unit.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, cast

from starhold.arena.sharing import MOST_DEATHS, Crew, Result, Unit, WorkerDied, attempt, result_of


def serve(pipe: Connection) -> None:
    """What a worker does until nobody is at the other end of its pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides what Ctrl-C means
    try:
        while True:
            work, unit = pipe.recv()
            pipe.send(attempt(work, unit))
    except (EOFError, OSError):
        pass


class Worker:
    """One process, and our end of its pipe."""

    def __init__(self) -> None:
        # Spawned, not forked: the same on every system, and no lock of the parent is copied half-way.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Processes(Crew):
    """At most so many, started as they are needed, and kept for the next piece of work."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.idle: list[Worker] = []

    def dismiss(self) -> None:
        while self.idle:
            self.idle.pop().end()

    def each(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[tuple[int, Result]]:
        waiting = deque(range(len(units)))
        busy: dict[Any, tuple[Worker, int]] = {}
        deaths: Counter[int] = Counter()
        try:
            while waiting or busy:
                while waiting and len(busy) < self.workers:
                    place = waiting.popleft()
                    worker = self._asked((work, units[place]))
                    busy[worker.pipe] = worker, place
                for pipe in wait(list(busy)):
                    worker, place = busy[pipe]
                    try:
                        attempted = worker.pipe.recv()
                    except (EOFError, OSError):
                        del busy[pipe]
                        worker.end()
                        deaths[place] += 1
                        if deaths[place] == MOST_DEATHS:
                            raise WorkerDied(units[place]) from None
                        waiting.appendleft(place)
                        continue
                    del busy[pipe]
                    self.idle.append(worker)
                    yield place, cast(Result, result_of(attempted))
        finally:  # also where nobody wants the rest
            for worker, _ in busy.values():
                worker.end()

    def _asked(self, piece: tuple[object, object]) -> Worker:
        """A worker that has been handed this; one that was killed while it was idle is replaced."""
        while self.idle:
            worker = self.idle.pop()
            try:
                worker.pipe.send(piece)
            except OSError:
                worker.end()
            else:
                return worker
        worker = Worker()
        with suppress(BrokenPipeError):  # which is noticed as its death over this unit
            worker.pipe.send(piece)
        return worker
