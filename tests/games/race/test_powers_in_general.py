"""Powers in general: from when they work, that they add up, which must be used, one after another."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table

PAY = "gem_world comet_zone spice_world artist_colony plague_world space_port"


def put(t: Table, who: int, card: str) -> None:
    """That seat places that card and pays with any cards; the other seats place nothing."""
    for other in list(t.asked()):
        if other != who:
            t.do(other, "pass")
    t.do(who, f"place:{card}")
    t.pay_any(who)


def paid(tableau: str, card: str, action: str) -> int:
    """How many cards seat 0 pays for that card when only seat 1 has the bonus."""
    t = table(seat(tableau, hand=f"{card} {PAY}"), seat(""))
    t.actions("double_vp", action)
    put(t, 0, card)
    assert card in t.tableau(0)
    return 6 - len(t.hand(0))


def places_active(t: Table, who: int) -> dict[str, bool]:
    """Which tableau cards of that seat a view shows as active in this phase."""
    empires = t.view(None)["empires"]
    assert isinstance(empires, list)
    return {place["card"]: place["active"] for place in empires[who]["tableau"]}


# -- from the next phase on


@pytest.mark.rule("race:12")
def test_public_works_give_nothing_for_themselves() -> None:
    t = table(seat("", hand="public_works gem_world"), seat(""), luck="new_earth", actions="develop develop")
    put(t, 0, "public_works")
    assert t.hand(0) == ["gem_world"]
    assert t.luck_left() == 1


@pytest.mark.rule("race:12")
def test_investment_credits_do_not_lower_their_own_cost() -> None:
    assert paid("", "investment_credits", "develop") == 1


@pytest.mark.rule("race:12")
@pytest.mark.parametrize(
    ("development", "world"),
    [("space_marines", "rebel_miners"), ("replicant_robots", "old_earth"), ("colony_ship", "lost_species_ark_world")],
)
def test_a_development_helps_in_settle_of_the_same_round(development: str, world: str) -> None:
    pay = {"space_marines": 1, "replicant_robots": 4, "colony_ship": 1}[development]
    t = table(seat("", hand=" ".join([development, world, *PAY.split()[:pay]])), seat(""), actions="develop settle")
    t.place(development)
    while t.asked() == {0: "pay"}:
        t.do(0, min(choice for choice in t.legal(0) if choice != f"pay:{world}"))
    assert t.asked() == {0: "choose_world", 1: "choose_world"}
    assert t.legal(0) >= {"pass", f"place:{world}"}
    without = table(seat("", hand=f"{world} new_economy"), seat(""), actions="settle settle")
    assert without.legal(0) == {"pass"}


@pytest.mark.rule("race:12")
def test_a_world_does_not_help_to_place_itself() -> None:
    assert paid("", "alpha_centauri", "settle") == 2  # its own discount on Rare worlds comes too late
    t = table(seat("drop_ships expedition_force", hand="rebel_outpost"), seat(""), actions="settle settle")
    assert t.legal(0) == {"pass"}  # 4 against 5; its own +1 comes too late


@pytest.mark.rule("race:12")
def test_terraforming_robots_draw_after_settling_in_the_same_round() -> None:
    t = table(seat("", hand="terraforming_robots refugee_world gem_world comet_zone"), seat(""))
    t.actions("develop", "settle")
    t.do(1, "pass")
    t.do(0, "place:terraforming_robots", "pay:gem_world", "pay:comet_zone")
    t.luck("new_earth", "new_economy")
    t.place("refugee_world")
    assert t.hand(0) == ["new_economy"]  # the first card is the windfall good


@pytest.mark.rule("race:12")
def test_a_world_placed_in_settle_consumes_and_produces_in_the_same_round() -> None:
    t = table(seat("artist_colony*", hand="new_vinland gem_world comet_zone"), seat(""), seat(""))
    t.luck("mining_robots", "drop_ships", "public_works", "colony_ship", "space_marines")
    t.actions("produce", "settle", "double_vp")
    t.place("new_vinland")
    assert t.hand(0) == ["drop_ships", "mining_robots"]
    assert t.goods(0) == {"artist_colony", "new_vinland"}
    assert t.round() == 2


# -- powers add up and change only what they say


@pytest.mark.rule("race:13")
@pytest.mark.parametrize(
    ("tableau", "card", "action", "cost"),
    [
        ("investment_credits", "consumer_markets", "develop", 4),
        ("investment_credits galactic_federation", "consumer_markets", "develop", 2),
        ("replicant_robots", "new_earth", "settle", 3),
        ("replicant_robots mining_robots", "new_earth", "settle", 2),
        ("replicant_robots mining_robots alpha_centauri", "new_earth", "settle", 1),
        ("alien_rosetta_stone_world alien_tech_institute", "deserted_alien_library", "settle", 2),
    ],
)
def test_cost_reductions_add_up(tableau: str, card: str, action: str, cost: int) -> None:
    assert paid(tableau, card, action) == cost


@pytest.mark.rule("race:13")
@pytest.mark.parametrize(
    ("tableau", "card", "action", "cost"),
    [
        ("investment_credits galactic_federation", "old_earth", "settle", 3),
        ("replicant_robots mining_robots", "consumer_markets", "develop", 5),
        ("mining_robots alpha_centauri", "lost_species_ark_world", "settle", 5),
        ("alien_tech_institute", "new_earth", "settle", 5),
        ("drop_ships space_marines", "new_earth", "settle", 5),
    ],
)
def test_a_power_changes_only_what_it_says(tableau: str, card: str, action: str, cost: int) -> None:
    assert paid(tableau, card, action) == cost


@pytest.mark.rule("race:13", "race:20")
def test_more_cards_to_see_are_not_more_cards_to_keep() -> None:
    t = table(seat("galactic_survey_seti expedition_force"), seat(""), actions="settle explore_5")
    assert (len(t.explored(0)), t.need(0)) == (5, 1)


@pytest.mark.rule("race:13", "race:47")
def test_sale_powers_add_up() -> None:
    t = table(seat("old_earth export_duties gem_world*"), seat(""), actions="trade trade")
    assert len(t.hand(0)) == 2 + 1 + 1


# -- must and may


@pytest.mark.rule("race:14", "race:111")
def test_a_power_must_be_used_if_it_can() -> None:
    t = table(seat("tourist_world galactic_resort* outlaw_world gem_world*"), seat(""), actions="double_vp settle")
    t.pass_all()
    assert t.asked() == {0: "consume_next"}
    assert t.legal(0) == {"use:tourist_world", "use:galactic_resort", "use:outlaw_world"}
    forbidden(t, 0, "end", "pass")


@pytest.mark.rule("race:14")
def test_a_single_power_with_a_single_good_is_used_without_asking() -> None:
    t = table(seat("old_earth gem_world*"), seat(""), actions="produce trade")
    assert t.chips(0) == 1
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:14", "race:57")
def test_a_power_that_says_may_can_be_left_unused() -> None:
    t = table(seat("deficit_spending", hand="gem_world comet_zone"), seat(""), actions="double_vp double_vp")
    assert t.legal(0) == {"use:deficit_spending", "end"}
    t.do(0, "end")
    assert t.chips(0) == 0
    assert t.hand(0) == ["comet_zone", "gem_world"]


@pytest.mark.rule("race:14")
@pytest.mark.parametrize(
    ("first", "chips", "cards"), [("tourist_world", 3, 0), ("galactic_resort", 2, 2), ("outlaw_world", 2, 2)]
)
def test_the_owner_chooses_the_order(first: str, chips: int, cards: int) -> None:
    t = table(seat("tourist_world galactic_resort* outlaw_world gem_world*"), seat(""), actions="settle trade")
    t.pass_all()
    t.do(0, f"use:{first}")
    while t.asked().get(0) in ("consume_next", "consume_goods"):
        t.do(0, min(t.legal(0)))
    assert (t.chips(0), len(t.hand(0))) == (chips, cards)


@pytest.mark.rule("race:14", "race:64")
def test_a_windfall_power_must_be_used() -> None:
    t = table(seat("mining_robots asteroid_belt radioactive_world"), seat(""), actions="settle produce")
    t.pass_all()
    assert t.legal(0) == {"fill:asteroid_belt", "fill:radioactive_world"}


@pytest.mark.rule("race:15")
def test_colony_ship_must_be_used_if_the_world_cannot_be_paid_otherwise() -> None:
    t = table(seat("colony_ship", hand="comet_zone"), seat(""), actions="double_vp settle")
    put(t, 0, "comet_zone")
    assert t.tableau(0) == ["comet_zone"]
    assert t.discard() == Counter(["colony_ship"])


@pytest.mark.rule("race:15", "race:105")
def test_colony_ship_may_stay_if_the_world_can_be_paid() -> None:
    t = table(seat("colony_ship", hand=f"mining_world {PAY}"), seat(""), actions="double_vp settle")
    put(t, 0, "mining_world")
    assert t.legal(0) == {"settle:pay", "settle:pay_colony_ship"}
    t.do(0, "settle:pay")
    assert t.tableau(0) == ["colony_ship", "mining_world"]


@pytest.mark.rule("race:15")
def test_new_military_tactics_must_be_used_if_needed_to_conquer() -> None:
    t = table(seat("new_military_tactics", hand="pirate_world gem_world"), seat(""), actions="double_vp settle")
    put(t, 0, "pirate_world")
    assert t.tableau(0) == ["pirate_world"]
    assert t.hand(0) == ["gem_world"]


@pytest.mark.rule("race:15", "race:36")
def test_contact_specialist_must_be_used_if_the_world_cannot_be_conquered() -> None:
    t = table(seat("contact_specialist", hand="rebel_miners gem_world"), seat(""), actions="double_vp settle")
    put(t, 0, "rebel_miners")
    assert t.tableau(0) == ["contact_specialist", "rebel_miners"]
    assert t.hand(0) == []


# -- one after another


@pytest.mark.rule("race:16", "race:51")
def test_a_power_once_begun_is_finished_before_another() -> None:
    t = table(seat("free_trade_association new_vinland* gem_world* spice_world* artist_colony*"), seat(""))
    t.actions("settle", "trade")
    t.pass_all()
    t.do(0, "use:free_trade_association")
    for taken in range(3):
        assert t.asked() == {0: "consume_goods"}
        assert all(choice.startswith("feed:") for choice in t.legal(0))
        assert t.why(0, "use:new_vinland") is not None
        assert t.why(0, "end") is not None
        assert (t.chips(0), t.hand(0)) == (0, []), f"no reward after {taken} goods"
        t.do(0, min(t.legal(0)))
    assert t.chips(0) == 3
    assert len(t.hand(0)) == 3 + 2  # New Vinland took the last good


@pytest.mark.rule("race:16", "race:131")
def test_the_association_cannot_stop_short_to_leave_a_good_for_new_vinland() -> None:
    t = table(seat("free_trade_association new_vinland* gem_world* spice_world*"), seat(""), actions="settle trade")
    t.pass_all()
    t.do(0, "use:free_trade_association")
    assert t.goods(0) == set()
    assert (t.chips(0), len(t.hand(0))) == (3, 3)


# -- costs of nothing


@pytest.mark.rule("race:17")
@pytest.mark.parametrize(
    ("tableau", "card", "action"),
    [
        ("investment_credits galactic_federation", "public_works", "develop"),
        ("galactic_federation", "mining_robots", "develop"),
        ("replicant_robots mining_robots alpha_centauri", "destroyed_world", "settle"),
        ("replicant_robots", "refugee_world", "settle"),
        ("contact_specialist replicant_robots mining_robots", "rebel_miners", "settle"),
    ],
)
def test_a_cost_never_falls_below_nothing_and_nothing_is_paid_back(tableau: str, card: str, action: str) -> None:
    t = table(seat(tableau, hand=f"{card} {PAY}"), seat(""))
    t.luck("new_earth")
    t.actions("double_vp", action)
    put(t, 0, card)
    assert card in t.tableau(0)
    assert t.hand(0) == sorted(PAY.split())
    assert t.discard() == Counter()


# -- drawing


@pytest.mark.rule("race:18")
def test_a_draw_comes_into_the_hand_at_once() -> None:
    t = table(seat("interstellar_bank"), seat(""), luck="new_earth", actions="develop develop")
    assert t.hand(0) == ["new_earth"]
    assert t.explored(0) == []


@pytest.mark.rule("race:18")
def test_in_explore_a_draw_is_one_more_card_to_choose_from() -> None:
    t = table(seat("galactic_survey_seti", hand="new_economy"), seat(""))
    t.luck("gem_world", "comet_zone", "spice_world", "new_vinland")
    t.actions("settle", "explore_5")
    assert t.hand(0) == ["new_economy"]
    assert t.explored(0) == ["comet_zone", "gem_world", "new_vinland", "spice_world"]
    t.do(0, "keep:new_vinland")
    t.do(1, min(t.legal(1)))
    assert t.hand(0) == ["new_economy", "new_vinland"]


# -- the list taken at the start of a phase


@pytest.mark.rule("race:110", "race:12")
def test_the_list_of_active_cards_is_taken_at_the_start_of_each_phase() -> None:
    t = table(
        seat("old_earth", hand="mining_robots gem_world comet_zone spice_world"),
        seat("new_sparta", hand="public_works plague_world artist_colony"),
        actions="develop settle",
    )
    t.do(0, "place:mining_robots")
    t.do(1, "place:public_works")
    assert t.asked() == {0: "pay"}
    assert places_active(t, 0) == {"old_earth": True, "mining_robots": False}
    assert places_active(t, 1) == {"new_sparta": True, "public_works": False}
    t.do(0, "pay:gem_world")
    t.do(1, "pay:plague_world")
    assert t.asked() == {0: "choose_world", 1: "choose_world"}
    assert places_active(t, 0) == {"old_earth": True, "mining_robots": True}
    assert places_active(t, 1) == {"new_sparta": True, "public_works": True}


@pytest.mark.rule("race:110", "race:127")
def test_in_the_advanced_game_the_list_is_taken_anew_for_the_second_develop() -> None:
    t = table(seat("", hand=f"public_works export_duties {PAY}"), seat(""), options={"advanced_two_player": True})
    t.luck("new_earth", "new_economy")
    t.actions("develop+develop", "settle+produce")
    put(t, 0, "public_works")
    assert t.luck_left() == 2
    assert t.asked() == {0: "choose_development", 1: "choose_development"}
    put(t, 0, "export_duties")
    assert t.luck_left() == 1
    assert "new_earth" in t.hand(0)


@pytest.mark.rule("race:110", "race:92")
def test_in_the_advanced_game_a_new_bank_draws_at_the_start_of_the_second_develop() -> None:
    t = table(seat("", hand="interstellar_bank gem_world"), seat(""), options={"advanced_two_player": True})
    t.luck("new_earth")
    t.actions("develop+develop", "settle+produce")
    put(t, 0, "interstellar_bank")
    assert t.asked() == {0: "choose_development", 1: "choose_development"}
    assert t.hand(0) == ["new_earth"]


@pytest.mark.rule("race:110", "race:47")
def test_one_list_serves_the_sale_and_the_consume_powers() -> None:
    t = table(seat("comet_zone* artist_colony*", hand="galactic_resort gem_world spice_world plague_world"), seat(""))
    t.actions("trade", "settle")
    put(t, 0, "galactic_resort")
    assert t.legal(0) == {"sell:comet_zone", "sell:artist_colony", "sell:galactic_resort"}
    t.do(0, "sell:comet_zone")
    assert len(t.hand(0)) == 3
    assert t.asked() == {0: "consume_goods"}  # the world placed in Settle consumes
    t.do(0, "feed:artist_colony")
    assert (t.chips(0), len(t.hand(0))) == (1, 4)


@pytest.mark.rule("race:110", "race:47")
def test_a_trade_power_placed_in_settle_works_in_the_sale_of_the_same_round() -> None:
    t = table(seat("gem_world*", hand="spice_world plague_world comet_zone"), seat(""), actions="trade settle")
    put(t, 0, "spice_world")
    assert len(t.hand(0)) == 2 + 2
    assert t.goods(0) == set()
