"""A server for tests and benches: `starhold serve` in a process group of its own, on loopback, with its own file."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from benches.processor import memory
from starhold.core.errors import StarholdError

HOST: Final = "127.0.0.1"
# Bounds for a machine that has a lot else to do, no measures.
START_SECONDS: Final = 300.0
STOP_SECONDS: Final = 120.0
ANSWER_SECONDS: Final = 180.0
_LOOK_SECONDS: Final = 0.02  # between two looks whether it is there


class NotServing(StarholdError):
    """The server did not come up, or did not answer as it should."""


class HeldPort:
    """A port of our own, kept from everybody else for as long as it is wanted.

    To ask for a free one, let go of it and hope that nobody takes it before the server does, or while that is down for
    a moment, is a race. So it stays bound here, without listening: the system then gives it to nobody, and a server
    that is told its number may still listen there, for both have `SO_REUSEADDR`.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind((HOST, 0))
        self.number: int = self._socket.getsockname()[1]

    def release(self) -> None:
        self._socket.close()


class Hosted:
    """One server on one database; it may be killed and started again, always at the same port."""

    def __init__(self, database: Path | str, log: Path, *more: str) -> None:
        """On a SQLite file or the address of a database; `more` are further options of `serve`."""
        self.database = database
        self.log = log
        self.more = more
        self.held = HeldPort()
        self.port = self.held.number
        self.url = f"http://{HOST}:{self.port}"
        self.environment = dict(os.environ)
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        if self.process is None:
            raise NotServing("the server was not started")
        return self.process.pid

    # -- starting and ending

    def command(self) -> list[str]:
        """What starts it."""
        return [sys.executable, "-m", "starhold.cli", "serve", *self.arguments()]

    def arguments(self) -> list[str]:
        address = self.database if isinstance(self.database, str) else f"sqlite:///{self.database}"
        return ["--host", HOST, "--port", str(self.port), "--database", address, *self.more]

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that a kill takes the workers of the bots along
                env=self.environment,
            )
        self.wait_until_there()

    def wait_until_there(self) -> None:
        """Wait until it answers; NotServing, with the end of its log, if it does not."""
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            if not self.alive() or time.monotonic() > until:
                self.kill()
                raise NotServing(f"the server did not come up: {self.log.read_text(errors='replace')[-1500:]}")
            time.sleep(_LOOK_SECONDS)

    def answers(self) -> bool:
        """Whether it is there and well."""
        try:
            return bool(self.ask("/healthz")["ok"])
        except NotServing:
            return False

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would: the server and whatever it started are gone, nothing is finished, nothing is said."""
        if self.process is not None:
            end_group(self.process.pid)
            self.process.wait()

    def stop(self) -> int:
        """Ask it to end, as one does, and give its exit code."""
        self.held.release()
        if self.process is None:
            return 0
        if self.alive():
            self.process.terminate()
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
        code = self.process.wait()
        end_group(self.process.pid)  # whatever it may have left behind
        return code

    # -- asking

    def ask(self, path: str, body: Mapping[str, object] | None = None, token: str = "") -> Any:
        """GET, or POST where there is a body; the JSON of the answer."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise NotServing(f"{path}: {error.code} {error.read().decode(errors='replace')[:300]}") from error
        except OSError as error:
            raise NotServing(f"{path}: {error}") from error

    def memory(self) -> int:
        """What the server process itself holds in memory, in KB; 0 where the system does not say."""
        return memory(self.pid)


def end_group(group: int) -> None:
    """Kill all that is left of a process group."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return
