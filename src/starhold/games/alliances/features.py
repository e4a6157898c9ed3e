"""A position as numbers, for nets and research: only what the seat may know, in a fixed order of fixed length.

The layout, for oneself and then for the three others in seat order (zeros where there is none; in the solo game the
first of them is the automa): main factions, technologies, alliance, true ideology, cards in hand, places in turn order
and on the track. Then planets by site (kind, state, whose), explore tokens, trade cards, cubes, council, one's own
hand, cards known to be gone, round, fleet, and the decision asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.games.alliances import actions as codes
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.alliance import Alliance
from starhold.games.alliances.board import ROUNDS, ROW, TRADES
from starhold.games.alliances.kinds import FIRST_FACTION

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

COUNTS: Final = 31
IDEOLOGIES: Final = 5
KINDS: Final = 6
POWER_BITS: Final = 9
TRADE_CARDS: Final = 5
SYSTEMS: Final = 8
DECISIONS: Final = FIRST_FACTION + 1  # it is the last of them
PER_SEAT: Final = codes.FACTION_COUNT + codes.TECHNOLOGY_COUNT + COUNTS + POWER_BITS + KINDS + IDEOLOGIES + 3
PER_SITE: Final = KINDS + 3 * flat.COLOURS + 1
LENGTH: Final = (
    flat.COLOURS * PER_SEAT
    + codes.SITE_COUNT * PER_SITE
    + codes.EXPLORE_SITE_COUNT
    + 2 * TRADE_CARDS
    + TRADES
    + flat.CUBE_PLACES
    + codes.SEAT_COUNT * (flat.COLOURS + 1)
    + SYSTEMS * ROW
    + 3 * codes.FACTION_COUNT
    + ROUNDS
    + ROW
    + DECISIONS
)


def features(s: AlliancesState, seat: i64) -> list[float]:
    """The numbers, most of them between 0 and 1."""
    row: list[float] = [0.0] * LENGTH
    colours: i64 = len(s.alliances)
    colour: i64 = 0
    while colour < colours:
        _seat_features(s, colour, PER_SEAT * ((colour - seat) % colours), row)
        colour += 1
    at: i64 = flat.COLOURS * PER_SEAT
    site: i64 = 0
    while site < codes.SITE_COUNT:
        planet: i64 = s.planet[site]
        if planet != flat.NONE:
            row[at + s.table.planet_kind[planet]] = 1.0
            owner: i64 = s.owner[site]
            if owner != flat.NONE:
                row[at + KINDS + 3 * ((owner - seat) % colours) + s.status[site] - 1] = 1.0
            else:
                row[at + PER_SITE - 1] = 1.0
        at += PER_SITE
        site += 1
    token: i64 = 0
    while token < codes.EXPLORE_SITE_COUNT:
        row[at + token] = float(s.tokens >> token & 1)
        token += 1
    at += codes.EXPLORE_SITE_COUNT
    place: i64 = 0
    while place < len(s.trades):
        card: i64 = s.trades[place]
        row[at + card] = 1.0
        row[at + TRADE_CARDS + card] = float(s.flipped >> place & 1)
        row[at + 2 * TRADE_CARDS + place] = float(card) / 5.0
        place += 1
    at += 2 * TRADE_CARDS + TRADES
    place = 0
    while place < flat.CUBE_PLACES:
        whose: i64 = place % flat.COLOURS
        if whose < colours:
            row[at + place - whose + (whose - seat) % colours] = s.cubes[place] / 5.0
        place += 1
    at += flat.CUBE_PLACES
    for holder in s.seats:
        if holder == flat.OPEN_SEAT:
            row[at + flat.COLOURS] = 1.0
        elif holder >= 0:
            row[at + (holder - seat) % colours] = 1.0
        at += flat.COLOURS + 1
    place = 0
    while place < len(s.row):
        row[at + SYSTEMS * place + s.row[place]] = 1.0
        place += 1
    at += SYSTEMS * ROW
    _card_features(s, seat, at, row)
    at += 3 * codes.FACTION_COUNT
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
        row[at + codes.FACTION_COUNT + card] = 1.0
    for card in alliance.aside:
        row[at + 2 * codes.FACTION_COUNT + card] = 1.0
    for card in s.discard:
        row[at + 2 * codes.FACTION_COUNT + card] = 1.0


def _counts(one: Alliance) -> list[int]:
    """What is a plain number; the zeros are shown otherwise."""
    counts: list[int] = [one.credits, one.production, one.discovery, one.influence, one.prestige, one.relics]
    counts += [one.cruisers, one.cubes, one.cube_supply, one.cruiser_supply, one.colonised, one.developed]
    counts += [one.occupied, one.strength, one.extra_keep, one.war_bonus, 0, 0, 0, one.tech_count, 0]
    counts += [one.played, one.acted, one.founded, one.wandered, *one.discount]
    return counts


def _seat_features(s: AlliancesState, colour: i64, at: i64, row: list[float]) -> None:
    alliance = s.alliances[colour]
    for card in alliance.mains:
        row[at + card] = 1.0
    at += codes.FACTION_COUNT
    i: i64 = 0
    bits: i64 = alliance.techs
    while i < codes.TECHNOLOGY_COUNT:
        row[at + i] = float(bits >> i & 1)
        i += 1
    at += codes.TECHNOLOGY_COUNT
    for number in _counts(alliance):
        row[at] = number / 10.0
        at += 1
    i = 0
    bits = alliance.powers
    while i < POWER_BITS:
        row[at + i] = float(bits >> i & 1)
        i += 1
    at += POWER_BITS
    i = 0
    bits = alliance.adapted
    while i < KINDS:
        row[at + i] = float(bits >> i & 1)
        i += 1
    at += KINDS
    if alliance.true_ideology != flat.NONE:
        row[at + s.table.ideology[alliance.true_ideology]] = 1.0
    at += IDEOLOGIES
    row[at] = len(alliance.hand) / 7.0
    i = 0
    while i < len(s.order):
        if s.order[i] == colour:
            row[at + 1] = float(i + 1) / 4.0
        if s.track[i] == colour:
            row[at + 2] = float(i + 1) / 4.0
        i += 1
