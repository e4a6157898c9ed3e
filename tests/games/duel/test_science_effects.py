"""What science cards change for good, and the effects that count and draw (duel:N1 to duel:N10, duel:K7)."""

from __future__ import annotations

import pytest

from starhold.games.duel.board import STARTING_SCIENCE
from starhold.games.duel.cards import CARDS
from starhold.games.duel.powers import DrawScience
from starhold.games.duel.science_cards import SCIENCE_CARDS
from tests.games.base_kit import forbidden
from tests.games.duel.kit import FREE, INDEX, PLENTY, Side, alone, at_end, lay, side, table

PAIRS = {"take:1a+1b", "take:1a+2a", "take:1a+2b", "take:1b+2a", "take:1b+2b"}  # what anybody may take


# -- points for what is counted


@pytest.mark.rule("duel:N1")
@pytest.mark.parametrize(
    ("card", "part", "points"),
    [
        ("3_05", "stations", 2 + 1),
        ("3_06", "shuttles", 4 + 1),
        ("3_08", "shuttles", 5 + 1),
        ("3_10", "shuttles", 6 + 1),
        ("3_09", "shuttles", 3),
        ("3_36", "planets", 3 + 1),
        ("2_16", "colonisation", 1 + 2),
        ("3_14", "colonisation", 1 + 3),
        ("2_19", "colonisation", 3 + 1),
        ("3_19", "colonisation", 3 + 1),
        ("3_22", "colonisation", 2 + 2 * 2),
        ("3_25", "ships", 2 * 1),
    ],
)
def test_it_counts_when_it_resolves_the_card_itself_included(card: str, part: str, points: int) -> None:
    """Two stations, three shuttles, three planets, one of them colonised, two science cards played."""
    mine = side(
        card, tokens=1, production=PLENTY, laid="1_01 1_02 1_11 1_12 1_14", planets=["1_30 1=1_22", "3_30", "1_33"],
        researched="s_20 s_21", science="s_04 s_05", influence="military 4 trade 5 diplomacy 6",
    )  # fmt: skip
    t = alone(mine)
    lay(t, card, "quarter:3_30.1")
    assert t.parts(0) == {part: points}


@pytest.mark.rule("duel:N1")
def test_it_counts_once_and_only_ones_own() -> None:
    mine = side("3_05 1_09", tokens=2, production=PLENTY)
    t = table(mine, side(laid="1_01 1_02", passed=True), market="", deck="", epoch=3)
    lay(t, "3_05")
    lay(t, "1_09")
    assert t.parts(0) == {"stations": 1}


@pytest.mark.rule("duel:N1")
@pytest.mark.parametrize(("card", "points"), [("s_16", 3 + 2 * 3), ("s_17", 3 + 3 * 2)])
def test_science_cards_count_planets_laid_and_planets_colonised(card: str, points: int) -> None:
    mine = side(science=card, tokens=6, planets=["1_30 1=1_22", "1_31 1=1_19 2=1_23", "1_33"])
    t = at_end(mine, side(science="s_02"), research=True)
    t.do(0, f"research:{card}", *["pay:token"] * 6)
    assert t.parts(0) == {"research": points}


# -- effects at each play


@pytest.mark.rule("duel:N3")
@pytest.mark.parametrize(("science", "own"), [("s_02", "1_09"), ("s_18", "1_11"), ("s_19", "1_24")])
def test_each_play_of_its_type_scores_and_no_other(science: str, own: str) -> None:
    """None of these cards gives points by itself."""
    for card in ("1_09", "1_11", "1_24", "1_31"):
        t = alone(side(card, tokens=1, production=PLENTY, planets=["2_33"], researched=science))
        lay(t, card)
        assert t.points(0) == (1 if card == own else 0)
    t = alone(side("2_27", tokens=1, production=PLENTY, planets=["1_30 1=1_22"], researched=science))
    lay(t, "2_27")
    assert t.points(0) == 0


@pytest.mark.rule("duel:N3")
def test_it_scores_each_time() -> None:
    t = alone(side("1_11 1_12 1_14", tokens=3, production=PLENTY, researched="s_18"))
    for played, card in enumerate(("1_11", "1_12", "1_14"), start=1):
        lay(t, card)
        assert t.points(0) == played


@pytest.mark.rule("duel:N3")
def test_it_comes_after_the_card_and_the_planet_it_completes() -> None:
    t = alone(side("1_24", tokens=1, production=PLENTY, planets=["1_30"], researched="s_19"))
    lay(t, "1_24")
    gained = [entry.card for entry in t.log() if entry.key.startswith(("gain", "score"))]
    card, planet, science = INDEX["1_24"], INDEX["1_30"], INDEX["s_19"]
    assert gained == [card, card, planet, planet, science]  # object token and food; tokens and points; a point
    assert t.points(0) == 2 + 1


@pytest.mark.rule("duel:N3")
def test_cards_played_before_the_science_card_score_nothing() -> None:
    mine = side("1_11 1_12", science="s_18", tokens=10, production="energy 3 food 3 metal 3")
    t = table(mine, side(passed=True), options=FREE)
    lay(t, "1_11")
    assert t.points(0) == 0
    t.do(0, "pass", "research:s_18", *["pay:token"] * 4)
    assert t.parts(0) == {"research": 4, "military": 2}
    if t.asked() == {1: "turn"}:
        t.do(1, "pass")
    lay(t, "1_12")
    assert t.parts(0)["research"] == 4 + 1


@pytest.mark.rule("duel:N3")
def test_the_other_players_cards_do_not_set_it_off() -> None:
    mine = side("1_11", tokens=1, production=PLENTY)
    t = table(mine, side(researched="s_18", passed=True), market="", deck="")
    lay(t, "1_11")
    assert t.points(0) == t.points(1) == 0


# -- market and hand


@pytest.mark.rule("duel:N4")
def test_deep_scan_also_allows_two_and_two_or_one_and_three() -> None:
    t = table(side(), side())
    assert t.legal(0, "take") == PAIRS | {"take:3a", "take:3b"}
    t = table(side(researched="s_07"), side())
    more = {"take:2a+2b", "take:1a+3a", "take:1a+3b", "take:1b+3a", "take:1b+3b"}
    assert t.legal(0, "take") == PAIRS | more | {"take:3a", "take:3b"}


@pytest.mark.rule("duel:N4", "duel:C2")
@pytest.mark.parametrize("notation", ["take:2a+3a", "take:3a+3b", "take:2b+3b"])
def test_more_than_four_is_too_much(notation: str) -> None:
    forbidden(table(side(researched="s_07"), side()), 0, notation, rule="C2")


@pytest.mark.rule("duel:N4")
def test_the_cards_are_taken_and_the_other_player_has_no_share_in_it() -> None:
    t = table(side(researched="s_07"), side(), market="1_01 1_02 1_03 1_04 1_05 1_06")
    t.do(0, "take:2a+2b")
    assert t.hand(0) == ["1_03", "1_04"]
    assert t.why(1, "take:2a+2b") is not None
    assert {notation for notation in t.legal(1) if "+" in notation} == PAIRS


@pytest.mark.rule("duel:N4", "duel:K3")
def test_with_room_for_one_it_is_still_one() -> None:
    t = table(side("1_01 1_02 1_03 1_04 1_05 1_06", researched="s_07"), side())
    assert t.legal(0, "take") == {f"take:{cell}" for cell in ("1a", "1b", "2a", "2b", "3a", "3b")}


@pytest.mark.rule("duel:N5", "duel:K3")
def test_expanded_holds_raise_the_limit_to_nine() -> None:
    hand = [card.id for card in CARDS[:9]]
    for held, taken in [(7, PAIRS | {"take:3a", "take:3b"}), (9, set())]:
        assert table(side(" ".join(hand[:held]), researched="s_06"), side()).legal(0, "take") == taken
    eight = table(side(" ".join(hand[:8]), researched="s_06"), side())
    assert eight.legal(0, "take") == {f"take:{cell}" for cell in ("1a", "1b", "2a", "2b", "3a", "3b")}
    forbidden(eight, 0, "take:1a+1b", rule="C4")
    assert table(side(" ".join(hand[:7])), side()).legal(0, "take") == set()


@pytest.mark.rule("duel:N5")
def test_it_holds_from_its_research_on() -> None:
    hand = "1_01 1_02 1_03 1_04 1_05 1_06 1_07"
    t = table(side(hand, science="s_06", tokens=4), side(), options=FREE)
    assert t.legal(0, "take") == set()
    t.end_epoch(research=True)
    t.do(0, "research:s_06", *["pay:token"] * 4)
    assert t.epoch() == 2
    t.do(0, "take:1a+1b")
    assert len(t.hand(0)) == 9
    t.do(1, "pass")
    assert t.legal(0, "take") == set()


# -- colours


@pytest.mark.rule("duel:N7")
@pytest.mark.parametrize("card", ["1_21", "1_22", "1_25", "1_27"])
def test_with_the_terraform_index_edged_quarters_take_any_colour(card: str) -> None:
    t = alone(side(card, tokens=1, production=PLENTY, planets=["1_34 1=1_24"], researched="s_11"))
    lay(t, card)
    assert t.quarters(0, "1_34") == ["1_24", card, "filled", "filled"]
    assert t.colonised(0, "1_34")


@pytest.mark.rule("duel:N7", "duel:E5")
def test_filled_and_covered_quarters_stay_closed() -> None:
    t = alone(
        side("1_22", tokens=1, production=PLENTY, planets=["1_30 1=1_24", "1_34 1=1_23 2=1_25"], researched="s_11")
    )
    forbidden(t, 0, "play:1_22", rule="E5")


# -- drawing science cards


@pytest.mark.rule("duel:N8")
@pytest.mark.parametrize("card", ["1_10", "1_27", "2_07", "2_25", "3_23"])
def test_a_science_card_is_drawn_from_the_science_deck(card: str) -> None:
    t = alone(side(card, tokens=1, production=PLENTY, planets=["2_33"], science="s_01"))
    deck = t.science_deck()
    t.luck("s_13")
    lay(t, card)
    assert t.science(0) == ["s_01", "s_13"]
    assert t.science_deck() == deck - {"s_13"}
    assert t.luck_left() == 0
    assert t.view(1)["universes"][0]["science_size"] == 2


@pytest.mark.rule("duel:N8")
def test_an_empty_deck_gives_nothing() -> None:
    t = alone(side("2_07", tokens=1, production=PLENTY), science_deck="")
    lay(t, "2_07")
    assert t.science(0) == []
    assert t.production(0)["science"] == 4 + 1
    assert t.parts(0) == {"stations": 1}


@pytest.mark.rule("duel:N8")
def test_the_cards_there_are_can_never_empty_it() -> None:
    effects = [*(one for card in CARDS for one in card.effects), *(one for c in SCIENCE_CARDS for one in c.immediate)]
    drawn = sum(effect.n for effect in effects if isinstance(effect, DrawScience))
    assert drawn <= len(SCIENCE_CARDS) - 2 * STARTING_SCIENCE


# -- the end of the game


@pytest.mark.rule("duel:N9")
@pytest.mark.parametrize(
    ("researched", "points"),
    [("s_23", 3), ("s_23 s_20", 6), ("s_23 s_20 s_21", 9), ("s_20 s_21", 0)],
)
def test_the_symposium_counts_science_cards_played_itself_included(researched: str, points: int) -> None:
    t = alone(side(researched=researched, science="s_04", production="energy 1"))
    t.do(0, "pass", "skip")
    assert t.parts(0).get("legacy", 0) == points


@pytest.mark.rule("duel:N9")
def test_science_cards_spent_as_payment_are_not_counted() -> None:
    t = alone(side(science="s_23 s_01 s_06 s_04", researched="s_20"))
    t.do(0, "pass", "research:s_23", "pay:s_01", "pay:s_06")
    assert t.over()
    assert t.parts(0)["legacy"] == 2 * 3


@pytest.mark.rule("duel:N9")
def test_cradle_statistics_count_ships_and_colonised_planets_at_the_end() -> None:
    planets = ["1_30 1=1_22 ship=1_29", "1_31 1=1_19 2=1_23 ship=2_28", "1_32 1=1_24 2=1_20", "1_33"]
    t = alone(side(researched="s_24", planets=planets))
    t.do(0, "pass")
    assert t.parts(0)["legacy"] == 2 * 2 + 3 * 1
    assert t.parts(0)["colonised"] == 3 * 2


@pytest.mark.rule("duel:N9")
def test_it_is_not_scored_before_the_end() -> None:
    t = at_end(side(researched="s_23 s_24", planets=["1_30 1=1_22"]), epoch=2)
    assert t.parts(0) == {}


# -- object tokens


@pytest.mark.rule("duel:N10")
def test_relic_decoding_gives_one_token_of_each_object_without_any_planet() -> None:
    t = at_end(side(science="s_22", tokens=6, objects="shuttle 2"), side(science="s_02"), research=True)
    t.do(0, "research:s_22", *["pay:token"] * 6)
    assert t.objects(0) == {"colony_ship": 1, "shuttle": 3, "production_station": 1}


@pytest.mark.rule("duel:N10")
def test_the_last_seedship_gives_two_ship_tokens_at_a_planet_without_the_symbol() -> None:
    t = alone(side("3_29", tokens=1, production=PLENTY, planets=["2_32 1=1_22 2=1_19"]))
    lay(t, "3_29")
    assert t.objects(0) == {"colony_ship": 2, "shuttle": 0, "production_station": 0}
    assert t.parts(0) == {"ships": 2}


# -- supremacy


@pytest.mark.rule("duel:K7")
@pytest.mark.parametrize(
    ("ours", "theirs", "cylinder"),
    [
        (side(researched="s_12"), side(), (1, 0)),
        (side(researched="s_13"), side(), (0, 1)),
        (side(), side(researched="s_12"), (-1, 0)),
        (side(researched="s_12", influence="military 2"), side(influence="military 3"), (0, 0)),
        (side(researched="s_12"), side(researched="s_13"), (1, -1)),
        (side(researched="s_12", influence="trade 1"), side(researched="s_13", influence="military 1"), (0, 0)),
        (side(researched="s_14", influence="diplomacy 1"), side(), (1, 1)),
        (side(researched="s_14"), side(influence="diplomacy 1"), (0, 0)),
    ],
)
def test_the_bonus_is_added_when_levels_are_compared(ours: Side, theirs: Side, cylinder: tuple[int, int]) -> None:
    t = at_end(ours, theirs)
    assert t.epoch() == 2
    assert t.cylinder() == cylinder


@pytest.mark.rule("duel:K7")
def test_a_bonus_of_one_in_diplomacy_lets_its_owner_choose_the_axis() -> None:
    t = at_end(side(), side(researched="s_14"))
    assert t.asked() == {1: "axis"}
    t.do(1, "axis:trade")
    assert t.cylinder() == (0, -1)


@pytest.mark.rule("duel:K7")
def test_the_bonus_is_no_level_for_points_or_tiles() -> None:
    t = alone(side("3_06", tokens=1, production=PLENTY, researched="s_12 s_13 s_14"))
    lay(t, "3_06")
    assert t.parts(0) == {"shuttles": 1}
    assert t.influence(0) == {"military": 1, "trade": 0, "diplomacy": 0}
    t.do(0, "pass")
    if t.asked():
        t.do(0, "axis:trade")
    assert t.parts(0)["tiles"] == 2 * 1 + 2 * 3  # military one; three science cards played


@pytest.mark.rule("duel:K7")
def test_the_bonus_holds_in_every_epoch() -> None:
    t = table(side(researched="s_12"), side(), options=FREE)
    for epoch in (1, 2, 3):
        t.end_epoch()
        assert t.cylinder() == (epoch, 0)
