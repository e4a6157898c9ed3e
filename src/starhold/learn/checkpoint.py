"""Where a run stands, kept in one file: written aside and then put in place, so that a kill never leaves half of it."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any, Final

from starhold import game
from starhold.arena.whole_file import put as put
from starhold.core.encoding import Encoding
from starhold.core.errors import StarholdError
from starhold.learn.plan import Plan
from starhold.learn.trainer import Trainer

NAME: Final = "checkpoint.pickle"


class BadCheckpoint(StarholdError):
    """A run that cannot be gone on with."""


def save(folder: Path, trainer: Trainer, told: dict[str, Any]) -> None:
    """Everything that the run would need to go on; `told` is what the report says so far."""
    kept = {
        "plan": trainer.plan,
        "encoding": _encoding(trainer.plan),
        "generations": trainer.generations,
        "learner": trainer.learner.freeze(),
        "told": told,
    }
    put(folder / NAME, pickle.dumps(kept, pickle.HIGHEST_PROTOCOL))


def planned(folder: Path) -> Plan:
    """By what plan the run went that is kept there."""
    plan: Plan = _read(folder / NAME)["plan"]
    return plan


def load(folder: Path, plan: Plan) -> tuple[Trainer, dict[str, Any]]:
    """The trainer as it was, and the report."""
    path = folder / NAME
    kept = _read(path)
    old = kept["plan"]
    if old != plan:
        raise BadCheckpoint(f"{path} is of another run: {_difference(old, plan)}; start anew or in another folder")
    if kept.get("encoding") != _encoding(plan):
        raise BadCheckpoint(f"{path} was made by another encoding of {plan.game}; start anew")
    try:
        trainer = Trainer(plan)
        trainer.generations = kept["generations"]
        trainer.learner.thaw(kept["learner"])
        told: dict[str, Any] = kept["told"]
    except Exception as error:  # it was kept by another version of the game or of the recipe
        raise BadCheckpoint(f"{path} does not fit ({type(error).__name__}: {error}); start anew") from error
    return trainer, told


def _read(path: Path) -> dict[str, Any]:
    try:
        kept: dict[str, Any] = pickle.loads(path.read_bytes())  # a file of one's own run, never one that was sent
        if not isinstance(kept["plan"], Plan):
            raise TypeError("no plan in it")
    except FileNotFoundError:
        raise BadCheckpoint(f"there is nothing to go on with: {path} is missing; leave --resume out") from None
    except Exception as error:
        raise BadCheckpoint(f"{path} cannot be read ({type(error).__name__}: {error}); start anew") from error
    return kept


def _encoding(plan: Plan) -> tuple[int, int]:
    encoding: Encoding = game(plan.game).need("encoding")
    return encoding.version, encoding.layout.size


def _difference(old: Plan, new: Plan) -> str:
    for name, value in vars(old).items():
        if value != getattr(new, name, None):
            return f"{name} was {value} and is {getattr(new, name, None)}"
    return "its plan has changed"
