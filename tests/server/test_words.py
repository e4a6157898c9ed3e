"""Everything the server can say has words in three languages, and no words are left over."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import starhold.server
from starhold.core.errors import BadNotation, BadOption, BadRecord, StarholdError, UnknownGame
from starhold.core.registry import all_games
from starhold.core.rules import IllegalAction, Refusal
from starhold.locale import LANGUAGES, read_messages
from starhold.server.request_error import RequestError
from starhold.server.texts import explain, language_of, words
from starhold.server.told.news import Kind
from tests.test_locale import clean, variables

SOURCES = sorted(Path(str(starhold.server.__file__)).parent.rglob("*.py"))
CORE = {"undo-impossible", "seat"}  # said by the server, kept with the words all share


def server_keys() -> set[str]:
    keys: set[str] = set()
    for file in files("starhold.locale").joinpath("en").iterdir():
        if file.name.startswith("server") and file.name.endswith(".ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            keys |= {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    return keys


def strings_in_code() -> set[str]:
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def refused_keys() -> set[str]:
    """The keys given to every `RequestError`, `BadFrame`, `fail` and `problem` in the server."""
    keys: set[str] = set()
    place = {"RequestError": 0, "BadFrame": 0, "fail": 0, "problem": 1, "_refuse": 2}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for argument in node.args[place[name] : place[name] + 1] if name in place else ():
                    if isinstance(argument, ast.Constant):
                        keys.add(str(argument.value))
    return keys


def test_every_refusal_has_words() -> None:
    assert refused_keys() <= server_keys() | CORE
    assert len(refused_keys()) > 35


def test_no_words_are_left_over() -> None:
    for_games = {f"{game.id}-blurb" for game in all_games()}
    of_messages = {f"push-{kind}" for kind in get_args(Kind)}
    assert server_keys() - strings_in_code() <= for_games | of_messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    messages = read_messages(language)
    for key in server_keys():
        for number in (1, 2, 5, 11):
            needs = variables(messages, messages[key].value)
            numbers = {"minutes", "steps", "seats", "players", "most"}
            values: dict[str, int | str] = {name: number if name in numbers else "Anna" for name in needs}
            assert clean(words(language).say(key, **values)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_error_is_explained(language: str) -> None:
    for error, key in (
        (RequestError("table-full"), "table-full"),
        (IllegalAction("pass", Refusal("refuse-not-asked", "race:101")), "refuse-not-asked"),
        (BadNotation("x"), "bad-action"),
        (BadOption("x"), "bad-option"),
        (BadRecord("x"), "bad-record"),
        (UnknownGame("x"), "game-unknown"),
        (StarholdError("x"), "bad-request"),
    ):
        assert explain(error, language, "race")[0] == key
        assert clean(explain(error, language, "race")[1])
    assert explain(IllegalAction("pass", Refusal("refuse-not-asked", "race:101")), language, "race")[2] == "race:101"


def test_unknown_languages_are_english() -> None:
    assert [language_of(asked) for asked in ("cs", "xx", None, "")] == ["cs", "en", "en", "en"]
