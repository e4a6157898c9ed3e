"""People who play at several processes on one database while something breaks, and the audit after it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benches.hosting import HOST
from starhold.server.storage.lease import LEASE
from tests.server.faults import chronicle
from tests.server.faults.audit import ROWS, StoredTable, audit, gathered
from tests.server.faults.flock import Herd
from tests.server.faults.ordeal import HANGS, PEOPLE, Kind
from tests.server.faults.player import BEARABLE, LOST, Frame, Player, Pulse

EVENTS = "SELECT table_id, body FROM starhold.events ORDER BY table_id, number"
SENT_AWAY = BEARABLE | {"table-trouble", "table-elsewhere", "server-ending", "table-busy"}
MOST_FRAMES = 40  # heard by all of them between two faults
LONGEST_WAIT = 1.0  # leases to wait for them: while all stand still, the next fault comes all the same


@dataclass
class TrialReport:
    """What happened, in numbers."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    over: int = 0
    events: int = 0
    answered: int = 0
    resent: int = 0
    hellos: int = 0
    asked: Counter[str] = field(default_factory=Counter)  # by HTTP, by status
    stale: int = 0  # times somebody was shown less than they had seen already
    fell: int = 0
    claims: int = 0
    longest_pause: float = 0.0  # seconds for which a table stood still
    takeovers: list[float] = field(default_factory=list)  # seconds

    def __str__(self) -> str:
        told = dict(self.__dict__)
        times = sorted(told.pop("takeovers"))
        return json.dumps(told | {"takeover_seconds": spread(times)})


def spread(times: Sequence[float]) -> dict[str, float]:
    """How many, the middle one, the 99th of a hundred, the longest; `times` are in order."""
    if not times:
        return {"count": 0}
    places = {"p50": len(times) // 2, "p99": len(times) * 99 // 100, "longest": len(times) - 1}
    return {"count": len(times), **{name: round(times[place], 2) for name, place in places.items()}}


@dataclass
class Sufferer(Player):
    """Somebody who comes again, to any of the processes, whatever happens."""

    ports: Sequence[int] = ()
    socket: ClientConnection | None = None
    stale: int = 0

    def connected(self) -> connect:
        address = f"ws://{HOST}:{self.rng.choice(self.ports)}/api/tables/{self.table}/socket"
        return connect(address, ping_interval=None, open_timeout=3, close_timeout=1, proxy=None, compression=None)

    async def talk(self, socket: ClientConnection) -> None:
        self.socket = socket
        await super().talk(socket)

    def take(self, update: Frame) -> None:
        if update["version"] < self.version:  # by one that has not noticed yet that it was taken for dead
            self.stale += 1
            raise ConnectionError
        super().take(update)


class Trial(ABC):
    """Some tables at a time, new ones as games end; the same seed gives the same faults in the same order."""

    def __init__(self, herd: Herd, tables: int, seed: str, kinds: Sequence[Kind] = PEOPLE) -> None:
        self.herd = herd
        self.slots = tables
        self.seed = seed
        self.rng = random.Random(seed)
        self.kinds = kinds
        self.lease = LEASE * herd.pace
        self.pulse = Pulse()
        self.players: dict[str, list[Sufferer]] = {}
        self.report = TrialReport()
        self.deaths: dict[str, float] = {}  # by process: when it was killed
        self.seated: dict[str, dict[int, str]] = {}  # by table: seats that were given, to whom
        self.laid = 0
        self.later: set[asyncio.Task[None]] = set()  # what is mended after a while
        self._http = httpx.AsyncClient(timeout=15)

    async def run(self, faults: int, pause: float = 0.0) -> TrialReport:
        """Everything; AssertionError where something does not fit. `pause`: seconds between two faults at least."""
        print(f"seed {self.seed}", flush=True)  # seen where it fails
        try:
            await self.herd.open()
            await asyncio.gather(*(self.there(port) for port in self.herd.ports()))
            await chronicle.begin(self.herd.postgres)
            slots = [asyncio.create_task(self.play(), name="slot") for _ in range(self.slots)]
            slots.append(asyncio.create_task(self.look_around(), name="visitor"))
            try:
                while len(self.players) < self.slots:
                    await asyncio.sleep(0.02)
                for _ in range(faults):
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(LONGEST_WAIT * self.lease):
                            await self.pulse.wait(self.rng.randrange(1, MOST_FRAMES))
                    await asyncio.sleep(pause)
                    await self.fault()
                    self.herd.raise_fallen()
                    for slot in slots:
                        if slot.done():
                            slot.result()
                await asyncio.wait_for(self.recover(), HANGS)
            finally:
                for task in (*slots, *self.later):
                    task.cancel()
                await asyncio.gather(*slots, *self.later, return_exceptions=True)
            for player in self.everybody():
                if player.hellos:
                    await asyncio.wait_for(self.compare(player), HANGS)
            return await self.judge()
        finally:
            await self._http.aclose()
            await self.herd.close()

    def everybody(self) -> list[Sufferer]:
        return [player for players in self.players.values() for player in players]

    # -- playing

    async def there(self, port: int) -> None:
        """Until it serves."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await self._http.get(f"http://{HOST}:{port}/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.05)
            self.herd.raise_fallen()

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """Ask any of them until one answers: refused is only what is refused for a while."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            port = self.rng.choice(self.herd.ports())
            try:
                answer = await self._http.request(method, f"http://{HOST}:{port}{path}", headers=headers, json=body)
            except httpx.HTTPError as error:
                self.report.asked[type(error).__name__] += 1
            else:
                self.report.asked[str(answer.status_code)] += 1
                if answer.is_success:
                    return answer.json()
                assert answer.status_code == 503, f"{method} {path}: {answer.status_code} {answer.text[:200]}"
            await asyncio.sleep(0.05)

    async def play(self) -> None:
        """One table after the other, each to its end."""
        while True:
            table = await self.lay()
            await asyncio.gather(*(player.live() for player in self.players[table]))

    async def lay(self) -> str:
        """A table of two or three persons and a spectator, whatever breaks meanwhile."""
        number, self.laid = self.laid, self.laid + 1
        seats, habits = self.kinds[number % len(self.kinds)]
        persons = sum(seat in ("me", "open") for seat in seats)
        guests = [
            await self.ask("POST", "/api/guests", body={"name": f"Guest {number}/{one}"}) for one in range(persons)
        ]
        wish = {"game": "race", "players": len(seats), "seats": seats, "public": number % 2 == 0, "pace": "live"}
        new = await self.ask("POST", "/api/tables", guests[0]["token"], wish)
        table = str(new["id"])
        given = self.seated.setdefault(table, {})
        for guest, (seat, invite) in zip(guests[1:], new["invites"].items(), strict=True):
            path, sitting = f"/api/tables/{table}/join", {"seat": int(seat), "invite": invite}
            given[(await self.ask("POST", path, guest["token"], sitting))["seat"]] = guest["id"]
        ports = self.herd.ports()
        self.players[table] = [
            Sufferer(
                0,
                table,
                token,
                f"{self.seed}-{number}-{place}",
                self.breathe,
                habits,
                self.pulse,
                bearable=SENT_AWAY,
                ports=ports,
            )
            for place, token in enumerate([*(guest["token"] for guest in guests), ""])
        ]
        return table

    async def breathe(self) -> None:
        """Before one comes again."""
        await asyncio.sleep(0.05)

    async def look_around(self) -> None:
        """Somebody who looks at this and that by HTTP."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.02, 0.1))
            if self.players:
                player = self.rng.choice(self.everybody())
                path = self.rng.choice(["", "/course", "/steps/1"])
                if player.step > 1 and player.token:
                    await self.ask("GET", f"/api/tables/{player.table}{path}", player.token)
                await self.ask("GET", "/api/tables?scope=watch")

    @abstractmethod
    async def fault(self) -> None:
        """Break something."""

    # -- afterwards

    async def recover(self) -> None:
        """Nothing breaks any more: every table goes on; then everybody rests."""
        self.herd.mend()
        playing = {
            table: players[0].version for table, players in self.players.items() if not any(p.over for p in players)
        }
        while any(
            self.players[table][0].version <= version and not self.players[table][0].over
            for table, version in playing.items()
        ):
            await asyncio.sleep(0.05)
            self.herd.raise_fallen()
        for player in self.everybody():
            player.resting = True
        while any(player.pending is not None for player in self.everybody()):
            await asyncio.sleep(0.05)

    async def compare(self, player: Sufferer) -> None:
        """Who came back again and again has the same in hand as somebody who comes fresh: log, chat and view."""
        fresh = Sufferer(0, player.table, player.token, "fresh", self.breathe, ports=player.ports)
        for one in (player, fresh):
            one.take(await self.look(one))
        assert player.view == fresh.view, player.table
        assert player.log == fresh.log, player.table
        assert player.chat == fresh.chat, player.table

    async def look(self, player: Sufferer) -> Frame:
        """What the table shows to somebody who has seen it up to a version."""
        while True:
            with contextlib.suppress(*LOST):
                async with player.connected() as socket:
                    await socket.send(json.dumps(player.hello()))
                    while True:
                        event: Frame = json.loads(await socket.recv())
                        if event["type"] == "update":
                            return event
                        assert event["type"] == "presence" or event.get("key") in SENT_AWAY, event
            await self.breathe()

    async def judge(self) -> TrialReport:
        """Hold everything against the database."""
        report, postgres = self.report, self.herd.postgres
        stored = gathered(await postgres.ask(ROWS.replace("FROM ", "FROM starhold.")), await postgres.ask(EVENTS))
        lines = await chronicle.read(postgres)
        for table, players in self.players.items():
            self.judge_table(stored[table], players, lines.get(table, []))
        report.fell = self.herd.fell
        return report

    def judge_table(self, saved: StoredTable, players: Sequence[Sufferer], lines: Sequence[chronicle.Line]) -> None:
        report = self.report
        record = saved.replay()
        assert record.state.check() == []
        assert saved.version == len(saved.events)
        chronicle.check(lines)
        assert [line.version for line in lines if line.appended][-1:] == [saved.version][: saved.version]
        for seat, guest in self.seated[saved.id].items():
            sat = [event for event in saved.events if event["k"] == "sit" and event["seat"] == seat]
            assert [event["guest"] for event in sat] == [guest], (
                f"{saved.id}: seat {seat} was given, and {sat} is stored"
            )
        report.tables += 1
        report.over += record.state.over()
        report.events += len(saved.events)
        report.claims += sum(not line.appended for line in lines)
        report.longest_pause = round(max(report.longest_pause, chronicle.longest_pause(lines)), 2)
        report.takeovers += chronicle.takeovers(lines, self.deaths)
        for player in players:
            assert player.wrong == []
            audit(player, saved)
            report.answered += len(player.answered)
            report.resent += len(player.resent)
            report.hellos += player.hellos
            report.stale += player.stale
            if player.over:
                assert player.secret == saved.secret.hex()
