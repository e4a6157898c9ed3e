"""The server's parts of `make bench`: moves at many tables, several processes, stored tables, bots and the coach.

The server, the generator of the load and this are three processes, PostgreSQL a fourth; nothing leaves the machine.
How busy it was is told beside each part (`load`): where it has other work, look at the processor time of each move.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, Final

import starhold
from benches.database import BenchDatabase, fill
from benches.hosting import HOST, Hosted
from benches.load import generate
from benches.postgres import Postgres, postgres
from benches.wire import quantile
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.record import Record
from starhold.core.record_text import dump
from starhold.core.rng import Rng

PREPARING: Final = 900.0  # seconds a slow machine may take before and after what is measured
LISTINGS: Final = 40
SETTLING: Final = 60  # seconds at the most until a server stands still …
STILL_KB: Final = 64  # … which is when it has grown by less than this in one
GAMES: Final = ("race", "duel", "alliances", "starfarers")


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured; the defaults are the promise."""

    tables: int = 1_000  # of four persons, each with a socket
    rate: float = 400.0  # moves a second over all tables
    seconds: float = 60.0
    bot_tables: int = 100  # each of one person against the strongest bot
    bot: str = "oracle"
    every: float = 5.0  # seconds after which a person moves
    shared_tables: int = 200  # on PostgreSQL, with one process and with two
    rates: tuple[float, ...] = (100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800)  # tried there, one by one
    stage: float = 8.0  # seconds of each of these rates
    bound_ms: float = 150.0  # a rate is too high where a hundredth of the moves takes longer
    stored: int = 100_000
    opened: int = 1_000  # of the stored ones, one after the other
    idle: int = 500  # stored ones read in to see what they weigh
    coached_tables: int = 50  # that play while hints and reviews are asked for
    coached_rate: float = 25.0
    hints: int = 20  # in each game
    hinted: tuple[str, ...] = GAMES
    reviewed: tuple[str, ...] = GAMES  # a whole game of each


def capacity(folder: Path, size: Size) -> dict[str, Any]:
    """Moves at many tables at once."""
    with Hosted(folder / "play.db", folder / "play.log") as server:
        job = {"do": "play", "tables": size.tables, "rate": size.rate, "seconds": size.seconds, "server": server.pid}
        return _generated(job, server, size.seconds) | {"server_mb": server.memory() / 1024}


def bots(folder: Path, size: Size) -> dict[str, Any]:
    """Many tables of strong bots at once."""
    with Hosted(folder / "bots.db", folder / "bots.log") as server:
        job = {"do": "bots", "tables": size.bot_tables}
        job |= {"bot": size.bot, "every": size.every, "seconds": size.seconds}
        result = _generated(job, server, size.seconds)
        said = (folder / "bots.log").read_text(errors="replace")
        return result | {"bots_replaced": said.count("bot-replaced"), "bots_not_reached": said.count("bot-not-reached")}


def processes(folder: Path, size: Size) -> dict[str, Any]:
    """One process on PostgreSQL, and two: how many moves a second before they take too long, and what each costs."""
    result: dict[str, Any] = {}
    with postgres(folder / "postgres") as database:
        for name, count in (("one", 1), ("two", 2)):
            stages = _climb(folder, size, database, name, count)
            fine = [stage for stage in stages if stage["p99_ms"] <= size.bound_ms] or stages[:1]
            best = fine[-1]
            result[f"{name}_moves_per_second"] = best["moves_per_second"]
            result |= {f"{name}_{key}": best[key] for key in ("p50_ms", "p99_ms")}
            result[f"{name}_errors"] = sum(stage["errors"] for stage in stages)
            result |= {f"{name}_{part}_cpu_ms": cost for part, cost in best["cpu_ms_per_move"].items()}
            result[f"{name}_stages"] = [
                (one["asked_per_second"], one["moves_per_second"], one["p99_ms"]) for one in stages
            ]
    result["two_to_one"] = result["two_moves_per_second"] / max(1e-9, result["one_moves_per_second"])
    # With a core for each process, and others for generator and database: by what a move costs the servers.
    result["two_to_one_by_cpu"] = 2 * result["one_server_cpu_ms"] / max(1e-9, result["two_server_cpu_ms"])
    return result


def _climb(folder: Path, size: Size, database: Postgres, name: str, count: int) -> list[dict[str, Any]]:
    more = ("--processes", str(count)) if count > 1 else ()
    with Hosted(database.address(name), folder / f"{name}.log", *more) as server:
        job = {"do": "climb", "tables": size.shared_tables, "rates": size.rates, "seconds": size.stage}
        job |= {"bound_ms": size.bound_ms, "server": server.pid, "database": database.pid}
        stages: list[dict[str, Any]] = _generated(job, server, size.stage * len(size.rates))["stages"]
        return stages


def stored(folder: Path, size: Size) -> dict[str, Any]:
    """Stored tables: what one weighs when it is ready to play at, how soon it is there, how soon mine are listed."""
    stock: BenchDatabase = fill(folder / "stock.db", size.stored)
    ids = random.Random(0).sample(stock.ids, len(stock.ids))
    sample, others = ids[: size.opened], ids[size.opened :]
    with Hosted(folder / "stock.db", folder / "stock.log") as server:

        def do(job: dict[str, Any]) -> dict[str, Any]:
            return generate(job | {"host": HOST, "port": server.port, "token": stock.token}, PREPARING)

        opened = do({"do": "open", "ids": sample})
        listed = do({"do": "ask", "path": "/api/tables?scope=mine&limit=100", "times": LISTINGS})
        before = _settled(server)
        ready = server.ask("/healthz")["tables"]
        idle = do({"do": "open", "ids": others[: size.idle]})
        more, after = server.ask("/healthz")["tables"] - ready, server.memory()
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


def _settled(server: Hosted) -> int:
    """What the server holds when it has read all its words, in KB: till then that grows without any table."""
    before = server.memory()
    for _ in range(SETTLING):
        sleep(1.0)
        now = server.memory()
        if abs(now - before) < STILL_KB:
            break
        before = now
    return before


def coach(folder: Path, size: Size) -> dict[str, Any]:
    """Hints and reviews, and what tables that play beside them notice."""
    seats = {id: starhold.game(id).max_players for id in {*size.hinted, *size.reviewed}}
    records = {id: _finished(id, seats[id]) for id in size.reviewed}
    with Hosted(folder / "coach.db", folder / "coach.log") as server:
        job = {"do": "coached", "tables": size.coached_tables, "rate": size.coached_rate, "seconds": size.seconds}
        job |= {"hints": size.hints, "hinted": size.hinted, "seats": seats, "records": records}
        return _generated(job, server, size.seconds)


def _finished(id: str, players: int) -> str:
    """A game among bots, played to its end."""
    record = Record(starhold.game(id), players, {}, Seeded(1), luck="seed 1")
    seated = [bot("captain", f"bench/{seat}") for seat in range(players)]
    rng = Rng("bench")
    while not record.state.over():
        seat = record.state.waiting()[0]
        record.play(seat, answer(record.state, seat, seated[seat], rng))
    return dump(record)


def _generated(job: Mapping[str, Any], server: Hosted, seconds: float) -> dict[str, Any]:
    return generate({**job, "host": HOST, "port": server.port, "seed": 0}, seconds + PREPARING)


Part = Callable[[Path, Size], dict[str, Any]]
PARTS: Final[dict[str, Part]] = {
    "capacity": capacity,
    "bots": bots,
    "processes": processes,
    "stored": stored,
    "coach": coach,
}


def measure(name: str, size: Size) -> dict[str, Any]:
    """The figures of one part, and how busy the machine was before and after."""
    before = os.getloadavg()[0]
    with TemporaryDirectory(prefix="starhold-bench-") as scratch:
        result = PARTS[name](Path(scratch), size)
    return result | {"load": [round(before, 1), round(os.getloadavg()[0], 1)]}
