"""What may be chosen in many games: one table for all of them, which numpy reads as it is.

It is written by compiled code, in place, and what was written before is wiped off number by number.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Masks:
    """A row a game: 1 where an action is legal; and the same as a list."""

    def __init__(self, count: int, actions: int) -> None:
        self.actions: i64 = actions
        whole: i64 = count * actions
        self.marks = vec[u8]([u8(0)] * whole)
        self.codes = vec[i64](capacity=1024)  # of all rows, one behind another
        self.ends = vec[i64](capacity=16)  # behind the last code of each row
        self._old = self.codes  # the same of the last time: what stands in the rows that are not written yet
        self._old_ends = self.ends
        self._wiped: i64 = 0  # how many of the old codes were wiped off

    def begin(self) -> None:
        """All rows anew."""
        self._old, self._old_ends, self._wiped = self.codes, self.ends, 0
        self.codes = vec[i64](capacity=1024)
        self.ends = vec[i64](capacity=16)

    def add(self, codes: list[int]) -> None:
        """The next row."""
        marks = self.marks
        row: i64 = len(self.ends)
        start: i64 = row * self.actions
        if row < len(self._old_ends):
            old, end, place = self._old, self._old_ends[row], self._wiped
            while place < end:
                marks[start + old[place]] = u8(0)
                place += 1
            self._wiped = place
        told = self.codes
        for code in codes:
            marks[start + code] = u8(1)
            told = append(told, code)
        self.codes = told
        self.ends = append(self.ends, len(told))

    def legal(self, place: i64, action: i64) -> bool:
        """Whether an action may be chosen in a game."""
        return 0 <= action < self.actions and self.marks[place * self.actions + action] == u8(1)
