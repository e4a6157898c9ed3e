"""What may be chosen in many games: one table for all of them, which numpy reads as it is.

It is written by compiled code, in place, and what was written before is wiped off number by number. `set` only notes
what may be chosen; the table is filled when somebody wants it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from starhold.core.hands import holds

NOTHING: Final[list[int]] = []  # may be chosen where a game is over; never changed


class Masks:
    """A row a game: 1 where an action is legal; and the same as lists."""

    def __init__(self, count: int, actions: int) -> None:
        self.actions: i64 = actions
        whole: i64 = count * actions
        self.marks = vec[u8]([u8(0)] * whole)
        self.rows: list[list[int]] = [NOTHING] * count  # the lists of the games themselves, not copies of them
        self.codes = vec[i64]()  # of all rows, one behind another (`gather`)
        self.ends = vec[i64]([0] * i64(count))  # behind the last code of each row
        self.gathered = False  # whether these are those of `rows`
        self.filled = vec[i64]()  # the places that are marked
        self.fresh = False  # whether these are, too

    def set(self, row: i64, codes: list[int]) -> None:
        """Another list for a row. What was gathered before holds its numbers, for playing on may change a list."""
        self.rows[row] = codes
        self.gathered = False
        self.fresh = False

    def fill(self) -> None:
        """Mark what may be chosen now."""
        if self.fresh:
            return
        marks = self.marks
        for place in self.filled:
            marks[place] = u8(0)
        self.gather()
        filled = vec[i64]([0] * i64(len(self.codes)))
        row: i64 = 0
        at: i64 = 0
        while row < len(self.rows):
            start = row * self.actions
            while at < self.ends[row]:
                place = start + self.codes[at]
                marks[place] = u8(1)
                filled[at] = place
                at += 1
            row += 1
        self.filled = filled
        self.fresh = True

    def gather(self) -> None:
        """All rows as one list: `codes` and `ends`."""
        if self.gathered:
            return
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
        self.gathered = True

    def legal(self, row: i64, action: i64) -> bool:
        """Whether an action may be chosen in a game."""
        return holds(self.rows[row], action)
