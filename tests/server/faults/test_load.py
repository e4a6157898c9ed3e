"""The load bench in small: it measures what it promises, without an error. What it measures is never asserted."""

from __future__ import annotations

from pathlib import Path

from benches.database import fill
from benches.hosting import Hosted
from benches.server import Size, measure
from tests.server.faults.audit import stored_tables

SMALL = Size(
    tables=3, rate=20, seconds=1, bot_tables=2, bot="captain", every=0.1, shared_tables=3, rates=(10, 20), stage=0.5,
    bound_ms=60_000, stored=30, opened=6, idle=12, coached_tables=3, coached_rate=5, hints=3,
    hinted=("race",), reviewed=(),
)  # fmt: skip


def test_moves_at_many_tables_in_small() -> None:
    result = measure("capacity", SMALL)
    assert (result["tables"], result["sockets"], result["moves"]) == (3, 12, 20)
    assert (result["errors"], result["error_kinds"]) == (0, {})
    assert 0 < result["p50_ms"] <= result["p99_ms"] <= result["max_ms"]
    assert set(result["cpu_ms_per_move"]) == {"generator", "server"}
    assert result["moves_per_second"] > 0
    assert len(result["load"]) == 2


def test_tables_of_bots_in_small() -> None:
    result = measure("bots", SMALL)
    assert (result["bot_tables"], result["bot_errors"], result["bots_replaced"]) == (2, 0, 0)
    assert result["bot_moves"] >= 2
    assert 0 < result["bot_move_shown_p50_ms"] <= result["bot_move_shown_p99_ms"]


def test_one_process_and_two_in_small() -> None:
    result = measure("processes", SMALL)
    for name in ("one", "two"):
        assert result[f"{name}_errors"] == 0
        assert result[f"{name}_moves_per_second"] > 0
        assert {f"{name}_{part}_cpu_ms" for part in ("generator", "server", "database")} <= set(result)
    assert result["two_to_one"] > 0


def test_stored_tables_opened_and_listed_in_small() -> None:
    result = measure("stored", SMALL)
    assert (result["stored_tables"], result["idle_tables"], result["listed"]) == (30, 12, 30)
    assert result["open_errors"] == 0
    assert 0 < result["open_stored_p50_ms"] <= result["open_stored_ms"] <= result["open_stored_max_ms"]


def test_hints_beside_others_in_small() -> None:
    result = measure("coach", SMALL)
    assert [result[f"{phase}_errors"] for phase in ("alone", "beside_hints")] == [0, 0]
    assert 0 < result["hint_race_p50_ms"] <= result["hint_race_max_ms"]
    assert result["first_hint_ms"] > 0


def test_stored_tables_are_real_games(tmp_path: Path) -> None:
    """What is opened and listed in the bench is what players would have left there: it replays, and it goes on."""
    database = tmp_path / "stock.db"
    stock = fill(database, 9)
    stored = stored_tables(database)
    assert set(stored) == set(stock.ids)
    overs = [saved.replay().state.over() for saved in stored.values()]
    assert any(overs)
    assert not all(overs)
    assert {saved.players for saved in stored.values()} == {2, 3, 4}
    with Hosted(database, tmp_path / "server.log") as server:
        mine = server.ask("/api/tables?scope=mine", token=stock.token)
        assert {table["id"] for table in mine} == set(stock.ids)
        for table in mine:
            saved = stored[table["id"]]
            assert (table["version"], table["over"]) == (len(saved.events), saved.states[-1].over())
        assert server.stop() == 0
