"""Picking things out of a bag, one after another: what is left to pick, and why something else is not.

What is picked stays in the bag until the question is resolved, so it can be taken back and is nobody's business.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from starhold.core.decision import Decision, S
from starhold.core.frames import Frame
from starhold.core.hands import count_of, left_codes


class Picking(Decision[S]):
    """As many things of a bag as the frame needs, each as the action `verb` + thing. A bag is a sorted list of them."""

    exact = True
    verb: int = 0  # the code of the first thing
    things: int = 0  # how many different ones there are
    elsewhere: int = 0  # the reason against an action of another verb,
    absent: int = 0  # … against a thing that is not in the bag,
    taken: int = 0  # … and against one of which all are picked

    @abstractmethod
    def bag(self, s: S, f: Frame) -> list[int]:
        """What may be picked, before anything is."""

    def candidates(self, s: S, f: Frame) -> list[int]:
        return left_codes(self.bag(s, f), f.picked, self.verb)

    def verdict(self, s: S, f: Frame, action: i64) -> i64:
        if action < self.verb or action >= self.verb + self.things:
            return self.elsewhere
        there = count_of(self.bag(s, f), action - self.verb)
        if there == 0:
            return self.absent
        return self.taken if there <= count_of(f.picked, action) else 0


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

    def verdict(self, s: S, f: Frame, action: i64) -> i64:
        kind = action - self.verb
        if kind < 0 or kind >= self.things:
            return self.elsewhere
        return 0 if self.bag(s, f)[kind] > count_of(f.picked, action) else self.absent

    def amounts(self, f: Frame) -> list[int]:
        """How many of each kind were picked."""
        result: list[int] = [0] * self.things
        for action in f.picked:
            result[action - self.verb] += 1
        return result
