"""A bot that fails, hangs or answers late is stood in for, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
import marshal
from pathlib import Path

import pytest

from starhold.bots import BOTS, Bot, bot
from starhold.core.chance import Seeded
from starhold.core.game import State
from starhold.core.registry import game as find_game
from starhold.server import bots as bots_module
from starhold.server import worker
from starhold.server.bots import Bots
from starhold.server.settings import Settings
from starhold.server.worker import Answer
from tests.server.kit import INLINE, over, play_on, running

RACE = find_game("race")


def question(state: State, bot: str) -> bytes:
    return marshal.dumps(("race", bot, "seed", 0, state.freeze(), 1.8))


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_can_be_asked_by_name(bot: str) -> None:
    state = RACE.new(2, 1)
    said = worker.think(question(state, bot))
    assert said.by == bot
    assert said.chosen in state.legal(0)


class Unwell(Bot):
    """Fails, or says what is not legal."""

    def __init__(self, says: int | None) -> None:
        super().__init__("unwell")
        self.says = says

    def choose(self, position: State, seat: int) -> int:
        position.apply(seat, position.legal(seat)[0], Seeded(1))  # which it may
        if self.says is None:
            raise ZeroDivisionError("sums to nothing")
        return self.says


@pytest.mark.parametrize(("says", "wrong"), [(None, "ZeroDivisionError in choose"), (-1, "action -1 is not legal")])
def test_a_bot_that_fails_is_stood_in_for_by_the_next_weaker_one(
    monkeypatch: pytest.MonkeyPatch, says: int | None, wrong: str
) -> None:
    unwell = {"oracle", "admiral"}
    monkeypatch.setattr(worker, "find_bot", lambda name, *more: Unwell(says) if name in unwell else bot(name, *more))
    state = RACE.new(2, 1)
    said = worker.think(question(state, "oracle"))
    assert said.by == "captain"
    assert said.chosen in state.legal(0)
    assert said.wrong.startswith("oracle: ")
    assert wrong in said.wrong


def test_who_stands_in_for_whom() -> None:
    assert worker.stand_ins("oracle") == ["admiral", "captain", "greedy", "navigator", "cadet", "random"]
    assert worker.stand_ins("cadet") == ["random"]
    assert worker.stand_ins("random") == []
    assert worker.stand_ins("sage")[0] == "captain", "a table of another version of ours goes on with the usual bot"
    state = RACE.new(2, 1)
    said = worker.think(question(state, "sage"))
    assert said.by == "captain"
    assert "there is no bot 'sage'" in said.wrong


# -- whole workers


class Worker:
    """Hangs when it is asked as one of `HANGS`; notes who was asked."""

    HANGS: frozenset[str]
    asked: list[tuple[str, float]]
    stopped: int

    @classmethod
    async def start(cls, *_: str) -> Worker:
        return cls()

    async def ask(self, question: bytes, seconds: float) -> Answer:
        name = marshal.loads(question)[1]
        Worker.asked.append((name, seconds))
        if name in Worker.HANGS:
            raise TimeoutError
        return worker.think(question)

    async def stop(self) -> None:
        Worker.stopped += 1


def bots_of(monkeypatch: pytest.MonkeyPatch, *hanging: str) -> Bots:
    monkeypatch.setattr(bots_module, "Worker", Worker)
    Worker.HANGS, Worker.asked, Worker.stopped = frozenset(hanging), [], 0
    return Bots(Settings(bot_workers=1, bot_seconds=2.5, stand_in_seconds=0.5))


async def test_a_bot_that_hangs_is_replaced_by_the_next_weaker_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bots = bots_of(monkeypatch, "oracle")
    state = RACE.new(2, 1)
    with caplog.at_level(logging.WARNING, "starhold.server"):
        assert await bots.choose(lambda: state, 0, "oracle") in state.legal(0)
    assert Worker.asked == [("oracle", 2.5), ("admiral", 0.5)]
    assert (Worker.stopped, bots.count) == (1, 1), "the worker that hung is gone"
    assert (bots.stood_in, bots.unanswered) == (1, 0)
    assert [record.getMessage() for record in caplog.records] == ["bot-failed", "bot-replaced"]
    await bots.close()


async def test_where_that_hangs_too_nobody_else_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = bots_of(monkeypatch, "oracle", "admiral")
    state = RACE.new(2, 1)
    assert await bots.choose(lambda: state, 0, "oracle") is None
    assert [name for name, _ in Worker.asked] == ["oracle", "admiral"]
    assert (bots.count, bots.unanswered) == (0, 1)
    assert bots.turns.places == 1
    await bots.close()


async def test_the_weakest_has_nobody_to_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = bots_of(monkeypatch, "random")
    assert await bots.choose(lambda: RACE.new(2, 1), 0, "random") is None
    assert len(Worker.asked) == 1
    await bots.close()


async def test_a_table_goes_on_whose_bots_all_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "find_bot", lambda name, *more: Unwell(None))
    async with running(tmp_path, INLINE) as site:
        ada = await site.guest()
        opened = await ada.open("me", "oracle", options={"max_rounds": 1})
        async with ada.at(opened["id"]) as one, asyncio.timeout(120):
            await play_on(one, over)
        assert site.registry.services.bots.unanswered > 0
        assert site.registry.services.bots.stood_in == 0


async def test_the_more_wait_the_shorter_bots_look_ahead() -> None:
    bots = Bots(Settings(bot_workers=2))
    alone = bots.ahead()
    wishes = [asyncio.create_task(_hold(bots, f"table {number}")) for number in range(40)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    crowded = bots.ahead()
    for wish in wishes:
        wish.cancel()
    await asyncio.gather(*wishes, return_exceptions=True)
    assert 0 < crowded < alone / 10
    assert bots.ahead() == alone


async def _hold(bots: Bots, table: str) -> None:
    async with bots.turns.turn(table):
        await asyncio.Event().wait()
