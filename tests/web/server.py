"""A real server for the browser tests: its own process, port and SQLite file; it can be killed and come back."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starhold.arena.hosting import HeldPort

# Bounds for a machine that has a lot else to do, no measures.
START_SECONDS = 300.0
STOP_SECONDS = 60.0
ANSWER_SECONDS = 180.0


@dataclass(frozen=True)
class Guest:
    """Somebody the server knows."""

    id: str
    name: str
    token: str

    def kept(self) -> str:
        """As the client keeps it in the browser's storage."""
        return json.dumps({"id": self.id, "name": self.name, "token": self.token})


class Server:
    """`starhold serve` of the package under test."""

    def __init__(self, folder: Path) -> None:
        self.held = HeldPort()
        self.port = self.held.number
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "starhold.cli", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}"]
        with self.log.open("ab") as log:
            # A group of its own, so that a kill takes the workers of the bots along.
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=dict(os.environ), start_new_session=True
            )
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"the server did not come up:\n{self.log.read_text()[-2000:]}")
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(json.load(answer)["ok"])
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: nothing is finished, nothing is said."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.held.release()
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def ask(self, path: str, body: object = None, guest: Guest | None = None) -> Any:
        """GET, or POST where there is a body; the JSON of the answer."""
        headers = {"Content-Type": "application/json"}
        if guest is not None:
            headers["Authorization"] = f"Bearer {guest.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.code} {error.read().decode()}") from None

    def guest(self, name: str) -> Guest:
        return Guest(**self.ask("/api/guests", {"name": name}))

    def table(self, guest: Guest, seats: list[str], game: str = "race", **options: object) -> dict[str, Any]:
        """A new table; the answer has its id and the invites. Where a seat is open nothing may be dealt yet."""
        wish = {
            "game": game,
            "players": len(seats),
            "options": options,
            "seats": seats,
            "public": False,
            "pace": "live",
        }
        found: dict[str, Any] = self.ask("/api/tables", wish, guest)
        return found

    def join(self, guest: Guest, table: dict[str, Any], seat: int) -> None:
        """Take an open seat by its invitation."""
        self.ask(f"/api/tables/{table['id']}/join", {"seat": seat, "invite": table["invites"][str(seat)]}, guest)

    def finished(self, guest: Guest, record: str, players: int) -> str:
        """A table of a game that was played elsewhere and is over: its id."""
        seats = ["me", *(["greedy"] * (players - 1))]
        wish = {"game": "race", "players": players, "options": {}, "seats": seats, "public": False, "pace": "live"}
        found: str = self.ask("/api/tables", wish | {"record": record}, guest)["id"]
        return found
