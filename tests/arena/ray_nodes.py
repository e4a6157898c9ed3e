"""A cluster of Ray of two nodes on this machine, each with processes of its own, until standard input ends.

The address is printed. Everything lies in the folder that is given: nothing is written elsewhere.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

folder = sys.argv[1]
os.environ.update(
    HOME=folder,
    RAY_TMPDIR=folder,
    RAY_AUTH_MODE="disabled",
    RAY_USAGE_STATS_ENABLED="0",
    RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",  # keep to the loopback address
)

TRIES = 3  # Ray gives a node half a minute to start, which is not enough for it on a very busy machine


def begun() -> Any:
    """The head and another node, with a processor each."""
    cluster: Any = import_module("ray.cluster_utils").Cluster()  # once the settings are made
    given = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
    try:
        cluster.add_node(include_dashboard=False, **given)
        cluster.add_node(**given)
    except Exception:
        cluster.shutdown()
        raise
    return cluster


def main() -> None:
    for left in reversed(range(TRIES)):
        try:
            cluster = begun()
            break
        except Exception:
            if not left:
                raise
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
