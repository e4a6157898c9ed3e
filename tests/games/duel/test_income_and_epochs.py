"""Steady income, the order of the steps at the end of an epoch, and the start of the next (duel:H18, section H)."""

from __future__ import annotations

import pytest

from tests.games.duel.kit import FREE, at_end, side, table

# -- income


@pytest.mark.rule("duel:H18")
def test_example_income_of_two_and_three() -> None:
    t = at_end(side(income=2), side(income=3))
    assert t.parts(0) == {"income": 2}
    assert t.parts(1) == {"income": 3}
    assert (t.income(0), t.income(1)) == (2, 3)


@pytest.mark.rule("duel:H18", "duel:B1")
def test_income_is_scored_in_each_epoch_and_not_reset() -> None:
    t = table(side(income=2), side(income=3), options=FREE)
    for epoch in (1, 2, 3):
        t.end_epoch()
        assert t.parts(0)["income"] == 2 * epoch
        assert t.parts(1)["income"] == 3 * epoch
        assert (t.income(0), t.income(1)) == (2, 3)
    assert t.over()


@pytest.mark.rule("duel:H18")
def test_income_gained_in_an_epoch_is_scored_at_its_end_and_not_before() -> None:
    t = table(side("1_19", planets=["1_30"], tokens=1, income=1), side(), market="", deck="")
    t.do(0, "play:1_19", "pay:token")
    assert t.income(0) == 2
    assert t.parts(0) == {"colonisation": 1, "planets": 2}
    t.end_epoch()
    assert t.parts(0) == {"colonisation": 1, "planets": 2, "income": 2}


@pytest.mark.rule("duel:H18")
def test_no_income_scores_nothing() -> None:
    t = at_end(side())
    assert t.parts(0) == t.parts(1) == {}


# -- research, then supremacy, then income


@pytest.mark.rule("duel:H18", "duel:H4")
def test_income_from_research_is_scored_in_the_same_epoch() -> None:
    t = at_end(side(science="s_15", tokens=4), research=True)
    t.do(0, "research:s_15", *["pay:token"] * 4)
    assert t.income(0) == 2
    assert t.parts(0) == {"research": 1, "income": 2}


@pytest.mark.rule("duel:H4", "duel:H18")
def test_research_comes_before_supremacy_and_that_before_income() -> None:
    mine = side(science="s_20", tokens=4, influence="diplomacy 1", income=2)
    t = at_end(mine, side(science="s_02", income=1), research=True)
    assert t.asked() == {0: "research"}
    assert (t.parts(0), t.parts(1)) == ({}, {})
    t.do(0, "research:s_20", *["pay:token"] * 4)
    assert t.asked() == {1: "research"}
    t.do(1, "skip")
    assert t.asked() == {0: "axis"}
    assert (t.parts(0), t.parts(1)) == ({"research": 6}, {})
    t.do(0, "axis:military")
    assert (t.parts(0), t.parts(1)) == ({"research": 6, "military": 2, "income": 2}, {"income": 1})
    assert t.epoch() == 2


@pytest.mark.rule("duel:H18")
def test_the_steps_are_told_in_their_order() -> None:
    mine = side(science="s_20", influence="military 1 trade 1 diplomacy 2", income=1, planets=["1_30"])
    t = at_end(mine)
    rules = [entry.rule for entry in t.log()]
    steps = ["duel:H20", "duel:H6", "duel:H7", "duel:H9", "duel:H12", "duel:H13", "duel:H14", "duel:H18"]
    assert [rule for rule in dict.fromkeys(rules) if rule in steps] == steps
