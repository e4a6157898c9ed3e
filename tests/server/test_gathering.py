"""The deal happens when all sit: nothing is dealt before, everybody adds to the luck, and the record proves it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from starhold.core.chance import Sealed
from starhold.core.record import Record
from starhold.core.record_text import load
from starhold.core.registry import game as find_game
from starhold.server.table import Table
from tests.server.faults.audit import stored_tables
from tests.server.kit import (
    INLINE,
    Clock,
    Frame,
    Person,
    Player,
    Site,
    card_names,
    first,
    over,
    play_on,
    running,
)

SHORT = Path(__file__).parents[1] / "records" / "race" / "11-2p-max_rounds_8.record"


def dealt(update: Frame) -> bool:
    return update["view"] is not None


def kinds(folder: Path, id: str) -> list[str]:
    """What is stored of a table, in order."""
    return [event["k"] for event in stored_tables(folder / "tables.db")[id].events]


async def play_all(*players: Player) -> None:
    """All of them to the end, at the same time."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(play_on(player, over, first))


async def record_of(person: Person, id: str) -> tuple[Record, str]:
    text = (await person.get(f"/api/tables/{id}/record")).text
    return load(text), text


# -- before the deal


async def test_no_card_is_dealt_before_all_sit(
    site: Site, ada: Person, ben: Person, cid: Person, tmp_path: Path
) -> None:
    """Nothing of the deal is shown, answered or stored: neither the host nor who reads the database can look."""
    opened = await ada.open("me", "open", "open", "random", seed="aa")
    await ben.sit(opened, 1, seed="bb")
    path = f"/api/tables/{opened['id']}"
    async with (
        ada.at(opened["id"]) as host,
        ben.at(opened["id"]) as seated,
        site.stranger().at(opened["id"]) as eyes,
    ):
        secret = (await site.table(opened["id"])).secret
        for player in (host, seated, eyes):
            update = player.update
            assert (update["view"], update["asked"], update["log"], update["scores"]) == (None, None, [], [])
            assert (update["step"], update["undo"], update["over"]) == (0, False, False)
            assert update["waiting"] == [2]
            assert update["commitment"] == hashlib.sha256(secret).hexdigest(), "promised before the deal"
            assert update["seeds"] == ["aa", "bb", "", ""]
            assert update["secret"] == ""
        for player in (host, seated):
            for answer in (
                await player.act("discard:gem_world"),
                await player.command("why", action="discard:gem_world"),
                await player.command("undo", step=0),
            ):
                assert (answer["type"], answer["key"]) == ("refused", "not-begun")
        for looked in ("steps/0", "course"):
            page = await ada.get(f"{path}/{looked}")
            assert (page.status_code, page.json()["key"]) == (409, "not-begun")
        assert (await ada.get(f"{path}/record")).status_code == 403
        saved = stored_tables(tmp_path / "tables.db")[opened["id"]]
        assert (saved.opening["deal"], saved.opening["dealt"], saved.opening["luck"]) == ([], False, "")
        assert [event["k"] for event in saved.events] == ["sit"]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir()).decode("latin-1")
        assert [card for card in card_names() if card in stored] == []

        await cid.sit(opened, 2)
        for player in (host, seated, eyes):
            await player.until_update(dealt)
            assert player.update["seeds"] == ["aa", "bb", "", ""]
        assert host.choices()
    assert kinds(tmp_path, opened["id"])[:3] == ["sit", "sit", "deal"]


async def test_a_table_of_bots_is_dealt_at_once(ada: Person, tmp_path: Path) -> None:
    opened = await ada.open("random", "me", seed="aa", options={"max_rounds": 1})
    async with ada.at(opened["id"]) as player:
        assert dealt(player.update)
        assert player.update["seeds"] == ["", "aa"]
        await play_all(player)
    record, _ = await record_of(ada, opened["id"])
    assert record.luck == f"sealed {player.update['commitment']} -,aa"
    assert record.verify() == -1
    assert "deal" not in kinds(tmp_path, opened["id"]), "it stands in the header"


async def test_the_order_of_coming_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two tables had the same secret, the same seeds give the same deal, and another seed another deal."""
    monkeypatch.setattr("starhold.server.creation.secrets", SimpleNamespace(token_bytes=lambda _: b"s" * 32))
    async with running(tmp_path) as site:
        ada, ben, cid = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Cid")
        deals = []
        for seats, seed in (((1, 2), "cc"), ((2, 1), "cc"), ((2, 1), "cd")):
            opened = await ada.open("me", "open", "open", seed="aa")
            for seat in seats:
                await (ben if seat == 1 else cid).sit(opened, seat, seed="bb" if seat == 1 else seed)
            (deal,) = [one for one in stored_tables(tmp_path / "tables.db")[opened["id"]].events if one["k"] == "deal"]
            assert deal["seeds"] == ["aa", "bb", seed]
            deals.append(deal["deal"])
        assert deals[0] == deals[1] != deals[2]


# -- seeds


async def test_the_record_has_every_seed_and_the_first_of_a_seat_counts(
    site: Site, ada: Person, ben: Person, cid: Person
) -> None:
    opened = await ada.open("me", "open", "open", public=True, seed="aa", options={"max_rounds": 1})
    await ben.sit(opened, 1, seed="bb")
    for seed in ("b1", ""):
        again = await ben.post(f"/api/tables/{opened['id']}/join", {"seed": seed})
        assert again.json() == {"seat": 1}
    for person, seed in ((ada, "a1"), (ben, "b2")):
        async with person.at(opened["id"], seed=seed) as player:
            assert player.update["seeds"] == ["aa", "bb", ""]
    await cid.sit(opened, 2)  # without one
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(one.at(opened["id"], seed="ff")) for one in (ada, ben, cid)]
        eyes = await stack.enter_async_context(site.stranger().at(opened["id"], seed="ff"))
        await play_all(*players)
        await eyes.until_update(over)
        assert [one.update["seeds"] for one in (*players, eyes)] == [["aa", "bb", ""]] * 4
    for person in (ada, site.stranger()):
        record, text = await record_of(person, opened["id"])
        assert record.luck == f"sealed {eyes.update['commitment']} aa,bb,-"
        assert f"secret: {eyes.update['secret']}\n" in text
        assert record.verify() == -1


async def test_what_is_no_seed_is_refused(site: Site, ada: Person, ben: Person, tmp_path: Path) -> None:
    opened = await ada.open("me", "open", public=True, seed="0" * 64)
    for seed in ("xyz", "AB", "a b", "-", "a,b", "0x1", "a" * 65, "a\n", 7, ["a"], None):
        wish = {"game": "race", "players": 2, "seats": ["me", "open"], "seed": seed}
        for path, body in (("/api/tables", wish), (f"/api/tables/{opened['id']}/join", {"seed": seed})):
            answer = await ben.post(path, body)
            assert (answer.status_code, answer.json()["key"]) == (422, "bad-request"), (path, seed)
        async with connect(site.socket_url(opened["id"])) as socket:
            player = Player(socket)
            await player.send(type="hello", token=ada.token, seed=seed)
            assert (await player.read())["key"] == "frame-bad", seed
            with pytest.raises(ConnectionClosed):
                await player.read()
    assert kinds(tmp_path, opened["id"]) == []
    assert (await ben.get("/api/tables", scope="mine")).json() == []


# -- who completes a table


async def test_a_bot_in_the_last_open_seat_completes_the_table(ada: Person, tmp_path: Path) -> None:
    opened = await ada.open("open", "me", seed="aa", options={"max_rounds": 1})
    async with ada.at(opened["id"]) as player:
        assert not dealt(player.update)
        assert (await player.command("hand", seat=0, bot="random"))["type"] == "done"
        await player.until_update(dealt)
        await play_all(player)
    assert kinds(tmp_path, opened["id"])[:2] == ["hand", "deal"]
    record, _ = await record_of(ada, opened["id"])
    assert record.luck == f"sealed {player.update['commitment']} -,aa"
    assert record.verify() == -1


async def test_a_rematch_waits_for_all_and_has_seeds_of_its_own(
    site: Site, ada: Person, ben: Person, tmp_path: Path
) -> None:
    opened = await ada.open("me", "open", "random", seed="aa", options={"max_rounds": 1})
    await ben.sit(opened, seed="bb")
    async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
        await play_all(one, other)
    new = (await ada.post(f"/api/tables/{opened['id']}/rematch")).json()["id"]
    assert {one["my_turn"] for one in (await ben.get("/api/tables", scope="mine")).json() if one["id"] == new} == {
        True
    }, "it is Ben who is waited for"
    async with site.stranger().at(new, seed="99") as eyes:
        assert (eyes.update["view"], eyes.update["waiting"]) == (None, [0, 1])
    for seed in ("a1", "a2"):  # Ada comes, goes, and comes again
        async with ada.at(new, seed=seed) as one:
            assert (one.update["view"], one.update["waiting"]) == (None, [1])
            assert one.update["seeds"] == ["a1", "", ""]
    assert (await ben.post(f"/api/tables/{new}/join", {"seed": "b0"})).json() == {"seat": 1}
    async with ada.at(new) as one, ben.at(new, seed="b1") as other:
        await one.until_update(dealt)
        assert kinds(tmp_path, new)[:3] == ["seed", "seed", "deal"]
        await play_all(one, other)
    record, _ = await record_of(ben, new)
    assert record.luck == f"sealed {one.update['commitment']} a1,b1,-"
    assert record.verify() == -1


async def test_who_never_comes_to_a_rematch_can_be_replaced(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", options={"max_rounds": 1})
        await ben.sit(opened)
        async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
            await play_all(one, other)
        new = (await ada.post(f"/api/tables/{opened['id']}/rematch")).json()["id"]
        async with ada.at(new, seed="a1") as one:
            assert (await one.command("hand", seat=1, bot="random"))["key"] == "hand-not-left"
            clock.now += 180
            assert (await one.command("hand", seat=1, bot="random"))["type"] == "done"
            await one.until_update(dealt)
            assert one.update["seeds"] == ["a1", ""]
            async with ben.at(new, seed="b1") as other:
                assert other.update["seeds"] == ["a1", ""], "the deal was without Ben"


# -- stopped and started again


async def test_a_server_stopped_between_the_last_arrival_and_the_deal_deals_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(table: Table) -> None:
        """The power went here."""

    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", "random", seed="aa")
        id = opened["id"]
        with monkeypatch.context() as patched:
            patched.setattr(Table, "begin", cut)
            await ben.sit(opened, seed="bb")
        secret = (await site.table(id)).secret
    assert kinds(tmp_path, id) == ["sit"]
    async with running(tmp_path) as site:
        ada.site = site
        async with ada.at(id, seed="ff") as player:
            await player.until_update(dealt)
            assert player.update["seeds"] == ["aa", "bb", ""]
            await player.until_update(lambda update: 2 not in update["waiting"])  # the bot goes on by itself
            view = player.update["view"]
    expected = Record(find_game("race"), 3, {}, Sealed(secret, ("aa", "bb", "")))
    (deal,) = [event for event in stored_tables(tmp_path / "tables.db")[id].events if event["k"] == "deal"]
    assert deal["deal"] == [expected.game.write_luck(piece) for piece in expected.deal]
    async with running(tmp_path) as site:
        ada.site = site
        async with ada.at(id) as player:
            assert player.update["view"] == view
    assert kinds(tmp_path, id).count("deal") == 1


async def test_a_table_that_gathers_goes_on_gathering_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, ben, cid = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Cid")
        opened = await ada.open("me", "open", "open", seed="aa")
        await ben.sit(opened, 1, seed="bb")
        async with ada.at(opened["id"]) as player:
            before = player.update
    async with running(tmp_path) as site:
        ada.site = cid.site = site
        async with ada.at(opened["id"], seed="ff") as player:
            assert player.update == before
            await cid.sit(opened, 2, seed="cc")
            await player.until_update(dealt)
            assert player.update["seeds"] == ["aa", "bb", "cc"]
            assert player.update["commitment"] == before["commitment"]


def make_old(folder: Path, id: str, players: int, options: dict[str, Any]) -> None:
    """Store a table as it was before there were seeds: dealt when it was opened, by its secret alone."""
    with sqlite3.connect(folder / "tables.db") as database:
        header, secret = database.execute("SELECT header_json, secret FROM tables WHERE id = ?", [id]).fetchone()
        sealed = Sealed(secret)
        game = find_game("race")
        record = Record(game, players, options, sealed)
        opening = {
            "rules": record.rules,
            "luck": f"sealed {sealed.commitment()}",
            "deal": [game.write_luck(piece) for piece in record.deal],
            "steps": [],
            "secret": "",
        }
        old = json.dumps({"host": json.loads(header)["host"], "opening": opening})
        database.execute("UPDATE tables SET header_json = ? WHERE id = ?", [old, id])
    database.close()


async def test_a_table_stored_before_there_were_seeds_is_dealt(tmp_path: Path) -> None:
    options = {"max_rounds": 2}
    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", options=options)
    make_old(tmp_path, opened["id"], 2, options)
    async with running(tmp_path) as site:
        ada.site = ben.site = site
        async with ada.at(opened["id"], seed="ff") as one:
            assert dealt(one.update), "though a seat is still open"
            assert (one.update["waiting"], one.update["seeds"]) == ([0, 1], [])
            await one.step(first)
            await ben.sit(opened, seed="bb")
            async with ben.at(opened["id"]) as other:
                await play_all(one, other)
        record, _ = await record_of(ada, opened["id"])
        assert record.luck == f"sealed {one.update['commitment']}"
        assert record.verify() == -1


# -- games that go on from others


async def fork(person: Person, text: str, at: int, seed: str) -> tuple[Record, str]:
    """Go on from a record against a bot to the end; the record of that."""
    opened = await person.open("random", "me", record=text, at=at, seed=seed)
    async with person.at(opened["id"]) as player:
        await play_all(player)
    return await record_of(person, opened["id"])


async def test_forks_are_proved_by_the_seals_of_their_parents(ada: Person) -> None:
    opened = await ada.open("random", "me", seed="aa", options={"max_rounds": 4})
    async with ada.at(opened["id"]) as player:
        await play_all(player)
    parent, text = await record_of(ada, opened["id"])
    for at, then, kept in ((10, 14, 3), (10, 10, 2), (10, 6, 2), (10, 0, 2), (0, 6, 3), (0, 0, 2)):
        child, child_text = await fork(ada, text, at, "bb")
        assert child.verify() == -1
        assert child.luck.startswith(f"{parent.luck}; forked {at} ")
        assert child.luck.endswith(" -,bb")
        grandchild, _ = await fork(ada, child_text, then, "cc")
        assert grandchild.verify() == -1, (at, then)
        assert (len(grandchild.secrets), grandchild.luck.count(";")) == (kept, kept - 1)
        assert [step.luck for step in grandchild.steps[:then]] == [step.luck for step in child.steps[:then]]


async def test_a_fork_waits_for_all_too(tmp_path: Path) -> None:
    text = SHORT.read_text(encoding="utf-8")
    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", record=text, at=40, seed="aa")
        async with ada.at(opened["id"]) as one:
            assert (one.update["view"], one.update["step"], one.update["waiting"]) == (None, 0, [1])
            await ben.sit(opened, seed="bb")
            await one.until_update(dealt)
            assert one.update["step"] == 40
            assert one.update["view"] == load(text).replayed(load(text).steps[:40]).state.view(0)
            async with ben.at(opened["id"]) as other:
                await play_all(one, other)
        record, _ = await record_of(ada, opened["id"])
        assert record.luck == f"seed 11; forked 40 {one.update['commitment']} aa,bb"
        assert record.verify() == 40, "the deal and 40 steps have to be believed: that luck was not sealed"
