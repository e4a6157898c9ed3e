"""Kill the server again and again while people play, for as long as wanted: `python tools/soak.py --kills 500`.

The test of the same in tests/server/faults is short; this one starts a whole new process each time, as after a power
cut, and goes on in rounds of new tables. It ends with exit code 1 at the first move that is lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from benches.hosting import Hosted  # noqa: E402 - the benches are found only now
from tests.server.faults.nursery import Nursed  # noqa: E402 - the tests are found only now
from tests.server.faults.ordeal import Ordeal, Report  # noqa: E402 - the tests are found only now

KILLS_A_ROUND = 50


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=8, help="played at the same time")
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--quick", action="store_true", help="fork servers instead of starting them anew")
    parser.add_argument(
        "--folder", type=Path, default=None, help="where databases and logs are kept; else they are deleted"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="starhold-soak-") as scratch:
        folder = given.folder or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        kills = 0
        while kills < given.kills:
            seed = f"{given.seed}-{kills}"
            database, log = folder / f"{seed}.db", folder / f"{seed}.log"
            server = Nursed(database, log) if given.quick else Hosted(database, log)
            try:
                report = asyncio.run(suffer(server, given.tables, seed, min(KILLS_A_ROUND, given.kills - kills)))
            except AssertionError as error:
                print(f"after some {kills} kills, --seed {given.seed}: {error}", file=sys.stderr)
                return 1
            finally:
                server.stop()
            kills += report.kills
            print(f"{kills} kills: {report}", flush=True)
    return 0


async def suffer(server: Hosted, tables: int, seed: str, kills: int) -> Report:
    """One round."""
    return await Ordeal(server, tables, seed).run(kills)


if __name__ == "__main__":
    sys.exit(main())
