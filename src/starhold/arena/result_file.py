"""Results game by game, as JSON lines or as Parquet (extra `data`): written whole, or not at all."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from starhold.arena.whole_file import put
from starhold.arena.workers import Job, Outcome
from starhold.core.errors import BadOption

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
Row = dict[str, Any]


def check_out(path: Path) -> None:
    """Say before the first game, not after the last, that nothing could be written."""
    if path.suffix not in (LINES, PARQUET):
        raise BadOption(f"--out: results are written as {PARQUET} or {LINES}, not as '{path.name}'")
    if path.suffix == PARQUET and find_spec("pyarrow") is None:
        raise BadOption(f"--out: {PARQUET} needs pyarrow: pip install 'starhold[data]'")
    if not path.parent.is_dir():
        raise BadOption(f"--out: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise BadOption(f"--out: nothing can be written in {path.parent}")
    if path.is_dir():
        raise BadOption(f"--out: {path} is a folder")


def row(number: int, job: Job, outcome: Outcome) -> Row:
    """One game."""
    return {
        "number": number,
        "game": job.game,
        "players": job.players,
        "seed": job.seed,
        "bots": job.bots,
        "options": dict(job.options),
        "finished": outcome.finished,
        "decisions": outcome.decisions,
        "rounds": outcome.rounds,
        "end_reason": outcome.end_reason,
        "scores": outcome.scores,
        "tiebreaks": outcome.tiebreaks,
        "winners": outcome.winners() if outcome.finished else [],
        "sources": list(outcome.parts),
        "violations": outcome.violations,
        "fault": outcome.fault,
    }


def write(path: Path, rows: Sequence[Row]) -> None:
    """The same rows give the same bytes."""
    try:
        put(path, _parquet(rows) if path.suffix == PARQUET else _lines(rows))
    except OSError as error:
        raise BadOption(f"--out: {path} cannot be written: {error.strerror or error}") from error


def _lines(rows: Sequence[Row]) -> bytes:
    return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in rows).encode()


def _parquet(rows: Sequence[Row]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    counts, words = pa.list_(pa.int32()), pa.list_(pa.string())
    types = {
        "number": pa.int64(),
        "game": pa.string(),
        "players": pa.int8(),
        "seed": pa.string(),
        "bots": words,
        "options": pa.string(),  # JSON, for their types differ
        "finished": pa.bool_(),
        "decisions": pa.int32(),
        "rounds": pa.int32(),
        "end_reason": pa.string(),
        "scores": counts,
        "tiebreaks": counts,
        "winners": counts,
        "sources": pa.list_(pa.map_(pa.string(), pa.int32())),
        "violations": words,
        "fault": pa.string(),
        "a": pa.string(),  # of an arena
        "b": pa.string(),
        "result": pa.float64(),
    }
    schema = pa.schema([(name, types[name]) for name in rows[0]])
    plain = [
        one | {"options": json.dumps(one["options"]), "sources": [list(parts.items()) for parts in one["sources"]]}
        for one in rows
    ]
    sink = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(plain, schema), sink, compression="zstd")
    return sink.getvalue()
