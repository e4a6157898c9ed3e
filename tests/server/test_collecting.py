"""Garbage in cycles: found in the end, and the settings of the process are left as they were."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref

from starhold.server.collecting import collect, pause_after


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


async def test_what_holds_itself_is_let_go() -> None:
    before = gc.get_threshold()
    knot = weakref.ref(Knot())
    task = asyncio.create_task(collect(first=0.0))
    try:
        await asyncio.sleep(0)
        assert gc.get_threshold()[1] > 1_000_000, "what is old is not looked through by itself"
        while knot() is not None:
            await asyncio.sleep(0.001)
    finally:
        gc.unfreeze()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    assert gc.get_threshold() == before


def test_the_longer_it_takes_the_more_seldom_it_is_done() -> None:
    assert pause_after(0.001) == pause_after(0.0) == 600
    assert pause_after(1.0) == 5_000
