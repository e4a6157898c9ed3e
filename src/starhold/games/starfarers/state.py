"""The whole table of Starfarers: fleets, sectors, piles and what is pending."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from starhold.core.frames import Frame, thaw_frame
from starhold.core.game import Decision, Game, Score, State, Task, View
from starhold.core.rng import Rng
from starhold.core.rules import Refusal
from starhold.games.starfarers import table as flat
from starhold.games.starfarers.actions import ENCOUNTER_COUNT, FRIENDSHIP_COUNT, SITE_COUNT
from starhold.games.starfarers.board import (
    CARDS_OF_A_KIND,
    COLONIES,
    DOCKS,
    GOODS_RATE,
    HALF_MEDALS,
    HAND_LIMIT,
    NO_DISC,
    POOLS,
    RESERVE_DISCS,
    RESERVE_OF_A_KIND,
    RESOURCES,
    SHIPYARDS,
    SLOT_COUNT,
    SUPPLY_RATE,
    TRADE_STATIONS,
    TRANSPORTS,
    TRAY,
)
from starhold.games.starfarers.decisions import DECISIONS, TASKS
from starhold.games.starfarers.imagine import imagine
from starhold.games.starfarers.invariants import check
from starhold.games.starfarers.kinds import END_REASONS, SET_UP
from starhold.games.starfarers.refusals import explain, off_turn
from starhold.games.starfarers.scoring import score
from starhold.games.starfarers.settings import Settings
from starhold.games.starfarers.table import NONE, UNKNOWN, CardTable, table_for
from starhold.games.starfarers.view import make_view


def new_fleet() -> list[int]:
    """A player before the set-up: all pieces in stock (starfarers:5.6)."""
    fleet = [0] * flat.FLEET
    fleet[flat.COLONY_STOCK] = COLONIES
    fleet[flat.STATION_STOCK] = TRADE_STATIONS
    fleet[flat.TRANSPORTS] = TRANSPORTS
    fleet[flat.SHIPYARDS] = SHIPYARDS
    fleet[flat.LIMIT] = HAND_LIMIT
    for resource in range(RESOURCES):
        fleet[flat.RATE + resource] = GOODS_RATE if resource == RESOURCES - 1 else SUPPLY_RATE
    for ship in range(TRANSPORTS):
        fleet[flat.SHIP_NODE + ship] = NONE
    return fleet


class StarfarersState(State):
    """The whole table. Lists marked shared are replaced, never changed in place: clones hold the same ones."""

    __slots__ = (
        "active", "answers", "balls", "base", "bonus_pool", "card", "cards_left", "chain", "deal", "deck", "dice",
        "disc", "discards", "docks", "ended", "first", "fleets", "gained", "history", "known", "last_card", "markers",
        "moving", "near", "near_keys", "offered", "offers", "phase", "piece", "players", "pools", "produced", "reserve",
        "reserve_discs", "resource", "sector", "settings", "shakes", "start", "supply", "swapped", "symbol", "table",
        "tile", "tile_bag", "tray", "turn", "used", "winner",
    )  # fmt: skip

    def __init__(self, settings: Settings, table: CardTable, players: i64, fleets: list[list[int]]) -> None:
        """The parts that never change; `clone`, `thaw_state` and `bare_state` lay out the rest."""
        super().__init__()
        self.settings = settings
        self.table = table
        self.players = players
        self.fleets = fleets  # see `table.FLEET`

    supply: list[int]  # cards by resource
    piece: list[int]  # by site: see `table.PORT`
    docks: list[int]  # five a civilisation: seats in the order they came
    markers: list[int]  # by civilisation: who holds it
    tray: list[int]  # boosters, cannons, freight pods, half medals
    gained: list[int]  # cards by seat in this turn's production
    # Shared.
    reserve: list[int]  # a bag, sorted: nobody knows an order
    tile: list[int]  # by slot
    sector: list[int]  # by slot: system, outpost, empty or unknown
    resource: list[int]  # by planet
    symbol: list[int]
    disc: list[int]
    pools: list[list[int]]  # discs not turned up, by stars and symbol
    reserve_discs: list[int]
    tile_bag: list[int]  # tiles not turned up
    deck: list[int]  # encounters, a bag
    discards: list[int]  # encounters resolved, in order
    bonus_pool: list[int]
    offered: list[int]  # in the encounter, by resource
    swapped: list[int]
    answers: list[int]
    shakes: list[int]  # five numbers each: seat, balls, bonus, total, stat
    produced: list[int]  # three numbers each: seat, resource, cards
    deal: list[int]  # see `phases.offers`
    history: list[int]  # a production: who, sum, cards by seat, points by seat
    near: list[list[int]]  # by ship of the active player, see `phases.reach.nodes_near`; nothing of its own
    near_keys: list[int]
    # Numbers.
    cards_left: i64  # bits of friendship cards
    turn: i64
    active: i64
    first: i64
    phase: i64
    dice: i64  # ten times the first and the second, 0 before the roll
    balls: i64  # the same of the shake; NONE before it
    base: i64  # speed without upgrades
    moving: i64  # ship under way, NONE if none
    start: i64  # where it began its move
    used: i64  # its steps
    card: i64  # encounter being read
    known: i64  # how far it is read: 0 its opening, 1 its group, 2 its result, so that it is no secret any more
    chain: i64  # whether it calls another
    last_card: i64
    offers: i64  # made this turn
    ended: i64
    winner: i64

    # -- the contract

    def game(self) -> Game:
        from starhold.games.starfarers.game import GAME

        return GAME

    def decision(self, kind: i64) -> Decision[Any]:
        d: Decision[Any] = DECISIONS[kind]
        return d

    def work(self, kind: i64) -> Task[Any]:
        t: Task[Any] = TASKS[kind]
        return t

    def explain(self, f: Frame, action: int, reason: int) -> Refusal:
        return explain(self, f, action, reason)

    def off_turn(self, seat: int, action: int) -> Refusal:
        return off_turn(self, seat, action)

    def scores(self) -> list[Score]:
        return [score(self, seat) for seat in range(self.players)]

    def clone(self) -> StarfarersState:
        copy = StarfarersState(self.settings, self.table, self.players, [fleet[:] for fleet in self.fleets])
        copy.supply = self.supply[:]
        copy.piece = self.piece[:]
        copy.docks = self.docks[:]
        copy.markers = self.markers[:]
        copy.tray = self.tray[:]
        copy.gained = self.gained[:]
        copy.reserve = self.reserve
        copy.tile = self.tile
        copy.sector = self.sector
        copy.resource = self.resource
        copy.symbol = self.symbol
        copy.disc = self.disc
        copy.pools = self.pools
        copy.reserve_discs = self.reserve_discs
        copy.tile_bag = self.tile_bag
        copy.deck = self.deck
        copy.discards = self.discards
        copy.bonus_pool = self.bonus_pool
        copy.offered = self.offered
        copy.swapped = self.swapped
        copy.answers = self.answers
        copy.shakes = self.shakes
        copy.produced = self.produced
        copy.deal = self.deal
        copy.history = self.history
        copy.near = self.near
        copy.near_keys = self.near_keys
        copy.cards_left = self.cards_left
        copy.turn = self.turn
        copy.active = self.active
        copy.first = self.first
        copy.phase = self.phase
        copy.dice = self.dice
        copy.balls = self.balls
        copy.base = self.base
        copy.moving = self.moving
        copy.start = self.start
        copy.used = self.used
        copy.card = self.card
        copy.known = self.known
        copy.chain = self.chain
        copy.last_card = self.last_card
        copy.offers = self.offers
        copy.ended = self.ended
        copy.winner = self.winner
        copy.frames = self.frames.clone()
        copy.reveals = self.reveals
        return copy

    def view(self, seat: int | None) -> View:
        return make_view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> StarfarersState:
        return imagine(self, seat, rng)

    def key(self) -> tuple[Any, ...]:
        return (*self._lists(), *self._numbers(), tuple(frame.key() for frame in self.frames.stack))

    def freeze(self) -> tuple[Any, ...]:
        return (
            tuple(self.settings.values.items()),
            self.players,
            self._lists(),
            self._numbers(),
            tuple(frame.key() for frame in self.frames.stack),
            self.reveals,
        )

    def _lists(self) -> tuple[Any, ...]:
        return (
            tuple(tuple(fleet) for fleet in self.fleets),
            tuple(tuple(pool) for pool in self.pools),
            *(tuple(one) for one in self._plain_lists()),
        )

    def _plain_lists(self) -> list[list[int]]:
        return [
            self.supply, self.piece, self.docks, self.markers, self.tray, self.gained, self.reserve, self.tile,
            self.sector, self.resource, self.symbol, self.disc, self.reserve_discs, self.tile_bag, self.deck,
            self.discards, self.bonus_pool, self.offered, self.swapped, self.answers, self.shakes, self.produced,
            self.deal, self.history,
        ]  # fmt: skip

    def _numbers(self) -> tuple[int, ...]:
        return (
            self.cards_left, self.turn, self.active, self.first, self.phase, self.dice, self.balls, self.base,
            self.moving, self.start, self.used, self.card, self.known, self.chain, self.last_card, self.offers,
            self.ended, self.winner,
        )  # fmt: skip

    def check(self) -> list[str]:
        return check(self)

    def rounds(self) -> int:
        return self.turn

    def end_reason(self) -> str:
        return END_REASONS[self.ended]


def thaw_state(settings: Settings, frozen: tuple[Any, ...]) -> StarfarersState:
    """The position behind `freeze`."""
    fleets, pools, *lists = frozen[2]
    state = StarfarersState(settings, table_for(settings.values), frozen[1], [list(fleet) for fleet in fleets])
    state.pools = [list(pool) for pool in pools]
    (
        state.supply, state.piece, state.docks, state.markers, state.tray, state.gained, state.reserve, state.tile,
        state.sector, state.resource, state.symbol, state.disc, state.reserve_discs, state.tile_bag, state.deck,
        state.discards, state.bonus_pool, state.offered, state.swapped, state.answers, state.shakes, state.produced,
        state.deal, state.history,
    ) = [list(one) for one in lists]  # fmt: skip
    (
        state.cards_left, state.turn, state.active, state.first, state.phase, state.dice, state.balls, state.base,
        state.moving, state.start, state.used, state.card, state.known, state.chain, state.last_card, state.offers,
        state.ended, state.winner,
    ) = frozen[3]  # fmt: skip
    state.near = [[], [], []]
    state.near_keys = [NONE] * TRANSPORTS
    state.frames.stack = [thaw_frame(key) for key in frozen[4]]
    state.reveals = frozen[5]
    return state


def bare_state(settings: Settings, players: i64) -> StarfarersState:
    """An empty table with the set-up as its first task (starfarers:2.13)."""
    state = StarfarersState(settings, table_for(settings.values), players, [new_fleet() for _ in range(players)])
    state.supply = [CARDS_OF_A_KIND - RESERVE_OF_A_KIND] * RESOURCES
    state.reserve = [resource for resource in range(RESOURCES) for _ in range(RESERVE_OF_A_KIND)]
    state.piece = [NONE] * SITE_COUNT
    state.docks = [NONE] * (4 * DOCKS)
    state.markers = [NONE] * 4
    state.tray = [*TRAY, HALF_MEDALS]
    state.gained = [0] * players
    state.tile = [NONE] * SLOT_COUNT
    state.sector = [UNKNOWN] * SLOT_COUNT
    state.resource = [NONE] * SITE_COUNT
    state.symbol = [NONE] * SITE_COUNT
    state.disc = [NO_DISC] * SITE_COUNT
    state.pools = [sorted(pool) for pools in POOLS for pool in pools]
    state.reserve_discs = list(RESERVE_DISCS)
    state.tile_bag = []
    state.deck = list(range(ENCOUNTER_COUNT))
    state.discards = []
    state.bonus_pool = []
    state.offered = [0] * RESOURCES
    state.swapped = [0] * RESOURCES
    state.answers = []
    state.shakes = []
    state.produced = []
    state.deal = []
    state.history = []
    state.near = [[], [], []]
    state.near_keys = [NONE] * TRANSPORTS
    state.cards_left = (1 << FRIENDSHIP_COUNT) - 1
    state.turn = 0
    state.active = NONE
    state.first = NONE
    state.phase = 0
    state.dice = 0
    state.balls = NONE
    state.base = 0
    state.moving = NONE
    state.start = NONE
    state.used = 0
    state.card = NONE
    state.known = 0
    state.chain = 0
    state.last_card = NONE
    state.offers = 0
    state.ended = 0
    state.winner = NONE
    state.frames.task(SET_UP)
    return state
