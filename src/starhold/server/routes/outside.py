"""Bots from outside: whose they are, what they are told, and what they answer. How to write one: docs/bots.md."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, Field, StrictInt, StrictStr

from starhold.core.errors import BadNotation
from starhold.core.rules import IllegalAction
from starhold.server.logs import log
from starhold.server.outside.book import OutsideBot, add_bot, bot_by_token, bots_here, bots_of, remove_bot
from starhold.server.outside.seen import TableSeen
from starhold.server.outside.streaming import Stream, StreamAnswer, look_at
from starhold.server.request_error import RequestError
from starhold.server.routes.common import Id, Lang, MaybeGuest, RegistryOf, SomeGuest, Wrong, address_of, wrong
from starhold.server.texts import explain

router = APIRouter(tags=["bots from outside"])
_bearer = HTTPBearer(auto_error=False, scheme_name="BotToken", description="The token of a bot from outside.")


async def some_bot(
    registry: RegistryOf, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
) -> OutsideBot:
    """Which bot asks; a guest's token is none."""
    if credentials is None:
        raise RequestError("outside-needed", 401)
    bot = await bot_by_token(registry.services.storage, credentials.credentials)
    if bot is None:
        raise RequestError("outside-token-unknown", 401)
    registry.services.outside.pay(bot)
    return bot


SomeBot = Annotated[OutsideBot, Depends(some_bot)]
BotId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$", description="The id of a bot from outside.")]


# -- whose they are


class NewBot(BaseModel):
    """What it is called, and whether others may ask it to play, too."""

    name: str = Field(max_length=200)
    shared: bool = False


class BotAnswer(BaseModel):
    """A bot from outside."""

    id: str
    name: str
    owner: str = Field(description="What its owner is called.")
    mine: bool
    shared: bool
    here: bool = Field(description="Whether it listens now, so that it can be put on a seat.")


class MyBotAnswer(BotAnswer):
    """One of my own."""

    created: float


class MadeBotAnswer(BaseModel):
    """A new bot, with the token it plays by: it is told this once and never again."""

    id: str
    name: str
    token: str


def _told(bot: OutsideBot, viewer: str, now: float) -> dict[str, Any]:
    return {
        "id": bot.id,
        "name": bot.name,
        "owner": bot.owner_name,
        "mine": bot.owner == viewer,
        "shared": bot.shared,
        "here": bot.here_until > now,
    }


@router.get("/api/bots", responses=wrong(401))
async def bots_to_play_with(guest: MaybeGuest, registry: RegistryOf, lang: Lang = "en") -> list[BotAnswer]:
    """The bots from outside that listen now and that I may put on a seat, as `outside:NAME`."""
    storage = registry.services.storage
    viewer = "" if guest is None else guest.id
    return [BotAnswer(**_told(bot, viewer, storage.shared_time())) for bot in await bots_here(storage, viewer)]


@router.get("/api/me/bots", responses=wrong(401))
async def my_bots(guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> list[MyBotAnswer]:
    """My own bots, the oldest first."""
    storage = registry.services.storage
    return [
        MyBotAnswer(**_told(bot, guest.id, storage.shared_time()), created=bot.created)
        for bot in await bots_of(storage, guest.id)
    ]


@router.post("/api/me/bots", status_code=201, responses=wrong(401, 409))
async def make_bot(given: NewBot, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> MadeBotAnswer:
    """A token for a bot of mine. It may play, and do nothing else in my name."""
    services = registry.services
    services.bounds.change(guest.id)
    most = services.settings.limits.outside_bots
    bot, token = await add_bot(services.storage, guest, given.name, given.shared, most, services.clock())
    log("outside-bot-made")
    return MadeBotAnswer(id=bot.id, name=bot.name, token=token)


@router.delete("/api/me/bots/{bot}", status_code=204, responses=wrong(401, 404))
async def take_bot_away(bot: BotId, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """Take a bot and its token away at once. Where it plays, one of the server's bots plays on."""
    registry.services.bounds.change(guest.id)
    if not await remove_bot(registry.services.storage, guest.id, bot):
        raise RequestError("outside-unknown", 404)
    registry.drop_bot(bot)
    registry.services.neighbours.wake(bot, removed=True)


# -- what a bot is told, and what it answers


class Move(BaseModel):
    """An answer to what the bot is asked."""

    step: StrictInt = Field(ge=0, le=10_000_000, description="The step of the turn it answers.")
    notation: StrictStr = Field(max_length=200, description="One of the choices, as they are written there.")


class MovedAnswer(BaseModel):
    """It was taken, and is stored."""

    step: int = Field(description="The step the game is at now.")


class WrongMove(Wrong):
    """Why an answer was not taken; nothing has changed."""

    rule: str = Field(default="", description="The rule that forbids it, where one does.")


_NO_MOVE = wrong(401, 403, 404, 409) | {422: {"model": WrongMove, "description": "Not allowed by the rules."}}
_STREAM: dict[int | str, dict[str, Any]] = {
    200: {"description": "Events, one a line; empty lines in between.", "content": {"application/x-ndjson": {}}}
}


@router.get("/api/bot/events", response_class=Response, responses=wrong(401) | _STREAM)
async def events(bot: SomeBot, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """All a bot is told, as it happens. Who comes again is told again where it plays and what it is asked."""
    token = request.headers["authorization"].partition(" ")[2].strip()
    return StreamAnswer(Stream(registry, request.app.state.routes, bot, request.scope, token, lang))


@router.get("/api/bot/tables/{id}", responses=wrong(401, 403, 404, 409))
async def bots_table(
    id: Id,
    bot: SomeBot,
    request: Request,
    registry: RegistryOf,
    back: Annotated[bool, Query(description="The bot was away and is ready again: it gets its whole time.")] = False,
    lang: Lang = "en",
) -> TableSeen:
    """A table where the bot has a seat, as that seat may see it."""
    return await look_at(registry, bot, id, lang, address_of(request), back)


@router.post("/api/bot/tables/{id}/moves", responses=_NO_MOVE)
async def move(
    id: Id, given: Move, bot: SomeBot, request: Request, registry: RegistryOf, lang: Lang = "en"
) -> MovedAnswer:
    """Answer what the bot is asked there."""
    address = address_of(request)
    table = await registry.table(id, address)
    answering = partial(table.bots.questions.answer, bot.mark, given.step, given.notation, address)
    try:
        async with registry.services.turn(address):
            return MovedAnswer(step=await table.ask(answering))
    except (IllegalAction, BadNotation) as error:
        key, text, rule = explain(error, lang, table.match.game.id, table.seats.names(lang))
        return JSONResponse({"key": key, "text": text, "rule": rule}, 422)  # type: ignore[return-value]
