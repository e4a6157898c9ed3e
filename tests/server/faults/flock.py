"""Several real server processes on one real PostgreSQL, and what may happen to them: each has a port, a line to the
database and a clock of its own."""

from __future__ import annotations

import os
import signal
import struct
from abc import ABC, abstractmethod
from pathlib import Path

from benches.hosting import HOST, HeldPort
from tests.server.faults.nursery import Nursery, lives
from tests.server.faults.own_postgres import OwnPostgres, Postgres
from tests.server.faults.proxy import Proxy


class Sheep:
    """One of them: the process may be another after each fault, port, line and clock stay."""

    def __init__(self, number: int, postgres: OwnPostgres, folder: Path) -> None:
        self.number = number
        self.port = HeldPort()
        self.proxy = Proxy(postgres.socket)
        self.clock = folder / f"clock-{number}"
        self.pid = 0
        self.births = 0
        self.stopped = False
        self.set_clock(0.0)

    @property
    def name(self) -> str:
        """By which the database knows the present process."""
        return f"p{self.number}n{self.births}"

    def set_clock(self, wrong: float) -> None:
        """By how many seconds its time of day is wrong from here on."""
        with self.clock.open("r+b" if self.clock.exists() else "wb") as file:
            file.write(struct.pack("d", wrong))

    def stop(self) -> None:
        """Let it do nothing, as a machine that sleeps."""
        self.stopped = True
        os.killpg(self.pid, signal.SIGSTOP)

    def go_on(self, pid: int) -> None:
        """After `stop`, if it is still that one."""
        if pid == self.pid and self.stopped:
            self.stopped = False
            os.killpg(pid, signal.SIGCONT)


class Herd(ABC):
    """All of them, whoever looks after them."""

    postgres: Postgres
    pace: float  # by how much their leases are shorter than those of real servers
    fell = 0  # how often one ended by itself: who starts while the database is away says so and ends

    @abstractmethod
    def ports(self) -> list[int]:
        """Where people find them."""

    @abstractmethod
    async def open(self) -> None:
        """Start them; nobody waits until they serve."""

    @abstractmethod
    async def close(self) -> None:
        """End them."""

    @abstractmethod
    def mend(self) -> None:
        """From here on nothing is broken."""

    @abstractmethod
    def raise_fallen(self) -> None:
        """What a supervisor does."""


class Flock(Herd):
    """Each started by ourselves."""

    def __init__(self, postgres: OwnPostgres, folder: Path, count: int, pace: float) -> None:
        """`pace`: by how much the leases are shorter than those of real servers."""
        self.postgres: OwnPostgres = postgres
        self.log = folder / "server.log"
        self.pace = pace
        self.nursery = Nursery()
        self.sheep = [Sheep(number, postgres, folder) for number in range(count)]

    def ports(self) -> list[int]:
        return [one.port.number for one in self.sheep]

    async def open(self) -> None:
        for one in self.sheep:
            await one.proxy.start()
            self.start(one)

    async def close(self) -> None:
        for one in self.sheep:
            one.port.release()
            self.kill(one)
            await one.proxy.close()
        self.nursery.close()

    def start(self, one: Sheep) -> None:
        """A new process in its place; nobody waits until it serves."""
        one.births += 1
        one.stopped = False
        arguments = ["--host", HOST, "--port", str(one.port.number), "--bot-workers", "1"]
        arguments += ["--database", self.postgres.through(one.proxy.port)]
        one.pid = self.nursery.start(
            one.number, arguments, self.log, name=one.name, pace=self.pace, clock=str(one.clock)
        )

    def kill(self, one: Sheep) -> None:
        """kill -9."""
        if one.pid:
            self.nursery.kill(one.number)
            one.pid = 0

    def mend(self) -> None:
        for one in self.sheep:
            one.go_on(one.pid)
            one.proxy.passing.set()
            one.proxy.delay = 0.0

    def raise_fallen(self) -> None:
        for one in self.sheep:
            if one.pid and not lives(one.pid):
                self.fell += 1
                self.start(one)
