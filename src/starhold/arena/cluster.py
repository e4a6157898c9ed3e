"""Work on a cluster of Ray (extra `cluster`): processes of many machines that all have this Starhold installed.

Ray is told to keep to itself: no dashboard, no statistics sent to anybody, nothing in the home folder. A cluster of
one's own (`local`) listens on the loopback address only, asks for a token that nobody else knows, and leaves nothing.
"""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, cast

import starhold
from starhold.arena.sharing import MOST_DEATHS, Attempt, Crew, Result, Unit, WorkerDied, attempt, result_of
from starhold.core.errors import StarholdError

LOCAL: Final = "local"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PATIENCE: Final = 10.0  # seconds for a cluster to answer at all
WAITING: Final = 4  # units handed out beforehand, for each processor
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_USAGE_STATS_PROMPT_ENABLED": "0",
    "RAY_ENABLE_AUTO_CONNECT": "0",
}
# So called for the systems where it is the default: a name of this machine is left as it is, not looked up outside.
STAY_ON_LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
# How any server of gRPC is greeted, and the kind of frame with which it answers.
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
ANSWER: Final = 4


class NoCluster(StarholdError):
    """A cluster that cannot be worked on."""


@contextmanager
def joined(address: str, workers: int) -> Iterator[None]:
    """Work on that cluster while this lasts; `local` starts one with so many processors, and ends it."""
    host = _checked(address)
    settings = SETTINGS | (STAY_ON_LOOPBACK if host in LOOPBACK else {})
    if address == LOCAL:
        settings |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    os.environ.update(settings)  # read when Ray is imported, and by the processes that it starts
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError as error:
        raise NoCluster("a cluster needs ray: pip install 'starhold[cluster]'") from error

    scratch = tempfile.mkdtemp(prefix="sh-") if address == LOCAL else None
    given: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if scratch is not None:
        given |= {"num_cpus": workers, "include_dashboard": False, "_temp_dir": scratch}
    try:
        ray.init(address=address, **given)
    except (Exception, SystemExit) as error:  # Ray gives up in many ways
        told = " ".join(str(error).split())[:200]
        raise NoCluster(f"--cluster {address} cannot be joined: {type(error).__name__}: {told}") from error
    try:
        yield
    finally:
        ray.shutdown()
        if scratch is not None:
            shutil.rmtree(scratch, ignore_errors=True)


def _checked(address: str) -> str:
    """The host of an address where a server of gRPC answers; Ray itself would try for minutes."""
    if address == LOCAL:
        return LOOPBACK[0]
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise NoCluster(f"--cluster: '{address}' is neither an address such as 127.0.0.1:6379 nor '{LOCAL}'")
    host = host.strip("[]")
    try:
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.settimeout(PATIENCE)
            line.sendall(GREETING)
            answer = line.recv(9)
    except OSError as error:
        raise NoCluster(f"--cluster: nobody answers at {address} ({error.strerror or error})") from error
    if len(answer) < ANSWER or answer[3] != ANSWER:
        raise NoCluster(f"--cluster: what answers at {address} is no cluster of Ray")
    return host


def do(work: Callable[[Unit], Result], unit: Unit, version: str, path: list[str]) -> Attempt:
    """What a worker of the cluster does: the same as any other."""
    if version != starhold.__version__:
        told = f"a machine of the cluster has Starhold {starhold.__version__}, this one {version}: install the same"
        return False, NoCluster(told)
    sys.path += [place for place in path if place not in sys.path]  # a bot of one's own, on a shared disk
    return attempt(work, unit)


class OnRay(Crew):
    """The cluster that was joined."""

    def each(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[tuple[int, Result]]:
        ray: Any = import_module("ray")
        # Ray does a unit again itself if its worker, or the machine of its worker, is gone.
        remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(do)
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending: dict[Any, int] = {}
        place = 0
        try:
            while pending or place < len(units):
                while place < len(units) and len(pending) < most:
                    asked = remote.remote(work, units[place], starhold.__version__, [os.getcwd()])
                    pending[asked] = place
                    place += 1
                ready, _ = ray.wait(list(pending), num_returns=1)
                for one in ready:
                    done = pending.pop(one)
                    try:
                        attempted = ray.get(one)
                    except (ray.exceptions.RayError, ray.exceptions.RayTaskError) as error:
                        raise WorkerDied(units[done]) from error
                    yield done, cast(Result, result_of(attempted))
        finally:  # also where nobody wants the rest
            for one in pending:
                ray.cancel(one, force=True)
