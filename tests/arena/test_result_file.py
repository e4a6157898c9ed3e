"""Results game by game: both forms say the same, equal to the byte however they came about, and never half-written."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from starhold.arena import workers
from starhold.arena.kept_units import KeptUnits
from starhold.arena.whole_file import put
from starhold.cli import run
from starhold.core.errors import BadOption
from tests.cli.test_commands import Capture

LINE = ("simulate", "race", "--bots", "greedy,random", "--games", "6", "--seed", "3", "--option", "max_rounds=2")
ENDLESS = """
import sys
from starhold.arena import simulate
from pathlib import Path
out = Path(sys.argv[1])
simulate("race", 2, 100000, ["random"], out=out, progress=lambda done: print(done, flush=True))
"""


def written(path: Path, *more: str) -> bytes:
    assert run([*LINE, "--out", str(path), *more]) == 0
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    content = path.read_bytes()
    path.unlink()
    return content


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_the_bytes_are_the_same_whoever_plays(name: str, tmp_path: Path) -> None:
    alone = written(tmp_path / name)
    assert written(tmp_path / name, "--workers", "3") == alone


def test_both_forms_tell_the_same(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in written(tmp_path / "games.jsonl").splitlines()]
    (tmp_path / "copy.parquet").write_bytes(written(tmp_path / "games.parquet"))
    rows = pyarrow.parquet.read_table(tmp_path / "copy.parquet").to_pylist()
    assert [json.loads(row["options"]) for row in rows] == [line.pop("options") for line in lines]
    assert [[dict(parts) for parts in row.pop("sources")] for row in rows] == [line.pop("sources") for line in lines]
    for row in rows:
        del row["options"]
    assert rows == lines
    assert [row["number"] for row in rows] == list(range(6))
    assert rows[0]["bots"] == ["greedy", "random"]


def test_an_arena_tells_who_has_won(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    line = "arena race --bots greedy,random --games 4 --option max_rounds=2 --out"
    assert run([*line.split(), str(out)]) == 0
    rows = [json.loads(row) for row in out.read_text(encoding="utf-8").splitlines()]
    assert [(row["a"], row["b"]) for row in rows] == [("greedy", "random")] * 4
    assert {row["result"] for row in rows} <= {0.0, 0.5, 1.0}
    assert rows[1]["bots"] == ["random", "greedy"]


def test_a_run_that_was_killed_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with subprocess.Popen([sys.executable, "-c", ENDLESS, str(out)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < 100:
            pass
        process.kill()
    assert not out.exists()
    [left] = tmp_path.iterdir()
    kept = left.read_bytes()
    assert kept.count(b'{"unit":') >= 2
    assert run(["simulate", "race", "--games", "4", "--out", str(out)]) == 2, "other games are not mixed with these"
    assert left.read_bytes() == kept


def test_what_was_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.jsonl"
    whole = written(out)
    play, count = workers.play, [0]

    def tired(job: workers.Job) -> workers.Outcome:
        count[0] += 1
        if count[0] == 4:
            raise KeyboardInterrupt
        return play(job)

    monkeypatch.setattr(workers, "play", tired)
    assert run([*LINE, "--out", str(out)]) == 130
    assert not out.exists()
    left = tmp_path / "games.jsonl.unfinished"
    with left.open("ab") as file:
        file.write(b'{"unit":5,"resu')  # a line that was cut off
    assert run([*LINE, "--out", str(out)]) == 0
    assert count[0] == 7, "three were kept, one was interrupted, three were left"
    assert out.read_bytes() == whole
    assert not left.exists()


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("games.csv", "written as .parquet or .jsonl, not as 'games.csv'"),
        ("no/such/games.jsonl", "there is no folder"),
        ("folder.jsonl", "is a folder"),
    ],
)
def test_where_nothing_can_be_written_it_is_said_before_the_first_game(
    out: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    assert run([*LINE, "--out", str(tmp_path / out)]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err


@pytest.fixture
def full() -> Iterator[int]:
    """A disk with room for a kilobyte: to a process it is the same whether a disk or a file is full."""
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))
    yield 1024
    resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))
    signal.signal(signal.SIGXFSZ, ignored)


def test_a_full_disk_is_told_and_leaves_nothing_half_written(full: int, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "games.jsonl"
    assert run([*LINE, "--out", str(out)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "cannot be written: " in told
    [left] = tmp_path.iterdir()  # what was finished before; it is gone on with
    assert left.read_bytes().endswith(b"\n")
    with pytest.raises(OSError, match="large"):
        put(out, bytes(full + 1))
    assert [one.name for one in tmp_path.iterdir()] == [left.name]


def test_a_file_of_finished_units_is_read_as_far_as_it_is_whole(tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    one = KeptUnits(out, "mine")
    results: dict[int, Any] = {3: [1, "ř"], 0: {"a": None}}
    for unit, result in results.items():
        one.add(unit, result)
    whole = one.path.read_bytes()
    assert KeptUnits(out, "mine").results == results
    for cut in range(len(whole)):
        one.path.write_bytes(whole[:cut])
        assert set(KeptUnits(out, "mine").results) <= set(results)
    one.path.write_bytes(whole)
    with pytest.raises(BadOption, match="left of other games"):
        KeptUnits(out, "another")
    one.remove()
    assert os.listdir(tmp_path) == []
