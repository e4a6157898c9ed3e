"""Founding colonies: where, when, and what it changes (starfarers:10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Table, balls, dice, later, new_game, refused, side, table, thing

OPEN = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
BASE = {**OPEN, "N7.3": "pirate_4"}
ICE = {**OPEN, "N7.3": "ice_3"}
SITES = ("n14_19", "n14_21", "n11_20")


def flying(ship: str = "colony n16_19", discs: dict[str, str] | None = None, players: int = 4, **theirs: Any) -> Table:
    """Seat 0 flies one ship; the pieces named are seat 1's."""
    others = [side(**theirs), *(side() for _ in range(players - 2))]
    return table(side(ships={1: ship}, booster=2), *others, at="flight", discs=OPEN if discs is None else discs)


def home_of(site: str) -> str:
    """The home system of a site."""
    for slot, sites in {"HA": "n4_27 n1_28 n1_26", "HB": "n11_26 n11_28 n8_27", "HC": "n22_27 n19_28 n19_26"}.items():
        if site in sites.split():
            return slot
    return "HD"


# -- where


@pytest.mark.rule("starfarers:10.1")
@pytest.mark.parametrize("place", SITES)
def test_a_colony_is_founded_between_two_planets_of_an_explored_system(place: str) -> None:
    t = flying()
    assert t.legal(0, "found") == {f"found:1.{site}" for site in SITES}
    t.do(0, f"found:1.{place}")
    assert t.piece(place) == "0 colony"
    assert [(one.rule, one.seat, thing(one.card)) for one in t.log("founded-colony")] == [("starfarers:10.1", 0, place)]
    assert (t.points(0), t.ship(0, 1), t.active(), t.check()) == (1, None, 1, [])


@pytest.mark.rule("starfarers:10.1")
@pytest.mark.parametrize(("discs", "kind", "value"), [(BASE, "pirate", 4), (ICE, "ice", 3)])
def test_no_colony_beside_a_base_or_ice(discs: dict[str, str], kind: str, value: int) -> None:
    t = flying(discs=discs)
    for place in ("n14_21", "n11_20"):
        refused(t, 0, f"found:1.{place}", "refuse-token", "10.1", kind=kind, value=value)
    assert t.legal(0, "found") == {"found:1.n14_19"}


@pytest.mark.rule("starfarers:10.1")
def test_no_colony_in_an_unexplored_system() -> None:
    t = flying(discs={})
    refused(t, 0, "found:1.n14_19", "refuse-unexplored", "10.1", slot="N7")


@pytest.mark.rule("starfarers:10.1")
@pytest.mark.parametrize(
    "theirs",
    [{"colonies": "n14_19"}, {"ports": "n14_19"}],
    ids=["colony", "spaceport"],
)
def test_no_colony_on_a_site_that_is_taken(theirs: dict[str, Any]) -> None:
    t = flying("colony n17_20", **theirs)
    refused(t, 0, "found:1.n14_19", "refuse-site-taken", "10.1", node="n14_19")
    assert t.legal(0, "found") == {"found:1.n14_21", "found:1.n11_20"}


@pytest.mark.rule("starfarers:10.1")
def test_no_colony_where_another_ship_waits() -> None:
    t = flying("colony n17_20", ships={1: "colony n14_19 waits"})
    refused(t, 0, "found:1.n14_19", "refuse-occupied", "6.6", node="n14_19")
    assert t.legal(0, "found") == {"found:1.n14_21", "found:1.n11_20"}


@pytest.mark.rule("starfarers:10.1")
@pytest.mark.parametrize(("start", "joint"), [("n22_15", "n23_14"), ("n17_18", "n16_17")], ids=["outpost", "empty"])
def test_the_joints_of_outposts_and_empty_sectors_are_no_colony_sites(start: str, joint: str) -> None:
    t = flying(f"colony {start}")
    refused(t, 0, f"found:1.{joint}", "refuse-not-site", "10.1", node=joint)


@pytest.mark.rule("starfarers:10.1")
def test_a_trade_ship_founds_no_colony() -> None:
    t = flying("trade n16_19")
    refused(t, 0, "found:1.n14_19", "refuse-not-colony-ship", "10.1", number=1)
    assert t.legal(0, "found") == set()


@pytest.mark.rule("starfarers:10.1")
def test_a_site_out_of_reach_is_too_far_to_found_on() -> None:
    t = table(side(ships={1: "colony n20_25"}), side(), side(), side(), at="flight", discs=OPEN)
    refused(t, 0, "found:1.n14_21", "refuse-too-far", "6.2", node="n14_21", steps=6, left=4)


# -- how


@pytest.mark.rule("starfarers:10.2")
def test_founding_is_optional() -> None:
    t = flying()
    assert {"fly:1.n14_19", "found:1.n14_19"} <= t.legal(0)
    t.do(0, "fly:1.n14_19")
    assert (t.ship(0, 1), t.piece("n14_19"), t.points(0)) == (("colony", "n14_19"), "", 0)
    t = flying()
    t.do(0, "step:1.n14_19")
    assert {"stop", "found:1.n14_19"} <= t.legal(0)
    t.do(0, "stop")
    assert t.ship(0, 1) == ("colony", "n14_19")


@pytest.mark.rule("starfarers:10.3")
def test_the_transport_returns_to_the_stock_but_the_colony_does_not() -> None:
    t = flying()
    assert t.fleet(0)["stock"] == {"colony": 8, "trade_station": 7, "transport": 2, "shipyard": 3}
    t.do(0, "found:1.n14_19")
    assert t.fleet(0)["stock"] == {"colony": 8, "trade_station": 7, "transport": 3, "shipyard": 3}


@pytest.mark.rule("starfarers:10.3")
@pytest.mark.parametrize(("roll", "resource"), [((2, 3), "carbon"), ((1, 2), "food")])
def test_it_produces_from_the_next_roll_on(roll: tuple[int, int], resource: str) -> None:
    t = flying()
    t.luck(*dice(*roll))
    t.do(0, "found:1.n14_19")
    assert t.active() == 1
    assert {name: n for name, n in t.hand(0).items() if n} == {resource: 1}


@pytest.mark.rule("starfarers:10.4")
def test_with_three_players_only_two_colonies_stand_in_a_system_and_any_site_may_stay_empty() -> None:
    for first in SITES:
        for second in SITES:
            if first == second:
                continue
            empty = next(site for site in SITES if site not in (first, second))
            t = flying(players=3, colonies=f"{first} {second}")
            refused(t, 0, f"found:1.{empty}", "refuse-two-colonies", "10.4", slot="N7")
            t = flying(players=4, colonies=f"{first} {second}")
            t.do(0, f"found:1.{empty}")
            assert t.piece(empty) == "0 colony"


@pytest.mark.rule("starfarers:10.4")
def test_with_three_players_a_second_colony_is_still_allowed() -> None:
    t = flying(players=3, colonies="n14_21")
    assert t.legal(0, "found") == {"found:1.n14_19", "found:1.n11_20"}
    t.do(0, "found:1.n11_20")
    assert (t.piece("n11_20"), t.points(0), t.check()) == ("0 colony", 1, [])


@pytest.mark.rule("starfarers:10.4")
def test_with_three_players_home_systems_may_be_filled_in_the_set_up() -> None:
    t = new_game(3, board="strategic", first_player="first_seat")
    t.do(0, "place:n4_27")
    t.do(1, "place:n1_28")
    assert "place:n1_26" in t.legal(2)
    t.do(2, "place:n1_26")
    assert [t.piece(name) for name in ("n4_27", "n1_28", "n1_26")] == ["0 colony", "1 colony", "2 colony"]


@pytest.mark.rule("starfarers:10.4")
def test_by_choice_one_site_in_three_home_systems_is_closed_to_three_players_beforehand() -> None:
    t = new_game(3, board="strategic", first_player="first_seat", home_sites="blocked")
    closed = t.view(None)["closed"]
    assert len(closed) == 3
    assert len({home_of(name) for name in closed}) == 3
    for name in closed:
        refused(t, 0, f"place:{name}", "refuse-closed", "10.4", node=name)
    assert len(t.legal(0, "place")) == 9


@pytest.mark.rule("starfarers:10.5")
@pytest.mark.parametrize("site", ["n22_27", "n19_28", "n19_26"])
def test_no_colony_is_founded_in_the_home_sector_after_the_set_up(site: str) -> None:
    t = flying("colony n20_25", discs={}, colonies="n4_27")
    refused(t, 0, f"found:1.{site}", "refuse-home", "10.5", node=site)
    assert t.legal(0, "found") == set()


@pytest.mark.rule("starfarers:10.6")
def test_a_spaceport_counts_as_the_one_colony_on_its_site() -> None:
    t = flying(players=3, ports="n14_21")
    assert t.legal(0, "found") == {"found:1.n14_19", "found:1.n11_20"}
    t = flying(players=3, ports="n14_21", colonies="n11_20")
    refused(t, 0, "found:1.n14_19", "refuse-two-colonies", "10.4", slot="N7")


@pytest.mark.rule("starfarers:10.7")
def test_founding_ends_that_ships_move_and_comes_before_another_moves() -> None:
    mine = side(ships={1: "colony n16_19", 2: "colony n17_20"}, booster=2)
    t = table(mine, side(), side(), side(), at="flight", discs=OPEN)
    t.do(0, "fly:1.n14_19")
    refused(t, 0, "found:1.n14_19", "refuse-ship-done", "6.4", number=1)
    t = table(mine, side(), side(), side(), at="flight", discs=OPEN)
    t.do(0, "step:1.n14_19")
    refused(t, 0, "found:2.n14_21", "refuse-other-under-way", "1.5")
    t.do(0, "found:1.n14_19")
    assert (t.ship(0, 1), t.asked(), t.view(0)["flight"]["moving"]) == (None, {0: "flight"}, None)
    t.do(0, "found:2.n14_21")
    assert ([t.piece(site) for site in SITES], t.points(0), t.check()) == (["0 colony", "0 colony", ""], 2, [])


@pytest.mark.rule("starfarers:10.7")
def test_it_may_be_founded_after_a_space_jump_too() -> None:
    t = table(side(ships={1: "colony n20_25", 2: "trade n19_24"}), side(), side(), side(), at="encounter", discs=OPEN)
    t.luck("e25", *balls("yellow red"), *balls("yellow blue"))
    later(t)
    t.do(0, "answer:yes", "jump:1.n14_19")
    assert (t.asked(), t.legal(0)) == ({0: "land"}, {"found:1.n14_19", "stop"})
    t.do(0, "found:1.n14_19")
    assert (t.piece("n14_19"), t.asked()) == ("0 colony", {0: "flight"})


@pytest.mark.rule("starfarers:10.8")
def test_a_colony_never_turns_back_into_a_ship() -> None:
    mine = side(ships={1: "colony n16_19", 2: "trade n20_25"})
    t = table(mine, side(), side(), side(), at="flight", discs=OPEN)
    t.do(0, "found:1.n14_19")
    refused(t, 0, "fly:1.n16_19", "refuse-no-ship", "6.4", number=1)
    refused(t, 0, "step:1.n16_19", "refuse-no-ship", "6.4", number=1)
    t.luck(*dice(1, 1))
    t.do(0, "end")
    for seat in (1, 2, 3):
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    assert (t.piece("n14_19"), t.asked()) == ("0 colony", {0: "turn"})
    assert not [one for one in t.legal(0) if "n14_19" in one and not one.startswith("spaceport")]


@pytest.mark.rule("starfarers:10.9")
def test_pieces_of_all_players_count_and_the_third_site_is_only_a_place_to_stop() -> None:
    mine = side(ships={1: "colony n16_19"}, colonies="n11_20")
    t = table(mine, side(colonies="n14_21"), side(), at="flight", discs=OPEN)
    refused(t, 0, "found:1.n14_19", "refuse-two-colonies", "10.4", slot="N7")
    t.luck(*dice(1, 1))
    t.do(0, "fly:1.n14_19")
    for seat in (1, 2):
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    t.luck(*balls("yellow blue"))
    t.do(0, "shake")
    refused(t, 0, "found:1.n14_19", "refuse-two-colonies", "10.4", slot="N7")
    refused(t, 0, "end", "refuse-must-leave", "7.3", number=1, node="n14_19")
    t.do(0, "fly:1.n16_19")
    assert t.ship(0, 1) == ("colony", "n16_19")


@pytest.mark.rule("starfarers:10.10")
def test_start_pieces_produce_and_score_and_neutral_ones_never_do() -> None:
    """A six: carbon in the third home system for white and neutral blue, fuel in the fourth for yellow and red."""
    t = table(
        side(ports="n4_27", colonies="n19_28 n26_27"),
        side(ports="n11_26", colonies="n1_28 n29_28"),
        side(ports="n19_26", colonies="n1_26 n11_28"),
        neutral="n29_26* n8_27 n22_27",
        at="roll",
        active=0,
    )
    before = t.supply()
    t.luck(*dice(3, 3), "ore", "ore")
    later(t)
    got = {name: before[name] - t.supply()[name] for name in before if before[name] != t.supply()[name]}
    assert got == {"carbon": 1, "fuel": 2}
    assert t.view(None)["produced"] == [
        {"seat": 0, "resource": "fuel", "n": 1},
        {"seat": 1, "resource": "fuel", "n": 1},
        {"seat": 2, "resource": "carbon", "n": 1},
    ]
    assert [t.points(seat) for seat in range(3)] == [4, 4, 4]
    assert [(one["node"], one["kind"]) for one in t.view(None)["pieces"] if one["owner"] is None] == [
        ("n8_27", "colony"), ("n22_27", "colony"), ("n29_26", "spaceport")]  # fmt: skip
