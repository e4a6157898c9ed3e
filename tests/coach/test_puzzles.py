"""Puzzles: those in the packages are sound, finding is the same each time and can be gone on with, and the command."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from starhold.cli import run
from starhold.coach import puzzle_finding, puzzle_keeping
from starhold.coach.gestures import goes_on
from starhold.coach.grading import scaled
from starhold.coach.puzzle_finding import Stage, find, rating
from starhold.coach.puzzle_keeping import Kept, pack, search, varied
from starhold.coach.puzzles import BadPuzzle, Puzzle, UnknownPuzzle, packed, puzzle, puzzles_of, read, unpacked
from starhold.coach.reasons import GENERAL
from starhold.core.chance import Seeded
from starhold.core.errors import BadOption, UnknownGame
from starhold.core.record import Record
from starhold.core.registry import GAMES, game
from tests.cli.test_commands import Capture, output, parsed

LEAST = {"race": 150, "duel": 120, "alliances": 115, "starfarers": 100}  # in each package
GAP = 0.07 - 1e-4  # between the best and the next, as it would be among two; chances are rounded


# -- those that are there


@pytest.mark.parametrize("id", GAMES)
def test_every_puzzle_asks_its_seat_and_all_its_answers_can_be_given(id: str) -> None:
    ids = [one.id for one in puzzles_of(id)]
    assert len(ids) == len(set(ids)) >= LEAST[id]
    assert not ids or all(name.startswith(f"{id}-") for name in ids)
    tallies = game(id).part("tallies")
    keys = {kind.name for kind in tallies.kinds} | set(GENERAL)
    for one in puzzles_of(id):
        record = one.position()
        assert (record.game.id, record.players, len(record.steps)) == (id, one.players, one.step), one.id
        assert record.players > 1, one.id
        assert one.seat in record.state.waiting(), one.id
        assert len(record.state.legal(one.seat)) >= 3, one.id
        assert record.names == [f"Seat {seat + 1}" for seat in range(record.players)], one.id
        _check_answers(one, record)
        assert {key for key, _ in one.reasons} <= keys, one.id
        assert one.reasons, one.id
        assert 800 <= one.rating <= 2200, one.id


def _check_answers(one: Puzzle, record: Record) -> None:
    """They can be given, they differ, and the best is the first, clearly."""
    chances = [answer.chance for answer in one.choices]
    assert 3 <= len(chances) <= 6, one.id
    assert one.best == one.choices[0].picks, one.id
    assert chances == sorted(chances, reverse=True), one.id
    assert scaled(chances[0] - chances[1], record.players) >= GAP, one.id
    assert 0.1 <= chances[0] <= 0.95, one.id
    assert len({tuple(sorted(answer.picks)) for answer in one.choices}) == len(chances), one.id
    for answer in one.choices:
        state = record.state.clone()
        frame = state.frames.of(one.seat)
        for number, pick in enumerate(answer.picks):
            assert not number or goes_on(state, one.seat, frame), f"{one.id}: {answer.picks}"
            code = record.game.space.code(pick)
            assert code in state.legal(one.seat), f"{one.id}: {pick}"
            state.apply(one.seat, code, Seeded("answer"))
        assert not goes_on(state, one.seat, frame), f"{one.id}: {answer.picks}"


@pytest.mark.parametrize("id", GAMES)
def test_puzzles_are_of_many_kinds(id: str) -> None:
    kinds = Counter(one.kind for one in puzzles_of(id))
    assert max(kinds.values(), default=0) <= max(3, kinds.total() * 2 // 3)
    players = {one.players for one in puzzles_of(id)}
    assert not players or players == set(range(max(2, game(id).min_players), game(id).max_players + 1))


def test_a_puzzle_by_its_id() -> None:
    first = puzzles_of("race")[0]
    assert puzzle("race", first.id) is first
    with pytest.raises(UnknownPuzzle, match="there is no puzzle 'race-x' of Race for the Galaxy"):
        puzzle("race", "race-x")
    with pytest.raises(UnknownGame):
        puzzle("chess", "race-x")
    assert puzzles_of("template") == ()


def test_the_same_puzzles_make_the_same_file() -> None:
    some = puzzles_of("race")[:3]
    assert packed(some) == packed(some)
    assert packed(some)[4:8] == bytes(4)  # no time stands in it
    assert unpacked(packed(some)) == some


@pytest.mark.parametrize("line", ["", "{}", "[1]", '{"id": "race-1", "record": 3}'])
def test_what_is_no_puzzle_is_said_to_be_none(line: str) -> None:
    with pytest.raises(BadPuzzle, match="is no puzzle"):
        read(line)


def test_a_damaged_file_is_said_to_be_that() -> None:
    for content in (b"", b"puzzles", packed(puzzles_of("race")[:2])[:-20], gzip.compress(b"\xff\n")):
        if content:
            with pytest.raises(BadPuzzle):
                unpacked(content)


# -- finding


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of a game only, and anything that is not obvious is a puzzle: there are some in every game."""
    monkeypatch.setattr(puzzle_finding, "MOST_STEPS", 30)
    monkeypatch.setattr(puzzle_finding, "QUICK", Stage(60, -1.0, -99.0))
    monkeypatch.setattr(puzzle_finding, "LONG", (Stage(60, -1.0, -99.0),))


@pytest.mark.usefixtures("easy")
def test_the_same_seed_finds_the_same(tmp_path: Path) -> None:
    found: list[Puzzle] = []
    for number in range(4):
        if not found:
            found = find("race", 1, number)
            again = find("race", 1, number)
            assert found == again
    assert found
    assert len({one.seat for one in found}) == len(found)
    for one in found:
        record = one.position()
        assert one.seat in record.state.waiting()
        assert one.best == one.choices[0].picks


def test_harder_puzzles_are_rated_higher() -> None:
    assert rating(0.5, 1, 1, 3) == 800
    assert rating(0.07, 5, 5, 30) == 2200
    assert rating(0.2, 1, 1, 3) < rating(0.1, 1, 1, 3) < rating(0.1, 2, 1, 3) < rating(0.1, 2, 3, 9)


# -- the file that grows


def made_up(number: int, kind: str = "turn/play") -> Puzzle:
    return replace(puzzles_of("race")[0], id=f"race-{number}", kind=kind)


@pytest.fixture
def finder(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Finds one puzzle in each odd game, at once; the games that were looked at."""
    looked: list[int] = []

    def find(id: str, seed: int, number: int) -> list[Puzzle]:
        looked.append(number)
        return [made_up(100 * seed + number)] if number % 2 else []

    monkeypatch.setattr(puzzle_keeping, "find", find)
    return looked


def test_a_run_is_gone_on_with(tmp_path: Path, finder: list[int]) -> None:
    whole = Kept(tmp_path / "whole", "race")
    search(whole, 6, 0)
    path = tmp_path / "stopped"
    search(Kept(path, "race"), 4, 0)
    stopped = path.read_bytes()
    for cut in range(stopped.index(b'{"id"'), len(stopped), 97):  # killed in the middle of writing
        path.write_bytes(stopped[:cut])
        search(Kept(path, "race"), 6, 0)
        assert path.read_bytes() == whole.path.read_bytes()
    finder.clear()
    told: list[tuple[int, int]] = []
    search(Kept(path, "race"), 6, 0, progress=lambda done, found: told.append((done, found)))
    assert (finder, told) == ([], [(6, 3)])
    search(Kept(path, "race"), 2, 1)  # another seed adds others
    assert [one.id for one in Kept(path, "race").puzzles] == ["race-1", "race-3", "race-5", "race-101"]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, finder: list[int]) -> None:
    path = tmp_path / "file"
    path.write_text("Dear diary\n")
    with pytest.raises(BadOption, match="no file of puzzles of this game"):
        Kept(path, "race")
    search(Kept(tmp_path / "race", "race"), 4, 0)
    with pytest.raises(BadOption, match="no file of puzzles of this game"):
        Kept(tmp_path / "race", "duel")
    lines = (tmp_path / "race").read_text().splitlines()
    path.write_text("\n".join([*lines[:3], "{", *lines[3:], ""]))
    before = path.read_bytes()
    with pytest.raises(BadOption, match=r"line 4 of .* is no puzzle"):
        Kept(path, "race")
    assert (path.read_bytes(), (tmp_path / "race").read_text().splitlines()) == (before, lines)


def test_what_is_packed_is_varied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = ["a"] * 200 + ["b"] * 40 + ["c"] * 40 + ["d"]
    many = [made_up(number, kind) for number, kind in enumerate(kinds)]
    chosen = Counter(one.kind for one in varied(many))
    assert (chosen.total(), chosen["a"], chosen["d"]) == (121, 40, 1)
    alike = Counter(one.kind for one in varied(many[:210]))  # variety is given up before there are fewer than wanted
    assert (alike["a"], alike["b"]) == (90, 10)
    assert len(varied(many[:7])) == 7
    assert varied([]) == []
    monkeypatch.setattr(puzzle_keeping, "MOST_BYTES", len(packed(many[:30])))
    fitting = pack(many, tmp_path / "puzzles.gz")
    assert fitting
    assert unpacked((tmp_path / "puzzles.gz").read_bytes()) == tuple(fitting)
    assert (tmp_path / "puzzles.gz").stat().st_size <= len(packed(many[:30]))


@pytest.mark.parametrize("id", GAMES)
def test_a_package_stays_small(id: str) -> None:
    assert len(packed(puzzles_of(id))) <= puzzle_keeping.MOST_BYTES


# -- the command


def test_the_command_lists_them(capsys: Capture) -> None:
    told = parsed(capsys, "puzzles", "race", "--json")
    assert told["game"] == "race"
    assert [one["id"] for one in told["puzzles"]] == [one.id for one in puzzles_of("race")]
    assert all(
        set(one) == {"id", "players", "seat", "step", "rating", "choices", "question"} for one in told["puzzles"]
    )
    assert all(one["choices"] >= 3 and one["question"] for one in told["puzzles"])
    assert "question" in output(capsys, "puzzles", "race")
    assert output(capsys, "puzzles", "template").startswith("there are no puzzles")


def test_the_command_finds_new_ones(capsys: Capture, tmp_path: Path, finder: list[int]) -> None:
    path = tmp_path / "new" / "puzzles.jsonl.gz"
    line = ("puzzles", "race", "--find", "--games", "4", "--seed", "1", "--out", str(path))
    told = parsed(capsys, *line, "--json")
    assert told == {"game": "race", "games": 4, "found": 2, "kept": 2, "file": str(path)}
    first = path.read_bytes()
    assert [one.id for one in unpacked(first)] == ["race-101", "race-103"]
    assert output(capsys, *line).startswith("0 new puzzles in 4 games")
    assert (path.read_bytes(), finder) == (first, [0, 1, 2, 3])
    head = path.with_suffix("").read_text().splitlines()[0]
    assert json.loads(head) == {"game": "race"}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("chess", "there is no game 'chess'"),
        ("race --games 3", "--games is for finding puzzles: give --find with it"),
        ("race --out x", "--out is for finding puzzles: give --find with it"),
        ("race --find --games 0", "--games should be from 1 to"),
        ("race --find --games many", "--games"),
        ("race --find --workers 0", "--workers should be from 1 to"),
        ("race --find --seed -1", "--seed should be from 0 to"),
        ("race --find --out /", "--out: / cannot be written"),
        ("template --find", "nothing was learnt of"),
    ],
)
def test_wrong_options_get_one_clear_line(capsys: Capture, line: str, says: str) -> None:
    assert run(["puzzles", *line.split()]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1), told.err
    assert told.err.startswith("starhold: ")
    assert says in told.err
