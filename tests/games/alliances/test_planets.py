"""Planets: who owns them and what protects them (alliances:E1 to alliances:E8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alliances.kit import Table, refused, side, table

TWO = {"silver_gate.1": "1 colonised", "ember_reach.2": "1 developed"}


def seen(t: Table, site: str) -> dict[str, Any]:
    """A planet as everybody sees it."""
    planets: list[dict[str, Any]] = [one for system in t.view(None)["systems"] for one in system["planets"]]
    return next(one for one in planets if one["site"] == site)


def overlord(cruisers: int, planets: dict[str, str], mains: str = "", technologies: str = "") -> Table:
    """Seat 0 is Overlord with five cruisers; seat 1 guards its planets with some."""
    other = side(mains, cruisers=cruisers, technologies=technologies, cubes=0)
    return table(side("locusts", cruisers=5, cubes=0), other, planets=planets, at="war")


# -- four states


@pytest.mark.rule("alliances:E1")
def test_a_planet_is_empty_then_colonised_then_developed() -> None:
    t = table(side("humans", credits=12), side(credits=12))
    assert t.planet("silver_gate.1") == "empty"
    supply = t.supply(0)["cubes"]
    t.do(0, "colonize:silver_gate.1", "end")
    assert t.planet("silver_gate.1") == "0 colonised"
    t.do(1, "scavenge", "end")
    t.do(0, "develop:silver_gate.1.influence", "end")
    assert t.planet("silver_gate.1") == "0 developed"
    assert (t.have(0)["cubes"], t.supply(0)["cubes"]) == (1, supply)  # two cubes lie on it


@pytest.mark.rule("alliances:E1")
def test_an_occupied_planet_holds_one_cruiser() -> None:
    t = table(side("locusts", cruisers=5), side())
    t.do(0, "swarm:silver_gate.1")
    assert t.planet("silver_gate.1") == "0 occupied"
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (2, 6)  # nine with that on the planet


@pytest.mark.rule("alliances:E1")
@pytest.mark.parametrize("status", ["colonised", "developed", "occupied"])
def test_the_state_and_the_owner_of_a_planet_are_public(status: str) -> None:
    t = table(side(credits=9), side(), planets={"silver_gate.1": f"1 {status}"})
    planet = seen(t, "silver_gate.1")
    assert (planet["status"], planet["owner"]) == (status, 1)
    assert (seen(t, "silver_gate.2")["status"], seen(t, "silver_gate.2")["owner"]) == ("empty", None)
    assert [t.mine(1)[name] for name in ("colonised", "developed", "occupied")] == [
        int(status == name) for name in ("colonised", "developed", "occupied")
    ]


@pytest.mark.rule("alliances:E2")
@pytest.mark.parametrize("status", ["colonised", "developed", "occupied"])
def test_colonised_developed_and_occupied_planets_are_all_owned(status: str) -> None:
    """Fission Bloom gives two credits for each water planet owned."""
    planets = {"silver_gate.2": f"0 {status}"}
    t = table(side("amoebans", cubes=0), side(cubes=0), planets=planets, at="production")
    assert t.have(0)["credits"] == 2


# -- protection by cruisers


@pytest.mark.rule("alliances:E3")
@pytest.mark.parametrize("cruisers", [0, 1, 2, 3])
def test_as_many_cruisers_as_planets_protect_all_and_fewer_protect_none(cruisers: int) -> None:
    t = overlord(cruisers, TWO)
    safe = cruisers >= 2
    assert [t.protected(site) for site in TWO] == [safe, safe]
    assert t.view(None)["alliances"][1]["guard"] == {"needed": 2, "held": cruisers, "safe": safe, "always": False}
    for site in TWO:
        if safe:
            refused(t, 0, f"seize:{site}", "refuse-protected", "E3")
        else:
            assert t.why(0, f"seize:{site}") is None


@pytest.mark.rule("alliances:E3")
@pytest.mark.parametrize("status", ["colonised", "developed"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_colonised_and_developed_planets_count_one_each(number: int, status: str) -> None:
    sites = ["silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2"][:number]
    planets = dict.fromkeys(sites, f"1 {status}")
    assert not overlord(number - 1, planets).protected("silver_gate.1")
    assert overlord(number, planets).protected("silver_gate.1")


@pytest.mark.rule("alliances:E3", "alliances:A17")
def test_occupied_planets_need_no_guard() -> None:
    planets = {"silver_gate.1": "1 colonised", "ember_reach.1": "1 occupied", "ember_reach.2": "1 occupied"}
    t = overlord(1, planets)
    assert t.protected("silver_gate.1")
    assert t.view(None)["alliances"][1]["guard"]["needed"] == 1
    assert seen(t, "silver_gate.1")["why"] == "guarded"
    assert not overlord(0, planets).protected("silver_gate.1")


@pytest.mark.rule("alliances:E3")
def test_cruisers_on_planets_guard_nothing() -> None:
    planets = {**TWO, "ember_reach.1": "1 occupied"}
    assert not overlord(1, planets).protected("silver_gate.1")


@pytest.mark.rule("alliances:E3", "alliances:E8")
def test_each_owner_is_judged_alone() -> None:
    planets = {"silver_gate.1": "1 colonised", "silver_gate.2": "2 colonised", "ember_reach.1": "2 colonised"}
    mine = side("locusts", cruisers=5, cubes=0)
    t = table(mine, side(cruisers=1, cubes=0), side(cruisers=1, cubes=0), planets=planets, at="war")
    assert [t.protected(site) for site in planets] == [True, False, False]
    assert t.legal_of(0, "seize") == {
        "silver_gate.2",
        "ember_reach.1",
        "ember_reach.2",
        "ember_reach.3",
        "ember_reach.4",
    }


@pytest.mark.rule("alliances:E3")
def test_example_red_with_two_planets_and_one_cruiser_loses_a_developed_one() -> None:
    """Blue has most cruisers of three and a strength of 1; red's cubes go back, blue keeps one cruiser."""
    planets = {"silver_gate.1": "1 developed", "silver_gate.2": "1 colonised"}
    blue = side("humans", cruisers=3, technologies="laser_weapons", cubes=0)
    t = table(blue, side(cruisers=1, cubes=0), side(cruisers=2, cubes=0), planets=planets, at="war")
    cubes = t.supply(1)["cubes"]
    assert t.points(1) == 3
    t.do(0, "seize:silver_gate.1")
    have = t.have(0)
    assert (have["credits"], have["prestige"], have["production"]) == (2, 1, 0)  # not the planet's 2 production
    assert (have["cruisers"], t.have(2)["credits"]) == (1, 1)
    assert t.planet("silver_gate.1") == "0 occupied"
    assert t.supply(1)["cubes"] == cubes + 2 - 3  # and three were taken for the next round
    assert (t.points(1), t.parts(0)) == (1, {"prestige": 1})


# -- protection by technology and ability


@pytest.mark.rule("alliances:E4")
def test_planets_protected_by_a_technology_are_always_safe() -> None:
    t = overlord(0, TWO, technologies="planetary_shield")
    for site in TWO:
        assert (t.protected(site), seen(t, site)["why"]) == (True, "technology")
        refused(t, 0, f"seize:{site}", "refuse-protected", "E4")
    guard = t.view(None)["alliances"][1]["guard"]
    assert (guard["safe"], guard["always"]) == (True, True)


@pytest.mark.rule("alliances:E4")
def test_planets_under_a_shield_are_not_counted_as_to_guard() -> None:
    t = overlord(0, TWO, technologies="planetary_shield")
    assert t.view(None)["alliances"][1]["guard"]["needed"] == 0


@pytest.mark.rule("alliances:E4")
def test_empty_planets_are_always_unprotected() -> None:
    t = overlord(5, {}, technologies="planetary_shield")
    assert t.asked() != {0: "seize"}  # five against five: shared, and nobody seizes
    t = overlord(4, {}, technologies="planetary_shield")
    assert t.legal_of(0, "seize") == {
        "silver_gate.1",
        "silver_gate.2",
        "ember_reach.1",
        "ember_reach.2",
        "ember_reach.3",
    }
    assert all((t.protected(site), seen(t, site)["why"]) == (False, "empty") for site in t.legal_of(0, "seize"))


@pytest.mark.rule("alliances:E4")
def test_the_shield_of_another_protects_nobody_else() -> None:
    shielded = side(cubes=0, technologies="planetary_shield")
    t = table(side("locusts", cruisers=2, cubes=0), side(cubes=0), shielded, planets=TWO, at="war")
    assert not t.protected("silver_gate.1")


@pytest.mark.rule("alliances:E5")
@pytest.mark.parametrize(("planets", "needed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_garrisons_need_half_the_cruisers_rounded_up(planets: int, needed: int) -> None:
    sites = ["silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2", "ember_reach.3"][:planets]
    held = dict.fromkeys(sites, "1 colonised")
    t = table(side(credits=9), side("obrin", cruisers=needed), planets=held)
    assert t.protected("silver_gate.1")
    assert t.view(None)["alliances"][1]["guard"]["needed"] == needed
    t = table(side(credits=9), side("obrin", cruisers=needed - 1), planets=held)
    assert not t.protected("silver_gate.1")


@pytest.mark.rule("alliances:E5")
def test_garrisons_hold_in_war() -> None:
    refused(overlord(1, TWO, mains="obrin"), 0, "seize:silver_gate.1", "refuse-protected", "E3")


# -- occupied for good


@pytest.mark.rule("alliances:E6", "alliances:E3")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_planet_is_neither_colonised_nor_developed_nor_taken(owner: int) -> None:
    planets = {"silver_gate.1": f"{owner} occupied"}
    t = table(side("humans locusts", credits=12, cruisers=4), side(), planets=planets)
    refused(t, 0, "colonize:silver_gate.1", "refuse-planet-taken", "D5")
    refused(t, 0, "develop:silver_gate.1.influence", "refuse-not-your-colony", "D6")
    assert "silver_gate.1" not in t.legal_of(0, "swarm")
    t = table(side("humans", cruisers=4, cubes=0), side(cubes=0), planets=planets, at="war")
    assert "silver_gate.1" not in t.legal_of(0, "seize")
    if owner == 1:
        refused(t, 0, "seize:silver_gate.1", "refuse-occupied", "E6")


@pytest.mark.rule("alliances:E6")
def test_the_cruiser_on_an_occupied_planet_never_comes_back() -> None:
    t = table(side(cubes=0), side(cruisers=1, cubes=0), planets={"silver_gate.1": "0 occupied"}, at="war")
    t.do(1, "seize:silver_gate.2")
    assert t.round() == 3
    assert (t.planet("silver_gate.1"), t.planet("silver_gate.2")) == ("0 occupied", "1 occupied")
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (0, 8)
    assert (t.have(1)["cruisers"], t.supply(1)["cruisers"]) == (0, 8)


# -- seized planets


@pytest.mark.rule("alliances:E7")
@pytest.mark.parametrize(
    ("site", "cubes"), [("silver_gate.1", 1), ("ember_reach.2", 2)], ids=["colonised", "developed"]
)
def test_the_cubes_of_a_seized_planet_go_back_to_the_supply(site: str, cubes: int) -> None:
    t = table(side("locusts", credits=1, cruisers=3), side(production=2), planets=TWO)
    before, other, supply = t.have(0), t.have(1), t.supply(1)["cubes"]
    t.do(0, f"swarm:{site}")
    assert t.supply(1)["cubes"] == supply + cubes
    assert t.have(1) == other  # nothing for the former owner, not even a cube in hand
    assert t.have(0) == {**before, "cruisers": 0}  # nor a reward for the new one
    assert t.planet(site) == "0 occupied"
    assert t.mine(1)["colonised"] + t.mine(1)["developed"] == 1


@pytest.mark.rule("alliances:E7")
def test_a_lost_planet_counts_no_more_for_its_former_owner() -> None:
    t = table(side("locusts", cruisers=3), side("humans"), planets=TWO)
    assert t.parts(1) == {"colonised": 1, "developed": 2}
    t.do(0, "swarm:ember_reach.2")
    assert t.parts(1) == {"colonised": 1}
    assert t.parts(0) == {}


# -- reach for seizing


@pytest.mark.rule("alliances:E8")
@pytest.mark.parametrize("seat", [0, 1], ids=["the seizer's", "the owner's"])
def test_seizing_has_the_reach_of_the_seizing_player(seat: int) -> None:
    drives = ["warp_drive" if one == seat else "" for one in (0, 1)]
    planets = {"frostveil.1": "1 colonised"}
    mine = side("locusts", cruisers=3, technologies=drives[0], cubes=0)
    t = table(mine, side(cubes=0, technologies=drives[1]), planets=planets, at="war")
    if seat == 0:
        assert {"frostveil.1", "frostveil.2", "frostveil.3"} <= t.legal_of(0, "seize")
    else:
        refused(t, 0, "seize:frostveil.1", "refuse-out-of-reach", "D4", system="frostveil")
        assert not any(site.startswith("frostveil") for site in t.legal_of(0, "seize"))
