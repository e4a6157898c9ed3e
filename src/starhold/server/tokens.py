"""Random ids, tokens and codes. Only their hashes are kept, so that who reads the database holds nobody's seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
_ID_LENGTH: Final = 13  # 64 bits: a table's id is what one has to know to look on


def new_id() -> str:
    """An id of a guest or a table, fit for an address."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_ID_LENGTH))


def new_token() -> str:
    """What a device shows to be a guest."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code that is typed or scanned once."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is kept of a token, code or invite."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def invite(secret: bytes, seat: int) -> str:
    """The invite to a seat. It follows from the table's secret, so that its host can always be told it again."""
    digest = hmac.new(secret, f"invite/{seat}".encode(), hashlib.sha256).hexdigest()
    return digest[:20]


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())
