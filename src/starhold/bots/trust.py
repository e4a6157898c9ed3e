"""How far a net is to be believed when it tells chances of winning (`starhold calibrate` finds it out)."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from starhold.bots.net import Floats, softmax


class Trust(NamedTuple):
    """Its logits of winning count: times `sure`, less `hope` for one's own, and `bend` times their square."""

    sure: float = 1.0  # below 1: it is surer than it should be
    hope: float = 0.0  # whoever takes what looks best hopes for too much
    bend: float = 0.0  # below 0: a small lead means more than it says, a large one less


PLAIN: Final = Trust()


def ways_of(logits: Floats) -> tuple[Floats, Floats, Floats]:
    """What each part of a `Trust` is multiplied with."""
    even: Floats = logits - logits.mean(axis=1, keepdims=True)
    own = np.zeros_like(even)
    own[:, 0] = -1.0
    return even, own, even * np.abs(even)


def chances_of(logits: Floats, trust: Trust) -> Floats:
    """Of winning, by seat from one's own on."""
    even, own, square = ways_of(logits)
    return softmax(np.float32(trust.sure) * even + np.float32(trust.hope) * own + np.float32(trust.bend) * square)
