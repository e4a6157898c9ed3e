"""Sessions: the tokens of somebody, each with the device it was given to; any of them can be ended from any other."""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from starhold.server.storage.base import Change, Missing, Storage
from starhold.server.tokens import hashed, new_token

_ADD: Final = "INSERT INTO tokens (hash, guest_id, label, created, used) VALUES ($1, $2, $3, $4, $4)"
_ADD_GUEST: Final = "INSERT INTO guests (id, name, seen) VALUES ($1, $2, $3)"
_LIST: Final = """SELECT hash, label, created, used FROM tokens WHERE guest_id = $1
    ORDER BY used DESC, created DESC, hash LIMIT 200"""
_END: Final = "DELETE FROM tokens WHERE guest_id = $1 AND substr(hash, 1, 16) = $2 RETURNING hash"
_END_OTHERS: Final = "DELETE FROM tokens WHERE guest_id = $1 AND hash <> $2 RETURNING hash"
_USED: Final = "UPDATE tokens SET used = $2 WHERE hash = $1"
_SEEN: Final = "UPDATE guests SET seen = $2 WHERE id = $1"
_NO_LINKS: Final = "DELETE FROM links WHERE guest_id = $1"
_ID: Final = 16  # signs of a hash by which a session is named to its owner
_NOTED: Final = 3600.0  # seconds between two notes that a session is in use
_MOST_NOTED: Final = 50_000

# In this order: browsers claim to be those they descend from.
_BROWSERS: Final = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"(Headless)?Chrome/|CriOS/"),
    ("Safari", r"Safari/"),
)
_SYSTEMS: Final = (
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux"),
)


@dataclass(frozen=True, slots=True)
class Session:
    """One device that is somebody."""

    id: str
    label: str  # such as "Firefox, Linux"; empty: not known
    created: float  # 0: before that was noted
    used: float
    current: bool


def device_label(agent: str) -> str:
    """A device in a few words, by what its browser says of itself; no versions, nothing that tells people apart."""
    parts = [
        next((name for name, pattern in known if re.search(pattern, agent)), "") for known in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(part for part in parts if part)


def opening(guest_id: str, label: str, now: float) -> tuple[str, Change]:
    """A new token, told once, and what notes it."""
    token = new_token()
    return token, Change(_ADD, (hashed(token), guest_id, label, now))


def coming(guest_id: str, name: str, label: str, now: float) -> tuple[str, list[Change]]:
    """A new guest: their token, and what notes both."""
    token, noting = opening(guest_id, label, now)
    return token, [Change(_ADD_GUEST, (guest_id, name, now)), noting]


def ending_all(guest_id: str) -> list[Change]:
    """What ends every session of somebody, and takes back the links by which there could be more."""
    return [Change(_END_OTHERS, (guest_id, "")), Change(_NO_LINKS, (guest_id,))]


async def list_sessions(storage: Storage, guest_id: str, current: str) -> list[Session]:
    """All of somebody, the last used first; `current` is the hash of the token that asks."""
    rows = await storage.rows(_LIST, guest_id)
    return [Session(hash[:_ID], label, created, used, hash == current) for hash, label, created, used in rows]


async def end_session(storage: Storage, guest_id: str, id: str) -> list[str]:
    """End one; the hashes of the tokens that are worth nothing any more."""
    return [row[0] for row in (await storage.change(Change(_END, (guest_id, id))))[0]]


async def end_others(storage: Storage, guest_id: str, current: str) -> list[str]:
    """End all but this one, and take back links that would make more."""
    ended, _ = await storage.change(Change(_END_OTHERS, (guest_id, current)), Change(_NO_LINKS, (guest_id,)))
    return [row[0] for row in ended]


class Uses:
    """Notes that sessions are in use, each now and then: not every request has to write."""

    def __init__(self) -> None:
        self._noted: OrderedDict[str, float] = OrderedDict()

    async def note(self, storage: Storage, guest_id: str, token_hash: str, now: float) -> None:
        last = self._noted.get(token_hash)
        if last is not None and now - last < _NOTED:
            return
        self._noted[token_hash] = now
        self._noted.move_to_end(token_hash)
        if len(self._noted) > _MOST_NOTED:
            self._noted.popitem(last=False)
        try:
            await storage.change(Change(_USED, (token_hash, now)), Change(_SEEN, (guest_id, now)))
        except Missing:  # ended meanwhile
            self._noted.pop(token_hash, None)
