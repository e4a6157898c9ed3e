"""A table put into words, the same way for every game; and tests of a sentence in each language.

@in_languages("sentence", "Trade: choose a good.", "Obchod: zvolte zboží.", "Prekyba: pasirinkite resursą.")
def test_a_sale(language: str, sentence: str) -> None:
    assert asked(t, language, 0) == sentence
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import pytest

from starhold.core.journal import Entry
from starhold.core.text import GameText
from starhold.locale import LANGUAGES
from tests.games.base_kit import BaseTable

NAMES = ["Anna", "Ben", "Cyril", "Dora"]

# How each language says that our cards may not be the printed ones.
MAY_DIFFER = {"en": "may differ", "cs": "lišit", "lt": "skirtis"}

languages = pytest.mark.parametrize("language", LANGUAGES)


def in_languages(names: str, *said: str | tuple[str, ...]) -> pytest.MarkDecorator:
    """A test for each language, with what is to be said in it: one text, or one for each of those names."""
    rows = [
        (language, *((one,) if isinstance(one, str) else one)) for language, one in zip(LANGUAGES, said, strict=True)
    ]
    return pytest.mark.parametrize(("language", *names.split()), rows)


def text_of(t: BaseTable[Any], language: str) -> GameText:
    words: GameText = t.state.game().text(language)
    return words


def asked(t: BaseTable[Any], language: str, seat: int) -> str:
    """The question that seat has to answer."""
    return text_of(t, language).question(t.state, seat)


def words_of(t: BaseTable[Any], language: str, seat: int, notation: str) -> str:
    """One of its answers."""
    assert notation in t.legal(seat)
    return text_of(t, language).action(t.state, seat, t.state.game().space.code(notation))


def refusal(t: BaseTable[Any], language: str, seat: int, notation: str) -> str:
    """Why something is no answer."""
    why = t.why(seat, notation)
    assert why is not None
    return text_of(t, language).refusal(why)


def log(t: BaseTable[Any], language: str) -> list[str]:
    """All that was told, with every card named."""
    return [text_of(t, language).entry(entry, NAMES) for entry in t.journal.entries]


def heard(t: BaseTable[Any], language: str, reader: int | None = None) -> list[str]:
    """All that was told, as that reader may know it."""
    return [text_of(t, language).entry(entry.seen_by(reader), NAMES) for entry in t.journal.entries]


def read_by_its_seat(words: GameText, entry: Entry) -> str:
    """A line about two cards of seat 0, as that seat reads it; for the others they are counted and not named."""
    mine, theirs = (words.entry(entry.seen_by(reader), NAMES) for reader in (0, 1))
    assert "(" not in theirs
    assert "2" in theirs
    return mine


class Describing(GameText, Protocol):
    """The words of a game of cards."""

    def card(self, id: str, /) -> str: ...

    def describe(self, id: str, /) -> list[str]: ...


def check_descriptions(words: Describing, ids: Iterable[str], clean: Callable[[str], bool]) -> None:
    """Every card has a name and sentences, and is found by its id and by its name."""
    for id in ids:
        lines = words.describe(id)
        assert lines[0] == words.card(id)
        assert all(clean(line) for line in lines)
        assert all(line.endswith(".") for line in lines[1:])
        assert all(line[0].upper() == line[0] for line in lines)
        assert words.look_up(id) == words.look_up(words.card(id).upper()) == lines
    assert words.look_up("no such card") == []
