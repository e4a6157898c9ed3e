"""Lists of tables: open ones, mine, and how much there is; the same on both kinds of database."""

from __future__ import annotations

import asyncio
import dataclasses

import pytest

from starhold.server.storage import Counts, Listed, Missing, SeatRow, Storage, open_storage
from starhold.server.storage.base import HEADER_SIGNS
from tests.server.storages import event, make_guests, moved, seats, table


def ids(found: list[Listed]) -> list[str]:
    return [one.id for one in found]


async def test_open_tables_are_public_with_an_open_seat_and_not_over_newest_first(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    for number in range(4):
        name = f"t{number}"
        await storage.create_table(table(name, created=float(number), public=True), seats(name, "anna", None))
    await storage.create_table(table("private", created=9.0), seats("private", "anna", None))
    await storage.create_table(table("full", created=9.0, public=True), seats("full", "anna", "jonas"))
    await storage.create_table(table("over", created=9.0, public=True, over=True), seats("over", "anna", None))
    bots = [SeatRow("bots", 0, "anna"), SeatRow("bots", 1, None, "greedy")]
    await storage.create_table(table("bots", created=9.0, public=True), bots)
    assert ids(await storage.list_open(100)) == ["t3", "t2", "t1", "t0"]
    assert ids(await storage.list_open(2)) == ["t3", "t2"]
    assert await storage.list_open(0) == []
    assert await storage.list_open(-1) == []
    await storage.append("t3", 0, [event(1)], moved(5.0), [SeatRow("t3", 1, "jonas", name="Jonas")])
    await storage.append("t2", 0, [event(1)], moved(6.0, over=True))
    await storage.set_seat(SeatRow("t1", 1, None, "greedy"))
    await storage.set_seat(SeatRow("full", 1, None, "", "invite"))
    found = await storage.list_open(100)
    assert ids(found) == ["full", "t0"]
    assert found[1].seats == seats("t0", "anna", None)
    assert not hasattr(found[0], "secret")


async def test_my_tables_that_wait_for_me_come_first_then_the_latest_moved(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas", "eva")
    for number in range(6):
        name = f"t{number}"
        waiting = ["anna"] if number in (1, 4) else ["jonas"]
        chairs = seats(name, "anna", "jonas")
        await storage.create_table(table(name, created=float(number + 1)), chairs, waiting=waiting)
    await storage.create_table(table("foreign", created=99.0), seats("foreign", "jonas", "eva"))
    assert ids(await storage.list_mine("anna", 100)) == ["t4", "t1", "t5", "t3", "t2", "t0"]
    assert ids(await storage.list_mine("jonas", 100)) == ["t5", "t3", "t2", "t0", "foreign", "t4", "t1"]
    await storage.append("t4", 0, [event(1)], moved(20.0, "jonas"))
    await storage.append("t0", 0, [event(1)], moved(30.0, "anna", "jonas"))
    await storage.append("t5", 0, [event(1)], moved(40.0, "anna", over=True))  # nobody is waited for
    found = await storage.list_mine("anna", 100)
    assert ids(found) == ["t0", "t1", "t5", "t4", "t3", "t2"]
    assert [one.waiting for one in found] == [True, True, False, False, False, False]
    assert [one.over for one in found] == [False, False, True, False, False, False]
    assert found[0].summary_json == '{"round":30}'
    assert found[0].seats == seats("t0", "anna", "jonas")
    assert ids(await storage.list_mine("anna", 3)) == ["t0", "t1", "t5"]
    assert await storage.list_mine("anna", 0) == []
    assert await storage.counts() == Counts(guests=3, tables=7, running=6)


async def test_lists_follow_those_who_sit_down_and_leave(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    await storage.create_table(table("t1", public=True), seats("t1", "anna", None), waiting=["anna"])
    sits = SeatRow("t1", 1, "jonas", name="Jonas")
    await storage.append("t1", 0, [event(1)], moved(20.0, "anna", "jonas"), [sits])
    for guest in ("anna", "jonas"):
        found = await storage.find("t1", guest)
        assert found is not None
        assert found.waiting
    assert await storage.list_open(10) == []
    await storage.set_seat(dataclasses.replace(sits, bot="greedy"))  # away, but it is still Jonas's table
    assert ids(await storage.list_mine("jonas", 10)) == ["t1"]
    assert (await storage.list_mine("jonas", 10))[0].seats[1].bot == "greedy"
    await storage.set_seat(SeatRow("t1", 0, "jonas"))  # both seats: still one table in the list
    assert ids(await storage.list_mine("jonas", 10)) == ["t1"]
    assert await storage.list_mine("anna", 10) == []
    stranger = await storage.find("t1", "anna")
    assert stranger is not None
    assert not stranger.waiting
    await storage.set_seat(SeatRow("t1", 0, None, "", "invite"))
    assert ids(await storage.list_mine("jonas", 10)) == ["t1"]
    assert ids(await storage.list_open(10)) == ["t1"]


async def test_ten_thousand_tables(storage: Storage) -> None:
    """One guest sits at every tenth, another at all of them; any one opens, and lists are in order."""
    await make_guests(storage, "anna", "jonas")
    for start in range(0, 10_000, 500):
        await asyncio.gather(
            *(
                storage.create_table(
                    table(f"t{number}", created=float(number + 1), public=number % 4 == 0),
                    seats(f"t{number}", "jonas", "anna" if number % 10 == 0 else None),
                    [event(number, "explore"), event(number, "develop")],
                    waiting=["anna", "jonas"] if number % 1000 == 0 else [],
                )
                for number in range(start, start + 500)
            )
        )
    assert await storage.counts() == Counts(guests=2, tables=10_000, running=10_000)
    for number in (0, 1, 4_999, 9_999):
        stored = await storage.load(f"t{number}")
        assert stored is not None
        assert stored.events == [event(number, "explore"), event(number, "develop")]
    waiting = [f"t{number}" for number in range(9000, -1, -1000)]
    annas = waiting + [f"t{number}" for number in range(9990, -1, -10) if number % 1000]
    assert ids(await storage.list_mine("anna", 100)) == annas[:100]
    assert ids(await storage.list_mine("anna", 100_000)) == annas[:500]
    jonas = waiting + [f"t{number}" for number in range(9999, -1, -1) if number % 1000]
    assert ids(await storage.list_mine("jonas", 50)) == jonas[:50]
    opens = [f"t{number}" for number in range(9996, -1, -4) if number % 10]
    assert ids(await storage.list_open(50)) == opens[:50]


async def test_of_a_long_header_a_list_has_the_beginning_alone(url: str) -> None:
    """A game that goes on from another has all its steps in there: a list of such would be megabytes."""
    header = '{"host": "anna", "opening": {"rules": 1, "steps": ["' + "ž" * 300_000 + '"]}}'
    async with open_storage(url) as storage:
        await make_guests(storage, "anna")
        row = dataclasses.replace(table("long", public=True), header_json=header)
        await storage.create_table(row, seats("long", "anna", None))
        (listed,) = await storage.list_open(10)
        found = await storage.find("long", "anna")
        assert found is not None
        assert [len(one.header_start) for one in (listed, found)] == [HEADER_SIGNS] * 2
        assert header.startswith(listed.header_start)
        stored = await storage.load("long")
        assert stored is not None
        assert stored.table.header_json == header


async def test_a_table_put_away_is_in_a_list_of_its_own(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    for name in ("t0", "t1", "t2"):
        await storage.create_table(table(name), seats(name, "anna", "jonas"))
    await storage.put_away("anna", "t1", True)
    assert ids(await storage.list_mine("anna", 10, away=True)) == ["t1"]
    assert "t1" not in ids(await storage.list_mine("anna", 10))
    assert "t1" in ids(await storage.list_mine("jonas", 10)), "it is away for Anna alone"
    found = await storage.find("t1", "anna")
    assert found is not None
    assert found.away
    await storage.append("t1", 0, [event(1)], moved(20.0, "anna"))
    assert ids(await storage.list_mine("anna", 10, away=True)) == ["t1"], "and stays so, whoever moves"
    await storage.put_away("anna", "t1", False)
    assert ids(await storage.list_mine("anna", 10, away=True)) == []
    with pytest.raises(Missing):
        await storage.put_away("anna", "nowhere", True)
    with pytest.raises(Missing):
        await storage.put_away("nobody", "t1", True)
