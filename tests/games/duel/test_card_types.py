"""The five types of cards: what each does when it is laid, and where it may not be laid (duel:E1 to duel:E11)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.duel.cards import CARDS
from starhold.games.duel.powers import CardType
from tests.games.base_kit import forbidden
from tests.games.duel.kit import PLENTY, Side, alone, lay, side, table

NOTHING = {"energy": 0, "food": 0, "metal": 0, "science": 0}
SHIPS = [card.id for card in CARDS if card.type is CardType.SHIP]
DELAYED = [card.id for card in CARDS if card.type is CardType.PLANET and card.epoch < 3]
AT_ONCE = [card.id for card in CARDS if card.type is CardType.PLANET and card.epoch == 3]


# -- stations


@pytest.mark.rule("duel:E1")
@pytest.mark.parametrize(
    ("card", "resource", "price"),
    [("1_01", "energy", 1), ("1_04", "food", 2), ("1_07", "metal", 2), ("1_10", "science", 2), ("3_01", "energy", 5)],
)
def test_a_station_is_one_step_on_its_production_at_once(card: str, resource: str, price: int) -> None:
    t = alone(side(card, tokens=6))
    lay(t, card)
    assert t.production(0) == NOTHING | {resource: 1}
    assert t.production(1) == NOTHING
    assert t.tokens(0) == 6 - price
    assert t.laid(0) == [card]
    assert t.hand(0) == t.discard() == []


@pytest.mark.rule("duel:E1")
def test_a_station_gives_its_further_effect_too() -> None:
    t = alone(side("1_10 2_01 2_02", tokens=9))
    t.luck("s_05")
    lay(t, "1_10")
    assert t.science(0) == ["s_05"]
    lay(t, "2_01")
    assert t.parts(0) == {"stations": 1}
    assert t.tokens(0) == 9 - 2 - 3
    lay(t, "2_02")
    assert t.tokens(0) == 9 - 2 - 3 - 2 + 1
    assert t.production(0) == NOTHING | {"energy": 2, "science": 1}


# -- shuttles


@pytest.mark.rule("duel:E2")
@pytest.mark.parametrize(
    ("card", "track", "points"),
    [("1_11", "military", 0), ("1_14", "trade", 0), ("1_17", "diplomacy", 0), ("3_07", "military", 2)],
)
def test_a_shuttle_is_one_step_on_its_track_at_once(card: str, track: str, points: int) -> None:
    t = alone(side(card, tokens=4, influence="military 1 trade 2 diplomacy 3"))
    before = t.influence(0)
    lay(t, card)
    assert t.influence(0) == before | {track: before[track] + 1}
    assert t.influence(1) == {"military": 0, "trade": 0, "diplomacy": 0}
    assert t.production(0) == NOTHING
    assert t.points(0) == points
    assert t.laid(0) == [card]


@pytest.mark.rule("duel:E2")
def test_a_shuttle_gives_its_further_effect_too() -> None:
    t = alone(side("1_15 2_10 2_15", tokens=3, production=PLENTY))
    lay(t, "1_15")
    assert t.tokens(0) == 3 - 1 + 1
    lay(t, "2_10")
    lay(t, "2_15")
    assert t.influence(0) == {"military": 1, "trade": 1, "diplomacy": 2}
    assert t.income(0) == 1


# -- planets


@pytest.mark.rule("duel:E3")
@pytest.mark.parametrize("planet", DELAYED)
def test_a_planet_of_the_first_two_epochs_only_lies_there(planet: str) -> None:
    t = alone(side(planet, tokens=1, production=PLENTY, influence="military 1"))
    t.luck("s_05")
    before = (t.production(0), t.influence(0), t.objects(0), t.income(0))
    lay(t, planet)
    assert (t.production(0), t.influence(0), t.objects(0), t.income(0)) == before
    assert (t.points(0), t.tokens(0), t.science(0)) == (0, 0, [])
    assert t.laid(0) == [planet]
    assert not t.colonised(0, planet)


@pytest.mark.rule("duel:E3")
def test_it_gives_its_effect_when_it_is_colonised_and_not_before() -> None:
    t = alone(side("1_32 1_24 1_21", tokens=4))
    lay(t, "1_32")
    lay(t, "1_24", "quarter:1_32.1")
    assert (t.points(0), t.influence(0)["military"]) == (0, 0)
    lay(t, "1_21")
    assert t.parts(0) == {"colonisation": 3, "planets": 2}
    assert t.influence(0) == {"military": 1, "trade": 0, "diplomacy": 0}
    assert t.colonised(0, "1_32")


@pytest.mark.rule("duel:E4")
@pytest.mark.parametrize(
    ("planet", "points", "track"),
    [("3_30", 5, ""), ("3_32", 1, "military"), ("3_33", 1, "trade"), ("3_35", 2, "diplomacy"), ("3_36", 1, "")],
)
def test_a_planet_of_the_third_epoch_gives_its_effect_when_it_is_laid(planet: str, points: int, track: str) -> None:
    t = alone(side(planet, tokens=1, production=PLENTY))
    lay(t, planet)
    assert t.parts(0) == {"planets": points}
    assert {name: level for name, level in t.influence(0).items() if level} == ({track: 1} if track else {})


@pytest.mark.rule("duel:E4")
def test_its_quarters_bring_tokens_and_end_points_and_room_for_a_ship_but_the_effect_no_second_time() -> None:
    t = alone(side("3_32 1_24 3_15 3_24", tokens=4, production=PLENTY))
    lay(t, "3_32")
    assert (t.points(0), t.influence(0)["military"]) == (1, 1)
    lay(t, "1_24", "quarter:3_32.1")
    assert t.objects(0) == {"colony_ship": 0, "shuttle": 0, "production_station": 1}
    lay(t, "3_15")
    assert t.colonised(0, "3_32")
    assert t.influence(0)["military"] == 1 + 1  # the planet's and the card's
    assert t.parts(0) == {"planets": 1, "colonisation": 3}
    lay(t, "3_24")
    assert t.ship(0, "3_32") == "3_24"
    t.do(0, "pass")
    assert t.parts(0)["colonised"] == 2
    assert t.parts(0)["planets"] == 1


# -- colonisation cards


@pytest.mark.rule("duel:E5")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        (side("1_19", tokens=5), side()),
        (side("1_19", tokens=5, laid="1_01 1_11"), side()),
        (side("1_19", tokens=5), side(planets=["1_33"])),
        (side("1_19", tokens=5, planets=["1_30 1=1_24"]), side()),
        (side("1_19", tokens=5, planets=["1_31 1=1_24", "1_35 1=1_22"]), side()),
    ],
    ids=["no planet", "other cards", "the other player's planet", "a full planet", "other colours only"],
)
def test_a_colonisation_card_is_never_laid_alone(mine: Side, other: Side) -> None:
    t = table(mine, other)
    assert "play:1_19" not in t.legal(0)
    forbidden(t, 0, "play:1_19", rule="E5")
    assert t.hand(0) == ["1_19"]


@pytest.mark.rule("duel:E5")
@pytest.mark.parametrize("planet", ["1_30", "1_31", "1_32 1=1_20", "3_36 1=1_20"])
def test_it_goes_onto_an_open_fitting_quarter(planet: str) -> None:
    t = alone(side("1_19", tokens=1, planets=[planet]))
    lay(t, "1_19", f"quarter:{planet}.1")
    assert "1_19" in t.quarters(0, planet.split()[0])
    assert t.parts(0)["colonisation"] == 1


# -- ships


@pytest.mark.rule("duel:E6")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        (side("1_29", tokens=5), side()),
        (side("1_29", tokens=5, planets=["1_30", "3_32 1=1_20"]), side()),
        (side("1_29", tokens=5), side(planets=["1_30 1=1_20"])),
        (side("1_29", tokens=5, planets=["1_30 1=1_20 ship=2_28"]), side()),
    ],
    ids=["no planet", "none colonised", "the other player's", "one ship there"],
)
def test_a_ship_needs_an_own_colonised_planet_without_a_ship(mine: Side, other: Side) -> None:
    t = table(mine, other)
    assert "play:1_29" not in t.legal(0)
    forbidden(t, 0, "play:1_29", rule="E6")


@pytest.mark.rule("duel:E6")
def test_a_ship_docks_and_gives_its_effect_at_once() -> None:
    t = alone(side("1_29", tokens=3, planets=["1_30 1=1_20"]))
    lay(t, "1_29")
    assert t.ship(0, "1_30") == "1_29"
    assert t.parts(0) == {"ships": 2}
    assert t.influence(0)["trade"] == 1
    assert t.laid(0) == ["1_30", "1_20", "1_29"]


@pytest.mark.rule("duel:E6")
def test_its_owner_picks_the_planet_and_each_takes_one_ship() -> None:
    planets = ["1_30 1=1_20", "1_31 1=1_19 2=1_22", "1_36"]
    t = alone(side("2_28 2_29 3_24", tokens=3, production=PLENTY, planets=planets))
    t.do(0, "play:2_28")
    assert t.asked() == {0: "dock"}
    assert t.legal(0) == {"dock:1_30", "dock:1_31"}
    forbidden(t, 0, "dock:1_36", rule="E6")
    t.do(0, "dock:1_31", "pay:token")
    assert (t.ship(0, "1_30"), t.ship(0, "1_31")) == (None, "2_28")
    lay(t, "2_29")
    assert (t.ship(0, "1_30"), t.ship(0, "1_31")) == ("2_29", "2_28")
    forbidden(t, 0, "play:3_24", rule="E6")


@pytest.mark.rule("duel:E6")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(["1_30 1=1_20 ship=1_29"], []), ([], ["1_30 1=1_20"])],
    ids=["with a ship", "of the other player"],
)
def test_a_planet_with_a_ship_or_of_the_other_player_is_not_offered(mine: list[str], theirs: list[str]) -> None:
    planets = [*mine, "1_31 1=1_19 2=1_22", "1_32 1=1_24 2=1_21"]
    t = alone(side("2_28", tokens=1, production=PLENTY, planets=planets), side(planets=theirs))
    t.do(0, "play:2_28")
    assert t.legal(0) == {"dock:1_31", "dock:1_32"}
    forbidden(t, 0, "dock:1_30", rule="E6")


# -- in general


@pytest.mark.rule("duel:I4", "duel:E1", "duel:E2", "duel:E6")
@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("1_09", {"laid": "1_01 1_02", "objects": "production_station 5"}),  # the third station
        ("1_14", {"laid": "1_11", "objects": "shuttle 5"}),  # the second shuttle
        ("1_29", {"planets": ["1_30 1=1_20"], "objects": "colony_ship 5"}),  # the first ship
    ],
)
def test_a_card_carries_the_symbol_of_its_type(card: str, mine: dict[str, Any]) -> None:
    """It raises a token from 0 to 1."""
    t = alone(side(card, tokens=3, **mine))
    lay(t, card)
    t.do(0, "pass")
    assert t.parts(0)["objects"] == 5 * 1


@pytest.mark.rule("duel:E7")
@pytest.mark.parametrize(
    ("card", "influence", "points"),
    [
        ("3_06", "military 4", 5),
        ("3_08", "trade 2", 3),
        ("3_10", "diplomacy 6", 7),
    ],
)
def test_effects_resolve_from_left_to_right(card: str, influence: str, points: int) -> None:
    """The step stands before the points, so it is counted by them."""
    t = alone(side(card, tokens=1, production=PLENTY, influence=influence))
    lay(t, card)
    assert t.parts(0) == {"shuttles": points}


@pytest.mark.rule("duel:E7")
def test_all_effects_of_a_card_resolve() -> None:
    t = alone(side("1_25", tokens=4, planets=["1_33 1=1_20 2=1_22"]))
    lay(t, "1_25")  # orange, the last quarter: 1 point, a token and an income; the planet a step, an income, 1 point
    assert t.parts(0) == {"colonisation": 1, "planets": 1}
    assert t.tokens(0) == 4 - 1 + 1
    assert t.income(0) == 1 + 1
    assert t.influence(0) == {"military": 0, "trade": 1, "diplomacy": 0}


@pytest.mark.rule("duel:E8")
def test_any_number_of_planets_may_lie_in_one_universe() -> None:
    laid = [card for card in DELAYED + AT_ONCE if card != "3_36"]
    assert len(laid) == 19
    t = alone(side("3_36", tokens=1, production=PLENTY, planets=laid))
    lay(t, "3_36")
    assert t.parts(0) == {"planets": 20}
    assert t.laid(0) == [*laid, "3_36"]


@pytest.mark.rule("duel:E8")
def test_cards_of_one_sort_may_be_repeated() -> None:
    t = alone(side("1_01 1_02 1_03 2_01", tokens=9))
    for card in ("1_01", "1_02", "1_03", "2_01"):
        lay(t, card)
    assert t.production(0)["energy"] == 4


@pytest.mark.rule("duel:E9")
@pytest.mark.parametrize(
    ("card", "resource"), [("3_01", "energy"), ("3_02", "food"), ("3_03", "metal"), ("3_04", "science")]
)
def test_production_ends_at_ten_and_further_steps_are_lost(card: str, resource: str) -> None:
    for level, after in [(9, 10), (10, 10)]:
        t = alone(side(card, tokens=6, production=f"{resource} {level}"))
        lay(t, card)
        assert t.production(0)[resource] == after
        assert t.parts(0) == {"stations": 2}


@pytest.mark.rule("duel:E9")
@pytest.mark.parametrize(("card", "track"), [("3_06", "military"), ("3_08", "trade"), ("3_10", "diplomacy")])
def test_influence_ends_at_fifteen_and_further_steps_are_lost(card: str, track: str) -> None:
    for level in (14, 15):
        t = alone(side(card, tokens=1, production=PLENTY, influence=f"{track} {level}"))
        lay(t, card)
        assert t.influence(0)[track] == 15
        assert t.parts(0) == {"shuttles": 15}


@pytest.mark.rule("duel:E9")
@pytest.mark.parametrize("income", [18, 19, 20])
def test_income_ends_at_twenty_and_further_steps_are_lost(income: int) -> None:
    t = alone(side("1_28", tokens=1, production=PLENTY, planets=["2_34 1=1_24"], income=income))
    lay(t, "1_28")  # completes Pale Anchor: income 2
    assert t.income(0) == 20


@pytest.mark.rule("duel:E10")
def test_the_mark_of_a_colonised_planet_stands_on_planets_of_the_first_two_epochs() -> None:
    assert len(DELAYED) == 7 + 6
    assert [card.id for card in CARDS if card.delayed] == DELAYED


@pytest.mark.rule("duel:E10", "duel:E6")
@pytest.mark.parametrize("ship", SHIPS)
def test_the_mark_on_a_ship_asks_for_a_colonised_planet(ship: str) -> None:
    t = alone(side(f"{ship} 1_22", tokens=2, production=PLENTY, planets=["1_30"]))
    forbidden(t, 0, f"play:{ship}", rule="E6")
    lay(t, "1_22")
    lay(t, ship)
    assert t.ship(0, "1_30") == ship


@pytest.mark.rule("duel:E11")
@pytest.mark.parametrize("planet", AT_ONCE)
def test_a_planet_of_the_third_epoch_is_not_colonised_when_it_is_laid(planet: str) -> None:
    t = alone(side(f"{planet} 3_24", tokens=2, production=PLENTY))
    lay(t, planet)
    assert not t.colonised(0, planet)
    forbidden(t, 0, "play:3_24", rule="E6")
    t.do(0, "pass")
    assert "colonised" not in t.parts(0)


@pytest.mark.rule("duel:E11")
def test_it_counts_at_the_end_once_its_open_quarters_are_filled() -> None:
    t = alone(side("3_15", tokens=1, production=PLENTY, planets=["3_34 1=1_22"]))
    lay(t, "3_15")
    assert t.colonised(0, "3_34")
    t.do(0, "pass")
    assert t.parts(0)["colonised"] == 2
