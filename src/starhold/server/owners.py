"""Requests and sockets of a table are served by the process that owns it; who is asked instead passes them on.

Passed on, not redirected: people and proxies know one address, a host need not open any port for each process, and a
table that moves to another process is found again without anybody's browser knowing. What it costs is a second pair of
frames on the way.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import parse_qs

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starhold.server.forwarding import Unreachable, dial, forward_http, pump
from starhold.server.inside import AGAIN, ELSEWHERE, FORWARDED, Signer, again
from starhold.server.logs import warn
from starhold.server.storage.base import Claim, StorageError
from starhold.server.table_registry import TableRegistry
from starhold.server.texts import language_of, problem

_TABLE: Final = re.compile(r"/api/(?:bot/)?tables/([a-z0-9]{1,40})(/.*)?")
_PATIENCE: Final = 8.0  # seconds in which a dead owner is noticed and its table taken over
_PAUSE: Final = 0.15
_LATER: Final = 1013
_AGAIN: Final = AGAIN.encode()
_LOOK: Final = 1.0  # seconds between two looks whether the owners of passed-on sockets live


class ToOwner:
    """Pure ASGI middleware; where one process has the database for itself it does nothing."""

    def __init__(self, app: ASGIApp, routes: Routes) -> None:
        self.app = app
        self.routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        routes = self.routes
        found = _TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if routes.signer is None or found is None or FORWARDED in scope:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(found[1], routes.signer, scope, receive, send)
        else:
            await self._http(found[1], bool(found[2]), routes.signer, scope, receive, send)

    async def _http(self, table: str, claims: bool, signer: Signer, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _body(receive)  # it may have to be said more than once
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            answer = _Answer(send)
            owner = await self.routes.owner(table, claims)
            try:
                if owner is None:
                    attempt = dict(scope)  # whoever answers writes into it
                    await self.app(attempt, again(body, receive), answer)
                    scope["route"] = attempt.get("route")
                else:
                    with self.routes.carrying(owner.owner) as carried:
                        await forward_http(owner.address, scope, body, answer, signer, carried)
                if not answer.in_vain:
                    return
            except Unreachable:
                pass
            except (OSError, TimeoutError) as error:
                warn("forward-broken", why=type(error).__name__)
                if answer.begun:
                    return
                if scope["method"] not in ("GET", "HEAD"):  # nobody knows whether it was done
                    break
            await asyncio.sleep(_PAUSE)
        await _refuse(scope, send)

    async def _socket(self, table: str, signer: Signer, scope: Scope, receive: Receive, send: Send) -> None:
        routes = self.routes
        until = time.monotonic() + _PATIENCE
        while True:
            owner = await routes.owner(table, claims=True)
            if owner is None:
                await self.app(scope, receive, send)
                return
            try:
                wire = await dial(owner.address, scope, signer)
                break
            except Unreachable:
                if time.monotonic() > until:
                    await receive()
                    await send({"type": "websocket.accept"})
                    await send({"type": "websocket.close", "code": _LATER})
                    return
                await asyncio.sleep(_PAUSE)
        await receive()
        await send({"type": "websocket.accept"})
        with routes.carrying(owner.owner) as carried:
            carried(wire.transport)
            await pump(wire, receive, send)


class _Answer:
    """Passes an answer on, unless it says that another process has to be asked: that one is thrown away."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.begun = False
        self.in_vain = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.in_vain = any(key == _AGAIN for key, _ in message.get("headers", ()))
        if not self.in_vain:
            self.begun = True
            await self.send(message)


class Routes:
    """What a process has to know of the others to pass things on."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.signer: Signer | None = None  # None: there are no others
        self.carried: dict[asyncio.WriteTransport, str] = {}  # lines to other processes, and to which
        self.draining = False  # nothing is taken on any more
        self._watching: asyncio.Task[None] | None = None

    def open(self, signer: Signer) -> None:
        """From here on others may be asked."""
        self.signer = signer
        self._watching = asyncio.create_task(self._watch(), name="owners")

    def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    async def drain(self) -> None:
        """Let go of all tables, one by one, while others take them up: each stands still for a moment only."""
        self.draining = True
        await self.registry.drain()

    async def owner(self, table: str, claims: bool) -> Claim | None:
        """The other process that serves a table; None: it is ours, or nobody's, or cannot be said.

        `claims`: it is going to be read, so that a table nobody has becomes ours here.
        """
        storage = self.registry.services.storage
        if self.registry.has(table):
            return None
        try:
            owner = await storage.owner(table)
            if owner is None and claims:
                owner = await (storage.neighbour() if self.draining else storage.claim(table))
        except StorageError:  # whoever serves the request will say so
            return None
        return None if owner is None or owner.owner == storage.process else owner

    @contextmanager
    def carrying(self, owner: str) -> Iterator[Callable[[asyncio.WriteTransport], None]]:
        """For as long as something is passed on: takes the line it goes over."""
        lines: list[asyncio.WriteTransport] = []

        def carry(line: asyncio.WriteTransport) -> None:
            lines.append(line)
            self.carried[line] = owner

        try:
            yield carry
        finally:
            for line in lines:
                del self.carried[line]

    async def _watch(self) -> None:
        """A process that hangs keeps its lines open: when it has lost its lease, cut those that lead there."""
        storage = self.registry.services.storage
        while True:
            await asyncio.sleep(_LOOK)
            owners = set(self.carried.values())
            if not owners:
                continue
            try:
                living = await storage.living()
            except StorageError:
                continue
            for line, owner in list(self.carried.items()):
                if owner not in living:
                    line.abort()


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] != "http.request":  # the client has gone, or sends too much
            return b"".join(parts)
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


async def _refuse(scope: Scope, send: Send) -> None:
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", ["en"])[0]
    told = {"key": ELSEWHERE, "text": problem(language_of(asked), ELSEWHERE)}
    body = json.dumps(told, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
