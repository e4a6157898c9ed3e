"""Everything the server says, in the language of whom it says it to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from starhold.core.errors import BadManifest, BadNotation, BadOption, BadRecord, StarholdError, UnknownGame
from starhold.core.registry import all_games
from starhold.core.registry import game as find_game
from starhold.core.rules import IllegalAction
from starhold.core.score import Score
from starhold.core.text import GameText
from starhold.core.view_types import SeenScore
from starhold.locale import LANGUAGES, BrokenMessage, Words, check_translated, read_messages
from starhold.server.logs import warn
from starhold.server.request_error import RequestError
from starhold.server.storage.base import StorageError

_PIECE: Final = 20  # messages made ready at a time


@cache
def words(language: str) -> Words:
    """The messages of one language, made once."""
    return Words(language)


@cache
def game_text(game: str, language: str) -> GameText:
    """The words of one game in one language, made once."""
    return find_game(game).text(language)


@cache
def game_title(game: str, language: str) -> str:
    """What a game is called."""
    return str(game_text(game, language).about()["title"])


def warm_up() -> Iterator[None]:
    """Read all words now, piece by piece, so that the first who comes need not wait for it; who runs the server is told
    what lacks."""
    try:
        for language in LANGUAGES:
            for game in all_games():
                game_text(game.id, language).things("")
                yield
                check_translated(language, game.id)
                known = Words(language, game.id)
                for number, key in enumerate(read_messages(language, game.id)):
                    known.has(key)  # Fluent prepares a message when it is first looked for
                    if number % _PIECE == 0:
                        yield
    except (BadManifest, BrokenMessage) as error:
        warn("words-lacking", why=str(error))


@lru_cache(maxsize=4096)
def score_part(game: str, language: str, source: str) -> str:
    """Where points come from."""
    return game_text(game, language).score_part(source)


def language_of(asked: str | None) -> str:
    """A language we have; English for any other."""
    return asked if asked in LANGUAGES else "en"


def problem(language: str, key: str, **values: int | str) -> str:
    """A sentence by its key."""
    return words(language).say(key, **values)


def explain(error: StarholdError, language: str, game: str = "", names: Sequence[str] = ()) -> tuple[str, str, str]:
    """An error as key, text and rule, for those it concerns."""
    say = words(language).say
    if isinstance(error, RequestError):
        return error.key, say(error.key, **error.values), ""
    if isinstance(error, StorageError):  # its words name the database, which is nobody's business
        return "table-trouble", say("table-trouble"), ""
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        return refusal.key, game_text(game, language).refusal(refusal, names), refusal.rule
    for kind, key in (
        (BadNotation, "bad-action"),
        (UnknownGame, "game-unknown"),
        (BadOption, "bad-option"),
        (BadRecord, "bad-record"),
    ):
        if isinstance(error, kind):
            return key, say(key, detail=str(error)), ""
    return "bad-request", say("bad-request", detail=str(error)), ""


def plain_scores(game: str, language: str, scores: list[Score]) -> list[SeenScore]:
    """Scores by seat with the words for each part."""
    result = [score.plain() for score in scores]
    for score in result:
        for part in score["parts"]:
            part["text"] = score_part(game, language, part["source"])
    return result
