"""Ways in: a passkey, or a link by e-mail where the host has a mail server. Either signs in or makes an account."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from starhold.server.identity import challenges, mail_links, passkeys
from starhold.server.identity.accounts import account_at, account_of, check_name, taking_email
from starhold.server.identity.entering import Device, Entered, begin, enter, known_guest
from starhold.server.identity.passkeys import Place, Signed, place_of
from starhold.server.post_office import sound_address
from starhold.server.request_error import RequestError
from starhold.server.routes.common import (
    Lang,
    MaybeGuest,
    RegistryOf,
    SessionHash,
    SomeGuest,
    address_of,
    device_of,
    wrong,
)
from starhold.server.storage.base import Conflict, Guest, Missing
from starhold.server.table_registry import TableRegistry
from starhold.server.texts import game_title

router = APIRouter(prefix="/api", tags=["accounts"])

Encoded = Annotated[str, Field(max_length=20_000, pattern="^[A-Za-z0-9_-]*$", description="In base64url.")]


class WaysAnswer(BaseModel):
    """How one can sign in here."""

    passkey: bool  # false where the server is called by an address in numbers: browsers keep none for such
    mail: bool  # whether links are sent by e-mail


class ChallengeAnswer(BaseModel):
    """What a passkey is to sign."""

    challenge: str
    site: str  # the name passkeys belong to
    seconds: int


class Entry(BaseModel):
    """What a passkey has signed, all of it in base64url."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
    user: Encoded = ""


class SharedTable(BaseModel):
    """A table where both the account and the guest of a device have a seat."""

    id: str
    title: str


class EnteredAnswer(BaseModel):
    """Who one is from here on, on this device, with a token that is told once."""

    id: str
    name: str
    token: str  # empty: one stays who one was, by the same token
    merged: bool = False  # the guest of this device has become a part of the account, with all their tables
    apart: list[SharedTable] = []  # where both have a seat: then they stay two


class MailWanted(BaseModel):
    """An address one reads the letters of."""

    email: str = Field(max_length=254)


class MailLinkAnswer(BaseModel):
    """What a link would do, before one says yes."""

    email: str
    name: str  # of the account one would be in
    known: bool  # there is an account already
    yours: bool  # the link adds an address to the account one is in


def here(request: Request) -> Place:
    """The site as it is called in this request."""
    place = place_of(request.headers.get("host", ""))
    if place is None:
        raise RequestError("passkey-numbers", 409)
    return place


def pay(request: Request, registry: TableRegistry) -> None:
    """Trying ways in costs an address something."""
    addresses = registry.services.addresses
    if not addresses.take(addresses.signs, address_of(request), 1):
        raise RequestError("too-many-requests", 429)


async def entered(registry: TableRegistry, result: Entered, lang: str) -> EnteredAnswer:
    """The answer to somebody who came in."""
    apart: list[SharedTable] = []
    for id in result.apart:
        row = await registry.services.storage.find(id)
        if row is not None:
            apart.append(SharedTable(id=id, title=game_title(row.game, lang)))
    return EnteredAnswer(
        id=result.guest.id, name=result.guest.name, token=result.token, merged=result.merged, apart=apart
    )


@router.get("/sign-in", responses=wrong())
async def ways_in(request: Request, registry: RegistryOf, lang: Lang = "en") -> WaysAnswer:
    """How one can sign in here."""
    passkey = place_of(request.headers.get("host", "")) is not None
    return WaysAnswer(passkey=passkey, mail=registry.services.post is not None)


@router.post("/sign-in/challenge", status_code=201, responses=wrong(409))
async def sign_in_challenge(request: Request, registry: RegistryOf, lang: Lang = "en") -> ChallengeAnswer:
    """Something for a passkey to sign, once and soon."""
    place = here(request)
    pay(request, registry)
    services = registry.services
    challenge = await challenges.new_challenge(services.storage, challenges.ENTERING, services.clock())
    return ChallengeAnswer(challenge=passkeys.encoded(challenge), site=place.name, seconds=passkeys.SECONDS)


@router.post("/sign-in", status_code=201, responses=wrong(401, 404, 409))
async def sign_in(
    given: Entry, request: Request, registry: RegistryOf, guest: MaybeGuest, session: SessionHash, lang: Lang = "en"
) -> EnteredAnswer:
    """Sign in by a passkey. The guest of this device becomes a part of the account, unless both sit at one table."""
    place = here(request)
    pay(request, registry)
    storage, now = registry.services.storage, registry.services.clock()
    signed = Signed(given.id, given.client_data, given.authenticator_data, given.signature, given.user)
    challenge = passkeys.challenge_of(signed)
    await challenges.take_challenge(storage, challenge, challenges.ENTERING, now)
    account = await known_guest(storage, await passkeys.check_entry(storage, place, signed, challenge, now))
    result = await enter(registry, account, Device(guest, session, device_of(request)))
    return await entered(registry, result, lang)


# -- by e-mail


@router.post("/mail-links", status_code=202, responses=wrong(401, 404, 409))
async def want_mail_link(
    given: MailWanted, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> None:
    """Have a link sent. The answer is the same whether the address is known here or not."""
    services = registry.services
    if services.post is None:
        raise RequestError("mail-none", 404)
    email = mail_links.clean_email(given.email)
    if not sound_address(email):
        raise RequestError("mail-bad", 422)
    pay(request, registry)
    if not services.addresses.take(services.addresses.mails, address_of(request), 1):
        raise RequestError("too-many-requests", 429)
    services.bounds.change(guest.id)
    known = await account_at(services.storage, email) is not None
    if not known and await account_of(services.storage, guest.id) is None:
        await check_name(services.storage, guest.name)
    services.bounds.write_to(email)
    code = await mail_links.new_mail_link(services.storage, guest.id, email, services.clock())
    where = services.settings.address.rstrip("/") or f"{request.url.scheme}://{request.headers['host']}"
    if not services.post.hand_in(mail_links.letter(email, where, code, known, lang)):
        raise RequestError("mail-later", 503)


Code = Annotated[str, Path(max_length=100, pattern="^[A-Za-z0-9_-]+$")]


@router.get("/mail-links/{code}", responses=wrong(401, 403, 404, 409))
async def look_at_mail_link(
    code: Code, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en"
) -> MailLinkAnswer:
    """What a link would do; it stays good."""
    pay(request, registry)
    storage = registry.services.storage
    link = await mail_links.look_up(storage, code, registry.services.clock())
    account = await account_at(storage, link.email)
    if account is not None:
        return MailLinkAnswer(email=link.email, name=account.name, known=True, yours=False)
    asked = await _who_asked(registry, link)
    own = await account_of(storage, asked.id) is not None
    if own and (guest is None or guest.id != asked.id):
        raise RequestError("mail-link-elsewhere", 403)
    return MailLinkAnswer(email=link.email, name=asked.name, known=False, yours=own)


@router.post("/mail-links/{code}", status_code=201, responses=wrong(401, 403, 404, 409))
async def use_mail_link(
    code: Code, request: Request, registry: RegistryOf, guest: MaybeGuest, session: SessionHash, lang: Lang = "en"
) -> EnteredAnswer:
    """Sign in by a link, or make an account, or add the address to one's account."""
    pay(request, registry)
    storage, now = registry.services.storage, registry.services.clock()
    link = await mail_links.look_up(storage, code, now)
    device = Device(guest, session, device_of(request))
    try:
        result = await _use(registry, link, device, now)
    except Missing:
        raise RequestError("mail-link-old", 404) from None
    except Conflict:
        raise RequestError("mail-taken", 409) from None
    return await entered(registry, result, lang)


async def _use(registry: TableRegistry, link: mail_links.MailLink, device: Device, now: float) -> Entered:
    storage, using = registry.services.storage, mail_links.using(link, now)
    account = await account_at(storage, link.email)
    if account is not None:
        return await enter(registry, account.guest, device, using)
    asked = await _who_asked(registry, link)
    if await account_of(storage, asked.id) is None:
        await check_name(storage, asked.name)
        return await begin(registry, asked, device, link.email, using)
    if device.guest is None or device.guest.id != asked.id:
        raise RequestError("mail-link-elsewhere", 403)
    await storage.change(using, taking_email(asked.id, link.email))
    return Entered(asked, "")


async def _who_asked(registry: TableRegistry, link: mail_links.MailLink) -> Guest:
    try:
        return await known_guest(registry.services.storage, link.guest_id)
    except Missing:
        raise RequestError("mail-link-old", 404) from None
