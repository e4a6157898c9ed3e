"""Hints and reviews while others play: how long they take, and what those others notice of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final

import msgspec

from benches.bot_tables import Person
from benches.playing import Load
from benches.wire import Caller, hello, open_socket, quantile

_ASK_AGAIN: Final = 0.25  # seconds, as the page does
_HOURS: Final = 3600.0  # played on until the coach is done
_FIGURES: Final = ("p50_ms", "p99_ms", "max_ms", "moves_per_second", "errors")


class Coached:
    """Tables that play at a steady rate, first alone, then beside somebody who is coached, then beside reviews."""

    def __init__(
        self,
        host: str,
        port: int,
        tables: int,
        rate: float,
        seconds: float,
        hints: int,
        hinted: Sequence[str],
        seats: Mapping[str, int],
        records: Mapping[str, str],
        seed: int,
    ) -> None:
        """So many `hints` in each game that is `hinted`; `records` are finished games; `seats` says for how many."""
        self.host = host
        self.port = port
        self.rate = rate
        self.seconds = seconds
        self.hints = hints
        self.hinted = hinted
        self.seats = seats
        self.records = records
        self.tables = tables
        self.seed = seed
        self.caller = Caller(host, port)
        self.token = ""

    async def run(self) -> dict[str, Any]:
        """All figures."""
        self.token = (await self.caller.ask("POST", "/api/guests", {"name": "Pupil"}))["token"]
        result = await self._beside("alone", self._nothing())
        result |= await self._beside("beside_hints", self._hints())
        for game, record in self.records.items():
            result |= await self._beside(f"beside_review_{game}", self._review(game, record))
        self.caller.close()
        return result

    async def _beside(self, name: str, work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
        """Do something while tables play, new ones each time, for games end; the figures of both."""
        load = Load(self.host, self.port, self.tables, self.seed)
        await load.prepare()
        playing = asyncio.create_task(load.play(self.rate, _HOURS))
        try:
            done = await work
        finally:
            load.stopped = True
            played = await playing
            await load.leave()
        return {f"{name}_{key}": played[key] for key in _FIGURES} | done

    async def _nothing(self) -> dict[str, Any]:
        await asyncio.sleep(self.seconds)
        return {}

    # -- hints

    async def _hints(self) -> dict[str, Any]:
        """Each game in turn; the very first one waits until the coach's process is there."""
        figures: dict[str, Any] = {}
        for game in self.hinted:
            times = await self._coached_game(game, self.seats[game])
            if not figures:
                figures["first_hint_ms"] = times[0]
            figures[f"hint_{game}_p50_ms"] = quantile(times[1:], 0.5)
            figures[f"hint_{game}_max_ms"] = max(times[1:], default=0.0)
        return figures

    async def _coached_game(self, game: str, seats: int) -> list[float]:
        """Somebody who asks before each choice, and does what is said; the time of each hint, in ms."""
        wish = {"game": game, "players": seats, "options": {}, "seats": ["me", *["greedy"] * (seats - 1)]}
        new = await self.caller.ask("POST", "/api/tables", wish | {"public": False, "pace": "live"}, self.token)
        socket = await open_socket(self.host, self.port, new["id"])
        person = Person(socket)
        reading = asyncio.create_task(person.read())
        times: list[float] = []
        await socket.send(hello(self.token))
        while len(times) < self.hints:
            await person.until(lambda: person.quiet() or person.seen.over)
            update = person.seen
            if update.over:
                break
            began = perf_counter()
            wish = {"step": update.step}
            advice = await self.caller.ask("POST", f"/api/tables/{new['id']}/advice", wish, self.token)
            times.append(1000 * (perf_counter() - began))
            actions = advice["choices"][0]["actions"]
            command = {"type": "act", "id": f"hint-{update.version}", "step": update.step, "actions": actions}
            await socket.send(msgspec.json.encode(command), text=True)
            await person.until(partial(person.beyond, update.version))
        await socket.close()
        await reading
        return times

    # -- reviews

    async def _review(self, game: str, record: str) -> dict[str, Any]:
        """A whole game."""
        players = self.seats[game]
        wish = {"game": game, "players": players, "seats": ["me", *["random"] * (players - 1)], "record": record}
        new = await self.caller.ask("POST", "/api/tables", wish, self.token)
        began = perf_counter()
        while (await self.caller.ask("POST", f"/api/tables/{new['id']}/review", {}, self.token))["review"] is None:
            await asyncio.sleep(_ASK_AGAIN)
        return {f"review_{game}_seconds": perf_counter() - began}
