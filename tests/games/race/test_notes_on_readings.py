"""What the sources say and how they are read, and the worked cases of Produce, the end and scoring: race:128 to 131."""

from __future__ import annotations

import pytest

from starhold.games.race.cards import CARDS, INDEX
from starhold.games.race.powers import MilitaryAgainst, PerCard, Phase
from tests.games.race.kit import seat, table
from tests.games.race.test_scoring import of_card

# -- 128: words in titles


@pytest.mark.rule("race:128")
def test_only_alien_and_rebel_are_read_by_any_card() -> None:
    read = {line.keyword for card in CARDS for line in card.scoring if isinstance(line, PerCard)} - {None}
    if any(isinstance(power, MilitaryAgainst) and power.rebel for card in CARDS for power in card.powers):
        read.add("rebel")
    assert read == {"alien", "rebel"}
    assert {word for card in CARDS for word in card.keywords} == read | {"imperium", "uplift", "terraforming"}


@pytest.mark.rule("race:128")
def test_galactic_imperium_reads_rebel_in_both_its_powers_and_imperium_in_none() -> None:
    t = table(seat("galactic_imperium", hand="rebel_underground pirate_world"), seat(""), actions="settle settle")
    assert t.legal(0) == {"place:rebel_underground", "pass"}  # both have defence 3
    assert of_card("galactic_imperium", "rebel_underground imperium_armaments_world") == 2


@pytest.mark.rule("race:128")
def test_alien_tech_institute_scores_by_the_word_alien() -> None:
    assert of_card("alien_tech_institute", "alien_rosetta_stone_world") == 2 + 2
    assert of_card("alien_tech_institute", "old_earth avian_uplift_race terraformed_world") == 2


@pytest.mark.rule("race:128")
@pytest.mark.parametrize(("cards", "placed"), [(2, False), (3, True)])
def test_the_alien_discount_looks_at_the_good_not_at_the_word(cards: int, placed: bool) -> None:
    money = " ".join(["gem_world", "spice_world", "comet_zone"][:cards])
    t = table(seat("alien_tech_institute", hand=f"alien_rosetta_stone_world {money}"), seat(""))
    t.actions("settle", "settle")
    assert ("place:alien_rosetta_stone_world" in t.legal(0)) is placed


@pytest.mark.rule("race:128")
def test_colony_ship_and_contact_specialist_look_at_the_alien_good() -> None:
    hand = "alien_rosetta_stone_world deserted_alien_outpost alien_robot_sentry avian_uplift_race"
    t = table(seat("colony_ship contact_specialist", hand=hand), seat(""), actions="settle settle")
    assert t.legal(0) == {"place:alien_rosetta_stone_world", "place:avian_uplift_race", "pass"}


@pytest.mark.rule("race:128")
def test_the_military_bonus_against_alien_looks_at_the_good() -> None:
    t = table(seat("alien_tech_institute", hand="alien_robot_sentry avian_uplift_race"), seat(""))
    t.actions("settle", "settle")
    assert t.legal(0) == {"place:alien_robot_sentry", "pass"}  # both have defence 2


# -- 129: slips of the Czech rulebook


@pytest.mark.rule("race:129")
def test_the_start_draw_belongs_to_develop_and_not_to_settle() -> None:
    develop = table(seat("interstellar_bank"), seat(""), actions="develop develop")
    assert (develop.phase(), len(develop.hand(0))) == (2, 1)
    settle = table(seat("interstellar_bank"), seat(""), actions="settle settle")
    assert (settle.phase(), len(settle.hand(0))) == (3, 0)


@pytest.mark.rule("race:129")
def test_contact_specialist_has_no_consume_power() -> None:
    assert {power.phase for power in CARDS[INDEX["contact_specialist"]].powers} == {Phase.SETTLE}
    t = table(seat("contact_specialist asteroid_belt*"), seat(""), actions="double_vp double_vp")
    assert t.goods(0) == {"asteroid_belt"}
    assert (t.chips(0), t.hand(0)) == (0, [])


@pytest.mark.rule("race:129")
def test_the_free_trade_association_is_a_development() -> None:
    money = "gem_world spice_world comet_zone new_earth old_earth mining_world"
    own = seat("", hand=f"free_trade_association {money}")
    develop = table(own, seat(""), actions="trade develop")
    assert "place:free_trade_association" in develop.legal(0)
    settle = table(own, seat(""), actions="trade settle")
    assert "place:free_trade_association" not in settle.legal(0)


@pytest.mark.rule("race:129")
def test_there_is_one_pile_for_payments_and_for_goods() -> None:
    t = table(seat("old_earth asteroid_belt*", hand="gem_world spice_world new_vinland"), seat(""))
    good = t.good_card(0, "asteroid_belt")
    assert good is not None
    t.actions("double_vp", "settle")
    t.place("gem_world")
    assert t.discard() == {"spice_world": 1, "new_vinland": 1, good: 1}


# -- 130: what only one of the rulebooks says


@pytest.mark.rule("race:130", "race:23")
def test_lt_only_one_development_in_a_phase() -> None:
    t = table(seat("", hand="export_duties public_works"), seat(""), actions="develop develop")
    t.do(0, "place:export_duties")
    assert 0 not in t.asked()
    t.do(1, "pass")
    assert t.round() == 2
    assert t.tableau(0) == ["export_duties"]


@pytest.mark.rule("race:130", "race:46")
def test_lt_only_a_trade_chooser_sells() -> None:
    t = table(seat("asteroid_belt*"), seat("empath_world*"), actions="double_vp trade")
    assert (t.goods(0), t.hand(0)) == ({"asteroid_belt"}, [])
    assert (t.goods(1), len(t.hand(1))) == (set(), 4)


@pytest.mark.rule("race:130", "race:19")
def test_lt_all_draws_come_before_any_discard() -> None:
    t = table(seat(""), seat(""), actions="explore_5 develop")
    assert (len(t.explored(0)), len(t.explored(1))) == (7, 2)
    assert t.discard().total() == 0


@pytest.mark.rule("race:130", "race:103")
def test_cz_explore_example_draws_four_and_keeps_two() -> None:
    t = table(seat("galactic_survey_seti research_labs"), seat(""), actions="develop explore_5")
    assert (len(t.explored(0)), t.need(0)) == (4, 2)


@pytest.mark.rule("race:130", "race:48")
def test_cz_trade_is_no_phase_of_its_own() -> None:
    t = table(seat("asteroid_belt* radioactive_world*"), seat(""), actions="trade trade")
    assert (t.asked(), t.phase()) == ({0: "sell_good"}, 4)
    assert of_card("new_economy", "export_duties") == 2  # a trade power is no consume power


@pytest.mark.rule("race:130", "race:109")
@pytest.mark.parametrize(("tableau", "world"), [("new_sparta", "runaway_robots"), ("", "pilgrimage_world")])
def test_both_rulebooks_mean_that_the_settle_bonus_is_for_placing(tableau: str, world: str) -> None:
    t = table(seat(tableau, hand=world), seat(""), actions="settle settle")
    t.place(world)
    assert len(t.hand(0)) == 1


# -- 131: worked cases


@pytest.mark.rule("race:131", "race:66")
def test_T11_gem_world_with_a_good_and_runaway_robots_filled_by_the_bonus() -> None:
    t = table(seat("gem_world*"), seat(""))
    before = t.good_card(0, "gem_world")
    t.actions("produce", "produce")
    assert (t.good_card(0, "gem_world"), t.hand(0)) == (before, [])
    t = table(seat("runaway_robots"), seat(""), actions="produce produce")
    t.do(0, "fill:runaway_robots")
    assert (t.goods(0), len(t.hand(0))) == ({"runaway_robots"}, 1)


@pytest.mark.rule("race:131", "race:69")
@pytest.mark.parametrize(
    ("own", "other", "cards"),
    [
        ("rebel_miners new_earth", "mining_world comet_zone", 0),
        ("rebel_miners new_earth imperium_armaments_world", "mining_world comet_zone", 2),
        ("rebel_miners", "", 2),
    ],
    ids=["2-2", "3-2", "1-0"],
)
def test_T12_mining_conglomerate(own: str, other: str, cards: int) -> None:
    t = table(seat(f"mining_conglomerate {own}"), seat(other), actions="produce produce")
    assert len(t.hand(0)) == cards


@pytest.mark.rule("race:131", "race:119")
def test_T13_mining_robots_and_mining_league_with_one_empty_rare_windfall_world() -> None:
    t = table(seat("mining_robots mining_league asteroid_belt"), seat(""))
    deck = t.deck().total()
    t.actions("produce", "produce")
    assert t.goods(0) == {"asteroid_belt"}
    assert t.deck().total() == deck - 1
    assert t.asked()[0] == "choose_action"  # the bonus has no target


ELEVEN = (
    "rebel_fuel_cache avian_uplift_race pre_sentient_race deserted_alien_outpost deserted_alien_colony asteroid_belt "
    "deserted_alien_library alien_robot_sentry reptilian_uplift_race radioactive_world new_military_tactics"
)


@pytest.mark.rule("race:131", "race:73")
def test_T15_a_development_and_a_world_make_thirteen_and_end_the_game() -> None:
    t = table(seat(ELEVEN, hand="public_works pilgrimage_world"), seat(""), actions="develop settle")
    for card in ("public_works", "pilgrimage_world"):
        t.place(card)
    assert len(t.tableau(0)) == 13
    assert t.over()


@pytest.mark.rule("race:131", "race:74")
def test_T15_a_world_conquered_with_new_military_tactics_leaves_eleven_and_the_game_goes_on() -> None:
    t = table(seat(ELEVEN, hand="pirate_world"), seat(""), actions="settle settle")
    t.place("pirate_world")
    assert "pirate_world" in t.tableau(0)
    assert len(t.tableau(0)) == 11
    assert not t.over()


# Each line of each list once or more, the card itself, and a card or two that fit no line; each with its points.
LISTS = {
    "alien_tech_institute": (
        "itself=2 lost_alien_battle_fleet=3 alien_robot_sentry=2 alien_rosetta_stone_world=2 gem_world=0"
    ),
    "galactic_imperium": (
        "itself=0 rebel_homeworld=2 rebel_fuel_cache=2 pirate_world=1 new_sparta=1 imperium_armaments_world=0"
    ),
    "merchant_guild": (
        "itself=0 new_survivalists=2 comet_zone=2 malevolent_lifeforms=2 alien_robotic_factory=2 refugee_world=0"
    ),
    "new_galactic_order": (
        "itself=2 epsilon_eridani=1 drop_ships=3 empath_world=-1 new_military_tactics=0 alpha_centauri=0"
    ),
    "free_trade_association": (
        "itself=0 spice_world=2 artist_colony=2 refugee_world=1 consumer_markets=2 expanding_colony=2"
    ),
    "galactic_renaissance": ("itself=0 research_labs=3 galactic_trendsetters=3 artist_colony=3 gem_world=0"),
    "mining_league": (
        "itself=0 new_earth=2 rebel_miners=2 alpha_centauri=1 mining_robots=2 mining_conglomerate=2 gem_world=0"
    ),
    "pan_galactic_league": (
        "itself=0 distant_world=2 rebel_warrior_race=2 outlaw_world=1 contact_specialist=3 gem_world=0"
    ),
    "galactic_federation": ("itself=2 mining_league=2 space_marines=1 colony_ship=1 old_earth=0"),
    "galactic_survey_seti": (
        "itself=1 galactic_renaissance=1 expedition_force=1 star_nomad_lair=2 gem_world=1 public_works=0"
    ),
    "new_economy": (
        "itself=2 consumer_markets=2 deficit_spending=2 gambling_world=1 merchant_world=1 export_duties=0 spice_world=0"
    ),
    "trade_league": (
        "itself=2 genetics_lab=2 mining_conglomerate=2 space_port=1 star_nomad_lair=1 outlaw_world=0 colony_ship=0"
    ),
}


@pytest.mark.rule("race:131", "race:76")
@pytest.mark.parametrize("card", LISTS)
def test_T16_one_small_tableau_for_each_six_cost_development(card: str) -> None:
    points = {name: int(vp) for name, vp in (item.split("=") for item in LISTS[card].split())}
    others = " ".join(name for name in points if name != "itself")
    assert of_card(card, others) == sum(points.values())


@pytest.mark.rule("race:131", "race:77")
def test_T16_galactic_renaissance_with_chips() -> None:
    assert of_card("galactic_renaissance", "research_labs galactic_trendsetters artist_colony", chips=14) == 4 + 9


@pytest.mark.rule("race:131")
def test_T16_covers_the_twelve_scoring_lists() -> None:
    assert len(LISTS) == 12
    assert set(LISTS) == {card.id for card in CARDS if card.scoring}
