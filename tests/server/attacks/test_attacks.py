"""Each attack for a moment against a real server, from an address of its own, while others play on.

What a move takes meanwhile is printed (`-rP` shows it) and never asserted; `tools/attack.py` measures it for longer.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.server.settings import Limits
from tests.server.attacks.attacks import workers_of
from tests.server.attacks.process import Attacked
from tests.server.attacks.records import SHELF, endless_game, long_game
from tests.server.attacks.wire import Regulars, quantile

ROOT = Path(__file__).parents[3]
LIMITS = Limits()
SECONDS = 2.0
SIZES = (150, 2_000, 300, 60)  # steps of a long log, steps of a record, silent connections, tables of bots


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Long games, made once."""
    folder = str(tmp_path_factory.mktemp("records"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SHELF, folder)
        long_game(SIZES[0])
        endless_game(SIZES[1])
        endless_game(60)
        yield folder


async def attacked(server: Attacked, name: str) -> tuple[dict[str, int], float]:
    """What came of an attack, and for how many seconds what it had used up came back: longer on a busy machine."""
    command = [sys.executable, "-m", "tests.server.attacks.attacks", name, str(server.port), str(SECONDS)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in [*sys.path, str(ROOT)] if path)}
    async with Regulars(server.port, 2).seated(bots=name == "bots") as regulars:
        await regulars.play(1.0, 4)
        before, _ = regulars.take()
        began = time.monotonic()
        attacker = await asyncio.create_subprocess_exec(
            *command, *map(str, SIZES), stdout=subprocess.PIPE, cwd=ROOT, env=env
        )
        playing = asyncio.create_task(regulars.play(600.0, 4))
        printed, _ = await attacker.communicate()
        seconds = time.monotonic() - began
        while not regulars.times and not playing.done():  # a move that was under way
            await asyncio.sleep(0.01)
        playing.cancel()
        await asyncio.wait([playing])
    assert attacker.returncode == 0
    print(
        f"{name}: p50 {quantile(before, 0.5):.0f} → {quantile(regulars.times, 0.5):.0f} ms, "
        f"p99 {quantile(before, 0.99):.0f} → {quantile(regulars.times, 0.99):.0f} ms; {printed.decode().strip()}"
    )
    assert regulars.times, "others went on playing"
    assert not regulars.errors
    told: dict[str, int] = json.loads(printed)
    return told, seconds


@pytest.mark.parametrize("name", ["speak", "replays", "silent", "bots", "offers", "lobby"])
async def test_others_play_on(name: str, tmp_path: Path, shelf: str) -> None:
    with Attacked(tmp_path, None, 300 if name == "silent" else 0) as server:
        told, seconds = await attacked(server, name)
        processes = workers_of(server.pid)
        health = server.ask("/healthz")
    lines = server.log.read_text().splitlines()
    assert health["ok"]
    assert not health["low"]
    assert not [line for line in lines if '"trace"' in line]
    match name:
        case "speak":
            assert told["lines"] <= LIMITS.line_burst + LIMITS.line_rate * seconds, "each line was paid for"
        case "replays":
            assert 0 < told["brought 201"] <= 9
            assert len(processes) <= 2, "one process looks back, one reads what is brought"
        case "silent":
            assert told["ended"] >= 100, "what is more than an address may hold is ended at once"
        case "bots":
            assert 40 <= told["opened 201"] <= LIMITS.table_burst + LIMITS.table_rate * seconds
            assert told["opened 201"] + told.get("opened 429", 0) == SIZES[3]
            assert len(processes) <= 4
        case "offers":
            assert told["done"] <= LIMITS.seat_burst + LIMITS.seat_rate * seconds
        case _:
            assert told["201"] <= LIMITS.table_burst + LIMITS.table_rate * seconds
            assert told["too-many-public"] >= 1
