"""Pirate bases and ice planets: who clears them, when, and what it brings (starfarers:9, starfarers:16.5)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.starfarers.board import NODE_NAMES, PLANET_CORNERS, PLANET_NAMES, RINGS, SLOT_NAMES
from starhold.games.starfarers.game import GAME
from tests.games.starfarers.kit import Side, Table, balls, changes, dice, later, refused, side, table, thing

BASE = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}
ICE = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "ice_3"}
FUEL = {NODE_NAMES[one] for one in PLANET_CORNERS[PLANET_NAMES.index("N7.3")]}
RING = {NODE_NAMES[one] for one in RINGS[SLOT_NAMES.index("N7")]}
NEXT_MOVE: dict[str, object] = {"waiting_ship": "next_move"}
TOKENS = [("pirate", 4), ("pirate", 5), ("pirate", 6), ("ice", 3), ("ice", 4)]


def flying(ship: str = "colony n14_23", discs: dict[str, str] | None = None, **given: Any) -> Table:
    options = given.pop("options", None)
    mine = side(ships={1: ship}, **given)
    return table(mine, side(), side(), side(), at="flight", discs=BASE if discs is None else discs, options=options)


def token(t: Table, planet: str = "N7.3") -> Any:
    slot, number = planet.split(".")
    return t.sector(slot)["planets"][int(number) - 1]["token"]


# -- strength


@pytest.mark.rule("starfarers:9.1")
@pytest.mark.parametrize("value", [4, 5, 6])
def test_a_base_falls_to_as_many_cannons_as_its_value(value: int) -> None:
    discs = {**BASE, "N7.3": f"pirate_{value}"}
    for cannons in (value - 1, value, 6):
        t = flying(discs=discs, cannon=cannons, freight_pod=5)
        t.luck("disc_9")
        t.do(0, "step:1.n13_22")
        if cannons < value:
            assert (token(t), t.points(0)) == ({"kind": "pirate", "value": value}, 0)
        else:
            assert (token(t), t.disc("N7.3"), t.points(0)) == (None, "disc_9", 1)
            assert [(one.rule, one.number) for one in t.log("cleared-pirates")] == [("starfarers:9.1", value)]


@pytest.mark.rule("starfarers:9.1")
@pytest.mark.parametrize(
    ("cannons", "cards", "enough"),
    [
        (2, "science_cannons", True),
        (3, "science_mixed_1", True),
        (1, "science_mixed_1 science_mixed_2 science_mixed_3", True),
        (2, "science_mixed_2", False),
        (3, "science_boosters", False),
    ],
)
def test_scientists_cannons_count(cannons: int, cards: str, enough: bool) -> None:
    t = flying(cannon=cannons, friendship=cards, stations=f"scientists {len(cards.split())}")
    t.do(0, "step:1.n13_22")
    assert (token(t) is None) == enough


@pytest.mark.rule("starfarers:9.2")
@pytest.mark.parametrize("value", [3, 4])
def test_ice_yields_to_as_many_freight_pods_as_its_value(value: int) -> None:
    discs = {**BASE, "N7.3": f"ice_{value}"}
    for pods in (value - 1, value):
        t = flying(discs=discs, freight_pod=pods, cannon=6)
        t.luck("disc_10")
        t.do(0, "step:1.n13_22")
        if pods < value:
            assert (token(t), t.points(0)) == ({"kind": "ice", "value": value}, 0)
        else:
            assert (token(t), t.disc("N7.3"), t.points(0)) == (None, "disc_10", 1)
            assert [(one.rule, one.number) for one in t.log("cleared-ice")] == [("starfarers:9.2", value)]


# -- how


@pytest.mark.rule("starfarers:9.3")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_any_ship_does_it_in_passing_and_may_fly_on(kind: str) -> None:
    t = flying(f"{kind} n14_23", cannon=4)
    t.luck("disc_11")
    t.do(0, "fly:1.n10_21")
    assert (t.ship(0, 1), t.asked()) == ((kind, "n13_22"), {0: "flight"})  # it halts, three steps are left
    assert (token(t), t.view(0)["flight"]["left"]) == (None, 3)
    t.do(0, "fly:1.n10_21")
    assert (t.ship(0, 1), t.active(), t.check()) == ((kind, "n10_21"), 1, [])


@pytest.mark.rule("starfarers:9.4")
@pytest.mark.parametrize(("kind", "value"), TOKENS)
def test_the_token_becomes_a_medal_worth_a_point_and_no_half_medal(kind: str, value: int) -> None:
    t = flying(discs={**BASE, "N7.3": f"{kind}_{value}"}, cannon=6, freight_pod=5, half_medals=1)
    t.do(0, "step:1.n13_22")
    assert t.fleet(0)["medals"] == [{"kind": kind, "value": value}]
    assert (t.points(0), t.half_medals(0)) == (1, 1)
    assert t.view(None)["tray"]["half_medals"] == 39
    assert {part["source"]: part["points"] for part in t.fleet(0)["score"]["parts"] if part["points"]} == {"medals": 1}


@pytest.mark.rule("starfarers:9.4")
def test_a_medal_can_never_be_lost() -> None:
    mine = side(ships={1: "colony n20_25"}, medals="pirate_4 ice_3", half_medals=2)
    t = table(mine, side(), side(), side(), at="encounter")
    assert t.points(0) == 3
    t.luck("e01")
    later(t)
    t.do(0, "answer:0")  # costs two half medals
    assert (t.points(0), t.half_medals(0), len(t.fleet(0)["medals"])) == (2, 0, 2)


@pytest.mark.rule("starfarers:9.5")
@pytest.mark.parametrize(("disc", "number"), [("disc_3", 3), ("disc_9", 9), ("disc_10", 10), ("disc_11", 11)])
def test_a_reserve_disc_goes_face_up_on_the_planet(disc: str, number: int) -> None:
    t = flying(cannon=4)
    t.luck(disc)
    t.do(0, "step:1.n13_22")
    planet = t.sector("N7")["planets"][2]
    assert (planet["numbers"], planet["token"], planet["resource"]) == ([number], None, "fuel")
    assert [(one.rule, thing(one.card)) for one in t.log("reserve-disc")] == [("starfarers:9.5", disc)]
    assert t.view(None)["reserve_discs"] == 4


@pytest.mark.rule("starfarers:9.6")
@pytest.mark.parametrize("place", sorted(RING))
def test_only_the_planets_own_five_corners_are_adjacent(place: str) -> None:
    """A ship that comes to any other intersection of the ring clears nothing."""
    t0 = flying(f"colony {place}")
    beside = sorted(one.partition(".")[2] for one in t0.legal(0, "step"))
    start = next(one for one in beside if one not in FUEL)
    flag = " waits" if start in ("n14_19", "n14_21", "n11_20") else ""
    t = flying(f"colony {start}{flag}", cannon=4)
    t.do(0, f"step:1.{place}")
    assert len(FUEL) == 5
    assert (token(t) is None) == (place in FUEL)


@pytest.mark.rule("starfarers:9.7")
@pytest.mark.parametrize(("pods", "cleared"), [(2, ["pirate"]), (3, ["pirate", "ice"])])
def test_two_tokens_met_in_one_step_are_both_resolved(pods: int, cleared: list[str]) -> None:
    """No pool of discs allows it: a space jump onto n14_19, between N7.1 and N7.2, and a ship that stands there."""
    discs = {"N7.1": "pirate_4", "N7.2": "ice_3", "N7.3": "disc_10"}
    mine = side(ships={1: "colony n20_25"}, cannon=4, freight_pod=pods)
    t = table(mine, side(), side(), side(), at="encounter", discs=discs)
    t.luck("e25", *balls("yellow red"), *balls("yellow blue"))
    later(t)
    t.do(0, "answer:yes", "jump:1.n14_19")
    assert [one["kind"] for one in t.fleet(0)["medals"]] == cleared
    assert t.points(0) == len(cleared)
    t = flying("colony n14_19 waits", discs=discs, cannon=4, freight_pod=pods, options=NEXT_MOVE)
    t.do(0, "fly:1.n14_19")
    assert [one["kind"] for one in t.fleet(0)["medals"]] == cleared
    assert t.points(0) == len(cleared)


# -- a ship that stands beside a token


@pytest.mark.rule("starfarers:9.8", "starfarers:9.1")
def test_only_a_ship_that_moves_onto_a_place_beside_it_clears_a_token() -> None:
    """Since version 2, by the letter of the rulebook: neither staying nor flying away clears anything."""
    t = flying("colony n13_22", cannon=4)
    refused(t, 0, "fly:1.n13_22", "refuse-stays", "6.11")
    t.luck(*dice(1, 1))
    t.do(0, "end")
    assert (token(t) is not None, t.points(0), t.active()) == (True, 0, 1)
    t = flying("colony n13_22", cannon=4)
    t.do(0, "fly:1.n14_23")  # one order: nothing stops it on the way
    assert (t.ship(0, 1), token(t) is not None, t.points(0), t.active()) == (("colony", "n14_23"), True, 0, 1)


@pytest.mark.rule("starfarers:9.8", "starfarers:9.3")
@pytest.mark.parametrize("back", ["n13_22", "n11_22"])
def test_a_ship_beside_a_token_clears_it_when_it_comes_back_or_goes_round(back: str) -> None:
    t = flying("colony n13_22", cannon=4)
    t.luck("disc_9")
    if back == "n13_22":
        t.do(0, "step:1.n14_23")
        assert token(t) is not None
    t.do(0, f"step:1.{back}")
    assert (back in FUEL, token(t), t.disc("N7.3"), t.points(0)) == (True, None, "disc_9", 1)


@pytest.mark.rule("starfarers:9.8")
def test_to_become_strong_enough_clears_nothing_by_itself() -> None:
    mine = side(ports="n19_26", ships={1: "colony n13_22", 2: "colony n20_25"}, cannon=3, hand="carbon 2")
    t = table(mine, side(), side(), side(), discs=BASE)
    t.do(0, "upgrade:cannon")
    t.luck(*balls("yellow yellow"))
    t.do(0, "shake")
    t.do(0, "fly:2.n19_24")
    assert token(t) is not None
    t.luck("disc_9")
    t.do(0, "step:1.n11_22")
    assert (token(t), t.points(0), t.check()) == (None, 3, [])


@pytest.mark.rule("starfarers:9.8")
def test_in_version_one_the_next_move_cleared_it() -> None:
    assert GAME.check_options(4, {}, rules=1)["waiting_ship"] == "next_move"
    assert GAME.check_options(4, {})["waiting_ship"] == "must_move"


@pytest.mark.rule("starfarers:9.8")
def test_by_choice_a_ship_that_waits_beside_a_token_clears_it_when_it_starts_its_next_move() -> None:
    mine = side(ports="n19_26", ships={1: "colony n13_22", 2: "colony n20_25"}, cannon=3, hand="carbon 2")
    t = table(mine, side(), side(), side(), discs=BASE, options=NEXT_MOVE)
    t.do(0, "upgrade:cannon")
    assert token(t)
    t.luck(*balls("yellow yellow"))
    t.do(0, "shake")
    assert token(t)
    t.do(0, "fly:2.n19_24")  # another ship's move does not do it
    assert token(t)
    t.luck("disc_9")
    t.do(0, "step:1.n14_23")
    assert (token(t), t.disc("N7.3"), t.points(0)) == (None, "disc_9", 3)


@pytest.mark.rule("starfarers:9.8")
def test_by_that_choice_even_a_move_of_nothing_clears_it() -> None:
    t = flying("colony n13_22", cannon=4, options=NEXT_MOVE)
    t.luck("disc_9", *dice(1, 1))
    t.do(0, "end")
    assert (token(t), t.points(0), t.active()) == (None, 1, 1)
    assert t.ship(0, 1) == ("colony", "n13_22")


@pytest.mark.rule("starfarers:9.8", "starfarers:7.7")
def test_by_that_choice_a_ship_on_a_closed_site_may_clear_and_found_without_a_step() -> None:
    t = flying("colony n14_21 waits", cannon=4, options=NEXT_MOVE)
    t.luck("disc_9")
    t.do(0, "fly:1.n14_21")
    assert (token(t), t.asked(), t.view(0)["flight"]["left"]) == (None, {0: "flight"}, 4)
    t.do(0, "found:1.n14_21")
    assert (t.piece("n14_21"), t.points(0), t.check()) == ("0 colony", 2, [])


@pytest.mark.rule("starfarers:9.8")
def test_by_choice_it_is_cleared_at_once_when_its_owner_becomes_strong_enough() -> None:
    for value in ("next_move", "at_once"):
        mine = side(ports="n19_26", ships={1: "colony n13_22"}, cannon=3, hand="carbon 2")
        t = table(mine, side(), side(), side(), discs=BASE, options={"waiting_ship": value})
        t.luck("disc_9")
        t.do(0, "upgrade:cannon")
        assert (token(t) is None, t.points(0)) == ((True, 3) if value == "at_once" else (False, 2))


@pytest.mark.rule("starfarers:9.8")
def test_by_choice_ice_too_and_only_for_the_one_who_became_strong() -> None:
    mine = side(ports="n19_26", ships={1: "trade n13_22"}, freight_pod=2, hand="ore 2")
    weak = side(ships={1: "trade n10_21"}, freight_pod=2)
    t = table(mine, weak, side(), side(), discs=ICE, options={"waiting_ship": "at_once"})
    t.luck("disc_11")
    t.do(0, "upgrade:freight_pod")
    assert (token(t), t.points(0), t.points(1), t.check()) == (None, 3, 0, [])


@pytest.mark.rule("starfarers:9.8")
def test_by_choice_a_scientists_card_clears_at_once_too() -> None:
    mine = side(ships={1: "trade n5_2", 2: "colony n13_22"}, cannon=2, freight_pod=1)
    t = table(mine, side(), side(), side(), discs=BASE, at="flight", options={"waiting_ship": "at_once"})
    t.luck("disc_9")
    t.do(0, "fly:1.n4_1", "friend:science_cannons")
    assert (token(t), t.points(0), t.check()) == (None, 3, [])


# -- guards


@pytest.mark.rule("starfarers:9.9")
def test_a_token_revealed_by_a_step_is_cleared_by_the_same_step_where_it_touches_the_planet() -> None:
    for start, there, touches in (("n14_23", "n13_22", True), ("n19_20", "n17_20", False)):
        t = flying(f"colony {start}", discs={}, cannon=4)
        t.luck("disc_5", "disc_3", "pirate_4", "disc_9")
        t.do(0, f"step:1.{there}")
        assert (token(t) is None) == touches
        assert t.points(0) == int(touches)


@pytest.mark.rule("starfarers:9.10")
def test_clearing_costs_nothing() -> None:
    t = flying(cannon=4, hand="ore 2 goods 1", booster=1)
    assert changes(t, 0, "step:1.n13_22") == {}
    assert t.upgrades(0) == {"booster": 1, "cannon": 4, "freight_pod": 0}
    assert t.view(0)["flight"]["left"] == 4


@pytest.mark.rule("starfarers:9.10")
@pytest.mark.parametrize("discs", [BASE, ICE], ids=["base", "ice"])
def test_a_ship_too_weak_just_passes_or_stops(discs: dict[str, str]) -> None:
    t = flying(discs=discs, cannon=3, freight_pod=2, hand="ore 1", half_medals=2)
    t.do(0, "fly:1.n10_21")
    assert (t.ship(0, 1), t.active()) == (("colony", "n10_21"), 1)
    assert (token(t) is not None, t.points(0), t.half_medals(0), t.hand(0)["ore"]) == (True, 1, 2, 1)


@pytest.mark.rule("starfarers:9.11")
def test_five_tokens_use_up_the_five_reserve_discs() -> None:
    mine = side(ships={1: "colony n14_23"}, cannon=6, medals="pirate_5 pirate_6 ice_3 ice_4")
    t = table(mine, side(), side(), side(), discs=BASE, at="flight")
    t.do(0, "step:1.n13_22")
    assert (t.points(0), len(t.fleet(0)["medals"])) == (5, 5)
    assert t.disc("N7.3") in ("disc_3", "disc_9", "disc_10", "disc_11")
    reserve = {"disc_3", "disc_9", "disc_10", "disc_11"}
    seen = set()
    for disc in reserve:
        t = flying(cannon=4)
        t.luck(disc)
        t.do(0, "step:1.n13_22")
        seen.add(t.disc("N7.3"))
    assert seen == reserve


@pytest.mark.rule("starfarers:9.13")
def test_the_medal_counts_at_once() -> None:
    mine: Side = side(
        ports="n4_27 n11_26 n19_26",
        colonies="n1_26",
        ships={1: "trade n14_23"},
        cannon=4,
        stations="green_folk 1 merchants 1 diplomats 1",
        friendship="green_ore merchant_ore diplomat_limit",
        half_medals=2,
    )
    t = table(mine, side(), side(), side(), discs=BASE, at="flight")
    assert t.points(0) == 14
    t.do(0, "fly:1.n10_21")
    assert (t.points(0), t.over(), t.view(None)["winner"], t.half_medals(0)) == (15, True, 0, 2)
    assert t.ship(0, 1) == ("trade", "n13_22")


@pytest.mark.rule("starfarers:2.3", "starfarers:9.5")
def test_the_planet_produces_by_its_new_disc() -> None:
    t = table(
        side(colonies="n14_21", ships={1: "colony n14_23"}, cannon=4), side(), side(), side(), discs=BASE, at="flight"
    )
    t.luck("disc_9")
    t.do(0, "step:1.n13_22")
    t.luck(*dice(4, 5))
    t.do(0, "stop")
    assert t.hand(0) == {"ore": 0, "fuel": 1, "carbon": 0, "food": 0, "goods": 0}


# -- the example of the rulebook


@pytest.mark.rule("starfarers:16.5")
def test_example_four_cannons_clear_the_base_and_the_fuel_sites_open() -> None:
    mine = side(ports="n19_26", colonies="n1_26 n11_28", ships={1: "colony n14_23"}, cannon=4)
    t = table(side(), side(), mine, side(), at="flight", discs=BASE, active=2)
    refused(t, 2, "found:1.n14_21", "refuse-token", "10.1", kind="pirate", value=4)
    t.luck("disc_3")
    t.do(2, "fly:1.n13_22")
    assert t.sector("N7")["planets"][2]["numbers"] == [3]
    assert (t.fleet(2)["medals"], t.points(2)) == ([{"kind": "pirate", "value": 4}], 5)
    t = table(side(), side(), mine, side(), at="flight", discs=BASE, active=2)
    t.luck("disc_3")
    t.do(2, "step:1.n13_22")
    assert {"found:1.n14_21", "found:1.n11_20"} <= t.legal(2)
    t.do(2, "found:1.n14_21")
    assert (t.piece("n14_21"), t.points(2), t.check()) == ("2 colony", 6, [])


@pytest.mark.rule("starfarers:9.6")
@pytest.mark.parametrize(("cannon", "falls"), [(3, False), (4, True)])
def test_the_reach_tells_where_a_token_would_fall(cannon: int, falls: bool) -> None:
    t = flying(discs=BASE, cannon=cannon)
    beside = [one for one in t.view(0)["flight"]["reach"] if one["clears"]]
    assert bool(beside) is falls
    assert all(one["reveals"] for one in beside)
