"""Exploring systems and discovering sectors (starfarers:8), with the examples of the rulebook (starfarers:16.4)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.starfarers.board import NODE_NAMES, RINGS, SITES, SLOT_NAMES
from tests.games.starfarers.kit import Table, balls, later, new_game, refused, side, table, thing

DOWN = "face_down face_down face_down"
SYSTEMS = ["F2", "F5", "F6", "N1", "N4", "N6", "N7", "N8"]
RING = {name: {NODE_NAMES[one] for one in RINGS[slot]} for slot, name in enumerate(SLOT_NAMES)}
SITE = {name: [NODE_NAMES[one] for one in SITES[3 * slot : 3 * slot + 3]] for slot, name in enumerate(SLOT_NAMES)}


def flying(ship: str, board: str = "beginner", tiles: dict[str, str] | None = None, **given: Any) -> Table:
    options = given.pop("options", {})
    mine = side(ships={1: ship}, **given)
    return table(mine, side(), side(), side(), at="flight", tiles=tiles, options={"board": board, **options})


def discs(t: Table, slot: str) -> str:
    return " ".join(t.disc(f"{slot}.{i}") for i in (1, 2, 3))


def keys(t: Table) -> list[str]:
    return [one.key for one in t.log() if one.key not in ("speed", "flew")]


# -- exploring


@pytest.mark.rule("starfarers:8.1")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_entering_the_ring_of_a_system_reveals_all_three_discs_and_the_move_may_go_on(kind: str) -> None:
    t = flying(f"{kind} n19_20")
    assert discs(t, "N7") == DOWN
    assert not t.sector("N7")["explored"]
    t.luck("disc_5", "disc_3", "disc_10")
    t.do(0, "step:1.n17_20")
    assert discs(t, "N7") == "disc_5 disc_3 disc_10"
    assert [one["numbers"] for one in t.sector("N7")["planets"]] == [[5], [3], [10]]
    assert keys(t) == ["explored", "disc-number", "disc-number", "disc-number"]
    assert [(one.rule, one.seat, thing(one.card)) for one in t.log("explored")] == [("starfarers:8.1", 0, "N7")]
    assert [(one.number, thing(one.card)) for one in t.log("disc-number")] == [
        (40, "disc_5"), (41, "disc_3"), (42, "disc_10")]  # fmt: skip
    assert (t.asked(), t.view(0)["flight"]["left"]) == ({0: "flight"}, 3)
    t.do(0, "fly:1.n19_18")
    assert (t.ship(0, 1), t.check()) == ((kind, "n19_18"), [])


@pytest.mark.rule("starfarers:8.1")
@pytest.mark.parametrize("slot", SYSTEMS)
def test_each_of_the_nine_outer_intersections_of_each_system_will_do(slot: str) -> None:
    outer = RING[slot] - set(SITE[slot])
    assert len(outer) == 9
    for place in sorted(outer):
        t = flying(f"colony {place}")  # it stands there, leaves nothing, and steps along the ring
        there = next(one for one in sorted(t.legal(0, "step")) if one.partition(".")[2] in RING[slot])
        assert discs(t, slot) == DOWN
        t.do(0, there)
        assert "face_down" not in discs(t, slot)
        assert all(discs(t, other) == DOWN for other in SYSTEMS if other != slot)


@pytest.mark.rule("starfarers:8.1")
def test_a_flight_that_passes_a_system_halts_there_and_is_asked_again() -> None:
    t = flying("colony n14_23", booster=3)
    t.luck("disc_5", "disc_3", "disc_10")
    t.do(0, "fly:1.n14_21")
    assert (t.ship(0, 1), t.view(0)["flight"]["left"]) == (("colony", "n13_22"), 6)
    assert {"found:1.n14_21", "stop", "step:1.n14_23"} <= t.legal(0)
    t.do(0, "found:1.n14_21")
    assert t.piece("n14_21") == "0 colony"


@pytest.mark.rule("starfarers:8.1")
def test_with_the_last_step_the_system_is_explored_and_the_move_over() -> None:
    t = flying("colony n20_25", booster=1)
    t.luck("disc_5", "disc_3", "disc_10")
    t.do(0, "fly:1.n13_22")
    assert (discs(t, "N7"), t.ship(0, 1), t.active()) == ("disc_5 disc_3 disc_10", ("colony", "n13_22"), 1)


@pytest.mark.rule("starfarers:8.1")
def test_a_space_jump_onto_a_colony_site_explores_too() -> None:
    t = table(side(ships={1: "colony n20_25"}), side(), side(), side(), at="encounter")
    t.luck("e25", *balls("yellow red"), *balls("yellow blue"))
    later(t)
    t.do(0, "answer:yes")
    assert t.asked() == {0: "jump"}
    t.luck("disc_5", "disc_3", "disc_10")
    t.do(0, "jump:1.n14_19")
    assert discs(t, "N7") == "disc_5 disc_3 disc_10"
    assert t.legal(0) == {"found:1.n14_19", "stop"}
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.ship(0, 1), t.points(0)) == ("0 colony", None, 1)


@pytest.mark.rule("starfarers:8.2")
@pytest.mark.parametrize(
    ("slot", "start", "ring", "drawn", "planet", "kind", "value"),
    [
        ("N7", "n19_20", "n17_20", "disc_5 disc_3 pirate_4", 3, "pirate", 4),
        ("N7", "n19_20", "n17_20", "disc_5 disc_3 pirate_5", 3, "pirate", 5),
        ("N7", "n19_20", "n17_20", "disc_2 disc_12 ice_3", 3, "ice", 3),
        ("F2", "n22_1", "n20_1", "disc_8 disc_4 pirate_6", 3, "pirate", 6),
        ("F2", "n22_1", "n20_1", "disc_9 disc_11 ice_4", 3, "ice", 4),
    ],
)
def test_a_base_or_ice_is_replaced_by_its_token(
    slot: str, start: str, ring: str, drawn: str, planet: int, kind: str, value: int
) -> None:
    t = flying(f"colony {start}")
    t.luck(*drawn.split())
    t.do(0, f"step:1.{ring}")
    assert keys(t) == ["explored", "disc-number", "disc-number", "token-found"]
    assert [(one.rule, thing(one.card)) for one in t.log("token-found")] == [("starfarers:8.2", f"{kind}_{value}")]
    shown = t.sector(slot)["planets"][planet - 1]
    assert (shown["numbers"] or None, shown["token"]) == (None, {"kind": kind, "value": value})
    assert t.view(None)["reserve_discs"] == 5


@pytest.mark.rule("starfarers:8.4")
def test_exploring_is_compulsory_free_and_seen_by_all_and_brings_nothing_else() -> None:
    t = flying("colony n19_20", hand="ore 2")
    before = [t.fleet(seat) for seat in range(4)]
    t.luck("disc_5", "disc_3", "pirate_4")
    t.do(0, "step:1.n17_20")
    sectors = [t.view(seat)["sectors"] for seat in (None, 0, 1, 2, 3)]
    assert all(one == sectors[0] for one in sectors)
    assert sectors[0][SLOT_NAMES.index("N7")]["explored"]
    assert [t.fleet(seat) for seat in range(4)] == before
    assert t.points(0) == 0


@pytest.mark.rule("starfarers:8.4")
def test_before_it_is_explored_nobody_sees_or_colonises_a_system() -> None:
    t = flying("colony n19_20", booster=3)
    for seat in (None, 0, 1):
        shown = t.view(seat)["sectors"][SLOT_NAMES.index("N7")]
        assert [(one["numbers"], one["token"]) for one in shown["planets"]] == [(None, None)] * 3
    refused(t, 0, "found:1.n14_19", "refuse-unexplored", "10.1", slot="N7")


@pytest.mark.rule("starfarers:8.5")
def test_standing_beside_a_system_or_leaving_it_does_not_explore() -> None:
    t = flying("colony n17_20")
    t.do(0, "step:1.n19_20", "stop")
    assert (discs(t, "N7"), t.active()) == (DOWN, 1)
    t = flying("colony n17_20")
    t.do(0, "end")
    assert discs(t, "N7") == DOWN


# -- discovering


@pytest.mark.rule("starfarers:8.3")
@pytest.mark.parametrize("board", ["explorer", "wild_space"])
def test_the_first_to_reach_a_face_down_sector_turns_it_up_and_explores_a_system(board: str) -> None:
    t = flying("colony n19_20", board, {"N7": ""}, options={"tile_rotation": "printed"})
    assert (t.sector("N7")["kind"], t.sector("N7")["planets"]) == ("unknown", [])
    t.luck("SYS1", "disc_5", "disc_3", "pirate_4")
    t.do(0, "step:1.n17_20")
    assert keys(t)[:2] == ["discovered", "explored"]
    assert [(one.rule, thing(one.card)) for one in t.log("discovered")] == [("starfarers:8.3", "SYS1")]
    shown = [(one["resource"], one["symbol"], one["numbers"]) for one in t.sector("N7")["planets"][:2]]
    assert shown == [("carbon", "square", [5]), ("food", "triangle", [3])]
    assert t.sector("N7")["planets"][2]["token"] == {"kind": "pirate", "value": 4}
    assert (t.view(0)["flight"]["left"], t.check()) == (3, [])


@pytest.mark.rule("starfarers:8.3")
@pytest.mark.parametrize(
    ("turned", "resources"), [("#0", "carbon food fuel"), ("#1", "food fuel carbon"), ("#2", "fuel carbon food")]
)
def test_a_tile_lies_turned_at_random(turned: str, resources: str) -> None:
    t = flying("colony n19_20", "explorer", {"N7": ""})
    t.luck("SYS1", turned)
    t.do(0, "step:1.n17_20")
    assert [one["resource"] for one in t.sector("N7")["planets"]] == resources.split()


@pytest.mark.rule("starfarers:8.3")
def test_what_is_face_down_cannot_be_flown_into_or_counted_on() -> None:
    t = flying("trade n19_20", "explorer", {"N7": ""}, booster=3)
    refused(t, 0, "fly:1.n13_20", "refuse-unknown", "8.3", slot="N7")
    refused(t, 0, "fly:1.n14_19", "refuse-unknown", "8.3", slot="N7")  # it may be a colony site
    t = flying("colony n19_20", "explorer", {"N7": ""}, booster=3)
    refused(t, 0, "fly:1.n13_20", "refuse-unknown", "8.3", slot="N7")
    assert t.legal(0, "found") == set()
    assert t.why(0, "found:1.n14_19") is not None
    reach = {one["node"]: one for one in t.view(0)["flight"]["reach"]}
    assert "n13_20" not in reach
    assert reach["n17_20"]["reveals"]
    assert not reach["n20_19"]["reveals"]


@pytest.mark.rule("starfarers:8.3", "starfarers:6.7")
def test_a_discovered_empty_sector_may_be_crossed_at_once() -> None:
    t = flying("trade n19_20", "explorer", {"N7": ""}, booster=1)
    t.luck("EMPTY2")
    t.do(0, "fly:1.n16_19")
    assert (t.ship(0, 1), t.sector("N7")["kind"], keys(t)) == (("trade", "n17_20"), "empty", ["discovered"])
    t.do(0, "fly:1.n11_20")  # by n16_19, n14_19 and the centre n13_20
    assert (t.ship(0, 1), t.check()) == (("trade", "n11_20"), [])


@pytest.mark.rule("starfarers:8.3")
def test_a_discovered_outpost_may_be_docked_at_once() -> None:
    t = flying("trade n19_20", "wild_space", {"N7": "", "N3": "EMPTY2"}, freight_pod=1)
    t.luck("OUT_MERCH")
    t.do(0, "step:1.n17_20")
    sector = t.sector("N7")
    assert (sector["kind"], sector["civ"], sector["docks"], sector["marker"]) == ("outpost", "merchants", [], None)
    assert sector["cards"] == ["merchant_ore", "merchant_fuel", "merchant_carbon", "merchant_food", "merchant_goods"]
    t.do(0, "fly:1.n13_20", "friend:merchant_food")
    assert (t.sector("N7")["docks"], t.points(0), t.check()) == ([0], 2, [])


@pytest.mark.rule("starfarers:8.3")
def test_in_wild_space_a_far_tile_brings_discs_of_its_own_stars_to_a_near_slot() -> None:
    t = flying("colony n19_20", "wild_space", {"N7": "", "F2": "EMPTY2"}, options={"tile_rotation": "printed"})
    t.luck("SYS6", "disc_8", "disc_4", "pirate_6")
    t.do(0, "step:1.n17_20")
    assert (t.sector("N7")["stars"], discs(t, "N7"), t.luck_left()) == (2, "disc_8 disc_4 pirate_6", 0)


@pytest.mark.rule("starfarers:8.3")
@pytest.mark.parametrize("board", ["explorer", "wild_space"])
def test_at_the_start_of_such_a_game_every_sector_but_home_is_unknown_to_all(board: str) -> None:
    t = new_game(board=board)
    sectors = t.view(None)["sectors"]
    assert [one["kind"] for one in sectors] == ["unknown"] * 15 + ["system"] * 4
    assert all(t.view(seat)["sectors"] == sectors for seat in range(4))
    assert {one["kind"] for one in new_game(board="strategic").view(None)["sectors"]} == {"system", "outpost", "empty"}


# -- the example of the rulebook


@pytest.mark.rule("starfarers:16.4")
def test_example_carbon_five_food_three_and_a_base_of_four_on_fuel() -> None:
    t = flying("colony n14_23", booster=2)
    assert [one["resource"] for one in t.sector("N7")["planets"]] == ["carbon", "food", "fuel"]
    t.luck("disc_5", "disc_3", "pirate_4")
    t.do(0, "step:1.n13_22")
    shown = {one["resource"]: (one["numbers"] or one["token"]) for one in t.sector("N7")["planets"]}
    assert shown == {"carbon": [5], "food": [3], "fuel": {"kind": "pirate", "value": 4}}
    for site in ("n14_21", "n11_20"):
        refused(t, 0, f"found:1.{site}", "refuse-token", "10.1", kind="pirate", value=4)
    assert t.legal(0, "found") == {"found:1.n14_19"}


@pytest.mark.rule("starfarers:16.4")
def test_example_a_colony_three_steps_from_n19_20() -> None:
    three = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}
    mine = side(ports="n19_26", colonies="n1_26 n11_28", ships={1: "colony n19_20"})
    t = table(side(), side(), mine, side(), at="flight", balls="yellow blue", discs=three, active=2)
    assert {one["node"]: one["steps"] for one in t.view(2)["flight"]["reach"]}["n14_19"] == 3
    t.do(2, "found:1.n14_19")
    assert (t.piece("n14_19"), t.points(2), t.ship(2, 1)) == ("2 colony", 5, None)
    assert t.fleet(2)["stock"] == {"colony": 5, "trade_station": 7, "transport": 3, "shipyard": 2}
