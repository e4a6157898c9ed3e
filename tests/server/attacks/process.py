"""A real server process that holds its own machine to its limits too, so that a stranger on loopback is one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from starhold.arena.hosting import HOST, Hosted


class Attacked(Hosted):
    """A server in a folder of its own, perhaps of another build, perhaps with few descriptors."""

    def __init__(self, folder: Path, command: list[str] | None = None, descriptors: int = 0, *more: str) -> None:
        super().__init__(folder / "tables.db", folder / "server.log")
        self.command = command or [sys.executable, "-m", "starhold.cli"]
        self.descriptors = descriptors
        self.more = more
        self.env = dict(os.environ)
        if command is not None:  # another build finds its own
            self.env.pop("PYTHONPATH", None)

    def start(self) -> None:
        command = [*self.command, "serve", "--host", HOST, "--port", str(self.port), *self.more]
        command += ["--database", f"sqlite:///{self.database}"]
        told = subprocess.run(
            [*self.command, "serve", "--help"], capture_output=True, text=True, check=False, env=self.env
        ).stdout
        if "--limit-this" in told:  # an older one counts every address but the usual one
            command.append("--limit-this-machine")
        if self.descriptors:
            command = ["sh", "-c", f'ulimit -n {self.descriptors}; exec "$@"', "sh", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, env=self.env
            )
        self.wait_until_there()
