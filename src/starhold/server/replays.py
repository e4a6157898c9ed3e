"""Games to look back on: every position of a table's course, and its log, kept for the few tables looked at now."""

from __future__ import annotations

import asyncio
import marshal
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from starhold.core.chance import Scripted
from starhold.core.game import State
from starhold.core.ranking import places
from starhold.core.record import Record, Step
from starhold.server.logbook import LogBook
from starhold.server.match import Opening, new_record
from starhold.server.messages import LogLine
from starhold.server.table import Table
from starhold.server.texts import plain_scores
from starhold.server.updates import log_lines, plain_lines

MOST_KEPT: Final = 8
_MOST_WORDED: Final = 6  # seats and languages whose log is kept in words


class Course:
    """All positions of one game, as they were after each step."""

    def __init__(self, opening: Opening, steps: Sequence[Step]) -> None:
        """Play everything again; some milliseconds, so not in the event loop's own thread."""
        self.game = opening.game
        self.log = LogBook()
        self.positions: list[bytes] = []
        self.totals: list[tuple[int, list[int]]] = []  # by position: round, and scores by seat
        self._worded: dict[tuple[int | None, str, tuple[str, ...]], list[LogLine]] = {}
        record = new_record(opening, Scripted(opening.deal))
        self._keep(record)
        for step in steps:
            record.chance.source = Scripted(step.luck)
            record.play_notation(step.seat, step.action)
            self._keep(record)

    def _keep(self, record: Record) -> None:
        state = record.state
        self.log.take(record.journal, len(record.steps))
        self.positions.append(marshal.dumps(state.freeze()))
        self.totals.append((state.rounds(), [score.total for score in state.scores()]))

    def state(self, step: int) -> State:
        """The position after that many steps."""
        return self.game.thaw(marshal.loads(self.positions[step]))

    def shown(self, step: int, seat: int | None, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """That position as a seat may see it, with the log up to it."""
        state = self.state(step)
        scores = state.scores()
        lines = [line for line in self._lines(seat, lang, names) if line.step <= step]
        return {
            "step": step,
            "steps": len(self.positions) - 1,
            "you": seat,
            "view": state.view(seat),
            "log": plain_lines(lines),
            "scores": plain_scores(self.game.id, lang, scores),
            "waiting": state.waiting(),
            "over": state.over(),
            "places": places(scores) if state.over() else [],
        }

    def _lines(self, seat: int | None, lang: str, names: Sequence[str]) -> list[LogLine]:
        key = (seat, lang, tuple(names))
        if key not in self._worded:
            while len(self._worded) >= _MOST_WORDED:
                del self._worded[next(iter(self._worded))]
            self._worded[key] = log_lines(self.game, self.log, -1, seat, lang, names)
        return self._worded[key]

    def rounds(self) -> list[dict[str, Any]]:
        """The scores at the end of each round, and as they stand."""
        points: list[dict[str, Any]] = []
        for step, (number, totals) in enumerate(self.totals):
            last = step + 1 == len(self.totals)
            if last or self.totals[step + 1][0] != number:
                points.append({"step": step, "round": number, "totals": totals})
        return points


class Replays:
    """The courses looked at lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[int, Course]] = OrderedDict()

    async def course(self, table: Table) -> Course:
        """The course of a table as it stands, of durable steps only."""
        version, steps = await table.ask(table.course)
        found = self.kept.get(table.id)
        if found is None or found[0] != version:
            found = version, await asyncio.to_thread(Course, table.match.opening, steps)
            self.kept[table.id] = found
        self.kept.move_to_end(table.id)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found[1]
