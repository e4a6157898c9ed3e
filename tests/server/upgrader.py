"""A process that opens a database and is killed half-way: `python -m tests.server.upgrader URL STATEMENTS`.

It kills itself before that statement of the revisions it has to run; 0: never.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator

from starhold.server.storage import open_storage, schema


class Deadly(list[str]):
    """Statements of which one is the last this process lives to see."""

    left = 0

    def __iter__(self) -> Iterator[str]:
        for statement in super().__iter__():
            Deadly.left -= 1
            if Deadly.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            yield statement


def die_before(number: int) -> None:
    told = schema.split
    Deadly.left = number
    schema.split = lambda text, dialect: Deadly(told(text, dialect))


async def main(url: str) -> None:
    async with open_storage(url):
        pass


if __name__ == "__main__":
    die_before(int(sys.argv[2]))
    asyncio.run(main(sys.argv[1]))
