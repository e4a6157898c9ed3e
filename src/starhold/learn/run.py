"""A whole run of training: progress told as it goes, checkpoints, and in the end the weights with their model card."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import starhold
from starhold.bots.weights import CARD, NUMBERS, BadWeights, packed, weights
from starhold.learn import checkpoint
from starhold.learn.calibration import hold
from starhold.learn.learner import Student
from starhold.learn.plan import Plan
from starhold.learn.strength import strength
from starhold.learn.trainer import Play, Trainer, players

REPORT: Final = "report.json"
Tell = Callable[[str], None]


@dataclass
class Pace:
    """How often a run looks up from its work, in seconds; nothing of it has a say in what is learnt."""

    save: float = 120.0
    measure: float = 240.0
    deals: int = 40  # of a measuring match
    held: int = 300  # games that nothing is learnt from: whether chances of winning come true


def run(
    plan: Plan,
    out: Path,
    minutes: float,
    workers: int,
    resume: bool,
    tell: Tell,
    pace: Pace | None = None,
    commit: str = "",
    cluster: str | None = None,
) -> Path:
    """Train for so long; the weights lie in the folder that is returned. The card tells of the commit."""
    pace = pace or Pace()
    folder = out / plan.game
    told: dict[str, Any] = {"measured": [], "seconds": 0.0}
    if resume:
        trainer, told = checkpoint.load(folder, plan)
        tell(f"{plan.game}: goes on after {_games(trainer)} games")
    else:
        trainer = Trainer(plan)
        if plan.begun:
            told["seconds"] = take_over(trainer)
            tell(f"{plan.game}: goes on from the weights in the package, after {_games(trainer)} games")
    told["commit"] = commit
    gc.collect()
    gc.freeze()
    gc.disable()  # states hold no cycles; looking for some would take most of the time
    try:
        with players(workers, cluster) as play:
            _go_on(trainer, told, folder, minutes, play, pace, tell)
    except KeyboardInterrupt:  # a generation that was begun is lost, nothing else
        checkpoint.save(folder, trainer, told)
        raise
    finally:
        gc.enable()
        gc.unfreeze()
    measure(trainer, told, pace.deals, tell)
    calibrate(trainer, told, pace.held, tell)
    checkpoint.save(folder, trainer, told)
    write(folder, trainer, told)
    return folder


def take_over(trainer: Trainer) -> float:
    """Begin with the weights in the package; for how many seconds they were trained."""
    found = weights(trainer.plan.game)
    wanted, there = trainer.plan.begun, found.card["sha256"]
    if wanted != there:
        raise BadWeights(f"the weights in the package are {there[:12]}, not {wanted[:12]} as the plan says")
    missing = [name for name in trainer.plan.kinds if name not in found.minds]
    if missing:
        raise BadWeights(f"nothing was learnt of {', '.join(missing)} yet: leave --further out")
    seen = {name: (entry["games"], entry["rows"]) for name, entry in found.card["measured"].items()}
    try:
        trainer.learner.take_over(found.minds, seen)
    except ValueError as error:
        raise BadWeights(f"the nets in the package are of another size than the plan's ({error})") from error
    return float(found.card["minutes"]) * 60.0


def _go_on(
    trainer: Trainer,
    told: dict[str, Any],
    folder: Path,
    minutes: float,
    play: Play,
    pace: Pace,
    tell: Tell,
) -> None:
    """Generation after generation, until the time is over."""
    begun = last_save = last_measure = time.monotonic()
    end = begun + minutes * 60.0
    before = told["seconds"]
    while (now := time.monotonic()) < end:
        if now - last_measure > pace.measure:
            measure(trainer, told, pace.deals, tell)
            last_measure = time.monotonic()
        if now - last_save > pace.save:
            checkpoint.save(folder, trainer, told)
            last_save = time.monotonic()
        trainer.step(play)
        told["seconds"] = before + time.monotonic() - begun


def measure(trainer: Trainer, told: dict[str, Any], deals: int, tell: Tell) -> None:
    """Each kind of table against `greedy`, on deals that are always the same."""
    for student in trainer.learner.students:
        mind = trainer.learner.mind(student)
        found = strength(trainer.plan.game, student.kind, mind, deals, "progress")
        low, high = found.interval()
        told["measured"].append(
            {
                "seconds": round(told["seconds"], 1),
                "kind": student.kind.name,
                "games": student.games,
                "rows": student.rows,
                "error": round(student.value.error, 4),
                "beta": round(mind.beta, 4),
                "played": found.games,
                "rate": round(found.rate, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "points": round(found.points, 2),
            }
        )
        tell(_line(student, told["measured"][-1]))


def calibrate(trainer: Trainer, told: dict[str, Any], games: int, tell: Tell) -> None:
    """Whether the predicted chances of winning came true, in games that nothing was learnt from."""
    told["calibration"] = {}
    for student in trainer.learner.students:
        if student.kind.players == 1:
            continue
        mind = trainer.learner.mind(student)
        student.trust = hold(trainer.plan.game, student.kind, mind, games, "sure").fit()
        tenths = hold(trainer.plan.game, student.kind, mind, games, "calibration").tenths(student.trust)
        told["calibration"][student.kind.name] = [asdict(one) if one is not None else None for one in tenths]
        off = max((one.error for one in tenths if one is not None), default=0.0)
        tell(f"            {student.kind.name:12} chances of winning are off by {off:.1%} at most, by tenths")


def write(folder: Path, trainer: Trainer, told: dict[str, Any]) -> None:
    """The weights, the card and the report."""
    learner = trainer.learner
    game = starhold.game(trainer.plan.game)
    minds = {student.kind.name: learner.mind(student) for student in learner.students}
    latest = {entry["kind"]: entry for entry in told["measured"]}
    story = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": told.get("commit", ""),
        "minutes": round(told["seconds"] / 60.0, 1),
        "games": {student.kind.name: student.games for student in learner.students},
        "plan": vars(trainer.plan),
        "measured": latest,
    }
    card, numbers = packed(game, minds, story)
    checkpoint.put(folder / NUMBERS, numbers)
    checkpoint.put(folder / CARD, card)
    checkpoint.put(folder / REPORT, (json.dumps(told, indent=1) + "\n").encode())


def _games(trainer: Trainer) -> int:
    return sum(student.games for student in trainer.learner.students)


def _line(student: Student, entry: dict[str, Any]) -> str:
    against = f"against greedy {entry['rate']:.1%} ({entry['low']:.1%} to {entry['high']:.1%} of {entry['played']}), "
    return (
        f"{entry['seconds'] / 60.0:6.1f} min  {student.kind.name:12} {student.games:7} games  "
        f"error {entry['error']:.3f}  beta {entry['beta']:.3f}  "
        f"{against if student.kind.players > 1 else ''}{entry['points']:.1f} points"
    )
