"""Bots of one's own: they play like others, and whatever they do wrong is told in one line and loses their game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starhold.arena import arena, simulate
from starhold.arena.own_bots import check_any
from starhold.arena.workers import Job, play
from starhold.bots import UnknownBot
from starhold.cli import run
from tests.cli.test_commands import Capture

HERE = "tests.arena.local"


def played(name: str, seconds: float = 10.0) -> Job:
    return Job("race", 2, [f"{HERE}:{name}", "random"], "7/0", False, {"max_rounds": 2}, seconds=seconds)


def test_a_bot_of_ones_own_plays_the_same_again() -> None:
    outcome = play(played("First"))
    assert (outcome.finished, outcome.fault) == (True, "")
    assert play(played("First")).plain() == outcome.plain()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raising", "raised ValueError: no idea what to do"),
        ("Leaving", "raised SystemExit: 3"),
        ("Illegal", "which is not legal"),
        ("Silent", "answered None, which is no action"),
        ("Hanging", "took longer than 0.05 s"),
    ],
)
def test_a_fault_ends_the_game_and_is_told(name: str, said: str) -> None:
    outcome = play(played(name, 0.05 if name == "Hanging" else 10.0))
    assert (outcome.finished, outcome.at_fault) == (False, 0)
    assert outcome.fault.startswith(f"bot {HERE}:{name} in seat 0 of a game of race with seed 7/0 ")
    assert said in outcome.fault
    assert "\n" not in outcome.fault


def test_an_answer_for_another_seat_is_told_as_that() -> None:
    told = [play(Job("race", 2, [f"{HERE}:Elsewhere", "random"], f"s/{n}", False, {})).fault for n in range(3)]
    assert any("which is for seat 1 to choose, not for its own" in fault for fault in told)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere_at_all:Bot", "there is no module 'nowhere_at_all'"),
        (f"{HERE}.deeper:Bot", f"there is no module '{HERE}.deeper'"),
        (f"{HERE}:Nobody", f"there is no 'Nobody' in {HERE}"),
        (f"{HERE}:", f"there is no '' in {HERE}"),
        (f"{HERE}:Other", "Other is no bot; it should be a class derived from starhold.bots.Bot"),
        (f"{HERE}:NUMBER", "NUMBER is no bot"),
        (f"{HERE}:Unmade", r"is made by Unmade\(seed\), which raised TypeError"),
        (f"{HERE}:Unfinished", r"is made by Unfinished\(seed\), which raised AttributeError"),
        (":Bot", "cannot be imported"),
        ("clever", "there is no bot 'clever'; there are random.* and your own as module:Class"),
    ],
)
def test_what_is_no_bot_is_told_before_the_first_game(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        check_any(name)


def test_a_module_that_cannot_be_imported_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sh_broken.py").write_text("import no_such_thing", encoding="utf-8")
    (tmp_path / "sh_worse.py").write_text("def half(", encoding="utf-8")
    with pytest.raises(UnknownBot, match=r"sh_broken cannot be imported: ModuleNotFoundError.*no_such_thing"):
        check_any("sh_broken:Bot")
    with pytest.raises(UnknownBot, match="sh_worse cannot be imported: SyntaxError"):
        check_any("sh_worse:Bot")


def test_in_an_arena_a_fault_loses_the_game_and_all_else_goes_on() -> None:
    names = [f"{HERE}:Raising", f"{HERE}:First", "random"]
    result = arena("race", names, games=4, options={"max_rounds": 1})
    lost, also, fair = result.pairs
    assert (lost.a_wins, lost.b_wins, also.b_wins) == (0, 4, 4)
    assert fair.games() == 4
    assert len(result.faults) == 8
    assert result.plain()["faults"] == result.faults


def test_a_bot_that_ends_its_process_is_named_in_one_line(capsys: Capture) -> None:
    line = f"arena race --bots {HERE}:Deadly,random --games 2 --option max_rounds=1"
    assert run(line.split()) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"ended in the middle of [race by {HERE}:Deadly, random with seed 0/0]" in told


def test_the_command_line_tells_faults_beside_the_result(capsys: Capture) -> None:
    given = f"--bots {HERE}:Raising,{HERE}:First --games 8 --option max_rounds=1 --json"
    assert run(["arena", "race", *given.split()]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["pairs"][0]["b_wins"] == 8
    lines = told.err.splitlines()
    assert len(lines) == 6
    assert lines[0] == (
        f"starhold: bot {HERE}:Raising in seat 0 of a game of race with seed 0/0 raised ValueError: no idea what to do"
    )
    assert lines[5] == "starhold: … and 3 more such faults"
    assert run(["simulate", "race", *given.split()]) == 1
    assert json.loads(capsys.readouterr().out)["faults"] == 8


def test_games_of_ones_own_bots_are_the_same_whoever_plays_them() -> None:
    given = ([f"{HERE}:First", "greedy"], 3)
    alone, shared = (
        simulate("race", 2, 4, given[0], given[1], workers, options={"max_rounds": 2}) for workers in (1, 2)
    )
    assert [one.plain() for one in alone.outcomes] == [one.plain() for one in shared.outcomes]
    assert alone.finished == 4
