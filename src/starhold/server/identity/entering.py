"""Coming in: a guest becomes an account, or somebody signs in and the guest of that device is taken in."""

from __future__ import annotations

from dataclasses import dataclass

from starhold.server.identity.accounts import account_of, becoming
from starhold.server.identity.merging import freeing, merging, shared_tables, tables_of, tokens_of
from starhold.server.identity.sessions import end_session, ending_all, opening
from starhold.server.logs import log
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Conflict, Guest, Missing, Storage
from starhold.server.table_registry import TableRegistry


@dataclass(frozen=True, slots=True)
class Device:
    """What asks: the guest it is, by which session, and what it is called."""

    guest: Guest | None
    session: str  # the hash of its token; empty: none
    label: str


@dataclass(frozen=True, slots=True)
class Entered:
    """Who somebody is from here on, on that device."""

    guest: Guest
    token: str
    merged: bool = False  # the guest of the device has become a part of the account
    apart: tuple[str, ...] = ()  # tables where both have a seat, so that it has not


async def begin(registry: TableRegistry, guest: Guest, device: Device, email: str, *ways: Change) -> Entered:
    """A guest becomes an account, with its first ways in. Every session begins anew: nobody else can have a copy."""
    services = registry.services
    storage, now = services.storage, services.clock()
    token, noting = opening(guest.id, device.label, now)
    ended = await tokens_of(storage, guest.id)
    try:
        await storage.change(*becoming(guest.id, guest.name, email, now), *ways, *ending_all(guest.id), noting)
    except Conflict:
        raise RequestError("name-taken", 409) from None
    registry.holding.end(ended)
    log("account-made")
    return Entered(guest, token)


async def enter(registry: TableRegistry, account: Guest, device: Device, *noting: Change) -> Entered:
    """Somebody has shown that they are an account: a session for this device, and its guest is taken in."""
    storage, now = registry.services.storage, registry.services.clock()
    token, opened = opening(account.id, device.label, now)
    here = device.guest
    if here is None or here.id == account.id or await account_of(storage, here.id) is not None:
        await storage.change(*noting, opened)
        if here is not None:  # whoever this device was before
            registry.holding.end(await end_session(storage, here.id, device.session[:16]))
        return Entered(account, token)
    async with registry.holding.tables(await tables_of(storage, here.id)):
        apart = await shared_tables(storage, here.id, account.id)
        if apart:
            await storage.change(*noting, opened)
            return Entered(account, token, apart=tuple(apart))
        ended = await tokens_of(storage, here.id)
        freed = freeing(here.id, storage.process)
        await storage.change(*noting, freed, *merging(here.id, account.id), opened)
    registry.holding.end(ended)
    log("guest-merged")
    return Entered(account, token, merged=True)


async def known_guest(storage: Storage, guest_id: str) -> Guest:
    """A guest by its id. Missing: there is none any more."""
    rows = await storage.rows("SELECT id, name FROM guests WHERE id = $1", guest_id)
    if not rows:
        raise Missing(f"there is no guest '{guest_id}'")
    return Guest(*rows[0])
