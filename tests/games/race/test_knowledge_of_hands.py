"""Cards that the whole table knows to be in a hand: those that were shown on their way there."""

from __future__ import annotations

import pytest

from starhold import Rng
from tests.games.race.kit import Table, new_game, seat, table


def known(t: Table, viewer: int | None, of: int) -> list[str]:
    hand: list[str] = t.state.view(viewer)["empires"][of]["hand_known"]
    return hand


def lucky() -> Table:
    """Seat 0 has just won New Earth with the lucky number."""
    t = table(seat("gambling_world", hand="spice_world gem_world rebel_base"), seat("old_earth"))
    t.luck("new_earth")
    t.actions("double_vp", "develop")
    t.pass_all()
    t.do(0, "guess:5")
    assert "new_earth" in t.hand(0)
    return t


@pytest.mark.rule("race:98", "race:116")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_know_a_card_won_by_the_lucky_number(viewer: int | None) -> None:
    assert known(lucky(), viewer, 0) == ["new_earth"]


@pytest.mark.rule("race:98", "race:116")
def test_it_stays_in_that_hand_however_a_rival_imagines_the_table() -> None:
    t = lucky()
    for k in range(20):
        imagined = Table(t.state.imagine(1, Rng(str(k))))
        assert "new_earth" in imagined.hand(0)
        assert len(imagined.hand(0)) == 4


@pytest.mark.rule("race:98", "race:24")
def test_the_knowledge_ends_when_a_card_leaves_that_hand_face_down() -> None:
    t = lucky()
    t.actions("settle", "settle")
    t.place("spice_world")
    assert known(t, 1, 0) == ["new_earth"]  # Spice World was laid for all to see
    t.do(0, "pay:rebel_base")
    assert known(t, 1, 0) == []


@pytest.mark.rule("race:98", "race:23")
def test_a_known_card_that_is_placed_is_no_longer_in_the_hand() -> None:
    t = table(seat("gambling_world", hand="spice_world gem_world rebel_base"), seat("old_earth"))
    t.luck("public_works")
    t.actions("double_vp", "trade")
    t.do(0, "guess:1")
    assert known(t, 1, 0) == ["public_works"]
    t.actions("develop", "develop")
    t.place("public_works")
    assert known(t, 1, 0) == []


@pytest.mark.rule("race:97", "race:98")
def test_first_game_hands_are_known_to_all() -> None:
    t = new_game(players=3, seed=4, first_game=True)
    for of in range(3):
        assert sorted(known(t, (of + 1) % 3, of)) == t.hand(of)
        assert Table(t.imagine((of + 1) % 3)).hand(of) == t.hand(of)
