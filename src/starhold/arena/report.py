"""What a designer wants to see of many games: who wins, how scores spread, where points come from, what is played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev
from typing import Any, Final

from starhold.arena.round_robin import wilson
from starhold.arena.workers import Outcome

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Share:
    """One thing counted (a card, a type, a faction, a seat): how often, and how those who had it fared."""

    name: str
    seats: int  # seats of finished games that had it
    share: float  # of all seats
    per_game: float  # how many a seat had of it, on average over all seats
    wins: float  # shared wins count in parts
    win_rate: float
    low: float  # 95 % interval of the win rate
    high: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Spread:
    """How scores are distributed."""

    mean: float
    deviation: float
    least: int
    quantiles: dict[str, float]
    most: int


class Report:
    """The sums over all games that finished."""

    __slots__ = ("categories", "games", "players", "scores", "sources", "spread")

    def __init__(self, outcomes: Sequence[Outcome], players: int) -> None:
        finished = [outcome for outcome in outcomes if outcome.finished]
        self.games = len(finished)
        self.players = players
        self.scores = sorted(score for outcome in finished for score in outcome.scores)
        self.spread = spread(self.scores)
        self.sources = mean_sources(finished, players)
        self.categories = shares(finished, players)

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "games": self.games,
            "scores": asdict(self.spread),
            "points_by_source": self.sources,
            **{name: [asdict(share) for share in listed] for name, listed in self.categories.items()},
        }


def spread(scores: Sequence[int]) -> Spread:
    """Mean, deviation and quantiles of sorted scores."""
    if not scores:
        return Spread(0.0, 0.0, 0, {}, 0)
    last = len(scores) - 1
    quantiles = {f"{quantile:.0%}": float(scores[round(quantile * last)]) for quantile in QUANTILES}
    return Spread(fmean(scores), pstdev(scores), scores[0], quantiles, scores[-1])


def win_shares(outcome: Outcome) -> list[float]:
    """What each seat has of the win."""
    best = outcome.winners()
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(outcome.scores))]


def mean_sources(finished: Sequence[Outcome], players: int) -> dict[str, float]:
    """Points by source, a seat and game; the richest first."""
    sums: dict[str, int] = defaultdict(int)
    for outcome in finished:
        for parts in outcome.parts:
            for source, points in parts.items():
                sums[source] += points
    seats = max(1, len(finished) * players)
    return {source: points / seats for source, points in sorted(sums.items(), key=lambda item: -item[1])}


def shares(finished: Sequence[Outcome], players: int) -> dict[str, list[Share]]:
    """Everything that was counted, by category, the most frequent first."""
    seats: dict[tuple[str, str], int] = defaultdict(int)
    counts: dict[tuple[str, str], int] = defaultdict(int)
    wins: dict[tuple[str, str], float] = defaultdict(float)
    scores: dict[tuple[str, str], int] = defaultdict(int)
    categories: dict[str, None] = {}
    for outcome in finished:
        won = win_shares(outcome)
        for seat, counted in enumerate(outcome.stats):
            for category, names in counted.items():
                categories[category] = None
                for name in names:
                    counts[category, name] += 1
                for name in set(names):
                    key = category, name
                    seats[key] += 1
                    wins[key] += won[seat]
                    scores[key] += outcome.scores[seat]
    every = max(1, len(finished) * players)
    result: dict[str, list[Share]] = {category: [] for category in categories}
    for (category, name), had in sorted(seats.items(), key=lambda item: (-counts[item[0]], item[0])):
        key = category, name
        low, high = wilson(wins[key], had)
        result[category].append(
            Share(name, had, had / every, counts[key] / every, wins[key], wins[key] / had, low, high, scores[key] / had)
        )
    return result
