"""Work shared out: the same results whoever does it, killed workers, errors, and ends before the end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.arena.cluster import NoCluster, joined
from starhold.arena.processes import Processes
from starhold.arena.sharing import Alone, Crew, WorkerDied, crew
from starhold.core.errors import BadOption
from tests.arena.shared_work import deadly, faulty, fragile, process, square


@pytest.fixture
def two() -> Iterator[Crew]:
    with crew(2) as crowd:
        yield crowd


def test_one_worker_is_this_process_unless_it_is_wanted_apart() -> None:
    with crew(1) as crowd:
        assert isinstance(crowd, Alone)
        assert list(crowd.map(process, [0])) == [os.getpid()]
    with crew(1, apart=True) as crowd:
        assert list(crowd.map(process, [0])) != [os.getpid()]


def test_results_come_in_the_order_of_their_units(two: Crew) -> None:
    assert list(two.map(square, range(7))) == [number * number for number in range(7)]
    assert sorted(two.each(square, range(7))) == [(number, number * number) for number in range(7)]
    assert list(two.map(square, [])) == []


def test_the_same_workers_do_the_next_piece_of_work(two: Crew) -> None:
    assert len(set(two.map(process, range(4))) | set(two.map(process, range(4)))) == 2


def test_what_a_killed_worker_was_at_is_done_again(two: Crew, tmp_path: Path) -> None:
    marks = [str(tmp_path / "first"), "", "", str(tmp_path / "second"), ""]
    assert list(two.map(fragile, list(enumerate(marks)))) == [0, 1, 4, 9, 16]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_worker_that_is_killed_while_it_waits_is_replaced() -> None:
    with crew(1, apart=True) as crowd:
        assert isinstance(crowd, Processes)
        [first] = crowd.map(process, [0])
        os.kill(first, signal.SIGKILL)
        crowd.idle[0].process.join()
        assert list(crowd.map(square, [3])) == [9]


def test_work_that_kills_whoever_does_it_is_told_in_one_line(two: Crew) -> None:
    with pytest.raises(WorkerDied, match="3 worker processes ended in the middle of 2"):
        list(two.map(deadly, range(4)))


def test_an_error_in_a_worker_is_raised_here_and_the_crew_goes_on(two: Crew) -> None:
    with pytest.raises(BadOption, match="one is wrong"):
        list(two.map(faulty, [0, 1]))
    with pytest.raises(ValueError, match="two is worse") as told:
        list(two.map(faulty, [2]))
    assert "shared_work.py" in told.value.__notes__[0]
    assert list(two.map(faulty, [0, 3])) == [0, 3]


def test_whoever_needs_no_more_results_may_stop(two: Crew) -> None:
    results = two.each(square, range(100))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert list(two.map(square, [5])) == [25]


def test_workers_end_with_whoever_started_them(tmp_path: Path) -> None:
    lines = [
        "import os, sys",
        "from starhold.arena.sharing import crew",
        "from tests.arena.shared_work import process",
        "with crew(1, apart=True) as crowd:",
        "    print(*crowd.map(process, [0]), flush=True)",
        "    os.kill(os.getpid(), 9)",
    ]
    script = tmp_path / "killed.py"
    script.write_text("\n".join(["if __name__ == '__main__':", *(f"    {line}" for line in lines)]), encoding="utf-8")
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    given = os.environ | {"PYTHONPATH": path}
    done = subprocess.run([sys.executable, str(script)], env=given, stdout=subprocess.PIPE, check=False)
    assert done.returncode == -9  # and nobody holds the pipe of its output any more: the workers are gone, too


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nowhere", "neither an address such as"),
        ("127.0.0.1:", "neither an address such as"),
        ("127.0.0.1:99999", "neither an address such as"),
        ("127.0.0.1:1", "nobody answers at 127.0.0.1:1"),
    ],
)
def test_a_cluster_that_cannot_be_reached_is_told(address: str, said: str) -> None:
    with pytest.raises(NoCluster, match=said), joined(address, 1):
        pass


def test_something_else_that_listens_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = "{}:{}".format(*server.getsockname())

        def hang_up() -> None:
            caller, _ = server.accept()
            caller.recv(100)
            caller.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            caller.close()

        waiter = threading.Thread(target=hang_up)
        waiter.start()
        with pytest.raises(NoCluster, match="is no cluster of Ray"), joined(address, 1):
            pass
        waiter.join()
