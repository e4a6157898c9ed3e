"""The bots of a table: each thinks beside the table, and its choice is taken like anybody's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from starhold.bots.registry import DEFAULT_BOT
from starhold.server.bots import fallback
from starhold.server.limits import household
from starhold.server.logs import logger
from starhold.server.outside.marks import is_outside
from starhold.server.outside.questions import Questions

if TYPE_CHECKING:
    from starhold.server.table import Table


class TableBots:
    """Who of a table's bots thinks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.questions = Questions(table)  # to those from outside

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def _payer(self) -> str:
        """The address for which the bots play: of those who are here, the one for which fewest bots have to think."""
        bounded, waiting = self.table.services.addresses.bounded, self.table.services.bots.turns.waiting
        addresses = [one.address for one in self.table.players_here() if bounded(one.address)]
        return min(addresses, key=lambda one: len(waiting.get(household(one), ())), default="")

    def wake(self) -> None:
        """Let every bot think that is asked something and does not think yet."""
        for seat in self.questions.settled():
            self.thinking.pop(seat).cancel()
        for seat in self.table.choosing():
            bot = self.table.seats.bot(seat)
            if bot and seat not in self.thinking and not self.table.closed:
                thinking = self._wait(seat, bot) if is_outside(bot) else self._think(seat, bot, bot)
                self.thinking[seat] = asyncio.create_task(thinking, name=f"bot {self.table.id}/{seat}")

    def _wait(self, seat: int, bot: str) -> Coroutine[Any, Any, None]:
        """Ask a bot from outside; where it misses the question, one of ours stands in for it."""
        question = self.questions.ask(seat, bot)  # at once, not when the task begins: it may be answered before

        async def waiting() -> None:
            await self.questions.until_missed(seat, question)
            await self._think(seat, bot, DEFAULT_BOT)

        return waiting()

    async def _think(self, seat: int, bot: str, thinker: str) -> None:
        """Ask the bot, or who stands in for it, then put the choice into the queue like anybody's."""
        since = self.table.match.record.asked_since(seat)
        chosen: int | None = None
        try:
            if seat in self.table.choosing():
                position = partial(getattr, self.table.match, "state")
                payer = household(self._payer())
                chosen = await self.table.services.bots.choose(
                    position, seat, thinker, self.table.id, self.table.watched, payer
                )
        except Exception:
            logger.exception("bot-broken", extra={"facts": {"table": self.table.id, "bot": bot}})
        await self.table.queue.put(partial(self._moves, seat, bot, since, chosen, asyncio.current_task()))

    async def _moves(
        self, seat: int, bot: str, since: int, chosen: int | None, task: asyncio.Task[None] | None
    ) -> None:
        """Take a bot's choice, if it is still asked the same and still plays this seat."""
        if self.thinking.get(seat) not in (None, task):  # it was asked anew meanwhile
            return
        self.thinking.pop(seat, None)
        self.questions.open.pop(seat, None)
        state = self.table.match.state
        same = (
            self.table.seats.bot(seat) == bot
            and seat in self.table.choosing()
            and self.table.match.record.asked_since(seat) == since
        )
        if same:
            if chosen is None or chosen not in state.legal(seat):
                chosen = fallback(state, seat)
            before, payer = self.table.version, self._payer()
            await self.table.take_steps(seat, [self.table.match.game.space.notation(chosen)], "", payer)
            self.table.show(before, payer)
        self.wake()
