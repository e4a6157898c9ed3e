"""How far a net is to be believed when it tells chances of winning (`starhold calibrate` finds it out)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from starhold.bots.net import Floats, softmax


class Trust(NamedTuple):
    """Its logits of winning count: times `sure`, less `hope` for one's own, and `bend` times their square. Of the
    chance of one's own that this makes, `curve` says what it comes to."""

    sure: float = 1.0  # below 1: it is surer than it should be
    hope: float = 0.0  # whoever takes what looks best hopes for too much
    bend: float = 0.0  # below 0: a small lead means more than it says, a large one less
    curve: tuple[float, ...] = ()  # for chances from 0 to 1, evenly spaced, straight between them; (): as they are


PLAIN: Final = Trust()
NUMBERS: Final = ("sure", "hope", "bend")


def trust_of(told: Mapping[str, Any]) -> Trust:
    """As a model card says it of a kind of table; what it does not say is plain."""
    curve = tuple(float(one) for one in told.get("curve", ()))
    rises = len(curve) > 1 and all(0.0 <= one <= two <= 1.0 for one, two in pairwise(curve))
    if curve and not rises:
        raise ValueError("the curve of chances does not rise from 0 to 1")
    sure, hope, bend = (float(told.get(name, getattr(PLAIN, name))) for name in NUMBERS)
    return Trust(sure, hope, bend, curve)


def ways_of(logits: Floats) -> tuple[Floats, Floats, Floats]:
    """What each part of a `Trust` is multiplied with."""
    even: Floats = logits - logits.mean(axis=1, keepdims=True)
    own = np.zeros_like(even)
    own[:, 0] = -1.0
    return even, own, even * np.abs(even)


def chances_of(logits: Floats, trust: Trust) -> Floats:
    """Of winning, by seat from one's own on."""
    even, own, square = ways_of(logits)
    plain = softmax(np.float32(trust.sure) * even + np.float32(trust.hope) * own + np.float32(trust.bend) * square)
    return curved(plain, trust.curve) if trust.curve else plain


def curved(chances: Floats, curve: tuple[float, ...]) -> Floats:
    """One's own chance by the curve; the others share what is left as they did."""
    mine = chances[:, :1]
    told = np.interp(mine, np.linspace(0.0, 1.0, len(curve)), curve).astype(np.float32)
    left = (1.0 - told) / np.maximum(1.0 - mine, 1e-6)
    return np.concatenate([told, chances[:, 1:] * left], axis=1)
