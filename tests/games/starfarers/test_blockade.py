"""No blockade: where no ship may end its move, who must leave again, and ships that may not fly (starfarers:7)."""

from __future__ import annotations

import pytest

from tests.games.starfarers.kit import Table, balls, dice, later, refused, side, table, thing

CLOSED = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}  # the base closes n14_21 and n11_20, not n14_19
OPEN = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}


def steps(t: Table) -> dict[str, int]:
    return {one["node"]: one["steps"] for one in t.view(0)["flight"]["reach"] if one["stop"]}


def must_leave(t: Table, seat: int, number: int) -> bool:
    ships = [one for one in t.view(None)["ships"] if (one["owner"], one["number"]) == (seat, number)]
    return bool(ships[0]["must_leave"])


def next_flight(t: Table, *notations: str, shaken: str = "yellow blue") -> None:
    """These choices end seat 0's flight; the others, who have no ships, just end their turns; seat 0 shakes again."""
    players = len(t.view(None)["fleets"])
    t.luck(*dice(1, 1))
    t.do(0, *notations)
    for seat in range(1, players):
        assert t.asked() == {seat: "turn"}
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    assert t.asked() == {0: "turn"}
    t.luck(*balls(shaken))
    t.do(0, "shake")


# -- berths


@pytest.mark.rule("starfarers:7.1")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_nobody_ends_at_a_berth_of_another_players_spaceport(kind: str) -> None:
    mine = side(ports="n19_26", ships={1: f"{kind} n22_25"})
    t = table(mine, side(ports="n22_27"), side(colonies="n19_28"), side(), at="flight")
    for berth in ("n23_26", "n23_28"):
        refused(t, 0, f"fly:1.{berth}", "refuse-foreign-berth", "7.1", node=berth)
        why = t.why(0, f"fly:1.{berth}")
        assert why is not None
        assert why.values["seat"] == 2  # counted from 1
    t.do(0, "step:1.n23_26")
    refused(t, 0, "stop", "refuse-must-keep-moving", "6.10")
    t.do(0, "step:1.n25_26", "stop")  # passing is free
    assert t.ship(0, 1) == (kind, "n25_26")


@pytest.mark.rule("starfarers:7.1")
def test_own_berths_and_those_of_a_mere_colony_are_free() -> None:
    mine = side(ports="n19_26", ships={1: "trade n19_24", 2: "trade n16_27"})
    t = table(mine, side(colonies="n19_28"), side(), side(), at="flight")
    t.do(0, "fly:1.n20_25", "fly:2.n17_28")
    assert (t.ship(0, 1), t.ship(0, 2)) == (("trade", "n20_25"), ("trade", "n17_28"))


@pytest.mark.rule("starfarers:7.1")
def test_the_neutral_spaceport_protects_no_berths() -> None:
    t = table(side(ships={1: "trade n26_23"}), side(), side(), at="flight", neutral="n29_26* n8_27 n22_27")
    assert steps(t)["n28_25"] == 3
    t.do(0, "fly:1.n28_25")
    assert t.ship(0, 1) == ("trade", "n28_25")


# -- colony sites


@pytest.mark.rule("starfarers:7.2")
@pytest.mark.parametrize("discs", [OPEN, CLOSED, {}], ids=["open", "closed", "unexplored"])
def test_a_trade_ship_never_ends_on_a_colony_site(discs: dict[str, str]) -> None:
    t = table(side(ships={1: "trade n19_20"}), side(), side(), side(), at="flight", discs=discs)
    for site in ("n14_19", "n14_21"):
        refused(t, 0, f"fly:1.{site}", "refuse-trade-ship-site", "7.2", node=site)
    t.do(0, "step:1.n17_20", "step:1.n16_19", "step:1.n14_19")
    refused(t, 0, "stop", "refuse-must-keep-moving", "6.10")
    t.do(0, "fly:1.n13_18")
    assert t.ship(0, 1) == ("trade", "n13_18")


@pytest.mark.rule("starfarers:7.3")
def test_a_colony_ship_may_stop_on_a_site_and_must_found_or_leave_in_the_next_flight() -> None:
    t = table(side(ships={1: "colony n19_20"}), side(), side(), side(), at="flight", discs=OPEN)
    next_flight(t, "fly:1.n14_19")
    assert [(one.rule, one.seat, thing(one.card)) for one in t.log("waits")] == [("starfarers:7.3", 0, "n14_19")]
    assert t.piece("n14_19") == ""
    assert must_leave(t, 0, 1)
    refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node="n14_19")
    assert {"found:1.n14_19", "fly:1.n16_19", "step:1.n16_19"} <= t.legal(0)
    t.do(0, "fly:1.n16_19")
    assert (t.ship(0, 1), t.active()) == (("colony", "n16_19"), 1)
    assert not must_leave(t, 0, 1)


@pytest.mark.rule("starfarers:7.3")
def test_founding_fulfils_the_duty() -> None:
    t = table(side(ships={1: "colony n14_19 waits"}), side(), side(), side(), at="flight", discs=OPEN)
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.ship(0, 1), t.check()) == ("0 colony", None, [])


@pytest.mark.rule("starfarers:7.3")
def test_going_out_and_back_is_not_leaving() -> None:
    t = table(
        side(ships={1: "colony n14_21 waits"}), side(), side(), side(), at="flight", discs=CLOSED, balls="yellow blue"
    )
    refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node="n14_21")
    t.do(0, "step:1.n16_21")
    assert "fly:1.n14_21" not in t.legal(0)
    t.do(0, "step:1.n14_21")
    assert "stop" not in t.legal(0)
    assert t.legal(0) == {"step:1.n16_21", "fly:1.n16_21", "step:1.n13_22", "fly:1.n13_22"}
    t.do(0, "step:1.n13_22")
    assert t.ship(0, 1) == ("colony", "n13_22")


@pytest.mark.rule("starfarers:7.3")
def test_it_may_leave_for_another_site_and_wait_there() -> None:
    t = table(side(ships={1: "colony n14_21 waits"}), side(), side(), side(), at="flight", discs=CLOSED)
    next_flight(t, "fly:1.n14_19")
    assert t.ship(0, 1) == ("colony", "n14_19")
    refused(t, 0, "end", "refuse-must-leave", "7.3", node="n14_19")


@pytest.mark.rule("starfarers:7.3")
def test_a_ship_that_has_just_stopped_on_a_site_may_stay_for_this_turn() -> None:
    mine = side(ships={1: "colony n19_20", 2: "colony n20_25"})
    t = table(mine, side(), side(), side(), at="flight", discs=OPEN)
    t.do(0, "fly:1.n14_19")
    assert t.why(0, "end") is None
    t.do(0, "end")
    assert t.active() == 1


@pytest.mark.rule("starfarers:7.6")
def test_the_duty_is_void_if_there_is_nowhere_else_to_stop() -> None:
    """Home site n1_28 with speed 3: two berths, a point behind each, and the berths of a foreign spaceport."""
    blockers = {1: "colony n-1_28", 2: "colony n-2_27"}
    more = {1: "trade n2_29", 2: "trade n4_29"}
    for last in ("n4_29", "n4_25"):  # with the second the ship on n4_29 is gone
        more[2] = f"trade {last}"
        mine = side(ships={1: "colony n1_28 waits", 2: "colony n20_25"})
        theirs = [side(ports="n1_26 n4_27", ships=blockers), side(ships=more), side()]
        t = table(mine, *theirs, at="flight", balls="yellow blue")
        if last == "n4_29":
            assert {one["stop"] for one in t.view(0)["flight"]["reach"] if one["ship"] == 1} == {False}
            assert t.why(0, "end") is None
            t.do(0, "end")
            assert (t.ship(0, 1), t.active()) == (("colony", "n1_28"), 1)
        else:
            refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node="n1_28")
            assert t.legal(0, "fly") >= {"fly:1.n4_29"}


@pytest.mark.rule("starfarers:7.6")
def test_the_duty_is_not_void_if_the_ship_may_found_where_it_stands() -> None:
    """All around n28_19 is taken; what is left is to found."""
    discs = {"N8.1": "disc_10", "N8.2": "disc_4", "N8.3": "disc_5"}
    first = {1: "colony n28_17", 2: "colony n28_21", 3: "colony n29_16"}
    second = {1: "trade n29_18", 2: "trade n29_20", 3: "trade n29_22"}
    theirs = [side(ships=first), side(ships=second), side(ports="n25_18 n25_20")]
    t = table(side(ships={1: "colony n28_19 waits"}), *theirs, at="flight", balls="yellow blue", discs=discs)
    refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node="n28_19")
    assert t.legal(0) == {"found:1.n28_19"} | t.legal(0, "step")
    t.do(0, "found:1.n28_19")
    assert t.piece("n28_19") == "0 colony"


@pytest.mark.rule("starfarers:7.6")
def test_the_duty_waits_while_the_ship_is_grounded() -> None:
    mine = side(ships={1: "colony n14_21 waits grounded", 2: "colony n20_25"})
    t = table(mine, side(), side(), side(), at="flight", discs=CLOSED)
    next_flight(t, "end")
    refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node="n14_21")


@pytest.mark.rule("starfarers:7.7")
def test_a_waiting_ship_may_found_where_it_stands_if_it_may_by_then() -> None:
    t = table(side(ships={1: "colony n19_20"}), side(), side(), side(), at="flight", discs=OPEN)
    next_flight(t, "fly:1.n14_19")
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.points(0)) == ("0 colony", 1)
    t = table(side(ships={1: "colony n14_21 waits"}), side(), side(), side(), at="flight", discs=CLOSED)
    refused(t, 0, "found:1.n14_21", "refuse-token", "10.1", kind="pirate", value=4)


@pytest.mark.rule("starfarers:7.8")
@pytest.mark.parametrize("why", ["base", "third site", "unexplored", "home"])
def test_sites_that_are_closed_are_still_colony_sites(why: str) -> None:
    """No trade ship ends there, and a colony ship must leave again."""
    colonies = "n14_19 n11_20" if why == "third site" else ""
    discs = {"base": CLOSED, "third site": OPEN}.get(why, {})
    start, site = ("n20_25", "n22_27") if why == "home" else ("n14_23", "n14_21")
    for kind in ("trade", "colony"):
        t = table(side(ships={1: f"{kind} {start}"}), side(colonies=colonies), side(), at="flight", discs=discs)
        if kind == "trade":
            refused(t, 0, f"fly:1.{site}", "refuse-trade-ship-site", "7.2", node=site)
            continue
        if why == "unexplored":
            t.luck("disc_5", "disc_3", "pirate_4")
            t.do(0, "step:1.n13_22")
        next_flight(t, f"fly:1.{site}")
        assert t.ship(0, 1) == ("colony", site)
        refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node=site)


@pytest.mark.rule("starfarers:7.8")
@pytest.mark.parametrize("kind", ["colony", "trade"])
@pytest.mark.parametrize(("start", "joint"), [("n22_15", "n23_14"), ("n17_18", "n16_17")], ids=["outpost", "empty"])
def test_the_outer_joints_of_outposts_and_empty_sectors_are_ordinary(kind: str, start: str, joint: str) -> None:
    t = table(side(ships={1: f"{kind} {start}"}), side(), side(), side(), at="flight")
    next_flight(t, f"fly:1.{joint}")
    assert (t.ship(0, 1), must_leave(t, 0, 1)) == ((kind, joint), False)
    assert t.why(0, "end") is None


# -- docking points


@pytest.mark.rule("starfarers:7.4")
def test_a_colony_ship_never_ends_on_a_docking_point() -> None:
    t = table(side(ships={1: "colony n22_15"}, freight_pod=5), side(), side(), side(), at="flight")
    refused(t, 0, "fly:1.n25_14", "refuse-colony-dock", "7.4", civ="merchants")
    t.do(0, "step:1.n23_14", "step:1.n25_14")
    refused(t, 0, "stop", "refuse-must-keep-moving", "6.10")


@pytest.mark.rule("starfarers:7.4")
def test_a_trade_ship_ends_on_a_docking_point_only_if_it_founds() -> None:
    for pods in (0, 1):
        t = table(side(ships={1: "trade n22_15"}, freight_pod=pods), side(), side(), side(), at="flight")
        if not pods:
            refused(t, 0, "fly:1.n25_14", "refuse-freight", "11.1", civ="merchants", due=1, have=0)
            continue
        t.do(0, "fly:1.n25_14", "friend:merchant_ore")
        assert (t.sector("N3")["docks"], t.ship(0, 1), t.check()) == ([0], None, [])


@pytest.mark.rule("starfarers:7.4")
def test_at_a_full_outpost_no_trade_ship_ends() -> None:
    cards = "merchant_ore merchant_fuel merchant_carbon merchant_food merchant_goods"
    theirs = side(stations="merchants 5", friendship=cards)
    t = table(side(ships={1: "trade n22_15"}, freight_pod=5), theirs, side(), side(), at="flight")
    refused(t, 0, "fly:1.n25_14", "refuse-docks-full", "11.2", civ="merchants")


@pytest.mark.rule("starfarers:16.6")
@pytest.mark.parametrize(("stations", "pods"), [("", 1), ("merchants 3", 4)])
def test_example_a_trade_ship_passes_a_ship_on_the_outer_joint_and_docks(stations: str, pods: int) -> None:
    """One step to n22_15, the second over red's ship on n23_14, the third to the docking point n25_14."""
    cards = "merchant_ore merchant_fuel merchant_carbon" if stations else ""
    for own in (pods - 1, pods):
        mine = side(ships={1: "trade n20_15"}, freight_pod=own)
        red = side(ships={1: "trade n23_14"}, stations=stations, friendship=cards)
        t = table(mine, red, side(), side(), at="flight", balls="yellow blue")
        assert {one["node"]: one["steps"] for one in t.view(0)["flight"]["reach"]}["n25_14"] == 3
        if own < pods:
            refused(t, 0, "fly:1.n25_14", "refuse-freight", "11.1", civ="merchants", due=pods, have=own)
            continue
        t.do(0, "step:1.n22_15", "step:1.n23_14", "step:1.n25_14")
        if t.asked() == {0: "flight"}:
            t.do(0, "stop")
        assert t.asked() == {0: "friendship"}
        t.do(0, "friend:merchant_goods")
        assert t.sector("N3")["docks"] == [1] * (pods - 1) + [0]
        assert (t.ship(0, 1), t.fleet(0)["stock"]["transport"], t.check()) == (None, 3, [])
        assert (t.points(0), t.marker("merchants")) == ((2, 0) if pods == 1 else (0, 1))


# -- a spaceport built beside a waiting ship


def evicted(*, ships: dict[int, str] | None = None) -> Table:
    """Seat 3 has turned the colony n14_19 into a spaceport beside ship 1 of seat 0; its turn comes next."""
    mine = side(ships=ships or {1: "trade n16_19", 2: "colony n20_25"})
    builder = side(colonies="n14_19", hand="carbon 3 food 2", ships={1: "trade n13_18"})
    t = table(mine, side(), side(), builder, active=3, discs=OPEN)
    t.do(3, "spaceport:n14_19")
    t.luck(*balls("yellow blue"))
    t.do(3, "shake")
    return t


@pytest.mark.rule("starfarers:7.5")
def test_a_ship_beside_a_new_spaceport_must_leave_in_its_owners_next_flight() -> None:
    t = evicted()
    t.luck(*dice(1, 1))
    t.do(3, "end")
    assert must_leave(t, 0, 1)
    assert not must_leave(t, 0, 2)
    t.luck(*balls("yellow blue"))
    t.do(0, "shake")
    refused(t, 0, "end", "refuse-must-leave", "7.5", number=1, node="n16_19")
    t.do(0, "step:1.n17_20")
    assert "fly:1.n16_19" not in t.legal(0)
    t.do(0, "stop")
    assert t.why(0, "end") is None
    assert not must_leave(t, 0, 1)


@pytest.mark.rule("starfarers:7.5")
def test_that_ship_cannot_be_the_one_that_is_grounded() -> None:
    mine = side(ships={1: "trade n16_19 evicted", 2: "colony n20_25", 3: "trade n19_24"})
    t = table(mine, side(ports="n14_19"), side(), side(), at="encounter", discs=OPEN)
    t.luck("e05")
    later(t)
    t.do(0, "answer:0")
    assert t.asked() == {0: "ground"}
    refused(t, 0, "ground:1", "refuse-cannot-ground", "7.5", number=1)
    assert t.legal(0) == {"ground:2", "ground:3"}


@pytest.mark.rule("starfarers:7.9")
def test_the_builders_own_ships_need_not_leave() -> None:
    t = evicted()
    assert not must_leave(t, 3, 1)
    t.do(3, "end")
    assert t.ship(3, 1) == ("trade", "n13_18")


@pytest.mark.rule("starfarers:7.9")
def test_the_duty_to_leave_a_berth_is_void_if_no_other_stop_is_in_reach() -> None:
    """At n-1_28, beside a spaceport on n1_28; the berths of n1_26 are foreign, too."""
    for last, bound in (("n4_29", False), ("n4_25", True)):
        mine = side(ships={1: "trade n-1_28 evicted", 2: "colony n20_25"})
        blockers = {1: "colony n-2_27", 2: f"colony {last}", 3: "colony n-2_25"}
        t = table(mine, side(ports="n1_28 n1_26", ships=blockers), side(), side(), at="flight", balls="yellow blue")
        if bound:
            refused(t, 0, "end", "refuse-must-leave", "7.5", number=1, node="n-1_28")
        else:
            assert not {one for one in t.legal(0) if one.startswith("fly:1")}
            t.do(0, "end")
            assert t.active() == 1


@pytest.mark.rule("starfarers:7.10")
def test_if_only_such_a_ship_is_there_the_grounding_has_no_effect() -> None:
    t = table(side(ships={1: "trade n16_19 evicted"}), side(ports="n14_19"), side(), side(), at="encounter", discs=OPEN)
    t.luck("e05")
    later(t)
    t.do(0, "answer:0")
    assert [one.rule for one in t.log("grounded-none")] == ["starfarers:7.10"]
    assert t.asked() == {0: "flight"}
    assert "grounded" not in t.flags(0, 1)
    assert t.why(0, "fly:1.n17_20") is None


# -- grounded ships


@pytest.mark.rule("starfarers:6.13")
def test_a_grounded_ship_takes_no_part_in_the_flight() -> None:
    mine = side(ships={1: "colony n14_19 waits grounded", 2: "trade n20_25"}, cannon=4)
    t = table(mine, side(), side(), side(), at="flight", discs=CLOSED)
    for notation in ("fly:1.n16_19", "step:1.n16_19", "found:1.n14_19"):
        refused(t, 0, notation, "refuse-grounded", "6.13", number=1)
    assert {one["ship"] for one in t.view(0)["flight"]["reach"]} == {2}
    t.do(0, "end")
    assert t.ship(0, 1) == ("colony", "n14_19")
    assert t.flags(0, 1) == {"waits"}  # the duty waits for the next flight, the grounding is over


@pytest.mark.rule("starfarers:6.13")
def test_a_grounded_ship_clears_nothing() -> None:
    t = table(side(ships={1: "colony n13_22 grounded"}, cannon=4), side(), side(), side(), at="flight", discs=CLOSED)
    if t.asked() == {0: "flight"}:
        t.do(0, "end")
    assert (t.disc("N7.3"), t.points(0)) == ("pirate_4", 0)


@pytest.mark.rule("starfarers:6.13")
def test_by_choice_a_grounded_ship_may_still_found_where_it_stands() -> None:
    mine = side(ships={1: "colony n14_19 waits grounded"})
    t = table(mine, side(), side(), side(), at="flight", discs=CLOSED, options={"grounded": "may_found"})
    refused(t, 0, "fly:1.n16_19", "refuse-grounded", "6.13")
    assert t.legal(0) == {"end", "found:1.n14_19"}
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.points(0)) == ("0 colony", 1)
