"""A server that is killed while it writes: nothing that was answered is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from starhold.server.storage import Summary, open_storage
from tests.server.storages import event, on_postgres, seats, table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("after", [1, 37, 200])
def test_killed_while_it_appends_nothing_acknowledged_is_lost(url: str, after: int) -> None:
    """SIGKILL in the middle of batches: every append that was answered is there, whole, and nothing half."""
    tables = 8

    async def make() -> None:
        async with open_storage(url) as storage:
            for number in range(tables):
                await storage.create_table(table(f"t{number}"), seats(f"t{number}", None))

    asyncio.run(make())
    command = [sys.executable, "-m", "tests.server.appender", url, str(tables)]
    acknowledged = dict.fromkeys((f"t{number}" for number in range(tables)), 0)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ}) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            name, version = line.split()
            acknowledged[name.decode()] = int(version)
            if count == after:
                process.send_signal(signal.SIGKILL)  # lines still in the pipe were acknowledged too: read on
    assert process.returncode == -signal.SIGKILL
    assert sum(acknowledged.values()) >= 2 * after

    async def check() -> None:
        if url.startswith("postgres"):  # else we had to wait until its lease has run out
            await on_postgres(url, "DELETE FROM starhold.processes")
        async with open_storage(url) as storage:
            for name, version in acknowledged.items():
                stored = await storage.load(name)
                assert stored is not None
                assert stored.table.version == len(stored.events)
                assert version <= len(stored.events) <= version + 2  # at most the one that was not answered
                assert len(stored.events) % 2 == 0
                assert stored.events == [event(number + 1, name) for number in range(len(stored.events))]
                summary = Summary(moved=1.0, over=False)
                assert await storage.append(name, len(stored.events), [event(0)], summary) == len(stored.events) + 1

    asyncio.run(check())
