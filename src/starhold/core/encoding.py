"""A position as inputs of a net: which inputs are on, and how much, for a whole batch of positions.

Most inputs are off in any position, so only those that are on are written down: the number of the input beside its
value. The numbers stay in plain buffers, which numpy reads without copying; no object is made for any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i32, i64


class Rows:
    """The inputs of a batch of positions, row after row."""

    __slots__ = ("ends", "inputs", "values")

    def __init__(self) -> None:
        self.inputs = vec[i32](capacity=1024)
        self.values = vec[float](capacity=1024)
        self.ends = vec[i32](capacity=16)  # behind the last input of each row

    def on(self, place: i64) -> None:
        """An input that is on, and no more than that."""
        self.inputs = append(self.inputs, i32(place))
        self.values = append(self.values, 1.0)

    def put(self, place: i64, value: float) -> None:
        """An input of that size; about 1 at its largest."""
        if value != 0.0:
            self.inputs = append(self.inputs, i32(place))
            self.values = append(self.values, value)

    def share(self, place: i64, number: i64, whole: i64) -> None:
        """A count, as a share of what is a lot of it."""
        if number != 0:
            self.put(place, float(number) / float(whole))

    def one_of(self, place: i64, size: i64, number: i64) -> None:
        """One of so many inputs that stand for 0, 1, 2 … ; what is more is as good as the last."""
        if number < 0:
            number = 0
        if number >= size:
            number = size - 1
        self.on(place + number)

    def end_row(self) -> None:
        self.ends = append(self.ends, i32(len(self.inputs)))


class Slice(NamedTuple):
    """Inputs that belong together."""

    name: str
    start: int
    size: int


class Layout:
    """The places of all inputs, given out one slice after another."""

    def __init__(self) -> None:
        self.slices: list[Slice] = []
        self.size = 0

    def slice(self, name: str, size: int = 1) -> int:
        """Where the next slice begins."""
        start = self.size
        self.slices.append(Slice(name, start, size))
        self.size += size
        return start


class Kind(NamedTuple):
    """A kind of table that strategy is different at: so many players, with these options."""

    name: str
    players: int
    needs: dict[str, object]  # the options that make it this kind
    variants: tuple[dict[str, object], ...] = ()  # played by the same strategy: some games of training have these
    par: float = 0.0  # points that are a fair result for one who plays alone


class Encoding(NamedTuple):
    """How a game writes a position for a net. A new number says that weights for the old one are of no use."""

    version: int
    layout: Layout
    # Writes one row: what the seat may know, or with `True` only what everybody knows, as that seat's affairs.
    write: Callable[[Any, int, bool, Rows], None]
    kinds: tuple[Kind, ...]  # those with more needs behind those with fewer
    scale: float  # points by which one wins clearly
    secret: tuple[str, ...] = ()  # decisions that several seats take in secret at the same time, worth guessing
    ahead: int = 1  # rounds (or turns) that a search plays on …
    steps: int = 60  # … and decisions, if they are not over by then
    lam: float = 0.9  # of TD(lambda): nearer to 1 where a turn is many small choices

    def kind(self, players: int, options: dict[str, Any]) -> Kind | None:
        """The kind of such a table."""
        found: Kind | None = None
        for kind in self.kinds:
            if kind.players == players and all(options.get(name) == value for name, value in kind.needs.items()):
                found = kind
        return found
