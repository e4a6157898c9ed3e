"""All that is kept of somebody, as one JSON document for them alone."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from starhold.core.errors import StarholdError
from starhold.server.events import Said
from starhold.server.identity.accounts import account_of, muted_until
from starhold.server.identity.lines import lines_of, tables_with
from starhold.server.identity.passkeys import passkeys_of
from starhold.server.identity.sessions import list_sessions
from starhold.server.outside.marks import shown
from starhold.server.storage.base import Guest, Listed, Storage
from starhold.server.stored_record import record_of
from starhold.server.table_registry import TableRegistry

_OF_RESULTS: Final = (
    "table_id",
    "seat",
    "game",
    "players",
    "place",
    "points",
    "won",
    "rounds",
    "ended",
    "how",
    "rated",
)
_RESULTS: Final = f"SELECT {', '.join(_OF_RESULTS)} FROM results WHERE guest_id = $1 ORDER BY ended, table_id"
_RATINGS: Final = "SELECT game, mu, sigma, games, moved FROM ratings WHERE guest_id = $1 ORDER BY game"
_PREFERENCES: Final = "SELECT name, body FROM preferences WHERE guest_id = $1 ORDER BY name"
_PUSHES: Final = "SELECT endpoint, lang, created FROM push_places WHERE guest_id = $1 ORDER BY created"
_BOTS: Final = "SELECT name, shared, created FROM outside_bots WHERE guest_id = $1 ORDER BY created"
_REPORTS: Final = "SELECT table_id, body, created FROM reports WHERE by_guest = $1 ORDER BY created"


async def everything(registry: TableRegistry, guest: Guest, session: str, address: str) -> bytes:
    """All of it. A finished game is told as its record; one that cannot be opened only by what lists say of it."""
    storage = registry.services.storage
    account = await account_of(storage, guest.id)
    tables = await tables_with(storage, guest.id)
    told: dict[str, Any] = {
        "name": guest.name,
        "id": guest.id,
        "account": None if account is None else _plain(account, "email", "role", "created"),
        "muted_until": await muted_until(storage, guest.id),
        "passkeys": [_plain(key, "id", "label", "created", "used") for key in await passkeys_of(storage, guest.id)],
        "sessions": [
            _plain(one, "id", "label", "created", "used", "current")
            for one in await list_sessions(storage, guest.id, session)
        ],
        "games": [game for id in tables if (game := await _game(registry, guest, id, address)) is not None],
        "results": await _rows(storage, _RESULTS, guest, *_OF_RESULTS),
        "ratings": await _rows(storage, _RATINGS, guest, "game", "mu", "sigma", "games", "moved"),
        "progress": {topic: _told(body) for topic, body in (await storage.progress(guest.id)).items()},
        "preferences": {name: _told(body) for name, body in await storage.rows(_PREFERENCES, guest.id)},
        "push": await _rows(storage, _PUSHES, guest, "endpoint", "lang", "created"),
        "bots": await _rows(storage, _BOTS, guest, "name", "shared", "created"),
        "reports": await _rows(storage, _REPORTS, guest, "table", "report", "created"),
        "chat": [
            {"table": line.table, "at": line.event.at, "name": line.event.name, "text": line.event.text}
            for line in await lines_of(storage, guest.id, tables)
            if isinstance(line.event, Said)
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


async def _game(registry: TableRegistry, guest: Guest, id: str, address: str) -> dict[str, Any] | None:
    """One table where they have a seat."""
    row = await registry.services.storage.find(id, guest.id)
    if row is None or not any(seat.guest_id == guest.id for seat in row.seats):
        return None
    return {
        "table": row.id,
        "game": row.game,
        "options": _told(row.options_json),
        "public": row.public,
        "pace": row.pace,
        "created": row.created,
        "moved": row.moved,
        "over": row.over,
        "away": row.away,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "bot": shown(seat.bot), "me": seat.guest_id == guest.id}
            for seat in row.seats
        ],
        "record": await _record(registry, row, address) if row.over else None,
    }


async def _record(registry: TableRegistry, row: Listed, address: str) -> str | None:
    """The game as text, read from what is stored: whichever process serves the table, nobody there notices."""
    addresses = registry.services.addresses
    if not await addresses.pay(addresses.steps, address, row.version):
        return None
    try:
        stored = await registry.services.storage.load(row.id)
        return None if stored is None else await asyncio.to_thread(record_of, stored)
    except StarholdError:  # it cannot be read
        return None


async def _rows(storage: Storage, statement: str, guest: Guest, *names: str) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in await storage.rows(statement, guest.id)]


def _plain(thing: object, *names: str) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def _told(body: str) -> Any:
    """JSON as it was stored, or the text itself."""
    try:
        return json.loads(body)
    except ValueError:
        return body
