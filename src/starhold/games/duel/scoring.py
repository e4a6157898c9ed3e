"""Points: scored during play and kept by source, so that a player can always see where they came from (duel:I7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.game import Score
from starhold.games.duel.card_table import (
    COUNT_COLONISED,
    COUNT_MILITARY,
    COUNT_PLANETS,
    COUNT_SCIENCE,
    COUNT_SHIPS,
    COUNT_SHUTTLES,
    COUNT_STATIONS,
)

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

# Sources. The first five are the types of epoch cards, by number.
BY_RESEARCH: Final = 5
BY_MILITARY: Final = 6
BY_TRADE: Final = 7
BY_QUADRANT: Final = 8
BY_DIPLOMACY: Final = 9
BY_RIM: Final = 10
BY_INCOME: Final = 11
BY_TILES: Final = 12
BY_OBJECTS: Final = 13
BY_COLONISED: Final = 14
BY_LEGACY: Final = 15  # what science cards score at the end
SOURCES: Final = 16
SOURCE_NAMES: Final = (
    "stations",
    "shuttles",
    "planets",
    "colonisation",
    "ships",
    "research",
    "military",
    "trade",
    "quadrant",
    "diplomacy",
    "rim",
    "income",
    "tiles",
    "objects",
    "colonised",
    "legacy",
)

# Why a game ended: there is one way only.
END_REASONS: Final = ("", "epochs")


def counted(s: DuelState, seat: i64, count: i64) -> i64:
    """How many of something a player has now (`powers.Count`)."""
    universe = s.universes[seat]
    if count == COUNT_PLANETS:
        return len(universe.planets)
    if count == COUNT_SCIENCE:
        return len(universe.researched)
    if count == COUNT_COLONISED:
        return universe.colonised
    if count == COUNT_STATIONS:
        return universe.stations
    if count == COUNT_SHUTTLES:
        return universe.shuttles
    return universe.colony_ships if count == COUNT_SHIPS else universe.influence[count - COUNT_MILITARY]


def total(s: DuelState, seat: i64) -> i64:
    """All points so far."""
    result: i64 = 0
    for points in s.universes[seat].points:
        result += points
    return result


def score(s: DuelState, seat: int) -> Score:
    """The points so far with their sources; colonised planets break a tie (duel:I7)."""
    universe = s.universes[seat]
    parts = [(SOURCE_NAMES[source], points) for source, points in enumerate(universe.points) if points]
    return Score(seat, sum(universe.points), universe.colonised, parts)
