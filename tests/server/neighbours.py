"""Several server processes on one PostgreSQL, as several servers in one event loop: each with its own storage, its own
tables and an address for the others. What a real process adds to that is tested in `faults`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import uvicorn

from starhold.server.app import create_app
from starhold.server.inside import address_of, listen_inside, serving_inside
from starhold.server.settings import Settings
from starhold.server.storage.postgres import PostgresStorage
from tests.server.kit import HANGS, INLINE, QuietServer, Site


class Neighbour(Site):
    """One of several servers."""

    def __init__(self, app: Any, storage: PostgresStorage, port: int, http: httpx.AsyncClient) -> None:
        super().__init__(app.state.registry, port, http)
        self.routes = app.state.routes
        self.storage = storage

    def serves(self, table: str) -> bool:
        """Whether the table is in its memory."""
        return table in self.registry.tables


@asynccontextmanager
async def neighbours(url: str, count: int = 2, settings: Settings = INLINE) -> AsyncIterator[list[Neighbour]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(neighbour(url, settings)) for _ in range(count)]


@asynccontextmanager
async def neighbour(url: str, settings: Settings = INLINE) -> AsyncIterator[Neighbour]:
    """One of them."""
    storage = PostgresStorage(url)
    with listen_inside("127.0.0.1") as inside:
        storage.address = address_of(inside)
        await storage.start()
        app = create_app(storage, settings, started=True)
        config = uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, ws_per_message_deflate=False)
        config.timeout_keep_alive = HANGS
        server = QuietServer(config)
        async with serving_inside(app, storage, inside):
            serving = asyncio.create_task(server.serve())
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=None) as http:
                try:
                    yield Neighbour(app, storage, port, http)
                finally:
                    server.should_exit = True
                    await serving


async def until(wanted: Callable[[], bool]) -> None:
    """Wait for something that others do."""
    while not wanted():
        with suppress(TimeoutError):
            await asyncio.sleep(0.02)
