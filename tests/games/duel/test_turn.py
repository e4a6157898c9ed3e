"""The turn: one thing in turn, passing, a blocked hand, who opens an epoch (duel:B1 to duel:B7)."""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.duel.kit import FREE, Table, at_end, new_game, side, table

DISCARD: dict[str, object] = {"blocked_hand_rule": "discard"}
BLOCKED = "1_19 1_20 1_21 1_22 1_23 1_24 1_25"  # seven colonisation cards, and no planet
FEW = "1_11 - 1_12 - - -"  # a market of two cards


def verbs(t: Table, seat: int) -> set[str]:
    return {one.partition(":")[0] for one in t.legal(seat)}


# -- turns


@pytest.mark.rule("duel:B1")
def test_players_alternate_single_turns() -> None:
    t = table(side(), side())
    for seat in (0, 1, 0, 1, 0):
        assert t.asked() == {seat: "turn"}
        t.do(seat, "take:3a")


@pytest.mark.rule("duel:B1")
def test_the_epoch_ends_when_both_have_passed_and_not_before() -> None:
    t = table(side(hand="1_01 1_07"), side(), market="", deck="")
    t.do(0, "play:1_01", "pay:1_07")
    t.do(1, "pass")
    assert t.epoch() == 1
    assert t.asked() == {0: "turn"}
    t.do(0, "pass")
    assert t.epoch() == 2
    assert [entry.number for entry in t.log("duel:B1") if entry.key == "epoch-end"] == [1]


@pytest.mark.rule("duel:B1", "duel:H18")
def test_there_are_three_epochs() -> None:
    t = table(side(), side(), options=FREE)
    for epoch in (1, 2, 3):
        assert t.epoch() == epoch
        assert not t.over()
        t.end_epoch()
    assert t.over()
    assert t.asked() == {}
    assert t.legal(0) == set()


@pytest.mark.rule("duel:B2")
def test_a_turn_is_a_take_a_play_or_a_pass() -> None:
    t = table(side(hand="1_01 1_07"), side(), options=FREE)
    assert verbs(t, 0) == {"take", "play", "pass"}
    assert {one for one in t.legal(0) if one.startswith("play")} == {"play:1_01"}


@pytest.mark.rule("duel:B2")
@pytest.mark.parametrize("turn", [["take:1a+2b"], ["play:1_01", "pay:1_07"], ["pass"]])
def test_one_of_them_ends_the_turn(turn: list[str]) -> None:
    t = table(side(hand="1_01 1_07 1_06"), side(hand="1_02"), options=FREE)
    t.do(0, *turn)
    assert t.asked() == {1: "turn"}
    assert t.legal(0) == set()


@pytest.mark.rule("duel:B2")
def test_only_one_card_is_played_in_a_turn() -> None:
    t = table(side(hand="1_01 1_06", tokens=2), side())
    t.do(0, "play:1_01", "pay:token")
    assert t.laid(0) == ["1_01"]
    forbidden(t, 0, "play:1_06", rule="B2")


@pytest.mark.rule("duel:B2")
@pytest.mark.parametrize("notation", ["take:1a+1b", "play:1_02", "pass"])
def test_nobody_acts_in_the_turn_of_the_other(notation: str) -> None:
    t = table(side(hand="1_01", tokens=1), side(hand="1_02", tokens=2), options=FREE)
    forbidden(t, 1, notation, rule="B2")


@pytest.mark.rule("duel:B2")
@pytest.mark.parametrize("card", ["1_02", "1_36", "2_01", "1_09"])
def test_only_a_card_in_the_own_hand_is_played(card: str) -> None:
    """The hand of the other, the market, a deck to come and this deck are all out of reach."""
    t = table(side(hand="1_01", tokens=5), side(hand="1_02"))
    assert t.market()[0] == "1_36"
    forbidden(t, 0, f"play:{card}", rule="B2")


@pytest.mark.rule("duel:B3")
def test_after_a_pass_the_other_takes_all_turns() -> None:
    t = table(side(), side(hand="1_01 1_07 1_06", tokens=1), market=FEW, deck="", options=FREE)
    t.do(0, "pass")
    for turn in (["take:1a"], ["play:1_01", "pay:1_07"], ["play:1_06", "pay:token"], ["take:1a"]):
        assert t.asked() == {1: "turn"}
        t.do(1, *turn)
    assert t.laid(1) == ["1_01", "1_06"]
    assert sorted(t.hand(1)) == ["1_11", "1_12"]
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("duel:B4", "duel:C9")
def test_hand_science_cards_and_tokens_are_kept_over_the_end_of_an_epoch() -> None:
    t = table(
        side(hand="1_01 1_02", science="s_01 s_02", tokens=3),
        side(hand="1_03", science="s_03", tokens=1),
        market="",
        deck="",
    )
    t.end_epoch()
    assert t.epoch() == 2
    assert [sorted(t.hand(seat)) for seat in (0, 1)] == [["1_01", "1_02"], ["1_03"]]
    assert [sorted(t.science(seat)) for seat in (0, 1)] == [["s_01", "s_02"], ["s_03"]]
    assert [t.tokens(seat) for seat in (0, 1)] == [3, 1]
    assert t.discard() == []


@pytest.mark.rule("duel:B4")
def test_a_pass_is_final_for_the_epoch_and_only_for_it() -> None:
    t = table(side(hand="1_01 1_07"), side(hand="1_06 1_02"), market=FEW, deck="", options=FREE)
    t.do(0, "pass")
    assert t.view(1)["universes"][0]["passed"] is True
    t.do(1, "take:1a")
    forbidden(t, 0, "take:1a", "play:1_01", "pass", rule="B2")
    t.do(1, "pass")
    assert t.epoch() == 2
    assert t.asked() == {0: "turn"}
    t.do(0, "take:1a+1b")
    t.do(1, "take:1a+1b")
    assert t.asked() == {0: "turn"}


# -- when passing is allowed


@pytest.mark.rule("duel:B5")
def test_nobody_passes_who_could_take() -> None:
    t = table(side(), side())
    forbidden(t, 0, "pass", rule="B5")
    assert verbs(t, 0) == {"take"}


@pytest.mark.rule("duel:B5")
def test_a_single_card_left_in_the_market_still_forbids_a_pass() -> None:
    t = table(side(), side(), market="- 1_11", deck="")
    assert t.legal(0) == {"take:1b"}
    forbidden(t, 0, "pass", rule="B5")


@pytest.mark.rule("duel:B5", "duel:K4")
def test_with_an_empty_market_one_may_pass_to_keep_cards() -> None:
    t = table(side(hand="1_01 1_07"), side(), market="", deck="")
    assert t.legal(0) == {"play:1_01", "pass"}
    t.do(0, "pass")
    assert sorted(t.hand(0)) == ["1_01", "1_07"]


@pytest.mark.rule("duel:B5")
def test_with_free_passing_one_may_always_pass() -> None:
    for hand in ("", "1_01 1_07", BLOCKED):
        t = table(side(hand=hand), side(), options=FREE)
        assert t.why(0, "pass") is None
    assert "pass" in new_game(1, pass_rule="free", starts="first_seat").legal(0)
    assert "pass" not in new_game(1, pass_rule="strict", starts="first_seat").legal(0)


# -- a blocked hand


@pytest.mark.rule("duel:B6", "duel:B5")
def test_a_full_unplayable_hand_must_pass() -> None:
    t = table(side(hand=BLOCKED), side())
    assert "-" not in t.market()
    assert t.legal(0) == {"pass"}
    forbidden(t, 0, "discard:1_19", rule="B6")


@pytest.mark.rule("duel:B6")
def test_a_blocked_hand_can_be_blocked_again_in_the_next_epoch() -> None:
    t = at_end(side(hand=BLOCKED))
    assert t.epoch() == 2
    assert t.asked() == {0: "turn"}
    assert t.legal(0) == {"pass"}


@pytest.mark.rule("duel:B6")
def test_with_the_option_a_blocked_player_may_discard_one_card_as_the_turn() -> None:
    t = table(side(hand=BLOCKED, tokens=1), side(), options=DISCARD)
    assert t.legal(0) == {"pass", *(f"discard:{card}" for card in BLOCKED.split())}
    t.do(0, "discard:1_22")
    assert sorted(t.hand(0)) == ["1_19", "1_20", "1_21", "1_23", "1_24", "1_25"]
    assert t.discard() == ["1_22"]
    assert t.tokens(0) == 1
    assert t.points(0) == 0
    assert t.asked() == {1: "turn"}
    t.do(1, "take:3a")
    assert t.legal(0) == {f"take:{cell}" for cell in ("1a", "1b", "2a", "2b", "3a", "3b")}


@pytest.mark.rule("duel:B6")
def test_with_the_option_a_blocked_player_may_still_pass() -> None:
    t = table(side(hand=BLOCKED), side(), options=DISCARD)
    t.do(0, "pass")
    assert sorted(t.hand(0)) == BLOCKED.split()
    assert t.view(None)["universes"][0]["passed"] is True


@pytest.mark.rule("duel:B6")
@pytest.mark.parametrize(
    ("hand", "market"),
    [
        ("1_19 1_20 1_21 1_22 1_23 1_24", None),  # room for one
        ("1_01 1_20 1_21 1_22 1_23 1_24 1_25", None),  # full, but 1_01 can be played
        ("1_19 1_20", ""),  # nothing to do, but not full
    ],
)
def test_nobody_discards_who_is_not_blocked(hand: str, market: str | None) -> None:
    t = table(side(hand=hand), side(), market=market, deck=None if market is None else "", options=DISCARD)
    assert "discard" not in verbs(t, 0)
    forbidden(t, 0, f"discard:{hand.split()[-1]}", rule="B6")


@pytest.mark.rule("duel:B6")
def test_only_a_card_of_the_own_hand_is_discarded() -> None:
    t = table(side(hand=BLOCKED), side(hand="1_01"), options=DISCARD)
    forbidden(t, 0, "discard:1_01", rule="B2")


@pytest.mark.rule("duel:B6", "duel:N5")
def test_a_raised_limit_moves_where_a_hand_is_blocked() -> None:
    t = table(side(hand=BLOCKED, researched="s_06"), side(), options=DISCARD)
    assert verbs(t, 0) == {"take"}
    t = table(side(hand=f"{BLOCKED} 1_26 1_27", researched="s_06"), side(), options=DISCARD)
    assert verbs(t, 0) == {"pass", "discard"}


# -- who opens an epoch


@pytest.mark.rule("duel:B7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_next_epoch_is_opened_by_whoever_passed_first(first: int) -> None:
    t = table(side(), side(), to_move=first, options=FREE)
    t.do(first, "pass")
    t.do(1 - first, "take:3a")
    t.do(1 - first, "pass")
    assert t.asked() == {first: "turn"}
    t.do(first, "take:3a")
    t.do(1 - first, "pass")
    t.do(first, "pass")
    assert t.asked() == {1 - first: "turn"}
