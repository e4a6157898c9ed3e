"""What must hold after every step, whatever was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games._template.actions import ALL_CARDS

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState


def check(s: TemplateState) -> list[str]:
    """Everything that does not hold, in words."""
    cards = s.deck + s.discard
    for station in s.stations:
        cards = cards + station.hand
    return [] if sorted(cards) == list(ALL_CARDS) else [f"cards lost or doubled: {sorted(cards)}"]
