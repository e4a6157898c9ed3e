"""Opening stored tables, and asking for the same again and again: how long each takes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from websockets.exceptions import ConnectionClosed

from benches.wire import PATIENCE, Caller, heard, hello, open_socket


async def open_tables(host: str, port: int, ids: Sequence[str], token: str) -> dict[str, Any]:
    """Come to each table in turn until it is shown, and go; the time of each in ms."""
    times: list[float] = []
    errors = 0
    for id in ids:
        began = perf_counter()
        socket = await open_socket(host, port, id)
        await socket.send(hello(token))
        try:
            async with asyncio.timeout(PATIENCE):
                while heard(await socket.recv(decode=False)).type != "update":
                    pass
        except (TimeoutError, ConnectionClosed):
            errors += 1
        times.append(1000 * (perf_counter() - began))
        await socket.close()
    return {"times": times, "errors": errors}


async def ask_often(host: str, port: int, path: str, token: str, times: int) -> dict[str, Any]:
    """The time of the same request, again and again, in ms, and how long its answer is."""
    caller = Caller(host, port)
    taken: list[float] = []
    answer: Any = None
    for _ in range(times):
        began = perf_counter()
        answer = await caller.ask("GET", path, token=token)
        taken.append(1000 * (perf_counter() - began))
    caller.close()
    return {"times": taken, "items": len(answer) if isinstance(answer, list) else 0}
