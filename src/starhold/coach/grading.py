"""How good a decision was: by what it lost, in chance of winning, against the best that its seat could know of.

| grade | lost, in hundredths of the chance of winning, among two |
|---|---|
| best | less than 1 |
| good | less than 3 |
| inaccuracy | less than 6 |
| mistake | less than 12 |
| blunder | 12 or more |

Among more players a chance of winning is smaller to begin with, and so is what a mistake costs: with three players the
bounds are two thirds of these, with four one half. Who plays alone has no chance of winning: there the bounds are of
the share of the margin, in which one half is a fair result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, Literal

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
BOUNDS: Final = (0.01, 0.03, 0.06, 0.12)  # between the grades, for two players
FALL: Final = 8.0  # how fast accuracy falls with what is lost
STAKE: Final = 0.01  # for two players: a decision in which all choices are closer than that says nothing of a player


def scaled(loss: float, players: int) -> float:
    """A loss as it would weigh among two."""
    return loss * max(2, players) / 2.0


def grade(loss: float, players: int) -> Grade:
    """The grade of a decision that lost so much."""
    weight = scaled(loss, players)
    return GRADES[sum([weight >= bound for bound in BOUNDS])]


def accuracy(decisions: Sequence[tuple[float, float]], players: int) -> float:
    """From 0 to 100, of pairs: what a decision lost, and what could have been lost in it.

    The mean of 100 · exp(-8 · loss) over the decisions in which something was at stake: 100 for one that lost nothing,
    92 where a hundredth of the chance of winning was lost (among two), 62 for six hundredths, 38 for twelve.
    """
    told = [100.0 * exp(-FALL * scaled(loss, players)) for loss, stake in decisions if scaled(stake, players) >= STAKE]
    return sum(told) / len(told) if told else 100.0
