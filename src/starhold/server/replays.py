"""Looking back, and reading records that people bring: done by two processes of their own, for everybody in turn.

A game is played again once, however many look at it, and kept there for a while; whoever has it played again pays for
its steps. Nothing of it runs in the loop that serves those who play.
"""

from __future__ import annotations

import asyncio
import json
import marshal
from collections import OrderedDict
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from starhold.server.archive import Archive, plain_steps, read_made
from starhold.server.desk import Desk
from starhold.server.processes import Piped
from starhold.server.request_error import RequestError

if TYPE_CHECKING:
    from starhold.server.creation import NewTable, Wish
    from starhold.server.exercises import Wanted
    from starhold.server.services import Services
    from starhold.server.settings import Settings
    from starhold.server.storage.base import Guest
    from starhold.server.table import Table

_LESSON_STEPS: Final = 40  # that showing a lesson costs as much as: it is played again up to where one is
_MOST_KNOWN: Final = 1_000  # tables of which we remember what the archive has seen of them
_RESENT: Final = 20  # steps sent again cost as much as one played again


class Reader(Piped):
    """The process of an archive."""

    MODULE = "starhold.server.archive"


def _desk(settings: Settings) -> Desk:
    """A desk with an archive behind it."""
    inline = Archive(settings.replay_steps, settings.replay_life) if settings.bot_workers == 0 else None
    arguments = (str(settings.replay_steps), str(settings.replay_life))
    return Desk(Reader, arguments, inline, settings.replay_seconds, settings.replay_life)


class Replays:
    """What can be looked back on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.looking = _desk(services.settings)
        self.reading = _desk(services.settings)
        self.builds = 0  # how often a game was given to the archive
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()  # version and steps
        self._teaching: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in list(self._teaching.values()):
            task.cancel()
        await self.looking.close()
        await self.reading.close()

    # -- looking back

    async def look(self, table: Table, address: str, kind: str, *rest: Any) -> tuple[bytes, bool]:
        """An answer of the archive about a table as it stands, of durable steps only; and whether it is compressed."""
        version, steps = await table.ask(table.durable_steps)
        for _ in range(3):
            if self._known.get(table.id, (-1, 0))[0] != version:
                await self._teach(table, address, version, plain_steps(steps))
            async with self.looking.turn(address):
                answer = await self.looking.ask(kind, table.id, version, *rest)
            if answer:
                body, squeezed = answer
                return body, squeezed
            self._known.pop(table.id, None)  # it was forgotten, or a newer one was learnt meanwhile
        raise RequestError("replay-busy", 503)

    async def _teach(self, table: Table, address: str, version: int, steps: list[Any]) -> None:
        """Have a game played again, once for all who want it; the first pays."""
        key = (table.id, version)
        if key not in self._teaching:
            seen = min(len(steps), self._known.get(table.id, (0, 0))[1])
            addresses = self.services.addresses
            if not await addresses.pay(addresses.steps, address, len(steps) - seen + len(steps) / _RESENT):
                raise RequestError("too-many-requests", 429)
        if key not in self._teaching:
            task = asyncio.create_task(self._learn(table, address, version, steps), name=f"replay {table.id}")
            self._teaching[key] = task
            task.add_done_callback(lambda _: self._teaching.pop(key, None))
        await asyncio.shield(self._teaching[key])

    async def _learn(self, table: Table, address: str, version: int, steps: list[Any]) -> None:
        opening = table.match.opening
        about = (opening.game.id, opening.players, json.dumps(opening.options), json.dumps(opening.plain()))
        async with self.looking.turn(address):
            self.builds += 1
            await self.looking.ask("learn", table.id, version, about, steps)
        self._known[table.id] = version, len(steps)
        self._known.move_to_end(table.id)
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    async def imagined(self, table: Table, address: str, step: int, seat: int, other: int, action: str) -> Any:
        """A frozen position after that step, as a seat could imagine it, in which another may choose that."""
        body, _ = await self.look(table, address, "imagined", step, seat, other, action)
        return marshal.loads(body)

    # -- what is taught

    async def exercise(self, wanted: Wanted, address: str, squeeze: bool) -> tuple[bytes, bool]:
        """A lesson after the choices somebody has made there."""
        addresses = self.services.addresses
        if not await addresses.pay(addresses.steps, address, _LESSON_STEPS):
            raise RequestError("too-many-requests", 429)
        async with self.reading.turn(address):
            body, squeezed = await self.reading.ask("exercise", msgspec.msgpack.encode(wanted), squeeze)
        return body, squeezed

    async def play_on(self, game: str, gestures: list[list[str]], address: str) -> str:
        """The record of a guided first game as far as those choices lead."""
        async with self.reading.turn(address):
            (record,) = await self.reading.ask("play_on", game, gestures)
        return str(record)

    # -- records that people bring

    async def make_table(self, wish: Wish, guest: Guest, address: str) -> NewTable:
        """The table somebody wants to go on from, or to look at."""
        most = self.services.settings.limits.record_steps
        steps = wish.record.count("\n")
        if steps > most + 20:  # its header is short
            raise RequestError("record-long", 413, most=most)
        addresses = self.services.addresses
        if not await addresses.pay(addresses.steps, address, steps):
            raise RequestError("too-many-requests", 429)
        async with self.reading.turn(address):
            (made,) = await self.reading.ask("make", asdict(wish), asdict(guest), self.services.clock())
        return read_made(made)
