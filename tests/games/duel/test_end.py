"""The end of the game: tiles, object tokens, planets, and who wins (duel:I1 to duel:I8)."""

from __future__ import annotations

from typing import Final

import pytest

from starhold.core.ranking import places, winners
from starhold.games.duel.cards import CARDS
from starhold.games.duel.powers import CardType
from tests.games.duel.kit import Side, Table, at_end, side

STANDARD = "t_energy_a t_food_a t_metal_a t_science_a"
VARIANT = "t_energy_b t_food_b t_metal_b t_science_b"
STATIONS = [card.id for card in CARDS if card.type is CardType.STATION]
SHUTTLES = [card.id for card in CARDS if card.type is CardType.SHUTTLE]
SHIPS = [card.id for card in CARDS if card.type is CardType.SHIP]
# Each filled by cards of the right colours.
COLONISED: Final = [
    "1_30 1=1_19",
    "1_31 1=1_20 2=1_22",
    "1_32 1=1_23 2=1_21",
    "1_34 1=1_24 2=1_25",
    "1_35 1=1_26 2=1_27",
    "1_36 1=1_28 2=2_16",
    "2_31 1=2_17 2=2_19",
]


def ended(mine: Side, other: Side | None = None, *, tiles: str = STANDARD, cylinder: tuple[int, int] = (0, 0)) -> Table:
    """The game is over: both passed at the end of the third epoch and nobody researched."""
    t = at_end(mine, other or side(), epoch=3, tiles=tiles, cylinder=cylinder)
    assert t.over()
    return t


def with_ships(number: int) -> list[str]:
    """So many colonised planets, each with a ship."""
    return [f"{planet} ship={ship}" for planet, ship in zip(COLONISED[:number], SHIPS, strict=False)]


# -- the steps of the epoch first


@pytest.mark.rule("duel:I1")
def test_research_supremacy_and_income_are_done_as_usual() -> None:
    mine = side(science="s_20", tokens=4, influence="military 2", income=3)
    t = at_end(mine, side(production="energy 1 food 1 metal 1 science 1"), epoch=3, research=True)
    assert not t.over()
    t.do(0, "research:s_20", *["pay:token"] * 4)
    assert t.over()
    assert t.cylinder() == (2, 0)
    assert t.parts(0) == {"research": 6, "military": 5, "income": 3}


@pytest.mark.rule("duel:I1")
def test_diplomacy_is_settled_before_the_end() -> None:
    t = at_end(side(), side(influence="diplomacy 1"), epoch=3)
    assert not t.over()
    assert t.asked() == {1: "axis"}
    t.do(1, "axis:military")
    assert t.over()
    assert t.parts(1) == {"military": 2}


@pytest.mark.rule("duel:I1")
def test_nothing_of_the_end_is_scored_after_an_earlier_epoch() -> None:
    mine = side(planets=COLONISED[:2], objects="colony_ship 3", influence="military 1 trade 1", researched="s_20 s_24")
    other = side(influence="military 1 trade 1")
    for epoch in (1, 2):
        t = at_end(mine, other, epoch=epoch)
        assert t.parts(0) == t.parts(1) == {}


@pytest.mark.rule("duel:I1")
def test_when_it_is_over_nobody_moves() -> None:
    t = ended(side("1_01", tokens=1))
    assert t.asked() == {}
    assert t.legal(0) == t.legal(1) == set()


# -- tiles


@pytest.mark.rule("duel:I2")
@pytest.mark.parametrize(
    ("ours", "theirs", "scored"),
    [
        ("energy 2", "energy 1", (6, 0)),
        ("energy 1", "energy 2", (0, 6)),
        ("energy 3", "energy 3", (6, 6)),
        ("", "", (6, 6)),
        ("energy 1", "", (6, 0)),
    ],
    ids=["ours is higher", "theirs is higher", "a tie pays both", "so does a tie at nothing", "one against none"],
)
def test_a_tile_pays_whoever_produces_more_of_its_resource(ours: str, theirs: str, scored: tuple[int, int]) -> None:
    t = ended(side(influence="military 3", production=ours), side(influence="military 3", production=theirs))
    assert (t.parts(0).get("tiles", 0), t.parts(1).get("tiles", 0)) == scored


@pytest.mark.rule("duel:I2")
def test_each_resource_is_compared_by_itself() -> None:
    influence = "military 1 trade 2"
    mine = side(influence=influence, planets=COLONISED[:3], researched="s_20", production="energy 2 metal 1")
    other = side(influence=influence, researched="s_21 s_15 s_03 s_04", production="food 1 science 1 metal 1")
    t = ended(mine, other)
    assert t.parts(0)["tiles"] == 2 * 1 + 2 * 3  # energy; metal, a tie
    assert t.parts(1)["tiles"] == 2 * 2 + 2 * 4  # food; science; metal without a colonised planet


@pytest.mark.rule("duel:I3")
def test_example_more_energy_and_military_two_are_four_points() -> None:
    t = ended(side(production="energy 3", influence="military 2"), side(production="energy 2", influence="military 5"))
    assert t.parts(0)["tiles"] == 4
    assert "tiles" not in t.parts(1)


@pytest.mark.rule("duel:I3")
def test_example_equal_food_and_trade_two_and_four_are_four_and_eight_points() -> None:
    t = ended(side(production="food 2", influence="trade 2"), side(production="food 2", influence="trade 4"))
    assert t.parts(0)["tiles"] == 4
    assert t.parts(1)["tiles"] == 8


@pytest.mark.rule("duel:I3")
@pytest.mark.parametrize(
    ("resource", "tiles", "points"),
    [
        ("energy", STANDARD, 2 * 3),
        ("food", STANDARD, 2 * 4),
        ("metal", STANDARD, 2 * 2),
        ("science", STANDARD, 2 * 3),
        ("energy", VARIANT, 1 * 5),
        ("food", VARIANT, 2 * 4),
        ("metal", VARIANT, 2 * 7),
        ("science", VARIANT, 3 * 1),
    ],
    ids=[
        "energy a: military",
        "food a: trade",
        "metal a: colonised planets",
        "science a: science cards played",
        "energy b: shuttles",
        "food b: planets",
        "metal b: diplomacy",
        "science b: ships",
    ],
)
def test_what_each_tile_counts(resource: str, tiles: str, points: int) -> None:
    influence = "military 3 trade 4 diplomacy 7"
    mine = side(
        influence=influence, laid=" ".join(SHUTTLES[:5]), researched="s_20 s_21 s_15", science="s_04",
        planets=[*with_ships(1), COLONISED[1], "2_32", "2_33"], production=f"{resource} 1",
    )  # fmt: skip
    rest = " ".join(f"{one} 1" for one in ("energy", "food", "metal", "science") if one != resource)
    t = ended(mine, side(influence=influence, production=rest), tiles=tiles)
    assert t.parts(0)["tiles"] == points


# -- object tokens


@pytest.mark.rule("duel:I4")
def test_example_three_ships_and_five_tokens_are_fifteen_points() -> None:
    t = ended(side(planets=with_ships(3), objects="colony_ship 5"))
    assert t.parts(0)["objects"] == 15


@pytest.mark.rule("duel:I4")
def test_tokens_of_each_object_are_counted_by_themselves() -> None:
    laid = " ".join([*SHUTTLES[:4], *STATIONS[:6]])
    t = ended(side(planets=with_ships(2), laid=laid, objects="colony_ship 1 shuttle 10 production_station 100"))
    assert t.parts(0)["objects"] == 1 * 2 + 10 * 2 + 100 * 2
    t = ended(side(planets=with_ships(1), laid=laid, objects="shuttle 3"))
    assert t.parts(0)["objects"] == 3 * 2


@pytest.mark.rule("duel:I4")
def test_without_cards_or_without_tokens_there_are_no_points() -> None:
    t = ended(
        side(objects="colony_ship 5 shuttle 5 production_station 5"),
        side(planets=with_ships(3), laid=" ".join(SHUTTLES[:8] + STATIONS[:11])),
    )
    assert "objects" not in t.parts(0)
    assert "objects" not in t.parts(1)


@pytest.mark.rule("duel:I4")
def test_symbols_on_planets_and_colonisation_cards_do_not_raise_the_value() -> None:
    t = ended(
        side(planets=["3_31 1=3_18", "3_34 1=3_16", *COLONISED], objects="colony_ship 9 shuttle 9 production_station 9")
    )
    assert "objects" not in t.parts(0)


@pytest.mark.rule("duel:I5")
@pytest.mark.parametrize(("ships", "value"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5), (7, 5)])
def test_value_of_a_ship_token(ships: int, value: int) -> None:
    t = ended(side(planets=with_ships(ships), objects="colony_ship 3"))
    assert t.parts(0).get("objects", 0) == 3 * value


@pytest.mark.rule("duel:I5")
@pytest.mark.parametrize(
    ("shuttles", "value"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (23, 4)]
)
def test_value_of_a_shuttle_token(shuttles: int, value: int) -> None:
    t = ended(side(laid=" ".join(SHUTTLES[:shuttles]), objects="shuttle 3"))
    assert t.parts(0).get("objects", 0) == 3 * value


@pytest.mark.rule("duel:I5")
@pytest.mark.parametrize(
    ("stations", "value"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (10, 3), (11, 4), (12, 4), (22, 4)],
)
def test_value_of_a_station_token(stations: int, value: int) -> None:
    t = ended(side(laid=" ".join(STATIONS[:stations]), objects="production_station 3"))
    assert t.parts(0).get("objects", 0) == 3 * value


# -- planets


@pytest.mark.rule("duel:I6")
@pytest.mark.parametrize("number", [0, 1, 3, 7])
def test_a_colonised_planet_is_two_points(number: int) -> None:
    other = side(production="metal 1")  # so that no tile adds to it
    t = ended(side(planets=[*COLONISED[:number], "2_32", "2_33 1=2_18", "3_30 1=2_20 2=2_21 3=2_23"]), other)
    assert t.parts(0).get("colonised", 0) == 2 * number
    assert t.points(0) == 2 * number


# -- who wins


@pytest.mark.rule("duel:I7")
def test_the_most_points_win_whatever_is_colonised() -> None:
    t = ended(side(points=9, production="metal 1"), side(points=4, planets=COLONISED[:2]))
    assert [t.points(0), t.points(1)] == [9, 8]
    assert places(t.state.scores()) == [1, 2]
    assert winners(t.state.scores()) == [0]


@pytest.mark.rule("duel:I7")
@pytest.mark.parametrize("more", [0, 1])
def test_a_tie_goes_to_whoever_colonised_more(more: int) -> None:
    few = side(points=6, planets=[COLONISED[0], "2_32", "2_33"], production="metal 1")  # the metal tile: 2 more
    many = side(points=4, planets=COLONISED[1:4], production="energy 1")
    t = ended(few, many) if more else ended(many, few)
    assert t.points(0) == t.points(1) == 10
    assert [t.score(more).tiebreak, t.score(1 - more).tiebreak] == [3, 1]
    assert winners(t.state.scores()) == [more]


@pytest.mark.rule("duel:I7")
def test_equal_in_both_they_share_the_win() -> None:
    t = ended(side(points=3, planets=[COLONISED[0]]), side(points=3, planets=[COLONISED[1]]))
    assert t.points(0) == t.points(1)
    assert t.score(0).tiebreak == t.score(1).tiebreak == 1
    assert winners(t.state.scores()) == [0, 1]
    assert places(t.state.scores()) == [1, 1]


@pytest.mark.rule("duel:I7")
def test_cards_and_tokens_left_over_are_worth_nothing() -> None:
    t = ended(side("1_01 1_02 1_03 3_30", science="s_20 s_21", tokens=9), side())
    assert t.points(0) == t.points(1) == 0
    assert t.score(0).tiebreak == 0
    assert winners(t.state.scores()) == [0, 1]


@pytest.mark.rule("duel:I7")
def test_income_is_worth_nothing_beyond_its_last_scoring() -> None:
    t = ended(side(income=4))
    assert t.parts(0) == {"income": 4}


@pytest.mark.rule("duel:I8")
@pytest.mark.parametrize("points", [59, 60, 119, 120, 200])
def test_the_total_is_kept_past_the_end_of_the_track(points: int) -> None:
    t = ended(side(points=points, income=1))
    assert t.points(0) == points + 1
