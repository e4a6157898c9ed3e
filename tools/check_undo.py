"""Tries undo in random games of every game, number of players and option, and counts what it would give away.

    PYTHONPATH=. .venv/bin/python tools/check_undo.py [GAME ...] --steps 100000

The property itself stands in `tests/contract/fairness.py`; the suite tries a few hundred steps of each table with it.
"""

from __future__ import annotations

import argparse
import sys

from starhold import all_games
from starhold.arena.tables import every_table
from tests.contract.fairness import Tally, play_and_try

AT_ONCE = 3_000  # steps of one game at most, before the next table has its turn
BEGUN = 50  # and at least


def main() -> int:
    reader = argparse.ArgumentParser(description="What undo would give away.")
    reader.add_argument("games", nargs="*", help="Games by id; all if none is named.")
    reader.add_argument("--steps", type=int, default=100_000, help="Undoable steps of each game to try.")
    asked = reader.parse_args()
    hits = 0
    for game in all_games():
        if asked.games and game.id not in asked.games:
            continue
        tally = Tally()
        tables = every_table(game)
        number = 0
        while tally.undoable < asked.steps:
            players, options = tables[number % len(tables)]
            # Half of all goes to every table in turn, the rest to long games: some options come last in the list.
            most = AT_ONCE if number >= len(tables) else max(BEGUN, asked.steps // (2 * len(tables)))
            play_and_try(game.id, players, options, f"check {number}", min(most, AT_ONCE), tally)
            number += 1
        tried = f"{min(number, len(tables))} of {len(tables)} tables"
        print(
            f"{game.id}: {tally.steps} steps at {tried}, {tally.undoable} undoable, {len(tally.hits)} hits", flush=True
        )
        for hit in tally.hits[:20]:
            print(f"  {hit}")
        hits += len(tally.hits)
    return 1 if hits else 0


if __name__ == "__main__":
    sys.exit(main())
