"""A process of our own that answers questions over a pipe: what takes long is done there, not where all are served.

A message is its length in four bytes and its body. The process ends by itself when this one is gone: its input ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from typing import BinaryIO, Final, Self

START_SECONDS: Final = 30.0  # for a process to be there, on a machine under load
# Its sums are small: more threads would only take processors from those who play.
_ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
_KINDNESS: Final = 5  # how far it stands back where processors are scarce: whoever plays comes first


class Piped:
    """The end of the pipe that asks; one question at a time."""

    MODULE = ""  # what the process runs

    def __init__(self, process: Process) -> None:
        self.process = process
        self.warm = False  # whether it has said that it is there: before that it may still be starting

    @classmethod
    async def start(cls, *arguments: str) -> Self:
        """A new process."""
        env = os.environ | _ONE_THREAD | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = (sys.executable, "-m", cls.MODULE, *arguments)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=env))

    async def send(self, question: bytes, seconds: float) -> bytes:
        """The answer, or an exception: TimeoutError, or OSError and EOFError if the process died.

        A new process is first asked nothing at all: starting takes none of the time that a question has.
        """
        if not self.warm:
            await self._exchange(b"", START_SECONDS)
            self.warm = True
        return await self._exchange(question, seconds)

    async def _exchange(self, message: bytes, seconds: float) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(message).to_bytes(4, "big") + message)
        async with asyncio.timeout(seconds):
            await self.process.stdin.drain()
            head = await self.process.stdout.readexactly(4)
            return await self.process.stdout.readexactly(int.from_bytes(head, "big"))

    async def stop(self) -> None:
        """End the process, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def serve(source: BinaryIO, target: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """The other end: answer until nobody asks any more."""
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        length = int.from_bytes(head, "big")
        body = answer(source.read(length)) if length else b""
        target.write(len(body).to_bytes(4, "big") + body)
        target.flush()


def run(answer: Callable[[bytes], bytes], collect: bool = False) -> None:
    """All of such a process. The pipe is kept for answers alone: anything printed goes to standard error.

    Garbage is collected only where there may be cycles: positions hold none.
    """
    source = sys.stdin.buffer
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(_KINDNESS)
    if not collect:
        gc.disable()
    try:
        serve(source, target, answer)
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone, or is being stopped
        return
