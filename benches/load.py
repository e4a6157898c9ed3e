"""`python -m benches.load`: people who come to a server, in a process of their own.

It reads what to do as JSON from standard input and prints figures as JSON.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from benches.bot_tables import BotTables
from benches.coached import Coached
from benches.looking import ask_often, open_tables
from benches.playing import Load
from benches.wire import Failed

CHECKOUT: Final = Path(__file__).parents[1]
_KEPT_UP: Final = 0.97  # of the moves that were asked for: less, and it is too many


def generate(job: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """Have a job done by a new process, within so many seconds."""
    command = [sys.executable, "-m", "benches.load"]
    try:
        done = subprocess.run(
            command, input=json.dumps(job), capture_output=True, check=False, text=True, timeout=seconds, cwd=CHECKOUT
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"the load was not done within {seconds:.0f} seconds") from None
    if done.returncode:
        raise Failed(f"the load broke off: {done.stderr.strip().splitlines()[-1:]}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


async def play(rate: float, seconds: float, **more: Any) -> dict[str, Any]:
    """Moves at one rate."""
    load = Load(**more)
    there = await load.prepare()
    figures = await load.play(rate, seconds)
    await load.leave()
    return there | figures


async def climb(rates: Sequence[float], seconds: float, bound_ms: float, **more: Any) -> dict[str, Any]:
    """More and more moves a second, until they take too long: the figures of each rate."""
    load = Load(**more)
    there: dict[str, Any] = await load.prepare()
    stages: list[dict[str, Any]] = []
    for rate in rates:
        stages.append(await load.play(rate, seconds))
        last = stages[-1]
        if last["p99_ms"] > bound_ms or last["moves_per_second"] < _KEPT_UP * rate:
            break
    await load.leave()
    return there | {"stages": stages}


async def perform(do: str, job: dict[str, Any]) -> dict[str, Any]:
    """Do one job."""
    match do:
        case "play":
            return await play(**job)
        case "climb":
            return await climb(**job)
        case "bots":
            return await BotTables(**job).run()
        case "coached":
            return await Coached(**job).run()
        case "open":
            return await open_tables(**job)
    return await ask_often(**job)


def main() -> None:
    job: dict[str, Any] = json.load(sys.stdin)
    print(json.dumps(asyncio.run(perform(job.pop("do"), job))))


if __name__ == "__main__":
    main()
