"""Points and main ideology (alliances:H5, alliances:J1, alliances:J2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.game import Score
from starhold.games.alliances import board
from starhold.games.alliances import card_table as flat

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

IDEOLOGY_NAMES: Final = ("militarism", "culture", "industrialism", "diplomacy", "science")
MILITARISM: Final = 0
CULTURE: Final = 1
INDUSTRIALISM: Final = 2
DIPLOMACY: Final = 3
SCIENCE: Final = 4

# Why a game ended: there is one way only.
END_REASONS: Final = ("", "five_rounds")


def main_ideology(s: AlliancesState, seat: i64) -> i64:
    """The true ideology; else, with three main factions, the one that at least two share; else NONE (alliances:H5)."""
    alliance = s.alliances[seat]
    tucked: i64 = alliance.levels[flat.TRUE_IDEOLOGY]
    if tucked != flat.NONE:
        return s.table.ideology[tucked]
    if len(alliance.mains) == board.MOST_MAINS:
        first: i64 = s.table.ideology[alliance.mains[0]]
        second: i64 = s.table.ideology[alliance.mains[1]]
        third: i64 = s.table.ideology[alliance.mains[2]]
        if first == second or first == third:
            return first
        if second == third:
            return second
    return flat.NONE


def ideology_points(s: AlliancesState, seat: i64, ideology: i64) -> i64:
    """What that ideology would be worth now (alliances:J1)."""
    levels = s.alliances[seat].levels
    if ideology == MILITARISM:
        return levels[flat.STRENGTH] if s.settings.strength_scores else levels[flat.OCCUPIED]
    if ideology == CULTURE:
        return levels[flat.RELIC] // board.CULTURE_RELICS
    if ideology == INDUSTRIALISM:
        if s.settings.industrialism == "colonised":
            return levels[flat.COLONISED]
        return levels[flat.PRODUCTION_LEVEL] if s.settings.industrialism == "production" else levels[flat.DEVELOPED]
    if ideology == DIPLOMACY:
        return levels[flat.PRESTIGE] // board.DIPLOMACY_PRESTIGE
    return levels[flat.TECH_COUNT] if ideology == SCIENCE else 0


def score(s: AlliancesState, seat: int) -> Score:
    """The points as they stand; a tie goes to more prestige, then to the upper cube (alliances:J2)."""
    levels = s.alliances[seat].levels
    parts = [
        ("prestige", levels[flat.PRESTIGE]),
        ("colonised", board.COLONISED_POINTS * levels[flat.COLONISED]),
        ("developed", board.DEVELOPED_POINTS * levels[flat.DEVELOPED]),
        ("relics", levels[flat.RELIC]),
        ("ideology", int(ideology_points(s, seat, main_ideology(s, seat)))),
    ]
    above = len(s.track) - s.track.index(seat) if s.track else 0
    return Score(seat, sum(points for _, points in parts), above, [part for part in parts if part[1]])
