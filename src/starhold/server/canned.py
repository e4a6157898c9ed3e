"""Answers that are the same for everybody until the server is stopped: made once, beside all that goes on, and kept as
they go over the wire.
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

_MOST: Final = 200  # of them: games, languages and editions are few
_SQUEEZE: Final = 1_000  # bytes from which one is compressed


class Canned:
    """Answers by what was asked."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], tuple[bytes, bytes]] = {}  # plain and compressed
        self.made = 0
        self._making: dict[tuple[str, ...], asyncio.Task[tuple[bytes, bytes]]] = {}

    async def answer(self, request: Request, make: Callable[[], Any], *asked: str) -> Response:
        """What `make` gives, as JSON."""
        found = self.kept.get(asked)
        if found is None:
            task = self._making.get(asked)
            if task is None:
                task = self._making[asked] = asyncio.create_task(asyncio.to_thread(_encoded, make))
                task.add_done_callback(lambda _: self._making.pop(asked, None))
                self.made += 1
            found = await asyncio.shield(task)
            if len(self.kept) < _MOST:
                self.kept[asked] = found
        plain, squeezed = found
        headers = {"Vary": "Accept-Encoding"}
        if squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(squeezed, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})
        return Response(plain, media_type="application/json", headers=headers)


def _encoded(make: Callable[[], Any]) -> tuple[bytes, bytes]:
    plain = msgspec.json.encode(TypeAdapter(Any).dump_python(make(), mode="json"))
    return plain, gzip.compress(plain, 6, mtime=0) if len(plain) >= _SQUEEZE else b""
