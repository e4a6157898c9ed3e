"""People at other tables, whose patience is measured, and a stranger at another address: all over real connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import perf_counter
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST: Final = "127.0.0.1"
REGULAR: Final = "127.0.0.1"  # where those come from who only want to play
STRANGER: Final = "127.0.0.2"
PATIENCE: Final = 180.0  # seconds: a bound for a machine that has a lot else to do, no measure

Frame = dict[str, Any]


class Caller:
    """Somebody at an address, with a token once they have said who they are."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        # The server ends a connection that rests for five seconds: by then it is not used any more.
        limits = httpx.Limits(max_connections=40, keepalive_expiry=1.0)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}:{port}", timeout=PATIENCE)
        self.token = ""

    async def name(self, name: str) -> str:
        answer = await self.http.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        self.token = answer.json()["token"]
        return self.token

    async def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token or self.token}"}
        return await self.http.post(path, json=body, headers=headers)

    async def open(self, game: str, *seats: str, **more: Any) -> Frame:
        wish = {"game": game, "players": len(seats), "seats": list(seats), **more}
        answer = await self.post("/api/tables", wish)
        answer.raise_for_status()
        opened: Frame = answer.json()
        return opened

    @asynccontextmanager
    async def at(self, table: str, token: str | None = None, **hello: Any) -> AsyncIterator[Wire]:
        """Looking at a table, with the first update read."""
        async with connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/socket",
            local_addr=(self.address, 0),
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            proxy=None,
        ) as socket:
            wire = Wire(socket)
            await wire.send(type="hello", token=self.token if token is None else token, **hello)
            await wire.until("update", "problem")
            yield wire

    async def close(self) -> None:
        await self.http.aclose()


class Wire:
    """One socket and the last update that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Frame = {}
        self.last: Frame = {}

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def read(self) -> Frame:
        frame: Frame = json.loads(await self.socket.recv())
        self.last = frame
        if frame["type"] == "update":
            self.update = frame
        return frame

    async def until(self, *kinds: str) -> Frame:
        async with asyncio.timeout(PATIENCE):
            while (frame := await self.read())["type"] not in kinds:
                pass
        return frame

    async def act(self, action: str, number: int) -> Frame:
        """One choice, until it is answered."""
        await self.send(type="act", id=f"a{number}", step=self.update["step"], actions=[action])
        return await self.until("done", "refused")


class Regulars:
    """People at tables of their own who move at a steady pace; what each move takes until it is confirmed."""

    def __init__(self, port: int, tables: int = 3) -> None:
        self.port = port
        self.tables = tables
        self.times: list[float] = []
        self.bot_times: list[float] = []
        self.errors: list[str] = []
        self._rng = random.Random(7)
        self._number = 0

    @asynccontextmanager
    async def seated(self, bots: bool = False) -> AsyncIterator[Regulars]:
        """All at their tables: two people at each, or one with bots."""
        async with AsyncExitStack() as stack:
            self.pairs: list[list[Wire]] = []
            for number in range(self.tables):
                caller = Caller(self.port, REGULAR)
                stack.push_async_callback(caller.close)
                tokens = [await caller.name(f"Regular {number}")]
                opened = await caller.open("race", "me", *(["greedy"] * 2 if bots else ["open"]), public=True)
                if not bots:
                    tokens.append(await caller.name(f"Guest {number}"))
                    joined = await caller.post(f"/api/tables/{opened['id']}/join", {}, tokens[1])
                    joined.raise_for_status()
                pair = [await stack.enter_async_context(caller.at(opened["id"], token)) for token in tokens]
                self.pairs.append(pair)
            yield self

    async def play(self, seconds: float, pace: float) -> None:
        """Move at every table, `pace` times a second, for so long."""
        await asyncio.gather(*(self._play(pair, seconds, pace) for pair in self.pairs))

    async def _play(self, pair: list[Wire], seconds: float, pace: float) -> None:
        began = perf_counter()
        try:
            while perf_counter() - began < seconds:
                until = perf_counter() + 1 / pace
                await self._move(pair)
                await asyncio.sleep(max(0.0, until - perf_counter()))
        except (WebSocketException, TimeoutError, OSError) as error:
            self.errors.append(f"{type(error).__name__}: {error}")

    async def _move(self, pair: list[Wire]) -> None:
        for wire in pair:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.001):  # what has come meanwhile
                    while True:
                        await wire.read()
        ready = [wire for wire in pair if wire.update.get("asked")]
        if not ready:
            await self._wait(pair)
            return
        wire = self._rng.choice(ready)
        self._number += 1
        choices = wire.update["asked"]["choices"]
        began = perf_counter()
        answer = await wire.act(self._rng.choice(choices)["action"], self._number)
        self.times.append(perf_counter() - began)
        if answer["type"] == "done":  # what comes next is shown after it
            wire.update = wire.update | {"asked": None}
        if answer["type"] == "refused" and answer["key"] != "stale":
            self.errors.append(answer["key"])
        if len(pair) == 1:
            await self._wait(pair)

    async def _wait(self, pair: list[Wire]) -> None:
        """Until somebody is asked again, which at a table of bots is theirs to bring about."""
        began = perf_counter()
        waited = False
        while not any(wire.update.get("asked") or wire.update.get("over") for wire in pair):
            waited = True
            reads = [asyncio.create_task(wire.read()) for wire in pair]
            done, others = await asyncio.wait(reads, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            for read in others:
                read.cancel()
            await asyncio.wait(reads)
            for read in done:
                read.result()
            if not done:
                raise TimeoutError
        if waited:
            self.bot_times.append(perf_counter() - began)

    def take(self) -> tuple[list[float], list[float]]:
        """What was measured since the last time."""
        taken = self.times, self.bot_times
        self.times, self.bot_times = [], []
        return taken


def quantile(values: list[float], share: float) -> float:
    """The value that so large a share of all do not exceed, in ms."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
