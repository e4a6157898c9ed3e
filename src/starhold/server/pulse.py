"""Whether the server could store anything right now: asked for by many, tried once every few seconds."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starhold.server.logs import warn
from starhold.server.storage.base import Storage, StorageError

KEPT: Final = 2.0  # seconds an answer holds
PATIENCE: Final = 10.0  # seconds after which a storage that does not answer counts as failing


class Pulse:
    """Writes a little and takes it back; however many ask, it is done once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._at = float("-inf")
        self._well = True
        self._trying: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether all is well, as of a moment ago."""
        if time.monotonic() - self._at < KEPT:
            return self._well
        if self._trying is None:
            self._trying = asyncio.create_task(self._try(), name="pulse")
        return await asyncio.shield(self._trying)

    async def _try(self) -> bool:
        why = ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._storage.probe()
        except StorageError as error:
            why = str(error)
        except TimeoutError:
            why = f"no answer in {PATIENCE:.0f} seconds"
        finally:
            self._trying = None
        if why:
            warn("storage-failing", why=why)
        self._at, self._well = time.monotonic(), not why
        return self._well
