"""Tells people what is new at tables they do not look at, in the way they want.

A table says that something has changed; a moment later, when the burst is over, it is worked out who has to be told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from email.utils import parseaddr
from typing import TYPE_CHECKING, Final

from starhold.server.limits import Purses
from starhold.server.logs import logger, warn
from starhold.server.post import Post
from starhold.server.settings import Settings
from starhold.server.storage.base import Storage, StorageError
from starhold.server.texts import problem
from starhold.server.told.keys import LinkKey, PushKey
from starhold.server.told.letters import Letters, said_table
from starhold.server.told.news import Item
from starhold.server.told.places import Places
from starhold.server.told.preferences import Preferences
from starhold.server.told.push import Message, Pushing
from starhold.server.told.reach import Reach

if TYPE_CHECKING:
    from starhold.server.creation import NewTable
    from starhold.server.table import Table

_DAY: Final = 24 * 3600
_LIVE: Final = 3600  # seconds a message about a game that is played at one sitting is worth anything
_AWAITED: Final = "SELECT guest_id FROM places WHERE table_id = $1 AND waiting"
_FAREWELL: Final = 3.0  # seconds for the last messages when the server stops


class Teller:
    """Who is told what."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        post: Post | None,
        clock: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        self.places = Places(storage)
        self.preferences = Preferences(storage)
        self.reach = Reach(settings.push_anywhere, settings.push_authority)
        self.tests = Purses(settings.limits.test_rate, settings.limits.test_burst)  # by guest
        self.letters: Letters | None = None
        self.pushing: Pushing | None = None
        self.link_key: LinkKey | None = None
        self._storage = storage
        self._settings = settings
        self._post = post
        self._clock = clock
        self._steady = steady
        self._due: dict[str, tuple[asyncio.TimerHandle, Table]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._opened: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        """Find the keys, or make them the first time; the storage is open."""
        settings = self._settings
        key = await PushKey.of(self._storage)
        self.pushing = Pushing(self.places, key, _contact(settings), self.reach, settings.push_pauses)
        self.link_key = await LinkKey.of(self._storage)
        if self._post is not None:
            self.letters = Letters(self._storage, settings, self._post, self.preferences, self.link_key, self._clock)
            self.letters.start()

    async def close(self) -> None:
        """Tell what is still to be told, if that can be done quickly, and end."""
        for handle in self._opened.values():
            handle.cancel()
        for handle, table in list(self._due.values()):
            handle.cancel()
            self._tell(table)
        self._due.clear()
        if self._telling:
            await asyncio.wait(self._telling, timeout=_FAREWELL)
        if self.pushing is not None:
            try:
                async with asyncio.timeout(_FAREWELL):
                    await self.pushing.drain()
            except TimeoutError:
                warn("push-left")
            await self.pushing.close()
        if self.letters is not None:
            await self.letters.close()

    # -- tables

    def note(self, table: Table) -> None:
        """Something at a table has changed and is durable."""
        if table.id not in self._due and self.pushing is not None and table.news.changed(table):
            self._look_later(table)

    def _look_later(self, table: Table) -> None:
        handle = asyncio.get_running_loop().call_later(self._settings.told_wait, self._look, table)
        self._due[table.id] = handle, table

    def _look(self, table: Table) -> None:
        self._due.pop(table.id, None)
        if self._tell(table):
            self._look_later(table)

    def _tell(self, table: Table) -> bool:
        """Tell what there is to tell now; whether one has to look again later."""
        items, unsure = table.news.take(table, self._steady(), self._settings.told_away)
        if items:
            self._do(self._tell_all(table.id, table.match.game.id, table.pace, items))
        return unsure

    def opened(self, new: NewTable) -> None:
        """A new table waits for people to come, as after a rematch; who has come meanwhile need not be told."""
        if new.waiting and self.pushing is not None:
            later = asyncio.get_running_loop().call_later
            self._opened[new.row.id] = later(self._settings.told_wait, lambda: self._do(self._call(new)))

    async def _call(self, new: NewTable) -> None:
        self._opened.pop(new.row.id, None)
        awaited = {row[0] for row in await self._storage.rows(_AWAITED, new.row.id)}
        items = [
            Item("come", seat.guest_id, tuple(one.name for one in new.seats if one is not seat and one.name))
            for seat in new.seats
            if seat.guest_id is not None and seat.guest_id in awaited
        ]
        await self._tell_all(new.row.id, new.row.game, new.row.pace, items)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        """Beside all that goes on; trouble is noted, and troubles nobody else."""

        async def doing() -> None:
            try:
                await work
            except StorageError as error:
                warn("storage-failed", why=str(error))
            except Exception:
                logger.exception("telling-broken")

        task = asyncio.create_task(doing(), name="tell")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_all(self, table_id: str, game: str, pace: str, items: list[Item]) -> None:
        for item in items:
            await self._tell_one(table_id, game, pace, item)

    async def _tell_one(self, table_id: str, game: str, pace: str, item: Item) -> None:
        wanted = await self.preferences.of(item.guest_id, table_id)
        if wanted.push(table_id) and self.pushing is not None:
            urgent, life = pace == "live", _LIVE if pace == "live" else _DAY
            for place in await self.places.of(item.guest_id):
                self.pushing.send(place, Message(body(table_id, game, place.lang, item), table_id, life, urgent))
        if wanted.mail(table_id) and self.letters is not None and item.kind in ("turn", "come"):
            await self.letters.want(item.guest_id)

    # -- one's own wish

    async def test(self, guest_id: str) -> int:
        """A message to all browsers of a guest, to see whether it gets there; how many there are."""
        places = await self.places.of(guest_id)
        for place in places:
            told = {"kind": "test", "title": "Starhold", "body": problem(place.lang, "push-test"), "url": "/"}
            if self.pushing is not None:
                self.pushing.send(place, Message(told, "test", 600, True))
        return len(places)


def body(table_id: str, game: str, lang: str, item: Item) -> dict[str, str]:
    """What a browser is told of a table: nothing that only a player may know, for anybody may see the screen."""
    told = said_table(lang, game, [] if item.kind == "sat" else list(item.names))
    title = problem(lang, f"push-{item.kind}", names=", ".join(item.names))
    return {"kind": item.kind, "table": table_id, "game": game, "title": title, "body": told, "url": f"/t/{table_id}"}


def _contact(settings: Settings) -> str:
    """Whom a push service may write to about our messages."""
    if settings.post is not None:
        return f"mailto:{parseaddr(settings.post.sender)[1]}"
    if settings.address.startswith("https://"):
        return settings.address
    return "mailto:starhold@localhost"
