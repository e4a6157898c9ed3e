"""Set-up: sectors, discs, the printed start or the set-up phase, the opening cards (section 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.core.hands import changed
from starhold.core.picking import Choosing, PickingByKind
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import (
    ATTACH,
    COLONY_SHIP,
    FOUND,
    NODE_THING,
    PLACE,
    SITE_COUNT,
    SPACEPORT,
    TILE_THING,
    TRADE_SHIP,
    UPGRADE_THING,
    UPGRADES,
)
from starhold.games.starfarers.board import disc_of
from starhold.games.starfarers.lattice import BERTH_NODE, SITE_AT, SITE_NODE
from starhold.games.starfarers.memory import begin
from starhold.games.starfarers.phases.building import berth_codes, berth_verdict, make_port, place_ship
from starhold.games.starfarers.phases.cards import draw_reserve
from starhold.games.starfarers.phases.clearing import THING_OF_DISC
from starhold.games.starfarers.phases.exploring import STARS, lay_tile, turn_tile
from starhold.games.starfarers.phases.winning import HALF_MEDALS

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

HOME_SITES: i64 = 3 * board.SECTOR_SLOTS  # the first of the twelve
GREEK: i64 = 3  # symbols of the home systems follow triangle, square, hexagon


class SetUp(Task["StarfarersState"]):
    """Everything before the first choice."""

    kind = kinds.SET_UP

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        _lay_homes(s, chance)
        _lay_sectors(s, chance)
        s.first = 0 if s.settings.first_seat else chance.below(s.players)
        s.tell("first-player", "starfarers:14.5", s.first)
        if not s.settings.chosen_start:
            _printed_start(s)
            s.frames.task(kinds.OPENING)
            return
        if s.settings.home_blocked and s.players == 3:
            _block_sites(s, chance)
        s.bonus_pool = list(board.BONUS_POOL)
        s.frames.task(kinds.SET_UP_NEXT, 0)


# -- sectors


def _lay_homes(s: StarfarersState, chance: Chance) -> None:
    """The four home systems face up; by option their own discs shuffled (starfarers:14.7, starfarers:14.4)."""
    home: i64 = 0
    while home < board.SLOT_COUNT - board.SECTOR_SLOTS:
        slot = board.SECTOR_SLOTS + home
        discs = [disc_of(numbers) for _, numbers in board.HOME_PLANETS[home]]
        s.sector[slot] = flat.SYSTEM
        i: i64 = 0
        while i < 3:
            planet = 3 * slot + i
            s.resource[planet] = int(board.HOME_PLANETS[home][i][0])
            s.symbol[planet] = GREEK + home
            drawn: i64 = 0
            if s.settings.shuffled_homes and len(discs) > 1:
                drawn = chance.pick([THING_OF_DISC[disc] for disc in discs])
            s.disc[planet] = discs.pop(drawn)
            i += 1
        home += 1


def _lay_sectors(s: StarfarersState, chance: Chance) -> None:
    """The 15 sectors: as printed, shuffled face up, or face down (starfarers:14.1, starfarers:14.4)."""
    if s.settings.beginner:
        for number, name in enumerate(board.BEGINNER_TILES):
            lay_tile(s, number, board.TILE_NAMES.index(name), 0)
        return
    s.tile_bag = list(range(board.TILES))
    if s.settings.board == "wild_space":
        return  # one tile is left over at the end, unseen
    near = [TILE_THING + tile for tile in range(board.TILES) if STARS[tile] == 1]
    if not s.settings.any_tile_removed:
        near = [TILE_THING + tile for tile in board.NEAR_EMPTY_TILES]
    if s.settings.any_tile_removed or s.settings.board == "strategic":
        gone: i64 = near[chance.pick(near)] - TILE_THING
    else:
        gone = board.NEAR_EMPTY_TILES[1]  # the two are alike
    s.tile_bag = [tile for tile in s.tile_bag if tile != gone]
    if s.settings.board == "explorer":
        return
    slot: i64 = 0
    while slot < board.SECTOR_SLOTS:
        stars: i64 = 2 if slot < board.FAR_SLOTS else 1
        bag: list[int] = []
        for tile in s.tile_bag:
            if STARS[tile] == stars:
                bag.append(TILE_THING + tile)
        drawn: i64 = bag[chance.pick(bag)] - TILE_THING
        s.tile_bag = [tile for tile in s.tile_bag if tile != drawn]
        lay_tile(s, slot, drawn, turn_tile(s, drawn, chance))
        slot += 1


# -- the printed start


def colours_of(neutral: str, players: int) -> list[int]:
    """The colour of each seat; with three players the neutral one is left out (starfarers:14.2, starfarers:14.6)."""
    return [number for number, name in enumerate(board.COLOUR_NAMES) if players == 4 or name != neutral]


def _printed_start(s: StarfarersState) -> None:
    """Spaceport, two colonies, colony ship and booster of every colour (starfarers:14.1)."""
    colours = colours_of(s.settings.neutral, s.players)
    for colour, (port, first, second, ship) in enumerate(board.BEGINNER_START):
        sites = [SITE_AT[board.NODE_NAMES.index(name)] for name in (port, first, second)]
        if colour not in colours:
            s.put(sites[0], flat.NEUTRAL + flat.PORT)
            s.put(sites[1], flat.NEUTRAL)
            s.put(sites[2], flat.NEUTRAL)
            continue
        seat = colours.index(colour)
        for site in sites:
            put_colony(s, seat, site)
        make_port(s, seat, sites[0])
        place_ship(s, seat, flat.COLONY_SHIP_KIND, list(BERTH_NODE).index(board.NODE_NAMES.index(ship)))
        _attach(s, seat, 0)


def put_colony(s: StarfarersState, seat: i64, site: i64) -> None:
    """A colony from the stock onto a home site."""
    fleet = s.fleets[seat]
    s.put(site, seat)
    fleet.colony_stock -= 1
    fleet.colonies += 1
    fleet.points += 1


def _attach(s: StarfarersState, seat: i64, upgrade: i64) -> None:
    s.tray[upgrade] -= 1
    s.fleets[seat].change_upgrade(upgrade, 1)


# -- the set-up phase


def _block_sites(s: StarfarersState, chance: Chance) -> None:
    """By option, one site in three of the home systems is closed beforehand (doubt D5)."""
    homes = list(range(board.SLOT_COUNT - board.SECTOR_SLOTS))
    for _ in range(3):
        home = homes.pop(chance.below(len(homes)))
        s.put(HOME_SITES + 3 * home + chance.below(3), flat.CLOSED)


class SetUpNext(Task["StarfarersState"]):
    """Three rounds of colonies, to and fro, and a fourth for spaceport, ship and upgrade (starfarers:14.3)."""

    kind = kinds.SET_UP_NEXT

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        round_number = f.subject // s.players
        place = f.subject % s.players
        if round_number == 4:
            if s.players == 3:
                _close_sites(s)
            s.frames.task(kinds.OPENING)
            return
        if round_number % 2:
            place = s.players - 1 - place
        seat = (s.first + place) % s.players
        s.frames.task(kinds.SET_UP_NEXT, f.subject + 1)
        if round_number < 3:
            s.frames.ask(kinds.PLACE_COLONY, seat)
        else:
            s.frames.ask(kinds.PLACE_PORT, seat)


def _close_sites(s: StarfarersState) -> None:
    """Home sites left over are closed for good (doubt D5)."""
    site = HOME_SITES
    while site < len(s.piece):
        if s.piece[site] == flat.NONE:
            s.put(site, flat.CLOSED)
        site += 1


class PlaceColony(Choosing["StarfarersState"]):
    """A colony on a free home site."""

    kind = kinds.PLACE_COLONY
    name = "place_colony"
    rule = "starfarers:14.3"
    verb = PLACE
    things = SITE_COUNT
    elsewhere = kinds.NOT_NOW

    def against(self, s: StarfarersState, f: Frame, site: i64) -> i64:
        if site < HOME_SITES:
            return kinds.NOT_HOME
        piece: i64 = s.piece[site]
        return kinds.OK if piece == flat.NONE else kinds.SITE_CLOSED if piece == flat.CLOSED else kinds.SITE_TAKEN

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        site = group[0].picked[0] - PLACE
        put_colony(s, group[0].seat, site)
        s.tell("placed-colony", "starfarers:14.3", group[0].seat, 0, NODE_THING + SITE_NODE[site])


class PlacePort(Choosing["StarfarersState"]):
    """Which colony becomes the spaceport."""

    kind = kinds.PLACE_PORT
    name = "place_port"
    rule = "starfarers:14.3"
    verb = SPACEPORT
    things = SITE_COUNT
    elsewhere = kinds.NOT_NOW

    def against(self, s: StarfarersState, f: Frame, site: i64) -> i64:
        piece: i64 = s.piece[site]
        if piece == f.seat + flat.PORT:
            return kinds.ALREADY_PORT
        return kinds.OK if piece == f.seat else kinds.NOT_YOUR_COLONY

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        seat = group[0].seat
        site = group[0].picked[0] - SPACEPORT
        make_port(s, seat, site)
        s.tell("placed-port", "starfarers:14.3", seat, 0, NODE_THING + SITE_NODE[site])
        s.frames.ask(kinds.BONUS, seat)
        s.frames.ask(kinds.PLACE_SHIP, seat)


class PlaceShip(Decision["StarfarersState"]):
    """A colony ship or a trade ship beside it."""

    kind = kinds.PLACE_SHIP
    name = "place_ship"
    rule = "starfarers:14.3"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        codes: list[int] = []
        berth_codes(s, f.seat, COLONY_SHIP, codes)
        berth_codes(s, f.seat, TRADE_SHIP, codes)
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < COLONY_SHIP or action >= FOUND:
            return kinds.NOT_NOW
        berth = action - (COLONY_SHIP if action < TRADE_SHIP else TRADE_SHIP)
        verdict = berth_verdict(s, f.seat, berth)
        return verdict if verdict in (kinds.OK, kinds.BERTH_TAKEN) else kinds.NOT_YOUR_BERTH

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        seat = group[0].seat
        action: i64 = group[0].picked[0]
        if action < TRADE_SHIP:
            berth = action - COLONY_SHIP
            place_ship(s, seat, flat.COLONY_SHIP_KIND, berth)
            s.tell("placed-ship-colony", "starfarers:14.3", seat, 0, NODE_THING + BERTH_NODE[berth])
        else:
            berth = action - TRADE_SHIP
            place_ship(s, seat, flat.TRADE_SHIP_KIND, berth)
            s.tell("placed-ship-trade", "starfarers:14.3", seat, 0, NODE_THING + BERTH_NODE[berth])


class Bonus(PickingByKind["StarfarersState"]):
    """One upgrade out of the shared pool."""

    kind = kinds.BONUS
    name = "bonus"
    rule = "starfarers:14.3"
    automatic = True
    verb = ATTACH
    things = UPGRADES
    elsewhere = kinds.NOT_NOW
    absent = kinds.NOT_IN_POOL

    def bag(self, s: StarfarersState, f: Frame) -> list[int]:
        return s.bonus_pool

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        upgrade: i64 = group[0].picked[0] - ATTACH
        s.bonus_pool = changed(s.bonus_pool, upgrade, s.bonus_pool[upgrade] - 1)
        _attach(s, group[0].seat, upgrade)
        s.tell("bonus", "starfarers:14.3", group[0].seat, 0, UPGRADE_THING + upgrade)


# -- the opening


class Opening(Task["StarfarersState"]):
    """Three cards of the reserve and a half medal for everybody; the first player begins (starfarers:14.8)."""

    kind = kinds.OPENING

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.bonus_pool = []
        begin(s)
        turn: i64 = 0
        while turn < s.players:
            seat = (s.first + turn) % s.players
            drawn = draw_reserve(s, seat, board.OPENING_CARDS, chance)
            s.tell("opening-cards", "starfarers:14.8", seat, len(drawn), flat.NONE, drawn)
            s.fleets[seat].fame += board.OPENING_HALF_MEDALS
            s.tray[HALF_MEDALS] -= board.OPENING_HALF_MEDALS
            turn += 1
        s.frames.task(kinds.NEXT_TURN, s.first)
