"""How the game of a table ended, and who came where: by its rules, or because people gave up or agreed to end it.

The games know nothing of resigning. What is decided here stands beside the game: its position stays as it was left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from starhold.core.ranking import places

if TYPE_CHECKING:
    from starhold.server.match import Match
    from starhold.server.standing import Standing

How = Literal["played", "resigned", "agreed", "drawn", "abandoned", "closed"]
PLAYED: Final = "played"  # to its end by the rules; seats that gave up on the way come last
RESIGNED: Final = "resigned"  # nobody but one was left to play against, or no person at all
AGREED: Final = "agreed"  # all agreed to count it as it stood
DRAWN: Final = "drawn"  # all agreed that nobody has won
ABANDONED: Final = "abandoned"  # given up by all who were left: there is no result
CLOSED: Final = "closed"  # by those who keep order: there is no result either


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended."""

    how: How
    places: list[int]  # by seat, from 1; empty where there is no result
    resigned: list[int]  # seats that gave up, in that order; they come last, the first of them behind all others
    timed: list[int]  # those of them whose time ran out


def ending(match: Match, standing: Standing) -> Ending | None:
    """How the game of a table ended; None while it is played."""
    if standing.how:
        return Ending(standing.how, standing.places[:], standing.resigned[:], standing.timed[:])
    if not match.over():
        return None
    ranked = with_resigned(places(match.state.scores()), standing.resigned)
    return Ending(PLAYED, ranked, standing.resigned[:], standing.timed[:])


def with_resigned(ranked: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """The places of all seats when those that gave up come last: who did so first, behind all others."""
    playing = [seat for seat in range(len(ranked)) if seat not in resigned]
    result = [0] * len(ranked)
    for seat in playing:
        result[seat] = 1 + sum(ranked[other] < ranked[seat] for other in playing)
    for number, seat in enumerate(resigned):
        result[seat] = len(ranked) - number
    return result
