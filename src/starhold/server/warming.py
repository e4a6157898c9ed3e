"""What is otherwise made when somebody first wants it is made at the start, in a thread, while people are served.

It takes some seconds of the processor. All that is Python shares one lock, and at each step of a request the loop has
to get it back from a thread that goes on and on: so this one gives it away very often, and rests between its pieces.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from fastapi import FastAPI
from starlette.types import Scope

from starhold.server.texts import warm_up

_SWITCH_SECONDS: Final = 0.0001
_REST: Final = 1.5  # times as long as a piece took
_ANYTHING: Final[Scope] = {"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []}


@asynccontextmanager
async def warming(app: FastAPI) -> AsyncIterator[None]:
    """Read all words and make all routes ready beside what is done meanwhile."""
    ended = False
    task = asyncio.create_task(asyncio.to_thread(_warm_up, app, lambda: ended), name="warm up")
    try:
        yield
    finally:
        ended = True
        await task


def _warm_up(app: FastAPI, ended: Callable[[], bool]) -> None:
    with _giving_way():
        begun = time.monotonic()
        for _ in warm_up():
            if ended():
                return
            time.sleep(_REST * (time.monotonic() - begun))
            begun = time.monotonic()
        for route in app.routes:
            if ended():
                return
            route.matches(dict(_ANYTHING))  # FastAPI makes the routes of a part ready when it first looks there


@contextmanager
def _giving_way() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(min(before, _SWITCH_SECONDS))
    try:
        yield
    finally:
        sys.setswitchinterval(before)
