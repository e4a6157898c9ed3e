"""Processor time and memory of a process and of all it has started: what a part of a measurement costs.

Wall time on a machine with other work says little; seconds of processor time for each move say what a part could do on
cores of its own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path


def processor(pid: int) -> float:
    """Seconds used so far by a process, by those it has started and by those of them that have ended; 0 where the
    system does not say."""
    fields = _stat(pid)
    if not fields:
        return 0.0
    own = sum(int(field) for field in fields[11:15])  # its own, and what ended children have left to it
    return own / os.sysconf("SC_CLK_TCK") + sum(processor(child) for child in _children(pid))


def memory(pid: int) -> int:
    """What a process itself holds in memory, in KB; 0 where the system does not say."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def used(watched: Mapping[str, int]) -> dict[str, float]:
    """Processor time of several processes by name, and of this one as the `generator`."""
    times = os.times()
    return {"generator": times.user + times.system} | {name: processor(pid) for name, pid in watched.items()}


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _children(pid: int) -> Iterator[int]:
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            yield from (int(one) for one in (thread / "children").read_text().split())
    except OSError:  # it has ended meanwhile
        return
