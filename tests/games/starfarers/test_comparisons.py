"""Contests: balls with cannons or boosters, boosters alone, and who is opposed (starfarers:12.4 to 12.6, 12.25)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, balls, later, side, table, told_balls


def crew(**given: Any) -> Side:
    return side(**{"ports": "n4_27", "ships": {1: "colony n7_24", 2: "trade n10_23"}, **given})


def meet(card: str, *sides: Side, mine: str = "", theirs: str = "", **given: Any) -> Table:
    t = table(*sides, at="encounter", **given)
    t.luck(card, *balls(mine), *balls(theirs))
    return later(t)


def totals(t: Table, stat: str) -> dict[int, int]:
    return {entry.seat: entry.number for entry in t.log(f"compare-total-{stat}")}


def won(t: Table) -> bool:
    """The last contest."""
    result = [entry.key for entry in t.log() if entry.key in ("compare-won", "compare-lost")]
    return result[-1] == "compare-won"


SHAKES = {
    "blue black": 1, "yellow black": 2, "red black": 3, "yellow blue": 3, "yellow yellow": 4, "red blue": 4,
    "yellow red": 5,
}  # fmt: skip


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize("mine", list(SHAKES))
def test_the_balls_count_with_black_as_nothing(mine: str) -> None:
    t = meet("e10", crew(), side(), side(), side(), mine=mine, theirs="yellow blue")
    t.do(0, "answer:no")
    assert totals(t, "combat") == {0: SHAKES[mine], 2: 3}
    assert won(t) is (SHAKES[mine] >= 3)
    shown = [(entry.seat, told_balls(entry)) for entry in t.log("compare-total-combat")]
    assert shown == [(0, tuple(mine.split())), (2, ("yellow", "blue"))]


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize(
    ("cannons", "against", "mine", "theirs", "result"),
    [
        (0, 0, "yellow red", "yellow red", True),
        (1, 0, "yellow yellow", "yellow red", True),
        (0, 1, "yellow red", "yellow red", False),
        (6, 0, "blue black", "yellow red", True),
        (2, 0, "blue black", "yellow red", False),
        (0, 6, "yellow red", "blue black", False),
        (3, 6, "red blue", "blue black", True),
    ],
)
def test_cannons_are_added_in_combat_and_equal_is_a_win(
    cannons: int, against: int, mine: str, theirs: str, result: bool
) -> None:
    sides = (crew(cannon=cannons, booster=6), side(), side(cannon=against, booster=6), side())
    t = meet("e22", *sides, mine=mine, theirs=theirs)
    t.do(0, "answer:yes")
    assert totals(t, "combat") == {0: SHAKES[mine] + cannons, 2: SHAKES[theirs] + against}
    assert won(t) is result


@pytest.mark.rule("starfarers:12.6")
@pytest.mark.parametrize(("boosters", "against", "result"), [(2, 4, True), (2, 5, False), (0, 2, True), (0, 3, False)])
def test_boosters_are_added_in_a_contest_of_speed(boosters: int, against: int, result: bool) -> None:
    sides = (crew(booster=boosters, cannon=6), side(booster=against, cannon=6), side(), side())
    t = meet("e25", *sides, mine="yellow blue", theirs="blue black")
    t.do(0, "answer:yes")
    assert totals(t, "speed") == {0: 3 + boosters, 1: 1 + against}
    assert won(t) is result


@pytest.mark.rule("starfarers:12.5")
def test_the_pirate_has_balls_and_cannons_only_and_suffers_nothing() -> None:
    """Scientists' cannons help the one attacked, not the neighbour who plays the pirate."""
    cards = "science_cannons science_mixed_1"
    pirate = side(cannon=1, booster=2, hand="ore 2", half_medals=2, stations="scientists 2", friendship=cards)
    t = meet("e11", crew(), pirate, side(), side(), mine="yellow blue", theirs="yellow black")
    before = t.fleet(1)
    t.do(0, "answer:no")
    assert totals(t, "combat") == {0: 3, 1: 3}
    assert won(t)
    assert t.fleet(1) == before


@pytest.mark.rule("starfarers:12.5", "starfarers:11.7")
def test_scientists_cannons_count_for_the_active_player() -> None:
    cards = "science_cannons science_mixed_1"
    mine = crew(cannon=1, stations="scientists 2", friendship=cards)
    t = meet("e11", mine, side(cannon=4), side(), side(), mine="blue black", theirs="blue black")
    t.do(0, "answer:no")
    assert totals(t, "combat") == {0: 1 + 1 + 2 + 1, 1: 1 + 4}
    assert won(t)


@pytest.mark.rule("starfarers:12.6")
def test_scientists_boosters_count_for_both_in_a_contest_of_speed() -> None:
    mine = crew(booster=1, stations="scientists 1", friendship="science_mixed_1")
    other = side(booster=1, stations="scientists 1", friendship="science_boosters")
    t = meet("e25", mine, other, side(), side(), mine="yellow blue", theirs="yellow blue")
    t.do(0, "answer:yes")
    assert totals(t, "speed") == {0: 5, 1: 6}
    assert not won(t)


@pytest.mark.rule("starfarers:12.6")
@pytest.mark.parametrize(
    ("mine", "pursuer", "escapes"),
    [
        ((2, ""), (2, ""), True),
        ((2, ""), (3, ""), False),
        ((2, "science_mixed_1"), (3, ""), True),
        ((3, ""), (2, "science_boosters"), False),
        ((3, "science_mixed_1"), (2, "science_boosters"), True),
    ],
)
def test_scientists_boosters_count_for_both_when_one_runs(
    mine: tuple[int, str], pursuer: tuple[int, str], escapes: bool
) -> None:
    def fleet(boosters: int, card: str, **given: Any) -> Side:
        return crew(booster=boosters, stations="scientists 1" if card else "", friendship=card, **given)

    others = (side(), side(), fleet(*pursuer, ports="", ships={}))
    t = meet("e16", fleet(*mine), *others, mine="yellow red", theirs="blue black")
    t.do(0, "answer:yes")
    assert (t.asked() == {0: "flight"}) is escapes
    assert bool(totals(t, "combat")) is not escapes


@pytest.mark.rule("starfarers:12.25")
@pytest.mark.parametrize(
    ("card", "answers", "place"),
    [
        ("e07", ["answer:0", "answer:yes"], -1),
        ("e08", ["answer:0", "answer:yes"], 1),
        ("e09", ["answer:no"], -1),
        ("e10", ["answer:no"], -2),
        ("e11", ["answer:no"], 1),
        ("e16", ["answer:no"], -1),
        ("e17", ["answer:no"], 2),
        ("e18", ["answer:no"], 1),
        ("e19", ["answer:yes"], -2),
        ("e20", ["answer:yes"], 1),
        ("e21", ["answer:yes"], -1),
        ("e22", ["answer:yes"], -2),
        ("e23", ["answer:yes"], -1),
        ("e24", ["answer:yes"], 1),
        ("e25", ["answer:yes"], 1),
        ("e26", ["answer:yes"], -1),
        ("e27", ["answer:yes"], -2),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_the_opponent_sits_where_the_card_says(card: str, answers: list[str], place: int, players: int) -> None:
    for active in range(players):
        sides = [crew() if seat == active else side() for seat in range(players)]
        t = meet(card, *sides, mine="yellow red", theirs="blue black", active=active)
        t.do(active, *answers)
        shook = [entry.seat for entry in t.log() if entry.key.startswith("compare-total")]
        assert shook == [active, (active + place) % players]


@pytest.mark.rule("starfarers:12.25")
@pytest.mark.parametrize(("card", "place"), [("e16", -1), ("e17", 2), ("e18", 1)])
@pytest.mark.parametrize("players", [3, 4])
def test_the_pursuer_fights_whom_it_catches(card: str, place: int, players: int) -> None:
    for active in range(players):
        pursuer = (active + place) % players
        sides = [crew() if seat == active else side(booster=int(seat == pursuer)) for seat in range(players)]
        t = meet(card, *sides, mine="yellow red", theirs="blue black", active=active)
        t.do(active, "answer:yes")
        assert list(totals(t, "combat")) == [active, pursuer]


@pytest.mark.rule("starfarers:12.25")
def test_only_the_active_player_answers() -> None:
    t = meet("e09", crew(), side(), side(), side())
    assert t.asked() == {0: "encounter"}
    assert [t.legal(seat) for seat in (1, 2, 3)] == [set(), set(), set()]


@pytest.mark.rule("starfarers:14.2", "starfarers:12.25")
def test_the_neutral_colour_is_never_an_opponent() -> None:
    """With three players second to the left is right, and second to the right is left."""
    sides = (crew(), side(cannon=1), side(cannon=2))
    t = meet("e17", *sides, mine="blue black", theirs="yellow red", neutral="n29_26* n8_27 n22_27")
    t.do(0, "answer:no")
    assert totals(t, "combat") == {0: 1, 2: 7}
    t = meet("e10", *sides, mine="blue black", theirs="yellow red", neutral="n29_26* n8_27 n22_27")
    t.do(0, "answer:no")
    assert totals(t, "combat") == {0: 1, 1: 6}


@pytest.mark.rule("starfarers:12.4")
def test_the_view_shows_the_shakes_while_the_card_is_open() -> None:
    t = meet("e09", crew(cannon=1, booster=1), side(), side(), side(cannon=2), mine="blue black", theirs="yellow red")
    t.do(0, "answer:no")
    assert t.asked() == {0: "lose_upgrade"}
    assert t.view(2)["encounter"]["shakes"] == [
        {"seat": 0, "balls": ["blue", "black"], "bonus": 1, "total": 2, "stat": "combat"},
        {"seat": 3, "balls": ["yellow", "red"], "bonus": 2, "total": 7, "stat": "combat"},
    ]
