"""Colonising planets: which quarter takes what, and what happens when the last one is filled (duel:F1 to duel:F5)."""

from __future__ import annotations

import pytest

from starhold.games.duel.cards import CARDS, Card
from starhold.games.duel.powers import CardType, QuarterKind
from tests.games.base_kit import forbidden
from tests.games.duel.kit import INDEX, PLENTY, Table, alone, lay, side, table

BY_COLOUR = {"grey": "1_21", "green": "1_22", "orange": "1_25", "violet": "1_27"}
PLANETS = [card for card in CARDS if card.type is CardType.PLANET]


def settling(hand: str, *planets: str, laid: str = "", objects: str = "") -> Table:
    """Seat 0 plays on by itself at an empty market, with a token for each card of its hand."""
    tokens = len(hand.split())
    return alone(side(hand, planets=list(planets), tokens=tokens, production=PLENTY, laid=laid, objects=objects))


def offered(card: str, *planets: str) -> set[str]:
    """The quarters that card may go to; nothing if it cannot be played."""
    t = settling(card, *planets)
    if f"play:{card}" not in t.legal(0):
        return set()
    t.do(0, f"play:{card}")
    if t.asked()[0] == "quarter":
        return {notation.removeprefix("quarter:") for notation in t.legal(0)}
    t.do(0, "pay:token")
    return {
        f"{planet[:4]}.{number}"
        for planet in planets
        for number, there in enumerate(t.quarters(0, planet[:4]), start=1)
        if there == card
    }


# -- the three sorts of quarters


@pytest.mark.rule("duel:F1")
@pytest.mark.parametrize("colour", list(BY_COLOUR))
@pytest.mark.parametrize("card", PLANETS, ids=lambda card: card.id)
def test_white_takes_any_colour_edged_its_own_and_filled_nothing(card: Card, colour: str) -> None:
    fitting: set[str] = set()
    white = False
    for number, quarter in enumerate(card.quarters, start=1):
        if quarter.kind is QuarterKind.WHITE and not white:
            white = True  # of equal quarters one is offered (duel:K2)
            fitting.add(f"{card.id}.{number}")
        if quarter.kind is QuarterKind.EDGED and quarter.colour is not None and quarter.colour.name.lower() == colour:
            fitting.add(f"{card.id}.{number}")
    assert offered(BY_COLOUR[colour], card.id) == fitting


@pytest.mark.rule("duel:F1")
@pytest.mark.parametrize(
    ("colour", "quarters"),
    [("grey", {"1_34.1"}), ("green", {"1_34.1"}), ("orange", {"1_34.1", "1_34.2"}), ("violet", {"1_34.1"})],
)
def test_kadoria_white_orange_and_two_filled(colour: str, quarters: set[str]) -> None:
    """Typed out once: its filled quarters, one of them orange, are not offered to anything."""
    assert offered(BY_COLOUR[colour], "1_34") == quarters


@pytest.mark.rule("duel:F1")
@pytest.mark.parametrize("colour", list(BY_COLOUR))
def test_with_the_white_quarter_taken_only_its_own_colour_fits(colour: str) -> None:
    assert offered(BY_COLOUR[colour], "1_34 1=1_24") == ({"1_34.2"} if colour == "orange" else set())


@pytest.mark.rule("duel:F1")
@pytest.mark.parametrize(
    ("card", "quarter"),
    [("1_22", "1_34.2"), ("1_22", "1_34.3"), ("1_25", "1_34.4")],
    ids=["another colour", "filled", "filled with the same colour"],
)
def test_a_quarter_that_does_not_take_the_card_is_refused(card: str, quarter: str) -> None:
    t = settling(card, "1_34", "1_31")
    t.do(0, f"play:{card}")
    forbidden(t, 0, f"quarter:{quarter}", rule="F1")


@pytest.mark.rule("duel:F1")
@pytest.mark.parametrize("card", PLANETS, ids=lambda card: card.id)
def test_every_planet_has_four_quarters(card: Card) -> None:
    assert len(card.quarters) == 4
    t = settling("", card.id)
    filled = [quarter.kind is QuarterKind.FILLED for quarter in card.quarters]
    assert t.quarters(0, card.id) == ["filled" if one else "open" for one in filled]


# -- effects


@pytest.mark.rule("duel:F2")
def test_example_a_grey_card_on_a_white_quarter_five_points_and_a_metal() -> None:
    t = table(side("3_13", planets=["2_33"], tokens=5), side(), epoch=3)
    t.do(0, "play:3_13", *["pay:token"] * 5)
    assert t.parts(0) == {"colonisation": 5}
    assert t.production(0) == {"energy": 0, "food": 0, "metal": 1, "science": 0}
    assert t.quarters(0, "2_33") == ["3_13", "open", "filled", "filled"]
    assert not t.colonised(0, "2_33")
    assert t.influence(0)["trade"] == 0  # the planet waits
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("duel:F3")
def test_example_the_last_quarter_a_food_two_tokens_and_two_points() -> None:
    t = table(side("1_24", planets=["1_30"], tokens=1), side())
    t.do(0, "play:1_24", "pay:token")
    assert t.production(0) == {"energy": 0, "food": 1, "metal": 0, "science": 0}
    assert t.tokens(0) == 2
    assert t.parts(0) == {"planets": 2}
    assert t.colonised(0, "1_30")
    assert t.quarters(0, "1_30") == ["1_24", "filled", "filled", "filled"]
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("duel:F3", "duel:F2")
def test_the_card_resolves_before_the_planet_it_completes() -> None:
    t = settling("1_24", "1_30")
    lay(t, "1_24")
    card, planet = INDEX["1_24"], INDEX["1_30"]
    told = [(entry.key, entry.card) for entry in t.log() if entry.key not in ("play", "pay-tokens")]
    assert told == [
        ("gain-stations", card),
        ("gain-food", card),
        ("colonised", planet),
        ("gain-tokens", planet),
        ("score", planet),
    ]


@pytest.mark.rule("duel:F3")
def test_only_the_last_open_quarter_colonises_and_only_once() -> None:
    t = settling("1_21 1_22 1_25 1_27", "1_33", "2_33")
    lay(t, "1_21", "quarter:1_33.1")
    lay(t, "1_25", "quarter:1_33.3")
    assert not t.colonised(0, "1_33")
    assert t.influence(0)["trade"] == 0
    lay(t, "1_22", "quarter:1_33.2")
    assert t.colonised(0, "1_33")
    assert t.influence(0)["trade"] == 1
    assert t.income(0) == 1 + 1  # Lamp Villages and the planet
    assert t.parts(0) == {"colonisation": 3 + 1 + 2, "planets": 1}
    t.luck("s_05")
    lay(t, "1_27")
    assert t.influence(0)["trade"] == 1
    assert t.parts(0) == {"colonisation": 3 + 1 + 2 + 3, "planets": 1}
    assert not t.colonised(0, "2_33")


# -- choice


@pytest.mark.rule("duel:F4")
def test_the_player_picks_the_planet_and_the_quarter() -> None:
    for quarter in ("1_31.1", "1_31.2", "1_33.1", "2_35.1", "2_35.3"):
        t = settling("1_22", "1_31", "1_33", "2_35", "1_35 1=1_24")
        t.do(0, "play:1_22")
        assert t.asked() == {0: "quarter"}
        assert t.legal(0) == {f"quarter:{one}" for one in ("1_31.1", "1_31.2", "1_33.1", "2_35.1", "2_35.3")}
        t.do(0, f"quarter:{quarter}", "pay:token")
        planet, _, number = quarter.partition(".")
        assert t.quarters(0, planet)[int(number) - 1] == "1_22"
        assert [one for name in ("1_31", "1_33", "2_35") for one in t.quarters(0, name)].count("1_22") == 1


@pytest.mark.rule("duel:F4")
def test_a_covered_quarter_is_covered_for_good() -> None:
    t = settling("1_22", "1_33 1=1_24", "1_31 2=1_23")
    t.do(0, "play:1_22")
    assert t.legal(0) == {"quarter:1_33.2", "quarter:1_31.1"}
    forbidden(t, 0, "quarter:1_33.1", "quarter:1_31.2", rule="F4")


@pytest.mark.rule("duel:F4")
def test_a_planet_of_the_other_player_is_not_offered() -> None:
    mine = side("1_22", planets=["1_33"], tokens=1)
    t = table(mine, side(planets=["1_31"], passed=True), market="", deck="")
    t.do(0, "play:1_22", "pay:token")
    assert t.quarters(0, "1_33")[0] == "1_22"
    assert t.quarters(1, "1_31") == ["open", "open", "filled", "filled"]


@pytest.mark.rule("duel:F4", "duel:E5")
def test_a_quarter_of_the_other_players_planet_is_refused() -> None:
    mine = side("1_22", planets=["1_33", "1_35"], tokens=1)
    t = table(mine, side(planets=["1_31"], passed=True), market="", deck="")
    t.do(0, "play:1_22")
    assert t.legal(0) == {"quarter:1_33.1", "quarter:1_35.1"}
    forbidden(t, 0, "quarter:1_31.1", rule="E5")


# -- the order within a placement


@pytest.mark.rule("duel:F5")
def test_symbols_are_counted_before_the_card_lies_there() -> None:
    t = settling("1_22 1_27", "2_33")  # the planet shows a shuttle only
    lay(t, "1_22")
    assert t.objects(0) == {"colony_ship": 0, "shuttle": 0, "production_station": 0}
    lay(t, "1_27")
    assert t.objects(0) == {"colony_ship": 1, "shuttle": 0, "production_station": 0}


@pytest.mark.rule("duel:F5")
@pytest.mark.parametrize(("card", "points"), [("2_19", 3), ("3_19", 3)])
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_a_card_does_not_count_the_planet_it_completes(card: str, points: int, earlier: int) -> None:
    colonised = ["1_31 1=1_21 2=1_22", "1_32 1=1_24 2=1_20"][:earlier]
    t = settling(card, "1_30", *colonised)
    lay(t, card)
    assert t.colonised(0, "1_30")
    assert t.parts(0) == {"colonisation": points + earlier, "planets": 2}


@pytest.mark.rule("duel:F5")
def test_a_completed_planet_is_counted_by_the_next_card() -> None:
    t = settling("2_19 3_19 3_25", "1_30", "1_31 2=1_22", "1_32")
    lay(t, "2_19", "quarter:1_30.1")
    assert t.parts(0) == {"colonisation": 3, "planets": 2}
    lay(t, "3_19", "quarter:1_31.1")  # counts Veska, not Orlan
    assert t.parts(0) == {"colonisation": 3 + 3 + 1, "planets": 2 + 2}
    lay(t, "3_25", "dock:1_31")
    assert t.parts(0)["ships"] == 2 * 2
