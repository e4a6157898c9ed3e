"""A small net over sparse inputs, in numpy: what playing needs of it. How it is trained stands in `starhold.learn`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from starhold.core.encoding import Rows

Floats = NDArray[np.float32]


class Net:
    """Inputs, two layers, outputs. The weights are plain arrays, `parts` in the order they are written."""

    def __init__(self, parts: list[Floats]) -> None:
        self.w1, self.b1, self.w2, self.b2, self.w3, self.b3 = parts

    @classmethod
    def fresh(cls, inputs: int, hidden: int, second: int, outputs: int, seed: int) -> Net:
        """Weights to begin with: small, and none at all at the end, so that it says nothing at first."""
        rng = np.random.default_rng(seed)

        def some(rows: int, columns: int, size: float) -> Floats:
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        def none(columns: int) -> Floats:
            return np.zeros(columns, np.float32)

        return cls(
            [
                some(inputs, hidden, 0.1),
                none(hidden),
                some(hidden, second, (2.0 / hidden) ** 0.5),
                none(second),
                some(second, outputs, 0.01),
                none(outputs),
            ]
        )

    @property
    def parts(self) -> list[Floats]:
        return [self.w1, self.b1, self.w2, self.b2, self.w3, self.b3]

    def __call__(self, rows: Rows) -> Floats:
        """The outputs for each row."""
        return self.outputs(*arrays(rows))

    def outputs(self, inputs: NDArray[np.int32], values: Floats, ends: NDArray[np.int32]) -> Floats:
        """The same for rows that were kept."""
        active = self.w1.take(inputs, axis=0)
        hidden: Floats = np.empty((len(ends), self.w1.shape[1]), np.float32)
        start = 0
        for row, end in enumerate(ends.tolist()):  # a product a row is several times quicker than `add.reduceat`
            np.dot(values[start:end], active[start:end], out=hidden[row])
            start = end
        hidden += self.b1
        np.maximum(hidden, 0.0, out=hidden)
        second: Floats = hidden @ self.w2
        second += self.b2
        np.maximum(second, 0.0, out=second)
        result: Floats = second @ self.w3
        result += self.b3
        return result


def arrays(rows: Rows) -> tuple[NDArray[np.int32], Floats, NDArray[np.int32]]:
    """The buffers of rows: inputs, their values, and where each row ends. Good only as long as no row is added."""
    return (
        np.frombuffer(memoryview(rows.inputs), np.int32)[: rows.count],
        np.frombuffer(memoryview(rows.values), np.float64)[: rows.count].astype(np.float32),
        np.frombuffer(memoryview(rows.ends), np.int32),
    )


def softmax(logits: Floats) -> Floats:
    """Chances that add up to 1 in each row."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return chances


def sigmoid(logits: Floats) -> Floats:
    chances: Floats = np.reciprocal(1 + np.exp(-logits))
    return chances
