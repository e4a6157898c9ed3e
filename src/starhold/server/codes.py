"""Short codes: six letters that stand for a table for a day, to be said over the telephone."""

from __future__ import annotations

import re
import secrets
from typing import Final

from starhold.server.storage.base import Change, Conflict, Storage

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # neither I nor O, which are taken for 1 and 0
LENGTH: Final = 6
_BETWEEN: Final = re.compile(r"[\s\-._]+")
_TRIES: Final = 20

_OF: Final = "SELECT code, expires FROM codes WHERE table_id = $1 AND expires > $2 ORDER BY expires DESC LIMIT 1"
_ADD: Final = "INSERT INTO codes (code, table_id, expires) VALUES ($1, $2, $3)"
_TIDY: Final = "DELETE FROM codes WHERE expires <= $1"
_SECRET: Final = "SELECT secret FROM tables WHERE id = $1"
_FIND: Final = "SELECT table_id FROM codes WHERE code = $1 AND expires > $2"


def read_code(given: str) -> str:
    """A code as somebody typed it, as it is stored; empty if it can be none."""
    code = _BETWEEN.sub("", given).upper()
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else ""


async def code_for(storage: Storage, table_id: str, now: float, seconds: float) -> tuple[str, float]:
    """The code of a table and when it ends: the one it has, as long as that is good for half its time, or a new one."""
    found = await storage.rows(_OF, table_id, now + seconds / 2)
    if found:
        return str(found[0][0]), float(found[0][1])
    for _ in range(_TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        try:
            await storage.change(Change(_TIDY, (now,)), Change(_ADD, (code, table_id, now + seconds)))
        except Conflict:  # somebody else has it
            continue
        return code, now + seconds
    raise AssertionError("so many codes are not in use")


async def table_of(storage: Storage, code: str, now: float) -> str | None:
    """The table a code stands for."""
    found = await storage.rows(_FIND, code, now)
    return str(found[0][0]) if found else None


async def secret_of(storage: Storage, table_id: str) -> bytes:
    """The secret of a table, from which the invites to its seats follow."""
    return bytes((await storage.rows(_SECRET, table_id))[0][0])
