"""Break servers again and again while people play, for as long as wanted.

`python tools/soak.py --kills 500`: one server on a SQLite file, killed and started anew, as after a power cut.
`python tools/soak.py --processes 3 --faults 10000`: several on one PostgreSQL, killed, stopped past their leases, cut
off from the database, slowed, with the database killed and clocks moved. `--only kill` leaves all but kills out, and
lets each be over before the next: so it measures how long a table stands still.

Both go on in rounds of new tables, each with an audit, and end with exit code 1 at the first move that is lost or
doubled, or the first table with two owners; the seed is named then.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from benches.hosting import Hosted  # noqa: E402 - the benches are found only now
from tests.server.faults.breaking import KILLS, OFTEN, Breaking  # noqa: E402 - the tests are found only now
from tests.server.faults.flock import Flock  # noqa: E402 - the tests are found only now
from tests.server.faults.nursery import Nursed  # noqa: E402 - the tests are found only now
from tests.server.faults.ordeal import Ordeal, Report  # noqa: E402 - the tests are found only now
from tests.server.faults.own_postgres import OwnPostgres, own_postgres  # noqa: E402 - the tests are found only now
from tests.server.faults.trial import TrialReport, spread  # noqa: E402 - the tests are found only now

KILLS_A_ROUND = 50
FAULTS_A_ROUND = 200
PAUSE = 6.0  # seconds between two kills that are measured


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="of one server on SQLite")
    parser.add_argument("--processes", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--faults", type=int, default=10_000, help="of several processes")
    parser.add_argument("--only", choices=["kill"], help="of several processes: faults of that kind alone")
    parser.add_argument("--pace", type=float, default=1.0, help="by how much leases are shorter than real ones")
    parser.add_argument("--tables", type=int, default=8, help="played at the same time")
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--quick", action="store_true", help="fork servers instead of starting them anew")
    parser.add_argument(
        "--folder", type=Path, default=None, help="where databases and logs are kept; else they are deleted"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="starhold-soak-", ignore_cleanup_errors=True) as scratch:
        Path(scratch).chmod(0o755)  # PostgreSQL is not run by root
        folder = given.folder or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        return several(given, folder) if given.processes > 1 else alone(given, folder)


def alone(given: argparse.Namespace, folder: Path) -> int:
    """One server on SQLite."""
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


def several(given: argparse.Namespace, folder: Path) -> int:
    """Several on PostgreSQL."""
    faults: Counter[str] = Counter()
    takeovers: list[float] = []
    answered = 0
    with own_postgres(folder / f"database-{given.seed}") as postgres:
        while faults.total() < given.faults:
            seed = f"{given.seed}-{faults.total()}"
            try:
                report = asyncio.run(endure(given, postgres, folder, seed, given.faults - faults.total()))
            except AssertionError as error:
                print(f"after {faults.total()} faults, round {seed}, --seed {given.seed}: {error}", file=sys.stderr)
                return 1
            faults.update(report.faults)
            takeovers += report.takeovers
            answered += report.answered
            told = f"{answered} acknowledged commands; takeover in seconds: {spread(sorted(takeovers))}"
            print(f"{faults.total()} faults: {dict(faults)}; {told}; round: {report}", flush=True)
    return 0


async def suffer(server: Hosted, tables: int, seed: str, kills: int) -> Report:
    """One round of one server."""
    return await Ordeal(server, tables, seed).run(kills)


async def endure(given: argparse.Namespace, postgres: OwnPostgres, folder: Path, seed: str, left: int) -> TrialReport:
    """One round of several."""
    for schema in ("chronicle", "starhold"):
        await postgres.ask(f"DROP SCHEMA IF EXISTS {schema} CASCADE")
    flock = Flock(postgres, folder, given.processes, given.pace)
    trial = Breaking(flock, given.tables, seed, KILLS if given.only else OFTEN)
    return await trial.run(min(FAULTS_A_ROUND, left), PAUSE * given.pace if given.only else 0.0)


if __name__ == "__main__":
    sys.exit(main())
