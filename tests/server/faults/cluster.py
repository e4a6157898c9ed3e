"""Several real server processes on one real PostgreSQL: by the supervisor, or each for itself at a port of its own."""

from __future__ import annotations

import asyncio
import importlib
import subprocess
from pathlib import Path
from typing import Any

from benches.hosting import HOST, STOP_SECONDS, Hosted


class Cluster(Hosted):
    """`starhold serve --processes N`."""

    def __init__(self, database: str, log: Path, processes: int = 1) -> None:
        super().__init__(log, log)
        self.address = database
        self.processes = processes

    def arguments(self) -> list[str]:
        given = ["--host", HOST, "--port", str(self.port), "--database", self.address, "--bot-workers", "1"]
        return [*given, "--processes", str(self.processes)] if self.processes > 1 else given

    def begin(self) -> None:
        """Start it without waiting."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )

    def start(self) -> None:
        self.begin()
        self.wait_until_there()

    def servers(self) -> list[int]:
        """The processes that serve, of those that the supervisor has started."""
        try:
            return [int(one) for one in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]
        except OSError:
            return []

    def registered(self) -> int:
        """How many processes the database knows."""
        return int(ask(self.address, "SELECT count(*) FROM starhold.processes")[0][0])

    def end(self) -> int:
        """Ask all of them to end, and wait for it; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(STOP_SECONDS)


def ask(address: str, statement: str) -> list[Any]:
    """What a statement finds, over a connection of its own."""

    async def asking() -> list[Any]:
        connection = await importlib.import_module("asyncpg").connect(address)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    return asyncio.run(asking())
