"""Making a data set: shard by shard into a folder beside it, which becomes the data set when all of it is there.

So a data set is whole or not there. A run that was killed, or that found the disk full, leaves whole shards in
`DIR.unfinished`: the same command goes on with them and ends with the same bytes.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import starhold
from starhold.arena.sharing import crew
from starhold.arena.whole_file import put
from starhold.arena.workers import Job, fingerprint
from starhold.core.errors import BadOption, StarholdError
from starhold.data.datasheet import datasheet, readme
from starhold.data.shards import Plan, Shard, Unit, make

ENDING: Final = ".unfinished"
WORK: Final = "work"  # what is being made; only while it is
DONE: Final = "done"  # a file for each shard that is there; only while it is made
POSITIONS: Final = "positions"
RECORDS: Final = "records"
GAMES: Final = "games.jsonl"
SHEET: Final = "datasheet.json"
README: Final = "README.md"
MOST_IN_SHARD: Final = 100  # games
SHARDS: Final = 32  # at least, where there are so many games


def units_of(plan: Plan) -> list[Unit]:
    """The same shards whoever makes them."""
    size = max(1, min(MOST_IN_SHARD, -(-plan.games // SHARDS)))
    return [Unit(plan, range(start, min(start + size, plan.games))) for start in range(0, plan.games, size)]


def check_folder(out: Path) -> None:
    """A data set is made where nothing is."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadOption(f"--out: {out} is there already: name a new or an empty folder")
    if not out.absolute().parent.is_dir():
        raise BadOption(f"--out: there is no folder {out.absolute().parent}")


def make_all(
    plan: Plan, out: Path, workers: int, cluster: str | None, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Make the data set; its datasheet is returned. `progress` is told how many games are done."""
    check_folder(out)
    aside = out.with_name(out.name + ENDING)
    try:
        _begin(plan, aside)
        _fill(units_of(plan), aside, workers, cluster, progress)
        sheet = _finish(plan, aside)
        aside.replace(out)
    except OSError as error:
        _tidy(aside)
        raise BadOption(f"--out: {error.filename or aside} cannot be written: {error.strerror or error}") from error
    except StarholdError:
        _tidy(aside)
        raise
    return sheet


def _tidy(aside: Path) -> None:
    """Nothing stays where nothing was finished."""
    if aside.is_dir() and not (aside / DONE).exists() and (aside / WORK).exists():
        shutil.rmtree(aside)


def _begin(plan: Plan, aside: Path) -> None:
    """A new folder, or the one that was left of the same data set."""
    work = json.dumps({"plan": asdict(plan), "games": _fingerprint(plan)}, indent=1).encode()
    mark = aside / WORK
    if mark.exists():
        if mark.read_bytes() != work:
            raise BadOption(f"--out: {aside} is left of another data set: finish that one, or remove the folder")
        return
    if aside.exists() and any(one for one in aside.iterdir() if not one.name.startswith(f"{WORK}.")):
        raise BadOption(f"--out: {aside} is in the way: remove it")
    aside.mkdir(exist_ok=True)
    put(mark, work)


def _fingerprint(plan: Plan) -> str:
    """Of the version, the rules and what the bots have learnt."""
    return fingerprint([Job(plan.game, plan.players, list(plan.bots), str(plan.seed), False, plan.options)])


def _fill(units: list[Unit], aside: Path, workers: int, cluster: str | None, progress: Callable[[int], None]) -> None:
    due = [place for place in range(len(units)) if not (aside / DONE / f"{place:05}.json").exists()]
    count = sum(len(unit.numbers) for unit in units) - sum(len(units[place].numbers) for place in due)
    progress(count)
    if not due:
        return
    own = any(":" in name for name in units[0].plan.bots)
    with crew(min(workers, len(due)), cluster, apart=own) as crowd:
        for ready, shard in crowd.each(make, [units[place] for place in due]):
            _put(shard, aside, due[ready])
            count += len(units[due[ready]].numbers)
            progress(count)


def _put(shard: Shard, aside: Path, place: int) -> None:
    """One shard; that it is done is written last."""
    name = f"{place:05}"
    for record, text in shard.records.items():
        put(aside / RECORDS / name / record, text.encode())
    put(aside / POSITIONS / f"{name}.parquet", shard.positions)
    for game in shard.games:
        game["record"] = f"{RECORDS}/{name}/{game['record']}"
    put(aside / DONE / f"{name}.json", json.dumps({"rows": shard.rows, "games": shard.games}).encode())


def _finish(plan: Plan, aside: Path) -> dict[str, Any]:
    """What is written of the whole, when all shards are there."""
    done = [json.loads(path.read_bytes()) for path in sorted((aside / DONE).iterdir())]
    games = [game for shard in done for game in shard["games"]]
    put(aside / GAMES, "".join(json.dumps(game, ensure_ascii=False) + "\n" for game in games).encode())
    sheet = datasheet(plan, games, [shard["rows"] for shard in done])
    put(aside / SHEET, (json.dumps(sheet, indent=1, ensure_ascii=False) + "\n").encode())
    put(aside / README, readme(sheet, starhold.game(plan.game).title).encode())
    for left in aside.rglob("*.new"):  # of a process that was killed while it wrote
        left.unlink()
    shutil.rmtree(aside / DONE)
    (aside / WORK).unlink()
    return sheet
