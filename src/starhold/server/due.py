"""Tables whose clocks are up though nobody has them open."""

from __future__ import annotations

from typing import Final

from starhold.server.storage.base import Storage

_MOST: Final = 200  # at a time: the next ones come soon
_DUE: Final = "SELECT id FROM tables WHERE deadline > 0 AND deadline <= $1 ORDER BY deadline, id LIMIT $2"


async def due_tables(storage: Storage, now: float) -> list[str]:
    """The ids of those whose next clock is up by then, the longest first."""
    return [row[0] for row in await storage.rows(_DUE, now, _MOST)]
