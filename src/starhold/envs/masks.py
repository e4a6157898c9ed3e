"""What may be chosen in many games: one table for all of them, which numpy reads as it is.

It is written by compiled code, in place, and what was written before is wiped off number by number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

NOTHING: Final[list[int]] = []  # may be chosen where a game is over; never changed


class Masks:
    """A row a game: 1 where an action is legal; and the same as lists."""

    def __init__(self, count: int, actions: int) -> None:
        self.actions: i64 = actions
        whole: i64 = count * actions
        self.marks = vec[u8]([u8(0)] * whole)
        self.rows: list[list[int]] = [NOTHING] * count  # the lists of the games themselves, not copies of them
        self.codes = vec[i64](capacity=16)  # of all rows, one behind another (`gather`)
        self.ends = vec[i64]([0] * i64(count))  # behind the last code of each row

    def wipe(self, row: i64) -> None:
        """Empty a row. This goes by its list: so it comes before the game is played on, which may change that."""
        marks = self.marks
        start: i64 = row * self.actions
        for code in self.rows[row]:
            marks[start + code] = u8(0)
        self.rows[row] = NOTHING

    def write(self, row: i64, codes: list[int]) -> None:
        """Fill a row that was wiped."""
        marks = self.marks
        start: i64 = row * self.actions
        for code in codes:
            marks[start + code] = u8(1)
        self.rows[row] = codes

    def gather(self) -> None:
        """All rows as one list: `codes` and `ends`."""
        whole: i64 = 0
        for codes in self.rows:
            whole += len(codes)
        told = vec[i64]([0] * whole)
        ends = self.ends
        row: i64 = 0
        place: i64 = 0
        for codes in self.rows:
            for code in codes:
                told[place] = code
                place += 1
            ends[row] = place
            row += 1
        self.codes = told

    def legal(self, row: i64, action: i64) -> bool:
        """Whether an action may be chosen in a game."""
        return 0 <= action < self.actions and self.marks[row * self.actions + action] == u8(1)
