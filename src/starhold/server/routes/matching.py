"""Finding each other: quick match, and short codes for tables."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from starhold.core.registry import game as find_game
from starhold.core.registry import offered
from starhold.server import quick_match
from starhold.server.codes import code_for, read_code, secret_of, table_of
from starhold.server.quick_match import Seek
from starhold.server.rating_book import has_account
from starhold.server.request_error import RequestError
from starhold.server.routes.common import Id, Lang, RegistryOf, SomeGuest, address_of, wrong
from starhold.server.services import Services
from starhold.server.tokens import invite

router = APIRouter(prefix="/api", tags=["matching"])

_ASKING: Final = 0.5  # of a plain request: who waits asks every second or two


class SeekWish(BaseModel):
    """What one would like to play with whoever comes."""

    game: str = Field(max_length=40)
    players: int = Field(ge=2, le=8)
    rated: bool = False
    bots: bool = Field(default=True, description="Whether bots may take the seats nobody comes for in time.")


class SeekAnswer(BaseModel):
    """How it stands with one's quick match."""

    state: Literal["none", "waiting", "matched"]
    game: str = ""
    players: int = 0
    rated: bool = False
    bots: bool = True
    waited: float = Field(default=0, description="Seconds.")
    patience: float = Field(default=0, description="Seconds after which bots take the seats that are left.")
    table: str = Field(default="", description="Where one was matched.")


class CodeAnswer(BaseModel):
    """The short code of a table, and how long it is good for."""

    code: str
    seconds: int


class InvitedAnswer(BaseModel):
    """What a short code stands for: a seat, and the invite to it."""

    table: str
    seat: int
    invite: str


def _answer(found: Seek | None, services: Services) -> SeekAnswer:
    if found is None:
        return SeekAnswer(state="none")
    return SeekAnswer(
        state="matched" if found.table else "waiting",
        game=found.game,
        players=found.players,
        rated=found.rated,
        bots=found.bots,
        waited=max(0.0, services.clock() - found.created),
        patience=services.settings.seek_seconds,
        table=found.table,
    )


@router.put("/me/seek", responses=wrong(401, 403, 404))
async def seek(
    given: SeekWish, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> SeekAnswer:
    """Look for company for a game. Who looks for something already looks for this instead; who was matched is told."""
    services = registry.services
    if given.game not in offered():
        raise RequestError("game-unknown", 404, detail=", ".join(offered()))
    game = find_game(given.game)
    if not game.min_players <= given.players <= game.max_players:
        raise RequestError("seek-players", 422, least=max(2, game.min_players), most=game.max_players)
    if given.rated and not await has_account(services.storage, guest.id):
        raise RequestError("rated-account", 403)
    present = await quick_match.find_seek(services.storage, guest.id, services.clock())
    if present is None:
        await registry.allow_table(guest, address_of(request), True)
    found = await quick_match.seek(services, guest, given.game, given.players, given.rated, given.bots)
    return _answer(found, services)


@router.get("/me/seek", responses=wrong(401))
async def seeking(request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en") -> SeekAnswer:
    """How it stands. Who does not ask for a while is thought to have left."""
    services = registry.services
    if not services.addresses.look(address_of(request), _ASKING):
        raise RequestError("too-many-requests", 429)
    return _answer(await quick_match.go_on(services, guest), services)


@router.delete("/me/seek", status_code=204, responses=wrong(401, 409))
async def stop_seeking(registry: RegistryOf, guest: SomeGuest, lang: Lang = "en") -> None:
    """Look no more. Refused to who was matched already: others wait at that table."""
    services = registry.services
    if not await quick_match.leave(services.storage, guest.id):
        found = await quick_match.find_seek(services.storage, guest.id, services.clock())
        if found is not None:
            raise RequestError("seek-matched", 409)


@router.post("/tables/{id}/code", status_code=201, responses=wrong(401, 403, 404, 409))
async def make_code(id: Id, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en") -> CodeAnswer:
    """A short code for the open seats of a table one sits at."""
    services = registry.services
    row = await services.storage.find(id)
    if row is None:
        raise RequestError("table-unknown", 404)
    if all(seat.guest_id != guest.id for seat in row.seats):
        raise RequestError("not-seated", 403)
    if row.over or all(seat.guest_id is not None or seat.bot for seat in row.seats):
        raise RequestError("table-full", 409)
    now = services.clock()
    code, expires = await code_for(services.storage, id, now, services.settings.code_seconds)
    return CodeAnswer(code=code, seconds=int(expires - now))


@router.get("/codes/{code}", responses=wrong(404, 409))
async def use_code(
    code: Annotated[str, Path(max_length=40)], request: Request, registry: RegistryOf, lang: Lang = "en"
) -> InvitedAnswer:
    """The seat a short code leads to: the first that is open. Whoever guesses is soon kept waiting."""
    services = registry.services
    if not services.addresses.take(services.addresses.codes, address_of(request), 1):
        raise RequestError("code-guessing", 429)
    read = read_code(code)
    found = await table_of(services.storage, read, services.clock()) if read else None
    row = await services.storage.find(found) if found else None
    if found is None or row is None:
        raise RequestError("code-unknown", 404)
    free = [seat.seat for seat in row.seats if seat.guest_id is None and not seat.bot]
    if row.over or not free:
        raise RequestError("table-full", 409)
    secret = await secret_of(services.storage, found)  # as it is stored: another process may serve the table
    return InvitedAnswer(table=found, seat=free[0], invite=invite(secret, free[0]))
