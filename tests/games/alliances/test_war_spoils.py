"""The Overlord's planet, and the cruisers kept after war (alliances:F4, alliances:F5, alliances:F7)."""

from __future__ import annotations

import pytest

from tests.games.alliances.kit import refused, side, table
from tests.games.alliances.test_war import LASERS, PLASMA, TORPEDOES, fleet_of, war, won

# -- the Overlord's planet


@pytest.mark.rule("alliances:F4")
@pytest.mark.parametrize("site", ["silver_gate.2", "ember_reach.3", "frostveil.3", "duskmire.3"])
def test_an_empty_planet_may_be_taken_barren_or_not_and_gives_nothing(site: str) -> None:
    t = war(fleet_of(2), fleet_of(1))
    t.do(0, f"seize:{site}")
    assert t.planet(site) == "0 occupied"
    assert t.have(0) == {
        "credits": 1, "production": 0, "discovery": 0, "influence": 0, "prestige": 1, "relic": 0, "cruisers": 0,
        "cubes": 0,
    }  # fmt: skip
    assert t.supply(0)["cruisers"] == 8
    assert t.over()


@pytest.mark.rule("alliances:F4")
@pytest.mark.parametrize(("state", "cubes"), [("colonised", 1), ("developed", 2)])
def test_the_cubes_of_a_taken_planet_go_to_their_owners_supply(state: str, cubes: int) -> None:
    t = war(fleet_of(2), fleet_of(0), planets={"silver_gate.1": f"1 {state}"})
    before = t.supply(1)["cubes"]
    t.do(0, "seize:silver_gate.1")
    assert t.planet("silver_gate.1") == "0 occupied"
    assert t.supply(1)["cubes"] == before + cubes
    assert t.have(1)["cubes"] == 0
    assert t.points(1) == 0


@pytest.mark.rule("alliances:F4")
def test_the_overlord_may_spare_everybody() -> None:
    t = war(fleet_of(2, LASERS), fleet_of(1), planets={"silver_gate.1": "1 colonised", "silver_gate.2": "1 colonised"})
    t.do(0, "spare")
    assert (t.planet("silver_gate.1"), t.have(0)["cruisers"]) == ("1 colonised", 1)
    assert t.over()


@pytest.mark.rule("alliances:F4")
def test_one_planet_is_taken_and_no_more() -> None:
    t = war(fleet_of(5, TORPEDOES), fleet_of(0))
    t.do(0, "seize:silver_gate.1")
    assert t.asked() == {}
    assert t.have(0)["cruisers"] == 4


@pytest.mark.rule("alliances:F4")
@pytest.mark.parametrize("cruisers", [[2, 2], [3, 3, 1], [2, 2, 2, 2]])
def test_several_overlords_take_nothing(cruisers: list[int]) -> None:
    t = war(*map(fleet_of, cruisers))
    assert t.over()
    assert not [entry for entry in t.log("alliances:F4") if entry.key == "seize"]


@pytest.mark.rule("alliances:F4")
def test_an_overlord_without_a_cruiser_takes_nothing() -> None:
    t = war(fleet_of(0, LASERS), fleet_of(0), options={"rank_without_cruisers": True})
    assert won(t) == [(1, 1), (0, 0)]
    assert t.over()


@pytest.mark.rule("alliances:F4", "alliances:D4", "alliances:E3", "alliances:E6", "alliances:B9")
def test_what_the_overlord_may_not_take() -> None:
    t = war(
        fleet_of(4), fleet_of(1), fleet_of(2),
        fleet=2,
        planets={
            "silver_gate.1": "0 colonised", "silver_gate.2": "0 occupied", "ember_reach.1": "1 occupied",
            "ember_reach.2": "1 colonised", "ember_reach.4": "2 colonised", "frostveil.1": "2 developed",
        },
    )  # fmt: skip
    refused(t, 0, "seize:silver_gate.1", "refuse-own-planet", "F4")
    refused(t, 0, "seize:ember_reach.1", "refuse-occupied", "E6")
    refused(t, 0, "seize:ember_reach.2", "refuse-protected", "E3")
    refused(t, 0, "seize:frostveil.1", "refuse-protected", "E3")
    refused(t, 0, "seize:lantern_drift.1", "refuse-out-of-reach", "D4")
    refused(t, 0, "seize:silver_gate.3", "refuse-no-planet", "B9")
    refused(t, 0, "seize:tidewrack.1", "refuse-no-such-system", "B9")
    assert t.legal(0) == {"spare", "seize:ember_reach.3", "seize:frostveil.2", "seize:frostveil.3"}
    assert set(t.view(None)["war"]["targets"]) == {"ember_reach.3", "frostveil.2", "frostveil.3"}


@pytest.mark.rule("alliances:F4", "alliances:E8")
def test_warp_drive_of_the_overlord_opens_the_cards_right_of_the_fleet() -> None:
    assert war(fleet_of(2), fleet_of(0), fleet=0).legal_of(0, "seize") == {"silver_gate.1", "silver_gate.2"}
    t = war(fleet_of(2, "warp_drive"), fleet_of(0), fleet=0, round=1)
    t.do(0, "seize:duskmire.3")
    assert t.planet("duskmire.3") == "0 occupied"
    assert war(fleet_of(2), fleet_of(0, "warp_drive"), fleet=0).legal_of(0, "seize") == {
        "silver_gate.1", "silver_gate.2",
    }  # fmt: skip


# -- what is kept


@pytest.mark.rule("alliances:F5", "alliances:F7")
@pytest.mark.parametrize(
    ("cruisers", "technologies", "mains", "kept"),
    [
        (3, "", "", 0),
        (3, LASERS, "", 1),
        (5, PLASMA, "", 2),
        (1, PLASMA, "", 1),
        (5, TORPEDOES, "", 4),
        (4, "", "karnath", 2),
        (5, LASERS, "karnath", 3),
        (5, "energy_shields", "psykrians", 2),
        (5, "energy_shields laser_weapons", "psykrians", 3),
    ],
)
def test_everybody_keeps_exactly_what_strength_allows(cruisers: int, technologies: str, mains: str, kept: int) -> None:
    t = war(fleet_of(cruisers, technologies, mains), fleet_of(0))
    t.do(0, "spare")
    assert t.have(0)["cruisers"] == kept
    assert t.supply(0)["cruisers"] == 9 - kept


@pytest.mark.rule("alliances:F5", "alliances:A31")
def test_feimur_of_five_and_strength_two_lose_three_for_two_credits() -> None:
    t = war(fleet_of(5, PLASMA, "feimur_v5"), fleet_of(5, PLASMA))
    assert won(t) == [(3, 1), (1, 1)]
    assert [t.have(seat)["cruisers"] for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("alliances:F5")
def test_to_place_a_cruiser_is_no_loss() -> None:
    t = war(fleet_of(3, PLASMA, "feimur_v5"), fleet_of(1))
    t.do(0, "seize:silver_gate.1")
    assert (t.have(0)["credits"], t.have(0)["cruisers"]) == (1, 2)
    t = war(fleet_of(3, LASERS, "feimur_v5"), fleet_of(1))
    t.do(0, "seize:silver_gate.1")
    assert (t.have(0)["credits"], t.have(0)["cruisers"]) == (3, 1)


@pytest.mark.rule("alliances:F5", "alliances:A32")
def test_cruisers_on_planets_are_neither_kept_nor_discarded() -> None:
    held = {"ember_reach.1": "0 occupied", "ember_reach.2": "0 occupied"}
    t = war(fleet_of(2, LASERS), fleet_of(2, LASERS), planets=held)
    assert t.have(0)["cruisers"] == 1
    assert (t.planet("ember_reach.1"), t.planet("ember_reach.2")) == ("0 occupied", "0 occupied")
    assert t.supply(0)["cruisers"] == 6


@pytest.mark.rule("alliances:F5")
@pytest.mark.parametrize(
    ("cruisers", "played", "credits"),
    [(1, "explore:silver_gate.x1", 2), (2, "trade:mercenary_contracts.2", 8), (3, "swarm:silver_gate.1", 2)],
)
def test_explore_trade_and_swarm_lose_cruisers_too(cruisers: int, played: str, credits: int) -> None:
    t = table(side("feimur_v5 locusts", cruisers=cruisers), side("humans"))
    t.luck("x1")
    t.do(0, played)
    assert (t.have(0)["credits"], t.have(0)["cruisers"]) == (credits, 0)
