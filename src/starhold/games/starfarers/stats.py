"""What of a finished game a designer wants to count, by seat: order, colour, friendship cards, upgrades, points."""

from __future__ import annotations

from starhold.core.game import State
from starhold.games.starfarers.actions import FRIENDSHIP_NAMES
from starhold.games.starfarers.board import COLOUR_NAMES, UPGRADE_NAMES
from starhold.games.starfarers.phases.start import colours_of
from starhold.games.starfarers.state import StarfarersState


def stats(position: State, seat: int) -> dict[str, list[str]]:
    """Things by category; one that occurs twice is named twice."""
    assert isinstance(position, StarfarersState)
    fleet = position.fleets[seat]
    colours = colours_of(position.settings.neutral, position.players)
    order = (seat - position.first) % position.players
    return {
        "order": [str(order + 1)],
        "seat": [str(seat + 1)],
        "colour": [COLOUR_NAMES[colours[seat]]],
        "friendship": [name for number, name in enumerate(FRIENDSHIP_NAMES) if fleet.friends >> number & 1],
        "upgrade": [name for number, name in enumerate(UPGRADE_NAMES) for _ in range(fleet.upgrades[number])],
    }
