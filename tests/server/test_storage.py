"""The storage contract, on a SQLite file and on a PostgreSQL server: what is answered is kept, in order, once."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import pytest

from starhold.server.storage import Conflict, Counts, Guest, Missing, SeatRow, Storage, StorageError, open_storage
from tests.server.storages import event, make_guests, moved, seats, table

ROOT = Path(__file__).parents[2]


# -- guests and links


async def test_a_guest_is_found_by_each_of_its_tokens(storage: Storage) -> None:
    await storage.create_guest("g1", "Žofie", "token-1")
    await storage.add_token("g1", "token-2")
    for token in ("token-1", "token-2"):
        assert await storage.guest_by_token(token) == Guest("g1", "Žofie")
    assert await storage.guest_by_token("token-3") is None
    await storage.rename_guest("g1", "Ąžuolas 🪐")
    assert await storage.guest_by_token("token-2") == Guest("g1", "Ąžuolas 🪐")


async def test_what_is_taken_or_not_there_is_refused_and_changes_nothing(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    with pytest.raises(Conflict):
        await storage.create_guest("anna", "Another", "token-x")
    with pytest.raises(Conflict):
        await storage.create_guest("eva", "Eva", "token-anna")  # the token is taken: no guest either
    with pytest.raises(Conflict):
        await storage.add_token("jonas", "token-anna")
    with pytest.raises(Missing):
        await storage.rename_guest("eva", "Eva")
    with pytest.raises(Missing):
        await storage.add_token("eva", "token-eva")
    with pytest.raises(Missing):
        await storage.create_link("code", "eva", 100.0)
    assert await storage.guest_by_token("token-anna") == Guest("anna", "Anna")
    assert await storage.guest_by_token("token-x") is None
    assert (await storage.counts()).guests == 2


@pytest.mark.parametrize("name", ["a\0b", "half \ud83e pair"])
async def test_a_name_that_cannot_be_stored_is_refused(storage: Storage, name: str) -> None:
    await make_guests(storage, "anna")
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.create_guest("g2", name, "token-2")
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.rename_guest("anna", name)
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.create_table(table("t"), [SeatRow("t", 0, "anna", name=name)])
    assert await storage.guest_by_token("token-anna") == Guest("anna", "Anna")
    assert await storage.counts() == Counts(guests=1, tables=0, running=0)


async def test_a_link_works_once_before_it_expires(storage: Storage) -> None:
    await make_guests(storage, "anna")
    await storage.create_link("code-1", "anna", 100.0)
    await storage.create_link("code-2", "anna", 100.0)
    with pytest.raises(Conflict):
        await storage.create_link("code-2", "anna", 200.0)
    assert await storage.use_link("code-1", 99.0) == "anna"
    assert await storage.use_link("code-1", 99.0) is None
    assert await storage.use_link("code-2", 100.0) is None
    assert await storage.use_link("code-2", 50.0) is None  # what has expired is gone
    assert await storage.use_link("code-3", 50.0) is None


async def test_of_many_who_use_a_link_at_once_one_gets_it(storage: Storage) -> None:
    await make_guests(storage, "anna")
    for number in range(5):
        code = f"code-{number}"
        await storage.create_link(code, "anna", 100.0)
        answers = await asyncio.gather(*(storage.use_link(code, 1.0) for _ in range(20)))
        assert answers.count("anna") == 1
        assert answers.count(None) == 19


# -- tables


async def test_everything_is_there_after_closing_and_opening_again(url: str) -> None:
    row = dataclasses.replace(table("t1", created=10.5, public=True), header_json='{"name":"Vėjas"}')
    chairs = [SeatRow("t1", 0, "anna", "", "", "Anna"), SeatRow("t1", 1, None, "greedy", "", "Bot")]
    async with open_storage(url) as storage:
        await make_guests(storage, "anna")
        await storage.create_table(row, chairs, [event(1)], waiting=["anna"])
        assert await storage.append("t1", 1, [event(2), b"\x00\xff"], moved(20.25, "anna")) == 3
    async with open_storage(url) as storage:
        stored = await storage.load("t1")
        assert stored is not None
        assert stored.table == dataclasses.replace(row, moved=20.25, version=3, summary_json='{"round":20}')
        assert stored.seats == chairs
        assert stored.events == [event(1), event(2), b"\x00\xff"]
        assert await storage.append("t1", 3, [event(4)], moved(30.0)) == 4


@pytest.mark.parametrize("name", ["nobody", "", "a\0b", "half \ud83e pair", "' OR 1=1 --"])
async def test_what_is_not_there_is_not_found(storage: Storage, name: str) -> None:
    await make_guests(storage, "anna")
    await storage.create_table(table("t1"), seats("t1", "anna", None))
    assert await storage.load(name) is None
    assert await storage.find(name) is None
    assert await storage.find("t1", "nobody") == await storage.find("t1")
    assert await storage.list_mine(name, 10) == []
    assert await storage.guest_by_token(name) is None
    assert await storage.use_link(name, 0.0) is None
    with pytest.raises(StorageError):
        await storage.append(name, 0, [event(1)], moved(1.0))


async def test_a_table_is_created_whole_or_not_at_all(storage: Storage) -> None:
    await make_guests(storage, "anna")
    with pytest.raises(Missing):
        await storage.create_table(table("t1"), seats("t1", "anna", "stranger"), [event(1)])
    assert await storage.load("t1") is None
    await storage.create_table(table("t1"), seats("t1", "anna", None), [event(1)])
    with pytest.raises(Conflict):
        await storage.create_table(table("t1", public=True), seats("t1", None, None), [event(7), event(8)])
    stored = await storage.load("t1")
    assert stored is not None
    assert stored.events == [event(1)]
    assert stored.seats == seats("t1", "anna", None)
    assert not stored.table.public
    assert [found.id for found in await storage.list_mine("anna", 10)] == ["t1"]


async def test_a_conflict_writes_nothing(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    await storage.create_table(table("t1"), seats("t1", "anna", None), [event(1)])
    await storage.append("t1", 1, [event(2)], moved(20.0, "anna"))
    before = await storage.load("t1"), await storage.list_mine("anna", 10)
    taken = [SeatRow("t1", 1, "jonas", name="Jonas")]
    for expected in (0, 1, 3, -1):
        with pytest.raises(Conflict, match="version 2"):
            await storage.append("t1", expected, [event(3), event(4)], moved(30.0, over=True), taken)
    with pytest.raises(Missing):
        await storage.append("t2", 0, [event(1)], moved(30.0))
    assert (await storage.load("t1"), await storage.list_mine("anna", 10)) == before
    assert await storage.list_mine("jonas", 10) == []


async def test_an_append_with_a_wrong_seat_writes_nothing(storage: Storage) -> None:
    await make_guests(storage, "anna")
    await storage.create_table(table("t1"), seats("t1", "anna", None), [event(1)])
    before = await storage.load("t1")
    for wrong in (SeatRow("t1", 2, "anna"), SeatRow("t1", 1, "stranger")):
        with pytest.raises(Missing):
            await storage.append("t1", 1, [event(2)], moved(30.0), [SeatRow("t1", 0, None), wrong])
        with pytest.raises(Missing):
            await storage.set_seat(wrong)
    assert await storage.load("t1") == before
    assert await storage.append("t1", 1, [event(2)], moved(30.0)) == 2  # and the rest goes on


async def test_of_two_writers_of_one_version_one_wins(storage: Storage) -> None:
    await storage.create_table(table("t1"), seats("t1", None, None))
    for version in range(10):
        tries = [
            storage.append("t1", version, [event(version, word)], moved(float(version)))
            for word in ("one", "two", "three")
        ]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert answers.count(version + 1) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 2
        stored = await storage.load("t1")
        assert stored is not None
        winner = ("one", "two", "three")[answers.index(version + 1)]
        assert stored.events[version:] == [event(version, winner)]


async def test_fifty_tables_append_at_once_and_all_is_kept_in_order(url: str) -> None:
    names = [f"t{number}" for number in range(50)]

    async def play(name: str) -> None:
        version = 0
        while version < 12:
            added = [event(version + offset, name) for offset in range(1 + version % 3)]
            version = await storage.append(name, version, added, moved(float(version)))

    async with open_storage(url) as storage:
        await asyncio.gather(*(storage.create_table(table(name), seats(name, None, None)) for name in names))
        await asyncio.gather(*(play(name) for name in names))
    async with open_storage(url) as storage:
        for name in names:
            stored = await storage.load(name)
            assert stored is not None
            assert stored.table.version == len(stored.events) >= 12
            assert stored.events == [event(number, name) for number in range(len(stored.events))]


async def test_a_failure_in_a_batch_leaves_the_others_alone(storage: Storage) -> None:
    names = [f"t{number}" for number in range(30)]
    await asyncio.gather(*(storage.create_table(table(name), seats(name, None)) for name in names))
    appends = [
        storage.append(name, 0 if number % 3 else 5, [event(1)], moved(1.0)) for number, name in enumerate(names)
    ]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    for number, (name, answer) in enumerate(zip(names, answers, strict=True)):
        stored = await storage.load(name)
        assert stored is not None
        if number % 3:
            assert answer == 1
            assert stored.events == [event(1)]
        else:
            assert isinstance(answer, Conflict)
            assert stored.events == []


async def test_an_append_may_change_the_list_only(storage: Storage) -> None:
    await make_guests(storage, "anna")
    await storage.create_table(table("t1"), seats("t1", "anna", None), [event(1)])
    assert await storage.append("t1", 1, [], moved(40.0, "anna")) == 1
    found = await storage.find("t1", "anna")
    assert found is not None
    assert (found.version, found.moved, found.waiting) == (1, 40.0, True)


async def test_closing_finishes_what_is_under_way(url: str) -> None:
    storage = open_storage(url)
    await storage.start()
    names = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(storage.create_table(table(name), seats(name, None)) for name in names))
    appends = [asyncio.ensure_future(storage.append(name, 0, [event(1)], moved(1.0))) for name in names]
    await asyncio.sleep(0)  # so that all of them have begun
    await storage.close()
    answers = await asyncio.gather(*appends, return_exceptions=True)
    await storage.close()
    with pytest.raises(StorageError):
        await storage.append("t0", 1, [event(2)], moved(2.0))
    with pytest.raises(StorageError):
        await storage.load("t0")
    async with open_storage(url) as again:
        for name, answer in zip(names, answers, strict=True):
            stored = await again.load(name)
            assert stored is not None
            assert answer == 1
            assert stored.events == [event(1)]


async def test_a_caller_that_gives_up_stops_nobody(storage: Storage) -> None:
    names = [f"t{number}" for number in range(10)]
    await asyncio.gather(*(storage.create_table(table(name), seats(name, None)) for name in names))
    appends = [asyncio.ensure_future(storage.append(name, 0, [event(1)], moved(1.0))) for name in names]
    await asyncio.sleep(0)
    appends[0].cancel()
    assert await asyncio.gather(*appends[1:]) == [1] * 9
    given_up = await storage.load("t0")
    assert given_up is not None
    assert given_up.events in ([], [event(1)])
    assert given_up.table.version == len(given_up.events)
    assert await storage.append("t0", given_up.table.version, [event(2)], moved(2.0))
