"""The terminal client: questions, choices, commands, and whole games by typing numbers."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from starhold.cli import run
from starhold.core.record_text import load
from starhold.locale import LANGUAGES

Capture = pytest.CaptureFixture[str]


def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: list[str], *arguments: str) -> str:
    """What the client says while these lines are typed; the end of them is the end of the input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert run(["play", "race", "--seed", "5", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers_in_each_language(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = ["1"] * 3000
    text = typed(monkeypatch, capsys, lines, "--seats", "me,random", "--lang", lang, "--option", "max_rounds=6")
    assert {"en": "Winner", "cs": "Vítěz", "lt": "Nugalėtoj"}[lang] in text
    assert "{" not in text


def test_a_game_that_is_not_offered_by_default(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("why send:signal_8\n" + "1\n" * 5))
    assert run(["play", "template", "--seed", "2", "--seats", "me,greedy"]) == 0
    text = capsys.readouterr().out
    assert "(template:2)" in text
    assert "The last round is over." in text
    assert "Player: 0\n" in text  # no brackets without points
    assert "Winner: Greedy" in text


def test_the_end_of_the_input_is_a_friendly_goodbye(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert typed(monkeypatch, capsys, []).rstrip().endswith("Goodbye!")


def test_wrong_answers_say_what_is_wrong_and_change_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = ["99", "0", "dance", "choose:settle", "discard:gem_world", "why pass", "why", "quit"]
    text = typed(monkeypatch, capsys, lines)
    assert "“99” is not one of the numbers offered" in text
    assert "“dance” is not a command" in text
    assert "(race:101)" in text
    assert "(race:98)" in text
    assert "Chosen so far" not in text


def test_commands_answer(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = ["help", "rule 25", "rule 999", "rules", "card Gem World", "card Nowhere", "table", "log", "", "quit"]
    text = typed(monkeypatch, capsys, lines)
    assert "why ANSWER" in text
    assert "race:25" in text
    assert "no rule “999”" in text
    assert "race:131" in text
    assert "production world" in text
    assert "no card “Nowhere”" in text
    assert "(race:2)" in text


def test_undo_takes_a_choice_back(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    text = typed(monkeypatch, capsys, ["undo", "1", "undo", "quit"])
    assert "Nothing can be undone" in text
    assert "Your last choice is undone" in text
    assert text.count("choose 2 cards to discard") == 2


def test_save_writes_a_record_that_replays(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "my game.record"
    text = typed(monkeypatch, capsys, ["1", "save", f"save {path}", "save /nowhere/x", "quit"], "--name", "Ada")
    assert "could not be saved" in text
    record = load(path.read_text(encoding="utf-8"))
    assert record.names == ["Ada", "Captain"]
    assert len(record.steps) >= 1


def test_two_people_hand_the_screen_on_and_see_only_their_own_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    text = typed(monkeypatch, capsys, ["1", "1", "", "1", "1", "quit"], "--seats", "me,me")
    assert "Hand the screen over" in text
    first, second = text.split("Hand the screen over")[:2]
    assert "You are dealt 6 cards (" in first
    assert "Player 2 is dealt 6 cards." in first
    assert "Player 1 is dealt 6 cards." in second
    assert "You are dealt 6 cards (" in second
