"""Answers that are the same for everybody, as long as the server runs or a file is as it is: made once, beside all that
goes on, and kept as they go over the wire.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final

import msgspec
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response

_MOST: Final = 300  # of them: games, languages, editions and files of the client are few
_SQUEEZE: Final = 1_000  # bytes from which one is compressed

Kept = tuple[bytes, bytes]  # plain and compressed; nothing instead of the latter where that gains nothing


class Canned:
    """Answers by what was asked."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], Kept] = {}
        self.made = 0
        self._making: dict[tuple[str, ...], asyncio.Task[Kept]] = {}

    async def answer(self, request: Request, make: Callable[[], Any], *asked: str) -> Response:
        """What `make` gives, as JSON."""
        found = await self._find(asked, lambda: _squeezed(_encoded(make())))
        return _response(request, found, "application/json")

    async def page(self, request: Request, make: Callable[[], str], policy: str, *asked: str) -> Response:
        """A page of HTML with a content security policy of its own."""
        found = await self._find(asked, lambda: _squeezed(make().encode()))
        return _response(request, found, "text/html", {"Content-Security-Policy": policy})

    async def file(
        self, request: Request, read: Callable[[], bytes], kind: str, squeeze: bool, cache: str, *asked: str
    ) -> Response:
        """A file of that kind; `cache` says how long the browser may keep it."""
        found = await self._find(asked, lambda: _squeezed(read()) if squeeze else (read(), b""))
        return _response(request, found, kind, {"Cache-Control": cache})

    async def _find(self, asked: tuple[str, ...], make: Callable[[], Kept]) -> Kept:
        found = self.kept.get(asked)
        if found is None:
            task = self._making.get(asked)
            if task is None:
                task = self._making[asked] = asyncio.create_task(asyncio.to_thread(make))
                task.add_done_callback(lambda _: self._making.pop(asked, None))
                self.made += 1
            found = await asyncio.shield(task)
            if len(self.kept) < _MOST:
                self.kept[asked] = found
        return found


def _response(request: Request, found: Kept, kind: str, headers: dict[str, str] | None = None) -> Response:
    plain, squeezed = found
    headers = {"Vary": "Accept-Encoding"} | (headers or {})
    if squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(squeezed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


def _encoded(answer: Any) -> bytes:
    return msgspec.json.encode(TypeAdapter(Any).dump_python(answer, mode="json"))


def _squeezed(plain: bytes) -> Kept:
    return plain, gzip.compress(plain, 6, mtime=0) if len(plain) >= _SQUEEZE else b""
