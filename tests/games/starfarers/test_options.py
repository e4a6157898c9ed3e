"""Every option in all its values: boards, the start, and the doubtful readings of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.errors import StarholdError
from tests.games.starfarers.kit import Side, Table, balls, later, new_game, refused, side, table

DEFAULTS: dict[str, object] = {
    "board": "beginner",
    "set_up_phase": "board",
    "first_player": "random",
    "neutral": "blue",
    "offers": 0,
    "turn_limit": 0,
    "escape_fee": "card_17",
    "fight_opponent": "same",
    "under_fire": "combat",
    "neighbours": "deck_1999",
    "double_penalties": "both",
    "fame_cards": "one",
    "home_sites": "free",
    "wear_reshuffle": "without",
    "waiting_ship": "must_move",
    "relief_counts": "planets",
    "black_ball": "zero",
    "tile_rotation": "random",
    "home_discs": "printed",
    "removed_tile": "empty",
    "ship_tokens": "unlimited",
    "booster_counts": "with_cards",
    "reader": "nobody",
    "grounded": "stays",
    "card_window": "turn",
    "sole_claimant": "nothing",
    "most_pods": "one",
    "zero_offers": "unlimited",
    "requests": "open",
}
OTHERS: list[tuple[str, object]] = [
    ("board", "strategic"),
    ("board", "explorer"),
    ("board", "wild_space"),
    ("set_up_phase", "always"),
    ("first_player", "first_seat"),
    ("neutral", "white"),
    ("neutral", "red"),
    ("neutral", "yellow"),
    ("offers", 3),
    ("turn_limit", 6),
    ("escape_fee", "card_18"),
    ("fight_opponent", "deck_1999"),
    ("under_fire", "speed"),
    ("neighbours", "left"),
    ("double_penalties", "ground"),
    ("fame_cards", "each"),
    ("home_sites", "blocked"),
    ("wear_reshuffle", "with"),
    ("waiting_ship", "next_move"),
    ("waiting_ship", "at_once"),
    ("relief_counts", "reserve_too"),
    ("black_ball", "three"),
    ("tile_rotation", "printed"),
    ("home_discs", "shuffled"),
    ("removed_tile", "any"),
    ("ship_tokens", "one"),
    ("booster_counts", "physical"),
    ("reader", "left"),
    ("grounded", "may_found"),
    ("card_window", "trade"),
    ("sole_claimant", "paid"),
    ("most_pods", "none"),
    ("zero_offers", "none"),
    ("requests", "closed"),
]
WIN = ("yellow red", "blue black")
LOSE = ("blue black", "yellow red")


def crew(**given: Any) -> Side:
    """One with two ships and an upgrade of each kind."""
    ships = {1: "colony n7_24", 2: "trade n10_23"}
    return side(**{"ports": "n4_27", "ships": ships, "booster": 1, "cannon": 1, "freight_pod": 1, **given})


def meet(card: str, *sides: Side, shakes: tuple[str, ...] = (), **options: object) -> Table:
    """Seat 0 meets that card; what is not told has nothing."""
    t = table(*(sides or (crew(half_medals=4),)), *[side() for _ in range(3)][: 4 - max(1, len(sides))], at="encounter",
              options=options)  # fmt: skip
    t.luck(card, *(ball for shake in shakes for ball in balls(shake)))
    return later(t)


def shook(t: Table) -> list[tuple[str, int]]:
    """Who shook against seat 0, and over what."""
    found = [entry for entry in t.log() if entry.key.startswith("compare-total") and entry.seat != 0]
    return [(entry.key.removeprefix("compare-total-"), entry.seat) for entry in found]


# -- all of them


def test_without_options_the_defaults_are_played() -> None:
    assert new_game(3).view(None)["options"] == DEFAULTS


@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_each_option_can_be_set_by_itself(option: str, value: object) -> None:
    t = new_game(3, 3, "", **{option: value})
    assert t.view(None)["options"] == {**DEFAULTS, option: value}
    for _ in range(150):
        if t.over():
            break
        seat = t.state.waiting()[0]
        t.do(seat, min(t.legal(seat)))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((option, "no_such_value") for option, value in DEFAULTS.items() if isinstance(value, str)),
        ("no_such_option", 1),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(StarholdError):
        new_game(3, 0, "", **{option: value})


# -- cards 17 and 18


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize(("value", "fees"), [("card_17", {"e17": 1, "e18": 0}), ("card_18", {"e17": 0, "e18": 1})])
def test_which_card_charges_for_the_escape(value: str, fees: dict[str, int]) -> None:
    for card, fee in fees.items():
        t = meet(card, escape_fee=value)
        t.do(0, "answer:yes")
        assert (t.asked(), t.half_medals(0)) == ({0: "flight"}, 4 - fee)


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize(("value", "seats"), [("same", {"e17": 2, "e18": 1}), ("deck_1999", {"e17": 2, "e18": 1})])
def test_the_pursuer_is_the_same_in_both_readings(value: str, seats: dict[str, int]) -> None:
    for card, seat in seats.items():
        t = meet(card, shakes=WIN, fight_opponent=value)
        t.do(0, "answer:yes")
        assert {entry.seat for entry in t.log("boosters-compared")} == {0, seat}


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize(
    ("players", "value", "seats"),
    [
        (4, "same", {"e17": 2, "e18": 1}),
        (4, "deck_1999", {"e17": 3, "e18": 2}),
        (3, "same", {"e17": 2, "e18": 1}),
        (3, "deck_1999", {"e17": 2, "e18": 1}),
    ],
)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_fights_on_the_doubtful_cards(players: int, value: str, seats: dict[str, int], answer: str) -> None:
    """In the deck of 1999 the right neighbour on 17 and the second to the right on 18."""
    for card, seat in seats.items():
        fast = [side(booster=2) for _ in range(players - 1)]
        t = table(crew(), *fast, at="encounter", options={"fight_opponent": value})
        t.luck(card, *balls("yellow red blue black"))
        later(t)
        t.do(0, f"answer:{answer}")
        assert shook(t) == [("combat", seat)]


# -- other cards


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize("stat", ["combat", "speed"])
def test_under_fire_is_a_matter_of_combat_or_speed(stat: str) -> None:
    for card, seat in (("e22", 2), ("e23", 3), ("e24", 1)):
        t = meet(card, shakes=WIN, under_fire=stat)
        t.do(0, "answer:yes")
        assert shook(t) == [(stat, seat)]
    t = meet("e11", shakes=WIN, under_fire=stat)
    t.do(0, "answer:no")
    assert shook(t) == [("combat", 1)]


@pytest.mark.rule("starfarers:12.25")
@pytest.mark.parametrize(("value", "seats"), [("deck_1999", {"e21": 3, "e22": 2}), ("left", {"e21": 1, "e22": 1})])
def test_who_stands_against_one_on_21_and_22(value: str, seats: dict[str, int]) -> None:
    for card, seat in seats.items():
        t = meet(card, shakes=WIN, neighbours=value)
        t.do(0, "answer:yes")
        assert [one for _, one in shook(t)] == [seat]
    t = meet("e23", shakes=WIN, neighbours=value)
    t.do(0, "answer:yes")
    assert shook(t) == [("combat", 3)]


@pytest.mark.rule("starfarers:12.15")
@pytest.mark.parametrize("card", ["e11", "e18", "e19", "e21", "e22"])
@pytest.mark.parametrize("value", ["both", "ground"])
def test_a_double_penalty_may_be_the_grounding_alone(card: str, value: str) -> None:
    t = meet(card, shakes=LOSE, double_penalties=value)
    t.do(0, "answer:no" if card in ("e11", "e18") else "answer:yes")
    if value == "both":
        assert t.asked() == {0: "lose_upgrade"}
        t.do(0, "lose:cannon")
    assert t.asked() == {0: "ground"}
    t.do(0, "ground:1")
    assert t.asked() == {0: "flight"}
    assert sum(t.upgrades(0).values()) == (2 if value == "both" else 3)


@pytest.mark.rule("starfarers:12.15")
def test_single_penalties_stay_in_both_readings() -> None:
    t = meet("e20", shakes=LOSE, double_penalties="ground")
    t.do(0, "answer:yes", "lose:cannon")
    assert (t.asked(), t.half_medals(0)) == ({0: "flight"}, 5)
    t = meet("e11", crew(hand="ore 2"), double_penalties="ground")
    t.do(0, "answer:yes", "pay:ore", "pay:ore")
    assert t.asked() == {0: "ground"}


@pytest.mark.rule("starfarers:12.12")
def test_wear_and_tear_may_be_shuffled_in_with_all_others() -> None:
    t = table(crew(), side(), side(), side(), at="encounter", options={"wear_reshuffle": "with"}, deck="e31 e02")
    t.luck("e31", "e31", "e31", "e05")
    later(t)
    assert (t.view(0)["encounter_deck"], t.view(0)["discards"]) == (31, [])
    assert t.asked() == {0: "encounter"}
    assert t.check() == []


@pytest.mark.rule("starfarers:12.22")
@pytest.mark.parametrize(("value", "fame"), [("one", 0), ("none", 1)])
def test_nobody_or_everybody_has_the_most_of_no_pods(value: str, fame: int) -> None:
    t = table(side(ships={1: "colony n7_24"}), side(), side(), side(), at="encounter", options={"most_pods": value})
    t.luck("e32", "e03")
    later(t)
    assert [t.half_medals(seat) for seat in range(4)] == [fame] * 4
    t = table(crew(freight_pod=1), side(), side(), side(), at="encounter", options={"most_pods": value})
    t.luck("e32", "e03")
    later(t)
    assert [t.half_medals(seat) for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize(("value", "mine", "theirs"), [("zero", 2, 3), ("three", 5, 6)])
def test_what_a_black_ball_is_worth_in_a_contest(value: str, mine: int, theirs: int) -> None:
    t = meet("e10", crew(cannon=0), side(), side(), side(), shakes=("yellow black", "red black"), black_ball=value)
    t.do(0, "answer:no")
    assert [entry.number for entry in t.log("compare-total-combat")] == [mine, theirs]


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize("value", ["zero", "three"])
def test_the_rows_of_a_table_go_by_black_as_nothing(value: str) -> None:
    """Row 1 can be reached with the black ball only."""
    t = meet(
        "e15",
        crew(hand="ore", half_medals=2),
        side(hand="food"),
        side(),
        side(),
        shakes=("blue black",),
        black_ball=value,
    )
    t.do(0, "answer:yes", "pay:ore")
    assert (t.hand(0)["food"], t.half_medals(0)) == (1, 2)


@pytest.mark.rule("starfarers:12.6")
@pytest.mark.parametrize(("value", "escapes"), [("with_cards", True), ("physical", False)])
def test_boosters_counted_on_a_card_with_or_without_the_scientists(value: str, escapes: bool) -> None:
    mine = crew(booster=1, stations="scientists 1", friendship="science_boosters")
    t = meet("e16", mine, side(), side(), side(booster=2), shakes=() if escapes else WIN, booster_counts=value)
    t.do(0, "answer:yes")
    assert bool(shook(t)) is not escapes


@pytest.mark.rule("starfarers:12.21")
@pytest.mark.parametrize(("value", "kept"), [("unlimited", 2), ("one", 1)])
def test_how_many_tokens_one_keeps(value: str, kept: int) -> None:
    ships = {1: "colony n7_24", 2: "trade n10_23", 3: "colony n11_24"}
    for owned, after in ((0, 1), (1, kept)):
        t = meet("e29", crew(ships=ships, hand="ore 3", tokens=owned), side(), side(), side(), ship_tokens=value)
        t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore")
        assert t.fleet(0)["ship_tokens"] == after


@pytest.mark.rule("starfarers:12.24")
@pytest.mark.parametrize("active", [0, 2, 3])
def test_the_left_neighbour_may_read_the_whole_card(active: int) -> None:
    for value, reader in (("nobody", None), ("left", (active + 1) % 4)):
        sides = [crew() if seat == active else side() for seat in range(4)]
        t = table(*sides, at="encounter", active=active, options={"reader": value})
        t.luck("e07")
        later(t)
        seen = {seat: t.view(seat)["encounter"]["whole"] for seat in (0, 1, 2, 3, None)}
        assert seen == {seat: "e07" if seat is not None and seat == reader else None for seat in (0, 1, 2, 3, None)}
        assert t.view(active)["encounter"]["group"] == "merchant"
        known = set()
        for seed in range(30):
            other = Table(t.imagine((active + 1) % 4, str(seed)))
            other.do(active, "answer:0")
            known.add(other.view(None)["encounter"] is not None and other.asked() == {active: "encounter"})
        assert known == ({True} if reader is not None else {True, False})


# -- friendship cards


@pytest.mark.rule("starfarers:11.15")
@pytest.mark.parametrize("value", ["turn", "trade"])
def test_once_a_turn_cards_in_the_whole_turn_or_in_trade_and_build(value: str) -> None:
    def position(at: str) -> Table:
        cards = {"friendship": "diplomat_help diplomat_fame_1", "stations": "diplomats 2"}
        rich = [side(half_medals=10, hand="ore 1") for _ in range(3)]
        return table(crew(hand="goods 2", **cards), *rich, at=at, options={"card_window": value})

    t = position("turn")
    t.do(0, "fame", "help:2.3")
    assert (t.half_medals(0), t.hand(0)["ore"]) == (1, 2)
    t = position("flight")
    if value == "turn":
        t.do(0, "fame", "help:2.3")
        assert (t.half_medals(0), t.hand(0)["ore"]) == (1, 2)
    else:
        refused(t, 0, "fame", "refuse-window", "11.15")
        refused(t, 0, "help:2.3", "refuse-window", "11.15")


@pytest.mark.rule("starfarers:11.10")
@pytest.mark.parametrize(("value", "most"), [("one", 1), ("each", 2)])
def test_fame_bought_once_or_once_by_each_card(value: str, most: int) -> None:
    cards = {"friendship": "diplomat_fame_1 diplomat_fame_2", "stations": "diplomats 2"}
    t = table(crew(hand="goods 3", **cards), side(), side(), side(), options={"fame_cards": value})
    t.do(0, *["fame"] * most)
    refused(t, 0, "fame", "refuse-used-this-turn", "11.15")
    assert t.half_medals(0) == most


# -- the board


def layout(t: Table) -> list[tuple[str, ...]]:
    """Resources of the systems in the far and near slots."""
    return [
        tuple(one["resource"] for one in slot["planets"]) for slot in t.view(None)["sectors"][:15] if slot["planets"]
    ]


@pytest.mark.rule("starfarers:14.4")
def test_tiles_lie_as_printed_or_turned() -> None:
    printed = {
        ("carbon", "food", "fuel"), ("carbon", "ore", "goods"), ("ore", "goods", "fuel"), ("food", "ore", "fuel"),
        ("carbon", "goods", "food"), ("carbon", "fuel", "goods"), ("goods", "food", "ore"), ("ore", "carbon", "goods"),
    }  # fmt: skip
    turns = set()
    for seed in range(12):
        assert set(layout(new_game(4, seed, board="strategic", tile_rotation="printed"))) == printed
        for three in layout(new_game(4, seed, board="strategic")):
            turned = [n for n in range(3) if three[n:] + three[:n] in printed]
            assert turned  # clockwise all the same
            turns.update(turned)
        assert new_game(4, seed).view(None)["sectors"][13]["planets"][0]["resource"] == "carbon"
    assert turns == {0, 1, 2}


@pytest.mark.rule("starfarers:14.4")
def test_home_discs_lie_as_printed_or_shuffled_within_their_letter() -> None:
    def homes(t: Table) -> list[list[list[int]]]:
        return [[one["numbers"] for one in slot["planets"]] for slot in t.view(None)["sectors"][15:]]

    printed = [[[4], [8], [11]], [[10], [3, 12], [8]], [[6], [3], [5]], [[2, 11], [9], [6]]]
    for board in ("beginner", "strategic", "explorer", "wild_space"):
        assert homes(new_game(4, 5, board=board)) == printed
    found = [homes(new_game(4, seed, board="strategic", home_discs="shuffled")) for seed in range(10)]
    for one in found:
        assert [sorted(three) for three in one] == [sorted(three) for three in printed]
    assert len({str(one) for one in found}) > 5


@pytest.mark.rule("starfarers:14.4")
def test_the_tile_left_out_is_an_empty_one_or_any_near_one() -> None:
    def kinds(value: str, seed: int) -> tuple[int, int, int, int]:
        """Systems, outposts and empty sectors near, and all far ones that are not empty."""
        found = new_game(4, seed, board="strategic", removed_tile=value).view(None)["sectors"][:15]
        near = [one["kind"] for one in found[7:]]
        return (
            near.count("system"),
            near.count("outpost"),
            near.count("empty"),
            7 - [one["kind"] for one in found[:7]].count("empty"),
        )

    assert {kinds("empty", seed) for seed in range(20)} == {(5, 2, 1, 5)}
    assert {kinds("any", seed) for seed in range(40)} == {(5, 2, 1, 5), (5, 1, 2, 5), (4, 2, 2, 5)}
