"""Everything that can break at several processes on one database breaks.

Faults come one upon the other, before what an earlier one did is over. A process is killed, or stopped past its lease
and continued; its line to the database is cut, slowed, held; players' lines are cut; PostgreSQL is killed and started
again; the time of day of a process jumps by days, and the clock of the database, which decides about leases, by some
seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

from tests.server.faults.flock import Flock, Sheep
from tests.server.faults.trial import Trial

SETTING_BEATS = "UPDATE starhold.processes SET beat = beat + $1"
DAY = 24 * 3600.0
# How often each happens, of a hundred.
OFTEN: Mapping[str, int] = {
    "kill": 34,
    "stop": 12,
    "cut line": 12,
    "slow line": 9,
    "hold line": 9,
    "cut players": 12,
    "kill database": 2,
    "set clock": 6,
    "set database clock": 4,
}
KILLS: Mapping[str, int] = {"kill": 1}


class Breaking(Trial):
    """The same seed gives the same faults in the same order."""

    def __init__(self, flock: Flock, tables: int, seed: str, often: Mapping[str, int] = OFTEN) -> None:
        super().__init__(flock, tables, seed)
        self.flock = flock
        self.often = often

    async def fault(self) -> None:
        """One, to somebody."""
        (kind,) = self.rng.choices(list(self.often), list(self.often.values()))
        one = self.rng.choice(self.flock.sheep)
        self.report.faults[kind] += 1
        breaking: dict[str, Callable[[Sheep], Awaitable[None]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "cut line": self.cut_line,
            "slow line": self.slow_line,
            "hold line": self.hold_line,
            "cut players": self.cut_players,
            "kill database": self.kill_database,
            "set clock": self.set_clock,
            "set database clock": self.set_database_clock,
        }
        await breaking[kind](one)

    def after(self, leases: float, what: Callable[[], None]) -> None:
        """Do something after so many leases."""

        async def doing() -> None:
            await asyncio.sleep(leases * self.lease)
            what()

        task = asyncio.create_task(doing())
        self.later.add(task)
        task.add_done_callback(self.later.discard)

    async def kill(self, one: Sheep) -> None:
        self.deaths[one.name] = time.time()
        await asyncio.to_thread(self.flock.kill, one)
        await asyncio.to_thread(self.flock.start, one)

    async def stop(self, one: Sheep) -> None:
        one.stop()
        pid = one.pid
        self.after(self.rng.uniform(0.5, 2.5), lambda: one.go_on(pid))

    async def cut_line(self, one: Sheep) -> None:
        one.proxy.cut()

    async def slow_line(self, one: Sheep) -> None:
        one.proxy.delay = self.rng.uniform(0.01, 0.2) * self.lease
        self.after(self.rng.uniform(0.5, 2.0), lambda: setattr(one.proxy, "delay", 0.0))

    async def hold_line(self, one: Sheep) -> None:
        one.proxy.passing.clear()
        self.after(self.rng.uniform(0.5, 2.5), one.proxy.passing.set)

    async def cut_players(self, one: Sheep) -> None:
        for player in self.everybody():
            if player.socket is not None and self.rng.random() < 0.5:
                player.socket.transport.abort()

    async def kill_database(self, one: Sheep) -> None:
        await asyncio.to_thread(self.flock.postgres.kill)

    async def set_clock(self, one: Sheep) -> None:
        one.set_clock(self.rng.choice([-1, 1]) * self.rng.uniform(1.0, 30 * DAY))

    async def set_database_clock(self, one: Sheep) -> None:
        """As others see it: all that was written by it is older, or newer, than it is."""
        await self.flock.postgres.ask(SETTING_BEATS, self.rng.uniform(-5.0, 5.0) * self.lease)
