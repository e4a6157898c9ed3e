"""Whole games over real sockets: two persons and a bot, hand-overs, rematch, the sealed luck at the end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest

from starhold.core.record_text import load
from starhold.server import bots
from starhold.server.settings import Settings
from tests.server.kit import (
    HASTY,
    INLINE,
    Clock,
    Frame,
    Person,
    Player,
    Site,
    first,
    last,
    over,
    play_on,
    running,
)


async def play_both(one: Player, other: Player) -> None:
    """Both play to the end, at the same time."""
    async with asyncio.TaskGroup() as group:
        group.create_task(play_on(one, over, last))
        group.create_task(play_on(other, over, first))


async def test_a_whole_game_of_two_persons_and_a_bot(site: Site, ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "open", "greedy")
    joined = await ben.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invites"]["1"]})
    assert joined.json() == {"seat": 1}
    async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other, site.stranger().at(opened["id"]) as eyes:
        assert (one.update["you"], other.update["you"], eyes.update["you"]) == (0, 1, None)
        await play_both(one, other)
        await eyes.until_update(over)
        assert one.update["places"] == other.update["places"] == eyes.update["places"]
        assert min(one.update["places"]) == 1
        assert one.update["secret"] == eyes.update["secret"] != ""
        assert [seat["name"] for seat in one.update["seats"]] == ["Ada", "Ben", "Rigel"]
        for score in one.update["scores"]:
            assert score["total"] == sum(part["points"] for part in score["parts"])
    record = load((await ada.get(f"/api/tables/{opened['id']}/record")).text)
    assert record.verify() == -1, "all of it is proved"
    assert record.luck == f"sealed {one.update['commitment']} -,-,-"
    assert [score.total for score in record.state.scores()] == [score["total"] for score in one.update["scores"]]
    assert record.names == ["Ada", "Ben", "Rigel"]
    refused = await ada.post(f"/api/tables/{opened['id']}/join", {})
    assert refused.json() == {"seat": 0}, "who has a seat keeps it"


async def test_lists_tell_who_has_won_a_whole_game(ada: Person) -> None:
    """By that a client suggests a level; a game that went on from another says nothing about anybody."""
    opened = await ada.open("me", "cadet", options={"max_rounds": 1})
    path = f"/api/tables/{opened['id']}"
    assert (await ada.get(path)).json()["won"] == []
    async with ada.at(opened["id"]) as one:
        await play_on(one, over)
        first_places = [seat for seat, place in enumerate(one.update["places"]) if place == 1]
    assert (await ada.get(path)).json()["won"] == first_places != []
    assert [row["won"] for row in (await ada.get("/api/tables", scope="mine")).json()] == [first_places]
    record = (await ada.get(f"{path}/record")).text
    forked = await ada.open("me", "cadet", record=record, at=2)
    async with ada.at(forked["id"]) as one:
        await play_on(one, over)
    assert (await ada.get(f"/api/tables/{forked['id']}")).json()["won"] == []


async def test_rematch_is_one_table_for_all(ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "open", public=True, options={"max_rounds": 1})
    table = f"/api/tables/{opened['id']}"
    await ben.post(f"{table}/join", {})
    async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
        early = await ada.post(f"{table}/rematch")
        assert (early.status_code, early.json()["key"]) == (409, "rematch-early")
        await play_both(one, other)
        answers = await asyncio.gather(ada.post(f"{table}/rematch"), ben.post(f"{table}/rematch"))
        new = [answer.json()["id"] for answer in answers]
        assert new[0] == new[1]
        assert [answer.json()["seat"] for answer in answers] == [0, 1]
        await other.until_update(lambda update: update["rematch"] == new[0])
    async with ben.at(new[0]) as again:
        assert again.update["you"] == 1
        assert again.update["commitment"] != other.update["commitment"]
        assert (again.update["view"], again.update["waiting"]) == (None, [0]), "Ada has not come yet"
        async with ada.at(new[0]):
            await again.until_update(lambda update: update["view"] is not None)
        assert again.update["view"]["options"]["max_rounds"] == 1
        await again.step(first)


async def test_a_seat_left_too_long_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, ben, cid = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Cid")
        opened = await ada.open("me", "open", "random", public=True, options={"max_rounds": 3})
        await ben.post(f"/api/tables/{opened['id']}/join", {"seat": 1})
        async with ada.at(opened["id"]) as one:
            async with ben.at(opened["id"]):
                clock.now += 299
                assert (await one.command("hand", seat=1, bot="greedy"))["key"] == "hand-here", "Ben is there"
            await one.until("presence")
            clock.now += 179
            assert (await one.command("hand", seat=1, bot="greedy"))["key"] == "hand-not-left"
            clock.now += 1
            async with cid.at(opened["id"]) as watching:
                assert (await watching.command("hand", seat=1, bot="greedy"))["key"] == "not-seated"
            assert (await one.command("hand", seat=1, bot="nobody"))["key"] == "bot-unknown"
            assert (await one.command("hand", seat=1, bot="greedy"))["type"] == "done"
            handed: Frame = await one.until_update(lambda update: update["seats"][1]["bot"] == "greedy")
            assert handed["seats"][1]["kind"] == "person"
            assert (await one.command("hand", seat=1, bot="greedy"))["key"] == "hand-already-bot"
            assert (await one.command("hand", seat=1))["key"] == "hand-not-yours"
            await play_on(one, lambda update: update["view"]["round"] >= 2)
            async with ben.at(opened["id"]) as back:
                assert (await back.act("end"))["key"] == "seat-with-bot"
                assert (await back.command("hand", seat=1))["type"] == "done"
                await back.until_update(lambda update: update["seats"][1]["bot"] == "")
                await play_both(one, back)


async def test_a_days_game_gives_days(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", public=True, pace="days")
        await ben.post(f"/api/tables/{opened['id']}/join", {})
        async with ada.at(opened["id"]) as one:
            clock.now += 2.9 * 24 * 3600
            assert (await one.command("hand", seat=1, bot="random"))["key"] == "hand-not-left"
            clock.now += 0.1 * 24 * 3600
            assert (await one.command("hand", seat=1, bot="random"))["type"] == "done"


async def test_the_host_fills_an_open_seat_with_a_bot(site: Site, ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "open", "open", public=True)
    await ben.post(f"/api/tables/{opened['id']}/join", {"seat": 2})
    async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
        assert (await other.command("hand", seat=1, bot="random"))["key"] == "hand-open-host"
        assert (await one.command("hand", seat=1, bot="random"))["type"] == "done"
        update = await one.until_update(lambda update: update["seats"][1]["kind"] == "bot")
        assert update["seats"][1]["name"] == "Vega"
        assert update["view"] is not None, "the last seat is taken: it is dealt"
        await one.until_update(lambda update: 1 not in update["waiting"])
    full = await (await site.guest("Cid")).post(f"/api/tables/{opened['id']}/join", {})
    assert (full.status_code, full.json()["key"]) == (409, "table-full")


async def test_bots_in_worker_processes(tmp_path: Path) -> None:
    async with running(tmp_path, Settings(HASTY, bot_workers=1, bot_seconds=600)) as site:
        ada = await site.guest()
        opened = await ada.open("me", "greedy", "random", options={"max_rounds": 2})
        async with ada.at(opened["id"]) as one:
            await play_on(one, over)
        assert 1 <= site.registry.services.bots.count <= 3
    assert not site.registry.services.bots.idle


async def test_a_bot_that_hangs_or_dies_is_replaced_by_a_legal_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = bots.Worker.start
    commands = iter(["import time; time.sleep(600)", "raise SystemExit(1)", "print('nonsense')"])

    async def start_badly(*arguments: str) -> bots.Worker:
        command = next(commands, None)
        if command is None:
            return await start()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        worker = bots.Worker(process)
        worker.warm = True
        return worker

    monkeypatch.setattr(bots.Worker, "start", start_badly)
    async with running(tmp_path, Settings(HASTY, bot_workers=1, bot_seconds=0.2)) as site:
        ada = await site.guest()
        opened = await ada.open("me", "greedy", options={"max_rounds": 1})
        async with ada.at(opened["id"]) as one:
            await play_on(one, over)
        assert next(commands, None) is None, "all three bad workers were asked"
