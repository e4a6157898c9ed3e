"""Every reason the coach can give has words in every language: for more and for less, for one and for many."""

from __future__ import annotations

from typing import Final

import pytest

from starhold import game
from starhold.coach.reasons import ALONE, EVEN, GENERAL, WHOLE, Reason, in_words
from starhold.core.registry import GAMES
from starhold.core.tallies import Tallies
from starhold.locale import LANGUAGES, Words
from starhold.locale.binding import NO_BREAK

PART: Final = 0.3  # told as a little more or less
AMOUNTS: Final = (1, 2, 5, 11, 21)  # one of each plural form, those of Lithuanian included

languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


def names(name: str) -> list[str]:
    """What a game's reasons are counted in."""
    tallies: Tallies = game(name).part("tallies")
    return [kind.name for kind in tallies.kinds]


def said(key: str, amount: float, words: Words) -> str:
    """A reason with plain spaces, checked to be a phrase that can stand anywhere: capitalised, without a final stop."""
    line = in_words(Reason(key, amount), words).replace(NO_BREAK, " ")
    assert line == line.strip()
    assert line[:1].isdigit() or line[:1].isupper(), line
    assert line[-1:] not in ".:;,!", line
    assert not any(sign in line for sign in ("{", "}", "$", "  ", "reason-")), line
    return line


@every_game
@languages
def test_amounts_are_named_and_more_is_not_less(language: str, name: str) -> None:
    words = Words(language, name)
    for key in names(name):
        for amount in AMOUNTS:
            more, less = said(key, amount, words), said(key, -amount, words)
            assert more != less
            assert str(amount) in more.replace(",", " ").split(), more
            assert str(amount) in less.replace(",", " ").split(), less


@every_game
@languages
def test_a_part_is_more_or_less_on_average(language: str, name: str) -> None:
    words = Words(language, name)
    for key in names(name):
        more, less = said(key, PART, words), said(key, -PART, words)
        assert more != less
        assert not any(sign.isdigit() for sign in more + less)
        assert said(key, WHOLE, words) == said(key, 1, words)


@every_game
@languages
def test_no_two_reasons_read_alike(language: str, name: str) -> None:
    """Two may stand one below the other."""
    words = Words(language, name)
    for amount in (-PART, -1, -5, PART, 1, 5):
        lines = [said(key, amount, words) for key in names(name)]
        assert len(set(lines)) == len(lines)


@every_game
@languages
def test_reasons_without_an_amount(language: str, name: str) -> None:
    """Said of the better choice and of the worse; that nothing differs, or is there beside, is said in one way."""
    words = Words(language, name)
    lines = [said(key, 1.0, words) for key in GENERAL]
    lines += [said(key, -1.0, words) for key in GENERAL if key not in (EVEN, ALONE)]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("language", "amount", "line"),
    [
        ("en", 1, "1 more card in hand"),
        ("en", -3, "3 fewer cards in hand"),
        ("en", -0.4, "On average slightly less: cards in hand"),
        ("cs", 1, "V ruce o 1 kartu více"),
        ("cs", 3, "V ruce o 3 karty více"),
        ("cs", -7, "V ruce o 7 karet méně"),
        ("cs", 0.4, "V průměru o něco více karet v ruce"),
        ("lt", 1, "Rankose 1 korta daugiau"),
        ("lt", 3, "Rankose 3 kortomis daugiau"),
        ("lt", -11, "Rankose 11 kortų mažiau"),
        ("lt", 21, "Rankose 21 korta daugiau"),
        ("lt", 0.4, "Vidutiniškai šiek tiek daugiau kortų rankose"),
    ],
)
def test_numbers_agree_with_what_they_count(language: str, amount: float, line: str) -> None:
    assert said("cards", amount, Words(language, "race")) == line
