"""The three languages hold the same messages, the shared ones and those of each game; the loader says them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starhold.core.errors import StarholdError
from starhold.core.registry import EXTRA, GAMES
from starhold.locale import (
    LANGUAGES,
    SHARED,
    BrokenMessage,
    UnknownLanguage,
    Words,
    check_translated,
    read_messages,
)

languages = pytest.mark.parametrize("language", LANGUAGES)
sets = pytest.mark.parametrize("game", ["", *GAMES, *EXTRA])
# The forms whole numbers take; `many` of Czech and Lithuanian is for fractions, which no message is given.
PLURALS: Final = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "lt": {"one", "few", "other"}}
CATEGORIES: Final = {"zero", "one", "two", "few", "many"}
NUMBERS: Final = (0, 1, 2, 5, 11, 21)
# The forms of a line of the log said to a player whom it names, and the name that each leaves out.
SPOKEN_TO: Final = {"you": {"name"}, "other": {"other"}}


def keys_in(file: str) -> set[str]:
    """The keys of one English file."""
    source = files("starhold.locale").joinpath("en", file).read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


def clean(sentence: str) -> bool:
    """A sentence somebody could read out: nothing left open, nothing doubled."""
    return bool(sentence.strip()) and not any(sign in sentence for sign in ("{", "}", "  ", " .", " ,", "..", "(none)"))


def nodes(root: object) -> Iterator[ftl.BaseNode]:
    """Everything a message is made of."""
    pending = [root]
    while pending:
        node = pending.pop()
        if isinstance(node, ftl.BaseNode):
            yield node
            pending += [value for name, value in vars(node).items() if name != "span"]
        elif isinstance(node, list):
            pending += node


def variables(messages: dict[str, ftl.Message], pattern: object) -> set[str]:
    """The values a pattern needs, those of the messages it refers to included."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(messages, referred(messages, node))
    return found


def referred(messages: dict[str, ftl.Message], reference: ftl.MessageReference) -> ftl.Pattern | None:
    """The words a reference stands for; fails where there are none."""
    message = messages[reference.id.name]
    if reference.attribute is None:
        return message.value
    return next(form.value for form in message.attributes if form.id.name == reference.attribute.name)


def references(message: ftl.Message) -> set[str]:
    """The messages that one refers to."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


# -- the files


@sets
@languages
def test_same_messages(language: str, game: str) -> None:
    check_translated(language, game)
    assert read_messages(language, game)


@sets
@languages
def test_same_values_in_every_message(language: str, game: str) -> None:
    english, other = read_messages("en", game), read_messages(language, game)
    for key in english:
        assert variables(other, other[key].value) == variables(english, english[key].value), key


@sets
@languages
def test_every_form_of_a_message_needs_the_same_values(language: str, game: str) -> None:
    messages = read_messages(language, game)
    for key, message in messages.items():
        needs = variables(messages, message.value)
        for form in message.attributes:
            left_out = SPOKEN_TO.get(form.id.name, set())
            assert variables(messages, form.value) == needs - left_out, f"{key}.{form.id.name}"


@pytest.mark.parametrize("game", [*GAMES, *EXTRA])
@languages
def test_the_log_speaks_to_whoever_it_names(language: str, game: str) -> None:
    """A line with a name has a form for its bearer, and one with a second player a form for that one, too."""
    messages = read_messages(language, game)
    for key, message in messages.items():
        if key.startswith("log-"):
            needs = variables(messages, message.value)
            wanted = {form for form, left_out in SPOKEN_TO.items() if left_out <= needs}
            assert {form.id.name for form in message.attributes} == wanted, key


@sets
@languages
def test_plurals_are_those_of_the_language(language: str, game: str) -> None:
    for key, message in read_messages(language, game).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression):
                forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
                if forms & CATEGORIES:
                    assert "one" in forms, key
                    assert forms <= PLURALS[language], key


@sets
@languages
def test_every_message_can_be_said(language: str, game: str) -> None:
    """With any number; where a message asks for a word it does not know, its last form stands for it."""
    words, messages = Words(language, game), read_messages(language, game)
    for key, message in messages.items():
        if message.value is None or not variables(messages, message.value):
            continue
        for number in NUMBERS:
            values = dict.fromkeys(variables(messages, message.value), number)
            assert clean(words.say(key, **values).strip()), key


def test_every_file_belongs_to_all_or_to_a_game() -> None:
    for language in LANGUAGES:
        folder = files("starhold.locale").joinpath(language)
        names = {entry.name.removesuffix(".ftl").split("-")[0] for entry in folder.iterdir()}
        assert names == {*SHARED, *GAMES, *EXTRA}


# -- the loader


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'"):
        Words("xx")
    assert issubclass(UnknownLanguage, StarholdError)


@languages
def test_nothing_is_said_half(language: str) -> None:
    words = Words(language)
    with pytest.raises(BrokenMessage, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(BrokenMessage, match="score-line"):
        words.say("score-line")


def test_a_set_is_read_once() -> None:
    assert Words("cs")._bundle is Words("cs")._bundle
    assert Words("cs", "race")._bundle is Words("cs", "race")._bundle


@languages
def test_two_games_may_use_one_key(language: str) -> None:
    """And neither game's message is there without its game; what all share is there with each."""
    race, duel, shared = (read_messages(language, game) for game in ("race", "duel", ""))
    assert variables(race, race["ask-pay"].value) != variables(duel, duel["ask-pay"].value)
    assert "ask-pay" not in shared
    assert len({Words(language, game).say("game-over") for game in ("", "race", "duel")}) == 1


@languages
def test_core_words(language: str) -> None:
    words = Words(language)
    values = {"number": 1, "last": 3, "points": 12}
    messages = read_messages(language)
    for key in keys_in("core.ftl"):
        needs = variables(messages, messages[key].value)
        assert clean(words.say(key, **{name: values.get(name, "Anna") for name in needs})), key
