"""Whether this server should be sent anybody: not before it has started, and not any more once it is about to end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

_LOOK: Final = 0.05  # seconds between two looks whether everybody has gone


class Readiness:
    """What a load balancer is told, and what new sockets are."""

    def __init__(self) -> None:
        self.started = False
        self.draining = False

    def why_not(self) -> str:
        """The reason in one word; empty: it is ready, as far as it knows."""
        return "draining" if self.draining else "" if self.started else "starting"

    async def drain(self, seconds: float, anybody: Callable[[], bool]) -> None:
        """Say that it is about to end, and leave others the time to notice, unless nobody is there anyway."""
        self.draining = True
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while anybody() and loop.time() < until:
            await asyncio.sleep(_LOOK)
