"""Fields of a position, declared once: its key, its frozen form, and the way back, for each shape."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from typing import Any

import pytest

from starhold.core import fields
from starhold.core.fields import Field, Joined, Number, Pairs, Parts, Pending, Pile, Row, Rows, Spread, key_of
from starhold.core.frames import Frame, Frames
from starhold.games._template.game import GAME
from starhold.games._template.state import Station


class Box:
    """Anything with fields."""

    a: Any
    b: Any

    def __init__(self, **given: Any) -> None:
        self.__dict__.update(given)


def frames(*stack: Frame) -> Frames:
    made = Frames()
    made.stack = list(stack)
    return made


def picked(frame: Frame, *codes: int) -> Frame:
    frame.picked = list(codes)
    return frame


def shapes() -> Iterator[tuple[Field, Box, Box, tuple[Any, ...], tuple[Any, ...]]]:
    """A field, a box, an empty box of that shape, and what its key and its frozen form should be."""
    yield Number("a", "b"), Box(a=3, b=-1), Box(a=0, b=0), (3, -1), (3, -1)
    joined = Joined(Number("a"), Spread("b"))
    yield joined, Box(a=3, b=[-1, 5]), Box(a=0, b=[0, 0]), ((3, -1, 5),), ((3,), ((-1, 5),))
    yield Row("a", "b"), Box(a=[2, 1], b=[]), Box(a=[], b=[]), ((2, 1), ()), ((2, 1), ())
    yield Spread("a", "b"), Box(a=[2, 1], b=[5]), Box(a=[0, 0], b=[0]), (2, 1, 5), ((2, 1), (5,))
    yield Pile("a", "b"), Box(a=[2, 1], b=[5]), Box(a=[], b=[]), ((1, 2), (5,)), ((2, 1), (5,))
    yield Pairs("a", "b"), Box(a=[2, 1], b=[7, 9]), Box(a=[], b=[]), (((1, 9), (2, 7)),), ((2, 1), (7, 9))
    yield Rows("a"), Box(a=[[2, 1], []]), Box(a=[]), (((2, 1), ()),), (((2, 1), ()),)
    stations, empty = [Station([1, 4], 2), Station([], 0)], [Station([], 0), Station([], 0)]
    inner = ((((1, 4),), (2,)), (((),), (0,)))
    yield Parts("a"), Box(a=stations), Box(a=empty), ((((1, 4), 2), ((), 0)),), (inner,)
    frame = picked(Frame(3, 1, 0, 8, 9), 40, 50)
    told = (((3, 1, 0, 8, 9, 0, 40, 50),),)
    yield Pending(), Box(frames=frames(frame)), Box(frames=frames()), told, told


SHAPES = list(shapes())
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=[type(shape[0]).__name__ for shape in SHAPES])
Shape = tuple[Field, Box, Box, tuple[Any, ...], tuple[Any, ...]]


@every_shape
def test_key_and_frozen_form(shape: Shape) -> None:
    field, box, _, key, frozen = shape
    assert field.key(box) == key
    assert field.freeze(box) == frozen
    assert key_of(box, (field,)) == key
    assert fields.freeze(box, (field,)) == (frozen,)


@every_shape
def test_the_way_back(shape: Shape) -> None:
    """Over a wire: what is frozen is plain tuples of numbers."""
    field, box, empty, key, frozen = shape
    fields.thaw(empty, (field,), marshal.loads(marshal.dumps(fields.freeze(box, (field,)))))
    assert field.key(empty) == key
    assert field.freeze(empty) == frozen


def test_what_is_thawed_shares_nothing_with_what_was_frozen() -> None:
    box, other = Box(a=[[1]], b=[2]), Box(a=[], b=[])
    both = (Rows("a"), Row("b"))
    fields.thaw(other, both, fields.freeze(box, both))
    other.a[0].append(5)
    other.b.append(5)
    assert (box.a, box.b) == ([[1]], [2])


def test_the_order_of_a_row_tells_and_that_of_a_pile_does_not() -> None:
    one, other = Box(a=[1, 2]), Box(a=[2, 1])
    assert Row("a").key(one) != Row("a").key(other)
    assert Pile("a").key(one) == Pile("a").key(other)
    assert Pile("a").freeze(one) != Pile("a").freeze(other)  # it goes on in the same order


def test_pairs_stay_together() -> None:
    one, same, other = Box(a=[1, 2], b=[8, 9]), Box(a=[2, 1], b=[9, 8]), Box(a=[1, 2], b=[9, 8])
    field = Pairs("a", "b")
    assert field.key(one) == field.key(same) != field.key(other)


def test_the_key_follows_the_declarations() -> None:
    box = Box(a=1, b=2, c=[4, 3])
    assert key_of(box, (Number("a"), Row("c"), Number("b"))) == (1, (4, 3), 2)
    assert key_of(box, (Joined(Number("b", "a")), Pile("c"))) == ((2, 1), (3, 4))
    assert key_of(box, ()) == ()


def test_what_does_not_tell_is_frozen_but_not_in_the_key() -> None:
    box, other = Box(a=1, b=[2]), Box(a=0, b=[])
    both = (Number("a"), Row("b", tells=False))
    assert key_of(box, both) == (1,)
    fields.thaw(other, both, fields.freeze(box, both))
    assert (other.a, other.b) == (1, [2])


def test_a_form_of_another_shape_is_not_taken() -> None:
    two = fields.freeze(Box(a=[Station([], 0), Station([], 0)]), (Parts("a"),))
    with pytest.raises(ValueError, match="zip"):
        fields.thaw(Box(a=0, b=0), (Number("a", "b"),), ((1,),))
    with pytest.raises(ValueError, match="zip"):
        fields.thaw(Box(a=0), (Number("a"),), ((1,), (2,)))
    with pytest.raises(ValueError, match="zip"):
        fields.thaw(Box(a=[Station([], 0)]), (Parts("a"),), two)


def test_a_whole_position() -> None:
    """Players, options, all its fields, and how much was turned up; a position that waits goes on exactly there."""
    state = GAME.new(players=3, seed=4, options={"length": "short"})
    state.frames.stack[-1].picked = [5]
    state.reveals = 7
    again = GAME.thaw(marshal.loads(marshal.dumps(state.freeze())))
    assert again.key() == state.key()
    assert again.freeze() == state.freeze()
    assert (again.players, again.options(), again.reveals) == (3, {"length": "short"}, 7)
    assert again.frames.stack[-1].picked == [5]
    assert len(state.key()) == sum(1 if isinstance(field, Pending) else len(field.names) for field in state.FIELDS)
