"""What is learnt from: rows with their targets, kept for a while and taken out at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from starhold.bots.net import Floats, arrays
from starhold.core.encoding import Rows
from starhold.learn.gradient import Batch

PARTS: Final = 24  # of a memory


@dataclass
class Samples:
    """Rows beside what their outputs should be."""

    inputs: NDArray[np.int32]
    values: Floats
    lengths: NDArray[np.int32]
    targets: Floats

    def __len__(self) -> int:
        return len(self.lengths)

    def some(self, chosen: NDArray[np.int64]) -> Samples:
        """These rows alone."""
        starts = (np.cumsum(self.lengths, dtype=np.int64) - self.lengths)[chosen]
        lengths = self.lengths[chosen]
        places = np.repeat(starts - (np.cumsum(lengths) - lengths), lengths) + np.arange(lengths.sum())
        return Samples(self.inputs[places], self.values[places], lengths, self.targets[chosen])


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
    """The newest rows, up to so many. They lie in a few large parts: what comes in small ones is joined as it comes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.parts: list[Samples] = []
        self.owed = 0.0  # how many rows are still to be taken for those that came

    def __len__(self) -> int:
        return sum(len(part) for part in self.parts)

    def add(self, samples: Samples, uses: float) -> None:
        """New rows, each to be taken so often; the oldest go."""
        if self.parts and len(self.parts[-1]) + len(samples) <= self.most // PARTS:
            self.parts[-1] = joined([self.parts[-1], samples])
        else:
            self.parts.append(samples)
        self.owed += len(samples) * uses
        while len(self) - len(self.parts[0]) >= self.most:
            del self.parts[0]

    def take(self, size: int, inputs: int, rng: np.random.Generator) -> tuple[Batch, Floats]:
        """Some of them at random."""
        ends = np.cumsum([len(part) for part in self.parts])
        chosen = np.sort(rng.integers(ends[-1], size=size))
        bounds = np.searchsorted(chosen, ends).tolist()
        found: list[Samples] = []
        first = low = 0
        for part, end, high in zip(self.parts, ends.tolist(), bounds, strict=True):
            if high > low:
                found.append(part.some(chosen[low:high] - first))
            first, low = end, high
        rows = joined(found)
        self.owed -= size
        return Batch(rows.inputs, rows.values, rows.lengths, inputs), rows.targets
