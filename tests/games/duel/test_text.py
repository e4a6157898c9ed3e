"""Three Epochs in words: its log, refusals and cards one by one, and what others may read."""

from __future__ import annotations

from typing import get_args

import pytest

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.core.text import GameText
from starhold.games.duel.actions import CARD_NAMES
from starhold.games.duel.board import END_TILES
from starhold.games.duel.cards import CARDS
from starhold.games.duel.game import GAME
from starhold.games.duel.power_text import effect_facts, permanent_kind
from starhold.games.duel.powers import Effect, OnPlay, Permanent
from starhold.games.duel.refusals import REASONS
from starhold.games.duel.science_cards import SCIENCE_CARDS
from starhold.games.duel.scoring import SOURCE_NAMES
from starhold.games.duel.text import DuelText
from starhold.locale import read_messages
from tests.contract.wording import Wording
from tests.games.duel.kit import INDEX, side, table
from tests.games.sentences import MAY_DIFFER, NAMES, check_descriptions, languages, read_by_its_seat
from tests.test_locale import variables

WORDING = Wording(GAME)
clean, said = WORDING.clean, WORDING.said


@languages
@pytest.mark.parametrize("key", sorted(WORDING.told()))
def test_every_log_line(language: str, key: str) -> None:
    words = DuelText(language)
    for number in (0, 1, 2, 5):
        for cards in ([], [INDEX["s_01"], INDEX["s_02"]]):
            entry = Entry(key, "duel:E7", 0, number, INDEX["1_24"], cards)
            sentence = words.entry(entry, NAMES)
            assert clean(sentence)
            assert sentence.endswith(".")
            assert ("Anna" in sentence) == (key not in ("final-scoring", "game-ended"))
            mine = words.entry(entry, NAMES, 0)
            assert clean(mine)
            assert "Anna" not in mine


@languages
def test_two_cards_and_a_mixed_payment_are_told_in_one_sentence(language: str) -> None:
    words = DuelText(language)
    taken = Entry("take", "duel:C2", 0, 21 + 100 * (INDEX["1_02"] + 1), INDEX["1_24"], [])
    assert words.card("1_24") in words.entry(taken, NAMES)
    assert words.card("1_02") in words.entry(taken, NAMES, 0)
    played = [words.entry(Entry("play", "duel:B2", 0, paid, INDEX["1_24"], []), NAMES, 0) for paid in (0, 1, 200, 201)]
    assert len(set(played)) == 4
    assert all(clean(sentence) for sentence in played)


def test_every_source_of_points_has_words() -> None:
    assert said("part-") == set(SOURCE_NAMES)


@languages
@pytest.mark.parametrize(("key", "rule"), REASONS.values())
def test_refusals(language: str, key: str, rule: str) -> None:
    words, messages = DuelText(language), read_messages(language, "duel")
    needs = variables(messages, messages[key].value)
    assert needs <= {"card", "planet", "worth", "allowance", "limit", "due"}  # all that `explain` ever fills in
    for number in (0, 1, 2, 5):
        figures: dict[str, int | str] = dict.fromkeys(("worth", "allowance", "limit", "due"), number)
        sentence = words.refusal(Refusal(key, rule, {"card": "1_24", "planet": "1_30", **figures}))
        assert clean(sentence)
        assert sentence.endswith(f". ({rule})")
        assert ("card" in needs) == (words.card("1_24") in sentence)
        assert ("planet" in needs) == (words.card("1_30") in sentence)


def test_every_effect_has_one_message() -> None:
    """Effects are worded by what they are: none has words of its own for a card."""
    permanents: list[Permanent] = [one for card in SCIENCE_CARDS for one in card.permanent]
    found: list[Effect] = [effect for card in CARDS for effect in card.effects]
    found += [effect for card in SCIENCE_CARDS for effect in card.immediate]
    found += [effect for one in permanents if isinstance(one, OnPlay) for effect in one.effects]
    assert {type(effect) for effect in found} == set(get_args(Effect))
    assert {effect_facts(effect)[0] for effect in found} == said("effect-")
    assert {type(one) for one in permanents} == set(get_args(Permanent))
    assert {permanent_kind(one) for one in permanents} == said("permanent-")


@languages
def test_card_names(language: str) -> None:
    words = DuelText(language)
    assert said("card-") == set(CARD_NAMES)
    names = [words.card(number) for number in range(len(CARD_NAMES))]
    assert names == [words.card(id) for id in CARD_NAMES]
    assert len(set(names)) == len(names)
    english = [*(card.name for card in CARDS), *(card.name for card in SCIENCE_CARDS)]
    assert (names == english) == (language == "en")


@languages
def test_every_card_in_sentences(language: str) -> None:
    words = DuelText(language)
    check_descriptions(words, CARD_NAMES, clean)
    for tile in END_TILES:
        name, sentence = words.look_up(tile.id)
        assert clean(name)
        assert clean(sentence)
        assert words.look_up(name) == [name, sentence]


@languages
def test_things_for_the_board(language: str) -> None:
    things = DuelText(language).things("")
    assert {name: len(things[name]) for name in things if isinstance(things[name], list)} == {
        "cards": 108, "science": 24, "tiles": 8, "resources": 4, "tracks": 3, "objects": 3, "colours": 4, "types": 5,
    }  # fmt: skip
    types = {one["id"] for one in things["types"]}
    colours = {one["id"] for one in things["colours"]}
    objects = {one["id"] for one in things["objects"]}
    resources = {one["id"] for one in things["resources"]}
    tracks = {one["id"] for one in things["tracks"]}
    for card in things["cards"]:
        assert card["type"] in types
        assert card["track"] in {None} | resources | tracks
        assert set(card["cost"]) | set(card["pays"]) <= resources
        assert card["colour"] in {None} | colours
        assert len(card["quarters"]) == (4 if card["type"] == "planet" else 0)
        assert set(card["symbols"]) <= objects
    for one in [*things["cards"], *things["science"]]:
        assert one["about"] == DuelText(language).describe(one["id"])[1:]
        assert all(clean(line["text"]) for line in [*one["effects"], *one.get("permanent", [])])
    for kind in ("resources", "tracks", "objects", "colours", "types"):
        assert all(clean(one["name"]) and one["name"][0].isupper() for one in things[kind])
    assert all(clean(tile["text"]) for tile in things["tiles"])
    assert clean(things["note"])
    assert things["board"]["radius"] == 4
    assert MAY_DIFFER[language] in things["note"]


@languages
def test_before_playing(language: str) -> None:
    words: GameText = GAME.text(language)
    about = words.about()
    assert about["title"] == {"en": "Three Epochs", "cs": "Tři epochy", "lt": "Trys epochos"}[language]
    assert MAY_DIFFER[language] in about["blurb"]
    assert (about["minutes"], about["weight"]) == (40, 3)


def test_things_in_figures() -> None:
    cards = {card["id"]: card for card in DuelText("en").things("")["cards"]}
    veska = {**cards["1_30"]}
    del veska["about"]
    assert veska == {
        "id": "1_30",
        "name": "Veska",
        "epoch": 1,
        "type": "planet",
        "track": None,
        "cost": {"food": 1},
        "pays": ["energy"],
        "colour": None,
        "quarters": [
            {"kind": "white", "colour": None},
            {"kind": "filled", "colour": "grey"},
            {"kind": "filled", "colour": "green"},
            {"kind": "filled", "colour": "violet"},
        ],
        "symbols": ["colony_ship", "production_station"],
        "delayed": True,
        "published": ["effects"],
        "effects": [
            {"kind": "tokens", "what": "", "n": 2, "text": "2 universal tokens."},
            {"kind": "points", "what": "", "n": 2, "text": "2 VP."},
        ],
    }
    assert cards["1_05"]["track"] == "food"
    assert cards["1_15"]["effects"][0] == {"kind": "advance", "what": "trade", "n": 1, "text": "Trade +1."}


# -- what others may read


@pytest.mark.rule("duel:J2", "duel:J3")
@languages
def test_cards_of_another_hand_are_counted_not_named(language: str) -> None:
    words = DuelText(language)
    entry = Entry("dealt-science", "duel:A6", 0, 2, -1, [INDEX["s_01"], INDEX["s_02"]])
    mine = read_by_its_seat(words, entry)
    assert f"({words.card('s_01')}, {words.card('s_02')})" in mine


@pytest.mark.rule("duel:J1", "duel:J2")
@languages
def test_a_position_names_only_what_its_reader_may_know(language: str) -> None:
    words = DuelText(language)
    t = table(side("1_01", science="s_01", dealt="1_01"), side("1_05 1_06", science="s_02", dealt="1_05"), market="")
    mine = "\n".join(words.position(t.view(0), NAMES))
    assert all(words.card(card) in mine for card in ("1_01", "s_01", "1_06"))
    assert all(words.card(card) not in mine for card in ("1_05", "s_02"))
