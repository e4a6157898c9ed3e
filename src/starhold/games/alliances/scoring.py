"""Points and main ideology (alliances:H5, alliances:J1, alliances:J2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.game import Score
from starhold.games.alliances import board
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.view_types import Ideology

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

IDEOLOGY_NAMES: Final[tuple[Ideology, ...]] = ("militarism", "culture", "industrialism", "diplomacy", "science")
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
    tucked: i64 = alliance.true_ideology
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
    alliance = s.alliances[seat]
    if ideology == MILITARISM:
        return alliance.strength if s.settings.strength_scores else alliance.occupied
    if ideology == CULTURE:
        return alliance.relics // board.CULTURE_RELICS
    if ideology == INDUSTRIALISM:
        if s.settings.industrialism == "colonised":
            return alliance.colonised
        return alliance.production if s.settings.industrialism == "production" else alliance.developed
    if ideology == DIPLOMACY:
        return alliance.prestige // board.DIPLOMACY_PRESTIGE
    return alliance.tech_count if ideology == SCIENCE else 0


def score(s: AlliancesState, seat: int) -> Score:
    """The points as they stand; a tie goes to more prestige, then to the upper cube (alliances:J2)."""
    alliance = s.alliances[seat]
    parts = [
        ("prestige", alliance.prestige),
        ("colonised", board.COLONISED_POINTS * alliance.colonised),
        ("developed", board.DEVELOPED_POINTS * alliance.developed),
        ("relics", alliance.relics),
        ("ideology", int(ideology_points(s, seat, main_ideology(s, seat)))),
    ]
    above = len(s.track) - s.track.index(seat) if s.track else 0
    return Score(seat, sum(points for _, points in parts), above, [part for part in parts if part[1]])
