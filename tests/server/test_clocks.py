"""Clocks at real tables: they run, run out, stand still over a restart, and cannot be cheated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starhold.server.due import due_tables
from starhold.server.timing import DAY, GRACE
from tests.server.kit import INLINE, Clock, Person, Player, Site, first, running

MOVE = {"kind": "move", "seconds": 60}
WITH_BOT = {**MOVE, "bot": "random"}
BANK = {"kind": "bank", "seconds": 600, "increment": 10}
DAYS = {"kind": "days", "seconds": 3 * DAY, "bot": "random"}


async def opened(site: Site, clock: dict[str, Any], *more: str) -> tuple[str, Person, Person]:
    """A table of two persons (and bots), dealt."""
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    table = await ada.open("me", "open", *more, clock=clock)
    await ben.sit(table)
    return table["id"], ada, ben


@asynccontextmanager
async def both(site: Site, clock: dict[str, Any], *more: str) -> AsyncIterator[tuple[str, Player, Player]]:
    id, ada, ben = await opened(site, clock, *more)
    async with ada.at(id) as one, ben.at(id) as two:
        for player in (one, two):
            await player.until_update(lambda update: update["view"] is not None)
        yield id, one, two


async def move(player: Player) -> None:
    """Choose until others are waited for."""
    await player.step(first)
    while player.update["asked"] is not None and player.update["asked"]["decision"] == "first_discard":
        await player.step(first)


async def look(site: Site, id: str) -> None:
    """What the timer of the table does when it rings."""
    table = await site.table(id)
    await table.ask(table.time.check)


def left(update: dict[str, Any]) -> list[float]:
    return [one["left"] for one in update["clocks"]]


async def test_clocks_run_once_the_game_is_dealt_and_are_shown(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        table = await ada.open("me", "open", clock=MOVE)
        async with ada.at(table["id"]) as one:
            assert one.update["clock"] == {"kind": "move", "seconds": 60, "increment": 0, "bot": ""}
            assert one.update["clocks"] == [], "nobody is pressed before the deal"
            clock.now += 500
            await ben.sit(table)
            async with ben.at(table["id"]) as two:
                await one.until_update(lambda update: update["view"] is not None)
                assert one.update["clocks"] == [{"left": 60.0, "running": True}] * 2
                clock.now += 20
                await move(one)
                assert one.update["clocks"] == [{"left": 40.0, "running": False}, {"left": 40.0, "running": True}]
                await two.until_update(lambda update: update["step"] == one.update["step"])
                clock.now += 5
                await move(two)
                assert left(two.update) == [60, 60], "all are asked anew"
        listed = (await ada.get(f"/api/tables/{table['id']}")).json()
        assert listed["clock"]["kind"] == "move"
        assert listed["due"] == round(clock.now + 60 + GRACE)
        assert listed["pace"] == "live"


async def test_a_bot_plays_on_when_time_is_up_and_there_is_a_way_back(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, WITH_BOT) as (id, one, two):
        clock.now += 30
        await move(one)
        clock.now += 31
        await look(site, id)
        told = await two.until_update(lambda update: update["seats"][1]["bot"] == "random")
        assert [line["told"] for line in told["chat"]] == ["relieved"]
        assert not told["over"]
        assert (await two.act("place:gem_world"))["key"] == "seat-with-bot"
        assert (await one.command("hand", seat=1))["key"] == "hand-not-yours"
        assert (await two.command("hand", seat=1))["type"] == "done"
        back = await two.until_update(lambda update: update["seats"][1]["bot"] == "")
        assert back["clocks"][1]["left"] in (30, 60), "half of it for this move, all of it for the next"


async def test_the_seat_resigns_where_no_bot_was_wished_for(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, MOVE) as (id, one, two):
        await move(one)
        clock.now += 61
        await look(site, id)
        for player in (one, two):
            update = await player.until_update(lambda update: bool(update["over"]))
            assert update["ended"] == {"how": "resigned", "places": [1, 2], "resigned": [1], "timed": [1]}
            assert update["places"] == [1, 2]
            assert update["asked"] is None
            assert update["waiting"] == []
            assert [line["told"] for line in update["chat"][-2:]] == ["timed", "ended"]
        listed = (await site.http.get(f"/api/tables/{id}")).json()
        assert (listed["over"], listed["how"], listed["won"], listed["due"]) == (True, "resigned", [0], 0)


async def test_a_move_that_is_under_way_when_time_is_up(tmp_path: Path) -> None:
    """Within the grace it counts, later it is refused, and the table has acted on the clock."""
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, MOVE) as (_, one, two):
        clock.now += 60 + GRACE / 2
        await move(one)
        clock.now += GRACE / 2
        late = await two.act(two.choices()[0])
        assert (late["type"], late["key"]) == ("refused", "time-up")
        update = await two.until_update(lambda update: bool(update["over"]))
        assert update["ended"]["timed"] == [1]
        assert update["step"] == one.update["step"]
        assert (await one.act("place:gem_world"))["key"] == "table-over"
        assert (await one.command("undo", step=1))["key"] == "table-over"


async def test_undo_gives_no_time_back(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, BANK) as (_, one, _two):
        clock.now += 100
        await move(one)
        clock.now += 50
        assert (await one.command("undo", step=one.update["step"]))["type"] == "done"
        undone = await one.until_update(lambda update: update["step"] == 1)
        assert left(undone) == [510, 460]
        assert [clock["running"] for clock in undone["clocks"]] == [True, True]


async def test_a_stop_of_the_server_is_not_charged_to_live_clocks(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, BANK) as (id, one, _):
        clock.now += 100
        await move(one)
        clock.now += 20
    clock.now += 100_000
    async with running(tmp_path, INLINE, clock) as site:
        table = await site.table(id)
        assert [one.left for one in table.time.shown()] == [510, 490], "what was used before the stop is noted"
        clock.now += 30
        assert [one.left for one in table.time.shown()] == [510, 460]
        assert table.history.chat == []


async def test_a_stop_of_the_server_is_charged_where_a_move_may_take_days(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, DAYS) as (id, one, _):
        await move(one)
    clock.now += 2 * DAY
    async with running(tmp_path, INLINE, clock) as site:
        table = await site.table(id)
        assert [one.left for one in table.time.shown()] == [3 * DAY, DAY]
        assert table.pace == "days"


async def test_the_janitor_acts_on_clocks_of_tables_nobody_has_open(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, DAYS) as (id, one, _):
        await move(one)
    async with running(tmp_path, INLINE, clock) as site:
        storage = site.registry.services.storage
        clock.now += 3 * DAY
        await site.registry.look_at_clocks()
        assert site.registry.tables == {}, "there is still the grace"
        clock.now += 1
        assert await due_tables(storage, clock.now) == [id]
        await site.registry.look_at_clocks()
        table = await site.table(id)
        await table.ask(table.time.check)
        assert [row.bot for row in table.seats.rows()] == ["", "random"]


async def test_a_live_clock_that_ran_out_while_the_server_was_down_runs_on_when_it_is_back(tmp_path: Path) -> None:
    """Nobody comes back: the janitor reads the table, its clocks go on, and it ends."""
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, MOVE) as (id, one, _):
        await move(one)
        clock.now += 59
    clock.now += 3600
    async with running(tmp_path, INLINE, clock) as site:
        await site.registry.look_at_clocks()
        table = await site.table(id)
        assert not table.over()
        assert not table.idle(), "it is not put away while a live clock runs"
        clock.now += 2
        await table.ask(table.time.check)
        assert table.over()
        assert await due_tables(site.registry.services.storage, 1e12) == []


async def test_the_clock_of_the_machine_may_jump(tmp_path: Path) -> None:
    clock, steady = Clock(), Clock(50.0)
    async with running(tmp_path, INLINE, clock) as site:
        services = site.registry.services
        services.steady = steady
        services.epoch = clock.now - steady.now
        async with both(site, DAYS) as (id, one, _):
            for jump in (1e6, -2e6):
                clock.now += jump
                steady.now += 10
                table = await site.table(id)
                await look(site, id)
                assert not table.over()
            assert [one.left for one in table.time.shown()] == [3 * DAY - 20] * 2
            await move(one)
            due = 1_000_000.0 + 20 + 3 * DAY - 20 + GRACE
            assert await due_tables(services.storage, due - 1) == []
            assert await due_tables(services.storage, due + 1) == [id]
        await site.registry.put_away(1e12)
        assert site.registry.tables == {}
        table = await site.table(id)
        assert [one.left for one in table.time.shown()] == [3 * DAY - 20] * 2, "read again in the same process"
    async with running(tmp_path, INLINE, Clock(0.0)) as site:
        table = await site.table(id)
        assert [one.left for one in table.time.shown()] == [3 * DAY - 20] * 2, "set back: it gives nobody time"


async def test_the_clock_alone_decides_how_long_somebody_may_think(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, both(site, BANK) as (_, one, _two):
        clock.now += 590
        assert (await one.command("hand", seat=1, bot="random"))["key"] == "hand-clock"
        assert (one.update["left_after"], one.update["idle_after"]) == (0, 0)
        assert (await one.command("hand", seat=0, bot="random"))["type"] == "done", "one's own"


async def test_bad_clocks_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada = await site.guest("Ada")

        async def refused(clock: Any, *seats: str) -> str:
            wish = {"game": "race", "players": len(seats), "seats": list(seats), "clock": clock}
            answer = await ada.post("/api/tables", wish)
            assert 400 <= answer.status_code < 500
            return str(answer.json()["key"])

        assert await refused({"kind": "move", "seconds": 3}, "me", "random") == "clock-bounds"
        assert await refused({"kind": "move", "seconds": 30, "bot": "hal"}, "me", "random") == "bot-unknown"
        assert await refused({"kind": "sand", "seconds": 30}, "me", "random") == "bad-request"
        assert await refused({"kind": "move"}, "me", "random") == "bad-request"
        assert (await ada.get("/api/tables", scope="mine")).json() == []
