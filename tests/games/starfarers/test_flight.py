"""Shaking the mothership and flying: speed, steps, what may be passed and where a move ends (starfarers:6)."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from starhold.core.errors import BadLuck
from tests.games.starfarers.kit import Table, balls, later, refused, side, table, thing, told_balls

EXPLORED = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}


def flying(ship: str = "colony n20_25", *others: str, shaken: str = "yellow yellow", **given: Any) -> Table:
    """Seat 0 flies one ship (base 4 unless told); the ships in the way are seat 1's."""
    theirs = dict(enumerate(others, 1))
    return table(side(ships={1: ship}, **given), side(ships=theirs), side(), side(), at="flight", balls=shaken)


def speed(t: Table) -> int:
    found: int = t.view(0)["flight"]["speed"]
    return found


def left(t: Table) -> int:
    found: int = t.view(0)["flight"]["left"]
    return found


def steps_to(t: Table, ship: int = 1) -> dict[str, int]:
    return {one["node"]: one["steps"] for one in t.view(0)["flight"]["reach"] if one["ship"] == ship}


# -- the shake


@pytest.mark.rule("starfarers:6.1")
@pytest.mark.parametrize(
    ("shaken", "base"),
    [("yellow yellow", 4), ("yellow red", 5), ("red yellow", 5), ("yellow blue", 3), ("red blue", 4), ("blue red", 4)],
)
def test_two_balls_without_the_black_one_give_their_sum(shaken: str, base: int) -> None:
    t = table(side(ships={1: "colony n20_25"}), side(), side(), side(), at="shake")
    t.luck(*balls(shaken))
    later(t)
    assert t.asked() == {0: "flight"}
    flight = t.view(None)["flight"]
    assert (flight["balls"], flight["base"], flight["encounter"], flight["speed"]) == (
        shaken.split(),
        base,
        False,
        base,
    )
    assert [told_balls(one) for one in t.log("shake")] == [tuple(shaken.split())]
    assert [(one.number, one.rule) for one in t.log("shake")] == [(base, "starfarers:6.1")]
    assert t.log("encounter-group") == []


@pytest.mark.rule("starfarers:6.1")
@pytest.mark.parametrize(
    "shaken", ["black yellow", "black red", "black blue", "yellow black", "red black", "blue black"]
)
def test_with_the_black_ball_an_encounter_comes_first_and_the_base_is_three(shaken: str) -> None:
    t = table(side(ships={1: "colony n20_25"}, booster=2), side(), side(), side(), at="shake")
    t.luck(*balls(shaken), "e02")
    later(t)
    assert t.asked() == {0: "encounter"}
    refused(t, 0, "fly:1.n19_24", "refuse-not-now")
    t.do(0, "answer:0")
    assert t.asked() == {0: "flight"}
    assert (t.view(0)["flight"]["base"], speed(t)) == (3, 5)
    assert len(t.log("encounter-group")) == 1


@pytest.mark.rule("starfarers:6.1")
def test_there_is_one_ball_of_each_colour_but_two_yellow_ones() -> None:
    """Of the pairs without the black ball, two red or two blue ones cannot be."""
    seen = set()
    for first in ("yellow", "red", "blue"):
        for second in ("yellow", "red", "blue"):
            t = table(side(ships={1: "colony n20_25"}), side(), side(), side(), at="shake")
            t.luck(*balls(f"{first} {second}"))
            with contextlib.suppress(BadLuck):  # luck that cannot be
                later(t)
                seen.add((first, second))
    assert seen == {("yellow", "yellow"), ("yellow", "red"), ("yellow", "blue"), ("red", "yellow"), ("red", "blue"),
                    ("blue", "yellow"), ("blue", "red")}  # fmt: skip


@pytest.mark.rule("starfarers:6.2")
@pytest.mark.parametrize(
    ("boosters", "cards", "total"),
    [
        (0, "", 4),
        (1, "", 5),
        (6, "", 10),
        (0, "science_boosters", 6),
        (0, "science_mixed_1", 5),
        (0, "science_cannons", 4),
        (2, "science_mixed_1 science_mixed_2 science_mixed_3 science_boosters", 11),
    ],
)
def test_speed_is_the_base_with_own_boosters_and_scientists_cards(boosters: int, cards: str, total: int) -> None:
    stations = f"scientists {len(cards.split())}"
    mine = side(ships={1: "colony n20_25", 2: "trade n19_20"}, booster=boosters, friendship=cards, stations=stations)
    t = table(mine, side(booster=5), side(), side(), at="flight")
    assert speed(t) == total
    assert [one.number for one in t.log("speed")] == [total]
    assert max(steps_to(t, 1).values()) == max(steps_to(t, 2).values()) == total
    assert t.check() == []


@pytest.mark.rule("starfarers:6.2")
def test_nobody_flies_farther_than_the_speed() -> None:
    t = flying(shaken="yellow blue")
    assert max(steps_to(t).values()) == 3
    refused(t, 0, "fly:1.n20_21", "refuse-too-far", "6.2", node="n20_21", steps=4, left=3)
    t.do(0, "step:1.n19_24")
    refused(t, 0, "fly:1.n20_21", "refuse-too-far", "6.2", node="n20_21", steps=3, left=2)
    t.do(0, "step:1.n20_23", "step:1.n19_22")
    assert t.ship(0, 1) == ("colony", "n19_22")
    assert t.active() == 1  # no step is left: the move is over, and with it the only ship's flight


@pytest.mark.rule("starfarers:6.3")
def test_a_booster_won_in_the_encounter_counts_in_the_flight_that_follows() -> None:
    t = table(side(ships={1: "colony n20_25"}, hand="ore 3"), side(), side(), side(), at="encounter")
    t.luck("e02")
    later(t)
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore", "attach:booster")
    assert t.asked() == {0: "flight"}
    assert (t.view(0)["flight"]["base"], speed(t)) == (3, 4)
    t.do(0, "fly:1.n20_21")
    assert t.ship(0, 1) == ("colony", "n20_21")


@pytest.mark.rule("starfarers:6.3")
def test_a_booster_lost_in_the_encounter_is_missing_in_the_flight_that_follows() -> None:
    t = table(side(ships={1: "colony n20_25"}, booster=1), side(), side(), side(cannon=6), at="encounter")
    t.luck("e09", *balls("yellow blue"), *balls("yellow red"))
    later(t)
    t.do(0, "answer:no")
    if t.asked() == {0: "lose_upgrade"}:
        t.do(0, "lose:booster")
    assert t.upgrades(0)["booster"] == 0
    assert speed(t) == 3
    refused(t, 0, "fly:1.n20_21", "refuse-too-far", "6.2", steps=4, left=3)


# -- one after another


@pytest.mark.rule("starfarers:6.4")
def test_a_ship_that_has_finished_is_not_moved_again() -> None:
    t = table(side(ships={1: "colony n20_25", 2: "trade n13_26"}), side(), side(), side(), at="flight")
    t.do(0, "fly:1.n19_24")
    assert t.flags(0, 1) == {"done"}
    for notation in ("fly:1.n20_23", "step:1.n20_23", "found:1.n14_19"):
        refused(t, 0, notation, "refuse-ship-done", "6.4", number=1)
    assert {one["ship"] for one in t.view(0)["flight"]["reach"]} == {2}
    assert t.asked() == {0: "flight"}
    t.do(0, "fly:2.n14_25")
    assert t.active() == 1


@pytest.mark.rule("starfarers:6.4")
def test_there_is_no_moving_a_ship_one_does_not_have() -> None:
    t = flying("colony n20_25", "trade n13_26", "trade n14_25")
    for notation in ("fly:2.n14_25", "step:3.n13_26", "found:2.n14_19"):
        refused(t, 0, notation, "refuse-no-ship", "6.4", number=int(notation.partition(":")[2][0]))


@pytest.mark.rule("starfarers:1.5")
def test_a_move_is_finished_before_the_next_ship_starts() -> None:
    t = table(side(ships={1: "colony n20_25", 2: "trade n13_26"}), side(), side(), side(), at="flight")
    t.do(0, "step:2.n14_25")
    assert (t.view(0)["flight"]["moving"], left(t)) == (2, 3)
    for notation in ("fly:1.n19_24", "step:1.n19_24", "found:1.n14_19"):
        refused(t, 0, notation, "refuse-other-under-way", "1.5")
    refused(t, 0, "end", "refuse-under-way", "1.5")
    t.do(0, "stop")
    assert t.why(0, "end") is None
    t.do(0, "fly:1.n19_24")
    assert t.active() == 1


@pytest.mark.rule("starfarers:6.11")
def test_a_ship_need_not_be_touched() -> None:
    t = flying()
    t.do(0, "end")
    assert (t.ship(0, 1), t.active()) == (("colony", "n20_25"), 1)


@pytest.mark.rule("starfarers:6.11")
def test_a_move_that_moves_nothing_is_no_move() -> None:
    t = flying()
    refused(t, 0, "fly:1.n20_25", "refuse-stays", "6.11", node="n20_25")
    refused(t, 0, "stop", "refuse-not-under-way", "6.11")
    t.do(0, "step:1.n19_24")
    refused(t, 0, "fly:1.n19_24", "refuse-stays", "6.11", node="n19_24")


# -- steps


@pytest.mark.rule("starfarers:6.5")
def test_a_step_goes_along_an_edge_to_a_neighbour() -> None:
    t = flying()
    assert t.legal(0, "step") == {"step:1.n19_24", "step:1.n22_25", "step:1.n19_26"}
    refused(t, 0, "step:1.n20_23", "refuse-not-beside", "6.5", node="n20_23")
    refused(t, 0, "step:1.n23_26", "refuse-not-beside", "6.5", node="n23_26")


@pytest.mark.rule("starfarers:6.5")
def test_moving_less_is_allowed_and_one_may_stop_after_any_step() -> None:
    t = flying()
    t.do(0, "step:1.n19_24", "stop")
    assert (t.ship(0, 1), t.active()) == (("colony", "n19_24"), 1)
    assert [(one.number, thing(one.card)) for one in t.log("flew")] == [(1, "n19_24")]
    t = flying()
    t.do(0, "fly:1.n20_23")
    assert [(one.number, thing(one.card)) for one in t.log("flew")] == [(2, "n20_23")]


@pytest.mark.rule("starfarers:6.5")
def test_a_ship_may_turn_back_to_where_it_came_from() -> None:
    t = flying()
    t.do(0, "step:1.n19_24", "step:1.n20_25")
    assert left(t) == 2
    t.do(0, "step:1.n19_24", "fly:1.n20_25")
    assert (t.ship(0, 1), t.active()) == (("colony", "n20_25"), 1)


@pytest.mark.rule("starfarers:6.6")
@pytest.mark.parametrize("blocker", ["ship", "own ship", "colony", "spaceport", "neutral"])
def test_what_is_occupied_may_be_passed_and_counts_but_nobody_ends_there(blocker: str) -> None:
    """From n14_27 along the lower edge: n16_27, n17_28, the site n19_28, its other berth n20_29."""
    mine, other = {1: "colony n16_27"}, ""
    if blocker == "own ship":
        mine[2] = "colony n19_28 grounded"
    theirs = side(
        ships={1: "colony n19_28"} if blocker == "ship" else {},
        colonies="n19_28" if blocker == "colony" else "",
        ports="n19_28" if blocker == "spaceport" else "",
    )
    if blocker == "neutral":
        other = "n19_28*"
    t = table(side(ships=mine), theirs, side(), at="flight", neutral=other)
    assert steps_to(t)["n19_28"] == 2
    assert steps_to(t)["n20_29"] == 3
    refused(t, 0, "fly:1.n19_28", "refuse-occupied", "6.6", node="n19_28")
    t.do(0, "step:1.n17_28", "step:1.n19_28")
    refused(t, 0, "stop", "refuse-must-keep-moving")
    assert left(t) == 2
    if blocker == "spaceport":
        refused(t, 0, "fly:1.n20_29", "refuse-foreign-berth", "7.1")
        t.do(0, "fly:1.n22_29")
    else:
        t.do(0, "fly:1.n20_29")
    assert t.ship(0, 1) == ("colony", "n22_29" if blocker == "spaceport" else "n20_29")


@pytest.mark.rule("starfarers:6.7")
def test_the_centre_of_a_system_is_no_intersection() -> None:
    t = table(side(ships={1: "colony n16_19"}, booster=5), side(), side(), side(), at="flight", discs=EXPLORED)
    refused(t, 0, "fly:1.n13_20", "refuse-centre", "6.7", slot="N7")
    assert steps_to(t)["n14_19"] == 1
    assert steps_to(t)["n11_20"] == 5  # around by n13_18; it would be 3 through the middle
    t.do(0, "step:1.n14_19")
    refused(t, 0, "step:1.n13_20", "refuse-centre", "6.7", slot="N7")


@pytest.mark.rule("starfarers:6.7")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_the_centre_of_an_empty_sector_is_an_ordinary_intersection(kind: str) -> None:
    t = flying(f"{kind} n17_18")
    assert (steps_to(t)["n17_16"], steps_to(t)["n16_15"]) == (2, 3)
    t.do(0, "fly:1.n17_16")
    assert (t.ship(0, 1), t.active()) == ((kind, "n17_16"), 1)


@pytest.mark.rule("starfarers:6.8")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_any_ship_may_pass_through_a_docking_point(kind: str) -> None:
    t = flying(f"{kind} n22_15", shaken="yellow blue")
    assert (steps_to(t)["n25_14"], steps_to(t)["n26_13"]) == (2, 3)
    t.do(0, "fly:1.n26_13")
    assert t.ship(0, 1) == (kind, "n26_13")
    assert t.sector("N3")["docks"] == []
    t = flying(f"{kind} n22_15", shaken="yellow blue")
    t.do(0, "step:1.n23_14", "step:1.n25_14")
    refused(t, 0, "stop", "refuse-must-keep-moving", "6.10")
    assert t.legal(0) == {f"{verb}:1.{name}" for verb in ("step", "fly") for name in ("n23_14", "n26_13", "n26_15")}


# -- step by step


@pytest.mark.rule("starfarers:6.9")
def test_on_one_step_a_sector_is_discovered_then_explored_then_cleared() -> None:
    t = table(
        side(ships={1: "colony n14_23"}, cannon=4),
        *(side(), side(), side()),
        at="flight",
        tiles={"N7": ""},
        options={"board": "explorer", "tile_rotation": "printed"},
    )
    t.luck("SYS1", "disc_5", "disc_3", "pirate_4", "disc_9")
    t.do(0, "step:1.n13_22")
    keys = [one.key for one in t.log() if one.key not in ("speed", "flew")]
    assert keys == [
        "discovered",
        "explored",
        "disc-number",
        "disc-number",
        "token-found",
        "cleared-pirates",
        "reserve-disc",
    ]
    assert t.disc("N7.3") == "disc_9"
    assert left(t) == 3


@pytest.mark.rule("starfarers:6.9", "starfarers:9.13")
def test_a_medal_on_the_way_wins_before_the_move_goes_on() -> None:
    stations = "green_folk 1 merchants 1 scientists 1 diplomats 1"
    cards = "green_ore merchant_ore science_cannons diplomat_limit"
    mine = side(ports="n4_27 n11_26 n19_26", ships={1: "colony n14_23"}, cannon=2, stations=stations, friendship=cards)
    t = table(mine, side(), side(), side(), at="flight", discs=EXPLORED)
    assert t.points(0) == 14
    t.luck("disc_9")
    t.do(0, "fly:1.n14_21")
    assert (t.over(), t.points(0), t.view(None)["winner"]) == (True, 15, 0)
    assert t.ship(0, 1) == ("colony", "n13_22")


@pytest.mark.rule("starfarers:6.10")
def test_on_an_illegal_place_a_ship_must_keep_moving() -> None:
    t = flying("colony n20_25", "trade n19_24")
    t.do(0, "step:1.n19_24")
    assert "stop" not in t.legal(0)
    refused(t, 0, "stop", "refuse-must-keep-moving", "6.10")
    refused(t, 0, "end", "refuse-under-way", "1.5")
    t.do(0, "step:1.n20_23", "stop")
    assert t.ship(0, 1) == ("colony", "n20_23")


@pytest.mark.rule("starfarers:6.10")
def test_no_step_is_offered_from_which_no_legal_stop_can_be_reached() -> None:
    t = flying("colony n20_25", "trade n22_23", shaken="yellow blue")
    t.do(0, "step:1.n22_25", "step:1.n23_24")
    assert left(t) == 1
    refused(t, 0, "step:1.n22_23", "refuse-dead-end", "6.10", node="n22_23")
    assert t.legal(0) == {"stop", "step:1.n22_25", "fly:1.n22_25", "step:1.n25_24", "fly:1.n25_24"}


@pytest.mark.rule("starfarers:6.10")
def test_returning_to_the_start_counts_as_a_legal_stop() -> None:
    """Behind n-2_27 everything is taken, or a berth of the spaceport on n1_26: from there only the way back is left."""
    theirs = side(ports="n1_26", colonies="n1_28", ships={1: "colony n-2_27", 2: "trade n-2_25"})
    t = table(side(ships={1: "colony n-1_28"}), theirs, side(), side(), at="flight", balls="yellow blue")
    assert t.legal(0) == {"end", "step:1.n-2_27", "step:1.n1_28", "fly:1.n2_29", "fly:1.n4_29"}
    t.do(0, "step:1.n-2_27")
    assert t.legal(0) == {"step:1.n-1_28", "fly:1.n-1_28"}
    refused(t, 0, "step:1.n-1_26", "refuse-dead-end", "6.10", node="n-1_26")
    t.do(0, "fly:1.n-1_28")
    assert t.ship(0, 1) == ("colony", "n-1_28")


# -- strength gained in flight


@pytest.mark.rule("starfarers:6.12")
def test_a_scientists_card_taken_in_flight_speeds_up_the_ships_that_have_not_finished() -> None:
    mine = side(ships={1: "trade n5_2", 2: "colony n20_25", 3: "colony n13_26"}, freight_pod=1)
    t = table(mine, side(), side(), side(), at="flight")
    t.do(0, "fly:3.n14_25", "fly:1.n4_1")
    assert (t.asked(), speed(t)) == ({0: "friendship"}, 4)
    t.do(0, "friend:science_boosters")
    assert (t.asked(), speed(t)) == ({0: "flight"}, 6)
    assert max(steps_to(t, 2).values()) == 6
    refused(t, 0, "fly:3.n13_24", "refuse-ship-done", "6.4")
    assert steps_to(t, 2)["n14_21"] == 6
    t.do(0, "fly:2.n14_21")  # it halts after five where it explores
    assert (left(t), t.check()) == (1, [])
    t.do(0, "fly:2.n14_21")
    assert t.ship(0, 2) == ("colony", "n14_21")


# -- encounters


@pytest.mark.rule("starfarers:6.14")
def test_shakes_inside_an_encounter_start_no_other() -> None:
    t = table(side(ships={1: "colony n20_25"}), side(), side(), side(), at="shake")
    t.luck(*balls("black red"), "e09", *balls("black blue"), *balls("black yellow"))
    later(t)
    t.do(0, "answer:no")
    assert t.luck_left() == 0
    assert t.asked() == {0: "flight"}
    assert len(t.log("encounter-group")) == len(t.log("encounter-card")) == 1
    assert len(t.view(None)["discards"]) == 1


# -- the example of the rulebook


@pytest.mark.rule("starfarers:16.3")
def test_example_blue_and_red_with_one_booster_take_white_five_steps_to_an_unexplored_system() -> None:
    mine = side(ports="n19_26", colonies="n1_26 n11_28", ships={1: "colony n20_25"}, booster=1, half_medals=1)
    t = table(side(), side(), mine, side(), at="shake", active=2)
    t.luck(*balls("blue red"))
    later(t)
    flight = t.view(2)["flight"]
    assert (flight["base"], flight["speed"]) == (4, 5)
    reach = {one["node"]: one for one in flight["reach"]}
    assert (reach["n13_22"]["steps"], reach["n13_22"]["reveals"]) == (5, True)
    near = {name for name, one in reach.items() if one["reveals"]}
    assert near == {"n13_22", "n16_21"}  # the ring of N7 is five steps away at least
    t.luck("disc_5", "disc_3", "pirate_4")
    t.do(2, "fly:1.n13_22")
    assert t.ship(2, 1) == ("colony", "n13_22")
    assert [t.disc(f"N7.{i}") for i in (1, 2, 3)] == ["disc_5", "disc_3", "pirate_4"]
    assert [thing(one.card) for one in t.log("explored")] == ["N7"]
    assert (t.points(2), t.check()) == (4, [])
