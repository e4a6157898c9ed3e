"""A server that is killed again and again while people play at it: what they did is held against the database after."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benches.hosting import Hosted
from tests.server.faults.audit import StoredTable, audit, half_way, stored_tables, versions
from tests.server.faults.player import BEARABLE, LOST, Frame, Habits, Player, Pulse

HANGS = 900  # seconds after which it is given up: a bound, no measure
FULL = BEARABLE | {"table-trouble", "server-ending"}
QUIET = Habits()
FICKLE = Habits(undo=12)  # somebody who takes back; then the step another one has seen may be gone
Kind = tuple[tuple[str, ...], Habits]
PEOPLE: tuple[Kind, ...] = ((("me", "open"), QUIET), (("open", "me", "open"), QUIET), (("me", "open"), FICKLE))
BOTS: tuple[Kind, ...] = (
    (("me", "open", "greedy"), QUIET),
    (("random", "open", "greedy", "me"), QUIET),
    (("me", "open", "random"), FICKLE),
)


@dataclass
class Report:
    """What happened, in numbers."""

    kills: int = 0
    tables: int = 0
    over: int = 0
    events: int = 0
    answered: int = 0
    resent: int = 0
    resent_though_done: int = 0  # it was stored before the kill, and only the answer was lost
    hellos: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    refused_fickle: Counter[str] = field(default_factory=Counter)  # where somebody takes back now and then
    killed_in: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return json.dumps(self.__dict__)


class Ordeal:
    """Tables with some persons and a spectator each, perhaps bots; everybody plays on through every kill."""

    def __init__(
        self,
        server: Hosted,
        tables: int,
        seed: str,
        most: int = 250,
        kinds: Sequence[Kind] = PEOPLE + BOTS,
        full: bool = False,
    ) -> None:
        """`full`: instead of a kill the disk is full for a moment."""
        self.server = server
        self.file = Path(server.database)
        self.seed = seed
        self.rng = random.Random(seed)
        self.most = most  # frames heard by all of them between two kills
        self.pulse = Pulse()
        self.up = asyncio.Event()
        self.players: dict[str, list[Player]] = {}  # by table, in the order of their making
        self.killed_at: list[dict[str, int]] = []  # the versions of all tables at each kill
        self.slots = tables
        self.kinds = kinds
        self.full = full

    async def run(self, kills: int, rounds: int = 4) -> Report:
        """Everything: lay the tables, play and kill, then hold all of it against the database.

        Where luck would have it that no kill fell into the middle of something, there are some more.
        """
        await asyncio.to_thread(self.server.start)
        tables = [await asyncio.to_thread(self.lay, number) for number in range(self.slots * rounds)]
        self.up.set()
        slots = [asyncio.create_task(self.play(tables[slot :: self.slots])) for slot in range(self.slots)]
        try:
            while len(self.killed_at) < kills or (
                not self.full and len(self.killed_at) < 5 * kills and not await self.met_all()
            ):
                await (self.fill() if self.full else self.kill())
            for player in self.everybody():
                player.resting = True
            await asyncio.wait_for(self.settled(), HANGS)
        finally:
            for slot in slots:
                slot.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*slots)
        for player in self.everybody():
            if player.hellos:
                await asyncio.wait_for(self.compare(player), HANGS)
        await asyncio.to_thread(self.server.kill)  # what is true must be in the file, not in memory
        self.killed_at.append(versions(self.file))
        return self.judge()

    def everybody(self) -> list[Player]:
        return [player for players in self.players.values() for player in players]

    def lay(self, number: int) -> str:
        """A table of two or three persons, perhaps bots, and a spectator."""
        ask = self.server.ask
        seats, habits = self.kinds[number % len(self.kinds)]
        persons = sum(seat in ("me", "open") for seat in seats)
        tokens = [ask("/api/guests", {"name": f"Guest {number}/{one}"})["token"] for one in range(persons)]
        wish = {"game": "race", "players": len(seats), "seats": seats, "public": number % 2 == 0, "pace": "live"}
        new = ask("/api/tables", wish, tokens[0])
        for token, (seat, invite) in zip(tokens[1:], new["invites"].items(), strict=True):
            ask(f"/api/tables/{new['id']}/join", {"seat": int(seat), "invite": invite}, token)
        self.players[new["id"]] = [
            Player(
                self.server.port,
                new["id"],
                token,
                f"{self.seed}-{number}-{place}",
                self.up.wait,
                habits,
                self.pulse,
                bearable=FULL if self.full else BEARABLE,
            )
            for place, token in enumerate([*tokens, ""])
        ]
        return str(new["id"])

    async def play(self, tables: list[str]) -> None:
        """One table after the other, each to its end."""
        for table in tables:
            await asyncio.gather(*(player.live() for player in self.players[table]))

    async def kill(self) -> None:
        """Wait for a moment nobody expects, kill, and let the server come back."""
        await asyncio.wait_for(self.pulse.wait(self.rng.randrange(1, self.most)), HANGS)
        await asyncio.sleep(self.rng.uniform(0, 0.02))  # not always right after an answer
        self.up.clear()
        await asyncio.to_thread(self.server.kill)
        self.killed_at.append(versions(self.file))
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def fill(self) -> None:
        """Let no file grow for a moment, as when the disk is full, and let all go on after it."""
        await asyncio.wait_for(self.pulse.wait(self.rng.randrange(1, self.most)), HANGS)
        pid, before = self.server.pid, resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
        await asyncio.sleep(self.rng.uniform(0.05, 0.2))
        self.killed_at.append(versions(self.file))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def met_all(self) -> bool:
        """Whether kills fell into the middle of everything they could, and something was lost that is sent again."""
        report = await asyncio.to_thread(self.count)
        middles = ("half of a simultaneous choice", "half of a decision")
        return report.resent > report.resent_though_done and all(report.killed_in[middle] for middle in middles)

    async def settled(self) -> None:
        """Until nobody waits for an answer any more."""
        while any(player.pending is not None for player in self.everybody()):
            await asyncio.sleep(0.02)

    async def compare(self, player: Player) -> None:
        """Who came back again and again has the same in hand as somebody who comes fresh: log, chat and view."""
        while True:
            fresh = Player(player.port, player.table, player.token, "fresh", self.up.wait)
            for one in (player, fresh):
                one.take(await self.look(one))
            if player.version == fresh.version:  # else a bot has moved between the two looks
                break
        assert player.view == fresh.view, player.table
        assert player.log == fresh.log, player.table
        assert player.chat == fresh.chat, player.table

    async def look(self, player: Player) -> Frame:
        """What the table shows to somebody who has seen it up to a version."""
        while True:
            try:
                async with player.connected() as socket:
                    await socket.send(json.dumps(player.hello()))
                    while True:
                        event: Frame = json.loads(await socket.recv())
                        if event["type"] == "update":
                            return event
                        assert event["type"] == "presence", event
            except LOST:
                await self.up.wait()

    # -- afterwards

    def count(self) -> Report:
        """What the kills fell into so far, and what was sent again."""
        report = Report()
        stored = stored_tables(self.file)
        for table, players in self.players.items():
            saved = stored[table]
            saved.replay()
            self.judge_kills(saved, report)
            for player in players:
                self.count_resent(player, saved, report)
        return report

    def count_resent(self, player: Player, saved: StoredTable, report: Report) -> None:
        report.resent += len(player.resent)
        report.resent_though_done += sum(saved.holds(id, version) for id, version in player.resent)

    def judge(self) -> Report:
        """Hold everything against the database; AssertionError where it does not fit."""
        report = Report(kills=len(self.killed_at) - 1)
        stored = stored_tables(self.file)
        for table, players in self.players.items():
            saved = stored[table]
            record = saved.replay()
            assert record.state.check() == []
            assert saved.version == len(saved.events)
            self.judge_kills(saved, report)
            report.tables += 1
            report.over += record.state.over()
            report.events += len(saved.events)
            for player in players:
                assert player.wrong == []
                audit(player, saved)
                report.answered += len(player.answered)
                self.count_resent(player, saved, report)
                report.hellos += player.hellos
                refused = report.refused_fickle if player.habits.undo else report.refused
                refused.update(player.refused)
                if player.over:
                    assert player.secret == saved.secret.hex()
        return report

    def judge_kills(self, saved: StoredTable, report: Report) -> None:
        """What was stored at a kill stays; and what the table was in the middle of."""
        before = 0
        for at in self.killed_at:
            assert before <= at[saved.id] <= len(saved.events), f"{saved.id} lost what was stored"
            if at[saved.id] > before:  # else nothing happened here since the last kill
                report.killed_in.update(half_way(saved, at[saved.id]))
            before = at[saved.id]
