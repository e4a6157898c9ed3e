"""A journal that is watched keeps the position as it stood with each entry; play knows nothing of it."""

from __future__ import annotations

from functools import cache

import pytest

from starhold import Rng, Seeded, game
from starhold.core.chance import Scripted
from starhold.core.errors import BadLuck
from starhold.core.journal import Journal
from starhold.core.record import Record
from starhold.core.state import State


def played(id: str, watched: bool, steps: int = 60) -> State:
    """A random game of so many steps, with its journal."""
    state = game(id).new(players=3, seed=1, journal=Journal(watched))
    chance, rng = Seeded(1), Rng("glimpses")
    for _ in range(steps):
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], chance)
    return state


def journal_of(state: State) -> Journal:
    assert state.journal is not None
    return state.journal


@cache
def race() -> Journal:
    return journal_of(played("race", watched=True))


@pytest.mark.parametrize("id", ["race", "alliances", "starfarers"])
def test_to_be_watched_changes_nothing(id: str) -> None:
    watched, not_watched = played(id, True), played(id, False)
    assert watched.key() == not_watched.key()
    assert watched.freeze() == not_watched.freeze()
    entries = [entry.plain() for entry in journal_of(watched).entries]
    assert entries == [entry.plain() for entry in journal_of(not_watched).entries]
    assert journal_of(not_watched).glimpses == [], "and nothing is kept where nobody watches"


def test_there_is_one_glimpse_for_each_entry_in_their_order() -> None:
    assert [glimpse.told for glimpse in race().glimpses] == list(range(1, len(race().entries) + 1))


def test_a_glimpse_is_a_clone_that_holds_no_journal_and_never_changes() -> None:
    state = played("race", watched=True)
    kept = [(glimpse.state, glimpse.state.key()) for glimpse in journal_of(state).glimpses]
    assert all(one is not state and one.journal is None for one, _ in kept)
    for seat in state.waiting():
        state.apply(seat, state.legal(seat)[0], Seeded(2))
    assert all(one.key() == key for one, key in kept)


def test_what_was_told_has_happened() -> None:
    """A placed card lies in the tableau of its seat, in the glimpse that its entry comes with."""
    placed = 0
    for glimpse in race().glimpses:
        entry = race().entries[glimpse.told - 1]
        if entry.key in ("develop", "settle"):
            placed += 1
            tableau = glimpse.state.view_between(None)["empires"][entry.seat]["tableau"]
            assert game("race").luck_name(entry.card) in repr(tableau)
    assert placed > 0


def test_of_what_a_task_tells_last_all_has_happened() -> None:
    """Something told as a heading before it happens: its glimpse is the one of when the task is done with."""
    journal = Journal(watched=True)
    state = played("race", watched=False)
    state.journal = journal
    state.tell("heading", "race:1", 0)
    before = journal.glimpses[-1].state.key()
    state.reveals += 1
    state.frames.stack.pop()
    journal.settle(state)
    assert journal.glimpses[-1].state.key() == state.key() != before
    state.frames.stack.clear()
    journal.settle(state)
    assert journal.glimpses[-1].state.key() != state.key(), "once it is done with, it stays"


def test_what_is_cut_off_leaves_no_glimpse() -> None:
    journal = journal_of(played("race", watched=True))
    journal.cut(5)
    assert [glimpse.told for glimpse in journal.glimpses] == [1, 2, 3, 4, 5]
    journal.cut(0)
    assert (journal.entries, journal.glimpses) == ([], [])


def test_a_step_that_fails_leaves_no_glimpse() -> None:
    record = Record(game("race"), 2, {}, Seeded(1))
    record.journal.watched = True
    record.chance.source = Scripted([])  # no luck falls any more
    unlucky = False
    while not unlucky:
        seat = record.state.waiting()[0]
        before = len(record.journal.glimpses), len(record.journal.entries)
        try:
            record.play(seat, record.state.legal(seat)[0])
        except BadLuck:
            unlucky = True
    assert (len(record.journal.glimpses), len(record.journal.entries)) == before
