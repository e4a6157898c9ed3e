"""The three languages hold the same messages, and everything the Race package can say can be said in each of them."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starhold.core.errors import StarholdError
from starhold.core.rules import Refusal
from starhold.games.race import choice_text, power_text, text
from starhold.games.race.actions import ACTION_NAMES, MODE_NAMES
from starhold.games.race.cards import CARDS, EDITIONS
from starhold.games.race.decisions import DECISIONS
from starhold.games.race.power_text import power_message, scoring_message
from starhold.games.race.powers import Power
from starhold.games.race.refusals import REASONS
from starhold.games.race.scoring import END_REASONS
from starhold.games.race.settings import OPTIONS
from starhold.games.race.text import RaceText
from starhold.locale import LANGUAGES, BrokenMessage, UnknownLanguage, Words, read_messages

languages = pytest.mark.parametrize("language", LANGUAGES)
REFUSALS = {**dict(REASONS.values()), "refuse-game-over": "race:101", "refuse-not-asked": "race:101"}


def keys_in(file: str) -> set[str]:
    """The keys of one English file."""
    source = files("starhold.locale").joinpath("en", file).read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


RACE_KEYS = keys_in("race.ftl") | keys_in("race-cards.ftl")


def said(prefix: str) -> set[str]:
    """The keys of Race that begin so, without the beginning."""
    return {key.removeprefix(prefix) for key in RACE_KEYS if key.startswith(prefix)}


def clean(sentence: str) -> bool:
    """A sentence somebody could read out: nothing left open, nothing doubled."""
    return bool(sentence.strip()) and not any(sign in sentence for sign in ("{", "}", "  ", " .", " ,", "..", "(none)"))


# -- the files


def variables(messages: dict[str, ftl.Message], pattern: object) -> set[str]:
    """The values a pattern needs, those of the messages it refers to included."""
    found: set[str] = set()
    pending = [pattern]
    while pending:
        node = pending.pop()
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            pending.append(referred(messages, node))
        elif isinstance(node, ftl.BaseNode):
            pending += [value for name, value in vars(node).items() if name != "span"]
        elif isinstance(node, list):
            pending += node
    return found


def referred(messages: dict[str, ftl.Message], reference: ftl.MessageReference) -> ftl.Pattern | None:
    """The words a reference stands for; fails where there are none."""
    message = messages[reference.id.name]
    if reference.attribute is None:
        return message.value
    return next(form.value for form in message.attributes if form.id.name == reference.attribute.name)


@languages
def test_same_messages(language: str) -> None:
    assert set(read_messages(language)) == set(read_messages("en"))


@languages
def test_same_values_in_every_message(language: str) -> None:
    english, other = read_messages("en"), read_messages(language)
    for key in english:
        assert variables(other, other[key].value) == variables(english, english[key].value), key


@languages
def test_every_form_of_a_message_needs_the_same_values(language: str) -> None:
    messages = read_messages(language)
    for key, message in messages.items():
        for form in message.attributes:
            assert variables(messages, form.value) == variables(messages, message.value), f"{key}.{form.id.name}"


def test_no_message_of_race_is_left_over() -> None:
    """Every key stands in the text modules, whole or as the beginning of one, or is part of another message."""
    wholes, beginnings = keys_in_code()
    parts = {name for message in read_messages("en").values() for name in references(message)}
    for_clients = {"race-title", "tie-break"}
    for key in RACE_KEYS - wholes - parts - for_clients:
        assert key.startswith((*beginnings, "refuse-")), key


def references(message: ftl.Message) -> set[str]:
    found: set[str] = set()
    pending: list[object] = [message.value]
    while pending:
        node = pending.pop()
        if isinstance(node, ftl.MessageReference):
            found.add(node.id.name)
        if isinstance(node, ftl.BaseNode):
            pending += [value for name, value in vars(node).items() if name != "span"]
        elif isinstance(node, list):
            pending += node
    return found


def keys_in_code() -> tuple[set[str], set[str]]:
    """The strings in the text modules of Race, and what their f-strings begin with."""
    wholes: set[str] = set()
    beginnings: set[str] = set()
    for module in (text, power_text, choice_text):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                wholes.add(node.value)
    return wholes, {beginning for beginning in beginnings if beginning.endswith("-")}


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
    with pytest.raises(BrokenMessage, match="n-cards"):
        words.say("n-cards")


def test_a_language_is_read_once() -> None:
    assert Words("cs")._bundle is Words("cs")._bundle


@languages
def test_core_words(language: str) -> None:
    words = Words(language)
    values = {"number": 1, "last": 3, "points": 12}
    messages = read_messages(language)
    for key in keys_in("core.ftl"):
        needs = variables(messages, messages[key].value)
        assert clean(words.say(key, **{name: values.get(name, "Anna") for name in needs})), key


# -- everything Race can say


def test_every_log_line_has_words() -> None:
    assert said("log-") == told_keys()


def told_keys() -> set[str]:
    """The keys of all `tell` calls in the package; `throw_picked` and `reveal` pass theirs on to one."""
    keys: set[str] = set()
    for path in Path(text.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for argument in {"tell": node.args[:1], "throw_picked": node.args[2:3], "reveal": node.args[2:4]}.get(
                    name, []
                ):
                    keys |= {str(argument.value)} if isinstance(argument, ast.Constant) else set()
    return keys


def test_every_question_has_words() -> None:
    assert said("ask-") - {"chosen"} == {decision.name for decision in DECISIONS}


def test_every_action_card_and_way_has_words() -> None:
    assert said("action-") == said("bonus-") == set(ACTION_NAMES)
    assert said("way-") - {"tactics", "or"} == set(MODE_NAMES)


def test_every_end_has_words() -> None:
    assert said("end-") == set(END_REASONS) - {""}


def test_every_refusal_has_words() -> None:
    assert said("refuse-") == {key.removeprefix("refuse-") for key, _ in REASONS.values()}
    assert REFUSALS.keys() - RACE_KEYS <= keys_in("core.ftl")


@languages
@pytest.mark.parametrize("key", REFUSALS)
def test_refusals(language: str, key: str) -> None:
    words = RaceText(language)
    figures: dict[str, int | str] = {"cost": 3, "spare": 0, "defense": 5, "military": -1}
    sentence = words.refusal(Refusal(key, REFUSALS[key], {"card": "rebel_miners", **figures}))
    assert sentence.endswith(f"({REFUSALS[key]})")
    assert clean(sentence)
    if "card" in variables(read_messages(language), read_messages(language)[key].value):
        assert words.card("rebel_miners") in sentence


@languages
@pytest.mark.parametrize("key", ["refuse-power-used", "refuse-no-windfall-power", "refuse-no-target"])
def test_refusals_about_the_produce_bonus(language: str, key: str) -> None:
    """These may be about a card or about the bonus, which is none."""
    sentence = RaceText(language).refusal(Refusal(key, "race:64"))
    assert RaceText(language).action_card("produce")[:5] in sentence
    assert clean(sentence)


@languages
def test_options(language: str) -> None:
    words = RaceText(language)
    assert said("option-") - {"line"} == {name for option in OPTIONS for name in (option.name, f"{option.name}-help")}
    for option in OPTIONS:
        assert clean(words.option(option.name))
        assert words.option_label(option.name) in words.option(option.name)
        for value in option.choices or (option.default,):
            assert clean(words.option_value(option.name, value))


@languages
def test_card_names(language: str) -> None:
    words = RaceText(language)
    assert said("card-") == {card.id for card in CARDS}
    names = [words.card(card.id) for card in CARDS]
    assert len(set(names)) == len(names)
    assert [words.card(index) for index in range(len(CARDS))] == names
    if language != "cs":
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
    words = Words(language)
    assert [words.say("n-cards", cards=number) for number in (0, 1, 2, 5, 11, 21)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("cs", ["1 zboží", "2 zboží", "5 zboží", "11 zboží", "21 zboží"]),
        ("lt", ["1 resursas", "2 resursai", "5 resursai", "11 resursų", "21 resursas"]),
    ],
)
def test_goods_in_the_plural(language: str, expected: list[str]) -> None:
    words = Words(language)
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
    words = Words(language)
    for number, form in zip((1, 2, 5, 11, 21), expected, strict=True):
        assert form in words.say(key, cards=number, vp=1)
