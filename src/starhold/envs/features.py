"""A position as numbers: what a seat may know, always as many, laid out in slices with names.

    features = Features("race")                                  # or a game itself: Features(starhold.game("race"))
    features.size, features.version, features.slices["hand"]     # 1752, 2, slice(1088, 1183)
    features.observe(state, seat)                                # float32, of that size
    features.mask(state, seat)                                   # int8, one place an action: 1 where it is legal

They are the inputs of the nets that play here (docs/inputs.md lists the slices of every game), written by compiled
code. Most lie between 0 and 1; none is beyond `BOUND`. A change of what they mean is a new `version`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

import starhold
from starhold.bots.net import arrays
from starhold.core.encoding import Encoding, Rows
from starhold.core.errors import BadOption
from starhold.core.game import Game, State

BOUND: Final = 64.0  # no feature is larger than that, or smaller than its negative

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Features:
    """How one game is told in numbers."""

    def __init__(self, game: Game | str) -> None:
        game = starhold.game(game) if isinstance(game, str) else game
        found: Encoding | None = game.part("encoding")
        if found is None:
            raise BadOption(f"{game.title} does not say how its positions are written as numbers")
        self.encoding = found
        self.name = game.id
        self.version = found.version
        self.size = found.layout.size
        self.actions = len(game.space)
        self.slices = {one.name: slice(one.start, one.start + one.size) for one in found.layout.slices}

    def observe(self, state: State, seat: int) -> Floats:
        """The numbers of one position, as one seat knows it."""
        row: Floats = self.batch([(state, seat)])[0]
        return row

    def batch(self, positions: Sequence[tuple[State, int]], out: Floats | None = None) -> Floats:
        """The numbers of many positions, a row each; written into `out` if that is given."""
        rows = Rows()
        for state, seat in positions:
            self.encoding.write(state, seat, False, rows)
        return self.dense(rows, out)

    def dense(self, rows: Rows, out: Floats | None = None) -> Floats:
        """Rows that were written sparsely, as a table of all features."""
        inputs, values, ends = arrays(rows)
        count = len(ends)
        table: Floats = np.zeros((count, self.size), np.float32)
        if out is not None:
            if not out.flags.c_contiguous:
                out[:count] = self.dense(rows)
                return out[:count]
            table = out[:count]
            table.fill(0.0)
        lengths = np.diff(ends, prepend=np.int32(0))
        places = np.repeat(np.arange(0, count * self.size, self.size), lengths) + inputs
        np.add.at(table.reshape(-1), places, values)  # what is written twice counts twice
        return table

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that is legal for the seat now; all 0 where it is not asked."""
        mask: Mask = np.zeros(self.actions, np.int8)
        if not state.over() and seat in state.waiting():
            mask[state.legal(seat)] = 1
        return mask
