"""Where luck comes from. A state holds none: every step is handed a `Chance` and asks it.

`Seeded` plays, `Scripted` replays and tests, `Sealed` serves a table whose luck can be checked afterwards, `Recording`
writes down what another one gave, `Asking` lists what may fall.

One piece of luck is one int: a thing picked from a bag is the thing itself (0 or more), a number rolled is `rolled(n)`
(below 0), so that a record can name both.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from mypy_extensions import i64

from starhold.core.errors import BadLuck, StarholdError
from starhold.core.rng import Rng


def rolled(number: int) -> int:
    """How a rolled number is written in a list of luck; its own inverse."""
    return -1 - number


class Chance:
    """Luck for one game. Subclasses decide; a game only asks `pick` and `below`."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise BadLuck("this chance gives no numbers")

    def pick(self, bag: list[int]) -> i64:
        """The index in `bag` (never empty) of the thing drawn."""
        return self.below(len(bag))

    def begin(self, step: int) -> None:
        """Told before each step of a record, with the number of steps before it."""


class Seeded(Chance):
    """Reproducible luck from a seed; `stream` keeps set-up, play and bots apart."""

    __slots__ = ("rng",)

    def __init__(self, seed: int | str, stream: str = "play") -> None:
        self.rng = Rng(f"{stream}/{seed}")

    def below(self, n: i64) -> i64:
        return self.rng.below(n)

    def pick(self, bag: list[int]) -> i64:
        return self.rng.below(len(bag))


class Scripted(Chance):
    """Luck named in advance, in the order it falls; with `then`, play goes on by that one when the script ends."""

    __slots__ = ("at", "script", "then")

    def __init__(self, script: list[int], then: Chance | None = None) -> None:
        self.script = script
        self.at = 0
        self.then = then

    def left(self) -> int:
        """How much of the script has not fallen yet."""
        return len(self.script) - self.at

    def _next(self) -> int:
        if self.at >= len(self.script):
            raise BadLuck(f"the script of luck ended after {len(self.script)}; the game needs more")
        self.at += 1
        return self.script[self.at - 1]

    def below(self, n: i64) -> i64:
        if self.at >= len(self.script) and self.then is not None:
            return self.then.below(n)
        value = rolled(self._next())
        if not 0 <= value < n:
            raise BadLuck(f"luck {self.at}: a number from 0 to {n - 1} is due here")
        return value

    def pick(self, bag: list[int]) -> i64:
        if self.at >= len(self.script) and self.then is not None:
            return self.then.pick(bag)
        value = self._next()
        if value not in bag:
            raise BadLuck(f"luck {self.at}: {value} is not among the {len(bag)} things that can be drawn")
        return bag.index(value)


class LuckWanted(StarholdError):
    """Luck is due that was not named: all that may fall, each as a piece of luck, and how often it is in the bag."""

    def __init__(self, pieces: list[int], counts: list[int]) -> None:
        super().__init__(f"one of {len(pieces)} pieces of luck is due here")
        self.pieces = pieces
        self.counts = counts


class Asking(Chance):
    """Luck named so far, in order; where more is due, it asks for it by `LuckWanted`.

    What was begun by then is half done: only a copy of a position may be played by this luck.
    """

    __slots__ = ("at", "script")

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.at = 0

    def below(self, n: i64) -> i64:
        if self.at >= len(self.script):
            raise LuckWanted([rolled(number) for number in range(n)], [1] * n)
        self.at += 1
        return rolled(self.script[self.at - 1])

    def pick(self, bag: list[int]) -> i64:
        if self.at >= len(self.script):
            pieces = sorted(set(bag))
            raise LuckWanted(pieces, [bag.count(piece) for piece in pieces])
        self.at += 1
        return bag.index(self.script[self.at - 1])


class Sealed(Chance):
    """Luck fixed by a secret whose hash is published first, and by what the players add to it afterwards.

    Who keeps the secret cannot choose it to suit the seeds of the players, and the players cannot choose their seeds to
    suit the secret: so nobody chooses the luck, and everybody can check it. The numbers of a step depend on secret,
    seeds and the step's place in the record alone. `sealing.py` says how a record writes this.
    """

    __slots__ = ("counter", "key", "secret", "step")

    def __init__(self, secret: bytes, seeds: Sequence[str] = ()) -> None:
        """`seeds` has one for each seat, empty for a seat that added nothing; none at all: the secret alone decides."""
        self.secret = secret
        self.key = hmac.new(secret, ",".join(seeds).encode(), hashlib.sha256).digest() if seeds else secret
        self.step = 0
        self.counter = 0

    def commitment(self) -> str:
        """What is published before the game: the SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def begin(self, step: int) -> None:
        self.step = step
        self.counter = 0

    def below(self, n: i64) -> i64:
        message = f"{self.step}/{self.counter}".encode()
        self.counter += 1
        digest = hmac.new(self.key, message, hashlib.sha256).digest()
        bound: int = n  # 128 bits are no native number
        return int.from_bytes(digest[:16], "big") % bound


class Recording(Chance):
    """Passes luck on from another chance and writes it down in `fell`."""

    __slots__ = ("fell", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.fell: list[int] = []

    def begin(self, step: int) -> None:
        self.fell = []
        self.source.begin(step)

    def below(self, n: i64) -> i64:
        value = self.source.below(n)
        self.fell.append(rolled(value))
        return value

    def pick(self, bag: list[int]) -> i64:
        index = self.source.pick(bag)
        self.fell.append(bag[index])
        return index
