"""A position as numbers, for nets and research: only what the seat may know, in a fixed order of fixed length.

The layout, for oneself and then for the others in turn order (zeros where there is none): upgrades, half medals,
medals, points, stocks, pieces, friendship cards, stations, ships (kind, flags, where), cards in hand in all and, for
oneself, by resource. Then sites (whose, spaceport), planets (resource, disc), sectors, docks, markers, supply, what is
left of piles, the dice, the shake, the offer on the table, and the decision asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import FRIENDSHIP_COUNT, SHIPS, SITE_COUNT
from starhold.games.starfarers.board import NODES, PIRATES, RESOURCES, SLOT_COUNT
from starhold.games.starfarers.kinds import BONUS
from starhold.games.starfarers.phases.cards import hand_size

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

SEATS: Final = 4
PLAIN: Final = 12  # upgrades to spaceports, one number each
PER_SHIP: Final = 8  # there, kind, four flags, where: x and y
PER_SEAT: Final = PLAIN + 5 + FRIENDSHIP_COUNT + 4 + SHIPS * PER_SHIP + 1 + RESOURCES
PER_SITE: Final = SEATS + 2  # whose; neutral or closed; spaceport
PER_PLANET: Final = RESOURCES + 3  # kind; pips; face down; base or ice
LENGTH: Final = (
    SEATS * PER_SEAT
    + SITE_COUNT * PER_SITE
    + SITE_COUNT * PER_PLANET
    + 4 * SLOT_COUNT
    + 4 * SEATS * 2
    + RESOURCES
    + 10
    + 2 * RESOURCES
    + BONUS
    + 1
)
_X: Final = [float(x + 2) / 34.0 for x, _ in NODES]
_Y: Final = [float(y + 1) / 31.0 for _, y in NODES]


def features(s: StarfarersState, seat: i64) -> list[float]:
    """The numbers, most of them between 0 and 1."""
    row: list[float] = [0.0] * LENGTH
    turn: i64 = 0
    while turn < s.players:
        _seat_features(s, (seat + turn) % s.players, turn == 0, PER_SEAT * turn, row)
        turn += 1
    at: i64 = SEATS * PER_SEAT
    for piece in s.piece:
        if piece != flat.NONE:
            owner = piece & 7
            if owner < flat.NEUTRAL:
                row[at + (owner - seat) % s.players] = 1.0
            else:
                row[at + SEATS] = 1.0
            row[at + SEATS + 1] = float(piece & flat.PORT) / 8.0
        at += PER_SITE
    planet: i64 = 0
    while planet < SITE_COUNT:
        disc: i64 = s.disc[planet]
        if disc != flat.NONE:
            row[at + s.resource[planet]] = 1.0
            if disc > PIRATES:
                row[at + RESOURCES + 2] = float(disc % 10) / 6.0
            elif disc == 0:
                row[at + RESOURCES + 1] = 1.0
            else:
                row[at + RESOURCES] = _chance(flat.PRODUCES[disc])
        at += PER_PLANET
        planet += 1
    for sector in s.sector:
        row[at + sector] = 1.0
        at += 4
    civilisation: i64 = 0
    while civilisation < 4:
        other: i64 = 0
        while other < s.players:
            place = at + 2 * ((other - seat) % s.players)
            row[place] = float(s.fleets[other].stations[civilisation]) / 5.0
            if s.markers[civilisation] == other:
                row[place + 1] = 1.0
            other += 1
        at += 2 * SEATS
        civilisation += 1
    _table_features(s, seat, at, row)
    return row


def _chance(numbers: i64) -> float:
    """How likely one of these sums is, times four."""
    ways: i64 = 0
    number: i64 = 2
    while number <= 12:
        if numbers >> number & 1:
            ways += 6 - (number - 7 if number > 7 else 7 - number)
        number += 1
    return float(ways) / 9.0


def _table_features(s: StarfarersState, seat: i64, at: i64, row: list[float]) -> None:
    resource: i64 = 0
    while resource < RESOURCES:
        row[at + resource] = float(s.supply[resource]) / 20.0
        resource += 1
    at += RESOURCES
    row[at] = len(s.reserve) / 40.0
    row[at + 1] = len(s.deck) / 32.0
    row[at + 2] = float(s.dice // 10 + s.dice % 10) / 12.0
    row[at + 3] = float(s.base) / 5.0
    row[at + 4] = float(s.used) / 10.0
    row[at + 5] = float(s.phase) / 4.0
    row[at + 6] = float(min(int(s.offers), 5)) / 5.0
    row[at + 7] = 1.0 if s.active == seat else 0.0
    row[at + 8] = float(s.moving + 1) / 3.0
    row[at + 9] = float(s.turn) / 200.0
    at += 10
    resource = 0
    while resource < RESOURCES:
        row[at + resource] = float(s.deal.give[resource]) / 4.0
        row[at + RESOURCES + resource] = float(s.deal.ask[resource]) / 4.0
        resource += 1
    at += 2 * RESOURCES
    frame = s.frames.of(seat)
    if frame is not None:
        row[at + frame.kind] = 1.0


def _seat_features(s: StarfarersState, seat: i64, mine: bool, at: i64, row: list[float]) -> None:
    fleet = s.fleets[seat]
    plain = [*fleet.upgrades, fleet.fame, 0, fleet.points, fleet.colony_stock, fleet.station_stock]  # medals: below
    plain += [fleet.transports, fleet.shipyards, fleet.colonies, fleet.ports]
    place: i64 = 0
    while place < PLAIN:
        row[at + place] = float(plain[place]) / 10.0
        place += 1
    at += PLAIN
    bit: i64 = 0
    while bit < 5:
        row[at + bit] = float(fleet.medals >> bit & 1)
        bit += 1
    at += 5
    bit = 0
    while bit < FRIENDSHIP_COUNT:
        row[at + bit] = float(fleet.friends >> bit & 1)
        bit += 1
    at += FRIENDSHIP_COUNT
    row[at] = float(fleet.speed_bonus) / 5.0
    row[at + 1] = float(fleet.combat_bonus) / 5.0
    row[at + 2] = float(fleet.tokens) / 3.0
    row[at + 3] = float(fleet.fame % 2)
    at += 4
    ship: i64 = 0
    while ship < SHIPS:
        node: i64 = fleet.ship_node[ship]
        if node != flat.NONE:
            row[at] = 1.0
            row[at + 1] = float(fleet.ship_kind[ship])
            bit = 0
            while bit < 4:
                row[at + 2 + bit] = float(fleet.ship_flags[ship] >> bit & 1)
                bit += 1
            row[at + 6] = _X[node]
            row[at + 7] = _Y[node]
        at += PER_SHIP
        ship += 1
    row[at] = float(hand_size(fleet)) / 15.0
    if mine:
        resource: i64 = 0
        while resource < RESOURCES:
            row[at + 1 + resource] = float(fleet.hand[resource]) / 8.0
            resource += 1
