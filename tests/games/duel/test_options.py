"""Decisions, corner cases and switches: duel:K1 to duel:K10, and every option with its default."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from starhold import IllegalAction, Scripted, Seeded, StarholdError
from starhold.core.chance import Recording
from starhold.games.duel.game import GAME
from tests.games.duel.kit import Side, Table, new_game, side, table

FREE: dict[str, object] = {"pass_rule": "free"}
MARKET = "1_11 1_12 1_13 1_14 1_15 1_16"
SINGLES = {f"take:{cell}" for cell in ("1a", "1b", "2a", "2b", "3a", "3b")}
USUAL = {"take:1a+1b", "take:1a+2a", "take:1a+2b", "take:1b+2a", "take:1b+2b", "take:3a", "take:3b"}
SIX = "1_19 1_20 1_21 1_22 1_23 1_24"  # colonisation cards: without a planet none can be played
BLOCKED = f"{SIX} 1_25"


def refused(t: Table, seat: int, notation: str, rule: str) -> None:
    """That choice is refused by that rule, and the trial changes nothing."""
    before = t.state.key()
    refusal = t.why(seat, notation)
    assert refusal is not None, notation
    assert refusal.rule == rule, notation
    with pytest.raises(IllegalAction):
        t.do(seat, notation)
    assert t.state.key() == before


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
    t = table(*((ahead, behind) if leader == 0 else (behind, ahead)), market="", deck="")
    t.end_epoch()
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
        t = table(mine, side(), market="", deck="")
        t.end_epoch(research=True)
        t.do(0, *{"research": [], "pay_research": ["research:s_01"], "axis": ["skip"]}[asked])
    assert t.asked() == {0: asked}
    for notation in wrong:
        refused(t, 0, notation, "duel:K1")


@pytest.mark.rule("duel:K1", "duel:H20")
def test_only_an_own_science_card_is_researched() -> None:
    t = table(side(science="s_01", tokens=9), side(science="s_02"), market="", deck="")
    t.end_epoch(research=True)
    assert t.legal(0) == {"research:s_01", "skip"}
    for card in ("s_02", "s_03"):
        refused(t, 0, f"research:{card}", "duel:H20")


# -- quarters that are the same


@pytest.mark.rule("duel:K2")
def test_of_two_white_quarters_one_is_offered() -> None:
    """1_33 has two white quarters and an orange one; 1_22 is green. 1_30 has a white one."""
    t = table(side(hand="1_22", planets=["1_33", "1_30"], tokens=1), side())
    t.do(0, "play:1_22")
    assert t.legal(0) == {"quarter:1_33.1", "quarter:1_30.1"}
    refused(t, 0, "quarter:1_33.2", "duel:K2")


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
    refused(t, 0, "pass", "duel:B5")
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


# -- supremacy


def after_supremacy(one: Side, two: Side, epoch: int = 1, to_move: int = 0) -> Table:
    t = table(one, two, market="", deck="", epoch=epoch, to_move=to_move)
    t.end_epoch()
    return t


@pytest.mark.rule("duel:K7")
def test_the_bonuses_of_both_players_count_when_levels_are_compared() -> None:
    """s_12 adds one to military, s_13 one to trade."""
    t = after_supremacy(side(researched="s_12"), side(researched="s_13"))
    assert t.cylinder() == (1, -1)
    t = after_supremacy(side(influence="trade 1", researched="s_12"), side(influence="military 1", researched="s_13"))
    assert t.cylinder() == (0, 0)
    assert [t.points(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("duel:K7")
@pytest.mark.parametrize(("level", "asked"), [(0, "axis"), (1, "turn")])
def test_a_bonus_of_diplomacy_counts_in_the_difference(level: int, asked: str) -> None:
    """s_14 adds one: a lead of one asks for the axis, a lead of two moves to the corner and scores three."""
    t = after_supremacy(side(influence=f"diplomacy {level}", researched="s_14"), side())
    assert t.asked() == {0: asked}
    assert t.parts(0).get("diplomacy", 0) == (0 if level == 0 else 3)
    assert t.cylinder() == ((0, 0) if level == 0 else (1, 1))


@pytest.mark.rule("duel:K7")
def test_a_bonus_does_not_raise_the_level() -> None:
    t = after_supremacy(side(influence="military 2", researched="s_12"), side())
    assert t.cylinder() == (3, 0)
    assert t.influence(0) == {"military": 2, "trade": 0, "diplomacy": 0}


@pytest.mark.rule("duel:K7")
def test_a_bonus_does_not_count_for_end_tiles() -> None:
    """Energy tile: 2 for each of two military levels. Science tile: 2 for the one science card, as nobody leads."""
    t = after_supremacy(side(influence="military 2", production="energy 1", researched="s_12"), side(), epoch=3)
    assert t.over()
    assert t.cylinder() == (3, 0)
    assert t.parts(0) == {"military": 6, "tiles": 6}


@pytest.mark.rule("duel:K7")
def test_a_bonus_does_not_count_for_points_by_level() -> None:
    """3_06: one step of military power, then a point for each level."""
    t = table(side(hand="3_06", tokens=5, researched="s_12"), side(), epoch=3)
    t.do(0, "play:3_06", *["pay:token"] * 5)
    assert t.parts(0) == {"shuttles": 1}


@pytest.mark.rule("duel:K8")
@pytest.mark.parametrize("to_move", [0, 1])
@pytest.mark.parametrize("swapped", [False, True])
def test_points_of_both_players_do_not_depend_on_an_order(to_move: int, swapped: bool) -> None:
    """One leads military by three, the other trade by one and diplomacy by two and has two planets: 5 and 3 + 2 * 2.

    Income comes to both in the same step. Seats and the order of passing change nothing.
    """
    red = side(influence="military 3", income=2)
    blue = side(influence="trade 1 diplomacy 2", income=3, planets=["1_30", "1_31"])
    t = after_supremacy(*((blue, red) if swapped else (red, blue)), to_move=to_move)
    assert t.cylinder() == ((-2, 2) if swapped else (2, -2))
    assert t.parts(1 if swapped else 0) == {"military": 5, "income": 2}
    assert t.parts(0 if swapped else 1) == {"diplomacy": 3, "trade": 4, "income": 3}


@pytest.mark.rule("duel:K9")
@pytest.mark.parametrize("to_move", [0, 1])
@pytest.mark.parametrize(
    ("track", "leader", "cylinder"),
    [
        ("military", 0, (2, 0)),
        ("military", 1, (-2, 0)),
        ("trade", 0, (0, 2)),
        ("trade", 1, (0, -2)),
        ("diplomacy", 0, (1, 1)),
        ("diplomacy", 1, (-1, -1)),
    ],
)
def test_seat_nought_is_the_positive_direction_whoever_starts(
    track: str, leader: int, cylinder: tuple[int, int], to_move: int
) -> None:
    ahead, behind = side(influence=f"{track} 2"), side()
    t = after_supremacy(*((ahead, behind) if leader == 0 else (behind, ahead)), to_move=to_move)
    assert t.cylinder() == cylinder


@pytest.mark.rule("duel:K9")
@pytest.mark.parametrize("starts", ["first_seat", "second_seat"])
@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("axis", ["military", "trade"])
def test_the_axis_chosen_moves_towards_the_chooser(starts: str, leader: int, axis: str) -> None:
    ahead, behind = side(influence="diplomacy 1"), side()
    seats = (ahead, behind) if leader == 0 else (behind, ahead)
    t = table(*seats, market="", deck="", to_move=int(starts == "second_seat"), options={"starts": starts})
    t.end_epoch()
    t.do(leader, f"axis:{axis}")
    step = 1 if leader == 0 else -1
    assert t.cylinder() == ((step, 0) if axis == "military" else (0, step))


# -- luck


def luck_of_set_up(**options: object) -> list[int]:
    chance = Recording(Seeded(7))
    GAME.new(2, seed=7, options=options, chance=chance)
    return chance.fell


@pytest.mark.rule("duel:K10")
def test_set_up_draws_hands_market_science_and_what_is_left_to_chance() -> None:
    """Six cards for the hands, six for the market, eight science cards; the starter and four tiles if they are open."""
    cards = 6 + 6 + 8
    named: dict[str, object] = {"starts": "first_seat"}
    assert len(luck_of_set_up(**named)) == cards
    assert len(set(luck_of_set_up(**named))) == cards
    assert len(luck_of_set_up()) == cards + 1
    assert len(luck_of_set_up(**named, end_tiles="random")) == cards + 4
    assert len(luck_of_set_up(end_tiles="random")) == cards + 5


@pytest.mark.rule("duel:K10")
def test_nothing_but_decks_is_left_to_chance_in_play() -> None:
    """Playing, paying, taking from a market that is not filled up, passing, research, supremacy and the end."""
    mine = side(hand="3_01 3_02 1_06", tokens=9, science="s_01", influence="military 2 diplomacy 1")
    t = table(mine, side(science="s_02"), market="3_03 3_04", deck="", epoch=3)
    t.chance = Scripted([])
    t.do(0, "take:1a")
    t.do(1, "take:1b")
    t.do(0, "play:3_01", *["pay:token"] * 5)
    t.do(1, "pass")
    t.do(0, "pass")
    t.do(1, "skip")
    t.do(0, "research:s_01", *["pay:token"] * 4)
    t.do(0, "axis:trade")
    assert t.over()


@pytest.mark.rule("duel:K10")
@pytest.mark.parametrize(("notation", "drawn"), [("take:1a+1b", 2), ("take:3a", 1)])
def test_a_take_draws_a_card_for_each_gap(notation: str, drawn: int) -> None:
    t = table(side(), side(), market=MARKET)
    chance = Recording(Seeded(1))
    t.state.apply(0, GAME.space.code(notation), chance)
    assert len(chance.fell) == drawn


@pytest.mark.rule("duel:K10")
def test_the_same_luck_and_choices_are_the_same_game() -> None:
    ends = []
    for _ in range(2):
        t = new_game(13)
        play_out(t, 13, lambda t: None)
        ends.append(t.state.key())
    assert ends[0] == ends[1]


# -- options

DEFAULTS: dict[str, object] = {
    "starts": "random",
    "pass_rule": "strict",
    "single_take_rule": "literal",
    "blocked_hand_rule": "none",
    "end_tiles": "standard",
}


@pytest.mark.rule("duel:B5", "duel:B6", "duel:C3", "duel:A8", "duel:A10")
def test_without_options_the_defaults_are_played() -> None:
    assert new_game(1).view(None)["options"] == DEFAULTS


@pytest.mark.rule("duel:B5", "duel:B6", "duel:C3", "duel:A8", "duel:A10")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("starts", "first_seat"),
        ("starts", "second_seat"),
        ("pass_rule", "free"),
        ("single_take_rule", "free"),
        ("blocked_hand_rule", "discard"),
        ("end_tiles", "random"),
    ],
)
def test_each_option_can_be_set_by_itself(option: str, value: str) -> None:
    assert new_game(1, **{option: value}).view(None)["options"] == {**DEFAULTS, option: value}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("starts", "youngest"),
        ("pass_rule", "never"),
        ("single_take_rule", "strict"),
        ("blocked_hand_rule", True),
        ("end_tiles", "variant"),
        ("no_such_option", True),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(StarholdError):
        GAME.new(2, seed=1, options={option: value})


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_the_game_is_for_two(players: int) -> None:
    with pytest.raises(StarholdError):
        GAME.new(players, seed=1, options={})
