"""Whether chances of winning come true, from the command line: what is printed, written into a card, drawn, refused."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from starhold import game
from starhold.bots.trust import Trust
from starhold.bots.weights import CARD, NUMBERS, unpacked, weights
from starhold.cli import run
from tests.cli.test_commands import Capture, output, parsed
from tests.cli.test_extras import run_without

DUEL = ("calibrate", "duel", "--games", "2")
CLOSE = 1e-6  # what a mean of many small floats may be off


@pytest.fixture(scope="module")
def printed() -> str:
    """What another process prints, in a plain installation: only a picture needs more."""
    done = run_without({"matplotlib"}, *DUEL, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def in_use(id: str, name: str = CARD) -> bytes:
    """A file of the weights in use."""
    return files(game(id).package).joinpath(name).read_bytes()


def copied(folder: Path, id: str = "duel") -> Path:
    """A copy of the model card, to write into."""
    path = folder / CARD
    path.write_bytes(in_use(id))
    return path


def changed(**fields: Any) -> bytes:
    """The card of Duel with other fields; one that is None is left out."""
    card = {**json.loads(in_use("duel")), **fields}
    return json.dumps({name: value for name, value in card.items() if value is not None}).encode()


def refused(capsys: Capture, *line: str) -> str:
    """One clear line, and nothing else."""
    assert run(["calibrate", *line]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1), told.err
    assert told.err.startswith("starhold: ")
    return told.err


def rows(table: str) -> list[list[str]]:
    """The cells of a printed table, without its head."""
    return [[cell.strip() for cell in line.strip("│").split("│")] for line in table.splitlines() if line[:1] == "│"]


def check(told: dict[str, Any], games: int) -> None:
    """What is told of one kind of table holds together."""
    assert list(told) == ["sure", "hope", "bend", "curve", "games", "error", "tenths"]
    assert told["games"] == games
    assert isinstance(told["sure"], float)
    assert told["sure"] > 0.0
    assert len(told["tenths"]) == 10
    apart = []
    for place, tenth in enumerate(told["tenths"]):
        if tenth is None:
            continue
        assert {"predicted", "won", "positions"} <= set(tenth)
        assert place / 10 - CLOSE <= tenth["predicted"] <= (place + 1) / 10 + CLOSE
        assert 0.0 <= tenth["won"] <= 1.0
        assert isinstance(tenth["positions"], int)
        assert tenth["positions"] > 0
        apart.append(abs(tenth["predicted"] - tenth["won"]))
    assert apart
    assert told["error"] == pytest.approx(max(apart), abs=CLOSE)


# -- what it prints


def test_chances_are_compared_with_what_came_by_tenths(printed: str) -> None:
    told = json.loads(printed)
    assert list(told) == ["two"]
    check(told["two"], 2)


def test_the_same_command_prints_the_same(printed: str, capsys: Capture) -> None:
    assert output(capsys, *DUEL, "--json") == printed


def test_the_table_has_a_row_for_each_tenth(printed: str, capsys: Capture) -> None:
    told = json.loads(printed)["two"]["tenths"]
    wanted = [
        ["two", str(place + 1), str(tenth["positions"]), f"{tenth['predicted']:.1%}", f"{tenth['won']:.1%}"]
        for place, tenth in enumerate(told)
        if tenth is not None
    ]
    assert [row[:5] for row in rows(output(capsys, *DUEL))] == wanted


def test_a_tenth_without_positions_is_null_and_has_no_row(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a net that is sure of nothing: every chance is about a half."""
    monkeypatch.setattr(weights("duel").minds["two"], "trust", Trust(sure=0.001))
    told = parsed(capsys, "calibrate", "duel", "--games", "1", "--json")["two"]
    check(told, 1)
    assert [place + 1 for place, tenth in enumerate(told["tenths"]) if tenth is not None] == [5, 6]
    assert [row[1] for row in rows(output(capsys, "calibrate", "duel", "--games", "1"))] == ["5", "6"]


def test_four_hundred_games_are_played_unless_told_otherwise(capsys: Capture) -> None:
    assert "[default: 400]" in output(capsys, "calibrate", "--help")


# -- what it writes into a model card


def test_a_card_is_told_how_far_to_believe_and_nothing_else(capsys: Capture, tmp_path: Path) -> None:
    package = in_use("duel")
    path = tmp_path / CARD
    path.write_bytes(changed(note="milé váhy", calibration={"two": "of old"}))
    before = json.loads(path.read_bytes())
    told = parsed(capsys, *DUEL, "--fit", str(path), "--json")
    check(told["two"], 2)
    written = path.read_bytes()
    after = json.loads(written)
    assert after["calibration"] == told
    parts = ("sure", "hope", "bend", "curve")
    assert [after["kinds"]["two"][name] for name in parts] == [told["two"][name] for name in parts]
    for card in (before, after):
        for name in parts:
            card["kinds"]["two"].pop(name, None)
        del card["calibration"]
    assert json.dumps(after) == json.dumps(before)  # in the same order too
    found = unpacked(game("duel"), written, in_use("duel", NUMBERS))  # it is a model card still
    trust = found.minds["two"].trust
    assert [trust.sure, trust.hope, trust.bend, list(trust.curve)] == [told["two"][name] for name in parts]
    assert rows(output(capsys, *DUEL, "--fit", str(path)))
    assert path.read_bytes() == written  # what was found before sways nothing
    assert list(tmp_path.iterdir()) == [path]
    assert in_use("duel") == package


def test_tables_for_one_player_are_left_out(capsys: Capture, tmp_path: Path) -> None:
    path = copied(tmp_path, "alliances")
    before = json.loads(path.read_bytes())["kinds"]
    told = parsed(capsys, "calibrate", "alliances", "--games", "1", "--fit", str(path), "--json")
    assert list(told) == ["two", "three", "four"]
    for one in told.values():
        check(one, 1)
    card = json.loads(path.read_bytes())
    assert card["calibration"] == told
    assert list(card["kinds"]) == ["alone", "two", "three", "four"]
    assert card["kinds"]["alone"] == before["alone"]
    assert [card["kinds"][kind]["sure"] for kind in told] == [one["sure"] for one in told.values()]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"dear to somebody", id="no JSON"),
        pytest.param(b"\x89PNG\xff\x00", id="no text"),
        pytest.param(in_use("duel")[:200], id="cut off"),
        pytest.param(b"null", id="null"),
        pytest.param(b'"duel"', id="a word"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b"{}", id="an empty object"),
        pytest.param(b"[" * 200_000, id="nested without end"),
        pytest.param(changed(game=None), id="of no game"),
        pytest.param(changed(sha256=None), id="of no weights"),
        pytest.param(changed(kinds=None), id="without kinds"),
        pytest.param(changed(kinds={}), id="of no kind"),
        pytest.param(changed(kinds=["two"]), id="kinds as a list"),
        pytest.param(changed(kinds={"two": 0.5}), id="a kind as a number"),
        pytest.param(changed(game="race"), id="of another game"),
        pytest.param(changed(sha256="0" * 64), id="of other weights"),
        pytest.param(in_use("race"), id="the card of Race"),
    ],
)
def test_what_is_not_the_card_in_use_is_refused_and_left_alone(content: bytes, capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / CARD
    path.write_bytes(content)
    told = refused(capsys, "duel", "--games", "2", "--fit", str(path))
    assert told.startswith("starhold: --fit:")
    assert str(path) in told
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["card.json", "no/such/folder/card.json", "."], ids=["file", "folder", "no file"])
def test_a_card_that_is_missing_is_told_and_not_made(name: str, capsys: Capture, tmp_path: Path) -> None:
    told = refused(capsys, "duel", "--games", "2", "--fit", str(tmp_path / name))
    assert told.startswith("starhold: --fit:")
    assert list(tmp_path.iterdir()) == []


# -- the picture


def test_a_picture_is_drawn(printed: str, capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "chances.png"
    assert output(capsys, *DUEL, "--plot", str(picture), "--json") == printed
    assert picture.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert list(tmp_path.iterdir()) == [picture]


def test_without_matplotlib_there_is_no_picture_and_it_says_so(tmp_path: Path) -> None:
    done = run_without({"matplotlib"}, *DUEL, "--plot", str(tmp_path / "chances.png"))
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 1
    assert "matplotlib" in done.stdout + done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written_is_told(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "folder.png"
    folder.mkdir()
    path = copied(tmp_path)
    card = path.read_bytes()
    refused(capsys, "duel", "--games", "2", "--fit", str(path), "--plot", str(folder))
    assert path.read_bytes() == card  # wrong input changes nothing
    assert sorted(tmp_path.iterdir()) == [folder, path]


# -- wrong input


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "game"),
        ("chess", "there is no game 'chess'"),
        ("template", "Beacons"),  # of which nothing was learnt
        ("duel race", "race"),
        ("duel --games 0", "--games"),
        ("duel --games -3", "--games"),
        ("duel --games many", "--games"),
        ("duel --games", "--games"),
        ("duel --fit", "--fit"),
        ("duel --nonsense", "--nonsense"),
    ],
)
def test_wrong_input_is_told_in_one_line(line: str, said: str, capsys: Capture) -> None:
    assert said in refused(capsys, *line.split())


def test_wrong_input_leaves_card_and_picture_alone(capsys: Capture, tmp_path: Path) -> None:
    path = copied(tmp_path)
    card = path.read_bytes()
    named = ("--fit", str(path), "--plot", str(tmp_path / "chances.png"))
    refused(capsys, "duel", "--games", "0", *named)
    refused(capsys, "chess", "--games", "2", *named)
    assert path.read_bytes() == card
    assert list(tmp_path.iterdir()) == [path]
