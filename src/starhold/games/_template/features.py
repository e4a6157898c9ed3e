"""The position as numbers, as a seat sees it: as many of them at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.hands import count_of
from starhold.games._template.actions import COPIES, SIGNALS

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState


def features(s: TemplateState, seat: int) -> list[float]:
    """One's own hand, what was discarded, the beacons from one's own seat on, and the round."""
    hand = s.stations[seat].hand
    row = [float(count_of(hand, card)) / COPIES for card in range(SIGNALS)]
    row += [float(count_of(s.discard, card)) / COPIES for card in range(SIGNALS)]
    places = [s.stations[(seat + ahead) % s.players].beacons for ahead in range(s.players)]
    row += [float(beacons) / 5.0 for beacons in places] + [0.0] * (4 - s.players)
    return [*row, float(s.round) / 5.0]
