"""What lies between two steps: the table as it stood while a step went on, for whoever follows it.

A step may resolve a whole phase. The journal of a match that somebody looks at is watched (`core/journal.py`), and the
positions in the midst of the last steps are kept here for a while, few and bounded: only who is here wants them. A
moment is shown as any position is, by the view of its seat, with nothing asked; so it holds no more than that seat may
know. Of that only the difference to the update's own view is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from starhold.core.game import State
from starhold.core.journal import Journal
from starhold.core.state import View
from starhold.core.view_types import SeenScore
from starhold.server.messages import Moment
from starhold.server.texts import plain_scores

MOST_KEPT: Final = 40  # positions of one table, of some ten kilobytes each
_FRAME: Final = ("asked", "over", "end_reason")  # of a view: these are about the step, not about the table


@dataclass(slots=True)
class Kept:
    """A position in the midst of a step: as it stood when the log had been told up to that line."""

    number: int
    step: int
    state: State


class Moments:
    """The positions in the midst of the last steps of a game, oldest first."""

    __slots__ = ("after", "kept")

    def __init__(self, after: int) -> None:
        self.after = after  # of the steps after this one all are here
        self.kept: list[Kept] = []

    def take(self, journal: Journal, step: int, lines: int) -> None:
        """Move the glimpses of a step here, before which the log had so many lines."""
        self.kept += glimpsed(journal, step, lines)
        while len(self.kept) > MOST_KEPT:  # whole steps go: with a part of one it would look as if that were all
            self.after = self.kept[0].step
            del self.kept[: sum(one.step == self.after for one in self.kept)]

    def cut(self, step: int) -> None:
        """Only so many steps are as they were."""
        while self.kept and self.kept[-1].step > step:
            self.kept.pop()
        self.after = min(self.after, step)

    def since(self, step: int) -> list[Kept]:
        """All after that step; none if not all of them are here."""
        return [one for one in self.kept if one.step > step] if step >= self.after else []


def glimpsed(journal: Journal, step: int, lines: int) -> list[Kept]:
    """The glimpses of a journal that was told one step, thinned out where they are too many."""
    glimpses = journal.glimpses
    journal.glimpses = []
    while len(glimpses) > MOST_KEPT:
        glimpses = glimpses[::-2][::-1]  # the last one stays
    return [Kept(lines + glimpse.told - 1, step, glimpse.state) for glimpse in glimpses]


def shown_moments(
    kept: Sequence[Kept], seat: int | None, lang: str, own: View, own_scores: list[SeenScore]
) -> list[Moment]:
    """These positions as that seat may see them on the way to the update's own view; equal ones are one."""
    seen: list[tuple[Kept, View, list[SeenScore]]] = []
    for one in kept:
        view = one.state.view_between(seat)
        scores = plain_scores(one.state.game().id, lang, one.state.scores())
        if seen and seen[-1][1] == view and seen[-1][2] == scores:
            seen.pop()  # it stands for the lines of both
        seen.append((one, view, scores))
    while seen and seen[-1][2] == own_scores and _same_table(seen[-1][1], own):
        seen.pop()  # the update itself shows it
    return [
        Moment(one.number, one.step, difference(view, own), [] if scores == own_scores else scores)
        for one, view, scores in seen
    ]


def _same_table(view: View, own: View) -> bool:
    return all(value == own[name] for name, value in view.items() if name not in _FRAME)


def difference(then: View, own: View) -> dict[str, Any]:
    """What makes `then` of `own`, by name.

    A value that is an object in both is changed by name again, a list of objects of the same length by index: so a
    list is changed by an object. An object that has lost a name is sent whole, alone in a list. All else is sent as it
    is. `web/src/lib/moments.ts` puts it together again.
    """
    return {
        name: _changed(value, own.get(name)) for name, value in then.items() if name not in own or own[name] != value
    }


def _changed(then: Any, own: Any) -> Any:
    if isinstance(then, dict) and isinstance(own, dict):
        return difference(then, own) if own.keys() <= then.keys() else [then]
    if isinstance(then, list) and isinstance(own, list) and len(then) == len(own) and _objects(then) and _objects(own):
        return {str(i): _changed(one, own[i]) for i, one in enumerate(then) if one != own[i]}
    return then


def _objects(values: list[Any]) -> bool:
    return all(isinstance(value, dict) for value in values)
