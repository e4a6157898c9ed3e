"""Every bot against every other, on the same deals from both sides, with an interval around each win rate.

A pair plays each deal twice. In the first game the seats are a, b, a, b, ..., in the second b, a, b, a, ...: so both
have each seat equally often, also with three players, where a side has two seats in one game and one in the other. The
win goes to the side of the best seat (by score, then by the game's tiebreak); a best place shared by both sides is a
draw and counts half. A bot of one's own that does something wrong loses that game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

import starhold
from starhold.arena.own_bots import SECONDS
from starhold.arena.result_file import row, write
from starhold.arena.simulate import check_seats
from starhold.arena.workers import Job, Outcome, Sharing, play_all
from starhold.core.errors import BadOption

Z: Final = 1.959963984540054  # of the normal distribution, for 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate after Wilson: sensible also near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    # at the ends the formula gives exactly 0 and 1, but for rounding
    return max(0.0, middle - half) if wins > 0 else 0.0, min(1.0, middle + half) if wins < games else 1.0


class PairResult:
    """How a did against b; a game that did not finish counts as a draw."""

    __slots__ = ("a", "a_wins", "b", "b_wins", "draws")

    def __init__(self, a: str, b: str, a_wins: int, b_wins: int, draws: int) -> None:
        self.a = a
        self.b = b
        self.a_wins = a_wins
        self.b_wins = b_wins
        self.draws = draws

    def games(self) -> int:
        return self.a_wins + self.b_wins + self.draws

    def rate(self) -> float:
        """The share of a, draws counted half."""
        return (self.a_wins + self.draws / 2) / self.games() if self.games() else 0.0

    def plain(self) -> dict[str, Any]:
        low, high = wilson(self.a_wins + self.draws / 2, self.games())
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games(),
            "a_wins": self.a_wins,
            "b_wins": self.b_wins,
            "draws": self.draws,
            "a_rate": self.rate(),
            "low": low,
            "high": high,
        }


class ArenaResult:
    """All pairs."""

    __slots__ = ("faults", "game", "pairs")

    def __init__(self, game: str, pairs: list[PairResult], faults: Sequence[str] = ()) -> None:
        self.game = game
        self.pairs = pairs
        self.faults = faults  # by which bots of one's own have lost games

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        told: dict[str, Any] = {"game": self.game, "pairs": [pair.plain() for pair in self.pairs]}
        return told | ({"faults": list(self.faults)} if self.faults else {})


def arena(
    game: str,
    bots: list[str],
    games: int,
    players: int = 2,
    seed: int | str = 0,
    workers: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
    out: Path | None = None,
    seconds: float = SECONDS,
) -> ArenaResult:
    """`games` games for every pair of the bots; `progress` is told how many are done of all pairs together.

    The other arguments are those of `simulate`.
    """
    starhold.game(game).check_options(players, options or {})
    if players < 2:
        raise BadOption("bots can only be compared at one table: with at least 2 players, not alone")
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise BadOption("an arena needs two or more different bots")
    for name in bots:
        check_seats([name], players, games, seconds)
    pairs = [(a, b) for place, a in enumerate(bots) for b in bots[place + 1 :]]
    jobs: list[Job] = []
    for a, b in pairs:
        for number in range(games):
            deal = f"{seed}/{number // 2}"
            seats = seating(a, b, number, players)
            jobs.append(Job(game, players, seats, deal, False, options or {}, seconds=seconds))
    results: list[PairResult] = []
    with play_all(jobs, Sharing(workers, cluster, out, progress)) as outcomes:
        for place, (a, b) in enumerate(pairs):
            results.append(_count(a, b, outcomes[place * games : (place + 1) * games]))
        if out is not None:
            told = enumerate(zip(jobs, outcomes, strict=True))
            write(out, [_row(number, *pairs[number // games], number % games, *one) for number, one in told])
    return ArenaResult(game, results, [outcome.fault for outcome in outcomes if outcome.fault])


def _row(place: int, a: str, b: str, number: int, job: Job, outcome: Outcome) -> dict[str, Any]:
    """A game of a pair: what side a has of the win."""
    return row(place, job, outcome) | {"a": a, "b": b, "result": (winner(outcome, number) + 1) / 2}


def seating(a: str, b: str, number: int, players: int) -> list[str]:
    """Who sits where in a pair's game of that number: sides alternate, and change places from game to game."""
    return [a if (seat + number) % 2 == 0 else b for seat in range(players)]


def winner(outcome: Outcome, number: int) -> int:
    """1 if side a has the best place to itself, -1 if side b has, 0 if they share it or the game did not finish; a
    game that ended by a fault is lost by the side whose fault it was."""
    if outcome.at_fault >= 0:
        return -1 if (outcome.at_fault + number) % 2 == 0 else 1
    if not outcome.finished:
        return 0
    sides = {(seat + number) % 2 for seat in outcome.winners()}
    if len(sides) == 2:
        return 0
    return 1 if 0 in sides else -1


def _count(a: str, b: str, outcomes: list[Outcome]) -> PairResult:
    results = [winner(outcome, number) for number, outcome in enumerate(outcomes)]
    return PairResult(a, b, results.count(1), results.count(-1), results.count(0))
