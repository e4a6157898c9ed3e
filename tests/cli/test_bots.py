"""The list of bots, and where their names are taken."""

from __future__ import annotations

import re

import pytest

from starhold import all_games
from starhold.bots import BOTS, ratings
from starhold.cli import run
from starhold.core.encoding import Encoding
from tests.cli.test_commands import Capture, output, parsed

MEASURED = {"race": {"two": {"greedy": {"milliseconds": 2.5}}, "four": {"greedy": {"milliseconds": 3.5}}}}


def test_the_list_has_every_bot_weakest_first_with_what_it_plays(capsys: Capture) -> None:
    told = parsed(capsys, "bots", "--json")
    assert list(told) == ["bots"]
    assert [one["name"] for one in told["bots"]] == list(BOTS)
    for one in told["bots"]:
        assert list(one) == ["name", "title", "games", "milliseconds"]
        assert one["title"] == one["name"].capitalize()
        for game in all_games():
            encoding: Encoding = game.need("encoding")
            players = {kind.players for kind in encoding.kinds}
            if one["name"] in ("random", "greedy"):
                players = set(range(game.min_players, game.max_players + 1))
            assert one["games"][game.id] == {"players": sorted(players)}


def test_the_list_for_one_game_leaves_out_who_cannot_play_it(capsys: Capture) -> None:
    assert {tuple(one["games"]) for one in parsed(capsys, "bots", "duel", "--json")["bots"]} == {("duel",)}
    assert [one["name"] for one in parsed(capsys, "bots", "template", "--json")["bots"]] == ["random", "greedy"]


def test_the_time_of_a_decision_is_that_of_the_slowest_table_measured(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "ratings", lambda: MEASURED)
    times = {one["name"]: one["milliseconds"] for one in parsed(capsys, "bots", "race", "--json")["bots"]}
    assert times == dict.fromkeys(BOTS) | {"greedy": 3.5}
    assert {one["milliseconds"] for one in parsed(capsys, "bots", "duel", "--json")["bots"]} == {None}
    assert "3.5" in output(capsys, "bots", "race")


def test_the_list_is_told_in_every_language(capsys: Capture) -> None:
    assert "Captain" in output(capsys, "bots")
    assert "Kapitán" in output(capsys, "bots", "race", "--lang", "cs")
    assert "Kapitonas" in output(capsys, "bots", "race", "--lang", "lt")


def test_a_game_or_a_language_that_is_not_there_is_told_in_one_line(capsys: Capture) -> None:
    for line, said in ((["chess"], "there is no game 'chess'; there are race"), (["--lang", "xx"], "no words in 'xx'")):
        assert run(["bots", *line]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert said in told.err


@pytest.mark.parametrize("command", ["arena", "simulate", "play"])
def test_the_help_of_a_command_that_takes_bots_names_all_of_them(command: str, capsys: Capture) -> None:
    text = re.sub(r"\s+", " ", output(capsys, command, "--help"))
    assert ", ".join(BOTS) in text


@pytest.mark.parametrize("name", BOTS)
def test_simulate_and_arena_take_every_name(name: str, capsys: Capture) -> None:
    table = ("template", "--games", "2", "--json")
    assert parsed(capsys, "simulate", *table, "--bots", name)["finished"] == 2
    other = "random" if name == "greedy" else "greedy"
    (pair,) = parsed(capsys, "arena", *table, "--bots", f"{name},{other}")["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == (name, other, 2)


def test_a_bot_that_is_not_there_is_told_with_all_that_are(capsys: Capture) -> None:
    for line in (
        ["simulate", "duel", "--bots", "hal"],
        ["arena", "duel", "--bots", "hal,greedy"],
        ["play", "duel", "--seats", "me,hal"],
    ):
        assert run(line) == 2
        there = f"{', '.join(BOTS)}, and your own as module:Class"
        assert capsys.readouterr().err == f"starhold: there is no bot 'hal'; there are {there}\n"
