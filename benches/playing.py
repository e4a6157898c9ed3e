"""Many people at many tables who move at a steady rate, over real sockets.

They know a server only by what goes over the wire, as any other client does. Everything is bounded: tables, sockets,
moves, seconds.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from benches.processor import used
from benches.wire import PATIENCE, Caller, Heard, heard, hello, in_turn, open_socket, quantile

MOST_KINDS: Final = 8  # kinds of errors told by name


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

    def __init__(
        self, host: str, port: int, tables: int, seed: int, game: str = "race", seats: int = 4, **watched: int
    ) -> None:
        """So many tables of that game; `watched` are processes whose processor time is told for each move."""
        self.host = host
        self.port = port
        self.count = tables
        self.rng = random.Random(seed)
        self.game = game
        self.seats = seats  # persons at a table, each with a socket
        self.watched: Mapping[str, int] = watched
        self.tables: list[Laid] = []
        self.free: list[Laid] = []
        self.freed = asyncio.Event()
        self.times: list[float] = []
        self.errors: Counter[str] = Counter()
        self.readers: list[asyncio.Task[None]] = []
        self.bytes = 0
        self.frames = 0
        self.stopped = False  # no further moves are made
        self.ending = False

    async def prepare(self) -> dict[str, Any]:
        """Lay the tables and seat everybody."""
        await in_turn(self.host, self.port, self.count, self._lay)
        await in_turn(self.host, self.port, self.count, self._sit_down)
        gc.collect()
        gc.freeze()
        self.free.extend(self.tables)
        return {"tables": len(self.tables), "sockets": sum(len(table.sockets) for table in self.tables)}

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Move at so many tables a second, for so long or until it is `stopped`, and tell the figures."""
        self.times.clear()
        self.errors.clear()
        self.bytes = self.frames = 0
        self.stopped = False
        before, began = used(self.watched), perf_counter()
        await self._play(began, rate, int(rate * seconds))
        await self._finish()
        took, after = perf_counter() - began, used(self.watched)
        moves = len(self.times)
        return {
            "asked_per_second": rate,
            "moves": moves,
            "seconds": took,
            "moves_per_second": moves / max(took, moves / rate),
            "p50_ms": 1000 * quantile(self.times, 0.5),
            "p99_ms": 1000 * quantile(self.times, 0.99),
            "max_ms": 1000 * max(self.times, default=0.0),
            "errors": sum(self.errors.values()),
            "error_kinds": {kind: count for kind, count in self.errors.most_common(MOST_KINDS) if count},
            "kb_per_frame": self.bytes / 1024 / max(1, self.frames),
            "cpu_ms_per_move": {name: 1000 * (after[name] - before[name]) / max(1, moves) for name in after},
        }

    async def _lay(self, number: int, caller: Caller) -> None:
        """A public table of persons, each a guest of its own."""
        guests = [
            await caller.ask("POST", "/api/guests", {"name": f"Guest {number}/{seat}"}) for seat in range(self.seats)
        ]
        tokens = [guest["token"] for guest in guests]
        wish = {"game": self.game, "players": self.seats, "options": {}, "seats": ["me", *["open"] * (self.seats - 1)]}
        new = await caller.ask("POST", "/api/tables", wish | {"public": True, "pace": "live"}, tokens[0])
        for seat in range(1, self.seats):
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

    async def _play(self, began: float, rate: float, total: int) -> None:
        for number in range(total):
            due = began + number / rate
            pause = due - perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            table = None if self.stopped else await self._next()
            if self.stopped:
                return
            if table is None:
                self.errors["no table left to move at"] += 1
                return
            await self._move(table, due)

    async def _next(self) -> Laid | None:
        """Any table that rests and whose game goes on; waits where all are busy.

        Not each in turn: then all tables would come to the longest steps of their rounds at the same time.
        """
        until = perf_counter() + PATIENCE
        while True:
            while self.free:
                place = self.rng.randrange(len(self.free))
                table, self.free[place] = self.free[place], self.free[-1]
                self.free.pop()
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

    async def leave(self) -> None:
        """Close all sockets."""
        self.ending = True
        await asyncio.gather(*(socket.close() for table in self.tables for socket in table.sockets))
        await asyncio.gather(*self.readers)
