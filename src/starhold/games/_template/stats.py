"""What is counted of a finished game."""

from __future__ import annotations

from starhold.core.game import State
from starhold.games._template.actions import CARD_NAMES
from starhold.games._template.state import TemplateState


def stats(position: State, seat: int) -> dict[str, list[str]]:
    """Things by category: the seat, and the cards left in hand."""
    assert isinstance(position, TemplateState)
    return {"seat": [str(seat + 1)], "card": [CARD_NAMES[card] for card in position.stations[seat].hand]}
