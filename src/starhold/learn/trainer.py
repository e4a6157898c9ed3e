"""The recipe: a warm start from games of `greedy`, then TD(lambda) by self-play, with the appraiser as a prior."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Final

import starhold
from starhold.arena.sharing import crew
from starhold.core.encoding import Encoding
from starhold.learn.generation import Lesson, Task, play_task, secret_codes
from starhold.learn.learner import Learner, Student
from starhold.learn.plan import Plan

Play = Callable[[list[Task]], Iterator[Lesson]]
PIECES: Final = 8  # of a generation: the same whoever plays it, so that the same is learnt


class Trainer:
    """Goes from kind to kind of table: plays a generation of games, then learns from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        encoding: Encoding = starhold.game(plan.game).need("encoding")
        codes = secret_codes(plan.game, encoding.kinds)
        self.learner = Learner(plan, encoding, codes)
        self.generations = 0

    def step(self, play: Play) -> Student:
        """One generation of the kind whose turn it is; its games are handed out in pieces."""
        students = self.learner.students
        student = students[self.generations % len(students)]
        self.generations += 1
        for lesson in play(self._tasks(student)):
            student.games += len(lesson.decisions)
            self.learner.lean(student, lesson.tilt)
            if lesson.value is not None:
                student.rows += len(lesson.value)
                student.value.memory.add(lesson.value, self.plan.uses)
            if lesson.guess is not None and student.guess is not None:
                student.guess.memory.add(lesson.guess, self.plan.uses)
        self.learner.study(student)
        if student.rows > self.plan.warm and self.generations // len(students) % self.plan.past_every == 0:
            self.learner.remember(student)
        return student

    def _tasks(self, student: Student) -> list[Task]:
        warm = student.rows < self.plan.warm
        mind = None if warm else replace(self.learner.mind(student), most=self.plan.most)
        # More players make more rows of a game: so each kind is given about the same time.
        first, size = student.games, max(1, self.plan.games * 2 // student.kind.players)
        bounds = [first + size * piece // PIECES for piece in range(PIECES + 1)]
        return [
            Task(self.plan, student.kind, range(low, high), mind, student.past, self.learner.codes)
            for low, high in pairwise(bounds)
            if high > low
        ]


def here(tasks: list[Task]) -> Iterator[Lesson]:
    """Play in this process."""
    return map(play_task, tasks)


@contextmanager
def players(workers: int, cluster: str | None = None) -> Iterator[Play]:
    """Something that plays: in this process, in so many others, or on a cluster."""
    with crew(workers, cluster) as crowd:
        yield lambda tasks: crowd.map(play_task, tasks)
