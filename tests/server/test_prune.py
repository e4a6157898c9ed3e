"""Cleaning up drops what nobody has touched for long, and never an account or a finished game of one."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.cli import prune as command
from starhold.core.errors import BadOption
from starhold.server.storage import Storage
from starhold.server.storage.base import Change
from starhold.server.storage.prune import Pruned, prune
from tests.server.storages import event, make_guests, moved, seats, table

OLD, CUT, NEW = 1000.0, 5000.0, 9000.0


async def seen(storage: Storage, **times: float) -> None:
    for guest, time in times.items():
        await storage.change(Change("UPDATE guests SET seen = $2 WHERE id = $1", (guest, time)))


async def make_account(storage: Storage, guest: str) -> None:
    values = {"guest_id": guest, "name_key": guest, "role": "", "created": OLD}
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    await storage.change(
        Change(f"INSERT INTO accounts ({', '.join(values)}) VALUES ({places})", tuple(values.values()))
    )


async def guests(storage: Storage) -> set[str]:
    return {str(row[0]) for row in await storage.rows("SELECT id FROM guests")}


async def tables(storage: Storage) -> set[str]:
    return {id async for id in storage.all_table_ids()}


async def test_what_nobody_has_touched_is_dropped_with_all_that_belongs_to_it(storage: Storage) -> None:
    await make_guests(storage, "old", "fresh")
    await seen(storage, old=OLD, fresh=NEW)
    await storage.create_table(table("gone", OLD), seats("gone", "old", None), [event(1), event(2)])
    await storage.keep_review("gone", 2, b"x")
    await storage.set_progress("old", "lesson", "{}", OLD)
    await storage.create_table(table("stays", OLD), seats("stays", "fresh", None))
    await storage.append("stays", 0, [event(1)], moved(NEW))
    assert await prune(storage, CUT, dry_run=True) == Pruned(tables=1, guests=0)
    assert await tables(storage) == {"gone", "stays"}, "a dry run drops nothing"
    assert await prune(storage, CUT) == Pruned(tables=1, guests=1)
    assert await tables(storage) == {"stays"}
    assert await guests(storage) == {"fresh"}
    for name in ("events", "seats", "places", "reviews", "progress", "tokens"):
        rows = await storage.rows(f"SELECT count(*) FROM {name}")
        assert rows[0][0] == (1 if name in ("events", "places", "tokens") else 2 if name == "seats" else 0), name
    assert await prune(storage, CUT) == Pruned()


async def test_no_account_goes_and_no_finished_game_of_one(storage: Storage) -> None:
    await make_guests(storage, "member", "partner", "stranger")
    await seen(storage, member=OLD, partner=OLD, stranger=OLD)
    await make_account(storage, "member")
    await storage.create_table(table("won", OLD, over=True), seats("won", "member", "partner"))
    await storage.create_table(table("left", OLD), seats("left", "member", "stranger"))
    await storage.create_table(table("theirs", OLD, over=True), seats("theirs", "stranger", "partner"))
    assert await prune(storage, CUT) == Pruned(tables=2, guests=1)
    assert await tables(storage) == {"won"}
    assert await guests(storage) == {"member", "partner"}, "who played with a member keeps their seat"


async def test_a_table_that_some_server_holds_stays(storage: Storage) -> None:
    await storage.create_table(table("held", OLD), seats("held", None))
    await storage.change(Change("UPDATE tables SET owner = 'somebody' WHERE id = 'held'"))
    assert await prune(storage, CUT) == Pruned()


@pytest.mark.parametrize(
    ("change", "stays"),
    [
        (Change("UPDATE guests SET seen = $1", (NEW,)), True),
        (Change("UPDATE tokens SET used = $1", (NEW,)), True),
        (Change("UPDATE tokens SET created = $1", (NEW,)), True),
        (Change("UPDATE tokens SET created = $1", (OLD,)), False),
        (Change("UPDATE guests SET seen = $1", (OLD,)), False),
        (Change("UPDATE guests SET name = ''"), True),  # nothing is known of when they were here
        (Change("DELETE FROM tokens"), False),  # nobody can come back
    ],
)
async def test_who_may_still_come_back(storage: Storage, change: Change, stays: bool) -> None:
    await make_guests(storage, "somebody")
    await storage.change(
        Change("UPDATE guests SET seen = 0"), Change("UPDATE tokens SET used = 0, created = 0"), change
    )
    assert (await prune(storage, CUT)).guests == (0 if stays else 1)


async def test_more_than_a_page(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(7):
        await storage.create_table(table(f"t{number}", OLD), seats(f"t{number}", None))
    which: Any = "starhold.server.storage.prune.TABLES"
    from starhold.server.storage.prune import TABLES

    monkeypatch.setattr(which, TABLES.replace("LIMIT 200", "LIMIT 3"))
    assert (await prune(storage, CUT)).tables == 7


def test_how_long_is_said() -> None:
    assert command.seconds("365d") == command.seconds("1y") == 365 * 86_400
    assert command.seconds("2w") == 14 * 86_400
    for wrong in ("", "365", "0d", "-1d", "1.5d", "d", "5m", "999999d"):
        with pytest.raises(BadOption, match="--older-than"):
            command.seconds(wrong)
