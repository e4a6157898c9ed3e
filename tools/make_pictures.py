"""Write the games behind the pictures of the player's rulebooks, `games/<game>/picture.record`: each played by bots up
to a position that shows what there is to see.

    PYTHONPATH=src .venv/bin/python tools/make_pictures.py [game ...]

A record goes on by the version of the rules it names, so this is run only where another position is wanted.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import starhold
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.record import Record
from starhold.core.record_text import dump
from starhold.server.picture import FILE

NAMES = ["Ada", "Ben", "Cilka", "Dan"]


class Picture(NamedTuple):
    """A game of greedy bots, and where it is looked at."""

    players: int
    seed: int
    steps: int


PICTURES = {
    "race": Picture(3, 5, 64),
    "duel": Picture(2, 7, 95),
    "alliances": Picture(3, 6, 76),
    "starfarers": Picture(3, 3, 44),
}


def played(id: str, wanted: Picture) -> Record:
    """That game, up to there."""
    players, seed, steps = wanted
    bots = [bot("greedy", f"{seed}/{seat}") for seat in range(players)]
    record = Record(starhold.game(id), players, {}, starhold.Seeded(seed), NAMES[:players], f"seed {seed}")
    rng = starhold.Rng(f"p/{seed}")
    while len(record.steps) < steps:
        seat = record.state.waiting()[0]
        record.play(seat, answer(record.state, seat, bots[seat], rng))
    return record


def main(games: list[str]) -> None:
    for id in games or PICTURES:
        path = Path(str(files(starhold.game(id).package))) / FILE
        path.write_text(dump(played(id, PICTURES[id])), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
