"""What a passkey has to sign: made for one purpose, kept as a hash, taken once, and for some minutes only."""

from __future__ import annotations

import secrets
from typing import Final

from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Storage
from starhold.server.tokens import hashed

SECONDS: Final = 300.0
ENTERING: Final = ""  # instead of a guest: nobody yet

_ADD: Final = "INSERT INTO challenges (hash, guest_id, expires) VALUES ($1, $2, $3)"
_TAKE: Final = "DELETE FROM challenges WHERE hash = $1 AND guest_id = $2 AND expires > $3 RETURNING hash"
_TIDY: Final = "DELETE FROM challenges WHERE expires <= $1"


async def new_challenge(storage: Storage, guest_id: str, now: float) -> bytes:
    """One for a guest who wants a passkey, or for somebody who comes in by one."""
    challenge = secrets.token_bytes(32)
    await storage.change(Change(_TIDY, (now,)), Change(_ADD, (hashed(challenge.hex()), guest_id, now + SECONDS)))
    return challenge


async def take_challenge(storage: Storage, challenge: bytes, guest_id: str, now: float) -> None:
    """Use one up; refused if it is not ours, was made for somebody else, was used, or is too old."""
    taken = await storage.change(Change(_TAKE, (hashed(challenge.hex()), guest_id, now)))
    if not taken[0]:
        raise RequestError("challenge-old", 409)
