"""The clocks of a table: they go on with its events, are stored with them, and what happens when one is up.

What is stored is what everybody had left, and when. In the process all is measured by a clock that nobody can set. When
a table is read again, live clocks go on where they stood; those of days have gone on meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from starhold.server.events import AnyStored, Relieved, Stepped, Ticked, Undone
from starhold.server.logs import log
from starhold.server.messages import ClockShown, SeatClock
from starhold.server.request_error import RequestError
from starhold.server.storage.base import SeatRow
from starhold.server.timing import ClockRule, Clocks

if TYPE_CHECKING:
    from starhold.server.table import Table

_LATER: Final = 1.0  # seconds after which a table that has too much to do is asked again
_LONGEST: Final = 3600.0  # between two looks at the clocks


class TableTime:
    """The clocks of one table; none where it has no rule."""

    def __init__(self, table: Table, rule: ClockRule | None) -> None:
        self.table = table
        self.rule = rule
        self.clocks: Clocks | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """The table was read: go on where the clocks stood."""
        table, rule = self.table, self.rule
        if rule is None or not table.match.dealt or table.over():
            return
        services, standing = table.services, table.standing
        now, questions, clocked = services.steady(), self._questions(), self._clocked(table.seats.rows())
        if standing.left:
            passed = 0.0 if rule.rests else services.even() - standing.left_at
            self.clocks = Clocks.restored(rule, standing.left, questions, clocked, passed, now)
        else:  # it was dealt when it was opened, and nothing has happened since
            self.clocks = Clocks(rule, len(table.seats.places), now)
            self.clocks.go_on(now, questions, clocked)
        self.arm()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def runs_live(self) -> bool:
        """Whether a clock runs that would stand still if the table were put away."""
        return self.rule is not None and self.rule.rests and self.clocks is not None and bool(self.clocks.running)

    def shown(self) -> list[SeatClock]:
        """The clocks as everybody may see them, by seat."""
        clocks = self.clocks
        if clocks is None:
            return []
        now = self.table.services.steady()
        return [
            SeatClock(round(max(0.0, clocks.seconds(seat, now)), 1), seat in clocks.running)
            for seat in range(len(clocks.left))
        ]

    def rule_shown(self) -> ClockShown | None:
        rule = self.rule
        return None if rule is None else ClockShown(rule.kind, rule.seconds, rule.increment, rule.bot)

    # -- going on

    def note(self, happened: Sequence[AnyStored], rows: Sequence[SeatRow]) -> float:
        """Before events are stored: what they mean to the clocks is written down with the last of them.

        The Unix time when the next clock is up, 0 if none runs.
        """
        table, rule = self.table, self.rule
        if rule is None or not table.match.dealt:
            return 0.0
        now = table.services.steady()
        if self.clocks is None:
            self.clocks = Clocks(rule, len(rows), now)
        clocks = self.clocks
        movers = [event.seat for event in happened if isinstance(event, Stepped)]
        kept = table.match.step if any(isinstance(event, Undone) for event in happened) else -1
        clocks.go_on(now, self._questions(), self._clocked(rows), movers[-1] if movers else -1, kept)
        last = happened[-1]
        last.left = [round(seconds, 3) for seconds in clocks.left]
        last.left_at = table.services.even()
        table.standing.left, table.standing.left_at = last.left, last.left_at
        seconds = clocks.next_out(now)
        return 0.0 if seconds is None else last.left_at + seconds

    def come_back(self, seat: int) -> None:
        """Before the owner of a seat takes over from the bot that plays on for them."""
        if self.clocks is not None and seat in self.table.standing.away:
            self.clocks.come_back(seat, self.table.standing.relieved[seat])

    async def keep(self) -> None:
        """Note the time used so far, before the table is put away."""
        if self.runs_live():
            await self.table.store((Ticked(self.table.services.clock()), self.table.match.step))

    def arm(self) -> None:
        """Look at the clocks again when the next one is up."""
        self.stop()
        clocks = self.clocks
        seconds = None if clocks is None else clocks.next_out(self.table.services.steady())
        if seconds is not None and not self.table.closed:
            self._timer = asyncio.get_running_loop().call_later(min(seconds + 0.01, _LONGEST), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self.table.closed:
            return
        try:
            self.table.queue.put_nowait(self.check)
        except asyncio.QueueFull:
            self._timer = asyncio.get_running_loop().call_later(_LATER, self._ring)

    # -- when time is up

    async def check(self) -> None:
        """Act on every clock that is up."""
        table = self.table
        before = table.version
        while self.clocks is not None and not table.over():
            out = self.clocks.out(table.services.steady())
            if not out:
                break
            await self._time_up(out[0])
        if table.version != before:
            table.show(before)
            table.bots.wake()
        self.arm()

    async def refuse_late(self, seat: int) -> None:
        """Refuse what comes after the time of a seat was up; the moment it is taken up decides."""
        if self.clocks is not None and seat in self.clocks.out(self.table.services.steady()):
            await self.check()
            raise RequestError("time-up", 409)

    async def _time_up(self, seat: int) -> None:
        table, rule = self.table, self.rule
        assert rule is not None
        log("time-up", table=table.id, seat=seat)
        if rule.bot:
            row = replace(table.seats.places[seat].row, bot=rule.bot)
            event = Relieved(seat, rule.bot, table.services.clock())
            await table.store((event, table.match.step), seats=[row])
        else:
            await table.affairs.resign(seat, timed=True)

    # -- inside

    def _questions(self) -> dict[int, int]:
        """By seat that owes a decision: since which step it is asked. A pause changes nothing about that."""
        if self.table.over():
            return {}
        record = self.table.match.record
        return {seat: record.asked_since(seat) for seat in self.table.match.waiting()}

    def _clocked(self, rows: Sequence[SeatRow]) -> list[int]:
        """The seats whose clocks may run: those that persons play themselves."""
        if self.table.standing.paused:
            return []
        return [row.seat for row in rows if row.guest_id is not None and not row.bot]
