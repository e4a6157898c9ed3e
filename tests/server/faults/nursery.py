"""`python -m tests.server.faults.nursery`: a process that starts and kills servers quickly.

It has everything imported and forks a new `starhold serve`, in a process group of its own, when it is told to. So a
server can be killed and be back hundreds of times while a test is still short.
"""

from __future__ import annotations

import functools
import json
import mmap
import os
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401 - what a server imports only when it runs

import starhold.cli
import starhold.server.app
import starhold.server.owners
import starhold.server.storage.lease
import starhold.server.storage.postgres
from benches.hosting import Hosted, end_group


class Nursery:
    """The one who asks it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.faults.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def start(self, number: int, arguments: list[str], log: Path, **nature: Any) -> int:
        """A server under that number; its process id, which is that of its group too. For `nature` see `be_so`."""
        return self._tell({"number": number, "start": arguments, "log": str(log), "nature": nature})

    def kill(self, number: int) -> None:
        """SIGKILL to the whole group; nothing of it writes any more when this returns."""
        self._tell({"number": number})

    def close(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()

    def _tell(self, what: dict[str, Any]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what).encode() + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


class Nursed(Hosted):
    """The same as `Hosted`, started by a nursery."""

    def __init__(self, database: Path, log: Path) -> None:
        super().__init__(database, log)
        self.nursery = Nursery()
        self.server = 0

    @property
    def pid(self) -> int:
        return self.server

    def start(self) -> None:
        self.server = self.nursery.start(0, self.arguments(), self.log)
        self.wait_until_there()

    def alive(self) -> bool:
        return lives(self.server)

    def kill(self) -> None:
        if self.server:
            self.nursery.kill(0)
            self.server = 0

    def stop(self) -> int:
        self.held.release()
        self.kill()
        return self.nursery.close()


def lives(pid: int) -> bool:
    """Whether a process runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# -- in the nursery


def be_so(name: str = "", pace: float = 1.0, clock: str = "") -> None:
    """How the server to come is different from any other.

    `name`: its id among those that share its database; `pace`: by how much its lease, and how often it beats, is
    shorter; `clock`: a file with eight bytes, the seconds by which its time of day is wrong, whenever it looks.
    """
    lease: Any = starhold.server.storage.lease
    owners: Any = starhold.server.owners
    for one in ("BEAT", "LEASE", "OWN_LEASE"):
        setattr(lease, one, getattr(lease, one) * pace)
    owners._LOOK *= pace
    if name:
        lease.new_id = lambda: name
    if clock:
        with Path(clock).open("r+b") as file:
            wrong = mmap.mmap(file.fileno(), 8)

        def now() -> float:
            return time.time() + float(struct.unpack("d", wrong[:8])[0])

        app: Any = starhold.server.app
        app.create_app = functools.partial(app.create_app, clock=now)


def serve(arguments: list[str], log: str, nature: dict[str, Any]) -> None:
    """In the child: become a server."""
    os.setsid()
    target = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(target, 1)
    os.dup2(target, 2)
    code = 1
    try:
        be_so(**nature)
        code = starhold.cli.run(["serve", *arguments])
        sys.stdout.flush()
    finally:
        os._exit(code)


def main() -> None:
    children: dict[int, int] = {}
    for line in sys.stdin.buffer:
        told = json.loads(line)
        child = children.pop(told["number"], 0)
        if child:
            end_group(child)
            os.waitpid(child, 0)
            child = 0
        if "start" in told:
            assert threading.active_count() == 1, "a lock held by another thread would be copied for ever"
            child = os.fork()
            if child == 0:
                serve(told["start"], told["log"], told["nature"])
            children[told["number"]] = child
        os.write(1, f"{child}\n".encode())
    for child in children.values():
        end_group(child)


if __name__ == "__main__":
    main()
