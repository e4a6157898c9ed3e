"""Where push messages go: the browsers that somebody has said yes in, and what is stored of them."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec

from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Missing, Storage

MOST_PLACES: Final = 12  # of one guest: the oldest gives way
MOST_FAILURES: Final = 5  # in a row, then nobody is there any more
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16  # bytes of what is shared
_KEY_SIGNS: Final = 120

_FIELDS: Final = "endpoint, guest_id, keys_json, lang, failures"
_OF: Final = f"SELECT {_FIELDS} FROM push_places WHERE guest_id = $1 ORDER BY created DESC, endpoint LIMIT 100"
_ONE: Final = f"SELECT {_FIELDS} FROM push_places WHERE endpoint = $1"
_PUT: Final = """INSERT INTO push_places (endpoint, guest_id, keys_json, lang, created, failures)
    VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (endpoint) DO UPDATE SET guest_id = excluded.guest_id,
    lang = excluded.lang, keys_json = excluded.keys_json, created = excluded.created, failures = 0
    WHERE push_places.guest_id = excluded.guest_id OR push_places.keys_json = excluded.keys_json RETURNING endpoint"""
_DROP: Final = "DELETE FROM push_places WHERE endpoint = $1"
_DROP_OWN: Final = "DELETE FROM push_places WHERE endpoint = $1 AND guest_id = $2 RETURNING endpoint"
_FAILED: Final = "UPDATE push_places SET failures = failures + 1 WHERE endpoint = $1 RETURNING failures"
_WORKED: Final = "UPDATE push_places SET failures = 0 WHERE endpoint = $1"


@dataclass(frozen=True, slots=True)
class Place:
    """One browser."""

    endpoint: str
    guest_id: str
    p256dh: str
    auth: str
    lang: str
    failures: int = 0


def read_keys(p256dh: str, auth: str) -> tuple[str, str]:
    """The keys of a browser, written in one way; refused if no message could be sealed by them."""
    point, shared = _bytes(p256dh), _bytes(auth)
    if len(point) != POINT or len(shared) != AUTH:
        raise RequestError("place-keys", 422)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise RequestError("place-keys", 422) from None
    return _text(point), _text(shared)


def _bytes(text: str) -> bytes:
    if len(text) > _KEY_SIGNS:
        raise RequestError("place-keys", 422)
    try:
        plain = text.rstrip("=").replace("+", "-").replace("/", "_").encode("ascii")
        return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeError):
        raise RequestError("place-keys", 422) from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _place(row: Sequence[Any]) -> Place:
    endpoint, guest_id, keys, lang, failures = row
    told = json.loads(keys)
    return Place(endpoint, guest_id, told["p256dh"], told["auth"], lang, failures)


class Places:
    """All of them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, guest_id: str) -> list[Place]:
        """The browsers of a guest, the newest first."""
        return [_place(row) for row in await self._storage.rows(_OF, guest_id)]

    async def put(self, place: Place, now: float) -> None:
        """From now on this browser is told. One that is somebody else's is taken over only by whoever knows its keys:
        that is the same browser, with another guest in it."""
        keys = json.dumps({"p256dh": place.p256dh, "auth": place.auth})
        try:
            await self._storage.change(
                Change(_PUT, (place.endpoint, place.guest_id, keys, place.lang, now), needs="it is somebody else's")
            )
        except Missing:
            raise RequestError("place-taken", 409) from None
        for old in (await self.of(place.guest_id))[MOST_PLACES:]:
            await self.drop(old.endpoint)

    async def renew(self, old: str, auth: str, place: Place, now: float) -> None:
        """A browser has another address from now on; it shows by its old one, and what was shared, that it is it."""
        found = await self._storage.rows(_ONE, old)
        if not found or _place(found[0]).auth != auth:
            raise RequestError("place-unknown", 404)
        known = _place(found[0])
        renewed = Place(place.endpoint, known.guest_id, place.p256dh, place.auth, known.lang)
        await self.put(renewed, now)
        if place.endpoint != old:
            await self.drop(old)

    async def forget(self, endpoint: str, guest_id: str) -> None:
        """A guest wants to hear nothing there any more; what is not theirs stays."""
        dropped = await self._storage.change(Change(_DROP_OWN, (endpoint, guest_id)))
        if not dropped[0]:
            raise RequestError("place-unknown", 404)

    async def drop(self, endpoint: str) -> None:
        await self._storage.change(Change(_DROP, (endpoint,)))

    async def failed(self, endpoint: str) -> None:
        """A message did not get there; after some in a row nothing is sent there any more."""
        rows = (await self._storage.change(Change(_FAILED, (endpoint,))))[0]
        if rows and rows[0][0] >= MOST_FAILURES:
            await self.drop(endpoint)

    async def worked(self, place: Place) -> None:
        if place.failures:
            await self._storage.change(Change(_WORKED, (place.endpoint,)))
