"""`python -m benches.load`: many people at many tables, in a process of its own, over real sockets.

It reads what to do as JSON from standard input and prints figures as JSON. It knows a server only by what goes over the
wire, as any other client does. Everything is bounded: tables, sockets, moves, seconds.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import subprocess
import sys
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from benches.bot_tables import BotTables
from benches.wire import PATIENCE, Caller, Failed, Heard, heard, hello, in_turn, open_socket, quantile

CHECKOUT: Final = Path(__file__).parents[1]
SEATS: Final = 4  # persons at a table, each with a socket
MOST_KINDS: Final = 8  # kinds of errors told by name


# -- one table with its people


class Laid:
    """A table, the sockets of its seats, and the move that is under way."""

    def __init__(self, id: str, tokens: Sequence[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.seen = [Heard("")] * len(tokens)  # the last update of each seat
        self.due = 0.0  # when the move under way should have been sent; 0: none is
        self.wanted = 0  # the version all seats wait for
        self.number = 0  # of its moves

    def waiting(self) -> list[int]:
        """The seats that may move."""
        return [seat for seat, update in enumerate(self.seen) if update.asked is not None and not update.over]

    def arrived(self) -> bool:
        return all(update.version >= self.wanted for update in self.seen)


class Load:
    """Moves at a steady rate over all tables.

    A move is due at a fixed time whether or not those before it are done, and its time runs from then until the last
    seat of its table has been shown it: a server that stalls is not let off the moves it held up.
    """

    def __init__(self, host: str, port: int, tables: int, rate: float, seconds: float, seed: int) -> None:
        self.host = host
        self.port = port
        self.count = tables
        self.rate = rate
        self.seconds = seconds
        self.rng = random.Random(seed)
        self.tables: list[Laid] = []
        self.free: deque[Laid] = deque()
        self.freed = asyncio.Event()
        self.times: list[float] = []
        self.errors: Counter[str] = Counter()
        self.readers: list[asyncio.Task[None]] = []
        self.bytes = 0
        self.frames = 0
        self.sent = 0
        self.ending = False

    async def run(self) -> dict[str, Any]:
        """Lay the tables, seat everybody, play, and tell the figures."""
        await in_turn(self.host, self.port, self.count, self._lay)
        await in_turn(self.host, self.port, self.count, self._sit_down)
        sockets = sum(len(table.sockets) for table in self.tables)
        gc.collect()
        gc.freeze()
        self.free.extend(self.tables)
        began = perf_counter()
        bytes_before, frames_before = self.bytes, self.frames
        await self._play(began)
        await self._finish()
        took = perf_counter() - began
        result = self._figures(took, self.bytes - bytes_before, self.frames - frames_before)
        result |= {"tables": len(self.tables), "sockets": sockets}
        await self._leave()
        return result

    async def _lay(self, number: int, caller: Caller) -> None:
        """A public table of persons, each a guest of its own."""
        guests = [await caller.ask("POST", "/api/guests", {"name": f"Guest {number}/{seat}"}) for seat in range(SEATS)]
        tokens = [guest["token"] for guest in guests]
        wish = {"game": "race", "players": SEATS, "options": {}, "seats": ["me", *["open"] * (SEATS - 1)]}
        new = await caller.ask("POST", "/api/tables", wish | {"public": True, "pace": "live"}, tokens[0])
        for seat in range(1, SEATS):
            await caller.ask("POST", f"/api/tables/{new['id']}/join", {"seat": seat}, tokens[seat])
        self.tables.append(Laid(new["id"], tokens))

    async def _sit_down(self, number: int, _: Caller) -> None:
        table = self.tables[number]
        for seat, token in enumerate(table.tokens):
            socket = await open_socket(self.host, self.port, table.id)
            table.sockets.append(socket)
            await socket.send(hello(token))
            async with asyncio.timeout(PATIENCE):
                while table.seen[seat].type != "update":
                    self._take(table, seat, await socket.recv(decode=False))
            self.readers.append(asyncio.create_task(self._read(table, seat, socket)))

    # -- playing

    async def _play(self, began: float) -> None:
        total = int(self.rate * self.seconds)
        for number in range(total):
            due = began + number / self.rate
            pause = due - perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            table = await self._next()
            if table is None:
                self.errors["no table left to move at"] += 1
                return
            await self._move(table, due)

    async def _next(self) -> Laid | None:
        """The table that has rested longest and whose game goes on; waits where all are busy."""
        until = perf_counter() + PATIENCE
        while True:
            while self.free:
                table = self.free.popleft()
                if table.waiting():
                    return table
            busy = any(table.due for table in self.tables)
            if not busy or perf_counter() > until:
                return None
            self.freed.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.freed.wait()
            except TimeoutError:
                return None

    async def _move(self, table: Laid, due: float) -> None:
        seat = self.rng.choice(table.waiting())
        update = table.seen[seat]
        asked = update.asked
        assert asked is not None
        table.number += 1
        table.due = due
        table.wanted = max(one.version for one in table.seen) + 1
        action = self.rng.choice(asked.choices).action
        command = {"type": "act", "id": f"load-{table.number}", "step": update.step, "actions": [action]}
        self.sent += 1
        try:
            await table.sockets[seat].send(msgspec.json.encode(command), text=True)
        except WebSocketException as error:
            self._fail(table, f"send: {type(error).__name__}")

    async def _read(self, table: Laid, seat: int, socket: ClientConnection) -> None:
        try:
            while True:
                self._take(table, seat, await socket.recv(decode=False))
        except ConnectionClosed as closed:
            if not self.ending:
                self.errors[f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"] += 1

    def _take(self, table: Laid, seat: int, frame: bytes) -> None:
        self.bytes += len(frame)
        self.frames += 1
        told = heard(frame)
        if told.type == "update":
            table.seen[seat] = told
            if table.due and table.arrived():
                self.times.append(perf_counter() - table.due)
                self._free(table)
        elif told.type in ("refused", "problem"):
            self._fail(table, f"{told.type}: {told.key}")

    def _fail(self, table: Laid, what: str) -> None:
        self.errors[what] += 1
        self._free(table)

    def _free(self, table: Laid) -> None:
        table.due = 0.0
        self.free.append(table)
        self.freed.set()

    async def _finish(self) -> None:
        """Wait for the moves under way; what does not come is an error."""
        until = perf_counter() + PATIENCE
        while any(table.due for table in self.tables) and perf_counter() < until:
            await asyncio.sleep(0.01)
        self.errors["never shown to all"] += sum(1 for table in self.tables if table.due)

    async def _leave(self) -> None:
        self.ending = True
        await asyncio.gather(*(socket.close() for table in self.tables for socket in table.sockets))
        await asyncio.gather(*self.readers)

    def _figures(self, took: float, size: int, frames: int) -> dict[str, Any]:
        moves = len(self.times)
        return {
            "moves": moves,
            "seconds": took,
            "moves_per_second": moves / max(took, self.seconds),
            "p50_ms": 1000 * quantile(self.times, 0.5),
            "p99_ms": 1000 * quantile(self.times, 0.99),
            "max_ms": 1000 * max(self.times, default=0.0),
            "errors": sum(self.errors.values()),
            "error_kinds": {kind: count for kind, count in self.errors.most_common(MOST_KINDS) if count},
            "kb_per_frame": size / 1024 / max(1, frames),
        }


# -- opening stored tables and listing one's own


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


# -- in a process of its own


def generate(job: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """Have a job done by a new process, within so many seconds."""
    command = [sys.executable, "-m", "benches.load"]
    try:
        done = subprocess.run(
            command, input=json.dumps(job), capture_output=True, check=False, text=True, timeout=seconds, cwd=CHECKOUT
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"the load was not done within {seconds:.0f} seconds") from None
    if done.returncode:
        raise Failed(f"the load broke off: {done.stderr.strip().splitlines()[-1:]}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


async def perform(do: str, job: dict[str, Any]) -> dict[str, Any]:
    """Do one job."""
    if do == "play":
        return await Load(**job).run()
    if do == "bots":
        return await BotTables(**job).run()
    if do == "open":
        return await open_tables(**job)
    return await ask_often(**job)


def main() -> None:
    job: dict[str, Any] = json.load(sys.stdin)
    print(json.dumps(asyncio.run(perform(job.pop("do"), job))))


if __name__ == "__main__":
    main()
