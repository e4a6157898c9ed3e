"""`starhold serve`: one line when it is ready, one line when it cannot be, a clean end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from starhold.cli import run
from starhold.cli.serve import data_folder, default_database

LATE = 300  # seconds: a bound for a machine that has a lot else to do, no measure


@contextmanager
def start(*arguments: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A server; ended at the end of the test, also of one that fails, which would else wait for it for ever."""
    command = [sys.executable, "-m", "starhold.cli", "serve", *arguments]
    given = os.environ | env
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_served_and_stopped(tmp_path: Path, number: signal.Signals) -> None:
    with start("--port", "0", XDG_DATA_HOME=str(tmp_path)) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Starhold is ready: http://127.0.0.1:")
        address = line.split()[3]
        assert httpx.get(f"{address}/healthz", timeout=LATE).json()["ok"]
        guest = httpx.post(f"{address}/api/guests", json={"name": "Ada"}, timeout=LATE).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        wish = {"game": "race", "players": 2, "seats": ["me", "greedy"]}
        table = httpx.post(f"{address}/api/tables", json=wish, headers=headers, timeout=LATE).json()["id"]
        assert httpx.get(f"{address}/api/tables/{table}/steps/0", headers=headers, timeout=LATE).status_code == 200
        process.send_signal(number)
        out, err = process.communicate(timeout=LATE)
        assert process.returncode == 0, err
        assert out == ""
    events = [json.loads(line) for line in err.splitlines()]
    assert [event["event"] for event in events if event["event"] in ("started", "stopped")] == ["started", "stopped"]
    assert guest["token"] not in err
    assert (tmp_path / "starhold" / "starhold.db").is_file()


def test_told_to_end_it_says_so_first_and_serves_who_is_there(tmp_path: Path) -> None:
    """On SIGTERM readiness goes before anything else; when everybody has gone, or time is up, it ends."""
    with start("--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", STARHOLD_DRAIN_SECONDS="600") as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        with httpx.Client(base_url=address, timeout=None) as http:
            assert http.get("/readyz").json() == {"ready": True, "why": ""}
            process.send_signal(signal.SIGTERM)
            while http.get("/readyz").status_code == 200:
                pass
            assert http.get("/readyz").json() == {"ready": False, "why": "draining"}
            assert http.post("/api/guests", json={"name": "Ada"}).status_code == 201
        assert process.wait(LATE) == 0


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with start("--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}") as process:
            out, err = process.communicate(timeout=LATE)
    assert process.returncode == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert f"127.0.0.1:{port}" in err


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:///:memory:", "sqlite:///{file}/x.db"])
def test_a_bad_database_is_one_line(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    assert run(["serve", "--port", "0", "--database", url.format(file=tmp_path / "file")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


def test_a_second_server_on_one_file_is_one_line_and_a_killed_one_lets_go(tmp_path: Path) -> None:
    database = ("--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}")
    with start(*database) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("Starhold is ready")
        with start(*database) as second:
            out, err = second.communicate(timeout=LATE)
        assert second.returncode == 2
        assert out == ""
        assert len(err.splitlines()) == 1
        assert "games.db is in use by another server" in err
        assert f"process {first.pid}" in err
        first.kill()
    with start(*database) as third:
        assert third.stdout is not None
        assert third.stdout.readline().startswith("Starhold is ready")
        third.terminate()
        third.communicate(timeout=LATE)
    assert third.returncode == 0
    assert [file.name for file in tmp_path.iterdir()] == ["games.db"]


def test_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "starhold"
    assert default_database() == f"sqlite:///{tmp_path / 'data' / 'starhold' / 'starhold.db'}"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "starhold"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().parts[-3:] == ("Library", "Application Support", "starhold")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder() == tmp_path / "starhold"
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "file"))
    (tmp_path / "file").write_text("")
    assert run(["serve", "--port", "0"]) == 2
