"""What the results of a table come to: rates, ratings, points and times, each with its interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from starhold.arena.round_robin import Z, wilson
from starhold.core.game import Game
from starhold.ladder.bradley_terry import Match, Rating, ratings
from starhold.ladder.kept import Kept, Line
from starhold.ladder.match import Thought
from starhold.ladder.pairings import YARDSTICK
from starhold.ladder.run import lines_of, pairs_of
from starhold.ladder.tables import Table


@dataclass
class Standing:
    """One table."""

    table: Table
    matches: list[Match]
    points: dict[str, Rating]  # of those who play alone: the mean
    times: dict[str, Thought]
    games: dict[str, int]  # of those who play alone

    def ratings(self) -> dict[str, Rating]:
        """Of those linked to the yardstick, weakest first."""
        found = ratings(self.matches, YARDSTICK) if self.matches else {}
        return {bot: found[bot] for bot in self.table.bots if bot in found}

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        told: dict[str, Any] = {
            "kind": self.table.name,
            "players": self.table.players,
            "options": self.table.options,
        }
        if self.table.players == 1:
            told["points"] = [
                {"bot": bot, "games": self.games[bot], "points": mean, "low": low, "high": high, **self.time(bot)}
                for bot, (mean, low, high) in self.points.items()
            ]
            return told
        told["pairings"] = [plain_match(match) for match in self.matches]
        told["ratings"] = [{"bot": bot, **rating._asdict(), **self.time(bot)} for bot, rating in self.ratings().items()]
        return told

    def time(self, bot: str) -> dict[str, float | None]:
        """Milliseconds of a decision: on average, and the longest."""
        time = self.times.get(bot, Thought())
        if not time.decisions:
            return {"milliseconds": None, "worst": None}
        return {
            "milliseconds": round(1000.0 * time.seconds / time.decisions, 3),
            "worst": round(1000.0 * time.worst, 3),
        }


def plain_match(match: Match) -> dict[str, Any]:
    """As JSON has it: the share of wins of one seat of a, beside the fair one."""
    low, high = wilson(match.wins, match.games)
    return {
        "a": match.a,
        "b": match.b,
        "games": match.games,
        "wins": match.wins,
        "rate": match.wins / match.games,
        "low": low,
        "high": high,
        "fair": 1.0 / match.players,
    }


def standing(game: Game, table: Table, kept: Kept) -> Standing:
    """Only what is of the bots as they are now."""
    result = Standing(table, [], {}, {}, {})
    for part in pairs_of(table):
        for pair in part:
            lines = [line for line in lines_of(game, table, pair, kept) if line.games]
            if not lines:
                continue
            games = sum(line.games for line in lines)
            for line in lines:
                for bot, time in ((line.a, line.a_time), (line.b, line.b_time)):
                    result.times.setdefault(bot, Thought()).add(time)
            if table.players == 1:
                result.points[pair[0]] = mean_points(lines)
                result.games[pair[0]] = games
            else:
                result.matches.append(Match(*pair, table.players, games, sum(line.wins for line in lines)))
    return result


def mean_points(lines: list[Line]) -> Rating:
    """With the 95 % interval of a mean; of one game nothing is known but the points."""
    games = sum(line.games for line in lines)
    mean = sum(line.points for line in lines) / games
    if games < 2:
        return Rating(mean, mean, mean)
    spread = max(0.0, sum(line.squares for line in lines) / games - mean * mean) * games / (games - 1)
    half = Z * sqrt(spread / games)
    return Rating(mean, mean - half, mean + half)
