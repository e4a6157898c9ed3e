"""Points (template:5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.score import Score

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState

END_REASONS: Final = ("", "rounds")


def score(s: TemplateState, seat: int) -> Score:
    """Beacons, and nothing else."""
    beacons = s.stations[seat].beacons
    return Score(seat, beacons, 0, [("beacons", beacons)])
