"""Consume: the loop, goods and their choice, chips (race:49 to 53, 61, 62, 100, 111, 113, 117, T6, T8)."""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table

IDLE = {0: "choose_action", 1: "choose_action"}
RARE = "comet_zone* asteroid_belt* radioactive_world*"


def consuming(tableau: str, hand: str = "", chose: str = "settle", **options: object) -> Table:
    """Seat 0 consumes, doubled only if it chose so; seat 1 chose 2xVP and has nothing to do."""
    seats = seat(tableau, hand=hand), seat("galactic_survey_seti")
    t = table(*seats, options=options, actions=f"{chose} double_vp")
    if t.phase() == 3:
        t.pass_all()
    return t


# -- the loop


@pytest.mark.rule("race:49")
def test_all_powers_that_can_be_used_are_used() -> None:
    t = consuming("galactic_trendsetters terraformed_world public_works gem_world* spice_world* artist_colony*")
    assert t.legal(0) == {"use:galactic_trendsetters", "use:terraformed_world", "use:public_works"}
    for power in ("public_works", "galactic_trendsetters"):
        assert t.why(0, "end") is not None
        t.do(0, f"use:{power}")
        if t.asked() == {0: "consume_goods"}:
            t.do(0, min(t.legal(0)))
    assert t.asked() == IDLE
    assert (t.chips(0), t.goods(0)) == (4, set())


@pytest.mark.rule("race:49")
def test_each_power_once_in_a_phase() -> None:
    t = consuming("galactic_trendsetters gem_world* spice_world* artist_colony*")
    t.do(0, "feed:gem_world")
    assert t.asked() == IDLE
    assert (t.chips(0), t.goods(0)) == (2, {"spice_world", "artist_colony"})


@pytest.mark.rule("race:49")
def test_a_used_power_is_refused() -> None:
    t = consuming("galactic_trendsetters terraformed_world old_earth gem_world* spice_world* artist_colony* new_earth*")
    t.do(0, "use:galactic_trendsetters", "feed:gem_world")
    assert t.legal(0) == {"use:terraformed_world", "use:old_earth", "use:new_earth"}
    forbidden(t, 0, "use:galactic_trendsetters")


@pytest.mark.rule("race:49")
def test_any_order_even_if_another_would_use_up_more_goods() -> None:
    t = consuming("new_survivalists* outlaw_world asteroid_belt*")
    t.do(0, "use:outlaw_world", "feed:new_survivalists")
    assert t.asked() == IDLE  # New Survivalists takes Novelty only: it lapses, the Rare good stays
    assert t.goods(0) == {"asteroid_belt"}
    assert (t.chips(0), len(t.hand(0))) == (1, 1)


@pytest.mark.rule("race:49")
def test_powers_work_again_in_the_next_consume_phase() -> None:
    t = consuming("galactic_trendsetters gem_world* spice_world*")
    t.do(0, "feed:gem_world")
    t.actions("settle", "double_vp")
    t.pass_all()
    assert (t.chips(0), t.goods(0)) == (4, set())


@pytest.mark.rule("race:50")
def test_any_good_may_feed_a_power_and_the_player_chooses() -> None:
    tableau = "new_vinland* gem_world* asteroid_belt* deserted_alien_outpost* pre_sentient_race"
    for world in ("new_vinland", "gem_world", "asteroid_belt", "deserted_alien_outpost"):
        t = consuming(tableau)
        assert t.asked() == {0: "consume_goods"}
        assert t.why(0, "feed:pre_sentient_race") is not None
        t.do(0, f"feed:{world}")
        assert t.goods(0) == {"new_vinland", "gem_world", "asteroid_belt", "deserted_alien_outpost"} - {world}
        assert len(t.hand(0)) == 2


@pytest.mark.rule("race:50")
def test_one_good_feeds_one_power() -> None:
    t = consuming("galactic_trendsetters terraformed_world gem_world*")
    t.do(0, "use:terraformed_world")
    assert (t.chips(0), t.goods(0)) == (1, set())
    assert t.asked() == IDLE


@pytest.mark.rule("race:50")
def test_a_good_named_once_cannot_be_named_again() -> None:
    t = consuming("old_earth gem_world* spice_world* asteroid_belt*")
    t.do(0, "feed:gem_world")
    assert t.why(0, "feed:gem_world") is not None


@pytest.mark.rule("race:51")
@pytest.mark.parametrize("goods", [1, 2, 3, 4])
def test_up_to_n_runs_as_often_as_goods_allow(goods: int) -> None:
    worlds = ["gem_world*", "spice_world*", "artist_colony*", "space_port*"][:goods]
    t = consuming(f"consumer_markets {' '.join(worlds)} asteroid_belt*")
    while t.asked() == {0: "consume_goods"}:
        assert all(t.why(0, stop) is not None for stop in ("end", "enough", "pass"))
        t.do(0, min(t.legal(0)))
    assert t.chips(0) == min(3, goods)
    assert len(t.goods(0)) == 1 + max(0, goods - 3)
    assert "asteroid_belt" in t.goods(0)


@pytest.mark.rule("race:51")
def test_all_goods_are_named_before_any_of_the_reward() -> None:
    t = consuming("free_trade_association gem_world* spice_world* artist_colony* space_port*")
    assert t.need(0) == 3
    t.do(0, "feed:gem_world", "feed:spice_world")
    assert (t.chips(0), t.hand(0)) == (0, [])
    t.do(0, "feed:space_port")
    assert (t.chips(0), len(t.hand(0)), t.goods(0)) == (3, 3, {"artist_colony"})


@pytest.mark.rule("race:52")
@pytest.mark.parametrize(
    ("tableau", "chips"),
    [
        ("tourist_world gem_world*", 0),
        ("tourist_world gem_world* spice_world*", 3),
        ("tourist_world gem_world* asteroid_belt*", 3),
        ("mining_league comet_zone*", 0),
        ("mining_league comet_zone* gem_world* pre_sentient_race*", 0),
        ("mining_league comet_zone* asteroid_belt*", 3),
        ("diversified_economy gem_world* asteroid_belt*", 0),
        ("diversified_economy gem_world* spice_world* asteroid_belt*", 0),
        ("diversified_economy gem_world* pre_sentient_race* asteroid_belt*", 3),
    ],
)
def test_fixed_number_powers_work_only_with_the_full_number(tableau: str, chips: int) -> None:
    t = consuming(tableau)
    assert t.asked() == IDLE
    assert t.chips(0) == chips
    assert len(t.goods(0)) == (0 if chips else tableau.count("*"))


@pytest.mark.rule("race:52", "race:49")
def test_a_fixed_number_power_is_used_once_and_takes_no_more() -> None:
    t = consuming("tourist_world gem_world* spice_world* artist_colony* space_port*")
    assert t.need(0) == 2
    t.do(0, "feed:gem_world", "feed:space_port")
    assert (t.chips(0), t.goods(0)) == (3, {"spice_world", "artist_colony"})
    assert t.asked() == IDLE


@pytest.mark.rule("race:53")
def test_the_two_powers_of_gambling_world_are_used_apart() -> None:
    t = consuming("gambling_world terraformed_world gem_world* spice_world*")
    assert t.legal(0) == {"use:gambling_world", "use:gambling_world.2", "use:terraformed_world"}
    t.do(0, "use:gambling_world.2", "guess:3")
    assert t.legal(0) == {"use:gambling_world", "use:terraformed_world"}
    t.do(0, "use:terraformed_world", "feed:gem_world")
    assert (t.chips(0), t.goods(0)) == (2, set())


@pytest.mark.rule("race:53")
def test_gambling_world_without_a_good_still_has_its_second_power() -> None:
    t = consuming("gambling_world")
    assert t.asked() == {0: "lucky_number"}
    assert t.chips(0) == 0


# -- mandatory and optional


@pytest.mark.rule("race:111")
def test_an_optional_power_may_come_first_but_a_mandatory_one_must_come() -> None:
    t = consuming("deficit_spending galactic_trendsetters gem_world*", hand="public_works export_duties")
    assert t.legal(0) == {"use:deficit_spending", "use:galactic_trendsetters"}
    forbidden(t, 0, "end")
    t.do(0, "use:galactic_trendsetters")
    assert t.legal(0) == {"use:deficit_spending", "end"}
    t.do(0, "end")
    assert t.asked() == IDLE
    assert (t.chips(0), len(t.hand(0))) == (2, 2)


@pytest.mark.rule("race:111")
def test_optional_first_then_the_mandatory_one() -> None:
    t = consuming("deficit_spending galactic_trendsetters gem_world*", hand="public_works export_duties")
    t.do(0, "use:deficit_spending", "spend:public_works", "spend:export_duties")
    assert t.asked() == IDLE
    assert (t.chips(0), t.goods(0), t.hand(0)) == (4, set(), [])


@pytest.mark.rule("race:111")
def test_only_optional_powers_left_one_is_used_or_the_player_ends() -> None:
    t = consuming("deficit_spending merchant_world", hand="public_works export_duties")
    assert t.legal(0) == {"use:deficit_spending", "use:merchant_world", "end"}
    t.do(0, "use:merchant_world", "spend:public_works", "enough")
    assert t.legal(0) == {"use:deficit_spending", "end"}
    t.do(0, "end")
    assert t.chips(0) == 1


@pytest.mark.rule("race:111", "race:113")
def test_no_power_to_use_no_question() -> None:
    assert consuming("galactic_trendsetters deficit_spending tourist_world").asked() == IDLE


@pytest.mark.rule("race:111", "race:59")
def test_guessing_is_optional_by_option_only() -> None:
    for optional in (False, True):
        t = table(seat("gambling_world"), seat("galactic_survey_seti"), options={"gambling_optional": optional})
        t.actions("double_vp", "double_vp")
        assert ("end" in t.legal(0)) is optional


# -- what to name


@pytest.mark.rule("race:113")
@pytest.mark.parametrize(
    ("tableau", "need", "fitting"),
    [
        ("old_earth gem_world* comet_zone* asteroid_belt*", 2, "gem_world comet_zone asteroid_belt"),
        (f"mining_conglomerate gem_world* {RARE}", 2, RARE),
        ("research_labs gem_world* pre_sentient_race* empath_world*", 1, "pre_sentient_race empath_world"),
        ("terraforming_robots gem_world* comet_zone* asteroid_belt*", 1, "comet_zone asteroid_belt"),
        (f"mining_league gem_world* {RARE}", 2, RARE),
        ("tourist_world gem_world* comet_zone* asteroid_belt*", 2, "gem_world comet_zone asteroid_belt"),
    ],
)
def test_only_fitting_goods_are_named_and_their_number_is_fixed(tableau: str, need: int, fitting: str) -> None:
    t = consuming(tableau)
    assert t.asked() == {0: "consume_goods"}
    assert t.need(0) == need
    assert t.legal(0) == {f"feed:{world.rstrip('*')}" for world in fitting.split()}


@pytest.mark.rule("race:113")
def test_diversified_economy_takes_three_of_three_different_kinds() -> None:
    t = consuming("diversified_economy gem_world* spice_world* asteroid_belt* empath_world* deserted_alien_outpost*")
    assert t.need(0) == 3
    t.do(0, "feed:gem_world")
    assert t.legal(0) == {"feed:asteroid_belt", "feed:empath_world", "feed:deserted_alien_outpost"}
    t.do(0, "feed:deserted_alien_outpost", "feed:asteroid_belt")
    assert (t.chips(0), t.goods(0)) == (3, {"spice_world", "empath_world"})


@pytest.mark.rule("race:113")
def test_diversified_economy_with_two_goods_of_one_kind_leaves_the_choice_of_that_one() -> None:
    t = consuming("diversified_economy gem_world* spice_world* asteroid_belt* empath_world*")
    while t.asked() == {0: "consume_goods"}:
        legal = t.legal(0)
        t.do(0, "feed:spice_world" if "feed:spice_world" in legal else min(legal))
    assert (t.chips(0), t.goods(0)) == (3, {"gem_world"})


# -- chips


@pytest.mark.rule("race:61", "race:73")
def test_when_the_chips_run_out_all_is_paid_and_the_game_ends_with_the_round() -> None:
    t = table(seat("tourist_world gem_world* spice_world*"), seat("galactic_trendsetters asteroid_belt*"), given=22)
    t.actions("double_vp", "produce")
    assert (t.chips(0), t.chips(1)) == (6, 2)
    assert not t.over()  # the round is played out: Produce comes, and seat 1 has its bonus
    assert t.goods(0) == {"gem_world", "spice_world"}
    t.do(1, "fill:asteroid_belt")
    assert t.over()
    assert t.end_reason() == "chips"


@pytest.mark.rule("race:100")
@pytest.mark.parametrize(
    ("given", "pool", "over"), [(0, 20, False), (19, 1, False), (20, 0, True), (21, 0, True), (24, 0, True)]
)
def test_pool_is_twelve_a_player_never_shown_below_zero(given: int, pool: int, over: bool) -> None:
    t = table(seat("galactic_trendsetters gem_world*"), seat("galactic_survey_seti"), given=given)
    assert t.view(None)["pool"] == 24 - given
    t.actions("double_vp", "double_vp")
    assert t.chips(0) == 4
    assert t.view(None)["pool"] == pool
    assert t.over() is over


@pytest.mark.rule("race:100", "race:1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pool_by_number_of_players(players: int) -> None:
    seats = [seat(world) for world in ("old_earth", "epsilon_eridani", "new_sparta", "earths_lost_colony")[:players]]
    assert table(*seats).view(None)["pool"] == 12 * players


@pytest.mark.rule("race:62", "race:98")
def test_discarded_goods_are_seen_by_nobody() -> None:
    views = []
    for good in ("new_earth", "comet_zone"):
        t = table(seat("new_sparta terraformed_world", hand="rebel_fuel_cache"), seat("galactic_survey_seti"))
        t.actions("double_vp", "settle")
        t.luck(good)
        t.place("rebel_fuel_cache")
        assert t.discard() == {good: 1}
        assert t.goods(0) == set()
        views.append((t.view(0), t.view(1), t.view(None)))
    assert views[0] == views[1]


@pytest.mark.rule("race:117")
def test_trade_powers_consume_powers_and_doubling_are_for_their_owner_only() -> None:
    t = table(
        seat("gem_world* spice_world asteroid_belt*"),
        seat("galactic_trendsetters merchant_world export_duties deserted_alien_outpost*", hand="public_works"),
        actions="trade double_vp",
    )
    assert t.legal(0) == {"sell:gem_world", "sell:asteroid_belt"}
    assert t.why(0, "sell:deserted_alien_outpost") is not None
    t.do(0, "sell:gem_world")
    assert len(t.hand(0)) == 4  # 2 + 2 of his own Spice World, nothing for the other's cards
    assert t.asked() == {1: "consume_next"}
    assert t.why(0, "use:merchant_world") is not None
    assert t.why(1, "feed:asteroid_belt") is not None
    t.do(1, "use:galactic_trendsetters")
    assert (t.chips(0), t.chips(1)) == (0, 4)
    assert (t.goods(0), t.goods(1)) == ({"asteroid_belt"}, set())


@pytest.mark.rule("race:117", "race:60")
def test_the_others_double_vp_does_not_double_mine() -> None:
    t = consuming("galactic_trendsetters gem_world*", chose="settle")
    assert t.chips(0) == 2


# -- test cases of race:131


@pytest.mark.rule("race:131", "race:51")
def test_T6_new_vinland_and_free_trade_association() -> None:
    tableau = "free_trade_association new_vinland* gem_world* spice_world*"
    t = consuming(tableau)
    assert t.legal(0) == {"use:free_trade_association", "use:new_vinland"}
    t.do(0, "use:free_trade_association")
    assert t.asked() == IDLE
    assert (t.chips(0), len(t.hand(0)), t.goods(0)) == (3, 3, set())
    t = consuming(tableau)
    t.do(0, "use:new_vinland")
    assert (t.asked(), t.need(0)) == ({0: "consume_goods"}, 1)
    t.do(0, "feed:gem_world")
    assert t.asked() == IDLE
    assert (t.chips(0), len(t.hand(0)), t.goods(0)) == (2, 4, set())


@pytest.mark.rule("race:131", "race:49")
def test_T8_old_earth_and_plague_world() -> None:
    tableau = "old_earth plague_world* asteroid_belt*"
    t = consuming(tableau)
    t.do(0, "use:old_earth")
    assert t.asked() == IDLE
    assert (t.chips(0), t.hand(0), t.goods(0)) == (2, [], set())
    t = consuming(tableau)
    t.do(0, "use:plague_world")
    assert t.asked() == IDLE
    assert (t.chips(0), len(t.hand(0)), t.goods(0)) == (2, 1, set())
