"""What a position holds for a seat, as a few amounts that a player counts: goods, cards, planets, strength.

The coach says by them in what two choices differ. They decide nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Tally(NamedTuple):
    """One amount.

    `worth` is what one more of it is worth, in chance of winning in an even game; below 0 where less is better. It was
    fitted, roundly, to how the chances of winning change from round to round in games of bots.
    """

    name: str  # its words are `reason-NAME`
    worth: float


class Tallies(NamedTuple):
    """The amounts of a game, and how they are counted: only what the seat has or may see is read."""

    kinds: tuple[Tally, ...]
    take: Callable[[Any, int], list[float]]  # of a position and a seat, in the order of `kinds`
