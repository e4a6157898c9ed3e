"""Guests: a name and a token, kept by the browser; a one-time link takes them to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from starhold.server.request_error import RequestError
from starhold.server.routes.common import Lang, RegistryOf, SomeGuest, address_of, wrong
from starhold.server.sanitize import sanitize_name
from starhold.server.table_registry import TableRegistry
from starhold.server.tokens import hashed, new_code, new_id, new_token

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


@router.post("/guests", status_code=201, responses=wrong())
async def create_guest(given: Named, request: Request, registry: RegistryOf, lang: Lang = "en") -> TokenAnswer:
    """Create a guest: a name, and a token to be known by."""
    name = sanitize_name(given.name)
    _count(request, registry)
    guest_id, token = new_id(), new_token()
    await registry.services.storage.create_guest(guest_id, name, hashed(token))
    return TokenAnswer(id=guest_id, name=name, token=token)


@router.get("/me", responses=wrong(401))
async def who_am_i(guest: SomeGuest, lang: Lang = "en") -> GuestAnswer:
    """Who the token stands for."""
    return GuestAnswer(id=guest.id, name=guest.name)


@router.patch("/me", responses=wrong(401))
async def rename(given: Named, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> GuestAnswer:
    """Change one's name; tables one sits at keep the old one."""
    name = sanitize_name(given.name)
    await registry.services.storage.rename_guest(guest.id, name)
    return GuestAnswer(id=guest.id, name=name)


@router.post("/me/link", status_code=201, responses=wrong(401))
async def make_link(guest: SomeGuest, request: Request, registry: RegistryOf, lang: Lang = "en") -> LinkAnswer:
    """A code that makes another device the same guest: once, and only for some minutes."""
    _count(request, registry)
    code = new_code()
    seconds = registry.services.settings.link_seconds
    await registry.services.storage.create_link(hashed(code), guest.id, registry.services.clock() + seconds)
    return LinkAnswer(code=code, seconds=int(seconds))


@router.post("/links/{code}", status_code=201, responses=wrong(404))
async def use_link(code: Annotated[str, Path(max_length=100)], registry: RegistryOf, lang: Lang = "en") -> TokenAnswer:
    """A further token for the guest a code stands for."""
    storage = registry.services.storage
    guest_id = await storage.use_link(hashed(code), registry.services.clock())
    if guest_id is None:
        raise RequestError("link-unknown", 404)
    token = new_token()
    await storage.add_token(guest_id, hashed(token))
    guest = await storage.guest_by_token(hashed(token))
    assert guest is not None, "the token was stored a moment ago"
    return TokenAnswer(id=guest.id, name=guest.name, token=token)
