"""Garbage in cycles is looked for little by little: everybody waits meanwhile.

What tables hold has no cycles; sockets that were closed and requests that failed leave some. Left to itself, Python
looks through what has come since the last time whenever there is a lot of it: with a thousand tables a tenth of a
second at a time, a third of one every ten seconds, and twice that for everything. So here what is new is looked at
often, when it is little, and everything once in a while: the longer it took, the longer it is until the next time.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

_OFTEN: Final = 0.5  # seconds between two looks at what is new: a few milliseconds of work where a lot goes on
_YOUNG: Final = 20_000  # new objects that are looked at without waiting for that
_NEVER: Final = 1_000_000_000
_FIRST: Final = 15.0  # seconds until all words and routes are there; they stay, and are not looked at again
_LEAST: Final = 600.0  # seconds between two looks at everything
_SHARE: Final = 5_000  # of the time, one part of so many goes into these


def pause_after(took: float) -> float:
    """Seconds until everything is looked at again, where it took so long."""
    return max(_LEAST, _SHARE * took)


async def collect(first: float = _FIRST) -> None:
    """Look after the garbage of this process until cancelled."""
    before = gc.get_threshold()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)
    try:
        gc.collect()  # now, when little is there
        await asyncio.sleep(first)
        gc.freeze()  # unseen: to look through all words would take half a second, and they are no garbage
        due = time.monotonic() + _LEAST
        while True:
            await asyncio.sleep(_OFTEN)
            begun = time.monotonic()
            if begun < due:
                gc.collect(0)
            else:
                gc.collect()
                ended = time.monotonic()
                due = ended + pause_after(ended - begun)
    finally:
        gc.set_threshold(*before)
