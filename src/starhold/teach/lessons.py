"""What a game teaches, as data: `lessons.json` beside its rules, records in `lessons/`, words by message key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from starhold.core.errors import StarholdError
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.record_text import load

FILE: Final = "lessons.json"
GUIDED: Final = "first"  # the id of the guided first game
Answers = dict[str, str]  # by choice: a notation, the beginning of one before `*`, or `*` for any other


class UnknownLesson(StarholdError):
    """A lesson that is not there."""


class Stop(Struct, forbid_unknown_fields=True):
    """Something said when so many steps have been played, beside what it speaks of."""

    step: int
    say: str  # message `lesson-<say>`, and why: `lesson-<say>.why`
    at: str = ""  # an anchor of the board; of several (`a|b`) the first that is to be seen
    answers: Answers = {}  # to choices that the lesson does not take: messages `lesson-<answer>`


class Guided(Struct, forbid_unknown_fields=True):
    """A first game: its opening is that of a record, what follows is free."""

    record: str
    seat: int
    stops: list[Stop]
    bots: str = "cadet"  # who plays the others afterwards


class Goal(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be reached: one of these."""

    key: str = ""  # the journal tells this of the learner …
    card: str = ""  # … with this card, if one is named
    action: list[str] = []  # one of these is chosen
    score: int = 0  # so many points more


class Task(Struct, forbid_unknown_fields=True):
    """A position with a goal: words `task-<id>` with `.goal`, `.why`, `.hint-1` …"""

    id: str
    record: str
    step: int
    seat: int
    goal: Goal
    solution: list[str]
    answers: Answers  # messages `task-<answer>`
    hints: int = 0
    choices: int = 1  # own gestures it may take
    at: str = ""


class Lessons(Struct, forbid_unknown_fields=True):
    """All of a game."""

    guided: Guided | None = None
    tasks: list[Task] = []

    def task(self, name: str) -> Task:
        for task in self.tasks:
            if task.id == name:
                return task
        raise UnknownLesson(f"there is no task '{name}'")


@cache
def lessons_of(game: Game) -> Lessons:
    """What that game teaches; nothing, where it brings nothing."""
    place = files(game.package).joinpath(FILE)
    if not place.is_file():
        return Lessons()
    return msgspec.json.decode(place.read_bytes(), type=Lessons)


@cache
def record_of(game: Game, name: str) -> Record:
    """One of its records, played once; nobody may play on in it."""
    return load(files(game.package).joinpath(*name.split("/")).read_text(encoding="utf-8"))


def answer_to(answers: Answers, gesture: list[str]) -> str:
    """Which of the answers fits a gesture best; '' if none does."""
    for action in gesture:
        if action in answers:
            return answers[action]
    for pattern, answer in answers.items():
        if pattern.endswith("*") and pattern != "*" and any(action.startswith(pattern[:-1]) for action in gesture):
            return answer
    return answers.get("*", "")
