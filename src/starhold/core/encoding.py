"""A position as inputs of a net: which inputs are on, and how much, for a whole batch of positions.

Most inputs are off in any position, so only those that are on are written down: the number of the input beside its
value. The numbers stay in plain buffers, which numpy reads without copying; no object is made for any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i32, i64

ROOM: Final = 2048  # inputs that there is room for at first: some fifteen rows


class Rows:
    """The inputs of a batch of positions, row after row."""

    __slots__ = ("count", "ends", "inputs", "room", "values")

    def __init__(self) -> None:
        # Longer than what is written, so that most inputs are put there by one store each.
        self.room: i64 = ROOM
        self.inputs = vec[i32]([i32(0)] * i64(ROOM))
        self.values = vec[float]([0.0] * i64(ROOM))
        self.count: i64 = 0  # so many are written
        self.ends = vec[i32](capacity=16)  # behind the last input of each row

    def on(self, place: i64) -> None:
        """An input that is on, and no more than that."""
        count = self.count
        if count == self.room:
            self._widen()
        self.inputs[count] = i32(place)
        self.values[count] = 1.0
        self.count = count + 1

    def put(self, place: i64, value: float) -> None:
        """An input of that size; about 1 at its largest."""
        if value != 0.0:
            count = self.count
            if count == self.room:
                self._widen()
            self.inputs[count] = i32(place)
            self.values[count] = value
            self.count = count + 1

    def share(self, place: i64, number: i64, whole: i64) -> None:
        """A count, as a share of what is a lot of it."""
        if number != 0:
            self.put(place, float(number) / float(whole))

    def _widen(self) -> None:
        room = 4 * self.room
        inputs, old_inputs = vec[i32]([i32(0)] * room), self.inputs
        values, old_values = vec[float]([0.0] * room), self.values
        place: i64 = 0
        while place < len(old_inputs):
            inputs[place] = old_inputs[place]
            values[place] = old_values[place]
            place += 1
        self.inputs, self.values, self.room = inputs, values, room

    def one_of(self, place: i64, size: i64, number: i64) -> None:
        """One of so many inputs that stand for 0, 1, 2 … ; what is more is as good as the last."""
        if number < 0:
            number = 0
        if number >= size:
            number = size - 1
        self.on(place + number)

    def end_row(self) -> None:
        self.ends = append(self.ends, i32(self.count))


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
