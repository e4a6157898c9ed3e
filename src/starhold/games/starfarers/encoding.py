"""A position of Starfarers for nets: points and how they are made, production by number, what can be built, and how far
ships are from what they could found.

The seats come in turn order, one's own first. Only what the seat may know is read.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starhold.core.encoding import Encoding, Kind, Layout, Rows
from starhold.core.frames import Frame
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import FRIENDSHIP_COUNT, SHIPS, SITE_COUNT
from starhold.games.starfarers.appraise_distance import open_centres, steps_to
from starhold.games.starfarers.appraise_map import PIPS, Ground, marker_worth, production
from starhold.games.starfarers.board import POINTS_TO_WIN, RESOURCES
from starhold.games.starfarers.lattice import SITE_NODE
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.friendship import stations_at
from starhold.games.starfarers.state import StarfarersState

SEATS: Final = 4
MOST_STATIONS: Final = 4
SOME: Final = 7  # places for a number of cards or upgrades
HANDFUL: Final = 16
NEARS: Final = 6  # places for turns of flight
CIVILISATIONS: Final = 4
BUILDS: Final = 6

LAYOUT: Final = Layout()
# -- of each seat
POINTS: Final[i64] = LAYOUT.slice("points", POINTS_TO_WIN + 2)
UPGRADES: Final[i64] = LAYOUT.slice("upgrades", 3 * SOME)
FIGURES: Final[i64] = LAYOUT.slice("points, pieces, bonuses, cards, production in all", 16)
MEDALS: Final[i64] = LAYOUT.slice("medals", len(flat.MEDAL_DISCS))
FRIENDS: Final[i64] = LAYOUT.slice("friendship cards", FRIENDSHIP_COUNT)
STATIONS: Final[i64] = LAYOUT.slice("stations by civilisation", CIVILISATIONS * (MOST_STATIONS + 1))
MARKERS: Final[i64] = LAYOUT.slice("markers", CIVILISATIONS)
MAKES: Final[i64] = LAYOUT.slice("production by resource", RESOURCES)
LACKS: Final[i64] = LAYOUT.slice("resources not produced", RESOURCES)
ON_NUMBER: Final[i64] = LAYOUT.slice("cards on each sum", 13)
RATES: Final[i64] = LAYOUT.slice("rates of the supply", RESOURCES)
HAND_SIZE: Final[i64] = LAYOUT.slice("cards in hand", HANDFUL)
SHIP_KINDS: Final[i64] = LAYOUT.slice("colony ships, trade ships, grounded", 3 * (SHIPS + 1))
PROSPECT: Final[i64] = LAYOUT.slice("what each ship is near to, by kind, the best first", 2 * SHIPS)
NEAREST: Final[i64] = LAYOUT.slice("turns to that place", 2 * SHIPS * NEARS)
PER_SEAT: Final[i64] = LAYOUT.size
REST: Final[i64] = LAYOUT.slice("the same of the others", 3 * LAYOUT.size)
# -- one's own
HAND: Final[i64] = LAYOUT.slice("hand by resource", RESOURCES * SOME)
LACKING: Final[i64] = LAYOUT.slice("cards missing for what can be built", BUILDS * 4)
# -- of all
OUTPOSTS: Final[i64] = LAYOUT.slice("stations at outposts", CIVILISATIONS * (board.DOCKS + 1))
KNOWN: Final[i64] = LAYOUT.slice("sectors by what they are", 4)
LEAD: Final[i64] = LAYOUT.slice("lead in points, in production", 4)
SUPPLY: Final[i64] = LAYOUT.slice("supply and reserve", RESOURCES + 1)
TURN: Final[i64] = LAYOUT.slice("whose turn, counted from oneself", SEATS)
PHASE: Final[i64] = LAYOUT.slice("phase", 6)
SPEED: Final[i64] = LAYOUT.slice("speed of this flight, steps used", 2)
ASKED: Final[i64] = LAYOUT.slice("asked", kinds.BONUS + 1)
OFFER: Final[i64] = LAYOUT.slice("offer on the table, as it would change one's hand", 2 * RESOURCES)
MAKING: Final[i64] = LAYOUT.slice("offer that is being made up: given, wanted", 2 * RESOURCES)
PICKED: Final[i64] = LAYOUT.slice("cards picked to go, to come", 2 * RESOURCES)
TABLE: Final[i64] = LAYOUT.slice("players", 2)


class Places:
    """Where something can be founded now, and what that is worth to the seat that looks."""

    __slots__ = ("distances", "values")

    def __init__(self, distances: list[list[int]]) -> None:
        self.distances = distances  # by place, from every intersection
        self.values = vec[float]()


class Chart:
    """The free sites of the map, for all seats of a row; looked for when the first of them has a ship for one."""

    __slots__ = ("distances", "ground", "sites")

    def __init__(self) -> None:
        self.ground: Ground | None = None
        self.sites = vec[i64]()
        self.distances: list[list[int]] = []

    def free_sites(self, s: StarfarersState, seat: i64, mine: list[int]) -> Places:
        """As that seat sees them, with its production."""
        ground = self.ground
        if ground is None:
            ground = self.ground = Ground(s)
            _find_sites(s, self)
        found = Places(self.distances)
        for site in self.sites:
            found.values = append(found.values, ground.site_worth(s, seat, site, mine))
        return found


def _find_sites(s: StarfarersState, chart: Chart) -> None:
    centres = open_centres(s)
    slot: i64 = 0
    while slot < board.SECTOR_SLOTS:
        if s.sector[slot] == flat.SYSTEM:
            standing: i64 = 0
            site: i64 = 3 * slot
            while site < 3 * slot + 3:
                if s.piece[site] != flat.NONE:
                    standing += 1
                site += 1
            if not (s.players == 3 and standing >= 2):
                site = 3 * slot
                while site < 3 * slot + 3:
                    if s.piece[site] == flat.NONE:
                        chart.sites = append(chart.sites, site)
                        chart.distances.append(steps_to(SITE_NODE[site], centres))
                    site += 1
        slot += 1


def _free_docks(s: StarfarersState, seat: i64) -> Places:
    found = Places([])
    centres = open_centres(s)
    slot: i64 = 0
    while slot < board.SECTOR_SLOTS:
        if s.sector[slot] == flat.OUTPOST:
            civilisation: i64 = s.tile[slot] - board.FIRST_OUTPOST_TILE
            there = stations_at(s, civilisation)
            if there < board.DOCKS and there + 1 <= s.fleets[seat].upgrades[2]:
                found.distances.append(steps_to(board.CENTRES[slot], centres))
                found.values = append(found.values, marker_worth(s, seat, civilisation) + 0.5)
        slot += 1
    return found


def write(s: StarfarersState, seat: i64, public: bool, rows: Rows) -> None:
    """One row."""
    chart = Chart()
    best: i64 = -100
    most: i64 = 0
    mine: i64 = 0
    made: i64 = 0
    turn: i64 = 0
    while turn < s.players:
        other: i64 = (seat + turn) % s.players
        pips = _write_seat(s, other, chart, turn * PER_SEAT, rows)
        points = s.fleets[other].points
        if turn == 0:
            mine = points
            made = pips
        else:
            if points > best:
                best = points
            if pips > most:
                most = pips
        turn += 1
    rows.share(LEAD, mine - best, 6)
    rows.share(LEAD + 1, made - most, 12)
    if mine > best:
        rows.on(LEAD + 2)
    if mine >= POINTS_TO_WIN - 2 or best >= POINTS_TO_WIN - 2:
        rows.on(LEAD + 3)
    _write_table(s, seat, rows)
    if not public:
        _write_own(s, seat, rows)
    rows.end_row()


def _write_seat(s: StarfarersState, seat: i64, chart: Chart, at: i64, rows: Rows) -> i64:
    """One player; the pips of all production come back."""
    fleet = s.fleets[seat]
    rows.one_of(at + POINTS, POINTS_TO_WIN + 2, fleet.points)
    i: i64 = 0
    while i < 3:
        rows.one_of(at + UPGRADES + i * SOME, SOME, fleet.upgrades[i])
        i += 1
    i = 0
    while i < len(flat.MEDAL_DISCS):
        if fleet.medals >> i & 1:
            rows.on(at + MEDALS + i)
        i += 1
    i = 0
    while i < FRIENDSHIP_COUNT:
        if fleet.friends >> i & 1:
            rows.on(at + FRIENDS + i)
        i += 1
    i = 0
    while i < CIVILISATIONS:
        rows.one_of(at + STATIONS + i * (MOST_STATIONS + 1), MOST_STATIONS + 1, fleet.stations[i])
        if s.markers[i] == seat:
            rows.on(at + MARKERS + i)
        i += 1
    pips = production(s, seat)
    total: i64 = 0
    i = 0
    while i < RESOURCES:
        total += pips[i]
        rows.share(at + MAKES + i, pips[i], 10)
        if pips[i] == 0:
            rows.on(at + LACKS + i)
        rows.share(at + RATES + i, 3 - fleet.rate[i], 2)
        i += 1
    _write_numbers(s, seat, at + ON_NUMBER, rows)
    cards = hand_size(fleet)
    rows.one_of(at + HAND_SIZE, HANDFUL, cards)
    place: i64 = at + FIGURES
    rows.share(place, fleet.points, 15)
    rows.share(place + 1, fleet.fame, 4)
    rows.share(place + 2, fleet.fame % 2, 1)
    rows.share(place + 3, fleet.colony_stock, 9)
    rows.share(place + 4, fleet.station_stock, 7)
    rows.share(place + 5, fleet.transports, 3)
    rows.share(place + 6, fleet.shipyards, 3)
    rows.share(place + 7, fleet.colonies, 5)
    rows.share(place + 8, fleet.ports, 3)
    rows.share(place + 9, fleet.speed_bonus, 3)
    rows.share(place + 10, fleet.combat_bonus, 3)
    rows.share(place + 11, fleet.tokens, 2)
    rows.share(place + 12, cards, 10)
    rows.share(place + 13, total, 30)
    rows.share(place + 14, cards - fleet.limit if cards > fleet.limit else 0, 6)
    rows.share(place + 15, fleet.fame_cards, 2)
    _write_ships(s, seat, chart, pips, at, rows)
    return total


def _write_numbers(s: StarfarersState, seat: i64, at: i64, rows: Rows) -> None:
    """Cards on each sum of the dice."""
    site: i64 = 0
    while site < SITE_COUNT:
        piece: i64 = s.piece[site]
        if piece != flat.NONE and piece & 7 == seat:
            _write_planet(s, site, at, rows)
            _write_planet(s, site + 1 if site % 3 < 2 else site - 2, at, rows)
        site += 1


def _write_planet(s: StarfarersState, planet: i64, at: i64, rows: Rows) -> None:
    disc: i64 = s.disc[planet]
    if disc > 0 and PIPS[disc] > 0:
        numbers: i64 = flat.PRODUCES[disc]
        number: i64 = 2
        while number <= 12:
            if numbers >> number & 1:
                rows.put(at + number, 0.4)
            number += 1


def _write_ships(s: StarfarersState, seat: i64, chart: Chart, pips: list[int], at: i64, rows: Rows) -> None:
    fleet = s.fleets[seat]
    counts: list[int] = [0, 0]
    grounded: i64 = 0
    ship: i64 = 0
    while ship < SHIPS:
        if fleet.ship_node[ship] != flat.NONE:
            counts[fleet.ship_kind[ship]] += 1
            if fleet.ship_flags[ship] & flat.GROUNDED:
                grounded += 1
        ship += 1
    rows.one_of(at + SHIP_KINDS, SHIPS + 1, counts[0])
    rows.one_of(at + SHIP_KINDS + SHIPS + 1, SHIPS + 1, counts[1])
    rows.one_of(at + SHIP_KINDS + 2 * (SHIPS + 1), SHIPS + 1, grounded)
    speed: i64 = 3 + fleet.upgrades[0] + fleet.speed_bonus
    if counts[0] > 0:
        _write_prospects(s, seat, 0, speed, chart.free_sites(s, seat, pips), at, rows)
    if counts[1] > 0:
        _write_prospects(s, seat, 1, speed, _free_docks(s, seat), at, rows)


def _write_prospects(s: StarfarersState, seat: i64, kind: i64, speed: i64, places: Places, at: i64, rows: Rows) -> None:
    """Each ship of a kind, the one with the best prospects first: what it is near to, and how many turns away."""
    fleet = s.fleets[seat]
    hopes: list[tuple[float, int]] = []
    ship: i64 = 0
    while ship < SHIPS:
        node: i64 = fleet.ship_node[ship]
        if node != flat.NONE and fleet.ship_kind[ship] == kind:
            best = 0.0
            nearest: i64 = NEARS
            i: i64 = 0
            for value in places.values:
                steps: i64 = places.distances[i][node]
                i += 1
                if steps == flat.NONE:
                    continue
                near = value / (1.0 + 0.25 * float(steps) / float(speed))
                if near > best:
                    best = near
                    nearest = (steps + speed - 1) // speed
            hopes.append((-best, int(nearest)))
        ship += 1
    hopes.sort()
    rank: i64 = 0
    for hope, turns in hopes:
        place: i64 = kind * SHIPS + rank
        rows.put(at + PROSPECT + place, -hope / 3.0)
        rows.one_of(at + NEAREST + place * NEARS, NEARS, turns)
        rank += 1


def _write_table(s: StarfarersState, seat: i64, rows: Rows) -> None:
    civilisation: i64 = 0
    while civilisation < CIVILISATIONS:
        place = OUTPOSTS + civilisation * (board.DOCKS + 1)
        rows.one_of(place, board.DOCKS + 1, stations_at(s, civilisation))
        civilisation += 1
    for sector in s.sector:
        rows.put(KNOWN + sector, 0.1)
    resource: i64 = 0
    while resource < RESOURCES:
        rows.share(SUPPLY + resource, s.supply[resource], 20)
        resource += 1
    rows.share(SUPPLY + RESOURCES, len(s.reserve), 40)
    rows.on(TURN + (s.active - seat) % s.players)
    rows.one_of(PHASE, 6, s.phase)
    if s.base > 0:
        rows.share(SPEED, s.base + s.fleets[s.active].upgrades[0] + s.fleets[s.active].speed_bonus, 10)
    rows.share(SPEED + 1, s.used, 10)
    rows.on(TABLE + s.players - 3)


def _write_own(s: StarfarersState, seat: i64, rows: Rows) -> None:
    fleet = s.fleets[seat]
    resource: i64 = 0
    while resource < RESOURCES:
        rows.one_of(HAND + resource * SOME, SOME, fleet.hand[resource])
        resource += 1
    build: i64 = 0
    while build < BUILDS:
        lacking: i64 = 0
        resource = 0
        while resource < RESOURCES:
            short: i64 = flat.PRICES[RESOURCES * build + resource] - fleet.hand[resource]
            if short > 0:
                lacking += short
            resource += 1
        rows.one_of(LACKING + 4 * build, 4, lacking)
        build += 1
    for frame in s.frames.stack:
        if frame.seat == seat:
            rows.on(ASKED + frame.kind)
            _write_picked(frame, rows)
    if s.deal.there():
        sign: i64 = 1 if s.active == seat else -1
        resource = 0
        while resource < RESOURCES:
            rows.share(OFFER + resource, sign * s.deal.ask[resource], 3)
            rows.share(OFFER + RESOURCES + resource, sign * s.deal.give[resource], 3)
            resource += 1


def _write_picked(frame: Frame, rows: Rows) -> None:
    """What one has chosen so far, where nothing has come of it yet."""
    for action in frame.picked:
        if frame.kind == kinds.MAKE_OFFER or frame.kind == kinds.ANSWER_OFFER or frame.kind == kinds.CLOSE_DEAL:
            if codes.GIVE <= action < codes.TO:
                rows.put(MAKING + action - codes.GIVE, 0.3)
        elif codes.PAY <= action < codes.TAKE:
            rows.put(PICKED + action - codes.PAY, 0.3)
        elif codes.RETURN <= action < codes.DRAW:
            rows.put(PICKED + action - codes.RETURN, 0.3)
        elif codes.TAKE <= action < codes.RETURN:
            rows.put(PICKED + RESOURCES + action - codes.TAKE, 0.3)


BOARDS: Final[tuple[dict[str, object], ...]] = (
    {"board": "strategic"},
    {"board": "explorer"},
    {"board": "wild_space"},
)
TABLES: Final = (Kind("three", 3, {}, BOARDS), Kind("four", 4, {}, BOARDS))
ENCODING: Final = Encoding(2, LAYOUT, write, TABLES, 3.0, steps=30, lam=0.97)
