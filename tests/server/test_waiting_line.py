"""What waits comes out in its order, never more of it than there is room for."""

from __future__ import annotations

import asyncio

import pytest

from starhold.server.waiting_line import WaitingLine


async def test_things_come_out_in_their_order() -> None:
    line: WaitingLine[int] = WaitingLine(3)
    for thing in (1, 2, 3):
        line.put_nowait(thing)
    assert [await line.get() for _ in range(3)] == [1, 2, 3]
    assert line.empty()


async def test_who_takes_waits_for_what_comes() -> None:
    line: WaitingLine[str] = WaitingLine(1)
    taken = asyncio.create_task(line.get())
    await asyncio.sleep(0)
    assert not taken.done()
    line.put_nowait("here")
    assert await taken == "here"


async def test_what_finds_no_room_is_refused_or_waits_in_its_turn() -> None:
    line: WaitingLine[int] = WaitingLine(1)
    line.put_nowait(0)
    with pytest.raises(asyncio.QueueFull):
        line.put_nowait(9)
    late = [asyncio.create_task(line.put(thing)) for thing in (1, 2, 3)]
    await asyncio.sleep(0)
    assert [await line.get() for _ in range(4)] == [0, 1, 2, 3]
    await asyncio.gather(*late)
    assert line.empty()
    with pytest.raises(asyncio.QueueEmpty):
        line.get_nowait()


async def test_who_gives_up_leaves_nothing_behind() -> None:
    line: WaitingLine[int] = WaitingLine(1)
    taking = asyncio.create_task(line.get())
    await asyncio.sleep(0)
    taking.cancel()
    await asyncio.wait([taking])
    line.put_nowait(1)
    putting = asyncio.create_task(line.put(2))
    other = asyncio.create_task(line.put(3))
    await asyncio.sleep(0)
    putting.cancel()
    await asyncio.wait([putting])
    assert [await line.get(), await line.get()] == [1, 3]
    await other
    assert line.empty()
