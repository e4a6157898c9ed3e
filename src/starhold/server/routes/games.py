"""What can be played: the games, what their boards show, and their rulebooks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from starhold.bots.ratings import ratings
from starhold.bots.registry import BOTS, DEFAULT_BOT, YARDSTICKS
from starhold.bots.roster import kinds_of
from starhold.core.game import Game
from starhold.core.registry import all_games, knows, offered
from starhold.core.registry import game as find_game
from starhold.locale.rulebook import read_rulebook
from starhold.server.request_error import RequestError
from starhold.server.routes.common import GameId, Lang, RegistryOf, wrong
from starhold.server.texts import game_text, words
from starhold.teach.lessons import lessons_of

router = APIRouter(prefix="/api/games", tags=["games"])


class OptionAnswer(BaseModel):
    """A switch of a game."""

    name: str
    label: str
    help: str
    default: bool | int | str
    choices: list[str]
    labels: dict[str, str]  # of the choices
    players: list[int]  # the player counts it may be changed for; empty: all
    rule: str


class LessonAnswer(BaseModel):
    """A sentence for newcomers."""

    title: str
    text: str


class StrengthAnswer(BaseModel):
    """How strong a bot was measured to be; null where it was not."""

    rating: float | None = None  # on the scale of Elo, greedy at 0
    points: float | None = None  # instead, where one plays alone: the mean
    low: float | None  # 95 % interval of either
    high: float | None
    milliseconds: float | None  # a decision, on average


class LadderAnswer(BaseModel):
    """A kind of table, and the bots there."""

    kind: str
    players: int
    options: dict[str, bool | int | str]  # that make it this kind; a later one in the list fits better
    bots: dict[str, StrengthAnswer]


class GameAnswer(BaseModel):
    """A game, before anything is dealt."""

    id: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    minutes: int
    weight: int  # how hard, from 1 to 5
    counts: Literal["round", "turn"]  # what it is told by how far a game is
    lessons: list[LessonAnswer]
    guided: bool = False  # whether there is a guided first game
    bots: list[str]  # weakest first
    yardsticks: list[str]  # those of them that are kept for research
    plays: dict[str, str]  # how each of them does, in one line
    default_bot: str
    rules_version: int
    options: list[OptionAnswer]
    ladder: list[LadderAnswer] = []  # kinds of tables at which the bots were measured


class RuleAnswer(BaseModel):
    """One rule of a rulebook; its text is Markdown."""

    id: str
    section: str
    title: str
    text: str


def _about(game: Game, lang: str) -> GameAnswer:
    text = game_text(game.id, lang)
    about = text.about()
    options = [
        OptionAnswer(
            name=option.name,
            label=text.option_label(option.name),
            help=text.option_help(option.name),
            default=option.default,
            choices=list(option.choices),
            labels={choice: text.option_value(option.name, choice) for choice in option.choices},
            players=list(option.players),
            rule=option.rule,
        )
        for option in game.options
        if not option.hidden
    ]
    return GameAnswer(
        id=game.id,
        title=str(about["title"]),
        blurb=str(about["blurb"]),
        min_players=game.min_players,
        max_players=game.max_players,
        minutes=int(about["minutes"]),
        weight=int(about["weight"]),
        counts=about["counts"],
        lessons=[LessonAnswer(title=title, text=text) for title, text in about["lessons"]],
        guided=lessons_of(game).guided is not None,
        bots=list(BOTS),
        yardsticks=list(YARDSTICKS),
        plays={bot: words(lang).say(f"plays-{bot}") for bot in BOTS},
        default_bot=DEFAULT_BOT,
        rules_version=game.rules_version,
        options=options,
        ladder=_ladder(game),
    )


def _ladder(game: Game) -> list[LadderAnswer]:
    measured = ratings().get(game.id, {})
    return [
        LadderAnswer.model_validate(
            {"kind": kind.name, "players": kind.players, "options": kind.needs, "bots": measured[kind.name]}
        )
        for kind in kinds_of(game)
        if kind.name in measured
    ]


def known_game(game: str) -> Game:
    """A game by its id."""
    if not knows(game):
        raise RequestError("game-unknown", 404, detail=", ".join(offered()))
    return find_game(game)


class PrefaceAnswer(BaseModel):
    """What stands before the first rule of a rulebook, as Markdown."""

    text: str


def _rules(game: Game, lang: str) -> list[RuleAnswer]:
    rules = read_rulebook(game, lang).rules.values()
    return [RuleAnswer(id=rule.id, section=rule.section, title=rule.title, text=rule.text) for rule in rules]


def _edition(game: Game, asked: str) -> str:
    """A printing the game has; the usual one for any other."""
    known = {choice for option in game.options if option.name == "edition" for choice in option.choices}
    return asked if asked in known else ""


@router.get("", responses=wrong(), response_model=list[GameAnswer])
async def list_games(request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """All games there are."""
    return await registry.canned.answer(request, lambda: [_about(game, lang) for game in all_games()], "games", lang)


@router.get("/{game}/things", responses=wrong(404), response_model=dict[str, Any])
async def list_things(
    game: GameId,
    request: Request,
    registry: RegistryOf,
    lang: Lang = "en",
    edition: Annotated[str, Query(max_length=40, description="Which printing, where a game has several.")] = "",
) -> Response:
    """Everything the board of a game shows, in words and figures; each game has its own shape."""
    known = known_game(game)
    which = _edition(known, edition)
    return await registry.canned.answer(
        request, lambda: game_text(game, lang).things(which), "things", game, lang, which
    )


@router.get("/{game}/rules", responses=wrong(404), response_model=list[RuleAnswer])
async def list_rules(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """The rulebook, rule by rule."""
    known = known_game(game)
    return await registry.canned.answer(request, lambda: _rules(known, lang), "rules", game, lang)


@router.get("/{game}/preface", responses=wrong(404), response_model=PrefaceAnswer)
async def read_preface(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> Response:
    """The aim of the game, what its rulebook's marks and words mean, and its options."""
    known = known_game(game)
    return await registry.canned.answer(
        request, lambda: PrefaceAnswer(text=read_rulebook(known, lang).preface), "preface", game, lang
    )
