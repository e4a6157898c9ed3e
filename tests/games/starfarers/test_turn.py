"""A turn: its phases, their order, and what ends them (starfarers:1.1 to starfarers:1.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, balls, changes, dice, later, refused, side, table

YELLOW: dict[str, Any] = {"ports": "n4_27", "colonies": "n19_28 n26_27"}
RED: dict[str, Any] = {"ports": "n11_26", "colonies": "n1_28 n29_28"}
WHITE: dict[str, Any] = {"ports": "n19_26", "colonies": "n1_26 n11_28"}
BLUE: dict[str, Any] = {"ports": "n29_26", "colonies": "n8_27 n22_27"}


def four(yellow: Side | None = None, red: Side | None = None, **given: Any) -> Table:
    """The printed homes of four players; two of them may be told otherwise."""
    return table(yellow or side(**YELLOW), red or side(**RED), side(**WHITE), side(**BLUE), **given)


def keys(t: Table) -> list[str]:
    return [entry.key for entry in t.log()]


# -- the phases


@pytest.mark.rule("starfarers:1.1")
def test_a_turn_is_production_then_trade_and_build_then_flight_then_the_left_neighbour() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26"}), at="roll")
    assert (t.view(None)["phase"], t.asked()) == ("production", {})
    t.luck(*dice(2, 3), "fuel", "food", *balls("yellow red"), *dice(6, 6), "ore", "carbon")
    later(t)
    assert (t.view(None)["phase"], t.asked()) == ("trade", {0: "turn"})
    assert t.view(None)["dice"] == [2, 3]
    t.do(0, "shake")
    assert (t.view(None)["phase"], t.asked(), t.active()) == ("flight", {0: "flight"}, 0)
    t.do(0, "fly:1.n5_24")  # the only ship: nothing is left to decide in the flight
    assert (t.view(None)["phase"], t.asked(), t.active()) == ("trade", {1: "turn"}, 1)
    assert t.view(None)["dice"] == [6, 6]
    assert t.luck_left() == 0
    order = [key for key in keys(t) if key in {"turn-begins", "rolled", "produced", "reserve", "shake", "flew"}]
    assert order == ["rolled", "produced", "produced", "reserve", "shake", "flew",
                     "turn-begins", "rolled", "produced", "produced", "reserve"]  # fmt: skip


@pytest.mark.rule("starfarers:1.1", "starfarers:14.6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_turn_goes_round_by_seats_and_from_the_last_to_the_first(players: int) -> None:
    homes = [side(**one) for one in (YELLOW, RED, WHITE, BLUE)][:players]
    t = table(*homes, turn=5)
    seats = []
    for _ in range(2 * players):
        seats.append(t.active())
        t.luck(*dice(2, 3))
        t.do(t.active(), "end")
    assert seats == [*range(players), *range(players)]
    assert t.view(None)["turn"] == 5 + 2 * players
    assert [entry.seat for entry in t.log("turn-begins")] == [(one + 1) % players for one in range(2 * players)]


@pytest.mark.rule("starfarers:1.1")
def test_nobody_else_is_asked_while_a_turn_goes_on() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26"}))
    for seat in (1, 2, 3):
        assert t.legal(seat) == set()
        assert t.why(seat, "end") is not None
        assert t.why(seat, "shake") is not None


# -- trade and build


@pytest.mark.rule("starfarers:1.2")
def test_trade_and_build_alternate_as_the_player_likes() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26"}, hand="ore 8 goods 4"), side(**RED, hand="carbon 1"))
    assert changes(t, 0, "exchange:ore.fuel") == {"ore": -3, "fuel": 1}
    assert changes(t, 0, "upgrade:freight_pod") == {"ore": -2}
    assert changes(t, 0, "exchange:goods.fuel") == {"goods": -2, "fuel": 1}
    assert changes(t, 0, "upgrade:booster") == {"fuel": -2}
    t.do(0, "offer", "give:ore", "ask:carbon", "send")
    t.do(1, "accept")
    assert changes(t, 0, "deal:2") == {"ore": -1, "carbon": 1}
    assert changes(t, 0, "upgrade:freight_pod") == {"ore": -2}
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("starfarers:1.2")
def test_after_the_shake_there_is_no_trade_and_no_building() -> None:
    rich = side(**YELLOW, ships={1: "colony n5_26"}, hand="ore 4 fuel 4 carbon 4 food 4 goods 4")
    t = four(rich, side(**RED, hand="ore 3"))
    wanted = ["exchange:ore.fuel", "exchange:goods.ore", "offer", "upgrade:booster", "colony_ship:n5_28",
              "trade_ship:n5_28", "spaceport:n19_28"]  # fmt: skip
    assert t.legal(0) >= set(wanted)
    t.luck(*balls("yellow red"))
    t.do(0, "shake")
    for notation in wanted:
        refused(t, 0, notation, "refuse-not-now")
        assert notation not in t.legal(0)
    t.do(0, "fly:1.n5_24")
    for notation in wanted:
        assert t.why(0, notation) is not None


# -- with and without ships


@pytest.mark.rule("starfarers:1.3")
def test_without_a_ship_on_the_board_the_flight_is_left_out() -> None:
    t = four()
    refused(t, 0, "shake", "refuse-shake-no-ship", "1.3")
    t.luck(*dice(2, 3), "ore", "fuel")
    t.do(0, "end")
    assert (t.active(), t.asked(), t.luck_left()) == (1, {1: "turn"}, 0)
    assert not {"shake", "ball", "encounter-group"} & set(keys(t))


@pytest.mark.rule("starfarers:1.4")
def test_with_a_ship_on_the_board_the_mothership_is_shaken_even_if_nothing_shall_move() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26"}))
    refused(t, 0, "end", "refuse-must-shake", "1.4")
    t.luck(*balls("yellow blue"), *dice(2, 3))
    t.do(0, "shake")
    assert t.asked() == {0: "flight"}
    t.do(0, "end")
    assert t.ship(0, 1) == ("colony", "n5_26")
    assert t.active() == 1


@pytest.mark.rule("starfarers:1.4")
def test_a_ship_built_in_this_turn_means_a_shake_too() -> None:
    t = four(side(**YELLOW, hand="ore 1 fuel 1 carbon 1 food 1"))
    assert "end" in t.legal(0)
    t.do(0, "colony_ship:n5_26")
    assert t.legal(0) == {"shake"}
    refused(t, 0, "end", "refuse-must-shake", "1.4")


@pytest.mark.rule("starfarers:1.4", "starfarers:1.5")
def test_who_only_wants_to_stay_meets_the_encounter_all_the_same() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26"}))
    t.luck(*balls("black yellow"), "e02")
    t.do(0, "shake")
    assert t.asked() == {0: "encounter"}


# -- inside the flight


@pytest.mark.rule("starfarers:1.5", "starfarers:6.1")
def test_an_encounter_comes_after_the_shake_and_before_the_first_ship() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26"}, hand="ore 1", half_medals=3))
    t.luck(*balls("blue black"), "e02")
    t.do(0, "shake")
    assert t.asked() == {0: "encounter"}
    for notation in ("fly:1.n5_24", "end", "exchange:ore.fuel"):
        refused(t, 0, notation, "refuse-not-now")
    t.do(0, "answer:0")
    assert t.asked() == {0: "flight"}
    assert t.view(None)["flight"]["speed"] == 3
    assert t.half_medals(0) == 2
    t.do(0, "fly:1.n5_24")
    told = [key for key in keys(t) if key in {"shake", "encounter-group", "encounter-card", "flew"}]
    assert told.index("shake") < told.index("encounter-card") < told.index("flew")


@pytest.mark.rule("starfarers:1.5")
def test_ships_fly_one_after_another_in_any_order() -> None:
    ships = {1: "colony n5_26", 2: "trade n5_28", 3: "colony n4_23"}
    t = four(side(**YELLOW, ships=ships), at="flight", balls="yellow yellow")
    t.do(0, "fly:3.n5_22", "fly:1.n5_24", "fly:2.n7_28")
    assert [t.ship(0, number) for number in (1, 2, 3)] == [("colony", "n5_24"), ("trade", "n7_28"), ("colony", "n5_22")]


@pytest.mark.rule("starfarers:1.5")
def test_the_move_of_a_ship_is_finished_before_the_next_starts() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26", 2: "trade n5_28"}), at="flight")
    t.do(0, "step:1.n4_25")
    refused(t, 0, "fly:2.n7_28", "refuse-other-under-way", "1.5")
    refused(t, 0, "step:2.n7_28", "refuse-other-under-way", "1.5")
    refused(t, 0, "end", "refuse-under-way", "1.5")
    t.do(0, "step:1.n5_24", "stop")
    refused(t, 0, "fly:1.n4_25", "refuse-ship-done", "6.4", number=1)
    t.do(0, "fly:2.n7_28")
    assert (t.ship(0, 1), t.ship(0, 2)) == (("colony", "n5_24"), ("trade", "n7_28"))


@pytest.mark.rule("starfarers:1.5")
def test_what_a_ship_founds_stands_before_the_next_ship_flies() -> None:
    """The colony of the first ship closes the site to the second."""
    n7 = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
    ships = {1: "colony n16_19", 2: "colony n16_21"}
    t = four(side(**YELLOW, ships=ships), at="flight", balls="red yellow", discs=n7)
    assert {"found:1.n14_19", "found:2.n14_19"} <= t.legal(0)
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.ship(0, 1), t.points(0)) == ("0 colony", None, 5)
    assert t.fleet(0)["stock"] == {"colony": 4, "trade_station": 7, "transport": 2, "shipyard": 2}
    refused(t, 0, "found:2.n14_19", "refuse-site-taken", "10.1")


@pytest.mark.rule("starfarers:1.5")
def test_the_turn_ends_when_the_flight_is_ended() -> None:
    t = four(side(**YELLOW, ships={1: "colony n5_26", 2: "trade n5_28"}), at="flight")
    t.do(0, "fly:1.n5_24")
    assert t.active() == 0
    t.luck(*dice(2, 3))
    t.do(0, "end")
    assert t.active() == 1
    assert t.ship(0, 2) == ("trade", "n5_28")
    refused(t, 0, "fly:2.n7_28", "refuse-not-asked")


# -- the start


@pytest.mark.rule("starfarers:1.6", "starfarers:13.2")
def test_a_turn_starts_with_the_question_whether_it_is_won_before_any_dice() -> None:
    """Red holds 15 points when yellow's turn ends: 4 of the homes, 8 of four markers, 3 of six half medals."""
    friends = "green_ore merchant_ore science_mixed_1 diplomat_limit"
    stations = "green_folk 1 merchants 1 scientists 1 diplomats 1"
    t = four(red=side(**RED, friendship=friends, stations=stations, half_medals=6))
    assert t.points(1) == 15
    assert not t.over()
    t.luck(*dice(2, 3))
    t.do(0, "end")
    assert t.over()
    assert t.view(None)["winner"] == 1
    assert t.luck_left() == 2
    assert t.log("rolled") == []
