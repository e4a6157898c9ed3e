"""Write whole games into tests/records/<game>: every player count, every option, greedy and random seats mixed.

    PYTHONPATH=src python tools/make_records.py race

Run it when the rules version of a game is raised: the new games stand beside the old ones, which must replay for ever
under the version they name.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import starhold
from starhold.arena.tables import other_values
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.record_text import dump

FEWEST = 20  # records of a game, as the tests want
FOLDER = Path(__file__).parent.parent / "tests" / "records"


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Player counts and options: each option once, and enough plain games at every count."""
    result: list[tuple[int, dict[str, Any]]] = []
    for option in game.options:
        players = option.players[0] if option.players else max(game.min_players, 2)
        result += [(players, {option.name: value}) for value in other_values(option)]
    counts = range(game.min_players, game.max_players + 1)
    plain = max(5, -(-(FEWEST - len(result)) // len(counts)))
    return result + [(players, {}) for players in counts for _ in range(plain)]


def record(game: Game, players: int, options: dict[str, Any], seed: int) -> Record:
    """One game; one seat in three is random, so that odd positions come up too."""
    names = ["random" if (seat + seed) % 3 == 0 else "greedy" for seat in range(players)]
    bots = [bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    played = Record(game, players, options, starhold.Seeded(seed), names, f"seed {seed}")
    rng = starhold.Rng(f"records/{seed}")
    while not played.state.over():
        seat = played.state.waiting()[0]
        played.play(seat, answer(played.state, seat, bots[seat], rng))
    return played


def main(id: str) -> None:
    game = starhold.game(id)
    folder = FOLDER / id
    folder.mkdir(parents=True, exist_ok=True)
    for seed, (players, options) in enumerate(tables(game), 1):
        kind = "-".join(f"{name}_{value}" for name, value in options.items()) or "plain"
        version = f"v{game.rules_version}-" if game.rules_version > 1 else ""
        path = folder / f"{version}{seed:02}-{players}p-{kind}.record"
        path.write_text(dump(record(game, players, options, seed)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
