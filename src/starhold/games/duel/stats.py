"""What of a finished game a designer wants to count, by seat: who began, which cards and types were played."""

from __future__ import annotations

from starhold.core.game import State
from starhold.games.duel.actions import CARD_NAMES
from starhold.games.duel.state import DuelState

TYPE_NAMES = ("station", "shuttle", "planet", "colonisation", "ship")


def stats(position: State, seat: int) -> dict[str, list[str]]:
    """Things by category; one that occurs twice is named twice."""
    assert isinstance(position, DuelState)
    universe = position.universes[seat]
    return {
        "order": ["first" if position.starter == seat else "second"],
        "type": [TYPE_NAMES[position.table.type[card]] for card in universe.laid]
        + ["research"] * len(universe.researched),
        "card": [CARD_NAMES[card] for card in universe.laid + universe.researched],
    }
