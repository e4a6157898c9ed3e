"""How processes of one database speak to each other: over an address of their own, each request signed.

The key lies in the database and is made by whoever starts first. A signature covers who asks (the address of the real
client), what is asked, the body and the time by the database's clock, so nothing can be altered, and nothing old be
said again. What a client writes into these headers itself is thrown away at the door.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starhold.server.storage.base import Change, Storage

FORWARDED: Final = "starhold.forwarded"  # in the scope of a request that another process has passed on
SHUT: Final = 421  # the answer of a process that takes nothing on any more: nothing was done
AGAIN: Final = "x-starhold-again"  # in an answer: nothing was done, for another process has the table
ELSEWHERE: Final = "table-elsewhere"
_NAME: Final = "key-between-processes"
_FIND: Final = "SELECT body FROM keepsakes WHERE name = $1"
_KEEP: Final = "INSERT INTO keepsakes (name, body) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
_OURS: Final = b"x-starhold-"
_FROM: Final = b"x-starhold-from"
_AT: Final = b"x-starhold-at"
_SIGNATURE: Final = b"x-starhold-signature"
_OLD: Final = 30.0  # seconds after which a signature is worth nothing
_MOST_BODY: Final = 4 * 1024 * 1024  # whoever passed it on has bounded it already

Headers = list[tuple[bytes, bytes]]


class Signer:
    """Signs what is passed on, and checks it at the other end."""

    def __init__(self, key: bytes, now: Callable[[], float]) -> None:
        self._key = key
        self._now = now  # seconds, by a clock all processes share

    def sign(self, method: str, target: bytes, client: str, body: bytes = b"") -> Headers:
        """The headers that prove where a request comes from."""
        at = f"{self._now():.3f}"
        signature = self._signature(method, target, client, at, body).encode()
        return [(_FROM, client.encode()), (_AT, at.encode()), (_SIGNATURE, signature)]

    def client(self, method: str, target: bytes, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> str | None:
        """For whom a request is passed on; None: it is not signed by one of ours, or was long ago."""
        found = {key: value.decode("latin-1") for key, value in headers if key.startswith(_OURS)}
        client, at = found.get(_FROM, ""), found.get(_AT, "")
        signature = self._signature(method, target, client, at, body)
        if not hmac.compare_digest(signature.encode(), found.get(_SIGNATURE, "").encode()):
            return None
        return client if abs(self._now() - float(at)) < _OLD else None

    def _signature(self, method: str, target: bytes, client: str, at: str, body: bytes) -> str:
        told = b"\n".join([method.encode(), target, client.encode(), at.encode(), hashlib.sha256(body).digest()])
        return hmac.new(self._key, told, hashlib.sha256).hexdigest()


async def shared_signer(storage: Storage) -> Signer:
    """The one of this database."""
    await storage.change(Change(_KEEP, (_NAME, secrets.token_hex(32))))
    ((body,),) = await storage.rows(_FIND, _NAME)
    return Signer(bytes.fromhex(body), storage.shared_time)


def plain(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """Headers without those that only our own processes may write."""
    return [(key, value) for key, value in headers if not key.startswith(_OURS)]


def target_of(scope: Scope) -> bytes:
    """Path and query as they were asked for."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return path + (b"?" + query if query else b"")


class Inside:
    """The application as other processes see it: whoever cannot sign is refused, whatever they want."""

    def __init__(self, app: ASGIApp, signer: Signer, open: Callable[[], bool]) -> None:
        """`open`: whether we take anything on at all; whoever asks in vain looks for the table's next owner."""
        self.app = app
        self.signer = signer
        self.open = open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = scope["type"] == "websocket"
        body = b"" if websocket else await _whole(receive)
        client = self.signer.client(scope.get("method", "SOCKET"), target_of(scope), scope["headers"], body)
        if client is None or not self.open():
            if websocket:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await send({"type": "http.response.start", "status": 403 if client is None else SHUT, "headers": []})
                await send({"type": "http.response.body", "body": b""})
            return
        scope["client"], scope["headers"], scope[FORWARDED] = (client, 0), plain(scope["headers"]), True
        await self.app(scope, receive if websocket else again(body, receive), send)


async def _whole(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body") or sum(map(len, parts)) > _MOST_BODY:
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read again."""
    told = False

    async def receiving() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def listen_inside(host: str) -> socket.socket:
    """A socket for other processes, at any free port of that address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # By name: else asyncio does not know the connections for TCP, and every small frame waits 40 ms for another.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.bind((host, 0))
    except OSError:
        listening.close()
        raise
    listening.listen(1024)
    return listening


def address_of(listening: socket.socket) -> str:
    """Where others find it."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@asynccontextmanager
async def serving_inside(app: FastAPI, storage: Storage, listening: socket.socket) -> AsyncIterator[None]:
    """Answer other processes at that socket, and pass on what is theirs."""
    signer, routes = await shared_signer(storage), app.state.routes
    server = _Quiet(
        uvicorn.Config(
            Inside(app, signer, lambda: not routes.draining),
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            date_header=False,
            ws_max_size=16 * 1024,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            timeout_graceful_shutdown=2,
            lifespan="off",
        )
    )
    serving = asyncio.create_task(server.serve([listening]), name="inside")
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    routes.open(signer)
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class _Quiet(uvicorn.Server):
    """One that leaves the signals to the server people see."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
