"""`python -m tests.server.faults.nursery PORT DATABASE LOG`: a process that starts and kills servers quickly.

It has everything imported and forks a new `starhold serve`, in a process group of its own, when it is told to. So a
server can be killed and be back fifty times while a test is still short.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401 - what a server imports only when it runs

import starhold.cli
import starhold.server.app
from benches.hosting import HOST, Hosted, end_group


class Nursed(Hosted):
    """The same as `Hosted`, started by a nursery."""

    def __init__(self, database: Path, log: Path) -> None:
        super().__init__(database, log)
        command = [sys.executable, "-m", "tests.server.faults.nursery", str(self.port), str(database), str(log)]
        self.nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.server = 0

    @property
    def pid(self) -> int:
        return self.server

    def tell(self, word: bytes) -> int:
        """Have something done, and wait until it is."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(word + b"\n")
        self.nursery.stdin.flush()
        return int(self.nursery.stdout.readline())

    def start(self) -> None:
        self.server = self.tell(b"start")
        self.wait_until_there()

    def alive(self) -> bool:
        try:
            return Path(f"/proc/{self.server}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        except OSError:
            return False

    def kill(self) -> None:
        """SIGKILL to the whole group; nothing of it writes any more when this returns."""
        if self.server:
            self.server = self.tell(b"kill")

    def stop(self) -> int:
        self.held.release()
        self.kill()
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.close()
        self.nursery.stdout.close()
        return self.nursery.wait()


def serve(port: str, database: str, log: str) -> None:
    """In the child: become a server."""
    os.setsid()
    target = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(target, 1)
    os.dup2(target, 2)
    code = 1
    try:
        code = starhold.cli.run(["serve", "--host", HOST, "--port", port, "--database", f"sqlite:///{database}"])
        sys.stdout.flush()
    finally:
        os._exit(code)


def main() -> None:
    child = 0
    for line in sys.stdin.buffer:
        if child:
            end_group(child)
            os.waitpid(child, 0)
            child = 0
        if line == b"start\n":
            assert threading.active_count() == 1, "a lock held by another thread would be copied for ever"
            child = os.fork()
            if child == 0:
                serve(*sys.argv[1:4])
        os.write(1, f"{child}\n".encode())
    if child:
        end_group(child)


if __name__ == "__main__":
    main()
