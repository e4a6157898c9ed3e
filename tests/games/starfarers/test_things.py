"""What Starfarers tells clients of its cards, pieces and map: names, sentences, figures, and other readings of them."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from starhold.games.starfarers import board, powers
from starhold.games.starfarers.encounter_text import DEFAULTS, GROUP_NAMES
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS
from starhold.games.starfarers.thing_text import _READ, ACTIONS, FRIENDSHIP, ThingText, applied
from starhold.locale import Words
from tests.games.sentences import MAY_DIFFER, languages
from tests.games.starfarers.test_encounter_sentences import KEYS, clean


def text_in(language: str) -> ThingText:
    return ThingText(Words(language, "starfarers"))


def things_in(language: str) -> dict[str, Any]:
    return text_in(language).things()


@languages
def test_things_for_the_board(language: str) -> None:
    things = things_in(language)
    assert {name: len(things[name]) for name in things if isinstance(things[name], list)} == {
        "encounters": 32, "friendship": 20, "balls": 4, "resources": 5, "upgrades": 3, "builds": 3, "civilisations": 4,
        "groups": 11, "colours": 4, "symbols": 7, "tiles": 16, "actions": 13, "points": 5, "readings": 29,
    }  # fmt: skip
    for part, has_text in {
        "resources": False, "upgrades": True, "builds": True, "civilisations": True, "friendship": True, "balls": False,
        "colours": False, "symbols": False, "actions": True, "points": False, "encounters": False, "groups": False,
    }.items():  # fmt: skip
        names = [one["name"] for one in things[part]]
        assert all(clean(name) and name[0].isupper() for name in names), part
        if part not in ("encounters", "groups"):
            assert len(set(names)) == len(names), part
        if has_text:
            assert all(clean(one["text"]) and one["text"].endswith(".") for one in things[part]), part
    assert [one["id"] for one in things["resources"]] == list(board.RESOURCE_NAMES)
    assert [one["id"] for one in things["groups"]] == list(GROUP_NAMES)
    assert [one["id"] for one in things["actions"]] == list(ACTIONS)
    assert MAY_DIFFER[language] in things["note"]
    assert [int(number) for number in re.findall(r"\d+", things["note"])] == [17, 18]


def test_every_message_is_told() -> None:
    """Those of encounters have a test of their own."""
    spoken = {f"friendship-{id}-{part}" for id in FRIENDSHIP for part in ("name", "text", "short")}
    spoken |= {f"friendship-fame-{value}" for value in ("one", "each")}
    spoken |= {f"friendship-relief-{value}" for value in ("planets", "reserve_too")}
    spoken |= {f"friendship-window-{value}" for value in ("turn", "trade")}
    assert {key for key in KEYS if key.startswith("friendship-")} == spoken
    beginnings = {key.split("-")[0] for key in KEYS}
    assert beginnings == {"encounter", "op", "opponent", "outcome", "friendship", "thing"}


def test_things_in_figures() -> None:
    things = things_in("en")
    assert things["upgrades"][2] == {
        "id": "freight_pod",
        "name": "Freight pod",
        "price": {"ore": 2},
        "limit": 5,
        "text": (
            "Each freight pod lets you found trade stations at busier outposts and terraform ice planets; you can have "
            "up to 5."
        ),
    }
    assert {one["id"]: one["price"] for one in things["builds"]} == {
        "colony_ship": {"ore": 1, "fuel": 1, "carbon": 1, "food": 1},
        "trade_ship": {"ore": 1, "fuel": 1, "goods": 2},
        "spaceport": {"carbon": 3, "food": 2},
    }
    assert {one["id"]: one["value"] for one in things["balls"]} == {"yellow": 2, "red": 3, "blue": 1, "black": 0}
    assert {one["source"]: one["points"] for one in things["points"]} == {
        "colonies": 1, "spaceports": 2, "markers": 2, "medals": 1, "half_medals": 1
    }  # fmt: skip
    assert things["friendship"][5] == {
        "id": "merchant_ore",
        "civ": "merchants",
        "name": "Ore Contract",
        "text": "In your turn you may exchange 2 ore with the supply for 1 other resource, as often as you like.",
        "short": "Supply: 2 ore for 1",
    }
    assert things["tiles"][9] == {"id": "OUT_MERCH", "kind": "outpost", "stars": 1, "civ": "merchants"}
    encounter = things["encounters"][16]
    assert {name: encounter[name] for name in ("id", "number", "group", "name", "published", "asks")} == {
        "id": "e17",
        "number": 17,
        "group": "pirate_attack",
        "name": "Pirates Astern",
        "published": False,
        "asks": "yes_no",
    }
    assert [card["id"] for card in things["encounters"] if card["asks"] is None] == ["e31", "e32"]


@languages
def test_figures_of_upgrades_and_actions(language: str) -> None:
    things = things_in(language)
    for upgrade in things["upgrades"]:
        assert re.findall(r"\d+", upgrade["text"])[-1] == str(upgrade["limit"])
        assert upgrade["id"] in board.UPGRADE_NAMES
    texts = {action["id"]: action["text"] for action in things["actions"]}
    assert re.findall(r"\d+", texts["exchange"]) == [str(board.SUPPLY_RATE), "2", "1"]
    assert re.findall(r"\d+", texts["shake"]) == [str(board.BASE_WITH_BLACK)]
    assert re.findall(r"\d+", texts["fame"]) == ["1", "1"]


# -- friendship cards


@languages
@pytest.mark.rule("starfarers:11.4", "starfarers:4.4")
def test_friendship_cards_say_their_figures(language: str) -> None:
    words = text_in(language)
    for card in FRIENDSHIP_CARDS:
        told = words.friendship(card, DEFAULTS)
        base = words.say(f"friendship-{card.id}-text")
        assert told["text"].startswith(base)
        assert clean(told["short"])
        assert not told["short"].endswith(".")
        assert len(told["short"]) <= 50
        text, short = ([int(one) for one in re.findall(r"\d+", line)] for line in (base, told["short"]))
        match card.gives:
            case powers.ExtraCard():
                assert (text, short) == ([1], [1])
            case powers.SupplyRate(_, give, once):
                assert (text, short) == ([give, 1], [give, 1])
                assert once == (card.id == "merchant_goods")
            case powers.MothershipBonus(speed, combat):
                assert text == short == [n for n in (speed, combat) if n]
            case powers.HelpFromTheRich():
                assert (sorted(set(text)), short) == ([1, 2], [1, 2])  # one "two" may be a word
            case powers.Relief():
                assert (text, short) == ([7, 1], [1])
            case powers.HandLimit(limit):
                assert sorted(text) == sorted([7, limit, board.HAND_LIMIT])
                assert sorted(short) == [7, limit]
            case powers.BuyFame(goods, half_medals):
                assert text == short == [goods, half_medals]


@languages
def test_five_cards_of_each_civilisation(language: str) -> None:
    things = things_in(language)
    for civilisation in things["civilisations"]:
        cards = [card for card in things["friendship"] if card["civ"] == civilisation["id"]]
        assert len(cards) == 5


# -- the map


def test_the_map_is_complete() -> None:
    """Every intersection and every sector, and all that lies between them."""
    chart = things_in("en")["map"]
    nodes = {node["id"]: node for node in chart["nodes"]}
    assert list(nodes) == list(board.NODE_NAMES)
    assert len(nodes) == 320
    for node in nodes.values():
        assert node["id"] == f"n{node['x']}_{node['y']}"
        assert 2 <= len(node["neighbours"]) <= 3
        for other in node["neighbours"]:
            assert node["id"] in nodes[other]["neighbours"]
            away = (abs(nodes[other]["x"] - node["x"]), abs(nodes[other]["y"] - node["y"]))
            assert away in ((2, 0), (1, 1))
    assert [slot["slot"] for slot in chart["slots"]] == list(board.SLOT_NAMES)
    assert [slot["zone"] for slot in chart["slots"]] == ["far"] * 7 + ["near"] * 8 + ["home"] * 4
    assert [one["planet"] for slot in chart["slots"] for one in slot["hexes"]] == list(board.PLANET_NAMES)
    for slot in chart["slots"]:
        assert len(slot["ring"]) == len(set(slot["ring"])) == 12
        assert slot["centre"] not in slot["ring"]
        assert set(nodes[slot["centre"]]["neighbours"]) == set(slot["joints"])
        assert set(slot["joints"]) < set(slot["ring"])
        assert list(slot["berths"]) == slot["joints"]
        for joint, berths in slot["berths"].items():
            assert {*berths, slot["centre"]} == set(nodes[joint]["neighbours"])
            assert len(berths) == 2
        for number, joint in enumerate(slot["joints"]):
            for one in (slot["hexes"][number], slot["hexes"][(number + 1) % 3]):
                assert abs(one["x"] - nodes[joint]["x"]) <= 2
                assert abs(one["y"] - nodes[joint]["y"]) <= 1
    rings = [node for slot in chart["slots"] for node in slot["ring"]]
    assert len(set(rings)) == len(rings), "no intersection belongs to two sectors"


@pytest.mark.rule("starfarers:16.3", "starfarers:16.4")
def test_the_map_of_the_rulebook() -> None:
    chart = things_in("en")["map"]
    nodes = {node["id"]: node for node in chart["nodes"]}
    seventh = next(slot for slot in chart["slots"] if slot["slot"] == "N7")
    assert "n13_22" in seventh["ring"]
    assert "n14_19" in seventh["joints"]
    reached, steps = {"n20_25"}, 0
    while "n13_22" not in reached:
        reached |= {other for node in reached for other in nodes[node]["neighbours"]}
        steps += 1
    assert steps == 5


# -- readings of doubtful points


@languages
def test_readings_replace_what_they_change(language: str) -> None:
    things = things_in(language)
    readings = {tuple(one["when"].items()): one for one in things["readings"]}
    assert readings[("black_ball", "three"),]["balls"][0]["value"] == board.BASE_WITH_BLACK
    each = readings[("fame_cards", "each"),]
    assert [one["id"] for one in each["friendship"]] == ["diplomat_fame_1", "diplomat_fame_2"]
    assert [one["id"] for one in readings[("relief_counts", "reserve_too"),]["friendship"]] == ["diplomat_relief"]
    assert len(readings[("card_window", "trade"),]["friendship"]) == 3
    assert [one["id"] for one in readings[("most_pods", "none"),]["encounters"]] == ["e32"]


def test_readings_together_say_what_the_game_does() -> None:
    """However many options differ, applying readings one after another gives the words of that game."""
    words = text_in("en")
    things = words.things()
    other = {name: one["when"][name] for one in things["readings"] for name in one["when"]}
    assert set(other) == set(_READ)
    many = [names for n in (1, 2) for names in combinations(_READ, n)]
    for names in [*many, _READ[:5], _READ[1:7], _READ[5:], _READ]:
        when = {name: other[name] for name in names}
        fitting = [one for one in things["readings"] if one["when"].items() <= when.items()]
        usual = {part: things[part] for part in ("encounters", "friendship", "balls")}
        assert applied(usual, fitting) == words._worded({**DEFAULTS, **when}), names
