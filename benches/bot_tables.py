"""Tables of one person against a strong bot, all played at the same time: how long each waits for what they wait for.

The person answers at random a while after being asked, as people do. Told apart are the time until one's own move is
shown, in which no bot has a part, and the time until the bots have moved and one is asked again.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

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
        self.shown: list[float] = []  # from a move to its sight
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
        try:
            await socket.send(hello(token))
            await asyncio.sleep(rng.random() * self.every)  # not all at the same moment
            update = await self._next(socket, 0)
            while perf_counter() < until and not update.over:
                update = await self._move(socket, update, rng)
                await asyncio.sleep(self.every * (0.5 + rng.random()))
        except (TimeoutError, ConnectionClosed):
            self.errors += 1
        finally:
            await socket.close()

    async def _move(self, socket: ClientConnection, update: Heard, rng: random.Random) -> Heard:
        """One choice; until one is asked again, or the game is over."""
        assert update.asked is not None
        action = rng.choice(update.asked.choices).action
        command = {"type": "act", "id": f"bots-{update.version}", "step": update.step, "actions": [action]}
        began = perf_counter()
        await socket.send(msgspec.json.encode(command), text=True)
        seen = update
        mine = 0  # the version with one's own move alone
        async with asyncio.timeout(PATIENCE):
            while seen.version <= update.version or (seen.asked is None and not seen.over):
                told = heard(await socket.recv(decode=False))
                if told.type in ("refused", "problem"):
                    self.errors += 1
                    return update
                if told.type != "update" or told.version <= update.version:
                    continue
                if not mine:
                    mine = told.version
                    self.shown.append(perf_counter() - began)
                seen = told
        if seen.version > mine:
            self.waited.append(perf_counter() - began)
        return seen

    async def _next(self, socket: ClientConnection, version: int) -> Heard:
        """The first update in which one is asked."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told = heard(await socket.recv(decode=False))
                if told.type == "update" and told.version >= version and (told.asked is not None or told.over):
                    return told
