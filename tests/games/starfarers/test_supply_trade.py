"""Trade with the supply: rates, the Merchants' cards, what may be taken (starfarers:4.1, 4.3, 4.4, 4.10)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.starfarers.kit import amounts, balls, changes, dice, refused, side, table

KINDS = ("ore", "fuel", "carbon", "food", "goods")
HOME: dict[str, Any] = {"ports": "n4_27", "colonies": "n19_28 n26_27"}
RATES = {"ore": 3, "fuel": 3, "carbon": 3, "food": 3, "goods": 2}
PAIRS = list(permutations(KINDS, 2))


def friend(*cards: str) -> dict[str, Any]:
    """A side's Merchants' cards, with the stations they came from."""
    return {"friendship": " ".join(cards), "stations": f"merchants {len(cards)}"}


# -- the usual rates


@pytest.mark.rule("starfarers:4.3")
@pytest.mark.parametrize(("give", "take"), PAIRS)
def test_three_equal_cards_bring_one_other_and_two_goods_do(give: str, take: str) -> None:
    t = table(side(**HOME, hand=f"{give} {RATES[give]}"), side(), side())
    supply = t.supply()
    assert changes(t, 0, f"exchange:{give}.{take}") == {give: -RATES[give], take: 1}
    assert t.supply() == {**supply, give: supply[give] + RATES[give], take: supply[take] - 1}
    told = [(one.seat, *reversed(divmod(one.number, 10)), one.card) for one in t.log("exchanged")]
    assert told == [(0, RATES[give], KINDS.index(take), KINDS.index(give))]


@pytest.mark.rule("starfarers:4.3")
@pytest.mark.parametrize(("give", "take"), PAIRS)
def test_one_card_too_few_brings_nothing(give: str, take: str) -> None:
    short = RATES[give] - 1
    t = table(side(**HOME, hand=f"{give} {short}"), side(), side())
    refused(t, 0, f"exchange:{give}.{take}", "refuse-rate", "4.3", resource=give, rate=RATES[give], have=short)


@pytest.mark.rule("starfarers:4.3")
def test_cards_of_different_kinds_are_not_equal_cards() -> None:
    t = table(side(**HOME, hand="ore 2 fuel 2 carbon 2 food 2 goods 1"), side(), side())
    assert t.legal(0, "exchange") == set()


@pytest.mark.rule("starfarers:4.3")
def test_trade_with_the_supply_goes_on_as_long_as_the_cards_last() -> None:
    t = table(side(**HOME, hand="ore 10 goods 6"), side(), side())
    t.do(0, *["exchange:ore.food"] * 3, *["exchange:goods.fuel"] * 3)
    assert t.hand(0) == {"ore": 1, "fuel": 3, "carbon": 0, "food": 3, "goods": 0}
    assert changes(t, 0, "exchange:fuel.carbon") == {"fuel": -3, "carbon": 1}
    assert t.legal(0, "exchange") == {f"exchange:food.{kind}" for kind in KINDS if kind != "food"}
    assert t.view(0)["fleets"][0]["rates"] == RATES


# -- the Merchants' cards


@pytest.mark.rule("starfarers:4.4")
@pytest.mark.parametrize("kind", ["ore", "fuel", "carbon", "food"])
def test_a_merchants_card_makes_its_resource_two_for_one_without_limit(kind: str) -> None:
    t = table(side(**HOME, hand=f"{kind} 7", **friend(f"merchant_{kind}")), side(), side())
    assert t.fleet(0)["rates"] == {**RATES, kind: 2}
    for _ in range(3):
        assert changes(t, 0, f"exchange:{kind}.goods") == {kind: -2, "goods": 1}
    refused(t, 0, f"exchange:{kind}.goods", "refuse-rate", "4.3", rate=2, have=1)
    assert len(t.log("exchanged-by-card")) == 3


@pytest.mark.rule("starfarers:4.4")
@pytest.mark.parametrize("kind", ["ore", "fuel", "carbon", "food"])
def test_a_merchants_card_helps_no_other_resource_and_no_other_player(kind: str) -> None:
    other = {"ore": "fuel", "fuel": "carbon", "carbon": "food", "food": "ore"}[kind]
    t = table(side(**HOME, hand=f"{other} 3", **friend(f"merchant_{kind}")), side(**HOME), side())
    assert changes(t, 0, f"exchange:{other}.{kind}") == {other: -3, kind: 1}
    assert t.view(None)["fleets"][1]["rates"] == RATES


@pytest.mark.rule("starfarers:4.4")
def test_the_goods_card_gives_one_for_one_once_a_turn_and_then_two_for_one() -> None:
    t = table(side(**HOME, hand="goods 6", **friend("merchant_goods")), side(), side())
    assert t.fleet(0)["rates"]["goods"] == 1
    assert t.fleet(0)["used"]["goods"] is False
    assert changes(t, 0, "exchange:goods.ore") == {"goods": -1, "ore": 1}
    assert t.fleet(0)["used"]["goods"] is True
    assert t.fleet(0)["rates"]["goods"] == 2
    assert changes(t, 0, "exchange:goods.ore") == {"goods": -2, "ore": 1}
    assert changes(t, 0, "exchange:goods.fuel") == {"goods": -2, "fuel": 1}
    refused(t, 0, "exchange:goods.ore", "refuse-rate", "4.3", rate=2, have=1)
    assert [len(t.log(key)) for key in ("exchanged-by-card", "exchanged")] == [1, 2]


@pytest.mark.rule("starfarers:4.4")
def test_the_goods_card_is_fresh_in_the_next_turn() -> None:
    t = table(side(hand="goods 4", **friend("merchant_goods")), side(), side())
    t.do(0, "exchange:goods.ore")
    for seat in range(3):
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    assert t.active() == 0
    assert t.fleet(0)["rates"]["goods"] == 1
    t.do(0, "exchange:goods.ore")


@pytest.mark.rule("starfarers:4.4", "starfarers:11.15")
def test_a_card_taken_in_the_flight_works_from_the_next_turn_on_with_the_supply() -> None:
    """The rate belongs to trade and build, which is over once the mothership was shaken."""
    ships = {1: "trade n26_13", 2: "colony n5_26"}
    t = table(side(**HOME, ships=ships, freight_pod=1, hand="food 2 goods 1"), side(), side(), at="flight")
    t.do(0, "fly:1.n25_14", "friend:merchant_food")
    assert t.fleet(0)["rates"]["food"] == 2
    refused(t, 0, "exchange:food.ore", "refuse-not-now")


# -- what may be taken


@pytest.mark.rule("starfarers:4.10")
@pytest.mark.parametrize("kind", KINDS)
def test_the_card_taken_is_of_another_kind(kind: str) -> None:
    t = table(side(**HOME, hand=f"{kind} 6", **friend(*[f"merchant_{one}" for one in KINDS])), side(), side())
    refused(t, 0, f"exchange:{kind}.{kind}", "refuse-same-kind", "4.10", resource=kind)
    assert t.legal(0, "exchange") == {f"exchange:{kind}.{other}" for other in KINDS if other != kind}


@pytest.mark.rule("starfarers:4.10")
@pytest.mark.parametrize("kind", KINDS)
def test_the_card_taken_must_be_in_the_supply(kind: str) -> None:
    give = "ore" if kind != "ore" else "fuel"
    t = table(side(**HOME, hand=f"{give} 9"), side(), side(), supply=f"{kind} 1")
    assert t.supply()[kind] == 1
    t.do(0, f"exchange:{give}.{kind}")
    refused(t, 0, f"exchange:{give}.{kind}", "refuse-supply-empty", "4.10", resource=kind)
    others = {f"exchange:{give}.{one}" for one in KINDS if one not in (give, kind)}
    assert t.legal(0, "exchange") == others


@pytest.mark.rule("starfarers:4.10")
@pytest.mark.parametrize(
    ("hand", "give", "left"), [("ore 5", "ore", 2), ("goods 3", "goods", 1), ("food 4", "food", 1)]
)
def test_exactly_as_many_equal_cards_are_given_as_the_rate_says(hand: str, give: str, left: int) -> None:
    t = table(side(**HOME, hand=hand), side(), side())
    t.do(0, f"exchange:{give}.carbon")
    assert t.hand(0) == {**dict.fromkeys(KINDS, 0), give: left, "carbon": 1}
    assert amounts(hand)[give] - left == RATES[give]


# -- who may


@pytest.mark.rule("starfarers:4.1")
def test_nobody_but_the_active_player_trades_with_the_supply() -> None:
    t = table(side(**HOME), side(hand="ore 9 goods 9"), side(hand="fuel 9"), active=0)
    for seat in (1, 2):
        for give, take in PAIRS:
            refused(t, seat, f"exchange:{give}.{take}", "refuse-trade-off-turn", "4.1")
        refused(t, seat, "offer", "refuse-trade-off-turn", "4.1")
        assert t.legal(seat) == set()


@pytest.mark.rule("starfarers:4.1", "starfarers:1.2")
def test_nobody_trades_while_ships_fly() -> None:
    t = table(side(**HOME, ships={1: "colony n5_26"}, hand="goods 4"), side(hand="ore 3"), side())
    t.luck(*balls("yellow yellow"))
    t.do(0, "shake")
    refused(t, 0, "exchange:goods.ore", "refuse-not-now")
    refused(t, 1, "exchange:ore.goods", "refuse-trade-off-turn", "4.1")


@pytest.mark.rule("starfarers:4.1")
def test_who_is_asked_about_an_offer_still_may_not_trade_with_the_supply() -> None:
    t = table(side(**HOME, hand="ore 1"), side(hand="goods 4"), side(hand="fuel 3"))
    t.do(0, "offer", "give:ore", "ask:goods", "send")
    for seat in (1, 2):
        refused(t, seat, "exchange:goods.food", "refuse-trade-off-turn", "4.1")
