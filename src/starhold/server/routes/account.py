"""Who I am: my name, my ways in, the devices I am signed in on; all that is kept of me, and being forgotten."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from starhold.server.identity import challenges, passkeys
from starhold.server.identity.accounts import (
    Role,
    account_of,
    check_name,
    drop_email,
    muted_until,
    renaming,
)
from starhold.server.identity.entering import Device, Entered, begin
from starhold.server.identity.export import everything
from starhold.server.identity.leaving import leave
from starhold.server.identity.merging import freeing
from starhold.server.identity.passkeys import Signed
from starhold.server.identity.sessions import end_others, end_session, list_sessions
from starhold.server.request_error import RequestError
from starhold.server.routes.common import (
    Lang,
    RegistryOf,
    SessionHash,
    SomeAccount,
    SomeGuest,
    address_of,
    device_of,
    wrong,
)
from starhold.server.routes.guests import GuestAnswer, Named
from starhold.server.routes.signing import ChallengeAnswer, Encoded, EnteredAnswer, entered, here, pay
from starhold.server.sanitize import sanitize_name
from starhold.server.storage.base import Conflict, Guest
from starhold.server.table_registry import TableRegistry

router = APIRouter(prefix="/api/me", tags=["accounts"])


class MeAnswer(GuestAnswer):
    """Who the token stands for."""

    account: bool  # whether one can come back without this browser
    role: Role
    email: str  # one's own, where it is a way in
    muted_until: float  # one cannot chat before that


class NewPasskey(BaseModel):
    """The name a newcomer wants; those who have an account keep theirs."""

    name: str | None = Field(default=None, max_length=200)


class PasskeyChallengeAnswer(ChallengeAnswer):
    """What a new passkey is made for."""

    user: str
    name: str
    algorithms: list[int]
    known: list[str]  # passkeys one has: none of them is made twice


class MadePasskey(NewPasskey):
    """A new passkey, as the browser tells of it."""

    id: Encoded
    client_data: Encoded
    attestation: Encoded


class PasskeyAnswer(BaseModel):
    """A way in."""

    id: str
    label: str  # the device it was made on
    created: float
    used: float


class SessionAnswer(BaseModel):
    """A device on which one is signed in."""

    id: str
    label: str  # such as "Firefox, Linux"; empty: not known
    created: float
    used: float
    current: bool


class Goodbye(BaseModel):
    """One's name, typed again, so that nobody is deleted by a slip."""

    name: str = Field(max_length=200)


@router.get("", responses=wrong(401))
async def who_am_i(guest: SomeGuest, session: SessionHash, registry: RegistryOf, lang: Lang = "en") -> MeAnswer:
    """Who the token stands for."""
    services = registry.services
    account = await account_of(services.storage, guest.id)
    await services.bounds.uses.note(services.storage, guest.id, session, services.clock())
    return MeAnswer(
        id=guest.id,
        name=guest.name,
        account=account is not None,
        role="" if account is None else account.role,
        email="" if account is None else account.email,
        muted_until=await muted_until(services.storage, guest.id),
    )


@router.patch("", responses=wrong(401, 409))
async def rename(given: Named, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> GuestAnswer:
    """Change one's name; tables one sits at keep the old one."""
    name = sanitize_name(given.name)
    registry.services.bounds.change(guest.id)
    await check_name(registry.services.storage, name, guest.id)
    try:
        await registry.services.storage.change(*renaming(guest.id, name))
    except Conflict:
        raise RequestError("name-taken", 409) from None
    return GuestAnswer(id=guest.id, name=name)


# -- passkeys


@router.post("/passkeys/challenge", status_code=201, responses=wrong(401, 409))
async def passkey_challenge(
    given: NewPasskey, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> PasskeyChallengeAnswer:
    """What a new passkey is made for: a guest's first one makes them an account."""
    place = here(request)
    pay(request, registry)
    services = registry.services
    services.bounds.change(guest.id)
    name = await _name_of(registry, guest, given)
    known = await passkeys.passkeys_of(services.storage, guest.id)
    if len(known) >= passkeys.MOST:
        raise RequestError("passkeys-many", 409, most=passkeys.MOST)
    challenge = await challenges.new_challenge(services.storage, guest.id, services.clock())
    return PasskeyChallengeAnswer(
        challenge=passkeys.encoded(challenge),
        site=place.name,
        seconds=passkeys.SECONDS,
        user=passkeys.encoded(guest.id.encode()),
        name=name,
        algorithms=[int(algorithm) for algorithm in passkeys.ALGORITHMS],
        known=[key.id for key in known],
    )


@router.post("/passkeys", status_code=201, responses=wrong(401, 409))
async def add_passkey(
    given: MadePasskey,
    request: Request,
    registry: RegistryOf,
    guest: SomeGuest,
    session: SessionHash,
    lang: Lang = "en",
) -> EnteredAnswer:
    """A new way in. A guest's first one makes them an account, with a token of its own and all their tables."""
    place = here(request)
    pay(request, registry)
    storage, now = registry.services.storage, registry.services.clock()
    name = await _name_of(registry, guest, given)
    signed = Signed(given.id, given.client_data, given.attestation)
    challenge = passkeys.challenge_of(signed)
    await challenges.take_challenge(storage, challenge, guest.id, now)
    made = passkeys.check_new(place, signed, challenge)
    adding = passkeys.adding(guest.id, made, device_of(request), now)
    if await account_of(storage, guest.id) is None:
        device = Device(guest, session, device_of(request))
        return await entered(registry, await begin(registry, Guest(guest.id, name), device, "", adding), lang)
    try:
        await storage.change(adding)
    except Conflict:
        raise RequestError("passkey-bad", 422) from None
    return await entered(registry, Entered(guest, ""), lang)


async def _name_of(registry: RegistryOf, guest: Guest, given: NewPasskey) -> str:
    """The name a guest wants as an account, which has to be free; an account has its own."""
    storage = registry.services.storage
    if await account_of(storage, guest.id) is not None:
        return guest.name
    name = sanitize_name(guest.name if given.name is None else given.name)
    await check_name(storage, name)
    return name


@router.get("/passkeys", responses=wrong(401))
async def my_passkeys(guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> list[PasskeyAnswer]:
    """My ways in, the oldest first."""
    return [
        PasskeyAnswer(id=key.id, label=key.label, created=key.created, used=key.used)
        for key in await passkeys.passkeys_of(registry.services.storage, guest.id)
    ]


PasskeyId = Annotated[str, Path(max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


@router.delete("/passkeys/{key}", status_code=204, responses=wrong(401, 403, 404, 409))
async def remove_passkey(key: PasskeyId, account: SomeAccount, registry: RegistryOf, lang: Lang = "en") -> None:
    """Take a way in away; the last one stays."""
    registry.services.bounds.change(account.guest_id)
    await passkeys.remove_passkey(registry.services.storage, account.guest_id, key)


@router.delete("/email", status_code=204, responses=wrong(401, 403, 409))
async def remove_email(account: SomeAccount, registry: RegistryOf, lang: Lang = "en") -> None:
    """Let my address be forgotten here, unless it is the last way in."""
    registry.services.bounds.change(account.guest_id)
    await drop_email(registry.services.storage, account.guest_id)


# -- sessions


@router.get("/sessions", responses=wrong(401))
async def my_sessions(
    guest: SomeGuest, session: SessionHash, registry: RegistryOf, lang: Lang = "en"
) -> list[SessionAnswer]:
    """The devices on which I am signed in, the last used first."""
    return [
        SessionAnswer(id=one.id, label=one.label, created=one.created, used=one.used, current=one.current)
        for one in await list_sessions(registry.services.storage, guest.id, session)
    ]


@router.delete("/sessions", status_code=204, responses=wrong(401))
async def end_other_sessions(guest: SomeGuest, session: SessionHash, registry: RegistryOf, lang: Lang = "en") -> None:
    """Sign out everywhere else."""
    registry.services.bounds.change(guest.id)
    await _end(registry, guest.id, await end_others(registry.services.storage, guest.id, session))


SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.delete("/sessions/{session_id}", status_code=204, responses=wrong(401, 404))
async def end_one_session(session_id: SessionId, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """Sign out on one device, this one or another."""
    registry.services.bounds.change(guest.id)
    ended = await end_session(registry.services.storage, guest.id, session_id)
    if not ended:
        raise RequestError("session-unknown", 404)
    await _end(registry, guest.id, ended)


async def _end(registry: TableRegistry, guest_id: str, ended: list[str]) -> None:
    """Close what those devices have open; tables other processes serve are read anew at their next change."""
    registry.holding.end(ended)
    storage = registry.services.storage
    if storage.process:
        await storage.change(freeing(guest_id, storage.process))


# -- all of it, and nothing any more

_EXPORT_COST = 15.0


@router.get("/export", responses=wrong(401), response_model=dict[str, Any])
async def export(
    request: Request, guest: SomeGuest, session: SessionHash, registry: RegistryOf, lang: Lang = "en"
) -> Response:
    """All that is kept of me, as one file."""
    registry.services.bounds.change(guest.id, _EXPORT_COST)
    body = await everything(registry, guest, session, address_of(request))
    headers = {"Content-Disposition": 'attachment; filename="starhold.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.post("/delete", status_code=204, responses=wrong(401, 409))
async def delete_me(given: Goodbye, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """Forget me: my games stay, without my name; all else is gone for good."""
    if sanitize_name(given.name) != guest.name:
        raise RequestError("name-differs", 409)
    registry.services.bounds.change(guest.id)
    await leave(registry, guest)
