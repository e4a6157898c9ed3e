"""Supremacy in its corners: bonuses of science cards, no order between the players, and which way is whose
(duel:K7 to duel:K9)."""

from __future__ import annotations

import pytest

from tests.games.duel.kit import at_end, side


@pytest.mark.rule("duel:K7")
@pytest.mark.parametrize(("level", "asked"), [(0, "axis"), (1, "turn")])
def test_a_bonus_of_diplomacy_counts_in_the_difference(level: int, asked: str) -> None:
    """s_14 adds one: a lead of one asks for the axis, a lead of two moves to the corner and scores three."""
    t = at_end(side(influence=f"diplomacy {level}", researched="s_14"), side())
    assert t.asked() == {0: asked}
    assert t.parts(0).get("diplomacy", 0) == (0 if level == 0 else 3)
    assert t.cylinder() == ((0, 0) if level == 0 else (1, 1))


@pytest.mark.rule("duel:K8")
@pytest.mark.parametrize("to_move", [0, 1])
@pytest.mark.parametrize("swapped", [False, True])
def test_points_of_both_players_do_not_depend_on_an_order(to_move: int, swapped: bool) -> None:
    """One leads military by three, the other trade by one and diplomacy by two and has two planets: 5 and 3 + 2 * 2.

    Income comes to both in the same step. Seats and the order of passing change nothing.
    """
    red = side(influence="military 3", income=2)
    blue = side(influence="trade 1 diplomacy 2", income=3, planets=["1_30", "1_31"])
    t = at_end(*((blue, red) if swapped else (red, blue)), to_move=to_move)
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
    t = at_end(*((ahead, behind) if leader == 0 else (behind, ahead)), to_move=to_move)
    assert t.cylinder() == cylinder


@pytest.mark.rule("duel:K9")
@pytest.mark.parametrize("starts", ["first_seat", "second_seat"])
@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("axis", ["military", "trade"])
def test_the_axis_chosen_moves_towards_the_chooser(starts: str, leader: int, axis: str) -> None:
    ahead, behind = side(influence="diplomacy 1"), side()
    seats = (ahead, behind) if leader == 0 else (behind, ahead)
    t = at_end(*seats, to_move=int(starts == "second_seat"), options={"starts": starts})
    t.do(leader, f"axis:{axis}")
    step = 1 if leader == 0 else -1
    assert t.cylinder() == ((step, 0) if axis == "military" else (0, step))
