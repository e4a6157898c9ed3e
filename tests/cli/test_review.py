"""`starhold review`: what it prints, its JSON, its picture, and one clear line for what cannot be reviewed."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from starhold import Seeded, game
from starhold.cli import run
from starhold.coach.grading import GRADES, grade
from starhold.coach.review import review
from starhold.core.record import Record
from starhold.core.record_text import dump
from tests.cli.test_commands import Capture, output, parsed
from tests.coach.test_review import play_out, played


@cache
def short_game() -> Record:
    """Quickly looked at: one round of Race."""
    record = Record(game("race"), 2, {"max_rounds": 1}, Seeded(1), ["Ada", "Ben"], "seed 1")
    play_out(record)
    return record


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(dump(short_game()), encoding="utf-8")
    return str(path)


def refused(capsys: Capture, *arguments: str) -> str:
    assert run(["review", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("starhold: ")
    assert captured.err.count("\n") == 1
    return captured.err


def test_json_has_the_promised_keys(capsys: Capture, file: str) -> None:
    record = short_game()
    told = parsed(capsys, "review", file, "--json", "--seed", "5")
    assert told == json.loads(json.dumps(review(record, 5).plain())), (
        "the same for the same seed, however it is asked for"
    )
    assert set(told) >= {"game", "seats", "chances", "decisions", "luck", "moments"}
    assert (told["game"], told["seats"]) == ("race", ["Ada", "Ben"])
    assert len(told["chances"]) == len(record.steps) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in told["chances"])
    assert len(told["luck"]) == 2
    assert sum(told["luck"]) == pytest.approx(0, abs=0.001)
    assert told["decisions"]
    for decision in told["decisions"]:
        assert set(decision) >= {"step", "seat", "action", "best", "loss", "grade"}
        step = record.steps[decision["step"]]
        assert (decision["seat"], decision["action"].split()[0]) == (step.seat, step.action)
        assert decision["grade"] in GRADES
        near = {grade(max(0.0, decision["loss"] + change), 2) for change in (-0.0001, 0, 0.0001)}
        assert decision["grade"] in near, "what was lost is rounded"
    assert len(told["moments"]) <= 5
    steps = {decision["step"] for decision in told["decisions"]}
    assert all(moment["step"] in steps and moment["line"] for moment in told["moments"])


def test_it_is_told_in_words_and_drawn(capsys: Capture, file: str, tmp_path: Path) -> None:
    svg, png = tmp_path / "chances.svg", tmp_path / "chances.png"
    english = output(capsys, "review", file, "--plot", str(svg))
    czech = output(capsys, "review", file, "--lang", "cs", "--plot", str(png))
    assert svg.read_bytes().startswith(b"<?xml")
    assert png.read_bytes().startswith(b"\x89PNG")
    for text in (english, czech):
        assert "Ada" in text
        assert "Ben" in text
        assert "%" in text
        words = re.sub(r"\[[a-z0-9_:+ ]+\]", "", text)  # a choice is named by its notation too, as it is typed
        assert not any(sign in words for sign in ("{", "}", "review-", "grade-", "choose:", "place:"))
    assert english != czech


def test_a_file_that_is_not_there(capsys: Capture, tmp_path: Path) -> None:
    assert "cannot be read" in refused(capsys, "/nowhere/game.record")
    assert "cannot be read" in refused(capsys, str(tmp_path), "--json")
    refused(capsys)


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"{}", b"starhold-record 1\ngame: race\n"])
def test_a_file_that_is_no_record(capsys: Capture, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(content)
    assert str(path) in refused(capsys, str(path))
    assert path.read_bytes() == content


def test_a_corrupt_record(capsys: Capture, tmp_path: Path) -> None:
    text = dump(short_game())
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if "choose:" in line)
    seat = lines[at].split()[0]
    spoilt = {
        "cut": text[: len(text) * 2 // 3],
        "other game": text.replace("game: race", "game: duel"),
        "no game": text.replace("game: race", "game: chess"),
        "later rules": text.replace("rules: ", "rules: 99"),
        "no choice": "\n".join([*lines[:at], f"{seat} choose:nothing", *lines[at + 1 :]]) + "\n",
        "a step left out": "\n".join([*lines[:at], *lines[at + 1 :]]) + "\n",
        "another end": text[:-8] + "0000000\n",
    }
    for name, content in spoilt.items():
        path = tmp_path / "spoilt.record"
        path.write_text(content, encoding="utf-8")
        assert str(path) in refused(capsys, str(path), "--json"), name


def test_a_game_that_is_not_over(capsys: Capture, tmp_path: Path) -> None:
    record = short_game()
    path = tmp_path / "open.record"
    for steps in (0, len(record.steps) - 1):
        path.write_text(dump(record.replayed(record.steps[:steps])), encoding="utf-8")
        for more in ((), ("--json",)):
            refused(capsys, str(path), *more)


def test_a_game_of_which_nothing_was_learnt(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "beacons.record"
    path.write_text(dump(played("template", 2, {})), encoding="utf-8")
    refused(capsys, str(path))


def test_wrong_wishes(capsys: Capture, file: str, tmp_path: Path) -> None:
    assert "no words in 'de'" in refused(capsys, file, "--lang", "de")
    refused(capsys, file, "--seed", "soon")
    refused(capsys, file, "--colour", "red")
    refused(capsys, file, "--plot", str(tmp_path / "nowhere" / "chances.png"))
