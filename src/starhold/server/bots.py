"""Bots think in processes of their own, each decision within a time budget; no table waits for another table's bot.

A worker that takes too long or dies is replaced, and the answer is a legal choice made here. What a worker is sent is
dealt anew from what the bot's seat knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import marshal
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

from starhold.core.game import State
from starhold.core.rng import Rng
from starhold.server import worker
from starhold.server.logs import warn
from starhold.server.settings import Settings

_START_SECONDS: Final = 30.0  # for a process to be there, on a machine under load
_PATIENCE: Final = 0.3  # seconds to wait for a free worker before a further one is started …
_MORE: Final = 2  # … and how many further ones: a slow bot must not hold up other tables


class Worker:
    """One process; it thinks about one decision at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.warm = False  # whether it has answered once: before that it may still be starting

    @classmethod
    async def start(cls) -> Worker:
        """A new process. It ends by itself when this one is gone: its input ends then."""
        command = (sys.executable, "-m", "starhold.server.worker")
        env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=env)
        return cls(process)

    async def ask(self, question: bytes, seconds: float) -> int | None:
        """The answer, or an exception: TimeoutError, or OSError and EOFError if the process died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(question).to_bytes(4, "big") + question)
        async with asyncio.timeout(seconds if self.warm else seconds + _START_SECONDS):
            await self.process.stdin.drain()
            head = await self.process.stdout.readexactly(4)
            body = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        self.warm = True
        chosen: int | None = marshal.loads(body)
        return chosen

    async def stop(self) -> None:
        """End the process, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Bots:
    """The workers, started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self.workers = settings.bot_workers
        self.count = 0  # of processes there are
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.busy: set[Worker] = set()

    async def choose(self, state: State, seat: int, bot: str) -> int | None:
        """What a bot chooses in that seat; None if it could not say in time."""
        seed = secrets.token_hex(8)
        position = state.imagine(seat, Rng(seed)).freeze()
        question = marshal.dumps((state.game().id, bot, seed, seat, position))
        if self.workers == 0:
            return await asyncio.to_thread(worker.think, question)
        one = await self._take()
        self.busy.add(one)
        fine = False
        try:
            chosen = await one.ask(question, self.seconds)
            fine = True
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            warn("bot-failed", bot=bot, game=state.game().id, why=type(error).__name__)
            return None
        else:
            return chosen
        finally:
            self.busy.discard(one)
            await self._give_back(one, fine)

    async def _take(self) -> Worker:
        """A free worker, a new one where none is free for long."""
        if self.idle.empty() and self.count >= self.workers:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    return await self.idle.get()
            if self.count >= self.workers + _MORE:
                return await self.idle.get()
        if not self.idle.empty():
            return self.idle.get_nowait()
        self.count += 1
        try:
            return await Worker.start()
        except OSError:
            self.count -= 1
            raise

    async def _give_back(self, one: Worker, fine: bool) -> None:
        """Keep a worker for the next, if it is sound and not one too many."""
        if fine and self.count <= self.workers:
            self.idle.put_nowait(one)
        else:
            self.count -= 1
            await one.stop()

    async def close(self) -> None:
        """End all workers."""
        workers = list(self.busy)
        while not self.idle.empty():
            workers.append(self.idle.get_nowait())
        for one in workers:
            await one.stop()


def fallback(state: State, seat: int) -> int:
    """A legal choice where a bot had none."""
    options = state.legal(seat)
    return options[secrets.randbelow(len(options))]
