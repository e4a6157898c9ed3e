"""Building: prices, stock, berths, spaceports and upgrades (starfarers:5.1 to starfarers:5.11, starfarers:16.8)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.starfarers.board import BERTHS, CENTRES, NEIGHBOURS, SITES
from tests.games.starfarers.kit import Table, amounts, balls, changes, dice, new_game, refused, side, table

KINDS = ("ore", "fuel", "carbon", "food", "goods")
HOME: dict[str, Any] = {"ports": "n4_27", "colonies": "n19_28 n26_27"}
PLENTY = "ore 6 fuel 6 carbon 6 food 6 goods 6"
N7 = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
FRIENDS = "green_ore green_fuel merchant_ore merchant_fuel science_mixed_1 science_mixed_2 diplomat_limit"
SEVEN: dict[str, Any] = {"stations": "green_folk 2 merchants 2 scientists 2 diplomats 1", "friendship": FRIENDS}
PRICES = {
    "colony_ship:n5_26": "ore 1 fuel 1 carbon 1 food 1",
    "trade_ship:n5_26": "ore 1 fuel 1 goods 2",
    "spaceport:n19_28": "carbon 3 food 2",
    "upgrade:booster": "fuel 2",
    "upgrade:cannon": "carbon 2",
    "upgrade:freight_pod": "ore 2",
}


def alone(**given: Any) -> Table:
    """Yellow at trade and build, with two others who have nothing."""
    return table(side(**{**HOME, **given}), side(), side())


def stock(t: Table, seat: int = 0) -> tuple[int, int, int, int]:
    """Colonies, trade stations, transports, shipyards that are left."""
    left = t.view(None)["fleets"][seat]["stock"]
    return left["colony"], left["trade_station"], left["transport"], left["shipyard"]


# -- prices


@pytest.mark.rule("starfarers:5.1")
@pytest.mark.parametrize(("notation", "price"), PRICES.items())
def test_a_price_is_paid_to_the_supply(notation: str, price: str) -> None:
    t = alone(hand=price)
    supply = t.supply()
    assert changes(t, 0, notation) == {kind: -n for kind, n in amounts(price).items()}
    assert t.supply() == {kind: n + amounts(price).get(kind, 0) for kind, n in supply.items()}
    assert t.cards(0) == 0


@pytest.mark.rule("starfarers:5.1")
@pytest.mark.parametrize(
    ("notation", "missing"), [(notation, kind) for notation, price in PRICES.items() for kind in amounts(price)]
)
def test_one_card_short_builds_nothing(notation: str, missing: str) -> None:
    due = amounts(PRICES[notation])[missing]
    t = alone(hand=f"{PLENTY} {missing} {due - 1}")
    refused(t, 0, notation, "refuse-cannot-pay", "5.1", resource=missing, due=due, have=due - 1)


@pytest.mark.rule("starfarers:5.1")
def test_the_view_tells_the_printed_prices() -> None:
    told = {f"upgrade:{name}" if f"upgrade:{name}" in PRICES else name: price
            for name, price in alone().view(None)["prices"].items()}  # fmt: skip
    assert told == {name if name.startswith("upgrade") else name.partition(":")[0]: amounts(price)
                    for name, price in PRICES.items()}  # fmt: skip


# -- stock


@pytest.mark.rule("starfarers:5.2", "starfarers:16.8")
def test_with_three_ships_on_the_board_there_is_no_fourth() -> None:
    ships = {1: "colony n5_24", 2: "trade n7_24", 3: "colony n4_23"}
    t = alone(ships=ships, hand=PLENTY)
    for notation in ("colony_ship:n5_26", "trade_ship:n5_26", "colony_ship:n5_28", "trade_ship:n5_28"):
        refused(t, 0, notation, "refuse-no-transport", "5.2")


@pytest.mark.rule("starfarers:5.2", "starfarers:5.6")
def test_a_transport_that_comes_back_can_be_built_with_again_under_its_number() -> None:
    ships = {1: "colony n5_24", 2: "colony n16_19", 3: "colony n4_23"}
    t = table(side(**HOME, ships=ships, hand=PLENTY), side(), side(), at="flight", discs=N7)
    t.do(0, "found:2.n14_19")
    assert stock(t) == (3, 7, 1, 2)
    t.do(0, "end")
    for seat in (1, 2):
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    t.do(0, "trade_ship:n5_26")
    assert t.ship(0, 2) == ("trade", "n5_26")
    assert stock(t) == (3, 6, 0, 2)
    refused(t, 0, "colony_ship:n5_28", "refuse-no-transport", "5.2")


@pytest.mark.rule("starfarers:5.2", "starfarers:5.6")
def test_without_a_colony_in_stock_there_is_no_colony_ship() -> None:
    """Nine colonies and spaceports together, in this case three and six."""
    t = alone(ports="n4_27 n11_26 n19_26", colonies="n19_28 n26_27 n1_26 n1_28 n8_27 n11_28", hand=PLENTY)
    assert stock(t) == (0, 7, 3, 0)
    refused(t, 0, "colony_ship:n5_26", "refuse-no-colony-piece", "5.2")
    assert "trade_ship:n5_26" in t.legal(0)


@pytest.mark.rule("starfarers:5.2", "starfarers:5.6")
def test_without_a_station_in_stock_there_is_no_trade_ship() -> None:
    t = alone(hand=PLENTY, ships={1: "trade n5_24"}, **{**SEVEN, "stations": "green_folk 2 merchants 2 scientists 2",
                                                        "friendship": FRIENDS.rpartition(" ")[0]})  # fmt: skip
    assert stock(t) == (6, 0, 2, 2)
    refused(t, 0, "trade_ship:n5_26", "refuse-no-station-piece", "5.2")
    t = alone(hand=PLENTY, **SEVEN)
    assert stock(t) == (6, 0, 3, 2)
    refused(t, 0, "trade_ship:n5_26", "refuse-no-station-piece", "5.2")
    assert "colony_ship:n5_26" in t.legal(0)
    assert t.check() == []


@pytest.mark.rule("starfarers:5.2", "starfarers:5.6")
def test_there_are_three_spaceports_in_all() -> None:
    t = alone(colonies="n19_28 n26_27 n1_26", hand="carbon 10 food 6")
    t.do(0, "spaceport:n19_28", "spaceport:n26_27")
    assert (stock(t), t.points(0)) == ((5, 7, 3, 0), 7)
    refused(t, 0, "spaceport:n1_26", "refuse-no-shipyard", "5.2")


@pytest.mark.rule("starfarers:5.6")
def test_what_each_piece_takes_from_the_stock_and_gives_back() -> None:
    t = table(side(**HOME, hand=PLENTY), side(), side(), discs=N7)
    assert stock(t) == (6, 7, 3, 2)
    t.do(0, "colony_ship:n5_26")
    assert stock(t) == (5, 7, 2, 2)
    t.do(0, "trade_ship:n5_28")
    assert stock(t) == (5, 6, 1, 2)
    t.do(0, "spaceport:n19_28")
    assert stock(t) == (5, 6, 1, 1)  # a shipyard; the colony stays where it is


@pytest.mark.rule("starfarers:5.6")
def test_founding_returns_the_transport_only() -> None:
    ships = {1: "colony n16_19", 2: "trade n26_13", 3: "trade n4_23"}
    t = table(side(**HOME, ships=ships, freight_pod=1), side(), side(), at="flight", discs=N7)
    assert stock(t) == (5, 5, 0, 2)
    t.do(0, "found:1.n14_19")
    assert stock(t) == (5, 5, 1, 2)
    t.do(0, "fly:2.n25_14", "friend:merchant_ore")
    assert stock(t) == (5, 5, 2, 2)


@pytest.mark.rule("starfarers:5.7")
@pytest.mark.parametrize("players", [3, 4])
def test_the_stock_after_the_beginners_start(players: int) -> None:
    t = new_game(players)
    assert [stock(t, seat) for seat in range(players)] == [(5, 7, 2, 2)] * players
    assert t.view(None)["tray"] == {
        "booster": 24 - players,
        "cannon": 24,
        "freight_pod": 20,
        "half_medals": 40 - players,
    }


# -- spaceports


@pytest.mark.rule("starfarers:5.3", "starfarers:16.8")
@pytest.mark.parametrize("where", ["n19_28", "n26_27", "n14_19"])
def test_a_spaceport_is_built_on_an_own_colony_anywhere_and_moves_the_marker_by_one(where: str) -> None:
    t = table(side(ports="n4_27", colonies="n19_28 n26_27 n14_19", hand="carbon 3 food 2"), side(), side(), discs=N7)
    assert t.points(0) == 5
    t.do(0, f"spaceport:{where}")
    assert (t.piece(where), t.points(0)) == ("0 spaceport", 6)
    assert dict(t.score(0).parts) == {"colonies": 2, "spaceports": 4}


@pytest.mark.rule("starfarers:5.3")
def test_a_spaceport_needs_an_own_colony_that_is_none_yet() -> None:
    sides = [side(**HOME, hand=PLENTY), side(ports="n11_26", colonies="n1_28"), side()]
    t = table(*sides, neutral="n29_26* n8_27", discs=N7)
    refused(t, 0, "spaceport:n4_27", "refuse-already-port", "5.3")
    for where in ("n1_28", "n11_26", "n8_27", "n29_26", "n1_26", "n14_19"):
        refused(t, 0, f"spaceport:{where}", "refuse-not-your-colony", "5.3")
    assert t.legal(0, "spaceport") == {"spaceport:n19_28", "spaceport:n26_27"}


@pytest.mark.rule("starfarers:5.11", "starfarers:10.7")
def test_a_colony_becomes_a_spaceport_in_a_later_turn_than_it_was_founded_in() -> None:
    ships = {1: "colony n16_19", 2: "trade n4_23"}
    t = table(side(**HOME, ships=ships, hand=PLENTY), side(), side(), at="flight", discs=N7)
    t.do(0, "found:1.n14_19")
    refused(t, 0, "spaceport:n14_19", "refuse-not-now")
    t.do(0, "end")
    for seat in (1, 2):
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    t.do(0, "spaceport:n14_19")
    assert t.piece("n14_19") == "0 spaceport"
    assert {"colony_ship:n13_18", "colony_ship:n16_19"} <= t.legal(0)


# -- ships and berths


@pytest.mark.rule("starfarers:5.4")
def test_the_printed_example_of_a_spaceport_with_one_berth_taken() -> None:
    """White's ship holds one berth; white may build on the other; yellow and blue have no spaceport in that system."""
    sides = [
        side(ports="n4_27", colonies="n19_28 n26_27", hand="ore 1 fuel 1 goods 2"),
        side(ports="n11_26", colonies="n1_28 n29_28", hand="ore 1 fuel 1 goods 2"),
        side(ports="n19_26", colonies="n1_26 n11_28", ships={1: "colony n20_25"}, hand="ore 1 fuel 1 goods 2"),
        side(ports="n29_26", colonies="n8_27 n22_27", hand="ore 1 fuel 1 goods 2"),
    ]
    own = {0: {"n5_26", "n5_28"}, 1: {"n10_25", "n13_26"}, 2: {"n17_26"}, 3: {"n28_25", "n31_26"}}
    for seat, berths in own.items():
        t = table(*sides, active=seat)
        assert t.legal(seat, "trade_ship") == {f"trade_ship:{berth}" for berth in berths}
        refused(
            t,
            seat,
            "trade_ship:n20_25",
            *(("refuse-berth-taken", "5.10") if seat == 2 else ("refuse-not-your-berth", "5.4")),
        )
    t = table(*sides, active=2)
    t.do(2, "trade_ship:n17_26")
    assert (t.ship(2, 1), t.ship(2, 2)) == (("colony", "n20_25"), ("trade", "n17_26"))


@pytest.mark.rule("starfarers:5.4")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_a_new_ship_may_fly_in_the_same_turn(kind: str) -> None:
    t = alone(hand=PRICES[f"{kind}_ship:n5_26"])
    t.luck(*balls("yellow red"))
    t.do(0, f"{kind}_ship:n5_26", "shake")
    assert t.asked() == {0: "flight"}
    t.do(0, "step:1.n4_25", "step:1.n5_24", "stop")
    assert t.ship(0, 1) == (kind, "n5_24")


@pytest.mark.rule("starfarers:5.4")
def test_a_colony_has_no_berths_and_neither_has_a_neutral_spaceport() -> None:
    t = table(side(**HOME, hand=PLENTY), side(), side(), neutral="n29_26*")
    for berth in ("n17_28", "n20_29", "n25_26", "n28_25", "n31_26", "n13_18"):
        refused(t, 0, f"colony_ship:{berth}", "refuse-not-your-berth", "5.4")
    assert t.legal(0, "colony_ship") == {"colony_ship:n5_26", "colony_ship:n5_28"}


@pytest.mark.rule("starfarers:5.4", "starfarers:5.10")
@pytest.mark.parametrize("owner", [0, 1])
def test_with_both_berths_taken_no_ship_is_built(owner: int) -> None:
    """By whomever: a ship of another player may still stand there from before the spaceport was built."""
    sides = [side(**HOME, hand=PLENTY), side(ports="n11_26"), side()]
    ships = {1: "colony n5_26", 2: "trade n5_28"}
    sides[owner] = side(**{**sides[owner].given, "ships": ships})
    t = table(*sides)
    for berth in ("n5_26", "n5_28"):
        for kind in ("colony", "trade"):
            refused(t, 0, f"{kind}_ship:{berth}", "refuse-berth-taken", "5.10")


@pytest.mark.rule("starfarers:5.10")
def test_the_berths_are_the_two_outer_neighbours_and_belong_to_one_site_alone() -> None:
    berths = [berth for pair in BERTHS for berth in pair]
    assert len(set(berths)) == len(berths) == 2 * len(SITES) == 114
    assert not set(berths) & (set(SITES) | set(CENTRES))
    for number, pair in enumerate(BERTHS):
        assert {*pair, CENTRES[number // 3]} == set(NEIGHBOURS[SITES[number]])


# -- upgrades


@pytest.mark.rule("starfarers:5.5")
@pytest.mark.parametrize(
    ("upgrade", "kind", "limit"), [("booster", "fuel", 6), ("cannon", "carbon", 6), ("freight_pod", "ore", 5)]
)
def test_each_upgrade_has_its_limit(upgrade: str, kind: str, limit: int) -> None:
    t = alone(hand=f"{kind} 14")
    for count in range(1, limit + 1):
        assert changes(t, 0, f"upgrade:{upgrade}") == {kind: -2}
        assert t.upgrades(0) == {"booster": 0, "cannon": 0, "freight_pod": 0, upgrade: count}
    assert t.view(None)["tray"][upgrade] == {"booster": 24, "cannon": 24, "freight_pod": 20}[upgrade] - limit
    refused(t, 0, f"upgrade:{upgrade}", "refuse-upgrade-limit", "5.5", upgrade=upgrade, limit=limit)
    assert t.points(0) == 4


@pytest.mark.rule("starfarers:5.5", "starfarers:6.2")
def test_an_upgrade_acts_on_all_own_ships_and_on_no_others() -> None:
    ships = {1: "colony n5_26", 2: "trade n5_28"}
    t = table(side(**HOME, ships=ships, hand="fuel 4"), side(ports="n11_26", ships={1: "colony n13_26"}), side())
    t.luck(*balls("yellow blue"), *balls("yellow blue"))
    t.do(0, "upgrade:booster", "upgrade:booster", "shake")
    flight = t.view(0)["flight"]
    assert (flight["base"], flight["speed"]) == (3, 5)
    for number in (1, 2):
        assert max(one["steps"] for one in flight["reach"] if one["ship"] == number) == 5
    t.luck(*dice(1, 1), "ore", "ore", *balls("yellow blue"))
    t.do(0, "end")
    t.do(1, "shake")
    assert t.view(1)["flight"]["speed"] == 3


@pytest.mark.rule("starfarers:5.8")
def test_the_tray_suffices_for_four_full_motherships() -> None:
    full: dict[str, Any] = {"booster": 6, "cannon": 6, "freight_pod": 5}
    t = table(side(booster=5, cannon=5, freight_pod=4, hand="ore 2 fuel 2 carbon 2"), *[side(**full) for _ in range(3)])
    assert t.view(None)["tray"] == {"booster": 1, "cannon": 1, "freight_pod": 1, "half_medals": 40}
    t.do(0, "upgrade:booster", "upgrade:cannon", "upgrade:freight_pod")
    assert t.view(None)["tray"] == {"booster": 0, "cannon": 0, "freight_pod": 0, "half_medals": 40}
    assert t.upgrades(0) == full


@pytest.mark.rule("starfarers:5.9", "starfarers:5.5")
def test_nothing_that_is_built_can_be_given_back() -> None:
    t = alone(hand=PLENTY, booster=2, cannon=1, freight_pod=1, ships={1: "colony n5_26", 2: "trade n5_24"})
    verbs = {one.partition(":")[0] for one in t.legal(0)}
    assert verbs == {"exchange", "colony_ship", "trade_ship", "spaceport", "upgrade", "shake"}
    for notation in ("lose:booster", "lose:cannon", "lose:freight_pod", "ground:1", "place:n4_27", "stop"):
        refused(t, 0, notation, "refuse-not-now")
