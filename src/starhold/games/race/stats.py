"""What of a finished game a designer wants to count, by seat: the seat, the start world, which cards were placed."""

from __future__ import annotations

from starhold.core.game import State
from starhold.games.race.actions import CARD_NAMES
from starhold.games.race.state import RaceState


def stats(position: State, seat: int) -> dict[str, list[str]]:
    """Things by category; one that occurs twice is named twice."""
    assert isinstance(position, RaceState)
    tableau = position.empires[seat].tableau
    return {
        "seat": [str(seat + 1)],
        "start world": [CARD_NAMES[tableau[0]]],
        "type": ["world" if position.table.world[card] else "development" for card in tableau[1:]],
        "card": [CARD_NAMES[card] for card in tableau[1:]],
    }
