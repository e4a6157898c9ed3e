"""A position as numbers, for nets and research: only what the seat may know, in a fixed order of fixed length.

The layout, for oneself and then for the three others in seat order (zeros where there is none; in the solo game the
first of them is the automa): main factions, technologies, levels, true ideology, cards in hand, places in turn order
and on the track. Then planets by site (kind, state, whose), explore tokens, trade cards, cubes, council, one's own
hand, cards known to be gone, round, fleet, and the decision asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.games.alliances.actions import (
    EXPLORE_SITE_COUNT,
    FACTION_COUNT,
    SEAT_COUNT,
    SITE_COUNT,
    TECHNOLOGY_COUNT,
)
from starhold.games.alliances.board import ROUNDS, ROW, TRADES
from starhold.games.alliances.kinds import DECISIONS_IN_ALL
from starhold.games.alliances.table import (
    ADAPTED,
    COLOURS,
    CUBE_PLACES,
    LEVELS,
    NONE,
    OPEN_SEAT,
    POWERS,
    TECHS,
    TRUE_IDEOLOGY,
)

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

IDEOLOGIES: Final = 5
KINDS: Final = 6
POWER_BITS: Final = 9
TRADE_CARDS: Final = 5
SYSTEMS: Final = 8
PER_SEAT: Final = FACTION_COUNT + TECHNOLOGY_COUNT + LEVELS + POWER_BITS + KINDS + IDEOLOGIES + 3
PER_SITE: Final = KINDS + 3 * COLOURS + 1
LENGTH: Final = (
    COLOURS * PER_SEAT
    + SITE_COUNT * PER_SITE
    + EXPLORE_SITE_COUNT
    + 2 * TRADE_CARDS
    + TRADES
    + CUBE_PLACES
    + SEAT_COUNT * (COLOURS + 1)
    + SYSTEMS * ROW
    + 3 * FACTION_COUNT
    + ROUNDS
    + ROW
    + DECISIONS_IN_ALL
)


def features(s: AlliancesState, seat: i64) -> list[float]:
    """The numbers, most of them between 0 and 1."""
    row: list[float] = [0.0] * LENGTH
    colours: i64 = len(s.alliances)
    colour: i64 = 0
    while colour < colours:
        _seat_features(s, colour, PER_SEAT * ((colour - seat) % colours), row)
        colour += 1
    at: i64 = COLOURS * PER_SEAT
    site: i64 = 0
    while site < SITE_COUNT:
        planet: i64 = s.planet[site]
        if planet != NONE:
            row[at + s.table.planet_kind[planet]] = 1.0
            owner: i64 = s.owner[site]
            if owner != NONE:
                row[at + KINDS + 3 * ((owner - seat) % colours) + s.status[site] - 1] = 1.0
            else:
                row[at + PER_SITE - 1] = 1.0
        at += PER_SITE
        site += 1
    token: i64 = 0
    while token < EXPLORE_SITE_COUNT:
        row[at + token] = float(s.tokens >> token & 1)
        token += 1
    at += EXPLORE_SITE_COUNT
    place: i64 = 0
    while place < len(s.trades):
        card: i64 = s.trades[place]
        row[at + card] = 1.0
        row[at + TRADE_CARDS + card] = float(s.flipped >> place & 1)
        row[at + 2 * TRADE_CARDS + place] = float(card) / 5.0
        place += 1
    at += 2 * TRADE_CARDS + TRADES
    place = 0
    while place < CUBE_PLACES:
        whose: i64 = place % COLOURS
        if whose < colours:
            row[at + place - whose + (whose - seat) % colours] = s.cubes[place] / 5.0
        place += 1
    at += CUBE_PLACES
    for holder in s.seats:
        if holder == OPEN_SEAT:
            row[at + COLOURS] = 1.0
        elif holder >= 0:
            row[at + (holder - seat) % colours] = 1.0
        at += COLOURS + 1
    place = 0
    while place < len(s.row):
        row[at + SYSTEMS * place + s.row[place]] = 1.0
        place += 1
    at += SYSTEMS * ROW
    _card_features(s, seat, at, row)
    at += 3 * FACTION_COUNT
    if s.round > 0:
        row[at + s.round - 1] = 1.0
    at += ROUNDS
    row[at + s.fleet] = 1.0
    at += ROW
    frame = s.frames.of(seat)
    if frame is not None:
        row[at + frame.kind] = 1.0
    return row


def _card_features(s: AlliancesState, seat: i64, at: i64, row: list[float]) -> None:
    """Cards of one's own: in hand, to choose from, and those known to be gone."""
    alliance = s.alliances[seat]
    for card in alliance.hand:
        row[at + card] = 1.0
    for card in alliance.pack:
        row[at + FACTION_COUNT + card] = 1.0
    for card in alliance.aside:
        row[at + 2 * FACTION_COUNT + card] = 1.0
    for card in s.discard:
        row[at + 2 * FACTION_COUNT + card] = 1.0


def _seat_features(s: AlliancesState, colour: i64, at: i64, row: list[float]) -> None:
    alliance = s.alliances[colour]
    levels = alliance.levels
    for card in alliance.mains:
        row[at + card] = 1.0
    at += FACTION_COUNT
    i: i64 = 0
    bits: i64 = levels[TECHS]
    while i < TECHNOLOGY_COUNT:
        row[at + i] = float(bits >> i & 1)
        i += 1
    at += TECHNOLOGY_COUNT
    i = 0
    while i < LEVELS:
        if i != TECHS and i != POWERS and i != ADAPTED and i != TRUE_IDEOLOGY:
            row[at + i] = levels[i] / 10.0
        i += 1
    at += LEVELS
    i = 0
    bits = levels[POWERS]
    while i < POWER_BITS:
        row[at + i] = float(bits >> i & 1)
        i += 1
    at += POWER_BITS
    i = 0
    bits = levels[ADAPTED]
    while i < KINDS:
        row[at + i] = float(bits >> i & 1)
        i += 1
    at += KINDS
    if levels[TRUE_IDEOLOGY] != NONE:
        row[at + s.table.ideology[levels[TRUE_IDEOLOGY]]] = 1.0
    at += IDEOLOGIES
    row[at] = len(alliance.hand) / 7.0
    i = 0
    while i < len(s.order):
        if s.order[i] == colour:
            row[at + 1] = float(i + 1) / 4.0
        if s.track[i] == colour:
            row[at + 2] = float(i + 1) / 4.0
        i += 1
