"""The datasheet of a data set: what is in it, how it was made and by what, and how it is read."""

from __future__ import annotations

import platform
from typing import Any

import numpy
import pyarrow

import starhold
from starhold.data.shards import Plan, schema
from starhold.envs.features import Features
from starhold.ladder.checkout import commit

FORMAT = 1
LICENCE = "MIT, as Starhold itself"


def datasheet(plan: Plan, games: list[dict[str, Any]], rows: list[int]) -> dict[str, Any]:
    """As JSON has it. No date and no machine: the same data set has the same datasheet."""
    game = starhold.game(plan.game)
    features = Features(game)
    finished = [one for one in games if one["finished"]]
    return {
        "format": FORMAT,
        "game": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": game.check_options(plan.players, plan.options),
        "seed": plan.seed,
        "counts": {
            "games": len(games),
            "finished": len(finished),
            "faults": sum(bool(one["fault"]) for one in games),
            "positions": sum(rows),
            "shards": len(rows),
            "positions_by_shard": rows,
        },
        "columns": {one.name: str(one.type) for one in schema(features.size, features.actions)},
        "features": {
            "version": features.version,
            "size": features.size,
            "slices": {name: [part.start, part.stop] for name, part in features.slices.items()},
        },
        "actions": [game.space.notation(action) for action in range(features.actions)],
        "made_by": {
            "starhold": starhold.__version__,
            "commit": commit(),
            "weights": _weights(plan),
            "python": platform.python_version(),
            "numpy": numpy.__version__,
            "pyarrow": pyarrow.__version__,
        },
        "command": command(plan),
        "licence": LICENCE,
    }


def _weights(plan: Plan) -> str:
    """The hash of what the levels have learnt of the game; empty if there is nothing."""
    from starhold.bots.weights import BadWeights, weights

    try:
        return str(weights(plan.game).card["sha256"])
    except BadWeights:
        return ""


def command(plan: Plan) -> str:
    """The line that makes it again."""
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    who = ",".join(plan.bots)
    size = f"--players {plan.players} --games {plan.games} --seed {plan.seed}"
    return f"starhold dataset {plan.game} --bots {who} {size}{options} --out DIR"


def readme(sheet: dict[str, Any], title: str) -> str:
    """For people."""
    counts, features = sheet["counts"], sheet["features"]
    slices = "".join(f"| `{name}` | {low} | {high} |\n" for name, (low, high) in features["slices"].items())
    columns = "".join(
        f"| `{name}` | {kind.replace('not null', '').strip()} |\n" for name, kind in sheet["columns"].items()
    )
    made = "".join(f"| {name} | {value or '–'} |\n" for name, value in sheet["made_by"].items())
    faults = f"; {counts['faults']} ended by a fault of a bot" if counts["faults"] else ""
    played = f"{counts['games']} games of {sheet['players']} players, {counts['finished']} of them finished{faults}"
    return f"""\
# {title}: {counts["games"]} games by bots

{counts["positions"]} decisions in {played}.
Players were the bots {", ".join(f"`{bot}`" for bot in sheet["bots"])}, who changed places from game to game.
Nobody's play but theirs is in it. Licence: {sheet["licence"]}.

## What is where

- `positions/*.parquet`: a row for each decision, {counts["shards"]} shards, zstd; a game is a row group.
- `records/*/*.record`: each game as a text, with all luck that fell: `starhold replay` shows it, `starhold review`
  comments on it.
- `games.jsonl`: a line a game: its seed, who sat where, points, winners, and its record.
- `datasheet.json`: this page for programs, with the notation of every action by its number.

| column | type |
|---|---|
{columns}
`features` is what the deciding seat may know (`starhold.envs.features`, version {features["version"]}), `mask` has 1
for each legal action, `action` is the one that was chosen, `outcome` the seat's share of the win when the game was over
(0 if it was not), `points` its points then. Choices that are made at the same time stand one after another, each
without knowledge of the others.

## Features by slice

| slice | from | up to, without |
|---|---|---|
{slices}
## How it was made

    {sheet["command"]}

makes it again, to the byte, with any number of workers.

| by | version |
|---|---|
| rules of the game | {sheet["rules_version"]} |
{made}"""
