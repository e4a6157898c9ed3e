"""Bots think in processes of their own, each decision within a time budget; no table waits for another table's bots.

Those who wait for bots take turns, however many tables they have; tables nobody plays at are paced. Where many wait,
each bot looks ahead for a shorter time, and so plays a little weaker, instead of making all wait. A bot that fails
is stood in for by the next weaker one in the same worker. A worker that takes too long or dies is replaced, and the
next weaker bot is asked for a short time; if that is of no use either, the answer is a legal choice made here. What a
worker is sent is dealt anew from what the bot's seat knows.
"""

from __future__ import annotations

import asyncio
import marshal
import secrets
import time
from collections.abc import Callable
from typing import Final

from starhold.bots.registry import recalls
from starhold.core.game import State
from starhold.core.rng import Rng
from starhold.server import worker
from starhold.server.limits import Bucket
from starhold.server.logs import warn
from starhold.server.processes import Piped
from starhold.server.settings import Settings
from starhold.server.turns import Turns, always
from starhold.server.worker import Answer, stand_ins

_PATIENCE: Final = 0.3  # seconds one decision may take before a further worker is lent …
_MORE: Final = 2  # … and how many further ones: a slow bot must not hold up other tables
_KEPT: Final = 30.0  # seconds a further worker is kept after it was last needed
_INLINE: Final = 4  # decisions at a time where there are no processes
_AHEAD: Final = 1.8  # seconds a bot may look ahead, so that it answers before it is given up …
_LEAST_AHEAD: Final = 0.05  # … and however many others wait for their turn
_WISHES: Final = 1_000  # of one address that may wait: more than all tables it can look at have seats


class Worker(Piped):
    """One process; it thinks about one decision at a time."""

    MODULE = "starhold.server.worker"

    async def ask(self, question: bytes, seconds: float) -> Answer:
        """The answer, or an exception as `send` raises it."""
        return Answer(*marshal.loads(await self.send(question, seconds)))


class Bots:
    """The workers, started when they are first needed; never more than those set and two."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self.stand_in_seconds = settings.stand_in_seconds
        self.wait = settings.bot_wait
        self.lazy_wait = settings.lazy_wait
        self.workers = settings.bot_workers
        self.count = 0  # of processes there are
        self.most = 0  # of processes there ever were at the same time
        self.started = 0  # of processes there ever were
        self.measured: Callable[[float, float], None] = lambda waited, thought: None  # told of each decision
        self.unanswered = 0  # decisions no bot could make in time
        self.stood_in = 0  # decisions that a weaker bot made than the one that was asked
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        places = self.workers or _INLINE
        pace = Bucket(settings.lazy_rate, settings.lazy_rate)
        self.turns = Turns(places, _WISHES, lazy_places=max(1, places - 1), pace=pace)
        self._trim: asyncio.TimerHandle | None = None
        self._stopping: set[asyncio.Task[None]] = set()

    async def choose(
        self,
        position: Callable[[], State],
        seat: int,
        bot: str,
        table: str = "",
        watched: Callable[[], bool] = always,
        who: str = "",
    ) -> int | None:
        """What a bot chooses in that seat, in the position of the moment when it is its turn; None: not in time.

        Turns go round those who wait for bots (`who`), and round the tables where nobody does.
        """
        begun = time.perf_counter()
        try:
            async with self.turns.turn(who or table, watched, self.wait, self.lazy_wait):
                state = position()
                if seat not in state.waiting():  # what was asked is settled already
                    return None
                its_turn = time.perf_counter()
                chosen = await self._think(state, seat, bot)
                self.measured(its_turn - begun, time.perf_counter() - its_turn)
                return chosen
        except TimeoutError:
            self.unanswered += 1
            warn("bot-not-reached", bot=bot, table=table, waiting=len(self.turns.waiting))
            return None

    async def _think(self, state: State, seat: int, bot: str) -> int | None:
        """What it chooses, or who stands in for it: the table must go on."""
        said = await self._ask(state, seat, bot, self.seconds)
        if said is None and (weaker := stand_ins(bot)[:1]):  # it hung or died
            said = await self._ask(state, seat, weaker[0], self.stand_in_seconds)
        if said is None or said.chosen is None:
            self.unanswered += 1
            return None
        if said.by != bot:
            self.stood_in += 1
            warn("bot-replaced", bot=bot, by=said.by, game=state.game().id, why=said.wrong)
        return said.chosen

    def ahead(self) -> float:
        """How long a bot may look ahead now: the more wait for a turn, the shorter, so that all are served soon."""
        waiting = sum(len(queue) for queue in self.turns.waiting.values())
        return max(_LEAST_AHEAD, _AHEAD / (1.0 + waiting / max(1, self.workers)))

    async def _ask(self, state: State, seat: int, bot: str, seconds: float) -> Answer | None:
        """What a worker says to that; None if it said nothing in time, or died."""
        seed = secrets.token_hex(8)
        game = state.game().id
        imagined = state.imagine(seat, Rng(seed), recalls(bot)).freeze()
        question = marshal.dumps((game, bot, seed, seat, imagined, self.ahead()))
        if self.workers == 0:
            return await asyncio.to_thread(worker.think, question)
        lent = _Lent(self.turns, self.workers + _MORE)
        one: Worker | None = None
        fine = False
        try:
            one = await self._take()
            self.busy.add(one)
            said = await one.ask(question, seconds)
            fine = True
        except (TimeoutError, OSError, EOFError, ValueError, TypeError) as error:
            warn("bot-failed", bot=bot, game=game, why=type(error).__name__)
            return None
        else:
            return said
        finally:
            lent.back()
            if one is not None:
                self.busy.discard(one)
                await self._give_back(one, fine)

    async def _take(self) -> Worker:
        """A free worker, or a new one: there are never more than turns are given."""
        if self.idle:
            return self.idle.pop()
        self.count += 1
        self.started += 1
        self.most = max(self.most, self.count)
        try:
            return await Worker.start()
        except BaseException:
            self.count -= 1
            raise

    async def _give_back(self, one: Worker, fine: bool) -> None:
        """Keep a worker for the next, if it is sound."""
        if fine:
            self.idle.append(one)
            if self.count > self.workers and self._trim is None:
                self._trim = asyncio.get_running_loop().call_later(_KEPT, self._end_further)
        else:
            self.count -= 1
            await one.stop()

    def _end_further(self) -> None:
        """End the workers that were only lent."""
        self._trim = None
        while self.idle and self.count > self.workers:
            self.count -= 1
            stopping = asyncio.create_task(self.idle.pop(0).stop(), name="end worker")
            self._stopping.add(stopping)
            stopping.add_done_callback(self._stopping.discard)

    async def close(self) -> None:
        """End all workers."""
        if self._trim is not None:
            self._trim.cancel()
        workers = [*self.busy, *self.idle]
        self.idle.clear()
        for one in workers:
            await one.stop()


class _Lent:
    """One more turn at a time, for as long as a slow decision holds the worker that would have been free by now."""

    def __init__(self, turns: Turns, most: int) -> None:
        self.turns = turns
        self.most = most
        self.given = False
        self.timer = asyncio.get_running_loop().call_later(_PATIENCE, self._give)

    def _give(self) -> None:
        if self.turns.places < self.most:
            self.given = True
            self.turns.places += 1
            self.turns.serve()

    def back(self) -> None:
        self.timer.cancel()
        if self.given:
            self.given = False
            self.turns.places -= 1


def fallback(state: State, seat: int) -> int:
    """A legal choice where a bot had none."""
    options = state.legal(seat)
    return options[secrets.randbelow(len(options))]
