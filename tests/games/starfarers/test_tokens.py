"""Free trade ships: placed at once, or kept as a token until they can be (starfarers:12.8, 12.21)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, dice, later, refused, side, table

FULL = {1: "colony n5_26", 2: "trade n5_28"}  # both berths of the spaceport n4_27
SEVEN = {
    "stations": "merchants 4 green_folk 3",
    "friendship": "merchant_ore merchant_fuel merchant_carbon merchant_food green_ore green_fuel green_carbon",
}
AWAY = {1: "colony n7_24", 2: "trade n10_23", 3: "colony n11_24"}


def owner(**given: Any) -> Side:
    return side(**{"ports": "n4_27", "ships": {1: "colony n7_24"}, "hand": "ore 3", **given})


def gift(mine: Side, *others: Side, **given: Any) -> Table:
    """Seat 0 gives the travellers three cards for a free trade ship."""
    t = table(mine, *others, *[side() for _ in range(3 - len(others))], at="encounter", **given)
    t.luck("e29")
    later(t)
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore")
    return t


def tokens(t: Table, seat: int = 0) -> int:
    count: int = t.fleet(seat)["ship_tokens"]
    return count


# -- at once


@pytest.mark.rule("starfarers:12.8")
@pytest.mark.parametrize("berth", ["n5_26", "n5_28", "n25_26", "n25_28"])
def test_a_free_trade_ship_goes_to_a_free_own_berth_of_choice(berth: str) -> None:
    t = gift(owner(ports="n4_27 n26_27"))
    assert t.asked() == {0: "free_ship"}
    assert t.legal(0) == {f"trade_ship:{one}" for one in ("n5_26", "n5_28", "n25_26", "n25_28")}
    t.do(0, f"trade_ship:{berth}")
    assert (t.ship(0, 2), tokens(t)) == (("trade", berth), 0)
    assert t.fleet(0)["stock"] == {"colony": 6, "trade_station": 6, "transport": 1, "shipyard": 1}


@pytest.mark.rule("starfarers:12.8")
def test_a_free_trade_ship_may_fly_in_the_same_turn() -> None:
    t = gift(owner())
    t.do(0, "trade_ship:n5_26", "fly:2.n7_26")
    assert t.ship(0, 2) == ("trade", "n7_26")


@pytest.mark.rule("starfarers:12.21")
def test_placing_is_compulsory_and_only_on_a_free_own_berth() -> None:
    t = gift(owner(ports="n4_27 n26_27", ships={1: "colony n5_26"}), side(ports="n11_26", colonies="n19_28"))
    refused(t, 0, "trade_ship:n5_26", "refuse-berth-taken", "5.10", node="n5_26")
    refused(t, 0, "trade_ship:n13_26", "refuse-not-your-berth", "5.4", node="n13_26")
    refused(t, 0, "trade_ship:n20_29", "refuse-not-your-berth", "5.4", node="n20_29")
    for other in ("none", "end", "colony_ship:n5_28"):
        refused(t, 0, other, "refuse-not-now", "12.21")


@pytest.mark.rule("starfarers:12.21")
def test_a_berth_under_a_foreign_ship_is_not_free() -> None:
    t = gift(owner(ports="n4_27 n26_27"), side(ships={1: "colony n5_26 evicted"}))
    assert t.legal(0) == {f"trade_ship:{one}" for one in ("n5_28", "n25_26", "n25_28")}


@pytest.mark.rule("starfarers:12.21")
@pytest.mark.parametrize(
    "mine",
    [
        {"ships": FULL},  # no berth
        {"ships": AWAY},  # no transport
        SEVEN,  # no station
        {"ports": "", "colonies": "n4_27"},  # no spaceport
    ],
)
def test_without_berth_transport_or_station_the_ship_is_kept_as_a_token(mine: dict[str, Any]) -> None:
    t = gift(owner(**mine))
    assert (t.asked(), tokens(t)) == ({0: "flight"}, 1)
    assert [entry.seat for entry in t.log("ship-token")] == [0]


# -- redeemed


@pytest.mark.rule("starfarers:12.21")
def test_a_token_is_redeemed_free_of_cost_when_trade_and_build_begins() -> None:
    t = table(owner(tokens=1), side(), side(), side(), at="roll")
    t.luck(*dice(1, 1), "ore", "ore")
    later(t)
    assert t.asked() == {0: "free_ship"}
    t.do(0, "trade_ship:n5_28")
    assert (t.asked(), t.ship(0, 2), tokens(t)) == ({0: "turn"}, ("trade", "n5_28"), 0)
    assert t.hand(0) == {"ore": 5, "fuel": 0, "carbon": 0, "food": 0, "goods": 0}
    assert len(t.log("token-ship")) == 1


@pytest.mark.rule("starfarers:12.21")
def test_a_token_is_redeemed_after_a_build_that_makes_room() -> None:
    t = table(owner(ships=FULL, colonies="n19_28", hand="carbon 3 food 2", tokens=1), side(), side(), side())
    assert t.asked() == {0: "turn"}
    t.do(0, "spaceport:n19_28")
    assert t.asked() == {0: "free_ship"}
    assert t.legal(0) == {"trade_ship:n17_28", "trade_ship:n20_29"}
    t.do(0, "trade_ship:n20_29")
    assert (t.asked(), t.ship(0, 3), tokens(t)) == ({0: "turn"}, ("trade", "n20_29"), 0)


@pytest.mark.rule("starfarers:12.21")
def test_a_token_is_redeemed_when_a_ship_leaves_the_berth_and_flies_the_same_turn() -> None:
    t = table(owner(ships=FULL, tokens=1), side(), side(), side(), at="flight")
    t.do(0, "fly:1.n7_24")
    assert (t.ship(0, 3), tokens(t)) == (("trade", "n5_26"), 0)  # the one free berth needs no question
    t.do(0, "fly:3.n4_25")
    assert t.ship(0, 3) == ("trade", "n4_25")


@pytest.mark.rule("starfarers:12.21")
def test_a_token_waits_until_the_move_is_finished() -> None:
    t = table(owner(ships=FULL, tokens=1), side(), side(), side(), at="flight")
    t.do(0, "step:1.n7_26")
    assert (t.ship(0, 3), tokens(t)) == (None, 1)
    t.do(0, "step:1.n8_25", "stop")
    assert (t.ship(0, 3), tokens(t)) == (("trade", "n5_26"), 0)


@pytest.mark.rule("starfarers:12.21")
def test_a_token_is_redeemed_when_founding_gives_a_transport_back() -> None:
    ships = {1: "colony n13_22", 2: "trade n10_23", 3: "colony n11_24"}
    discs = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
    t = table(owner(ships=ships, tokens=1), side(), side(), side(), at="flight", discs=discs)
    t.do(0, "found:1.n14_21")
    assert t.asked() == {0: "free_ship"}
    t.do(0, "trade_ship:n5_28")
    assert (t.piece("n14_21"), t.ship(0, 1), tokens(t)) == ("0 colony", ("trade", "n5_28"), 0)


@pytest.mark.rule("starfarers:12.21")
def test_tokens_are_not_redeemed_on_another_players_turn() -> None:
    t = table(side(), owner(tokens=1), side(), side())
    t.do(0, "end")
    assert t.active() == 1
    assert t.asked() == {1: "free_ship"}
    t = table(side(), side(), owner(tokens=2, ships={}), side(), at="turn")
    assert (t.asked(), tokens(t, 2)) == ({0: "turn"}, 2)


@pytest.mark.rule("starfarers:12.21")
def test_tokens_are_unlimited_and_redeemed_one_by_one() -> None:
    t = gift(owner(ships=AWAY, tokens=2))
    assert tokens(t) == 3
    t = table(owner(ships={}, tokens=3), side(), side(), side())
    t.do(0, "trade_ship:n5_26")
    assert (t.ship(0, 1), t.ship(0, 2), tokens(t)) == (("trade", "n5_26"), ("trade", "n5_28"), 1)
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("starfarers:12.21")
def test_a_token_is_worth_no_points() -> None:
    t = table(owner(ships=AWAY, tokens=3), side(), side(), side())
    assert (t.points(0), t.score(0).total) == (2, 2)


@pytest.mark.rule("starfarers:12.21", "starfarers:1.3")
def test_a_ship_from_a_token_makes_the_flight_due() -> None:
    t = table(owner(ships={}, tokens=1), side(), side(), side())
    t.do(0, "trade_ship:n5_26")
    refused(t, 0, "end", "refuse-must-shake", "1.4")
    assert "shake" in t.legal(0)
