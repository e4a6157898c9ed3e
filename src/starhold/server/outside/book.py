"""Which bots from outside there are: whose, by which name, whether others may ask them to play, and at which tables.

A bot has one token, told once and kept as a hash. It opens the routes for bots and nothing else, for it is no token of
a guest. Who takes it back removes the bot; the games it played stay.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from starhold.bots.registry import BOTS
from starhold.server.identity.accounts import check_name
from starhold.server.identity.names import name_key
from starhold.server.outside.marks import mark
from starhold.server.request_error import RequestError
from starhold.server.sanitize import sanitize_name
from starhold.server.storage.base import Change, Conflict, Guest, Storage
from starhold.server.tokens import hashed, new_id, new_token

HERE_SECONDS: Final = 25.0  # after it was last noted that a bot listens
MOST_LISTED: Final = 100
_TOKEN: Final = "starbot_"  # so that whoever finds one knows what it is

_FIND: Final = """SELECT b.id, b.name, b.guest_id, g.name, b.shared, b.created, b.here_until
    FROM outside_bots b JOIN guests g ON g.id = b.guest_id WHERE"""
_ADD: Final = """INSERT INTO outside_bots (id, guest_id, name, name_key, token_hash, shared, created, here_until)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 0)"""
_ADD_FOR: Final = """INSERT INTO outside_bots (id, guest_id, name, name_key, token_hash, shared, created, here_until)
    SELECT CAST($1 AS TEXT), a.guest_id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BOOLEAN),
    CAST($7 AS DOUBLE PRECISION), 0 FROM accounts a WHERE a.name_key = $2 ON CONFLICT DO NOTHING RETURNING id"""
_REMOVE: Final = "DELETE FROM outside_bots WHERE id = $1 AND guest_id = $2 RETURNING id"
_REMOVE_NAMED: Final = "DELETE FROM outside_bots WHERE name_key = $1 RETURNING id"
_HERE: Final = "UPDATE outside_bots SET here_until = $2 WHERE id = $1"
_OF_BOT: Final = "s.bot = $1 AND substr(s.bot, 1, 8) = 'outside:'"  # as the index says it
_TABLES: Final = f"""SELECT t.id, s.seat, t.version, t.finished, t.summary_json
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE {_OF_BOT} AND s.guest_id IS NULL AND (NOT t.finished OR t.moved > $2) ORDER BY t.created, t.id LIMIT 200"""
_PLAYING: Final = f"""SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE {_OF_BOT} AND NOT t.finished AND (t.moved > $2 OR t.created > $2)"""


@dataclass(frozen=True, slots=True)
class OutsideBot:
    """A bot of somebody."""

    id: str
    name: str
    owner: str  # the guest it belongs to …
    owner_name: str  # … and what they are called
    shared: bool  # whether others may put it on a seat, too
    created: float
    here_until: float  # it listens, or did a moment ago

    @property
    def mark(self) -> str:
        return mark(self.id)


class Playing(NamedTuple):
    """A table where a bot has a seat."""

    table: str
    seat: int
    version: int
    over: bool
    summary_json: str


def _bots(rows: Sequence[Sequence[Any]]) -> list[OutsideBot]:
    return [
        OutsideBot(id, name, owner, owner_name, bool(shared), created, here_until)
        for id, name, owner, owner_name, shared, created, here_until in rows
    ]


async def bot_by_token(storage: Storage, token: str) -> OutsideBot | None:
    """Whose token it is."""
    found = _bots(await storage.rows(f"{_FIND} b.token_hash = $1", hashed(token)))
    return found[0] if found else None


async def bot_named(storage: Storage, name: str) -> OutsideBot | None:
    """The bot of that name, or of one nobody could tell from it."""
    found = _bots(await storage.rows(f"{_FIND} b.name_key = $1", name_key(name)))
    return found[0] if found else None


async def bots_of(storage: Storage, guest_id: str) -> list[OutsideBot]:
    """All of somebody, the oldest first."""
    return _bots(await storage.rows(f"{_FIND} b.guest_id = $1 ORDER BY b.created, b.id", guest_id))


async def bots_here(storage: Storage, guest_id: str) -> list[OutsideBot]:
    """Those that listen now and that somebody may put on a seat."""
    wanted = f"b.here_until > $1 AND (b.shared OR b.guest_id = $2) ORDER BY b.name_key LIMIT {MOST_LISTED}"
    return _bots(await storage.rows(f"{_FIND} {wanted}", storage.shared_time(), guest_id))


async def bots_by_id(storage: Storage, ids: Collection[str]) -> list[OutsideBot]:
    """These, as far as they are there."""
    return [bot for id in ids for bot in _bots(await storage.rows(f"{_FIND} b.id = $1", id))]


async def add_bot(
    storage: Storage, guest: Guest, name: str, shared: bool, most: int, now: float
) -> tuple[OutsideBot, str]:
    """A new bot and its token, which nobody is ever told again."""
    name = sanitize_name(name)
    check_bot_name(name)
    await check_name(storage, name, guest.id)
    if len(await bots_of(storage, guest.id)) >= most:
        raise RequestError("outside-many", 409, most=most)
    token, id = _TOKEN + new_token(), new_id()
    try:
        await storage.change(Change(_ADD, (id, guest.id, name, name_key(name), hashed(token), shared, now)))
    except Conflict:
        raise RequestError("outside-name-taken", 409) from None
    return OutsideBot(id, name, guest.id, guest.name, shared, now, 0.0), token


def check_bot_name(name: str) -> None:
    """Refuse a name under which people know one of ours."""
    if name_key(name) in BOTS:
        raise RequestError("outside-name-taken", 409)


def adding_for(account: str, name: str, shared: bool, now: float) -> tuple[str, Change]:
    """A token, and what makes a bot for an account by name: it gives a row if there is that one, and no such bot."""
    token = _TOKEN + new_token()
    return token, Change(_ADD_FOR, (new_id(), name_key(account), name, name_key(name), hashed(token), shared, now))


def removing_named(name: str) -> Change:
    """What takes a bot and its token away, by name; it gives a row if there was one."""
    return Change(_REMOVE_NAMED, (name_key(name),))


async def remove_bot(storage: Storage, guest_id: str, id: str) -> bool:
    """Take a bot and its token away; False: somebody has no such bot."""
    return bool((await storage.change(Change(_REMOVE, (id, guest_id))))[0])


async def note_here(storage: Storage, id: str) -> None:
    """A bot listens."""
    await storage.change(Change(_HERE, (id, storage.shared_time() + HERE_SECONDS)))


async def tables_of(storage: Storage, id: str, since: float) -> list[Playing]:
    """Where a bot has a seat: games that are played, and those that have ended since then."""
    return [
        Playing(table, seat, version, bool(over), summary)
        for table, seat, version, over, summary in await storage.rows(_TABLES, mark(id), since)
    ]


async def count_playing(storage: Storage, id: str, since: float) -> int:
    """Unfinished tables where it has a seat and something has happened since."""
    return int((await storage.rows(_PLAYING, mark(id), since))[0][0])
