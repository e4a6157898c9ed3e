"""Research at the end of an epoch (duel:H1 to duel:H5, duel:H19 to duel:H21)."""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.duel.kit import Side, Table, at_end, side, table


def ways(t: Table, card: str) -> set[str]:
    """Every payment of seat 0 for a science card, each as a line of words."""
    return {" ".join(items) for items in t.payments(0, card)}


# -- who and how often


@pytest.mark.rule("duel:H1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_passer_decides_first(first: int) -> None:
    t = at_end(side(science="s_20 s_04", tokens=4), side(science="s_21 s_03", tokens=8), to_move=first, research=True)
    assert t.asked() == {first: "research"}
    t.do(first, "skip")
    assert t.asked() == {1 - first: "research"}
    t.do(1 - first, "skip")
    assert t.epoch() == 2


@pytest.mark.rule("duel:H1")
def test_each_plays_one_science_card_at_most() -> None:
    t = at_end(side(science="s_20 s_04", tokens=9), side(science="s_03 s_07", tokens=9), research=True)
    assert t.legal(0) == {"research:s_20", "research:s_04", "skip"}
    t.do(0, "research:s_20", *["pay:token"] * 4)
    assert t.asked() == {1: "research"}
    assert t.legal(0) == set()
    t.do(1, "research:s_07", *["pay:token"] * 4)
    assert t.epoch() == 2
    assert (t.researched(0), t.researched(1)) == (["s_20"], ["s_07"])
    assert (t.science(0), t.science(1)) == (["s_04"], ["s_03"])
    assert (t.points(0), t.points(1)) == (6, 4)


@pytest.mark.rule("duel:H1")
def test_the_other_player_waits_for_the_first() -> None:
    t = at_end(side(science="s_20", tokens=4), side(science="s_03", tokens=4), research=True)
    assert t.legal(1) == set()
    forbidden(t, 1, "research:s_03")


# -- paying


@pytest.mark.rule("duel:H2")
@pytest.mark.parametrize(
    ("mine", "paid"),
    [
        (side("1_10 1_12", science="s_20"), {"1_10 1_12"}),
        (side("1_10", science="s_20 s_01"), {"1_10 s_01"}),
        (side("", science="s_20 s_01 s_06"), {"s_01 s_06"}),
        (side("", science="s_20 s_01 s_06 s_08"), {"s_01 s_06", "s_01 s_08", "s_06 s_08"}),
        (side("2_26 3_22", science="s_20"), {"2_26 3_22"}),
        (side("1_10 1_01 1_02", science="s_20"), {"1_01 1_02 1_10"}),
        (side("1_01 1_02", science="s_20 s_01"), {"1_01 1_02 s_01"}),
        (side("1_01 1_02 1_03 1_04", science="s_20"), {"1_01 1_02 1_03 1_04"}),
        (side("1_10", science="s_20", tokens=2), {"1_10 token token"}),
        (side("1_10 1_01", science="s_20", tokens=1), {"1_01 1_10 token"}),
        (side("", science="s_20", tokens=5), {"token token token token"}),
        (side("1_01", science="s_20", tokens=3), {"1_01 token token token"}),
        (side("1_10", science="s_20", production="science 1"), {"1_10"}),
        (side("", science="s_20 s_01", production="science 1"), {"s_01"}),
        (side("1_01 1_02", science="s_20", production="science 1"), {"1_01 1_02"}),
        (side("1_01", science="s_20", tokens=2, production="science 1"), {"1_01 token", "token token"}),
    ],
    ids=[
        "epoch cards with science",
        "an epoch and a science card with the symbol",
        "two science cards with the symbol",
        "any two of three science cards",
        "one of two symbols is science",
        "a pair of epoch cards",
        "a science card and a pair",
        "two pairs",
        "two tokens for one science",
        "a token with a card for one science",
        "tokens only",
        "a token with a card and two tokens",
        "production takes one off",
        "production and a science card",
        "production and a pair",
        "production and tokens",
    ],
)
def test_what_pays_for_research_costing_two_science(mine: Side, paid: set[str]) -> None:
    assert ways(at_end(mine, research=True), "s_20") == paid


@pytest.mark.rule("duel:H2")
@pytest.mark.parametrize(
    "mine",
    [
        side("1_10", science="s_20"),
        side("1_10", science="s_20", tokens=1),
        side("", science="s_20", tokens=3),
        side("1_10", science="s_20 s_02 s_03 s_04"),
        side("1_10 1_01", science="s_20 s_02"),
        side("", science="s_20 s_01 s_02", tokens=1),
        side("1_01", science="s_20 s_01 s_02"),
        side("1_01 1_02 1_03", science="s_20"),
        side("1_01", science="s_20", production="science 1"),
        side("", science="s_20 s_02", tokens=1, production="science 1 energy 9 food 9 metal 9"),
    ],
    ids=[
        "one of two",
        "a token is no science",
        "three tokens are one science",
        "science cards without the symbol",
        "no science card in a pair with an epoch card",
        "no science card in a pair with a token",
        "nor beside one with the symbol",
        "three cards are one science",
        "one card is no science",
        "other production does not help",
    ],
)
def test_what_does_not_pay_for_research(mine: Side) -> None:
    t = at_end(mine, research=True)
    assert ways(t, "s_20") == set()
    assert "research:s_20" not in t.legal(0)
    forbidden(t, 0, "research:s_20", rule="H2")


@pytest.mark.rule("duel:H2")
def test_a_science_card_pays_one_science_only() -> None:
    t = at_end(side("", science="s_16 s_01 s_06 s_08"), research=True)  # price 3
    assert ways(t, "s_16") == {"s_01 s_06 s_08"}
    t.do(0, "research:s_16", "pay:s_01", "pay:s_06")
    assert t.asked() == {0: "pay_research"}
    assert t.legal(0) == {"pay:s_08"}
    t.do(0, "pay:s_08")
    assert t.researched(0) == ["s_16"]
    assert t.science(0) == []


@pytest.mark.rule("duel:H2")
@pytest.mark.parametrize(("level", "tokens"), [(0, 8), (1, 6), (2, 4), (3, 2), (4, 1), (9, 1)])
def test_science_production_reduces_the_price_and_is_not_spent(level: int, tokens: int) -> None:
    t = at_end(side(science="s_21", tokens=8, production=f"science {level}"), side(science="s_02"), research=True)
    t.do(0, "research:s_21", *["pay:token"] * tokens)
    assert t.researched(0) == ["s_21"]
    assert t.tokens(0) == 8 - tokens
    assert t.production(0)["science"] == level


@pytest.mark.rule("duel:H3")
def test_with_the_price_covered_any_one_item_is_paid() -> None:
    mine = side("1_01 1_10", science="s_20 s_01 s_02", tokens=2, production="science 2")
    assert ways(at_end(mine, research=True), "s_20") == {"1_01", "1_10", "s_01", "s_02", "token"}


@pytest.mark.rule("duel:H3")
@pytest.mark.parametrize("item", ["1_01", "token", "s_02"])
def test_that_item_may_be_a_card_without_science_or_a_token_or_a_science_card_without_the_symbol(item: str) -> None:
    mine = side("1_01", science="s_20 s_02", tokens=1, production="science 3")
    t = at_end(mine, side(science="s_03"), research=True)
    t.do(0, "research:s_20", f"pay:{item}")
    assert t.asked() == {1: "research"}
    assert t.researched(0) == ["s_20"]
    assert t.hand(0) == ([] if item == "1_01" else ["1_01"])
    assert t.discard() == (["1_01"] if item == "1_01" else [])
    assert t.tokens(0) == (0 if item == "token" else 1)
    assert t.science(0) == ([] if item == "s_02" else ["s_02"])
    assert t.science_discard() == (["s_02"] if item == "s_02" else [])


@pytest.mark.rule("duel:H3")
def test_with_nothing_to_pay_there_is_no_research() -> None:
    t = at_end(side(science="s_20", production="science 9"), research=True)
    forbidden(t, 0, "research:s_20", rule="H3")


# -- effects


@pytest.mark.rule("duel:H4")
def test_immediate_effects_come_at_once() -> None:
    t = at_end(side(science="s_01", tokens=4), side(science="s_02"), research=True)
    t.do(0, "research:s_01", *["pay:token"] * 4)
    assert t.asked() == {1: "research"}
    assert t.parts(0) == {"research": 5}
    assert t.tokens(0) == 3


@pytest.mark.rule("duel:H4")
def test_what_is_gained_by_research_does_not_pay_for_it() -> None:
    t = at_end(side(science="s_01", tokens=3), research=True)
    forbidden(t, 0, "research:s_01", rule="H2")


@pytest.mark.rule("duel:H4")
@pytest.mark.parametrize(
    ("card", "cylinder"), [("s_12", (1, 0)), ("s_13", (0, 1)), ("s_20", (0, 0))], ids=["military", "trade", "none"]
)
def test_permanent_effects_hold_already_in_the_supremacy_that_follows(card: str, cylinder: tuple[int, int]) -> None:
    t = at_end(side(science=card, tokens=4), research=True)
    t.do(0, f"research:{card}", *["pay:token"] * 4)
    assert t.epoch() == 2
    assert t.cylinder() == cylinder


# -- what was paid


@pytest.mark.rule("duel:H5")
def test_science_cards_paid_are_out_of_the_game_and_epoch_cards_discarded() -> None:
    t = at_end(side("1_10", science="s_20 s_01 s_02"), side(science="s_03"), research=True)
    deck = t.science_deck()
    t.do(0, "research:s_20", "pay:s_01", "pay:1_10")
    assert t.science_discard() == ["s_01"]
    assert t.discard() == ["1_10"]
    assert t.science(0) == ["s_02"]
    assert t.researched(0) == ["s_20"]
    assert t.science_deck() == deck


@pytest.mark.rule("duel:H5", "duel:N8")
def test_a_science_card_paid_is_never_drawn_again() -> None:
    mine = side(science="s_23 s_01 s_06", tokens=4)  # Symposium draws a science card
    t = at_end(mine, side(science="s_03"), science_deck="", research=True)
    t.do(0, "research:s_23", "pay:s_01", "pay:s_06")
    assert t.science(0) == []
    assert {"s_01", "s_06"} <= set(t.science_discard())


# -- examples and refusals


@pytest.mark.rule("duel:H19")
def test_example_production_two_and_price_four_an_epoch_card_and_a_science_card() -> None:
    t = at_end(side("1_12", science="s_21 s_06", production="science 2"), side(science="s_03"), research=True)
    assert ways(t, "s_21") == {"1_12 s_06"}
    t.do(0, "research:s_21", "pay:1_12", "pay:s_06")
    assert t.parts(0) == {"research": 14}
    assert t.researched(0) == ["s_21"]
    assert (t.hand(0), t.science(0)) == ([], [])
    assert (t.discard(), t.science_discard()) == (["1_12"], ["s_06"])
    assert t.production(0)["science"] == 2


@pytest.mark.rule("duel:H20")
def test_a_player_without_science_cards_loses_nothing() -> None:
    t = at_end(side("1_10 1_12", tokens=4))
    assert t.epoch() == 2
    assert t.hand(0) == ["1_10", "1_12"]
    assert t.tokens(0) == 4
    assert t.researched(0) == []


@pytest.mark.rule("duel:H20")
def test_skipping_loses_nothing() -> None:
    t = at_end(side("1_10 1_12", science="s_20 s_01", tokens=4), side(science="s_03"), research=True)
    t.do(0, "skip")
    assert t.hand(0) == ["1_10", "1_12"]
    assert t.science(0) == ["s_01", "s_20"]
    assert t.tokens(0) == 4
    assert t.points(0) == 0
    assert t.asked() == {1: "research"}


@pytest.mark.rule("duel:H20")
def test_who_can_afford_nothing_may_only_skip() -> None:
    t = at_end(side("1_10", science="s_20 s_21"), research=True)
    assert t.legal(0) == {"skip"}


@pytest.mark.rule("duel:H20")
def test_a_science_card_does_not_pay_for_itself() -> None:
    t = at_end(side("1_10", science="s_01"), research=True)  # it costs two and shows a science itself
    assert ways(t, "s_01") == set()
    forbidden(t, 0, "research:s_01", rule="H2")
    t = at_end(side("1_10 1_12", science="s_01"), research=True)
    t.do(0, "research:s_01")
    assert t.legal(0) == {"pay:1_10", "pay:1_12"}
    forbidden(t, 0, "pay:s_01", rule="H20")


@pytest.mark.rule("duel:H20", "duel:K1")
@pytest.mark.parametrize("card", ["s_03", "s_05", "s_07"], ids=["the other player's", "in the deck", "played before"])
def test_only_science_cards_one_holds_are_researched(card: str) -> None:
    t = at_end(side(science="s_20", tokens=4, researched="s_07"), side(science="s_03"), research=True)
    forbidden(t, 0, f"research:{card}", rule="H20")


@pytest.mark.rule("duel:H2")
@pytest.mark.parametrize(
    ("item", "rule"),
    [("s_02", "H2"), ("s_06", "H20"), ("s_20", "H20")],
    ids=["without the symbol", "the other player's", "the card itself"],
)
def test_a_science_card_that_does_not_pay_is_refused(item: str, rule: str) -> None:
    t = at_end(side("1_10 1_12", science="s_20 s_02 s_01"), side(science="s_06"), research=True)
    t.do(0, "research:s_20")
    assert t.legal(0) == {"pay:1_10", "pay:1_12", "pay:s_01"}
    forbidden(t, 0, f"pay:{item}", rule=rule)


@pytest.mark.rule("duel:H20")
def test_the_second_sees_what_the_first_did() -> None:
    t = at_end(side("1_10", science="s_20 s_01"), side(science="s_03 s_04"), research=True)
    t.do(0, "research:s_20", "pay:1_10", "pay:s_01")
    seen = t.view(1)
    assert seen["universes"][0]["researched"] == ["s_20"]
    assert seen["universes"][0]["score"]["total"] == 6
    assert seen["universes"][0]["science_size"] == 0


@pytest.mark.rule("duel:H20")
def test_until_it_is_paid_nothing_has_happened() -> None:
    t = at_end(side("1_10 1_12", science="s_20", tokens=2), side(science="s_03"), research=True)
    before = t.view(1)["universes"][0]
    t.do(0, "research:s_20", "pay:1_10")
    assert t.view(1)["universes"][0] == before
    assert t.parts(0) == {}


@pytest.mark.rule("duel:H21")
def test_research_is_done_after_the_third_epoch_too_and_a_kept_hand_pays_for_it() -> None:
    t = table(side("1_10 1_12", science="s_20"), side(), market="", deck="", epoch=3)
    t.do(0, "pass")  # with an empty market the hand may be kept
    t.do(1, "pass")
    assert t.asked() == {0: "research"}
    t.do(0, "research:s_20", "pay:1_10", "pay:1_12")
    assert t.over()
    assert t.parts(0)["research"] == 6
    assert t.hand(0) == []


@pytest.mark.rule("duel:H21")
def test_research_is_done_after_every_epoch() -> None:
    mine = side(science="s_20 s_04 s_03", tokens=12)
    t = table(mine, side(), options={"pass_rule": "free"})
    for epoch, card in [(1, "s_20"), (2, "s_04"), (3, "s_03")]:
        assert t.epoch() == epoch
        t.end_epoch(research=True)
        t.do(0, f"research:{card}", *["pay:token"] * 4)
    assert t.over()
    assert t.researched(0) == ["s_20", "s_04", "s_03"]
    assert t.parts(0)["research"] == 6 + 5 + 4
