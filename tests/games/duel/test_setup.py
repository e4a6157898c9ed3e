"""Setting up: three decks, first hands, science cards, tokens, tracks, who starts, tiles (duel:A1 to duel:A10)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from starhold import Scripted, Seeded
from starhold.games.duel.actions import CARD_NAMES, SPACE
from starhold.games.duel.game import GAME
from starhold.games.duel.state import DuelState
from tests.games.duel.kit import INDEX, Table, new_game, side, table

SEEDS = range(25)
EPOCH = {number: {name for name in CARD_NAMES if name.startswith(f"{number}_")} for number in (1, 2, 3)}
SCIENCE = {name for name in CARD_NAMES if name.startswith("s_")}

HANDS = ["1_01", "1_02", "1_03", "1_04", "1_05", "1_06"]
CELLS = ["1_11", "1_12", "1_13", "1_14", "1_15", "1_16"]
SCIENCES = ["s_01", "s_02", "s_03", "s_04", "s_05", "s_06", "s_07", "s_08"]


def dealt(*luck: str, starts: str = "first_seat") -> Table:
    """A new game whose first cards off the decks are named."""
    chance = Scripted([INDEX[card] for card in luck], then=Seeded(1))
    return Table(cast("DuelState", GAME.new(2, seed=1, options={"starts": starts}, chance=chance)))


def play_on(t: Table, epoch: int) -> None:
    """Any legal choices until that epoch begins: takes first, so that the market runs dry."""
    while t.epoch() < epoch:
        seat = t.state.waiting()[0]
        t.do(seat, max(t.legal(seat), key=lambda one: (one.startswith("take"), one)))


# -- decks and market


@pytest.mark.rule("duel:A1")
def test_the_first_market_and_the_hands_are_epoch_one_only() -> None:
    for seed in SEEDS:
        t = new_game(seed)
        lying = Counter([*t.hand(0), *t.hand(1), *t.market(), *t.deck()])
        assert lying == Counter(EPOCH[1])


@pytest.mark.rule("duel:A1")
def test_each_epoch_is_fed_by_its_own_deck_alone() -> None:
    t = new_game(4)
    for epoch in (1, 2, 3):
        play_on(t, epoch)
        assert set(t.market()) | t.deck() <= EPOCH[epoch]
        assert len(t.market()) == 6
        assert len(t.deck()) == (24 if epoch == 1 else 30)


@pytest.mark.rule("duel:A1")
def test_the_decks_are_shuffled() -> None:
    first = {tuple(new_game(seed).market()) for seed in SEEDS}
    assert len(first) == len(SEEDS)
    lowest = {new_game(seed).market()[0] for seed in range(200)}
    assert len(lowest) > 30


@pytest.mark.rule("duel:A1")
@pytest.mark.parametrize("card", ["1_01", "1_10", "1_29", "1_36"])
def test_any_card_may_come_next_off_the_deck(card: str) -> None:
    t = table(side(), side(), market="1_11 1_12 1_13 1_14 1_15 1_16")
    t.luck(card, "1_30")
    t.do(0, "take:1a+1b")
    assert t.market() == ["1_13", "1_14", "1_15", "1_16", card, "1_30"]
    assert t.luck_left() == 0


@pytest.mark.rule("duel:A2")
def test_six_cards_lie_open_in_three_rows_of_two() -> None:
    for seed in SEEDS:
        t = new_game(seed)
        assert len(t.market()) == 6
        assert "-" not in t.market()
        assert t.view(None)["market"] == t.market()
        assert len(t.deck()) == 24


# -- tracks and board


@pytest.mark.rule("duel:A3")
@pytest.mark.parametrize("seat", [0, 1])
def test_score_and_all_tracks_start_at_nought(seat: int) -> None:
    t = new_game(2)
    assert t.points(seat) == 0
    assert t.parts(seat) == {}
    assert t.production(seat) == {"energy": 0, "food": 0, "metal": 0, "science": 0}
    assert t.influence(seat) == {"military": 0, "trade": 0, "diplomacy": 0}
    assert t.income(seat) == 0
    assert t.objects(seat) == {"colony_ship": 0, "shuttle": 0, "production_station": 0}
    assert t.laid(seat) == []
    assert t.researched(seat) == []


@pytest.mark.rule("duel:A3")
def test_a_fresh_game_is_sound_and_in_its_first_epoch() -> None:
    for seed in SEEDS:
        t = new_game(seed)
        assert t.epoch() == 1
        assert t.check() == []
        assert t.discard() == []
        assert t.science_discard() == []


@pytest.mark.rule("duel:A4")
def test_the_cylinder_starts_in_the_centre() -> None:
    for seed in SEEDS:
        assert new_game(seed).cylinder() == (0, 0)


# -- what is dealt


@pytest.mark.rule("duel:A5")
def test_three_epoch_cards_are_dealt_to_each() -> None:
    for seed in SEEDS:
        t = new_game(seed)
        assert [len(t.hand(seat)) for seat in (0, 1)] == [3, 3]
        assert set(t.hand(0)) | set(t.hand(1)) <= EPOCH[1]
        assert not set(t.hand(0)) & set(t.hand(1))


@pytest.mark.rule("duel:A5")
def test_the_hands_are_dealt_before_the_market_is_laid() -> None:
    t = dealt(*HANDS, *CELLS, *SCIENCES)
    assert {*t.hand(0), *t.hand(1)} == set(HANDS)
    assert t.market() == CELLS


@pytest.mark.rule("duel:A6")
def test_four_science_cards_are_dealt_to_each_and_the_rest_is_the_science_deck() -> None:
    for seed in SEEDS:
        t = new_game(seed)
        assert [len(t.science(seat)) for seat in (0, 1)] == [4, 4]
        assert Counter([*t.science(0), *t.science(1), *t.science_deck()]) == Counter(SCIENCE)
        assert len(t.science_deck()) == 16


@pytest.mark.rule("duel:A6")
def test_dealt_science_cards_are_hidden_from_the_other_player() -> None:
    t = new_game(3)
    for viewer in (1, None):
        universe = t.view(viewer)["universes"][0]
        assert "science" not in universe
        assert universe["science_size"] == 4
        assert not any(card in str(t.view(viewer)) for card in t.science(0))
    assert sorted(t.view(0)["universes"][0]["science"]) == sorted(t.science(0))


@pytest.mark.rule("duel:A6")
def test_nothing_but_its_effect_draws_from_the_science_deck() -> None:
    """1_10 says to draw one, 1_07 does not; neither taking nor passing draws."""
    for card, drawn in (("1_10", 1), ("1_07", 0)):
        t = table(side(hand=card, tokens=2), side())
        t.do(0, f"play:{card}", "pay:token", "pay:token")
        assert len(t.science(0)) == drawn
        assert len(t.science_deck()) == 24 - drawn
    t = table(side(), side(), options={"pass_rule": "free"})
    t.do(0, "take:1a+1b")
    t.do(1, "pass")
    t.do(0, "pass")
    assert len(t.science_deck()) == 24


@pytest.mark.rule("duel:A7")
@pytest.mark.parametrize(("starts", "tokens"), [("first_seat", [1, 2]), ("second_seat", [2, 1])])
def test_the_first_player_has_one_token_and_the_second_two(starts: str, tokens: list[int]) -> None:
    t = new_game(0, starts=starts)
    assert [t.tokens(seat) for seat in (0, 1)] == tokens


@pytest.mark.rule("duel:A7")
def test_the_extra_token_follows_a_drawn_starter() -> None:
    for seed in SEEDS:
        t = new_game(seed)
        first = t.state.waiting()[0]
        assert (t.tokens(first), t.tokens(1 - first)) == (1, 2)


# -- who starts


@pytest.mark.rule("duel:A8")
@pytest.mark.parametrize(("starts", "seat"), [("first_seat", 0), ("second_seat", 1)])
def test_the_younger_player_is_named_and_starts(starts: str, seat: int) -> None:
    for seed in SEEDS:
        assert new_game(seed, starts=starts).asked() == {seat: "turn"}


@pytest.mark.rule("duel:A8")
def test_without_a_choice_either_may_start() -> None:
    assert {new_game(seed).state.waiting()[0] for seed in SEEDS} == {0, 1}
    assert {new_game(seed, starts="random").state.waiting()[0] for seed in SEEDS} == {0, 1}


# -- nothing else


@pytest.mark.rule("duel:A9")
def test_help_cards_are_no_part_of_the_game() -> None:
    """108 epoch cards and 24 science cards are all there is, and the first thing asked is the first turn."""
    assert set(CARD_NAMES) == EPOCH[1] | EPOCH[2] | EPOCH[3] | SCIENCE
    assert [len(EPOCH[number]) for number in (1, 2, 3)] == [36, 36, 36]
    assert len(SCIENCE) == 24
    verbs = {verb.name for verb in SPACE.verbs}
    assert verbs == {"pass", "skip", "take", "play", "quarter", "dock", "pay", "research", "axis", "discard"}
    t = new_game(1, starts="first_seat")
    assert t.asked() == {0: "turn"}
    assert {one.partition(":")[0] for one in t.legal(0)} <= {"take", "play"}


# -- tiles

STANDARD = ["t_energy_a", "t_food_a", "t_metal_a", "t_science_a"]


@pytest.mark.rule("duel:A10")
def test_the_standard_tile_lies_at_each_production_track() -> None:
    for seed in SEEDS:
        assert new_game(seed).view(None)["tiles"] == STANDARD
        assert new_game(seed, end_tiles="standard").view(None)["tiles"] == STANDARD


@pytest.mark.rule("duel:A10")
def test_with_the_option_each_track_gets_one_of_its_own_two_tiles_at_random() -> None:
    seen = {tuple(new_game(seed, end_tiles="random").view(None)["tiles"]) for seed in range(120)}
    for place, resource in enumerate(("energy", "food", "metal", "science")):
        assert {tiles[place] for tiles in seen} == {f"t_{resource}_a", f"t_{resource}_b"}
    # Each tile is drawn by itself, so that all sixteen sets come.
    assert len(seen) == 16
