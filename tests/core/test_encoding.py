"""Positions as inputs of a net: nothing hidden is in them, what matters is, and every input has one place."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

import starhold
from starhold import Rng, Seeded, State
from starhold.bots.net import arrays
from starhold.core.encoding import Encoding, Kind, Layout, Rows, Slice
from tests.core.courses import Learnt, courses, encoding_of, every_game, every_kind

Row = list[tuple[int, float]]
LARGEST = 4.0  # a net learns badly from inputs of very different sizes

# What rows do not tell apart, by path in the view: choices that differ in nothing else are left to the appraiser.
UNTOLD: dict[str, tuple[str, ...]] = {
    # planets count by kind, state, owner and reach; a card may be spent on two things that come to the same
    "alliances": ("asked.about", "systems.planets.status", "war.targets", "alliances.true_ideology", "discard"),
    # ships count by how far they have to go, moved already or not; colonies by what they bring; offers when made
    "starfarers": (
        "asked",
        "composing",
        "encounter.answers",
        "flight",
        "last_answers",
        "pieces.kind",
        "sectors",
        "ships.done",
        "ships.must_leave",
        "ships.node",
    ),
}


def row(encoding: Encoding, state: State, seat: int, public: bool = False) -> Row:
    """One row, in the order of its inputs."""
    rows = Rows()
    encoding.write(state, seat, public, rows)
    return split(rows)[0]


def split(rows: Rows) -> list[Row]:
    """Row by row."""
    inputs, values, ends = arrays(rows)
    found: list[Row] = []
    start = 0
    for end in ends.tolist():
        total: dict[int, float] = {}
        for place, value in zip(inputs[start:end].tolist(), values[start:end].tolist(), strict=True):
            total[place] = total.get(place, 0.0) + value  # what is written twice counts twice, as it does in the net
        found.append(sorted(total.items()))
        start = end
    assert start == len(inputs), "inputs behind the last row"
    return found


# -- what a row is made of


def test_rows_keep_what_is_on_and_nothing_else() -> None:
    rows = Rows()
    rows.on(3)
    rows.put(5, 0.25)
    rows.put(6, 0.0)
    rows.share(7, 3, 4)
    rows.share(8, 0, 4)
    rows.end_row()
    rows.end_row()
    rows.put(1, -2.0)
    rows.end_row()
    assert split(rows) == [[(3, 1.0), (5, 0.25), (7, 0.75)], [], [(1, -2.0)]]


@pytest.mark.parametrize(("number", "place"), [(0, 10), (1, 11), (3, 13), (4, 13), (99, 13), (-1, 10)])
def test_one_of_many_is_one_input_and_what_is_more_is_the_last(number: int, place: int) -> None:
    rows = Rows()
    rows.one_of(10, 4, number)
    rows.end_row()
    assert split(rows) == [[(place, 1.0)]]


def test_a_layout_gives_out_one_slice_after_another() -> None:
    layout = Layout()
    assert [layout.slice("first", 3), layout.slice("second"), layout.slice("third", 2)] == [0, 3, 4]
    assert layout.slices == [Slice("first", 0, 3), Slice("second", 3, 1), Slice("third", 4, 2)]
    assert layout.size == 6


@every_game
def test_the_slices_have_names_and_cover_the_layout_without_meeting(game_id: str) -> None:
    layout = encoding_of(game_id).layout
    place = 0
    for part in layout.slices:
        assert part.start == place, part
        assert part.size > 0, part
        assert part.name.strip() == part.name != ""
        place += part.size
    assert place == layout.size
    assert len({part.name for part in layout.slices}) == len(layout.slices)


# -- kinds of tables


@every_kind
def test_a_table_is_of_its_kind_with_and_without_variants(learnt: Learnt) -> None:
    game, kind = starhold.game(learnt.game), learnt.kind
    for options in ({}, *kind.variants):
        state = game.new(kind.players, options={**kind.needs, **options})
        assert learnt.encoding.kind(state.players, state.options()) == kind


@every_game
def test_kinds_have_names_of_their_own_and_are_legal_tables(game_id: str) -> None:
    game, kinds = starhold.game(game_id), encoding_of(game_id).kinds
    assert len({kind.name for kind in kinds}) == len(kinds)
    assert {kind.players for kind in kinds} == set(range(game.min_players, game.max_players + 1))


def test_the_kind_with_more_needs_is_found_and_none_where_there_is_none() -> None:
    plain, special = Kind("plain", 2, {}), Kind("special", 2, {"fast": True})
    encoding = Encoding(1, Layout(), lambda state, seat, public, rows: None, (plain, special), 1.0)
    assert encoding.kind(2, {"fast": False}) is plain
    assert encoding.kind(2, {"fast": True}) is special
    assert encoding.kind(3, {"fast": True}) is None


# -- no leak


@every_kind
def test_a_row_holds_nothing_that_its_seat_cannot_know(learnt: Learnt) -> None:
    encoding, rng = learnt.encoding, Rng("hidden")
    for state in courses(learnt, 20):
        for seat in range(state.players):
            true = row(encoding, state, seat)
            for _ in range(2):
                assert row(encoding, state.imagine(seat, rng), seat) == true, unlike(learnt, state, seat, rng)


@every_kind
def test_a_public_row_holds_nothing_that_another_seat_cannot_know(learnt: Learnt) -> None:
    encoding, rng = learnt.encoding, Rng("public")
    compared = 0
    for state in courses(learnt, 12):
        for seat in range(state.players):
            true = row(encoding, state, seat, public=True)
            for other in range(state.players):
                # who plays alone has nobody to hide from: what is left is what nobody knows
                if other != seat or state.players == 1:
                    assert row(encoding, state.imagine(other, rng), seat, public=True) == true, (seat, other)
                    compared += 1
    assert compared


def unlike(learnt: Learnt, state: State, seat: int, rng: Rng) -> str:
    """Which slices a row has other numbers in, for the message of a failure."""
    true, other = (row(learnt.encoding, one, seat) for one in (state, state.imagine(seat, rng)))
    places = {place for place, _ in set(true) ^ set(other)}
    return ", ".join(
        part.name
        for part in learnt.encoding.layout.slices
        if any(part.start <= place < part.start + part.size for place in places)
    )


# -- every input in its place


@every_kind
def test_every_input_lies_in_the_layout_and_is_of_a_fit_size(learnt: Learnt) -> None:
    layout = learnt.encoding.layout
    for state in courses(learnt, 20):
        for seat in range(state.players):
            for public in (False, True):
                found = row(learnt.encoding, state, seat, public)
                places = [place for place, _ in found]
                assert places, "a row without any input"
                assert 0 <= places[0] <= places[-1] < layout.size
                assert all(isfinite(value) and abs(value) <= LARGEST for _, value in found)


@every_kind
def test_rows_of_a_batch_are_the_rows_written_one_by_one(learnt: Learnt) -> None:
    encoding, batch, alone = learnt.encoding, Rows(), []
    for state in courses(learnt, 4):
        for seat in range(state.players):
            for public in (False, True):
                encoding.write(state, seat, public, batch)
                alone.append(row(encoding, state, seat, public))
    assert split(batch) == alone


@every_kind
def test_writing_a_row_leaves_the_position_as_it_was(learnt: Learnt) -> None:
    for state in courses(learnt, 4):
        before = state.freeze()
        row(learnt.encoding, state, 0)
        assert state.freeze() == before


# -- what matters is told apart


@every_kind
def test_positions_that_look_different_to_a_seat_have_different_rows(learnt: Learnt) -> None:
    """Of one game, at each decision of a seat."""
    for play in (0, 1):
        seen: dict[tuple[int, tuple[tuple[int, float], ...]], dict[str, Any]] = {}
        half = courses(learnt, 40)
        for state in half[play * len(half) // 2 : (play + 1) * len(half) // 2]:
            for seat in state.waiting():
                place = (seat, tuple(row(learnt.encoding, state, seat)))
                view = state.view(seat)
                if learnt.game == "starfarers":  # an offer counts when it is made, not while it is put together
                    leave_out(view, ["asked"])
                    leave_out(view, ["composing"])
                assert seen.setdefault(place, view) == view


@every_kind
def test_choices_that_lead_to_different_positions_have_different_rows(learnt: Learnt) -> None:
    """By this a bot weighs them: what the row does not tell apart, the net values alike."""
    told = 0
    for state in courses(learnt, 20):
        for seat in state.waiting():
            seen: dict[tuple[tuple[int, float], ...], dict[str, Any]] = {}
            for after in afterwards(state, seat, 8):
                view = essential(after, seat)
                place = tuple(row(learnt.encoding, after, seat))
                assert seen.setdefault(place, view) == view, asked_of(state, seat)
            told += len(seen)
    assert told > 60


def afterwards(state: State, seat: int, most: int) -> Iterator[State]:
    """The positions that some choices of a seat lead to, all with the same luck."""
    legal = state.legal(seat)
    for action in legal[:: 1 + (len(legal) - 1) // most]:
        after = state.clone()
        after.apply(seat, action, Seeded("the same"))
        if not after.over():
            yield after


def essential(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees, without what is known not to be told apart."""
    view = state.view(seat)
    for path in UNTOLD.get(state.game().id, ()):
        leave_out(view, path.split("."))
    return view


def leave_out(tree: Any, path: list[str]) -> None:
    """Take what lies at that path out of plain data; lists are gone through."""
    if isinstance(tree, list):
        for one in tree:
            leave_out(one, path)
    elif isinstance(tree, dict) and len(path) == 1:
        tree.pop(path[0], None)
    elif isinstance(tree, dict):
        leave_out(tree.get(path[0]), path[1:])


def asked_of(state: State, seat: int) -> str:
    return next(one["decision"] for one in state.asked(seat) if one["seat"] == seat)
