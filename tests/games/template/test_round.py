"""The five rulings of Beacons, a test each: what a test of a new game looks like."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold import Seeded
from starhold.games._template.game import GAME
from starhold.games._template.state import TemplateState
from tests.games.base_kit import dealt, refused
from tests.games.template.kit import table


@pytest.mark.rule("template:1")
def test_three_cards_each_of_a_deck_with_three_of_each_signal() -> None:
    state = dealt(TemplateState, GAME, 4, {}, Seeded(1))
    assert [len(station.hand) for station in state.stations] == [3, 3, 3, 3]
    cards = state.deck + [card for station in state.stations for card in station.hand]
    assert Counter(cards) == dict.fromkeys(range(8), 3)


@pytest.mark.rule("template:2")
def test_everybody_chooses_a_card_of_the_hand_face_down() -> None:
    t = table("7 2 1", "6 5 1")
    assert t.state.waiting() == [0, 1]
    refused(t, 0, "send:signal_6", "refuse-not-in-hand", "2", card="signal_6")
    before = t.view(1)
    t.send(7)
    assert t.state.waiting() == [1]
    refused(t, 0, "send:signal_2", "refuse-not-asked", "2")
    assert [asked["seat"] for asked in t.view(1)["asked"]] == [1]
    assert {**t.view(1), "asked": before["asked"]} == before


@pytest.mark.rule("template:3")
@pytest.mark.parametrize(
    ("sent", "beacons"),
    [
        ((7, 4, 2), [1, 0, 0]),
        ((2, 4, 7), [0, 0, 1]),
        ((7, 7, 4), [0, 0, 1]),
        ((4, 2, 4), [0, 1, 0]),
        ((5, 5, 5), [0, 0, 0]),
        ((8, 8, 3, 3), [0, 0, 0, 0]),
        ((8, 3, 3, 5), [1, 0, 0, 0]),
    ],
)
def test_the_strongest_signal_that_is_alone_lights_a_beacon(sent: tuple[int, ...], beacons: list[int]) -> None:
    t = table(*(f"{signal} 1" if seat < 3 else f"{signal} 2" for seat, signal in enumerate(sent)))
    t.send(*sent)
    assert t.beacons() == beacons
    assert [entry.key for entry in t.log("template:3")] == ["beacon" if any(beacons) else "drowned"]


@pytest.mark.rule("template:4")
def test_signals_sent_are_open_and_hands_and_deck_are_not() -> None:
    t = table("7 2 1", "6 5 1")
    t.luck("signal_8", "signal_3")
    t.send(7, 5)
    assert (t.hand(0), t.hand(1)) == ([1, 2, 8], [1, 3, 6])
    view = t.view(0)
    assert view["discard"] == ["signal_7", "signal_5"]
    assert view["stations"][0]["hand"] == ["signal_1", "signal_2", "signal_8"]
    assert "hand" not in view["stations"][1]
    assert view["deck_size"] == 16
    assert [entry.seen_by(0).cards for entry in t.log("template:4")] == [[7], []]


@pytest.mark.rule("template:4")
def test_without_a_deck_nobody_draws() -> None:
    t = table("8 7 6", "8 7 6", "8 7 6", "1")
    t.state.stations[3].hand += t.state.deck
    t.state.deck.clear()
    t.send(8, 7, 6, 1)
    assert [len(t.hand(seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("template:5")
@pytest.mark.parametrize(("length", "rounds"), [("full", 5), ("short", 3)])
def test_the_game_ends_after_the_last_round(length: str, rounds: int) -> None:
    t = table("7 2 1", "6 5 1", length=length)
    while not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, min(t.legal(seat)))
    assert (t.state.rounds(), t.state.end_reason()) == (rounds, "rounds")
    assert [t.score(seat).total for seat in range(2)] == t.beacons()
    assert sum(t.beacons()) <= rounds


@pytest.mark.rule("template:2")
def test_an_imagined_choice_is_one_that_the_other_could_have_made() -> None:
    t = table("7 2 1", "6 5 1")
    t.send(7)
    seen = set()
    for number in range(40):
        other = t.imagine(1, f"{number}")
        picked = other.frames.stack[1].picked
        assert picked[0] in other.stations[0].hand
        seen.add(picked[0])
    assert len(seen) > 3
