"""Data sets: what is in them, the same bytes whoever makes them, and never a part of one."""

from __future__ import annotations

import json
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import starhold
from starhold.arena import simulate
from starhold.cli import run
from starhold.core.chance import Scripted
from starhold.core.record_text import load
from starhold.core.registry import GAMES
from starhold.data import making
from starhold.data.shards import Plan, Shard, Unit, make
from starhold.envs.features import Features
from tests.cli.test_commands import Capture, parsed

ROOT = Path(__file__).parents[2]
LINE = ("dataset", "race", "--bots", "greedy,random", "--games", "3", "--seed", "4", "--option", "max_rounds=2")
ENDLESS = """
import sys
from starhold.data import making
put = making._put
def slow(shard, aside, place):
    put(shard, aside, place)
    print(place, flush=True)
making._put = slow
from starhold.cli import run
from starhold.core.chance import Scripted
run(sys.argv[1:])
"""


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small one."""
    out = tmp_path_factory.mktemp("made") / "data"
    assert run([*LINE, "--out", str(out)]) == 0
    return out


def test_all_of_it_is_there(made: Path) -> None:
    assert sorted(content(made)) == [
        "README.md",
        "datasheet.json",
        "games.jsonl",
        *(f"positions/0000{number}.parquet" for number in range(3)),
        *(f"records/0000{number}/000000{number}.record" for number in range(3)),
    ]


def test_rows_are_the_decisions_of_the_records(made: Path) -> None:
    game = starhold.game("race")
    features = Features(game)
    rows = pq.read_table(made / "positions").to_pylist()
    lines = [json.loads(line) for line in (made / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["bots"] for line in lines] == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]
    for line in lines:
        record = load((made / line["record"]).read_text(encoding="utf-8"))
        mine = [row for row in rows if row["game"] == line["game"]]
        assert len(mine) == len(record.steps) == line["positions"]
        assert [row["step"] for row in mine] == list(range(len(mine)))
        for row, step in zip(mine, record.steps, strict=True):
            state = record.fork(row["step"], Scripted([])).state
            assert (row["seat"], game.space.notation(row["action"])) == (step.seat, step.action)
            assert np.array_equal(row["features"], features.observe(state, step.seat))
            assert np.array_equal(row["mask"], features.mask(state, step.seat))
            assert row["mask"][row["action"]] == 1
            assert row["points"] == line["points"][step.seat]
            assert row["outcome"] == (1 / len(line["winners"]) if step.seat in line["winners"] else 0)


def test_its_games_are_those_of_a_simulation(made: Path) -> None:
    first = json.loads((made / "games.jsonl").read_text(encoding="utf-8").splitlines()[0])
    played = simulate("race", 2, 1, ["greedy", "random"], seed=4, options={"max_rounds": 2}).outcomes[0]
    assert (first["points"], first["positions"]) == (played.scores, played.decisions)


def test_the_datasheet_says_what_it_is(made: Path) -> None:
    sheet = json.loads((made / "datasheet.json").read_text(encoding="utf-8"))
    features = Features(starhold.game("race"))
    assert sheet["features"]["version"] == features.version
    assert {name: slice(*ends) for name, ends in sheet["features"]["slices"].items()} == features.slices
    rows = pq.read_table(made / "positions")
    assert sheet["counts"]["positions"] == len(rows)
    assert list(sheet["columns"]) == rows.column_names
    assert (sheet["counts"]["games"], sheet["counts"]["finished"], sheet["counts"]["faults"]) == (3, 3, 0)
    assert len(sheet["actions"]) == features.actions
    assert "MIT" in sheet["licence"]
    assert sheet["made_by"]["starhold"] == starhold.__version__
    page = (made / "README.md").read_text(encoding="utf-8")
    assert sheet["command"] in page
    assert all(f"`{name}`" in page for name in [*features.slices, *sheet["columns"]])
    assert pq.ParquetFile(made / "positions" / "00000.parquet").metadata.row_group(0).column(0).compression == "ZSTD"


def test_the_bytes_are_the_same_whoever_makes_it(made: Path, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()  # an empty folder is as good as none
    assert run([*LINE, "--out", str(tmp_path / "data"), "--workers", "3"]) == 0
    assert content(tmp_path / "data") == content(made)
    assert [one.name for one in tmp_path.iterdir()] == ["data"]


def test_the_loading_example_of_our_page_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    page = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    [example] = re.findall(r"(?ms)^```python\n((?:(?!^```).)*pq\.read_table.*?)^```$", page)
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "researchers.md", "exec"), {})
    assert "was chosen first" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_makes_data(game: str) -> None:
    least = starhold.game(game).min_players
    players = max(2, least)
    shard = make(Unit(Plan(game, players, ("greedy",) * players, 1, 0, {}, 1.0), range(1)))
    assert shard.rows == shard.games[0]["positions"] > 0
    assert shard.games[0]["finished"]


def test_one_that_was_killed_is_gone_on_with(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, aside = tmp_path / "data", tmp_path / "data.unfinished"
    line = [sys.executable, "-c", ENDLESS, *LINE[:5], "3000", *LINE[6:], "--out", str(out)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.kill()
    assert not out.exists()
    before = content(aside)
    assert "done/00000.json" in before
    assert run([*LINE, "--out", str(out)]) == 2, "another data set is not mixed with this one"
    assert content(aside) == before

    out = tmp_path / "mine"
    whole, units = making._put, []

    def tired(shard: Shard, aside: Path, place: int) -> None:
        units.append(place)
        if len(units) == 2:
            raise KeyboardInterrupt
        whole(shard, aside, place)

    monkeypatch.setattr(making, "_put", tired)
    assert run([*LINE, "--out", str(out)]) == 130
    assert not out.exists()
    (tmp_path / "mine.unfinished" / "positions" / "00001.parquet.7.new").write_bytes(b"half")
    assert run([*LINE, "--out", str(out)]) == 0
    assert units == [0, 1, 1, 2], "what was there was not made again"
    assert content(out) == content(made)


def test_a_full_disk_is_told_and_leaves_nothing_half_written(
    made: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To a process it is the same whether the disk is full or a file may not grow."""
    out = tmp_path / "data"
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2048, hard))
        assert run([*LINE, "--out", str(out)]) == 2
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))
        signal.signal(signal.SIGXFSZ, ignored)
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "cannot be written: File too large" in told
    assert not out.exists()
    assert [path.name for path in tmp_path.rglob("*.new")] == []
    assert run([*LINE, "--out", str(out)]) == 0  # and is gone on with when there is room
    assert content(out) == content(made)


def test_faults_of_a_bot_are_told_and_counted(tmp_path: Path, capsys: Capture) -> None:
    line = (*LINE[:3], "tests.arena.local:Raising,random", *LINE[4:])
    sheet: Any = parsed(capsys, *line, "--out", str(tmp_path / "data"), "--json")
    assert (sheet["counts"]["finished"], sheet["counts"]["faults"]) == (0, 3)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dataset chess --out {}/new", "there is no game 'chess'"),
        ("dataset template --out {}/new", "does not say how its positions are written"),
        ("dataset race", "--out"),
        ("dataset race --out {}/file", "is there already"),
        ("dataset race --out {}", "is there already"),
        ("dataset race --out {}/no/such", "there is no folder"),
        ("dataset race --out {}/new --bots clever", "there is no bot 'clever'"),
        ("dataset race --out {}/new --bots greedy,random,random", "one for each of the 2"),
        ("dataset race --out {}/new --games 0", "--games should be from 1"),
        ("dataset race --out {}/new --players 9", "2 to 4 players"),
        ("dataset race --out {}/new --option speed=9", "no option 'speed'"),
        ("dataset race --out {}/new --cluster 127.0.0.1:1 --games 1", "nobody answers"),
    ],
)
def test_wrong_input_gets_one_clear_line(line: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert run(line.format(tmp_path).split()) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err
    assert [one.name for one in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"
