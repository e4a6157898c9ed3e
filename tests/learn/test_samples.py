"""What is learnt from is kept for a while: the newest rows, taken out at random, each about so often as is due."""

from __future__ import annotations

import numpy as np
import pytest

from starhold.bots.net import Floats
from starhold.learn.samples import Memory, Samples, joined, kept
from tests.bots.plain_net import dense, some_rows


def samples(count: int, mark: float) -> Samples:
    inputs, values, lengths = kept(some_rows(9, count))
    return Samples(inputs, values, lengths, np.full((count, 2), mark, np.float32))


def test_joined_is_one_behind_the_other() -> None:
    both = joined([samples(4, 1.0), samples(3, 2.0)])
    assert len(both) == 7
    assert both.targets[:, 0].tolist() == [1.0] * 4 + [2.0] * 3
    assert both.lengths.sum() == len(both.inputs) == len(both.values)


def test_the_oldest_go() -> None:
    memory = Memory(10)
    for mark in range(6):
        memory.add(samples(4, float(mark)), 1.0)
    assert 10 <= len(memory) < 14
    taken = marks(memory, 200)
    assert taken == {3.0, 4.0, 5.0}


def marks(memory: Memory, size: int) -> set[float]:
    targets: Floats = memory.take(size, 9, np.random.default_rng(1))[1]
    return set(targets[:, 0].tolist())


def test_so_many_are_owed_as_were_added_times_their_uses() -> None:
    memory = Memory(100)
    memory.add(samples(4, 0.0), 2.0)
    memory.add(samples(6, 0.0), 2.0)
    assert memory.owed == pytest.approx(20.0)


def test_what_is_taken_is_what_was_put_in() -> None:
    memory, rows = Memory(100), some_rows(9, 12)
    inputs, values, lengths = kept(rows)
    memory.add(Samples(inputs, values, lengths, np.arange(24, dtype=np.float32).reshape(12, 2)), 1.0)
    batch, targets = memory.take(40, 9, np.random.default_rng(3))
    assert batch.dense.shape == (40, 9)
    assert len(set(targets[:, 0].tolist())) > 6
    plain = dense(rows, 9)
    for row, target in zip(batch.dense, targets, strict=True):
        number = int(target[0]) // 2
        assert row == pytest.approx(plain[number], abs=1e-6)
        assert target.tolist() == [2.0 * number, 2.0 * number + 1.0]
