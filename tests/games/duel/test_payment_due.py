"""What is due: production, discounts, one item at least, and every payment that fits (duel:D6 to D8, D11 to D14).

Of the cards used as money here 1_03, 1_06, 1_09, 1_11 and 1_19 show energy, 1_01, 1_04, 1_08 and 1_16 food, 1_02, 1_05,
1_07, 1_13 and 1_14 metal, 1_10, 1_12, 1_15 and 1_17 science; 1_29 shows food and metal, 1_36 energy and food.
"""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.duel.kit import side, table
from tests.games.duel.test_payment import DONE, Payments, paying, payments, ways

# -- production


@pytest.mark.rule("duel:D6")
@pytest.mark.parametrize(
    ("production", "expected"),
    [
        ("", "E F M1|E F M2|E F M3|F M1 M2 M3|E M1 M2 M3"),
        ("energy 1", "F M1|F M2|F M3|E M1 M2|E M1 M3|E M2 M3|M1 M2 M3"),
        ("metal 1", "E F|E M1 M2|E M1 M3|E M2 M3|F M1 M2|F M1 M3|F M2 M3"),
        ("energy 1 food 1", "M1|M2|M3|E F"),
    ],
)
def test_production_takes_a_unit_of_its_own_resource_off(production: str, expected: str) -> None:
    """1_13 costs energy, food and metal; in hand one energy, one food and three metal."""
    cards = {"E": "1_06", "F": "1_04", "M1": "1_02", "M2": "1_05", "M3": "1_07"}
    found = payments("1_13", side(hand="1_13 1_06 1_04 1_02 1_05 1_07", production=production))
    assert found == ways(*(" ".join(cards[one] for one in way.split()) for way in expected.split("|")))


@pytest.mark.rule("duel:D6")
def test_production_exactly() -> None:
    """1_13 costs energy, food and metal; with energy 1 and metal 1 one food is left."""
    one = side(hand="1_13 1_06 1_04 1_02", tokens=1, production="energy 1 metal 1")
    assert payments("1_13", one) == ways("1_04", "token", "1_06 1_02")


@pytest.mark.rule("duel:D6")
def test_more_production_than_the_price_does_not_spill_over() -> None:
    """1_02 costs food and metal."""
    one = side(hand="1_02 1_04 1_05", production="food 5 energy 5 science 5")
    assert payments("1_02", one) == ways("1_05")


@pytest.mark.rule("duel:D6")
def test_production_is_never_spent() -> None:
    t = paying("1_02", side(hand="1_02 1_05 1_13 1_07", production="food 1 metal 2 science 3"))
    t.do(0, "pay:1_05")
    assert t.production(0) == {"energy": 1, "food": 1, "metal": 2, "science": 3}
    t.do(1, "take:3a")
    t.do(0, "play:1_13", "pay:1_07")
    assert t.production(0) == {"energy": 1, "food": 1, "metal": 2, "science": 3}


@pytest.mark.rule("duel:D6")
def test_the_new_level_counts_from_the_next_card_on() -> None:
    """1_06 gives a food level; 1_09 costs one food, 1_03 two."""
    t = table(side(hand="1_06 1_03 1_02", tokens=2), side())
    assert t.payments(0, "1_03") == ways("token token", "1_06 1_02 token")
    t.do(0, "play:1_06", "pay:1_02")
    assert t.payments(0, "1_03") == ways("token")


# -- at least one item


@pytest.mark.rule("duel:D7")
@pytest.mark.parametrize("money", ["1_06", "1_04", "1_02", "1_10", "token"])
def test_a_price_covered_by_production_still_costs_one_item_of_any_sort(money: str) -> None:
    """1_01 costs one metal."""
    one = side(hand="1_01 1_06 1_04 1_02 1_10", tokens=2, production="metal 1")
    assert payments("1_01", one) == ways("1_06", "1_04", "1_02", "1_10", "token")
    t = paying("1_01", one)
    t.do(0, f"pay:{money}")
    assert t.asked() == {1: "turn"}
    assert t.laid(0) == ["1_01"]
    assert t.tokens(0) == (1 if money == "token" else 2)
    assert t.discard() == ([] if money == "token" else [money])


@pytest.mark.rule("duel:D7")
def test_a_covered_price_cannot_be_paid_with_nothing() -> None:
    t = table(side(hand="1_01", science="s_01", production="metal 9"), side())
    assert t.payments(0, "1_01") == set()
    forbidden(t, 0, "play:1_01", rule="D7")  # every play costs at least one item


@pytest.mark.rule("duel:D7")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    """1_13 costs energy, food and metal."""
    t = table(side(hand="1_13 1_06", tokens=1), side())
    assert "play:1_13" not in t.legal(0)
    forbidden(t, 0, "play:1_13", rule="D14")


# -- discounts


@pytest.mark.rule("duel:D8")
def test_a_discount_takes_off_any_unit() -> None:
    """1_13, a shuttle, costs energy, food and metal; s_01 takes one unit off shuttles."""
    one = side(hand="1_13 1_06 1_04 1_02", researched="s_01")
    assert payments("1_13", one) == ways("1_06 1_04", "1_06 1_02", "1_04 1_02")
    assert payments("1_13", side(hand="1_13 1_06 1_04 1_02")) == ways("1_06 1_04 1_02")


@pytest.mark.rule("duel:D8")
@pytest.mark.parametrize(
    ("science", "card", "units"),
    [
        ("s_01", "2_08", 2),  # shuttle, 3
        ("s_02", "2_08", 3),
        ("s_02", "2_03", 2),  # station, 3
        ("s_01", "2_03", 3),
        ("s_04", "2_35", 2),  # planet, 3
        ("s_03", "2_35", 3),
        ("s_03", "2_17", 3),  # colonisation card, 4
        ("s_04", "2_17", 4),
        ("s_05", "2_28", 2),  # ship, 4: two units off
        ("s_01", "2_28", 4),
    ],
)
def test_a_discount_is_for_its_own_type(science: str, card: str, units: int) -> None:
    t = table(side(hand=card, tokens=6, researched=science, planets=[*DONE, "2_33"]), side(), epoch=2)
    assert t.payments(0, card) == ways("token " * units)
    t.do(0, f"play:{card}", *["pay:token"] * units)
    assert t.asked() == {1: "turn"}
    assert card in t.laid(0)


@pytest.mark.rule("duel:D8", "duel:N2")
def test_a_discount_is_taken_off_after_production_and_never_below_one_item() -> None:
    """1_14, a shuttle, costs energy and food."""
    one = side(hand="1_14 1_02", tokens=1, production="energy 1", researched="s_01")
    assert payments("1_14", one) == ways("1_02", "token")
    both = side(hand="1_14 1_02", tokens=1, production="energy 1 food 1", researched="s_01")
    assert payments("1_14", both) == ways("1_02", "token")
    nothing = side(hand="1_14", production="energy 1 food 1", researched="s_01")
    assert payments("1_14", nothing) == set()


@pytest.mark.rule("duel:D8")
def test_a_discount_can_take_off_the_unit_of_science() -> None:
    """2_10, a shuttle, costs two energy, three metal and a science; a token pays no science."""
    one = side(hand="2_10", tokens=6, production="energy 2 metal 2")
    assert payments("2_10", one, epoch=2) == ways("token token token")
    cheaper = side(hand="2_10", tokens=6, production="energy 2 metal 2", researched="s_01")
    assert payments("2_10", cheaper, epoch=2) == ways("token")


# -- worked examples


@pytest.mark.rule("duel:D11")
def test_production_of_two_and_two_leaves_two_food() -> None:
    """The example of the rulebook: 3_30 costs two energy and four food."""
    one = side(hand="3_30 1_01 1_04 1_02", tokens=2, production="energy 2 food 2")
    t = table(one, side(), epoch=3)
    assert t.payments(0, "3_30") == ways("1_01 1_04", "1_01 token", "1_04 token", "token token")
    t.do(0, "play:3_30", "pay:1_01", "pay:1_04")
    assert t.laid(0) == ["3_30"]
    assert t.discard() == ["1_01", "1_04"]
    assert t.hand(0) == ["1_02"]
    assert t.production(0) == {"energy": 2, "food": 2, "metal": 0, "science": 0}


@pytest.mark.rule("duel:D11")
@pytest.mark.parametrize("money", ["1_06", "1_01", "1_02", "1_10", "token"])
def test_production_of_two_and_four_leaves_one_item_of_any_sort(money: str) -> None:
    """The second example of the rulebook, of the same price."""
    one = side(hand="3_30 1_06 1_01 1_02 1_10", tokens=1, production="energy 2 food 4")
    t = table(one, side(), epoch=3)
    assert t.payments(0, "3_30") == ways("1_06", "1_01", "1_02", "1_10", "token")
    t.do(0, "play:3_30", f"pay:{money}")
    assert t.asked() == {1: "turn"}
    assert t.laid(0) == ["3_30"]
    assert t.points(0) == 5


# -- what is due


@pytest.mark.rule("duel:D12")
@pytest.mark.parametrize(
    ("card", "production", "researched", "due"),
    [
        ("3_06", "", "", 5),  # energy 1, metal 4; a shuttle
        ("3_06", "metal 3", "", 2),
        ("3_06", "metal 9", "", 1),
        ("3_06", "metal 3", "s_01", 1),
        ("3_06", "metal 9 energy 9", "", 1),
        ("3_06", "metal 9 energy 9", "s_01", 1),
        ("3_06", "food 9", "s_01", 4),
        ("3_24", "energy 1", "s_05", 1),  # energy 2, food 1, metal 1; a ship
        ("3_24", "", "s_05", 2),
        ("3_24", "energy 2 food 1", "s_05", 1),
    ],
)
def test_the_residual_price(card: str, production: str, researched: str, due: int) -> None:
    one = side(hand=card, tokens=9, production=production, researched=researched, planets=DONE)
    assert payments(card, one, epoch=3) == ways("token " * due)


@pytest.mark.rule("duel:D12")
def test_levels_are_read_before_the_effects_of_the_card() -> None:
    """2_20 costs an energy and two food and gives a level of food; it also completes 1_31, which gives another."""
    t = table(side(hand="2_20", tokens=5, planets=["1_31 1=1_19"]), side(), epoch=2)
    assert t.payments(0, "2_20") == ways("token token token")
    t.do(0, "play:2_20", "pay:token", "pay:token", "pay:token")
    assert t.production(0)["food"] == 2
    assert t.tokens(0) == 2


# -- roles


@pytest.mark.rule("duel:D13")
@pytest.mark.parametrize(
    ("researched", "expected"),
    [
        ("", set()),
        ("s_09", ways("1_03")),  # energy and metal
        ("s_10", ways("1_04")),  # food and metal
        ("s_09 s_10", ways("1_03", "1_04")),
    ],
)
def test_interchange_lets_a_card_pay_the_other_resource_singly(researched: str, expected: Payments) -> None:
    """1_01 costs one metal; 1_03 shows energy, 1_04 food."""
    found = payments("1_01", side(hand="1_01 1_03 1_04", researched=researched))
    assert {way for way in found if len(way) == 1} == expected


@pytest.mark.rule("duel:D13", "duel:N6")
def test_interchange_goes_both_ways_but_not_on_to_a_third_resource() -> None:
    """1_09 costs one food, 1_31 one energy: metal is both with the two cards, energy is not food."""
    both = "s_09 s_10"
    assert payments("1_09", side(hand="1_09 1_05", researched=both)) == ways("1_05")
    assert payments("1_31", side(hand="1_31 1_05", researched=both)) == ways("1_05")
    assert payments("1_09", side(hand="1_09 1_06", researched=both)) == set()
    assert payments("1_31", side(hand="1_31 1_04", researched=both)) == set()


@pytest.mark.rule("duel:D13")
def test_interchange_changes_neither_production_nor_science() -> None:
    assert payments("1_01", side(hand="1_01", tokens=2, production="energy 3", researched="s_09")) == ways("token")
    assert payments("1_01", side(hand="1_01 1_10", production="energy 3", researched="s_09")) == set()


@pytest.mark.rule("duel:D13")
def test_tokens_pay_science_with_the_card_that_says_so() -> None:
    """1_18 costs energy and science."""
    assert payments("1_18", side(hand="1_18 1_06", tokens=3, researched="s_08")) == ways("token token", "1_06 token")


@pytest.mark.rule("duel:D13")
def test_a_pair_with_a_token_covers_science_only() -> None:
    """2_10 costs two energy, three metal, one science; with all but one metal and the science produced two are left."""
    one = side(hand="2_10 1_04 1_01", tokens=1, production="energy 2 metal 2")
    # Metal by the token and science by the two cards; or metal by the two cards, and a token alone is no science.
    assert payments("2_10", one, epoch=2) == ways("1_04 1_01 token")


@pytest.mark.rule("duel:D13", "duel:H2")
def test_in_research_a_science_card_pays_singly_if_it_bears_the_symbol() -> None:
    """s_02 costs two science. s_01 bears the symbol, s_03 and s_04 do not and are no pair either."""
    one = side(hand="1_10", science="s_02 s_01 s_03 s_04")
    assert payments("s_02", one) == ways("1_10 s_01")
    assert payments("s_02", side(hand="1_01", science="s_02 s_01 s_06 s_03")) == ways("s_01 s_06")
    assert payments("s_02", side(hand="1_01", science="s_02 s_01 s_03 s_04")) == set()


# -- the exact test


@pytest.mark.rule("duel:D14")
def test_every_legal_payment_and_no_other() -> None:
    """1_02 costs food and metal; in hand energy, food, metal, food or metal, and a token."""
    one = side(hand="1_02 1_03 1_04 1_05 1_29", tokens=1)
    assert payments("1_02", one) == ways(
        "1_04 1_05",
        "1_04 1_29",
        "1_05 1_29",
        "1_04 token",
        "1_05 token",
        "1_29 token",
    )


@pytest.mark.rule("duel:D14")
def test_pairs_where_singles_do_not_reach() -> None:
    """1_03 costs two food: 1_04 is food, of the four others any two are a pair, and four of them are two."""
    one = side(hand="1_03 1_04 1_05 1_06 1_07 1_09")
    pairs = ("1_05 1_06", "1_05 1_07", "1_05 1_09", "1_06 1_07", "1_06 1_09", "1_07 1_09")
    assert payments("1_03", one) == ways(*(f"1_04 {pair}" for pair in pairs), "1_05 1_06 1_07 1_09")


@pytest.mark.rule("duel:D14")
def test_which_units_a_discount_takes_off_is_no_decision() -> None:
    """1_11 costs a food and two metal; s_01 takes one off: the payment is all that is asked."""
    t = paying("1_11", side(hand="1_11 1_04 1_05", tokens=1, researched="s_01"))
    assert t.payments(0, "1_11") == ways("1_04 1_05", "1_04 token", "1_05 token")
    t.do(0, "pay:1_05", "pay:token")
    assert t.asked() == {1: "turn"}
    assert t.laid(0) == ["1_11"]


@pytest.mark.rule("duel:D14", "duel:H3")
def test_in_research_a_covered_price_takes_any_one_item() -> None:
    """s_02 costs two science; s_03 bears no symbol."""
    one = side(hand="1_01 1_10", science="s_02 s_01 s_03", tokens=1, production="science 2")
    assert payments("s_02", one) == ways("1_01", "1_10", "s_01", "s_03", "token")
