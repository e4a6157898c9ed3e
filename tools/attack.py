"""What a stranger can do to those who play: `python tools/attack.py` makes each attack against a server of its own.

For each it prints what a move at other tables takes before and meanwhile (p50, p99 in ms), what the stranger got, and
what it cost the server. `--server PATH` attacks another build. Nothing is asserted: tests/server/attacks does that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from tests.server.attacks.attacks import ATTACKS, workers_of  # noqa: E402 - the tests are found only now
from tests.server.attacks.process import Attacked  # noqa: E402 - the tests are found only now
from tests.server.attacks.records import SHELF, endless_game, long_game  # noqa: E402 - the tests are found only now
from tests.server.attacks.wire import Caller, Regulars, quantile  # noqa: E402 - the tests are found only now


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", nargs="+", default=None, help="the command, if it is not this one")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attack")
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--record", type=int, default=9_900, help="steps of the record that is brought")
    given = parser.parse_args()
    print(f"{'':8} {'before: p50':>11} {'p99':>7} {'during: p50':>11} {'p99':>7} {'bots p50':>11} {'MB':>9}  what came")
    shelf = tempfile.TemporaryDirectory(prefix="starhold-records-")
    os.environ[SHELF] = shelf.name
    long_game(1_900)
    endless_game(given.record)
    for name in given.only:
        with tempfile.TemporaryDirectory(prefix="starhold-attack-") as folder:
            figures = asyncio.run(measured(name, given.server, Path(folder), given.seconds, given.record))
        print(
            f"{name:8} {figures['before'][0]:11.1f} {figures['before'][1]:7.1f} {figures['during'][0]:11.1f} "
            f"{figures['during'][1]:7.1f} {figures['bots']:>11} {figures['memory']:>9}  {figures['told']}",
            flush=True,
        )
    return 0


async def measured(name: str, command: list[str] | None, folder: Path, seconds: float, record: int) -> dict[str, Any]:
    """One attack against one server, and what others noticed of it."""
    with Attacked(folder, command, descriptors=1024 if name == "silent" else 0) as server:
        async with Regulars(server.port, 3).seated(bots=name == "bots") as regulars:
            await regulars.play(min(5.0, seconds), 5)
            before, bots_before = regulars.take()
            memory = server.memory()
            attacker = begin(name, server.port, seconds, record)
            workers: set[int] = set()
            most = 0
            peak = memory
            comes_in: list[float] = []
            until = time.monotonic() + seconds * 6
            playing = asyncio.create_task(regulars.play(seconds * 8, 5))
            while attacker.poll() is None and time.monotonic() < until:
                await asyncio.sleep(0.25)
                now = workers_of(server.pid)
                workers |= now
                most = max(most, len(now))
                peak = max(peak, server.memory())
                if name == "silent":
                    comes_in.append(await newcomer(server.port))
            playing.cancel()
            await asyncio.wait([playing])
            during, bots_during = regulars.take()
            out, error = attacker.communicate(timeout=5) if attacker.poll() is not None else ("", "not done in time")
            if attacker.poll() is None:
                attacker.kill()
        told: dict[str, Any] = json.loads(out) if out else {"failed": error.strip().splitlines()[-1:]}
        told |= {"moves": len(during), "log lines": server.log.read_text(errors="replace").count("\n")}
        if name in ("bots", "replays"):
            told |= {"processes at once": most, "in all": len(workers)}
        if regulars.errors:
            told["errors of others"] = regulars.errors[:3]
        if comes_in:
            told["newcomer p50/max ms"] = f"{quantile(comes_in, 0.5):.0f}/{quantile(comes_in, 1.0):.0f}"
        return {
            "before": (quantile(before, 0.5), quantile(before, 0.99)),
            "during": (quantile(during, 0.5), quantile(during, 0.99)),
            "bots": f"{quantile(bots_before, 0.5):.0f}→{quantile(bots_during, 0.5):.0f}" if name == "bots" else "",
            "memory": f"{memory // 1024}→{peak // 1024}",
            "told": told,
        }


def begin(name: str, port: int, seconds: float, record: int) -> subprocess.Popen[str]:
    """The stranger, in a process of their own."""
    command = [sys.executable, "-m", "tests.server.attacks.attacks", name, str(port), str(seconds), "1900", str(record)]
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=env)


async def newcomer(port: int) -> float:
    """How long somebody waits who comes to the page just now."""
    caller = Caller(port, "127.0.0.1")
    began = time.perf_counter()
    try:
        async with asyncio.timeout(5):
            (await caller.http.get("/healthz")).raise_for_status()
    except (TimeoutError, OSError, httpx.HTTPError):
        return 5.0
    finally:
        await caller.close()
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
