"""The market: what may be taken, the hand limit, sliding and filling, an empty deck (duel:C1 to duel:C10)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.base_kit import forbidden
from tests.games.duel.kit import MARKET, new_game, side, table

CELLS = ["1a", "1b", "2a", "2b", "3a", "3b"]
SINGLES = {f"take:{cell}" for cell in CELLS}
PAIRS = {"take:1a+1b", "take:1a+2a", "take:1a+2b", "take:1b+2a", "take:1b+2b"}
USUAL = PAIRS | {"take:3a", "take:3b"}
SIX = "1_01 1_02 1_03 1_04 1_05 1_06"
SEVEN = f"{SIX} 1_07"


# -- what may be taken


@pytest.mark.rule("duel:C1")
@pytest.mark.parametrize(("cell", "card"), list(zip(CELLS, MARKET.split(), strict=True)))
def test_each_cell_holds_its_own_card(cell: str, card: str) -> None:
    t = table(side(), side(), market=MARKET, options={"single_take_rule": "free"})
    t.do(0, f"take:{cell}")
    assert t.hand(0) == [card]
    assert card not in t.market()


@pytest.mark.rule("duel:C1")
@pytest.mark.parametrize(("first", "second"), list(combinations(CELLS, 2)))
def test_rows_are_worth_one_two_and_three_from_below(first: str, second: str) -> None:
    """Two cards of these rows may be taken together exactly if their worths come to three or less."""
    t = table(side(), side(), market=MARKET)
    assert (t.why(0, f"take:{first}+{second}") is None) is (int(first[0]) + int(second[0]) <= 3)


@pytest.mark.rule("duel:C1")
def test_an_empty_cell_gives_nothing() -> None:
    t = table(side(), side(), market="1_11 - 1_13 - - -", deck="")
    forbidden(t, 0, "take:1b", "take:2b", "take:3a", "take:1a+1b", "take:1a+2b", rule="C1")


@pytest.mark.rule("duel:C2")
def test_the_choices_are_one_and_one_or_one_and_two_or_a_single_three() -> None:
    assert table(side(), side()).legal(0, "take") == USUAL


@pytest.mark.rule("duel:C2")
@pytest.mark.parametrize(
    ("notation", "hand"),
    [
        ("take:1a+1b", ["1_11", "1_12"]),
        ("take:1a+2a", ["1_11", "1_13"]),
        ("take:1b+2a", ["1_12", "1_13"]),
        ("take:3b", ["1_16"]),
    ],
)
def test_the_printed_choices_bring_their_cards_into_the_hand(notation: str, hand: list[str]) -> None:
    t = table(side(), side(), market=MARKET)
    t.do(0, notation)
    assert t.hand(0) == hand
    assert t.hand(1) == []
    assert t.discard() == []


@pytest.mark.rule("duel:C2")
@pytest.mark.parametrize("pair", ["2a+2b", "1a+3a", "1b+3b", "1a+3b", "2a+3a", "2b+3a", "3a+3b"])
def test_two_cards_worth_more_than_three_are_refused(pair: str) -> None:
    forbidden(table(side(), side()), 0, f"take:{pair}", rule="C2")
    forbidden(table(side(), side(), market=MARKET, deck=""), 0, f"take:{pair}", rule="C2")


@pytest.mark.rule("duel:C2")
def test_free_single_takes_do_not_raise_the_worth() -> None:
    t = table(side(), side(), options={"single_take_rule": "free"})
    assert t.legal(0, "take") == USUAL | SINGLES
    forbidden(t, 0, "take:2a+2b", rule="C2")


# -- single cards worth less than three


@pytest.mark.rule("duel:C3")
@pytest.mark.parametrize("cell", ["1a", "1b", "2a", "2b"])
def test_a_single_one_or_two_is_refused_while_pairs_can_be_had(cell: str) -> None:
    forbidden(table(side(), side()), 0, f"take:{cell}", rule="C3")
    forbidden(table(side(hand="1_01 1_02 1_03 1_04 1_05"), side()), 0, f"take:{cell}", rule="C3")


@pytest.mark.rule("duel:C3")
def test_a_single_three_is_always_allowed() -> None:
    for hand in ("", SIX):
        for deck in (None, ""):
            t = table(side(hand=hand), side(), market=MARKET, deck=deck)
            assert {"take:3a", "take:3b"} <= t.legal(0, "take")


@pytest.mark.rule("duel:C3")
def test_a_single_card_is_allowed_with_room_for_one() -> None:
    assert table(side(hand=SIX), side()).legal(0, "take") == SINGLES


@pytest.mark.rule("duel:C3", "duel:C7")
def test_a_single_card_is_allowed_once_the_deck_is_empty() -> None:
    assert table(side(), side(), market=MARKET, deck="").legal(0, "take") == USUAL | SINGLES
    assert table(side(), side(), market=MARKET, deck="1_20").legal(0, "take") == USUAL


@pytest.mark.rule("duel:C3")
def test_a_single_card_is_allowed_where_there_is_no_pair() -> None:
    t = table(side(), side(), market="- 1_12", deck="")
    assert t.legal(0, "take") == {"take:1b"}


@pytest.mark.rule("duel:C3")
def test_with_the_option_any_single_card_is_allowed_at_any_time() -> None:
    assert table(side(), side(), options={"single_take_rule": "free"}).legal(0, "take") == USUAL | SINGLES
    assert table(side(), side(), options={"single_take_rule": "literal"}).legal(0, "take") == USUAL


# -- the hand limit


@pytest.mark.rule("duel:C4")
def test_with_six_in_hand_one_card_of_any_worth_is_taken() -> None:
    t = table(side(hand=SIX), side(), market=MARKET)
    assert t.legal(0, "take") == SINGLES
    forbidden(t, 0, *sorted(PAIRS), rule="C4")
    t.do(0, "take:2b")
    assert sorted(t.hand(0)) == [*SIX.split(), "1_14"]


@pytest.mark.rule("duel:C4")
def test_with_seven_in_hand_nothing_is_taken() -> None:
    t = table(side(hand=SEVEN), side(), market=MARKET)
    assert t.legal(0, "take") == set()
    forbidden(t, 0, *sorted(USUAL | SINGLES), rule="C4")


@pytest.mark.rule("duel:C4")
@pytest.mark.parametrize("rule", ["literal", "free"])
def test_with_five_in_hand_a_pair_fills_it_to_the_limit(rule: str) -> None:
    t = table(side(hand="1_01 1_02 1_03 1_04 1_05"), side(), market=MARKET, options={"single_take_rule": rule})
    t.do(0, "take:1a+1b")
    assert len(t.hand(0)) == 7


@pytest.mark.rule("duel:C4")
@pytest.mark.parametrize("rule", ["literal", "free"])
@pytest.mark.parametrize("deck", ["", None])
def test_the_limit_holds_under_every_option_and_with_an_empty_deck(rule: str, deck: str | None) -> None:
    for hand, expected in ((SIX, SINGLES), (SEVEN, set())):
        t = table(side(hand=hand), side(), market=MARKET, deck=deck, options={"single_take_rule": rule})
        assert t.legal(0, "take") == expected


@pytest.mark.rule("duel:C4")
def test_no_hand_ever_grows_over_seven() -> None:
    t = new_game(11)
    for _ in range(120):
        if t.over():
            break
        seat = t.state.waiting()[0]
        t.do(seat, max(t.legal(seat), key=lambda one: (one.startswith("take"), len(one), one)))
        limits = [universe["hand_limit"] for universe in t.view(None)["universes"]]
        assert all(len(t.hand(one)) <= limits[one] for one in (0, 1))


@pytest.mark.rule("duel:C5")
def test_science_cards_do_not_count_towards_the_limit() -> None:
    science = "s_01 s_02 s_03 s_04 s_05 s_07"
    assert table(side(hand="1_01 1_02 1_03", science=science), side()).legal(0, "take") == USUAL
    assert table(side(hand=SIX, science=science), side()).legal(0, "take") == SINGLES


@pytest.mark.rule("duel:C5")
def test_a_science_card_is_drawn_into_a_full_hand() -> None:
    t = table(side(hand="1_10 1_02 1_03 1_04 1_05 1_06 1_07", science="s_01 s_02 s_03 s_04", tokens=2), side())
    t.luck("s_09")
    t.do(0, "play:1_10", "pay:token", "pay:token")
    assert sorted(t.science(0)) == ["s_01", "s_02", "s_03", "s_04", "s_09"]
    assert len(t.hand(0)) == 6


# -- sliding and filling


@pytest.mark.rule("duel:C6")
@pytest.mark.parametrize(
    ("notation", "market"),
    [
        ("take:1a+1b", "1_13 1_14 1_15 1_16 1_20 1_21"),
        ("take:1a+2a", "1_15 1_12 1_20 1_14 1_21 1_16"),
        ("take:1b+2b", "1_11 1_16 1_13 1_20 1_15 1_21"),
        ("take:1a+2b", "1_13 1_12 1_15 1_16 1_20 1_21"),
        ("take:1b+2a", "1_11 1_14 1_15 1_16 1_20 1_21"),
        ("take:3a", "1_11 1_12 1_13 1_14 1_20 1_16"),
        ("take:3b", "1_11 1_12 1_13 1_14 1_15 1_20"),
    ],
)
def test_cards_slide_down_in_their_column_then_gaps_are_filled_from_below(notation: str, market: str) -> None:
    t = table(side(), side(), market=MARKET)
    t.luck("1_20", "1_21")
    t.do(0, notation)
    assert t.market() == market.split()
    assert t.luck_left() == (0 if "+" in notation else 1)


@pytest.mark.rule("duel:C6")
@pytest.mark.parametrize(
    ("cell", "market"),
    [
        ("1a", "1_13 1_12 1_15 1_14 1_20 1_16"),
        ("1b", "1_11 1_14 1_13 1_16 1_15 1_20"),
        ("2a", "1_11 1_12 1_15 1_14 1_20 1_16"),
        ("2b", "1_11 1_12 1_13 1_16 1_15 1_20"),
    ],
)
def test_a_single_card_taken_from_below_lets_its_column_slide(cell: str, market: str) -> None:
    t = table(side(hand=SIX), side(), market=MARKET)
    t.luck("1_20")
    t.do(0, f"take:{cell}")
    assert t.market() == market.split()


@pytest.mark.rule("duel:C6")
@pytest.mark.parametrize(
    ("notation", "market"),
    [
        ("take:1a+1b", "1_13 1_14 1_15 1_16 1_20 -"),  # both gaps in the top row: the left one first
        ("take:1a+2a", "1_15 1_12 1_20 1_14 - 1_16"),  # one gap lower than the other: that one first
        ("take:1b+2b", "1_11 1_16 1_13 1_20 1_15 -"),
    ],
)
def test_the_last_card_of_the_deck_goes_to_the_lowest_gap(notation: str, market: str) -> None:
    t = table(side(), side(), market=MARKET, deck="1_20")
    t.do(0, notation)
    assert t.market() == market.split()
    assert t.deck() == set()


@pytest.mark.rule("duel:C6")
def test_filling_takes_the_cards_off_the_deck() -> None:
    t = table(side(), side(), market=MARKET)
    before = t.deck()
    t.do(0, "take:1a+1b")
    new = set(t.market()[4:])
    assert new <= before
    assert t.deck() == before - new


# -- an empty deck


@pytest.mark.rule("duel:C7")
def test_an_empty_deck_is_not_topped_up_and_cards_keep_sliding() -> None:
    t = table(side(), side(), market=MARKET, deck="")
    t.do(0, "take:1a+2a")
    assert t.market() == ["1_15", "1_12", "-", "1_14", "-", "1_16"]
    t.do(1, "take:1b")
    assert t.market() == ["1_15", "1_14", "-", "1_16", "-", "-"]
    t.do(0, "take:2b")
    assert t.market() == ["1_15", "1_14", "-", "-", "-", "-"]
    t.do(1, "take:1a+1b")
    assert t.market() == ["-"] * 6
    assert t.hand(0) == ["1_11", "1_13", "1_16"]
    assert t.hand(1) == ["1_12", "1_14", "1_15"]
    assert t.epoch() == 1


@pytest.mark.rule("duel:C7")
def test_cards_slide_over_more_than_one_gap_and_never_across() -> None:
    t = table(side(), side(), market="1_11 - 1_13 - 1_15 -", deck="")
    t.do(0, "take:1a+2a")
    assert t.market() == ["1_15", "-", "-", "-", "-", "-"]


@pytest.mark.rule("duel:C7")
def test_less_than_the_full_worth_may_be_taken() -> None:
    t = table(side(), side(), market=MARKET, deck="")
    t.do(0, "take:1a")
    assert t.hand(0) == ["1_11"]


@pytest.mark.rule("duel:C8")
def test_with_the_market_empty_playing_goes_on_until_both_pass() -> None:
    t = table(side(hand="1_01 1_07 1_06", tokens=1), side(hand="1_09 1_08"), market="", deck="")
    assert t.legal(0) == {"play:1_01", "play:1_06", "play:1_07", "pass"}
    t.do(0, "play:1_01", "pay:1_07")
    t.do(1, "play:1_09", "pay:1_08")
    t.do(0, "play:1_06", "pay:token")
    assert t.epoch() == 1
    t.do(1, "pass")
    assert t.epoch() == 1
    t.do(0, "pass")
    assert t.epoch() == 2


@pytest.mark.rule("duel:C8")
def test_who_has_nothing_left_to_do_is_still_asked_to_pass() -> None:
    t = table(side(), side(hand="1_01 1_07"), market="", deck="")
    assert t.legal(0) == {"pass"}
    t.do(0, "pass")
    assert t.legal(1) == {"play:1_01", "pass"}


# -- the next epoch


@pytest.mark.rule("duel:C9", "duel:B4")
@pytest.mark.parametrize("epoch", [1, 2])
def test_a_new_epoch_starts_with_six_fresh_cards(epoch: int) -> None:
    t = table(side(), side(), market="", deck="", epoch=epoch)
    t.luck(*(f"{epoch + 1}_0{number}" for number in range(1, 7)))
    t.end_epoch()
    assert t.epoch() == epoch + 1
    assert t.market() == [f"{epoch + 1}_0{number}" for number in range(1, 7)]
    assert len(t.deck()) == 30
    assert all(card.startswith(f"{epoch + 1}_") for card in t.deck())
    assert t.discard() == []


@pytest.mark.rule("duel:C9")
def test_what_is_left_in_the_market_is_discarded() -> None:
    t = table(side(), side(), market=MARKET, deck="", options={"pass_rule": "free"})
    t.do(0, "take:1a")
    t.do(1, "pass")
    t.do(0, "pass")
    assert t.epoch() == 2
    assert t.discard() == ["1_12", "1_13", "1_14", "1_15", "1_16"]
    assert t.hand(0) == ["1_11"]
    assert all(card.startswith("2_") for card in t.market())


@pytest.mark.rule("duel:C9")
def test_cards_still_in_the_old_deck_never_come() -> None:
    t = table(side(), side(), options={"pass_rule": "free"})
    left = t.market()
    t.end_epoch()
    assert t.discard() == sorted(left)
    assert all(card.startswith("2_") for card in [*t.market(), *t.deck()])


# -- the discard pile


@pytest.mark.rule("duel:C10")
def test_the_discard_pile_is_public() -> None:
    t = table(side(hand="1_01 1_07", dealt="1_07"), side())
    t.do(0, "play:1_01", "pay:1_07")
    assert all(t.view(viewer)["discard"] == ["1_07"] for viewer in (0, 1, None))


@pytest.mark.rule("duel:C10")
def test_the_discard_pile_is_never_reshuffled() -> None:
    """The deck runs out and the epoch ends; what was discarded stays discarded."""
    t = table(side(hand="1_01 1_07"), side(), market=MARKET, deck="", options={"pass_rule": "free"})
    t.do(0, "play:1_01", "pay:1_07")
    t.do(1, "take:3a")
    assert t.market() == ["1_11", "1_12", "1_13", "1_14", "-", "1_16"]
    assert t.deck() == set()
    t.do(0, "pass")
    t.do(1, "pass")
    assert "1_07" in t.discard()
    assert "1_07" not in t.deck() | set(t.market())
    t.end_epoch()
    assert "1_07" in t.discard()
    assert "1_07" not in t.deck() | set(t.market())
