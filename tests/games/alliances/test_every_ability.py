"""Every ability at work, all forty of them, with the figure of its card (alliances:C4, D2, D16, I1 to I8).

The figures are written out here once more, apart from the cards, so that a slip in either shows.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starhold import IllegalAction
from tests.games.alliances.kit import Side, Table, refused, side, table
from tests.games.alliances.test_every_faction import NAMES, amounts, change

ROW = "silver_gate ember_reach frostveil lantern_drift duskmire"
ALONE = side("humans", cubes=0)  # the other alliance, out of this phase


def turn(mine: Side, **given: Any) -> Table:
    return table(mine, side("humans"), **{"tokens": {"frostveil.3": "pt_water"}, **given})


def production(mains: str, technologies: str = "", planets: dict[str, str] | None = None, **given: Any) -> Table:
    """The production phase, in which seat 0 has nothing of its own but what it is given."""
    mine = side(mains, hand="weasels", technologies=technologies, cubes=0, **given)
    return table(mine, ALONE, planets=planets, at="production")


def war(mine: Side, other: Side, **given: Any) -> Table:
    return table(mine, other, systems=ROW, fleet=4, round=5, at="war", **given)


def test_every_ability_is_tried_in_this_file() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in NAMES if not re.search(rf'"(\w+ )*{name}( \w+)*"', text)] == []


# -- in the production phase


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize(
    ("mains", "technologies", "planets", "gain"),
    [
        ("tyrrak", "", {}, "1 cruisers"),
        ("ferrox", "", {}, "1 production"),
        ("amoebans", "", {"silver_gate.2": "0 colonised"}, "2 credits"),
        ("amoebans", "", {"silver_gate.2": "0 developed", "frostveil.2": "0 occupied"}, "4 credits"),
        ("amoebans", "", {"silver_gate.2": "1 colonised", "silver_gate.1": "0 colonised"}, ""),
        ("xylem", "", {}, ""),
        ("xylem", "terraforming", {}, "1 credits"),
        ("xylem", "terraforming warp_drive", {}, "1 credits"),
        ("xylem", "terraforming warp_drive laser_weapons", {}, "2 credits"),
        ("xylem psykrians", "terraforming warp_drive energy_shields", {}, "2 credits"),
        ("thessian", "", {}, ""),
        ("thessian", "dream_archive", {}, "1 discovery"),
        ("helion", "", {"silver_gate.1": "0 developed"}, ""),
        ("helion", "star_lifting", {"silver_gate.1": "0 developed", "ember_reach.1": "0 colonised"}, "2 credits"),
        ("helion", "star_lifting", {"silver_gate.1": "0 developed", "ember_reach.1": "0 developed"}, "4 credits"),
    ],
)
def test_what_production_abilities_bring_by_themselves(
    mains: str, technologies: str, planets: dict[str, str], gain: str
) -> None:
    t = production(mains, technologies, planets)
    assert {name: count for name, count in t.have(0).items() if count and name != "cubes"} == amounts(gain)
    assert t.check() == []


@pytest.mark.rule("alliances:C2", "alliances:C4")
def test_steady_output_makes_good_the_production_lost() -> None:
    t = production("ferrox", production=5)
    assert (t.have(0)["credits"], t.have(0)["production"]) == (5, 5)


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize(("name", "gain"), [("lumarin", "prestige"), ("solari", "influence")])
def test_production_abilities_with_a_cost_are_used_once_or_not_at_all(name: str, gain: str) -> None:
    t = production(name, credits=4)
    assert t.asked() == {0: "production"}
    assert t.legal(0) == {f"produce:{name}", "stop"}
    t.do(0, f"produce:{name}")
    assert t.asked() == {0: "turn"}
    assert (t.have(0)["credits"], t.have(0)[gain]) == (2, 1)
    t = production(name, credits=2)
    t.do(0, "stop")
    assert (t.have(0)["credits"], t.have(0)[gain]) == (2, 0)
    t = production(name, credits=1)
    assert "production" not in t.asked().values()
    assert t.have(0)[gain] == 0


# -- free abilities


@pytest.mark.rule("alliances:D2", "alliances:I4")
@pytest.mark.parametrize(
    ("name", "cost", "gain"),
    [
        ("weasels", "5 credits", "1 influence 1 prestige"),
        ("mnemori", "2 discovery", "1 relic"),
        ("brassworm", "3 credits", "2 production"),
        ("vector", "1 influence", "2 discovery"),
    ],
)
def test_free_abilities_any_number_of_times_before_and_after_the_action(name: str, cost: str, gain: str) -> None:
    ((resource, price),) = amounts(cost).items()
    mine: dict[str, Any] = {resource: 2 * price}
    t = turn(side(name, hand="xylem", **mine))
    paid = {resource: -price, **amounts(gain)}
    assert change(t, f"use:{name}") == paid
    t.do(0, "scavenge")
    assert change(t, f"use:{name}") == paid
    short: dict[str, Any] = {resource: price - 1}
    t = turn(side(name, hand="xylem", **short))
    why = t.why(0, f"use:{name}")
    assert why is not None
    assert why.key == "refuse-cannot-pay"


@pytest.mark.rule("alliances:D2")
@pytest.mark.parametrize("name", [one for one in NAMES if one not in ("weasels", "mnemori", "brassworm", "vector")])
def test_no_other_faction_has_a_free_ability_to_use(name: str) -> None:
    """Swarm has a word of its own, for it needs a planet."""
    t = table(side(name, hand="weasels", credits=9, influence=3, discovery=3, cruisers=3), side())
    refused(t, 0, f"use:{name}", "refuse-no-ability", "D2")
    refused(t, 0, "use:weasels", "refuse-no-ability", "D2")


@pytest.mark.rule("alliances:I2", "alliances:I6", "alliances:A25")
def test_swarm_pays_two_cruisers_and_places_a_third() -> None:
    t = turn(side("locusts", hand="xylem", cruisers=3), round=1, fleet=1)
    assert t.legal_of(0, "swarm") == {"silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2",
                                      "ember_reach.3"}  # fmt: skip
    assert change(t, "swarm:ember_reach.3") == {"cruisers": -3}
    assert t.planet("ember_reach.3") == "0 occupied"
    assert t.supply(0)["cruisers"] == 8
    t = turn(side("locusts", hand="xylem", cruisers=2))
    refused(t, 0, "swarm:silver_gate.1", "refuse-swarm-cruisers", "I6")


# -- after an event


@pytest.mark.rule("alliances:D16")
@pytest.mark.parametrize(
    ("name", "mine", "played", "gain"),
    [
        ("vharn", {"credits": 4}, "manufacture:2", {"credits": -4, "cruisers": 3}),
        ("vharn", {"credits": 10}, "manufacture:5", {"credits": -10, "cruisers": 5}),
        ("ossuary_kin", {"credits": 6, "discovery": 2}, "retrieve:2",
         {"credits": -6, "discovery": -2, "relic": 2, "prestige": 1}),
        ("grundar", {}, "scavenge", {"production": 1, "credits": 1, "discovery": 1}),
        ("velvet_court", {"credits": 7}, "develop:silver_gate.1.influence",
         {"credits": -7, "influence": 1, "prestige": 1, "relic": 1}),
        ("tecton", {"credits": 7}, "develop:silver_gate.1.discovery",
         {"credits": -6, "discovery": 1, "prestige": 1, "production": 2}),
        ("pactweavers", {"credits": 3}, "trade:commodity_trade.1", {"credits": -1, "production": 2}),
        ("pactweavers", {"influence": 1}, "trade:commodity_trade.2", {"influence": -1, "credits": 7}),
        ("quill", {"credits": 3}, "research:terraforming.credits", {"credits": -1, "production": 1}),
        ("quill", {"discovery": 1}, "research:warp_drive.discovery", {"discovery": -1, "credits": 3}),
        ("auralites", {"credits": 2}, "colonize:frostveil.1", {"credits": 0, "influence": 2}),
        ("auralites", {"credits": 7}, "trade:political_cooperation.1", {"credits": -6, "influence": 2}),
        ("auralites", {"credits": 7}, "develop:silver_gate.1.influence",
         {"credits": -6, "influence": 1, "prestige": 1}),
        ("feimur_v5", {"cruisers": 2}, "trade:mercenary_contracts.2", {"cruisers": -2, "credits": 8}),
        ("glass_embassy", {"influence": 3}, "nominate:2", {"influence": -3, "prestige": 4}),
        ("prism", {"discovery": 1}, "research:warp_drive.discovery", {"discovery": -1, "credits": 1}),
    ],
)  # fmt: skip
def test_events_fire_once_after_the_action(name: str, mine: dict[str, Any], played: str, gain: dict[str, int]) -> None:
    """Auralites pay 1 credit for their second planet and gain it back: one credit for two influence (the FAQ)."""
    held = {"silver_gate.1": "0 colonised"} if name != "glass_embassy" else {"silver_gate.1": "0 developed"}
    t = turn(side(name, hand="xylem", **mine), fleet=2, planets=held)
    assert change(t, played) == {resource: count for resource, count in gain.items() if count}


@pytest.mark.rule("alliances:D16", "alliances:D12")
@pytest.mark.parametrize(
    ("mains", "technologies", "gain"),
    [
        ("xylem", "", {"cruisers": -1, "discovery": 2}),
        ("cheiki", "", {"cruisers": -1, "discovery": 2, "credits": 2}),
        ("feimur_v5", "", {"cruisers": -1, "discovery": 2, "credits": 2}),
        ("deep_listeners", "", {"discovery": 2}),
        ("deep_listeners feimur_v5", "", {"discovery": 2}),
        ("xylem", "hyperspace_scanner", {"cruisers": -1, "discovery": 3}),
    ],
)
def test_abilities_of_explore(mains: str, technologies: str, gain: dict[str, int]) -> None:
    t = turn(side(mains, hand="weasels", cruisers=1, technologies=technologies))
    t.luck("x1")
    assert change(t, "explore:silver_gate.x1") == gain


@pytest.mark.rule("alliances:D12")
def test_remote_sensing_needs_a_cruiser_to_show() -> None:
    refused(turn(side("deep_listeners", hand="weasels")), 0, "explore:silver_gate.x1", "refuse-no-cruiser", "D12")


@pytest.mark.rule("alliances:D17", "alliances:I5")
def test_resonance_answers_to_a_boost_and_to_an_ability() -> None:
    t = turn(side("auralites weasels", hand="ymirai", credits=5))
    assert change(t, "boost:ymirai") == {"influence": 1, "credits": 1}
    assert change(t, "use:weasels") == {"influence": 1, "prestige": 1, "credits": -4}


@pytest.mark.rule("alliances:D21", "alliances:F8")
def test_tribute_of_the_overlord_and_resonance_after_it() -> None:
    t = war(side("drokkan auralites", cruisers=1, cubes=0), ALONE)
    assert (t.have(0)["influence"], t.have(0)["credits"]) == (1, 2)


@pytest.mark.rule("alliances:D16", "alliances:F4")
def test_harvest_for_a_planet_taken_in_war_or_by_swarm() -> None:
    t = war(side("reapers", cruisers=1, cubes=0), ALONE)
    assert change(t, "seize:silver_gate.1") == {"credits": 3, "cruisers": -1}
    t = turn(side("reapers locusts", hand="xylem", cruisers=3))
    assert change(t, "swarm:silver_gate.1") == {"credits": 3, "cruisers": -3}


@pytest.mark.rule("alliances:I5", "alliances:F5")
def test_salvage_protocol_once_for_all_cruisers_lost_in_war() -> None:
    t = war(side("feimur_v5", cruisers=3, cubes=0), side("humans", cruisers=4, cubes=0))
    t.do(1, "spare")
    assert (t.have(0)["credits"], t.have(0)["cruisers"]) == (2, 0)


@pytest.mark.rule("alliances:I5", "alliances:D15")
def test_a_sixth_cruiser_is_lost_without_salvage() -> None:
    t = turn(side("feimur_v5", hand="tecton", cruisers=5))
    assert change(t, "boost:tecton") == {}


# -- cheaper actions


@pytest.mark.rule("alliances:D16", "alliances:D22")
@pytest.mark.parametrize(
    ("mains", "mine", "played", "gain"),
    [
        ("humans", {"credits": 3}, "colonize:frostveil.2", {"credits": 3 - 1, "production": 1}),
        ("forgeminds", {"credits": 5}, "develop:silver_gate.1.influence",
         {"credits": -5, "influence": 1, "prestige": 1}),
        ("sel_archivists", {"credits": 6, "discovery": 3}, "retrieve:3", {"credits": -6, "discovery": -3, "relic": 3}),
        ("orr_senate", {"influence": 2}, "nominate:1", {"influence": -2, "prestige": 5}),
        ("noospheric", {"credits": 2}, "research:terraforming.credits", {"credits": -2, "production": 1}),
        ("noospheric", {"credits": 2, "discovery": 1}, "research:xenology.credits",
         {"credits": -2, "discovery": -1, "influence": 1}),
        ("noospheric", {"credits": 2, "influence": 1}, "research:terraforming.influence",
         {"influence": -1, "production": 1}),
    ],
)  # fmt: skip
def test_discounts(mains: str, mine: dict[str, Any], played: str, gain: dict[str, int]) -> None:
    """Three colonised planets make Colonize cost 3, of Humans 1."""
    held = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 colonised", "ember_reach.1": "0 colonised",
            "ember_reach.2": "0 developed"}  # fmt: skip
    t = table(
        side(mains, hand="xylem", technologies="hyperspace_scanner", **mine), side("weasels"), fleet=2,
        planets=held, tokens={"frostveil.3": "pt_water"},
    )  # fmt: skip
    assert change(t, played) == gain


@pytest.mark.rule("alliances:D16")
def test_pioneers_pay_nothing_for_the_second_and_third_planet() -> None:
    for held in (
        {},
        {"silver_gate.1": "0 colonised"},
        {"silver_gate.1": "0 colonised", "ember_reach.1": "0 colonised"},
    ):
        t = table(side("humans", hand="xylem"), side("weasels"), planets=held)
        assert t.mine(0)["prices"]["colonize"] == {"credits": 0}
        assert change(t, "colonize:silver_gate.2") == {"discovery": 2}


# -- strength and rules


@pytest.mark.rule("alliances:F5")
def test_warborn_have_strength_two() -> None:
    t = war(side("karnath", cruisers=4, cubes=0), ALONE)
    assert t.strength(0) == 2
    t.do(0, "spare")
    assert t.have(0)["cruisers"] == 2


@pytest.mark.rule("alliances:E5")
@pytest.mark.parametrize(("cruisers", "colonies", "safe"), [(1, 2, True), (1, 3, False), (2, 3, True), (0, 1, False)])
def test_garrisons_guard_with_half_rounded_up(cruisers: int, colonies: int, safe: bool) -> None:
    sites = ("silver_gate.1", "silver_gate.2", "ember_reach.1")[:colonies]
    t = turn(side("obrin", hand="xylem", cruisers=cruisers), planets=dict.fromkeys(sites, "0 colonised"))
    assert [t.protected(site) for site in sites] == [safe] * colonies


@pytest.mark.rule("alliances:I1", "alliances:I7")
def test_nomads_lift_a_cube_for_research_or_retrieve() -> None:
    t = turn(side("wanderers", hand="xylem", credits=4, discovery=1), planets={"silver_gate.1": "0 colonised"})
    t.do(0, "colonize:ember_reach.2")
    assert t.legal_of(0, "lift") == {"silver_gate.1"}
    t.do(0, "lift:silver_gate.1")
    assert t.asked() == {0: "nomads_action"}
    t.do(0, "retrieve:1")
    assert t.planet("silver_gate.1") == "empty"
    assert (t.cubes_on("retrieve"), t.have(0)["cubes"]) == ([1, 0], 2)
    assert (t.have(0)["credits"], t.have(0)["discovery"], t.have(0)["relic"]) == (4, 0, 1)


@pytest.mark.rule("alliances:D13")
def test_observer_seat_needs_no_developed_planet() -> None:
    assert change(turn(side("ymirai", hand="xylem", influence=3)), "nominate:4") == {"influence": -3, "prestige": 3}
    refused(turn(side("orr_senate", hand="xylem", influence=3)), 0, "nominate:4", "refuse-no-developed", "D13")


@pytest.mark.rule("alliances:D22")
def test_leap_of_logic_waives_prerequisites_but_no_price() -> None:
    t = turn(side("cryo_synod", hand="xylem", credits=3, discovery=1))
    assert change(t, "research:antimatter_torpedoes.credits") == {"credits": -3, "discovery": -1, "cruisers": 1}
    t = turn(side("cryo_synod", hand="xylem", credits=3))
    why = t.why(0, "research:planetary_shield.credits")
    assert why is not None
    assert why.key == "refuse-cannot-pay"
    assert t.why(0, "research:orbital_foundries.credits") is None
    refused(
        turn(side("quill", hand="xylem", credits=3)),
        0,
        "research:orbital_foundries.credits",
        "refuse-tech-locked",
        "D14",
    )


# -- unique technologies


UNIQUE = [
    ("steel_covenant", "phase_lances", "2 cruisers"),
    ("thessian", "dream_archive", "1 relic"),
    ("helion", "star_lifting", "3 production"),
    ("glass_embassy", "consensus_engine", "1 influence"),
    ("psykrians", "energy_shields", "2 cruisers"),
    ("prism", "probability_loom", "2 discovery"),
]


@pytest.mark.rule("alliances:D14", "alliances:H1")
@pytest.mark.parametrize(("name", "technology", "gain"), UNIQUE)
@pytest.mark.parametrize(("payment", "price"), [("credits", 3), ("influence", 1)])
def test_a_unique_technology_is_researched_as_an_advanced_one(
    name: str, technology: str, gain: str, payment: str, price: int
) -> None:
    mine: dict[str, Any] = {payment: price}
    t = turn(side(name, hand="xylem", discovery=1, **mine))
    before = t.have(0)
    t.do(0, f"research:{technology}.{payment}")
    paid = {**before, payment: 0, "discovery": 0, "cubes": 2}
    for resource, count in amounts(gain).items():
        paid[resource] += count
    assert t.have(0) == paid
    assert t.technologies(0) == {technology}


@pytest.mark.rule("alliances:D14", "alliances:D22")
@pytest.mark.parametrize(("name", "technology", "gain"), UNIQUE)
def test_a_unique_technology_is_for_its_own_faction_and_once(name: str, technology: str, gain: str) -> None:
    notation = f"research:{technology}.credits"
    refused(turn(side("xylem", hand=name, credits=9, discovery=3)), 0, notation, "refuse-tech-foreign", "D14")
    known = turn(side(name, hand="xylem", credits=9, discovery=3, technologies=technology))
    refused(known, 0, notation, "refuse-tech-known", "D22")
    refused(
        turn(side(name, hand="xylem", discovery=3)), 0, f"research:{technology}.discovery", "refuse-payment-kind", "D14"
    )
    poor = turn(side(name, hand="xylem", credits=9))
    before = poor.state.key()
    why = poor.why(0, notation)
    assert why is not None
    assert (why.key, why.values["resource"]) == ("refuse-cannot-pay", "discovery")
    with pytest.raises(IllegalAction):
        poor.do(0, notation)
    assert poor.state.key() == before


@pytest.mark.rule("alliances:F2")
def test_phase_lances_add_strength_and_one_to_the_count() -> None:
    t = turn(side("steel_covenant", hand="xylem", credits=3, discovery=1))
    t.do(0, "research:phase_lances.credits")
    assert t.strength(0) == 1
    ranked = [one for one in t.view(None)["war"]["ranking"] if one["place"]]
    assert [(one["seat"], one["count"], one["strength"]) for one in ranked] == [(0, 3, 1)]


@pytest.mark.rule("alliances:I3", "alliances:I8", "alliances:A31")
@pytest.mark.parametrize(
    ("technologies", "kept"),
    [
        ("energy_shields", 2),
        ("energy_shields laser_weapons antimatter_torpedoes", 5),  # strength 3: the FAQ
        ("energy_shields laser_weapons plasma_weapons antimatter_torpedoes", 5),
        ("", 0),
    ],
)
def test_energy_shields_keep_two_more_cruisers_and_never_more_than_five(technologies: str, kept: int) -> None:
    t = war(side("psykrians", cruisers=5, technologies=technologies, cubes=0), ALONE)
    t.do(0, "spare")
    assert t.have(0)["cruisers"] == kept


@pytest.mark.rule("alliances:D21")
def test_the_consensus_engine_adds_a_prestige_to_every_seat() -> None:
    t = turn(
        side("glass_embassy", hand="xylem", influence=3, technologies="consensus_engine"),
        planets={"silver_gate.1": "0 developed"},
    )
    assert change(t, "nominate:1") == {"influence": -3, "prestige": 6}


@pytest.mark.rule("alliances:D21")
def test_the_probability_loom_gives_prestige_for_later_research_only() -> None:
    t = turn(side("prism", hand="xylem", credits=3, discovery=1, cubes=2))
    assert change(t, "research:probability_loom.credits") == {"credits": -3, "discovery": 1}
    t = turn(side("prism", hand="xylem", discovery=1, technologies="probability_loom"))
    assert change(t, "research:warp_drive.discovery") == {"discovery": -1, "credits": 1, "prestige": 1}
