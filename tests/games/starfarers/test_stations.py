"""Trade stations, friendship markers and the choice of a friendship card (starfarers:11.1 to 11.6, 11.12 to 11.18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, later, refused, side, table, thing

DOCK = {"green_folk": "n4_11", "merchants": "n25_14", "scientists": "n4_1", "diplomats": "n26_1"}
BESIDE = {"green_folk": "n5_10", "merchants": "n26_13", "scientists": "n5_0", "diplomats": "n25_0"}
CARDS = {
    "green_folk": "green_ore green_fuel green_carbon green_food green_goods",
    "merchants": "merchant_ore merchant_fuel merchant_carbon merchant_food merchant_goods",
    "scientists": "science_mixed_1 science_mixed_2 science_mixed_3 science_boosters science_cannons",
    "diplomats": "diplomat_help diplomat_relief diplomat_limit diplomat_fame_1 diplomat_fame_2",
}


def stations(civ: str, count: int, first: int = 0) -> dict[str, Any]:
    """So many stations with cards to match, the cards from number `first` on."""
    if not count:
        return {}
    return {"stations": f"{civ} {count}", "friendship": " ".join(CARDS[civ].split()[first : first + count])}


def trader(civ: str = "merchants", **given: Any) -> Side:
    """A trade ship one step from the docking point."""
    return side(**{"ports": "n4_27", "ships": {1: f"trade {BESIDE[civ]}"}, "freight_pod": 1, **given})


def fly(*sides: Side, **given: Any) -> Table:
    return table(*sides, *[side() for _ in range(4 - len(sides))], at="flight", **given)


# -- founding


@pytest.mark.rule("starfarers:11.1")
@pytest.mark.parametrize("there", range(5))
@pytest.mark.parametrize("pods", range(6))
def test_more_freight_pods_than_stations_are_needed(there: int, pods: int) -> None:
    """Of all colours: two of them are the founder's own, if there are as many."""
    own = min(2, there)
    mine = trader(freight_pod=pods, **stations("merchants", own))
    t = fly(mine, side(**stations("merchants", there - own, own)))
    if pods > there:
        t.do(0, "fly:1.n25_14")
        assert t.sector("N3")["docks"] == [0] * own + [1] * (there - own) + [0]
        assert t.fleet(0)["stations"]["merchants"] == own + 1
    else:
        refused(t, 0, "fly:1.n25_14", "refuse-freight", "11.1", civ="merchants", due=there + 1, have=pods)


@pytest.mark.rule("starfarers:11.1")
def test_pods_are_needed_for_the_founding_only() -> None:
    """The station stays when its owner loses the pod."""
    t = table(trader(**stations("merchants", 1)), side(), side(), side(), at="encounter")
    t.luck("e28")
    later(t)
    t.do(0, "answer:0")
    assert t.upgrades(0)["freight_pod"] == 0
    assert (t.fleet(0)["stations"]["merchants"], t.marker("merchants"), t.points(0)) == (1, 0, 4)


@pytest.mark.rule("starfarers:11.2")
@pytest.mark.parametrize("civ", list(DOCK))
def test_a_full_outpost_takes_no_more(civ: str) -> None:
    t = fly(trader(civ, freight_pod=5), side(**stations(civ, 5)))
    refused(t, 0, f"fly:1.{DOCK[civ]}", "refuse-docks-full", "11.2", civ=civ)


@pytest.mark.rule("starfarers:11.3")
def test_a_ship_that_cannot_found_passes_but_does_not_stop() -> None:
    t = fly(trader(freight_pod=0))
    assert "fly:1.n25_14" not in t.legal(0)
    t.do(0, "step:1.n25_14")
    refused(t, 0, "stop", "refuse-must-keep-moving", "6.10")
    t.do(0, "step:1.n26_15", "stop")
    assert t.ship(0, 1) == ("trade", "n26_15")


@pytest.mark.rule("starfarers:11.12")
@pytest.mark.parametrize("civ", list(DOCK))
def test_founding_gives_the_transport_back_the_marker_and_a_card(civ: str) -> None:
    t = fly(trader(civ))
    assert t.fleet(0)["stock"] == {"colony": 8, "trade_station": 6, "transport": 2, "shipyard": 2}
    t.do(0, f"fly:1.{DOCK[civ]}")
    assert t.asked() == {0: "friendship"}
    assert (t.marker(civ), t.points(0)) == (0, 4)
    assert t.legal(0) == {f"friend:{card}" for card in CARDS[civ].split()}
    first, *rest = CARDS[civ].split()
    t.do(0, f"friend:{first}")
    assert t.ship(0, 1) is None
    assert t.fleet(0)["stock"] == {"colony": 8, "trade_station": 6, "transport": 3, "shipyard": 2}
    assert (t.fleet(0)["friendship"], t.fleet(0)["markers"]) == ([first], [civ])
    slot = {"green_folk": "N2", "merchants": "N3", "scientists": "F1", "diplomats": "F3"}[civ]
    seen = t.sector(slot)
    assert (seen["civ"], seen["docks"], seen["marker"], seen["cards"]) == (civ, [0], 0, rest)
    assert [thing(entry.card) for entry in t.log("founded-station")] == [civ]


@pytest.mark.rule("starfarers:11.12", "starfarers:13.2")
def test_the_marker_wins_before_a_card_is_chosen() -> None:
    rich = trader(ports="n4_27 n1_26 n11_26", colonies="n19_28 n26_27 n29_28 n22_27 n8_27", half_medals=4)
    t = fly(rich)
    assert t.points(0) == 13
    t.do(0, "fly:1.n25_14")
    assert t.over()
    assert (t.points(0), t.view(0)["winner"]) == (15, 0)


@pytest.mark.rule("starfarers:11.12")
def test_a_station_goes_to_any_dock_and_cannot_leave() -> None:
    t = fly(trader(freight_pod=2), side(**stations("merchants", 1)))
    t.do(0, "fly:1.n25_14", "friend:merchant_goods")
    assert t.view(3)["ships"] == []
    assert t.sector("N3")["docks"] == [1, 0]


# -- the card


@pytest.mark.rule("starfarers:11.13")
def test_the_card_is_one_of_the_rest_of_that_civilisation() -> None:
    t = fly(trader(freight_pod=3), side(**stations("merchants", 2)))
    t.do(0, "fly:1.n25_14")
    refused(t, 0, "friend:merchant_ore", "refuse-card-gone", "11.13", card="merchant_ore")
    refused(t, 0, "friend:green_ore", "refuse-other-civ", "11.13", card="green_ore")
    assert t.legal(0) == {"friend:merchant_carbon", "friend:merchant_food", "friend:merchant_goods"}


@pytest.mark.rule("starfarers:11.13")
def test_choosing_is_compulsory() -> None:
    t = fly(trader())
    t.do(0, "fly:1.n25_14")
    for other in ("none", "end", "stop"):
        refused(t, 0, other, "refuse-not-now", "11.13")


@pytest.mark.rule("starfarers:11.13")
def test_the_fifth_station_takes_the_last_card() -> None:
    t = fly(trader(freight_pod=5), side(**stations("merchants", 4)))
    t.do(0, "fly:1.n25_14")
    if t.asked() == {0: "friendship"}:
        t.do(0, "friend:merchant_goods")
    assert t.fleet(0)["friendship"] == ["merchant_goods"]
    assert (t.sector("N3")["cards"], t.check()) == ([], [])


@pytest.mark.rule("starfarers:11.4")
def test_the_card_works_at_once() -> None:
    """A booster of the Scientists speeds up the ship that has not flown yet."""
    t = fly(trader("scientists", ships={1: "trade n5_0", 2: "colony n7_24"}))
    assert t.view(0)["flight"]["speed"] == 4
    t.do(0, "fly:1.n4_1", "friend:science_boosters")
    assert t.view(0)["flight"]["speed"] == 6


@pytest.mark.rule("starfarers:11.18")
def test_friendship_cards_lie_open_for_all() -> None:
    t = fly(trader(**stations("merchants", 1)), side(**stations("diplomats", 2)))
    for seat in (0, 1, 2, 3, None):
        assert [fleet["friendship"] for fleet in t.view(seat)["fleets"]] == [
            ["merchant_ore"], ["diplomat_help", "diplomat_relief"], [], [],
        ]  # fmt: skip


# -- the marker


@pytest.mark.rule("starfarers:11.5")
@pytest.mark.parametrize(
    ("counts", "holder", "after"),
    [
        ((0, 0, 0), None, 0),
        ((0, 1, 0), 1, 1),  # 1 : 1
        ((1, 1, 0), 1, 0),  # 2 : 1
        ((1, 2, 0), 1, 1),  # 2 : 2
        ((1, 1, 1), 2, 0),
        ((1, 1, 2), 2, 2),
        ((0, 2, 2), 1, 1),
        ((2, 2, 0), 1, 0),  # 3 : 2
        ((3, 1, 0), 0, 0),
    ],
)
def test_the_marker_goes_to_the_first_and_then_to_who_has_more(
    counts: tuple[int, int, int], holder: int | None, after: int
) -> None:
    sides: list[dict[str, Any]] = [{}, {}, {}]
    first = 0
    for seat, count in enumerate(counts):
        sides[seat] = stations("merchants", count, first)
        first += count
    given: dict[str, Any] = {} if holder is None else {"marker": {"merchants": holder}}
    t = fly(trader(freight_pod=5, **sides[0]), side(**sides[1]), side(**sides[2]), **given)
    before = [t.points(seat) for seat in range(4)]
    t.do(0, "fly:1.n25_14")
    assert t.marker("merchants") == after
    change = [t.points(seat) - before[seat] for seat in range(4)]
    gained = [0, 0, 0, 0]
    if after == 0 and holder != 0:
        gained[0] = 2
        if holder is not None:
            gained[holder] = -2
    assert change == gained


@pytest.mark.rule("starfarers:11.6")
def test_stations_themselves_give_no_points() -> None:
    t = fly(trader(freight_pod=2, **stations("merchants", 1)))
    assert t.points(0) == 4
    t.do(0, "fly:1.n25_14", "friend:merchant_goods")
    assert t.points(0) == 4
    t = fly(trader(freight_pod=2), side(**stations("merchants", 1)))
    t.do(0, "fly:1.n25_14", "friend:merchant_goods")
    assert (t.points(0), t.points(1)) == (2, 2)


@pytest.mark.rule("starfarers:11.17")
def test_a_three_way_tie_leaves_the_marker_where_it_is() -> None:
    t = fly(
        trader(freight_pod=5),
        side(**stations("merchants", 1, 0)),
        side(**stations("merchants", 1, 1)),
        marker={"merchants": 2},
    )
    t.do(0, "fly:1.n25_14", "friend:merchant_goods")
    assert (t.marker("merchants"), [t.points(seat) for seat in range(3)]) == (2, [2, 0, 2])


@pytest.mark.rule("starfarers:11.17")
def test_markers_of_the_four_civilisations_are_apart() -> None:
    t = fly(trader("green_folk", **stations("merchants", 1)), side(**stations("diplomats", 1)))
    assert (t.points(0), t.points(1)) == (4, 2)
    t.do(0, "fly:1.n4_11", "friend:green_food")
    assert t.fleet(0)["markers"] == ["green_folk", "merchants"]
    assert (t.points(0), t.points(1), t.marker("scientists")) == (6, 2, None)


@pytest.mark.rule("starfarers:16.7")
def test_the_printed_example_of_the_marker_changing_hands() -> None:
    """Red, white and yellow have a station each and white the marker; red's second needs 4 pods and takes it."""
    yellow = side(**stations("merchants", 1, 0))
    white = side(**stations("merchants", 1, 2))
    marker = {"merchants": 2}
    red = trader(freight_pod=3, **stations("merchants", 1, 1))
    refused(
        fly(yellow, red, white, marker=marker, active=1),
        1, "fly:1.n25_14", "refuse-freight", "11.1", civ="merchants", due=4, have=3,
    )  # fmt: skip
    red = trader(freight_pod=4, **stations("merchants", 1, 1))
    t = fly(yellow, red, white, marker=marker, active=1)
    assert [t.points(seat) for seat in range(3)] == [0, 2, 2]
    t.do(1, "fly:1.n25_14", "friend:merchant_goods")
    assert t.view(0)["colours"][:3] == ["yellow", "red", "white"]
    assert t.fleet(1)["stations"]["merchants"] == 2
    assert t.marker("merchants") == 1
    assert [t.points(seat) for seat in range(3)] == [0, 4, 0]
    assert [(entry.seat, entry.number) for entry in t.log("marker-taken")] == [(1, 3)]
