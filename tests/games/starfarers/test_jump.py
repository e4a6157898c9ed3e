"""The space jump: anywhere a ship could stop, with all that arriving brings; then it is done (starfarers:12.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, later, refused, side, table

SHIPS = {1: "colony n7_24", 2: "trade n10_23"}
N7 = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}  # n14_19 lies between the first two


def jumper(**given: Any) -> Side:
    return side(**{"ports": "n4_27", "ships": SHIPS, "hand": "ore 3", **given})


def jump(mine: Side, *others: Side, players: int = 4, **given: Any) -> Table:
    """Seat 0 gives the travellers two cards and may jump."""
    sides = [mine, *others, *[side() for _ in range(players - 1 - len(others))]]
    t = table(*sides, at="encounter", **given)
    t.luck("e28")
    later(t)
    t.do(0, "answer:2", "pay:ore", "pay:ore")
    assert t.asked() == {0: "jump"}
    return t


@pytest.mark.rule("starfarers:12.9")
def test_a_jump_need_not_be_made() -> None:
    t = jump(jumper())
    t.do(0, "none")
    assert (t.ship(0, 1), t.ship(0, 2)) == (("colony", "n7_24"), ("trade", "n10_23"))
    assert t.flags(0, 1) == t.flags(0, 2) == set()
    assert [entry.seat for entry in t.log("jump-none")] == [0]
    assert t.asked() == {0: "flight"}


@pytest.mark.rule("starfarers:12.9", "starfarers:6.13")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("flag", "key", "rule"), [("grounded", "refuse-grounded", "6.13"), ("done", "refuse-ship-done", "6.4")]
)
def test_of_three_ships_only_the_one_that_is_held_back_cannot_jump(number: int, flag: str, key: str, rule: str) -> None:
    ships = {1: "colony n7_24", 2: "trade n10_23", 3: "colony n5_26"}
    t = jump(jumper(ships={**ships, number: f"{ships[number]} {flag}"}))
    assert {int(one.partition(":")[2][0]) for one in t.legal(0, "jump")} == {1, 2, 3} - {number}
    refused(t, 0, f"jump:{number}.n29_2", key, rule, number=number)


@pytest.mark.rule("starfarers:12.9")
@pytest.mark.parametrize(("number", "kind"), [(1, "colony"), (2, "trade")])
@pytest.mark.parametrize("goal", ["n29_2", "n17_10", "n17_16", "n31_24", "n5_26"])
def test_one_ship_of_choice_jumps_anywhere_and_is_done(number: int, kind: str, goal: str) -> None:
    """Far corners, centres of empty sectors, an own berth."""
    t = jump(jumper())
    t.do(0, f"jump:{number}.{goal}")
    assert t.ship(0, number) == (kind, goal)
    assert t.flags(0, number) == {"done"}
    assert t.flags(0, 3 - number) == set()
    assert t.asked() == {0: "flight"}
    refused(t, 0, f"fly:{number}.n8_23", "refuse-ship-done", "6.4", number=number)
    assert t.legal(0, "fly")


@pytest.mark.rule("starfarers:12.9")
@pytest.mark.parametrize(
    ("where", "key", "rule"),
    [
        ("1.n10_23", "refuse-occupied", "6.6"),  # under the other ship
        ("1.n22_13", "refuse-occupied", "6.6"),  # under a foreign one
        ("1.n4_27", "refuse-occupied", "6.6"),
        ("1.n11_26", "refuse-occupied", "6.6"),
        ("1.n13_26", "refuse-foreign-berth", "7.1"),
        ("2.n10_25", "refuse-foreign-berth", "7.1"),
        ("2.n14_19", "refuse-trade-ship-site", "7.2"),
        ("2.n1_26", "refuse-trade-ship-site", "7.2"),
        ("1.n25_14", "refuse-colony-dock", "7.4"),
        ("2.n25_14", "refuse-freight", "11.1"),
        ("1.n13_20", "refuse-centre", "6.7"),
        ("2.n13_20", "refuse-centre", "6.7"),
        ("1.n7_24", "refuse-stays", "6.11"),
        ("3.n8_23", "refuse-no-ship", "6.4"),
    ],
)
def test_a_jump_ends_only_where_the_ship_may_stop(where: str, key: str, rule: str) -> None:
    t = jump(jumper(), side(ports="n11_26", ships={1: "trade n22_13"}))
    assert f"jump:{where}" not in t.legal(0)
    refused(t, 0, f"jump:{where}", key, rule)


@pytest.mark.rule("starfarers:12.9")
def test_a_jump_explores_where_it_arrives() -> None:
    t = jump(jumper())
    t.luck("disc_5", "disc_3", "pirate_4")
    t.do(0, "jump:2.n13_22")
    assert [t.disc(f"N7.{number}") for number in (1, 2, 3)] == ["disc_5", "disc_3", "pirate_4"]
    assert t.sector("N7")["explored"]
    assert (t.asked(), t.check()) == ({0: "flight"}, [])


@pytest.mark.rule("starfarers:12.9", "starfarers:8.1")
def test_a_jump_onto_a_site_explores_and_may_found() -> None:
    t = jump(jumper())
    t.luck("disc_5", "disc_3", "pirate_4")
    t.do(0, "jump:1.n14_19")
    assert t.asked() == {0: "land"}
    assert t.legal(0) == {"found:1.n14_19", "stop"}
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.ship(0, 1), t.points(0)) == ("0 colony", None, 3)
    assert t.fleet(0)["stock"] == {"colony": 7, "trade_station": 6, "transport": 2, "shipyard": 2}
    assert (t.asked(), t.check()) == ({0: "flight"}, [])


@pytest.mark.rule("starfarers:12.9", "starfarers:10.1")
def test_a_jump_beside_a_base_found_there_may_not_found() -> None:
    t = jump(jumper())
    t.luck("disc_5", "disc_3", "pirate_4")
    t.do(0, "jump:1.n14_21")
    assert (t.asked(), t.ship(0, 1)) == ({0: "flight"}, ("colony", "n14_21"))
    assert t.flags(0, 1) == {"done", "waits"}


@pytest.mark.rule("starfarers:12.9", "starfarers:7.3")
def test_who_does_not_found_after_a_jump_must_found_or_leave_next_turn() -> None:
    t = jump(jumper(), discs=N7)
    t.do(0, "jump:1.n14_19", "stop")
    assert t.flags(0, 1) == {"done", "waits"}
    assert t.piece("n14_19") == ""


@pytest.mark.rule("starfarers:12.9", "starfarers:10.4")
def test_with_three_players_a_jump_founds_no_third_colony() -> None:
    discs = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
    t = jump(jumper(), side(colonies="n14_21 n11_20"), players=3, discs=discs)
    t.do(0, "jump:1.n14_19")
    assert (t.asked(), t.flags(0, 1)) == ({0: "flight"}, {"done", "waits"})
    t = jump(jumper(), side(colonies="n14_21"), players=3, discs=discs)
    t.do(0, "jump:1.n14_19")
    assert t.asked() == {0: "land"}


@pytest.mark.rule("starfarers:12.9", "starfarers:10.5")
def test_a_jump_home_founds_nothing() -> None:
    t = jump(jumper())
    t.do(0, "jump:1.n29_28")
    assert (t.asked(), t.ship(0, 1)) == ({0: "flight"}, ("colony", "n29_28"))


@pytest.mark.rule("starfarers:12.9", "starfarers:9.1")
def test_a_jump_clears_what_it_is_strong_enough_for() -> None:
    t = jump(jumper(cannon=4), discs=N7)
    t.luck("disc_9")
    t.do(0, "jump:1.n14_21")
    assert (t.disc("N7.3"), t.points(0)) == ("disc_9", 3)
    assert t.fleet(0)["medals"] == [{"kind": "pirate", "value": 4}]
    assert t.legal(0) == {"found:1.n14_21", "stop"}
    t.do(0, "found:1.n14_21")
    assert (t.points(0), t.check()) == (4, [])


@pytest.mark.rule("starfarers:12.9", "starfarers:9.2")
def test_a_trade_ship_that_jumps_thaws_ice() -> None:
    discs = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "ice_3"}
    t = jump(jumper(freight_pod=3), discs=discs)
    t.luck("disc_11")
    t.do(0, "jump:2.n13_22")
    assert (t.disc("N7.3"), t.points(0)) == ("disc_11", 3)


@pytest.mark.rule("starfarers:12.9", "starfarers:11.1")
def test_a_trade_ship_that_jumps_to_an_outpost_founds_its_station() -> None:
    t = jump(jumper(freight_pod=1))
    t.do(0, "jump:2.n25_14")
    assert t.asked() == {0: "friendship"}
    t.do(0, "friend:merchant_food")
    assert (t.ship(0, 2), t.points(0), t.marker("merchants")) == (None, 4, 0)
    assert t.fleet(0)["stations"]["merchants"] == 1
    assert (t.asked(), t.check()) == ({0: "flight"}, [])


@pytest.mark.rule("starfarers:12.9", "starfarers:11.2")
def test_no_jump_to_a_full_outpost() -> None:
    cards = "merchant_ore merchant_fuel merchant_carbon merchant_food merchant_goods"
    t = jump(jumper(freight_pod=5), side(stations="merchants 5", friendship=cards))
    refused(t, 0, "jump:2.n25_14", "refuse-docks-full", "11.2", civ="merchants")


@pytest.mark.rule("starfarers:12.9", "starfarers:12.15")
def test_the_rest_of_the_card_follows_the_jump() -> None:
    t = table(jumper(freight_pod=1), side(), side(), side(), at="encounter")
    t.luck("e30")
    later(t)
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore", "jump:2.n25_14")
    assert t.half_medals(0) == 0
    t.do(0, "friend:merchant_ore")
    assert (t.half_medals(0), t.view(0)["last_encounter"]) == (1, "e30")


@pytest.mark.rule("starfarers:12.9", "starfarers:13.2")
def test_a_jump_can_win_the_game() -> None:
    rich = jumper(ports="n4_27 n1_26 n11_26", colonies="n19_28 n26_27 n29_28 n22_27 n8_27 n11_28", half_medals=4)
    t = jump(rich, discs=N7)
    assert t.points(0) == 14
    t.do(0, "jump:1.n14_19", "found:1.n14_19")
    assert t.over()
    assert (t.view(0)["winner"], t.points(0)) == (0, 15)


@pytest.mark.rule("starfarers:12.9", "starfarers:8.3")
def test_a_jump_beside_a_hidden_sector_turns_it_up() -> None:
    t = jump(jumper(), tiles={"F7": "", "N5": ""}, options={"board": "explorer"})
    assert t.sector("N5")["kind"] == "unknown"
    refused(t, 0, "jump:1.n17_16", "refuse-unknown", "8.3", slot="N5")
    t.luck("EMPTY1")
    t.do(0, "jump:1.n17_18")
    assert t.sector("N5")["kind"] == "empty"
    assert t.sector("F7")["kind"] == "unknown"


@pytest.mark.rule("starfarers:12.9", "starfarers:7.5")
def test_a_ship_that_must_leave_a_berth_may_leave_by_a_jump() -> None:
    t = jump(jumper(ships={1: "colony n13_26 evicted", 2: "trade n10_23"}), side(ports="n11_26"))
    t.do(0, "jump:1.n13_24")
    assert (t.ship(0, 1), t.flags(0, 1)) == (("colony", "n13_24"), {"done"})
    t.do(0, "end")
    assert t.active() == 1
