"""Points by where they come from (starfarers:13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.game import Score
from starhold.games.starfarers.board import MARKER_POINTS

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def score(s: StarfarersState, seat: int) -> Score:
    """The points recomputed from the board. Only the active player can win (13.5): that one leads whatever the rest."""
    fleet = s.fleets[seat]
    parts = [
        ("colonies", fleet.colonies),
        ("spaceports", 2 * fleet.ports),
        ("markers", MARKER_POINTS * s.markers.count(seat)),
        ("medals", int(fleet.medals).bit_count()),
        ("half_medals", fleet.fame // 2),
    ]
    total = sum(points for _, points in parts)
    return Score(seat, total, 0, [part for part in parts if part[1]], leads=int(s.winner == seat))
