"""Every option with its default, and what is left to chance (duel:K10)."""

from __future__ import annotations

import pytest

from starhold import Scripted, Seeded, StarholdError
from starhold.core.chance import Recording
from starhold.games.duel.game import GAME
from tests.games.duel.kit import MARKET, new_game, side, table
from tests.games.duel.test_decisions import play_out

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
