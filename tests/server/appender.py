"""A process that appends to many tables at once until it is killed: `python -m tests.server.appender URL TABLES`.

It prints each append after it was acknowledged, never before.
"""

from __future__ import annotations

import asyncio
import os
import sys

from starhold.server.storage import Storage, open_storage
from tests.server.storages import event, moved


async def keep_appending(storage: Storage, name: str) -> None:
    """Two events at a time, for ever."""
    version = 0
    while True:
        events = [event(version + 1, name), event(version + 2, name)]
        version = await storage.append(name, version, events, moved(float(version)))
        os.write(1, f"{name} {version}\n".encode())


async def main(url: str, tables: int) -> None:
    async with open_storage(url) as storage:
        await asyncio.gather(*(keep_appending(storage, f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
