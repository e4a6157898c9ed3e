"""Puzzles: positions of real games in which one choice is clearly best and not obvious.

They lie in a game's package, one a line, packed. `puzzle_finding.py` finds them.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from starhold.core.errors import StarholdError
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.record_text import load
from starhold.core.registry import game as find_game

FILE: Final = "puzzles.jsonl.gz"


class UnknownPuzzle(StarholdError):
    """A puzzle that is not there."""


class BadPuzzle(StarholdError):
    """A line that is no puzzle."""


@dataclass(frozen=True)
class Answer:
    """One choice that was looked at."""

    picks: tuple[str, ...]  # notations: one, or several where the question asks for several
    chance: float  # of winning


@dataclass(frozen=True)
class Puzzle:
    """A question, and what is known of its answers."""

    id: str
    record: str  # the text of a record that ends where the question is asked
    seat: int  # who is asked
    kind: str  # what is decided, and what the best choice does: choose_world/place
    best: tuple[str, ...]  # the picks of the best choice
    choices: tuple[Answer, ...]  # best first
    reasons: tuple[tuple[str, float], ...]  # why the best and not the next: keys of the coach's words, and amounts
    rating: int  # how hard it looks before anybody has tried it

    @property
    def players(self) -> int:
        """How many play."""
        return int(_field(self.record, "players: "))

    @property
    def step(self) -> int:
        """How many steps have been played when the question is asked."""
        return int(_field(self.record, "end ").split()[0])

    def position(self) -> Record:
        """The game as far as it was played."""
        return load(self.record)

    def line(self) -> str:
        """As a file has it."""
        return json.dumps(asdict(self), separators=(",", ":"))


def _field(record: str, name: str) -> str:
    for line in record.splitlines():
        if line.startswith(name):
            return line.removeprefix(name)
    raise BadPuzzle(f"the record of a puzzle has no line '{name.strip()}'")


# -- reading


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles in the package of a game; none where it has none."""
    return _shipped(find_game(game))


def puzzle(game: str, id: str) -> Puzzle:
    """One of them."""
    found = _by_id(game).get(id)
    if found is None:
        raise UnknownPuzzle(f"there is no puzzle '{id}' of {find_game(game).title}")
    return found


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {one.id: one for one in puzzles_of(game)}


def _shipped(game: Game) -> tuple[Puzzle, ...]:
    path = files(game.package).joinpath(FILE)
    return unpacked(path.read_bytes()) if path.is_file() else ()


def unpacked(content: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a packed file."""
    try:
        lines = gzip.decompress(content).decode().splitlines()
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise BadPuzzle(f"this is no file of puzzles: {error}") from error
    return tuple(read(line) for line in lines)


def packed(puzzles: Sequence[Puzzle]) -> bytes:
    """A file of them; the same puzzles give the same bytes, whenever they are written."""
    return gzip.compress("".join(f"{one.line()}\n" for one in puzzles).encode(), mtime=0)


def read(line: str) -> Puzzle:
    """The puzzle that is written in one line."""
    try:
        told: dict[str, Any] = json.loads(line)
        return Puzzle(
            id=str(told["id"]),
            record=str(told["record"]),
            seat=int(told["seat"]),
            kind=str(told["kind"]),
            best=tuple(told["best"]),
            choices=tuple(Answer(tuple(one["picks"]), float(one["chance"])) for one in told["choices"]),
            reasons=tuple((str(key), float(amount)) for key, amount in told["reasons"]),
            rating=int(told["rating"]),
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadPuzzle(f"'{line[:40]}' is no puzzle") from error
