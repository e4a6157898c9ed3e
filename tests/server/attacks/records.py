"""Long games, as somebody brings them who means no good."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starhold.core.chance import Seeded
from starhold.core.record import Record, digest
from starhold.core.record_text import dump
from starhold.core.registry import game as find_game

GAME = find_game("starfarers")
NAMES = ("Ada", "Ben", "Cid")
SHELF = "STARHOLD_ATTACK_RECORDS"  # a folder where they are kept, for several processes


class Brought(NamedTuple):
    """A record, and who is to move at its end."""

    text: str
    seat: int


def _kept(make: Callable[[int], Brought]) -> Callable[[int], Brought]:
    """The same, made once; for all processes where there is a shelf."""

    @cache
    def taken(steps: int) -> Brought:
        shelf = os.environ.get(SHELF, "")
        file = Path(shelf) / f"{make.__name__}-{steps}"
        if shelf and file.exists():
            seat, _, text = file.read_text().partition("\n")
            return Brought(text, int(seat))
        made = make(steps)
        if shelf:
            file.write_text(f"{made.seat}\n{made.text}")
        return made

    return taken


@_kept
def long_game(steps: int) -> Brought:
    """A game of Starfarers played at random for so many steps, not over yet: its log is long."""
    for seed in range(20):
        record = _played(seed, steps)
        if not record.state.over():
            return Brought(dump(record), record.state.waiting()[0])
    raise AssertionError("no random game lasts that long")


@_kept
def endless_game(steps: int) -> Brought:
    """One whose last steps are offers made and taken back, which the rules allow for ever; one may be made now."""
    record = _played(1, 40)
    offer = GAME.space.code("offer")
    rng = random.Random(1)
    while offer not in record.state.legal(record.state.waiting()[0]):
        seat = record.state.waiting()[0]
        record.play(seat, rng.choice(record.state.legal(seat)))
    seat = record.state.waiting()[0]
    before = digest(record.state)
    record.play(seat, offer)
    record.play_notation(seat, "cancel")
    assert digest(record.state) == before, "all is as it was, so that can go on for ever"
    *lines, end = dump(record).splitlines()
    more = max(0, steps - len(record.steps)) // 2
    lines += [f"{seat} offer", f"{seat} cancel"] * more
    lines.append(f"end {len(record.steps) + 2 * more} {end.split()[-1]}")
    return Brought("\n".join(lines) + "\n", seat)


def _played(seed: int, steps: int) -> Record:
    """By the first version of the rules, so that older servers can read it too."""
    rng = random.Random(seed)
    record = Record(GAME, len(NAMES), {}, Seeded(seed), NAMES, "given", 1)
    while len(record.steps) < steps and not record.state.over():
        seat = record.state.waiting()[0]
        record.play(seat, rng.choice(record.state.legal(seat)))
    return record
