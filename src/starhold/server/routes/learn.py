"""Learning: what a game teaches, its lessons and tasks as they are worked at, and how far one has come."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field, StrictBool, StrictFloat, StrictInt, StrictStr

from starhold.coach.puzzles import puzzles_of
from starhold.core.registry import game as find_game
from starhold.core.registry import offered
from starhold.locale import Words
from starhold.server.creation import ME, Wish, promise
from starhold.server.exercises import Wanted
from starhold.server.request_error import RequestError
from starhold.server.routes.common import GameId, Lang, MaybeGuest, RegistryOf, SomeGuest, address_of, wrong
from starhold.server.routes.tables import CreatedAnswer
from starhold.server.storage.base import Conflict, storable
from starhold.teach.lessons import lessons_of

router = APIRouter(prefix="/api", tags=["learn"])

Notation = Annotated[str, Field(min_length=1, max_length=80)]
Gesture = Annotated[list[Notation], Field(min_length=1, max_length=30)]
LessonId = Annotated[str, Path(pattern="^[a-z0-9_-]{1,60}$", description="The id of a lesson.")]
Topic = Annotated[str, Path(pattern="^[a-z0-9_/.-]{1,100}$", description="What progress is about.")]


Plain = StrictBool | StrictInt | StrictFloat | StrictStr | None


class TaskAnswer(BaseModel):
    """One task in a list."""

    id: str
    title: str
    goal: str


class LearnAnswer(BaseModel):
    """What a game teaches."""

    guided: bool  # whether there is a guided first game
    stops: int  # how many things are said in it
    tasks: list[TaskAnswer]


class PuzzleAnswer(BaseModel):
    """One puzzle in a list: how hard it is, and for how many players."""

    id: str
    rating: int
    players: int


class Choices(BaseModel):
    """What was chosen in a lesson so far, gesture by gesture."""

    gestures: list[Gesture] = Field(default=[], max_length=200)
    since: int = Field(default=0, ge=0, le=1_000_000, description="The steps one has seen; what came after is told.")


class Progress(BaseModel):
    """How far one has come with something: small, and for oneself alone."""

    value: dict[str, Plain | list[Plain | list[Plain]]] = Field(max_length=20)


_EXERCISE: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The lesson as it stands: a table, and what is said beside it.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Exercise"}}},
    }
}
_MOST_SIGNS = 8_000  # of one topic


@router.get("/games/{game}/learn", responses=wrong(404))
async def show_lessons(game: GameId, lang: Lang = "en") -> LearnAnswer:
    """The guided first game and the tasks of a game, easiest first."""
    one = find_game(game)
    lessons = lessons_of(one)
    words = Words(lang, one.id)
    tasks = [
        TaskAnswer(id=task.id, title=words.say(f"task-{task.id}"), goal=words.say(f"task-{task.id}.goal"))
        for task in lessons.tasks
    ]
    guided = lessons.guided
    return LearnAnswer(guided=guided is not None, stops=len(guided.stops) if guided else 0, tasks=tasks)


@router.get("/games/{game}/puzzles", responses=wrong(404), response_model=list[PuzzleAnswer])
async def show_puzzles(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """The puzzles of a game, easiest first."""
    one = find_game(game)

    def listed() -> list[dict[str, Any]]:
        ranked = sorted(puzzles_of(one.id), key=lambda puzzle: (puzzle.rating, puzzle.id))
        return [{"id": puzzle.id, "rating": puzzle.rating, "players": puzzle.players} for puzzle in ranked]

    return await registry.canned.answer(request, listed, "puzzles", game)


@router.post("/games/{game}/exercises/{kind}/{id}", responses={**_EXERCISE, **wrong(401, 404)}, response_class=Response)
async def show_exercise(
    game: GameId,
    kind: Literal["guided", "task", "puzzle"],
    id: LessonId,
    given: Choices,
    request: Request,
    registry: RegistryOf,
    guest: MaybeGuest,
    lang: Lang = "en",
) -> Response:
    """A lesson after those choices. Nothing is kept: asked again, it answers the same."""
    find_game(game)
    name = guest.name if guest is not None else Words(lang).say("lesson-you")
    wanted = Wanted(game, kind, id, [list(one) for one in given.gestures], given.since, name, lang)
    squeeze = "gzip" in request.headers.get("accept-encoding", "")
    body, squeezed = await registry.replays.exercise(wanted, address_of(request), squeeze)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if squeezed else {})
    return Response(body, media_type="application/json", headers=headers)


@router.post("/games/{game}/exercises/guided/first/play", status_code=201, responses=wrong(401, 404, 409))
async def play_on(
    game: GameId, given: Choices, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> CreatedAnswer:
    """A table that goes on from where one is in the guided first game, by new luck, with bots in the other seats."""
    if game not in offered():
        raise RequestError("game-unknown", 404, detail=", ".join(offered()))
    lesson = lessons_of(find_game(game)).guided
    if lesson is None:
        raise RequestError("lesson-unknown", 404)
    address = address_of(request)
    await registry.allow_table(guest, address, False)
    record = await registry.replays.play_on(game, [list(one) for one in given.gestures], address)
    players = int(next(line for line in record.splitlines() if line.startswith("players: ")).split()[1])
    seats = [ME if seat == lesson.seat else lesson.bots for seat in range(players)]
    new = await registry.replays.make_table(Wish(game, players, seats, record=record), guest, address)
    table_id = await registry.create(new)
    return CreatedAnswer(id=table_id, seat=new.my_seat, invites=new.invites, commitment=promise(new.row.secret))


@router.get("/me/progress", responses=wrong(401))
async def show_progress(guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> dict[str, dict[str, Any]]:
    """How far one has come, by topic."""
    stored = await registry.services.storage.progress(guest.id)
    return {topic: json.loads(body) for topic, body in stored.items()}


@router.put("/me/progress/{topic:path}", status_code=204, responses=wrong(401, 409))
async def note_progress(
    topic: Topic, given: Progress, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en"
) -> None:
    """Note how far one has come; it is there on one's other devices."""
    try:
        body = json.dumps(given.value, ensure_ascii=False, allow_nan=False)
    except ValueError:
        raise RequestError("bad-request", 422, detail="value: a number that cannot be stored") from None
    if not storable(body):
        raise RequestError("bad-request", 422, detail="value: a character that cannot be stored")
    if len(body) > _MOST_SIGNS:
        raise RequestError("progress-long", 413)
    try:
        await registry.services.storage.set_progress(guest.id, topic, body, registry.services.clock())
    except Conflict:
        raise RequestError("progress-full", 409) from None
