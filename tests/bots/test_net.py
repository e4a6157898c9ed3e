"""The net in play: the same as in the plainest numpy, for whole batches."""

from __future__ import annotations

import numpy as np
import pytest

from starhold.bots.net import Net, arrays, sigmoid, softmax
from starhold.core.encoding import Rows
from tests.bots.minds import opinionated
from tests.bots.plain_net import dense, forward, some_rows
from tests.core.courses import Learnt, courses, every_kind


def test_a_batch_is_the_plain_computation_row_by_row() -> None:
    net, rows = opinionated(11, 7, 5, 3, seed=4), some_rows(11, 30)
    found = net(rows)
    assert found.shape == (30, 3)
    assert found.dtype == np.float32
    assert found == pytest.approx(forward(net.parts, dense(rows, 11)), abs=1e-4)
    assert np.ptp(found, axis=0).min() > 0.01, "the outputs depend on the rows"


def test_rows_that_were_kept_give_the_same() -> None:
    net, rows = opinionated(11, 7, 5, 3, seed=4), some_rows(11, 6)
    inputs, values, ends = arrays(rows)
    assert np.array_equal(net.outputs(inputs.copy(), values.copy(), ends.copy()), net(rows))


def test_without_rows_there_are_no_outputs() -> None:
    assert Net.fresh(11, 7, 5, 3, seed=4)(Rows()).shape == (0, 3)


@every_kind
def test_real_positions_too(learnt: Learnt) -> None:
    size = learnt.encoding.layout.size
    net, rows = opinionated(size, 8, 4, 3, seed=2), Rows()
    for state in courses(learnt, 3):
        learnt.encoding.write(state, 0, False, rows)
    assert net(rows) == pytest.approx(forward(net.parts, dense(rows, size)), abs=1e-3)


def test_a_fresh_net_says_next_to_nothing_and_is_told_by_its_seed() -> None:
    net, rows = Net.fresh(11, 7, 5, 3, seed=4), some_rows(11, 30)
    assert np.abs(net(rows)).max() < 0.2
    again, other = Net.fresh(11, 7, 5, 3, seed=4), Net.fresh(11, 7, 5, 3, seed=5)
    assert all(np.array_equal(one, two) for one, two in zip(net.parts, again.parts, strict=True))
    assert not np.array_equal(net.w1, other.w1)


def test_the_parts_are_the_net() -> None:
    net, rows = opinionated(11, 7, 5, 3, seed=4), some_rows(11, 5)
    assert np.array_equal(Net(net.parts)(rows), net(rows))
    assert [part.shape for part in net.parts] == [(11, 7), (7,), (7, 5), (5,), (5, 3), (3,)]


def test_chances_add_up_even_where_the_net_is_very_sure() -> None:
    chances = softmax(np.array([[0.0, 0.0], [300.0, -300.0], [1.0, 2.0]], np.float32))
    assert chances.sum(axis=1) == pytest.approx([1.0, 1.0, 1.0])
    assert chances[0].tolist() == [0.5, 0.5]
    assert chances[1].tolist() == [1.0, 0.0]
    assert chances[2, 1] / chances[2, 0] == pytest.approx(np.e)


def test_a_chance_of_its_own() -> None:
    found = sigmoid(np.array([0.0, 2.0, -2.0, 30.0], np.float32))
    assert found[0] == 0.5
    assert found[1] == pytest.approx(1.0 / (1.0 + np.exp(-2.0)))
    assert found[1] + found[2] == pytest.approx(1.0)
    assert found[3] == pytest.approx(1.0)
