"""Production: planets, shortage, the reserve pile (starfarers:2.1 to starfarers:2.15, starfarers:16.1, 16.2, 16.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, amounts, dice, later, new_game, refused, side, table

YELLOW: dict[str, Any] = {"ports": "n4_27", "colonies": "n19_28 n26_27"}
RED: dict[str, Any] = {"ports": "n11_26", "colonies": "n1_28 n29_28"}
WHITE: dict[str, Any] = {"ports": "n19_26", "colonies": "n1_26 n11_28"}
BLUE: dict[str, Any] = {"ports": "n29_26", "colonies": "n8_27 n22_27"}
KINDS = ("ore", "fuel", "carbon", "food", "goods")
N7 = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}  # carbon, food, fuel

# What the printed homes bring for each sum, yellow, red, white, blue.
PRINTED = {
    2: ("goods", "", "", "goods"),
    3: ("food", "goods", "goods", "food"),
    4: ("fuel", "", "fuel", ""),
    5: ("ore", "", "ore", ""),
    6: ("fuel", "fuel", "carbon", "carbon"),
    8: ("carbon", "carbon", "ore", "ore"),
    9: ("", "ore", "", "ore"),
    10: ("", "fuel", "", "fuel"),
    11: ("goods", "food", "food", "goods"),
    12: ("", "goods", "goods", ""),
}
WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def throw(total: int) -> tuple[str, str]:
    first = max(1, total - 6)
    return dice(first, total - first)


def hands(t: Table) -> list[dict[str, int]]:
    """What each hand holds, without the kinds it has none of."""
    return [{kind: n for kind, n in t.hand(seat).items() if n} for seat in range(t.state.players)]


def produced(t: Table) -> dict[int, dict[str, int]]:
    """Cards from planets in this turn, as everybody sees them."""
    result: dict[int, dict[str, int]] = {}
    for one in t.view(None)["produced"]:
        result.setdefault(one["seat"], {})[one["resource"]] = one["n"]
    return result


def rich(**given: Any) -> Side:
    """A side with 20 half medals, 10 points, who draws nothing from the reserve."""
    return side(**given, half_medals=20)


def roll(total: int, *sides: Side, then: str = "", **given: Any) -> Table:
    """That sum, thrown by seat 0; `then` names its draws from the reserve."""
    t = table(*sides, at="roll", **given)
    t.luck(*throw(total), *then.split())
    return later(t)


def homes(**given: Any) -> list[Side]:
    """The printed homes; yellow draws nothing from the reserve."""
    return [rich(**YELLOW, **given), side(**RED), side(**WHITE), side(**BLUE)]


# -- planets


@pytest.mark.rule("starfarers:2.1", "starfarers:2.2", "starfarers:16.1")
@pytest.mark.parametrize("total", PRINTED)
def test_every_planet_that_shows_the_sum_produces_for_all(total: int) -> None:
    t = roll(total, *homes())
    assert hands(t) == [amounts(gain) for gain in PRINTED[total]]
    assert produced(t) == {seat: amounts(gain) for seat, gain in enumerate(PRINTED[total]) if gain}
    assert t.supply() == {kind: 12 - PRINTED[total].count(kind) for kind in KINDS}
    assert t.luck_left() == 0
    assert t.check() == []


@pytest.mark.rule("starfarers:2.1")
def test_only_the_sum_counts_not_the_single_dice() -> None:
    for first, second in ((1, 5), (2, 4), (3, 3), (4, 2), (5, 1)):
        t = table(*homes(), at="roll")
        t.luck(*dice(first, second))
        later(t)
        assert hands(t) == [{"fuel": 1}, {"fuel": 1}, {"carbon": 1}, {"carbon": 1}]
        assert (t.view(None)["dice"], t.log("rolled")[0].number) == ([first, second], 6)


@pytest.mark.rule("starfarers:2.1")
@pytest.mark.parametrize(("total", "seats"), [(3, {1, 2}), (12, {1, 2}), (2, {0, 3}), (11, {0, 3})])
def test_a_disc_with_two_numbers_produces_on_either(total: int, seats: set[int]) -> None:
    t = roll(total, *homes())
    assert {seat for seat in range(4) if t.hand(seat)["goods"] == 1} == seats


@pytest.mark.rule("starfarers:2.1")
def test_a_sum_that_no_planet_shows_produces_nothing() -> None:
    t = roll(9, rich(ports="n4_27"), side(ports="n11_26"), side())
    assert hands(t) == [{}, {}, {}]
    assert len(t.log("nothing-produced")) == 1


@pytest.mark.rule("starfarers:16.1", "starfarers:2.2")
def test_the_printed_example_of_the_third_home_system() -> None:
    """A five is an ore each for yellow and white; a six a carbon each for blue and white."""
    five, six = roll(5, *homes()), roll(6, *homes())
    assert hands(five) == [{"ore": 1}, {}, {"ore": 1}, {}]
    assert (six.hand(3)["carbon"], six.hand(2)["carbon"]) == (1, 1)
    assert (six.hand(0), six.hand(1)) == (six.hand(1), six.hand(0))  # one fuel each from the fourth system


@pytest.mark.rule("starfarers:16.2", "starfarers:2.2")
def test_the_yellow_colony_lies_between_an_ore_and_a_food_planet() -> None:
    gains = {total: hands(roll(total, rich(), side(colonies="n19_28"), side()))[1] for total in PRINTED}
    assert {total: gain for total, gain in gains.items() if gain} == {5: {"ore": 1}, 3: {"food": 1}}


@pytest.mark.rule("starfarers:16.9")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_colour_expects_the_same_number_of_cards(seat: int) -> None:
    found = {total: roll(total, *homes()).cards(seat) for total in PRINTED}
    assert sum(WAYS[total] * cards for total, cards in found.items()) == 22


@pytest.mark.rule("starfarers:2.2")
@pytest.mark.parametrize("piece", ["colonies", "ports"])
@pytest.mark.parametrize("site", ["n4_27", "n1_28", "n1_26"])
def test_a_spaceport_brings_no_more_than_a_colony(piece: str, site: str) -> None:
    gains = {"n4_27": {4: "fuel", 8: "carbon"}, "n1_28": {8: "carbon", 11: "food"}, "n1_26": {4: "fuel", 11: "food"}}
    for total in (4, 8, 11):
        t = roll(
            total,
            rich(),
            side(ports=site if piece == "ports" else "", colonies=site if piece == "colonies" else ""),
            side(),
        )
        assert hands(t)[1] == amounts(gains[site].get(total, ""))


@pytest.mark.rule("starfarers:2.2")
def test_each_piece_beside_a_planet_is_paid() -> None:
    """Two colonies and a spaceport around one system: every planet of it has two neighbours."""
    t = roll(8, rich(), side(ports="n4_27", colonies="n1_28 n8_27 n11_28"), side())
    assert hands(t)[1] == {"carbon": 2, "ore": 2}
    assert t.check() == []


@pytest.mark.rule("starfarers:2.15", "starfarers:2.2")
def test_a_cleared_planet_shows_its_reserve_disc_and_a_piece_between_equal_numbers_is_paid_by_both() -> None:
    """The printed example: four cannons, a base of 4, a 3 from the reserve, beside the 3 of the food planet."""
    found = {**N7, "N7.3": "pirate_4"}
    ship = {1: "colony n14_23"}
    t = table(side(**WHITE, ships=ship, cannon=4), side(**YELLOW), side(**RED), at="flight", discs=found)
    t.luck("disc_3", *dice(1, 2))
    t.do(0, "step:1.n13_22", "found:1.n14_21")
    assert t.piece("n14_21") == "0 colony"
    assert (t.disc("N7.2"), t.disc("N7.3")) == ("disc_3", "disc_3")
    assert hands(t)[0] == {"food": 1, "fuel": 1, "goods": 1}
    assert t.points(0) == 6


@pytest.mark.rule("starfarers:2.3")
@pytest.mark.parametrize("total", PRINTED)
def test_what_lies_face_down_produces_nothing(total: int) -> None:
    t = roll(total, rich(), side(colonies="n14_19 n25_20 n14_5"), side())
    assert hands(t) == [{}, {}, {}]


@pytest.mark.rule("starfarers:2.3")
@pytest.mark.parametrize(("token", "total"), [("pirate_4", 4), ("pirate_5", 5), ("ice_3", 3)])
def test_bases_and_ice_produce_nothing_whatever_their_value(token: str, total: int) -> None:
    t = roll(
        total, rich(), side(colonies="n14_21"), side(), discs={**N7, "N7.1": "disc_9", "N7.2": "disc_11", "N7.3": token}
    )
    assert hands(t) == [{}, {}, {}]


# -- shortage


@pytest.mark.rule("starfarers:2.4")
@pytest.mark.parametrize(("left", "paid"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_a_resource_that_does_not_suffice_for_all_is_paid_to_nobody(left: int, paid: int) -> None:
    """A six: white and blue claim a carbon each, yellow and red a fuel each."""
    t = roll(6, *homes(), supply=f"carbon {left}")
    assert [t.hand(seat)["carbon"] for seat in range(4)] == [0, 0, paid, paid]
    assert [t.hand(seat)["fuel"] for seat in range(4)] == [1, 1, 0, 0]
    assert t.supply()["carbon"] == left - 2 * paid
    assert [(one.number, one.card) for one in t.log("shortage")] == ([] if paid else [(2, 2)])
    assert t.check() == []


@pytest.mark.rule("starfarers:2.4", "starfarers:11.11")
@pytest.mark.parametrize(("left", "carbon"), [(2, (0, 0)), (3, (2, 1))])
def test_the_extra_card_of_the_green_folk_is_part_of_the_claim(left: int, carbon: tuple[int, int]) -> None:
    sides = homes()
    sides[2] = side(**WHITE, friendship="green_carbon", stations="green_folk 1")
    t = roll(6, *sides, supply=f"carbon {left}")
    assert (t.hand(2)["carbon"], t.hand(3)["carbon"]) == carbon
    assert t.check() == []


@pytest.mark.rule("starfarers:2.14", "starfarers:2.4")
@pytest.mark.parametrize(("option", "paid"), [("nothing", 0), ("paid", 1)])
def test_a_single_claimant_gets_nothing_either_unless_the_option_says_so(option: str, paid: int) -> None:
    options: dict[str, object] = {"sole_claimant": option}
    t = roll(5, rich(), side(colonies="n19_26 n19_28"), side(), supply="ore 1", options=options)
    assert (t.hand(1)["ore"], t.supply()["ore"]) == (paid, 1 - paid)
    two = roll(5, rich(colonies="n19_26"), side(colonies="n19_28"), side(), supply="ore 1", options=options)
    assert [two.hand(seat)["ore"] for seat in range(3)] == [0, 0, 0]
    enough = roll(5, rich(), side(colonies="n19_26 n19_28"), side(), supply="ore 2", options=options)
    assert enough.hand(1)["ore"] == 2


# -- the reserve pile


@pytest.mark.rule("starfarers:2.5")
@pytest.mark.parametrize(
    ("points", "cards"), [(4, 2), (5, 2), (6, 2), (7, 2), (8, 1), (9, 1), (10, 0), (11, 0), (14, 0)]
)
def test_the_active_player_draws_from_the_reserve_by_points(points: int, cards: int) -> None:
    t = table(side(**YELLOW, half_medals=2 * points - 8), side(**RED), side(**WHITE), side(**BLUE), at="roll")
    assert (t.points(0), t.fleet(0)["reserve_draw"]) == (points, cards)
    t.luck(*dice(4, 5), *["food", "goods"][:cards])  # a nine: nothing for yellow
    later(t)
    assert hands(t) == [{"food": 1, "goods": 1} if cards == 2 else amounts("food" * cards), {"ore": 1}, {}, {"ore": 1}]
    assert t.luck_left() == 0
    assert sum(t.reserve().values()) == t.view(None)["reserve"] == 40 - cards
    assert t.supply() == {"ore": 10, "fuel": 12, "carbon": 12, "food": 12, "goods": 12}
    assert [one.number for one in t.log("reserve")] == [cards] * (cards > 0)


@pytest.mark.rule("starfarers:2.6")
def test_the_reserve_cards_are_in_hand_when_trade_and_build_begins() -> None:
    t = roll(9, side(**YELLOW), side(**RED), side(), then="fuel fuel")
    assert t.asked() == {0: "turn"}
    t.do(0, "upgrade:booster")
    assert (t.cards(0), t.view(None)["reserve"]) == (0, 38)


@pytest.mark.rule("starfarers:2.7")
def test_an_empty_reserve_is_made_anew_with_eight_of_each() -> None:
    empty = " ".join(f"{kind} 0" for kind in KINDS)
    t = roll(9, side(**YELLOW), side(**RED), side(), reserve=empty, then="goods goods")
    assert t.supply() == {"ore": 11, "fuel": 12, "carbon": 12, "food": 12, "goods": 12}
    assert t.reserve() == {"ore": 8, "fuel": 8, "carbon": 8, "food": 8, "goods": 6}
    assert [one.number for one in t.log("reserve-rebuilt")] == [40]
    assert t.check() == []


@pytest.mark.rule("starfarers:2.7")
def test_the_new_reserve_is_made_as_soon_as_the_old_one_is_empty() -> None:
    """Not only when the next card is wanted: until then the supply would hold cards that belong to the pile."""
    t = roll(9, side(**YELLOW), side(), side(), reserve="ore 2 fuel 0 carbon 0 food 0 goods 0", then="ore ore")
    assert t.view(None)["reserve"] == 40
    assert t.supply() == {"ore": 10, "fuel": 12, "carbon": 12, "food": 12, "goods": 12}


@pytest.mark.rule("starfarers:2.7")
def test_the_reserve_is_drawn_by_luck_from_what_is_in_it() -> None:
    for drawn, hand in (("ore ore", "ore 2"), ("ore carbon", "ore carbon"), ("carbon ore", "ore carbon")):
        t = roll(9, side(**YELLOW), side(), side(), reserve="ore 2 fuel 0 carbon 1 food 0 goods 0", then=drawn)
        assert hands(t)[0] == amounts(hand)
        assert t.view(None)["reserve"] == 1


@pytest.mark.rule("starfarers:2.8")
def test_of_a_kind_that_the_supply_lacks_the_new_reserve_takes_what_is_there() -> None:
    others = side(hand="ore 17 food 20")
    t = roll(9, side(**YELLOW), others, side(), reserve="ore 0 fuel 0 carbon 0 food 0 goods 0", then="ore fuel")
    assert t.supply() == {"ore": 0, "fuel": 12, "carbon": 12, "food": 0, "goods": 12}
    assert t.reserve() == {"ore": 2, "fuel": 7, "carbon": 8, "food": 0, "goods": 8}
    assert [one.number for one in t.log("reserve-rebuilt")] == [27]
    assert t.check() == []


@pytest.mark.rule("starfarers:2.12")
def test_a_reserve_that_runs_out_in_the_middle_is_made_anew_and_the_draw_goes_on() -> None:
    t = roll(9, side(**YELLOW), side(), side(), reserve="ore 1 fuel 0 carbon 0 food 0 goods 0", then="ore food")
    assert hands(t)[0] == {"ore": 1, "food": 1}
    assert t.view(None)["reserve"] == 39
    assert t.supply() == {"ore": 11, "fuel": 12, "carbon": 12, "food": 12, "goods": 12}
    assert t.check() == []


@pytest.mark.rule("starfarers:2.12")
@pytest.mark.parametrize("left", [0, 1])
def test_when_the_supply_is_empty_too_the_rest_of_the_draw_is_lost(left: int) -> None:
    all_cards = f"ore 20 fuel 20 carbon 20 food 20 goods {20 - left}"
    none = " ".join(f"{kind} 0" for kind in KINDS)
    t = roll(9, side(**YELLOW), side(hand=all_cards), side(), supply=none)
    assert hands(t)[0] == amounts("goods" * left)
    assert (t.view(None)["reserve"], sum(t.supply().values())) == (0, 0)
    assert t.asked() == {0: "turn"}
    assert t.check() == []


@pytest.mark.rule("starfarers:2.11", "starfarers:2.5")
def test_the_points_at_the_moment_of_drawing_count() -> None:
    """Red has 8 points until yellow's second station takes the marker: then 6, and two cards instead of one."""
    t = table(
        side(**YELLOW, ships={1: "trade n26_13"}, freight_pod=3, stations="merchants 1", friendship="merchant_ore"),
        side(**RED, stations="merchants 1", friendship="merchant_fuel", half_medals=4),
        side(**WHITE), side(**BLUE), at="flight", marker={"merchants": 1},
    )  # fmt: skip
    assert (t.points(1), t.fleet(1)["reserve_draw"]) == (8, 1)
    t.luck(*dice(2, 3), "fuel", "fuel")
    t.do(0, "fly:1.n25_14", "friend:merchant_food")
    assert (t.points(0), t.points(1), t.active()) == (6, 6, 1)
    assert hands(t)[1] == {"fuel": 2}
    assert t.luck_left() == 0


# -- order, relief


@pytest.mark.rule("starfarers:2.10", "starfarers:11.9")
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_planets_come_first_then_relief_then_the_reserve(owner: int) -> None:
    """A ten pays red and blue; the owner of the relief card stands on nothing."""
    sides = [side(colonies="n22_27"), side(colonies="n8_27"), side(**WHITE), side(ports="n11_26")]
    given = dict(sides[owner].given)
    sides[owner] = side(
        **{**given, "colonies": "", "ports": "", "friendship": "diplomat_relief", "stations": "diplomats 1"}
    )
    t = roll(10, *sides, then="food food")
    assert t.asked() == {owner: "relief"}
    assert [t.hand(seat)["fuel"] for seat in range(4)] == [0, int(owner != 1), 0, int(owner != 3)]
    assert t.view(None)["reserve"] == 40
    t.do(owner, "take:goods")
    assert t.hand(owner)["goods"] == 1
    assert (t.asked(), t.hand(0)["food"], t.view(None)["reserve"]) == ({0: "turn"}, 2, 38)


@pytest.mark.rule("starfarers:11.14", "starfarers:2.10")
@pytest.mark.parametrize(
    ("option", "owner", "points", "asked"),
    [
        ("planets", 0, 4, True),
        ("reserve_too", 0, 4, False),
        ("reserve_too", 0, 8, False),
        ("reserve_too", 0, 10, True),
        ("planets", 1, 4, True),
        ("reserve_too", 1, 4, True),
    ],
)
def test_reserve_cards_count_against_relief_only_by_option(option: str, owner: int, points: int, asked: bool) -> None:
    sides = [side(), side(), side()]
    card: dict[str, Any] = {"friendship": "diplomat_relief", "stations": "diplomats 1"}
    sides[owner] = side(colonies="n22_27 n8_27", half_medals=2 * points - 8, **card)
    t = roll(9, *sides, options={"relief_counts": option})
    assert t.asked() == ({owner: "relief"} if asked else {0: "turn"})
    if asked:
        cards = t.cards(owner)
        refused(t, owner, "end", "refuse-not-now")
        t.do(owner, "none")
        assert t.asked() == {0: "turn"}
        assert t.cards(owner) - cards == (t.fleet(0)["reserve_draw"] if owner == 0 else 0)


# -- cards in all


@pytest.mark.rule("starfarers:2.13")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_there_are_always_twenty_of_each_kind(players: int, seed: int) -> None:
    """The game opens with 12 in the supply and 8 in the reserve; three opening cards each leave the reserve."""
    t = new_game(players, seed)
    assert [one.number for one in t.log("opening-cards")] == [3] * players
    held = {kind: sum(t.hand(seat)[kind] for seat in range(players)) for kind in KINDS}
    assert all(t.supply()[kind] + t.reserve()[kind] + held[kind] == 20 for kind in KINDS)
    from_supply = dict.fromkeys(KINDS, 0)
    for one in t.view(None)["produced"]:
        from_supply[one["resource"]] += one["n"]
    assert t.supply() == {kind: 12 - from_supply[kind] for kind in KINDS}
    if sum(t.view(None)["dice"]) != 7:
        assert sum(t.reserve().values()) == 40 - 3 * players - 2
    assert t.check() == []


@pytest.mark.rule("starfarers:2.9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_of_other_hands_only_the_number_of_cards_is_known(viewer: int | None) -> None:
    t = roll(9, side(hand="ore 2 goods 1"), side(hand="food 4"), side(hand="fuel 1 carbon 1"), then="fuel food")
    for seat, fleet in enumerate(t.view(viewer)["fleets"]):
        assert fleet["hand"] == (t.hand(seat) if seat == viewer else None)
        assert fleet["hand_size"] == (5, 4, 2)[seat]
    drawn = t.log("reserve")[0]
    assert (drawn.cards, drawn.seen_by(viewer).cards) == ([1, 3], [1, 3] if viewer == 0 else [])
