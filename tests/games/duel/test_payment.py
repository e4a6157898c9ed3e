"""What pays for epoch cards: cards, pairs, tokens, no overpaying, and where it goes (duel:D1 to D5, D9, D10, D16, D17).

Of the cards used as money here 1_03, 1_06, 1_09, 1_11 and 1_19 show energy, 1_01, 1_04, 1_08 and 1_16 food, 1_02, 1_05,
1_07, 1_13 and 1_14 metal, 1_10, 1_12, 1_15 and 1_17 science; 1_29 shows food and metal, 1_36 energy and food.
"""

from __future__ import annotations

import pytest

from starhold.games.duel.cards import CARDS, Card
from tests.games.base_kit import forbidden
from tests.games.duel.kit import Side, Table, side, table

Payments = set[tuple[str, ...]]
DONE = ["1_30 1=1_22"]  # a planet that a ship may dock at


def ways(*texts: str) -> Payments:
    return {tuple(sorted(text.split())) for text in texts}


def paying(card: str, one: Side, epoch: int = 1) -> Table:
    """Seat 0 has said what it plays, and is asked for the payment."""
    t = table(one, side(), epoch=epoch)
    t.do(0, f"play:{card}")
    assert t.asked() == {0: "pay"}
    return t


def payments(card: str, one: Side, epoch: int = 1) -> Payments:
    return table(one, side(), epoch=epoch).payments(0, card)


# -- cards


@pytest.mark.rule("duel:D1")
def test_every_epoch_card_shows_one_or_two_resources() -> None:
    assert all(len(card.pays) in (1, 2) and len(set(card.pays)) == len(card.pays) for card in CARDS)


@pytest.mark.rule("duel:D1")
@pytest.mark.parametrize("money", ["1_02", "1_07", "1_29"])
def test_a_card_pays_one_unit_of_what_it_shows(money: str) -> None:
    """1_01 costs one metal."""
    t = paying("1_01", side(hand=f"1_01 {money}"))
    assert t.legal(0) == {f"pay:{money}"}
    t.do(0, f"pay:{money}")
    assert t.laid(0) == ["1_01"]
    assert t.hand(0) == []
    assert t.discard() == [money]
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("duel:D1")
@pytest.mark.parametrize("money", ["1_03", "1_04", "1_10", "1_36"])
def test_a_card_that_shows_something_else_does_not_pay(money: str) -> None:
    t = table(side(hand=f"1_01 {money}"), side())
    assert t.payments(0, "1_01") == set()
    assert "play:1_01" not in t.legal(0)


@pytest.mark.rule("duel:D1")
def test_the_printed_price_of_one_food_and_one_metal() -> None:
    """The example of the rulebook: one card of food and one of metal; 1_02 has that price."""
    t = paying("1_02", side(hand="1_02 1_04 1_05"))
    assert t.payments(0, "1_02") == ways("1_04 1_05")
    t.do(0, "pay:1_04", "pay:1_05")
    assert t.laid(0) == ["1_02"]
    assert t.discard() == ["1_04", "1_05"]


@pytest.mark.rule("duel:D1")
def test_the_printed_price_of_two_food_and_three_metal() -> None:
    """The example of the rulebook: 2_27 costs that, and brings a token and a step of military power."""
    t = table(side(hand="2_27 1_01 1_04 1_02 1_05 1_07", planets=DONE), side(), epoch=2)
    assert t.payments(0, "2_27") == ways("1_01 1_04 1_02 1_05 1_07")
    t.do(0, "play:2_27", "pay:1_01", "pay:1_02", "pay:1_04", "pay:1_05", "pay:1_07")
    assert t.ship(0, "1_30") == "2_27"
    assert t.discard() == ["1_01", "1_02", "1_04", "1_05", "1_07"]
    assert t.tokens(0) == 1
    assert t.influence(0) == {"military": 1, "trade": 0, "diplomacy": 0}
    assert t.points(0) == 0


@pytest.mark.rule("duel:D1")
def test_a_card_of_two_resources_is_either_but_only_one_of_them() -> None:
    """1_02 costs food and metal; 1_29 shows both and is worth one unit."""
    assert payments("1_02", side(hand="1_02 1_29")) == set()
    assert payments("1_02", side(hand="1_02 1_29 1_04")) == ways("1_29 1_04")
    assert payments("1_02", side(hand="1_02 1_29 1_05")) == ways("1_29 1_05")
    assert payments("1_02", side(hand="1_02 1_29 1_36")) == ways("1_29 1_36")


@pytest.mark.rule("duel:D1")
def test_a_card_is_paid_once() -> None:
    """1_03 costs two food."""
    t = paying("1_03", side(hand="1_03 1_01 1_04"))
    t.do(0, "pay:1_01")
    forbidden(t, 0, "pay:1_01", rule="D1")


@pytest.mark.rule("duel:D1")
@pytest.mark.parametrize("card", ["1_02", "1_36", "2_01"])
def test_only_cards_of_the_own_hand_pay(card: str) -> None:
    t = table(side(hand="1_01 1_05", tokens=1), side(hand="1_02"))
    t.do(0, "play:1_01")
    forbidden(t, 0, f"pay:{card}", rule="B2")


# -- pairs


@pytest.mark.rule("duel:D2")
@pytest.mark.parametrize("pair", ["1_03 1_06", "1_04 1_10", "1_10 1_12", "1_03 1_36"])
def test_any_two_cards_replace_one_unit(pair: str) -> None:
    """1_01 costs one metal; none of these shows metal."""
    t = paying("1_01", side(hand=f"1_01 {pair}"))
    assert t.payments(0, "1_01") == ways(pair)
    t.do(0, *(f"pay:{card}" for card in pair.split()))
    assert t.laid(0) == ["1_01"]
    assert t.discard() == sorted(pair.split())


@pytest.mark.rule("duel:D2")
def test_two_cards_replace_a_unit_of_science_too() -> None:
    """1_18 costs energy and science."""
    assert payments("1_18", side(hand="1_18 1_06 1_04 1_05")) == ways("1_06 1_04 1_05")


@pytest.mark.rule("duel:D2")
def test_two_pairs_replace_two_units() -> None:
    """1_03 costs two food; three energy cards and a metal one are two pairs, three of them are not."""
    assert payments("1_03", side(hand="1_03 1_06 1_09 1_11")) == set()
    assert payments("1_03", side(hand="1_03 1_06 1_09 1_11 1_05")) == ways("1_06 1_09 1_11 1_05")


@pytest.mark.rule("duel:D2")
def test_the_pair_may_hold_a_card_that_would_have_paid_alone_elsewhere() -> None:
    """1_14 costs energy and food: 1_06 energy, 1_09 and 1_05 together food, or the other way round."""
    assert payments("1_14", side(hand="1_14 1_06 1_09 1_05")) == ways("1_06 1_09 1_05")


# -- science cards do not pay here


@pytest.mark.rule("duel:D3")
@pytest.mark.parametrize("science", ["s_01", "s_03"])
def test_science_cards_do_not_pay_for_epoch_cards(science: str) -> None:
    """s_01 bears the science symbol, s_03 does not; 1_18 costs energy and science."""
    t = table(side(hand="1_18 1_06 1_05", science=science), side())
    assert t.payments(0, "1_18") == set()
    assert "play:1_18" not in t.legal(0)
    t = paying("1_18", side(hand="1_18 1_06 1_10", science=science))
    forbidden(t, 0, f"pay:{science}", rule="D3")
    t.do(0, "pay:1_06")
    forbidden(t, 0, f"pay:{science}", rule="D3")


@pytest.mark.rule("duel:D3")
def test_a_science_card_is_no_half_of_a_pair() -> None:
    """1_01 costs one metal: one card of another sort and a science card are not enough."""
    assert payments("1_01", side(hand="1_01 1_03", science="s_01 s_06")) == set()


@pytest.mark.rule("duel:D3")
def test_a_science_card_is_not_the_one_item_of_a_covered_price() -> None:
    one = side(hand="1_01 1_03", science="s_01", tokens=1, production="metal 1")
    assert payments("1_01", one) == ways("1_03", "token")
    forbidden(paying("1_01", one), 0, "pay:s_01", rule="D3")


# -- tokens


@pytest.mark.rule("duel:D4")
@pytest.mark.parametrize(("card", "units"), [("1_01", 1), ("1_03", 2), ("1_05", 2), ("1_13", 3)])
def test_a_token_is_one_energy_food_or_metal(card: str, units: int) -> None:
    t = paying(card, side(hand=card, tokens=units + 1))
    assert t.payments(0, card) == ways("token " * units)
    t.do(0, *["pay:token"] * units)
    assert t.laid(0) == [card]
    assert t.tokens(0) == 1
    assert t.discard() == []


@pytest.mark.rule("duel:D4")
def test_a_token_alone_is_not_science() -> None:
    """1_18 costs energy and science."""
    assert payments("1_18", side(hand="1_18", tokens=2)) == set()
    assert payments("1_18", side(hand="1_18 1_06", tokens=1)) == set()
    assert payments("1_18", side(hand="1_18 1_10", tokens=1)) == ways("1_10 token")


@pytest.mark.rule("duel:D4")
def test_nobody_pays_with_more_tokens_than_there_are() -> None:
    """1_03 costs two food."""
    assert payments("1_03", side(hand="1_03", tokens=1)) == set()
    t = paying("1_03", side(hand="1_03 1_01", tokens=1))
    t.do(0, "pay:token")
    assert t.legal(0) == {"pay:1_01"}
    forbidden(t, 0, "pay:token", rule="D4")


@pytest.mark.rule("duel:D4")
def test_two_tokens_or_a_token_and_a_card_do_not_replace_other_units() -> None:
    """1_01 costs one metal: a token pays it alone, so that more beside it is too much."""
    assert payments("1_01", side(hand="1_01 1_03", tokens=2)) == ways("token")


# -- tokens in pairs for science


@pytest.mark.rule("duel:D5")
def test_two_tokens_or_a_token_and_any_card_replace_science_in_an_epoch_card_price() -> None:
    """1_18 costs energy and science."""
    assert payments("1_18", side(hand="1_18", tokens=3)) == ways("token token token")
    assert payments("1_18", side(hand="1_18 1_06 1_05", tokens=2)) == ways(
        "1_06 token token", "1_06 1_05 token", "1_05 token token"
    )


@pytest.mark.rule("duel:D5")
def test_a_science_price_is_paid_by_two_tokens() -> None:
    t = paying("1_18", side(hand="1_18", tokens=4))
    t.do(0, "pay:token", "pay:token", "pay:token")
    assert t.laid(0) == ["1_18"]
    assert t.tokens(0) == 1
    assert t.influence(0)["diplomacy"] == 1
    assert t.points(0) == 1


@pytest.mark.rule("duel:D5")
def test_in_research_two_tokens_or_a_token_and_an_epoch_card_are_one_science() -> None:
    """s_02 costs two science; production takes off one. s_01 bears the symbol, s_03 does not."""
    one = side(hand="1_01", science="s_02 s_01 s_03", tokens=2, production="science 1")
    assert payments("s_02", one) == ways("token token", "token 1_01", "s_01")


@pytest.mark.rule("duel:D5")
def test_the_card_beside_a_token_is_no_science_card() -> None:
    one = side(science="s_02 s_03 s_04", tokens=1, production="science 1")
    assert payments("s_02", one) == set()


# -- no overpaying


@pytest.mark.rule("duel:D9")
def test_an_item_without_a_use_is_refused() -> None:
    """1_01 costs one metal."""
    t = paying("1_01", side(hand="1_01 1_02 1_03", tokens=1))
    assert t.payments(0, "1_01") == ways("1_02", "token")
    assert t.legal(0) == {"pay:1_02", "pay:token"}
    forbidden(t, 0, "pay:1_03", rule="D9")


@pytest.mark.rule("duel:D9")
def test_what_is_picked_decides_what_may_still_be_picked() -> None:
    """1_01 costs one metal; two of the three other cards are a pair."""
    t = paying("1_01", side(hand="1_01 1_02 1_03 1_04", tokens=1))
    assert t.legal(0) == {"pay:1_02", "pay:token", "pay:1_03", "pay:1_04"}
    t.do(0, "pay:1_03")
    assert t.legal(0) == {"pay:1_04"}
    forbidden(t, 0, "pay:1_02", "pay:token", rule="D9")
    t.do(0, "pay:1_04")
    assert t.discard() == ["1_03", "1_04"]
    assert t.hand(0) == ["1_02"]
    assert t.tokens(0) == 1


@pytest.mark.rule("duel:D9")
def test_two_items_for_a_covered_price_are_too_many() -> None:
    one = side(hand="1_01 1_02 1_03 1_04", tokens=2, production="metal 1")
    assert all(len(way) == 1 for way in payments("1_01", one))


@pytest.mark.rule("duel:D9")
def test_a_pair_stands_beside_a_single_only_where_the_single_is_needed() -> None:
    """1_02 costs food and metal. With both in hand no third card may go."""
    assert payments("1_02", side(hand="1_02 1_04 1_05 1_03")) == ways("1_04 1_05")
    assert payments("1_02", side(hand="1_02 1_04 1_01 1_03")) == ways("1_04 1_01 1_03")


# -- not for itself


@pytest.mark.rule("duel:D10")
def test_the_card_being_played_does_not_pay_for_itself() -> None:
    """1_36 costs energy and metal and shows energy."""
    assert payments("1_36", side(hand="1_36", tokens=1)) == set()
    t = paying("1_36", side(hand="1_36 1_06", tokens=1))
    forbidden(t, 0, "pay:1_36", rule="D10")


@pytest.mark.rule("duel:D10")
def test_the_card_being_played_is_no_half_of_a_pair_and_no_single_item() -> None:
    assert payments("1_01", side(hand="1_01 1_03")) == set()
    assert payments("1_01", side(hand="1_01", production="metal 1")) == set()


# -- where it all goes


@pytest.mark.rule("duel:D16")
def test_payment_goes_to_the_discard_pile_and_the_played_card_is_laid_out() -> None:
    t = paying("1_13", side(hand="1_13 1_06 1_04 1_02", tokens=1, production="energy 1"))
    t.do(0, "pay:1_04", "pay:token")
    assert t.discard() == ["1_04"]
    assert t.laid(0) == ["1_13"]
    assert sorted(t.hand(0)) == ["1_02", "1_06"]
    assert t.tokens(0) == 0
    assert t.influence(0)["military"] == 1
    assert t.parts(0) == {"shuttles": 1}


@pytest.mark.rule("duel:D16")
def test_nothing_moves_before_the_payment_is_complete() -> None:
    t = paying("1_02", side(hand="1_02 1_04 1_05", tokens=1))
    t.do(0, "pay:1_04")
    assert sorted(t.hand(0)) == ["1_02", "1_04", "1_05"]
    assert t.discard() == []
    assert t.laid(0) == []
    assert t.production(0)["energy"] == 0
    t.do(0, "pay:token")
    assert t.hand(0) == ["1_05"]
    assert t.tokens(0) == 0
    assert t.production(0)["energy"] == 1


@pytest.mark.rule("duel:D17")
@pytest.mark.parametrize("card", [card for card in CARDS if card.cost[3]], ids=lambda card: str(card.id))
def test_science_in_the_price_of_an_epoch_card_is_science(card: Card) -> None:
    """With all else produced each science unit takes an epoch card of science, or a pair."""
    units = card.cost[3]
    money = ["1_10", "1_12"][:units]
    produced = "energy 9 food 9 metal 9"
    exact = side(hand=" ".join([card.id, *money]), production=produced)
    assert payments(card.id, exact, card.epoch) == ways(" ".join(money))
    poor = side(hand=card.id, tokens=2 * units - 1, production=produced, science="s_01 s_06")
    assert payments(card.id, poor, card.epoch) == set()
    rich = side(hand=card.id, tokens=2 * units, production=produced)
    assert payments(card.id, rich, card.epoch) == ways("token " * (2 * units))


@pytest.mark.rule("duel:D17")
def test_science_production_takes_science_off_an_epoch_card_price() -> None:
    """1_18 costs energy and science."""
    assert payments("1_18", side(hand="1_18 1_06 1_05", production="science 1")) == ways("1_06")
