"""Every ruling stands in the three rulebooks, is cited by code that exists, and has a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import starhold
from starhold.cli.rule_coverage import rules_with_tests
from starhold.core.game import Game
from starhold.core.rules import parse_rulebook
from starhold.locale import LANGUAGES
from tests.contract.cases import every_game

TESTS = Path(__file__).parent.parent
PACKAGE = Path(starhold.__file__).parent


@every_game
def test_the_three_rulebooks_hold_the_same_ids_in_the_same_order(one: Game) -> None:
    books = {language: list(parse_rulebook(one.rulebook(language))) for language in LANGUAGES}
    assert books["cs"] == books["en"]
    assert books["lt"] == books["en"]


@every_game
def test_no_rule_is_empty_and_all_references_lead_somewhere(one: Game) -> None:
    for language in LANGUAGES:
        book = parse_rulebook(one.rulebook(language))
        for rule in book.values():
            assert len(rule.text) > 20, (language, rule.id)
            assert rule.title
            assert rule.section
            for reference in re.findall(rf"{one.id}:[0-9A-Z][0-9A-Z.]*[0-9A-Z]|{one.id}:[0-9A-Z]", rule.text):
                assert reference in book, (language, rule.id, reference)


@every_game
def test_every_rule_the_code_cites_is_in_the_rulebook(one: Game) -> None:
    book = parse_rulebook(one.rulebook("en"))
    cited: set[str] = set()
    rule = re.compile(rf"\b{one.id}:(?:[0-9]+(?:\.[0-9]+)?|[A-Z][0-9]+)\b")
    for path in (PACKAGE / "games" / one.package.split(".")[-1]).rglob("*.py"):
        for reference in rule.findall(path.read_text(encoding="utf-8")):
            assert reference in book, (path.name, reference)
            cited.add(reference)
    assert 2 * len(cited) > len(book)


@every_game
def test_every_ruling_has_a_test_of_its_own(one: Game) -> None:
    missing = set(parse_rulebook(one.rulebook("en"))) - rules_with_tests(TESTS / "games" / one.id)
    assert sorted(missing) == []


def test_a_rulebook_that_names_a_rule_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="race:1 stands twice"):
        parse_rulebook("## A\n\n### race:1 · One\n\ntext\n\n### race:1 · Again\n\ntext\n")
