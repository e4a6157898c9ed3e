"""Pieces of work for crews: functions of a module, as a worker in another process finds them."""

from __future__ import annotations

import os
import signal
import time
from importlib import import_module
from pathlib import Path

from starhold.core.errors import BadOption


def square(number: int) -> int:
    return number * number


def fragile(unit: tuple[int, str]) -> int:
    """The first worker that does it is killed in the middle of it; a mark tells the next one."""
    number, mark = unit
    if mark and not Path(mark).exists():
        Path(mark).write_text("killed", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def deadly(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def faulty(number: int) -> int:
    if number == 1:
        raise BadOption("one is wrong")
    if number == 2:
        raise ValueError("two is worse")
    return number


def process(_: int) -> int:
    return os.getpid()


def meet(marks: tuple[str, str]) -> str:
    """Only done if another one is at the same work meanwhile; tells on which node of a cluster."""
    mine, other = (Path(mark) for mark in marks)
    mine.write_text("here", encoding="utf-8")
    while not other.exists():  # whoever runs this has a bound on it
        time.sleep(0.01)
    return str(import_module("ray").get_runtime_context().get_node_id())
