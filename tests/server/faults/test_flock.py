"""Three real processes on one real PostgreSQL, under load by sockets and HTTP, while everything breaks that can."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.server.faults.breaking import OFTEN, Breaking
from tests.server.faults.flock import Flock
from tests.server.faults.own_postgres import own_postgres
from tests.server.faults.test_kill import BOTS_KILLS, FULL_DISKS, PEOPLE_KILLS

FAULTS = 180
SEED = "flock"
# The same as in a long run, with fewer of those that cost a whole new server each.
OFTEN_HERE = {**OFTEN, "kill": 12, "stop": 18, "cut line": 18, "cut players": 20}


def test_whatever_breaks_nothing_acknowledged_is_lost_and_no_table_has_two_owners(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="starhold-flock-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL is not run by root

        async def suffer() -> None:
            with own_postgres(Path(folder) / "database") as postgres:
                flock = Flock(postgres, tmp_path, count=3, pace=0.4)
                report = await Breaking(flock, 3, SEED, OFTEN_HERE).run(FAULTS)
            assert sum(report.faults.values()) == FAULTS
            assert set(report.faults) == set(OFTEN_HERE)
            assert report.answered > FAULTS // 2
            assert report.claims > report.faults["kill"], "tables have moved"

        asyncio.run(suffer())


def test_there_are_enough_faults() -> None:
    assert FAULTS + PEOPLE_KILLS + BOTS_KILLS + FULL_DISKS >= 300
