"""No leak: what a seat cannot see changes nothing it is shown, and what it imagines agrees with what it sees."""

from __future__ import annotations

import json

from starhold import Rng, Seeded, State, game
from tests.contract.cases import Case, Course, every_case, seldom


def _shown(id: str, state: State, seat: int) -> str:
    """Everything a seat is given, as one text: view, waiting seats, legal list, features."""
    features = game(id).need("features")
    return json.dumps(
        [state.view(seat), state.waiting(), sorted(state.legal(seat)), features(state, seat)], sort_keys=True
    )


@every_case
def test_dealing_anew_what_a_seat_cannot_see_changes_nothing_it_is_shown(case: Case) -> None:
    course = Course(case, 3)
    differed = 0
    for step, state in enumerate(course):
        if step % seldom(case, 6):
            continue
        for seat in range(case[1]):
            shown = _shown(case[0], state, seat)
            for k in range(3):
                other = state.imagine(seat, Rng(f"{step}/{seat}/{k}"))
                assert other.check() == []
                assert _shown(case[0], other, seat) == shown
                differed += other.key() != state.key()
    assert differed > 0 or case[1] == 1  # who plays alone knows all but the luck to come


@every_case
def test_imagining_leaves_the_true_position_alone(case: Case) -> None:
    course = Course(case, 4)
    for step, state in enumerate(course):
        if step % 10 == 0:
            before = state.key()
            state.imagine(step % case[1], Rng(str(step)))
            assert state.key() == before


@every_case
def test_an_imagined_position_plays_on_to_the_end(case: Case) -> None:
    course = Course(case, 5)
    for step, state in enumerate(course):
        if step % seldom(case, 60) != 7:
            continue
        for seat in range(case[1]):
            other = state.imagine(seat, Rng(f"{step}/{seat}"))
            chance, rng = Seeded(step), Rng(f"play on {step}")
            while not other.over():
                waiting = other.waiting()[0]
                options = other.legal(waiting)
                other.apply(waiting, options[rng.below(len(options))], chance)
            assert other.check() == []


@every_case
def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """From two positions a seat cannot tell apart the same random numbers give the same imagined position."""
    course = Course(case, 6)
    for step, state in enumerate(course):
        if step % seldom(case, 25):
            continue
        for seat in range(case[1]):
            other = state.imagine(seat, Rng(f"other {step}"))
            mine = state.imagine(seat, Rng("same"))
            theirs = other.imagine(seat, Rng("same"))
            assert mine.key() == theirs.key()


@every_case
def test_a_spectator_sees_no_more_than_any_seat(case: Case) -> None:
    course = Course(case, 7)
    for step, state in enumerate(course):
        if step % 20:
            continue
        shown = json.dumps(state.view(None), sort_keys=True)
        for seat in range(case[1]):
            other = state.imagine(seat, Rng(f"{step}"))
            if seat == 0:
                hidden = other.imagine(case[1] - 1, Rng(f"again {step}"))
                assert json.dumps(hidden.view(None), sort_keys=True) == shown
            assert json.dumps(other.view(None), sort_keys=True) == shown


@every_case
def test_views_are_plain_data(case: Case) -> None:
    course = Course(case, 8)
    for step, state in enumerate(course):
        if step % 15 == 0:
            for seat in (None, *range(case[1])):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view


@every_case
def test_the_log_tells_others_no_more_than_they_may_know(case: Case) -> None:
    """Private cards of an entry reach its own seat and one other it names; every entry names a rule of the game."""
    course = Course(case, 9)
    for _ in course:
        pass
    journal = course.state.journal
    assert journal is not None
    private = 0
    for entry in journal.entries:
        assert entry.rule.startswith(f"{case[0]}:")
        private += bool(entry.cards)
        for seat in (None, *range(case[1])):
            knows = seat is not None and seat in (entry.seat, entry.also)
            assert entry.seen_by(seat).cards == (entry.cards if knows else [])
        assert entry.also in range(-1, case[1])
    assert private > 0
