"""Looking back, and reading records that people bring: done by two processes of their own, for everybody in turn.

A game is played again once, however many look at it, and kept there for a while; whoever has it played again pays for
its steps. Nothing of it runs in the loop that serves those who play.
"""

from __future__ import annotations

import asyncio
import json
import marshal
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from starhold.core import errors
from starhold.core.errors import StarholdError
from starhold.server.archive import Archive, plain_steps, read_made
from starhold.server.limits import household
from starhold.server.logs import warn
from starhold.server.processes import Piped
from starhold.server.request_error import RequestError
from starhold.server.turns import Turns

if TYPE_CHECKING:
    from starhold.server.creation import NewTable, Wish
    from starhold.server.services import Services
    from starhold.server.settings import Settings
    from starhold.server.storage.base import Guest
    from starhold.server.table import Table

_MOST_WAITING: Final = 6  # wishes of one address
_MOST_KNOWN: Final = 1_000  # tables of which we remember what the archive has seen of them
_RESENT: Final = 20  # steps sent again cost as much as one played again
_NAMED: Final = ("BadRecord", "BadOption", "BadNotation", "UnknownGame")


class Reader(Piped):
    """The process of an archive."""

    MODULE = "starhold.server.archive"


class Desk:
    """An archive and who is served there next. It is begun when it is first needed and ended when nobody comes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turns = Turns(1, _MOST_WAITING)
        self.inline = Archive(settings.replay_steps, settings.replay_life) if settings.bot_workers == 0 else None
        self.reader: Reader | None = None
        self.started = 0
        self._end: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    async def ask(self, *question: Any) -> tuple[Any, ...]:
        """One question, within a turn."""
        data = marshal.dumps(question)
        if self.inline is not None:
            return self._open(await asyncio.to_thread(self.inline.answer, data))
        if self._end is not None:
            self._end.cancel()
            self._end = None
        fine = False
        try:
            if self.reader is None:
                self.started += 1
                self.reader = await Reader.start(str(self.settings.replay_steps), str(self.settings.replay_life))
            answer = await self.reader.send(data, self.settings.replay_seconds)
            fine = True
        except (TimeoutError, OSError, EOFError) as error:
            warn("archive-failed", what=question[0], why=type(error).__name__)
            raise RequestError("replay-busy", 503) from error
        finally:
            if not fine:
                await self.close()
        self._end = asyncio.get_running_loop().call_later(self.settings.replay_life, self._nobody_came)
        return self._open(answer)

    def _nobody_came(self) -> None:
        self._end = None
        reader, self.reader = self.reader, None
        if reader is not None:
            self._ending = asyncio.create_task(reader.stop(), name="end archive")

    async def close(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
        reader, self.reader = self.reader, None
        if reader is not None:
            await reader.stop()

    @staticmethod
    def _open(answer: bytes) -> tuple[Any, ...]:
        """What was answered, or raised there."""
        status, *rest = marshal.loads(answer)
        match status:
            case "refused":
                key, code, values = rest
                raise RequestError(key, code, **values)
            case "error":
                kind, text = rest
                raise (getattr(errors, kind) if kind in _NAMED else StarholdError)(text)
            case "broken":
                warn("archive-broken", why=rest[0])
                raise RequestError("replay-busy", 503)
            case "unknown":
                return ()
        return tuple(rest)


class Replays:
    """What can be looked back on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.looking = Desk(services.settings)
        self.reading = Desk(services.settings)
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
            async with self._turn(self.looking, address):
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
        async with self._turn(self.looking, address):
            self.builds += 1
            await self.looking.ask("learn", table.id, version, about, steps)
        self._known[table.id] = version, len(steps)
        self._known.move_to_end(table.id)
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

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
        async with self._turn(self.reading, address):
            (made,) = await self.reading.ask("make", asdict(wish), asdict(guest), self.services.clock())
        return read_made(made)

    @asynccontextmanager
    async def _turn(self, desk: Desk, address: str) -> AsyncIterator[None]:
        """A turn at a desk; too long a wait is said as such."""
        try:
            async with desk.turns.turn(household(address), seconds=self.services.settings.replay_seconds):
                yield
        except TimeoutError:
            raise RequestError("replay-busy", 503) from None
