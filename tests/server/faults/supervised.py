"""`starhold serve --processes N` as it is, replaced process by process while people play."""

from __future__ import annotations

import asyncio
import os
import signal

from tests.server.faults.cluster import Cluster
from tests.server.faults.flock import Herd
from tests.server.faults.own_postgres import Postgres
from tests.server.faults.trial import Trial


class Supervised(Herd):
    """Looked after by the parent that a host has."""

    pace = 1.0

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.postgres = Postgres(cluster.address)

    def ports(self) -> list[int]:
        return [self.cluster.port]

    async def open(self) -> None:
        await asyncio.to_thread(self.cluster.start)

    async def close(self) -> None:
        await asyncio.to_thread(self.cluster.stop)

    def mend(self) -> None:
        return

    def raise_fallen(self) -> None:
        assert self.cluster.alive(), "the parent has ended"


class Rolling(Trial):
    """Each fault is a whole rolling restart."""

    def __init__(self, herd: Supervised, tables: int, seed: str) -> None:
        super().__init__(herd, tables, seed)
        self.cluster = herd.cluster

    async def fault(self) -> None:
        """Until none of those that serve is there any more, and as many others are."""
        before = set(self.cluster.servers())
        os.kill(self.cluster.pid, signal.SIGHUP)
        while before & (present := set(self.cluster.servers())) or len(present) != len(before):
            await asyncio.sleep(0.05)
        self.report.faults["rolling restart"] += 1
