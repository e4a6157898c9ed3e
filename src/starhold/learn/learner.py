"""The nets of one game while they learn: a first layer common to all kinds of tables, and the rest for each kind."""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np

from starhold.bots.mind import Mind
from starhold.bots.net import Floats, Net
from starhold.bots.trust import PLAIN
from starhold.core.encoding import Encoding, Kind
from starhold.learn.gradient import Adam, learn
from starhold.learn.plan import Plan
from starhold.learn.samples import Memory

CALM_EVERY: Final = 10  # steps of learning
CALM_SHARE: Final = 0.01  # of what was learnt, each time


class Calm:
    """A slow average of arrays that learn. It is what plays: the last few batches do not sway it."""

    def __init__(self, learning: list[Floats]) -> None:
        self.learning = learning
        self.parts = [part.copy() for part in learning]
        self.steps = 0

    def follow(self) -> None:
        """One step was learnt. At first all steps count alike."""
        self.steps += 1
        if self.steps % CALM_EVERY:
            return
        share = np.float32(max(CALM_SHARE, CALM_EVERY / self.steps))
        for calm, part in zip(self.parts, self.learning, strict=True):
            calm += share * (part - calm)


class Trunk:
    """The first layer of all nets of one purpose."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.parts: list[Floats] = [
            (rng.standard_normal((inputs, hidden)) * 0.1).astype(np.float32),
            np.zeros(hidden, np.float32),
        ]
        self.adam = Adam(self.parts)
        self.calm = Calm(self.parts)


class Branch:
    """The net of one kind of table on a trunk, with what it learns from."""

    def __init__(self, trunk: Trunk, second: int, outputs: int, split: int, memory: int, seed: int) -> None:
        hidden = len(trunk.parts[1])
        fresh = Net.fresh(1, hidden, second, outputs, seed)
        self.trunk = trunk
        self.net = Net([*trunk.parts, *fresh.parts[2:]])
        self.adam = Adam(self.net.parts[2:])
        self.calm = Calm(self.net.parts[2:])
        self.split = split  # outputs that are chances which add up to 1; those behind stand for themselves
        self.memory = Memory(memory)
        self.error = 0.0  # of late

    def player(self) -> Net:
        """The net that plays."""
        return Net([*self.trunk.calm.parts, *self.calm.parts])

    def study(self, batch: int, rate: float, decay: float, rng: np.random.Generator) -> None:
        """As many steps as are due for the rows that have come."""
        memory = self.memory
        while memory.parts and memory.owed >= batch:
            rows, targets = memory.take(batch, self.net.w1.shape[0], rng)
            error = learn(self.net, self.trunk.adam, self.adam, rows, targets, self.split, rate, decay)
            self.error += 0.01 * (error - self.error) if self.error else error
            self.trunk.calm.follow()
            self.calm.follow()


class Student:
    """One kind of table."""

    def __init__(self, kind: Kind, value: Branch, guess: Branch | None, beta: float) -> None:
        self.kind = kind
        self.value = value
        self.guess = guess
        self.games = 0
        self.rows = 0
        self.past: list[Mind] = []
        self.beta = beta  # weight of a point of appraisal
        self.trust = PLAIN  # how far its chances of winning are to be believed


class Learner:
    """All kinds of tables of one game."""

    def __init__(self, plan: Plan, encoding: Encoding, codes: tuple[int, ...]) -> None:
        self.plan = plan
        self.codes = codes
        self.scale = encoding.scale
        self.rng = np.random.default_rng(plan.seed)
        size = encoding.layout.size
        self.values = Trunk(size, plan.hidden, plan.seed)
        self.guesses = Trunk(size, plan.guess_hidden, plan.seed + 1)
        self.students: list[Student] = []
        for place, kind in enumerate(one for one in encoding.kinds if one.name in plan.kinds):
            seed = plan.seed + 10 * (place + 1)
            value = Branch(self.values, plan.second, kind.players + 1, kind.players, plan.memory, seed)
            guess = None
            if codes and kind.players > 1:
                guess = Branch(self.guesses, plan.guess_second, len(codes), len(codes), plan.memory // 4, seed + 1)
            self.students.append(Student(kind, value, guess, plan.beta / self.scale))

    def mind(self, student: Student) -> Mind:
        """What has been learnt of that kind, as it stands: its arrays go on changing."""
        guess = student.guess.player() if student.guess is not None else None
        return Mind(student.value.player(), guess, self.codes, student.beta, par=student.kind.par, trust=student.trust)

    def take_over(self, minds: dict[str, Mind], seen: dict[str, tuple[int, int]]) -> None:
        """Begin with what was learnt before: the nets by kind of table, and how many games and rows they have seen."""
        for student in self.students:
            mind = minds[student.kind.name]
            student.games, student.rows = seen[student.kind.name]
            student.beta = mind.beta
            for branch, net in ((student.value, mind.value), (student.guess, mind.guess)):
                if branch is None or net is None:
                    continue
                for mine in (branch.net.parts, branch.player().parts):
                    for array, other in zip(mine, net.parts, strict=True):
                        array[...] = other  # in place: nets share these arrays
                for calm in (branch.calm, branch.trunk.calm):
                    calm.steps = round(CALM_EVERY / CALM_SHARE)  # what plays is an average already

    def lean(self, student: Student, tilt: float) -> None:
        """Listen to the appraiser as much as those did who won."""
        wanted = student.beta * exp(self.plan.beta_rate * tilt)
        student.beta = max(wanted, self.plan.beta_least / self.scale)

    def study(self, student: Student) -> None:
        rate = self.plan.rate_after(student.rows)
        student.value.study(self.plan.batch, rate, self.plan.decay, self.rng)
        if student.guess is not None:
            student.guess.study(self.plan.batch, rate, self.plan.decay, self.rng)

    def remember(self, student: Student) -> None:
        """Keep what is known now as an opponent for later."""
        mind = self.mind(student)
        kept = Mind(_copy(mind.value), _copy(mind.guess) if mind.guess else None, mind.codes, mind.beta, par=mind.par)
        student.past = [*student.past, kept][-self.plan.past_most :]

    # -- to be kept and taken up again

    def freeze(self) -> dict[str, Any]:
        """All of it, as plain data and arrays."""
        return {
            "rng": self.rng.bit_generator.state,
            "trunks": [_frozen(trunk) for trunk in (self.values, self.guesses)],
            "students": [
                {
                    "games": one.games,
                    "rows": one.rows,
                    "past": one.past,
                    "beta": one.beta,
                    "branches": [
                        (_frozen(branch), branch.memory.parts, branch.memory.owed, branch.error)
                        for branch in (one.value, one.guess)
                        if branch is not None
                    ],
                }
                for one in self.students
            ],
        }

    def thaw(self, kept: dict[str, Any]) -> None:
        """The other way."""
        self.rng.bit_generator.state = kept["rng"]
        for trunk, frozen in zip((self.values, self.guesses), kept["trunks"], strict=True):
            _thaw(trunk, frozen)
        for one, told in zip(self.students, kept["students"], strict=True):
            one.games, one.rows, one.past, one.beta = told["games"], told["rows"], told["past"], told["beta"]
            branches = [branch for branch in (one.value, one.guess) if branch is not None]
            for branch, (frozen, parts, owed, error) in zip(branches, told["branches"], strict=True):
                _thaw(branch, frozen)
                branch.memory.parts, branch.memory.owed, branch.error = parts, owed, error


def _copy(net: Net) -> Net:
    return Net([part.copy() for part in net.parts])


def _frozen(one: Trunk | Branch) -> tuple[int, int, list[list[Floats]]]:
    adam, calm = one.adam, one.calm
    return adam.steps, calm.steps, [adam.parts, adam.first, adam.second, calm.parts]


def _thaw(one: Trunk | Branch, kept: tuple[int, int, list[list[Floats]]]) -> None:
    adam, calm = one.adam, one.calm
    adam.steps, calm.steps = kept[:2]
    for mine, told in zip((adam.parts, adam.first, adam.second, calm.parts), kept[2], strict=True):
        for array, other in zip(mine, told, strict=True):
            array[...] = other  # in place: nets share these arrays
