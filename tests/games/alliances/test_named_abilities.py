"""Abilities known by name: Nomads, Swarm, Energy Shields and others (alliances:I1 to alliances:I8)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.game import GAME
from tests.games.alliances.kit import changes, refused, side, table

COLONIES = {"silver_gate.2": "0 colonised", "ember_reach.1": "0 colonised"}
PLASMA = "laser_weapons plasma_weapons"  # strength 2


# -- Nomads


@pytest.mark.rule("alliances:I1")
def test_after_colonize_the_cube_of_another_colony_researches() -> None:
    t = table(side("wanderers", credits=5), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1")
    assert (t.asked(), t.have(0)["credits"]) == ({0: "turn"}, 3)
    assert changes(t, "lift:silver_gate.2", "research:laser_weapons.credits") == {"credits": -3, "cruisers": 1}
    assert t.planet("silver_gate.2") == "empty"
    assert t.technologies(0) == {"laser_weapons"}
    assert t.mine(0)["colonised"] == 2


@pytest.mark.rule("alliances:I1")
def test_or_it_retrieves_any_number_of_relics() -> None:
    t = table(side("wanderers", credits=8, discovery=2), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1")
    assert changes(t, "lift:ember_reach.1", "retrieve:2") == {"credits": -6, "discovery": -2, "relic": 2}
    assert t.planet("ember_reach.1") == "empty"
    assert t.cubes_on("retrieve") == [1, 0]
    assert t.have(0)["cubes"] == 2  # the turn took one cube from the hand


@pytest.mark.rule("alliances:I1")
def test_neither_the_new_colony_nor_a_developed_or_occupied_planet_nor_one_of_another_is_lifted() -> None:
    planets = {"silver_gate.2": "0 colonised", "ember_reach.1": "0 developed", "ember_reach.2": "0 occupied"}
    t = table(side("wanderers", credits=9), side(), planets={**planets, "ember_reach.3": "1 colonised"})
    t.do(0, "colonize:silver_gate.1")
    assert t.legal_of(0, "lift") == {"silver_gate.2"}
    for site in ("silver_gate.1", "ember_reach.1", "ember_reach.2", "ember_reach.3", "frostveil.1"):
        refused(t, 0, f"lift:{site}", "refuse-not-lift", "I1")


@pytest.mark.rule("alliances:I1")
@pytest.mark.parametrize(("credits", "payable"), [(4, False), (5, True)])
def test_nothing_is_lifted_for_what_cannot_be_paid(credits: int, payable: bool) -> None:
    t = table(side("wanderers", hand="humans", credits=credits), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1")  # takes 2 and gives 2 production, which could be turned into credits
    assert t.legal_of(0, "lift") == (set(COLONIES) if payable else set())
    if not payable:
        refused(t, 0, "lift:silver_gate.2", "refuse-cannot-pay", "I1")
        t.do(0, "convert:production", "lift:silver_gate.2", "research:warp_drive.credits")
        assert (t.have(0)["credits"], t.technologies(0)) == (1, {"warp_drive"})


@pytest.mark.rule("alliances:I1")
def test_it_needs_a_colonize_in_this_turn() -> None:
    t = table(side("wanderers", credits=9, cubes=2), side(credits=9, cubes=2), planets=COLONIES)
    refused(t, 0, "lift:silver_gate.2", "refuse-not-lift", "I1")
    t.do(0, "colonize:silver_gate.1", "end")
    t.do(1, "scavenge", "end")
    refused(t, 0, "lift:silver_gate.2", "refuse-not-lift", "I1")
    t.do(0, "scavenge")
    refused(t, 0, "lift:silver_gate.2", "refuse-not-lift", "I1")


@pytest.mark.rule("alliances:I1")
def test_it_is_the_wanderers_ability_alone() -> None:
    t = table(side("humans", credits=9), side("wanderers"), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1")
    refused(t, 0, "lift:silver_gate.2", "refuse-not-lift", "I1")


@pytest.mark.rule("alliances:I1", "alliances:D21")
def test_wanderers_played_after_the_colonize_lift_nothing() -> None:
    t = table(side("humans", hand="wanderers", credits=9), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1", "main:wanderers")
    refused(t, 0, "lift:silver_gate.2", "refuse-not-lift", "I1")
    t = table(side("humans", hand="wanderers", credits=9), side(), planets=COLONIES)
    t.do(0, "main:wanderers", "colonize:silver_gate.1")
    assert t.legal_of(0, "lift") == set(COLONIES)


@pytest.mark.rule("alliances:I1")
def test_once_for_each_colonize() -> None:
    t = table(side("wanderers", credits=12), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1", "lift:silver_gate.2", "research:warp_drive.credits")
    assert t.asked() == {0: "turn"}
    assert t.legal_of(0, "lift") == set()
    refused(t, 0, "lift:ember_reach.1", "refuse-not-lift", "I1")


@pytest.mark.rule("alliances:I1")
def test_it_may_be_left_alone() -> None:
    t = table(side("wanderers", credits=12), side(credits=9), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1", "end")
    assert t.asked() == {1: "turn"}
    assert t.mine(0)["colonised"] == 3


@pytest.mark.rule("alliances:I1")
def test_the_freed_planet_gives_its_reward_to_the_next_coloniser() -> None:
    t = table(side("wanderers", credits=5), side("humans"), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1", "lift:silver_gate.2", "research:laser_weapons.credits", "end")
    t.do(1, "colonize:silver_gate.2")
    assert (t.planet("silver_gate.2"), t.have(1)["discovery"]) == ("1 colonised", 2)


@pytest.mark.rule("alliances:I1", "alliances:H4")
def test_a_colonize_with_a_discarded_card_counts_too() -> None:
    t = table(side("wanderers", hand="humans", credits=9), side(), planets={"silver_gate.1": "0 colonised"})
    t.do(0, "colonize:silver_gate.2", "adapt:humans")
    assert t.legal_of(0, "lift") == {"silver_gate.1"}


@pytest.mark.rule("alliances:I7")
def test_the_lifted_cube_does_research_or_retrieve_and_nothing_else() -> None:
    mine = side("wanderers", hand="tecton", credits=10, discovery=1, cruisers=1)
    t = table(mine, side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1", "lift:silver_gate.2")
    assert t.asked() == {0: "nomads_action"}
    assert {one.partition(":")[0] for one in t.legal(0)} == {"research", "retrieve"}
    for notation in ("scavenge", "manufacture:1", "trade:commodity_trade.1", "explore:silver_gate.x1", "end"):
        refused(t, 0, notation, "refuse-nomads-only", "I1")
    refused(t, 0, "retrieve:2", "refuse-cannot-pay", "D8", resource="discovery", due=2, have=1)
    refused(t, 0, "research:xenology.credits", "refuse-tech-locked", "D14")


@pytest.mark.rule("alliances:I7")
def test_discounts_and_events_apply_to_the_action_of_the_lifted_cube() -> None:
    t = table(side("wanderers quill noospheric", credits=4), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1")
    assert changes(t, "lift:silver_gate.2", "research:laser_weapons.credits") == {"cruisers": 1}  # pays 2, gains 2
    t = table(side("wanderers sel_archivists ossuary_kin", credits=4, discovery=1), side(), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1")
    change = changes(t, "lift:silver_gate.2", "retrieve:1")
    assert change == {"credits": -2, "discovery": -1, "relic": 1, "prestige": 1}


@pytest.mark.rule("alliances:I7", "alliances:G2")
def test_a_lifted_cube_on_retrieve_moves_up_in_the_galactic_phase() -> None:
    t = table(side("wanderers", credits=5, discovery=1, cubes=1), side(cubes=0), planets=COLONIES)
    t.do(0, "colonize:silver_gate.1", "lift:silver_gate.2", "retrieve:1", "end")
    assert t.round() == 3
    assert (t.cubes_on("retrieve"), t.cubes_on("trade2")) == ([0, 0], [1, 0])


# -- Swarm


@pytest.mark.rule("alliances:I2", "alliances:A25")
def test_swarm_pays_two_cruisers_and_puts_a_third_on_an_unprotected_planet() -> None:
    t = table(side("locusts", cruisers=3, credits=1), side())
    assert changes(t, "swarm:silver_gate.1") == {"cruisers": -3}
    assert t.planet("silver_gate.1") == "0 occupied"
    assert t.supply(0)["cruisers"] == 8
    assert t.asked() == {0: "turn"}
    assert "scavenge" in t.legal(0)  # it was no action


@pytest.mark.rule("alliances:I2")
def test_swarm_comes_any_number_of_times_before_and_after_the_action() -> None:
    t = table(side("locusts", cruisers=5, credits=2), side())
    t.do(0, "swarm:silver_gate.1", "manufacture:1", "swarm:silver_gate.2")
    assert (t.have(0)["cruisers"], t.mine(0)["occupied"]) == (0, 2)


@pytest.mark.rule("alliances:I2")
def test_swarm_is_possible_in_the_first_round() -> None:
    t = table(side("locusts", cruisers=3), side(), round=1, fleet=0)
    assert t.legal_of(0, "swarm") == {"silver_gate.1", "silver_gate.2"}
    t.do(0, "swarm:silver_gate.2")
    assert t.planet("silver_gate.2") == "0 occupied"


@pytest.mark.rule("alliances:I2")
def test_swarm_takes_reachable_planets_only() -> None:
    t = table(side("locusts", cruisers=3), side())
    refused(t, 0, "swarm:frostveil.1", "refuse-out-of-reach", "D4", system="frostveil")
    refused(t, 0, "swarm:silver_gate.3", "refuse-no-planet", "B9")
    refused(t, 0, "swarm:tidewrack.1", "refuse-no-such-system", "B9", system="tidewrack")
    t = table(side("locusts", cruisers=3, technologies="warp_drive"), side())
    assert {"frostveil.1", "frostveil.2", "frostveil.3"} <= t.legal_of(0, "swarm")


@pytest.mark.rule("alliances:I2", "alliances:E3")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_protection_is_judged_by_the_owners_cruisers_at_that_moment(held: int) -> None:
    planets = {"silver_gate.1": "1 colonised", "silver_gate.2": "1 developed"}
    t = table(side("locusts", cruisers=5), side(cruisers=held), planets=planets)
    for site in planets:
        if held == 2:
            refused(t, 0, f"swarm:{site}", "refuse-protected", "E3")
        else:
            assert t.why(0, f"swarm:{site}") is None
    t = table(side("locusts", cruisers=5, credits=2), side(cruisers=1), planets=planets)
    t.do(0, "swarm:silver_gate.1", "manufacture:1")  # one planet is left, and one cruiser guards it now
    refused(t, 0, "swarm:silver_gate.2", "refuse-protected", "E3")


@pytest.mark.rule("alliances:I2", "alliances:E4")
def test_swarm_does_not_pierce_a_planetary_shield() -> None:
    t = table(
        side("locusts", cruisers=3), side(technologies="planetary_shield"), planets={"silver_gate.1": "1 colonised"}
    )
    refused(t, 0, "swarm:silver_gate.1", "refuse-protected", "E4")


@pytest.mark.rule("alliances:I6")
@pytest.mark.parametrize("cruisers", [0, 1, 2])
def test_swarm_needs_three_cruisers_in_hand(cruisers: int) -> None:
    t = table(side("locusts", cruisers=cruisers, credits=3), side())
    assert t.legal_of(0, "swarm") == set()
    refused(t, 0, "swarm:silver_gate.1", "refuse-swarm-cruisers", "I6")


@pytest.mark.rule("alliances:I6")
def test_own_and_occupied_planets_are_no_targets_but_empty_and_barren_ones_are() -> None:
    planets = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 developed", "ember_reach.1": "1 occupied"}
    t = table(side("locusts", cruisers=3), side(), planets=planets)
    assert t.legal_of(0, "swarm") == {"ember_reach.2", "ember_reach.3"}
    refused(t, 0, "swarm:silver_gate.1", "refuse-own-planet", "I6")
    refused(t, 0, "swarm:silver_gate.2", "refuse-own-planet", "I6")
    refused(t, 0, "swarm:ember_reach.1", "refuse-occupied", "E6")


@pytest.mark.rule("alliances:I6", "alliances:F5")
def test_the_two_cruisers_paid_are_one_loss_and_the_third_is_none() -> None:
    t = table(side("locusts feimur_v5", cruisers=3), side())
    assert changes(t, "swarm:silver_gate.1") == {"cruisers": -3, "credits": 2}


@pytest.mark.rule("alliances:I6")
def test_harvest_answers_to_a_planet_taken_by_swarm() -> None:
    t = table(side("locusts reapers", cruisers=3), side())
    assert changes(t, "swarm:silver_gate.1") == {"cruisers": -3, "credits": 3}


@pytest.mark.rule("alliances:I2", "alliances:D2")
def test_only_locusts_swarm() -> None:
    t = table(side("humans", hand="locusts", cruisers=4), side())
    refused(t, 0, "swarm:silver_gate.1", "refuse-no-ability", "D2")
    t.do(0, "main:locusts", "swarm:silver_gate.1")
    assert t.have(0)["cruisers"] == 2  # 4, one of the bonus within the limit, less 3


@pytest.mark.rule("alliances:D2", "alliances:I2")
def test_the_refusal_of_a_swarm_without_locusts_names_them() -> None:
    why = table(side("humans", hand="locusts", cruisers=4), side()).why(0, "swarm:silver_gate.1")
    assert why is not None
    assert "Locusts" in GAME.text("en").refusal(why)


# -- Energy Shields


@pytest.mark.rule("alliances:I3", "alliances:A31")
@pytest.mark.parametrize(
    ("mains", "technologies", "kept"),
    [
        ("psykrians", "", 0),
        ("psykrians", "energy_shields", 2),
        ("psykrians", "energy_shields laser_weapons", 3),
        ("psykrians karnath", "energy_shields laser_weapons", 5),
    ],
)
def test_energy_shields_keep_two_more_cruisers_at_the_end_of_war(mains: str, technologies: str, kept: int) -> None:
    """The last is the printed example: strength 3 and Energy Shields keep five."""
    t = table(side(mains, cruisers=5, technologies=technologies, cubes=0), side(cubes=0), at="war")
    assert t.view(None)["alliances"][0]["keeps"] == kept
    t.do(0, "spare")
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (kept, 9 - kept)


@pytest.mark.rule("alliances:I8")
def test_strength_and_energy_shields_never_keep_more_than_five() -> None:
    technologies = f"{PLASMA} antimatter_torpedoes energy_shields"  # strength 4
    t = table(side("psykrians", cruisers=5, technologies=technologies, cubes=0), side(cubes=0), at="war")
    keeps = t.view(None)["alliances"][0]["keeps"]
    t.do(0, "spare")
    assert (t.strength(0), t.have(0)["cruisers"]) == (4, 5)
    assert keeps == 5


# -- Weasels


@pytest.mark.rule("alliances:I4")
def test_weasels_buy_influence_and_prestige_as_often_as_they_can_pay() -> None:
    t = table(side("weasels", credits=12), side(prestige=2))
    assert changes(t, "use:weasels", "use:weasels") == {"credits": -10, "influence": 2, "prestige": 2}
    assert t.track() == [(0, 2), (1, 2)]
    refused(t, 0, "use:weasels", "refuse-cannot-pay", "D2", resource="credits", due=5, have=2)


# -- Amoebans, Feimur-V5, Auralites


@pytest.mark.rule("alliances:I5", "alliances:A24")
@pytest.mark.parametrize(
    ("planets", "credits"),
    [
        ({}, 0),
        ({"silver_gate.2": "0 colonised"}, 2),
        ({"silver_gate.2": "0 colonised", "frostveil.2": "0 occupied"}, 4),
        ({"silver_gate.2": "0 developed", "frostveil.2": "0 colonised", "frostveil.3": "0 occupied"}, 6),
        ({"silver_gate.1": "0 colonised", "ember_reach.3": "0 developed", "silver_gate.2": "1 colonised"}, 0),
    ],
)
def test_amoebans_gain_two_credits_for_each_water_planet_owned(planets: dict[str, str], credits: int) -> None:
    tokens = {"frostveil.3": "pt_water"}
    t = table(side("amoebans", cubes=0), side(cubes=0), planets=planets, tokens=tokens, at="production")
    assert t.have(0)["credits"] == credits


@pytest.mark.rule("alliances:I5", "alliances:F5")
@pytest.mark.parametrize(("cruisers", "credits"), [(5, 2), (4, 2), (3, 2), (2, 0)])
def test_feimur_gain_two_credits_however_many_cruisers_they_lose(cruisers: int, credits: int) -> None:
    """Printed example: five cruisers and strength 2 lose three, for two credits."""
    other = side("humans", cruisers=cruisers, technologies=PLASMA, cubes=0)  # shared: nobody seizes, both are rewarded
    mine = side("feimur_v5", cruisers=cruisers, technologies=PLASMA, cubes=0)
    t = table(mine, other, at="war")
    assert (t.have(0)["cruisers"], t.have(0)["credits"] - t.have(1)["credits"]) == (2, credits)


@pytest.mark.rule("alliances:I5", "alliances:F5")
def test_to_take_a_planet_is_no_loss_for_feimur() -> None:
    t = table(side("feimur_v5", cruisers=3, technologies=PLASMA, cubes=0), side(cubes=0), at="war")
    t.do(0, "seize:silver_gate.1")
    assert (t.have(0)["cruisers"], t.have(0)["credits"]) == (2, 1)  # the reward of the Overlord alone


@pytest.mark.rule("alliances:D17", "alliances:I5")
@pytest.mark.parametrize(
    ("given", "played", "influence", "credits"),
    [
        ({}, ["colonize:frostveil.1"], 2, 1),
        ({"credits": 7}, ["trade:political_cooperation.1"], 2, -6),
        ({"cruisers": 1}, ["explore:silver_gate.x1"], 2, 1),
        ({"credits": 7}, ["develop:silver_gate.1.influence"], 1, -6),
        ({"hand": "ymirai"}, ["boost:ymirai"], 1, 1),
        ({"credits": 5}, ["use:weasels"], 1, -4),
        ({"credits": 10}, ["use:weasels", "use:weasels"], 2, -8),
        ({"credits": 3, "discovery": 1}, ["research:xenology.credits"], 1, -2),
        ({"influence": 1, "discovery": 1}, ["research:xenology.influence"], 0, 1),
    ],
    ids=["planet", "trade", "explore", "develop", "boost", "ability", "two abilities", "research", "paid and gained"],
)
def test_auralites_gain_one_credit_for_each_gain_of_influence(
    given: dict[str, object], played: list[str], influence: int, credits: int
) -> None:
    """One credit for each cause, however much influence it brings (printed example: two by a planet)."""
    mine = side("auralites weasels", technologies=f"{PLASMA} warp_drive", **given)  # type: ignore[arg-type]
    planets = {"silver_gate.1": "0 colonised"} if played[0].startswith("develop") else {}
    t = table(mine, side(), planets=planets)
    t.luck("x4")
    change = changes(t, *played)
    assert (change.get("influence", 0), change["credits"]) == (influence, credits)


@pytest.mark.rule("alliances:D17")
def test_influence_of_the_production_phase_is_an_event_too() -> None:
    t = table(side("auralites solari", credits=2, cubes=0), side(cubes=0), at="production")
    t.do(0, "produce:solari")
    assert (t.have(0)["influence"], t.have(0)["credits"]) == (1, 1)


@pytest.mark.rule("alliances:D17")
def test_no_gain_of_influence_is_no_event() -> None:
    t = table(side("auralites vector", influence=2, credits=1), side("weasels", credits=9))
    assert changes(t, "use:vector") == {"influence": -1, "discovery": 2}
    assert changes(t, "scavenge") == {"production": 1, "cubes": -1}
    t.do(0, "end")
    t.do(1, "use:weasels")
    assert t.have(0)["credits"] == 1


@pytest.mark.rule("alliances:A6", "alliances:I4", "alliances:I5")
def test_by_option_weasels_and_auralites_deal_in_discoveries() -> None:
    mine = side("weasels auralites", credits=5, technologies="warp_drive")
    t = table(mine, side(), options={"purple_and_star": "swapped"})
    assert changes(t, "use:weasels") == {"credits": -4, "discovery": 1, "prestige": 1}
    assert changes(t, "colonize:frostveil.1") == {"discovery": 2, "credits": 1, "cubes": -1}
