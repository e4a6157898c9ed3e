"""The letter that says at which tables it is one's turn: seldom, only while something waits, and easy to be rid of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starhold.core.registry import knows
from starhold.server.logs import logger, warn
from starhold.server.post import Letter, Post
from starhold.server.settings import Settings
from starhold.server.storage.base import Change, Listed, Storage, StorageError
from starhold.server.texts import game_title, problem
from starhold.server.told.keys import LinkKey
from starhold.server.told.preferences import Preferences

_SOME: Final = 50  # letters that are written at a time
_LISTED: Final = 20  # tables in one letter
_ADDRESS: Final = "SELECT email FROM accounts WHERE guest_id = $1 AND email IS NOT NULL"
_DUE: Final = "SELECT guest_id, due, sent FROM digests WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2"
# Due is the earliest that was asked for, but not before so long after the last one was sent.
_WANT: Final = """INSERT INTO digests (guest_id, due, sent) VALUES ($1, $2, 0) ON CONFLICT (guest_id) DO UPDATE
    SET due = CASE WHEN digests.due > 0 THEN digests.due WHEN digests.sent + $3 > excluded.due
    THEN digests.sent + $3 ELSE excluded.due END"""
# Of several processes that see a letter due one writes it.
_CLAIM: Final = "UPDATE digests SET due = 0, sent = $3 WHERE guest_id = $1 AND due = $2 RETURNING guest_id"


class Letters:
    """All letters that are due, or will be."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        post: Post,
        preferences: Preferences,
        key: LinkKey,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._post = post
        self._preferences = preferences
        self._key = key
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="letters")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def address(self, guest_id: str) -> str:
        """Where letters to a guest go; empty if there is no such place."""
        rows = await self._storage.rows(_ADDRESS, guest_id)
        return str(rows[0][0]) if rows else ""

    async def want(self, guest_id: str) -> None:
        """Something waits for a guest: a letter is due in a while, unless one is already."""
        if await self.address(guest_id):
            due = self._clock() + self._settings.letter_wait
            await self._storage.change(Change(_WANT, (guest_id, due, self._settings.letter_pause)))

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(self._settings.letter_look)
            try:
                await self.write_due()
            except StorageError as error:
                warn("storage-failed", why=str(error))
            except Exception:
                logger.exception("letters-broken")

    async def write_due(self) -> None:
        """Write to everybody whose letter is due and for whom something still waits."""
        now = self._clock()
        for guest_id, due, sent in await self._storage.rows(_DUE, now, _SOME):
            letter = await self._letter(guest_id)
            claim = Change(_CLAIM, (guest_id, due, sent if letter is None else now))
            claimed = (await self._storage.change(claim))[0]
            if claimed and letter is not None:
                self._post.hand_in(letter)

    async def _letter(self, guest_id: str) -> Letter | None:
        wanted = await self._preferences.of(guest_id)
        mine = await self._storage.list_mine(guest_id, _LISTED)
        tables = [row for row in mine if row.waiting and not row.over and wanted.mail(row.id) and knows(row.game)]
        address = await self.address(guest_id)
        if not tables or not address:
            return None
        return self._write(address, guest_id, wanted.lang, tables)

    def _write(self, to: str, guest_id: str, lang: str, tables: list[Listed]) -> Letter:
        site = self._settings.address
        code = self._key.sign(guest_id)
        lines = [problem(lang, "letter-turn-head", count=len(tables)), ""]
        for row in tables:
            names = [seat.name for seat in row.seats if seat.name and seat.guest_id != guest_id]
            lines += [said_table(lang, row.game, names), f"{site}/t/{row.id}", ""]
        lines += ["-- ", problem(lang, "letter-why"), f"{site}/unsubscribe/{code}"]
        return Letter(
            to,
            problem(lang, "letter-turn-subject", count=len(tables)),
            "\n".join(lines) + "\n",
            {
                "List-Unsubscribe": f"<{site}/api/unsubscribe/{code}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
        )


def said_table(lang: str, game: str, names: list[str]) -> str:
    """A table in words: the game, and who else sits there."""
    title = game_title(game, lang)
    return problem(lang, "told-table", game=title, names=", ".join(names)) if names else title
