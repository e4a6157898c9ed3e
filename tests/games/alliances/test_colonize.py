"""Reach and Colonize: fee, adaptation, barren planets, rewards (alliances:D4, alliances:D5)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.powers import Kind, Planet
from starhold.games.alliances.system_cards import PLANET_TOKENS, SYSTEMS
from tests.games.alliances.kit import changes, refused, side, table

FOUR = "silver_gate ember_reach frostveil lantern_drift"
FITTING = {"temperate": "humans", "water": "amoebans", "frozen": "tecton", "desert": "pactweavers", "volcanic": "vharn"}
PRINTED = [planet for system in SYSTEMS for planet in system.planets]


def reward(planet: Planet) -> dict[str, int]:
    names = ("credits", "production", "discovery", "influence", "prestige", "relic", "cruisers")
    return {name: amount for name, amount in zip(names, planet.reward.amounts(), strict=True) if amount}


# -- reach


@pytest.mark.rule("alliances:D4")
@pytest.mark.parametrize("fleet", [0, 1, 2, 3])
def test_the_fleets_card_and_those_left_of_it_are_in_reach(fleet: int) -> None:
    t = table(side("humans cryo_synod", credits=1, cruisers=1), side(), systems=FOUR, fleet=fleet, round=fleet + 1)
    water_frozen_temperate = ["silver_gate.1", "silver_gate.2", "frostveil.1", "frostveil.2", "lantern_drift.1"]
    places = {name: place for place, name in enumerate(FOUR.split())}
    for site in [*water_frozen_temperate, "lantern_drift.2"]:
        system = site.partition(".")[0]
        if places[system] <= fleet:
            assert t.why(0, f"colonize:{site}") is None
        else:
            refused(t, 0, f"colonize:{site}", "refuse-out-of-reach", "D4", system=system)
    assert t.legal_of(0, "explore") == {f"{name}.x1" for name in FOUR.split()[: fleet + 1]}


@pytest.mark.rule("alliances:D4")
def test_an_explore_token_right_of_the_fleet_is_out_of_reach() -> None:
    t = table(side("humans", cruisers=1), side())
    refused(t, 0, "explore:frostveil.x1", "refuse-out-of-reach", "D4", system="frostveil")


@pytest.mark.rule("alliances:D4")
def test_warp_drive_reaches_every_card_that_lies_face_up() -> None:
    t = table(side("humans", credits=1, cruisers=1, technologies="warp_drive"), side(), systems=FOUR, fleet=0, round=1)
    assert {"silver_gate.1", "frostveil.2", "lantern_drift.1"} <= t.legal_of(0, "colonize")
    assert t.legal_of(0, "explore") == {f"{name}.x1" for name in FOUR.split()}
    refused(t, 0, "colonize:duskmire.1", "refuse-no-such-system", "B9", system="duskmire")
    refused(t, 0, "explore:duskmire.x1", "refuse-no-such-system", "B9", system="duskmire")


@pytest.mark.rule("alliances:D4")
def test_the_warp_drive_of_another_does_not_help() -> None:
    t = table(side("humans", credits=1), side("tecton", technologies="warp_drive"))
    refused(t, 0, "colonize:frostveil.2", "refuse-out-of-reach", "D4")


@pytest.mark.rule("alliances:K2", "alliances:D4")
def test_in_an_explored_galaxy_reach_is_unchanged_and_warp_drive_reaches_all_five() -> None:
    five = f"{FOUR} duskmire"
    for technologies, legal in (("", {"silver_gate.1", "silver_gate.2"}), ("warp_drive", None)):
        mine = side("humans", credits=1, technologies=technologies)
        tokens = {"frostveil.3": "pt_desert"}
        t = table(mine, side(), systems=five, tokens=tokens, fleet=0, round=1, options={"explored_galaxy": True})
        everywhere = {"silver_gate.1", "silver_gate.2", "frostveil.2", "lantern_drift.1", "duskmire.1"}
        assert t.legal_of(0, "colonize") == (legal or everywhere)


@pytest.mark.rule("alliances:B9", "alliances:D5")
def test_a_symbol_without_a_token_and_a_card_face_down_are_no_planets() -> None:
    t = table(side("humans", credits=5), side(), side())
    refused(t, 0, "colonize:silver_gate.3", "refuse-no-planet", "B9")  # for four players only
    assert t.planet("ember_reach.4") == "empty"  # for three and four
    refused(t, 0, "colonize:tidewrack.1", "refuse-no-such-system", "B9", system="tidewrack")


# -- fee


@pytest.mark.rule("alliances:D5", "alliances:A2")
@pytest.mark.parametrize("owned", [0, 1, 2, 3, 4])
def test_the_fee_is_one_credit_for_each_planet_colonised_before(owned: int) -> None:
    sites = ["ember_reach.1", "ember_reach.2", "ember_reach.3", "frostveil.1"][:owned]
    t = table(side("tyrrak", credits=6), side(), planets=dict.fromkeys(sites, "0 colonised"))
    assert t.mine(0)["prices"]["colonize"]["credits"] == owned
    t.do(0, "colonize:silver_gate.2")
    assert (t.have(0)["credits"], t.have(0)["discovery"]) == (6 - owned, 2)
    assert t.planet("silver_gate.2") == "0 colonised"


@pytest.mark.rule("alliances:D5", "alliances:A2")
def test_developed_and_occupied_planets_and_those_of_others_raise_no_fee() -> None:
    planets = {"ember_reach.1": "0 developed", "ember_reach.2": "0 occupied", "ember_reach.3": "1 colonised"}
    t = table(side("tyrrak", discovery=1), side(), planets={**planets, "frostveil.1": "0 colonised"})
    refused(t, 0, "colonize:silver_gate.2", "refuse-cannot-pay", "D5", resource="credits", due=1, have=0)
    t = table(side("tyrrak"), side(), planets=planets)
    assert changes(t, "colonize:silver_gate.2") == {"discovery": 2, "cubes": -1}


@pytest.mark.rule("alliances:D5")
def test_the_fee_must_be_paid_before_the_reward_comes() -> None:
    planets = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 colonised"}
    t = table(side("ferrox", credits=1, discovery=1), side(), planets=planets)
    refused(t, 0, "colonize:ember_reach.2", "refuse-cannot-pay", "D5", resource="credits", due=2, have=1)


@pytest.mark.rule("alliances:D20")
def test_limits_are_tested_after_the_fee_is_paid() -> None:
    planets = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 colonised", "frostveil.1": "0 colonised"}
    t = table(side("ferrox", credits=12), side(), planets=planets)
    assert changes(t, "colonize:ember_reach.2") == {"cubes": -1}  # 12 - 3 + 4, of which 1 is lost
    t = table(side("ferrox", credits=10), side(), planets=planets)
    assert changes(t, "colonize:ember_reach.2") == {"credits": 1, "cubes": -1}


@pytest.mark.rule("alliances:D16")
@pytest.mark.parametrize(("owned", "fee"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_a_discount_never_brings_the_fee_below_nothing(owned: int, fee: int) -> None:
    sites = ["ember_reach.1", "ember_reach.2", "ember_reach.3", "frostveil.1"][:owned]
    t = table(side("humans", credits=6), side(), planets=dict.fromkeys(sites, "0 colonised"))
    t.do(0, "colonize:silver_gate.2")
    assert t.have(0)["credits"] == 6 - fee


@pytest.mark.rule("alliances:D5", "alliances:A6")
def test_example_red_pays_two_credits_for_a_planet_of_her_kind_and_gains_two_influence() -> None:
    planets = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 colonised"}
    t = table(side("tecton", credits=2), side(), planets=planets, fleet=2, round=3)
    assert changes(t, "colonize:frostveil.1") == {"credits": -2, "influence": 2, "cubes": -1}
    assert t.planet("frostveil.1") == "0 colonised"


# -- adaptation of main factions


@pytest.mark.rule("alliances:D5")
@pytest.mark.parametrize("planet", [planet for planet in PRINTED if planet.kind != Kind.BARREN], ids=lambda one: one.id)
def test_a_planet_of_a_fitting_kind_is_colonised_and_gives_its_reward(planet: Planet) -> None:
    kind = planet.kind.name.lower()
    t = table(side(FITTING[kind], credits=1), side(), systems=planet.id.partition(".")[0], fleet=0, round=1)
    assert changes(t, f"colonize:{planet.id}") == {**reward(planet), "cubes": -1}
    assert t.planet(planet.id) == "0 colonised"


@pytest.mark.rule("alliances:D5")
@pytest.mark.parametrize("token", PLANET_TOKENS, ids=lambda one: one.id)
def test_a_planet_token_is_colonised_like_a_printed_planet(token: Planet) -> None:
    kind = token.kind.name.lower()
    t = table(side(FITTING[kind]), side(), tokens={"frostveil.3": token.id}, fleet=2, round=3)
    assert changes(t, "colonize:frostveil.3") == {**reward(token), "cubes": -1}
    wrong = "grundar" if kind in ("temperate", "water", "frozen") else "humans"
    t = table(side(wrong, credits=1), side(), tokens={"frostveil.3": token.id}, fleet=2, round=3)
    refused(t, 0, "colonize:frostveil.3", "refuse-not-adapted", "D5", kind=kind)


@pytest.mark.rule("alliances:D5")
@pytest.mark.parametrize(
    ("mains", "legal"),
    [
        ("amoebans", {"silver_gate.2"}),
        ("locusts", {"ember_reach.1", "ember_reach.2"}),
        ("tecton", {"silver_gate.1"}),
        ("tecton locusts", {"silver_gate.1", "ember_reach.1", "ember_reach.2"}),
        ("tecton locusts humans", {"silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2"}),
    ],
)
def test_only_kinds_of_ones_main_factions_are_colonised(mains: str, legal: set[str]) -> None:
    t = table(side(mains, credits=1), side("xylem"))
    assert t.legal_of(0, "colonize") == legal
    for site, kind in [("silver_gate.1", "temperate"), ("ember_reach.1", "volcanic"), ("ember_reach.2", "desert")]:
        if site not in legal:
            refused(t, 0, f"colonize:{site}", "refuse-not-adapted", "D5", kind=kind)


@pytest.mark.rule("alliances:D5")
@pytest.mark.parametrize(
    "held", ["0 colonised", "0 developed", "0 occupied", "1 colonised", "1 developed", "1 occupied"]
)
def test_a_planet_with_a_cube_or_a_cruiser_is_not_colonised(held: str) -> None:
    t = table(side("humans", credits=9), side(), planets={"silver_gate.1": held})
    refused(t, 0, "colonize:silver_gate.1", "refuse-planet-taken", "D5")


# -- barren planets


@pytest.mark.rule("alliances:D5", "alliances:A3")
def test_a_barren_planet_needs_terraforming_and_no_card_replaces_it() -> None:
    t = table(side("humans xylem cryo_synod", hand="vharn", credits=9, technologies="warp_drive"), side())
    refused(t, 0, "colonize:ember_reach.3", "refuse-barren", "D5")


@pytest.mark.rule("alliances:D5")
@pytest.mark.parametrize("planet", [planet for planet in PRINTED if planet.kind == Kind.BARREN], ids=lambda one: one.id)
def test_terraforming_colonises_barren_planets_without_adaptation(planet: Planet) -> None:
    mine = side("amoebans", hand="vharn", technologies="terraforming")
    t = table(mine, side(), systems=planet.id.partition(".")[0], fleet=0, round=1)
    assert changes(t, f"colonize:{planet.id}") == {**reward(planet), "cubes": -1}
    assert t.asked() == {0: "turn"}
    assert t.hand(0) == {"vharn"}


@pytest.mark.rule("alliances:D5")
def test_xenology_fits_the_five_habitable_kinds_but_not_barren() -> None:
    t = table(side("amoebans", credits=1, technologies="xenology"), side())
    assert t.legal_of(0, "colonize") == {"silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2"}
    refused(t, 0, "colonize:ember_reach.3", "refuse-barren", "D5")


@pytest.mark.rule("alliances:D5")
def test_terraforming_does_not_replace_adaptation_elsewhere() -> None:
    t = table(side("amoebans", credits=1, technologies="terraforming"), side())
    refused(t, 0, "colonize:silver_gate.1", "refuse-not-adapted", "D5", kind="temperate")


# -- one-time adaptation


@pytest.mark.rule("alliances:H4", "alliances:D5")
@pytest.mark.parametrize("site", ["ember_reach.1", "ember_reach.2"], ids=["its second kind", "its first kind"])
def test_a_card_discarded_in_colonize_lends_either_of_its_kinds(site: str) -> None:
    planets = {"silver_gate.1": "0 colonised"}
    t = table(side("amoebans", hand="grundar solari", credits=4), side(), planets=planets)
    t.do(0, f"colonize:{site}")
    assert t.asked() == {0: "adaptation"}
    assert t.legal(0) == ({"adapt:grundar"} if site == "ember_reach.1" else {"adapt:grundar", "adapt:solari"})
    t.do(0, "adapt:grundar")
    gain = {"cruisers": 2} if site == "ember_reach.1" else {"credits": 4}
    assert t.have(0)["credits"] == 3 + gain.get("credits", 0)
    assert t.have(0)["cruisers"] == gain.get("cruisers", 0)
    assert t.planet(site) == "0 colonised"
    assert (t.hand(0), t.discarded()) == ({"solari"}, {"grundar"})
    assert (t.have(0)["production"], t.mains(0)) == (0, ["amoebans"])  # neither its boost nor its ability


@pytest.mark.rule("alliances:D5", "alliances:H4")
def test_no_card_is_discarded_where_a_main_faction_already_fits() -> None:
    t = table(side("amoebans", hand="humans"), side())
    t.do(0, "colonize:silver_gate.2")
    assert t.asked() == {0: "turn"}
    assert (t.hand(0), t.discarded()) == ({"humans"}, set())
    refused(t, 0, "adapt:humans", "refuse-not-now", "D18")
    assert "boost:humans" in t.legal(0)


@pytest.mark.rule("alliances:H4", "alliances:D2")
def test_the_adaptation_is_the_one_card_of_the_turn() -> None:
    t = table(side("amoebans", hand="grundar solari", credits=1, discovery=1), side())
    t.do(0, "colonize:ember_reach.1", "adapt:grundar")
    for way in ("main", "ideology", "boost"):
        refused(t, 0, f"{way}:solari", "refuse-card-played", "D2")


@pytest.mark.rule("alliances:D2", "alliances:H4")
def test_after_another_card_none_is_left_for_an_adaptation() -> None:
    t = table(side("amoebans", hand="grundar solari", credits=1), side())
    t.do(0, "boost:solari")
    assert t.legal_of(0, "colonize") == {"silver_gate.2"}
    refused(t, 0, "colonize:ember_reach.1", "refuse-card-played", "D2")
    refused(t, 0, "colonize:silver_gate.1", "refuse-not-adapted", "D5")  # no card in hand would have helped there


@pytest.mark.rule("alliances:H4")
def test_the_adaptation_holds_for_one_colonize_only() -> None:
    t = table(side("amoebans", hand="grundar", credits=5), side(credits=5))
    t.do(0, "colonize:ember_reach.1", "adapt:grundar")
    t.do(1, "scavenge", "end")
    assert t.mine(0)["adaptations"] == ["water", "frozen"]
    refused(t, 0, "colonize:ember_reach.2", "refuse-not-adapted", "D5", kind="desert")


@pytest.mark.rule("alliances:D5")
def test_a_card_that_does_not_fit_is_no_adaptation() -> None:
    t = table(side("amoebans", hand="grundar ymirai solari helion", credits=1), side(hand="vharn"))
    t.do(0, "colonize:ember_reach.1")
    assert t.legal(0) == {"adapt:grundar", "adapt:helion"}
    refused(t, 0, "adapt:solari", "refuse-adapt-no-match", "D5", faction="solari", kind="volcanic")
    refused(t, 0, "adapt:ymirai", "refuse-adapt-no-match", "D5", faction="ymirai", kind="volcanic")
    refused(t, 0, "adapt:vharn", "refuse-not-in-hand", "H6", faction="vharn")


@pytest.mark.rule("alliances:D5")
def test_without_a_fitting_card_in_hand_the_planet_is_refused() -> None:
    t = table(side("amoebans", hand="ymirai solari", credits=1), side(hand="vharn"))
    refused(t, 0, "colonize:ember_reach.1", "refuse-not-adapted", "D5", kind="volcanic")


@pytest.mark.rule("alliances:D5")
def test_a_card_does_not_replace_the_fee_or_the_reach() -> None:
    planets = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 colonised"}
    t = table(side("amoebans", hand="grundar", credits=1), side(), planets=planets)
    refused(t, 0, "colonize:ember_reach.1", "refuse-cannot-pay", "D5", resource="credits", due=2, have=1)
    t = table(side("amoebans", hand="grundar xylem", credits=1), side(), fleet=0, round=1)
    refused(t, 0, "colonize:ember_reach.1", "refuse-out-of-reach", "D4", system="ember_reach")


@pytest.mark.rule("alliances:D5")
def test_the_discarded_card_lies_open_and_the_log_tells_of_it() -> None:
    t = table(side("amoebans", hand="grundar", credits=1), side())
    t.do(0, "colonize:ember_reach.1", "adapt:grundar")
    assert all(t.view(viewer)["discard"] == ["grundar"] for viewer in (0, 1, None))
    assert {"colonize", "adapt"} <= {entry.key for entry in t.log("alliances:D5")}
