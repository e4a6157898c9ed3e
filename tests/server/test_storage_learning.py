"""What is stored of learning, on both kinds of database: how far a guest has come, what was found out about a game."""

from __future__ import annotations

import asyncio

import pytest

from starhold.server.storage import Conflict, Guest, Missing, Storage, StorageError, open_storage
from tests.server.storages import event, make_guests, seats, table

DONE = '{"done":true}'
ODD_NAMES = ["nobody", "", "a\0b", "half \ud83e pair", "' OR 1=1 --"]


def at_most(monkeypatch: pytest.MonkeyPatch, topics: int) -> None:
    """Fewer topics a guest than usual."""
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"starhold.server.storage.{module}.MOST_TOPICS", topics)


# -- progress


async def test_progress_is_noted_by_topic_and_the_last_note_counts(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    assert await storage.progress("anna") == {}
    await storage.set_progress("anna", "race/guided/first", '{"gestures":[["choose:develop"]]}', 1.0)
    await storage.set_progress("anna", "race/task/conquer", DONE, 2.0)
    await storage.set_progress("jonas", "race/guided/first", '{"note":"Ąžuolas 🪐"}', 3.0)
    await storage.set_progress("anna", "race/guided/first", DONE, 4.0)
    assert await storage.progress("anna") == {"race/guided/first": DONE, "race/task/conquer": DONE}
    assert await storage.progress("jonas") == {"race/guided/first": '{"note":"Ąžuolas 🪐"}'}


async def test_a_note_that_is_late_by_its_clock_is_taken_all_the_same(storage: Storage) -> None:
    """Clocks go back now and then: what a guest says last is what they mean."""
    await make_guests(storage, "anna")
    await storage.set_progress("anna", "topic", '{"n":1}', 100.0)
    await storage.set_progress("anna", "topic", '{"n":2}', 50.0)
    assert await storage.progress("anna") == {"topic": '{"n":2}'}


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_nobody_has_come_anywhere(storage: Storage, name: str) -> None:
    await make_guests(storage, "anna")
    await storage.set_progress("anna", "topic", DONE, 1.0)
    assert await storage.progress(name) == {}
    with pytest.raises(StorageError):
        await storage.set_progress(name, "topic", DONE, 1.0)
    assert await storage.progress("anna") == {"topic": DONE}


async def test_progress_of_a_guest_who_is_not_there_is_missing(storage: Storage) -> None:
    with pytest.raises(Missing):
        await storage.set_progress("eva", "topic", DONE, 1.0)
    await make_guests(storage, "eva")
    assert await storage.progress("eva") == {}


@pytest.mark.parametrize("words", ["a\0b", "half \ud83e pair"])
async def test_progress_that_cannot_be_stored_is_refused(storage: Storage, words: str) -> None:
    await make_guests(storage, "anna")
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.set_progress("anna", words, DONE, 1.0)
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.set_progress("anna", "topic", words, 1.0)
    assert await storage.progress("anna") == {}


async def test_a_guest_has_so_many_topics_and_no_more(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    at_most(monkeypatch, 3)
    await make_guests(storage, "anna", "jonas")
    for number in range(3):
        await storage.set_progress("anna", f"topic-{number}", DONE, 1.0)
    with pytest.raises(Conflict):
        await storage.set_progress("anna", "topic-3", DONE, 2.0)
    full = {f"topic-{number}": DONE for number in range(3)}
    assert await storage.progress("anna") == full
    await storage.set_progress("anna", "topic-1", "{}", 3.0)  # what is there may still change
    assert await storage.progress("anna") == {**full, "topic-1": "{}"}
    await storage.set_progress("jonas", "topic-3", DONE, 4.0)  # and others have topics of their own
    assert await storage.progress("jonas") == {"topic-3": DONE}


async def test_notes_that_come_at_once_are_all_kept(storage: Storage) -> None:
    await make_guests(storage, "anna", "jonas")
    await asyncio.gather(
        *(
            storage.set_progress(guest, f"topic-{number}", f'{{"n":{number}}}', float(number))
            for number in range(40)
            for guest in ("anna", "jonas")
        )
    )
    for guest in ("anna", "jonas"):
        assert await storage.progress(guest) == {f"topic-{number}": f'{{"n":{number}}}' for number in range(40)}
    answers = [f'{{"n":{number}}}' for number in range(20)]
    await asyncio.gather(*(storage.set_progress("anna", "topic-0", answer, 1.0) for answer in answers))
    assert (await storage.progress("anna"))["topic-0"] in answers


async def test_progress_is_there_after_closing_and_opening_again(url: str) -> None:
    async with open_storage(url) as storage:
        await make_guests(storage, "anna")
        await storage.set_progress("anna", "duel/task/pair", DONE, 1.0)
    async with open_storage(url) as storage:
        assert await storage.progress("anna") == {"duel/task/pair": DONE}
        await storage.add_token("anna", "token-of-another-device")
        assert await storage.guest_by_token("token-of-another-device") == Guest("anna", "Anna")


# -- reviews


async def test_a_review_is_kept_for_the_version_it_was_made_of(url: str) -> None:
    async with open_storage(url) as storage:
        await storage.create_table(table("t1"), seats("t1", None, None), [event(1)])
        assert await storage.review("t1", 1) is None
        await storage.keep_review("t1", 1, b"\x00\xffone")
        assert await storage.review("t1", 1) == b"\x00\xffone"
        assert await storage.review("t1", 2) is None
        assert await storage.review("t2", 1) is None
    async with open_storage(url) as storage:
        assert await storage.review("t1", 1) == b"\x00\xffone"


async def test_a_newer_review_takes_the_place_of_the_older(storage: Storage) -> None:
    for name in ("t1", "t2"):
        await storage.create_table(table(name), seats(name, None, None), [event(1)])
        await storage.keep_review(name, 1, b"one")
    await storage.keep_review("t1", 2, b"two")
    assert await storage.review("t1", 2) == b"two"
    assert await storage.review("t1", 1) is None
    assert await storage.review("t2", 1) == b"one"
    await storage.keep_review("t1", 2, b"two, better")
    assert await storage.review("t1", 2) == b"two, better"


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_what_was_never_looked_at_has_no_review(storage: Storage, name: str) -> None:
    await storage.create_table(table("t1"), seats("t1", None, None), [event(1)])
    await storage.keep_review("t1", 1, b"one")
    assert await storage.review(name, 1) is None


# -- both


async def test_who_only_reads_notes_nothing(url: str) -> None:
    async with open_storage(url) as storage, open_storage(url, read_only=True) as reader:
        await make_guests(storage, "anna")
        await storage.set_progress("anna", "topic", DONE, 1.0)
        await storage.keep_review("t1", 1, b"one")
        assert await reader.progress("anna") == {"topic": DONE}
        assert await reader.review("t1", 1) == b"one"
        for attempt in (reader.set_progress("anna", "topic", "{}", 2.0), reader.keep_review("t1", 2, b"two")):
            with pytest.raises(StorageError, match="opened to be read only"):
                await attempt
        assert await storage.progress("anna") == {"topic": DONE}
        assert await storage.review("t1", 1) == b"one"
