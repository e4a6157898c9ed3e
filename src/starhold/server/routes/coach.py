"""The coach: a hint for one's open question, why a bot did what it did, and the review of a finished game."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from starhold.server.routes.common import Id, Lang, MaybeGuest, RegistryOf, SomeGuest, address_of, wrong

router = APIRouter(prefix="/api/tables", tags=["coach"])

Notation = Annotated[str, Field(min_length=1, max_length=80)]


class WorthAnswer(BaseModel):
    """One choice, in words, and what it is worth."""

    actions: list[str]
    words: str
    chance: float | None = Field(description="Of winning; alone: the share of the margin. None: nothing was learnt.")
    reasons: list[str]


class AdviceAnswer(BaseModel):
    """What the coach thinks of an open question, best choice first."""

    step: int
    alone: bool
    learned: bool
    choices: list[WorthAnswer]


class Asking(BaseModel):
    """Which question is meant, and a choice to be looked at in any case."""

    step: int = Field(ge=0, le=1_000_000, description="How many steps one has seen.")
    also: list[Notation] = Field(default=[], max_length=30)


class Explaining(BaseModel):
    """Which step of a bot is to be explained.

    What all choose at once is told when the last has chosen: with `seat` it is that seat's last step until then.
    """

    step: int = Field(ge=1, le=1_000_000)
    seat: int | None = Field(default=None, ge=0, le=99)


class ExplainAnswer(BaseModel):
    """A sentence or two."""

    text: str


class DecisionAnswer(BaseModel):
    """One decision of a finished game."""

    step: int
    seat: int
    action: str
    best: str
    loss: float
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    chance: float


class LineAnswer(BaseModel):
    """One choice of a line."""

    seat: int
    words: str


class MomentAnswer(DecisionAnswer):
    """A decision that mattered, in words."""

    words: str
    best_words: str
    line_words: list[LineAnswer] = Field(description="How it might have gone on.")
    reason_words: list[str]


class ReviewBody(BaseModel):
    """All that there is to say of a game."""

    game: str
    seats: list[str]
    chances: list[list[float]] = Field(description="Of winning, by seat, after so many steps.")
    decisions: list[DecisionAnswer]
    luck: list[float] = Field(description="What luck gave or took, by seat, of chance of winning.")
    accuracy: list[float]
    grades: list[dict[str, int]]
    moments: list[MomentAnswer]
    moments_of: list[list[MomentAnswer]]


class ReviewAnswer(BaseModel):
    """How far a review is, and the review when it is there."""

    done: int = Field(description="Hundredths.")
    review: ReviewBody | None = None


@router.post("/{id}/review", responses=wrong(401, 403, 404, 409))
async def review(id: Id, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en") -> ReviewAnswer:
    """The review of a finished game: begun by the first who asks, asked again until it is there, and kept."""
    address = address_of(request)
    table = await registry.table(id, address)
    done, found = await registry.reviews.review(table, registry.replays, address, lang)
    return ReviewAnswer(done=done, review=found)


@router.post("/{id}/advice", responses=wrong(401, 403, 404, 409), response_model=AdviceAnswer)
async def advise(
    id: Id, given: Asking, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> Response:
    """The best choices of one's open question with their chance of winning, from what one's own seat can know."""
    address = address_of(request)
    table = await registry.table(id, address)
    body = await registry.coaching.advise(table, guest, address, given.step, given.also, lang)
    return Response(body, media_type="application/json")


@router.post("/{id}/explain", responses=wrong(401, 403, 404, 409))
async def explain(
    id: Id, given: Explaining, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> ExplainAnswer:
    """Why a bot may have done what it did in a step."""
    address = address_of(request)
    table = await registry.table(id, address)
    text = await registry.coaching.explain(table, guest, address, given.step, given.seat, registry.replays, lang)
    return ExplainAnswer(text=text)
