"""Plays random games and tries every step that could be taken back against positions its seat cannot tell apart.

`tools/check_undo.py` plays many more of them than the suite has time for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from starhold import Rng, Seeded, State, game
from starhold.core.chance import Scripted
from starhold.core.errors import StarholdError
from starhold.core.journal import Entry, Journal
from starhold.core.record import Record

WORLDS = 2  # imagined positions, other ones than those the kernel looks at


@dataclass
class Tally:
    """What was tried, and what was found."""

    steps: int = 0
    undoable: int = 0
    hits: list[str] = field(default_factory=list)


def play_and_try(id: str, players: int, options: Mapping[str, Any], seed: str, most: int, tally: Tally) -> None:
    """One random game of at most so many steps."""
    record = Record(game(id), players, options, Seeded(seed))
    rng = Rng(f"undo {seed}")
    for _ in range(most):
        if record.state.over():
            return
        waiting = record.state.waiting()
        seat = waiting[rng.below(len(waiting))]
        choices = record.state.legal(seat)
        action = choices[rng.below(len(choices))]
        before = record.state.clone()
        watching = [other for other in range(players) if other != seat and record.undoable(other) is not None]
        told = len(record.journal.entries)
        step = record.play(seat, action)
        tally.steps += 1
        if step.final():
            continue
        tally.undoable += 1
        news = record.journal.entries[told:]
        where = f"{id} {players}p {dict(options)} seed {seed} step {len(record.steps)}: {step.action}"
        if _differs(before, record.state, seat, action, news, rng):
            tally.hits.append(f"{where} shows its own seat something")
        for other in watching:
            if record.undoable(other) is not None and _tells(before, record.state, other, seat, news, rng):
                tally.hits.append(f"{where} shows seat {other} something that may still take a step back")


def _differs(before: State, after: State, seat: int, action: int, news: list[Entry], rng: Rng) -> bool:
    """Whether the same action looks otherwise to its seat where the hidden part is dealt anew."""
    shown = _shown(after, seat, news)
    for _ in range(WORLDS):
        other = before.imagine(seat, rng)
        other.journal = Journal()
        try:
            other.apply(seat, action, Scripted([]))
        except StarholdError:
            return True
        if _shown(other, seat, other.journal.entries) != shown:
            return True
    return False


def _tells(before: State, after: State, seat: int, mover: int, news: list[Entry], rng: Rng) -> bool:
    """Whether a seat sees of another's choice more than that it was made."""
    shown = _shown(after, seat, news)
    for _ in range(WORLDS):
        other = before.imagine(seat, rng)
        other.journal = Journal()
        choices = other.legal(mover)
        if not choices:
            continue
        try:
            other.apply(mover, choices[rng.below(len(choices))], Scripted([]))
        except StarholdError:
            continue  # there luck falls: another kind of step
        if other.waiting() == after.waiting() and _shown(other, seat, other.journal.entries) != shown:
            return True
    return False


def _shown(state: State, seat: int, news: list[Entry]) -> tuple[object, ...]:
    lines = [entry.seen_by(seat).plain() for entry in news]
    return state.view(seat), state.waiting(), state.legal(seat), lines
