"""The player's rulebooks and the glossaries: the same in three languages, and all they point to is there."""

from __future__ import annotations

import re
from typing import Final

import pytest

from starhold import game
from starhold.core.game import Game
from starhold.core.registry import GAMES
from starhold.locale import LANGUAGES
from starhold.locale.glossary import Term, read_glossary
from starhold.locale.guide import Guide, guide_from, read_guide
from starhold.locale.rulebook import BrokenRulebook, read_rulebook

MARKUP: Final = re.compile(r"\{(?P<kind>[a-z]+)(?::(?P<name>[^}]*))?\}")
CODE: Final = re.compile(r"\w_\w|`|\b[a-z]+:[A-Z]?\d")

every_game = pytest.mark.parametrize("one", [game(id) for id in GAMES], ids=GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def guide_of(one: Game, language: str) -> Guide:
    guide = read_guide(one, language)
    assert guide is not None
    return guide


def shape(text: str) -> list[str]:
    """What must be the same in every language: headings, marks, rules and the picture, in their order."""
    lines = text.splitlines()
    return [
        found
        for line in lines
        for found in (["##"] if line.startswith("## ") else [match[0] for match in MARKUP.finditer(line)])
    ]


@languages
@every_game
def test_a_guide_is_the_same_in_every_language(one: Game, language: str) -> None:
    english, other = guide_of(one, "en"), guide_of(one, language)
    assert shape(other.text) == shape(english.text)
    assert other.title


@languages
@every_game
def test_all_that_a_guide_points_to_is_there(one: Game, language: str) -> None:
    rules = read_rulebook(one, language).rules
    text = guide_of(one, language).text
    found = [(match["kind"], match["name"]) for match in MARKUP.finditer(text)]
    assert {kind for kind, _ in found} == {"rule", "picture", "at"}
    assert [name for kind, name in found if kind == "rule" and name not in rules] == []
    marks = [name for kind, name in found if kind == "at"]
    assert len(marks) == len(set(marks)) >= 5
    assert [kind for kind, _ in found].count("picture") == 1


@languages
@every_game
def test_no_code_word_stands_in_a_guide(one: Game, language: str) -> None:
    text = MARKUP.sub("", guide_of(one, language).text)
    assert CODE.findall(text) == []
    assert not {"{", "}"} & set(text)


def test_a_guide_without_a_title_is_our_mistake() -> None:
    with pytest.raises(BrokenRulebook, match="title"):
        guide_from(game("race"), "en", "## No title\n\nText")
    with pytest.raises(BrokenRulebook, match="no_such"):
        guide_from(game("race"), "en", "# Title\n\nWith {option:no_such} on.")


def test_options_of_a_guide_are_called_what_the_screen_calls_them() -> None:
    guide = guide_from(game("race"), "cs", "# Race\n\n## A\n\n{option:first_game} {rule:race:30} {picture}\n")
    label = game("race").text("cs").option_label("first_game")
    assert guide.title == "Race"
    assert guide.text.replace("\u00a0", " ") == f"## A\n\n{label} {{rule:race:30}} {{picture}}".replace("\u00a0", " ")


# -- glossaries


def own(one: Game, language: str) -> list[Term]:
    return [term for term in read_glossary(one, language) if not term.id.startswith("shell-")]


@languages
@every_game
def test_every_term_has_a_word_a_sentence_and_its_rule(one: Game, language: str) -> None:
    """A term without words would raise."""
    rules = read_rulebook(one, language).rules
    terms = own(one, language)
    assert 25 <= len(terms) <= 60
    for term in terms:
        assert term.rule in rules, term.id
        assert term.word[0] == term.word[0].upper(), term.id
        assert term.text.endswith((".", "“", "”", ")")), term.id
        assert len(term.text) < 260, term.id


@every_game
def test_an_icon_means_one_thing_in_a_game(one: Game) -> None:
    terms = read_glossary(one, "en")
    icons = [icon for term in terms for icon in term.icons]
    assert len(icons) == len(set(icons))
    ids = [term.id for term in terms]
    assert len(ids) == len(set(ids))


@languages
def test_what_every_table_shows_is_told_without_a_game(language: str) -> None:
    terms = read_glossary(game("template"), language)
    assert {"amber", "undo", "book", "lock"} <= {icon for term in terms for icon in term.icons}
    assert all(term.word and term.text and not term.rule for term in terms)
