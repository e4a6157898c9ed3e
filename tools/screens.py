"""Every distinct screen in three sizes, to be looked at one by one: `make shots ARGS=--every` fills build/screens.

Bots play each game; the first time a seat is asked for something it was not asked for before, the table goes on from
there and is looked at. Beside the questions there are the pages around a game: home, rulebook, end, looking back.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

import starhold
from benches.hosting import Hosted
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.record import Record
from starhold.core.record_text import dump
from tools.shots import PHONE, come, look

SIZES: Final = ((1366, 680), (1440, 900), PHONE)
TABLES: Final = (("race", 2), ("race", 4), ("duel", 2), ("alliances", 1), ("alliances", 4), ("starfarers", 4))
SEED: Final = 5
LATE: Final = 3  # rounds: by then there is something on the table


def questions(game: str, players: int) -> Iterator[tuple[str, str]]:
    """Each question of a game that seat 0 is asked alone, with the record up to it; and the whole game, as `end`."""
    bots = [bot("greedy", f"{SEED}/{seat}") for seat in range(players)]
    record = Record(starhold.game(game), players, {}, starhold.Seeded(SEED), luck=f"seed {SEED}")
    rng = starhold.Rng(f"screens/{SEED}")
    early: dict[str, str] = {}
    late: dict[str, str] = {}
    while not record.state.over():
        state = record.state
        frame, waiting = state.frames.of(0), state.waiting()
        seat = waiting[-1]  # the others answer first, so that nobody is seen choosing
        if frame is not None and waiting == [0]:
            name = state.decision(frame.kind).name
            found = late if state.rounds() >= LATE else early
            if name not in found:
                found[name] = dump(record)
        record.play(seat, answer(state, seat, bots[seat], rng))
    yield from {**early, **late}.items()
    yield "end", dump(record)


def every(browser: Browser, server: Hosted, guest: dict[str, Any], folder: Path, games: list[str]) -> None:
    """All of them, a file each: what, then the size."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {size: come(browser, server, guest, size).new_page() for size in SIZES}

    def keep(name: str, address: str) -> None:
        for size, page in pages.items():
            look(page, address, folder / f"{name}-{size[0]}x{size[1]}.png")

    for game, players in TABLES:
        if games and game not in games:
            continue
        wish = {"game": game, "players": players, "options": {}, "public": False, "pace": "live"}
        wish["seats"] = ["me", *["greedy"] * (players - 1)]
        for name, record in questions(game, players):
            table = server.ask("/api/tables", wish | {"record": record}, guest["token"])["id"]
            keep(f"{game}{players}-{name}", f"/t/{table}")
            if name == "end":
                keep(f"{game}{players}-replay", f"/t/{table}/replay")
        keep(f"{game}-rules", f"/rules/{game}")
    keep("home", "/")
