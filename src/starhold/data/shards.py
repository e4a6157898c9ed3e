"""A shard of a data set: some of its games, played and written down. The same in whatever process it is made.

Each game is a record, and for each decision in it a row of a table; a game is a row group of that table.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import starhold
from starhold.arena.own_bots import BotFault, any_bot
from starhold.arena.playout import MOST_DECISIONS
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.ranking import winners
from starhold.core.record import Record
from starhold.core.record_text import dump
from starhold.core.rng import Rng
from starhold.envs.features import Features

LEVEL: Final = 9  # of zstd: most features are 0


@dataclass(frozen=True)
class Plan:
    """All that a data set depends on."""

    game: str
    players: int
    bots: tuple[str, ...]  # one a seat; they change places from game to game
    games: int
    seed: int
    options: dict[str, object]
    seconds: float  # for a decision of a bot of one's own


@dataclass
class Unit:
    """The games of one shard, by number."""

    plan: Plan
    numbers: range

    def __str__(self) -> str:
        plan, numbers = self.plan, self.numbers
        seeds = f"seeds {plan.seed}/{numbers[0]} to {plan.seed}/{numbers[-1]}"
        return f"a shard of {plan.game} by {', '.join(plan.bots)} with {seeds}"


@dataclass
class Shard:
    """What came of them."""

    positions: bytes = b""  # Parquet
    rows: int = 0
    games: list[dict[str, Any]] = field(default_factory=list)  # one a game, as `games.jsonl` has it
    records: dict[str, str] = field(default_factory=dict)  # by file name


def schema(features: int, actions: int) -> pa.Schema:
    """The columns of a table of positions."""
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),  # its number in the data set
            pa.field("step", pa.int32(), nullable=False),  # how many steps of its record went before
            pa.field("seat", pa.int8(), nullable=False),  # who decides
            pa.field("features", pa.list_(pa.float32(), features), nullable=False),  # what that seat knows
            pa.field("mask", pa.list_(pa.int8(), actions), nullable=False),  # 1 for each action that is legal
            pa.field("action", pa.int32(), nullable=False),  # what was chosen
            pa.field("outcome", pa.float32(), nullable=False),  # the seat's share of the win in the end
            pa.field("points", pa.int32(), nullable=False),  # of the seat in the end
        ]
    )


def seats(plan: Plan, number: int) -> list[str]:
    """Who sits where in the game of that number."""
    turn = number % plan.players
    return [*plan.bots[turn:], *plan.bots[:turn]]


def make(unit: Unit) -> Shard:
    """Play the games and write them down."""
    shard = Shard()
    features = Features(starhold.game(unit.plan.game))
    sink = io.BytesIO()
    with pq.ParquetWriter(
        sink, schema(features.size, features.actions), compression="zstd", compression_level=LEVEL
    ) as table:
        for number in unit.numbers:
            _play(unit.plan, number, features, shard, table)
    shard.positions = sink.getvalue()
    return shard


def _play(plan: Plan, number: int, features: Features, shard: Shard, table: pq.ParquetWriter) -> None:
    """The game that `starhold simulate` plays with that seed, by bots in these seats."""
    seed = f"{plan.seed}/{number}"
    game = starhold.game(plan.game)
    names = seats(plan, number)
    record = Record(game, plan.players, plan.options, Seeded(seed, "set-up"), names, f"seed {seed}")
    record.chance.source = Seeded(seed)
    rng = Rng(f"choices/{seed}")
    seen: list[Any] = []
    masks: list[Any] = []
    who: list[int] = []
    actions: list[int] = []
    fault = ""
    try:
        where = f"a game of {plan.game} with seed {seed}"
        bots = [any_bot(name, f"{seed}/{seat}", plan.seconds, where) for seat, name in enumerate(names)]
        while not record.state.over() and len(actions) < MOST_DECISIONS:
            for seat in record.state.waiting():
                action = answer(record.state, seat, bots[seat], rng)
                seen.append(features.observe(record.state, seat))
                masks.append(features.mask(record.state, seat))
                who.append(seat)
                actions.append(action)
                record.play(seat, action)
    except BotFault as error:
        fault = str(error)
    state = record.state
    scores = state.scores()
    first = winners(scores) if state.over() else []
    name = f"{number:07}.record"
    shard.records[name] = dump(record)
    shard.rows += len(actions)
    shard.games.append(
        {
            "game": number,
            "seed": seed,
            "bots": names,
            "finished": state.over(),
            "fault": fault,
            "positions": len(actions),
            "rounds": state.rounds(),
            "end_reason": state.end_reason(),
            "points": [score.total for score in scores],
            "winners": list(first),
            "record": name,
        }
    )
    if not actions:
        return
    shares = np.array([1.0 / len(first) if seat in first else 0.0 for seat in range(plan.players)], np.float32)
    totals = np.array([score.total for score in scores], np.int32)
    seat_of = np.array(who, np.int8)
    columns = [
        pa.array(np.full(len(actions), number, np.int32)),
        pa.array(np.arange(len(actions), dtype=np.int32)),
        pa.array(seat_of),
        pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(seen)), features.size),
        pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(masks)), features.actions),
        pa.array(np.array(actions, np.int32)),
        pa.array(shares[seat_of]),
        pa.array(totals[seat_of]),
    ]
    table.write_table(pa.Table.from_arrays(columns, schema=schema(features.size, features.actions)))
