"""A position as numbers, for nets and research: only what the seat may know, in a fixed order of fixed length.

The layout, for oneself and then for the other: cards laid, cards researched, levels, open quarters by what they ask
for, ships, points by source, hand size, science cards, passed. Then the market by cell and card, one's own hand and
science cards, cards known in the other's hand, the discard piles, tiles, cylinder, epoch, deck, and the decision asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.hands import holds
from starhold.games.duel.actions import CARDS_IN_ALL, EPOCH_CARDS
from starhold.games.duel.board import CELLS, END_TILES, EPOCHS, RADIUS
from starhold.games.duel.card_table import NONE, OPEN, WHITE
from starhold.games.duel.kinds import CHOOSE_AXIS
from starhold.games.duel.scoring import SOURCES
from starhold.games.duel.universe import Universe

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

SCIENCE: Final = CARDS_IN_ALL - EPOCH_CARDS
LEVELS: Final = 32
PER_SEAT: Final = EPOCH_CARDS + SCIENCE + LEVELS + 5 + 1 + SOURCES + 3
TILES: Final = 8
DECISIONS: Final = CHOOSE_AXIS + 1
LENGTH: Final = (
    2 * PER_SEAT + CELLS * EPOCH_CARDS + 2 * EPOCH_CARDS + SCIENCE + CARDS_IN_ALL + TILES + 2 + EPOCHS + 2 + DECISIONS
)


def features(s: DuelState, seat: i64) -> list[float]:
    """The numbers, most of them between 0 and 1."""
    row: list[float] = [0.0] * LENGTH
    _seat_features(s, seat, 0, row)
    _seat_features(s, 1 - seat, PER_SEAT, row)
    at: i64 = 2 * PER_SEAT
    for card in s.market:
        if card != NONE:
            row[at + card] = 1.0
        at += EPOCH_CARDS
    universe = s.universes[seat]
    other = s.universes[1 - seat]
    for card in universe.hand:
        row[at + card] = 1.0
    at += EPOCH_CARDS
    for card in other.hand:
        if not holds(other.hidden, card):
            row[at + card] = 1.0
    at += EPOCH_CARDS
    for card in universe.science:
        row[at + card - EPOCH_CARDS] = 1.0
    at += SCIENCE
    for card in s.discard:
        row[at + card] = 1.0
    for card in s.science_discard:
        row[at + card] = 1.0
    at += CARDS_IN_ALL
    for tile in s.tiles:
        row[at + tile] = 1.0
    at += len(END_TILES)
    direction: i64 = 1 if seat == 0 else -1
    row[at] = float(s.row * direction) / float(RADIUS)
    row[at + 1] = float(s.column * direction) / float(RADIUS)
    at += 2
    if s.epoch > 0:
        row[at + s.epoch - 1] = 1.0
    at += EPOCHS
    row[at] = len(s.deck) / 36.0
    row[at + 1] = len(s.science_deck) / 24.0
    at += 2
    frame = s.frames.of(seat)
    if frame is not None:
        row[at + frame.kind] = 1.0
    return row


def levels(one: Universe) -> list[int]:
    """What is a plain number."""
    levels = [*one.production, *one.influence, one.income, one.tokens, *one.objects, one.stations, one.shuttles]
    levels += [one.colony_ships, one.colonised, *one.discount, one.limit, one.take_worth, one.tokens_for_science]
    return [*levels, one.any_colour, *one.bonus, *one.stands_for]


def _seat_features(s: DuelState, seat: i64, at: i64, row: list[float]) -> None:
    universe = s.universes[seat]
    for card in universe.laid:
        row[at + card] = 1.0
    at += EPOCH_CARDS
    for card in universe.researched:
        row[at + card - EPOCH_CARDS] = 1.0
    at += SCIENCE
    for level in levels(universe):
        row[at] = level / 10.0
        at += 1
    i: i64 = 0
    while i < len(universe.quarters):
        if universe.quarters[i] == OPEN:
            asked: i64 = s.table.quarter[4 * universe.planets[i // 4] + i % 4]
            place: i64 = at + asked - WHITE
            row[place] += 0.25
        i += 1
    at += 5
    row[at] = len(universe.planets) / 6.0
    at += 1
    i = 0
    while i < SOURCES:
        row[at + i] = universe.points[i] / 30.0
        i += 1
    at += SOURCES
    row[at] = len(universe.hand) / 10.0
    row[at + 1] = len(universe.science) / 6.0
    row[at + 2] = float(universe.passed)
