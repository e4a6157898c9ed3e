"""One step of training of a net: the gradient of its error over a batch, and Adam."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from starhold.bots.net import Floats, Net, sigmoid, softmax

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8


class Batch:
    """Rows as inputs of a net, dense: for a batch that is quicker than going from one input to the next."""

    def __init__(self, inputs: NDArray[np.int32], values: Floats, lengths: NDArray[np.int32], size: int) -> None:
        self.dense: Final[Floats] = np.zeros((len(lengths), size), np.float32)
        places = np.repeat(np.arange(len(lengths)) * size, lengths) + inputs
        np.add.at(self.dense.reshape(-1), places, values)  # what a row says twice counts twice, as it does in play


class Adam:
    """The optimiser of some arrays, with its memory."""

    def __init__(self, parts: list[Floats]) -> None:
        self.parts = parts
        self.steps = 0
        self.first = [np.zeros_like(part) for part in parts]
        self.second = [np.zeros_like(part) for part in parts]

    def step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        scale = np.float32(rate * (1.0 - SECOND**self.steps) ** 0.5 / (1.0 - FIRST**self.steps))
        for part, gradient, first, second in zip(self.parts, gradients, self.first, self.second, strict=True):
            first *= FIRST
            first += (1.0 - FIRST) * gradient
            second *= SECOND
            np.multiply(gradient, gradient, out=gradient)
            gradient *= 1.0 - SECOND
            second += gradient
            np.sqrt(second, out=gradient)
            gradient += TINY
            np.divide(first, gradient, out=gradient)
            gradient *= scale
            part -= gradient


def learn(
    net: Net, trunk: Adam, head: Adam, batch: Batch, targets: Floats, split: int, rate: float, decay: float = 0.0
) -> float:
    """Move the outputs towards the targets: chances that add up to 1 in the first `split`, single ones behind them.

    The first layer is common to all kinds of tables (`trunk`), the rest to one kind (`head`). The error is the cross
    entropy of both; its mean is returned.
    """
    x: Floats = batch.dense
    hidden = np.maximum(x @ net.w1 + net.b1, 0.0)
    second = np.maximum(hidden @ net.w2 + net.b2, 0.0)
    out = second @ net.w3 + net.b3
    chances = np.concatenate([softmax(out[:, :split]), sigmoid(out[:, split:])], axis=1)
    sure = np.clip(chances, 1e-6, 1.0 - 1e-6)
    error = -(targets[:, :split] * np.log(sure[:, :split])).sum(axis=1)
    if split < targets.shape[1]:
        one = targets[:, split:]
        error = error - (one * np.log(sure[:, split:]) + (1.0 - one) * np.log(1.0 - sure[:, split:])).sum(axis=1)
    d_out = ((chances - targets) / len(x)).astype(np.float32)
    d_second = d_out @ net.w3.T
    d_second[second <= 0.0] = 0.0
    d_hidden: Floats = np.asarray(d_second @ net.w2.T, np.float32)
    d_hidden[hidden <= 0.0] = 0.0
    trunk.step([np.matmul(x.T, d_hidden), d_hidden.sum(axis=0)], rate)
    head.step([hidden.T @ d_second, d_second.sum(axis=0), second.T @ d_out, d_out.sum(axis=0)], rate)
    # What is not learnt again is forgotten: of a game that was seen a few hundred rows say the same.
    net.w1 *= np.float32(1.0 - rate * decay)
    return float(error.mean())
