"""What a table asks its bots from outside, how long it waits for them, and what comes of their answers.

A bot that is late, or whose answers the rules have refused too often, is stood in for by one of ours: for that one
decision. Who has missed several in a row is waited for only a moment, so that a program that hangs does not hold the
others up, until it answers in time or says that it is back.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from starhold.core.errors import BadNotation
from starhold.core.rules import IllegalAction
from starhold.server.logs import log
from starhold.server.outside.marks import SHOWN
from starhold.server.request_error import RequestError

if TYPE_CHECKING:
    from starhold.server.table import Table

Why = Literal["late", "refused"]
MOST_REFUSED: Final = 3  # answers to one question
_ABSENT_AFTER: Final = 3  # questions missed in a row
_REMEMBERED: Final = 16  # missed questions: its stream may be told of one when the next is missed already


@dataclass(slots=True)
class Question:
    """What a bot is asked, once: whatever changes about it makes it another question."""

    bot: str
    since: int  # the step since which its seat is asked this
    until: float  # by the clock of the loop
    id: str = field(default_factory=lambda: secrets.token_hex(6))
    refused: int = 0
    missed: Why | None = None
    moved: asyncio.Event = field(default_factory=asyncio.Event)  # its end, or what it waits for, is another

    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.until - asyncio.get_running_loop().time())


@dataclass(frozen=True, slots=True)
class Missed:
    """A question one of ours has answered in its place."""

    question: str
    since: int
    why: Why


class Questions:
    """Those of one table, by seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open: dict[int, Question] = {}
        self.missed: dict[int, list[Missed]] = {}  # the last of each seat, newest last
        self._in_a_row: dict[int, int] = {}

    # -- asking

    def ask(self, seat: int, bot: str) -> Question:
        """Begin to wait for an answer."""
        until = asyncio.get_running_loop().time() + self._patience(seat, bot)
        question = Question(bot, self.table.match.record.asked_since(seat), until)
        self.open[seat] = question
        return question

    def _patience(self, seat: int, bot: str) -> float:
        services = self.table.services
        if not services.outside.knows(bot):  # it was removed
            return 0.0
        absent = self._in_a_row.get(seat, 0) >= _ABSENT_AFTER
        return services.settings.outside_absent if absent else services.settings.outside_seconds

    async def until_missed(self, seat: int, question: Question) -> None:
        """Wait until it is clear that no answer will come; who answers in time ends this from outside."""
        while question.missed is None and (left := question.left()) > 0:
            try:
                async with asyncio.timeout(left):
                    await question.moved.wait()
                question.moved.clear()
            except TimeoutError:
                continue
        why: Why = question.missed or "late"
        question.missed = why
        self.missed[seat] = [*self.missed.get(seat, []), Missed(question.id, question.since, why)][-_REMEMBERED:]
        self._in_a_row[seat] = self._in_a_row.get(seat, 0) + 1
        log("bot-replaced", bot=SHOWN, table=self.table.id, why=why)

    def settled(self) -> list[int]:
        """Seats whose question is no longer what they are asked; it is forgotten."""
        table = self.table
        choosing = table.choosing()
        gone = [
            seat
            for seat, question in self.open.items()
            if seat not in choosing
            or table.seats.bot(seat) != question.bot
            or table.match.record.asked_since(seat) != question.since
        ]
        for seat in gone:
            del self.open[seat]
        return gone

    def back(self, seat: int) -> None:
        """The bot is there again: it gets its whole time."""
        self._in_a_row.pop(seat, None)
        question = self.open.get(seat)
        if question is not None and question.missed is None:
            question.until = asyncio.get_running_loop().time() + self._patience(seat, question.bot)
            question.moved.set()

    def give_up(self, bot: str) -> None:
        """A bot will never answer: nobody waits for it."""
        for question in self.open.values():
            if question.bot == bot:
                question.until = 0.0
                question.moved.set()

    # -- answering

    def seat_of(self, bot: str) -> int:
        """The seat a bot plays."""
        seat = self.table.seats.of_bot(bot)
        if seat is None:
            raise RequestError("not-seated", 403)
        return seat

    async def answer(self, bot: str, step: int, notation: str, address: str) -> int:
        """A bot chooses; the step the game is at then."""
        table = self.table
        seat = self.seat_of(bot)
        table.affairs.check_running()
        if table.standing.paused:
            raise RequestError("table-paused", 409)
        self._check_asked(seat, step)
        question = self.open[seat]
        table.commands.charge(seat, address, 1.0)
        before = table.version
        try:
            await table.take_steps(seat, [notation], "", address)
        except (IllegalAction, BadNotation):
            question.refused += 1
            if question.refused >= MOST_REFUSED:
                question.missed = "refused"
                question.moved.set()
            raise
        self._in_a_row.pop(seat, None)
        table.show(before, address)
        table.bots.wake()
        return table.match.step

    def _check_asked(self, seat: int, step: int) -> None:
        """Refuse what comes too late, or is no answer to what is asked now."""
        table = self.table
        missed, question = self.missed.get(seat), self.open.get(seat)
        asked = seat in table.choosing()
        fresh = asked and table.match.record.asked_since(seat) <= step <= table.match.step
        if fresh and question is not None and question.missed is None:
            return
        if missed and step >= missed[-1].since and (fresh or step < self._asked_since(seat)):
            raise RequestError("outside-late", 409)
        raise RequestError("stale" if asked else "outside-not-asked", 409)

    def _asked_since(self, seat: int) -> int:
        table = self.table
        return table.match.record.asked_since(seat) if seat in table.choosing() else table.match.step
