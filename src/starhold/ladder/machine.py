"""What machine this is, as far as figures of speed depend on it."""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path


@cache
def machine() -> str:
    """The processor, and how many of it there are."""
    count = os.cpu_count() or 1
    return f"{_processor()}, {count} processor{'s' if count > 1 else ''}"


def _processor() -> str:
    """As Linux names it; elsewhere the kind alone."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
