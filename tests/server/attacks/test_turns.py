"""Turns at what is scarce: nobody waits behind what another has asked for in bulk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from starhold.core.registry import game as find_game
from starhold.server import bots as bots_module
from starhold.server.bots import Bots
from starhold.server.limits import Bucket
from starhold.server.request_error import RequestError
from starhold.server.settings import Settings
from starhold.server.turns import Turns, always
from starhold.server.worker import Answer


def never() -> bool:
    return False


class Line:
    """People who take turns and note who had them, in order."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.served: list[str] = []
        self.go = asyncio.Event()

    def ask(self, who: str, urgent: Callable[[], bool] = always, seconds: float = 60.0) -> asyncio.Task[None]:
        async def work() -> None:
            async with self.turns.turn(who, urgent, seconds, seconds):
                self.served.append(who)
                await self.go.wait()

        return asyncio.create_task(work())


async def test_turns_go_round_those_who_ask() -> None:
    line = Line(Turns(1, 100))
    tasks = [line.ask("greedy") for _ in range(10)]
    await asyncio.sleep(0)
    tasks += [line.ask("modest"), line.ask("another")]
    await asyncio.sleep(0)
    assert line.turns.taken == 1
    line.go.set()
    await asyncio.gather(*tasks)
    assert sorted(line.served[:4]) == ["another", "greedy", "greedy", "modest"]
    assert (line.turns.taken, line.turns.held, line.turns.waiting) == (0, {}, {})


async def test_what_somebody_waits_for_comes_first_and_the_rest_is_paced() -> None:
    line = Line(Turns(3, 100, lazy_places=1, pace=Bucket(0.0, 2)))
    tasks = [line.ask(f"left {number}", never) for number in range(6)]
    await asyncio.sleep(0)
    assert line.served == ["left 0"], "one place at a time, however many are free"
    looked_at = line.ask("looked at")
    await asyncio.sleep(0)
    assert line.served == ["left 0", "looked at"]
    line.go.set()
    await looked_at
    await asyncio.gather(*tasks[:2])
    await asyncio.sleep(0.1)
    assert line.served == ["left 0", "looked at", "left 1"], "the pace is used up"
    for task in tasks[2:]:
        task.cancel()
    await asyncio.wait(tasks)
    assert (line.turns.taken, line.turns.lazy, line.turns.waiting) == (0, 0, {})


async def test_a_table_somebody_comes_back_to_is_served_at_once() -> None:
    watched = False
    pace = Bucket(0.0, 1)
    assert pace.take()
    line = Line(Turns(1, 100, pace=pace))
    task = line.ask("table", lambda: watched)
    await asyncio.sleep(0.05)
    assert line.served == []
    watched = True
    line.go.set()
    await task
    assert line.served == ["table"]


async def test_who_waits_too_long_or_asks_too_much_is_told() -> None:
    line = Line(Turns(1, 3))
    first = line.ask("one")
    await asyncio.sleep(0)
    with pytest.raises(TimeoutError):
        await line.ask("two", seconds=0.05)
    waiting = [line.ask("two") for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(RequestError) as told:
        await line.ask("two")
    assert told.value.key == "too-many-requests"
    line.go.set()
    await asyncio.gather(first, *waiting)
    assert line.served == ["one", "two", "two", "two"]


async def test_each_has_only_so_many_turns_at_a_time() -> None:
    line = Line(Turns(4, 10, each=1))
    tasks = [line.ask("one"), line.ask("one"), line.ask("two")]
    await asyncio.sleep(0)
    assert line.served == ["one", "two"]
    line.go.set()
    await asyncio.gather(*tasks)


# -- bots, with workers that are none


class Worker:
    """Answers when it is told to."""

    alive = 0
    most = 0
    started = 0
    go: asyncio.Event

    @classmethod
    async def start(cls, *_: str) -> Worker:
        cls.started += 1
        cls.alive += 1
        cls.most = max(cls.most, cls.alive)
        return cls()

    async def ask(self, question: bytes, seconds: float) -> Answer:
        async with asyncio.timeout(seconds):
            await Worker.go.wait()
        return Answer(0, "greedy")

    async def stop(self) -> None:
        Worker.alive -= 1


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> type[Worker]:
    """None of them is taken for slow because the machine has a lot else to do."""
    monkeypatch.setattr(bots_module, "Worker", Worker)
    monkeypatch.setattr(bots_module, "_PATIENCE", 600.0)
    Worker.alive = Worker.most = Worker.started = 0
    Worker.go = asyncio.Event()
    return Worker


STATE = find_game("race").new(4, 1)


async def test_ninety_abandoned_tables_do_not_hold_up_one_that_is_looked_at(workers: type[Worker]) -> None:
    """Each of them has four bots that want to think: the next worker that is free thinks for who is there."""

    bots = Bots(Settings(bot_workers=2, bot_seconds=600, bot_wait=600, lazy_rate=1e6))
    served: list[str] = []

    async def choose(table: str, seat: int, watched: Callable[[], bool]) -> None:
        await bots.choose(lambda: STATE, seat, "greedy", table, watched)
        served.append(table)

    left = [asyncio.create_task(choose(f"t{n}", seat, never)) for n in range(90) for seat in range(4)]
    await asyncio.sleep(0.01)
    mine = [asyncio.create_task(choose("mine", seat, always)) for seat in range(1, 4)]
    await asyncio.sleep(0.01)
    workers.go.set()
    await asyncio.gather(*mine)
    assert len(served) <= 6, "at most what was being thought about already came before"
    await asyncio.gather(*left)
    assert len(served) == 363
    assert len(set(served[6:96])) >= 88, "those that were left take turns, table by table"
    assert workers.most <= 2
    await bots.close()


async def test_workers_are_bounded_even_where_every_bot_hangs(
    workers: type[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "_PATIENCE", 0.3)

    bots = Bots(Settings(bot_workers=2, bot_seconds=0.4, bot_wait=0.9))
    results = await asyncio.gather(*(bots.choose(lambda: STATE, 0, "greedy", f"t{n}") for n in range(40)))
    assert results == [None] * 40, "each is answered: by nobody, so that a legal choice is made"
    assert bots.unanswered == 40
    assert workers.most <= 4
    assert bots.most <= 4
    await bots.close()
    assert bots.turns.places == 2


async def test_further_workers_are_not_started_again_and_again(workers: type[Worker]) -> None:
    bots = Bots(Settings(bot_workers=1, bot_seconds=600, bot_wait=600))
    workers.go.set()
    for _ in range(20):
        await asyncio.gather(*(bots.choose(lambda: STATE, 0, "greedy", f"t{n}") for n in range(8)))
    assert workers.started == 1
    await bots.close()
    assert workers.alive == 0
