"""The results of a game's matches in one JSON file, a pairing a line.

A line is of the first so many games that a seed deals to a pairing, so it never matters in how many runs, by how many
processes or after how many kills it came about: of two lines of the same the longer one is right.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from starhold.arena.whole_file import put
from starhold.bots.registry import BOTS
from starhold.core.errors import StarholdError
from starhold.ladder.machine import machine
from starhold.ladder.match import Played, Thought

FORMAT: Final = 1
Key = tuple[str, str, str, int]  # kind, a, b, seed


class BadLadder(StarholdError):
    """Results that cannot be read or written."""


@dataclass
class Line:
    """What is known of a pairing by the deals of one seed; `b` is empty where `a` plays alone."""

    kind: str
    a: str
    b: str
    seed: int
    a_is: str  # what they were: see `stamp`
    b_is: str
    games: int = 0
    wins: float = 0.0  # of a
    points: int = 0  # of a
    squares: int = 0  # of these points
    a_time: Thought = field(default_factory=Thought)
    b_time: Thought = field(default_factory=Thought)
    commit: str = ""  # of the last of these games
    machine: str = ""  # on which it was played; empty where nobody took note of it

    @property
    def key(self) -> Key:
        return self.kind, self.a, self.b, self.seed

    @property
    def stamps(self) -> tuple[str, str]:
        return self.a_is, self.b_is

    def add(self, played: Played, commit: str) -> None:
        self.games += 1
        self.wins = round(self.wins + played.wins, 6)
        self.points += played.points
        self.squares += played.points**2
        self.a_time.add(played.thoughts.get(self.a, Thought()))
        self.b_time.add(played.thoughts.get(self.b, Thought()))
        self.commit = commit
        self.machine = machine()

    def plain(self) -> dict[str, Any]:
        """As the file has it."""
        told = dict(vars(self))
        for name in ("a_time", "b_time"):
            time: Thought = told[name]
            told[name] = [time.decisions, round(time.seconds, 6), round(time.worst, 6)]
        return told


class Kept:
    """The lines of one game, and the file they lie in."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game
        self.lines: dict[Key, Line] = _read(path, game)
        self.mine: dict[Key, Line] = {}  # those that this process goes on with

    def line(self, blank: Line) -> Line:
        """The line of that key and of the same bots, or the blank one; one that is stale stays till then."""
        old = self.lines.get(blank.key)
        return old if old is not None and old.stamps == blank.stamps else blank

    def add(self, line: Line, played: Played, commit: str) -> None:
        """A game more of a line; written at once."""
        line.add(played, commit)
        self.mine[line.key] = line
        self.save()

    def save(self) -> None:
        """Write the file; what another process has put there meanwhile stays, where it is not less."""
        self.lines = _read(self.path, self.game)
        for key, mine in self.mine.items():
            other = self.lines.get(key)
            if other is None or other.stamps != mine.stamps or other.games <= mine.games:
                self.lines[key] = mine
        try:
            put(self.path, _written(self.game, self.lines.values()).encode())
        except OSError as error:
            raise BadLadder(f"{self.path} cannot be written: {error.strerror or error}") from error


def _written(game: str, lines: Iterable[Line]) -> str:
    rows = ",\n".join(json.dumps(line.plain(), ensure_ascii=False) for line in sorted(lines, key=_order))
    return f'{{\n"format": {FORMAT},\n"game": "{game}",\n"lines": [\n{rows}\n]\n}}\n'


def _order(line: Line) -> tuple[str, int, int, int]:
    high, low = (BOTS.index(bot) if bot in BOTS else len(BOTS) for bot in (line.a, line.b))
    return line.kind, high, low, line.seed


def _read(path: Path, game: str) -> dict[Key, Line]:
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if (told["format"], told["game"]) != (FORMAT, game):
            raise ValueError(f"format {told['format']} of {told['game']}, not {FORMAT} of {game}")
        lines = [Line(**row) for row in told["lines"]]
        for line in lines:
            line.a_time, line.b_time = (Thought(*time) for time in (line.a_time, line.b_time))  # type: ignore[misc]
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadLadder(f"{path} cannot be read ({type(error).__name__}: {error}); mend or remove it") from error
    return {line.key: line for line in lines}
