"""Checks before every request: our own host name, same origin, size and rate; and a line in the server's log."""

from __future__ import annotations

import json
import re
import secrets
import time
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starhold.server.door import Seldom
from starhold.server.headers import security_headers
from starhold.server.hosts import Hosts
from starhold.server.inside import FORWARDED
from starhold.server.logs import asking, log, logger
from starhold.server.services import Services
from starhold.server.texts import language_of, problem

_SOUND_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
_HERE: Final = ("127.0.0.1", "::1")
_CHANGING: Final = ("POST", "PATCH", "PUT", "DELETE")


class RequestFilter:
    """Pure ASGI middleware: it costs a socket nothing once that is open."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.hosts = Hosts(services.settings.host_names, services.settings.any_address)
        self.refused = Seldom("requests-refused")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asking.set(_request_id(scope) if scope["type"] in ("http", "websocket") else "")
        if FORWARDED in scope:  # whoever passed it on has done all this
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            allowed = self.services.addresses.look(_address(scope))  # shaking hands costs as much as any look
            if not allowed or not self._ours(scope) or not _same_origin(scope):
                self.refused.happened()
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = message.get("headers", ())
                marked = (b"x-request-id", asking.get().encode())
                message["headers"] = [*given, marked, *security_headers(_header(scope, b"host"), scope["path"], given)]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:  # of these there may be very many, so there is not a line for each
            self.refused.happened(why=refusal[1])
            self.services.metrics.refused.labels(refusal[1]).inc()
            await _answer(scope, sending, *refusal)
            return
        try:
            await self.app(scope, _bounded(receive, self.services.settings.limits.body_bytes), sending)
        except Exception:
            if status:  # too late to say anything
                raise
            logger.exception("request-broken", extra={"facts": {"method": scope["method"]}})
            await _answer(scope, sending, 500, "table-trouble")
        took = time.perf_counter() - begun
        route = getattr(scope.get("route"), "path", "?")
        self.services.metrics.requests.labels(scope["method"], route, str(status)).inc()
        self.services.metrics.request_seconds.labels(route).observe(took)
        if scope["path"].startswith("/api"):
            log("request", method=scope["method"], path=route, status=status, ms=round(took * 1000, 1))

    def _ours(self, scope: Scope) -> bool:
        """Whether we are called by a name of ours; without one nobody knows whose page is asking."""
        named = [value for key, value in scope["headers"] if key == b"host"]
        server = scope.get("server")
        return len(named) == 1 and self.hosts.welcome(named[0].decode("latin-1"), server[0] if server else "")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        if not self._ours(scope):
            return 421, "host-foreign"
        address = _address(scope)
        if scope["method"] not in _CHANGING:
            return None if self.services.addresses.look(address) else (429, "too-many-requests")
        if not _same_origin(scope):
            return 403, "origin-foreign"
        if not self.services.addresses.allow(address):
            return 429, "too-many-requests"
        length = _header(scope, b"content-length")
        if length.isdecimal() and int(length) > self.services.settings.limits.body_bytes:
            return 413, "body-big"
        return None


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _request_id(scope: Scope) -> str:
    """By which the lines in our log and those of a proxy are found together.

    A proxy's own id is taken, if it is sound: of this machine, or of one whose word we take (its client then has no
    port). Anybody else could write into our log what they like.
    """
    client = scope.get("client")
    given = _header(scope, b"x-request-id")
    if client and (client[0] in _HERE or not client[1]) and _SOUND_ID.fullmatch(given):
        return given
    return secrets.token_hex(8)


def _header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def _same_origin(scope: Scope) -> bool:
    """Whether a page of ours asks. No origin at all is no browser's page, so nobody's session can be abused."""
    origin = _header(scope, b"origin")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == _header(scope, b"host").lower() != ""
    except ValueError:
        return False


def _bounded(receive: Receive, most: int) -> Receive:
    """A body without a length may not grow for ever either."""
    taken = 0

    async def receiving() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > most:
                return {"type": "http.disconnect"}
        return message

    return receiving


async def _answer(scope: Scope, send: Send, status: int, key: str) -> None:
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", ["en"])[0]
    body = json.dumps({"key": key, "text": problem(language_of(asked), key)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:  # to be refused costs us something too, so each time somebody has to knock again
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
