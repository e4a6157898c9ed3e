"""Accounts: guests who can come back. An account is a row beside its guest, so all its tables are its own already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from starhold.server.identity.names import name_key
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Guest, Storage

Role = Literal["", "moderator", "admin"]
ROLES: Final[tuple[Role, ...]] = ("", "moderator", "admin")

_FIND: Final = """SELECT a.guest_id, g.name, a.email, a.role, a.created
    FROM accounts a JOIN guests g ON g.id = a.guest_id WHERE"""
_ADD: Final = """INSERT INTO accounts (guest_id, name_key, email, role, created) VALUES ($1, $2, $3, '', $4)"""
_NAME: Final = "UPDATE guests SET name = $2 WHERE id = $1 RETURNING id"
_KEY: Final = "UPDATE accounts SET name_key = $2 WHERE guest_id = $1"
_ROLE: Final = "UPDATE accounts SET role = $2 WHERE guest_id = $1 RETURNING guest_id"
_ROLE_BY_NAME: Final = "UPDATE accounts SET role = $2 WHERE name_key = $1 RETURNING guest_id"
_EMAIL: Final = "UPDATE accounts SET email = $2 WHERE guest_id = $1 RETURNING guest_id"
_NO_EMAIL: Final = """UPDATE accounts SET email = NULL WHERE guest_id = $1
    AND EXISTS (SELECT 1 FROM passkeys p WHERE p.guest_id = $1) RETURNING guest_id"""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who can come back."""

    guest_id: str
    name: str
    email: str  # empty: none
    role: Role
    created: float

    @property
    def guest(self) -> Guest:
        return Guest(self.guest_id, self.name)


def _account(rows: Sequence[Sequence[Any]]) -> Account | None:
    if not rows:
        return None
    guest_id, name, email, role, created = rows[0]
    return Account(guest_id, name, email or "", cast(Role, role), created)


async def account_of(storage: Storage, guest_id: str) -> Account | None:
    """The account of a guest, if it has one."""
    return _account(await storage.rows(f"{_FIND} a.guest_id = $1", guest_id))


async def account_named(storage: Storage, name: str) -> Account | None:
    """Whose name this is, or one that nobody could tell from it."""
    return _account(await storage.rows(f"{_FIND} a.name_key = $1", name_key(name)))


async def account_at(storage: Storage, email: str) -> Account | None:
    """Whose address this is."""
    return _account(await storage.rows(f"{_FIND} a.email = $1", email))


async def check_name(storage: Storage, name: str, guest_id: str = "") -> None:
    """Refuse a name that is an account's, unless it is one's own."""
    holder = await account_named(storage, name)
    if holder is not None and holder.guest_id != guest_id:
        raise RequestError("name-taken", 409)


def becoming(guest_id: str, name: str, email: str, now: float) -> list[Change]:
    """What makes a guest an account."""
    return [
        Change(_NAME, (guest_id, name), needs="there is no such guest"),
        Change(_ADD, (guest_id, name_key(name), email or None, now)),
    ]


def renaming(guest_id: str, name: str) -> list[Change]:
    """What gives a guest another name, and its account if it has one."""
    return [Change(_NAME, (guest_id, name), needs="there is no such guest"), Change(_KEY, (guest_id, name_key(name)))]


async def set_role(storage: Storage, guest_id: str, role: Role) -> None:
    """Make somebody a keeper of order, or nobody special. Missing: no such account."""
    await storage.change(Change(_ROLE, (guest_id, role), needs="there is no such account"))


def giving_role(name: str, role: Role) -> Change:
    """The same by name; it gives a row if there is such an account."""
    return Change(_ROLE_BY_NAME, (name_key(name), role))


def taking_email(guest_id: str, email: str) -> Change:
    """What makes an address a way into an account."""
    return Change(_EMAIL, (guest_id, email), needs="there is no such account")


async def drop_email(storage: Storage, guest_id: str) -> None:
    """Let an address be no way in any more, unless it is the last one."""
    if not (await storage.change(Change(_NO_EMAIL, (guest_id,))))[0]:
        raise RequestError("last-way-in", 409)


async def muted_until(storage: Storage, guest_id: str) -> float:
    """Until when somebody may not chat; a time that is over: they may."""
    rows = await storage.rows("SELECT muted_until FROM guests WHERE id = $1", guest_id)
    return float(rows[0][0]) if rows else 0.0
