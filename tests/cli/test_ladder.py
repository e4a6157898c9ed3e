"""The ladder from the command line: what it prints and keeps, killed and gone on with, and the pages made of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starhold import game
from starhold.bots import BOTS, ratings
from starhold.bots.ratings import NAME
from starhold.cli import run
from starhold.core.registry import GAMES
from starhold.ladder import page
from starhold.ladder import tables as ladder_tables
from starhold.ladder.checkout import FIGURES, checkout, commit
from starhold.ladder.kept import Kept, Line
from starhold.ladder.match import Thought
from starhold.ladder.run import stamps_of
from starhold.ladder.tables import tables
from tests.cli.test_commands import Capture, output, parsed

ROOT = Path(__file__).parents[2]
# A ladder of very many games that says when each game is kept.
ENDLESS = """
import sys
from pathlib import Path
from starhold import game
from starhold.ladder.kept import Kept
from starhold.ladder.run import due, play
from starhold.ladder.tables import tables
one = game("template")
kept = Kept(Path(sys.argv[1]), "template")
play(due(one, tables(one, 2), 100000, 0, kept), kept, "", 1, None, lambda done: print(done, flush=True))
"""


def test_the_ladder_prints_the_promised_keys(capsys: Capture, tmp_path: Path) -> None:
    told = parsed(capsys, "ladder", "template", "--games", "4", "--out", str(tmp_path), "--json")
    assert list(told) == ["game", "kept", "missing", "kinds"]
    assert (told["game"], told["missing"]) == ("template", 0)
    assert [kind["kind"] for kind in told["kinds"]] == ["two", "three", "four"]
    for kind in told["kinds"]:
        (pair,) = kind["pairings"]
        assert list(pair) == ["a", "b", "games", "wins", "rate", "low", "high", "fair"]
        assert pair["fair"] == 1 / kind["players"]
        assert pair["games"] >= 4
        assert [rating["bot"] for rating in kind["ratings"]] == ["random", "greedy"]
        for rating in kind["ratings"]:
            assert list(rating) == ["bot", "rating", "low", "high", "milliseconds", "worst"]
            assert 0 <= rating["milliseconds"] <= rating["worst"]
    again = parsed(capsys, "ladder", "template", "--games", "4", "--out", str(tmp_path), "--json")
    assert again == told  # it is all there: nothing was played


def test_only_those_play_who_are_named(capsys: Capture, tmp_path: Path) -> None:
    line = ("ladder", "duel", "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path), "--json")
    told = parsed(capsys, *line)
    assert told["missing"] == 0
    [kind] = told["kinds"]
    assert [(pair["a"], pair["b"], pair["games"]) for pair in kind["pairings"] if pair["games"]] == [
        ("greedy", "random", 2)
    ]


@pytest.mark.parametrize(("bots", "said"), [("greedy", "two to play"), ("greedy,nobody", "no bot 'nobody'")])
def test_bots_that_cannot_play_a_match_are_told_in_one_line(bots: str, said: str, capsys: Capture) -> None:
    assert run(["ladder", "duel", "--bots", bots]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1


def test_the_ladder_is_shown_to_people(capsys: Capture, tmp_path: Path) -> None:
    table = ("ladder", "template", "--players", "3", "--games", "3", "--out", str(tmp_path))
    told = output(capsys, *table)
    assert "Beacons: three" in told
    assert "wins (fair: 33%)" in told
    assert "95 % interval" in told
    assert "all is kept in" in told
    told = output(capsys, *table[:-4], "--games", "30", "--budget", "0", *table[-2:])
    assert "27 games are missing" in told


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ladder without those who think longest."""
    quick = BOTS[:4]
    monkeypatch.setattr(ladder_tables, "BOTS", quick)
    return list(quick)


def test_levels_climb_the_ladder_too(quick_bots: list[str], capsys: Capture, tmp_path: Path) -> None:
    line = ("ladder", "race", "--players", "2", "--option", "max_rounds=1", "--games", "2", "--workers", "2")
    (kind,) = parsed(capsys, *line, "--budget", "60", "--out", str(tmp_path), "--json")["kinds"]
    assert (kind["kind"], kind["options"]) == ("two, max_rounds=1", {"max_rounds": 1})
    assert len(kind["pairings"]) == 6
    assert [rating["bot"] for rating in kind["ratings"]] == quick_bots


def test_who_plays_alone_is_listed_by_points(quick_bots: list[str], capsys: Capture, tmp_path: Path) -> None:
    line = ("ladder", "alliances", "--players", "1", "--games", "1", "--out", str(tmp_path))
    (kind,) = parsed(capsys, *line, "--json")["kinds"]
    assert [row["bot"] for row in kind["points"]] == quick_bots
    assert list(kind["points"][0]) == ["bot", "games", "points", "low", "high", "milliseconds", "worst"]
    assert "points" in output(capsys, *line)


def test_a_ladder_that_was_killed_is_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "template.json"
    with subprocess.Popen([sys.executable, "-c", ENDLESS, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for done in range(1, 6):
            assert process.stdout.readline() == f"{done}\n"
        process.kill()
    assert process.returncode == -9
    (line,) = Kept(path, "template").lines.values()
    assert line.games >= 5
    wanted = ("--players", "2", "--games", str(line.games + 4))
    killed = parsed(capsys, "ladder", "template", *wanted, "--out", str(tmp_path), "--json")
    whole = parsed(capsys, "ladder", "template", *wanted, "--out", str(tmp_path / "whole"), "--json")
    assert killed["kinds"][0]["pairings"] == whole["kinds"][0]["pairings"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("chess", "there is no game 'chess'"),
        ("race --players 5", "2 to 4 players, not 5"),
        ("race --option colour=red", "no option"),
        ("race --option edition", "name=value"),
        ("race --games 0", "--games should be from 1"),
        ("race --workers 0", "--workers should be from 1"),
        ("race --budget -1", "--budget should be from 0"),
        ("race --budget nan", "--budget should be from 0"),
        ("race --docs", "--docs writes pages of a checkout"),
    ],
)
def test_wrong_input_is_told_in_one_line(line: str, said: str, capsys: Capture, tmp_path: Path) -> None:
    refused(capsys, said, *line.split(), "--out", str(tmp_path / "out"))
    assert list(tmp_path.iterdir()) == []


def test_results_that_cannot_be_read_or_written_are_told_and_left_alone(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "template.json").write_text("no ladder", encoding="utf-8")
    refused(capsys, "cannot be read", "template", "--out", str(tmp_path))
    assert (tmp_path / "template.json").read_text(encoding="utf-8") == "no ladder"
    refused(capsys, "cannot be", "template", "--out", str(tmp_path / "template.json"))


def refused(capsys: Capture, said: str, *line: str) -> None:
    assert run(["ladder", *line]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1), told.err
    assert said in told.err


def test_outside_of_a_checkout_results_lie_in_a_folder_of_their_own(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (checkout(), commit()) == (None, "")
    output(capsys, "ladder", "template", "--players", "2", "--games", "2")
    assert [path.name for path in tmp_path.rglob("*.json")] == ["template.json"]
    refused(capsys, "--docs writes pages of a checkout", "template", "--docs")


# -- the pages made of it


def some_results(root: Path) -> None:
    """A checkout with two lines of Race and one of Age of Galaxy, of which one is stale."""

    (root / "src" / "starhold" / "ladder").mkdir(parents=True)
    for id, table, pair, players in (
        ("race", 0, ("greedy", "navigator"), 2),
        ("race", 3, ("captain", "greedy"), 4),
        ("alliances", 0, ("greedy", ""), 1),
    ):
        one = game(id)
        kept = Kept(root / page.FOLDER / f"{id}.json", id)
        where = tables(one)[table]
        line = Line(where.name, *pair, 0, *stamps_of(one, where, pair), games=40, wins=30.0, points=1200, squares=36400)
        line.a_time = Thought(100, 0.25, 0.02)
        kept.mine[line.key] = line
        if players == 2:
            stale = Line("two", "captain", "greedy", 0, "rules 0", "rules 0", games=40)
            kept.mine[stale.key] = stale
        kept.save()


def test_the_page_and_the_figures_are_made_of_what_is_kept(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_results(tmp_path)
    monkeypatch.chdir(tmp_path)
    output(capsys, "ladder", "duel", "--budget", "0", "--docs")
    text = (tmp_path / page.PAGE).read_text(encoding="utf-8")
    assert "| `greedy` | `navigator` | 40 | 75.0% | 59.8% to 85.8% |" in text
    assert "wins (fair: 25%)" in text
    assert "### Age of Galaxy: alone" in text
    assert "| `greedy` | 30.0 | 29.0 to 31.0 | 40 | 2.5 | 20.0 |" in text
    assert text.count("Not measured yet.") == 2
    found = json.loads((tmp_path / FIGURES).read_text(encoding="utf-8"))
    assert list(found) == ["race", "alliances"]
    assert list(found["race"]) == ["two", "four"]
    assert found["race"]["two"]["greedy"] == {"rating": 0.0, "low": 0.0, "high": 0.0, "milliseconds": 2.5}
    assert found["race"]["two"]["navigator"]["rating"] < 0
    assert found["race"]["two"]["captain"]["rating"] is None  # what was measured of it is of another
    assert found["race"]["four"]["captain"]["low"] > 0
    assert found["alliances"]["alone"]["greedy"]["points"] == 30.0


def test_our_page_and_figures_are_up_to_date() -> None:
    """Else: starhold ladder race --budget 0 --docs."""
    found = page.standings(ROOT)
    assert (ROOT / page.PAGE).read_text(encoding="utf-8") == page.page(found)
    assert (ROOT / FIGURES).read_text(encoding="utf-8") == page.figures(found)


def test_the_packaged_figures_are_of_games_tables_and_bots_that_are_there() -> None:
    told: dict[str, Any] = ratings.ratings()
    assert set(told) <= set(GAMES)
    for id, kinds in told.items():
        assert set(kinds) <= {table.name for table in tables(game(id))}
        assert all(list(bots) == list(BOTS) for bots in kinds.values())


def test_a_package_without_figures_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ratings, "files", lambda package: tmp_path)
    assert ratings.ratings.__wrapped__() == {}
    (tmp_path / NAME).write_text('{"race": {}}', encoding="utf-8")
    assert ratings.ratings.__wrapped__() == {"race": {}}
