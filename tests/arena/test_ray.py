"""A real cluster of Ray, of two nodes' processes: the same bytes as here, also if a worker is killed.

One test, for such a cluster takes long to start: some twenty seconds. It gives up within five minutes: Ray itself gives
a node up to a minute to start, and there are three tries.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
MOST_SECONDS: Final = 100  # of what is done on the cluster
GAMES: Final = ("race", "--bots", "tests.arena.local:First,random", "--games", "6", "--option", "max_rounds=2")
# What is done on the cluster in one process, which is told its address: crews, and commands.
WORK: Final = """
import json, sys
from pathlib import Path
from starhold.arena.cluster import OnRay, joined
from starhold.arena.sharing import WorkerDied
from starhold.cli import run
from starhold.core.errors import BadOption
from starhold.learn import trainer
from tests.arena import shared_work
from tests.learn.frozen import knowledge, same
from tests.learn.plans import TINY

address, folder = sys.argv[1], Path(sys.argv[2])
told = {}
with joined(address, 1):
    crowd = OnRay()
    import ray
    told["nodes"] = len([node for node in ray.nodes() if node["Alive"]])
    both = [str(folder / "one"), str(folder / "other")]
    told["met"] = len(set(crowd.map(shared_work.meet, [both, both[::-1]])))
    marks = [str(folder / "first"), "", str(folder / "second"), ""]
    told["killed"] = list(crowd.map(shared_work.fragile, list(enumerate(marks))))
    try:
        list(crowd.map(shared_work.faulty, [1]))
    except BadOption as error:
        told["error"] = str(error)
    try:
        list(crowd.map(shared_work.deadly, [2]))
    except WorkerDied as error:
        told["deadly"] = str(error)
    shared, alone = trainer.Trainer(TINY), trainer.Trainer(TINY)
    shared.step(lambda tasks: crowd.map(trainer.play_task, tasks))
    alone.step(trainer.here)
    told["trained"] = same(knowledge(shared), knowledge(alone))
told["code"] = run(sys.argv[3:])
print(json.dumps(told))
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """With a short name: sockets lie in it."""
    with tempfile.TemporaryDirectory(prefix="sh-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def test_a_real_cluster_gives_the_same_bytes_also_if_workers_are_killed(folder: Path) -> None:
    home = folder / "home"
    home.mkdir()
    places = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    path = os.pathsep.join([str(ROOT), *(str(Path(place).resolve()) for place in places)])
    given = os.environ | {"PYTHONPATH": path, "HOME": str(home), "RAY_AUTH_MODE": "disabled"}
    here, there = folder / "here.jsonl", folder / "there.jsonl"
    nodes = [sys.executable, str(ROOT / "tests/arena/ray_nodes.py"), str(folder)]
    log = folder / "nodes.log"
    with (
        log.open("wb") as said,
        subprocess.Popen(
            nodes, env=given, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, text=True
        ) as cluster,
    ):
        assert cluster.stdout is not None
        try:
            address = cluster.stdout.readline().strip()
            assert address.startswith("127.0.0.1:"), log.read_text(encoding="utf-8")
            command = [sys.executable, "-c", WORK, address, str(folder), "simulate", *GAMES]
            done = subprocess.run(
                [*command, "--cluster", address, "--out", str(there)],
                env=given, cwd=ROOT, capture_output=True, text=True, check=False, timeout=MOST_SECONDS,
            )  # fmt: skip
            assert done.returncode == 0, done.stderr
            told = json.loads(done.stdout.splitlines()[-1])
            assert cluster.stdin is not None
            cluster.stdin.close()
            cluster.wait(60)
        finally:
            cluster.kill()
    assert told["nodes"] == 2
    assert told["met"] == 2, "both nodes work at the same time"
    assert told["killed"] == [0, 1, 4, 9]
    assert told["error"] == "one is wrong"
    assert told["deadly"] == "3 worker processes ended in the middle of 2"
    assert told["trained"]
    assert told["code"] == 0
    line = [sys.executable, "-m", "starhold.cli", "simulate", *GAMES, "--out", str(here)]
    subprocess.run(line, env=given, cwd=ROOT, check=True, capture_output=True, timeout=MOST_SECONDS)
    assert there.read_bytes() == here.read_bytes()
    assert list(home.iterdir()) == [], "nothing is written into the home folder"
