"""The attacks themselves, as a stranger makes them from an address of their own: each tells what came of it.

`python -m tests.server.attacks.attacks NAME PORT SECONDS` makes one: its own work must not slow what is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.attacks.records import GAME, Brought, endless_game, long_game
from tests.server.attacks.wire import HOST, PATIENCE, STRANGER, Caller, Wire

Told = Counter[str]
Attack = Callable[[Caller, float, "Sizes"], Awaitable[Told]]


class Sizes:
    """How large an attack is."""

    def __init__(self, log: int = 1_900, record: int = 22_000, silent: int = 1_100, tables: int = 90) -> None:
        self.log = log  # steps of the table whose log is worded again and again
        self.record = record  # steps of the record that is brought
        self.silent = silent  # connections
        self.tables = tables  # of bots


async def until(seconds: float, work: Callable[[], Awaitable[None]], least: int = 1) -> None:
    """Do something again and again, at least so often: where the machine has a lot else to do each time takes long."""
    end = time.monotonic() + seconds
    done = 0
    while time.monotonic() < end or done < least:
        await work()
        done += 1


async def _bring(caller: Caller, record: Brought) -> httpx.Response:
    seats = ["me" if seat == record.seat else "random" for seat in range(3)]
    wish = {"game": GAME.id, "players": 3, "seats": seats, "public": True, "record": record.text}
    return await caller.post("/api/tables", wish)


async def speak(caller: Caller, seconds: float, sizes: Sizes) -> Told:
    """Change the language again and again, over five sockets, at a table with a long log."""
    told: Told = Counter()
    await caller.name("Stranger")
    brought = await _bring(caller, long_game(sizes.log))
    told[f"brought {brought.status_code}"] += 1
    if brought.status_code != 201:
        return told
    table = brought.json()["id"]

    async def one(number: int) -> None:
        async with caller.at(table, "") as wire:
            told["lines"] += len(wire.update.get("log", ()))
            end = time.monotonic() + seconds

            async def listen() -> None:
                while True:
                    frame = await wire.read()
                    if frame["type"] == "update":
                        told["lines"] += len(frame["log"])
                    told[frame["key"] if frame["type"] == "problem" else frame["type"]] += 1

            listening = asyncio.create_task(listen())
            while time.monotonic() < end and not listening.done():
                await wire.send(type="speak", lang=("en", "cs", "lt")[number % 3])
                number += 1
                told["asked"] += 1
                await asyncio.sleep(1 / 15)
            listening.cancel()
            await asyncio.wait([listening])

    results = await asyncio.gather(*(one(number) for number in range(5)), return_exceptions=True)
    told["closed"] += sum(isinstance(result, WebSocketException | OSError) for result in results)
    return told


async def replays(caller: Caller, seconds: float, sizes: Sizes) -> Told:
    """Bring a record of very many steps nine times, then look at the last step of each, twice at the same time."""
    told: Told = Counter()
    await caller.name("Stranger")
    record = endless_game(sizes.record)
    tables: list[str] = []
    end = time.monotonic() + PATIENCE
    while sum(told.values()) < 9 or (not tables and time.monotonic() < end):
        brought = await _bring(caller, record)
        told[f"brought {brought.status_code}"] += 1
        if brought.status_code == 201:
            tables.append(brought.json()["id"])
    steps = int(record.text.split()[-2])

    async def look(table: str) -> None:
        try:
            answer = await caller.http.get(f"/api/tables/{table}/steps/{steps - 1}")
            told[f"looked {answer.status_code}"] += 1
        except httpx.HTTPError as error:
            told[f"looked {type(error).__name__}"] += 1

    end = time.monotonic() + seconds
    while tables and time.monotonic() < end:
        await asyncio.gather(*(look(table) for table in tables for _ in range(2)))
    return told


async def silent(caller: Caller, seconds: float, sizes: Sizes) -> Told:
    """Open more connections than the server has descriptors, and say nothing; those that are ended are opened anew."""
    told: Told = Counter()
    held: list[sockets.socket] = []

    def knock() -> None:
        one = sockets.socket()
        one.bind((STRANGER, 0))
        one.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            one.connect((HOST, caller.port))
        held.append(one)

    def ended(one: sockets.socket) -> bool:
        try:
            return one.recv(1) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True

    end = time.monotonic() + seconds
    late = end + PATIENCE  # for a server that has not come to us yet
    try:
        while time.monotonic() < end or (told["ended"] < sizes.silent // 3 and time.monotonic() < late):
            for _ in range(min(100, sizes.silent - len(held))):
                knock()
                told["knocked"] += 1
            await asyncio.sleep(0.1)
            for one in [one for one in held if ended(one)]:
                one.close()
                held.remove(one)
                told["ended"] += 1
        told["held"] = len(held)
    finally:
        for one in held:
            one.close()
    return told


async def bots(caller: Caller, seconds: float, sizes: Sizes) -> Told:
    """Open many tables of four bots, and leave."""
    told: Told = Counter()
    await caller.name("Stranger")

    async def abandon(_: int) -> None:
        wish = {"game": "race", "players": 4, "seats": ["me", "greedy", "greedy", "greedy"]}
        answer = await caller.post("/api/tables", wish)
        told[f"opened {answer.status_code}"] += 1
        if answer.status_code == 201:
            async with caller.at(answer.json()["id"]) as wire:
                await wire.send(type="hand", id="h", seat=0, bot="greedy")
                told[(await wire.until("done", "refused"))["type"]] += 1

    end = time.monotonic() + seconds
    for first in range(0, sizes.tables, 10):
        results = await asyncio.gather(*(abandon(n) for n in range(first, first + 10)), return_exceptions=True)
        told["failed"] += sum(isinstance(result, BaseException) for result in results)
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    return told


async def offers(caller: Caller, seconds: float, sizes: Sizes) -> Told:
    """Make an offer and take it back, as fast as it is answered."""
    told: Told = Counter()
    await caller.name("Stranger")
    brought = await _bring(caller, endless_game(60))
    brought.raise_for_status()
    async with AsyncExitStack() as stack:
        wire: Wire = await stack.enter_async_context(caller.at(brought.json()["id"]))
        number = 0
        pause = 0.0

        async def once() -> None:
            nonlocal number, pause
            number += 1
            choices = [choice["action"] for choice in (wire.update.get("asked") or {"choices": []})["choices"]]
            action = "offer" if "offer" in choices else "cancel"
            answer = await wire.act(action, number)
            told[answer["type"] if answer["type"] == "done" else answer["key"]] += 1
            if answer["type"] == "done":
                await wire.until("update")
            else:
                await asyncio.sleep(0.06)  # as fast as a socket may be
            await asyncio.sleep(pause)

        with contextlib.suppress(WebSocketException, TimeoutError):
            await until(seconds, once)
    return told


async def lobby(caller: Caller, seconds: float, sizes: Sizes) -> Told:
    """Open public tables, and then more of them as other guests."""
    told: Told = Counter()
    await caller.name("Stranger")

    async def once() -> None:
        wish = {"game": "race", "players": 2, "seats": ["me", "open"], "public": True}
        answer = await caller.post("/api/tables", wish)
        told[str(answer.status_code) if answer.status_code == 201 else answer.json()["key"]] += 1
        if answer.status_code != 201:
            again = await caller.http.post("/api/guests", json={"name": "Another"})
            if again.status_code == 201:
                caller.token = again.json()["token"]
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.08)

    await until(seconds, once, least=12)
    return told


ATTACKS: dict[str, Attack] = {
    "speak": speak,
    "replays": replays,
    "silent": silent,
    "bots": bots,
    "offers": offers,
    "lobby": lobby,
}


def workers_of(pid: int) -> set[int]:
    """The processes that server has started and that are there now."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found |= {int(child) for child in task.read_text().split()}
    return found


async def attack(name: str, port: int, seconds: float, sizes: Sizes) -> Told:
    """One attack, from beginning to end."""
    caller = Caller(port, STRANGER)
    try:
        return await ATTACKS[name](caller, seconds, sizes)
    finally:
        await caller.close()


def main() -> None:
    name, port, seconds, *sizes = sys.argv[1:]
    told = asyncio.run(attack(name, int(port), float(seconds), Sizes(*map(int, sizes))))
    print(json.dumps({key: count for key, count in told.items() if count}))


if __name__ == "__main__":
    main()
