"""Places: by score, then tiebreak; equal in both shares the place, below the first too."""

from __future__ import annotations

import pytest

from starhold.core.game import Score
from starhold.core.ranking import places, winners


def scores(*pairs: tuple[int, int]) -> list[Score]:
    return [Score(seat, total, tiebreak, []) for seat, (total, tiebreak) in enumerate(pairs)]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([(30, 1), (20, 9)], [1, 2]),
        ([(20, 1), (20, 9)], [2, 1]),
        ([(20, 4), (20, 4)], [1, 1]),
        ([(20, 4), (30, 0), (20, 4), (10, 9)], [2, 1, 2, 4]),
        ([(20, 4), (20, 4), (20, 4), (20, 5)], [2, 2, 2, 1]),
        ([(-1, 0), (0, 0)], [2, 1]),
    ],
)
def test_places(pairs: list[tuple[int, int]], expected: list[int]) -> None:
    assert places(scores(*pairs)) == expected
    assert winners(scores(*pairs)) == [seat for seat, place in enumerate(expected) if place == 1]
