"""Consume: the Trade bonus and every other sale (race:46 to 48, 56, 112, T9)."""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table


def trading(tableau: str, hand: str = "", chose: str = "trade", other: str = "galactic_survey_seti") -> Table:
    """Seat 0 has chosen Trade (or what is said), seat 1 Settle; nobody places a world, and the Consume phase runs."""
    t = table(seat(tableau, hand=hand), seat(other))
    t.actions(chose, "settle")
    t.pass_all()
    return t


def sold(tableau: str, world: str = "") -> int:
    """How many cards the sale of the good on that world gives (no world named: the only one)."""
    t = trading(tableau)
    if world:
        assert t.asked() == {0: "sell_good"}
        t.do(0, f"sell:{world}")
    return len(t.hand(0))


# -- the Trade bonus


@pytest.mark.rule("race:46")
def test_who_chose_trade_must_sell_and_chooses_which_good() -> None:
    t = trading("gem_world* asteroid_belt* plague_world comet_zone")
    assert t.asked() == {0: "sell_good"}
    assert t.legal(0) == {"sell:gem_world", "sell:asteroid_belt"}
    forbidden(t, 0, "pass", "end", "sell:plague_world", "sell:comet_zone")
    t.do(0, "sell:asteroid_belt")
    assert t.goods(0) == {"gem_world"}
    assert len(t.hand(0)) == 3


@pytest.mark.rule("race:46")
def test_the_only_good_is_sold_though_a_consume_power_wants_it() -> None:
    t = trading("galactic_trendsetters gem_world*")
    assert (len(t.hand(0)), t.chips(0), t.goods(0)) == (2, 0, set())


@pytest.mark.rule("race:46")
def test_one_good_only_is_sold() -> None:
    t = trading("gem_world* spice_world* artist_colony*")
    t.do(0, "sell:gem_world")
    assert t.goods(0) == {"spice_world", "artist_colony"}
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:46")
def test_without_a_good_the_bonus_is_lost_and_nothing_drawn() -> None:
    t = trading("gem_world export_duties merchant_world")
    assert t.hand(0) == []
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:46")
@pytest.mark.parametrize("chose", ["double_vp", "produce"])
def test_others_cannot_sell(chose: str) -> None:
    t = table(seat("gem_world* export_duties"), seat("spice_world*"))
    t.actions(chose, "trade")
    assert t.goods(0) == {"gem_world"}
    assert t.hand(0) == []
    assert len(t.hand(1)) == 4  # his own Spice World: 2 + 2


@pytest.mark.rule("race:46")
def test_every_sale_comes_before_anybodys_consume_power() -> None:
    t = table(seat("galactic_trendsetters public_works gem_world* spice_world*"), seat("artist_colony* asteroid_belt*"))
    t.actions("double_vp", "trade")
    assert t.asked() == {1: "sell_good"}
    assert t.chips(0) == 0
    t.do(1, "sell:asteroid_belt")
    assert t.asked() == {0: "consume_next"}


@pytest.mark.rule("race:46", "race:84")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_several_sellers_sell_in_player_order_before_any_consumes(order: list[int]) -> None:
    t = table(
        seat("galactic_trendsetters gem_world* spice_world*"),
        seat("old_earth artist_colony* asteroid_belt*"),
        order=order,
        actions="trade trade",
    )
    for who in order:
        assert t.asked() == {who: "sell_good"}
        assert (t.chips(0), t.chips(1)) == (0, 0)
        t.do(who, ("sell:gem_world", "sell:artist_colony")[who])
    assert (t.chips(0), t.chips(1)) == (2, 1)


# -- what a sale gives


@pytest.mark.rule("race:47")
@pytest.mark.parametrize(
    ("world", "cards"),
    [
        ("gem_world", 2),
        ("galactic_resort", 2),
        ("asteroid_belt", 3),
        ("comet_zone", 3),
        ("pre_sentient_race", 4),
        ("lost_species_ark_world", 4),
        ("deserted_alien_outpost", 5),
        ("alien_robotic_factory", 5),
    ],
)
def test_base_value_by_kind(world: str, cards: int) -> None:
    assert sold(f"{world}*") == cards


@pytest.mark.rule("race:47")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("gem_world* export_duties", 3),
        ("gem_world* old_earth", 3),
        ("gem_world* galactic_engineers", 3),
        ("gem_world* merchant_world", 4),
        ("gem_world* trade_league", 3),
        ("gem_world* spice_world", 4),
        ("gem_world* distant_world", 5),
        ("gem_world* spice_world distant_world", 7),
        ("spice_world*", 4),
        ("gem_world* mining_conglomerate space_port genetics_lab bio_hazard_mining_world", 2),
        ("asteroid_belt* mining_conglomerate", 4),
        ("asteroid_belt* space_port", 5),
        ("asteroid_belt* spice_world distant_world genetics_lab bio_hazard_mining_world", 3),
        ("pre_sentient_race* genetics_lab bio_hazard_mining_world", 7),
        ("pre_sentient_race* mining_conglomerate space_port spice_world distant_world", 4),
        ("deserted_alien_outpost* genetics_lab space_port spice_world", 5),
        ("deserted_alien_outpost* old_earth export_duties galactic_engineers merchant_world trade_league", 11),
    ],
)
def test_all_fitting_trade_powers_add_up(tableau: str, cards: int) -> None:
    t = trading(tableau)
    assert (len(t.hand(0)), t.goods(0)) == (cards, set())


@pytest.mark.rule("race:47")
def test_a_bonus_of_this_world_only_for_a_good_lying_there() -> None:
    tableau = "pirate_world* star_nomad_lair* gem_world*"
    assert sold(tableau, "gem_world") == 2
    assert sold(tableau, "star_nomad_lair") == 3
    assert sold(tableau, "pirate_world") == 5


@pytest.mark.rule("race:47", "race:12")
def test_a_world_settled_in_this_round_sells_with_its_own_trade_power() -> None:
    t = table(seat("new_sparta space_marines", hand="pirate_world"), seat("galactic_survey_seti"))
    t.actions("trade", "settle")
    t.place("pirate_world")
    assert len(t.hand(0)) == 5


@pytest.mark.rule("race:47")
def test_the_good_goes_to_the_discard_pile() -> None:
    t = table(seat("gem_world* spice_world*"), seat("galactic_survey_seti"))
    good = t.good_card(0, "gem_world")
    assert good is not None
    t.actions("trade", "settle")
    t.pass_all()
    t.do(0, "sell:gem_world")
    assert t.discard() == {good: 1}


# -- Trade is no phase, trade powers are no consume powers


@pytest.mark.rule("race:48")
def test_trade_powers_alone_do_nothing_in_consume() -> None:
    trade_only = "export_duties spice_world* distant_world* genetics_lab star_nomad_lair* space_port"
    t = trading(trade_only, chose="double_vp")
    assert t.asked() == {0: "choose_action", 1: "choose_action"}
    assert t.goods(0) == {"spice_world", "distant_world", "star_nomad_lair"}
    assert (t.hand(0), t.chips(0)) == ([], 0)


@pytest.mark.rule("race:48")
def test_selling_is_part_of_the_consume_phase_and_the_phase_is_for_all() -> None:
    t = table(seat("gem_world* spice_world*"), seat("galactic_trendsetters artist_colony*"), actions="trade explore_5")
    t.do(0, min(t.legal(0)))
    t.do(1, min(t.legal(1)))
    assert t.asked() == {0: "sell_good"}
    assert t.phase() == 4
    assert t.chips(1) == 0
    t.do(0, "sell:gem_world")
    assert t.chips(1) == 2


@pytest.mark.rule("race:48")
def test_trade_powers_do_not_count_for_new_economy() -> None:
    t = table(seat("new_economy export_duties genetics_lab space_port galactic_engineers"), seat("old_earth"))
    assert ("new_economy", 2) in [tuple(part) for part in t.score(0).parts]


# -- sales by consume powers


@pytest.mark.rule("race:56")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("trade_league gem_world*", 3),
        ("trade_league gem_world* export_duties spice_world", 6),
        ("black_market_trading_world gem_world*", 2),
        ("black_market_trading_world gem_world* export_duties spice_world", 2),
        ("black_market_trading_world pirate_world*", 2),
        ("trade_league pirate_world*", 6),
        ("trade_league", 0),
        ("black_market_trading_world export_duties", 0),
    ],
)
def test_trade_league_sells_with_and_black_market_without_trade_powers(tableau: str, cards: int) -> None:
    t = trading(tableau, chose="double_vp")
    assert t.asked() == {0: "choose_action", 1: "choose_action"}
    assert (len(t.hand(0)), t.chips(0), t.goods(0)) == (cards, 0, set())


@pytest.mark.rule("race:56")
@pytest.mark.parametrize("seller", ["trade_league", "black_market_trading_world"])
def test_selling_by_a_power_is_mandatory_and_the_player_picks_the_good(seller: str) -> None:
    t = trading(f"{seller} gem_world* asteroid_belt* plague_world", chose="double_vp")
    assert "end" not in t.legal(0)
    if t.asked() == {0: "consume_next"}:
        t.do(0, f"use:{seller}")
    assert t.legal(0) == {"sell:gem_world", "sell:asteroid_belt"}
    assert t.why(0, "end") is not None
    t.do(0, "sell:asteroid_belt")
    assert t.goods(0) == {"gem_world"}
    assert len(t.hand(0)) == (4 if seller == "trade_league" else 3)


@pytest.mark.rule("race:56")
def test_both_sellers_are_consume_powers_for_new_economy() -> None:
    def economy(tableau: str) -> int:
        return dict(table(seat(f"new_economy {tableau}"), seat("galactic_survey_seti")).score(0).parts)["new_economy"]

    assert economy("galactic_engineers") == 2
    assert economy("trade_league") == 4
    assert economy("black_market_trading_world") == 3


@pytest.mark.rule("race:56")
def test_black_market_has_no_trade_power_and_trade_league_has() -> None:
    def league(tableau: str) -> int:
        return dict(table(seat(f"trade_league {tableau}"), seat("galactic_survey_seti")).score(0).parts)["trade_league"]

    assert league("black_market_trading_world") == 2
    assert league("galactic_engineers") == 3


@pytest.mark.rule("race:112")
def test_sale_bonuses_work_at_every_sale_of_the_phase() -> None:
    t = trading("trade_league export_duties asteroid_belt* comet_zone*")
    t.do(0, "sell:asteroid_belt")  # 3 + 1 + 1, then Trade League sells the other good for as much
    assert len(t.hand(0)) == 10
    assert t.goods(0) == set()


@pytest.mark.rule("race:112")
def test_no_choice_is_offered_about_sale_bonuses() -> None:
    t = trading("export_duties old_earth gem_world*")
    assert t.asked() == {0: "choose_action", 1: "choose_action"}
    assert len(t.hand(0)) == 4


# -- test cases of race:131


@pytest.mark.rule("race:131", "race:47", "race:56")
def test_T9_sales() -> None:
    assert sold("pirate_world* export_duties spice_world") == 8
    assert sold("pre_sentient_race* genetics_lab merchant_world") == 7
    t = trading("black_market_trading_world pre_sentient_race* genetics_lab merchant_world", chose="double_vp")
    while t.asked() == {0: "consume_next"}:
        assert len(t.hand(0)) == 4
        t.do(0, "end")
    assert len(t.hand(0)) == 4
