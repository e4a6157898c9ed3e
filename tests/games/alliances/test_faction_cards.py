"""Faction cards: main factions, true ideology, boosts, and what is known of them (alliances:H1 to alliances:H8)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import Bundle, Faction
from tests.games.alliances.kit import changes, new_game, refused, side, table

NAMES = ("credits", "production", "discovery", "influence", "prestige", "relic", "cruisers")
LAST = "silver_gate ember_reach frostveil lantern_drift duskmire"


def amounts(bundle: Bundle) -> dict[str, int]:
    return {name: amount for name, amount in zip(NAMES, bundle.amounts(), strict=True) if amount}


def main_of(card: Faction) -> str:
    """Some other faction, to begin with."""
    return "humans" if card.id != "humans" else "tyrrak"


# -- main factions


@pytest.mark.rule("alliances:H1")
@pytest.mark.parametrize("card", FACTIONS, ids=lambda one: one.id)
def test_a_main_faction_brings_its_bonus_and_its_adaptations(card: Faction) -> None:
    t = table(side(main_of(card), hand=f"{card.id} {'ferrox' if card.id != 'ferrox' else 'xylem'}", credits=1), side())
    before = set(t.mine(0)["adaptations"])
    assert changes(t, f"main:{card.id}") == amounts(card.main_bonus)
    assert t.mains(0) == [main_of(card), card.id]
    assert card.id not in t.hand(0)
    assert card.id not in t.discarded()
    assert set(t.mine(0)["adaptations"]) == before | {kind.name.lower() for kind in card.adaptations}


@pytest.mark.rule("alliances:H1")
def test_the_ability_and_the_adaptations_hold_from_now_on() -> None:
    t = table(side("humans", hand="grundar"), side())
    t.do(0, "main:grundar", "colonize:ember_reach.1")
    assert t.planet("ember_reach.1") == "0 colonised"
    assert t.asked() == {1: "turn"}  # no card was asked for
    t = table(side("humans", hand="grundar"), side())
    assert changes(t, "main:grundar", "scavenge") == {"credits": 3, "production": 1, "discovery": 1, "cubes": -1}


@pytest.mark.rule("alliances:H1")
def test_earlier_main_factions_stay_active() -> None:
    t = table(side("grundar", hand="humans"), side())
    change = changes(t, "main:humans", "scavenge")
    assert change == {"credits": 2, "cruisers": 1, "production": 1, "discovery": 1, "cubes": -1}
    assert t.mains(0) == ["grundar", "humans"]


@pytest.mark.rule("alliances:H1")
def test_no_more_than_three_main_factions_and_none_is_replaced() -> None:
    t = table(side("humans quill", hand="weasels tecton"), side(credits=9))
    t.do(0, "main:weasels", "scavenge", "end")
    t.do(1, "scavenge", "end")
    assert t.mains(0) == ["humans", "quill", "weasels"]
    refused(t, 0, "main:tecton", "refuse-mains-full", "H7")


@pytest.mark.rule("alliances:H1")
def test_by_option_one_main_faction_a_round() -> None:
    mine = side("humans", hand="weasels tecton grundar")
    t = table(mine, side(credits=9), options={"faction_pace": "round"})
    t.do(0, "main:weasels", "scavenge", "end")
    t.do(1, "scavenge", "end")
    refused(t, 0, "main:tecton", "refuse-faction-pace", "H1")
    t.do(0, "boost:grundar", "scavenge", "end")  # the other uses stay open
    t.do(1, "scavenge", "end")
    refused(t, 0, "main:tecton", "refuse-faction-pace", "H1")
    t.do(0, "scavenge", "end")
    t.do(1, "scavenge", "end")
    assert (t.round(), t.asked()) == (3, {0: "turn"})
    t.do(0, "main:tecton")
    assert t.mains(0) == ["humans", "weasels", "tecton"]


@pytest.mark.rule("alliances:H7")
def test_the_bonus_comes_once_and_within_limits() -> None:
    t = table(side("grundar", hand="humans", credits=12, cruisers=5, discovery=1), side(credits=9))
    assert changes(t, "main:humans") == {}
    t = table(side("grundar", hand="brassworm", credits=10), side(credits=9))
    t.do(0, "main:brassworm")
    assert t.have(0)["credits"] == 12
    t.do(0, "manufacture:1", "end")
    t.do(1, "scavenge", "end")
    assert t.have(0)["credits"] == 10


@pytest.mark.rule("alliances:H7")
def test_with_three_main_factions_a_card_still_has_its_other_uses() -> None:
    cards = side("humans quill weasels", hand="grundar tecton", credits=4)
    t = table(cards, side())
    refused(t, 0, "main:grundar", "refuse-mains-full", "H7")
    assert {"boost:grundar", "ideology:grundar"} <= t.legal(0)
    t.do(0, "colonize:ember_reach.1", "adapt:grundar")
    assert t.planet("ember_reach.1") == "0 colonised"


# -- true ideology


@pytest.mark.rule("alliances:H2")
@pytest.mark.parametrize("card", [FACTIONS[at] for at in (0, 9, 18, 27, 36)], ids=lambda one: one.id)
def test_a_tucked_card_counts_with_its_ideology_alone(card: Faction) -> None:
    t = table(side("humans", hand=f"{card.id} ferrox", credits=1), side())
    adaptations = t.mine(0)["adaptations"]
    assert changes(t, f"ideology:{card.id}") == {}
    mine = t.mine(0)
    assert (mine["ideology"], mine["true_ideology"]) == (card.ideology.name.lower(), card.id)
    assert (mine["adaptations"], t.mains(0)) == (adaptations, ["humans"])
    assert t.hand(0) == {"ferrox"}
    assert t.discarded() == set()
    refused(t, 0, f"use:{card.id}", "refuse-no-ability", "D2")


@pytest.mark.rule("alliances:H2")
@pytest.mark.parametrize(
    "mains",
    ["humans", "humans quill", "humans quill tecton", "humans weasels auralites"],
    ids=["one", "two", "all different", "all of another"],
)
def test_the_true_ideology_holds_whatever_the_main_factions_are(mains: str) -> None:
    t = table(side(mains, hand="grundar", credits=1), side())
    t.do(0, "ideology:grundar")
    assert t.mine(0)["ideology"] == "industrialism"


@pytest.mark.rule("alliances:H2")
def test_a_later_third_main_faction_does_not_change_it() -> None:
    t = table(side("humans weasels", hand="auralites", credits=1, true_ideology="grundar"), side())
    t.do(0, "main:auralites")
    assert t.mine(0)["ideology"] == "industrialism"


@pytest.mark.rule("alliances:H2")
def test_there_is_one_true_ideology_in_a_game() -> None:
    t = table(side("humans", hand="weasels tecton"), side(credits=9))
    t.do(0, "ideology:weasels", "scavenge", "end")
    t.do(1, "scavenge", "end")
    refused(t, 0, "ideology:tecton", "refuse-ideology-set", "H2")
    t.do(0, "main:tecton")


@pytest.mark.rule("alliances:H2")
def test_the_true_ideology_scores() -> None:
    t = table(
        side("humans weasels auralites", hand="quill", prestige=8, technologies="warp_drive laser_weapons"), side()
    )
    assert t.parts(0) == {"prestige": 8, "ideology": 2}  # diplomacy: one for every four prestige
    t = table(
        side("humans weasels auralites", hand="quill", prestige=4, technologies="warp_drive laser_weapons"), side()
    )
    t.do(0, "ideology:quill")
    assert t.parts(0) == {"prestige": 4, "ideology": 2}  # science: one for each technology


# -- boosts


@pytest.mark.rule("alliances:H3")
@pytest.mark.parametrize("card", FACTIONS, ids=lambda one: one.id)
def test_a_boost_is_gained_once_and_the_card_discarded(card: Faction) -> None:
    other = "ferrox" if card.id != "ferrox" else "xylem"
    t = table(side(main_of(card), hand=f"{card.id} {other}", credits=1), side())
    before = t.mine(0)["adaptations"]
    assert changes(t, f"boost:{card.id}") == amounts(card.boost)
    assert (t.hand(0), t.discarded()) == ({other}, {card.id})
    assert t.mains(0) == [main_of(card)]
    assert (t.mine(0)["adaptations"], t.mine(0)["ideology"]) == (before, None)


@pytest.mark.rule("alliances:H3")
def test_a_boost_beyond_a_limit_is_lost() -> None:
    t = table(side("grundar", hand="humans", credits=11, production=12), side())
    assert changes(t, "boost:humans") == {"credits": 1}


# -- main ideology


@pytest.mark.rule("alliances:H5")
@pytest.mark.parametrize(
    ("mains", "ideology"),
    [
        ("", None),
        ("humans", None),
        ("humans weasels", None),
        ("humans weasels auralites", "diplomacy"),
        ("humans weasels grundar", "diplomacy"),
        ("grundar humans weasels", "diplomacy"),
        ("humans grundar weasels", "diplomacy"),
        ("humans grundar quill", None),
        ("locusts reapers quill", "militarism"),
        ("wanderers locusts cheiki", "culture"),
        ("amoebans tecton helion", "industrialism"),
        ("psykrians prism locusts", "science"),
    ],
)
def test_the_main_ideology_is_the_most_frequent_of_three(mains: str, ideology: str | None) -> None:
    t = table(side(mains, credits=9, prestige=4), side())
    assert t.mine(0)["ideology"] == ideology
    assert t.parts(0).get("ideology", 0) == (1 if ideology == "diplomacy" else 0)


@pytest.mark.rule("alliances:H5")
def test_the_third_main_faction_settles_the_ideology() -> None:
    t = table(side("humans weasels", hand="auralites quill", prestige=8), side())
    assert (t.mine(0)["ideology"], t.points(0)) == (None, 8)
    t.do(0, "main:quill")
    assert (t.mine(0)["ideology"], t.points(0)) == ("diplomacy", 10)


# -- hands


@pytest.mark.rule("alliances:H6")
def test_a_card_that_is_not_in_hand_is_not_played() -> None:
    t = table(side("humans", hand="tecton", credits=1), side("quill", hand="weasels"))
    for card in ("humans", "quill", "weasels", "grundar"):
        for way in ("main", "ideology", "boost"):
            refused(t, 0, f"{way}:{card}", "refuse-not-in-hand", "H6", faction=card)


@pytest.mark.rule("alliances:H6")
def test_hands_are_hidden_and_what_was_played_is_open() -> None:
    t = table(side("humans", hand="tecton grundar quill weasels", credits=9), side(credits=9))
    t.do(0, "main:tecton", "scavenge", "end")
    t.do(1, "scavenge", "end")
    t.do(0, "boost:grundar", "scavenge", "end")
    t.do(1, "scavenge", "end")
    t.do(0, "ideology:quill")
    assert t.mine(0)["hand"] == ["weasels"]
    for viewer in (1, None):
        view = t.view(viewer)
        seen = view["alliances"][0]
        assert "hand" not in seen or not seen["hand"]
        assert (seen["hand_size"], seen["factions"], seen["true_ideology"]) == (1, ["humans", "tecton"], "quill")
        assert view["discard"] == ["grundar"]
        assert "weasels" not in str(view)


@pytest.mark.rule("alliances:H6", "alliances:B7")
def test_the_faction_of_the_setup_is_one_of_the_three() -> None:
    t = new_game(2, seed=3, order="seats")
    for seat in (0, 1):
        t.do(seat, "keep")
    first = {seat: min(t.hand(seat)) for seat in (0, 1)}
    for seat in (0, 1):
        t.do(seat, f"main:{first[seat]}")
    assert t.mains(0) == [first[0]]
    assert len(t.hand(0)) == 6
    assert t.mine(0)["ideology"] is None


@pytest.mark.rule("alliances:H8", "alliances:B7")
def test_in_the_setup_a_card_is_a_main_faction_only() -> None:
    t = new_game(2, seed=3, order="seats")
    for seat in (0, 1):
        t.do(seat, "keep")
    assert t.asked() == {0: "first_faction", 1: "first_faction"}
    assert t.legal(0) == {f"main:{card}" for card in t.hand(0)}
    card = min(t.hand(0))
    for notation in (f"boost:{card}", f"ideology:{card}", f"adapt:{card}", "scavenge"):
        refused(t, 0, notation, "refuse-not-now")


@pytest.mark.rule("alliances:H8")
def test_unplayed_cards_score_nothing() -> None:
    t = table(
        side("humans", hand="weasels auralites quill tecton", cruisers=1, cubes=0, prestige=4), side(cubes=0),
        systems=LAST, fleet=4, round=5, at="war",
    )  # fmt: skip
    t.do(0, "spare")
    assert t.over()
    assert t.parts(0) == {"prestige": 5}  # one more by the war
