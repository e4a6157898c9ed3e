"""What a player of Age of Galaxy counts in a position: points by source, resources, strength, rivals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.tallies import Tallies, Tally
from starhold.games.alliances.scoring import ideology_points, main_ideology
from starhold.games.alliances.state import AlliancesState

KINDS: Final = (
    Tally("prestige", 0.065),
    Tally("colonised", 0.075),
    Tally("developed", 0.12),
    Tally("relics", 0.075),
    Tally("ideology", 0.03),
    Tally("credits", 0.007),
    Tally("production", 0.018),
    Tally("discovery", 0.012),
    Tally("influence", 0.014),
    Tally("technologies", 0.03),
    Tally("cruisers", 0.03),
    Tally("strength", 0.025),
    Tally("cards", 0.012),
    Tally("rival", -0.035),
)


def count(s: AlliancesState, seat: i64) -> list[float]:
    """The amounts, in the order of `KINDS`."""
    mine = s.alliances[seat]
    rival: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            points = _points(s, other)
            if points > rival:
                rival = points
        other += 1
    return [
        float(mine.prestige),
        float(mine.colonised),
        float(mine.developed),
        float(mine.relics),
        float(ideology_points(s, seat, main_ideology(s, seat))),
        float(mine.credits),
        float(mine.production),
        float(mine.discovery),
        float(mine.influence),
        float(mine.tech_count),
        float(mine.cruisers),
        float(mine.strength),
        float(len(mine.hand)),
        float(rival),
    ]


def _points(s: AlliancesState, seat: i64) -> i64:
    total: i64 = s.manifest.score(s, seat).total
    return total


TALLIES: Final = Tallies(KINDS, count)
