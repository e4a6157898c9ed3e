"""Looking back: any step of a game as one may see it, the course of the scores, the record."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from starhold.server.request_error import RequestError
from starhold.server.routes.common import Id, Lang, MaybeGuest, RegistryOf, address_of, wrong
from starhold.server.storage.base import Guest
from starhold.server.table import Table
from starhold.server.table_registry import TableRegistry

router = APIRouter(prefix="/api/tables", tags=["replay"])

_LOOK_COST: Final = 2  # of one look back, in plain requests …
_LINES_FOR_ONE: Final = 2_000  # … and so many lines of the log, which is sent with it, for another


class PointAnswer(BaseModel):
    """The scores by seat at the end of a round."""

    step: int
    round: int
    totals: list[int]


async def _eyes(table: Table, guest: Guest | None, seat: int | None) -> int | None:
    """Through whose eyes: one's own, a spectator's, or, when all is over, anybody's."""
    own = table.seats.of(guest)
    if seat is None or seat == own:
        return own
    if not 0 <= seat < len(table.seats.places):
        raise RequestError("seat-unknown", 404)
    if not table.over():
        raise RequestError("eyes-early", 403)
    return seat


UPDATE: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The same `update` as comes over the socket of the table.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Update"}}},
    }
}


@router.get("/{id}/steps/{step}", responses={**UPDATE, **wrong(401, 403, 404, 409)}, response_class=Response)
async def show_step(
    id: Id,
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    request: Request,
    registry: RegistryOf,
    guest: MaybeGuest,
    seat: Annotated[int | None, Query(ge=0, le=100, description="Through whose eyes; a finished game only.")] = None,
    open: Annotated[bool, Query(description="With the hands of all seats; a finished game only.")] = False,
    lang: Lang = "en",
) -> Response:
    """The table after that many steps, with the moments on the way there from the step before."""
    table = await registry.table(id, address_of(request))
    eyes = await _eyes(table, guest, seat)
    if open and not table.over():
        raise RequestError("eyes-early", 403)
    facts = msgspec.msgpack.encode(table.facts(registry.services.steady()))
    you = eyes == table.seats.of(guest)
    names = table.seats.names(lang)
    return await _look(registry, table, request, "step", step, eyes, lang, names, facts, you, open)


@router.get("/{id}/course", responses=wrong(401, 403, 404, 409), response_model=list[PointAnswer])
async def show_course(id: Id, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en") -> Response:
    """The scores, one point a round."""
    table = await registry.table(id, address_of(request))
    if not table.over() and table.seats.of(guest) is None:
        raise RequestError("course-early", 403)
    return await _look(registry, table, request, "rounds")


_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/{id}/record", responses={**_TEXT, **wrong(401, 403, 404, 409)}, response_class=Response)
async def show_record(id: Id, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en") -> Response:
    """A finished game as text, with its luck and the secret it came from."""
    table = await registry.table(id, address_of(request))
    names, secret = table.told_names(), table.secret_told()
    told = (names, secret, table.affairs.ended_in_words())
    answer = await _look(registry, table, request, "record", *told, media_type="text/plain; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="starhold-{id}.record"'
    return answer


async def _look(
    registry: TableRegistry, table: Table, request: Request, kind: str, *rest: Any, media_type: str = "application/json"
) -> Response:
    """What the archive answers; it has compressed it already where that is understood."""
    address = address_of(request)
    if not registry.services.addresses.look(address, _LOOK_COST + table.words.lines_since(0) / _LINES_FOR_ONE):
        raise RequestError("too-many-requests", 429)
    squeeze = "gzip" in request.headers.get("accept-encoding", "")
    body, squeezed = await registry.replays.look(table, address, kind, *rest, squeeze)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if squeezed else {})
    return Response(body, media_type=media_type, headers=headers)
