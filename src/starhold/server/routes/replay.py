"""Looking back: any step of a game as one may see it, the course of the scores, the record."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from starhold.server.hub import Hub
from starhold.server.refuse import Refuse
from starhold.server.routes.common import HubOf, Id, Lang, MaybeGuest, wrong
from starhold.server.storage.base import Guest
from starhold.server.table import Table

router = APIRouter(prefix="/api/tables", tags=["replay"])


class StepAnswer(BaseModel):
    """The table after some steps, as one may see it."""

    step: int
    steps: int
    you: int | None
    view: dict[str, Any]
    log: list[dict[str, Any]]
    scores: list[dict[str, Any]]
    waiting: list[int]
    over: bool
    places: list[int]


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
        raise Refuse("seat-unknown", 404)
    if not table.match.state.over():
        raise Refuse("eyes-early", 403)
    return seat


@router.get("/{id}/steps/{step}", responses=wrong(401, 403, 404))
async def show_step(
    id: Id,
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    hub: HubOf,
    guest: MaybeGuest,
    seat: Annotated[int | None, Query(ge=0, le=100, description="Through whose eyes; a finished game only.")] = None,
    lang: Lang = "en",
) -> StepAnswer:
    """The table after that many steps."""
    table = await hub.table(id)
    course = await hub.replays.course(table)
    if step >= len(course.positions):
        raise Refuse("step-unknown", 404, steps=len(course.positions) - 1)
    eyes = await _eyes(table, guest, seat)
    return StepAnswer(**course.shown(step, eyes, lang, table.seats.names(lang)))


@router.get("/{id}/course", responses=wrong(401, 403, 404))
async def show_course(id: Id, hub: HubOf, guest: MaybeGuest, lang: Lang = "en") -> list[PointAnswer]:
    """The scores, one point a round."""
    table = await hub.table(id)
    if not table.match.state.over() and table.seats.of(guest) is None:
        raise Refuse("course-early", 403)
    course = await hub.replays.course(table)
    return [PointAnswer(**point) for point in course.rounds()]


_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/{id}/record", responses={**_TEXT, **wrong(401, 403, 404)}, response_class=Response)
async def show_record(id: Id, hub: HubOf, guest: MaybeGuest, lang: Lang = "en") -> PlainTextResponse:
    """A finished game as text, with its luck and the secret it came from."""
    return PlainTextResponse(await _record(hub, id), headers={"Content-Disposition": _attachment(id)})


async def _record(hub: Hub, id: str) -> str:
    table = await hub.table(id)

    async def tell() -> str:
        return table.told_record()

    return await table.ask(tell)


def _attachment(id: str) -> str:
    return f'attachment; filename="starhold-{id}.record"'
