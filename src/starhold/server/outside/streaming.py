"""The events of a bot from outside, as lines of JSON: where it has a seat, what it is asked, how games end.

What there is to tell is read from the database, so it is the same whichever process a bot listens at; the table itself
is then asked as any request for it would be, at the process that serves it. A change wakes us; word of one at another
process may be lost, so those are looked for now and then, and several times a second while no word comes.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from starhold.core.errors import StarholdError
from starhold.server.forwarding import forward_http
from starhold.server.outside.book import OutsideBot, Playing, bot_by_token, note_here, tables_of
from starhold.server.outside.marks import STREAMED
from starhold.server.outside.seen import TableSeen, look
from starhold.server.storage.base import StorageError

if TYPE_CHECKING:
    from starhold.server.owners import Routes
    from starhold.server.table_registry import TableRegistry

KEEP_ALIVE: Final = 8.0  # seconds after which an empty line is sent, so that both sides know that the other is there
_PAUSE: Final = 0.25  # between two looks whether there is anything to do
_SELDOM: Final = 2.0  # between two looks at what other processes did, where word of it should have come
_RETRY: Final = 1.0  # before a table is asked again that could not be reached
_ENDED_LATELY: Final = 120.0  # seconds: the end of such a game is told to a bot that comes back

Event = dict[str, Any]


@dataclass(slots=True)
class _Known:
    """What a bot was told of a table."""

    version: int = -1
    begun: bool = False
    question: str = ""  # the last one it was asked …
    owes: bool = False  # … which it had not answered when we last looked
    told_missed: bool = False  # … and whether it knows that it has missed it
    over: bool = False


class Stream:
    """What one bot is told over one connection."""

    def __init__(
        self, registry: TableRegistry, routes: Routes, bot: OutsideBot, scope: Scope, token: str, lang: str
    ) -> None:
        self.registry = registry
        self.routes = routes
        self.bot = bot
        self.scope = scope
        self.token = token
        self.lang = lang
        self.known: dict[str, _Known] = {}
        self._again = 0.0  # when a table that could not be reached is tried again; 0: all could

    async def lines(self, woken: asyncio.Event) -> AsyncIterator[bytes]:
        """All of it, until the server ends, the token is taken back, or the bot goes away."""
        services = self.registry.services
        try:
            await note_here(services.storage, self.bot.id)  # first: who was greeted can be put on a seat
            yield self._line(
                {
                    "type": "hello",
                    "bot": self.bot.name,
                    "seconds": services.settings.outside_seconds,
                    "keep_alive": KEEP_ALIVE,
                }
            )
            beat, looked, shared = time.monotonic(), 0.0, bool(services.storage.process)
            woken.set()
            while not (services.readiness.draining or self.registry.closed or self.routes.draining):
                now = time.monotonic()
                looking = woken.is_set() or now - beat >= KEEP_ALIVE
                if looking and await bot_by_token(services.storage, self.token) is None:
                    yield self._line({"type": "end", "why": "revoked"})
                    return
                if now - beat >= KEEP_ALIVE:
                    await note_here(services.storage, self.bot.id)
                    yield self._line(None)
                    beat = now
                others = shared and (now - looked >= _SELDOM or not services.neighbours.heard)
                if looking or others or 0 < self._again < now:
                    woken.clear()
                    looked, self._again = now, 0.0
                    async for event in self._news():
                        yield self._line(event)
                try:
                    async with asyncio.timeout(_PAUSE):
                        await woken.wait()
                except TimeoutError:
                    continue
            yield self._line({"type": "end", "why": "restart"})
        except StorageError:  # it comes again, and perhaps there is a database then
            yield self._line({"type": "end", "why": "trouble"})

    def _line(self, event: Event | None) -> bytes:
        self.scope[STREAMED] = self.scope.get(STREAMED, 0) + 1
        return b"\n" if event is None else json.dumps(event, ensure_ascii=False).encode() + b"\n"

    # -- what is new

    async def _news(self) -> AsyncIterator[Event]:
        services = self.registry.services
        playing = await tables_of(services.storage, self.bot.id, services.clock() - _ENDED_LATELY)
        for one in playing:
            known = self.known.get(one.table)
            if known is None or (known.version != one.version and _concerns(one, known)):
                async for event in self._of_table(one, known):
                    yield event
            elif known is not None:
                known.version = one.version
        for table in self.known.keys() - {one.table for one in playing}:
            if not self.known.pop(table).over:
                yield {"type": "gone", "table": table}

    async def _of_table(self, one: Playing, known: _Known | None) -> AsyncIterator[Event]:
        seen = await self._look(one.table, back=known is None)
        if seen is None:
            self._again = time.monotonic() + _RETRY
            return
        if known is None:
            known = self.known[one.table] = _Known()
            yield {"type": "seat", **_about(seen), "options": seen["options"], "seats": seen["seats"]}
        known.version = one.version
        if seen["begun"] and not known.begun:
            known.begun = True
            yield {"type": "start", **_about(seen)}
        for missed in seen["missed"]:
            if missed["question"] == known.question and not known.told_missed:
                known.told_missed = True
                yield {"type": "missed", **_about(seen), "step": missed["step"], "why": missed["why"]}
        question = seen["question"]
        known.owes = question is not None
        if question is not None and question["id"] != known.question:
            known.question, known.told_missed = question["id"], False
            yield {"type": "turn", **_about(seen), "step": seen["step"], "question": question, "view": seen["view"]}
        if seen["over"] and not known.over:
            known.over = True
            yield {"type": "over", **_about(seen), "places": seen["places"], "totals": seen["totals"]}

    # -- the table itself, wherever it is served

    async def _look(self, id: str, back: bool) -> dict[str, Any] | None:
        try:
            owner = None
            if self.routes.signer is not None and not self.registry.has(id):
                owner = await self.routes.owner(id, claims=True)
            if owner is None or self.routes.signer is None:
                return (await look_at(self.registry, self.bot, id, self.lang, _client(self.scope), back)).model_dump()
            answer = _Kept()
            asking, signer = self._asking(id, back), self.routes.signer
            with self.routes.carrying(owner.owner) as carried:
                await forward_http(owner.address, asking, b"", answer.take, signer, carried)
            return answer.told()
        except (StarholdError, OSError, TimeoutError, ValueError):
            return None

    def _asking(self, id: str, back: bool) -> Scope:
        """The request for a table, as the bot itself could make it."""
        path = f"/api/bot/tables/{id}"
        return {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": f"lang={self.lang}&back={'true' if back else 'false'}".encode(),
            "headers": [one for one in self.scope["headers"] if one[0] in (b"host", b"authorization")],
            "client": self.scope.get("client"),
        }


class StreamAnswer(StreamingResponse):
    """The lines of a stream as an answer, counted from now until the bot is gone."""

    def __init__(self, stream: Stream) -> None:
        self.hub, self.bot = stream.registry.services.outside, stream.bot
        self.woken = self.hub.listen(stream.bot)
        # Said to be encoded already: compressed, a line would wait for those after it.
        headers = {"Content-Encoding": "identity", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(stream.lines(self.woken), media_type="application/x-ndjson", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.hub.leave(self.bot, self.woken)


class _Kept:
    """An answer that is kept instead of being sent on."""

    def __init__(self) -> None:
        self.status = 0
        self.body = b""

    async def take(self, message: Message) -> None:
        self.status = message.get("status", self.status)
        self.body += message.get("body", b"")

    def told(self) -> dict[str, Any] | None:
        if self.status != 200:
            return None
        told: dict[str, Any] = json.loads(self.body)
        return told


async def look_at(registry: TableRegistry, bot: OutsideBot, id: str, lang: str, address: str, back: bool) -> TableSeen:
    """A table served here, through the eyes of a bot."""
    table = await registry.table(id, address)
    return await table.ask(lambda: look(table, bot.mark, lang, address, back))


def _about(seen: dict[str, Any]) -> Event:
    return {name: seen[name] for name in ("table", "game", "players", "seat")}


def _concerns(one: Playing, known: _Known) -> bool:
    """Whether a change at a table may be one that its bot is told of."""
    if one.over:
        return not known.over
    if known.owes or not known.begun:
        return True
    try:
        waiting = json.loads(one.summary_json).get("waiting", [])
    except ValueError:
        return True
    return one.seat in waiting


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
