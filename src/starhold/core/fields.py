"""The fields of a position, declared once: from them come its key, its frozen form, and the way back.

    class RaceState(State):
        FIELDS = (Parts("empires"), Pending(), Row("order", "deck"), Number("round", "phase"))

The order of the declarations is the order of the key, and a record ends with a digest of that key: new fields of a game
go behind the old ones.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from starhold.core.frames import Frames, thaw_frame

Entries = tuple[Any, ...]


class Field:
    """Some fields of one shape. `tells` says whether they tell two positions apart: what only remembers does not."""

    def __init__(self, *names: str, tells: bool = True) -> None:
        self.names = names
        self.tells = tells

    @abstractmethod
    def freeze(self, of: Any) -> Entries:
        """Their values as numbers and tuples."""

    @abstractmethod
    def thaw(self, of: Any, frozen: Entries) -> None:
        """Set them from what `freeze` gave."""

    def key(self, of: Any) -> Entries:
        """The same, with one order for what has none."""
        return self.freeze(of)


class Number(Field):
    """Numbers, an entry each."""

    def freeze(self, of: Any) -> Entries:
        return tuple([getattr(of, name) for name in self.names])

    def thaw(self, of: Any, frozen: Entries) -> None:
        for name, value in zip(self.names, frozen, strict=True):
            setattr(of, name, value)


class Row(Field):
    """Lists whose order matters, or is kept: hands are sorted."""

    def freeze(self, of: Any) -> Entries:
        return tuple([tuple(getattr(of, name)) for name in self.names])

    def thaw(self, of: Any, frozen: Entries) -> None:
        for name, value in zip(self.names, frozen, strict=True):
            setattr(of, name, list(value))


class Spread(Row):
    """Lists of a fixed length, an entry for each number in them."""

    def key(self, of: Any) -> Entries:
        return tuple([number for name in self.names for number in getattr(of, name)])


class Pile(Row):
    """Lists whose order tells nothing."""

    def key(self, of: Any) -> Entries:
        return tuple([tuple(sorted(getattr(of, name))) for name in self.names])


class Joined(Field):
    """Fields of several shapes, all in one entry."""

    def __init__(self, *fields: Field) -> None:
        super().__init__()
        self.fields = fields

    def freeze(self, of: Any) -> Entries:
        return freeze(of, self.fields)

    def key(self, of: Any) -> Entries:
        return (key_of(of, self.fields),)

    def thaw(self, of: Any, frozen: Entries) -> None:
        thaw(of, self.fields, frozen)


class Pairs(Row):
    """Two lists that lie beside each other, in an order that tells nothing."""

    def key(self, of: Any) -> Entries:
        return (tuple(sorted(zip(*[getattr(of, name) for name in self.names], strict=True))),)


class Rows(Field):
    """Lists of lists."""

    def freeze(self, of: Any) -> Entries:
        return tuple([tuple([tuple(row) for row in getattr(of, name)]) for name in self.names])

    def thaw(self, of: Any, frozen: Entries) -> None:
        for name, value in zip(self.names, frozen, strict=True):
            setattr(of, name, [list(row) for row in value])


class Part:
    """A piece of a position with fields of its own: what one player has."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def key(self) -> Entries:
        """All that tells two of them apart."""
        return key_of(self, self.FIELDS)


class Parts(Field):
    """A list of parts; a bare position has as many of them as it will ever have."""

    def freeze(self, of: Any) -> Entries:
        return tuple([tuple([freeze(part, part.FIELDS) for part in getattr(of, name)]) for name in self.names])

    def key(self, of: Any) -> Entries:
        return tuple([tuple([part.key() for part in getattr(of, name)]) for name in self.names])

    def thaw(self, of: Any, frozen: Entries) -> None:
        for name, values in zip(self.names, frozen, strict=True):
            for part, value in zip(getattr(of, name), values, strict=True):
                thaw(part, part.FIELDS, value)


class Pending(Field):
    """The stack of frames."""

    def freeze(self, of: Any) -> Entries:
        frames: Frames = of.frames
        return (tuple([frame.key() for frame in frames.stack]),)

    def thaw(self, of: Any, frozen: Entries) -> None:
        frames: Frames = of.frames
        frames.stack = [thaw_frame(key) for key in frozen[0]]


def key_of(of: object, fields: tuple[Field, ...]) -> Entries:
    """What tells this apart, entry by entry."""
    entries: list[Any] = []
    for field in fields:
        if field.tells:
            entries += field.key(of)
    return tuple(entries)


def freeze(of: object, fields: tuple[Field, ...]) -> Entries:
    """All of it as plain tuples."""
    return tuple([field.freeze(of) for field in fields])


def thaw(of: object, fields: tuple[Field, ...], frozen: Entries) -> None:
    """Set all of it."""
    for field, entries in zip(fields, frozen, strict=True):
        field.thaw(of, entries)
