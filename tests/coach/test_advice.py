"""A hint: choices that can be made, the best first, the same for the same seed, from nothing but what one's seat can
know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from starhold import Rng, Seeded, State, game
from starhold.coach.advice import Advice, Choice, advise, imagined
from starhold.coach.reasons import GENERAL
from starhold.core.record_text import load
from starhold.core.registry import GAMES

RECORDS: Final = Path(__file__).parents[1] / "records"
LOOKS: Final = 60  # of a hint in passing: quick, and noisy
NOISE: Final = 0.08  # between two hints of so few looks, as chances of winning
PLAYED: Final = {
    "race": "11-2p-max_rounds_8",
    "duel": "01-2p-starts_first_seat",
    "alliances": "12-2p-conversions_none",
    "starfarers": "10-3p-turn_limit_7",
}
ALONE: Final = "alliances/47-1p-v2-explored_galaxy_True"

every_game = pytest.mark.parametrize("id", GAMES)


@cache
def asked(file: str, count: int = 4) -> tuple[tuple[State, int], ...]:
    """True positions all over a recorded game, each with a seat that has a real choice."""
    record = load((RECORDS / f"{file}.record").read_text(encoding="utf-8"))
    found: list[tuple[State, int]] = []
    for part in range(count):
        step = (part * len(record.steps) + len(record.steps) // 2) // count
        while step < len(record.steps):
            state = record.replayed(record.steps[:step]).state
            seats = [seat for seat in state.waiting() if len(state.legal(seat)) > 1]
            if seats:
                found.append((state, seats[0]))
                break
            step += 1
    assert len(found) == count
    return tuple(found)


def positions(id: str, count: int = 4) -> tuple[tuple[State, int], ...]:
    return asked(f"{id}/{PLAYED[id]}", count)


def hint(state: State, seat: int, seed: int | str = 1) -> Advice:
    return advise(imagined(state, seat, seed), seat, seed, looks=LOOKS)


def play(state: State, seat: int, choice: Choice) -> None:
    """All picks of a choice, one after the other; each must be legal."""
    after = state.clone()
    for pick in choice.picks:
        assert pick in after.legal(seat)
        after.apply(seat, pick, Seeded("advice"))


def told(advice: Advice) -> list[tuple[tuple[int, ...], float | None]]:
    return [(choice.picks, choice.chance) for choice in advice.choices]


def hints(id: str) -> Iterator[tuple[State, int, Advice]]:
    for state, seat in positions(id):
        yield state, seat, hint(state, seat)


@every_game
def test_every_choice_can_be_made_and_the_best_is_first(id: str) -> None:
    for state, seat, advice in hints(id):
        assert (advice.game, advice.seat, advice.by) == (id, seat, "net")
        assert advice.choices
        chances: list[float] = []
        for choice in advice.choices:
            assert choice.action == choice.picks[0]
            play(state, seat, choice)
            assert choice.chance is not None
            assert choice.error >= 0
            chances.append(choice.chance)
        assert all(0 <= chance <= 1 for chance in chances)
        assert chances == sorted(chances, reverse=True)
        assert len({choice.picks for choice in advice.choices}) == len(advice.choices)


@every_game
def test_reasons_are_of_the_game_or_general(id: str) -> None:
    known = {kind.name for kind in game(id).part("tallies").kinds} | set(GENERAL)
    for _, _, advice in hints(id):
        for choice in advice.choices:
            assert {reason.key for reason in choice.reasons} <= known
        if len(advice.choices) > 1:
            assert advice.choices[1].reasons, "why not this one"


@every_game
def test_the_same_seed_gives_the_same_hint(id: str) -> None:
    for state, seat in positions(id, 2):
        assert imagined(state, seat, 7).key() == imagined(state, seat, 7).key()
        first, again = hint(state, seat, 7), hint(state, seat, 7)
        assert told(first) == told(again)
        assert first.plain(state) == again.plain(state)


@every_game
def test_asking_changes_nothing(id: str) -> None:
    for state, seat in positions(id, 2):
        position = imagined(state, seat, 1)
        before, true = position.key(), state.key()
        advise(position, seat, 1, looks=LOOKS)
        assert (position.key(), state.key()) == (before, true)
        assert position.legal(seat) == state.legal(seat)


@every_game
def test_a_choice_one_asks_about_is_among_them(id: str) -> None:
    for state, seat in positions(id, 2):
        position = imagined(state, seat, 1)
        plain = advise(position, seat, 1, looks=LOOKS)
        legal = state.legal(seat)
        for pick in {legal[0], legal[-1]}:
            advice = advise(position, seat, 1, looks=LOOKS, also=[[pick]])
            assert any(pick in choice.picks for choice in advice.choices), "a part of a gesture is completed"
            for choice in advice.choices:
                play(state, seat, choice)
        worst = plain.choices[-1]
        advice = advise(position, seat, 1, looks=LOOKS, also=[worst.picks])
        found = advice.of(worst.picks)
        assert found is not None
        assert found.picks == worst.picks


@every_game
def test_what_a_choice_loses(id: str) -> None:
    for _, _, advice in hints(id):
        best = advice.choices[0]
        assert advice.loss(best.picks) == 0
        for choice in advice.choices:
            assert advice.of(choice.picks) == choice
            assert best.chance is not None
            assert choice.chance is not None
            assert advice.loss(choice.picks) == pytest.approx(best.chance - choice.chance)
        assert advice.of([len(game(advice.game).space)]) is None
        assert advice.loss([len(game(advice.game).space)]) is None


@every_game
def test_an_imagined_position_looks_the_same_from_its_seat(id: str) -> None:
    differ = 0
    for state, seat in positions(id):
        one = imagined(state, seat, 1)
        assert one.view(seat) == state.view(seat)
        assert one.legal(seat) == state.legal(seat)
        differ += one.key() != state.key()
    assert differ, "and is another one"


@every_game
def test_a_hint_does_not_depend_on_what_the_seat_cannot_see(id: str) -> None:
    """The table is dealt anew but for what the seat knows: the hint there is as good here, within its noise."""
    alike, cases = 0, 0
    for number, (state, seat) in enumerate(positions(id, 6)):
        other = state.imagine(seat, Rng(f"another table {number}"))
        assert other.view(seat) == state.view(seat)
        for seed in range(2):
            there = hint(other, seat, f"there {seed}").choices[0]
            here = advise(imagined(state, seat, f"here {seed}"), seat, seed, looks=2 * LOOKS, also=[there.picks])
            found = here.of(there.picks)
            assert found is not None
            assert found.chance is not None
            assert there.chance is not None
            best = here.choices[0].chance
            assert best is not None
            cases += 1
            alike += best - found.chance <= NOISE and abs(there.chance - found.chance) <= 2 * NOISE
    assert alike >= 0.75 * cases, f"{alike} of {cases}"


def test_alone_it_counts_points() -> None:
    for state, seat in asked(ALONE, 3):
        advice = hint(state, seat)
        assert advice.choices
        for choice in advice.choices:
            assert choice.points is not None
            assert choice.chance is not None
            assert 0 <= choice.chance <= 1
            play(state, seat, choice)


def test_of_a_game_of_which_nothing_was_learnt_there_is_an_order_and_no_chance() -> None:
    state = game("template").new(players=2, seed=1)
    seat = state.waiting()[0]
    advice = advise(imagined(state, seat, 1), seat, 1, looks=LOOKS, also=[[state.legal(seat)[-1]]])
    assert advice.by == "appraiser"
    assert advice.choices
    for choice in advice.choices:
        assert choice.chance is None
        play(state, seat, choice)
    assert any(state.legal(seat)[-1] in choice.picks for choice in advice.choices)
    assert told(advice) == told(advise(imagined(state, seat, 1), seat, 1, looks=LOOKS, also=[[state.legal(seat)[-1]]]))
