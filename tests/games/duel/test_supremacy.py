"""Supremacy: how the cylinder moves and what it is worth (duel:H6 to duel:H17).

Seat 0 is the positive direction on both axes (duel:K9); the cylinder is written as (military, trade).
"""

from __future__ import annotations

import pytest

from tests.games.base_kit import forbidden
from tests.games.duel.kit import Table, at_end, side, table

PLANETS = ["1_30", "1_31 1=1_22 2=1_24", "1_32"]  # one of them colonised
DIRECTIONS = pytest.mark.parametrize(("leader", "sign"), [(0, 1), (1, -1)], ids=["seat 0 leads", "seat 1 leads"])


def compared(
    ours: str = "", theirs: str = "", cylinder: tuple[int, int] = (0, 0), planets: tuple[int, int] = (0, 0)
) -> Table:
    """The end of the first epoch with those influence levels; it stops where an axis is to be chosen."""
    mine = side(influence=ours, planets=PLANETS[: planets[0]])
    other = side(influence=theirs, planets=["2_31", "2_32", "2_33 1=1_20 2=1_21"][: planets[1]])
    return at_end(mine, other, cylinder=cylinder)


def lead(leader: int, influence: str, cylinder: tuple[int, int] = (0, 0)) -> Table:
    """Only the leader has influence; the cylinder is given as that player sees it."""
    row, column = cylinder
    if leader:
        return compared(theirs=influence, cylinder=(-row, -column))
    return compared(influence, cylinder=cylinder)


# -- military and trade


@pytest.mark.rule("duel:H6")
@pytest.mark.parametrize(
    ("ours", "theirs", "cylinder"),
    [
        ("military 3", "", (3, 0)),
        ("military 5", "military 4", (1, 0)),
        ("", "military 2", (-2, 0)),
        ("military 1", "military 4", (-3, 0)),
        ("military 7", "military 7", (0, 0)),
        ("", "", (0, 0)),
    ],
)
def test_the_military_difference_moves_it_towards_the_leader(ours: str, theirs: str, cylinder: tuple[int, int]) -> None:
    assert compared(ours, theirs).cylinder() == cylinder


@pytest.mark.rule("duel:H7")
@pytest.mark.parametrize(
    ("ours", "theirs", "cylinder"),
    [
        ("trade 3", "", (0, 3)),
        ("trade 5", "trade 4", (0, 1)),
        ("", "trade 2", (0, -2)),
        ("trade 1", "trade 4", (0, -3)),
        ("trade 7", "trade 7", (0, 0)),
        ("trade 2", "military 1", (-1, 2)),
    ],
)
def test_the_trade_difference_moves_it_across(ours: str, theirs: str, cylinder: tuple[int, int]) -> None:
    assert compared(ours, theirs).cylinder() == cylinder


@pytest.mark.rule("duel:H6", "duel:H7")
def test_moves_start_where_the_cylinder_stands() -> None:
    assert compared("military 2", "trade 3", cylinder=(-1, 1)).cylinder() == (1, -2)


# -- diplomacy


@pytest.mark.rule("duel:H8")
@DIRECTIONS
@pytest.mark.parametrize(("axis", "moved"), [("military", (1, 0)), ("trade", (0, 1))])
def test_one_ahead_in_diplomacy_moves_it_one_field_on_the_axis_of_choice(
    leader: int, sign: int, axis: str, moved: tuple[int, int]
) -> None:
    t = lead(leader, "diplomacy 1")
    assert t.asked() == {leader: "axis"}
    assert t.legal(leader) == {"axis:military", "axis:trade"}
    t.do(leader, f"axis:{axis}")
    assert t.cylinder() == (sign * moved[0], sign * moved[1])
    assert t.epoch() == 2
    assert "diplomacy" not in t.parts(leader)


@pytest.mark.rule("duel:H8")
def test_the_axis_is_chosen_after_military_and_trade_have_moved_it() -> None:
    t = compared("military 2 diplomacy 4", "trade 1 diplomacy 3")
    assert t.asked() == {0: "axis"}
    assert t.cylinder() == (2, -1)
    t.do(0, "axis:trade")
    assert t.cylinder() == (2, 0)
    assert t.parts(0) == {"military": 5}


@pytest.mark.rule("duel:H8")
@pytest.mark.parametrize("notation", ["skip", "pass"])
def test_the_move_may_not_be_declined(notation: str) -> None:
    t = compared("diplomacy 1")
    forbidden(t, 0, notation)
    forbidden(t, 1, "axis:trade")


@pytest.mark.rule("duel:H8", "duel:H10")
@DIRECTIONS
@pytest.mark.parametrize(
    ("start", "axis", "end", "rim"),
    [
        ((4, 0), "military", (4, 0), 2),
        ((4, 0), "trade", (4, 1), 0),
        ((0, 4), "trade", (0, 4), 2),
        ((0, 4), "military", (1, 4), 0),
        ((-4, 0), "military", (-3, 0), 0),
    ],
)
def test_a_blocked_axis_may_be_chosen_for_two_points(
    leader: int, sign: int, start: tuple[int, int], axis: str, end: tuple[int, int], rim: int
) -> None:
    t = lead(leader, "diplomacy 1", start)
    assert t.legal(leader) == {"axis:military", "axis:trade"}
    t.do(leader, f"axis:{axis}")
    assert t.cylinder() == (sign * end[0], sign * end[1])
    assert t.parts(leader).get("rim", 0) == rim
    assert "rim" not in t.parts(1 - leader)


@pytest.mark.rule("duel:H8", "duel:H10")
@DIRECTIONS
def test_in_the_own_corner_one_ahead_is_two_points_whatever_is_chosen(leader: int, sign: int) -> None:
    t = lead(leader, "diplomacy 1", (4, 4))
    if t.asked().get(leader) == "axis":
        t.do(leader, "axis:military")
    assert t.cylinder() == (sign * 4, sign * 4)
    assert t.parts(leader)["rim"] == 2


@pytest.mark.rule("duel:H9")
@DIRECTIONS
@pytest.mark.parametrize(("ahead", "points"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6), (15, 6)])
def test_two_or_more_ahead_is_a_diagonal_step_and_points(leader: int, sign: int, ahead: int, points: int) -> None:
    t = lead(leader, f"diplomacy {ahead}")
    assert t.cylinder() == (sign, sign)
    assert t.parts(leader) == {"diplomacy": points, "military": 2, "quadrant": 1}
    assert t.parts(1 - leader) == {}
    assert t.epoch() == 2


@pytest.mark.rule("duel:H9")
def test_equal_diplomacy_moves_nothing_and_pays_nothing() -> None:
    t = compared("diplomacy 6", "diplomacy 6")
    assert t.cylinder() == (0, 0)
    assert t.parts(0) == t.parts(1) == {}
    assert t.epoch() == 2


@pytest.mark.rule("duel:H9")
def test_the_difference_counts_not_the_level() -> None:
    t = compared("diplomacy 4", "diplomacy 7")
    assert t.cylinder() == (-1, -1)
    assert t.parts(1)["diplomacy"] == 4


# -- the rim


@pytest.mark.rule("duel:H10")
@DIRECTIONS
@pytest.mark.parametrize(
    ("influence", "start", "end", "rim"),
    [
        ("military 4", (0, 0), (4, 0), 0),
        ("military 5", (0, 0), (4, 0), 2),
        ("military 7", (0, 0), (4, 0), 6),
        ("military 3", (4, 0), (4, 0), 6),
        ("military 3", (-4, 0), (-1, 0), 0),
        ("trade 6", (0, 0), (0, 4), 4),
        ("trade 2", (0, 3), (0, 4), 2),
        ("military 6 trade 5", (0, 0), (4, 4), 4 + 2),
    ],
)
def test_each_step_off_the_board_is_two_points_instead(
    leader: int, sign: int, influence: str, start: tuple[int, int], end: tuple[int, int], rim: int
) -> None:
    t = lead(leader, influence, start)
    assert t.cylinder() == (sign * end[0], sign * end[1])
    assert t.parts(leader).get("rim", 0) == rim
    assert "rim" not in t.parts(1 - leader)


@pytest.mark.rule("duel:H10")
def test_a_later_opposite_step_starts_from_the_rim() -> None:
    t = compared("military 6", "diplomacy 2")
    assert t.cylinder() == (3, -1)
    assert t.parts(0) == {"rim": 4, "military": 6}
    assert t.parts(1) == {"diplomacy": 3}


@pytest.mark.rule("duel:H10")
def test_military_is_moved_before_diplomacy() -> None:
    """The other way round the diagonal would meet the rim first."""
    t = compared("diplomacy 2", "military 1", cylinder=(4, 0))
    assert t.cylinder() == (4, 1)
    assert t.parts(0) == {"diplomacy": 3, "military": 7, "quadrant": 2}


# -- diagonal steps at the rim


@pytest.mark.rule("duel:H11")
@DIRECTIONS
@pytest.mark.parametrize(
    ("start", "end", "rim"),
    [
        ((4, 0), (4, 1), 2),
        ((0, 4), (1, 4), 2),
        ((4, -4), (4, -3), 2),
        ((4, 4), (4, 4), 2),
        ((3, 3), (4, 4), 0),
        ((-4, -4), (-3, -3), 0),
    ],
)
def test_a_diagonal_at_the_rim_makes_the_free_part_and_pays_two_once(
    leader: int, sign: int, start: tuple[int, int], end: tuple[int, int], rim: int
) -> None:
    t = lead(leader, "diplomacy 2", start)
    assert t.cylinder() == (sign * end[0], sign * end[1])
    assert t.parts(leader).get("rim", 0) == rim
    assert t.parts(leader)["diplomacy"] == 3


# -- what the place of the cylinder is worth


@pytest.mark.rule("duel:H12")
@DIRECTIONS
@pytest.mark.parametrize(("row", "points"), [(1, 2), (2, 5), (3, 6), (4, 7)])
def test_a_military_lead_scores_its_row(leader: int, sign: int, row: int, points: int) -> None:
    t = compared(cylinder=(sign * row, 0), planets=(3, 3))
    assert t.parts(leader) == {"military": points}
    assert t.parts(1 - leader) == {}


@pytest.mark.rule("duel:H12")
def test_levels_without_a_lead_score_nothing() -> None:
    t = compared("military 6", "military 6", planets=(3, 3))
    assert t.parts(0) == t.parts(1) == {}


@pytest.mark.rule("duel:H13")
@DIRECTIONS
@pytest.mark.parametrize(("column", "value"), [(1, 1), (2, 2), (3, 2), (4, 2)])
@pytest.mark.parametrize("planets", [0, 1, 3])
def test_a_trade_lead_scores_its_column_for_each_own_planet_colonised_or_not(
    leader: int, sign: int, column: int, value: int, planets: int
) -> None:
    t = compared(cylinder=(0, sign * column), planets=(planets, 2) if leader == 0 else (2, planets))
    assert t.parts(leader) == ({"trade": value * planets} if planets else {})
    assert t.parts(1 - leader) == {}


@pytest.mark.rule("duel:H14")
@DIRECTIONS
def test_both_leads_together_score_the_field_as_well(leader: int, sign: int) -> None:
    fields = [(1, 1, 2, 2), (1, 2, 2, 3), (2, 2, 3, 4), (2, 3, 4, 5)]
    for row, values in enumerate(fields, start=1):
        for column, value in enumerate(values, start=1):
            t = compared(cylinder=(sign * row, sign * column))
            assert t.parts(leader)["quadrant"] == value
            assert "quadrant" not in t.parts(1 - leader)


@pytest.mark.rule("duel:H14")
@pytest.mark.parametrize("cylinder", [(0, 0), (2, 0), (-2, 0), (0, 3), (0, -3), (1, -1), (-4, 4), (3, -2), (-2, 3)])
def test_mixed_quadrants_and_the_axes_have_no_value(cylinder: tuple[int, int]) -> None:
    t = compared(cylinder=cylinder, planets=(1, 1))
    assert "quadrant" not in t.parts(0)
    assert "quadrant" not in t.parts(1)


@pytest.mark.rule("duel:H14")
def test_the_field_counts_after_diplomacy() -> None:
    t = compared("diplomacy 2", cylinder=(1, 0))
    assert t.cylinder() == (2, 1)
    assert t.parts(0) == {"diplomacy": 3, "military": 5, "quadrant": 1}


@pytest.mark.rule("duel:H15")
@pytest.mark.parametrize(
    ("ours", "theirs", "corner"),
    [
        ("military 15 trade 15 diplomacy 15", "", (4, 4)),
        ("", "military 15 trade 15 diplomacy 15", (-4, -4)),
        ("military 15", "trade 15", (4, -4)),
        ("trade 15", "military 15", (-4, 4)),
    ],
)
def test_the_cylinder_never_stands_more_than_four_fields_from_the_centre(
    ours: str, theirs: str, corner: tuple[int, int]
) -> None:
    t = compared(ours, theirs)
    assert t.cylinder() == corner
    assert t.points(0) + t.points(1) >= 2 * 11 * 2  # eleven steps on each axis were lost to the rim


@pytest.mark.rule("duel:H16")
def test_the_cylinder_stays_where_it_is_between_epochs() -> None:
    t = table(side(influence="military 1"), side(influence="trade 2"), options={"pass_rule": "free"})
    assert t.cylinder() == (0, 0)
    for epoch in (1, 2, 3):
        assert t.epoch() == epoch
        t.end_epoch()
        assert t.cylinder() == (epoch, max(-4, -2 * epoch))
    assert t.over()
    assert t.parts(0)["military"] == 2 + 5 + 6
    assert t.parts(1)["rim"] == 2 * 2


@pytest.mark.rule("duel:H17")
@pytest.mark.parametrize("planets", [0, 1, 2, 3])
def test_example_red_leads_in_military_and_blue_in_trade_and_diplomacy(planets: int) -> None:
    t = compared("military 4 trade 1", "military 1 trade 2 diplomacy 2", planets=(3, planets))
    assert t.cylinder() == (2, -2)
    assert t.parts(0) == {"military": 5}
    trade = {"trade": 2 * planets} if planets else {}
    assert t.parts(1) == {"diplomacy": 3} | trade
