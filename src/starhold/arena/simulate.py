"""Many games of the same bots in the same seats, and what they come to on average."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import starhold
from starhold.arena.own_bots import SECONDS, check_any
from starhold.arena.result_file import row, write
from starhold.arena.tables import every_table
from starhold.arena.workers import Job, Outcome, Sharing, play_all
from starhold.core.errors import BadOption

MOST_TEXTS: Final = 100  # broken invariants, and faults of bots, kept in words; all are counted


class SimulationResult:
    """The sums of a simulation. Scores and rounds are means over the games that finished."""

    __slots__ = (
        "decisions",
        "decisions_per_second",
        "end_reasons",
        "fault_texts",
        "faults",
        "finished",
        "game",
        "games",
        "mean_rounds",
        "mean_scores",
        "outcomes",
        "players",
        "seconds",
        "violation_texts",
        "violations",
    )

    def __init__(self, game: str, players: int, seconds: float, outcomes: list[Outcome]) -> None:
        finished = [outcome for outcome in outcomes if outcome.finished]
        count = max(1, len(finished))
        self.outcomes = outcomes
        self.game = game
        self.players = players
        self.games = len(outcomes)
        self.finished = len(finished)
        self.decisions = sum(outcome.decisions for outcome in outcomes)
        self.seconds = seconds
        self.decisions_per_second = self.decisions / seconds if seconds > 0 else 0.0
        self.violations = sum(len(outcome.violations) for outcome in outcomes)
        self.violation_texts = [text for outcome in outcomes for text in outcome.violations][:MOST_TEXTS]
        faults = [outcome.fault for outcome in outcomes if outcome.fault]
        self.faults = len(faults)  # games that a bot of one's own has ended by a fault
        self.fault_texts = faults[:MOST_TEXTS]
        self.mean_scores = [mean_score(finished, seat) for seat in range(players)]
        self.mean_rounds = sum(outcome.rounds for outcome in finished) / count
        self.end_reasons: dict[str, int] = {}
        for outcome in finished:
            self.end_reasons[outcome.end_reason] = self.end_reasons.get(outcome.end_reason, 0) + 1

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "violations": self.violations,
            "mean_scores": self.mean_scores,
            "mean_rounds": self.mean_rounds,
            "end_reasons": self.end_reasons,
            **({"faults": self.faults} if self.faults else {}),
        }


def mean_score(finished: list[Outcome], seat: int) -> float:
    """Over the games that had such a seat."""
    scores = [outcome.scores[seat] for outcome in finished if seat < len(outcome.scores)]
    return sum(scores) / max(1, len(scores))


def simulate_every_table(
    game: str,
    games: int,
    bots: list[str],
    seed: int | str = 0,
    workers: int = 1,
    check: bool = False,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
    out: Path | None = None,
    seconds: float = SECONDS,
) -> SimulationResult:
    """The same, but each game at the next kind of table: every number of players, every option at every value."""
    one = starhold.game(game)
    tables = every_table(one)
    check_seats(bots[:1], 1, games, seconds)
    if len(bots) != 1:
        raise BadOption(f"name one bot for all seats where the number of seats changes, not {len(bots)}")
    jobs: list[Job] = []
    for number in range(games):
        players, options = tables[number % len(tables)]
        jobs.append(Job(game, players, bots * players, f"{seed}/{number}", check, options, seconds=seconds))
    return _played(game, one.max_players, jobs, Sharing(workers, cluster, out, progress))


def simulate(
    game: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int | str = 0,
    workers: int = 1,
    check: bool = False,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    stats: bool = False,
    cluster: str | None = None,
    out: Path | None = None,
    seconds: float = SECONDS,
) -> SimulationResult:
    """Play that many games; `bots` is one name for all seats or one per seat.

    The same seed gives the same games whatever the number of workers, here or on a cluster. With `check` every
    invariant is tested after every step, with `stats` what was played is counted for `report`. Into `out` each game is
    written; a run that was killed is gone on with. A bot of one's own (`module:Class`) has so many `seconds` for a
    decision; its faults end its game.
    """
    starhold.game(game).check_options(players, options or {})
    seats = check_seats(bots, players, games, seconds)
    given = options or {}
    jobs = [Job(game, players, seats, f"{seed}/{number}", check, given, stats, seconds) for number in range(games)]
    return _played(game, players, jobs, Sharing(workers, cluster, out, progress))


def _played(game: str, players: int, jobs: list[Job], sharing: Sharing) -> SimulationResult:
    began = perf_counter()
    with play_all(jobs, sharing) as outcomes:
        result = SimulationResult(game, players, perf_counter() - began, outcomes)
        if sharing.out is not None:
            pairs = zip(jobs, outcomes, strict=True)
            write(sharing.out, [row(number, *pair) for number, pair in enumerate(pairs)])
    return result


def check_seats(bots: list[str], players: int, games: int, seconds: float = SECONDS) -> list[str]:
    """One bot a seat, or an error that says what is wrong."""
    for name in bots:
        check_any(name, seconds)
    if len(bots) not in (1, players):
        raise BadOption(f"name one bot for all seats or one for each of the {players}, not {len(bots)}")
    if games < 1:
        raise BadOption(f"at least one game has to be played, not {games}")
    return bots * players if len(bots) == 1 else bots
