"""A position of Age of Galaxy for nets: alliances with what their cards promise, planets in reach, council, tempo.

The seats come in seat order, one's own first; in the solo game the automa is the second. Only what the seat may know
is read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.encoding import Encoding, Kind, Layout, Rows
from starhold.games.alliances import actions as codes
from starhold.games.alliances import card_table as flat
from starhold.games.alliances import kinds
from starhold.games.alliances.appraise_worth import (
    abilities_worth,
    actions_left,
    cruisers_worth,
    homes_worth,
    ideology_worth,
    liquidity,
    resources_worth,
)
from starhold.games.alliances.board import MOST_MAINS, ROUNDS, ROW, TRADES
from starhold.games.alliances.phases.war import places
from starhold.games.alliances.scoring import ideology_points, main_ideology
from starhold.games.alliances.state import AlliancesState

IDEOLOGIES: Final = 5
KINDS: Final = 6
POWERS: Final = 9
TRADE_CARDS: Final = len(codes.TRADE_NAMES)
SYSTEMS: Final = len(codes.SYSTEM_NAMES)
STATES: Final = 4  # empty, colonised, developed, occupied

LAYOUT: Final = Layout()
# -- of each seat
MAINS: Final[i64] = LAYOUT.slice("main factions", codes.FACTION_COUNT)
TECHNOLOGIES: Final[i64] = LAYOUT.slice("technologies", codes.TECHNOLOGY_COUNT)
LEVELS: Final[i64] = LAYOUT.slice("resources and pieces", 20)
CREDITS: Final[i64] = LAYOUT.slice("credits", 13)
CUBES: Final[i64] = LAYOUT.slice("cubes in hand", 6)
CRUISERS: Final[i64] = LAYOUT.slice("cruisers in hand", 6)
DISCOUNTS: Final[i64] = LAYOUT.slice("discounts", flat.PRICES)
POWER: Final[i64] = LAYOUT.slice("powers", POWERS)
ADAPTED: Final[i64] = LAYOUT.slice("adapted to", KINDS)
MAIN_COUNT: Final[i64] = LAYOUT.slice("number of main factions", MOST_MAINS + 1)
IDEOLOGY: Final[i64] = LAYOUT.slice("main ideology", IDEOLOGIES + 1)
LEANING: Final[i64] = LAYOUT.slice("main factions by ideology", IDEOLOGIES)
PROMISED: Final[i64] = LAYOUT.slice("points by ideology", IDEOLOGIES)
WORTH: Final[i64] = LAYOUT.slice("points, worth and its parts, actions left", 9)
PLACE: Final[i64] = LAYOUT.slice("place in turn order, on the track, in war", 3 * flat.COLOURS)
PER_SEAT: Final[i64] = LAYOUT.size
REST: Final[i64] = LAYOUT.slice("the same of the others", 3 * LAYOUT.size)
# -- one's own
HAND: Final[i64] = LAYOUT.slice("hand", codes.FACTION_COUNT)
HAND_IDEOLOGY: Final[i64] = LAYOUT.slice("hand by ideology", IDEOLOGIES)
PACK: Final[i64] = LAYOUT.slice("cards to choose from", codes.FACTION_COUNT)
PUT_AWAY: Final[i64] = LAYOUT.slice("cards picked to be put away", codes.FACTION_COUNT)
TURN: Final[i64] = LAYOUT.slice("card played, action done, may wander, what cards in hand promise", 4)
# -- of all
SITES: Final[i64] = LAYOUT.slice("planets by kind, state, owner and reach", 2 * KINDS * STATES * (flat.COLOURS + 1))
SITE: Final[i64] = LAYOUT.slice("owner by site", codes.SITE_COUNT * (flat.COLOURS + 1))
ROW_OF: Final[i64] = LAYOUT.slice("systems turned up", SYSTEMS)
TOKENS: Final[i64] = LAYOUT.slice("explore tokens that lie there", codes.EXPLORE_SITE_COUNT)
TRADE: Final[i64] = LAYOUT.slice("trade cards by side", 2 * TRADE_CARDS)
PLACED: Final[i64] = LAYOUT.slice("cubes on cards and boards", flat.CUBE_PLACES)
COUNCIL: Final[i64] = LAYOUT.slice("council seats", codes.SEAT_COUNT * (flat.COLOURS + 1))
ROUND: Final[i64] = LAYOUT.slice("round", ROUNDS + 1)
PHASE: Final[i64] = LAYOUT.slice("phase", 6)
FLEET: Final[i64] = LAYOUT.slice("fleet", ROW)
LEAD: Final[i64] = LAYOUT.slice("lead in points, in worth", 4)
ASKED: Final[i64] = LAYOUT.slice("asked", kinds.FIRST_FACTION + 1)
TABLE: Final[i64] = LAYOUT.slice("players", 4)


def write(s: AlliancesState, seat: i64, public: bool, rows: Rows) -> None:
    """One row."""
    colours: i64 = len(s.alliances)
    ranked = places(s)
    mine = 0.0
    mine_worth = 0.0
    best = -1000.0
    richest = -1000.0
    turn: i64 = 0
    while turn < colours:
        colour: i64 = (seat + turn) % colours
        points, worth = _write_seat(s, colour, turn * PER_SEAT, ranked, rows)
        if turn == 0:
            mine = points
            mine_worth = worth
        else:
            if points > best:
                best = points
            if worth > richest:
                richest = worth
        turn += 1
    if colours > 1:
        rows.put(LEAD, (mine - best) / 20.0)
        rows.put(LEAD + 1, (mine_worth - richest) / 20.0)
    if mine >= best:
        rows.on(LEAD + 2)
    if mine_worth >= richest:
        rows.on(LEAD + 3)
    _write_planets(s, seat, colours, rows)
    _write_boards(s, seat, colours, rows)
    rows.on(TABLE + s.players - 1)
    if not public:
        _write_own(s, seat, rows)
    rows.end_row()


def _write_seat(s: AlliancesState, seat: i64, at: i64, ranked: list[int], rows: Rows) -> tuple[float, float]:
    """One alliance; its points and what it is worth come back."""
    one = s.alliances[seat]
    for card in one.mains:
        rows.on(at + MAINS + card)
        rows.put(at + LEANING + s.table.ideology[card], 0.5)
    i: i64 = 0
    while i < codes.TECHNOLOGY_COUNT:
        if one.techs >> i & 1:
            rows.on(at + TECHNOLOGIES + i)
        i += 1
    place: i64 = at + LEVELS
    rows.share(place, one.production, 10)
    rows.share(place + 1, one.discovery, 6)
    rows.share(place + 2, one.influence, 6)
    rows.share(place + 3, one.prestige, 15)
    rows.share(place + 4, one.relics, 6)
    rows.share(place + 5, one.cube_supply, 16)
    rows.share(place + 6, one.cruiser_supply, 9)
    rows.share(place + 7, one.colonised, 5)
    rows.share(place + 8, one.developed, 4)
    rows.share(place + 9, one.occupied, 3)
    rows.share(place + 10, one.strength, 4)
    rows.share(place + 11, one.extra_keep, 3)
    rows.share(place + 12, one.war_bonus, 3)
    rows.share(place + 13, one.tech_count, 6)
    rows.share(place + 14, len(one.hand), 7)
    rows.share(place + 15, one.credits, 12)
    rows.share(place + 16, one.cubes, 5)
    rows.share(place + 17, one.cruisers, 5)
    rows.share(place + 18, s.reach(seat), 5)
    if s.round > 0 and s.protects(seat):
        rows.on(place + 19)
    rows.one_of(at + CREDITS, 13, one.credits)
    rows.one_of(at + CUBES, 6, one.cubes)
    rows.one_of(at + CRUISERS, 6, one.cruisers)
    i = 0
    while i < flat.PRICES:
        rows.share(at + DISCOUNTS + i, one.discount[i], 3)
        i += 1
    i = 0
    while i < POWERS:
        if one.powers >> i & 1:
            rows.on(at + POWER + i)
        i += 1
    i = 0
    while i < KINDS:
        if one.adapted >> i & 1:
            rows.on(at + ADAPTED + i)
        i += 1
    rows.one_of(at + MAIN_COUNT, MOST_MAINS + 1, len(one.mains))
    settled = main_ideology(s, seat)
    rows.on(at + IDEOLOGY + (IDEOLOGIES if settled == flat.NONE else settled))
    i = 0
    while i < IDEOLOGIES:
        rows.share(at + PROMISED + i, ideology_points(s, seat, i), 6)
        i += 1
    i = 0
    while i < len(s.order):
        if s.order[i] == seat:
            rows.on(at + PLACE + i)
        if s.track[i] == seat:
            rows.on(at + PLACE + flat.COLOURS + i)
        i += 1
    if s.round > 1 and ranked[seat] > 0:
        rows.one_of(at + PLACE + 2 * flat.COLOURS, flat.COLOURS, ranked[seat] - 1)
    return _write_worth(s, seat, at + WORTH, settled, rows)


def _write_worth(s: AlliancesState, seat: i64, at: i64, settled: i64, rows: Rows) -> tuple[float, float]:
    """What the alliance has, and what it may become. Of cards in hand only their number counts: others see this."""
    one = s.alliances[seat]
    rounds: i64 = ROUNDS - s.round
    liquid = liquidity(s, seat)
    points = float(one.prestige + one.colonised + 2 * one.developed + one.relics)
    points += float(ideology_points(s, seat, settled))
    resources = resources_worth(s, seat, rounds, liquid)
    abilities = abilities_worth(s, seat, rounds)
    homes = homes_worth(s, seat, liquid)
    war = cruisers_worth(s, seat) if s.row else 0.0
    worth = points + resources + abilities + homes + war
    rows.put(at, points / 25.0)
    rows.put(at + 1, worth / 25.0)
    rows.put(at + 2, resources / 8.0)
    rows.put(at + 3, abilities / 8.0)
    rows.put(at + 4, homes)
    rows.put(at + 5, war / 2.0)
    rows.share(at + 6, actions_left(s, seat), 16)
    rows.put(at + 7, liquid)
    return points, worth


def _write_planets(s: AlliancesState, seat: i64, colours: i64, rows: Rows) -> None:
    reach = s.reach(seat)
    place: i64 = 0
    while place < len(s.row):
        system: i64 = s.row[place]
        rows.on(ROW_OF + system)
        site: i64 = s.table.first_site[system]
        after: i64 = s.table.after_site[system]
        while site < after:
            planet: i64 = s.planet[site]
            if planet != flat.NONE:
                owner: i64 = s.owner[site]
                whose: i64 = flat.COLOURS if owner == flat.NONE else (owner - seat) % colours
                rows.on(SITE + site * (flat.COLOURS + 1) + whose)
                index: i64 = s.table.planet_kind[planet] * STATES + s.status[site]
                index = index * (flat.COLOURS + 1) + whose
                rows.put(SITES + 2 * index + (0 if place < reach else 1), 0.5)
            site += 1
        place += 1
    token: i64 = 0
    while token < codes.EXPLORE_SITE_COUNT:
        if s.tokens >> token & 1:
            rows.on(TOKENS + token)
        token += 1


def _write_boards(s: AlliancesState, seat: i64, colours: i64, rows: Rows) -> None:
    place: i64 = 0
    while place < len(s.trades) and place < TRADES:
        rows.on(TRADE + 2 * s.trades[place] + (s.flipped >> place & 1))
        place += 1
    place = 0
    while place < flat.CUBE_PLACES:
        whose: i64 = place % flat.COLOURS
        if whose < colours:
            rows.share(PLACED + place - whose + (whose - seat) % colours, s.cubes[place], 3)
        place += 1
    place = 0
    while place < codes.SEAT_COUNT:
        holder: i64 = s.seats[place]
        if holder == flat.OPEN_SEAT:
            rows.on(COUNCIL + place * (flat.COLOURS + 1) + flat.COLOURS)
        elif holder >= 0:
            rows.on(COUNCIL + place * (flat.COLOURS + 1) + (holder - seat) % colours)
        place += 1
    rows.one_of(ROUND, ROUNDS + 1, s.round)
    rows.one_of(PHASE, 6, s.phase)
    rows.one_of(FLEET, ROW, s.fleet)


def _write_own(s: AlliancesState, seat: i64, rows: Rows) -> None:
    one = s.alliances[seat]
    for card in one.hand:
        rows.on(HAND + card)
        rows.put(HAND_IDEOLOGY + s.table.ideology[card], 0.4)
    for card in one.pack:
        rows.on(PACK + card)
    if one.played:
        rows.on(TURN)
    if one.acted:
        rows.on(TURN + 1)
    if one.wandered:
        rows.on(TURN + 2)
    for frame in s.frames.stack:
        if frame.seat == seat:
            rows.on(ASKED + frame.kind)
            if frame.kind == kinds.REDRAW:
                for action in frame.picked:
                    if action != codes.KEEP:
                        rows.on(PUT_AWAY + action - codes.DISCARD)
    rows.put(TURN + 3, ideology_worth(s, seat, ROUNDS - s.round) / 8.0)


TABLES: Final = (
    Kind("alone", 1, {}, (), 30.0),
    Kind("two", 2, {}, ({"draft": True},)),
    Kind("three", 3, {}, ({"draft": True},)),
    Kind("four", 4, {}, ({"draft": True},)),
)
ENCODING: Final = Encoding(1, LAYOUT, write, TABLES, 5.0, steps=16)
