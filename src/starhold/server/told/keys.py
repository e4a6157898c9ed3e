"""What the server makes once and keeps: the keys of push messages, and of links in letters.

The key of push messages must stay the same for ever: browsers take messages from no other.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from starhold.server.storage.base import Change, Storage

PUSH_KEY: Final = "push-key"
LINK_KEY: Final = "link-key"
_FIND: Final = "SELECT body FROM keepsakes WHERE name = $1"
_KEEP: Final = "INSERT INTO keepsakes (name, body) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
_GUEST: Final = re.compile(r"[a-z0-9]{1,40}")


async def keepsake(storage: Storage, name: str, fresh: str) -> str:
    """What is kept under a name; what is fresh, if nothing is yet. Of several who ask at once one is heard."""
    found = await storage.rows(_FIND, name)
    if not found:
        await storage.change(Change(_KEEP, (name, fresh)))
        found = await storage.rows(_FIND, name)
    return str(found[0][0])


class PushKey:
    """The key of push messages."""

    def __init__(self, raw: str) -> None:
        self.vapid = Vapid02.from_raw(raw.encode())
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = plain(point)  # as browsers want it

    @staticmethod
    async def of(storage: Storage) -> PushKey:
        return PushKey(await keepsake(storage, PUSH_KEY, fresh_key()))


def fresh_key() -> str:
    """A new private key, as its number."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return plain(number.to_bytes(32, "big"))


def plain(data: bytes) -> str:
    """As text that is fit for an address."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class LinkKey:
    """Signs links that do something for somebody who has not signed in: to get no more letters, and nothing else."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    @staticmethod
    async def of(storage: Storage) -> LinkKey:
        return LinkKey(await keepsake(storage, LINK_KEY, secrets.token_urlsafe(32)))

    def sign(self, guest_id: str) -> str:
        return f"{guest_id}.{self._mark(guest_id)}"

    def read(self, code: str) -> str | None:
        """Whose link it is; None if we did not sign it."""
        guest_id, _, mark = code.partition(".")
        if not _GUEST.fullmatch(guest_id) or not hmac.compare_digest(mark.encode(), self._mark(guest_id).encode()):
            return None
        return guest_id

    def _mark(self, guest_id: str) -> str:
        return plain(hmac.new(self._secret, f"no-letters/{guest_id}".encode(), hashlib.sha256).digest()[:18])
