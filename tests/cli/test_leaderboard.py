"""The leaderboard: a page of all games, from what is kept, with where it comes from; and playing what is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starhold import game
from starhold.bots import BOTS
from starhold.cli import run
from starhold.core.registry import GAMES
from starhold.ladder import leaderboard
from starhold.ladder.kept import Kept, Line
from starhold.ladder.machine import machine
from starhold.ladder.match import Thought
from starhold.ladder.page import FOLDER
from starhold.ladder.run import stamps_of
from starhold.ladder.tables import tables
from tests.cli.test_commands import Capture, parsed


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout, as far as the leaderboard knows one."""
    (tmp_path / "src" / "starhold" / "ladder").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def kept(root: Path, id: str, commit: str, where: str) -> None:
    """200 games of greedy against cadet at each table, as if they had been played."""
    one = game(id)
    found = Kept(root / FOLDER / f"{id}.json", id)
    for table in tables(one):
        if table.players == 1:
            continue
        stamps = stamps_of(one, table, ("greedy", "cadet"))
        times = Thought(1000, 0.5, 0.01), Thought(1000, 0.25, 0.01)
        line = Line(table.name, "greedy", "cadet", 0, *stamps, 200, 120.0, 0, 0, *times, commit, where)
        found.mine[line.key] = line
    found.save()


def test_the_page_has_all_games_tables_and_bots(root: Path, capsys: Capture) -> None:
    kept(root, "duel", "abc123", "a big one")
    assert run(["leaderboard", "--docs"]) == 0
    assert "written: " in capsys.readouterr().out
    page = (root / leaderboard.PAGE).read_text(encoding="utf-8")
    for id in GAMES:
        section = page.partition(f"## {game(id).title}\n")[2].partition("\n## ")[0]
        assert all(f"| `{bot}` |" in section for bot in BOTS)
        assert all(f" {table.name} |" in section for table in tables(game(id)))
        assert ("Not measured yet." in section) == (id != "duel")
    duel = page.partition("## Three Epochs\n")[2].partition("\n## ")[0]
    assert "| `greedy` | +0 | 0.50 |" in duel
    [cadet] = [line for line in duel.splitlines() if line.startswith("| `cadet`")]
    assert cadet.startswith("| `cadet` | -70 (-")
    assert cadet.endswith(") | 0.25 |")
    assert "200 games, 200 or more for each pairing; 20 pairings are not measured." in duel
    assert "Commits: abc123. Machines: a big one." in duel


def test_several_commits_and_machines_are_told_apart(root: Path) -> None:
    kept(root, "duel", "", "")
    page = leaderboard.page(root)
    assert "Commits: a commit nobody noted. Machines: a machine nobody noted." in page
    kept(root, "starfarers", "abc", "one")
    found = Kept(root / FOLDER / "starfarers.json", "starfarers")
    found.mine = {key: line for key, line in found.lines.items() if line.kind == "four"}
    for line in found.mine.values():
        line.commit = "def"
    found.save()
    assert "Commits: abc (pairings: 1), def (pairings: 1). Machines: one." in leaderboard.page(root)


def test_what_is_missing_is_played_once_and_kept(root: Path, capsys: Capture) -> None:
    line = ("leaderboard", "--only", "duel", "--bots", "random,cadet", "--games", "2", "--json")
    assert parsed(capsys, *line)["missing"] == {"duel": 0}
    path = root / FOLDER / "duel.json"
    [played] = json.loads(path.read_text(encoding="utf-8"))["lines"]
    assert (played["games"], played["machine"]) == (2, machine())
    before = path.read_bytes()
    assert parsed(capsys, *line)["missing"] == {"duel": 0}
    assert path.read_bytes() == before
    assert machine() in (root / leaderboard.PAGE).read_text(encoding="utf-8")
    told = parsed(capsys, *line[:-2], "4", "--budget", "0", "--json")
    assert told["missing"] == {"duel": 2}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("leaderboard --only chess", "there is no game 'chess'"),
        ("leaderboard --games 0", "--games should be from 1"),
        ("leaderboard --budget -1", "--budget should be from 0"),
        ("leaderboard --bots clever,greedy --games 1", "there is no bot 'clever'"),
    ],
)
def test_wrong_input_gets_one_clear_line(root: Path, line: str, said: str, capsys: Capture) -> None:
    assert run(line.split()) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err
    assert not (root / "docs").exists()


def test_outside_of_a_checkout_there_is_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["leaderboard", "--docs"]) == 2
    assert "a page of a checkout" in capsys.readouterr().err


def test_the_page_of_this_checkout_names_where_it_is_from() -> None:
    page = (Path(__file__).parents[2] / leaderboard.PAGE).read_text(encoding="utf-8")
    assert page.startswith(leaderboard.INTRODUCTION)
    for id in GAMES:
        section = page.partition(f"## {game(id).title}\n")[2].partition("\n## ")[0]
        assert "Commits: " in section
        assert "Machines: " in section
