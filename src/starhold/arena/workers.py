"""Many games: jobs in, outcomes out, in the order of the jobs, whoever plays them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import starhold
from starhold.arena.kept_units import KeptUnits
from starhold.arena.own_bots import SECONDS, BotFault, any_bot, is_own
from starhold.arena.playout import play_bots, play_random
from starhold.arena.sharing import crew
from starhold.bots.bot import Bot
from starhold.bots.levels import BY_NAME
from starhold.core.chance import Seeded
from starhold.core.game import Score, State
from starhold.core.ranking import winners
from starhold.core.rng import Rng

Stats = dict[str, list[str]]  # things by category

MOST_IN_UNIT: Final = 50  # games handed to a worker at once: few enough for progress to be seen
UNITS: Final = 64  # at least, where there are so many games: enough for many workers


class Sharing(NamedTuple):
    """Who plays, and where finished games are kept meanwhile. Nothing of it has a say in what comes of them."""

    workers: int = 1
    cluster: str | None = None  # of Ray: an address, or `local`
    out: Path | None = None  # a file of results, beside which finished games are kept until it is written
    progress: Callable[[int], None] | None = None  # told how many are done


class Job:
    """One game to play: all of its luck comes from `seed`, the bots' own from `seed` and their seat."""

    __slots__ = ("bots", "check", "game", "options", "players", "seconds", "seed", "stats")

    def __init__(
        self,
        game: str,
        players: int,
        bots: list[str],
        seed: str,
        check: bool,
        options: Mapping[str, object],
        stats: bool = False,
        seconds: float = SECONDS,
    ) -> None:
        self.game = game
        self.players = players
        self.bots = bots  # one a seat; those of one's own as module:Class
        self.seed = seed
        self.check = check
        self.options = options
        self.stats = stats  # whether to count what was played, for a report
        self.seconds = seconds  # for a decision of a bot of one's own

    def parts(self) -> tuple[Any, ...]:
        """All that its outcome depends on."""
        options = dict(self.options)
        return self.game, self.players, self.bots, self.seed, self.check, options, self.stats, self.seconds

    def own(self) -> bool:
        """Whether a bot of one's own plays."""
        return any(is_own(name) for name in self.bots)

    def __reduce__(self) -> tuple[object, ...]:
        return Job, self.parts()

    def __repr__(self) -> str:
        return f"{self.game} by {', '.join(self.bots)} with seed {self.seed}"


class Outcome:
    """How one game went."""

    __slots__ = (
        "at_fault",
        "decisions",
        "end_reason",
        "fault",
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
        fault: str = "",
        at_fault: int = -1,
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
        self.fault = fault  # what a bot of one's own has done wrong, which ended the game
        self.at_fault = at_fault  # its seat

    def winners(self) -> list[int]:
        """The seats in the first place."""
        standing = zip(self.scores, self.tiebreaks, self.leads, strict=True)
        return winners([Score(seat, total, tie, [], leads) for seat, (total, tie, leads) in enumerate(standing)])

    def plain(self) -> list[Any]:
        """As JSON has it; `Outcome(*plain)` is the same again."""
        return [
            self.finished,
            self.decisions,
            self.rounds,
            self.end_reason,
            self.scores,
            self.tiebreaks,
            self.violations,
            list(self.parts),
            list(self.stats),
            list(self.leads),
            self.fault,
            self.at_fault,
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, tuple(self.plain())


class Counted(Bot):
    """Another bot, whose answers are counted."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.name, inner.recalls)
        self.inner = inner
        self.answers = 0

    def choose(self, position: State, seat: int) -> int:
        action = self.inner.choose(position, seat)
        self.answers += 1
        return action


def play(job: Job) -> Outcome:
    """Play one game to its end."""
    state = starhold.game(job.game).new(job.players, job.seed, job.options)
    chance = Seeded(job.seed)
    rng = Rng(f"choices/{job.seed}")
    if job.own():
        return _play_own(job, state, chance, rng)
    if all(name == "random" for name in job.bots):
        result = play_random(state, chance, rng, job.check)
    else:
        result = play_bots(state, chance, _seated(job), rng, job.check)
    return _outcome(job, state, result.decisions, result.violations)


def _play_own(job: Job, state: State, chance: Seeded, rng: Rng) -> Outcome:
    """With bots of one's own: a game ends with the first fault of one of them."""
    seated: list[Counted] = []
    try:
        for seat in range(job.players):
            seated.append(Counted(_sitting(job, seat)))
        result = play_bots(state, chance, list(seated), rng, job.check)
    except BotFault as fault:
        outcome = _outcome(job, state, sum(bot.answers for bot in seated), [])
        outcome.finished, outcome.fault = False, str(fault)
        outcome.at_fault = fault.seat if fault.seat >= 0 else len(seated)
        return outcome
    return _outcome(job, state, result.decisions, result.violations)


def _seated(job: Job) -> list[Bot]:
    return [_sitting(job, seat) for seat in range(job.players)]


def _sitting(job: Job, seat: int) -> Bot:
    where = f"a game of {job.game} with seed {job.seed}"
    return any_bot(job.bots[seat], f"{job.seed}/{seat}", job.seconds, where)


def _outcome(job: Job, state: State, decisions: int, violations: list[str]) -> Outcome:
    scores = state.scores()
    return Outcome(
        state.over(),
        decisions,
        state.rounds(),
        state.end_reason(),
        [score.total for score in scores],
        [score.tiebreak for score in scores],
        violations,
        [dict(score.parts) for score in scores],
        take_stats(state) if job.stats else [],
        [score.leads for score in scores],
    )


def take_stats(state: State) -> list[Stats]:
    """What the game itself counts, by seat."""
    game = state.game()
    count: Callable[[State, int], Stats] = game.need("stats")
    return [count(state, score.seat) for score in state.scores()]


def play_unit(jobs: list[Job]) -> list[list[Any]]:
    """What a worker does with the jobs it is handed; outcomes as JSON has them."""
    return [play(job).plain() for job in jobs]


@contextmanager
def play_all(jobs: list[Job], sharing: Sharing) -> Iterator[list[Outcome]]:
    """The outcomes of all jobs, in their order; what was kept of them is kept until they have been dealt with."""
    units = units_of(jobs)
    kept = KeptUnits(sharing.out, fingerprint(jobs)) if sharing.out is not None else None
    done: dict[int, list[list[Any]]] = dict(kept.results) if kept is not None else {}
    due = [place for place in range(len(units)) if place not in done]
    count = sum(len(units[place]) for place in done)
    tell = sharing.progress or (lambda done: None)
    tell(count)
    if due:
        workers = min(sharing.workers, len(due))
        with crew(workers, sharing.cluster, apart=any(job.own() for job in jobs)) as crowd:
            for ready, outcomes in crowd.each(play_unit, [units[place] for place in due]):
                if kept is not None:
                    kept.add(due[ready], outcomes)
                done[due[ready]] = outcomes
                count += len(outcomes)
                tell(count)
    yield [Outcome(*plain) for place in range(len(units)) for plain in done[place]]
    if kept is not None:
        kept.remove()


def units_of(jobs: list[Job]) -> list[list[Job]]:
    """The same pieces whoever plays them. A game of a bot of one's own is one by itself: it may end its process."""
    size = max(1, min(MOST_IN_UNIT, len(jobs) // UNITS))
    if any(job.own() for job in jobs):
        size = 1
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def fingerprint(jobs: list[Job]) -> str:
    """Of all that the outcomes depend on: the games, the version, the rules, and what the levels have learnt."""
    told = hashlib.sha256(starhold.__version__.encode())
    for id in sorted({job.game for job in jobs}):
        told.update(f"{id} {starhold.game(id).rules_version}".encode())
        if any(name in BY_NAME for job in jobs for name in job.bots):
            from starhold.bots.weights import BadWeights, weights  # numpy is loaded for those who need it

            try:
                told.update(weights(id).card["sha256"].encode())
            except BadWeights:  # levels play without them as well
                told.update(b"untrained")
    for job in jobs:
        told.update(json.dumps(job.parts(), sort_keys=True).encode())
    return told.hexdigest()
