"""A seven: a full hand is halved, one card is drawn, the others draw from the reserve (starfarers:3.1 to 3.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, amounts, dice, later, refused, side, table, thing

YELLOW: dict[str, Any] = {"ports": "n4_27", "colonies": "n19_28 n26_27"}
RED: dict[str, Any] = {"ports": "n11_26", "colonies": "n1_28 n29_28"}
WHITE: dict[str, Any] = {"ports": "n19_26", "colonies": "n1_26 n11_28"}
BLUE: dict[str, Any] = {"ports": "n29_26", "colonies": "n8_27 n22_27"}
LIMIT: dict[str, Any] = {"friendship": "diplomat_limit", "stations": "diplomats 1"}


def seven(*sides: Side, then: str = "", **given: Any) -> Table:
    """A seven thrown by the active player; `then` names the cards drawn after it, in order."""
    t = table(*sides, at="roll", **given)
    t.luck(*dice(3, 4), *then.split())
    return later(t)


def hands(t: Table) -> list[dict[str, int]]:
    return [{kind: n for kind, n in t.hand(seat).items() if n} for seat in range(t.state.players)]


def give_back(t: Table, seat: int, text: str) -> None:
    for kind, n in amounts(text).items():
        t.do(seat, *[f"return:{kind}"] * n)


# -- nothing from planets


@pytest.mark.rule("starfarers:3.1", "starfarers:3.6")
def test_no_planet_produces_on_a_seven() -> None:
    t = seven(side(**YELLOW, half_medals=12), side(**RED), side(**WHITE), side(**BLUE), then="ore fuel carbon")
    assert t.view(None)["produced"] == []
    assert hands(t) == [{}, {"ore": 1}, {"fuel": 1}, {"carbon": 1}]
    assert [(entry.seat, entry.number) for entry in t.log("rolled") if entry.rule == "starfarers:3.1"] == [(0, 7)]
    assert t.log("produced") == []
    assert t.check() == []


@pytest.mark.rule("starfarers:3.6", "starfarers:3.1")
def test_a_seven_blocks_no_planet_for_the_rolls_after_it() -> None:
    t = seven(side(**YELLOW), side(**RED), side(**WHITE), side(**BLUE), then="goods goods goods goods goods")
    before = [t.hand(seat) for seat in range(4)]
    assert t.asked() == {0: "turn"}  # nobody held a card to draw
    t.luck(*dice(4, 4), "goods", "goods")
    t.do(0, "end")
    gained = [{kind: n - before[seat][kind] for kind, n in t.hand(seat).items() if n != before[seat][kind]}
              for seat in range(4)]  # fmt: skip
    assert gained == [{"carbon": 1}, {"carbon": 1, "goods": 2}, {"ore": 1}, {"ore": 1}]


# -- giving back


@pytest.mark.rule("starfarers:3.2")
@pytest.mark.parametrize(
    ("cards", "card", "due"),
    [(6, False, 0), (7, False, 0), (8, False, 4), (9, False, 4), (10, False, 5), (13, False, 6), (15, False, 7),
     (8, True, 0), (12, True, 0), (13, True, 6), (14, True, 7)],
)  # fmt: skip
@pytest.mark.parametrize("seat", [0, 2])
def test_more_than_seven_cards_are_halved_in_favour_of_the_hand(cards: int, card: bool, due: int, seat: int) -> None:
    """Seven, or twelve with the Diplomats' card; the active player is no exception."""
    hoard = side(**YELLOW, hand=f"ore {cards - 3} fuel 3", **(LIMIT if card else {}))
    sides = [side(**RED, half_medals=20), side(**WHITE), side(**BLUE)]
    sides.insert(seat, hoard)
    t = seven(*sides)
    assert t.view(None)["fleets"][seat]["hand_limit"] == (12 if card else 7)
    if not due:
        assert "discard" not in t.asked().values()
        return
    assert t.asked() == {seat: "discard"}
    assert [one["need"] for one in t.view(None)["asked"]] == [due]
    supply, reserve = t.supply(), sum(t.reserve().values())
    give_back(t, seat, f"fuel 1 ore {due - 2}")
    assert t.asked() == {seat: "discard"}
    t.luck("ore", "carbon", "carbon", "carbon", "carbon", "carbon")
    t.do(seat, "return:ore")
    assert "discard" not in t.asked().values()
    assert {entry.card: entry.number for entry in t.log("returned")} == {0: due - 1, 1: 1}
    assert t.supply() == {**supply, "fuel": supply["fuel"] + 1, "ore": supply["ore"] + due - 1}
    assert reserve - sum(t.reserve().values()) == len(t.log("seven-draw")) + sum(
        entry.number for entry in t.log("reserve")
    )


@pytest.mark.rule("starfarers:16.8", "starfarers:3.2")
def test_nine_cards_give_four() -> None:
    t = seven(side(half_medals=20), side(hand="ore 2 fuel 2 carbon 2 food 2 goods 1"), side())
    t.luck("goods", "ore", "ore")
    t.do(1, "return:ore", "return:fuel", "return:carbon", "return:food")
    assert [entry.number for entry in t.log("returned")] == [1, 1, 1, 1]
    assert hands(t)[1] == {"ore": 2, "fuel": 1, "carbon": 1, "food": 1}  # the goods drawn, an ore from the reserve


@pytest.mark.rule("starfarers:3.2")
def test_only_cards_in_hand_can_be_given_back_and_each_once() -> None:
    t = seven(side(half_medals=20), side(hand="ore 7 goods 1"), side())
    assert t.legal(1) == {"return:ore", "return:goods"}
    refused(t, 1, "return:fuel", "refuse-no-card", resource="fuel")
    t.do(1, "return:goods")
    refused(t, 1, "return:goods", "refuse-no-card", resource="goods")
    assert t.legal(1) == {"return:ore"}
    for notation in ("end", "none", "exchange:ore.fuel"):
        refused(t, 1, notation, "refuse-not-now")


@pytest.mark.rule("starfarers:3.7")
def test_all_give_back_at_the_same_time_and_nobody_sees_what_another_has_chosen() -> None:
    t = seven(side(hand="ore 8"), side(hand="fuel 8"), side(hand="food 7"), side(hand="goods 9"))
    assert t.asked() == {0: "discard", 1: "discard", 3: "discard"}
    before = {viewer: t.view(viewer) for viewer in (None, 0, 1, 2)}
    give_back(t, 3, "goods 4")
    assert t.asked() == {0: "discard", 1: "discard"}
    for viewer in (None, 0, 1, 2):
        view = t.view(viewer)
        assert [one for one in view["asked"] if one["seat"] == 3 and (one["picked"] or one["need"])] == []
        assert view["fleets"] == before[viewer]["fleets"]
        assert view["supply"] == before[viewer]["supply"]
    assert t.log("returned") == []
    refused(t, 0, "draw:2", "refuse-not-now")
    give_back(t, 0, "ore 4")
    t.do(1, "return:fuel")
    assert t.log("returned") == []
    t.do(1, "return:fuel", "return:fuel", "return:fuel")
    assert t.asked() == {0: "rob"}
    assert hands(t) == [{"ore": 4}, {"fuel": 4}, {"food": 7}, {"goods": 5}]


@pytest.mark.rule("starfarers:15.6", "starfarers:3.7")
def test_what_was_given_back_is_open_once_all_have_chosen() -> None:
    t = seven(side(hand="ore 4 fuel 4"), side(hand="food 8"), side())
    give_back(t, 0, "ore 3 fuel 1")
    give_back(t, 1, "food 4")
    told = {(one.seat, thing(one.card), one.number) for one in t.journal.seen_by(None) if one.key == "returned"}
    assert told == {(0, "ore", 3), (0, "fuel", 1), (1, "food", 4)}


# -- one card from another hand


@pytest.mark.rule("starfarers:3.3")
@pytest.mark.parametrize(("victim", "card"), [(1, "fuel"), (2, "carbon"), (2, "food"), (3, "goods")])
def test_the_active_player_draws_a_random_card_from_one_other(victim: int, card: str) -> None:
    sides = [side(half_medals=20), side(hand="fuel 2"), side(hand="carbon 1 food 1"), side(hand="goods 1")]
    t = seven(*sides)
    assert t.asked() == {0: "rob"}
    assert t.legal(0) == {"draw:2", "draw:3", "draw:4"}
    before = t.hand(victim)
    t.luck(card, "ore", "ore", "ore")
    t.do(0, f"draw:{victim + 1}")
    assert hands(t)[0] == {card: 1}
    assert t.hand(victim) == {**before, card: before[card] - 1, "ore": 1}
    assert [(one.seat, one.number) for one in t.log("robbed")] == [(0, 1 + victim)]
    assert t.luck_left() == 0


@pytest.mark.rule("starfarers:3.3")
def test_the_draw_comes_after_the_giving_back() -> None:
    t = seven(side(half_medals=20), side(hand="ore 4 goods 4"), side())
    t.luck("ore", "fuel", "fuel")
    give_back(t, 1, "goods 4")  # red alone has cards: the draw needs no choice
    assert hands(t) == [{"ore": 1}, {"ore": 3, "fuel": 1}, {"fuel": 1}]


@pytest.mark.rule("starfarers:3.8")
def test_only_a_player_with_cards_can_be_drawn_from_and_one_must_be() -> None:
    t = seven(side(hand="ore 1"), side(hand="fuel 1"), side(), side(hand="food 1"))
    assert t.legal(0) == {"draw:2", "draw:4"}
    refused(t, 0, "draw:3", "refuse-nothing-to-draw", "3.8")
    refused(t, 0, "draw:1", "refuse-draw-self", "3.3")
    refused(t, 0, "none", "refuse-not-now")
    refused(t, 0, "end", "refuse-not-now")


@pytest.mark.rule("starfarers:3.8", "starfarers:14.6")
def test_a_seat_nobody_sits_on_cannot_be_drawn_from() -> None:
    t = seven(side(), side(hand="fuel 1"), side(hand="ore 1"))
    refused(t, 0, "draw:4", "refuse-no-seat", "14.6")


@pytest.mark.rule("starfarers:3.8")
def test_with_nobody_holding_a_card_the_draw_is_left_out() -> None:
    t = seven(side(hand="ore 3", half_medals=20), side(), side(), then="fuel food")
    assert t.asked() == {0: "turn"}
    assert t.log("robbed") == []
    assert hands(t) == [{"ore": 3}, {"fuel": 1}, {"food": 1}]


@pytest.mark.rule("starfarers:3.9", "starfarers:15.4")
def test_the_drawn_card_is_known_to_the_two_alone() -> None:
    sides = [side(half_medals=20), side(hand="fuel 1 ore 1"), side(hand="carbon 1"), side()]
    seen: dict[str, dict[int | None, Any]] = {}
    for card in ("fuel", "ore"):
        t = seven(*sides)
        t.luck(card, "goods", "goods", "goods")
        t.do(0, "draw:2")
        entry = t.log("robbed")[0]
        assert entry.card == -1
        assert [thing(one) for one in entry.cards] == [card]
        assert entry.seen_by(2).cards == entry.seen_by(None).cards == []
        assert entry.seen_by(0).cards == entry.seen_by(1).cards == entry.cards
        seen[card] = {viewer: t.view(viewer) for viewer in (None, 0, 1, 2, 3)}
        assert (t.view(0)["fleets"][0]["hand"][card], t.view(1)["fleets"][1]["hand"][card]) == (1, 0)
    for viewer in (None, 2, 3):
        assert seen["fuel"][viewer] == seen["ore"][viewer]


# -- the others, and the active player at last


@pytest.mark.rule("starfarers:3.4")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_every_other_player_draws_one_from_the_reserve_from_the_left_on(active: int, order: list[int]) -> None:
    sides = [side(half_medals=20) for _ in range(2)] + [side() for _ in range(2)]
    sides[active] = side(half_medals=20)
    t = seven(*sides, active=active, then="ore fuel carbon")
    assert [entry.seat for entry in t.log("seven-draw")] == order
    for seat, card in zip(order, ("ore", "fuel", "carbon"), strict=True):
        assert hands(t)[seat] == {card: 1}
    assert t.view(None)["reserve"] >= 37
    assert t.supply() == dict.fromkeys(("ore", "fuel", "carbon", "food", "goods"), 12)


@pytest.mark.rule("starfarers:3.4", "starfarers:2.12")
def test_the_reserve_is_made_anew_for_these_draws_too() -> None:
    t = seven(side(half_medals=20), side(), side(), reserve="ore 1 fuel 0 carbon 0 food 0 goods 0", then="ore goods")
    assert hands(t) == [{}, {"ore": 1}, {"goods": 1}]
    assert t.view(None)["reserve"] == 39
    assert t.check() == []


@pytest.mark.rule("starfarers:3.5")
@pytest.mark.parametrize(("half_medals", "cards"), [(0, 2), (8, 1), (12, 0)])
def test_then_the_active_player_draws_as_usual(half_medals: int, cards: int) -> None:
    """Yellow at 4, 8 and 10 points."""
    sides = [side(**YELLOW, half_medals=half_medals), side(**RED, hand="carbon 1"), side(**WHITE), side(**BLUE)]
    t = seven(*sides, then="carbon ore food goods" + " fuel" * cards)
    assert hands(t) == [
        {"carbon": 1} | amounts(f"fuel {cards}" if cards else ""),
        {"ore": 1},
        {"food": 1},
        {"goods": 1},
    ]
    assert t.asked() == {0: "turn"}
    assert t.luck_left() == 0
    order = [entry.key for entry in t.log() if entry.key in {"robbed", "seven-draw", "reserve"}]
    assert order == ["robbed", "seven-draw", "seven-draw", "seven-draw"] + ["reserve"] * (cards > 0)


@pytest.mark.rule("starfarers:3.10", "starfarers:11.9")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("option", ["planets", "reserve_too"])
def test_relief_and_green_folk_do_nothing_on_a_seven(owner: int, option: str) -> None:
    friends = "diplomat_relief green_ore green_fuel green_carbon green_food green_goods"
    sides = [side(**YELLOW, half_medals=12), side(**RED, half_medals=12), side(**WHITE)]
    given = {**sides[owner].given, "friendship": friends, "stations": "diplomats 1 green_folk 5"}
    sides[owner] = side(**given)
    t = seven(*sides, then="ore ore", options={"relief_counts": option})
    assert t.asked() == {0: "turn"}
    assert hands(t) == [{}, {"ore": 1}, {"ore": 1}]
    assert t.log("green") == t.log("relief") == []
