"""Develop: price, prestige, the choice beside it, and what cannot be developed (alliances:D6)."""

from __future__ import annotations

import pytest

from tests.games.alliances.kit import changes, refused, side, table

MINE = {"silver_gate.1": "0 colonised"}


@pytest.mark.rule("alliances:D6", "alliances:A5")
@pytest.mark.parametrize(
    ("choice", "gain"),
    [("discovery", {"credits": -6, "discovery": 1}), ("influence", {"credits": -7, "influence": 1})],
)
def test_seven_credits_bring_a_prestige_and_a_credit_with_a_discovery_or_an_influence(
    choice: str, gain: dict[str, int]
) -> None:
    t = table(side("humans", credits=9), side(), planets=MINE)
    assert changes(t, f"develop:silver_gate.1.{choice}") == {**gain, "prestige": 1, "cubes": -1}
    assert t.planet("silver_gate.1") == "0 developed"
    assert (t.mine(0)["colonised"], t.mine(0)["developed"]) == (0, 1)


@pytest.mark.rule("alliances:D6")
def test_example_red_develops_with_exactly_seven_credits() -> None:
    t = table(side("humans", credits=7), side(), planets=MINE)
    t.do(0, "develop:silver_gate.1.influence")
    assert (t.have(0)["credits"], t.have(0)["influence"], t.have(0)["prestige"]) == (0, 1, 1)


@pytest.mark.rule("alliances:D6")
@pytest.mark.parametrize("choice", ["discovery", "influence"])
def test_six_credits_are_not_enough_whatever_is_chosen(choice: str) -> None:
    t = table(side("humans", credits=6), side(), planets=MINE)
    refused(t, 0, f"develop:silver_gate.1.{choice}", "refuse-cannot-pay", "D6", resource="credits", due=7, have=6)


@pytest.mark.rule("alliances:D6")
@pytest.mark.parametrize(
    "held",
    ["1 colonised", "1 developed", "1 occupied", "0 developed", "0 occupied", ""],
    ids=["of another", "developed by another", "occupied by another", "already developed", "occupied", "empty"],
)
def test_only_a_planet_one_has_colonised_is_developed(held: str) -> None:
    planets = {"silver_gate.1": held} if held else {}
    t = table(side("humans", credits=9), side(), planets=planets)
    assert t.legal_of(0, "develop") == set()
    for choice in ("discovery", "influence"):
        refused(t, 0, f"develop:silver_gate.1.{choice}", "refuse-not-your-colony", "D6")


@pytest.mark.rule("alliances:D6")
def test_what_is_no_planet_is_not_developed() -> None:
    t = table(side("humans", credits=9), side(), planets=MINE)
    refused(t, 0, "develop:silver_gate.3.influence", "refuse-not-your-colony", "D6")
    refused(t, 0, "develop:tidewrack.1.influence", "refuse-not-your-colony", "D6")


@pytest.mark.rule("alliances:D6")
def test_reach_and_adaptation_are_not_needed() -> None:
    t = table(side("grundar", credits=9), side(), planets={"frostveil.1": "0 colonised"}, fleet=0, round=1)
    t.do(0, "develop:frostveil.1.influence")
    assert t.planet("frostveil.1") == "0 developed"


@pytest.mark.rule("alliances:D6")
def test_a_barren_colony_is_developed_too() -> None:
    t = table(side("grundar", credits=9), side(), planets={"ember_reach.3": "0 colonised"})
    t.do(0, "develop:ember_reach.3.influence")
    assert t.planet("ember_reach.3") == "0 developed"


@pytest.mark.rule("alliances:D6")
def test_the_planet_gives_its_reward_no_second_time() -> None:
    t = table(side("humans", credits=9), side(), planets={"silver_gate.2": "0 colonised"})
    t.do(0, "develop:silver_gate.2.influence")
    assert t.have(0)["discovery"] == 0


@pytest.mark.rule("alliances:D6")
def test_a_developed_planet_lowers_the_next_fee_of_colonize() -> None:
    planets = {**MINE, "silver_gate.2": "0 colonised"}
    t = table(side("ferrox", credits=9, cubes=2), side(credits=9, cubes=1), planets=planets)
    assert t.mine(0)["prices"]["colonize"]["credits"] == 2
    t.do(0, "develop:silver_gate.1.influence", "end")
    t.do(1, "scavenge", "end")
    assert changes(t, "colonize:ember_reach.2") == {"credits": 3, "cubes": -1}  # pays 1, gains 4


@pytest.mark.rule("alliances:D6", "alliances:G5")
def test_the_prestige_moves_the_cube_on_top_of_those_already_there() -> None:
    t = table(side("humans", credits=7), side(prestige=1), side(prestige=2), planets=MINE)
    assert t.track() == [(2, 2), (1, 1), (0, 0)]
    t.do(0, "develop:silver_gate.1.influence")
    assert t.track() == [(2, 2), (0, 1), (1, 1)]


@pytest.mark.rule("alliances:D6")
def test_the_points_of_a_developed_planet_replace_those_of_a_colonised_one() -> None:
    t = table(side("humans", credits=7), side(), planets=MINE)
    assert t.parts(0) == {"colonised": 1}
    t.do(0, "develop:silver_gate.1.influence")
    assert t.parts(0) == {"developed": 2, "prestige": 1}


@pytest.mark.rule("alliances:D16", "alliances:D22")
@pytest.mark.parametrize(
    ("mains", "technologies", "price"),
    [
        ("humans", "", 7),
        ("forgeminds", "", 5),
        ("humans", "orbital_foundries", 6),
        ("forgeminds", "orbital_foundries", 4),
    ],
)
def test_discounts_on_developing_add_up(mains: str, technologies: str, price: int) -> None:
    t = table(side(mains, credits=price, technologies=technologies), side(), planets=MINE)
    assert t.mine(0)["prices"]["develop"]["credits"] == price
    t.do(0, "develop:silver_gate.1.influence")
    assert t.have(0)["credits"] == 0
    t = table(side(mains, credits=price - 1, discovery=1, technologies=technologies), side(), planets=MINE)
    refused(t, 0, "develop:silver_gate.1.influence", "refuse-cannot-pay", "D6", due=price, have=price - 1)


@pytest.mark.rule("alliances:D16")
@pytest.mark.parametrize(
    ("mains", "gain"),
    [
        ("velvet_court", {"relic": 1}),
        ("tecton", {"production": 2}),
        ("velvet_court tecton", {"relic": 1, "production": 2}),
    ],
)
def test_abilities_that_answer_to_developing_fire_after_it(mains: str, gain: dict[str, int]) -> None:
    other = side("tecton" if mains == "velvet_court" else "humans", credits=9)
    t = table(side(mains, credits=7), other, planets=MINE)
    change = changes(t, "develop:silver_gate.1.influence")
    assert change == {"credits": -7, "influence": 1, "prestige": 1, "cubes": -1, **gain}
    assert t.have(1)["production"] == 0  # the other's ability does not answer


@pytest.mark.rule("alliances:A5")
def test_by_option_a_production_comes_with_the_discovery() -> None:
    t = table(side("humans", credits=9), side(), planets=MINE, options={"develop_choice": "production"})
    change = changes(t, "develop:silver_gate.1.discovery")
    assert change == {"credits": -7, "production": 1, "discovery": 1, "prestige": 1, "cubes": -1}


@pytest.mark.rule("alliances:A6", "alliances:A5")
def test_by_option_influence_comes_with_the_credit_and_the_discovery_alone() -> None:
    for choice, gain in (
        ("influence", {"credits": -6, "influence": 1}),
        ("discovery", {"credits": -7, "discovery": 1}),
    ):
        t = table(side("humans", credits=9), side(), planets=MINE, options={"purple_and_star": "swapped"})
        assert changes(t, f"develop:silver_gate.1.{choice}") == {**gain, "prestige": 1, "cubes": -1}
