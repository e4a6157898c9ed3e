"""The policy of the examples learns: shown a sign, it comes to choose what that sign asks for."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_it_learns_what_is_rewarded_and_never_chooses_what_is_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from learner import Learner

    assert Path(sys.modules["learner"].__file__ or "").parent == EXAMPLES
    learner, rng = Learner(4, 6, seed=1, batch=32, step=32), np.random.default_rng(1)
    right = []
    for turn in range(5000):
        sign = int(rng.integers(4))
        seen, mask = 6 * np.eye(4, dtype=np.float32)[sign], np.array([1, 1, 1, 1, 1, 0], np.int8)
        action = int(learner.choose(seen[np.newaxis], mask[np.newaxis])[0])
        assert action < 5
        right.append(action == sign)
        learner.noted(turn, seen, mask, action)
        learner.ended(turn, 1.0 if action == sign else -1.0)
    assert learner.playing == {}
    assert np.mean(right[:500]) < 0.4
    assert np.mean(right[-500:]) > 0.8
