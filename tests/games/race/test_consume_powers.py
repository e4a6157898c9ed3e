"""Consume: single powers and the doubling (race:54, 55, 57 to 60, 114 to 116, T7, T10)."""

from __future__ import annotations

import pytest

from starhold.games.race.cards import CARDS
from tests.games.base_kit import forbidden
from tests.games.race.kit import seat, table
from tests.games.race.test_consume import IDLE, consuming

THREE = "gem_world* spice_world* asteroid_belt*"


# -- Pilgrimage World


@pytest.mark.rule("race:54")
@pytest.mark.parametrize(
    ("goods", "chips"), [("gem_world*", 0), ("gem_world* asteroid_belt*", 1), (THREE, 2), (f"{THREE} plague_world", 2)]
)
def test_pilgrimage_world_takes_all_goods_and_gives_one_vp_less(goods: str, chips: int) -> None:
    t = consuming(f"pilgrimage_world {goods}")
    assert t.asked() == IDLE
    assert (t.chips(0), t.goods(0)) == (chips, set())


@pytest.mark.rule("race:54")
def test_pilgrimage_world_is_mandatory_even_for_nothing() -> None:
    t = consuming("pilgrimage_world deficit_spending gem_world*", hand="public_works")
    assert t.why(0, "end") is not None
    assert "use:pilgrimage_world" in t.legal(0)


@pytest.mark.rule("race:54")
def test_pilgrimage_world_needs_a_good() -> None:
    t = consuming("pilgrimage_world deficit_spending gem_world", hand="public_works")
    assert t.legal(0) == {"use:deficit_spending", "end"}
    assert t.why(0, "use:pilgrimage_world") is not None


@pytest.mark.rule("race:55")
@pytest.mark.parametrize("other", ["public_works", "tourist_world", "trade_league", "black_market_trading_world"])
def test_pilgrimage_world_waits_for_other_powers_that_discard_goods(other: str) -> None:
    t = consuming(f"pilgrimage_world {other} deficit_spending {THREE}", hand="mining_robots")
    assert t.legal(0) == {f"use:{other}", "use:deficit_spending"}
    forbidden(t, 0, "use:pilgrimage_world", rule="55")
    t.do(0, f"use:{other}")
    while t.asked()[0] != "consume_next":
        t.do(0, min(t.legal(0)))
    assert "use:pilgrimage_world" in t.legal(0)


@pytest.mark.rule("race:55")
def test_pilgrimage_world_need_not_wait_for_a_power_that_cannot_be_used() -> None:
    t = consuming("pilgrimage_world tourist_world mining_league gem_world*")
    assert t.asked() == IDLE
    assert (t.chips(0), t.goods(0)) == (0, set())


@pytest.mark.rule("race:55")
def test_pilgrimage_world_lapses_when_the_others_took_every_good() -> None:
    t = consuming("pilgrimage_world tourist_world gem_world* asteroid_belt*")
    assert t.asked() == IDLE
    assert t.chips(0) == 3


@pytest.mark.rule("race:55")
def test_powers_without_goods_may_come_before_or_after_pilgrimage_world() -> None:
    t = consuming(f"pilgrimage_world new_economy gambling_world {THREE}")
    assert t.legal(0) == {"use:new_economy", "use:gambling_world", "use:gambling_world.2"}
    t.do(0, "use:gambling_world", "feed:gem_world")
    assert t.legal(0) == {"use:new_economy", "use:gambling_world.2", "use:pilgrimage_world"}
    t.do(0, "use:pilgrimage_world")
    assert (t.chips(0), t.goods(0)) == (2, set())
    assert t.legal(0) == {"use:new_economy", "use:gambling_world.2"}
    t.do(0, "use:new_economy", "guess:7")
    assert t.asked() == IDLE


@pytest.mark.rule("race:55")
def test_option_pilgrimage_any_time() -> None:
    t = consuming(f"pilgrimage_world tourist_world trade_league {THREE}", pilgrimage_any_time=True)
    assert t.legal(0) == {"use:pilgrimage_world", "use:tourist_world", "use:trade_league"}
    t.do(0, "use:pilgrimage_world")
    assert t.asked() == IDLE
    assert (t.chips(0), t.goods(0), t.hand(0)) == (2, set(), [])


# -- hand cards for VP


@pytest.mark.rule("race:57")
@pytest.mark.parametrize("power", ["deficit_spending", "merchant_world"])
@pytest.mark.parametrize("chose", ["settle", "double_vp"])
def test_hand_cards_give_one_vp_each_never_doubled(power: str, chose: str) -> None:
    for spent, choices in [
        (0, ["end"]),
        (1, [f"use:{power}", "spend:gem_world", "enough"]),
        (2, [f"use:{power}", "spend:gem_world", "spend:new_earth"]),
    ]:
        t = consuming(power, hand="gem_world new_earth comet_zone", chose=chose)
        t.do(0, *choices)
        assert t.asked() == IDLE
        assert (t.chips(0), len(t.hand(0))) == (spent, 3 - spent)


@pytest.mark.rule("race:57")
def test_never_more_than_two_and_not_the_cards_of_others() -> None:
    t = consuming("deficit_spending merchant_world", hand="gem_world new_earth comet_zone spice_world artist_colony")
    t.do(0, "use:deficit_spending")
    assert t.why(0, "spend:merchant_world") is not None
    t.do(0, "spend:gem_world", "spend:new_earth")
    assert t.asked() == {0: "consume_next"}
    assert t.legal(0) == {"use:merchant_world", "end"}
    t.do(0, "use:merchant_world", "spend:comet_zone", "spend:spice_world")
    assert (t.chips(0), t.hand(0)) == (4, ["artist_colony"])
    assert t.discard() == {"gem_world": 1, "new_earth": 1, "comet_zone": 1, "spice_world": 1}


@pytest.mark.rule("race:114")
def test_after_one_card_the_power_is_spent() -> None:
    t = consuming("deficit_spending galactic_trendsetters gem_world*", hand="new_earth comet_zone spice_world")
    t.do(0, "use:deficit_spending", "spend:new_earth")
    assert t.why(0, "use:galactic_trendsetters") is not None  # one decision: nothing comes between its two cards
    t.do(0, "enough")
    assert t.why(0, "use:deficit_spending") is not None
    assert t.asked() == IDLE
    assert (t.chips(0), t.hand(0)) == (3, ["comet_zone", "spice_world"])


@pytest.mark.rule("race:114")
def test_cards_drawn_earlier_in_the_phase_may_be_discarded() -> None:
    t = table(seat("deficit_spending new_economy secluded_world*"), seat("galactic_survey_seti"))
    t.luck("new_earth", "comet_zone")
    t.actions("double_vp", "double_vp")
    assert t.legal(0) == {"use:new_economy", "use:secluded_world"}  # no hand card yet, so no Deficit Spending
    t.do(0, "use:new_economy")
    assert t.legal(0) == {"use:deficit_spending", "use:secluded_world"}
    t.do(0, "use:secluded_world", "use:deficit_spending", "spend:new_earth", "spend:comet_zone")
    assert (t.chips(0), t.hand(0)) == (2, [])


# -- New Economy and Gambling World


@pytest.mark.rule("race:58")
def test_new_economy_draws_one_card_and_must() -> None:
    t = consuming("new_economy gem_world*")
    assert t.asked() == IDLE
    assert (len(t.hand(0)), t.goods(0), t.chips(0)) == (1, {"gem_world"}, 0)
    t = consuming("new_economy deficit_spending", hand="gem_world")
    assert t.legal(0) == {"use:new_economy", "use:deficit_spending"}
    t.do(0, "use:deficit_spending")
    while t.asked().get(0) == "spend_hand":
        t.do(0, min(t.legal(0)))
    assert t.asked() == IDLE
    assert len(t.hand(0)) == 1


@pytest.mark.rule("race:59")
@pytest.mark.parametrize("card", ["gem_world", "pirate_world", "rebel_homeworld", "public_works", "new_economy"])
def test_a_hit_is_kept_without_asking_and_a_miss_discarded(card: str) -> None:
    number = next(one.cost for one in CARDS if one.id == card)
    for guess in range(1, 8):
        t = consuming("gambling_world")
        t.luck(card)
        t.do(0, f"guess:{guess}")
        assert t.asked() == IDLE
        assert t.hand(0) == ([card] if guess == number else [])
        assert t.discard() == ({} if guess == number else {card: 1})


@pytest.mark.rule("race:59")
@pytest.mark.parametrize("card", ["refugee_world", "pilgrimage_world"])
def test_a_world_of_cost_zero_is_never_hit(card: str) -> None:
    for guess in range(1, 8):
        t = consuming("gambling_world")
        assert t.legal(0) == {f"guess:{number}" for number in range(1, 8)}
        t.luck(card)
        t.do(0, f"guess:{guess}")
        assert (t.hand(0), t.discard()) == ([], {card: 1})


@pytest.mark.rule("race:59")
def test_gambling_is_mandatory_unless_the_option_is_set() -> None:
    t = consuming("gambling_world deficit_spending", hand="gem_world")
    assert t.legal(0) == {"use:gambling_world.2", "use:deficit_spending"}
    t = consuming("gambling_world deficit_spending", hand="gem_world", gambling_optional=True)
    assert t.legal(0) == {"use:gambling_world.2", "use:deficit_spending", "end"}
    t.do(0, "end")
    assert t.asked() == IDLE
    assert t.hand(0) == ["gem_world"]


@pytest.mark.rule("race:59", "race:53")
def test_the_option_frees_only_the_guess_not_the_other_power() -> None:
    t = consuming("gambling_world gem_world*", gambling_optional=True)
    assert t.legal(0) == {"use:gambling_world", "use:gambling_world.2"}
    t.do(0, "use:gambling_world")
    assert t.legal(0) == {"use:gambling_world.2", "end"}


@pytest.mark.rule("race:116", "race:81")
@pytest.mark.parametrize(("guess", "hand"), [(2, ["gem_world"]), (3, [])])
def test_the_reshuffle_comes_before_the_turned_up_card_is_discarded(guess: int, hand: list[str]) -> None:
    t = table(seat("gambling_world"), seat("galactic_survey_seti"), deck="gem_world", discard="new_earth comet_zone")
    t.actions("double_vp", "double_vp")
    t.do(0, f"guess:{guess}")
    assert t.hand(0) == hand
    assert t.deck() == {"new_earth": 1, "comet_zone": 1}
    assert t.discard() == ({} if hand else {"gem_world": 1})


@pytest.mark.rule("race:116")
@pytest.mark.parametrize("card", ["drop_ships", "malevolent_lifeforms", "merchant_world"])
def test_developments_count_with_cost_and_military_worlds_with_defence(card: str) -> None:
    t = consuming("gambling_world")
    t.luck(card)
    t.do(0, "guess:4")
    assert t.hand(0) == [card]


@pytest.mark.rule("race:116", "race:98")
def test_the_turned_up_card_is_shown_to_all() -> None:
    t = consuming("gambling_world")
    t.luck("new_earth")
    t.do(0, "guess:1")
    seen = [entry for entry in t.log() if entry.card >= 0 and CARDS[entry.card].id == "new_earth"]
    assert seen
    assert t.view(0)["discard_known"] == t.view(1)["discard_known"] == ["new_earth"]


@pytest.mark.rule("race:116")
def test_without_any_card_to_draw_the_power_cannot_be_used() -> None:
    t = table(seat("gambling_world deficit_spending", hand="gem_world"), seat("galactic_survey_seti"), deck="")
    t.actions("double_vp", "double_vp")
    assert t.legal(0) == {"use:deficit_spending", "end"}
    t.do(0, "use:deficit_spending")
    while t.asked().get(0) == "spend_hand":
        t.do(0, min(t.legal(0)))
    assert t.asked() == {0: "lucky_number"}  # the card just discarded can now be turned up
    t.do(0, "guess:2")
    assert t.hand(0) == ["gem_world"]


# -- doubling


@pytest.mark.rule("race:60")
@pytest.mark.parametrize(
    ("tableau", "chips", "cards"),
    [
        ("galactic_trendsetters gem_world*", 2, 0),
        ("tourist_world gem_world* asteroid_belt*", 3, 0),
        ("pilgrimage_world gem_world* spice_world* asteroid_belt*", 2, 0),
        ("epsilon_eridani gem_world*", 1, 1),
        ("new_vinland*", 0, 2),
        ("consumer_markets gem_world* spice_world*", 2, 0),
        ("trade_league gem_world*", 0, 3),
        ("black_market_trading_world gem_world*", 0, 2),
        ("new_economy", 0, 1),
    ],
)
def test_double_vp_doubles_chips_of_consume_powers_and_nothing_else(tableau: str, chips: int, cards: int) -> None:
    t = consuming(tableau)
    assert (t.chips(0), len(t.hand(0))) == (chips, cards)
    t = consuming(tableau, chose="double_vp")
    assert (t.chips(0), len(t.hand(0))) == (2 * chips, cards)


@pytest.mark.rule("race:60")
def test_choosing_trade_doubles_nothing() -> None:
    t = table(seat("galactic_trendsetters gem_world* spice_world*"), seat("galactic_survey_seti"))
    t.actions("trade", "trade")
    t.do(0, "sell:gem_world")
    assert t.chips(0) == 2


@pytest.mark.rule("race:60")
def test_chips_held_before_and_gained_later_are_not_doubled() -> None:
    t = table(seat("galactic_trendsetters gem_world*", chips=5), seat("galactic_survey_seti"))
    t.actions("double_vp", "produce")
    assert t.chips(0) == 9
    t.actions("explore_5", "trade")
    for who in (0, 1):
        while t.asked().get(who) == "explore_discard":
            t.do(who, min(t.legal(who)))
    assert t.chips(0) == 11


@pytest.mark.rule("race:115")
def test_each_power_pays_its_doubled_chips_at_once() -> None:
    t = consuming("galactic_trendsetters deficit_spending pilgrimage_world " + THREE, "new_earth", "double_vp")
    t.do(0, "use:galactic_trendsetters", "feed:gem_world")
    assert t.chips(0) == 4
    t.do(0, "use:pilgrimage_world")
    assert t.chips(0) == 6
    t.do(0, "use:deficit_spending")
    while t.asked().get(0) == "spend_hand":
        t.do(0, min(t.legal(0)))
    assert t.chips(0) == 7


@pytest.mark.rule("race:115")
@pytest.mark.parametrize(("goods", "chips"), [("gem_world*", 0), ("gem_world* asteroid_belt*", 2), (THREE, 4)])
def test_pilgrimage_world_doubled_is_goods_minus_one_times_two(goods: str, chips: int) -> None:
    assert consuming(f"pilgrimage_world {goods}", chose="double_vp").chips(0) == chips


# -- test cases of race:131


@pytest.mark.rule("race:131", "race:54", "race:60")
def test_T7_pilgrimage_world_alone() -> None:
    assert consuming(f"pilgrimage_world {THREE}").chips(0) == 2
    assert consuming(f"pilgrimage_world {THREE}", chose="double_vp").chips(0) == 4
    t = consuming("pilgrimage_world gem_world*")
    assert (t.chips(0), t.goods(0)) == (0, set())


@pytest.mark.rule("race:131", "race:60", "race:115")
def test_T10_double_vp() -> None:
    assert consuming("tourist_world gem_world* comet_zone*", chose="double_vp").chips(0) == 6
    t = consuming("free_trade_association gem_world* spice_world*", chose="double_vp")
    assert (t.chips(0), len(t.hand(0))) == (4, 2)
    t = consuming("deficit_spending", "gem_world new_earth", chose="double_vp")
    t.do(0, "use:deficit_spending", "spend:gem_world", "spend:new_earth")
    assert t.chips(0) == 2
