"""Encounters in words: every card, branch and operation is told in three languages, with the figures of its data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, cast, get_args

import pytest
from fluent.syntax import ast as ftl

from starhold.games.starfarers import encounter_text, powers
from starhold.games.starfarers.board import MOST_OFFERED, RESOURCE_NAMES
from starhold.games.starfarers.encounter_cards import ENCOUNTERS
from starhold.games.starfarers.encounter_text import DEFAULTS, EncounterText, deck
from starhold.games.starfarers.powers import Asks, Group, Op, Opponent, Resource
from starhold.locale import Words, read_messages
from tests.games.sentences import languages
from tests.test_locale import clean as clean_words
from tests.test_locale import keys_in, nodes

cards = pytest.mark.parametrize("card", ENCOUNTERS, ids=[card.id for card in ENCOUNTERS])
KEYS = keys_in("starfarers-cards.ftl")
READINGS: list[dict[str, str]] = [
    {},
    {"escape_fee": "card_18", "double_penalties": "ground", "under_fire": "speed"},
    {"fight_opponent": "deck_1999", "neighbours": "left", "wear_reshuffle": "with", "most_pods": "none"},
]


def clean(sentence: str) -> bool:
    """Nothing left open or doubled, and no id of a thing."""
    return clean_words(sentence) and not re.search(r"\w_\w|\b(none|null)\b", sentence)


def text_in(language: str) -> EncounterText:
    return EncounterText(Words(language, "starfarers"))


def every(ops: tuple[Op, ...]) -> Iterator[Op]:
    """All operations of a branch, those inside others too."""
    for op in ops:
        yield op
        match op:
            case powers.Compare(_, _, win, lose) | powers.CompareBoosters(_, win, lose):
                yield from (*every(win), *every(lose))
            case powers.ThenAsk(yes, no):
                yield from (*every(yes), *every(no))
            case powers.ShakeTable(rows):
                for row in rows:
                    yield from every(row)


def all_ops(options: dict[str, str]) -> list[Op]:
    return [op for card in deck(options).values() for branch in card.branches for op in every(branch)]


class Recorder:
    """Words that only note what is asked of them."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, Any]]] = []

    def say(self, key: str, **values: int | str) -> str:
        self.said.append((key, values))
        return key


def recorded() -> list[tuple[str, dict[str, Any]]]:
    """Everything ever said of encounters, under all readings."""
    recorder = Recorder()
    words = EncounterText(cast(Words, recorder))
    for options in READINGS:
        for id in deck(options):
            words.describe(id, {**DEFAULTS, **options})
    return recorder.said


# -- operations


def test_every_operation_has_a_message() -> None:
    assert {type(op) for op in all_ops({})} == set(get_args(Op))
    said = {key for key, _ in recorded() if key.startswith("op-")}
    assert said == {key for key in KEYS if key.startswith("op-")}


def test_only_the_last_operation_branches() -> None:
    for card in ENCOUNTERS:
        for branch in card.branches:
            assert not any(
                isinstance(op, powers.Compare | powers.CompareBoosters | powers.ShakeTable | powers.ThenAsk)
                for op in branch[:-1]
            )


@languages
def test_operations_say_their_figures(language: str) -> None:
    words = text_in(language)
    for op in all_ops({}):
        sentence = words.op(op, DEFAULTS)
        assert clean(sentence), sentence
        assert sentence[0].isupper()
        assert sentence[-1] in ".?"
        said = [int(number) for number in re.findall(r"\d+", sentence)]
        figures = [getattr(op, field.name) for field in fields(op)]
        for figure in figures:
            if type(figure) is int:  # not a resource, an opponent or a condition
                assert abs(figure) in said, sentence
        if not any(type(figure) is int for figure in figures):
            assert said == [], sentence


@languages
def test_resources_and_opponents_differ(language: str) -> None:
    words = text_in(language)
    assert len({words.op(powers.Gain(resource, 2), DEFAULTS) for resource in Resource}) == len(RESOURCE_NAMES)
    fights = [op for op in all_ops({}) if isinstance(op, powers.Compare)]
    assert {fight.opponent for fight in fights} == set(Opponent)
    assert len({words.op(fight, DEFAULTS) for fight in fights}) == len({(f.stat, f.opponent) for f in fights})
    assert words.op(powers.Fame(1), DEFAULTS) != words.op(powers.Fame(-1), DEFAULTS)


def test_plurals() -> None:
    """One, a few and many, as a native speaker would say them."""
    cs, lt, en = text_in("cs"), text_in("lt"), text_in("en")
    assert [en.op(powers.Fame(n), DEFAULTS) for n in (1, 2)] == ["Gain 1 half medal.", "Gain 2 half medals."]
    assert [cs.op(powers.Fame(n), DEFAULTS) for n in (1, 2, 5)] == [
        "Získejte 1 půlmedaili.", "Získejte 2 půlmedaile.", "Získejte 5 půlmedailí."
    ]  # fmt: skip
    assert [lt.op(powers.Fame(-n), DEFAULTS) for n in (1, 2, 10)] == [
        "Netenkate 1 pusmedalio.", "Netenkate 2 pusmedalių.", "Netenkate 10 pusmedalių."
    ]  # fmt: skip
    assert [lt.op(powers.Gain(Resource.ORE, n), DEFAULTS) for n in (1, 2, 10)] == [
        "Paimkite iš banko 1 rūdos kortą.", "Paimkite iš banko 2 rūdos kortas.", "Paimkite iš banko 10 rūdos kortų."
    ]  # fmt: skip
    assert [cs.label("merchant", answer) for answer in "0123"] == [
        "Nedat nic", "Dát 1 surovinu", "Dát 2 suroviny", "Dát 3 suroviny"
    ]  # fmt: skip
    assert [lt.label("travelers", answer) for answer in "013"] == [
        "Nieko neduoti", "Duoti 1 išteklių", "Duoti 3 išteklius"
    ]  # fmt: skip


# -- groups


@languages
@pytest.mark.rule("starfarers:12.24")
def test_a_false_trader_begins_like_a_true_one(language: str) -> None:
    """What is told before the answer gives nothing away."""
    words = text_in(language)
    for told in (words.name, words.opening, words.question):
        assert told("false_merchant") == told("merchant")
    assert [group for group in encounter_text.GROUP_NAMES if words.second(group)] == ["false_merchant"]
    assert len({words.opening(group) for group in encounter_text.GROUP_NAMES}) == len(encounter_text.GROUP_NAMES) - 1
    assert len({words.name(group) for group in encounter_text.GROUP_NAMES}) == len(encounter_text.GROUP_NAMES) - 1


@languages
def test_questions_name_what_it_costs(language: str) -> None:
    """They are asked before anybody knows the card, so all cards of a group must ask for the same."""
    words = text_in(language)
    for card in ENCOUNTERS:
        group = encounter_text.group_name(card)
        said = [int(number) for number in re.findall(r"\d+", words.question(group))]
        first = card.branches[0][0] if card.branches[0] else None
        if card.asks == Asks.AMOUNT:
            assert said == [0, MOST_OFFERED]
        elif isinstance(first, powers.PayChoice):
            assert said == [first.n]
            assert str(first.n) in words.label(group, "yes")
        elif isinstance(first, powers.Swap):
            assert said == [first.give, first.take]
            assert re.findall(r"\d+", words.label(group, "yes")) == [str(first.give), str(first.take)]
        else:
            assert said == []


@languages
def test_every_way_it_can_go_has_a_line_of_its_own(language: str) -> None:
    """And no line is never told."""
    messages = read_messages(language, "starfarers")
    needed: dict[str, set[str]] = {}
    for key, values in recorded():
        if key.endswith("-tale"):
            needed.setdefault(key, set()).add(values["outcome"])
    assert set(needed) == {key for key in KEYS if key.endswith("-tale")}
    assert len(needed) == len(Group) - 1  # wear and tear tells none
    for key, outcomes in needed.items():
        select = next(node for node in nodes(messages[key]) if isinstance(node, ftl.SelectExpression))
        variants = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
        assert variants == outcomes, key
        told = {Words(language, "starfarers").say(key, outcome=outcome) for outcome in outcomes}
        assert len(told) == len(outcomes)
        assert all(clean(line) and line.endswith(".") for line in told)


# -- cards


@languages
@cards
def test_every_card_in_words(language: str, card: Any) -> None:
    words = text_in(language)
    lines = words.describe(card.id, {})
    assert lines[0] == words.name(encounter_text.group_name(card))
    assert all(clean(line) for line in lines)
    assert len(lines) == 3 + len(card.branches)
    branches = words.branches(card, DEFAULTS)
    assert [branch["answer"] for branch in branches] == list(encounter_text.answers_of(card))
    assert len({branch["label"] for branch in branches}) == len(branches)
    for branch, ops in zip(branches, card.branches, strict=True):
        for op in every(ops):
            sentence = words.op(op, DEFAULTS)
            assert sentence in branch["text"], f"{card.id}: {sentence}"
        ids = [outcome["id"] for outcome in branch["outcomes"]]
        assert len(set(ids)) == len(ids) > 0
        assert branch["text"].endswith(".")
        for outcome in branch["outcomes"]:
            assert outcome["text"] in branch["text"]
            assert outcome["tale"] in branch["text"]
            assert (outcome["when"] == "") == (outcome["id"] == "always")


def test_outcomes_are_named_as_the_board_can_find_them() -> None:
    words = text_in("en")
    ids = {
        card.id: [[outcome["id"] for outcome in branch["outcomes"]] for branch in words.branches(card, DEFAULTS)]
        for card in ENCOUNTERS
    }
    assert ids["e01"] == [["always"]] * 4
    assert ids["e07"] == [["yes", "win", "lose", "no"]]
    assert ids["e12"] == [["1-2", "3", "4-5"], ["always"]]
    assert ids["e15"] == [["1", "2-3", "4-5"], ["always"]]
    assert ids["e16"] == [["escape", "caught", "win", "lose"], ["win", "lose"]]
    assert ids["e25"] == [["win", "lose"], ["always"]]
    assert ids["e31"] == [["always"]]


def test_rows_of_a_table_cover_all_sums() -> None:
    for op in all_ops({}):
        if isinstance(op, powers.ShakeTable):
            assert [total for sums, _ in encounter_text.rows_of(op.rows) for total in sums] == [1, 2, 3, 4, 5]


def test_cards_in_full() -> None:
    words = text_in("en")
    assert words.describe("e10", {})[3] == (
        "Pay 2 resources: Pay 2 resources of your choice to the supply. They take the crates and laugh about it on "
        "every channel. Lose 1 half medal."
    )
    assert words.describe("e10", {})[4] == (
        "Refuse and fight: You and the second player on your right both shake the mothership, and each adds their "
        "cannons to the balls. If you win or draw level: Their leader’s engine flares and dies; the others remember an "
        "urgent appointment. Take 2 carbon from the supply. Gain 1 half medal. If you lose: You limp away, but nobody "
        "will ever call you a coward. Choose 1 of your ships: it is grounded and does not fly this turn. Gain 1 half "
        "medal."
    )
    assert words.describe("e32", {})[3] == (
        "All players: Every player with more than 6 upgrades returns 1 of their choice to the tray. Whoever has the "
        "most freight pods, but at least 1, gains 1 half medal; on a tie all of them do. All other encounters are "
        "shuffled, and another one is drawn for you."
    )


# -- readings of doubtful points


@languages
@pytest.mark.rule("starfarers:12.4", "starfarers:12.15", "starfarers:12.25")
def test_readings_change_the_words_of_their_cards(language: str) -> None:
    words = text_in(language)

    def changed(**options: str) -> list[str]:
        return [id for id in deck({}) if words.describe(id, {}) != words.describe(id, options)]

    assert changed(escape_fee="card_18") == ["e17", "e18"]
    assert changed(fight_opponent="deck_1999") == ["e17", "e18"]
    assert changed(under_fire="speed") == ["e22", "e23", "e24"]
    assert changed(neighbours="left") == ["e21", "e22"]
    assert changed(double_penalties="ground") == ["e11", "e18", "e19", "e21", "e22"]
    assert changed(booster_counts="physical") == ["e16", "e17", "e18"]
    assert changed(wear_reshuffle="with") == ["e31", "e32"]
    assert changed(most_pods="none") == ["e32"]
    assert changed(board="strategic") == []
