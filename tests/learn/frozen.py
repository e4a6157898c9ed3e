"""All that a trainer knows, as one flat list of arrays and numbers, to be compared."""

from __future__ import annotations

from typing import Any

import numpy as np

from starhold.bots.mind import Mind
from starhold.bots.net import Net
from starhold.learn.samples import Samples
from starhold.learn.trainer import Trainer


def flat(what: Any) -> list[Any]:
    if isinstance(what, Mind):
        return flat([what.value, what.guess, what.codes, what.beta, what.par])
    if isinstance(what, Net):
        return flat(what.parts)
    if isinstance(what, Samples):
        return [what.inputs, what.values, what.lengths, what.targets]
    if isinstance(what, dict):
        return [one for name in sorted(what) for one in [name, *flat(what[name])]]
    if isinstance(what, list | tuple):
        return [one for part in what for one in flat(part)]
    return [what]


def same(one: Any, two: Any) -> bool:
    """Whether both are equal to the last bit."""
    first, second = flat(one), flat(two)
    return len(first) == len(second) and all(
        np.array_equal(a, b) if isinstance(a, np.ndarray) else a == b for a, b in zip(first, second, strict=True)
    )


def knowledge(trainer: Trainer) -> list[Any]:
    return flat([trainer.generations, trainer.learner.freeze()])
