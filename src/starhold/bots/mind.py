"""All that a player who values positions has learnt of one kind of table."""

from __future__ import annotations

from dataclasses import dataclass

from starhold.bots.net import Floats, Net, sigmoid, softmax
from starhold.bots.trust import PLAIN, Trust, chances_of
from starhold.core.encoding import Rows

WIN, MARGIN = 0.5, 0.5  # how much the two halves of a value count


@dataclass
class Mind:
    """What it has learnt, and how much it still listens to the appraiser."""

    value: Net  # logits of winning, by seat from one's own on; then of the margin
    guess: Net | None = None  # logits of what a seat will choose in secret
    codes: tuple[int, ...] = ()  # what the outputs of `guess` stand for
    beta: float = 0.02  # of a point of appraisal
    most: int = 12  # choices looked at, the best by appraisal
    par: float = 0.0  # a fair result for one who plays alone
    trust: Trust = PLAIN  # how far its chances of winning are to be believed

    def values(self, rows: Rows, players: int) -> list[float]:
        """One number for each row."""
        result: list[float] = value_of(self.value(rows), players).tolist()
        return result

    def chances(self, rows: Rows, players: int) -> list[list[float]]:
        """The chance of winning of each seat, from one's own on."""
        result: list[list[float]] = chances_of(self.value(rows)[:, :players], self.trust).tolist()
        return result

    def guesses(self, rows: Rows) -> list[list[float]]:
        """How likely each secret choice is, for each row."""
        assert self.guess is not None
        result: list[list[float]] = softmax(self.guess(rows)).tolist()
        return result


def value_of(outputs: Floats, players: int) -> Floats:
    """One number from what the net says: the chance of winning, and by how much."""
    margin = sigmoid(outputs[:, players])
    if players == 1:
        return margin
    result: Floats = WIN * softmax(outputs[:, :players])[:, 0] + MARGIN * margin
    return result
