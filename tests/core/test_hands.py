"""Sorted hands, the choices they give, and the objects that lists of choices are made of."""

from __future__ import annotations

import pytest

import starhold
from starhold import Rng, Seeded
from starhold.core.encoding import ROOM, Rows
from starhold.core.frames import NOTHING, Frame
from starhold.core.hands import CODES, distinct_codes, left_codes, take_out
from tests.core.courses import every_game


def test_what_is_left_of_a_hand_is_what_was_not_picked() -> None:
    hand = [1, 1, 2, 5, 5, 5]
    assert distinct_codes(hand, 300) == left_codes(hand, [], 300) == [301, 302, 305]
    assert left_codes(hand, [301], 300) == [301, 302, 305]
    assert left_codes(hand, [301, 305, 301, 302], 300) == [305]
    assert left_codes(hand, [305, 305, 305, 2], 300) == [301, 302]
    take_out(hand, 5)
    assert hand == [1, 1, 2, 5, 5]


@every_game
def test_there_is_a_number_for_every_action(game_id: str) -> None:
    assert len(starhold.game(game_id).space) <= len(CODES)
    assert CODES[1000] == 1000


@every_game
def test_what_one_question_picks_is_picked_in_no_other(game_id: str) -> None:
    """Questions share a list while nothing is picked; so nobody may ever put anything into that one."""
    game = starhold.game(game_id)
    state = game.new(max(2, game.min_players), 5)
    chance, rng = Seeded(5), Rng("picks")
    for _ in range(120):
        if state.over():
            break
        seat = state.waiting()[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))], chance)
        assert NOTHING == []


def test_a_frame_and_its_copy_pick_apart() -> None:
    frame = Frame(0, 0, 2, 0, 0)
    copy = frame.clone()
    copy.pick(7)
    frame.pick(8)
    again = frame.clone()
    again.pick(9)
    assert (frame.picked, copy.picked, again.picked) == ([8], [7], [8, 9])


@pytest.mark.parametrize("inputs", [0, 1, ROOM - 1, ROOM, ROOM + 1, 5 * ROOM])
def test_rows_hold_whatever_is_written(inputs: int) -> None:
    rows = Rows()
    for number in range(inputs):
        if number % 3 == 0:
            rows.on(number)
        else:
            rows.put(number, number / 8)
    rows.put(1, 0.0)  # nothing
    rows.end_row()
    assert (rows.count, list(rows.ends)) == (inputs, [inputs])
    assert list(rows.inputs)[:inputs] == list(range(inputs))
    assert list(rows.values)[:inputs] == [1.0 if number % 3 == 0 else number / 8 for number in range(inputs)]
