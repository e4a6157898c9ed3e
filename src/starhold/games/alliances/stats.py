"""What of a finished game a designer wants to count, by seat: turn order, main factions, ideology, technologies."""

from __future__ import annotations

from starhold.core.game import State
from starhold.games.alliances.actions import FACTION_NAMES, TECHNOLOGY_NAMES
from starhold.games.alliances.card_table import NONE
from starhold.games.alliances.scoring import IDEOLOGY_NAMES, main_ideology
from starhold.games.alliances.state import AlliancesState


def stats(position: State, seat: int) -> dict[str, list[str]]:
    """Things by category; one that occurs twice is named twice."""
    assert isinstance(position, AlliancesState)
    alliance = position.alliances[seat]
    ideology = main_ideology(position, seat)
    bits = alliance.techs
    return {
        "order": [str(position.first_order.index(seat) + 1)],
        "seat": [str(seat + 1)],
        "ideology": ["none" if ideology == NONE else IDEOLOGY_NAMES[ideology]],
        "faction": [FACTION_NAMES[card] for card in alliance.mains],
        "technology": [name for number, name in enumerate(TECHNOLOGY_NAMES) if bits >> number & 1],
    }
