"""A file that grows while puzzles are looked for, and what of it goes into a package.

    {"game":"race"}
    {"id":"race-5b3c0e6f", …}
    {"looked":"0/17"}

A puzzle is a line; behind those of a game stands which game it was, by seed and number. What stands behind the last
such line was cut off in the middle of a game: it is thrown away, and the game looked at anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from starhold.arena.sharing import crew
from starhold.arena.whole_file import put
from starhold.coach.puzzle_finding import find
from starhold.coach.puzzles import BadPuzzle, Puzzle, packed, read
from starhold.core.errors import BadOption

MOST_BYTES: Final = 200_000  # of a packed file
MOST_PUZZLES: Final = 150  # in it
WANTED: Final = 100  # if there are so many
PART: Final = 3  # no more than one in so many is of one kind, if there are enough others

Progress = Callable[[int, int], None]  # told how many games were looked at, and how many puzzles there are


class Kept:
    """What was found so far, and in which games."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game
        self.puzzles: list[Puzzle] = []
        self.looked: set[str] = set()
        try:
            self._open()
        except OSError as error:
            raise BadOption(f"--out: {path} cannot be written: {error.strerror or error}") from error

    def _open(self) -> None:
        """Read what is there, as far as it is whole, and throw away the rest."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        head = json.dumps({"game": self.game}, separators=(",", ":")) + "\n"
        text = self.path.read_bytes() if self.path.exists() else b""
        if not text:
            self.path.write_text(head, encoding="utf-8")
            return
        if not text.startswith(head.encode()):
            raise BadOption(f"--out: {self.path} is there already, and no file of puzzles of this game")
        whole = at = len(head.encode())
        waiting: list[Puzzle] = []
        lines = text[at:].splitlines(keepends=True)
        for number, line in enumerate(lines, 2):
            at += len(line)
            try:
                looked = _looked(line)
                if looked:
                    self.looked.add(looked)
                    self.puzzles += waiting
                    waiting = []
                    whole = at
                else:
                    waiting.append(read(line.decode()))
            except (ValueError, BadPuzzle):
                if number <= len(lines):  # only the last line can have been cut off
                    raise BadOption(f"--out: line {number} of {self.path} is no puzzle") from None
        with self.path.open("r+b") as file:
            file.truncate(whole)

    def add(self, name: str, found: Sequence[Puzzle]) -> None:
        """One more game that was looked at."""
        lines = [*(one.line() for one in found), json.dumps({"looked": name}, separators=(",", ":"))]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))
        self.puzzles += found
        self.looked.add(name)


def _looked(line: bytes) -> str:
    """The game that such a line speaks of; nothing if it is a puzzle."""
    if not line.endswith(b"\n"):
        raise ValueError("cut off")
    told = json.loads(line)
    return str(told["looked"]) if isinstance(told, dict) and "looked" in told else ""


def search(
    kept: Kept,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> None:
    """Look at so many games, but for those that were looked at before; their order is that of their numbers, whoever
    looks at them."""
    due = [number for number in range(games) if f"{seed}/{number}" not in kept.looked]
    tell = progress if progress is not None else _silent
    tell(games - len(due), len(kept.puzzles))

    if not due:
        return
    with crew(min(workers, len(due)), cluster) as crowd:
        for place, found in enumerate(crowd.map(partial(find, kept.game, seed), due)):
            kept.add(f"{seed}/{due[place]}", found)
            tell(games - len(due) + place + 1, len(kept.puzzles))


def _silent(done: int, found: int) -> None:
    pass


# -- packing


def pack(puzzles: Sequence[Puzzle], path: Path) -> list[Puzzle]:
    """Write what a package gets of them; what that is."""
    chosen = varied(puzzles)
    content = packed(chosen)
    while len(content) > MOST_BYTES:
        chosen = varied(puzzles, len(chosen) - 1)
        content = packed(chosen)
    try:
        put(path, content)
    except OSError as error:
        raise BadOption(f"--out: {path} cannot be written: {error.strerror or error}") from error
    return chosen


def varied(puzzles: Sequence[Puzzle], most: int = MOST_PUZZLES) -> list[Puzzle]:
    """The first of each kind: as many as may be, so that no kind has more than its part; but for variety's sake there
    are never fewer than are wanted at least."""
    kinds = Counter(one.kind for one in puzzles)
    total = min(most, len(puzzles))
    while total and total > _within(kinds, total // PART):
        total -= 1
    part = total // PART
    least = min(most, len(puzzles), WANTED)
    while _within(kinds, part) < least:
        part += 1
    chosen: list[Puzzle] = []
    taken: Counter[str] = Counter()
    for one in puzzles:
        if taken[one.kind] < part and len(chosen) < max(total, least):
            taken[one.kind] += 1
            chosen.append(one)
    return chosen


def _within(kinds: Counter[str], part: int) -> int:
    """How many there are, if no kind has more than that."""
    return sum(min(count, part) for count in kinds.values())
