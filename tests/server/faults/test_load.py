"""The load bench in small: it measures what it promises, without an error. What it measures is never asserted."""

from __future__ import annotations

from pathlib import Path

from benches.database import fill
from benches.hosting import Hosted
from benches.server import Size, measure
from tests.server.faults.audit import stored_tables

SMALL = Size(tables=3, rate=20, seconds=1, bot_tables=2, bot="captain", every=0.1, stored=30, opened=6, idle=12)


def test_the_load_bench_in_small() -> None:
    parts: list[int] = []
    result = measure(SMALL, parts.append)
    assert parts == [1, 2, 3, 4]
    assert set(result) >= {
        "tables", "sockets", "moves_per_second", "p50_ms", "p99_ms", "errors", "kb_per_table",
        "open_stored_ms", "list_mine_ms", "stored_tables",
    }  # fmt: skip
    assert (result["tables"], result["sockets"], result["moves"]) == (3, 12, 20)
    assert (result["errors"], result["error_kinds"], result["open_errors"]) == (0, {}, 0)
    assert (result["stored_tables"], result["idle_tables"], result["listed"]) == (30, 12, 30)
    assert (result["bot_tables"], result["bot_errors"], result["bots_replaced"]) == (2, 0, 0)
    assert result["bot_moves"] >= 2
    assert 0 < result["bot_move_shown_p50_ms"] <= result["bot_move_shown_p99_ms"]
    assert 0 < result["p50_ms"] <= result["p99_ms"] <= result["max_ms"]


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
