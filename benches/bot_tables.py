"""Tables of one person against a strong bot, all played at the same time: how long each waits for what they wait for.

The person answers at random a while after being asked, as people do. Told apart are the time until one's own move is
shown, in which no bot has a part, and the time until the bots have moved and one is asked again.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from benches.wire import PATIENCE, Caller, Heard, heard, hello, in_turn, open_socket, quantile


class BotTables:
    """So many tables, for so long. Each person moves about once in `every` seconds."""

    def __init__(self, host: str, port: int, tables: int, bot: str, every: float, seconds: float, seed: int) -> None:
        self.host = host
        self.port = port
        self.count = tables
        self.bot = bot
        self.every = every
        self.seconds = seconds
        self.seed = seed
        self.seats: list[tuple[str, str]] = []  # table and token
        self.shown: list[float] = []  # from a move until it is kept and answered
        self.waited: list[float] = []  # from a move to the next question, where a bot had to move in between
        self.errors = 0

    async def run(self) -> dict[str, Any]:
        """Open them, play, and tell the figures."""
        await in_turn(self.host, self.port, self.count, self._open)
        until = perf_counter() + self.seconds
        players: list[Awaitable[None]] = [self._play(number, until) for number in range(self.count)]
        await asyncio.gather(*players)
        return {
            "bot_tables": self.count,
            "bot_moves": len(self.shown),
            "bot_move_shown_p50_ms": 1000 * quantile(self.shown, 0.5),
            "bot_move_shown_p99_ms": 1000 * quantile(self.shown, 0.99),
            "bot_answered_p50_ms": 1000 * quantile(self.waited, 0.5),
            "bot_answered_p99_ms": 1000 * quantile(self.waited, 0.99),
            "bot_errors": self.errors,
        }

    async def _open(self, number: int, caller: Caller) -> None:
        guest = await caller.ask("POST", "/api/guests", {"name": f"Guest {number}"})
        wish = {"game": "race", "players": 2, "options": {}, "seats": ["me", self.bot], "public": False, "pace": "live"}
        new = await caller.ask("POST", "/api/tables", wish, guest["token"])
        self.seats.append((new["id"], guest["token"]))

    async def _play(self, number: int, until: float) -> None:
        rng = random.Random(self.seed + number)
        table, token = self.seats[number]
        socket = await open_socket(self.host, self.port, table)
        person = Person(socket)
        reading = asyncio.create_task(person.read())
        try:
            await socket.send(hello(token))
            await person.until(lambda: person.asked() or person.seen.over)
            await asyncio.sleep(rng.random() * self.every)  # not all at the same moment
            while not person.seen.over:
                await self._move(person, rng)
                if perf_counter() > until:
                    break
                await asyncio.sleep(self.every * (0.5 + rng.random()))
        except (TimeoutError, WebSocketException):
            self.errors += 1
        finally:
            await socket.close()
            await reading

    async def _move(self, person: Person, rng: random.Random) -> None:
        """One choice; until one is asked again, or the game is over."""
        update = person.seen
        assert update.asked is not None
        action = rng.choice(update.asked.choices).action
        command = {"type": "act", "id": f"bots-{update.version}", "step": update.step, "actions": [action]}
        person.answer = ""
        began = perf_counter()
        await person.socket.send(msgspec.json.encode(command), text=True)
        await person.until(lambda: bool(person.answer))
        if person.answer != "done":
            # The bot has chosen at the same moment: what was answered is another question now.
            self.errors += person.seen.step == update.step
            return
        self.shown.append(perf_counter() - began)
        await person.until(lambda: person.seen.version > update.version)
        if not person.asked() and not person.seen.over:
            await person.until(lambda: person.asked() or person.seen.over)
            self.waited.append(perf_counter() - began)


class Person:
    """One socket at a table: the last that was heard there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen = Heard("")
        self.answer = ""  # to the last command: done, refused or problem
        self.news = asyncio.Event()

    def asked(self) -> bool:
        return self.seen.asked is not None

    def quiet(self) -> bool:
        """Whether one is asked and everybody else has chosen: the table stays as it is."""
        return self.asked() and len(self.seen.waiting) == 1

    def beyond(self, version: int) -> bool:
        """Whether something came after that version."""
        return self.seen.version > version

    async def read(self) -> None:
        """Until the line is closed."""
        try:
            while True:
                told = heard(await self.socket.recv(decode=False))
                if told.type == "update":
                    self.seen = told
                elif told.type in ("done", "refused", "problem"):
                    self.answer = told.type
                self.news.set()
        except ConnectionClosed:
            self.answer = self.answer or "closed"
            self.news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for that; TimeoutError after far too long."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()
