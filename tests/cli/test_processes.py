"""`starhold serve --processes`: real processes on one socket and a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from starhold.cli import run
from tests.server.faults.cluster import Cluster
from tests.server.storages import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]

HANGS = 600.0  # seconds: a bound, no measure


def until(wanted: Any) -> None:
    end = time.monotonic() + HANGS
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_sqlite_takes_one_process_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--processes", "2", "--database", f"sqlite:///{tmp_path}/games.db"]) == 2
    assert "SQLite takes one process" in capsys.readouterr().err
    assert not (tmp_path / "games.db").exists()


def test_what_is_wrong_is_said_once_and_ends_all(tmp_path: Path) -> None:
    server = Cluster("postgresql://nobody@127.0.0.1:1/none", tmp_path / "log", 2)
    server.begin()
    assert server.process is not None
    assert server.process.wait(HANGS) != 0
    assert "cannot be reached" in (tmp_path / "log").read_text()
    server.stop()


def test_one_that_dies_is_started_again_all_are_replaced_and_all_end(tmp_path: Path, postgres_url: str) -> None:
    with Cluster(postgres_url, tmp_path / "log", 2) as server:
        begun = server.servers()
        assert len(begun) == 2
        token = server.ask("/api/guests", {"name": "Ada"})["token"]
        wish = {"game": "race", "players": 2, "seats": ["me", "open"], "public": True, "pace": "live"}
        table = server.ask("/api/tables", wish, token)["id"]
        os.kill(begun[0], signal.SIGKILL)
        until(lambda: len(server.servers()) == 2 and begun[0] not in server.servers() and server.registered() == 2)
        assert server.ask(f"/api/tables/{table}", token=token)["id"] == table
        before = server.servers()
        os.kill(server.pid, signal.SIGHUP)
        until(lambda: len(server.servers()) == 2 and not set(before) & set(server.servers()))
        assert server.ask(f"/api/tables/{table}", token=token)["id"] == table
        last = server.servers()
        assert server.end() == 0
        assert not [one for one in last if Path(f"/proc/{one}").exists()]
