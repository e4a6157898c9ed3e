"""A line to PostgreSQL that can be cut, slowed and held, for one server process: it connects to us, and we to there."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from benches.hosting import HOST

CHUNK = 64 * 1024


class Proxy:
    """Listens at a port of its own."""

    def __init__(self, target: str) -> None:
        """`target`: the socket file of the database."""
        self.target = target
        self.port = 0
        self.delay = 0.0  # seconds that each piece takes, either way
        self.passing = asyncio.Event()  # while it is not set, nothing goes through and nothing is lost
        self.passing.set()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, HOST, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.passing.set()
        self.cut()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def cut(self) -> None:
        """End all lines there are, in the midst of whatever goes over them."""
        for line in list(self._lines):
            line.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, back}
        both = asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        self._carrying.add(both)
        try:
            await both
        finally:
            self._carrying.discard(both)
            self._lines -= {writer, back}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.passing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
