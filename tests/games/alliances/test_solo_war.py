"""War against the automa (alliances:K3, alliances:K4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alliances.kit import Side, Table, refused, side, table, thing
from tests.games.alliances.test_solo import AUTOMA, ROW, cruisers

TORPEDOES = "laser_weapons plasma_weapons antimatter_torpedoes"  # strength 4


def war(mine: Side, automa: int, **given: Any) -> Table:
    return table(mine, systems=ROW, fleet=given.pop("fleet", 4), round=5, at="war", automa_cruisers=automa, **given)


@pytest.mark.rule("alliances:K3", "alliances:F3")
def test_the_human_is_rewarded_by_the_table_of_two() -> None:
    t = war(side(cruisers=3, cubes=0), 2)
    assert (t.have(0)["credits"], t.have(0)["prestige"]) == (1, 1)
    t.do(0, "seize:silver_gate.1")
    assert t.over()
    assert (t.points(0), cruisers(t, 0), cruisers(t)) == (1, 0, 2)
    t = war(side(cruisers=1, cubes=0), 2)
    assert (t.have(0)["credits"], t.have(0)["prestige"]) == (0, 0)


@pytest.mark.rule("alliances:K3", "alliances:A27")
def test_strength_four_of_the_automa_breaks_ties() -> None:
    t = war(side("karnath", cruisers=2, cubes=0, technologies="laser_weapons"), 2)  # strength 3
    assert t.have(0)["prestige"] == 0
    assert t.planet("silver_gate.1") == "1 occupied"
    t = war(side("karnath", cruisers=2, cubes=0, technologies=TORPEDOES), 2)  # strength 6
    assert t.have(0)["prestige"] == 1
    assert t.asked() == {0: "seize"}


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(
    ("mine", "planets", "taken"),
    [
        (0, {"silver_gate.1": "0 colonised", "frostveil.1": "0 developed", "duskmire.1": "0 developed"}, "frostveil.1"),
        (0, {"ember_reach.1": "0 colonised", "frostveil.1": "0 colonised"}, "ember_reach.1"),
        (0, {}, "silver_gate.1"),
        (1, {"silver_gate.1": "0 colonised"}, "silver_gate.2"),
        (1, {"silver_gate.1": "0 colonised", "silver_gate.2": "0 developed"}, "silver_gate.2"),
        (1, {"silver_gate.1": "1 colonised", "silver_gate.2": "0 occupied", "ember_reach.1": "0 colonised",
             "ember_reach.2": "1 occupied"}, "ember_reach.3"),
    ],
    ids=["developed first", "then colonised", "then empty", "guarded", "one guard for two", "barren"],
)  # fmt: skip
def test_as_overlord_it_takes_developed_then_colonised_then_empty_planets(
    mine: int, planets: dict[str, str], taken: str
) -> None:
    t = war(side(cruisers=mine, cubes=0), 3, planets=planets)
    assert t.over()
    assert t.planet(taken) == "1 occupied"
    assert [thing(entry.card) for entry in t.log() if entry.key == "automa-seize"] == [taken]
    assert cruisers(t) == 2
    assert t.have(AUTOMA)["credits"] == t.have(AUTOMA)["prestige"] == 0
    if mine == 0:  # its last cruiser is enough
        assert war(side(cubes=0), 1, planets=planets).planet(taken) == "1 occupied"
    assert t.check() == []


@pytest.mark.rule("alliances:K3", "alliances:E8")
def test_in_war_too_it_reaches_every_face_up_system() -> None:
    t = table(side("humans", cubes=0), fleet=1, at="war", planets={"frostveil.1": "0 developed"})
    assert t.planet("frostveil.1") == "1 occupied"


@pytest.mark.rule("alliances:K3")
def test_a_planetary_shield_keeps_it_off() -> None:
    t = war(side(technologies="planetary_shield", cubes=0), 3, planets={"silver_gate.1": "0 developed"})
    assert t.planet("silver_gate.1") == "0 developed"
    assert t.planet("silver_gate.2") == "1 occupied"


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(("automa", "human", "kept"), [(5, 0, 4), (4, 5, 4), (3, 5, 3)])
def test_it_keeps_four_cruisers_at_most(automa: int, human: int, kept: int) -> None:
    t = war(side(cruisers=human, cubes=0), automa)
    if t.asked():
        t.do(0, "spare")
    assert cruisers(t) == kept
    assert cruisers(t, 0) == 0


@pytest.mark.rule("alliances:K4")
def test_five_and_a_tie_leave_it_four() -> None:
    t = war(side(cruisers=5, cubes=0, technologies=TORPEDOES), 5)
    assert (cruisers(t), cruisers(t, 0)) == (4, 4)


@pytest.mark.rule("alliances:K4")
def test_on_a_tie_the_human_is_rewarded_and_nobody_takes_a_planet() -> None:
    t = war(side("drokkan", cruisers=2, cubes=0, technologies=TORPEDOES), 2, planets={"silver_gate.1": "0 developed"})
    assert t.over()
    assert (t.have(0)["credits"], t.have(0)["prestige"], t.have(0)["influence"]) == (1, 1, 0)
    assert t.planet("silver_gate.1") == "0 developed"
    assert not [entry for entry in t.log() if entry.key in ("automa-seize", "seize")]


@pytest.mark.rule("alliances:K4")
def test_the_planets_of_the_automa_are_safe_from_war_and_swarm() -> None:
    held = {"silver_gate.1": "1 colonised", "ember_reach.1": "1 occupied"}
    t = war(side(cruisers=3, cubes=0), 0, planets=held, fleet=1)
    refused(t, 0, "seize:silver_gate.1", "refuse-protected", "E4")
    refused(t, 0, "seize:ember_reach.1", "refuse-occupied", "E6")
    assert t.legal_of(0, "seize") == {"silver_gate.2", "ember_reach.2", "ember_reach.3"}
    t = table(side("locusts", cruisers=3), planets=held, automa_cruisers=0)
    refused(t, 0, "swarm:silver_gate.1", "refuse-protected", "E4")


@pytest.mark.rule("alliances:K4")
def test_without_a_cruiser_on_either_side_there_is_no_overlord() -> None:
    t = war(side(cubes=0), 0)
    assert t.over()
    assert t.planet("silver_gate.1") == "empty"
