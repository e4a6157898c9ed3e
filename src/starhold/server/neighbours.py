"""What the processes of one database tell each other: how many look on where, and which bots from outside to wake.

A table is served by one process, but lists are asked of any, and a bot may listen at any. Where one process has the
database for itself there is nobody to tell, and all of this does nothing.

How many look on is told when it changes and repeated every few seconds; what is not repeated is forgotten. So what a
process told vanishes with it, and what a lost word left wrong is soon put right. What is to be told is held by table
and by bot, the newest alone, so it cannot grow: word of a thousand moves of a bot is one word. Nothing of anybody is in
it: ids of tables and of bots, and numbers.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct

from starhold.server.storage.base import Storage
from starhold.server.storage.notices import MOST_BYTES, Notices

if TYPE_CHECKING:
    from starhold.server.table_registry import TableRegistry

REPEAT: Final = 3.0  # seconds between two times that we tell all we have to tell
FORGET: Final = 10.0  # seconds after which what was not repeated is not believed any more
_ROOM: Final = MOST_BYTES - 300  # for ids and numbers: the rest is for what stands around them
_SIGNS: Final = 12  # of an entry besides its id: quotes, commas, the number
_MOST_WAITING: Final = 10_000  # entries to be told: more are left to be repeated, or to be found by looking
_MOST_KNOWN: Final = 50_000  # tables of others

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,40}\Z")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Word(Struct, omit_defaults=True):
    """What one process tells at a time. What a later version tells besides is passed over."""

    by: Id  # which process
    watchers: dict[Id, Count] = {}  # by table
    bots: list[Id] = []  # that may have something to hear
    removed: list[Id] = []  # bots that are no more


class _Told(NamedTuple):
    """How many look on at a table, as another process says."""

    by: str
    watchers: int
    until: float  # by our own steady clock


class Neighbours:
    """The other processes, as far as this one has heard of them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._registry: TableRegistry | None = None
        self._notices: Notices | None = None  # None: there are no others
        self._repeating: asyncio.Task[None] | None = None
        self._known: dict[str, _Told] = {}  # by table
        self._bots: dict[str, bool] = {}  # to be told of; whether they were removed
        self._tables: dict[str, None] = {}  # where the number of those who look on is to be told
        self._shown: set[str] = set()  # tables of which we told that somebody looks on

    def start(self, registry: TableRegistry) -> None:
        """Begin to tell and to hear; the storage is open."""
        self._registry = registry
        self._notices = self._storage.notices(self)
        if self._notices is not None:
            self._repeating = asyncio.create_task(self._repeat(), name="neighbours")

    async def close(self) -> None:
        if self._repeating is not None:
            self._repeating.cancel()
        if self._notices is not None:
            await self._notices.close()
            self._notices = None

    @property
    def heard(self) -> bool:
        """Whether word of others reaches us now."""
        return self._notices is not None and self._notices.connected

    def watchers(self, table: str) -> int:
        """How many look on at a table that another process serves, as far as is known."""
        told = self._known.get(table)
        return told.watchers if told is not None and told.until > time.monotonic() else 0

    # -- telling: never waits, and never holds more than so much

    def looked_at(self, table: str) -> None:
        """Somebody has begun or ended to look on at a table here."""
        if self._notices is not None and (table in self._tables or len(self._tables) < _MOST_WAITING):
            self._tables[table] = None
            self._notices.stir()

    def wake(self, bot: str, removed: bool = False) -> None:
        """There may be something to tell a bot from outside, wherever it listens; or it is no more."""
        if self._notices is not None and (bot in self._bots or len(self._bots) < _MOST_WAITING):
            self._bots[bot] = removed or self._bots.get(bot, False)
            self._notices.stir()

    def next_word(self) -> str:
        """As much as one word holds: bots first, for somebody waits for them."""
        word, room = Word(self._storage.process), _ROOM
        while self._bots and room > 0:
            bot = next(iter(self._bots))
            (word.removed if self._bots.pop(bot) else word.bots).append(bot)
            room -= len(bot) + _SIGNS
        while self._tables and room > 0:
            table = next(iter(self._tables))
            del self._tables[table]
            watchers = self._here(table)
            if watchers or table in self._shown:
                word.watchers[table] = watchers
                room -= len(table) + _SIGNS
            (self._shown.add if watchers else self._shown.discard)(table)
        told = word.bots or word.removed or word.watchers
        return msgspec.json.encode(word).decode() if told else ""

    def _here(self, table: str) -> int:
        """By now, whatever it was when it changed."""
        found = None if self._registry is None else self._registry.tables.get(table)
        return 0 if found is None else found.watchers()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            now = time.monotonic()
            self._known = {table: told for table, told in self._known.items() if told.until > now}
            if self._registry is not None:
                watched = [id for id, table in self._registry.tables.items() if table.watchers()]
                for table in {*watched, *self._shown}:
                    self.looked_at(table)

    # -- hearing

    def hear(self, word: str) -> None:
        """What a process told; nonsense is passed over, and what we told ourselves."""
        try:
            told = msgspec.json.decode(word, type=Word)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return
        if told.by == self._storage.process or self._registry is None:
            return
        until = time.monotonic() + FORGET
        for table, watchers in told.watchers.items():
            if watchers and (table in self._known or len(self._known) < _MOST_KNOWN):
                self._known[table] = _Told(told.by, watchers, until)
            elif not watchers and table in self._known and self._known[table].by == told.by:
                del self._known[table]  # who has served it before says nothing about who does now
        for bot in told.bots:
            self._registry.services.outside.rouse(bot)
        for bot in told.removed:
            self._registry.drop_bot(bot)

    def joined(self) -> None:
        """Others may have told what we did not hear: look for it, and tell again what they may not have heard."""
        if self._registry is not None:
            self._registry.services.outside.rouse_all()
            for table in self._shown:
                self.looked_at(table)
