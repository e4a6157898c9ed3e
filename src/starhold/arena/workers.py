"""Many games on several processes: jobs in, results out, in the order of the jobs, whatever the number of workers."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from typing import Final

import starhold
from starhold.arena.playout import play_bots, play_random
from starhold.bots.registry import bot
from starhold.core.chance import Seeded
from starhold.core.game import Score, State
from starhold.core.ranking import winners
from starhold.core.rng import Rng

Stats = dict[str, list[str]]  # things by category

MOST_IN_CHUNK: Final = 50  # games handed to a worker at once: few enough for progress to be seen
CHUNKS_A_WORKER: Final = 4  # so that no worker waits long for the last one


class Job:
    """One game to play: all of its luck comes from `seed`, the bots' own from `seed` and their seat."""

    __slots__ = ("bots", "check", "game", "options", "players", "seed", "stats")

    def __init__(
        self,
        game: str,
        players: int,
        bots: list[str],
        seed: str,
        check: bool,
        options: Mapping[str, object],
        stats: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.bots = bots  # one a seat
        self.seed = seed
        self.check = check
        self.options = options
        self.stats = stats  # whether to count what was played, for a report

    def __reduce__(self) -> tuple[object, ...]:
        return Job, (self.game, self.players, self.bots, self.seed, self.check, dict(self.options), self.stats)


class Outcome:
    """How one game went."""

    __slots__ = (
        "decisions",
        "end_reason",
        "finished",
        "leads",
        "parts",
        "rounds",
        "scores",
        "stats",
        "tiebreaks",
        "violations",
    )

    def __init__(
        self,
        finished: bool,
        decisions: int,
        rounds: int,
        end_reason: str,
        scores: list[int],
        tiebreaks: list[int],
        violations: list[str],
        parts: Sequence[dict[str, int]] = (),
        stats: Sequence[Stats] = (),
        leads: Sequence[int] = (),
    ) -> None:
        self.finished = finished
        self.decisions = decisions
        self.rounds = rounds
        self.end_reason = end_reason
        self.scores = scores
        self.tiebreaks = tiebreaks
        self.violations = violations
        self.parts = parts  # points by source, by seat
        self.stats = stats  # by seat; empty if it was not asked for
        self.leads = leads or [0] * len(scores)  # by seat: above 0 for who has won whatever the points say

    def winners(self) -> list[int]:
        """The seats in the first place."""
        standing = zip(self.scores, self.tiebreaks, self.leads, strict=True)
        return winners([Score(seat, total, tie, [], leads) for seat, (total, tie, leads) in enumerate(standing)])

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (
            self.finished,
            self.decisions,
            self.rounds,
            self.end_reason,
            self.scores,
            self.tiebreaks,
            self.violations,
            self.parts,
            self.stats,
            self.leads,
        )


def play(job: Job) -> Outcome:
    """Play one game to its end."""
    state = starhold.game(job.game).new(job.players, job.seed, job.options)
    chance = Seeded(job.seed)
    rng = Rng(f"choices/{job.seed}")
    if all(name == "random" for name in job.bots):
        result = play_random(state, chance, rng, job.check)
    else:
        seated = [bot(name, f"{job.seed}/{seat}") for seat, name in enumerate(job.bots)]
        result = play_bots(state, chance, seated, rng, job.check)
    scores = state.scores()
    return Outcome(
        state.over(),
        result.decisions,
        state.rounds(),
        state.end_reason(),
        [score.total for score in scores],
        [score.tiebreak for score in scores],
        result.violations,
        [dict(score.parts) for score in scores],
        take_stats(state) if job.stats else [],
        [score.leads for score in scores],
    )


def take_stats(state: State) -> list[Stats]:
    """What the game itself counts, by seat."""
    game = state.game()
    count: Callable[[State, int], Stats] = game.need("stats")
    return [count(state, score.seat) for score in state.scores()]


def play_chunk(jobs: list[Job]) -> list[Outcome]:
    """What a worker does with the jobs it is handed."""
    return [play(job) for job in jobs]


def play_all(jobs: list[Job], workers: int, progress: Callable[[int], None] | None) -> list[Outcome]:
    """The outcomes of all jobs, in their order; `progress` is told how many are done."""
    chunks = _chunks(jobs, workers)
    outcomes: list[Outcome] = []
    if workers <= 1 or len(chunks) <= 1:
        for chunk in chunks:
            outcomes += play_chunk(chunk)
            if progress is not None:
                progress(len(outcomes))
        return outcomes
    # Spawned, not forked: the same on every system, and no lock of the parent is copied half-way. States hold no
    # cycles, so the workers need no collector.
    with get_context("spawn").Pool(min(workers, len(chunks)), initializer=gc.disable) as pool:
        for done in pool.imap(play_chunk, chunks):
            outcomes += done
            if progress is not None:
                progress(len(outcomes))
    return outcomes


def _chunks(jobs: list[Job], workers: int) -> list[list[Job]]:
    share = -(-len(jobs) // (max(1, workers) * CHUNKS_A_WORKER))
    size = max(1, min(MOST_IN_CHUNK, share))
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]
