"""Each of the 20 friendship cards at work (starfarers:11.7 to 11.11, 11.14 to 11.16, starfarers:4.4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, balls, changes, dice, later, refused, side, table

CIVS = {"green": "green_folk", "merchant": "merchants", "science": "scientists", "diplomat": "diplomats"}
HA, HB, HC = "n4_27 n1_26 n1_28", "n11_26 n11_28 n8_27", "n19_26 n19_28 n22_27"  # all three sites of a home system


def friend(cards: str, **given: Any) -> Side:
    """One with these cards, and the stations they came from."""
    counts: dict[str, int] = {}
    for card in cards.split():
        civ = CIVS[card.partition("_")[0]]
        counts[civ] = counts.get(civ, 0) + 1
    return side(friendship=cards, stations=" ".join(f"{civ} {count}" for civ, count in counts.items()), **given)


def roll(sum_: tuple[int, int], *sides: Side, **given: Any) -> Table:
    """Seat 0 throws these dice."""
    t = table(*sides, *[side() for _ in range(4 - len(sides))], at="roll", **given)
    t.luck(*dice(*sum_))
    return later(t)


def test_every_card_is_tried_in_this_file() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    kinds = ("ore", "fuel", "carbon", "food", "goods")
    names = [f"green_{kind}" for kind in kinds] + [f"merchant_{kind}" for kind in kinds]
    names += [f"science_{kind}" for kind in ("mixed_1", "mixed_2", "mixed_3", "boosters", "cannons")]
    names += [f"diplomat_{kind}" for kind in ("help", "relief", "limit", "fame_1", "fame_2")]
    assert [name for name in names if f'"{name}"' not in text] == []


# -- Green Folk

GREEN = [
    ("green_ore", "ore", HC, (1, 4)),
    ("green_fuel", "fuel", HA, (1, 3)),
    ("green_carbon", "carbon", HA, (2, 6)),
    ("green_food", "food", HA, (5, 6)),
    ("green_goods", "goods", HB, (6, 6)),
    ("green_goods", "goods", HB, (1, 2)),
]


@pytest.mark.rule("starfarers:11.11")
@pytest.mark.parametrize(("card", "kind", "sites", "thrown"), GREEN)
def test_green_folk_add_one_card_to_the_whole_roll(card: str, kind: str, sites: str, thrown: tuple[int, int]) -> None:
    """Two sites touch the planet: two cards and one more, not two more."""
    nothing = {"ore": 0, "fuel": 0, "carbon": 0, "food": 0, "goods": 0}
    t = roll(thrown, side(), friend(card, colonies=sites))
    assert t.hand(1) == {**nothing, kind: 3}
    assert [(entry.seat, entry.number) for entry in t.log("green")] == [(1, 1)]
    assert t.check() == []
    single = {"ore": "n19_28", "fuel": "n4_27", "carbon": "n4_27", "food": "n1_28", "goods": "n11_26"}[kind]
    assert roll(thrown, side(), friend(card, colonies=single)).hand(1) == {**nothing, kind: 2}
    t = roll(thrown, side(), friend(card), side(colonies=sites))
    assert (t.hand(1), t.hand(2)[kind]) == (nothing, 2)


@pytest.mark.rule("starfarers:11.11")
@pytest.mark.parametrize(("card", "kind", "sites", "thrown"), GREEN)
def test_green_folk_help_with_their_own_resource_only(
    card: str, kind: str, sites: str, thrown: tuple[int, int]
) -> None:
    others = " ".join(one for one, *_ in GREEN[:5] if one != card)
    t = roll(thrown, side(), friend(others, colonies=sites))
    assert t.hand(1)[kind] == 2
    assert t.cards(1) == 2


@pytest.mark.rule("starfarers:3.10")
def test_green_folk_give_nothing_on_a_seven() -> None:
    t = roll((3, 4), side(), friend("green_ore green_fuel", colonies=HC))
    assert t.cards(1) == 1  # the card everybody draws from the reserve
    assert t.log("green") == []


@pytest.mark.rule("starfarers:2.4", "starfarers:11.11")
def test_the_extra_card_is_part_of_the_claim() -> None:
    t = roll((1, 4), side(), friend("green_ore", colonies=HC), supply="ore 2")
    assert (t.cards(1), t.supply()["ore"]) == (0, 2)
    t = roll((1, 4), side(), friend("green_ore", colonies=HC), supply="ore 3")
    assert (t.hand(1)["ore"], t.supply()["ore"]) == (3, 0)


# -- Merchants


@pytest.mark.rule("starfarers:4.4")
@pytest.mark.parametrize("kind", ["ore", "fuel", "carbon", "food"])
def test_a_merchants_card_exchanges_two_for_one_without_limit(kind: str) -> None:
    cards = {"ore": "merchant_ore", "fuel": "merchant_fuel", "carbon": "merchant_carbon", "food": "merchant_food"}
    t = table(friend(cards[kind], hand=f"{kind} 5"), side(), side(), side())
    rates = {"ore": 3, "fuel": 3, "carbon": 3, "food": 3, "goods": 2}
    assert t.fleet(0)["rates"] == {**rates, kind: 2}
    for _ in range(2):
        assert changes(t, 0, f"exchange:{kind}.goods") == {kind: -2, "goods": 1}
    refused(t, 0, f"exchange:{kind}.goods", "refuse-rate", "4.3", resource=kind, rate=2, have=1)
    assert t.fleet(1)["rates"] == rates


@pytest.mark.rule("starfarers:4.4")
def test_the_goods_card_exchanges_one_for_one_once_a_turn() -> None:
    t = table(friend("merchant_goods", hand="goods 6"), side(), side(), side())
    assert t.fleet(0)["rates"]["goods"] == 1
    assert changes(t, 0, "exchange:goods.ore") == {"goods": -1, "ore": 1}
    assert (t.fleet(0)["rates"]["goods"], t.fleet(0)["used"]["goods"]) == (2, True)
    assert changes(t, 0, "exchange:goods.ore") == {"goods": -2, "ore": 1}
    assert changes(t, 0, "exchange:goods.fuel") == {"goods": -2, "fuel": 1}
    refused(t, 0, "exchange:goods.ore", "refuse-rate", resource="goods", rate=2, have=1)
    for seat in range(4):  # a turn without a 7 each
        t.luck(*dice(1, 1))
        t.do(seat, "end")
    assert (t.active(), t.fleet(0)["rates"]["goods"], t.fleet(0)["used"]["goods"]) == (0, 1, False)
    assert changes(t, 0, "exchange:goods.carbon") == {"goods": -1, "carbon": 1}


@pytest.mark.rule("starfarers:11.15", "starfarers:1.2")
def test_the_goods_card_works_in_trade_and_build_only() -> None:
    t = table(friend("merchant_goods", hand="goods 2", ships={1: "colony n7_24"}), side(), side(), side(), at="flight")
    refused(t, 0, "exchange:goods.ore", "refuse-not-now")


# -- Scientists

SCIENCE = [
    ("science_mixed_1", 1, 1),
    ("science_mixed_2", 1, 1),
    ("science_mixed_3", 1, 1),
    ("science_boosters", 2, 0),
    ("science_cannons", 0, 2),
]


@pytest.mark.rule("starfarers:6.2", "starfarers:11.7")
@pytest.mark.parametrize(("card", "speed", "combat"), SCIENCE)
def test_scientists_add_to_the_speed_of_the_flight(card: str, speed: int, combat: int) -> None:
    mine = friend(card, booster=1, ships={1: "colony n7_24"})
    t = table(mine, side(), side(), side(), at="flight", balls="red blue")
    assert t.view(0)["flight"]["speed"] == 4 + 1 + speed
    assert (t.fleet(0)["speed_bonus"], t.fleet(0)["combat_bonus"]) == (speed, combat)


@pytest.mark.rule("starfarers:9.1", "starfarers:11.7")
@pytest.mark.parametrize(("card", "speed", "combat"), SCIENCE)
def test_scientists_cannons_clear_pirate_bases(card: str, speed: int, combat: int) -> None:
    discs = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}
    for cannons in (2, 3, 4):
        mine = friend(card, cannon=cannons, ships={1: "colony n11_24"})
        t = table(mine, side(), side(), side(), at="flight", discs=discs)
        t.do(0, "fly:1.n13_22" if "fly:1.n13_22" in t.legal(0) else "step:1.n11_22")
        assert (t.disc("N7.3") != "pirate_4") is (cannons + combat >= 4)


@pytest.mark.rule("starfarers:12.5", "starfarers:11.7")
@pytest.mark.parametrize(("card", "speed", "combat"), SCIENCE)
def test_scientists_cannons_and_boosters_count_in_contests(card: str, speed: int, combat: int) -> None:
    for encounter, answer, bonus in (("e10", "answer:no", combat), ("e27", "answer:yes", speed)):
        t = table(friend(card, ships={1: "colony n7_24"}), side(), side(), side(), at="encounter")
        t.luck(encounter, *balls("yellow blue"), *balls("yellow red"))
        later(t)
        t.do(0, answer)
        assert [entry.number for entry in t.log() if entry.key.startswith("compare-total")] == [3 + bonus, 5]


@pytest.mark.rule("starfarers:11.7")
def test_scientists_cards_add_up_and_leave_the_limits_alone() -> None:
    cards = " ".join(card for card, *_ in SCIENCE)
    t = table(
        friend(cards, booster=5, cannon=5, hand="fuel 4 carbon 4", ships={1: "colony n7_24"}), side(), side(), side()
    )
    assert (t.fleet(0)["speed_bonus"], t.fleet(0)["combat_bonus"]) == (5, 5)
    t.do(0, "upgrade:booster", "upgrade:cannon")
    refused(t, 0, "upgrade:booster", "refuse-upgrade-limit", "5.5", upgrade="booster", limit=6)
    t.luck(*balls("yellow red"))
    t.do(0, "shake")
    assert t.view(0)["flight"]["speed"] == 5 + 6 + 5


# -- Diplomats: help from the rich


def rich(points: int, **given: Any) -> Side:
    """One with that many points in whole medals' worth of half medals."""
    return side(half_medals=2 * points, **given)


@pytest.mark.rule("starfarers:11.8")
def test_help_draws_a_card_from_each_of_two_richer_players_once_a_turn() -> None:
    mine = friend("diplomat_help")  # 2 points by the marker
    t = table(mine, rich(3, hand="ore 2"), rich(4, hand="fuel 1"), rich(3, hand="goods 2"))
    assert t.legal(0, "help") == {"help:2.3", "help:2.4", "help:3.4"}
    assert changes(t, 0, "help:2.4") == {"ore": 1, "goods": 1}
    assert [t.cards(seat) for seat in (1, 2, 3)] == [1, 1, 1]
    refused(t, 0, "help:2.3", "refuse-used-this-turn", "11.15", card="diplomat_help")
    assert [entry.number for entry in t.log("help")] == [2, 4]
    assert all(entry.card < 0 and not entry.cards for entry in t.journal.seen_by(2) if entry.key == "help")
    seen = [[len(entry.cards) for entry in t.journal.seen_by(seat) if entry.key == "help"] for seat in (0, 1, 3)]
    assert seen == [[1, 1], [1, 0], [0, 1]]


@pytest.mark.rule("starfarers:11.8")
def test_the_draw_is_blind() -> None:
    t = table(friend("diplomat_help"), rich(3, hand="ore 1 food 1"), rich(3, hand="fuel 1 goods 1"), side())
    t.luck("food", "goods")
    assert changes(t, 0, "help:2.3") == {"food": 1, "goods": 1}


@pytest.mark.rule("starfarers:11.16")
def test_both_must_have_more_points_at_that_moment() -> None:
    t = table(
        friend("diplomat_help", hand="ore 1"), rich(3, hand="ore 2"), rich(2, hand="fuel 1"), rich(1, hand="food 1")
    )
    assert t.legal(0, "help") == set()
    refused(t, 0, "help:1.2", "refuse-self", "11.16")
    for notation, named in (("help:2.3", 3), ("help:3.4", 3), ("help:2.4", 4)):
        refused(t, 0, notation, "refuse-not-richer", "11.16")
        why = t.why(0, notation)
        assert why is not None
        assert why.values["seat"] == named


@pytest.mark.rule("starfarers:11.16")
def test_one_without_cards_may_be_named_but_gives_nothing() -> None:
    t = table(friend("diplomat_help"), rich(3), rich(3, hand="fuel 1"), side(hand="ore 1"))
    assert changes(t, 0, "help:2.3") == {"fuel": 1}
    assert t.fleet(0)["used"]["help"]


@pytest.mark.rule("starfarers:11.16")
def test_with_three_players_the_neutral_colour_is_nobody() -> None:
    t = table(friend("diplomat_help"), rich(3, hand="ore"), side(hand="fuel"), neutral="n29_26* n8_27 n22_27")
    assert t.legal(0, "help") == set()
    t = table(friend("diplomat_help"), rich(3, hand="ore"), rich(3, hand="fuel"), neutral="n29_26* n8_27 n22_27")
    assert t.legal(0, "help") == {"help:2.3"}


@pytest.mark.rule("starfarers:11.15")
@pytest.mark.parametrize("notation", ["help:2.3", "fame"])
def test_once_a_turn_cards_need_the_card(notation: str) -> None:
    t = table(side(hand="goods 2"), rich(3, hand="ore"), rich(3, hand="fuel"), side())
    refused(t, 0, notation, "refuse-no-friendship", "11.15")


@pytest.mark.rule("starfarers:11.15")
def test_once_a_turn_cards_are_used_in_the_flight_too() -> None:
    mine = friend("diplomat_help diplomat_fame_1", hand="goods 2", ships={1: "colony n7_24"})
    t = table(mine, rich(3, hand="ore"), rich(3, hand="fuel"), side(), at="flight")
    assert changes(t, 0, "fame", "help:2.3") == {"goods": -1, "ore": 1, "fuel": 1}
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15", card="diplomat_fame_1")
    t.do(0, "fly:1.n8_23")  # nothing is left to do, so the turn is over
    refused(t, 0, "fame", "refuse-not-asked")


@pytest.mark.rule("starfarers:11.15")
@pytest.mark.parametrize(("card", "notation"), [("diplomat_fame_2", "fame"), ("diplomat_help", "help:2.3")])
def test_a_card_may_be_used_in_the_turn_it_is_taken(card: str, notation: str) -> None:
    mine = side(ships={1: "trade n25_0", 2: "colony n7_24"}, freight_pod=1, hand="goods 1")
    t = table(mine, rich(3, hand="ore"), rich(3, hand="fuel"), side(), at="flight")
    t.do(0, "fly:1.n26_1", f"friend:{card}", notation)
    assert t.cards(0) == (0 if notation == "fame" else 3)


# -- Diplomats: relief


@pytest.mark.rule("starfarers:11.9")
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_relief_gives_a_card_of_choice_in_anybodys_fruitless_production(owner: int) -> None:
    sides = [
        friend("diplomat_relief") if seat == owner else side(colonies=HC if seat == 2 else "") for seat in range(4)
    ]
    t = roll((1, 4), *sides)
    assert t.asked() == {owner: "relief"}
    assert t.legal(owner) == {"none", "take:ore", "take:fuel", "take:carbon", "take:food", "take:goods"}
    assert t.cards(0) == 0  # the reserve cards of the active player come after it
    before = t.hand(owner)["goods"]
    t.luck("ore", "ore")
    t.do(owner, "take:goods")
    assert t.hand(owner)["goods"] == before + 1
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("starfarers:11.9")
def test_relief_need_not_be_taken() -> None:
    t = roll((1, 1), side(), friend("diplomat_relief"))
    t.do(1, "none")
    assert (t.cards(1), t.asked()) == (0, {0: "turn"})


@pytest.mark.rule("starfarers:11.9")
@pytest.mark.parametrize("kind", ["ore", "fuel", "carbon", "food", "goods"])
def test_relief_is_what_the_supply_still_has(kind: str) -> None:
    others = " ".join(f"{one} 0" for one in ("ore", "fuel", "carbon", "food", "goods") if one != kind)
    t = roll((1, 4), side(), friend("diplomat_relief"), supply=f"{others} {kind} 1")
    assert (t.asked(), t.legal(1)) == ({1: "relief"}, {"none", f"take:{kind}"})
    empty = roll((1, 4), side(), friend("diplomat_relief"), supply=f"{others} {kind} 0")
    assert "relief" not in empty.asked().values()


@pytest.mark.rule("starfarers:11.9")
def test_no_relief_for_who_produced_and_none_on_a_seven() -> None:
    assert roll((1, 4), side(), friend("diplomat_relief", colonies="n19_28")).asked() == {0: "turn"}
    t = roll((3, 4), side(), friend("diplomat_relief"))
    assert t.log("relief") == []
    assert "relief" not in t.asked().values()


@pytest.mark.rule("starfarers:11.14")
def test_a_claim_that_failed_by_shortage_is_nothing_received() -> None:
    t = roll((1, 4), side(), friend("diplomat_relief", colonies=HC), supply="ore 1")
    assert t.asked() == {1: "relief"}
    t = roll((1, 4), side(), friend("diplomat_relief", colonies=HC), supply="ore 0")
    refused(t, 1, "take:ore", "refuse-supply-empty", resource="ore")


@pytest.mark.rule("starfarers:11.14")
def test_reserve_cards_are_no_production() -> None:
    t = roll((1, 1), friend("diplomat_relief"))
    assert t.asked() == {0: "relief"}
    t.do(0, "take:food")
    assert t.cards(0) == 3


# -- Diplomats: the hand limit and bought fame


@pytest.mark.rule("starfarers:3.2")
@pytest.mark.parametrize(("held", "due"), [(12, 0), (13, 6), (14, 7)])
def test_with_the_diplomats_card_twelve_cards_are_safe(held: int, due: int) -> None:
    t = roll((3, 4), side(hand="fuel"), friend("diplomat_limit", hand=f"ore {held}"))
    asked = {one["seat"]: one["need"] for one in t.view(None)["asked"] if one["decision"] == "discard"}
    assert asked == ({1: due} if due else {})
    assert (t.fleet(1)["hand_limit"], t.fleet(0)["hand_limit"]) == (12, 7)


@pytest.mark.rule("starfarers:11.10")
@pytest.mark.parametrize("card", ["diplomat_fame_1", "diplomat_fame_2"])
def test_goods_buy_a_half_medal_once_a_turn(card: str) -> None:
    t = table(friend(card, hand="goods 3", half_medals=1), side(), side(), side())
    stock = t.supply()["goods"]
    assert t.points(0) == 2
    assert changes(t, 0, "fame") == {"goods": -1}
    assert (t.half_medals(0), t.points(0), t.supply()["goods"]) == (2, 3, stock + 1)
    assert t.view(0)["tray"]["half_medals"] == 38
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15")


@pytest.mark.rule("starfarers:11.10")
def test_both_cards_allow_one_purchase_in_all() -> None:
    t = table(friend("diplomat_fame_1 diplomat_fame_2", hand="goods 3"), side(), side(), side())
    t.do(0, "fame")
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15")


@pytest.mark.rule("starfarers:11.10")
def test_fame_is_bought_with_goods_only_and_from_the_tray() -> None:
    t = table(friend("diplomat_fame_1", hand="ore 5"), side(), side(), side())
    refused(t, 0, "fame", "refuse-no-card", "11.10", resource="goods")
    t = table(friend("diplomat_fame_1", hand="goods 2"), side(half_medals=20), side(half_medals=20), side())
    refused(t, 0, "fame", "refuse-tray-empty", "13.4")
