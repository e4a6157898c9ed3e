"""Word between real processes on a real PostgreSQL: heard at the other, gone with who told it, and there again when the
database was away."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import WebSocketException

from benches.hosting import HOST
from tests.server.faults.flock import Flock, Sheep
from tests.server.faults.own_postgres import OwnPostgres, own_postgres
from tests.server.kit import Person, Site, over, play_on
from tests.server.outside_kit import Program, make_bot


@pytest.fixture
def postgres() -> Iterator[OwnPostgres]:
    with tempfile.TemporaryDirectory(prefix="starhold-word-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL is not run by root
        with own_postgres(Path(folder) / "database") as server:
            yield server


@asynccontextmanager
async def two(postgres: OwnPostgres, folder: Path) -> AsyncIterator[tuple[Flock, list[Site]]]:
    """Two processes, and each as people reach it."""
    flock = Flock(postgres, folder, count=2, pace=1.0)
    try:
        await flock.open()
        async with AsyncExitStack() as stack:
            yield flock, [await stack.enter_async_context(reached(one)) for one in flock.sheep]
    finally:
        await flock.close()


@asynccontextmanager
async def reached(one: Sheep) -> AsyncIterator[Site]:
    port = one.port.number
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=None) as http:
        await well(http)
        yield Site(cast(Any, None), port, http)  # what is in it is another process's


async def well(http: httpx.AsyncClient) -> None:
    while True:
        with suppress(httpx.HTTPError):
            if (await http.get("/healthz")).status_code == 200:
                return
        await asyncio.sleep(0.05)


async def until_watched(site: Site, table: str, by: int) -> None:
    """Until a list there says so; whatever it says meanwhile, and if it cannot."""
    while True:
        with suppress(httpx.HTTPError):
            answer = await site.http.get("/api/tables", params={"scope": "watch"})
            if answer.is_success and [one["watchers"] for one in answer.json() if one["id"] == table] == [by]:
                return
        await asyncio.sleep(0.05)


async def look_on(person: Person, table: str) -> None:
    """For as long as nobody cancels it, coming again whenever one is sent away."""
    while True:
        with suppress(WebSocketException, OSError, AssertionError):
            async with person.at(table) as player:
                while True:
                    await player.read()
        await asyncio.sleep(0.05)


async def test_how_many_look_on_is_seen_at_the_other_process_and_vanishes_with_who_told_it(
    postgres: OwnPostgres, tmp_path: Path
) -> None:
    async with two(postgres, tmp_path) as (flock, (here, there)):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        looking = [asyncio.create_task(look_on(here.stranger(), opened["id"])) for _ in range(2)]
        await until_watched(there, opened["id"], 2)
        flock.kill(flock.sheep[0])
        await until_watched(there, opened["id"], 0)
        for task in looking:
            task.cancel()
        # Whoever takes the table up counts anew.
        async with there.stranger().at(opened["id"]):
            await until_watched(there, opened["id"], 1)
            flock.start(flock.sheep[0])
            await well(here.http)
            await until_watched(here, opened["id"], 1)


async def test_when_the_database_was_away_word_comes_again(postgres: OwnPostgres, tmp_path: Path) -> None:
    async with two(postgres, tmp_path) as (_, (here, there)):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        looking = asyncio.create_task(look_on(here.stranger(), opened["id"]))
        await until_watched(there, opened["id"], 1)
        for _ in range(2):
            await asyncio.to_thread(postgres.kill)
            await well(here.http)
            await well(there.http)
            one_more = asyncio.create_task(look_on(here.stranger(), opened["id"]))
            await until_watched(there, opened["id"], 2)
            one_more.cancel()
            await until_watched(there, opened["id"], 1)
        looking.cancel()


async def test_a_bot_that_listens_at_one_process_plays_at_a_table_of_another(
    postgres: OwnPostgres, tmp_path: Path
) -> None:
    async with two(postgres, tmp_path) as (_, (here, there)):
        ada = await here.guest("Ada")
        bot = await make_bot(ada)
        away = Program(there, bot.id, bot.name, bot.token)
        async with away.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                playing = asyncio.create_task(play_on(player, over))
                for _ in range(4):
                    answered = await away.answer(await ear.until("turn"))
                    assert answered.status_code in (200, 409), (
                        "on a slow machine one of ours may have been asked instead"
                    )
                playing.cancel()
