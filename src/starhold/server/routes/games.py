"""What can be played: the games, what their boards show, and their rulebooks."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel

from starhold.bots.registry import BOTS
from starhold.core.game import Game
from starhold.core.registry import GAMES, all_games
from starhold.core.registry import game as find_game
from starhold.locale.rulebook import read_rulebook
from starhold.server.refuse import Refuse
from starhold.server.routes.common import GameId, Lang, wrong
from starhold.server.texts import game_text

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


class GameAnswer(BaseModel):
    """A game, before anything is dealt."""

    id: str
    title: str
    blurb: str
    min_players: int
    max_players: int
    minutes: int
    weight: int  # how hard, from 1 to 5
    bots: list[str]
    rules_version: int
    options: list[OptionAnswer]


class RuleAnswer(BaseModel):
    """One rule of a rulebook; its text is Markdown."""

    id: str
    section: str
    title: str
    text: str


@lru_cache(maxsize=32)
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
        bots=list(BOTS),
        rules_version=game.rules_version,
        options=options,
    )


def known_game(game: str) -> Game:
    """A game by its id."""
    if game not in GAMES:
        raise Refuse("game-unknown", 404, detail=", ".join(GAMES))
    return find_game(game)


class PrefaceAnswer(BaseModel):
    """What stands before the first rule of a rulebook, as Markdown."""

    text: str


@lru_cache(maxsize=32)
def _rules(game: Game, lang: str) -> list[RuleAnswer]:
    rules = read_rulebook(game, lang).rules.values()
    return [RuleAnswer(id=rule.id, section=rule.section, title=rule.title, text=rule.text) for rule in rules]


@lru_cache(maxsize=32)
def _things(game: Game, lang: str, edition: str) -> dict[str, Any]:
    return game_text(game.id, lang).things(edition)


@router.get("", responses=wrong())
async def list_games(lang: Lang = "en") -> list[GameAnswer]:
    """All games there are."""
    return [_about(game, lang) for game in all_games()]


@router.get("/{game}/things", responses=wrong(404))
async def list_things(
    game: GameId,
    lang: Lang = "en",
    edition: Annotated[str, Query(max_length=40, description="Which printing, where a game has several.")] = "",
) -> dict[str, Any]:
    """Everything the board of a game shows, in words and figures; each game has its own shape."""
    return _things(known_game(game), lang, edition)


@router.get("/{game}/rules", responses=wrong(404))
async def list_rules(game: GameId, lang: Lang = "en") -> list[RuleAnswer]:
    """The rulebook, rule by rule."""
    return _rules(known_game(game), lang)


@router.get("/{game}/preface", responses=wrong(404))
async def read_preface(game: GameId, lang: Lang = "en") -> PrefaceAnswer:
    """The aim of the game, what its rulebook's marks and words mean, and its options."""
    return PrefaceAnswer(text=read_rulebook(known_game(game), lang).preface)
