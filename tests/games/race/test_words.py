"""Everything that Race alone has to say can be said in each language: cards, powers, ways to place; and its plurals."""

from __future__ import annotations

from typing import get_args

import pytest

from starhold.core.rules import Refusal
from starhold.games.race.actions import ACTION_NAMES, MODE_NAMES
from starhold.games.race.cards import CARDS, EDITIONS
from starhold.games.race.game import GAME
from starhold.games.race.power_text import power_message, scoring_message
from starhold.games.race.powers import Power
from starhold.games.race.refusals import REASONS
from starhold.games.race.text import RaceText
from starhold.locale import Words, read_messages
from tests.contract.wording import Wording
from tests.games.sentences import languages
from tests.test_locale import clean, variables

REFUSALS = dict(REASONS.values())
said = Wording(GAME).said


def test_every_action_card_and_way_has_words() -> None:
    assert said("action-") == said("bonus-") == set(ACTION_NAMES)
    assert said("way-") - {"tactics", "or"} == set(MODE_NAMES)


@languages
@pytest.mark.parametrize("key", REFUSALS)
def test_refusals(language: str, key: str) -> None:
    words = RaceText(language)
    figures: dict[str, int | str] = {"cost": 3, "spare": 0, "defense": 5, "military": -1}
    sentence = words.refusal(Refusal(key, REFUSALS[key], {"card": "rebel_miners", **figures}))
    assert sentence.endswith(f"({REFUSALS[key]})")
    assert clean(sentence)
    if "card" in variables(read_messages(language, "race"), read_messages(language, "race")[key].value):
        assert words.card("rebel_miners") in sentence


@languages
@pytest.mark.parametrize("key", ["refuse-power-used", "refuse-no-windfall-power", "refuse-no-target"])
def test_refusals_about_the_produce_bonus(language: str, key: str) -> None:
    """These may be about a card or about the bonus, which is none."""
    sentence = RaceText(language).refusal(Refusal(key, "race:64"))
    assert RaceText(language).action_card("produce")[:5] in sentence
    assert clean(sentence)


@languages
def test_card_names(language: str) -> None:
    words = RaceText(language)
    assert said("card-") == {card.id for card in CARDS}
    names = [words.card(card.id) for card in CARDS]
    assert len(set(names)) == len(names)
    assert [words.card(index) for index in range(len(CARDS))] == names
    if language == "en":
        assert names == [card.name for card in CARDS]


@languages
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_in_sentences(language: str, edition: str) -> None:
    words = RaceText(language)
    for design, card in enumerate(EDITIONS[edition]):
        lines = words.describe(design, edition)
        assert lines == words.describe(card.id, edition)
        assert all(clean(line) for line in lines)
        assert all(line.endswith(".") for line in lines[1:])
        for phase, sentence in words.powers(card):
            assert clean(phase)
            assert clean(sentence)
            assert sentence[0].upper() == sentence[0]


def test_every_power_and_scoring_message_is_on_a_card() -> None:
    cards = [card for edition in EDITIONS.values() for card in edition]
    powers = [power for card in cards for power in card.powers]
    lines = [line for card in cards for line in card.scoring]
    assert {type(power) for power in powers} == set(get_args(Power))
    assert {power_message(power)[0] for power in powers} == {f"power-{key}" for key in said("power-")}
    assert {scoring_message(line)[0] for line in lines} == {f"scoring-{key}" for key in said("scoring-")}


# -- plurals


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards"]),
        ("cs", ["0 karet", "1 karta", "2 karty", "5 karet", "11 karet", "21 karet"]),
        ("lt", ["0 kortų", "1 korta", "2 kortos", "5 kortos", "11 kortų", "21 korta"]),
    ],
)
def test_cards_in_the_plural(language: str, expected: list[str]) -> None:
    words = Words(language, "race")
    assert [words.say("n-cards", cards=number) for number in (0, 1, 2, 5, 11, 21)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("cs", ["1 zboží", "2 zboží", "5 zboží", "11 zboží", "21 zboží"]),
        ("lt", ["1 resursas", "2 resursai", "5 resursai", "11 resursų", "21 resursas"]),
    ],
)
def test_goods_in_the_plural(language: str, expected: list[str]) -> None:
    words = Words(language, "race")
    assert [words.say("n-goods", goods=number) for number in (1, 2, 5, 11, 21)] == expected


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("cs", "power-draw", ["1 kartu", "2 karty", "5 karet", "11 karet", "21 karet"]),
        ("cs", "way-pay", ["1 kartou", "2 kartami", "5 kartami", "11 kartami", "21 kartami"]),
        ("lt", "power-draw", ["1 kortą", "2 kortas", "5 kortas", "11 kortų", "21 kortą"]),
        ("lt", "power-spend-hand", ["1 kortos", "2 kortų", "5 kortų", "11 kortų", "21 kortos"]),
        (
            "lt",
            "power-explore-draw",
            ["1 papildomą kortą", "2 papildomas kortas", "5 papildomas", "11 papildomų kortų", "21 papildomą kortą"],
        ),
    ],
)
def test_cases_of_the_plural(language: str, key: str, expected: list[str]) -> None:
    words = Words(language, "race")
    for number, form in zip((1, 2, 5, 11, 21), expected, strict=True):
        assert form in words.say(key, cards=number, vp=1)
