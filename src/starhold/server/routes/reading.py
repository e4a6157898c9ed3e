"""What one reads to learn a game: the player's rulebook, the glossary, and the table in a picture."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from starhold.locale.glossary import read_glossary
from starhold.locale.guide import read_guide
from starhold.server.picture import picture
from starhold.server.request_error import RequestError
from starhold.server.routes.common import GameId, Lang, RegistryOf, wrong
from starhold.server.routes.games import known_game
from starhold.server.routes.replay import UPDATE

router = APIRouter(prefix="/api/games", tags=["games"])


class GuideAnswer(BaseModel):
    """The player's rulebook, as Markdown; `{rule:…}`, `{picture}` and `{at:…}` are for who draws it."""

    title: str
    text: str


class TermAnswer(BaseModel):
    """A term of art or an icon, explained."""

    id: str
    word: str
    text: str
    rule: str  # empty where no ruling is about it
    icons: list[str]  # by their names


@router.get("/{game}/guide", responses=wrong(404), response_model=GuideAnswer)
async def show_guide(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """How the game is played, on a few pages."""
    known = known_game(game)

    def make() -> GuideAnswer:
        guide = read_guide(known, lang)
        if guide is None:
            raise RequestError("no-guide", 404)
        return GuideAnswer(title=guide.title, text=guide.text)

    return await registry.canned.answer(request, make, "guide", game, lang)


@router.get("/{game}/glossary", responses=wrong(404), response_model=list[TermAnswer])
async def list_terms(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """What the words and icons of the game mean, and those of every table."""
    known = known_game(game)
    return await registry.canned.answer(
        request,
        lambda: [TermAnswer.model_validate(term._asdict()) for term in read_glossary(known, lang)],
        "glossary",
        game,
        lang,
    )


@router.get("/{game}/picture", responses={**UPDATE, **wrong(404)}, response_class=Response)
async def show_picture(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """The table in the midst of a game, as its first seat sees it."""
    known = known_game(game)
    return await registry.canned.answer(
        request, lambda: msgspec.to_builtins(picture(known, lang)), "picture", game, lang
    )
