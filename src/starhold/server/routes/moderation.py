"""Complaints of players, and what those who keep order can do about them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from starhold.server.identity import moderation
from starhold.server.identity.accounts import Role, account_named, set_role
from starhold.server.identity.moderation import Somebody, check_rank, find_somebody, line_said
from starhold.server.identity.reports import About, close_report, list_reports, reporting
from starhold.server.logs import log
from starhold.server.request_error import RequestError
from starhold.server.routes.common import Id, Lang, RegistryOf, SomeGuest, SomeModerator, address_of, wrong
from starhold.server.sanitize import sanitize, sanitize_name
from starhold.server.settings import DAY
from starhold.server.storage.base import Missing

router = APIRouter(prefix="/api", tags=["moderation"])

_LOOK_COST = 5.0  # a line has to be looked for


class NewReport(BaseModel):
    """What one complains of: a line of the chat by its number, or the name or play of whoever has a seat."""

    line: int | None = Field(default=None, ge=0, le=10_000_000)
    seat: int | None = Field(default=None, ge=0, le=100)
    about: Literal["name", "play"] = "name"
    why: str = Field(default="", max_length=500)


class SuspectAnswer(BaseModel):
    """Somebody, as those who keep order see them."""

    id: str
    name: str
    account: bool
    role: Role
    muted_until: float


class ReportAnswer(BaseModel):
    """A complaint."""

    id: str
    table: str
    by: str  # the name of who complained
    about: SuspectAnswer
    kind: About
    quote: str  # the line, or the name, as it was then
    why: str
    created: float
    closed: float  # 0: nobody has dealt with it


class Muting(BaseModel):
    """For how long somebody may not chat; 0: they may again."""

    hours: float = Field(ge=0, le=24 * 366)


class Renaming(BaseModel):
    """A name that is fit to be seen."""

    name: str = Field(max_length=200)


class Promoting(BaseModel):
    """What somebody may do from here on."""

    role: Role


def _person(one: Somebody) -> SuspectAnswer:
    role: Role = "admin" if one.role == "admin" else "moderator" if one.role == "moderator" else ""
    return SuspectAnswer(id=one.id, name=one.name, account=one.account, role=role, muted_until=one.muted_until)


@router.post("/tables/{id}/reports", status_code=202, responses=wrong(401, 403, 404))
async def report(
    id: Id, given: NewReport, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> None:
    """Complain of somebody at a table: what they said, how they are called, or how they behave."""
    services = registry.services
    row = await services.storage.find(id, guest.id)
    if row is None:
        raise RequestError("table-unknown", 404)
    if not row.public and not any(seat.guest_id == guest.id for seat in row.seats):
        raise RequestError("not-seated", 403)
    if not services.addresses.look(address_of(request), _LOOK_COST):
        raise RequestError("too-many-requests", 429)
    kind: About
    if given.line is not None:
        said = await line_said(services.storage, id, given.line)
        about, kind, quote = said.guest, "chat", f"{said.name}: {said.text}"
    else:
        seat = next((one for one in row.seats if one.seat == given.seat and one.guest_id is not None), None)
        if seat is None:
            raise RequestError("somebody-unknown", 404)
        about, kind, quote = seat.guest_id or "", given.about, seat.name
    if about == guest.id:
        raise RequestError("report-self", 422)
    services.bounds.report(guest.id)
    noting = reporting(id, guest.id, about, kind, quote, sanitize(given.why), services.clock())
    await services.storage.change(noting)
    log("reported", table=id, about=kind)


@router.get("/moderation/reports", responses=wrong(401, 403))
async def reports(
    moderator: SomeModerator, registry: RegistryOf, closed: bool = False, lang: Lang = "en"
) -> list[ReportAnswer]:
    """Complaints nobody has dealt with, the oldest first; or those somebody has, the last first."""
    return [
        ReportAnswer(
            id=one.id,
            table=one.table,
            by=one.by_name,
            about=_person(Somebody(one.about, one.about_name, one.muted_until, one.role, one.account)),
            kind=one.kind,
            quote=one.quote,
            why=one.why,
            created=one.created,
            closed=one.closed,
        )
        for one in await list_reports(registry.services.storage, closed)
    ]


@router.post("/moderation/reports/{id}/close", status_code=204, responses=wrong(401, 403, 404))
async def close(id: Id, moderator: SomeModerator, registry: RegistryOf, lang: Lang = "en") -> None:
    """Say that one has dealt with a complaint."""
    services = registry.services
    if not await close_report(services.storage, id, moderator.guest_id, services.clock()):
        raise RequestError("report-unknown", 404)


@router.post("/tables/{id}/close", status_code=204, responses=wrong(401, 403, 404, 409))
async def close_table(
    id: Id, request: Request, moderator: SomeModerator, registry: RegistryOf, lang: Lang = "en"
) -> None:
    """End a game that should not go on, without a result; those who sit there are told."""
    table = await registry.table(id, address_of(request))
    await table.ask(table.affairs.close)
    log("table-closed", table=id)


@router.get("/moderation/people", responses=wrong(401, 403, 404))
async def find_person(
    moderator: SomeModerator,
    registry: RegistryOf,
    name: Annotated[str, Query(max_length=200)],
    lang: Lang = "en",
) -> SuspectAnswer:
    """The account of that name."""
    account = await account_named(registry.services.storage, sanitize_name(name))
    if account is None:
        raise RequestError("somebody-unknown", 404)
    return _person(await find_somebody(registry.services.storage, account.guest_id))


GuestId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$", description="The id of a guest.")]


@router.post("/moderation/people/{guest}/mute", responses=wrong(401, 403, 404))
async def mute(
    guest: GuestId, given: Muting, moderator: SomeModerator, registry: RegistryOf, lang: Lang = "en"
) -> SuspectAnswer:
    """Let somebody not chat for a while; they can play on."""
    services = registry.services
    check_rank(moderator, await find_somebody(services.storage, guest))
    until = services.clock() + given.hours / 24 * DAY if given.hours else 0.0
    await moderation.mute(services.storage, guest, until)
    return _person(await find_somebody(services.storage, guest))


@router.post("/moderation/people/{guest}/rename", responses=wrong(401, 403, 404, 409))
async def rename(
    guest: GuestId, given: Renaming, moderator: SomeModerator, registry: RegistryOf, lang: Lang = "en"
) -> SuspectAnswer:
    """Give somebody another name, also at the tables they sit at."""
    name = sanitize_name(given.name)
    storage = registry.services.storage
    check_rank(moderator, await find_somebody(storage, guest))
    await moderation.rename(registry, guest, name)
    return _person(await find_somebody(storage, guest))


@router.post("/moderation/people/{guest}/role", responses=wrong(401, 403, 404))
async def promote(
    guest: GuestId, given: Promoting, moderator: SomeModerator, registry: RegistryOf, lang: Lang = "en"
) -> SuspectAnswer:
    """Let an account keep order, or not any more: an admin may say so."""
    storage = registry.services.storage
    if moderator.role != "admin":
        raise RequestError("rank-needed", 403)
    check_rank(moderator, await find_somebody(storage, guest))
    try:
        await set_role(storage, guest, given.role)
    except Missing:
        raise RequestError("account-needed", 403) from None
    log("role-changed", role=given.role or "none")
    return _person(await find_somebody(storage, guest))
