"""kill -9 at moments nobody expects, again and again: no acknowledged move is lost or doubled, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from benches.hosting import Hosted
from tests.server.faults.nursery import Nursed
from tests.server.faults.ordeal import BOTS, PEOPLE, Kind, Ordeal
from tests.server.kit import connect

PEOPLE_KILLS = 42
BOTS_KILLS = 10  # fewer, since each time the processes in which bots think start anew
FULL_DISKS = 70


@pytest.mark.parametrize(("kinds", "kills"), [(PEOPLE, PEOPLE_KILLS), (BOTS, BOTS_KILLS)], ids=["people", "bots"])
def test_killed_again_and_again_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path, kinds: Sequence[Kind], kills: int
) -> None:
    """Real sockets, real processes, one file; at three tables, and spectators."""
    server = Nursed(tmp_path / "tables.db", tmp_path / "server.log")

    async def suffer() -> None:
        report = await Ordeal(server, 3, "kill", 100, kinds).run(kills)
        assert report.kills >= kills
        assert report.answered > 2 * kills
        assert report.hellos > 3 * kills
        assert report.resent > report.resent_though_done
        assert report.killed_in["half of a simultaneous choice"] > 0
        assert report.killed_in["half of a decision"] > 0
        # All a gesture asks for may be too much. Where the other one takes back, one's own question may be gone.
        assert all(why.startswith("gesture ") for why in report.refused), report.refused
        gone = ("gesture ", "undo ", "act stale", "act refuse-not-asked")
        assert all(why.startswith(gone) for why in report.refused_fickle), report.refused_fickle

    try:
        asyncio.run(suffer())
    finally:
        server.stop()


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Nothing can be written for a moment, again and again; the server lives on and says so."""
    server = Nursed(tmp_path / "tables.db", tmp_path / "server.log")

    async def suffer() -> None:
        report = await Ordeal(server, 3, "disk", 12, PEOPLE, full=True).run(FULL_DISKS)
        assert report.kills == FULL_DISKS
        assert report.answered > FULL_DISKS // 2
        assert report.hellos > FULL_DISKS // 2, "people were sent away and came again"

    try:
        asyncio.run(suffer())
    finally:
        server.stop()


def test_nothing_is_left_running_when_the_server_alone_is_killed(tmp_path: Path) -> None:
    """The processes in which bots think end by themselves: nobody else would end them."""
    with Hosted(tmp_path / "tables.db", tmp_path / "server.log") as server:
        assert server.process is not None
        token = server.ask("/api/guests", {"name": "Ada"})["token"]
        wish = {"game": "race", "players": 3, "seats": ["me", "greedy", "greedy"], "public": False, "pace": "live"}
        table = server.ask("/api/tables", wish, token)["id"]

        async def until_bots_have_moved() -> None:
            async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                while json.loads(await socket.recv()).get("version", 0) == 0:
                    pass

        asyncio.run(until_bots_have_moved())
        group = server.process.pid
        assert len(members(group)) > 1
        os.kill(group, signal.SIGKILL)
        server.process.wait()
        until = time.monotonic() + 600
        while members(group) and time.monotonic() < until:
            time.sleep(0.02)
        assert members(group) == []


def members(group: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                state, _, its_group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
                if int(its_group) == group and state != "Z":
                    found.append(int(entry.name))
    return found
