"""Databases made by the release whose schema was version 2, of both kinds, with what stood in them.

`schema2/tables.db.xz` is the file, `tables.sql.xz` a dump of the PostgreSQL database; `tables.json` names the guests
with their tokens, and where each table stood: one finished, one on the way, one with an open seat, one put away.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

from tests.server.storages import on_postgres

HERE = Path(__file__).parent / "schema2"
FACTS: dict[str, dict[str, Any]] = json.loads((HERE / "tables.json").read_text())


async def lay_out(url: str) -> dict[str, Any]:
    """Put the released database at that address, where nothing is yet; what is known of it."""
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).write_bytes(lzma.decompress((HERE / "tables.db.xz").read_bytes()))
        return FACTS["sqlite"]
    await on_postgres(url, lzma.decompress((HERE / "tables.sql.xz").read_bytes()).decode())
    return FACTS["postgres"]
