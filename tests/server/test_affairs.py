"""Giving up, ending together, abandoning, pausing, and what the host may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from starhold.core.errors import BadRecord
from starhold.core.record_text import load
from starhold.server.ending import with_resigned
from starhold.server.table_affairs import LONG_PAUSE
from tests.server.kit import INLINE, Clock, Frame, Player, Site, first, running


@asynccontextmanager
async def dealt(site: Site, persons: int, *bots: str, **more: Any) -> AsyncIterator[tuple[str, list[Player]]]:
    """A table of so many persons, all here, and bots; dealt."""
    people = [await site.guest(f"Seat {seat}") for seat in range(persons)]
    opened = await people[0].open("me", *["open"] * (persons - 1), *bots, **more)
    for seat in range(1, persons):
        await people[seat].sit(opened, seat)
    players: list[Player] = []
    contexts = [person.at(opened["id"]) for person in people]
    for context in contexts:
        players.append(await context.__aenter__())
    for player in players:
        await player.until_update(lambda update: update["view"] is not None)
    try:
        yield opened["id"], players
    finally:
        for context in contexts:
            await context.__aexit__(None, None, None)


async def done(player: Player, kind: str, **fields: Any) -> None:
    answer = await player.command(kind, **fields)
    assert answer["type"] == "done", answer


async def refused(player: Player, kind: str, **fields: Any) -> str:
    answer = await player.command(kind, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["key"])


def told(update: Frame) -> list[tuple[str, str]]:
    return [(line["told"], line["what"]) for line in update["chat"]]


@pytest.mark.parametrize(
    ("ranked", "resigned", "places"),
    [
        ([1, 2], [0], [2, 1]),
        ([1, 2, 3, 4], [0], [4, 1, 2, 3]),
        ([1, 2, 3, 4], [3, 0], [3, 1, 2, 4]),
        ([1, 1, 3], [2], [1, 1, 3]),
        ([1, 1, 1], [1, 0, 2], [2, 3, 1]),
        ([2, 1, 3], [], [2, 1, 3]),
    ],
)
def test_who_gave_up_comes_last(ranked: list[int], resigned: list[int], places: list[int]) -> None:
    assert with_resigned(ranked, resigned) == places


async def test_with_two_the_other_wins(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        async with dealt(site, 2) as (id, (one, two)):
            assert await refused(one, "resign", bot="hal") == "bot-unknown"
            await done(one, "resign", id="bye")
            for player in (one, two):
                update = await player.until_update(lambda update: bool(update["over"]))
                assert update["ended"] == {"how": "resigned", "places": [2, 1], "resigned": [0], "timed": []}
                assert update["secret"], "the luck is told"
                assert update["chat"][-2]["seat"] == 0
            assert (await one.command("resign", id="bye"))["type"] == "done", "sent again it does nothing twice"
            assert await refused(two, "resign") == "table-over"
            assert await refused(two, "offer", what="draw") == "table-over"
            record = await site.http.get(f"/api/tables/{id}/record")
            assert record.status_code == 200
            assert "\nended: resigned 2 1\n" in record.text
        mine = (await site.http.get(f"/api/tables/{id}")).json()
        assert (mine["over"], mine["won"], mine["places"], mine["how"]) == (True, [1], [2, 1], "resigned")
        last = (await site.http.get(f"/api/tables/{id}/steps/0")).json()
        assert last["over"], "there was no step"
    async with running(tmp_path) as site:
        table = await site.table(id)
        ended = table.ending()
        assert ended is not None
        assert (ended.how, ended.places, table.over(), table.match.over()) == ("resigned", [2, 1], True, False)


async def test_with_more_a_bot_plays_on_and_the_seat_is_last(tmp_path: Path) -> None:
    async with running(tmp_path) as site, dealt(site, 3) as (_, (one, two, three)):
        await done(one, "resign", bot="random")
        update = await two.until_update(lambda update: update["resigned"] == [0])
        assert not update["over"]
        assert update["seats"][0]["bot"] == "random"
        assert told(update) == [("resigned", "random")]
        assert await refused(one, "hand", seat=0) == "seat-resigned"
        assert await refused(one, "resign") == "seat-resigned"
        assert await refused(one, "offer", what="end") == "seat-with-bot"
        await done(three, "resign")
        update = await two.until_update(lambda update: bool(update["over"]))
        assert update["ended"] == {"how": "resigned", "places": [3, 1, 2], "resigned": [0, 2], "timed": []}


async def test_the_game_ends_when_no_person_is_left(tmp_path: Path) -> None:
    async with running(tmp_path) as site, dealt(site, 1, "random", "random") as (_, (one,)):
        await done(one, "resign")
        update = await one.until_update(lambda update: bool(update["over"]))
        assert update["ended"]["places"] == [3, 1, 1]


@pytest.mark.parametrize(("what", "how"), [("end", "agreed"), ("draw", "drawn"), ("abandon", "abandoned")])
async def test_all_agree_to_end(tmp_path: Path, what: str, how: str) -> None:
    async with running(tmp_path) as site, dealt(site, 2, "random") as (_, (one, two)):
        await done(one, "offer", what=what)
        update = await two.until_update(lambda update: update["offer"] is not None)
        assert update["offer"] == {"what": what, "by": 0, "agreed": [0], "asked": [1]}
        assert await refused(one, "reply", agree=True) == "offer-agreed"
        assert await refused(two, "offer", what="pause") == "offer-open"
        await done(two, "reply", agree=True)
        update = await one.until_update(lambda update: bool(update["over"]))
        assert update["ended"]["how"] == how
        assert len(update["places"]) == (0 if how == "abandoned" else 3)
        if how == "drawn":
            assert update["places"] == [1, 1, 1]
        assert update["offer"] is None
        assert told(update)[-2:] == [("agreed", ""), ("ended", how)]


async def test_proposals_are_declined_taken_back_and_lapse(tmp_path: Path) -> None:
    async with running(tmp_path) as site, dealt(site, 2) as (_, (one, two)):
        assert await refused(one, "reply", agree=True) == "offer-gone"
        await done(one, "offer", what="draw")
        await done(two, "reply", agree=False)
        update = await one.until_update(lambda update: told(update)[-1:] == [("declined", "")])
        assert update["offer"] is None
        assert await refused(one, "offer", what="draw") == "offer-again"
        await done(one, "offer", what="end")
        await done(one, "reply", agree=False)
        await done(two, "offer", what="draw")
        await one.step(first)
        assert one.update["offer"] is None, "a move is an answer too"
        assert await refused(two, "reply", agree=True) == "offer-gone"
        await done(one, "offer", what="draw")
        await done(two, "offer", what="draw")
        assert (await one.until_update(lambda update: bool(update["over"])))["ended"]["how"] == "drawn"


async def test_whoever_is_left_alone_may_abandon_but_settle_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as site, dealt(site, 1, "random") as (_, (one,)):
        assert await refused(one, "offer", what="end") == "offer-alone"
        assert await refused(one, "offer", what="draw") == "offer-alone"
        await done(one, "offer", what="abandon")
        update = await one.until_update(lambda update: bool(update["over"]))
        assert (update["ended"]["how"], update["places"]) == ("abandoned", [])


async def test_a_pause_stands_still_over_a_restart_and_ends_by_agreement(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        async with dealt(site, 2, clock={"kind": "move", "seconds": 60}) as (id, (one, two)):
            assert await refused(one, "offer", what="resume") == "offer-not-paused"
            await done(one, "offer", what="pause")
            clock.now += 10
            await done(two, "reply", agree=True)
            update = await one.until_update(lambda update: bool(update["paused"]))
            assert (update["asked"], update["waiting"], update["undo"]) == (None, [], False)
            assert update["clocks"] == [{"left": 50.0, "running": False}] * 2
            assert await refused(one, "act", step=0, actions=["place:gem_world"]) == "table-paused"
            assert await refused(two, "offer", what="pause") == "offer-paused"
            assert (await site.http.get(f"/api/tables/{id}")).json()["paused"] is True
        guests = [place.row.guest_id for place in (await site.table(id)).seats.places]
    clock.now += 100_000
    async with running(tmp_path, INLINE, clock) as site:
        table = await site.table(id)
        assert table.standing.paused
        assert [place.row.guest_id for place in table.seats.places] == guests
        assert [(one.left, one.running) for one in table.time.shown()] == [(50, False)] * 2
        await table.ask(lambda: table.affairs.offer(0, "resume"))
        assert table.waiting() == [], "both have to agree"
        await table.ask(lambda: table.affairs.reply(1, True))
        assert table.waiting() == [0, 1]
        assert [(one.left, one.running) for one in table.time.shown()] == [(50, True)] * 2


async def test_a_pause_nobody_ends_can_be_ended_alone(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site, dealt(site, 2) as (_, (one, two)):
        await done(one, "offer", what="pause")
        await done(two, "reply", agree=True)
        clock.now += LONG_PAUSE
        await done(two, "offer", what="resume")
        assert not (await two.until_update(lambda update: not update["paused"]))["over"]


async def test_nothing_of_it_before_the_deal(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada = await site.guest("Ada")
        opened = await ada.open("me", "open")
        async with ada.at(opened["id"]) as one:
            assert await refused(one, "resign") == "not-begun"
            assert await refused(one, "offer", what="abandon") == "not-begun"


async def test_a_locked_table_lets_nobody_new_sit_down(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", public=True)
        path = f"/api/tables/{opened['id']}"
        async with ada.at(opened["id"]) as one:
            await done(one, "lock", locked=True)
            update = await one.until_update(lambda update: bool(update["locked"]))
            assert told(update) == [("locked", "")]
            assert (await ben.post(f"{path}/join", {})).json()["key"] == "table-locked"
            assert (await ben.get("/api/tables")).json() == []
            await done(one, "lock", locked=False)
            assert (await ben.post(f"{path}/join", {})).json() == {"seat": 1}


async def test_a_host_sends_somebody_away_before_the_start(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, ben, cid = [await site.guest(name) for name in ("Ada", "Ben", "Cid")]
        opened = await ada.open("me", "open", "open")
        await ben.sit(opened)
        async with ada.at(opened["id"]) as one, ben.at(opened["id"], seed="0b") as two:
            assert await refused(one, "kick", seat=0) == "kick-self"
            assert await refused(one, "kick", seat=2) == "kick-nobody"
            assert await refused(one, "kick", seat=9) == "seat-unknown"
            await done(one, "kick", seat=1)
            update = await two.until_update(lambda update: update["you"] is None)
            assert update["seats"][1]["kind"] == "open"
            seen = await one.until_update(lambda update: update["seats"][1]["kind"] == "open")
            assert told(seen) == [("kicked", "Ben")]
            again = await ben.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invites"]["2"]})
            assert again.json()["key"] == "table-kicked"
        assert (await ben.get("/api/tables", scope="mine")).json() == []
    async with running(tmp_path) as site:
        table = await site.table(opened["id"])
        assert (table.match.opening.seeds[1], table.standing.kicked) == (None, {ben.id})
        cid.site = site
        await cid.sit(opened)
        assert table.seats.of(None) is None


async def test_a_record_that_was_ended_by_people_is_read_like_any_other(tmp_path: Path) -> None:
    async with running(tmp_path) as site, dealt(site, 2) as (id, (one, two)):
        await one.step(first)
        await done(two, "resign")
        await one.until_update(lambda update: bool(update["over"]))
        text = (await site.http.get(f"/api/tables/{id}/record")).text
        assert len(load(text).steps) == 1
        for bad in ("ended: lost 1 2", "ended: resigned 1", "ended: resigned 1 3", "ended: resigned 1 x"):
            with pytest.raises(BadRecord, match="ended"):
                load(text.replace("ended: resigned 1 2", bad))
