"""The figures of the engine: decisions a second, the cost of a clone and a view, and a checksum over seeded games.

`python -m benches.engine GAME [SECONDS]` prints them as JSON for the build that is running; `benchmark` runs that
in processes of its own for the compiled and the interpreted build, in turns, so that both meet the same machine.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import starhold
from benches.batched import batched_figures
from starhold.arena.playout import play_random
from starhold.core.chance import Seeded
from starhold.core.record import Record, digest
from starhold.core.record_text import dump, load
from starhold.core.rng import Rng

CHECKOUT: Final = Path(__file__).parents[1]
TURNS: Final = 3  # how often each build is measured; the median counts
CHECKED_GAMES: Final = 50
CHECKED_DECISIONS: Final = 30_000  # of long games fewer are checked


def _play(game: str, seed: int) -> tuple[int, starhold.State, float]:
    """One random game: how many decisions, its end, and how long play took once the table was laid."""
    one = starhold.game(game)
    state = one.new(players=max(2, one.min_players), seed=seed)
    chance, rng = Seeded(seed), Rng(f"bench/{seed}")
    began = perf_counter()
    result = play_random(state, chance, rng)
    return result.decisions, state, perf_counter() - began


def measure(game: str, seconds: float) -> dict[str, Any]:
    """All figures of one game in this process, random play on one core."""
    gc.disable()  # states hold no cycles
    checksum = _checksum(game)
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds:
        made, _, took = _play(game, games)
        decisions += made
        games += 1
        spent += took
    return {
        "compiled": starhold.compiled(),
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        **batched_figures(game, seconds / 2, decisions / spent),
        **_position_figures(game),
        "replay_longest_seconds": _replay_seconds(game),
        **_own_figures(game),
        "checksum": checksum[:16],
    }


def _checksum(game: str) -> str:
    """Over the ends of seeded games: the same wherever they are played."""
    ends, decisions = "", 0
    for seed in range(CHECKED_GAMES):
        if decisions >= CHECKED_DECISIONS:
            break
        made, end, _ = _play(game, seed)
        decisions += made
        ends += digest(end)
    return hashlib.sha256(ends.encode()).hexdigest()


def _middle(game: str) -> starhold.State:
    """A position in the middle of a game, for what is measured of one position."""
    state = starhold.game(game).new(players=max(2, starhold.game(game).min_players), seed=3)
    chance, rng = Seeded(3), Rng("middle")
    for _ in range(120):
        seat = state.waiting()[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))], chance)
    return state


def _position_figures(game: str) -> dict[str, float]:
    state = _middle(game)
    began = perf_counter()
    for _ in range(20_000):
        state.clone()
    clone = (perf_counter() - began) / 20_000
    began = perf_counter()
    for _ in range(1_000):
        state.view(0)
    view = (perf_counter() - began) / 1_000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(1_000)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(clones)
    tracemalloc.stop()
    return {"clone_microseconds": clone * 1e6, "view_microseconds": view * 1e6, "state_bytes": size}


def _own_figures(game: str) -> dict[str, float]:
    """What a game measures of itself, if anything."""
    measure: Callable[[], dict[str, float]] | None = starhold.game(game).part("bench_figures")
    return measure() if measure is not None else {}


def _replay_seconds(game: str) -> float:
    """Reading and replaying the longest of twenty random games at a full table, of fewer where they are long."""
    one = starhold.game(game)
    longest = ""
    steps = 0
    for seed in range(20):
        if steps >= CHECKED_DECISIONS // 2:
            break
        record = Record(one, one.max_players, {}, Seeded(seed), luck=f"seed {seed}")
        rng = Rng(f"replay/{seed}")
        while not record.state.over():
            for seat in record.state.waiting():
                options = record.state.legal(seat)
                record.play(seat, options[rng.below(len(options))])
                steps += 1
        longest = max(longest, dump(record), key=len)
    began = perf_counter()
    load(longest)
    return perf_counter() - began


# -- both builds, side by side


def _run(arguments: list[str], path: Path | None) -> dict[str, Any]:
    """One measurement in a process of its own, with `path` before everything else."""
    before = [str(path)] if path is not None else os.environ.get("PYTHONPATH", "").split(os.pathsep)
    environment = {"PYTHONPATH": os.pathsep.join([*filter(None, before), str(CHECKOUT)])}
    done = subprocess.run(
        [sys.executable, "-m", "benches.engine", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _source_only(folder: Path) -> Path:
    """A copy of the package without its compiled modules: the interpreted build."""
    package = Path(starhold.__file__).parent
    shutil.copytree(package, folder / "starhold", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def benchmark(game: str, seconds: float) -> dict[str, Any]:
    """Figures of the running build, with the interpreted one beside it where that is another."""
    compiled: list[dict[str, Any]] = []
    interpreted: list[dict[str, Any]] = []
    with TemporaryDirectory() as folder:
        source = _source_only(Path(folder))
        for _ in range(TURNS):
            compiled.append(_run([game, str(seconds)], None))
            if starhold.compiled():
                interpreted.append(_run([game, str(seconds)], source))
    result = _median(compiled)
    result["interpreted_ratio"] = 1.0
    if interpreted:
        slow = _median(interpreted)
        result["interpreted_ratio"] = result["decisions_per_second"] / slow["decisions_per_second"]
        result["interpreted_decisions_per_second"] = slow["decisions_per_second"]
        result["same_checksum"] = slow["checksum"] == result["checksum"]
    return result


def _median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        name: value if isinstance(value, (bool, str)) else median(run[name] for run in runs)
        for name, value in runs[0].items()
    }


def main(arguments: list[str]) -> None:
    game, seconds = (*arguments, "4")[:2]
    print(json.dumps(measure(game, float(seconds))))


if __name__ == "__main__":
    main(sys.argv[1:])
