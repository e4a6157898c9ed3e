"""Several processes on one PostgreSQL: each table is written by one of them alone, whatever the others believe.

Two storages of one test stand for two processes. Nobody waits for a lease to end: the database is told that a beat is
older than it is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from starhold.server.duty import Duty, on_duty
from starhold.server.storage import Conflict, Missing, NotOwner, Storage, StorageError, open_storage
from starhold.server.storage.lease import LEASE
from starhold.server.storage.postgres import PostgresStorage
from tests.server.storages import event, moved, on_postgres, seats, table


@asynccontextmanager
async def begun(url: str, *tables: str) -> AsyncIterator[PostgresStorage]:
    """A process, and tables that are there; it is not new any more, so that it believes what it sees of others."""
    async with PostgresStorage(url) as storage:
        storage.lease._steady = time.monotonic() - 2 * LEASE  # instead of waiting
        for name in tables:
            await storage.create_table(table(name), seats(name, None, None), [event(1)])
        yield storage


async def fall_asleep(url: str, storage: PostgresStorage, seconds: float = 100.0) -> None:
    """A process stops beating; to the others it is as if that had been so long ago."""
    storage.lease.stop_beating()
    await on_postgres(url, f"UPDATE starhold.processes SET beat = beat - {seconds} WHERE id = '{storage.process}'")


async def test_of_two_processes_that_claim_a_table_one_gets_it(postgres_url: str) -> None:
    async with begun(postgres_url, "t1") as first, begun(postgres_url) as second:
        claims = await asyncio.gather(first.claim("t1"), second.claim("t1"))
        assert None not in claims
        owners = {claim.owner for claim in claims if claim is not None}
        assert len(owners) == 1
        assert sorted(claim.fence for claim in claims if claim is not None) == [0, 1]


async def test_who_has_no_claim_writes_nothing_and_is_told_who_has(postgres_url: str) -> None:
    async with begun(postgres_url, "t1") as first, begun(postgres_url) as second:
        assert (await first.claim("t1")) is not None
        claim = await second.claim("t1")
        assert claim is not None
        assert claim.owner == first.process
        with pytest.raises(NotOwner, match="another process"):
            await second.append("t1", 1, [event(2)], moved(2.0))
        with pytest.raises(NotOwner):
            await second.append("t1", 1, [event(2)], moved(2.0), seats("t1", None)[:1])
        with pytest.raises(NotOwner):
            await second.set_seat(seats("t1", None)[0])
        assert await first.append("t1", 1, [event(3)], moved(3.0)) == 2
        stored = await second.load("t1")  # anybody may read
        assert stored is not None
        assert stored.events == [event(1), event(3)]


async def test_others_find_the_owner_by_its_address(postgres_url: str) -> None:
    first = PostgresStorage(postgres_url)
    first.address = "127.0.0.1:4711"
    async with first, begun(postgres_url, "t1") as second:
        assert await second.owner("t1") is None
        await first.claim("t1")
        found = await second.owner("t1")
        assert found is not None
        assert (found.owner, found.address) == (first.process, "127.0.0.1:4711")
        await first.release(["t1"])
        assert await second.owner("t1") is None
        assert await second.owner("\0") is None


async def test_what_is_released_is_free_and_each_claim_has_a_higher_number(postgres_url: str) -> None:
    async with begun(postgres_url, "t1") as first, begun(postgres_url) as second:
        fences = []
        for storage in (first, second, first, second):
            claim = await storage.claim("t1")
            assert claim is not None
            fences.append(claim.fence)
            await storage.release(["t1"])
        assert fences == [1, 2, 3, 4]


async def test_claims_of_one_process_that_overtake_each_other_leave_the_last_number(postgres_url: str) -> None:
    """Of ten who ask for a table at once, over several connections, none is left with a number that is gone."""
    async with begun(postgres_url, "t1") as storage:
        for version in range(1, 6):
            claims = await asyncio.gather(*(storage.claim("t1") for _ in range(10)))
            ((_, fence),) = await storage.rows("SELECT owner, fence FROM tables")
            assert max(claim.fence for claim in claims if claim is not None) == fence == storage.lease.held["t1"]
            assert await storage.append("t1", version, [event(2)], moved(2.0), fence=fence) == version + 1


async def test_a_look_at_what_is_left_is_not_deceived_by_a_claim_meanwhile(postgres_url: str) -> None:
    async with begun(postgres_url, "t1") as storage:
        lost: list[str] = []
        storage.when_lost(lost.extend)
        await storage.claim("t1")
        for _ in range(5):
            await fall_asleep(postgres_url, storage)  # so that each beat looks
            await asyncio.gather(storage.lease.beat(), storage.claim("t1"), storage.lease.beat(), storage.claim("t1"))
        assert lost == []


async def test_a_table_that_was_read_again_is_not_written_by_the_older_copy(postgres_url: str) -> None:
    async with begun(postgres_url, "t1") as storage:
        older, newer = await storage.claim("t1"), await storage.claim("t1")
        assert older is not None
        assert newer is not None
        with pytest.raises(NotOwner):
            await storage.append("t1", 1, [event(2)], moved(2.0), fence=older.fence)
        assert storage.held() == ["t1"], "the newer one goes on"
        assert await storage.append("t1", 1, [event(2)], moved(2.0), fence=newer.fence) == 2
        await storage.release(["t1"])
        with pytest.raises(NotOwner):
            await storage.append("t1", 2, [event(3)], moved(3.0), fence=newer.fence)


async def test_whoever_has_a_table_taken_from_it_learns_of_it_by_the_next_beat(postgres_url: str) -> None:
    """As when a player is renamed by way of another process; nobody has written anything since."""
    async with begun(postgres_url, "t1", "t2") as storage:
        lost: list[str] = []
        storage.when_lost(lost.extend)
        await storage.claim("t1")
        await storage.claim("t2")
        await on_postgres(postgres_url, "UPDATE starhold.tables SET owner = '', fence = fence + 1 WHERE id = 't1'")
        await storage.lease.beat()
        assert lost == ["t1"]
        assert storage.held() == ["t2"]


async def test_a_process_that_was_asleep_past_its_lease_can_never_write(postgres_url: str) -> None:
    """It still has the table in memory, at the right version, and no beat of its own has told it better."""
    async with begun(postgres_url, "t1", "t2") as sleeper, begun(postgres_url) as other:
        lost: list[str] = []
        sleeper.when_lost(lost.extend)
        for name in ("t1", "t2"):
            await sleeper.claim(name)
        await fall_asleep(postgres_url, sleeper)
        claim = await other.claim("t1")
        assert claim is not None
        assert (claim.owner, claim.fence) == (other.process, 2)
        with pytest.raises(NotOwner):
            await sleeper.append("t1", 1, [event(2)], moved(2.0))
        assert lost == ["t1"]
        assert await other.append("t1", 1, [event(3)], moved(3.0)) == 2
        assert await sleeper.append("t2", 1, [event(2)], moved(2.0)) == 2, "what nobody took is its own still"


async def test_it_cannot_write_even_if_the_other_has_let_go_again(postgres_url: str) -> None:
    """Nothing was changed meanwhile, yet the claim it writes under is an old one."""
    async with begun(postgres_url, "t1") as sleeper, begun(postgres_url) as other:
        await sleeper.claim("t1")
        await fall_asleep(postgres_url, sleeper)
        await other.claim("t1")
        await other.release(["t1"])
        with pytest.raises(NotOwner):
            await sleeper.append("t1", 1, [event(2)], moved(2.0))
        stored = await other.load("t1")
        assert stored is not None
        assert stored.events == [event(1)]


async def test_when_it_wakes_up_its_first_beat_tells_what_it_has_lost(postgres_url: str) -> None:
    async with begun(postgres_url, "t1", "t2", "t3") as sleeper, begun(postgres_url) as other:
        lost: list[str] = []
        sleeper.when_lost(lost.extend)
        for name in ("t1", "t2", "t3"):
            await sleeper.claim(name)
        await fall_asleep(postgres_url, sleeper)
        await other.claim("t2")
        await sleeper.lease.beat()
        assert lost == ["t2"]
        assert set(sleeper.lease.held) == {"t1", "t3"}


async def test_the_dead_are_buried_by_whoever_beats(postgres_url: str) -> None:
    async with begun(postgres_url, "t1") as dead, begun(postgres_url) as other:
        await dead.claim("t1")
        await fall_asleep(postgres_url, dead)
        while await other.rows("SELECT 1 FROM tables WHERE owner = $1", dead.process):
            await asyncio.sleep(0.05)
        assert not await other.rows("SELECT 1 FROM processes WHERE id = $1", dead.process)
        assert await other.rows("SELECT owner, fence FROM tables") == [("", 1)]
        lost: list[str] = []
        dead.when_lost(lost.extend)
        await dead.lease.beat()  # it was only asleep: it comes back, without its table
        assert lost == ["t1"]
        assert len(await other.rows("SELECT 1 FROM processes")) == 2


async def test_after_an_outage_nobody_takes_anothers_tables_at_once(postgres_url: str) -> None:
    """Nobody could beat while the database was away: that nobody has is no sign of death."""
    async with begun(postgres_url, "t1") as first, PostgresStorage(postgres_url) as new:
        await first.claim("t1")
        await fall_asleep(postgres_url, first, LEASE + 1)
        claim = await new.claim("t1")
        assert claim is not None
        assert claim.owner == first.process


async def test_a_process_that_cannot_beat_does_not_write(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with begun(postgres_url, "t1") as storage:
        await storage.claim("t1")
        storage.lease.stop_beating()
        storage.lease._beaten -= 100  # instead of waiting

        async def in_vain() -> None:
            raise StorageError("no answer")

        with monkeypatch.context() as patch:
            patch.setattr(storage.lease, "_beat", in_vain)
            with pytest.raises(StorageError, match="no answer"):
                await storage.append("t1", 1, [event(2)], moved(2.0))
            storage.lease._trying = None  # what the real one does itself
        assert await storage.append("t1", 1, [event(2)], moved(2.0)) == 2, "one that can beats first"


async def test_a_process_that_ends_lets_go_at_once(postgres_url: str) -> None:
    async with begun(postgres_url) as other:
        async with begun(postgres_url, "t1") as first:
            await first.claim("t1")
        assert len(await other.rows("SELECT id FROM processes")) == 1
        claim = await other.claim("t1")
        assert claim is not None
        assert (claim.owner, claim.fence) == (other.process, 2)


async def test_other_refusals_stay_as_they_are(storage: Storage) -> None:
    await storage.create_table(table("t1"), seats("t1", None), [event(1)])
    with pytest.raises(Missing):
        await storage.append("none", 0, [event(1)], moved(1.0))
    with pytest.raises(Conflict):
        await storage.append("t1", 0, [event(1)], moved(1.0))
    assert await storage.append("t1", 1, [event(2)], moved(2.0)) == 2
    claim = await storage.claim("t1")
    assert claim is not None
    assert claim.owner == storage.process
    assert await storage.owner("t2") is None
    assert await storage.append("t1", 2, [event(3)], moved(3.0)) == 3
    await storage.release(["t1", "t2"])
    assert await storage.append("t1", 3, [event(4)], moved(4.0)) == 4


async def test_many_processes_start_at_once_on_an_empty_database(postgres_url: str) -> None:
    storages = [open_storage(postgres_url) for _ in range(5)]
    await asyncio.gather(*(storage.start() for storage in storages))
    assert len({storage.process for storage in storages}) == 5
    assert len(await storages[0].rows("SELECT id FROM processes")) == 5
    await asyncio.gather(*(storage.close() for storage in storages))


# -- duties


async def test_one_process_has_a_duty_until_it_gives_it_up(postgres_url: str) -> None:
    async with begun(postgres_url) as first, begun(postgres_url) as second:
        one, other = Duty(first, "post"), Duty(second, "post")
        assert await one.mine()
        assert not await other.mine()
        assert await Duty(second, "clocks").mine()
        assert await one.mine()
        await other.give_up()  # it is not theirs
        assert not await other.mine()
        await one.give_up()
        assert await other.mine()
        await on_postgres(postgres_url, "UPDATE starhold.duties SET until = until - 1000")
        assert await one.mine(), "whoever does not ask again in time has lost it"
        assert not await other.mine()


async def test_whoever_is_alone_has_every_duty(sqlite_url: str) -> None:
    async with open_storage(sqlite_url) as storage:
        assert await Duty(storage, "post").mine()
        await Duty(storage, "post").give_up()
        assert await Duty(storage, "post").mine()


async def test_work_on_duty_goes_on_though_it_fails(storage: Storage) -> None:
    times = 0
    enough = asyncio.Event()

    async def work() -> None:
        nonlocal times
        times += 1
        if times == 1:
            raise StorageError("not now")
        if times == 2:
            raise ValueError("never foreseen")
        enough.set()

    doing = asyncio.create_task(on_duty(storage, "post", 0.01, work))
    await enough.wait()
    doing.cancel()
    await asyncio.wait([doing])
    if storage.process:
        assert await storage.rows("SELECT name FROM duties") == []
