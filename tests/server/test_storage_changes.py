"""Statements of other parts of the server: all of a change or nothing, the same on both databases."""

from __future__ import annotations

import pytest

from starhold.server.storage import Storage
from starhold.server.storage.base import Change, Conflict, Missing, StorageError

ADD = "INSERT INTO keepsakes (name, body) VALUES ($1, $2)"
SET = "UPDATE keepsakes SET body = $2 WHERE name = $1 RETURNING body"
ALL = "SELECT name, body FROM keepsakes ORDER BY name"


async def kept(storage: Storage) -> list[tuple[str, ...]]:
    return [tuple(row) for row in await storage.rows(ALL)]


async def test_all_of_a_change_is_written_and_its_rows_are_told(storage: Storage) -> None:
    found = await storage.change(Change(ADD, ("a", "1")), Change(SET, ("a", "2"), needs="no such thing"))
    assert [[tuple(row) for row in rows] for rows in found] == [[], [("2",)]]
    assert await kept(storage) == [("a", "2")]
    assert [tuple(row) for row in await storage.rows("SELECT body FROM keepsakes WHERE name = $1", "a")] == [("2",)]


async def test_a_change_that_misses_something_is_not_written_at_all(storage: Storage) -> None:
    with pytest.raises(Missing, match="there is no b"):
        await storage.change(Change(ADD, ("a", "1")), Change(SET, ("b", "2"), needs="there is no b"))
    assert await kept(storage) == []
    with pytest.raises(Missing):
        await storage.change(
            Change(ADD, ("a", "1")),
            Change("INSERT INTO preferences (guest_id, name, body) VALUES ($1, 'x', 'y')", ("nobody",)),
        )
    assert await kept(storage) == []


async def test_what_is_taken_is_a_conflict(storage: Storage) -> None:
    await storage.change(Change(ADD, ("a", "1")))
    with pytest.raises(Conflict):
        await storage.change(Change(SET, ("a", "2")), Change(ADD, ("a", "3")))
    assert await kept(storage) == [("a", "1")]


async def test_what_no_database_could_hold_is_refused_by_both(storage: Storage) -> None:
    with pytest.raises(StorageError):
        await storage.change(Change(ADD, ("a", "\0")))
    with pytest.raises(StorageError):
        await storage.rows("SELECT 1 WHERE $1 = ''", "\ud800")
    assert await kept(storage) == []
