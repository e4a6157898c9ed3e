"""Who comes where: who has won outright, then by score, then by the game's tiebreak; equal in all is a shared place."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.core.game import Score


def places(scores: Sequence[Score]) -> list[int]:
    """The place of each seat, from 1; after a shared place as many are left out as share it."""
    keys = [(score.leads, score.total, score.tiebreak) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]


def winners(scores: Sequence[Score]) -> list[int]:
    """The seats in the first place."""
    return [score.seat for score, place in zip(scores, places(scores), strict=True) if place == 1]
