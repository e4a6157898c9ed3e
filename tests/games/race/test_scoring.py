"""Final score and tie-break: race:65, 75 to 79 and 126. The twelve scoring lists one by one: T16 of race:131."""

from __future__ import annotations

import pytest

from tests.games.race.kit import Table, seat, table


def points(t: Table, source: str, of: int = 0) -> int:
    """What one seat scores for one source: chips, worlds, developments, or a 6-cost development."""
    return dict(t.score(of).parts)[source]


def of_card(card: str, others: str = "", chips: int = 0) -> int:
    """What a 6-cost development scores beside those cards."""
    return points(table(seat(f"{card} {others}", chips=chips), seat("")), card)


def standing(t: Table) -> list[tuple[int, int]]:
    """Score and tie-break number of each seat: all that the ranking looks at."""
    return [(t.score(one).total, t.score(one).tiebreak) for one in range(len(t.state.empires))]


# -- 65: New Galactic Order


@pytest.mark.rule("race:65")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        ("", 2),
        ("new_sparta space_marines drop_ships", 2 + 2 + 2 + 3),
        ("contact_specialist refugee_world", 2 - 1 - 1),
        ("space_marines contact_specialist", 2 + 2 - 1),
        ("alpha_centauri alien_tech_institute galactic_imperium alien_rosetta_stone_world", 2),
        ("new_military_tactics", 2),
    ],
    ids=["its own", "sum", "negatives", "mixed", "not military_against", "not discard powers"],
)
def test_new_galactic_order_counts_total_military(others: str, vp: int) -> None:
    assert of_card("new_galactic_order", others) == vp


@pytest.mark.rule("race:65")
@pytest.mark.parametrize(("floor", "vp"), [(False, -2), (True, 0)])
def test_a_negative_total_subtracts_unless_the_option_sets_a_floor(floor: bool, vp: int) -> None:
    pacifists = "new_galactic_order contact_specialist pan_galactic_league refugee_world empath_world"
    t = table(seat(pacifists), seat(""), options={"galactic_order_floor_zero": floor})
    assert points(t, "new_galactic_order") == vp
    league = 3 + 2  # Pan-Galactic League: Contact Specialist, Empath World
    assert t.score(0).total == 1 + 1 + 1 + league + vp


@pytest.mark.rule("race:65")
def test_the_floor_changes_no_positive_total() -> None:
    t = table(seat("new_galactic_order space_marines"), seat(""), options={"galactic_order_floor_zero": True})
    assert points(t, "new_galactic_order") == 4


# -- 75, 126: the sum


@pytest.mark.rule("race:75")
def test_score_is_printed_points_and_chips_and_six_cost_developments() -> None:
    t = table(seat("old_earth terraformed_world gem_world public_works drop_ships merchant_guild", chips=7), seat(""))
    assert points(t, "worlds") == 2 + 5 + 1
    assert points(t, "developments") == 1 + 2
    assert points(t, "chips") == 7
    assert points(t, "merchant_guild") == 2
    assert t.score(0).total == 8 + 3 + 7 + 2


@pytest.mark.rule("race:75")
def test_a_card_worth_nothing_and_an_empty_seat_score_nothing() -> None:
    t = table(seat("destroyed_world plague_world alpha_centauri"), seat(""))
    assert standing(t) == [(0, 0), (0, 0)]


@pytest.mark.rule("race:126")
def test_goods_and_hand_cards_give_no_points() -> None:
    bare = table(seat("gem_world asteroid_belt"), seat(""))
    rich = table(seat("gem_world* asteroid_belt*", hand="terraformed_world rebel_homeworld"), seat(""))
    assert bare.score(0).total == rich.score(0).total == 2


@pytest.mark.rule("race:126")
def test_six_cost_developments_have_no_printed_points() -> None:
    t = table(
        seat("mining_league pan_galactic_league free_trade_association galactic_imperium merchant_guild"), seat("")
    )
    assert points(t, "developments") == 0
    assert t.score(0).total == 0


@pytest.mark.rule("race:126")
def test_the_parts_make_up_the_total() -> None:
    t = table(seat("old_earth trade_league new_economy galactic_federation space_marines", chips=5), seat("gem_world"))
    for one in (0, 1):
        assert sum(vp for _, vp in t.score(one).parts) == t.score(one).total
    assert t.score(0).total == 2 + 1 + 5 + (2 + 1) + (2 + 2 + 1) + (2 + 2 + 2 + 1)


@pytest.mark.rule("race:126", "race:79")
def test_ranking_is_by_score_then_by_tie_break_and_equal_players_share_also_below_the_first() -> None:
    t = table(
        seat("gem_world", hand="public_works"),
        seat("spice_world", hand="drop_ships"),
        seat("galactic_trendsetters"),
        seat("artist_colony", hand="colony_ship colony_ship"),
    )
    assert standing(t) == [(1, 1), (1, 1), (3, 0), (1, 2)]  # places 3, 3, 1, 2


# -- 76: how a list is read


@pytest.mark.rule("race:76")
@pytest.mark.parametrize(
    ("card", "other", "vp"),
    [
        ("alien_tech_institute", "alien_robotic_factory", 2 + 3),
        ("alien_tech_institute", "deserted_alien_colony", 2 + 2),
        ("galactic_survey_seti", "star_nomad_lair", 1 + 2),
        ("galactic_federation", "new_economy", 2 + 2),
        ("galactic_imperium", "rebel_base", 2),
        ("pan_galactic_league", "avian_uplift_race", 2),
        ("new_economy", "old_earth", 2 + 1),
    ],
)
def test_a_card_counts_once_for_the_first_line_it_fits(card: str, other: str, vp: int) -> None:
    assert of_card(card, other) == vp


@pytest.mark.rule("race:76")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("alien_tech_institute", 2),
        ("galactic_federation", 2),
        ("galactic_survey_seti", 1),
        ("new_economy", 2),
        ("trade_league", 2),
        ("new_galactic_order", 2),
        ("galactic_imperium", 0),
        ("galactic_renaissance", 0),
        ("merchant_guild", 0),
        ("mining_league", 0),
        ("free_trade_association", 0),
        ("pan_galactic_league", 0),
    ],
)
def test_a_six_cost_development_counts_itself_where_it_fits(card: str, vp: int) -> None:
    assert of_card(card) == vp


@pytest.mark.rule("race:76")
def test_two_six_cost_developments_may_count_the_same_card() -> None:
    t = table(seat("merchant_guild mining_league mining_world"), seat(""))
    assert points(t, "merchant_guild") == 2
    assert points(t, "mining_league") == 2


@pytest.mark.rule("race:76")
def test_other_means_not_counted_above() -> None:
    assert of_card("galactic_federation", "merchant_guild public_works") == 2 + 2 + 1
    assert of_card("galactic_survey_seti", "expedition_force malevolent_lifeforms old_earth") == 1 + 1 + 2 + 1
    assert of_card("galactic_imperium", "rebel_underground pirate_world") == 2 + 1


@pytest.mark.rule("race:76")
def test_the_cards_of_other_players_do_not_count() -> None:
    t = table(seat("merchant_guild gem_world"), seat("spice_world new_earth"))
    assert points(t, "merchant_guild") == 2


# -- 77, 78


@pytest.mark.rule("race:77")
@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (30, 10)])
def test_galactic_renaissance_gives_one_for_three_chips_rounded_down(chips: int, vp: int) -> None:
    assert of_card("galactic_renaissance", chips=chips) == vp


@pytest.mark.rule("race:77")
def test_galactic_renaissance_does_not_count_printed_points() -> None:
    assert of_card("galactic_renaissance", "terraformed_world rebel_homeworld", chips=2) == 0


@pytest.mark.rule("race:78")
@pytest.mark.parametrize(
    ("worlds", "vp"),
    [
        ("gem_world mining_world plague_world alien_robotic_factory", 8),
        ("gem_world* spice_world artist_colony", 6),
        ("rebel_miners new_survivalists lost_alien_battle_fleet malevolent_lifeforms", 8),
        ("asteroid_belt* empath_world refugee_world deserted_alien_colony", 0),
        ("old_earth black_market_trading_world public_works", 0),
    ],
    ids=["every kind", "good or no good", "military", "windfall", "no good at all"],
)
def test_merchant_guild_gives_two_for_each_production_world(worlds: str, vp: int) -> None:
    assert of_card("merchant_guild", worlds) == vp


# -- 79: ties


@pytest.mark.rule("race:79")
@pytest.mark.parametrize(
    ("tableau", "hand", "number"),
    [
        ("", "", 0),
        ("gem_world* asteroid_belt*", "", 2),
        ("", "public_works drop_ships drop_ships", 3),
        ("gem_world* asteroid_belt* spice_world", "public_works drop_ships", 4),
    ],
)
def test_the_tie_break_adds_goods_and_hand_cards(tableau: str, hand: str, number: int) -> None:
    assert table(seat(tableau, hand=hand), seat("")).score(0).tiebreak == number


@pytest.mark.rule("race:79")
def test_in_a_tie_more_goods_and_cards_win_and_equal_sums_share() -> None:
    t = table(
        seat("gem_world* artist_colony*", hand="public_works"),
        seat("spice_world new_vinland", hand="drop_ships colony_ship colony_ship"),
        seat("asteroid_belt* radioactive_world*"),
    )
    first, second, third = standing(t)
    assert first == second == (2, 3)
    assert third == (2, 2)


@pytest.mark.rule("race:79", "race:72")
def test_the_tie_break_is_taken_after_the_discard_to_ten() -> None:
    hand = "public_works export_duties investment_credits drop_ships interstellar_bank deficit_spending colony_ship"
    t = table(
        seat("asteroid_belt*", hand=f"{hand} mining_robots space_marines genetics_lab replicant_robots"),
        seat("gem_world*", hand=f"{hand} mining_robots space_marines genetics_lab"),
        given=24,
        actions="double_vp double_vp",
    )
    t.do(0, "discard:replicant_robots")
    assert t.over()
    assert standing(t) == [(1, 11), (1, 11)]
