"""The words of every game in English, Czech and Lithuanian: messages by key, in Fluent files, one folder a language.

    words = Words("cs", "race")
    words.say("n-cards", cards=5)  # "5 karet"

The files of a game (`race.ftl`, `race-cards.ftl`) form one set with those all share, so a message may refer to a
message of another file, and two games may use the same key. Nothing is ever shown half done: a key that is not there,
or a value that a message needs and does not get, raises.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from starhold.core.errors import StarholdError
from starhold.locale.binding import bind

LANGUAGES: Final = ("en", "cs", "lt")
SHARED: Final = ("core", "server", "terminal")  # files that belong to no game
MOST_SAID: Final = 16_384  # messages remembered as they were said: some 4 MB


class UnknownLanguage(StarholdError):
    """A language we have no words in."""


class BrokenMessage(Exception):
    """A message that is missing, stands twice, or cannot be put together: our own mistake, never the caller's."""


class Bundle(FluentBundle):
    """Messages of a language and a game, and what they are called where one of them is wrong."""

    where = ""


class Words:
    """The messages of one language: those all share and, if one is named, those of a game."""

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no words in '{language}'; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language, game)

    def say(self, key: str, **values: int | str) -> str:
        """The message with its values filled in; `key.form` is one of its forms."""
        return _say(self._bundle, self.language, key, tuple(values.items()))

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such a form of one (`key.form`)."""
        return _pattern(self._bundle, key) is not None


@lru_cache(maxsize=MOST_SAID)
def _say(bundle: Bundle, language: str, key: str, values: tuple[tuple[str, int | str], ...]) -> str:
    """A message, put together once: the same lines are shown to everybody at a table, again and again."""
    pattern = _pattern(bundle, key)
    if pattern is None:
        raise BrokenMessage(f"{bundle.where}: there are no words for '{key}'")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise BrokenMessage(f"{bundle.where}: '{key}' cannot be said: {errors[0]!r}")
    return bind(str(text), language)


@lru_cache(maxsize=MOST_SAID)
def _pattern(bundle: Bundle, key: str) -> Any:
    """The words of a message or of a form of it, not yet filled in; None if there are none. Asked of every line."""
    name, _, form = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(form) if form else message.value


def read_messages(language: str, game: str = "") -> dict[str, ast.Message]:
    """Every message of a set as it was parsed, by key; raises where a file is not clean."""
    messages: dict[str, ast.Message] = {}
    for name, resource in _resources(language, game):
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenMessage(f"{language}/{name}: cannot read {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in messages:
                    raise BrokenMessage(f"{language}/{name}: '{entry.id.name}' stands twice")
                messages[entry.id.name] = entry
    return messages


def check_translated(language: str, game: str = "") -> None:
    """Raises where English or that language has a message that the other lacks."""
    english, other = read_messages("en", game), read_messages(language, game)
    for key in sorted(set(english) ^ set(other)):
        lacking = language if key in english else "en"
        raise BrokenMessage(f"{game or 'all games'}: the message '{key}' has no words in {lacking}")


@cache
def _resources(language: str, game: str) -> tuple[tuple[str, ast.Resource], ...]:
    """The parsed files of a set with their names, in alphabetical order."""
    folder = files("starhold.locale").joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    wanted = [name for name in names if name.removesuffix(".ftl").split("-")[0] in (*SHARED, game)]
    return tuple((name, FluentResource(folder.joinpath(name).read_text(encoding="utf-8"))) for name in wanted)


@cache
def _bundle(language: str, game: str) -> Bundle:
    """The ready set of a language and a game, read once."""
    read_messages(language, game)  # so that a broken file is heard of at once, not at the first message it lost
    bundle = Bundle([language], use_isolating=False)
    bundle.where = f"{language}/{game}" if game else language
    for _, resource in _resources(language, game):
        bundle.add_resource(resource)
    return bundle
