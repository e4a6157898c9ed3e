"""Settle: order of the phase, payment, Military, windfall goods, the bonus (race:28 to 34, 38, 44, 45, 107 to 109)."""

from __future__ import annotations

import pytest

from starhold.games.race.actions import CARD_NAMES
from starhold.games.race.cards import CARDS, INDEX
from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table

CASH = "investment_credits investment_credits interstellar_bank interstellar_bank genetics_lab genetics_lab"


def settling(tableau: str, hand: str, chose: str = "settle", **options: object) -> Table:
    """Seat 0 is about to choose a world; seat 1 has passed. With another action than Settle there is no bonus."""
    t = table(seat(tableau, hand=hand), seat("galactic_survey_seti"), options=options, actions=f"{chose} settle")
    t.do(1, "pass")
    return t


def price(tableau: str, world: str) -> int:
    """How many of six hand cards the world costs when one mode only is possible and there is no bonus."""
    t = settling(tableau, f"{world} {CASH}", chose="double_vp")
    t.do(0, f"place:{world}")
    t.pay_any()
    assert t.tableau(0)[-1] == world
    return 6 - len(t.hand(0))


def can_place(tableau: str, hand: str, world: str) -> bool:
    return f"place:{world}" in settling(tableau, f"{world} {hand}").legal(0)


# -- the order of the phase


@pytest.mark.rule("race:28")
def test_each_lays_at_most_one_world_or_none() -> None:
    t = settling("new_sparta", f"gem_world spice_world {CASH}")
    assert t.legal(0) == {"pass", "place:gem_world", "place:spice_world"}
    t.do(0, "place:gem_world")
    assert t.why(0, "place:spice_world") is not None
    t.pay_any()
    assert t.tableau(0) == ["new_sparta", "gem_world"]
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:101", "race:98")
@pytest.mark.parametrize(
    ("notation", "key"),
    [
        (f"place:{CARD_NAMES[0]}", "refuse-not-in-hand"),
        (f"place:{CARD_NAMES[-1]}", "refuse-not-in-hand"),
        (f"discard:{CARD_NAMES[-1]}", "refuse-not-this-decision"),
        (f"pay:{CARD_NAMES[0]}", "refuse-not-this-decision"),
        ("end", "refuse-not-this-decision"),
    ],
)
def test_another_verb_is_no_answer_and_a_card_not_held_is_not_in_hand(notation: str, key: str) -> None:
    """The verbs next to `place` in the space of actions are told apart from it to the last card."""
    t = settling("new_sparta", "gem_world")
    why = t.why(0, notation)
    assert why is not None
    assert why.key == key


@pytest.mark.rule("race:28")
def test_worlds_are_revealed_together_and_windfall_goods_laid_before_anybody_pays() -> None:
    t = table(
        seat("new_sparta", hand=f"gem_world {CASH}"),
        seat("old_earth", hand="asteroid_belt spice_world comet_zone new_earth"),
        actions="settle settle",
    )
    t.do(0, "place:gem_world")
    assert t.tableau(0) == ["new_sparta"]
    assert t.asked() == {1: "choose_world"}
    t.do(1, "place:asteroid_belt")
    assert t.asked() == {0: "pay"}
    assert t.tableau(0) == ["new_sparta", "gem_world"]
    assert t.tableau(1) == ["old_earth", "asteroid_belt"]
    assert t.goods(1) == {"asteroid_belt"}


@pytest.mark.rule("race:28")
@pytest.mark.parametrize("first", [0, 1])
def test_one_player_pays_and_draws_all_before_the_next_pays(first: int) -> None:
    other = 1 - first
    t = table(
        seat("terraforming_robots", hand="gem_world export_duties export_duties public_works"),
        seat("terraforming_robots", hand="spice_world colony_ship colony_ship mining_robots"),
        order=[first, other],
        actions="settle settle",
    )
    t.luck("new_earth", "comet_zone", "artist_colony", "empath_world")
    t.do(0, "place:gem_world")
    t.do(1, "place:spice_world")
    assert t.asked() == {first: "pay"}
    t.pay_any(first)
    assert t.asked() == {other: "pay"}
    assert {"new_earth", "comet_zone"} <= set(t.hand(first))
    assert t.luck_left() == 2
    t.pay_any(other)
    assert {"artist_colony", "empath_world"} <= set(t.hand(other))


@pytest.mark.rule("race:28")
def test_draw_after_placing_comes_after_paying_and_cannot_pay() -> None:
    t = settling("terraforming_robots", f"gem_world {CASH}")
    t.luck("new_earth", "comet_zone")
    t.do(0, "place:gem_world", "pay:genetics_lab")
    assert t.luck_left() == 2
    t.do(0, "pay:genetics_lab")
    assert t.luck_left() == 0
    assert {"new_earth", "comet_zone"} <= set(t.hand(0))


@pytest.mark.rule("race:28")
def test_draw_after_placing_also_for_a_conquest_and_not_without_a_world() -> None:
    t = settling("new_sparta terraforming_robots", "outlaw_world", chose="double_vp")
    t.do(0, "place:outlaw_world")
    assert len(t.hand(0)) == 1
    t = settling("new_sparta terraforming_robots", "outlaw_world", chose="double_vp")
    t.do(0, "pass")
    assert t.hand(0) == ["outlaw_world"]


@pytest.mark.rule("race:29")
def test_no_world_no_settle_bonus() -> None:
    t = settling("new_sparta", "gem_world spice_world new_earth")
    t.do(0, "pass")
    assert len(t.hand(0)) == 3


@pytest.mark.rule("race:29")
@pytest.mark.parametrize(("chose", "drawn"), [("settle", 1), ("double_vp", 0)])
@pytest.mark.parametrize("world", ["refugee_world", "outlaw_world"])
def test_only_a_chooser_who_placed_draws_the_bonus(chose: str, drawn: int, world: str) -> None:
    t = settling("new_sparta", world, chose=chose)
    t.do(0, f"place:{world}")
    assert len(t.hand(0)) == drawn


# -- prices


@pytest.mark.rule("race:30")
def test_choosing_settle_gives_no_discount() -> None:
    t = settling("new_sparta", f"gem_world {CASH}", chose="settle")
    t.do(0, "place:gem_world")
    assert t.need(0) == 2


@pytest.mark.rule("race:30", "race:17")
@pytest.mark.parametrize(
    ("tableau", "world", "cost"),
    [
        ("new_sparta", "comet_zone", 3),
        ("replicant_robots", "comet_zone", 1),
        ("replicant_robots mining_robots", "comet_zone", 0),
        ("replicant_robots", "artist_colony", 0),
        ("replicant_robots", "refugee_world", 0),
    ],
)
def test_cost_reductions_add_up_and_stop_at_zero(tableau: str, world: str, cost: int) -> None:
    assert price(tableau, world) == cost


@pytest.mark.rule("race:31")
@pytest.mark.parametrize(
    ("tableau", "world", "cost"),
    [
        ("mining_robots", "asteroid_belt", 1),
        ("mining_robots", "comet_zone", 2),
        ("mining_robots", "gem_world", 2),
        ("mining_robots", "pre_sentient_race", 2),
        ("alpha_centauri", "asteroid_belt", 1),
        ("alpha_centauri", "mining_world", 2),
        ("alpha_centauri mining_robots", "mining_world", 1),
        ("alien_tech_institute", "deserted_alien_outpost", 2),
        ("alien_tech_institute", "alien_robotic_factory", 4),
        ("alien_tech_institute", "alien_rosetta_stone_world", 3),
        ("alien_rosetta_stone_world alien_tech_institute", "deserted_alien_library", 2),
    ],
)
def test_a_discount_for_a_kind_covers_windfall_and_production_worlds_of_it_only(
    tableau: str, world: str, cost: int
) -> None:
    assert price(tableau, world) == cost


# -- Military


@pytest.mark.rule("race:32")
@pytest.mark.parametrize(
    ("tableau", "world", "possible"),
    [
        ("old_earth", "outlaw_world", False),
        ("epsilon_eridani", "outlaw_world", True),
        ("new_sparta", "rebel_miners", True),
        ("new_sparta", "rebel_underground", False),
        ("new_sparta expedition_force", "rebel_underground", True),
        ("alpha_centauri", "runaway_robots", True),
        ("alpha_centauri", "rebel_fuel_cache", True),
        ("alpha_centauri", "rebel_miners", False),
        ("alpha_centauri", "star_nomad_lair", False),
        ("alien_tech_institute", "alien_robot_sentry", True),
        ("alien_tech_institute", "reptilian_uplift_race", False),
        ("alien_tech_institute alien_rosetta_stone_world", "alien_robot_scout_ship", True),
        ("galactic_imperium", "rebel_underground", True),
        ("galactic_imperium", "rebel_outpost", False),
        ("galactic_imperium", "pirate_world", False),
        ("new_military_tactics", "pirate_world", True),
        ("new_military_tactics", "malevolent_lifeforms", False),
    ],
)
def test_military_must_reach_the_defence_and_cards_do_not_help(tableau: str, world: str, possible: bool) -> None:
    assert can_place(tableau, CASH, world) is possible
    assert can_place(tableau, "", world) is possible


@pytest.mark.rule("race:32")
def test_a_military_world_cannot_be_paid_for_and_a_conquest_costs_no_cards() -> None:
    assert price("new_sparta", "rebel_miners") == 0
    t = settling("old_earth", f"rebel_miners {CASH}")
    assert t.legal(0) == {"pass"}
    forbidden(t, 0, "place:rebel_miners")


@pytest.mark.rule("race:33")
def test_military_is_not_used_up() -> None:
    t = settling("new_sparta", "rebel_miners avian_uplift_race")
    t.do(0, "place:rebel_miners")
    t.actions("settle", "settle")
    assert "place:avian_uplift_race" in t.legal(0)
    t.place("avian_uplift_race")
    assert t.tableau(0) == ["new_sparta", "rebel_miners", "avian_uplift_race"]


@pytest.mark.rule("race:33")
def test_military_is_worked_out_anew_with_what_was_placed_meanwhile() -> None:
    t = settling("new_sparta", "former_penal_colony pirate_world")
    assert "place:pirate_world" not in t.legal(0)
    t.do(0, "place:former_penal_colony")
    t.actions("settle", "settle")
    assert "place:pirate_world" in t.legal(0)


@pytest.mark.rule("race:33")
@pytest.mark.parametrize("malus", ["refugee_world", "empath_world", "pan_galactic_league"])
def test_negative_powers_always_count(malus: str) -> None:
    assert can_place("new_sparta", CASH, "rebel_miners")
    assert not can_place(f"new_sparta {malus}", CASH, "rebel_miners")
    assert can_place(f"new_sparta {malus}", CASH, "outlaw_world")


@pytest.mark.rule("race:34")
def test_new_sparta_is_a_military_world() -> None:
    card = CARDS[INDEX["new_sparta"]]
    assert (card.world, card.military, card.cost) == (True, True, 2)
    t = table(seat("new_sparta galactic_imperium"), seat("old_earth"))
    assert ("galactic_imperium", 1) in [tuple(part) for part in t.score(0).parts]


@pytest.mark.rule("race:34", "race:96")
def test_new_sparta_from_the_hand_must_be_conquered() -> None:
    assert not can_place("old_earth", CASH, "new_sparta")
    assert can_place("space_marines", "", "new_sparta")


@pytest.mark.rule("race:38")
def test_military_and_payment_never_combine() -> None:
    # Military 2 + 3 - 1 = 4 against 5: one too few to conquer, and the price stays 5 - 1
    tableau = "new_sparta drop_ships contact_specialist"
    assert price(tableau, "rebel_outpost") == 4
    assert can_place(tableau, "public_works public_works mining_robots mining_robots", "rebel_outpost")
    assert not can_place(tableau, "public_works public_works mining_robots", "rebel_outpost")
    assert not can_place("new_sparta drop_ships refugee_world", CASH, "rebel_outpost")


# -- windfall goods


@pytest.mark.rule("race:44")
def test_the_windfall_good_is_the_top_card_of_the_deck() -> None:
    t = settling("new_sparta", "rebel_fuel_cache", chose="double_vp")
    t.luck("new_earth")
    t.do(0, "place:rebel_fuel_cache")
    assert t.goods(0) == {"rebel_fuel_cache"}
    assert t.good_card(0, "rebel_fuel_cache") == "new_earth"
    assert t.deck()["new_earth"] == 0


@pytest.mark.rule("race:44", "race:98")
def test_nobody_sees_the_windfall_good() -> None:
    views = []
    for good in ("new_earth", "comet_zone"):
        t = settling("new_sparta", "rebel_fuel_cache", chose="double_vp")
        t.luck(good)
        t.do(0, "place:rebel_fuel_cache")
        views.append((t.view(0), t.view(1), t.view(None)))
    assert views[0] == views[1]


@pytest.mark.rule("race:44")
def test_a_production_world_gets_no_good_when_placed() -> None:
    t = settling("new_sparta", f"gem_world {CASH}", chose="double_vp")
    t.do(0, "place:gem_world")
    t.pay_any()
    assert t.goods(0) == set()


@pytest.mark.rule("race:44")
def test_the_first_good_of_runaway_robots_draws_no_card() -> None:
    t = settling("new_sparta", "runaway_robots", chose="double_vp")
    t.do(0, "place:runaway_robots")
    assert t.goods(0) == {"runaway_robots"}
    assert t.hand(0) == []


@pytest.mark.rule("race:45", "race:84")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_windfall_goods_are_laid_in_player_order_before_any_bonus(order: list[int]) -> None:
    t = table(seat("new_sparta", hand="rebel_fuel_cache"), seat("epsilon_eridani", hand="runaway_robots"), order=order)
    t.actions("settle", "settle")
    t.luck("new_earth", "comet_zone", "gem_world", "spice_world")
    t.do(0, "place:rebel_fuel_cache")
    t.do(1, "place:runaway_robots")
    worlds = ["rebel_fuel_cache", "runaway_robots"]
    assert [t.good_card(who, worlds[who]) for who in order] == ["new_earth", "comet_zone"]
    assert [t.hand(who) for who in order] == [["gem_world"], ["spice_world"]]


# -- payment


@pytest.mark.rule("race:107")
def test_payment_is_exact_and_only_by_hand_cards_other_than_the_one_placed() -> None:
    t = settling("new_sparta colony_ship asteroid_belt*", f"deserted_alien_outpost {CASH}", chose="double_vp")
    t.do(0, "place:deserted_alien_outpost")
    assert t.need(0) == 4
    assert t.legal(0) == {"pay:investment_credits", "pay:interstellar_bank", "pay:genetics_lab"}
    for other in ("deserted_alien_outpost", "colony_ship", "asteroid_belt", "new_sparta", "gem_world"):
        assert t.why(0, f"pay:{other}") is not None
    t.pay_any()
    assert len(t.hand(0)) == 2
    assert sum(t.discard().values()) == 4
    assert t.goods(0) == {"asteroid_belt", "deserted_alien_outpost"}


@pytest.mark.rule("race:107")
@pytest.mark.parametrize("notation", ["pass", "enough", "end"])
def test_a_revealed_world_cannot_be_taken_back_nor_paid_short(notation: str) -> None:
    t = settling("new_sparta", f"gem_world {CASH}")
    t.do(0, "place:gem_world", "pay:genetics_lab")
    forbidden(t, 0, notation)


@pytest.mark.rule("race:108")
def test_military_may_be_negative_and_bonuses_add_to_the_negative_number() -> None:
    assert all(card.cost >= 1 for card in CARDS if card.world and card.military)
    low = "refugee_world empath_world"  # -2
    assert can_place(f"{low} new_military_tactics", CASH, "outlaw_world")  # 1
    assert not can_place(f"{low} new_military_tactics", CASH, "reptilian_uplift_race")
    assert not can_place("refugee_world alien_tech_institute", CASH, "alien_robot_sentry")  # 1 against 2
    assert can_place("refugee_world expedition_force alien_tech_institute", CASH, "alien_robot_sentry")


@pytest.mark.rule("race:108", "race:12")
def test_a_malus_works_from_the_phase_after_its_card_was_placed() -> None:
    t = table(seat("new_sparta", hand="empath_world rebel_miners mining_robots"), seat("old_earth"))
    t.actions("settle", "settle")
    t.do(1, "pass")
    assert "place:rebel_miners" in t.legal(0)
    t.do(0, "place:empath_world")
    t.pay_any()
    t.actions("settle", "settle")
    assert "place:rebel_miners" not in t.legal(0)


@pytest.mark.rule("race:109")
@pytest.mark.parametrize(
    ("tableau", "world", "mode", "cost"),
    [
        ("old_earth", "refugee_world", "", 0),
        ("old_earth", "gem_world", "", 2),
        ("new_sparta", "rebel_miners", "", 0),
        ("new_military_tactics", "pirate_world", "", 0),
        ("contact_specialist", "outlaw_world", "", 0),
        ("contact_specialist", "pirate_world", "", 2),
        ("colony_ship", "new_earth", "settle:pay_colony_ship", 0),
        ("colony_ship contact_specialist", "rebel_base", "settle:pay_contact_colony_ship", 0),
    ],
)
def test_the_bonus_is_one_card_for_every_mode_also_at_cost_zero(tableau: str, world: str, mode: str, cost: int) -> None:
    t = settling(tableau, f"{world} {CASH}")
    t.do(0, f"place:{world}")
    if mode:
        t.do(0, mode)
    t.pay_any()
    assert t.tableau(0)[-1] == world
    assert len(t.hand(0)) == 6 - cost + 1
