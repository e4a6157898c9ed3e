"""A position as numbers, for nets and research: only what the seat may know, in a fixed order of fixed length.

The layout, for each seat beginning with one's own and then clockwise: tableau (one place a design), goods (one a
design), hand size, chips, total Military, points, the action cards of this round. Then for oneself: hand and explored
cards by design, known discards. Then the common facts: pool, deck, discard pile, round, phase, and the decision asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.games.race.actions import N
from starhold.games.race.card_table import NONE
from starhold.games.race.kinds import END_DISCARD
from starhold.games.race.scoring import points, total_military

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

MAX_PLAYERS: Final = 4
ACTIONS: Final = 7
PER_SEAT: Final = 2 * N + 4 + ACTIONS
DECISIONS: Final = END_DISCARD + 1
LENGTH: Final = MAX_PLAYERS * PER_SEAT + 3 * N + 4 + 6 + DECISIONS + 1


def features(s: RaceState, seat: i64) -> list[float]:
    """The numbers, most of them between 0 and 1."""
    row: list[float] = [0.0] * LENGTH
    turn: i64 = 0
    while turn < s.players:
        _seat_features(s, (seat + turn) % s.players, turn * PER_SEAT, row)
        turn += 1
    at: i64 = MAX_PLAYERS * PER_SEAT
    empire = s.empires[seat]
    for card in empire.hand:
        row[at + card] += 0.5
    for card in empire.explored:
        row[at + N + card] += 0.5
    i: i64 = 0
    while i < len(s.discard):
        if s.discard_seen[i] >> seat & 1:
            row[at + 2 * N + s.discard[i]] += 0.5
        i += 1
    at += 3 * N
    row[at] = float(s.pool()) / float(12 * s.players)
    row[at + 1] = len(s.deck) / 114.0
    row[at + 2] = len(s.discard) / 114.0
    row[at + 3] = float(s.round) / 20.0
    at += 4
    row[at + s.phase] = 1.0
    at += 6
    frame = s.frames.of(seat)
    if frame is not None:
        row[at + frame.kind] = 1.0
        row[at + DECISIONS] = float(frame.need) / 10.0
    return row


def _seat_features(s: RaceState, seat: i64, at: i64, row: list[float]) -> None:
    empire = s.empires[seat]
    i: i64 = 0
    for card in empire.tableau:
        row[at + card] = 1.0
        if empire.goods[i] != NONE:
            row[at + N + card] = 1.0
        i += 1
    at += 2 * N
    row[at] = len(empire.hand) / 10.0
    row[at + 1] = float(empire.chips) / 30.0
    row[at + 2] = float(total_military(s, seat)) / 10.0
    row[at + 3] = float(points(s, seat)) / 50.0
    if empire.action != NONE:
        row[at + 4 + empire.action] = 1.0
    if empire.action2 != NONE:
        row[at + 4 + empire.action2] = 1.0
