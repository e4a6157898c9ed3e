"""The net once more, in the plainest numpy: dense rows and double precision, to hold the quick one against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starhold.bots.net import arrays
from starhold.core.encoding import Rows

Doubles = NDArray[np.float64]


def dense(rows: Rows, size: int) -> Doubles:
    """Every input of every row; what is written twice counts twice."""
    inputs, values, ends = arrays(rows)
    result = np.zeros((len(ends), size))
    start = 0
    for place, end in enumerate(ends.tolist()):
        for one in range(start, end):
            result[place, inputs[one]] += values[one]
        start = end
    return result


def forward(parts: Sequence[NDArray[Any]], inputs: NDArray[Any]) -> Doubles:
    """The outputs for dense rows."""
    w1, b1, w2, b2, w3, b3 = (part.astype(np.float64) for part in parts)
    hidden = np.maximum(inputs.astype(np.float64) @ w1 + b1, 0.0)
    return np.maximum(hidden @ w2 + b2, 0.0) @ w3 + b3


def cross_entropy(outputs: Doubles, targets: NDArray[Any], split: int) -> float:
    """The mean over the rows: of chances that add up to 1 in the first `split`, and of single ones behind them."""
    together, single = outputs[:, :split], outputs[:, split:]
    log_shares = together - np.log(np.exp(together).sum(axis=1, keepdims=True))
    yes, no = -np.log1p(np.exp(-single)), -np.log1p(np.exp(single))
    wanted, margin = targets[:, :split].astype(np.float64), targets[:, split:].astype(np.float64)
    return float(-((wanted * log_shares).sum() + (margin * yes + (1.0 - margin) * no).sum()) / len(outputs))


def some_rows(size: int, count: int, seed: int = 3) -> Rows:
    """Rows of any length, an empty one and one with an input that is there twice among them."""
    rng = np.random.default_rng(seed)
    rows = Rows()
    for number in range(count):
        for place in range(size):
            if number != 1 and rng.random() < 0.4:
                rows.put(place, float(rng.normal()))
        if number == 2:
            rows.put(3, 0.5)
            rows.put(3, 0.25)
        rows.end_row()
    return rows
