"""What is learnt from: rows with their targets, kept for a while and taken out at random."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from starhold.bots.net import Floats, arrays
from starhold.core.encoding import Rows
from starhold.learn.gradient import Batch


@dataclass
class Samples:
    """Rows beside what their outputs should be."""

    inputs: NDArray[np.int32]
    values: Floats
    lengths: NDArray[np.int32]
    targets: Floats

    def __len__(self) -> int:
        return len(self.lengths)


def kept(rows: Rows) -> tuple[NDArray[np.int32], Floats, NDArray[np.int32]]:
    """The buffers of rows as arrays of their own: inputs, values and the length of each row."""
    inputs, values, ends = arrays(rows)
    return inputs.copy(), values, np.diff(ends, prepend=np.int32(0)).astype(np.int32)


def joined(parts: list[Samples]) -> Samples:
    if len(parts) == 1:
        return parts[0]
    return Samples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


class Memory:
    """The newest rows, up to so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.parts: list[Samples] = []
        self.owed = 0.0  # how many rows are still to be taken for those that came
        self._all: Samples | None = None
        self._starts: NDArray[np.int64] = np.zeros(0, np.int64)

    def __len__(self) -> int:
        return sum(len(part) for part in self.parts)

    def add(self, samples: Samples, uses: float) -> None:
        """New rows, each to be taken so often; the oldest go."""
        self.parts.append(samples)
        self.owed += len(samples) * uses
        while len(self) - len(self.parts[0]) >= self.most:
            del self.parts[0]
        self._all = None

    def take(self, size: int, inputs: int, rng: np.random.Generator) -> tuple[Batch, Floats]:
        """Some of them at random."""
        if self._all is None:
            self._all = joined(self.parts)
            self._starts = np.cumsum(self._all.lengths, dtype=np.int64) - self._all.lengths
        found = self._all
        chosen = rng.integers(len(found), size=size)
        lengths = found.lengths[chosen]
        places = np.repeat(self._starts[chosen] - (np.cumsum(lengths) - lengths), lengths) + np.arange(lengths.sum())
        self.owed -= size
        return Batch(found.inputs[places], found.values[places], lengths, inputs), found.targets[chosen]
