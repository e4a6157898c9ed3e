"""Training from the command line: weights, a report and a picture; killed, gone on with, and refused."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starhold import game
from starhold.bots.weights import CARD, NUMBERS, unpacked, weights
from starhold.cli import run
from starhold.learn import checkpoint
from starhold.learn import run as learn_run
from starhold.learn.plan import Plan
from starhold.learn.plot import PICTURE, draw
from starhold.learn.trainer import Trainer
from tests.cli.test_commands import Capture, output
from tests.cli.test_extras import run_without

# A run without end that keeps where it is after every two games.
ENDLESS = """
import sys
from pathlib import Path
from starhold.learn.plan import Plan
from starhold.learn.run import Pace, run
plan = Plan("duel", ("two",), seed=3, games=2)
run(plan, Path(sys.argv[1]), 1e6, 1, False, lambda line: print(line, flush=True), Pace(0.0, 0.0, 1))
"""
SHORT = ("--minutes", "0.001")  # one generation, or a few


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generations of two games instead of many."""
    whole = learn_run.run

    def run_small(plan: Plan, *rest: Any) -> Path:
        return whole(replace(plan, games=2), *rest)

    monkeypatch.setattr(learn_run, "run", run_small)


def refused(capsys: Capture, *line: str) -> str:
    """One clear line, and nothing else."""
    assert run(["train", *line]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1), told.err
    return told.err


@pytest.mark.usefixtures("small")
def test_a_run_leaves_weights_a_report_and_a_picture(capsys: Capture, tmp_path: Path) -> None:
    told = output(capsys, "train", "duel", *SHORT, "--out", str(tmp_path))
    assert "against greedy" in told
    folder = tmp_path / "duel"
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert {"kind", "seconds", "rate", "low", "high"} <= set(report["measured"][-1])
    tenths = [one for one in report["calibration"]["two"] if one]
    assert tenths
    for one in tenths:
        assert one["positions"] > 0
        assert 0.0 <= one["predicted"] <= 1.0
        assert 0.0 <= one["won"] <= 1.0
    found = unpacked(game("duel"), (folder / CARD).read_bytes(), (folder / NUMBERS).read_bytes())
    assert list(found.minds) == ["two"]
    assert (folder / PICTURE).read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("small")
def test_a_run_may_begin_with_the_weights_in_the_package(capsys: Capture, tmp_path: Path) -> None:
    card = weights("duel").card
    before = card["games"]["two"]
    told = output(capsys, "train", "duel", *SHORT, "--out", str(tmp_path), "--further")
    assert f"goes on from the weights in the package, after {before} games" in told
    learnt = json.loads((tmp_path / "duel" / CARD).read_text(encoding="utf-8"))
    assert learnt["games"]["two"] > before
    assert learnt["plan"]["begun"] == card["sha256"]
    assert learnt["minutes"] >= card["minutes"]


@pytest.mark.usefixtures("small")
def test_a_new_run_keeps_the_one_that_was_there(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / CARD).write_text("dear to somebody", encoding="utf-8")
    assert "is kept in" in output(capsys, "train", "duel", *SHORT, "--out", str(tmp_path))
    assert (tmp_path / "duel.1" / CARD).read_text(encoding="utf-8") == "dear to somebody"
    assert (tmp_path / "duel" / CARD).exists()


def test_a_run_that_was_killed_is_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(3):  # it keeps where it is after each of these
            assert "against greedy" in process.stdout.readline()
        process.kill()
    assert process.returncode == -9
    folder = tmp_path / "duel"
    _, before = checkpoint.load(folder, checkpoint.planned(folder))
    assert len(before["measured"]) >= 2
    told = output(capsys, "train", "duel", *SHORT, "--out", str(tmp_path), "--resume")
    assert told.startswith(f"duel: goes on after {before['measured'][-1]['games']} games\n")
    after = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert after["measured"][: len(before["measured"])] == before["measured"]
    assert after["measured"][-1]["games"] >= before["measured"][-1]["games"] + 2
    kept = (folder / checkpoint.NAME).read_bytes()
    assert "seed was 3 and is 4" in refused(capsys, "duel", "--out", str(tmp_path), "--resume", "--seed", "4")
    assert (folder / checkpoint.NAME).read_bytes() == kept


@pytest.mark.parametrize("content", [b"", b"junk", b"\x80\x04}\x94."], ids=["empty", "junk", "another thing"])
def test_a_spoiled_checkpoint_is_told_and_left_as_it_is(content: bytes, capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "duel" / checkpoint.NAME
    path.parent.mkdir()
    path.write_bytes(content)
    assert "cannot be read" in refused(capsys, "duel", "--out", str(tmp_path), "--resume")
    assert path.read_bytes() == content


def test_a_checkpoint_of_something_else_is_told(capsys: Capture, tmp_path: Path) -> None:
    assert "there is nothing to go on with" in refused(capsys, "duel", "--out", str(tmp_path), "--resume")
    checkpoint.put(tmp_path / "duel" / checkpoint.NAME, pickle.dumps({"plan": Plan("race", ("two",))}))
    assert "game was race and is duel" in refused(capsys, "duel", "--out", str(tmp_path), "--resume")
    kept = {"plan": Plan("duel", ("two",)), "encoding": (0, 7)}
    checkpoint.put(tmp_path / "duel" / checkpoint.NAME, pickle.dumps(kept))
    assert "made by another encoding" in refused(capsys, "duel", "--out", str(tmp_path), "--resume")
    encoding = game("duel").need("encoding")
    kept["encoding"] = (encoding.version, encoding.layout.size)
    checkpoint.put(tmp_path / "duel" / checkpoint.NAME, pickle.dumps(kept))
    assert "does not fit" in refused(capsys, "duel", "--out", str(tmp_path), "--resume")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("chess", "there is no game 'chess'"),
        ("template", "Beacons cannot be trained"),
        ("race --players 2,5", "is trained for 2, 3, 4 players, not '5'"),
        ("race --players two", "not 'two'"),
        ("race --players 2,,3", "names with commas"),
        ("race --minutes 0", "--minutes should be above 0"),
        ("race --minutes -2", "--minutes should be above 0"),
        ("race --minutes nan", "--minutes should be above 0"),
        ("race --minutes soon", "--minutes"),
        ("race --workers 0", "--workers should be from 1"),
        ("race --seed -1", "--seed should be from 0"),
        ("race --resume --further", "one of them"),
    ],
)
def test_wrong_input_is_told_in_one_line(line: str, said: str, capsys: Capture, tmp_path: Path) -> None:
    assert said in refused(capsys, *line.split(), "--out", str(tmp_path / "out"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_before_the_work(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert "cannot be written" in refused(capsys, "duel", "--out", str(tmp_path / "file"))
    assert (tmp_path / "file").read_text(encoding="utf-8") == "no folder"


def test_every_kind_of_table_is_drawn(tmp_path: Path) -> None:
    kinds = game("alliances").need("encoding").kinds
    measured = [
        {"kind": kind.name, "seconds": 60.0, "rate": 0.5, "low": 0.3, "high": 0.7, "points": 30.0} for kind in kinds
    ]
    sizes = []
    tenths = {"two": [{"positions": 3, "predicted": 0.4, "won": 0.5}, None]}
    for place, part in enumerate(([], measured[:1], measured[1:], measured)):
        draw(part, {}, "Age of Galaxy", kinds, tmp_path / f"{place}.png")
        sizes.append(height(tmp_path / f"{place}.png"))
    assert sizes[0] == sizes[1] == sizes[2] < sizes[3]  # shares of wins and points have a field each
    draw(measured, tenths, "Age of Galaxy", kinds, tmp_path / "all.png")
    assert height(tmp_path / "all.png") > sizes[3]  # and so have the chances


def height(picture: Path) -> int:
    """In pixels, as a PNG says it."""
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG")
    return int.from_bytes(content[20:24], "big")


def test_without_matplotlib_there_is_no_picture_and_it_says_so(tmp_path: Path) -> None:
    begun = Trainer(Plan("duel", ("two",), games=2))
    checkpoint.save(tmp_path / "duel", begun, {"measured": [], "seconds": 0.0})
    done = run_without({"matplotlib"}, "train", "duel", *SHORT, "--out", str(tmp_path), "--resume")
    assert (done.returncode, done.stderr) == (0, "")
    assert "pip install 'starhold[train]'" in done.stdout
    assert (tmp_path / "duel" / "report.json").exists()
    assert not (tmp_path / "duel" / PICTURE).exists()
