"""A rolling restart under load."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.faults.cluster import Cluster
from tests.server.faults.supervised import Rolling, Supervised


def test_all_processes_are_replaced_under_load_and_no_move_is_lost(tmp_path: Path, postgres_url: str) -> None:
    async def roll() -> None:
        herd = Supervised(Cluster(postgres_url, tmp_path / "log", 2))
        report = await Rolling(herd, 3, "rolling").run(1)
        assert report.faults["rolling restart"] == 1
        assert report.tables >= 3
        assert report.answered > 0
        assert report.claims > report.tables, "tables have moved"

    asyncio.run(roll())
