"""Simulations: sums that do not depend on how the work was shared out."""

from __future__ import annotations

import json

import pytest

from starhold import game
from starhold.arena import SimulationResult, simulate
from starhold.arena.simulate import simulate_every_table
from starhold.arena.tables import every_table
from starhold.arena.workers import Job, Outcome, Sharing, play, play_all
from starhold.bots import UnknownBot
from starhold.core.errors import BadOption, UnknownGame

KEYS = [
    "game",
    "players",
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "violations",
    "mean_scores",
    "mean_rounds",
    "end_reasons",
]


def without_time(result: SimulationResult) -> dict[str, object]:
    return {key: value for key, value in result.plain().items() if key not in ("seconds", "decisions_per_second")}


def test_the_plain_form_has_exactly_the_promised_keys_and_is_json() -> None:
    result = simulate("race", 2, 2, ["random"], seed=1)
    assert list(result.plain()) == KEYS
    assert json.loads(json.dumps(result.plain()))["game"] == "race"


def test_the_sums() -> None:
    result = simulate("race", 3, 6, ["random"], seed=4, check=True)
    assert (result.players, result.games, result.finished, result.violations) == (3, 6, 6, 0)
    assert len(result.mean_scores) == 3
    assert sum(result.end_reasons.values()) == 6
    assert result.decisions > 0
    assert result.mean_rounds > 0


def test_every_kind_of_table_has_its_turn() -> None:
    tables = every_table(game("alliances"))
    assert {players for players, _ in tables} == {1, 2, 3, 4}
    assert (3, {"draft": True}) in tables
    assert (1, {"draft": True}) not in tables  # it needs two
    assert (4, {"war_second_of_four": "prestige"}) in tables
    result = simulate_every_table("alliances", len(tables), ["random"], check=True)
    assert (result.games, result.finished, result.violations) == (len(tables), len(tables), 0)
    assert len(result.mean_scores) == 4
    with pytest.raises(BadOption, match="one bot for all seats"):
        simulate_every_table("alliances", 1, ["random", "greedy"])


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_workers() -> None:
    for bots in (["random"], ["greedy", "random"]):
        alone = simulate("race", 2, 9, bots, seed="w", workers=1)
        for workers in (2, 3):
            assert without_time(simulate("race", 2, 9, bots, seed="w", workers=workers)) == without_time(alone)


def test_another_seed_gives_another_result() -> None:
    assert simulate("race", 2, 5, ["random"], seed=1).decisions != simulate("race", 2, 5, ["random"], seed=2).decisions


def test_progress_is_told_until_all_are_done() -> None:
    for workers in (1, 2):
        told: list[int] = []
        simulate("race", 2, 10, ["random"], workers=workers, progress=told.append)
        assert told == sorted(told)
        assert told[-1] == 10
        assert len(told) > 1


def test_options_reach_the_game() -> None:
    result = simulate("race", 2, 3, ["random"], options={"max_rounds": 4})
    assert result.mean_rounds <= 4
    assert "max_rounds" in result.end_reasons


def test_games_that_did_not_finish_are_counted_but_not_averaged() -> None:
    done = Outcome(True, 100, 9, "tableau", [20, 30], [1, 2], [])
    endless = Outcome(False, 20_000, 5000, "", [0, 0], [0, 0], ["something broke"])
    result = SimulationResult("race", 2, 2.0, [done, endless])
    assert (result.games, result.finished, result.mean_rounds, result.mean_scores) == (2, 1, 9, [20, 30])
    assert (result.violations, result.violation_texts) == (1, ["something broke"])
    assert result.end_reasons == {"tableau": 1}
    assert result.decisions_per_second == 10_050


def test_a_job_is_played_the_same_alone_and_in_company() -> None:
    jobs = [Job("race", 2, ["random", "random"], f"s/{number}", False, {}) for number in range(4)]
    with play_all(jobs, Sharing()) as outcomes:
        assert [one.scores for one in outcomes] == [play(job).scores for job in jobs]


def test_bad_input_is_told() -> None:
    with pytest.raises(BadOption, match="one for each of the 3, not 2"):
        simulate("race", 3, 1, ["random", "greedy"])
    with pytest.raises(BadOption, match="at least one game"):
        simulate("race", 2, 0, ["random"])
    with pytest.raises(BadOption, match="not 5"):
        simulate("race", 5, 1, ["random"])
    with pytest.raises(BadOption, match="no option 'colour'"):
        simulate("race", 2, 1, ["random"], options={"colour": "red"})
    with pytest.raises(UnknownBot, match="no bot 'hal'"):
        simulate("race", 2, 1, ["hal"])
    with pytest.raises(UnknownGame):
        simulate("chess", 2, 1, ["random"])
