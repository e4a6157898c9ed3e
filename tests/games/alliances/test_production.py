"""The production phase with every production ability (alliances:C2 to alliances:C5)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.actions import FACTION_NAMES
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import Production, Technology
from tests.games.alliances.kit import Side, Table, refused, side, table, thing

WATER = ("silver_gate.2", "frostveil.2", "duskmire.1", "cinder_crown.3")
PRODUCERS = ("tyrrak", "lumarin", "amoebans", "ferrox", "solari", "xylem", "thessian", "helion")


def produce(*sides: Side, planets: dict[str, str] | None = None, round: int = 3, tokens: str = "") -> Table:
    """The production phase of a round, with three systems in reach and the fourth and fifth face down."""
    rest = {"cinder_crown.3": tokens or "pt_water"}
    row = "silver_gate frostveil duskmire cinder_crown ember_reach"
    return table(*sides, systems=row, tokens=rest, fleet=3, planets=planets, at="production", round=round)


def one(mains: str, *, technologies: str = "", credits: int = 0, production: int = 1, cruisers: int = 0) -> Side:
    """A player who enters the phase with an empty hand."""
    return side(
        mains,
        technologies=technologies,
        credits=credits,
        production=production,
        cruisers=cruisers,
        cubes=0,
        influence=0,
    )


def idle() -> Side:
    """Somebody with enough to be asked for a turn, so that the play stops there."""
    return side(credits=3, cubes=0)


def produced(t: Table) -> list[str]:
    return [thing(entry.card) for entry in t.log("alliances:C4") if entry.key == "produce" and entry.card >= 0]


# -- what everybody gets


@pytest.mark.rule("alliances:C2")
@pytest.mark.parametrize("production", range(13))
def test_credits_come_by_production_which_then_falls_by_one_but_not_below_nought(production: int) -> None:
    t = produce(side("karnath", production=production, discovery=1, cubes=0), idle())
    assert t.have(0)["credits"] == production
    assert t.have(0)["production"] == max(production - 1, 0)


@pytest.mark.rule("alliances:C2")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_three_cubes_join_those_kept_by_a_golden_era(kept: int) -> None:
    t = produce(side("karnath", cubes=kept, production=3), side(cubes=0, production=3))
    assert t.have(0)["cubes"] == 3 + kept
    assert t.supply(0)["cubes"] == 12 - kept
    assert (t.have(1)["cubes"], t.supply(1)["cubes"]) == (3, 12)
    assert t.check() == []


@pytest.mark.rule("alliances:C2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_produces(players: int) -> None:
    t = produce(*[side("", production=seat + 3, cubes=0) for seat in range(players)])
    for seat in range(players):
        assert (t.have(seat)["credits"], t.have(seat)["production"], t.have(seat)["cubes"]) == (seat + 3, seat + 2, 3)
    assert t.check() == []


@pytest.mark.rule("alliances:C2")
def test_abilities_come_after_the_credits_and_the_fall() -> None:
    """So Steady Output saves production from nought, and pays only in the next round."""
    t = produce(one("ferrox", production=0), idle())
    assert (t.have(0)["credits"], t.have(0)["production"]) == (0, 1)
    keys = [entry.key for entry in t.log() if entry.seat == 0]
    assert keys.index("produce") > max(place for place, key in enumerate(keys) if key.startswith("production-"))


@pytest.mark.rule("alliances:C3")
@pytest.mark.parametrize(("credits", "production"), [(12, 1), (12, 12), (9, 4), (5, 8), (0, 12), (11, 1)])
def test_credits_stop_at_twelve(credits: int, production: int) -> None:
    t = produce(side(credits=credits, production=production, cubes=0), idle())
    assert t.have(0)["credits"] == 12
    assert t.have(0)["production"] == production - 1  # it falls all the same
    assert t.check() == []


@pytest.mark.rule("alliances:C3")
def test_production_stops_at_twelve() -> None:
    t = table(side("brassworm", production=11, credits=7), side())
    t.do(0, "use:brassworm")
    assert (t.have(0)["production"], t.have(0)["credits"]) == (12, 4)
    t.do(0, "use:brassworm")
    assert (t.have(0)["production"], t.have(0)["credits"]) == (12, 1)
    t.do(0, "scavenge")
    assert t.have(0)["production"] == 12


@pytest.mark.rule("alliances:C3")
def test_an_ability_cannot_lift_credits_above_twelve() -> None:
    t = produce(one("amoebans", credits=10), idle(), planets={"silver_gate.2": "0 colonised"})
    assert t.have(0)["credits"] == 12


# -- every production ability


@pytest.mark.rule("alliances:C4")
def test_these_are_all_the_production_abilities() -> None:
    """So that a new one is not forgotten here."""
    found = set()
    for card in FACTIONS:
        effects = card.ability.effects if isinstance(card.ability, Technology) else (card.ability,)
        if any(isinstance(effect, Production) for effect in effects):
            found.add(card.id)
    assert found == set(PRODUCERS)


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize("faction", sorted(set(FACTION_NAMES) - set(PRODUCERS)))
def test_other_factions_produce_nothing(faction: str) -> None:
    t = produce(one(faction, credits=5, cruisers=1), idle(), planets={"silver_gate.2": "0 developed"})
    assert t.asked() == {0: "turn"}
    assert (t.have(0)["credits"], t.have(0)["production"], t.have(0)["cruisers"]) == (6, 0, 1)
    assert produced(t) == []


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_muster_brings_a_cruiser_within_the_hand_limit(before: int, after: int) -> None:
    t = produce(one("tyrrak", cruisers=before), idle())
    assert t.have(0)["cruisers"] == after
    assert t.supply(0)["cruisers"] == 9 - after
    assert t.check() == []


@pytest.mark.rule("alliances:C4")
def test_muster_brings_nothing_when_all_nine_are_out() -> None:
    sites = ["silver_gate.1", "silver_gate.2", "frostveil.1", "frostveil.2", "duskmire.1"]
    t = produce(one("tyrrak", cruisers=4), idle(), planets=dict.fromkeys(sites, "0 occupied"))
    assert t.have(0)["cruisers"] == 4
    assert t.check() == []


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize("production", [0, 1, 6, 12])
def test_steady_output_makes_good_the_fall(production: int) -> None:
    t = produce(one("ferrox", production=production), idle())
    assert t.have(0)["production"] == max(production, 1)
    assert t.have(0)["credits"] == production


@pytest.mark.rule("alliances:C4", "alliances:E2")
@pytest.mark.parametrize("owned", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("status", ["colonised", "developed", "occupied"])
def test_amoebans_gain_two_credits_for_each_water_planet_they_own(owned: int, status: str) -> None:
    """The printed answer: those occupied count as well. A token that is a water planet is one too."""
    planets = dict.fromkeys(WATER[:owned], f"0 {status}")
    others = dict.fromkeys(WATER[owned:], "1 colonised")
    t = produce(one("amoebans"), idle(), planets={**planets, **others, "silver_gate.1": "0 developed"})
    assert t.have(0)["credits"] == 1 + 2 * owned
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("alliances:C4")
def test_a_token_of_another_kind_is_no_water_planet() -> None:
    t = produce(one("amoebans"), idle(), planets={"cinder_crown.3": "0 colonised"}, tokens="pt_frozen")
    assert t.have(0)["credits"] == 1


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize(
    ("technologies", "credits"),
    [
        ("", 0),
        ("warp_drive", 1),
        ("warp_drive terraforming", 1),
        ("warp_drive terraforming laser_weapons", 2),
        ("warp_drive terraforming laser_weapons plasma_weapons", 2),
        ("warp_drive terraforming laser_weapons plasma_weapons energy_shields", 3),
        ("energy_shields", 1),
    ],
)
def test_root_network_gives_a_credit_for_every_two_technologies_rounded_up(technologies: str, credits: int) -> None:
    t = produce(one("xylem psykrians", technologies=technologies), idle())
    assert t.have(0)["credits"] == 1 + credits


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize("researched", [True, False])
def test_dream_archive_brings_a_discovery_once_it_is_researched(researched: bool) -> None:
    t = produce(one("thessian", technologies="dream_archive" if researched else "warp_drive"), idle())
    assert t.have(0)["discovery"] == int(researched)
    assert t.have(0)["relic"] == 0  # that of the research itself comes but once


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize("developed", [0, 1, 2, 3])
@pytest.mark.parametrize("researched", [True, False])
def test_star_lifting_gives_two_credits_for_each_developed_planet(developed: int, researched: bool) -> None:
    sites = ["silver_gate.1", "frostveil.1", "duskmire.2"]
    planets = dict.fromkeys(sites[:developed], "0 developed")
    rest = {"silver_gate.2": "0 colonised", "frostveil.2": "0 occupied", "duskmire.1": "1 developed"}
    technologies = "star_lifting" if researched else ""
    t = produce(one("helion", technologies=technologies), idle(), planets={**planets, **rest})
    assert t.have(0)["credits"] == 1 + 2 * developed * researched
    assert t.have(0)["production"] == 0


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize(("faction", "gain"), [("lumarin", "prestige"), ("solari", "influence")])
def test_what_has_a_price_is_used_once_or_not_at_all(faction: str, gain: str) -> None:
    for choice, times in ((f"produce:{faction}", 1), ("stop", 0)):
        t = produce(one(faction, credits=8), idle())
        assert t.asked() == {0: "production"}
        assert t.legal(0) == {f"produce:{faction}", "stop"}
        assert t.have(0)["credits"] == 9
        t.do(0, choice)
        assert t.asked() == {0: "turn"}
        assert (t.have(0)["credits"], t.have(0)[gain]) == (9 - 2 * times, times)


@pytest.mark.rule("alliances:C4", "alliances:M3")
@pytest.mark.parametrize("faction", ["lumarin", "solari"])
@pytest.mark.parametrize(("credits", "asked"), [(0, "turn"), (1, "production")])
def test_who_cannot_pay_the_two_credits_is_not_asked(faction: str, credits: int, asked: str) -> None:
    """The credits of this production phase pay for it."""
    t = produce(one(faction, credits=credits), idle())
    assert t.have(0)["credits"] == credits + 1
    assert t.asked() == {0: asked}


# -- order


@pytest.mark.rule("alliances:M3", "alliances:C3")
def test_a_gain_that_just_fits_is_no_question_of_order() -> None:
    """Ten credits and two for the water planet are twelve: nothing would be lost, so only the price is asked for."""
    t = produce(one("lumarin amoebans", credits=9), idle(), planets={"silver_gate.2": "0 colonised"})
    assert (t.have(0)["credits"], t.legal(0)) == (12, {"produce:lumarin", "stop"})


@pytest.mark.rule("alliances:C4", "alliances:M3")
@pytest.mark.parametrize(
    ("order", "credits"),
    [(("lumarin", "amoebans"), 11), (("amoebans", "lumarin"), 10)],
    ids=["pay first", "gain first"],
)
def test_any_order_may_be_chosen_where_a_cap_makes_it_matter(order: tuple[str, str], credits: int) -> None:
    """At 11 credits one of the two for the water planet is lost, unless the price is paid before."""
    t = produce(one("lumarin amoebans", credits=10), idle(), planets={"silver_gate.2": "0 colonised"})
    assert t.have(0)["credits"] == 11
    assert t.legal(0) >= {"produce:lumarin", "produce:amoebans"}
    t.do(0, f"produce:{order[0]}")
    if t.asked() == {0: "production"}:
        t.do(0, f"produce:{order[1]}")
    assert t.have(0)["credits"] == credits
    assert t.have(0)["prestige"] == 1
    assert produced(t) == list(order)


@pytest.mark.rule("alliances:M3", "alliances:C4")
def test_only_the_price_is_asked_for_where_no_cap_is_near() -> None:
    t = produce(one("lumarin amoebans", credits=3), idle(), planets={"silver_gate.2": "0 colonised"})
    assert t.legal(0) == {"produce:lumarin", "stop"}
    t.do(0, "produce:lumarin")
    assert t.asked() == {0: "turn"}
    assert (t.have(0)["credits"], t.have(0)["prestige"]) == (3 + 1 + 2 - 2, 1)


@pytest.mark.rule("alliances:C4", "alliances:M3")
@pytest.mark.parametrize(("order", "credits"), [(("solari", "xylem"), 12), (("xylem", "solari"), 11)])
def test_the_cap_is_reckoned_with_what_resonance_answers(order: tuple[str, str], credits: int) -> None:
    """At 12 credits the two for technologies are lost, unless Goodwill, less the credit of Resonance, makes room."""
    known = "warp_drive terraforming laser_weapons"
    t = produce(one("solari xylem auralites", credits=11, technologies=known), idle())
    assert {"produce:solari", "produce:xylem"} <= t.legal(0)
    t.do(0, f"produce:{order[0]}")
    if t.asked() == {0: "production"}:
        t.do(0, f"produce:{order[1]}")
    assert (t.have(0)["credits"], t.have(0)["influence"]) == (credits, 1)


@pytest.mark.rule("alliances:C4")
def test_what_one_ability_gains_may_pay_for_the_next() -> None:
    t = produce(one("amoebans solari", production=0), idle(), planets={"silver_gate.2": "0 colonised"})
    if "produce:amoebans" in t.legal(0):
        refused(t, 0, "produce:solari", "refuse-cannot-pay", "C4")
        t.do(0, "produce:amoebans")
    assert t.asked() == {0: "production"}
    t.do(0, "produce:solari")
    assert (t.have(0)["credits"], t.have(0)["influence"]) == (0, 1)


@pytest.mark.rule("alliances:C4")
@pytest.mark.parametrize(("choice", "prestige", "influence"), [("lumarin", 1, 0), ("solari", 0, 1)])
def test_credits_for_one_price_are_spent_on_the_one_chosen(choice: str, prestige: int, influence: int) -> None:
    t = produce(one("lumarin solari", credits=2), idle())
    t.do(0, f"produce:{choice}")
    assert t.asked() == {0: "turn"}
    assert (t.have(0)["credits"], t.have(0)["prestige"], t.have(0)["influence"]) == (1, prestige, influence)


@pytest.mark.rule("alliances:C4", "alliances:D17")
def test_influence_from_goodwill_is_answered_by_resonance() -> None:
    t = produce(one("solari auralites", credits=4), idle())
    t.do(0, "produce:solari")
    assert (t.have(0)["credits"], t.have(0)["influence"]) == (4 + 1 - 2 + 1, 1)


@pytest.mark.rule("alliances:C4")
def test_resonance_may_pay_for_another_price() -> None:
    """Three credits: Goodwill, the credit of Resonance, then Hymn of Light."""
    t = produce(one("solari auralites lumarin", credits=2), idle())
    t.do(0, "produce:solari", "produce:lumarin")
    assert (t.have(0)["credits"], t.have(0)["influence"], t.have(0)["prestige"]) == (0, 1, 1)


@pytest.mark.rule("alliances:C4")
def test_stopping_leaves_no_gain_behind_that_costs_nothing() -> None:
    planets = {"silver_gate.2": "0 colonised"}
    t = produce(one("lumarin amoebans tyrrak", credits=10), idle(), planets=planets)
    t.do(0, "stop")
    assert t.asked() == {0: "turn"}
    assert (t.have(0)["credits"], t.have(0)["prestige"], t.have(0)["cruisers"]) == (12, 0, 1)


@pytest.mark.rule("alliances:M3", "alliances:C4")
@pytest.mark.parametrize(
    "mains", ["tyrrak ferrox", "amoebans xylem", "amoebans thessian helion", "tyrrak xylem ferrox"]
)
def test_nobody_is_asked_where_no_order_can_matter(mains: str) -> None:
    """Neither price nor cap: the sums are the same in any order, even above twelve."""
    technologies = {"amoebans thessian helion": "star_lifting dream_archive"}.get(mains, "warp_drive")
    planets = {"silver_gate.2": "0 developed", "frostveil.2": "0 occupied"}
    t = produce(one(mains, technologies=technologies, credits=10, cruisers=5), idle(), planets=planets)
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("alliances:C4")
def test_choices_that_are_refused() -> None:
    planets = {"silver_gate.2": "0 colonised"}
    t = produce(one("lumarin amoebans karnath", credits=10), idle(), planets=planets)
    refused(t, 0, "produce:solari", "refuse-no-production", "C4")  # not an own faction
    refused(t, 0, "produce:karnath", "refuse-no-production", "C4")  # no such ability
    refused(t, 0, "produce:locusts", "refuse-no-production", "C4")  # the first of all factions is one, too
    refused(t, 0, "scavenge", "refuse-not-now", "C4")
    refused(t, 0, "convert:production", "refuse-not-now", "C4")
    t.do(0, "produce:amoebans")
    refused(t, 0, "produce:amoebans", "refuse-no-production", "C4")  # once a phase
    assert t.why(1, "stop") is not None


@pytest.mark.rule("alliances:C4")
def test_a_technology_not_researched_has_no_ability_yet() -> None:
    t = produce(one("lumarin helion", credits=10), idle(), planets={"silver_gate.2": "0 developed"})
    refused(t, 0, "produce:helion", "refuse-no-production", "C4")


# -- several players


@pytest.mark.rule("alliances:C5")
def test_everybody_has_cubes_and_credits_before_anybody_uses_an_ability() -> None:
    t = produce(one("lumarin", credits=4), one("solari", credits=4), one("karnath", production=6))
    assert t.asked() == {0: "production"}
    assert [(t.have(seat)["credits"], t.have(seat)["cubes"]) for seat in range(3)] == [(5, 3), (5, 3), (6, 3)]
    assert [t.have(seat)["production"] for seat in range(3)] == [0, 0, 5]


@pytest.mark.rule("alliances:C5", "alliances:C4")
def test_players_resolve_in_turn_order() -> None:
    mine, yours = one("lumarin", credits=4), one("solari", credits=4)
    t = table(mine, yours, order=[1, 0], at="production", round=3)
    assert t.asked() == {1: "production"}
    t.do(1, "stop")
    assert t.asked() == {0: "production"}
    t.do(0, "stop")
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("alliances:C5", "alliances:G5")
def test_who_gains_prestige_later_lies_on_top() -> None:
    mine, yours = one("lumarin", credits=4), side("solari", credits=4, prestige=1, cubes=0)
    t = table(yours, mine, at="production", round=3)
    t.do(0, "stop")
    assert t.track() == [(0, 1), (1, 0)]
    t.do(1, "produce:lumarin")
    assert t.track() == [(1, 1), (0, 1)]
    assert t.order() == [0, 1]  # of this round; the new one is set in the galactic phase
