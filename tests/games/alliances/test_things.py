"""What Age of Galaxy tells clients of its cards and boards: names, sentences, figures, and other readings of them."""

from __future__ import annotations

from typing import get_args

import pytest

from starhold.core.text import GameText
from starhold.games.alliances import power_text
from starhold.games.alliances.card_table import table_for
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.game import GAME
from starhold.games.alliances.power_text import TECHNOLOGY, CardText, ability_of, research_gain
from starhold.games.alliances.powers import Bundle, Effect, Event, Free, Power, Price, Rule, Technology
from starhold.games.alliances.text import CARD_IDS, AlliancesText
from starhold.games.alliances.thing_text import ACTIONS, DEFAULTS
from starhold.locale import Words
from tests.games.alliances.kit import INDEX
from tests.games.alliances.test_text import clean, said
from tests.games.sentences import MAY_DIFFER, check_descriptions, languages

# -- cards


def all_effects() -> list[Effect]:
    abilities = [faction.ability for faction in FACTIONS]
    found: list[Effect] = [ability for ability in abilities if not isinstance(ability, Technology)]
    return found + [effect for technology in TECHNOLOGY.values() for effect in technology.effects]


def test_every_effect_has_one_message() -> None:
    """Effects are worded by what they are: none has words of its own for a card."""
    found = all_effects()
    assert {type(effect) for effect in found} == set(get_args(Effect))
    powers = {power.name.lower() for power in Power}
    assert {effect.power.name.lower() for effect in found if isinstance(effect, Rule)} == powers
    expected = {"production", "free", "swarm", "on_event", "discount", "strength", "unique", *powers}
    assert said("effect-") == said("short-") == expected
    assert {effect.gain.seize for effect in found if isinstance(effect, Free)} == {0, 1}


@languages
def test_every_event_and_price_has_a_variant_of_its_own(language: str) -> None:
    words = Words(language, "alliances")
    for form in ("effect", "short"):
        events = {words.say(f"{form}-on_event", event=event.name.lower(), gain="X") for event in Event}
        prices = {words.say(f"{form}-discount", price=price.name.lower(), amount="X") for price in Price}
        assert (len(events), len(prices)) == (len(Event), len(Price))


@languages
def test_card_names(language: str) -> None:
    words = AlliancesText(language)
    assert said("card-") == set(CARD_IDS)
    assert said("ability-") == {one.id for one in FACTIONS if not isinstance(one.ability, Technology)}
    names = [words.card(id) for id in CARD_IDS]
    assert names == [words.card(INDEX[id]) for id in CARD_IDS]
    assert len(set(names)) == len(names)
    english = [words.card(one.id) == one.name for one in FACTIONS]
    english += [words.card(one.id) == one.name for one in TECHNOLOGY.values()]
    assert all(english) == (language == "en")


@languages
def test_every_card_in_sentences(language: str) -> None:
    words = AlliancesText(language)
    check_descriptions(words, CARD_IDS, clean)


def test_a_faction_is_found_by_its_ability() -> None:
    assert AlliancesText("cs").look_up("roj")[0] == "Sarančané"
    assert AlliancesText("en").look_up("Phase Lances")[1].startswith("An advanced technology that only Steel Covenant")


@languages
def test_sentences_differ_as_cards_do(language: str) -> None:
    words = AlliancesText(language)
    abilities = {" ".join(words.describe(faction.id)[2:3]).partition(": ")[2] for faction in FACTIONS}
    assert len(abilities) == len(FACTIONS)


# -- for the board


@languages
def test_things_for_the_board(language: str) -> None:
    things = AlliancesText(language).things("")
    assert {name: len(things[name]) for name in things if isinstance(things[name], list)} == {
        "factions": 40, "technologies": 15, "systems": 8, "trade_cards": 5, "planet_tokens": 5, "explore_tokens": 9,
        "resources": 7, "kinds": 6, "ideologies": 5, "actions": 9, "seats": 6, "war": 3, "readings": 14,
    }  # fmt: skip
    ids = {name: {one["id"] for one in things[name]} for name in ("kinds", "ideologies", "resources", "technologies")}
    for faction in things["factions"]:
        assert faction["ideology"] in ids["ideologies"]
        assert len(set(faction["adaptations"]) & ids["kinds"]) == 2
        assert set(faction["bonus"]) | set(faction["boost"]) <= ids["resources"]
        assert faction["technology"] is None or faction["technology"] in ids["technologies"]
        assert faction["sentence"] == " ".join(AlliancesText(language).describe(faction["id"])[1:])
        assert faction["ability"]["text"] in faction["sentence"]
        texts = [faction["bonus_text"], faction["boost_text"], faction["ability"]["short"], faction["ability"]["name"]]
        assert all(clean(line) for line in [*texts, faction["sentence"]])
    for technology in things["technologies"]:
        assert set(technology["requires"]) <= ids["technologies"]
        assert (technology["level"] == 4) == (technology["faction"] is not None)
        assert all(clean(technology[name]) for name in ("name", "text", "short"))
    for card in things["trade_cards"]:
        assert len(card["slots"]) == 4
        assert all(clean(one["text"]) for one in [*card["front"], *card["back"]])
    assert [action["id"] for action in things["actions"]] == list(ACTIONS)
    for kind in ("resources", "kinds", "ideologies", "actions"):
        assert all(clean(one["name"]) and one["name"][0].isupper() for one in things[kind])
    for kind in ("ideologies", "actions", "explore_tokens"):
        assert all(clean(one["text"]) and one["text"].endswith(".") for one in things[kind])
    assert MAY_DIFFER[language] in things["note"]


@languages
def test_before_playing(language: str) -> None:
    words: GameText = GAME.text(language)
    about = words.about()
    titles = {"en": "Age of Galaxy", "cs": "Galaktické aliance", "lt": "Galaktikos aljansai"}
    assert about["title"] == titles[language]
    assert MAY_DIFFER[language] in about["blurb"]
    assert (about["minutes"], about["weight"]) == (45, 3)


def test_things_in_figures() -> None:
    things = AlliancesText("en").things("")
    weasels = next(one for one in things["factions"] if one["id"] == "weasels")
    ability = "In your turn, as often as you like, you may pay 5 credits and gain 1 influence and 1 prestige."
    assert weasels == {
        "id": "weasels",
        "name": "Weasels",
        "ideology": "diplomacy",
        "adaptations": ["temperate", "desert"],
        "ability": {
            "name": "Backroom Deals",
            "text": ability,
            "short": "Any time: pay 5 credits, gain 1 influence and 1 prestige",
        },
        "bonus": {"credits": 2},
        "boost": {"influence": 1},
        "bonus_text": "Gain 2 credits.",
        "boost_text": "Gain 1 influence.",
        "technology": None,
        "published": ["name", "ability", "main_bonus"],
        "sentence": (
            "A faction of diplomacy, adapted to temperate and desert planets. "
            f"Backroom Deals: {ability} "
            "As a main faction it brings 2 credits at once. Discarded as a one-time boost it brings 1 influence."
        ),
    }
    assert things["technologies"][4] == {
        "id": "hyperspace_scanner",
        "name": "Hyperspace Scanner",
        "level": 2,
        "column": 1,
        "requires": ["warp_drive"],
        "advanced": False,
        "gain": {"discovery": 1},
        "text": (
            "A basic technology of the second level. Needs: Warp Drive. When researched you gain 1 discovery. "
            "Each time you Explore, you gain 1 discovery."
        ),
        "short": "After Explore: 1 discovery",
        "faction": None,
    }
    assert things["war"][2] == [{"credits": 3, "prestige": 1}, {"credits": 1, "prestige": 1}, {"credits": 1}]
    assert things["seats"][5] == {"seat": 6, "prestige": 2, "players": [4]}
    assert things["systems"][2] == {
        "id": "frostveil", "name": "Frostveil", "sites": ["frostveil.1", "frostveil.2", "frostveil.3"]
    }  # fmt: skip


# -- readings of doubtful points


@pytest.mark.rule("alliances:A6", "alliances:A15")
def test_words_and_engine_read_the_doubtful_points_alike() -> None:
    for options in (DEFAULTS, {**DEFAULTS, "purple_and_star": "swapped", "terraforming_gain": "discovery"}):
        flat = table_for(options)
        for number, faction in enumerate(FACTIONS):
            ability = ability_of(faction, options)
            if not isinstance(ability, Technology):
                entered = flat.abilities[number][0]
                gain = flat.bundle(getattr(ability, "gain", Bundle()))
                assert flat.effect_gain[entered] == gain
        for number, technology in enumerate(TECHNOLOGY.values()):
            assert flat.technology_gain[number] == flat.bundle(research_gain(technology, options))


@languages
def test_readings_replace_what_they_change(language: str) -> None:
    words = AlliancesText(language)
    things = words.things("")
    readings = {tuple(one["when"].items()): one for one in things["readings"]}
    swapped = readings[("purple_and_star", "swapped"),]
    assert [one["id"] for one in swapped["factions"]] == ["weasels", "auralites"]
    assert [one["id"] for one in swapped["actions"]] == ["develop"]
    assert readings[("terraforming_gain", "credits"),]["technologies"][0]["gain"] == {"credits": 1}
    assert readings[("scavenge_gain", "discovery"),]["actions"][0]["id"] == "scavenge"
    assert readings[("industrialism_scores", "production"),]["ideologies"][0]["id"] == "industrialism"
    assert len(readings[("trade_backs", "same"),]["trade_cards"]) == 5
    assert readings[("war_second_of_four", "prestige"),]["war"][2][1] == {"prestige": 1}
    cards = CardText(Words(language, "alliances"))
    for one in swapped["factions"]:
        assert one["ability"]["text"] != cards.ability(power_text.FACTION[one["id"]], {})
        assert clean(one["sentence"])
