"""Every command: what it prints, its JSON keys, and one clear line with exit code 2 for wrong input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starhold import Rng, Sealed, Seeded, game
from starhold.cli import run
from starhold.core.record import Record
from starhold.core.record_text import dump
from starhold.core.registry import EXTRA

Capture = pytest.CaptureFixture[str]


def output(capsys: Capture, *arguments: str) -> str:
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def parsed(capsys: Capture, *arguments: str) -> Any:
    return json.loads(output(capsys, *arguments))


def finished_game(seed: int, sealed: bool = False) -> Record:
    chance = Sealed(b"tell nobody") if sealed else Seeded(seed)
    luck = f"sealed {chance.commitment()}" if isinstance(chance, Sealed) else f"seed {seed}"
    record = Record(game("race"), 2, {}, chance, ["Ada", "Ben"], luck)
    rng = Rng(f"cli {seed}")
    while not record.state.over():
        seat = record.state.waiting()[0]
        options = record.state.legal(seat)
        record.play(seat, options[rng.below(len(options))])
    if isinstance(chance, Sealed):
        record.secret = chance.secret
    return record


def test_games_lists_every_game_with_its_options(capsys: Capture) -> None:
    assert "advanced_two_player" in output(capsys, "games")
    races = [one for one in parsed(capsys, "games", "--json") if one["id"] == "race"]
    assert races[0]["players"] == [2, 4]
    assert {option["name"] for option in races[0]["options"]} >= {"edition", "max_rounds", "needless_discards"}


def test_games_that_are_offered_on_demand(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = [one["id"] for one in parsed(capsys, "games", "--json")]
    monkeypatch.setenv("STARHOLD_EXTRA_GAMES", ",".join(EXTRA))
    assert [one["id"] for one in parsed(capsys, "games", "--json")] == [*usual, *EXTRA]
    monkeypatch.setenv("STARHOLD_EXTRA_GAMES", "chess")
    assert run(["games"]) == 2
    assert capsys.readouterr().err.startswith("starhold: there is no game 'chess'; there are race")
    monkeypatch.delenv("STARHOLD_EXTRA_GAMES")
    assert [one["id"] for one in parsed(capsys, "games", "--json")] == usual


def test_simulate_prints_the_promised_keys(capsys: Capture) -> None:
    result = parsed(capsys, "simulate", "race", "--players", "3", "--games", "4", "--check", "--json")
    assert set(result) == {
        "game", "players", "games", "finished", "decisions", "seconds", "decisions_per_second", "violations",
        "mean_scores", "mean_rounds", "end_reasons",
    }  # fmt: skip
    assert result["finished"] == result["games"] == 4
    assert result["violations"] == 0
    assert len(result["mean_scores"]) == 3
    assert sum(result["end_reasons"].values()) == 4
    assert "mean_rounds" in output(capsys, "simulate", "race", "--games", "2", "--bots", "random,greedy")


def test_simulate_reports_and_draws(capsys: Capture, tmp_path: Path) -> None:
    for game_id, thing in (("race", "card"), ("duel", "card"), ("alliances", "faction"), ("starfarers", "friendship")):
        given = ("simulate", game_id, "--games", "4", "--report")
        told = parsed(capsys, *given, "--json")["report"]
        assert told["games"] == 4
        assert sum(told["points_by_source"].values()) == pytest.approx(told["scores"]["mean"])
        assert {"name", "win_rate", "low", "high", "mean_score"} <= set(told[thing][0])
        assert "95 %" in output(capsys, *given)
    for name, start in (("duel.svg", b"<?xml"), ("duel.png", b"\x89PNG")):
        picture = tmp_path / name
        output(capsys, "simulate", "duel", "--games", "4", "--plot", str(picture))
        assert picture.read_bytes().startswith(start)


def test_simulate_takes_options_by_name(capsys: Capture) -> None:
    given = ("--option", "max_rounds=3", "--option", "advanced_two_player=on", "--option", "edition=later")
    result = parsed(capsys, "simulate", "race", "--games", "3", *given, "--json")
    assert result["end_reasons"] == {"max_rounds": 3}
    assert result["mean_rounds"] == 3


def test_simulate_gives_the_same_games_for_the_same_seed(capsys: Capture) -> None:
    def figures(*more: str) -> dict[str, Any]:
        result = parsed(capsys, "simulate", "race", "--games", "6", "--seed", "9", *more, "--json")
        return {key: value for key, value in result.items() if "second" not in key}

    assert figures() == figures("--workers", "2")


def test_arena_prints_the_promised_keys(capsys: Capture) -> None:
    result = parsed(capsys, "arena", "race", "--bots", "greedy,random", "--games", "4", "--json")
    assert result["game"] == "race"
    (pair,) = result["pairs"]
    assert set(pair) == {"a", "b", "games", "a_wins", "b_wins", "draws", "a_rate", "low", "high"}
    assert pair["games"] == pair["a_wins"] + pair["b_wins"] + pair["draws"] == 4
    assert 0 <= pair["low"] <= pair["a_rate"] <= pair["high"] <= 1
    assert "draws" in output(capsys, "arena", "race", "--games", "2")


def test_replay_shows_the_game_and_where_it_led(capsys: Capture, tmp_path: Path) -> None:
    record = finished_game(1)
    path = tmp_path / "game.record"
    path.write_text(dump(record), encoding="utf-8")
    text = output(capsys, "replay", str(path))
    assert f"{len(record.steps)} steps" in text
    assert "Ada" in text
    result = parsed(capsys, "replay", str(path), "--json")
    assert result["over"]
    assert [score["total"] for score in result["scores"]] == [score.total for score in record.state.scores()]
    part = parsed(capsys, "replay", str(path), "--upto", "5", "--json")
    assert len(part["steps"]) == 5
    assert part["waiting"]


def test_replay_verifies_sealed_luck(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "sealed.record"
    record = finished_game(2, sealed=True)
    path.write_text(dump(record), encoding="utf-8")
    assert "the one promised" in output(capsys, "replay", str(path), "--verify")
    assert "the one promised" in output(capsys, "replay", str(path), "--seal", record.luck.split()[1].upper())
    assert run(["replay", str(path), "--seal", "0" * 64]) == 2
    assert "is not the one you saw" in capsys.readouterr().err
    path.write_text(dump(finished_game(2)), encoding="utf-8")
    assert run(["replay", str(path), "--verify"]) == 2
    assert "was not sealed" in capsys.readouterr().err


def test_rules_prints_the_rulebook_one_rule_and_what_is_untested(capsys: Capture) -> None:
    assert "race:131" in output(capsys, "rules", "race")
    assert output(capsys, "rules", "race", "25") == output(capsys, "rules", "race", "race:25")
    assert "race:25" in output(capsys, "rules", "race", "25", "--lang", "cs")
    assert "has a test of its own" in output(capsys, "rules", "race", "--untested")


def test_untested_rules_are_listed(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        'import pytest\n\n@pytest.mark.rule("race:1", "race:2")\ndef test_x() -> None: ...\n', encoding="utf-8"
    )
    listed = output(capsys, "rules", "race", "--untested", "--tests", str(tmp_path)).splitlines()
    assert len(listed) == 130
    assert not any(line.startswith("race:1 ") for line in listed)
    assert any(line.startswith("race:2 ") for line in listed)


def test_bench_prints_the_promised_keys(capsys: Capture) -> None:
    result = parsed(capsys, "bench", "--game", "race", "--seconds", "0.1", "--no-peer", "--no-server", "--json")
    assert set(result) == {"compiled", "games", "peers"}
    assert set(result["games"]["race"]) >= {
        "decisions_per_second", "games_per_second", "clone_microseconds", "state_bytes", "interpreted_ratio",
    }  # fmt: skip
    if result["compiled"]:
        assert result["games"]["race"]["same_checksum"]


WRONG = [
    ("simulate chess", "there is no game 'chess'"),
    ("simulate duel --games 1 --plot picture.gif", ".png or .svg"),
    ("simulate duel --games 1 --plot no/such/folder/x.svg", "no folder"),
    ("simulate race --every-table --report", "--every-table changes players and options by itself"),
    ("simulate alliances --players 1 --option draft=on", "draft is for 2 or 3 or 4 players, not 1"),
    ("arena alliances --players 1 --bots greedy,random", "at least 2 players, not alone"),
    ("simulate race --players 7", "2 to 4 players"),
    ("simulate duel --players 3", "for 2 players, not 3"),
    ("simulate race --players two", "valid integer"),
    ("simulate race --games 0", "--games should be from 1"),
    ("simulate race --workers 0", "--workers should be from 1"),
    ("simulate race --bots clever", "there is no bot 'clever'"),
    ("simulate race --bots random,random,random", "one for each of the 2"),
    ("simulate race --bots ,", "names with commas"),
    ("simulate race --option speed=9", "no option 'speed'"),
    ("simulate race --option first_game", "name=value"),
    ("simulate race --option first_game=maybe", "on or off"),
    ("simulate race --option max_rounds=-1", "whole number"),
    ("simulate race --option max_rounds=1 --option max_rounds=2", "given twice"),
    ("simulate race --players 3 --option advanced_two_player=on", "is for 2 players"),
    ("simulate race --colour red", "colour"),
    ("arena race --bots greedy", "bots"),
    ("arena race --bots greedy,unknown", "there is no bot 'unknown'"),
    ("replay /nowhere/game.record", "cannot be read"),
    ("replay .", "cannot be read"),
    ("rules race 999", "no rule 'race:999'"),
    ("rules chess", "there is no game 'chess'"),
    ("rules race --lang de", "no words in 'de'"),
    ("rules race --untested --tests /nowhere", "no tests in"),
    ("play race --seats greedy,random", "put 'me' among them"),
    ("play race --seats me", "2 to 4 players"),
    ("play race --seats me,clever", "there is no bot 'clever'"),
    ("play race --seats me,nowhere_at_all:Bot", "there is no module 'nowhere_at_all'"),
    ("simulate race --bots nowhere_at_all:Bot", "there is no module 'nowhere_at_all'"),
    ("simulate race --seconds 0", "--seconds should be above 0"),
    ("simulate race --cluster nowhere", "neither an address such as"),
    ("arena race --cluster 127.0.0.1:1", "nobody answers at 127.0.0.1:1"),
    ("puzzles race --cluster local", "--cluster is for finding puzzles"),
    ("play race --lang klingon", "no words in 'klingon'"),
    ("play race --option edition=third", "one of first, later"),
    ("bench --seconds 0", "--seconds should be from"),
    ("bench --server-seconds 0", "--server-seconds should be from"),
    ("fly", "fly"),
]


@pytest.mark.parametrize(("line", "message"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input_gets_one_clear_line_and_exit_code_2(capsys: Capture, line: str, message: str) -> None:
    assert run(line.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("starhold: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"{}", b"starhold-record 1\ngame: race\n"])
def test_a_file_that_is_no_record_gets_one_clear_line(capsys: Capture, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(content)
    assert run(["replay", str(path)]) == 2
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == content
