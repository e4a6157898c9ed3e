"""V Produce: race:63, 64, 66 to 71 and 118 to 120."""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table


def unchosen(t: Table) -> Table:
    """A Produce phase that only the second seat chose: the first seat has no bonus."""
    t.actions("develop", "produce")
    t.pass_all()
    return t


# -- 63: production worlds


@pytest.mark.rule("race:63")
def test_every_empty_production_world_gets_a_good_without_asking() -> None:
    t = table(seat("gem_world rebel_miners plague_world alien_robotic_factory"), seat(""), actions="produce produce")
    assert t.goods(0) == {"gem_world", "rebel_miners", "plague_world", "alien_robotic_factory"}
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:63")
def test_a_player_who_did_not_choose_produce_produces_too() -> None:
    t = unchosen(table(seat("artist_colony"), seat("spice_world")))
    assert t.goods(0) == {"artist_colony"}
    assert t.goods(1) == {"spice_world"}


@pytest.mark.rule("race:63")
def test_a_world_holds_at_most_one_good_and_takes_it_from_the_deck() -> None:
    t = table(seat("artist_colony* spice_world"), seat(""))
    before = t.good_card(0, "artist_colony")
    t.luck("rebel_underground")
    t.actions("produce", "produce")
    assert (t.good_card(0, "artist_colony"), t.good_card(0, "spice_world")) == (before, "rebel_underground")


# -- 64: the bonus, and windfall powers


@pytest.mark.rule("race:64")
def test_the_bonus_fills_one_empty_windfall_world_of_any_kind_or_is_skipped() -> None:
    t = table(seat("refugee_world asteroid_belt empath_world deserted_alien_outpost radioactive_world*"), seat(""))
    t.actions("produce", "produce")
    assert t.asked() == {0: "produce_windfall"}
    kinds = {"refugee_world", "asteroid_belt", "empath_world", "deserted_alien_outpost"}
    assert t.legal(0) == {f"fill:{world}" for world in kinds} | {"pass"}
    t.do(0, "fill:empath_world")
    assert t.goods(0) == {"radioactive_world", "empath_world"}
    assert t.asked()[0] == "choose_action"


@pytest.mark.rule("race:64")
def test_the_bonus_may_be_skipped_even_with_a_single_target() -> None:
    t = table(seat("asteroid_belt"), seat(""), actions="produce produce")
    assert t.legal(0) == {"fill:asteroid_belt", "pass"}
    t.do(0, "pass")
    assert t.goods(0) == set()
    assert t.asked()[0] == "choose_action"


@pytest.mark.rule("race:64")
def test_the_bonus_belongs_to_each_chooser() -> None:
    t = table(seat("asteroid_belt"), seat("empath_world"), actions="produce produce")
    assert t.asked() == {0: "produce_windfall"}
    t.do(0, "fill:asteroid_belt")
    assert t.asked() == {1: "produce_windfall"}
    t.do(1, "fill:empath_world")
    assert (t.goods(0), t.goods(1)) == ({"asteroid_belt"}, {"empath_world"})


@pytest.mark.rule("race:64")
def test_a_player_who_did_not_choose_produce_has_no_bonus() -> None:
    t = unchosen(table(seat("asteroid_belt"), seat("")))
    assert t.goods(0) == set()
    assert t.round() == 2


@pytest.mark.rule("race:64")
def test_the_bonus_is_refused_where_a_good_lies() -> None:
    t = table(seat("asteroid_belt radioactive_world*"), seat(""), actions="produce produce")
    forbidden(t, 0, "fill:radioactive_world")


@pytest.mark.rule("race:64")
def test_option_produce_bonus_mandatory_takes_the_skip_away() -> None:
    t = table(seat("asteroid_belt empath_world"), seat("refugee_world"), options={"produce_bonus_mandatory": True})
    t.actions("produce", "produce")
    assert t.legal(0) == {"fill:asteroid_belt", "fill:empath_world"}
    assert t.why(0, "pass") is not None
    t.do(0, "fill:asteroid_belt")
    assert t.goods(1) == {"refugee_world"}


@pytest.mark.rule("race:64")
def test_a_windfall_power_is_mandatory_and_needs_no_bonus() -> None:
    t = unchosen(table(seat("mining_robots asteroid_belt empath_world"), seat("")))
    assert t.goods(0) == {"asteroid_belt"}


@pytest.mark.rule("race:64", "race:14")
def test_a_windfall_power_cannot_be_skipped() -> None:
    t = unchosen(table(seat("mining_robots asteroid_belt radioactive_world empath_world"), seat("")))
    assert t.legal(0) == {"fill:asteroid_belt", "fill:radioactive_world"}
    assert t.why(0, "pass") is not None
    t.do(0, "fill:radioactive_world")
    assert t.goods(0) == {"radioactive_world"}


# -- 66 to 69: draws


@pytest.mark.rule("race:66")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("gem_world", 1), ("comet_zone", 1), ("mining_world", 1), ("lost_species_ark_world", 2), ("gem_world*", 0)],
)
def test_draw_if_produced_here_pays_only_for_a_good_of_this_phase(world: str, cards: int) -> None:
    t = table(seat(world), seat(""), actions="produce produce")
    assert len(t.hand(0)) == cards


@pytest.mark.rule("race:66")
@pytest.mark.parametrize("power", ["mining_robots", "mining_league", "galactic_engineers"])
def test_draw_if_produced_here_pays_whatever_power_laid_the_good(power: str) -> None:
    t = unchosen(table(seat(f"{power} runaway_robots"), seat("")))
    assert t.goods(0) == {"runaway_robots"}
    assert len(t.hand(0)) == 1


@pytest.mark.rule("race:66")
def test_runaway_robots_left_empty_draw_nothing() -> None:
    t = table(seat("runaway_robots"), seat(""), actions="produce produce")
    t.do(0, "pass")
    assert t.hand(0) == []


@pytest.mark.rule("race:67")
def test_consumer_markets_count_novelty_produced_now_on_both_kinds_of_world() -> None:
    t = table(seat("consumer_markets artist_colony spice_world new_vinland* refugee_world rebel_miners"), seat(""))
    t.actions("produce", "produce")
    t.do(0, "fill:refugee_world")
    assert len(t.hand(0)) == 3  # artist_colony, spice_world, refugee_world; not the old good, not the Rare one


@pytest.mark.rule("race:67")
def test_research_labs_count_alien_goods_produced_now() -> None:
    t = table(seat("research_labs alien_robotic_factory lost_alien_battle_fleet* deserted_alien_outpost"), seat(""))
    t.actions("produce", "produce")
    t.do(0, "fill:deserted_alien_outpost")
    assert len(t.hand(0)) == 2


@pytest.mark.rule("race:67")
def test_diversified_economy_counts_kinds_and_not_goods() -> None:
    t = table(seat("diversified_economy artist_colony spice_world asteroid_belt plague_world*"), seat(""))
    t.actions("produce", "produce")
    t.do(0, "fill:asteroid_belt")
    assert len(t.hand(0)) == 2  # Novelty twice, Rare once, on a windfall world; the Genes good lay there before


@pytest.mark.rule("race:68")
def test_pan_galactic_league_draws_for_each_genes_world_with_or_without_a_good() -> None:
    own = seat("pan_galactic_league plague_world distant_world* empath_world avian_uplift_race* gem_world*")
    t = unchosen(table(own, seat("pre_sentient_race")))
    assert len(t.hand(0)) == 4


@pytest.mark.rule("race:69")
@pytest.mark.parametrize(
    ("own", "other", "cards"),
    [
        ("rebel_miners", "", 2),
        ("rebel_miners new_earth", "imperium_armaments_world", 2),
        ("rebel_miners", "imperium_armaments_world", 0),
        ("rebel_miners", "imperium_armaments_world new_earth", 0),
        ("", "", 0),
        ("rebel_miners* new_earth", "imperium_armaments_world", 0),
        ("artist_colony spice_world", "rebel_miners", 0),
    ],
    ids=["1-0", "2-1", "tie", "1-2", "0-0", "old good counts not", "other kinds count not"],
)
def test_mining_conglomerate_draws_two_for_strictly_most_rare(own: str, other: str, cards: int) -> None:
    t = table(seat(f"mining_conglomerate {own}"), seat(other), actions="produce produce")
    assert len(t.hand(0)) == cards


@pytest.mark.rule("race:69")
@pytest.mark.parametrize(("third", "cards"), [("mining_world comet_zone", 0), ("bio_hazard_mining_world", 2)])
def test_mining_conglomerate_needs_more_than_each_other_player(third: str, cards: int) -> None:
    t = table(seat("mining_conglomerate rebel_miners new_earth"), seat(""), seat(third))
    t.actions("produce", "produce", "produce")
    assert len(t.hand(0)) == cards


@pytest.mark.rule("race:69")
@pytest.mark.parametrize(
    ("second", "draws"),
    [("bio_hazard_mining_world", (2, 0)), ("bio_hazard_mining_world imperium_armaments_world", (0, 0))],
)
def test_of_two_owners_at_most_one_draws(second: str, draws: tuple[int, int]) -> None:
    t = table(seat("mining_conglomerate rebel_miners new_earth"), seat(f"mining_conglomerate {second}"))
    t.actions("produce", "produce")
    assert (len(t.hand(0)), len(t.hand(1))) == draws


@pytest.mark.rule("race:69", "race:118")
def test_mining_conglomerate_draws_after_all_players_have_produced() -> None:
    t = table(seat("mining_conglomerate rebel_miners"), seat("artist_colony"))
    t.luck("gem_world", "spice_world", "new_vinland", "comet_zone")
    t.actions("produce", "produce")
    assert t.good_card(1, "artist_colony") == "spice_world"
    assert t.hand(0) == ["comet_zone", "new_vinland"]


# -- 70, 71, 118: the order inside the phase


@pytest.mark.rule("race:70")
def test_one_player_goes_through_the_six_steps_in_order() -> None:
    powers = "consumer_markets galactic_engineers merchant_guild genetics_lab"
    t = table(seat(f"{powers} gem_world empath_world asteroid_belt refugee_world"), seat("artist_colony"))
    t.luck(
        "public_works", "export_duties",  # (1) Gem World's good and its card
        "colony_ship", "drop_ships",  # (2) Merchant Guild
        "space_marines",  # (3) Genetics Lab's good on Empath World
        "rebel_base",  # (4) the bonus
        "spice_world",  # (5) Galactic Engineers
        "comet_zone", "new_vinland",  # (6) Consumer Markets, for Gem World and Refugee World
        "old_earth",  # the next player
    )  # fmt: skip
    t.actions("produce", "produce")
    assert t.asked() == {0: "produce_windfall"}
    assert t.goods(0) == {"gem_world", "empath_world"}
    assert t.legal(0) == {"fill:asteroid_belt", "fill:refugee_world", "pass"}
    t.do(0, "fill:asteroid_belt")
    assert t.hand(0) == sorted(["export_duties", "colony_ship", "drop_ships", "comet_zone", "new_vinland"])
    laid = {world: t.good_card(0, world) for world in ("gem_world", "empath_world", "asteroid_belt", "refugee_world")}
    assert laid == {
        "gem_world": "public_works",
        "empath_world": "space_marines",
        "asteroid_belt": "rebel_base",
        "refugee_world": "spice_world",
    }
    assert t.good_card(1, "artist_colony") == "old_earth"


@pytest.mark.rule("race:71")
def test_specific_windfall_powers_come_before_the_bonus() -> None:
    t = table(seat("mining_robots asteroid_belt empath_world"), seat(""), actions="produce produce")
    assert t.goods(0) == {"asteroid_belt"}
    assert t.legal(0) == {"fill:empath_world", "pass"}


@pytest.mark.rule("race:71")
def test_specific_windfall_powers_come_before_galactic_engineers_whatever_the_tableau_order() -> None:
    t = unchosen(table(seat("galactic_engineers mining_robots asteroid_belt empath_world"), seat("")))
    assert t.goods(0) == {"asteroid_belt", "empath_world"}


@pytest.mark.rule("race:71")
def test_option_produce_order_free_lets_the_bonus_come_first_and_strand_the_power() -> None:
    t = table(seat("mining_robots asteroid_belt empath_world"), seat(""), options={"produce_order_free": True})
    t.actions("produce", "produce")
    assert t.asked() == {0: "produce_source"}
    assert {"source:mining_robots", "source:bonus"} <= t.legal(0)
    t.do(0, "source:bonus", "fill:asteroid_belt")
    assert t.goods(0) == {"asteroid_belt"}
    assert t.round() == 2


@pytest.mark.rule("race:71")
def test_option_produce_order_free_still_uses_each_power_that_has_a_target() -> None:
    t = table(seat("mining_robots asteroid_belt empath_world"), seat(""), options={"produce_order_free": True})
    t.actions("produce", "produce")
    t.do(0, "source:bonus", "fill:empath_world")
    assert t.goods(0) == {"asteroid_belt", "empath_world"}


@pytest.mark.rule("race:118")
@pytest.mark.parametrize(("order", "first"), [([0, 1], 0), ([1, 0], 1)])
def test_players_produce_one_after_another_in_the_order_of_84(order: list[int], first: int) -> None:
    t = table(seat("consumer_markets artist_colony"), seat("consumer_markets spice_world"), order=order)
    t.luck("gem_world", "new_vinland", "comet_zone", "old_earth")
    t.actions("produce", "produce")
    worlds = ("artist_colony", "spice_world")
    assert (t.good_card(first, worlds[first]), t.hand(first)) == ("gem_world", ["new_vinland"])
    assert (t.good_card(1 - first, worlds[1 - first]), t.hand(1 - first)) == ("comet_zone", ["old_earth"])


@pytest.mark.rule("race:118")
@pytest.mark.parametrize(
    ("powers", "first"),
    [("mining_robots genetics_lab", "asteroid_belt"), ("genetics_lab mining_robots", "empath_world")],
)
def test_specific_windfall_powers_work_in_tableau_order(powers: str, first: str) -> None:
    t = table(seat(f"{powers} asteroid_belt empath_world"), seat(""))
    t.luck("gem_world", "spice_world")
    t.actions("produce", "produce")
    assert (t.good_card(0, first), len(t.goods(0))) == ("gem_world", 2)


@pytest.mark.rule("race:118")
def test_the_card_for_a_windfall_good_is_drawn_before_the_next_good_is_laid() -> None:
    t = table(seat("mining_robots runaway_robots empath_world"), seat(""))
    t.luck("gem_world", "spice_world", "new_vinland")
    t.actions("produce", "produce")
    t.do(0, "fill:empath_world")
    assert (t.good_card(0, "runaway_robots"), t.hand(0)) == ("gem_world", ["spice_world"])
    assert t.good_card(0, "empath_world") == "new_vinland"


@pytest.mark.rule("race:118")
def test_galactic_engineers_come_after_the_bonus_and_cannot_be_skipped() -> None:
    t = table(seat("galactic_engineers asteroid_belt empath_world"), seat(""), actions="produce produce")
    t.do(0, "pass")
    assert t.legal(0) == {"fill:asteroid_belt", "fill:empath_world"}
    t.do(0, "fill:asteroid_belt")
    assert t.goods(0) == {"asteroid_belt"}


# -- 119, 120


@pytest.mark.rule("race:119")
def test_of_two_windfall_powers_for_one_empty_world_the_second_lapses() -> None:
    t = unchosen(table(seat("mining_robots mining_league asteroid_belt empath_world"), seat("")))
    assert t.goods(0) == {"asteroid_belt"}
    assert t.round() == 2


@pytest.mark.rule("race:119")
def test_windfall_powers_and_the_bonus_never_fill_a_production_world() -> None:
    t = table(seat("expanding_colony artist_colony* asteroid_belt"), seat(""))
    before = t.good_card(0, "artist_colony")
    t.actions("produce", "produce")
    assert t.why(0, "fill:artist_colony") is not None
    t.do(0, "pass")
    assert t.good_card(0, "artist_colony") == before
    assert t.goods(0) == {"artist_colony"}


@pytest.mark.rule("race:119")
def test_a_windfall_world_that_sold_its_good_stays_empty_until_a_bonus_fills_it() -> None:
    t = table(seat("alpha_centauri*"), seat(""), actions="trade produce")
    assert t.goods(0) == set()
    t.actions("produce", "develop")
    t.pass_all()
    t.do(0, "fill:alpha_centauri")
    assert t.goods(0) == {"alpha_centauri"}


@pytest.mark.rule("race:120")
def test_a_good_laid_in_settle_was_not_produced() -> None:
    t = table(seat("consumer_markets diversified_economy", hand="refugee_world"), seat(""), actions="settle produce")
    t.luck("gem_world", "spice_world")
    t.do(0, "place:refugee_world")
    t.pass_all()
    assert t.goods(0) == {"refugee_world"}
    assert t.hand(0) == ["spice_world"]  # the Settle bonus only
    assert t.round() == 2


@pytest.mark.rule("race:120")
def test_draw_per_kind_gives_at_most_four() -> None:
    worlds = "artist_colony spice_world rebel_miners plague_world distant_world alien_robotic_factory"
    t = table(seat(f"diversified_economy {worlds}"), seat(""), actions="produce produce")
    assert len(t.hand(0)) == 4


@pytest.mark.rule("race:120")
@pytest.mark.parametrize(("answer", "cards"), [("fill:asteroid_belt", 2), ("pass", 0)])
def test_windfall_goods_count_for_mining_conglomerate(answer: str, cards: int) -> None:
    t = table(seat("mining_conglomerate asteroid_belt"), seat(""), actions="produce produce")
    t.do(0, answer)
    assert len(t.hand(0)) == cards
