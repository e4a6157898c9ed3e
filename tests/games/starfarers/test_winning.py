"""Half medals, points and the end of the game (starfarers:13.1 to starfarers:13.6; options turn_limit, fame_cards)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.ranking import winners
from tests.games.starfarers.kit import Table, balls, dice, later, refused, side, table

YELLOW: dict[str, Any] = {"ports": "n4_27", "colonies": "n19_28 n26_27"}
RED: dict[str, Any] = {"ports": "n11_26", "colonies": "n1_28 n29_28"}
N7 = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
BASE = {**N7, "N7.3": "pirate_4"}
FAME: dict[str, Any] = {"friendship": "diplomat_fame_1", "stations": "diplomats 1"}
BOTH: dict[str, Any] = {"friendship": "diplomat_fame_1 diplomat_fame_2", "stations": "diplomats 2"}


def won_by(t: Table, seat: int) -> bool:
    return (
        t.over()
        and t.view(None)["winner"] == seat
        and winners(t.state.scores()) == [seat]
        and t.view(None)["end_reason"] == "fifteen_points"
        and [(entry.seat, entry.number) for entry in t.log("won")] == [(seat, t.points(seat))]
    )


def met(card: str, **given: Any) -> Table:
    """Yellow meets that encounter; another ship waits behind, so that the flight goes on after it."""
    sides = [side(**{**YELLOW, "ships": {1: "colony n5_26"}, **given}), side(**RED), side()]
    t = table(*sides, at="encounter")
    t.luck(card)
    return later(t)


# -- half medals


@pytest.mark.rule("starfarers:13.1")
@pytest.mark.parametrize("count", range(9))
def test_two_half_medals_are_a_point(count: int) -> None:
    t = table(side(**YELLOW, half_medals=count), side(), side())
    assert t.points(0) == t.score(0).total == 4 + count // 2
    assert dict(t.score(0).parts).get("half_medals", 0) == count // 2
    assert t.view(None)["fleets"][0]["half_medals"] == count
    assert t.view(None)["tray"]["half_medals"] == 40 - count


@pytest.mark.rule("starfarers:13.1")
@pytest.mark.parametrize(("before", "points"), [(1, 5), (2, 5), (3, 6), (4, 6)])
def test_the_marker_moves_on_when_a_pair_is_made(before: int, points: int) -> None:
    t = met("e03", hand="ore 2", half_medals=before)
    t.do(0, "answer:2", "pay:ore", "pay:ore")
    assert (t.half_medals(0), t.points(0)) == (before + 1, points)
    assert t.view(None)["tray"]["half_medals"] == 39 - before
    assert [(entry.seat, entry.number) for entry in t.log("fame-gained")] == [(0, 1)]


@pytest.mark.rule("starfarers:13.1")
@pytest.mark.parametrize(("before", "points"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_the_marker_moves_back_only_when_a_pair_breaks(before: int, points: int) -> None:
    t = met("e03", half_medals=before)
    t.do(0, "answer:0")
    assert (t.half_medals(0), t.points(0)) == (before - 1, points)
    assert t.view(None)["tray"]["half_medals"] == 41 - before
    assert [(entry.seat, entry.number) for entry in t.log("fame-lost")] == [(0, 1)]


@pytest.mark.rule("starfarers:13.4")
def test_with_an_empty_tray_a_half_medal_is_lost() -> None:
    sides = [
        side(**YELLOW, ships={1: "colony n5_26"}, hand="ore 2", half_medals=1),
        side(half_medals=20),
        side(half_medals=19),
    ]
    t = table(*sides, at="encounter")
    t.luck("e03")
    later(t)
    t.do(0, "answer:2", "pay:ore", "pay:ore")
    assert (t.half_medals(0), t.points(0), t.view(None)["tray"]["half_medals"]) == (1, 4, 0)
    assert t.asked() == {0: "flight"}


@pytest.mark.rule("starfarers:13.4", "starfarers:11.10")
def test_with_an_empty_tray_no_fame_is_bought() -> None:
    t = table(side(**YELLOW, hand="goods 2", **FAME), side(half_medals=20), side(half_medals=20))
    refused(t, 0, "fame", "refuse-tray-empty", "13.4")
    assert "fame" not in t.legal(0)


@pytest.mark.rule("starfarers:13.4", "starfarers:9.13")
def test_a_cleared_token_takes_no_half_medal() -> None:
    sides = [side(**YELLOW, ships={1: "colony n14_23"}, cannon=4), side(half_medals=20), side(half_medals=20)]
    t = table(*sides, at="flight", discs=BASE)
    t.do(0, "step:1.n13_22")
    assert t.view(None)["fleets"][0]["medals"] == [{"kind": "pirate", "value": 4}]
    assert (t.points(0), t.view(None)["tray"]["half_medals"]) == (5, 0)


# -- points


@pytest.mark.rule("starfarers:13.3")
def test_the_points_are_the_sum_of_their_sources() -> None:
    t = table(
        side(
            ports="n4_27 n11_26", colonies="n19_28 n26_27 n1_26", half_medals=5, medals="pirate_4 ice_3",
            stations="merchants 2 green_folk 1", friendship="merchant_ore merchant_fuel green_ore",
            ships={1: "trade n5_26"}, booster=3, cannon=2, freight_pod=4, hand="goods 5",
        ),
        side(stations="merchants 1 green_folk 1", friendship="merchant_food green_food"), side(),
    )  # fmt: skip
    parts = dict(t.score(0).parts)
    assert parts == {"colonies": 3, "spaceports": 4, "markers": 4, "medals": 2, "half_medals": 2}
    assert t.points(0) == t.score(0).total == 15
    assert t.score(1).total == 0
    assert t.check() == []


@pytest.mark.rule("starfarers:13.3", "starfarers:11.6")
@pytest.mark.parametrize("marker", [0, 1])
def test_a_marker_is_two_points_for_its_holder_alone(marker: int) -> None:
    sides = [side(**YELLOW, stations="merchants 1", friendship="merchant_ore"),
             side(**RED, stations="merchants 1", friendship="merchant_food"), side()]  # fmt: skip
    t = table(*sides, marker={"merchants": marker})
    assert [t.points(seat) for seat in (0, 1)] == [6 if seat == marker else 4 for seat in (0, 1)]


# -- winning at once


@pytest.mark.rule("starfarers:13.2")
def test_a_spaceport_that_makes_fifteen_wins_at_once() -> None:
    t = table(side(**YELLOW, hand="carbon 3 food 2", half_medals=20), side(**RED), side())
    assert (t.points(0), t.over()) == (14, False)
    t.do(0, "spaceport:n19_28")
    assert won_by(t, 0)
    assert t.asked() == {}
    assert t.view(None)["phase"] == "over"


@pytest.mark.rule("starfarers:13.2", "starfarers:11.10")
def test_bought_fame_wins_at_once() -> None:
    t = table(side(**YELLOW, hand="goods 1", half_medals=17, **FAME), side(), side())
    assert t.points(0) == 14
    t.do(0, "fame")
    assert won_by(t, 0)


@pytest.mark.rule("starfarers:13.2")
def test_a_colony_wins_at_once_with_other_ships_still_to_fly() -> None:
    ships = {1: "colony n16_19", 2: "colony n5_26"}
    t = table(side(**YELLOW, ships=ships, half_medals=20), side(**RED), side(), at="flight", discs=N7)
    t.do(0, "found:1.n14_19")
    assert won_by(t, 0)


@pytest.mark.rule("starfarers:13.2", "starfarers:6.9")
def test_a_medal_wins_in_the_middle_of_a_move() -> None:
    ships = {1: "colony n14_23"}
    t = table(side(**YELLOW, ships=ships, cannon=4, half_medals=20), side(**RED), side(), at="flight", discs=BASE)
    t.do(0, "step:1.n13_22")
    assert won_by(t, 0)


@pytest.mark.rule("starfarers:13.2", "starfarers:11.12")
def test_a_marker_wins_at_once() -> None:
    ships = {1: "trade n26_13"}
    t = table(side(**YELLOW, ships=ships, freight_pod=1, half_medals=18), side(**RED), side(), at="flight")
    assert t.points(0) == 13
    t.do(0, "fly:1.n25_14")
    if not t.over():  # the friendship card may be asked for before or after the check: no effect on the result
        t.do(0, "friend:merchant_ore")
    assert won_by(t, 0)
    assert t.points(0) == 15


@pytest.mark.rule("starfarers:13.2", "starfarers:12.15")
def test_a_half_medal_of_an_encounter_wins_at_once() -> None:
    t = met("e03", hand="ore 2", half_medals=21)
    assert t.points(0) == 14
    t.do(0, "answer:2", "pay:ore", "pay:ore")
    assert won_by(t, 0)


@pytest.mark.rule("starfarers:13.2")
def test_fourteen_points_win_nothing() -> None:
    t = table(side(**YELLOW, hand="carbon 3 food 2", half_medals=19), side(**RED), side())
    t.do(0, "spaceport:n19_28")
    assert (t.points(0), t.over(), t.asked()) == (14, False, {0: "turn"})


# -- on another's turn


def worn(pods: int, half_medals: int) -> Table:
    """Yellow meets Wear and Tear; red has most freight pods and gains a half medal."""
    sides = [side(**YELLOW, ships={1: "colony n5_26"}), side(**RED, freight_pod=pods, half_medals=half_medals), side()]
    t = table(*sides, at="encounter")
    t.luck("e32", "e03")
    return later(t)


@pytest.mark.rule("starfarers:13.2", "starfarers:13.6", "starfarers:1.6")
def test_fifteen_on_anothers_turn_wins_only_when_the_own_turn_starts() -> None:
    t = worn(pods=1, half_medals=21)
    assert (t.points(1), t.half_medals(1), t.over()) == (15, 22, False)
    t.do(0, "answer:0")
    assert not t.over()
    t.luck(*dice(3, 3))
    t.do(0, "end")
    assert won_by(t, 1)
    assert t.luck_left() == 2  # no dice were thrown


@pytest.mark.rule("starfarers:13.6", "starfarers:13.2", "starfarers:11.5")
def test_fifteen_points_that_are_gone_when_the_own_turn_starts_win_nothing() -> None:
    """Red comes to 15 before its turn, but yellow's second station takes the Merchants' marker."""
    t = table(
        side(**YELLOW, ships={1: "trade n26_13"}, freight_pod=3, stations="merchants 1", friendship="merchant_ore"),
        side(**RED, stations="merchants 1", friendship="merchant_fuel", half_medals=18),
        side(), at="flight", marker={"merchants": 1},
    )  # fmt: skip
    assert (t.points(0), t.points(1), t.over()) == (4, 15, False)
    t.luck(*dice(3, 3))
    t.do(0, "fly:1.n25_14", "friend:merchant_food")
    assert (t.points(0), t.points(1)) == (6, 13)
    assert (t.over(), t.asked()) == (False, {1: "turn"})


@pytest.mark.rule("starfarers:13.5")
def test_only_the_active_player_wins_whoever_has_more_points() -> None:
    sides = [
        side(**YELLOW, hand="carbon 3 food 2", half_medals=20),
        side(**RED, medals="ice_3", half_medals=20),
        side(),
    ]
    t = table(*sides)
    assert (t.points(0), t.points(1), t.over()) == (14, 15, False)
    t.do(0, "spaceport:n19_28")
    assert won_by(t, 0)
    assert (t.score(0).total, t.score(1).total) == (15, 15)
    assert t.score(0).leads > t.score(1).leads


@pytest.mark.rule("starfarers:13.5")
def test_points_above_fifteen_do_not_matter() -> None:
    """Red stands at 17 on yellow's turn; yellow makes 15 and has won alone."""
    friends: dict[str, Any] = {"friendship": "merchant_ore", "stations": "merchants 1"}
    sides = [
        side(**YELLOW, hand="carbon 3 food 2", half_medals=20),
        side(**RED, medals="ice_3", half_medals=20, **friends),
        side(),
    ]
    t = table(*sides)
    assert (t.points(0), t.points(1)) == (14, 17)
    t.do(0, "spaceport:n19_28")
    assert won_by(t, 0)


@pytest.mark.rule("starfarers:13.5", "starfarers:13.2")
def test_when_the_game_is_over_nobody_is_asked_anything() -> None:
    t = table(side(**YELLOW, hand="carbon 3 food 2 ore 3", half_medals=20), side(**RED, hand="ore 3"), side())
    t.do(0, "spaceport:n19_28")
    for seat in range(3):
        assert t.legal(seat) == set()
        refused(t, seat, "end", "refuse-game-over")


# -- the limit of turns


@pytest.mark.rule("starfarers:13.2")
@pytest.mark.parametrize(
    ("points", "first"), [((1, 0, 0), [0]), ((0, 2, 1), [1]), ((0, 0, 3), [2]), ((1, 0, 1), [0, 2])]
)
def test_after_the_limit_of_turns_most_points_win(points: tuple[int, int, int], first: list[int]) -> None:
    homes = (YELLOW, RED, {"ports": "n19_26", "colonies": "n1_26 n11_28"})
    sides = [side(**home, half_medals=2 * more) for home, more in zip(homes, points, strict=True)]
    t = table(*sides, turn=5, options={"turn_limit": 6})
    t.luck(*dice(3, 3))
    t.do(0, "end")
    assert (t.over(), t.active(), t.view(None)["turn"]) == (False, 1, 6)
    t.luck(*dice(3, 3))
    t.do(1, "end")
    assert t.over()
    assert t.luck_left() == 2
    assert t.view(None)["end_reason"] == "turn_limit"
    assert winners(t.state.scores()) == first
    assert len(t.log("turn-limit")) == 1


@pytest.mark.rule("starfarers:13.2")
def test_the_view_names_who_has_most_points_at_the_limit() -> None:
    t = table(side(**YELLOW), side(**RED, half_medals=2), side(), turn=5, options={"turn_limit": 5})
    t.do(0, "end")
    assert (t.over(), winners(t.state.scores())) == (True, [1])
    assert t.view(None)["winner"] == 1


@pytest.mark.rule("starfarers:13.2")
def test_without_a_limit_the_game_goes_on() -> None:
    t = table(side(**YELLOW), side(**RED), side(), turn=400)
    t.do(0, "end")
    assert not t.over()


@pytest.mark.rule("starfarers:13.2")
def test_fifteen_points_win_before_the_limit_too() -> None:
    given: dict[str, Any] = {"hand": "carbon 3 food 2", "half_medals": 20}
    t = table(side(**YELLOW, **given), side(**RED), side(), turn=5, options={"turn_limit": 6})
    t.do(0, "spaceport:n19_28")
    assert won_by(t, 0)


# -- fame for goods


@pytest.mark.rule("starfarers:11.10")
def test_one_goods_buys_one_half_medal_once_a_turn() -> None:
    t = table(side(**YELLOW, hand="goods 3", **FAME), side(), side())
    supply = t.supply()["goods"]
    t.do(0, "fame")
    assert (t.hand(0)["goods"], t.supply()["goods"], t.half_medals(0)) == (2, supply + 1, 1)
    assert t.fleet(0)["used"]["fame"] == 1
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15")
    for seat in range(3):
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    assert t.fleet(0)["used"]["fame"] == 0
    t.do(0, "fame")
    assert t.half_medals(0) == 2


@pytest.mark.rule("starfarers:11.10")
@pytest.mark.parametrize(
    ("option", "cards", "times"), [("one", FAME, 1), ("one", BOTH, 1), ("each", FAME, 1), ("each", BOTH, 2)]
)
def test_two_cards_buy_twice_only_by_option(option: str, cards: dict[str, Any], times: int) -> None:
    t = table(side(**YELLOW, hand="goods 4", **cards), side(), side(), options={"fame_cards": option})
    for _ in range(times):
        t.do(0, "fame")
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15")
    assert (t.half_medals(0), t.hand(0)["goods"]) == (times, 4 - times)
    t.luck(*dice(1, 1))
    t.do(0, "end")


@pytest.mark.rule("starfarers:11.10")
@pytest.mark.parametrize(("option", "times"), [("one", 1), ("each", 2)])
def test_trade_and_flight_are_one_turn_for_bought_fame(option: str, times: int) -> None:
    given = {"hand": "goods 4", "ships": {1: "colony n5_26"}, **BOTH}
    t = table(side(**YELLOW, **given), side(), side(), options={"fame_cards": option})
    t.luck(*balls("yellow yellow"))
    t.do(0, "fame", "shake")
    for _ in range(times - 1):
        t.do(0, "fame")
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15")
    assert t.half_medals(0) == times


@pytest.mark.rule("starfarers:11.10")
def test_fame_needs_the_card_and_the_goods() -> None:
    refused(table(side(**YELLOW, hand="goods 3"), side(), side()), 0, "fame", "refuse-no-friendship", "11.15")
    refused(table(side(**YELLOW, hand="ore 3", **FAME), side(), side()), 0, "fame", "refuse-no-card", resource="goods")
