"""The ladder: who plays whom at which tables, what is kept of it, and the ratings it comes to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from itertools import islice
from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from starhold import game
from starhold.arena.sharing import Alone, Result, Unit
from starhold.bots import BOTS
from starhold.bots.levels import BY_NAME
from starhold.core.errors import BadOption
from starhold.ladder import run as ladder_run
from starhold.ladder import stamp as stamps
from starhold.ladder.bradley_terry import ELO, Match, ratings
from starhold.ladder.kept import BadLadder, Kept, Line
from starhold.ladder.match import Played, Task, Thought, play_game
from starhold.ladder.pairings import pairings, seats_of
from starhold.ladder.run import due, play
from starhold.ladder.stamp import stamp
from starhold.ladder.standing import mean_points, standing
from starhold.ladder.tables import Table, tables

# -- tables and pairings


def test_the_tables_of_a_game_are_the_kinds_it_is_trained_for() -> None:
    race = game("race")
    assert [table.name for table in tables(race)] == ["two", "two advanced", "three", "four"]
    assert [table.name for table in tables(race, 2)] == ["two", "two advanced"]
    (advanced,) = tables(race, 2, {"advanced_two_player": "on"})
    assert (advanced.name, advanced.options) == ("two advanced", {"advanced_two_player": True})
    assert all(table.bots == BOTS for table in tables(race))


def test_options_that_make_no_kind_of_their_own_are_kept_apart() -> None:
    race = game("race")
    assert [table.name for table in tables(race, None, {"edition": "later"})] == [
        "two, edition=later", "three, edition=later", "four, edition=later",
    ]  # fmt: skip
    assert [table.name for table in tables(race, None, {"advanced_two_player": True})] == ["two advanced"]
    assert [table.name for table in tables(race, 2, {"edition": "first"})] == ["two"]  # as it is anyway


def test_a_game_that_is_not_trained_has_a_table_for_each_number_of_players() -> None:
    found = tables(game("template"))
    assert [(table.name, table.players, table.bots) for table in found] == [
        (name, players, ("random", "greedy")) for players, name in ((2, "two"), (3, "three"), (4, "four"))
    ]


def test_a_table_that_cannot_be_is_told() -> None:
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        tables(game("race"), 5)
    with pytest.raises(BadOption, match="no option"):
        tables(game("race"), None, {"colour": "red"})


def test_neighbours_play_first_then_levels_against_greedy_then_the_others() -> None:
    first, second, third = pairings(BOTS)
    assert first == [
        ("cadet", "random"), ("navigator", "cadet"), ("greedy", "navigator"),
        ("captain", "greedy"), ("admiral", "captain"), ("oracle", "admiral"),
    ]  # fmt: skip
    assert second == [("greedy", "cadet"), ("admiral", "greedy"), ("oracle", "greedy")]
    assert len(first + second + third) == len(set(first + second + third)) == 21


def test_one_seat_of_the_higher_sits_among_the_lower() -> None:
    assert [seats_of(("a", "b"), 3, seat) for seat in range(3)] == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]


# -- ratings


def odds(rating: float) -> float:
    return float(10.0 ** (rating / 400.0))


def test_two_players_are_rated_by_their_odds() -> None:
    found = ratings([Match("x", "greedy", 2, 999, 749.5)], "greedy")  # and the game that is given: 750 of 1000
    assert found["greedy"] == (0.0, 0.0, 0.0)
    assert found["x"].rating == pytest.approx(ELO * log(3.0))
    spread = ELO * 1.96 / (1000 * 0.75 * 0.25) ** 0.5
    assert found["x"].high - found["x"].rating == pytest.approx(spread, rel=1e-3)
    assert found["x"].rating - found["x"].low == pytest.approx(spread, rel=1e-3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fair_share_is_as_strong_as_the_others_at_any_table(players: int) -> None:
    found = ratings([Match("x", "greedy", players, 120, 120 / players)], "greedy")
    assert found["x"].rating == pytest.approx(0.0)


def test_ratings_follow_the_strengths_by_which_was_played() -> None:
    """Whatever the table: shares that strengths of 1, 2, 4 and 8 would bring give these back."""
    strengths = {"random": 0.5, "greedy": 1.0, "captain": 2.0, "oracle": 8.0}
    games = 10**7
    for players in (2, 3, 4):
        matches = [
            Match(a, b, players, games, games * strengths[a] / (strengths[a] + (players - 1) * strengths[b]))
            for a in strengths
            for b in strengths
            if strengths[a] > strengths[b]
        ]
        found = ratings(matches, "greedy")
        for name, strength in strengths.items():
            assert odds(found[name].rating) == pytest.approx(strength, rel=1e-4)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = ratings([Match("x", "greedy", 2, 10, 10.0), Match("y", "x", 4, 50, 50.0)], "greedy")
    assert 0 < found["x"].rating < found["y"].rating < 3000
    assert found["y"].low < found["y"].rating < found["y"].high


def test_who_is_not_linked_to_greedy_has_no_rating() -> None:
    matches = [Match("x", "greedy", 2, 10, 6.0), Match("y", "z", 2, 10, 6.0), Match("v", "x", 2, 0, 0.0)]
    assert list(ratings(matches, "greedy")) == ["greedy", "x"]


def test_points_of_one_who_plays_alone_have_the_interval_of_a_mean() -> None:
    line = Line("alone", "greedy", "", 0, "", "", games=4, points=100, squares=2600)  # 20, 20, 30, 30
    mean, low, high = mean_points([line])
    assert mean == 25.0
    assert high - mean == mean - low == pytest.approx(1.96 * (100 / 3 / 4) ** 0.5, rel=1e-3)
    assert mean_points([Line("alone", "greedy", "", 0, "", "", games=1, points=7, squares=49)]) == (7.0, 7.0, 7.0)


# -- matches


def match(high: str, low: str, players: int, deals: int) -> list[Played]:
    """Deals from every seat."""
    tasks = [Task("template", players, {}, high, low, str(n // players), n % players) for n in range(deals * players)]
    return [played for task in tasks if (played := play_game(task)) is not None]


def test_a_game_tells_wins_points_and_thoughts_and_is_the_same_again() -> None:
    played = match("greedy", "random", 3, 2)
    assert len(played) == 6
    for one in played:
        assert 0.0 <= one.wins <= 1.0
        assert set(one.thoughts) == {"greedy", "random"}
        assert one.thoughts["random"].decisions > one.thoughts["greedy"].decisions > 0  # two seats against one
        for thought in one.thoughts.values():
            assert 0.0 <= thought.worst <= thought.seconds
    again = match("greedy", "random", 3, 2)
    assert [(one.wins, one.points) for one in again] == [(one.wins, one.points) for one in played]


def test_shared_wins_count_in_parts() -> None:
    one, other = match("greedy", "random", 2, 12), match("random", "greedy", 2, 12)
    assert any(played.wins == 0.5 for played in one)
    assert sum(played.wins for played in one + other) == 24.0  # the same games, seen from both sides


def test_a_game_for_which_there_is_no_time_is_given_up() -> None:
    assert play_game(Task("template", 2, {}, "greedy", "random", "deal", 0, end=0.0)) is None


# -- what is kept


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[], Kept]:
    return lambda: Kept(tmp_path / "folder" / "template.json", "template")


def play_some(kept: Kept, games: int, most: int | None = None, seed: int = 0, workers: int = 1) -> None:
    template = game("template")
    missing = due(template, tables(template), games, seed, kept)[:most]
    play(missing, kept, "abc", workers, None, lambda done: None)


def told(kept: Kept) -> list[Any]:
    """All but the times."""
    return [(line.key, line.games, line.wins, line.points, line.squares) for line in kept.lines.values()]


def test_a_ladder_is_the_same_in_one_go_in_pieces_and_by_several_workers(tmp_path: Path) -> None:
    whole, pieces, shared = (Kept(tmp_path / f"{name}.json", "template") for name in ("a", "b", "c"))
    play_some(whole, 12)
    assert {line.games for line in whole.lines.values()} == {12}
    for most in (1, 2, 5, None):
        play_some(Kept(pieces.path, "template"), 12, most)
    play_some(shared, 12, workers=2)
    assert told(Kept(pieces.path, "template")) == told(Kept(shared.path, "template"))
    assert sorted(told(whole)) == sorted(told(Kept(shared.path, "template")))


def test_a_line_has_no_gaps_in_whatever_order_games_end(
    kept: Callable[[], Kept], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    straight, turned = kept(), Kept(tmp_path / "turned.json", "template")
    play_some(straight, 4)

    class Backwards(Alone):
        def each(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[tuple[int, Result]]:
            return reversed(list(super().each(work, units)))

    monkeypatch.setattr(ladder_run, "crew", lambda workers: nullcontext(Backwards()))
    play_some(turned, 4)
    assert sorted(told(turned)) == sorted(told(straight))
    some = Kept(tmp_path / "some.json", "template")

    class WithoutTheFirst(Alone):
        def each(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[tuple[int, Result]]:
            return islice(super().each(work, units), 1, None)

    monkeypatch.setattr(ladder_run, "crew", lambda workers: nullcontext(WithoutTheFirst()))
    play_some(some, 4)
    assert "two" not in {line.kind for line in some.lines.values()}  # its first game is missing
    assert {line.games for line in some.lines.values()} == {4, 6}


def test_the_file_has_a_line_a_pairing_and_reads_as_it_was(kept: Callable[[], Kept]) -> None:
    one = kept()
    play_some(one, 4)
    lines = one.path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line.rstrip(","))["kind"] for line in lines if '"kind"' in line] == ["four", "three", "two"]
    again = kept()
    assert sorted(told(again)) == sorted(told(one))
    again.save()
    assert again.path.read_text(encoding="utf-8").splitlines() == lines


def test_more_games_and_other_seeds_add_to_what_is_kept(kept: Callable[[], Kept]) -> None:
    play_some(kept(), 4)
    before = dict(kept().lines)
    play_some(kept(), 8, seed=5)  # four of them are there already
    after = kept().lines
    assert {key: line for key, line in after.items() if key in before} == before
    two = tables(game("template"), 2)[0]
    (match,) = standing(game("template"), two, kept()).matches
    assert match.games == 8
    assert match.wins == sum(line.wins for line in after.values() if line.kind == "two")


def test_fewest_games_are_played_first(kept: Callable[[], Kept]) -> None:
    missing = due(game("template"), tables(game("template")), 12, 0, kept())
    assert [one.line.kind for one in missing[:9]] == ["two"] * 2 + ["three"] * 3 + ["four"] * 4
    assert [one.deal for one in missing] == sorted(one.deal for one in missing)


def test_results_of_another_bot_do_not_count_and_are_played_again(
    kept: Callable[[], Kept], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some(kept(), 4)
    monkeypatch.setattr(game("template"), "rules_version", 2)
    now = kept()
    (two, *others) = tables(game("template"))
    assert standing(game("template"), two, now).matches == []
    assert all(line.a_is == "rules 1" for line in now.lines.values())  # they stay until they are played again
    play(due(game("template"), [two], 2, 0, now), now, "abc", 1, None, lambda done: None)
    assert {(line.kind, line.a_is, line.games) for line in kept().lines.values()} == {
        ("two", "rules 2", 2), ("three", "rules 1", 6), ("four", "rules 1", 4),
    }  # fmt: skip
    assert len(others) == 2


def test_what_another_process_has_added_stays(kept: Callable[[], Kept]) -> None:
    template = game("template")
    two, three, four = tables(template)
    mine, theirs = kept(), kept()
    play(due(template, [two], 8, 0, theirs), theirs, "abc", 1, None, lambda done: None)
    play(due(template, [three], 3, 0, theirs), theirs, "abc", 1, None, lambda done: None)
    play(due(template, [two], 2, 0, mine), mine, "abc", 1, None, lambda done: None)  # knows less of that one
    play(due(template, [four], 4, 0, mine), mine, "abc", 1, None, lambda done: None)
    assert {(line.kind, line.games) for line in kept().lines.values()} == {("two", 8), ("three", 3), ("four", 4)}


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"format": 99, "game": "template", "lines": []}', '{"format": 1, "game": "race", "lines": []}',
     '{"format": 1, "game": "template", "lines": [{"kind": "two"}]}'],
)  # fmt: skip
def test_a_spoiled_file_is_told_in_one_line(content: str, kept: Callable[[], Kept], tmp_path: Path) -> None:
    path = tmp_path / "folder" / "template.json"
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadLadder, match="cannot be read") as raised:
        kept()
    assert "\n" not in str(raised.value)
    assert path.read_text(encoding="utf-8") == content


def test_a_deal_that_was_begun_is_played_from_all_seats(kept: Callable[[], Kept]) -> None:
    template = game("template")
    four = tables(template, 4)
    one = kept()
    play(due(template, four, 4, 0, one)[:3], one, "abc", 1, None, lambda done: None)
    left = due(template, four, 1, 0, kept())
    assert [(item.task.deal, item.task.seat) for item in left] == [("ladder/0/four/0", 3)]
    assert len(due(template, four, 5, 0, kept())) == 5
    assert len(due(template, four, 5, 1, kept())) == 4  # by another seed: two more are wanted, a whole deal


def test_nothing_is_played_without_time(kept: Callable[[], Kept]) -> None:
    one = kept()
    play(due(game("template"), tables(game("template")), 4, 0, one), one, "abc", 1, 0, lambda done: None)
    assert not one.path.exists()


def test_thoughts_add_up() -> None:
    line = Line("two", "a", "b", 0, "", "")
    for longest in (0.5, 0.25):
        line.add(Played(0.75, 3, {"a": Thought(10, 1.0, longest), "b": Thought(5, 0.5, 0.1)}), "abc")
    assert (line.games, line.wins, line.points, line.squares, line.commit) == (2, 1.5, 6, 18, "abc")
    assert line.a_time == Thought(20, 2.0, 0.5)
    assert line.plain()["b_time"] == [10, 1.0, 0.1]


# -- what a bot was


def test_a_stamp_names_what_a_bot_plays_by(monkeypatch: pytest.MonkeyPatch) -> None:
    race = game("race")
    kind = race.need("encoding").kinds[0]
    card = {
        "sha256": "0123456789abcdef" * 4,
        "levels": {"two": {"cadet": {"errs": 2.5}, "captain": {"errs": 0.1}, "oracle": {"looks": 50}}},
        "kinds": {"two": {"beta": 0.02}},
    }
    found = SimpleNamespace(card=card, mind=lambda asked: object() if asked.name == "two" else None)
    monkeypatch.setattr(stamps, "weights", lambda id: found)
    rules = f"rules {race.rules_version}"
    learnt = f"{rules}, weights 0123456789abcdef, beta 0.02"
    assert [stamp(bot, race, kind) for bot in BOTS] == [
        rules,
        f"{rules}, errs 2.5",
        f"{rules}, errs {BY_NAME['navigator'].errs:g}",
        rules,
        f"{learnt}, errs 0.1",
        f"{learnt}, looks {BY_NAME['admiral'].looks}",
        f"{learnt}, looks 50",
    ]
    assert stamp("captain", race, race.need("encoding").kinds[2]) == f"{rules}, untrained"


def test_a_table_of_one_is_told_in_points(tmp_path: Path) -> None:
    alliances = game("alliances")
    whole = tables(alliances, 1)[0]
    alone = Table(whole.name, whole.kind, whole.options, ("random", "greedy"))
    kept = Kept(tmp_path / "alliances.json", "alliances")
    play(due(alliances, [alone], 2, 0, kept), kept, "abc", 1, None, lambda done: None)
    plain = standing(alliances, alone, kept).plain()
    assert list(plain) == ["kind", "players", "options", "points"]
    assert [(row["bot"], row["games"]) for row in plain["points"]] == [("random", 2), ("greedy", 2)]
    for row in plain["points"]:
        assert row["low"] <= row["points"] <= row["high"]
