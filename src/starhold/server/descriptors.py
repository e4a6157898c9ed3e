"""How many files and connections the system lets this process hold, and how many it holds."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

_ENOUGH: Final = 65_536  # more than this many would cost more memory than any server of ours has
_UNKNOWN: Final = 1 << 20  # where the system does not say

if sys.platform != "win32":
    import resource

    def most() -> int:
        """How many this process may hold."""
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return _UNKNOWN if soft == resource.RLIM_INFINITY else soft

    def raise_most() -> int:
        """Ask the system for as many as it gives without being an administrator; how many that is."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return most()

else:

    def most() -> int:
        """How many this process may hold."""
        return _UNKNOWN

    def raise_most() -> int:
        """There is nothing to ask for here."""
        return most()


def held() -> int:
    """How many this process holds; 0 where the system does not say."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        with contextlib.suppress(OSError):
            return len(os.listdir(folder)) - 1  # one of them is the look itself
    return 0
