"""The stack of pending decisions and tasks: all that is still to happen, as data.

A frame with a seat waits for that seat; a frame of `NOBODY` is a task the engine runs by itself when it comes to the
top. Frames pushed together are one group: every seat in it may answer, in any order, and nothing happens before the
last. Because this is all data, a game can be cloned, saved and killed mid-decision and go on exactly there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1
NOTHING: Final[list[int]] = []  # where nothing is picked yet; never changed


class Frame:
    """One pending decision (who, what about, what was picked so far) or one task."""

    __slots__ = ("detail", "group", "kind", "need", "options", "picked", "seat", "subject")

    def __init__(self, kind: i64, seat: i64, need: i64, subject: i64, detail: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.need = need  # how many choices are still to be made; 0 when answered
        self.subject = subject  # the card, power or seat it is about; its kind says which
        self.detail = detail
        self.group: i64 = 0  # the place in the stack of the first frame pushed together with this one
        self.picked: list[int] = NOTHING  # `pick` makes a list of its own
        self.options: list[int] | None = None  # the legal list, worked out once; never changed in place

    def pick(self, thing: i64) -> None:
        """Take one more thing down."""
        if self.picked:
            self.picked.append(thing)
        else:
            self.picked = [thing]

    def clone(self) -> Frame:
        copy = Frame(self.kind, self.seat, self.need, self.subject, self.detail)
        copy.group = self.group
        if self.picked:
            copy.picked = self.picked[:]
        copy.options = self.options
        return copy

    def key(self) -> tuple[int, ...]:
        """All that tells two frames apart."""
        return (self.kind, self.seat, self.need, self.subject, self.detail, self.group, *self.picked)


def thaw_frame(key: tuple[int, ...]) -> Frame:
    """The frame behind a key."""
    frame = Frame(key[0], key[1], key[2], key[3], key[4])
    frame.group = key[5]
    frame.picked = list(key[6:])
    return frame


class Frames:
    """The stack itself; the top is the end of the list."""

    __slots__ = ("stack",)

    def __init__(self) -> None:
        self.stack: list[Frame] = []

    def clone(self) -> Frames:
        copy = Frames()
        copy.stack = [frame.clone() for frame in self.stack]
        return copy

    def task(self, kind: i64, subject: i64 = 0, detail: i64 = 0) -> None:
        """Push something the engine will do by itself; what is pushed last happens first."""
        frame = Frame(kind, NOBODY, 0, subject, detail)
        frame.group = len(self.stack)
        self.stack.append(frame)

    def ask(self, kind: i64, seat: i64, need: i64 = 1, subject: i64 = 0, detail: i64 = 0) -> None:
        """Push a decision of one seat."""
        frame = Frame(kind, seat, need, subject, detail)
        frame.group = len(self.stack)
        self.stack.append(frame)

    def ask_together(self, frames: list[Frame]) -> None:
        """Push decisions that several seats take at the same time, hidden from each other."""
        base: i64 = len(self.stack)
        for frame in frames:
            frame.group = base
            self.stack.append(frame)

    def open(self) -> list[Frame]:
        """The unanswered frames of the top group, in the order they were pushed."""
        stack = self.stack
        if not stack:
            return []
        top = stack[-1]
        i: i64 = top.group
        if i == len(stack) - 1:
            return [top] if top.need > 0 else []
        result: list[Frame] = []
        while i < len(stack):
            frame = stack[i]
            if frame.need > 0:
                result.append(frame)
            i += 1
        return result

    def alone(self) -> Frame | None:
        """The unanswered frame on top, where no other was pushed together with it."""
        stack = self.stack
        if stack:
            top = stack[-1]
            if top.group == len(stack) - 1 and top.need > 0:
                return top
        return None

    def first(self) -> Frame | None:
        """The unanswered frame of the top group that was pushed first."""
        stack = self.stack
        if stack:
            i: i64 = stack[-1].group
            while i < len(stack):
                frame = stack[i]
                if frame.need > 0:
                    return frame
                i += 1
        return None

    def of(self, seat: i64) -> Frame | None:
        """The decision this seat owes now."""
        stack = self.stack
        if stack:
            i: i64 = stack[-1].group
            while i < len(stack):
                frame = stack[i]
                if frame.need > 0 and frame.seat == seat:
                    return frame
                i += 1
        return None

    def pop_group(self) -> list[Frame]:
        """Take the top group off the stack, answered."""
        stack = self.stack
        base: i64 = stack[-1].group
        if base == len(stack) - 1:
            return [stack.pop()]
        group = stack[base:]
        while len(stack) > base:  # quicker than `del` of a slice
            stack.pop()
        return group
