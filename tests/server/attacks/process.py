"""A real server process that holds its own machine to its limits too, so that a stranger on loopback is one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benches.hosting import Hosted


class Attacked(Hosted):
    """A server in a folder of its own, perhaps of another build, perhaps with few descriptors."""

    def __init__(self, folder: Path, program: list[str] | None = None, descriptors: int = 0, *more: str) -> None:
        super().__init__(folder / "tables.db", folder / "server.log")
        self.program = program or [sys.executable, "-m", "starhold.cli"]
        self.descriptors = descriptors
        self.more = more
        if program is not None:  # another build finds its own
            self.environment.pop("PYTHONPATH", None)

    def command(self) -> list[str]:
        command = [*self.program, "serve", *self.arguments(), *self.more]
        told = subprocess.run(
            [*self.program, "serve", "--help"], capture_output=True, text=True, check=False, env=self.environment
        ).stdout
        if "--limit-this" in told:  # an older one counts every address but the usual one
            command.append("--limit-this-machine")
        if self.descriptors:
            command = ["sh", "-c", f'ulimit -n {self.descriptors}; exec "$@"', "sh", *command]
        return command
