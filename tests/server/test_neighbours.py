"""What processes of one database tell each other: how many look on, which bots to wake; and what is not believed."""

from __future__ import annotations

import asyncio
import importlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from starhold.server import neighbours as words
from starhold.server.neighbours import Neighbours
from starhold.server.outside import streaming
from starhold.server.storage.notices import CHANNEL
from tests.server.kit import Person, over, play_on, running
from tests.server.neighbours import Neighbour, neighbours, until
from tests.server.outside_kit import PATIENT, Program, make_bot
from tests.server.storages import on_postgres

FOR_EVER = 1e6  # seconds
ENDLESS = replace(PATIENT, outside_seconds=FOR_EVER, outside_absent=FOR_EVER)


def at(person: Person, site: Neighbour) -> Person:
    """The same person, asking another server."""
    return Person(site, person.id, person.name, person.token)


def ears(site: Neighbour) -> Neighbours:
    return site.registry.services.neighbours


@asynccontextmanager
async def in_earshot(url: str) -> AsyncIterator[tuple[Neighbour, Neighbour]]:
    """Two servers that hear each other."""
    async with neighbours(url, settings=ENDLESS) as (here, there):
        await until(lambda: ears(here).heard and ears(there).heard)
        yield here, there


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not told by word is found by no other way."""
    monkeypatch.setattr(streaming, "_SELDOM", FOR_EVER)
    monkeypatch.setattr(streaming, "KEEP_ALIVE", FOR_EVER)


@pytest.fixture
def nothing_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was told once is believed, however slow the machine."""
    monkeypatch.setattr(words, "FORGET", FOR_EVER)


async def watchers(site: Neighbour, table: str, scope: str = "watch") -> int:
    """As a list of that server says."""
    listed = (await site.http.get("/api/tables", params={"scope": scope})).json()
    (one,) = [one for one in listed if one["id"] == table]
    return int(one["watchers"])


async def until_watched(site: Neighbour, table: str, by: int, scope: str = "watch") -> None:
    while await watchers(site, table, scope) != by:
        await asyncio.sleep(0.02)


async def tell(url: str, *told: str) -> None:
    """Notifications of somebody else, in this order."""
    connection = await importlib.import_module("asyncpg").connect(url)
    try:
        for word in told:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, word)
    finally:
        await connection.close()


def word(by: str, **facts: Any) -> str:
    return json.dumps({"by": by, **facts})


# -- how many look on


async def test_lists_of_every_server_say_how_many_look_on(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        waiting = await ada.open("me", "open", public=True)
        async with ada.at(opened["id"]), ada.at(waiting["id"]):
            assert here.serves(opened["id"])
            async with here.stranger().at(opened["id"]):
                await until_watched(there, opened["id"], 1)
                async with there.stranger().at(opened["id"]), there.stranger().at(waiting["id"]):
                    await until_watched(there, opened["id"], 2)
                    await until_watched(there, waiting["id"], 1, "open")
                    assert await watchers(here, opened["id"]) == 2
                    assert not there.serves(opened["id"])
                await until_watched(there, opened["id"], 1)
            await until_watched(there, opened["id"], 0)
            await until_watched(there, waiting["id"], 0, "open")


async def test_it_is_repeated_for_those_who_did_not_hear_it(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        async with here.stranger().at(opened["id"]):
            await until_watched(there, opened["id"], 1)
            async with neighbours(postgres_url, 1) as (late,):
                await until_watched(late, opened["id"], 1)


async def test_a_table_that_is_let_go_of_has_nobody_who_looks_on(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        async with here.stranger().at(opened["id"]):
            await until_watched(there, opened["id"], 1)
            await here.routes.drain()
            await until_watched(there, opened["id"], 0)


async def test_what_a_silent_process_told_is_forgotten(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_earshot(postgres_url) as (here, _):
        monkeypatch.setattr(words, "FORGET", FOR_EVER)
        await tell(postgres_url, word("dead", watchers={"long": 2}))
        await until(lambda: ears(here).watchers("long") == 2)
        monkeypatch.setattr(words, "FORGET", 0.1)
        await tell(postgres_url, word("dead", watchers={"long": 3}))
        await until(lambda: "long" not in ears(here)._known)
        assert ears(here).watchers("long") == 0


@pytest.mark.usefixtures("nothing_forgotten")
async def test_who_served_a_table_before_says_nothing_about_who_serves_it_now(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, _):
        told = [word("one", watchers={"t": 2}), word("two", watchers={"t": 3}), word("one", watchers={"t": 0})]
        await tell(postgres_url, *told, word("two", watchers={"end": 1}))
        await until(lambda: ears(here).watchers("end") == 1)
        assert ears(here).watchers("t") == 3


# -- bots from outside


async def with_bot_elsewhere(owner: Person, there: Neighbour) -> tuple[Program, str]:
    """A table with a bot that does not listen yet, and is going to at another server."""
    bot = await make_bot(owner)
    async with bot.listening():  # only who is there can be put on a seat
        opened = await owner.open("me", bot.holder)
    return Program(there, bot.id, bot.name, bot.token), opened["id"]


@pytest.mark.usefixtures("nobody_looks")
async def test_a_bot_is_woken_at_another_server(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        away, table = await with_bot_elsewhere(ada, there)
        async with ada.at(table) as player, away.listening() as ear:
            assert here.serves(table)
            playing = asyncio.create_task(play_on(player, over))
            for _ in range(3):
                assert (await away.answer(await ear.until("turn"))).status_code == 200
            playing.cancel()


async def test_a_word_that_is_lost_delays_and_loses_nothing(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        bot = await make_bot(ada)
        away = Program(there, bot.id, bot.name, bot.token)
        await ears(here).close()
        async with away.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]):
                assert (await ear.until("turn"))["table"] == opened["id"]


async def test_no_table_waits_for_a_bot_that_was_removed_at_another_server(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        away, table = await with_bot_elsewhere(ada, there)
        async with ada.at(table) as player, away.listening() as ear:
            turn = await ear.until("turn")
            assert here.serves(table)
            gone = await there.http.request("DELETE", f"/api/me/bots/{away.id}", headers=at(ada, there).headers)
            assert gone.status_code == 204
            await player.until_update(lambda update: update["step"] > turn["step"])


# -- the line


@pytest.mark.usefixtures("nothing_forgotten")
async def test_nonsense_is_passed_over(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        nonsense = [
            "",
            "{",
            "null",
            "[1]",
            "[" * 7_000,
            '{"watchers":{"t":1}}',
            word("x" * 41, watchers={"t": 1}),
            word("x\n", watchers={"t": 1}),
            word("x", watchers={"t": -1}),
            word("x", watchers={"t": 1.5}),
            word("x", watchers={"t": "1"}),
            word("x", watchers={"t'--": 1}),
            word("x", watchers=["t"]),
            word("x", bots="t"),
            word("x", removed=[1]),
            word(here.storage.process, watchers={"own": 1}),
        ]
        await tell(postgres_url, *nonsense, word("x", later="version", watchers={"end": 1}))
        await until(lambda: ears(here).watchers("end") == ears(there).watchers("end") == 1)
        assert ears(here).watchers("t") == ears(here).watchers("own") == 0
        assert ears(there).watchers("own") == 1, "it came through"
        assert ears(here).heard


async def test_a_thousand_changes_are_few_notifications(postgres_url: str) -> None:
    heard: list[str] = []
    async with in_earshot(postgres_url) as (here, there):
        listener = await importlib.import_module("asyncpg").connect(postgres_url)
        await listener.add_listener(CHANNEL, lambda *told: heard.append(told[3]))
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        async with here.stranger().at(opened["id"]):
            await until_watched(there, opened["id"], 1)
            heard.clear()
            for number in range(1000):
                ears(here).looked_at(opened["id"])
                ears(here).wake(f"bot{number}")
                ears(here).wake("busy")
            wanted = {"busy", *(f"bot{number}" for number in range(1000))}
            await until(lambda: {bot for told in heard for bot in json.loads(told).get("bots", [])} == wanted)
            here_told = [told for told in heard if "bots" in json.loads(told)]
            assert len(here_told) <= 4
            assert all(len(told.encode()) < 8000 for told in heard)
            assert [told for told in heard if json.loads(told).get("bots", []).count("busy")] == here_told[:1]
        await listener.close()


async def test_what_is_to_be_told_is_bounded_while_nobody_can_be_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_earshot(postgres_url) as (here, _):
        monkeypatch.setattr(cast(Any, ears(here)._notices), "stir", lambda: None)
        for number in range(30_000):
            ears(here).wake(f"bot{number}")
            ears(here).looked_at(f"t{number}")
        assert len(ears(here)._bots) == len(ears(here)._tables) == 10_000
        told = []
        while said := ears(here).next_word():
            told.append(said)
        assert all(len(said.encode()) < 8000 for said in told)
        assert sum(len(json.loads(said)["bots"]) for said in told) == 10_000
        assert not any("watchers" in json.loads(said) for said in told), "nobody looks on there, and none was told so"


async def test_a_line_that_was_cut_is_laid_again(postgres_url: str) -> None:
    async with in_earshot(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open", public=True)
        async with here.stranger().at(opened["id"]):
            await until_watched(there, opened["id"], 1)
            for _ in range(3):
                # The very lines that listen: what they did last was to listen, or to tell.
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                cut += " AND datname = current_database()"
                await on_postgres(postgres_url, f"{cut} AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify(%')")
                async with here.stranger().at(opened["id"]):
                    await until_watched(there, opened["id"], 2)
                await until_watched(there, opened["id"], 1)


async def test_who_has_the_database_for_himself_tells_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        alone = site.registry.services.neighbours
        alone.wake("bot")
        alone.looked_at("table")
        assert not alone.heard
        assert not alone._bots
        assert not alone._tables
        assert not [task for task in asyncio.all_tasks() if task.get_name() in ("notices", "neighbours")]
