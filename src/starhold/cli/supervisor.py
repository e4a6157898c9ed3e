"""`starhold serve --processes N`: starts so many servers on one listening socket, and looks after them.

One that dies is started again; one that has said nothing for a while is ended first. SIGTERM ends all of them; SIGHUP
replaces them one by one, each when its successor is ready, so that there are never fewer. Each child says a word a
second over a pipe; if nobody reads it any more, the child ends itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

CHILD: Final = "_STARHOLD_CHILD"  # in the environment of a child: its number and what it inherits
READY: Final = b"r"
ALIVE: Final = b"."
WORD_SECONDS: Final = 1.0
SILENCE: Final = 30.0  # seconds without a word after which a server counts as hanging: a starved machine is slow too
START_SECONDS: Final = 300.0  # for a server to be ready
END_SECONDS: Final = 30.0  # for a server to end when it was told to
LOOK: Final = 0.2
LONGEST_PAUSE: Final = 30.0  # seconds before one that dies again and again is started again


@dataclass(frozen=True, slots=True)
class Inherited:
    """What a child has of its parent."""

    number: int
    listening: int  # descriptors
    words: int


def inherited() -> Inherited | None:
    """Whether this process is a child of a supervisor, and what it has of it; what it starts itself is none."""
    told = os.environ.pop(CHILD, "")
    return Inherited(*(int(part) for part in told.split(","))) if told else None


async def report(words: int, lonely: Callable[[], None]) -> None:
    """Say that we live, for as long as somebody listens."""
    try:
        os.write(words, READY)
        while True:
            await asyncio.sleep(WORD_SECONDS)
            os.write(words, ALIVE)
    except OSError:
        lonely()


@dataclass(slots=True)
class Child:
    """One server."""

    number: int
    process: subprocess.Popen[bytes]
    words: int
    heard: float = field(default_factory=time.monotonic)
    born: float = field(default_factory=time.monotonic)
    ready: bool = False
    told: float = 0.0  # when it was told to end

    def alive(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        if not self.told and self.alive():
            self.told = time.monotonic()
            self.process.terminate()

    def listen(self) -> None:
        with contextlib.suppress(BlockingIOError):
            said = os.read(self.words, 4096)
            self.ready = self.ready or READY in said
            if said:
                self.heard = time.monotonic()

    def hangs(self) -> bool:
        now = time.monotonic()
        if self.told:
            return now - self.told > END_SECONDS
        return now - self.heard > (SILENCE if self.ready else START_SECONDS)


class Supervisor:
    """All servers of one socket."""

    def __init__(self, count: int, listening: socket.socket, command: list[str]) -> None:
        self.count = count
        self.listening = listening
        self.command = command
        self.children: list[Child] = []
        self.leaving: list[Child] = []  # replaced, and on their way out
        self.replacing: list[int] = []  # numbers still to be replaced
        self.next: Child | None = None  # the one that is about to replace another
        self.ending = False
        self.failures = 0
        self.later: dict[int, float] = {}  # when one that died is started again

    def run(self, tell_ready: Callable[[], None]) -> int:
        """Until told to end; the exit code."""
        wake, woken = socket.socketpair()
        wake.setblocking(False)
        signal.set_wakeup_fd(wake.fileno())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.end())
        signal.signal(signal.SIGHUP, lambda *_: self.replace_all())
        self.children = [self.start(number) for number in range(self.count)]
        told = False
        while not self.ending or self.everybody():
            watched: list[Any] = [woken, *(child.words for child in self.everybody())]
            for one in select.select(watched, [], [], LOOK)[0]:
                if one is woken:
                    woken.recv(4096)
            for child in self.everybody():
                child.listen()
                if child.hangs():
                    child.process.kill()
            if not told and all(child.ready for child in self.children):
                told = True
                tell_ready()
            failed = self.bury(told)
            if failed:
                self.end()
                while self.everybody():
                    self.bury(told=True)
                    time.sleep(LOOK)
                return failed
            if not self.ending:
                self.start_again()
                self.go_on_replacing()
        return 0

    def everybody(self) -> list[Child]:
        return [*self.children, *self.leaving, *([self.next] if self.next else [])]

    def start(self, number: int) -> Child:
        """A new server."""
        heard, said = os.pipe()
        os.set_blocking(heard, False)
        inherits = (self.listening.fileno(), said)
        environment = os.environ | {CHILD: f"{number},{inherits[0]},{inherits[1]}"}
        process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, pass_fds=inherits, env=environment)
        os.close(said)
        return Child(number, process, heard)

    def end(self) -> None:
        """Have all of them end."""
        self.ending = True
        for child in self.everybody():
            child.end()

    def replace_all(self) -> None:
        """Begin to put a new one in the place of each."""
        self.replacing = list(range(self.count))

    def bury(self, told: bool) -> int:
        """Forget those that have ended; the exit code of one that could not even start."""
        for child in self.everybody():
            code = child.process.poll()
            if code is None:
                continue
            os.close(child.words)
            if child is self.next:  # what it should replace stays
                self.next = None
                self.replacing = []
            elif child in self.leaving:
                self.leaving.remove(child)
            else:
                self.children.remove(child)
                if not self.ending:
                    if not told:
                        return code if code > 0 else 1
                    lived = time.monotonic() - child.born
                    self.failures = self.failures + 1 if lived < LONGEST_PAUSE else 0
                    pause = min(LONGEST_PAUSE, float(2**self.failures - 1))
                    self.later[child.number] = time.monotonic() + pause
                    print(f"starhold: a server process ended ({code}); starting it again", file=sys.stderr, flush=True)
        return 0

    def start_again(self) -> None:
        for number, at in list(self.later.items()):
            if time.monotonic() >= at:
                del self.later[number]
                self.children.append(self.start(number))

    def go_on_replacing(self) -> None:
        """One at a time: a new one is there before the old one goes, and that is gone before the next comes."""
        if self.next is not None:
            if self.next.ready:
                for child in [one for one in self.children if one.number == self.next.number]:
                    self.children.remove(child)
                    self.leaving.append(child)
                    child.end()
                self.children.append(self.next)
                self.next = None
        elif self.replacing and not self.leaving and not self.later:
            self.next = self.start(self.replacing.pop(0))
