"""A real server for the browser tests, with guests and tables; it can be killed and come back."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benches.hosting import Hosted

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Guest:
    """Somebody the server knows."""

    id: str
    name: str
    token: str

    def kept(self) -> str:
        """As the client keeps it in the browser's storage."""
        return json.dumps({"id": self.id, "name": self.name, "token": self.token})


class Server(Hosted):
    """`starhold serve` of the package under test, with luck that is the same each time (`serving.py`)."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tables.db", folder / "server.log")
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.environment["PYTHONPATH"] = os.pathsep.join(paths)  # so that it finds the tests

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.web.serving", "serve", *self.arguments()]

    def guest(self, name: str) -> Guest:
        return Guest(**self.ask("/api/guests", {"name": name}))

    def table(self, guest: Guest, seats: list[str], game: str = "race", **options: object) -> dict[str, Any]:
        """A new table; the answer has its id and the invites. Where a seat is open nothing may be dealt yet."""
        return self._open(guest, {"game": game, "players": len(seats), "options": options, "seats": seats})

    def _open(self, guest: Guest, wish: dict[str, object]) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("/api/tables", wish | {"public": False, "pace": "live"}, guest.token)
        return found

    def join(self, guest: Guest, table: dict[str, Any], seat: int) -> None:
        """Take an open seat by its invitation."""
        self.ask(f"/api/tables/{table['id']}/join", {"seat": seat, "invite": table["invites"][str(seat)]}, guest.token)

    def finished(self, guest: Guest, record: str, players: int) -> str:
        """A table of a game that was played elsewhere and is over: its id."""
        seats = ["me", *(["greedy"] * (players - 1))]
        return str(self._open(guest, {"game": "race", "players": players, "seats": seats, "record": record})["id"])
