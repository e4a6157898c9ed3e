"""`starhold serve` whose luck is the same each time: a table's follows from who opens it and how, a bot's from the
position and how often it was met (who plays at random must not go round in circles). What a test finds, it finds
again; a rare deal is met by every run or by none."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

from starhold.cli import main
from starhold.core.game import State
from starhold.core.record import digest
from starhold.server import bots, creation


class Foreseen:
    """Stands in for the module `secrets`: gives what follows from what it was told last."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.told = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def token_bytes(self, size: int) -> bytes:
        return hashlib.sha512(self.told.encode()).digest()[:size]

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


def foresee() -> None:
    tables: Any = Foreseen(creation.secrets)  # type: ignore[attr-defined]
    choices: Any = Foreseen(bots.secrets)  # type: ignore[attr-defined]
    seated, ask = creation._seated, bots.Bots._ask
    met: Counter[str] = Counter()

    def foreseen_table(opening: Any, holders: list[str], guest: Any, wish: Any, now: float) -> Any:
        tables.told = f"{opening.game.id} {opening.options} {holders} {guest.name} {len(opening.steps)}"
        return seated(opening, holders, guest, wish, now)

    async def foreseen_choice(self: Any, state: State, seat: int, bot: str, seconds: float) -> Any:
        asked = f"{digest(state)} {seat} {bot}"
        met[asked] += 1
        choices.told = f"{asked} {met[asked]}"  # asked for before anything else can happen
        return await ask(self, state, seat, bot, seconds)

    creation.secrets, bots.secrets = tables, choices  # type: ignore[attr-defined]
    creation._seated = foreseen_table
    bots.Bots._ask = foreseen_choice  # type: ignore[method-assign]


if __name__ == "__main__":
    foresee()
    main()
