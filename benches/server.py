"""The server's part of `make bench`: many tables moved at, and many stored ones opened and listed.

The server, the generator of the load and this are three processes; nothing leaves the machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from benches.database import BenchDatabase, fill
from benches.hosting import HOST, Hosted
from benches.load import generate
from benches.wire import quantile

PREPARING: Final = 900.0  # seconds a slow machine may take before and after what is measured
LISTINGS: Final = 40


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured; the defaults are the promise."""

    tables: int = 250
    rate: float = 100.0  # moves a second over all tables
    seconds: float = 60.0
    bot_tables: int = 100  # each of one person against the strongest bot
    bot: str = "oracle"
    every: float = 5.0  # seconds after which a person moves
    stored: int = 10_000
    opened: int = 300  # of the stored ones, one after the other
    idle: int = 500  # stored ones read in to see what they weigh


def measure(size: Size, tick: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """All figures of the server."""
    with TemporaryDirectory(prefix="starhold-bench-") as scratch:
        folder = Path(scratch)
        result = _play(folder, size)
        result |= _play_bots(folder, size)
        tick(1)
        stock = fill(folder / "stock.db", size.stored)
        tick(2)
        return result | _look(folder, size, stock, tick)


def _play(folder: Path, size: Size) -> dict[str, Any]:
    """Moves at many tables at once."""
    with Hosted(folder / "play.db", folder / "play.log") as server:
        job = {"do": "play", "host": HOST, "port": server.port, "seed": 0}
        job |= {"tables": size.tables, "rate": size.rate, "seconds": size.seconds}
        result = generate(job, size.seconds + PREPARING)
        # All of its life, laying the tables included: an upper bound for what the moves cost.
        return result | {"server_cpu_seconds": server.processor(), "server_mb": server.memory() / 1024}


def _play_bots(folder: Path, size: Size) -> dict[str, Any]:
    """Many tables of strong bots at once."""
    with Hosted(folder / "bots.db", folder / "bots.log") as server:
        job = {"do": "bots", "host": HOST, "port": server.port, "seed": 0, "tables": size.bot_tables}
        job |= {"bot": size.bot, "every": size.every, "seconds": size.seconds}
        result = generate(job, size.seconds + PREPARING)
        said = (folder / "bots.log").read_text(errors="replace")
        return result | {"bots_replaced": said.count("bot-replaced"), "bots_not_reached": said.count("bot-not-reached")}


def _look(folder: Path, size: Size, stock: BenchDatabase, tick: Callable[[int], None]) -> dict[str, Any]:
    """Stored tables: what one weighs when it is ready to play at, how soon it is there, how soon mine are listed."""
    ids = random.Random(0).sample(stock.ids, len(stock.ids))
    sample, others = ids[: size.opened], ids[size.opened :]
    with Hosted(folder / "stock.db", folder / "stock.log") as server:

        def do(job: dict[str, Any]) -> dict[str, Any]:
            return generate(job | {"host": HOST, "port": server.port, "token": stock.token}, PREPARING)

        opened = do({"do": "open", "ids": sample})
        listed = do({"do": "ask", "path": "/api/tables?scope=mine&limit=100", "times": LISTINGS})
        tick(3)
        ready, before = server.ask("/healthz")["tables"], server.memory()
        idle = do({"do": "open", "ids": others[: size.idle]})
        more, after = server.ask("/healthz")["tables"] - ready, server.memory()
        tick(4)
    return {
        "kb_per_table": (after - before) / max(1, more),
        "idle_tables": more,
        "stored_tables": len(stock.ids),
        "open_stored_ms": quantile(opened["times"], 0.99),
        "open_stored_p50_ms": quantile(opened["times"], 0.5),
        "open_stored_max_ms": max(opened["times"]),
        "list_mine_ms": quantile(listed["times"], 0.99),
        "listed": listed["items"],
        "open_errors": opened["errors"] + idle["errors"],
    }
