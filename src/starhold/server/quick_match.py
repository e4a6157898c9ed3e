"""Quick match: people who look for the same game are brought together, those of like strength first.

A seek is a row that its browser keeps alive by asking after it; whoever asks also tries to match. A match is one
transaction: the new table is stored and all its people's seeks are taken, each only if it still waits, or nothing is
written. So however many processes try at the same time, nobody is matched twice, and none of them has to be the one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from starhold.bots.levels import LEVELS
from starhold.core.registry import game as find_game
from starhold.server.creation import NewTable, Wish, make_matched
from starhold.server.rating_book import strength_of
from starhold.server.ratings import anchors, fitting
from starhold.server.services import Services
from starhold.server.storage.base import Change, Guest, Missing, Storage

ALIVE: Final = 20.0  # seconds a seek lives after its browser has last asked
TOLD: Final = 60.0  # … and one that found company, so that its browser learns of it
NEAR: Final = 120.0  # points of rating that are near at once …
WIDENING: Final = 12.0  # … and more with every second of waiting
_MOST: Final = 200  # seeks looked at
_TRIES: Final = 5

_COLUMNS: Final = "s.guest_id, g.name, s.game, s.players, s.rated, s.bots, s.rating, s.created, s.expires, s.table_id"
_MINE: Final = f"SELECT {_COLUMNS} FROM seeks s JOIN guests g ON g.id = s.guest_id WHERE s.guest_id = $1"
_WAITING: Final = f"""SELECT {_COLUMNS} FROM seeks s JOIN guests g ON g.id = s.guest_id
    WHERE s.table_id = '' AND s.game = $1 AND s.players = $2 AND s.rated = $3 AND s.expires > $4
    ORDER BY s.created, s.guest_id LIMIT $5"""
# A wish that has not changed keeps its place; one that found company is not overwritten before it was told of it.
_SEEK: Final = """INSERT INTO seeks (guest_id, game, players, rated, bots, rating, created, expires, table_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '')
    ON CONFLICT (guest_id) DO UPDATE SET
    created = CASE WHEN seeks.game = excluded.game AND seeks.players = excluded.players
        AND seeks.rated = excluded.rated AND seeks.table_id = '' AND seeks.expires > excluded.created
        THEN seeks.created ELSE excluded.created END,
    game = excluded.game, players = excluded.players, rated = excluded.rated, bots = excluded.bots,
    rating = excluded.rating, expires = excluded.expires, table_id = ''
    WHERE seeks.table_id = '' OR seeks.expires <= excluded.created"""
_KEEP: Final = "UPDATE seeks SET expires = $2 WHERE guest_id = $1 AND table_id = '' AND expires > $3"
_TAKE: Final = """UPDATE seeks SET table_id = $3, expires = $4
    WHERE guest_id = $1 AND created = $2 AND table_id = '' RETURNING guest_id"""
_LEAVE: Final = "DELETE FROM seeks WHERE guest_id = $1 AND table_id = '' RETURNING guest_id"
_TIDY: Final = "DELETE FROM seeks WHERE expires <= $1"


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody who looks for company."""

    guest: str
    name: str
    game: str
    players: int
    rated: bool
    bots: bool  # whether bots may take the seats nobody comes for
    rating: float
    created: float
    expires: float
    table: str  # where they were matched; empty: they wait


def _seek(row: Sequence[Any]) -> Seek:
    guest, name, game, players, rated, bots, rating, created, expires, table = row
    return Seek(guest, name, game, players, bool(rated), bool(bots), rating, created, expires, table)


async def find_seek(storage: Storage, guest_id: str, now: float) -> Seek | None:
    """What somebody looks for, or has found a moment ago."""
    rows = await storage.rows(_MINE, guest_id)
    return _seek(rows[0]) if rows and rows[0][8] > now else None


async def seek(services: Services, guest: Guest, game: str, players: int, rated: bool, bots: bool) -> Seek | None:
    """Begin to look for company, in place of what one looked for before; or what was found meanwhile."""
    now = services.clock()
    rating = (await strength_of(services.storage, game, guest.id)).shown
    await services.storage.change(
        Change(_TIDY, (now,)),
        Change(_SEEK, (guest.id, game, players, rated, bots, rating, now, now + ALIVE)),
    )
    return await go_on(services, guest)


async def go_on(services: Services, guest: Guest) -> Seek | None:
    """Still here: try to match, and say how it stands."""
    storage, now = services.storage, services.clock()
    for _ in range(_TRIES):
        mine = await find_seek(storage, guest.id, now)
        if mine is None or mine.table:
            return mine
        await storage.change(Change(_KEEP, (guest.id, now + ALIVE, now)))
        waiting = await storage.rows(_WAITING, mine.game, mine.players, mine.rated, now, _MOST)
        group = company(mine, [_seek(row) for row in waiting], now, services.settings.seek_seconds)
        if not group:
            return mine
        try:
            await _match(services, group, now)
        except Missing:  # one of them was matched by another, or has left: look again
            continue
    return await find_seek(storage, guest.id, now)


async def leave(storage: Storage, guest_id: str) -> bool:
    """Look no more; False if company was found already, or nobody looked."""
    return bool((await storage.change(Change(_LEAVE, (guest_id,))))[0])


def near(one: Seek, other: Seek, now: float) -> bool:
    """Whether two may play together yet: who has waited longer is the less particular."""
    waited = max(now - one.created, now - other.created, 0.0)
    return abs(one.rating - other.rating) <= NEAR + WIDENING * waited


def company(mine: Seek, waiting: Sequence[Seek], now: float, patience: float) -> list[Seek]:
    """Who plays with me now, oneself among them, those who waited longest first; nobody: wait on.

    After so many seconds bots take the seats that are left, if all who would play with them want that.
    """
    others = [one for one in waiting if one.guest != mine.guest and near(mine, one, now)]
    if len(others) + 1 >= mine.players:
        return [mine, *others[: mine.players - 1]]
    if now - mine.created < patience or not mine.bots:
        return []
    return [mine, *(one for one in others if one.bots)]


async def _match(services: Services, group: Sequence[Seek], now: float) -> None:
    """A table for them, and all of them taken from those who wait: in one transaction."""
    new = _table_for(group, now)
    taken = [
        Change(_TAKE, (one.guest, one.created, new.row.id, now + TOLD), needs="somebody does not wait any more")
        for one in sorted(group, key=lambda one: one.guest)  # in every transaction: no two can lock each other
    ]
    await services.storage.create_table(new.row, new.seats, (), new.waiting, taken)


def _table_for(group: Sequence[Seek], now: float) -> NewTable:
    first = group[0]
    game = find_game(first.game)
    options = game.check_options(first.players, {})
    rating = sum(one.rating for one in group) / len(group)
    levels = [level.name for level in LEVELS]
    bot = fitting(rating, anchors(first.game, first.players, options), levels) or levels[0]
    wish = Wish(first.game, first.players, (), {}, public=True, pace="live", rated=first.rated)
    return make_matched(wish, [Guest(one.guest, one.name) for one in group], bot, now)
