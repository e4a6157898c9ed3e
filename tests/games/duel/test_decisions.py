"""Decisions and what may be chosen: one at a time, room and market, passing and the first passer (duel:K1 to K6)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.base_kit import forbidden
from tests.games.duel.kit import FREE, MARKET, Table, at_end, new_game, side, table

SINGLES = {f"take:{cell}" for cell in ("1a", "1b", "2a", "2b", "3a", "3b")}
USUAL = {"take:1a+1b", "take:1a+2a", "take:1a+2b", "take:1b+2a", "take:1b+2b", "take:3a", "take:3b"}
SIX = "1_19 1_20 1_21 1_22 1_23 1_24"  # colonisation cards: without a planet none can be played
BLOCKED = f"{SIX} 1_25"


def play_out(t: Table, seed: int, look: Callable[[Table], None]) -> None:
    """Any choices to the end of the game, plays and research before takes half of the time."""
    luck = Random(seed)
    while not t.over():
        look(t)
        for seat in t.state.waiting():
            legal = sorted(t.legal(seat))
            eager = [one for one in legal if one.startswith(("play", "research"))]
            t.do(seat, luck.choice(eager if eager and luck.random() < 0.5 else legal))


# -- decisions

VERBS = {
    "turn": {"take", "play", "pass"},
    "quarter": {"quarter"},
    "dock": {"dock"},
    "pay": {"pay"},
    "research": {"research", "skip"},
    "pay_research": {"pay"},
    "axis": {"axis"},
}


@pytest.mark.rule("duel:K1")
def test_these_are_all_decisions_of_the_game_and_one_player_has_one_at_a_time() -> None:
    seen: dict[str, set[str]] = {}

    def look(t: Table) -> None:
        assert len(t.asked()) == 1
        for seat, name in t.asked().items():
            seen.setdefault(name, set()).update(one.partition(":")[0] for one in t.legal(seat))
            assert t.legal(1 - seat) == set()

    for seed in range(8):
        play_out(new_game(seed), seed, look)
    assert seen == VERBS


@pytest.mark.rule("duel:K1")
def test_a_colonisation_card_is_named_then_its_quarter_then_its_payment() -> None:
    """1_25, an orange card, costs one energy; 1_33 takes it on a white quarter or on the orange one."""
    t = table(side(hand="1_25 1_06", planets=["1_33"]), side())
    t.do(0, "play:1_25")
    assert t.asked() == {0: "quarter"}
    assert t.legal(0) == {"quarter:1_33.1", "quarter:1_33.3"}
    t.do(0, "quarter:1_33.3")
    assert t.asked() == {0: "pay"}
    t.do(0, "pay:1_06")
    assert t.asked() == {1: "turn"}
    assert t.quarters(0, "1_33") == ["open", "open", "1_25", "filled"]


@pytest.mark.rule("duel:K1")
def test_a_ship_is_named_then_its_planet_then_its_payment() -> None:
    planets = ["1_30 1=1_19", "1_31 1=1_24 2=1_22"]
    t = table(side(hand="1_29", planets=planets, tokens=3), side())
    t.do(0, "play:1_29")
    assert t.asked() == {0: "dock"}
    assert t.legal(0) == {"dock:1_30", "dock:1_31"}
    t.do(0, "dock:1_31")
    assert t.asked() == {0: "pay"}
    t.do(0, "pay:token", "pay:token", "pay:token")
    assert t.asked() == {1: "turn"}
    assert t.ship(0, "1_31") == "1_29"
    assert t.ship(0, "1_30") is None


@pytest.mark.rule("duel:K1")
def test_what_is_no_choice_is_not_asked() -> None:
    """One quarter, or one planet for the ship: the payment comes at once. The payment itself is always asked."""
    t = table(side(hand="1_25 1_06", planets=["1_30"]), side())
    t.do(0, "play:1_25")
    assert t.asked() == {0: "pay"}
    assert t.legal(0) == {"pay:1_06"}
    t = table(side(hand="1_29", planets=["1_30 1=1_19"], tokens=3), side())
    t.do(0, "play:1_29")
    assert t.asked() == {0: "pay"}


@pytest.mark.rule("duel:K1")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("leader", [0, 1])
def test_the_axis_is_asked_when_diplomacy_differs_by_exactly_one(leader: int, level: int) -> None:
    ahead, behind = side(influence=f"diplomacy {level}"), side()
    t = at_end(*((ahead, behind) if leader == 0 else (behind, ahead)))
    if level == 1:
        assert t.asked() == {leader: "axis"}
        assert t.legal(leader) == {"axis:military", "axis:trade"}
    else:
        assert t.asked() == {0: "turn"}
        assert t.epoch() == 2


@pytest.mark.rule("duel:K1")
@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ("turn", ["pay:token", "pay:1_06", "quarter:1_33.1", "dock:1_33", "research:s_01", "skip", "axis:trade"]),
        ("quarter", ["pay:token", "pass", "take:1a+1b", "play:1_06", "dock:1_33", "research:s_01", "skip"]),
        ("pay", ["quarter:1_33.1", "pass", "take:1a+1b", "play:1_06", "dock:1_33", "research:s_01", "axis:military"]),
        ("research", ["pay:token", "pass", "take:1a", "play:1_06", "quarter:1_33.1", "axis:trade"]),
        ("pay_research", ["skip", "research:s_01", "pass", "take:1a", "play:1_06", "axis:trade"]),
        ("axis", ["skip", "research:s_01", "pass", "take:1a", "play:1_06", "pay:token"]),
    ],
)
def test_another_decision_is_not_answered_here(asked: str, wrong: list[str]) -> None:
    mine = side(hand="1_25 1_06", planets=["1_33"], science="s_01", tokens=5, influence="diplomacy 1")
    if asked in ("turn", "quarter", "pay"):
        t = table(mine, side())
        path = ["play:1_25", "quarter:1_33.3"]
        t.do(0, *path[: ("turn", "quarter", "pay").index(asked)])
    else:
        t = at_end(mine, research=True)
        t.do(0, *{"research": [], "pay_research": ["research:s_01"], "axis": ["skip"]}[asked])
    assert t.asked() == {0: asked}
    forbidden(t, 0, *wrong, rule="K1")


@pytest.mark.rule("duel:K1", "duel:H20")
def test_only_an_own_science_card_is_researched() -> None:
    t = at_end(side(science="s_01", tokens=9), side(science="s_02"), research=True)
    assert t.legal(0) == {"research:s_01", "skip"}
    for card in ("s_02", "s_03"):
        forbidden(t, 0, f"research:{card}", rule="H20")


# -- quarters that are the same


@pytest.mark.rule("duel:K2")
def test_of_two_white_quarters_one_is_offered() -> None:
    """1_33 has two white quarters and an orange one; 1_22 is green. 1_30 has a white one."""
    t = table(side(hand="1_22", planets=["1_33", "1_30"], tokens=1), side())
    t.do(0, "play:1_22")
    assert t.legal(0) == {"quarter:1_33.1", "quarter:1_30.1"}
    forbidden(t, 0, "quarter:1_33.2", rule="K2")


@pytest.mark.rule("duel:K2")
def test_once_the_first_is_filled_the_second_is_offered() -> None:
    t = table(side(hand="1_22", planets=["1_33 1=1_19", "1_30"], tokens=1), side())
    t.do(0, "play:1_22")
    assert t.legal(0) == {"quarter:1_33.2", "quarter:1_30.1"}


@pytest.mark.rule("duel:K2")
def test_a_white_and_an_edged_quarter_are_not_the_same() -> None:
    t = table(side(hand="1_25", planets=["1_33"], tokens=1), side())
    t.do(0, "play:1_25")
    assert t.legal(0) == {"quarter:1_33.1", "quarter:1_33.3"}


@pytest.mark.rule("duel:K2", "duel:N7")
def test_with_any_colour_all_open_quarters_of_a_planet_are_the_same() -> None:
    """3_30 has two white quarters, a green and an orange one."""
    t = table(side(hand="3_17", planets=["3_30", "3_36"], tokens=4, researched="s_11"), side(), epoch=3)
    t.do(0, "play:3_17")
    assert t.legal(0) == {"quarter:3_30.1", "quarter:3_36.1"}


# -- room, market and passing


@pytest.mark.rule("duel:K3")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [("1_19 1_20 1_21 1_22 1_23", USUAL), (SIX, SINGLES), (BLOCKED, {"pass"})],
)
def test_the_room_in_the_hand_decides_what_may_be_taken(hand: str, expected: set[str]) -> None:
    assert table(side(hand=hand), side()).legal(0) == expected


@pytest.mark.rule("duel:K3", "duel:N5")
def test_room_is_counted_to_the_raised_limit() -> None:
    """s_06 makes it nine."""
    for hand, expected in ((BLOCKED, USUAL), (f"{BLOCKED} 1_26", SINGLES), (f"{BLOCKED} 1_26 1_27", {"pass"})):
        assert table(side(hand=hand, researched="s_06"), side()).legal(0) == expected


@pytest.mark.rule("duel:K4")
def test_with_an_empty_market_one_plays_or_passes() -> None:
    t = table(side(hand="1_01 1_07"), side(), market="", deck="")
    assert t.legal(0) == {"play:1_01", "pass"}


@pytest.mark.rule("duel:K4")
def test_with_a_full_hand_and_something_playable_one_must_play() -> None:
    """1_01 costs one metal, which 1_21 and 1_22 show."""
    t = table(side(hand=f"{SIX} 1_01"), side())
    assert t.legal(0) == {"play:1_01"}
    forbidden(t, 0, "pass", rule="B5")
    t = table(side(hand=f"{SIX} 1_01"), side(), options=FREE)
    assert t.legal(0) == {"play:1_01", "pass"}


@pytest.mark.rule("duel:K5")
@pytest.mark.parametrize(("hand", "market"), [(BLOCKED, None), ("", ""), (SIX, "")])
def test_with_no_take_and_no_play_a_pass_is_the_only_move(hand: str, market: str | None) -> None:
    t = table(side(hand=hand), side(hand="1_01 1_07"), market=market, deck=None if market is None else "")
    assert t.legal(0) == {"pass"}


@pytest.mark.rule("duel:K5")
@pytest.mark.parametrize("options", [{}, FREE, {"blocked_hand_rule": "discard"}, {"single_take_rule": "free"}])
def test_every_turn_brings_the_end_of_the_epoch_nearer(options: dict[str, object]) -> None:
    """Twice the cards to take and once those in hand: less after each turn but a pass, so that every epoch ends."""
    for seed in range(3):
        last: list[tuple[int, int, int]] = []

        def look(t: Table, last: list[tuple[int, int, int]] = last) -> None:
            if "turn" not in t.asked().values():
                return
            passed = sum(one["passed"] for one in t.view(None)["universes"])
            held = len(t.hand(0)) + len(t.hand(1))
            to_take = len(t.deck()) + sum(card != "-" for card in t.market())
            here = t.epoch(), -passed, 2 * to_take + held
            if last and last[-1][0] == here[0]:
                assert here < last[-1]
            last.append(here)

        t = new_game(seed, **options)
        play_out(t, seed, look)
        assert t.over()


# -- the first passer


@pytest.mark.rule("duel:K6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_passer_researches_first_and_opens_the_next_epoch(first: int) -> None:
    second = 1 - first
    t = table(side(science="s_01"), side(science="s_02"), to_move=first, market=MARKET, deck="", options=FREE)
    t.do(first, "pass")
    t.do(second, "take:1a")
    assert t.view(None)["first_passer"] == first
    t.do(second, "pass")
    assert t.asked() == {first: "research"}
    t.do(first, "skip")
    assert t.asked() == {second: "research"}
    t.do(second, "skip")
    assert t.epoch() == 2
    assert t.asked() == {first: "turn"}
    assert t.view(None)["first_passer"] is None


@pytest.mark.rule("duel:K6")
def test_the_first_passer_may_be_the_one_who_did_not_open_the_epoch() -> None:
    t = table(side(science="s_01", hand="1_01 1_07"), side(science="s_02"), market="", deck="")
    t.do(0, "play:1_01", "pay:1_07")
    t.do(1, "pass")
    t.do(0, "pass")
    assert t.asked() == {1: "research"}
