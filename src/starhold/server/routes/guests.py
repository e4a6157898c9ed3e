"""Guests: a name and a token, kept by the browser; a one-time link takes them to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from starhold.server.clean import clean_name
from starhold.server.hub import Hub
from starhold.server.refuse import Refuse
from starhold.server.routes.common import HubOf, Lang, SomeGuest, address_of, wrong
from starhold.server.tokens import hashed, new_code, new_id, new_token

router = APIRouter(prefix="/api", tags=["guests"])


class Named(BaseModel):
    """A name to be called by."""

    name: str = Field(max_length=200)


class GuestAnswer(BaseModel):
    """Somebody."""

    id: str
    name: str


class TokenAnswer(GuestAnswer):
    """Somebody, with a token that shows it: told once, kept only as a hash."""

    token: str


class LinkAnswer(BaseModel):
    """A code for another device: works once."""

    code: str
    seconds: int


def _count(request: Request, hub: Hub) -> None:
    """Whoever is new is kept for ever, so an address is only so many."""
    addresses = hub.house.addresses
    if not addresses.take(addresses.guests, address_of(request), 1):
        raise Refuse("too-many-requests", 429)


@router.post("/guests", status_code=201, responses=wrong())
async def create_guest(given: Named, request: Request, hub: HubOf, lang: Lang = "en") -> TokenAnswer:
    """Become somebody."""
    name = clean_name(given.name)
    _count(request, hub)
    guest_id, token = new_id(), new_token()
    await hub.house.storage.create_guest(guest_id, name, hashed(token))
    return TokenAnswer(id=guest_id, name=name, token=token)


@router.get("/me", responses=wrong(401))
async def who_am_i(guest: SomeGuest, lang: Lang = "en") -> GuestAnswer:
    """Who the token stands for."""
    return GuestAnswer(id=guest.id, name=guest.name)


@router.patch("/me", responses=wrong(401))
async def rename(given: Named, guest: SomeGuest, hub: HubOf, lang: Lang = "en") -> GuestAnswer:
    """Another name, from the next table on."""
    name = clean_name(given.name)
    await hub.house.storage.rename_guest(guest.id, name)
    return GuestAnswer(id=guest.id, name=name)


@router.post("/me/link", status_code=201, responses=wrong(401))
async def make_link(guest: SomeGuest, request: Request, hub: HubOf, lang: Lang = "en") -> LinkAnswer:
    """A code that makes another device the same guest: once, and only for some minutes."""
    _count(request, hub)
    code = new_code()
    seconds = hub.house.settings.link_seconds
    await hub.house.storage.create_link(hashed(code), guest.id, hub.house.clock() + seconds)
    return LinkAnswer(code=code, seconds=int(seconds))


@router.post("/links/{code}", status_code=201, responses=wrong(404))
async def use_link(code: Annotated[str, Path(max_length=100)], hub: HubOf, lang: Lang = "en") -> TokenAnswer:
    """Be the guest a code stands for, with a token of one's own."""
    storage = hub.house.storage
    guest_id = await storage.use_link(hashed(code), hub.house.clock())
    if guest_id is None:
        raise Refuse("link-unknown", 404)
    token = new_token()
    await storage.add_token(guest_id, hashed(token))
    guest = await storage.guest_by_token(hashed(token))
    assert guest is not None, "the token was stored a moment ago"
    return TokenAnswer(id=guest.id, name=guest.name, token=token)
