"""Research: prices, what is open, rewards, and when abilities fire (alliances:D14, D20 to D22)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.actions import UNIQUE_TECHNOLOGIES
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import Technology
from starhold.games.alliances.technology_cards import TECHNOLOGIES
from tests.games.alliances.kit import Table, changes, refused, side, table

NAMES = ("credits", "production", "discovery", "influence", "prestige", "relic", "cruisers")
OWNER = {card.ability.id: card.id for card in FACTIONS if isinstance(card.ability, Technology)}
BASIC = [one for one in TECHNOLOGIES if not one.advanced]
ADVANCED = [*(one for one in TECHNOLOGIES if one.advanced), *UNIQUE_TECHNOLOGIES]
LEVEL_TWO = {"terraforming": "orbital_foundries", "warp_drive": "hyperspace_scanner", "laser_weapons": "plasma_weapons"}
LEVEL_THREE = {
    "orbital_foundries": {"planetary_shield", "xenology"},
    "hyperspace_scanner": {"planetary_shield", "xenology", "antimatter_torpedoes"},
    "plasma_weapons": {"xenology", "antimatter_torpedoes"},
}


def expected(technology: Technology, paid: dict[str, int]) -> dict[str, int]:
    """The reward less the price."""
    gain = dict(zip(NAMES, technology.on_research.amounts(), strict=True))
    net = {name: gain[name] - paid.get(name, 0) for name in NAMES}
    return {**{name: amount for name, amount in net.items() if amount}, "cubes": -1}


def open_to(t: Table) -> set[str]:
    """The technologies seat 0 could research now."""
    return {one.partition(".")[0] for one in t.legal_of(0, "research")}


# -- prices


@pytest.mark.rule("alliances:D14", "alliances:A13")
@pytest.mark.parametrize(("payment", "amount"), [("credits", 3), ("influence", 1), ("discovery", 1)])
@pytest.mark.parametrize("technology", BASIC, ids=lambda one: one.id)
def test_a_basic_technology_costs_three_credits_or_one_influence_or_one_discovery(
    technology: Technology, payment: str, amount: int
) -> None:
    known = " ".join(technology.requires_any)
    t = table(side("humans", credits=6, influence=2, discovery=2, technologies=known), side())
    change = changes(t, f"research:{technology.id}.{payment}")
    assert change == expected(technology, {payment: amount})
    assert t.technologies(0) == {technology.id, *technology.requires_any}


@pytest.mark.rule("alliances:D14", "alliances:A14")
@pytest.mark.parametrize(("payment", "amount"), [("credits", 3), ("influence", 1)])
@pytest.mark.parametrize("technology", ADVANCED, ids=lambda one: one.id)
def test_an_advanced_or_unique_technology_costs_a_discovery_besides_three_credits_or_one_influence(
    technology: Technology, payment: str, amount: int
) -> None:
    owner = OWNER.get(technology.id, "humans")
    known = " ".join(technology.requires_any[:1])
    t = table(side(owner, credits=6, influence=2, discovery=2, technologies=known), side())
    change = changes(t, f"research:{technology.id}.{payment}")
    assert change == expected(technology, {payment: amount, "discovery": 1})
    assert technology.id in t.technologies(0)


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("payment", ["credits", "influence", "discovery"])
def test_a_basic_technology_is_not_had_for_less(payment: str) -> None:
    have = {"credits": 2, "influence": 0, "discovery": 0}
    t = table(side("humans", production=1, **{**have, "relic": 1}), side())  # type: ignore[arg-type]
    due = 3 if payment == "credits" else 1
    refused(
        t,
        0,
        f"research:warp_drive.{payment}",
        "refuse-cannot-pay",
        "D14",
        resource=payment,
        due=due,
        have=have[payment],
    )


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize(
    ("mine", "payment", "lacking", "due", "have"),
    [
        ({"credits": 9, "influence": 3}, "credits", "discovery", 1, 0),
        ({"credits": 9, "influence": 3}, "influence", "discovery", 1, 0),
        ({"credits": 2, "discovery": 3}, "credits", "credits", 3, 2),
        ({"credits": 9, "discovery": 3}, "influence", "influence", 1, 0),
    ],
)
@pytest.mark.parametrize("technology", ["xenology", "energy_shields"])
def test_an_advanced_technology_is_not_had_for_less(
    technology: str, mine: dict[str, int], payment: str, lacking: str, due: int, have: int
) -> None:
    t = table(side("psykrians", technologies="plasma_weapons", **mine), side())  # type: ignore[arg-type]
    refused(t, 0, f"research:{technology}.{payment}", "refuse-cannot-pay", "D14", resource=lacking, due=due, have=have)


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("technology", ["xenology", "energy_shields"])
def test_a_second_discovery_does_not_pay_for_an_advanced_technology(technology: str) -> None:
    t = table(side("psykrians", credits=2, discovery=5, technologies="plasma_weapons"), side())
    refused(t, 0, f"research:{technology}.discovery", "refuse-payment-kind", "D14", technology=technology)


@pytest.mark.rule("alliances:A13", "alliances:D14")
def test_by_option_production_pays_in_place_of_influence() -> None:
    for option, other in (("influence", "production"), ("production", "influence")):
        mine = side("psykrians", credits=2, influence=2, production=2, discovery=1)
        t = table(mine, side(), options={"research_price": option})
        refused(t, 0, f"research:warp_drive.{other}", "refuse-payment-kind", "D14", technology="warp_drive")
        refused(t, 0, f"research:energy_shields.{other}", "refuse-payment-kind", "D14", technology="energy_shields")
        change = changes(t, f"research:energy_shields.{option}")
        assert change == {option: -1, "discovery": -1, "cruisers": 2, "cubes": -1}


@pytest.mark.rule("alliances:D16")
def test_a_discount_on_credits_leaves_the_other_prices() -> None:
    t = table(side("noospheric", credits=2, discovery=1, influence=1, technologies="plasma_weapons"), side())
    assert changes(t, "research:xenology.credits") == {"credits": -2, "discovery": -1, "influence": 1, "cubes": -1}
    t = table(side("noospheric", credits=2, influence=1), side())
    assert changes(t, "research:warp_drive.influence") == {"credits": 1, "influence": -1, "cubes": -1}
    t = table(side("noospheric", credits=1), side(credits=2))
    assert t.mine(0)["prices"]["research"]["basic"][0] == {"credits": 2}
    refused(t, 0, "research:warp_drive.credits", "refuse-cannot-pay", "D14", due=2, have=t.have(0)["credits"])


# -- what is open


@pytest.mark.rule("alliances:D14")
def test_at_first_the_three_technologies_of_the_first_level_are_open() -> None:
    t = table(side("humans", credits=9, discovery=3), side())
    assert open_to(t) == {"terraforming", "warp_drive", "laser_weapons"}


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("below", LEVEL_TWO)
def test_the_second_level_needs_the_technology_just_below(below: str) -> None:
    t = table(side("humans", credits=9, discovery=3, technologies=below), side())
    first = {"terraforming", "warp_drive", "laser_weapons"}
    assert open_to(t) == (first - {below}) | {LEVEL_TWO[below]}
    for other, above in LEVEL_TWO.items():
        if other != below:
            refused(t, 0, f"research:{above}.credits", "refuse-tech-locked", "D14", technology=above, needs=other)


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("below", LEVEL_THREE)
def test_the_third_level_needs_one_technology_below_or_beside(below: str) -> None:
    known = f"terraforming warp_drive laser_weapons {below}"
    t = table(side("humans", credits=9, discovery=3, technologies=known), side())
    third = {"planetary_shield", "xenology", "antimatter_torpedoes"}
    assert open_to(t) & third == LEVEL_THREE[below]
    for locked in third - LEVEL_THREE[below]:
        refused(t, 0, f"research:{locked}.credits", "refuse-tech-locked", "D14", technology=locked)


@pytest.mark.rule("alliances:D14")
def test_example_plasma_weapons_open_xenology_and_antimatter_torpedoes() -> None:
    t = table(side("humans", credits=9, discovery=3, technologies="laser_weapons plasma_weapons"), side())
    assert {"xenology", "antimatter_torpedoes"} <= open_to(t)
    assert "planetary_shield" not in open_to(t)


@pytest.mark.rule("alliances:D14")
def test_example_red_researches_the_planetary_shield_over_the_hyperspace_scanner() -> None:
    t = table(side("humans", credits=3, discovery=1, technologies="warp_drive hyperspace_scanner"), side())
    assert changes(t, "research:planetary_shield.credits") == {
        "credits": -3,
        "discovery": -1,
        "prestige": 1,
        "cubes": -1,
    }


@pytest.mark.rule("alliances:D14", "alliances:A15")
def test_example_terraforming_gives_one_production() -> None:
    t = table(side("humans", credits=3), side())
    assert changes(t, "research:terraforming.credits") == {"credits": -3, "production": 1, "cubes": -1}


@pytest.mark.rule("alliances:A15")
@pytest.mark.parametrize("gain", ["production", "credits", "discovery"])
def test_what_terraforming_gives_is_an_option(gain: str) -> None:
    t = table(side("humans", influence=1), side(), options={"terraforming_gain": gain})
    assert changes(t, "research:terraforming.influence") == {"influence": -1, gain: 1, "cubes": -1}


@pytest.mark.rule("alliances:D14")
def test_a_reward_on_both_sides_of_a_line_is_gained_on_both() -> None:
    """Laser Weapons give a cruiser at once and a strength for good."""
    t = table(side("humans", credits=3), side())
    t.do(0, "research:laser_weapons.credits")
    assert (t.have(0)["cruisers"], t.strength(0)) == (1, 1)


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("technology", UNIQUE_TECHNOLOGIES, ids=lambda one: one.id)
def test_a_unique_technology_is_open_to_its_faction_only(technology: Technology) -> None:
    owner = OWNER[technology.id]
    t = table(side(owner, credits=9, discovery=3), side())
    assert open_to(t) == {"terraforming", "warp_drive", "laser_weapons", technology.id}
    for mine, other in (
        (side("humans", hand=owner, credits=9, discovery=3), side()),
        (side("humans", credits=9), side(owner)),
    ):
        t = table(mine, other)
        refused(t, 0, f"research:{technology.id}.credits", "refuse-tech-foreign", "D14", technology=technology.id)


@pytest.mark.rule("alliances:D14", "alliances:H1")
def test_a_faction_just_played_brings_its_technology_at_once() -> None:
    t = table(side("humans", hand="psykrians", credits=3, discovery=1), side())
    assert changes(t, "main:psykrians", "research:energy_shields.credits") == {
        "credits": -1, "discovery": -1, "cruisers": 2, "cubes": -1,
    }  # fmt: skip


@pytest.mark.rule("alliances:D22")
@pytest.mark.parametrize("known", ["warp_drive", "energy_shields"])
def test_a_technology_is_researched_once(known: str) -> None:
    t = table(side("psykrians", credits=9, discovery=3, technologies=known), side())
    refused(t, 0, f"research:{known}.credits", "refuse-tech-known", "D22", technology=known)


@pytest.mark.rule("alliances:D22")
def test_each_player_has_an_own_board() -> None:
    t = table(side("humans", credits=3), side(credits=3))
    t.do(0, "research:warp_drive.credits")
    t.do(1, "research:warp_drive.credits")
    assert t.technologies(0) == t.technologies(1) == {"warp_drive"}


@pytest.mark.rule("alliances:D22")
def test_leap_of_logic_waives_the_technologies_below_but_not_the_surcharge() -> None:
    t = table(side("cryo_synod", credits=9, discovery=1), side())
    assert open_to(t) == {one.id for one in TECHNOLOGIES}
    assert changes(t, "research:xenology.credits") == {"credits": -3, "discovery": -1, "influence": 1, "cubes": -1}
    t = table(side("cryo_synod", credits=9), side())
    refused(t, 0, "research:xenology.credits", "refuse-cannot-pay", "D14", resource="discovery", due=1, have=0)
    assert open_to(t) == {one.id for one in BASIC}
    refused(t, 0, "research:phase_lances.credits", "refuse-tech-foreign", "D14")


# -- when abilities fire


@pytest.mark.rule("alliances:D21")
def test_a_technology_never_fires_for_its_own_research() -> None:
    t = table(side("prism", credits=6, discovery=1), side(credits=9))
    change = changes(t, "research:probability_loom.credits")
    assert change == {"credits": -3, "discovery": 1, "cubes": -1}
    t.do(0, "end")
    t.do(1, "scavenge", "end")
    assert changes(t, "research:laser_weapons.credits") == {"credits": -3, "cruisers": 1, "prestige": 1, "cubes": -1}


@pytest.mark.rule("alliances:D21")
def test_a_faction_played_later_never_fires_for_an_earlier_action() -> None:
    t = table(side("humans", hand="quill", credits=4, discovery=1), side())
    assert changes(t, "research:laser_weapons.credits", "main:quill") == {"credits": -2, "cruisers": 1, "cubes": -1}
    t = table(side("humans", hand="quill", credits=4, discovery=1), side())
    assert changes(t, "main:quill", "research:laser_weapons.credits") == {"cruisers": 1, "cubes": -1}


@pytest.mark.rule("alliances:D21")
def test_event_abilities_are_applied_without_asking() -> None:
    t = table(side("quill", credits=4, discovery=1), side())
    t.do(0, "research:laser_weapons.credits")
    assert t.asked() == {0: "turn"}
    assert t.have(0)["credits"] == 3


@pytest.mark.rule("alliances:D21")
def test_a_gain_by_an_event_may_cause_another() -> None:
    """Tribute gives influence to the sole Overlord, and Resonance answers to it."""
    t = table(side("drokkan auralites", cruisers=1, cubes=0), side(cubes=0), at="war")
    t.do(0, "spare")
    have = t.have(0)
    assert (have["influence"], have["credits"], have["prestige"]) == (1, 2, 1)


@pytest.mark.rule("alliances:D20")
def test_an_action_pays_then_places_its_cube_then_gains_then_abilities_answer() -> None:
    t = table(side("quill", credits=12), side())
    t.do(0, "research:warp_drive.credits")
    assert t.have(0)["credits"] == 12  # 12 - 3 + 1 + 2
    keys = [entry.key for entry in t.log()]
    order = [keys.index(key) for key in ("pay-credits", "gain-credits", "ability")]
    assert order == sorted(order)


@pytest.mark.rule("alliances:D20")
def test_a_gain_above_a_limit_is_legal_and_lost() -> None:
    t = table(side("humans", credits=12, discovery=2, cruisers=5), side())
    assert changes(t, "convert:discovery") == {"discovery": -1}
    assert changes(t, "research:laser_weapons.discovery") == {"discovery": -1, "cubes": -1}
    assert (t.have(0)["credits"], t.have(0)["cruisers"], t.strength(0)) == (12, 5, 1)
