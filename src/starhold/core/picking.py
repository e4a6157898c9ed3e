"""Choosing things of one kind, each as an action `verb` + thing; and picking them out of a bag, one after another.

What is picked stays in the bag until the question is resolved, so it can be taken back and is nobody's business.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from starhold.core.decision import Decision, S
from starhold.core.frames import Frame
from starhold.core.hands import count_of, left_codes


class Choosing(Decision[S]):
    """A thing of one kind, by its number."""

    verb: int = 0  # the code of the first thing
    things: int = 0  # how many different ones there are
    elsewhere: int = 0  # the reason against an action of another verb

    @abstractmethod
    def against(self, s: S, f: Frame, thing: i64) -> i64:
        """The reason against that thing, or 0."""

    def candidates(self, s: S, f: Frame) -> list[int]:
        return list(range(self.verb, self.verb + self.things))

    def verdict(self, s: S, f: Frame, action: i64) -> i64:
        thing = action - self.verb
        return self.elsewhere if thing < 0 or thing >= self.things else self.against(s, f, thing)


class Picking(Choosing[S]):
    """As many things of a bag as the frame needs. A bag is a sorted list of them."""

    exact = True
    absent: int = 0  # the reason against a thing that is not in the bag
    taken: int = 0  # … and against one of which all are picked

    @abstractmethod
    def bag(self, s: S, f: Frame) -> list[int]:
        """What may be picked, before anything is."""

    def candidates(self, s: S, f: Frame) -> list[int]:
        return left_codes(self.bag(s, f), f.picked, self.verb)

    def against(self, s: S, f: Frame, thing: i64) -> i64:
        there = count_of(self.bag(s, f), thing)
        if there == 0:
            return self.absent
        return self.taken if there <= count_of(f.picked, self.verb + thing) else 0


class PickingByKind(Picking[S]):
    """The same out of amounts: a bag is a list of how many there are of each kind."""

    def candidates(self, s: S, f: Frame) -> list[int]:
        codes: list[int] = []
        code: i64 = self.verb
        for count in self.bag(s, f):
            if count > count_of(f.picked, code):
                codes.append(code)
            code += 1
        return codes

    def against(self, s: S, f: Frame, thing: i64) -> i64:
        return 0 if self.bag(s, f)[thing] > count_of(f.picked, self.verb + thing) else self.absent

    def amounts(self, f: Frame) -> list[int]:
        """How many of each kind were picked."""
        result: list[int] = [0] * self.things
        for action in f.picked:
            result[action - self.verb] += 1
        return result
