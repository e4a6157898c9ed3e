"""Guests: a name and a token, kept by the browser; a one-time link takes them to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from starhold.server.identity.accounts import check_name
from starhold.server.identity.sessions import coming, opening
from starhold.server.request_error import RequestError
from starhold.server.routes.common import Lang, RegistryOf, SomeGuest, address_of, device_of, wrong
from starhold.server.sanitize import sanitize_name
from starhold.server.table_registry import TableRegistry
from starhold.server.tokens import hashed, new_code, new_id

router = APIRouter(prefix="/api", tags=["guests"])


class Named(BaseModel):
    """A name to be called by."""

    name: str = Field(max_length=200)


class GuestAnswer(BaseModel):
    """A guest."""

    id: str
    name: str


class TokenAnswer(GuestAnswer):
    """A guest with a token of theirs: told once, kept only as a hash."""

    token: str


class LinkAnswer(BaseModel):
    """A code for another device: works once."""

    code: str
    seconds: int


def _count(request: Request, registry: TableRegistry) -> None:
    """Bound the guests an address may create, for they are kept for ever."""
    addresses = registry.services.addresses
    if not addresses.take(addresses.guests, address_of(request), 1):
        raise RequestError("too-many-requests", 429)


@router.post("/guests", status_code=201, responses=wrong(409))
async def create_guest(given: Named, request: Request, registry: RegistryOf, lang: Lang = "en") -> TokenAnswer:
    """Create a guest: a name, and a token to be known by."""
    services, name = registry.services, sanitize_name(given.name)
    _count(request, registry)
    await check_name(services.storage, name)
    guest_id = new_id()
    token, noting = coming(guest_id, name, device_of(request), services.clock())
    await services.storage.change(*noting)
    return TokenAnswer(id=guest_id, name=name, token=token)


@router.post("/me/link", status_code=201, responses=wrong(401))
async def make_link(guest: SomeGuest, request: Request, registry: RegistryOf, lang: Lang = "en") -> LinkAnswer:
    """A code that makes another device the same guest: once, and only for some minutes."""
    _count(request, registry)
    code = new_code()
    seconds = registry.services.settings.link_seconds
    await registry.services.storage.create_link(hashed(code), guest.id, registry.services.clock() + seconds)
    return LinkAnswer(code=code, seconds=int(seconds))


@router.post("/links/{code}", status_code=201, responses=wrong(404))
async def use_link(
    code: Annotated[str, Path(max_length=100)], request: Request, registry: RegistryOf, lang: Lang = "en"
) -> TokenAnswer:
    """A further token for the guest a code stands for."""
    storage, now = registry.services.storage, registry.services.clock()
    guest_id = await storage.use_link(hashed(code), now)
    if guest_id is None:
        raise RequestError("link-unknown", 404)
    token, noting = opening(guest_id, device_of(request), now)
    await storage.change(noting)
    guest = await storage.guest_by_token(hashed(token))
    assert guest is not None, "the token was stored a moment ago"
    return TokenAnswer(id=guest.id, name=guest.name, token=token)
