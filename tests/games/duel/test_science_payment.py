"""What science cards change in payments: cheaper cards and other ways to pay (duel:N2, duel:N6, duel:D8, duel:D13)."""

from __future__ import annotations

import pytest

from tests.games.duel.kit import alone, at_end, lay, side, table
from tests.games.duel.test_research import ways

# -- cheaper cards

DISCOUNTS = [("s_01", "1_14", 2), ("s_02", "1_04", 2), ("s_03", "1_20", 2), ("s_04", "1_33", 2), ("s_05", "2_28", 4)]


@pytest.mark.rule("duel:N2", "duel:D8")
@pytest.mark.parametrize(("card", "price"), [(card, price) for _, card, price in DISCOUNTS])
@pytest.mark.parametrize("science", ["", *(science for science, _, _ in DISCOUNTS)])
def test_a_discount_takes_units_off_its_own_type_alone(science: str, card: str, price: int) -> None:
    if (science, card, price) in DISCOUNTS:
        price -= 2 if science == "s_05" else 1
    t = alone(side(card, tokens=5, planets=["1_30 1=1_22", "2_33"], researched=science))
    assert lay(t, card) == price


@pytest.mark.rule("duel:N2", "duel:D8")
def test_the_payer_chooses_which_unit_is_not_paid() -> None:
    t = alone(side("1_14 1_03 1_01 1_02", researched="s_01"))  # energy and food, one of them due
    assert ways(t, "1_14") == {"1_03", "1_01"}
    t = alone(side("1_14 1_02 1_07", researched="s_01"))
    assert ways(t, "1_14") == {"1_02 1_07"}  # no food and no energy: a pair


@pytest.mark.rule("duel:N2")
def test_one_discount_does_not_reach_research_or_the_other_player() -> None:
    t = table(side(researched="s_01 s_02 s_03 s_04 s_05"), side("1_14", tokens=5), market="", deck="", to_move=1)
    t.do(1, "play:1_14", "pay:token")
    assert t.asked() == {1: "pay"}
    t = at_end(side(science="s_20", researched="s_01 s_02 s_03 s_04 s_05", tokens=4), research=True)
    assert ways(t, "s_20") == {"token token token token"}


# -- other ways to pay


@pytest.mark.rule("duel:N6", "duel:D13")
@pytest.mark.parametrize(
    ("researched", "card", "hand", "paid"),
    [
        ("", "1_06", "1_03", set()),
        ("s_09", "1_06", "1_03", {"1_03"}),
        ("s_09", "1_24", "1_05", {"1_05"}),
        ("s_09", "1_06", "1_08", set()),
        ("s_09", "1_09", "1_03", set()),
        ("s_10", "1_06", "1_08", {"1_08"}),
        ("s_10", "1_09", "1_05", {"1_05"}),
        ("s_10", "1_06", "1_03", set()),
        ("s_10", "1_24", "1_08", set()),
        ("s_09 s_10", "1_01", "1_03", {"1_03"}),
        ("s_09 s_10", "1_01", "1_04", {"1_04"}),
        ("s_09 s_10", "1_09", "1_03", set()),
        ("s_09 s_10", "1_24", "1_08", set()),
        ("s_09 s_10", "1_06", "1_10", set()),
        ("s_09 s_10", "1_06", "1_10 1_12", {"1_10 1_12"}),
    ],
    ids=[
        "energy is no metal",
        "with s_09 it is",
        "and metal is energy",
        "food is no metal",
        "energy is no food",
        "with s_10 food is metal",
        "and metal is food",
        "energy is no metal with s_10",
        "food is no energy",
        "both together: energy is metal",
        "and food is",
        "but energy is no food",
        "nor food energy",
        "science is neither",
        "a pair as ever",
    ],
)
def test_interchange_widens_what_a_card_pays_singly(researched: str, card: str, hand: str, paid: set[str]) -> None:
    assert ways(alone(side(f"{card} {hand}", planets=["2_33"], researched=researched)), card) == paid


@pytest.mark.rule("duel:N6", "duel:D13")
def test_interchange_changes_neither_production_nor_tokens() -> None:
    t = alone(side("1_06", tokens=1, researched="s_09 s_10", production="energy 9 food 9"))
    assert ways(t, "1_06") == {"token"}  # one metal is due
    t = alone(side("1_06 1_10", researched="s_09 s_10", production="energy 9 food 9"))
    assert ways(t, "1_06") == set()
    t = alone(side("1_18", tokens=3, researched="s_09 s_10"))
    assert ways(t, "1_18") == {"token token token"}  # energy, and two for the science


@pytest.mark.rule("duel:N6")
def test_a_card_still_pays_one_unit_only() -> None:
    t = alone(side("1_36 1_03 1_06", researched="s_09"))  # an energy and a metal
    assert ways(t, "1_36") == {"1_03 1_06"}
    assert ways(alone(side("1_36 1_03", researched="s_09")), "1_36") == set()


@pytest.mark.rule("duel:D13", "duel:H4")
def test_with_the_universal_printer_a_token_is_one_science() -> None:
    t = alone(side("1_18", tokens=3, researched="s_08"))  # an energy and a science
    assert ways(t, "1_18") == {"token token"}
    t = at_end(side(science="s_20", tokens=3, researched="s_08"), research=True)
    assert ways(t, "s_20") == {"token token"}
    t.do(0, "research:s_20", "pay:token", "pay:token")
    assert t.tokens(0) == 1


@pytest.mark.rule("duel:H4", "duel:D13")
def test_the_universal_printer_does_not_help_to_pay_for_itself() -> None:
    t = at_end(side(science="s_08", tokens=4), research=True)
    assert ways(t, "s_08") == {"token token token token"}
