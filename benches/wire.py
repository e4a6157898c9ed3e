"""What people and a server say to each other over real sockets, as little of it as a load needs to know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from starhold.core.errors import StarholdError

PATIENCE: Final = 60.0  # seconds to wait for anything before it counts as an error
AT_ONCE: Final = 16  # requests under way while the tables are being laid


class Failed(StarholdError):
    """The server did not answer as it should."""


class Choice(msgspec.Struct):
    action: str


class Asked(msgspec.Struct):
    choices: list[Choice]


class Heard(msgspec.Struct):
    """What of an event matters here; the rest is skipped while it is read."""

    type: str
    version: int = 0
    step: int = 0
    over: bool = False
    asked: Asked | None = None
    waiting: list[int] = []
    key: str = ""


heard: Final = msgspec.json.Decoder(Heard).decode


# -- HTTP, as little as is needed


class Caller:
    """One connection that is kept open for many requests."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The JSON of an answer."""
        if self.streams is None or self.streams[0].at_eof():  # a server ends what rests for long
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Content-Length: {len(data)}"]
        head += ["Content-Type: application/json", f"Authorization: Bearer {token}" if token else "Accept: */*"]
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
        async with asyncio.timeout(PATIENCE):
            lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
            sizes = [line.partition(":")[2] for line in lines if line.startswith("content-length:")]
            answer = await reader.readexactly(int(sizes[0])) if sizes else b""
        status = int(lines[0].split()[1])
        if not 200 <= status < 300:
            raise Failed(f"{method} {path}: {status} {answer[:200].decode(errors='replace')}")
        return msgspec.json.decode(answer)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


async def open_socket(host: str, port: int, table: str) -> ClientConnection:
    """A socket to a table, compressed as a browser's is."""
    address = f"ws://{host}:{port}/api/tables/{table}/socket"
    return await connect(address, ping_interval=None, open_timeout=PATIENCE, proxy=None, max_size=1 << 22)


def hello(token: str) -> str:
    return json.dumps({"type": "hello", "token": token, "lang": "en", "since": 0})


async def in_turn(host: str, port: int, count: int, work: Callable[[int, Caller], Awaitable[None]]) -> None:
    """Do `work` for each number, some at the same time, each of those with a connection of its own."""
    numbers = iter(range(count))

    async def one() -> None:
        caller = Caller(host, port)
        for number in numbers:
            await work(number, caller)
        caller.close()

    await asyncio.gather(*(one() for _ in range(min(AT_ONCE, count))))


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
