"""Rulebooks as people read them: options by their labels, the preface before the rules, and lines that break well."""

from __future__ import annotations

import re

import pytest

from starhold import game
from starhold.core.game import Game
from starhold.core.rules import parse_preface
from starhold.locale import LANGUAGES, Words
from starhold.locale.binding import NO_BREAK, bind
from starhold.locale.rulebook import BrokenRulebook, Rulebook, put_together, read_rulebook
from tests.contract.cases import every_game

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@every_game
def test_every_book_can_be_read_and_no_markup_is_left(one: Game, language: str) -> None:
    """An option or a value that is not there would raise."""
    book = read_rulebook(one, language)
    for text in (book.preface, *(f"{rule.section} {rule.title} {rule.text}" for rule in book.rules.values())):
        assert not {"{", "}"} & set(text), text


@languages
@every_game
def test_the_preface_is_kept_without_the_headings_around_it(one: Game, language: str) -> None:
    preface = read_rulebook(one, language).preface
    assert len(preface) > 100
    assert not any(line.startswith("#") for line in preface.splitlines())


# How each language says who wins: by the most points, by a certain number of them (Starfarers), by beacons (Beacons).
WINS = {
    "en": r"most (victory points \(VP\)|VP)\W+wins|15 victory points .* wins|most beacons, and you win",
    "cs": r"vyhrává (ten, kdo|hráč, který) má nejvíce|[Vv]yhrává .* 15 vítězných bodů|nejvíc majáků, vyhrává",
    "lt": r"laimi (surinkęs daugiausia|daugiau PT surinkęs)|Laimi .* 15 pergalės taškų|uždega daugiausia švyturių",
}


@languages
@every_game
def test_a_book_begins_with_the_aim(one: Game, language: str) -> None:
    """Before anything else is explained, one knows what to play for."""
    first = read_rulebook(one, language).preface.partition("\n")[0].replace(NO_BREAK, " ")
    assert re.search(WINS[language], first), first


def book(text: str, language: str) -> Rulebook:
    """A rulebook of Race that says this everywhere."""
    return put_together(game("race"), language, f"# Title\n\n{text}\n\n## Setup\n\n### race:1 · {text}\n\n{text}\n")


@languages
def test_options_and_values_are_called_what_the_screen_calls_them(language: str) -> None:
    text = game("race").text(language)
    told = book("{option:first_game} {value:first_game=on} {value:edition=later} {value:max_rounds=0}", language)
    expected = " ".join(
        [
            text.option_label("first_game"),
            text.option_value("first_game", True),
            text.option_value("edition", "later"),
            text.option_value("max_rounds", 0),
        ]
    )
    assert told.preface.replace(NO_BREAK, " ") == expected.replace(NO_BREAK, " ")
    assert told.rules["race:1"].title == told.rules["race:1"].text == told.preface


@pytest.mark.parametrize(
    "markup", ["{option:no_such}", "{value:edition=no_such}", "{value:edition}", "{option:edition=later}"]
)
def test_markup_that_names_nothing_is_our_mistake_and_raises(markup: str) -> None:
    with pytest.raises(BrokenRulebook, match=r"edition|no_such"):
        book(f"With {markup} on.", "en")


def test_a_preface_ends_at_the_first_rule() -> None:
    assert parse_preface("# T\n\nAim.\n\n| a | b |\n\n## S\n\n### race:1 · One\n\nText\n") == "Aim.\n\n| a | b |"
    assert parse_preface("# T\n\n## S\n\n### race:1 · One\n\nText\n") == ""


@pytest.mark.parametrize(
    ("language", "text", "bound"),
    [
        ("cs", "Hra k vám a s nimi", "Hra k~vám a~s~nimi"),
        ("cs", "V ruce (o 3 karty)", "V~ruce (o~3~karty)"),
        ("cs", "máte 24 VB, +1 kartu a 2× rudu", "máte 24~VB, +1~kartu a~2×~rudu"),
        ("cs", "ve 3. kole; bylo jich 3. Dál", "ve 3.~kole; bylo jich 3. Dál"),
        ("cs", "1. krok\n2. další", "1. krok\n2. další"),
        ("cs", "viz race:23 a starfarers:12.4 kde", "viz race:23 a~starfarers:12.4 kde"),
        ("cs", "`a b` a https://a.b/c d", "`a b` a~https://a.b/c d"),
        ("cs", "slovo as ask", "slovo as ask"),
        ("lt", "3 kortos ir J. Jonaitis", "3~kortos ir J.~Jonaitis"),
        ("en", "a 3 cards", "a 3 cards"),
    ],
)
def test_where_no_line_may_break(language: str, text: str, bound: str) -> None:
    assert bind(text, language) == bound.replace("~", NO_BREAK)
    assert bind(bind(text, language), language) == bind(text, language)


@languages
def test_a_card_is_found_by_its_name_as_one_types_it(language: str) -> None:
    text = game("race").text(language)
    for card in text.things("")["cards"]:
        name = text.look_up(card["id"])[0]
        assert text.look_up(name.replace(NO_BREAK, " ").upper()) == text.look_up(card["id"])


@pytest.mark.parametrize(("language", "said"), [("en", "5 cards"), ("cs", "5~karet"), ("lt", "5~kortos")])
def test_whatever_is_said_holds_together(language: str, said: str) -> None:
    assert Words(language, "race").say("n-cards", cards=5) == said.replace("~", NO_BREAK)
