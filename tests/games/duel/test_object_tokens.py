"""Space-object tokens: what a placement brings (duel:G1 to duel:G8). What they are worth: test_end.py."""

from __future__ import annotations

import pytest

from starhold.games.duel.cards import CARDS, COLONY_SHIP, SHUTTLE, STATION
from starhold.games.duel.powers import CardType
from tests.games.duel.kit import Table, lay
from tests.games.duel.test_colonisation import settling

PLANETS = [card for card in CARDS if card.type is CardType.PLANET]


def brought(t: Table, card: str, where: str = "") -> tuple[int, int, int]:
    """Seat 0 plays a card and pays a token. The ship, shuttle and station tokens it brought."""
    before = t.objects(0)
    assert lay(t, card, where) == 1
    after = t.objects(0)
    ships, shuttles, stations = (
        after[name] - before[name] for name in ("colony_ship", "shuttle", "production_station")
    )
    assert t.objects(1) == {"colony_ship": 0, "shuttle": 0, "production_station": 0}
    return ships, shuttles, stations


@pytest.mark.rule("duel:G1")
@pytest.mark.parametrize(
    ("planet", "card", "tokens"),
    [
        ("1_30", "1_22", (1, 0, 0)),
        ("1_30", "1_19", (0, 0, 1)),
        ("1_30", "1_24", (0, 0, 1)),
        ("1_30", "2_25", (1, 0, 1)),
        ("1_30", "1_20", (0, 0, 0)),
        ("1_30", "1_21", (0, 0, 0)),
        ("1_34", "1_28", (0, 1, 1)),
        ("2_36", "1_22", (1, 0, 0)),
        ("2_36", "1_24", (0, 1, 0)),
        ("3_31", "3_18", (0, 2, 0)),
        ("3_34", "1_19", (0, 0, 2)),
        ("3_34", "1_28", (0, 0, 2)),
    ],
)
def test_a_card_brings_as_many_tokens_as_its_symbols_are_seen_on_the_planet(
    planet: str, card: str, tokens: tuple[int, int, int]
) -> None:
    assert brought(settling(card, planet), card, f"quarter:{planet}.1") == tokens


@pytest.mark.rule("duel:G1")
def test_symbols_of_earlier_cards_count_as_those_of_the_planet() -> None:
    t = settling("1_24 1_28", "1_33")  # the planet shows a ship, both cards a shuttle and a station
    assert brought(t, "1_24", "quarter:1_33.1") == (0, 0, 0)
    assert brought(t, "1_28", "quarter:1_33.2") == (0, 1, 1)


@pytest.mark.rule("duel:G2")
def test_example_a_ship_and_no_station_then_two_ships() -> None:
    t = settling("2_25 2_19", "2_31")  # the planet shows one ship
    t.luck("s_05")
    assert brought(t, "2_25") == (1, 0, 0)  # ship and station
    assert brought(t, "2_19") == (2, 0, 0)
    assert t.objects(0) == {"colony_ship": 3, "shuttle": 0, "production_station": 0}


@pytest.mark.rule("duel:G3")
@pytest.mark.parametrize("planet", [card.id for card in PLANETS])
def test_only_a_planet_with_two_equal_symbols_gives_a_token_when_it_is_laid(planet: str) -> None:
    tokens = {"3_31": (0, 1, 0), "3_34": (0, 0, 1)}.get(planet, (0, 0, 0))
    assert brought(settling(planet), planet) == tokens


@pytest.mark.rule("duel:G3")
def test_the_pair_on_the_planet_is_seen_by_its_cards_as_well() -> None:
    t = settling("3_31 1_20 2_23", laid="1_01")
    assert brought(t, "3_31") == (0, 1, 0)
    assert brought(t, "1_20") == (0, 2, 0)
    assert brought(t, "2_23") == (0, 0, 0)  # an orange card with a ship: the last quarter brings nothing more
    assert t.objects(0)["shuttle"] == 3


@pytest.mark.rule("duel:G4")
def test_a_placed_card_covers_no_symbol() -> None:
    t = settling("1_22 1_27 1_25", "1_33")  # the planet and all three cards show a ship
    t.luck("s_05")
    assert brought(t, "1_22") == (1, 0, 0)
    assert brought(t, "1_27") == (2, 0, 0)
    assert brought(t, "1_25") == (3, 0, 0)
    assert t.objects(0)["colony_ship"] == 6


@pytest.mark.rule("duel:G4")
def test_the_planet_of_four_quarters_shows_all_that_was_laid_on_it() -> None:
    t = settling("1_26 1_23 1_22 1_25", "3_30")
    assert brought(t, "1_26", "quarter:3_30.4") == (1, 0, 0)
    assert brought(t, "1_23", "quarter:3_30.3") == (0, 0, 0)  # a station, the first one there
    assert brought(t, "1_22") == (2, 0, 0)
    assert brought(t, "1_25") == (3, 0, 0)
    assert t.colonised(0, "3_30")
    assert t.objects(0) == {"colony_ship": 6, "shuttle": 0, "production_station": 0}


@pytest.mark.rule("duel:G5")
def test_stations_and_shuttles_in_the_universe_are_not_on_the_planet() -> None:
    t = settling("1_28", "1_32", laid="1_01 1_02 1_11 1_14")  # the planet shows a ship
    assert brought(t, "1_28") == (0, 0, 0)


@pytest.mark.rule("duel:G5")
def test_symbols_of_another_planet_are_not_on_this_one() -> None:
    t = settling("1_22", "1_30 1=1_25 ship=1_29", "1_34")
    assert brought(t, "1_22") == (0, 0, 0)
    assert t.quarters(0, "1_34")[0] == "1_22"


@pytest.mark.rule("duel:G5")
@pytest.mark.parametrize("ship", ["1_29", "2_28", "3_24"])
def test_a_ship_brings_no_token_when_it_docks(ship: str) -> None:
    t = settling(ship, "2_31 1=1_25 2=1_22")
    assert brought(t, ship) == (0, 0, 0)


@pytest.mark.rule("duel:G5")
@pytest.mark.parametrize("card", ["1_01", "1_11"])
def test_a_station_or_shuttle_brings_no_token(card: str) -> None:
    assert brought(settling(card, "3_31", "3_34"), card) == (0, 0, 0)


@pytest.mark.rule("duel:G6")
def test_the_supply_of_tokens_never_runs_out() -> None:
    t = settling("1_22", "1_30", objects="colony_ship 99")
    assert brought(t, "1_22") == (1, 0, 0)
    assert t.objects(0)["colony_ship"] == 100


@pytest.mark.rule("duel:G6")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_the_tokens(viewer: int | None) -> None:
    t = settling("1_22", "1_30", objects="shuttle 3")
    brought(t, "1_22")
    assert t.view(viewer)["universes"][0]["objects"] == {"colony_ship": 1, "shuttle": 3, "production_station": 0}


@pytest.mark.rule("duel:G7")
@pytest.mark.parametrize("quarter", ["1_36.1", "1_36.2"])
def test_symbols_belong_to_the_planet_whichever_quarter_is_filled(quarter: str) -> None:
    assert brought(settling("1_19", "1_36"), "1_19", f"quarter:{quarter}") == (0, 0, 1)


@pytest.mark.rule("duel:G7")
def test_filled_quarters_of_the_same_colour_show_nothing() -> None:
    t = settling("1_27", "1_34", "1_35")
    t.luck("s_05")
    assert brought(t, "1_27", "quarter:1_35.1") == (1, 0, 0)  # two quarters of Lumen are violet from the start


@pytest.mark.rule("duel:G8")
def test_no_colonisation_card_shows_a_symbol_twice_and_only_two_planets_do() -> None:
    """So the question how such a card would count never comes up."""
    twice = {card.id: card.symbols for card in CARDS if len(set(card.symbols)) < len(card.symbols)}
    assert twice == {"3_31": (SHUTTLE, SHUTTLE), "3_34": (STATION, STATION)}
    assert {symbol for card in CARDS for symbol in card.symbols} == {COLONY_SHIP, SHUTTLE, STATION}
