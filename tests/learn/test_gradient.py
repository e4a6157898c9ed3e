"""One step of training: a batch is what the net sees in play, the step goes down the gradient, and Adam remembers."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from starhold.bots.net import Floats, Net
from starhold.core.encoding import Rows
from starhold.learn.gradient import FIRST, SECOND, TINY, Adam, Batch, learn
from starhold.learn.samples import kept
from tests.bots.plain_net import cross_entropy, forward, some_rows

Doubles = NDArray[np.float64]
INPUTS, SPLIT = 9, 3


def small_net() -> Net:
    """With some of everything: a fresh one says nothing yet."""
    rng = np.random.default_rng(5)
    net = Net.fresh(INPUTS, 6, 5, SPLIT + 1, seed=1)
    return Net([(part + rng.normal(0.0, 0.3, part.shape)).astype(np.float32) for part in net.parts])


def batch_of(rows: Rows) -> Batch:
    inputs, values, lengths = kept(rows)
    return Batch(inputs, values, lengths, INPUTS)


def targets_for(count: int) -> Floats:
    rng = np.random.default_rng(2)
    shares = rng.dirichlet(np.ones(SPLIT), count)
    return np.concatenate([shares, rng.uniform(0.0, 1.0, (count, 1))], axis=1).astype(np.float32)


def test_a_batch_holds_the_rows_as_the_net_sees_them_in_play() -> None:
    """A position may say something twice, of two cards of one design: that counts twice here and there."""
    rows = some_rows(INPUTS, 20)
    net = small_net()
    dense = batch_of(rows).dense
    assert dense.shape == (20, INPUTS)
    assert net(rows) == pytest.approx(forward(net.parts, dense), abs=1e-5)


def test_what_a_row_says_twice_counts_twice() -> None:
    rows = Rows()
    rows.on(2)
    rows.put(4, 0.5)
    rows.put(4, 0.25)
    rows.end_row()
    rows.end_row()
    rows.on(4)
    rows.end_row()
    assert batch_of(rows).dense.tolist() == [[0, 0, 1, 0, 0.75, 0, 0, 0, 0], [0.0] * 9, [0, 0, 0, 0, 1, 0, 0, 0, 0]]


def optimisers(net: Net) -> tuple[Adam, Adam]:
    return Adam(net.parts[:2]), Adam(net.parts[2:])


def numerical_gradient(net: Net, inputs: Doubles, targets: Floats) -> list[Doubles]:
    """By the difference quotient, number by number."""
    parts = [part.astype(np.float64) for part in net.parts]
    gradients: list[Doubles] = []
    for part in parts:
        slope = np.zeros_like(part)
        for place in np.ndindex(part.shape):
            there = part[place]
            part[place] = there + 1e-5
            above = cross_entropy(forward(parts, inputs), targets, SPLIT)
            part[place] = there - 1e-5
            below = cross_entropy(forward(parts, inputs), targets, SPLIT)
            part[place] = there
            slope[place] = (above - below) / 2e-5
        gradients.append(slope)
    return gradients


def test_a_step_follows_the_numerical_gradient() -> None:
    net, rows, targets = small_net(), some_rows(INPUTS, 7), targets_for(7)
    batch = batch_of(rows)
    expected = numerical_gradient(net, batch.dense.astype(np.float64), targets)
    before = [part.copy() for part in net.parts]
    trunk, head = optimisers(net)
    learn(net, trunk, head, batch, targets, SPLIT, 0.0)
    # the first step of Adam leaves one part in ten of the gradient in its memory
    for found, slope in zip([*trunk.first, *head.first], expected, strict=True):
        assert found / (1.0 - FIRST) == pytest.approx(slope, abs=2e-5)
    for part, old in zip(net.parts, before, strict=True):
        assert np.array_equal(part, old), "nothing moves at rate 0"


def test_the_error_that_is_returned_is_that_of_the_net_before_the_step() -> None:
    net, rows, targets = small_net(), some_rows(INPUTS, 7), targets_for(7)
    batch = batch_of(rows)
    expected = cross_entropy(forward(net.parts, batch.dense), targets, SPLIT)
    assert learn(net, *optimisers(net), batch, targets, SPLIT, 0.01) == pytest.approx(expected, rel=1e-5)
    assert cross_entropy(forward(net.parts, batch.dense), targets, SPLIT) < expected


def test_a_guess_has_no_single_outputs() -> None:
    """All outputs are one set of chances: what is guessed is one of several choices."""
    net, rows, targets = small_net(), some_rows(INPUTS, 7), targets_for(7)
    targets /= targets.sum(axis=1, keepdims=True)
    batch, split = batch_of(rows), SPLIT + 1
    expected = cross_entropy(forward(net.parts, batch.dense), targets, split)
    assert learn(net, *optimisers(net), batch, targets, split, 0.01) == pytest.approx(expected, rel=1e-5)


def test_many_steps_learn_what_can_be_learnt() -> None:
    net, rows = small_net(), some_rows(INPUTS, 12)
    batch = batch_of(rows)
    targets = np.zeros((12, SPLIT + 1), np.float32)
    targets[np.arange(12), np.arange(12) % SPLIT] = 1.0
    targets[:, SPLIT] = np.arange(12) % 2
    trunk, head = optimisers(net)
    errors = [learn(net, trunk, head, batch, targets, SPLIT, 0.02) for _ in range(200)]
    assert errors[-1] < 0.1 * errors[0]


def test_adam_remembers_as_it_is_written_in_the_books() -> None:
    rng = np.random.default_rng(8)
    part = rng.normal(size=(4, 3)).astype(np.float32)
    expected, first, second = part.astype(np.float64), np.zeros((4, 3)), np.zeros((4, 3))
    adam = Adam([part])
    for step in range(1, 6):
        gradient = rng.normal(size=(4, 3)).astype(np.float32)
        first = FIRST * first + (1.0 - FIRST) * gradient
        second = SECOND * second + (1.0 - SECOND) * gradient.astype(np.float64) ** 2
        unbiased = first / (1.0 - FIRST**step), second / (1.0 - SECOND**step)
        expected = expected - 0.05 * unbiased[0] / (np.sqrt(unbiased[1]) + TINY)
        adam.step([gradient], 0.05)
        assert adam.steps == step
        assert part == pytest.approx(expected, abs=1e-5), "the array itself is moved"
        assert adam.first[0] == pytest.approx(first, abs=1e-6)
        assert adam.second[0] == pytest.approx(second, abs=1e-6)
