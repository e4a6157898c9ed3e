"""The whole table of Starfarers: fleets, sectors, piles and what is pending."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from starhold.core.fields import Number, Parts, Pending, Row, Rows
from starhold.core.game import Game, State
from starhold.core.hands import changed
from starhold.core.options import OptionValue
from starhold.core.rules import Refusal
from starhold.games.starfarers import board
from starhold.games.starfarers.actions import ENCOUNTER_COUNT, FRIENDSHIP_COUNT, SITE_COUNT
from starhold.games.starfarers.card_table import NONE, UNKNOWN, CardTable, table_for
from starhold.games.starfarers.deal import NO_DEAL, Deal, OnTheTable
from starhold.games.starfarers.fleet import Fleet, new_fleet
from starhold.games.starfarers.kinds import END_REASONS, SET_UP
from starhold.games.starfarers.memory import Known, Remembered, recollect
from starhold.games.starfarers.refusals import off_turn
from starhold.games.starfarers.settings import Settings

if TYPE_CHECKING:
    from starhold.games.starfarers.phases.reach import Reach


class StarfarersState(State):
    """The whole table. Lists marked shared are replaced, never changed in place: clones hold the same ones."""

    FIELDS = (
        Parts("fleets"),
        Rows("pools"),
        Row(
            "supply", "piece", "docks", "markers", "tray", "gained", "reserve", "tile", "sector", "resource", "symbol",
            "disc", "reserve_discs", "tile_bag", "deck", "discards", "bonus_pool", "offered", "swapped", "answers",
            "shakes", "produced",
        ),
        OnTheTable("deal"),
        Row("history"),
        Number(
            "cards_left", "turn", "active", "first", "phase", "dice", "balls", "base", "moving", "start", "used",
            "card", "known", "chain", "last_card", "offers", "ended", "winner",
        ),
        Pending(),
        Remembered("recalled", tells=False),
        Row("refused", tells=False),
    )  # fmt: skip

    def __init__(self, manifest: Game, players: i64, settings: Settings, table: CardTable, fleets: list[Fleet]) -> None:
        """The parts that never change; `clone` and `set_up` lay out the rest."""
        super().__init__(manifest, players)
        self.settings = settings
        self.table = table
        self.fleets = fleets

    supply: list[int]  # cards by resource
    tray: list[int]  # boosters, cannons, freight pods, half medals
    gained: list[int]  # cards by seat in this turn's production
    # Shared.
    piece: list[int]  # by site: see `card_table.PORT`
    docks: list[int]  # five a civilisation: seats in the order they came
    markers: list[int]  # by civilisation: who holds it
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
    deal: Deal
    history: list[int]  # a production: who, sum, cards by seat, points by seat
    near: list[Reach | None]  # by ship of the active player, see `phases.reach.reach_of`; nothing of its own
    near_keys: list[int]
    # What is remembered, see `memory`.
    past: Any = None  # events not yet thought over: the latest, behind those before it
    recalled: list[Known]  # by seat, and what everybody knows; empty where nobody remembers anything
    refused: list[int]  # offers not taken up of late, see `refused`; shared
    # Numbers.
    cards_left: i64  # bits of friendship cards
    turn: i64 = 0
    active: i64 = NONE
    first: i64 = NONE
    phase: i64 = 0
    dice: i64 = 0  # ten times the first and the second, 0 before the roll
    balls: i64 = NONE  # the same of the shake; NONE before it
    base: i64 = 0  # speed without upgrades
    moving: i64 = NONE  # ship under way, NONE if none
    start: i64 = NONE  # where it began its move
    used: i64 = 0  # its steps
    card: i64 = NONE  # encounter being read
    known: i64 = 0  # how far it is read: 0 its opening, 1 its group, 2 its result, so that it is no secret any more
    chain: i64 = 0  # whether it calls another
    last_card: i64 = NONE
    offers: i64 = 0  # made this turn
    ended: i64 = 0
    winner: i64 = NONE

    def clone(self) -> StarfarersState:
        fleets = [fleet.clone() for fleet in self.fleets]
        copy = StarfarersState(self.manifest, self.players, self.settings, self.table, fleets)
        copy.supply = self.supply[:]
        copy.piece = self.piece
        copy.docks = self.docks
        copy.markers = self.markers
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
        copy.past = self.past
        copy.recalled = self.recalled
        copy.refused = self.refused
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

    def recollect(self, seat: int) -> None:
        if self.recalled:
            recollect(self, seat)
            recollect(self, self.players)  # the others are imagined to know what everybody knows

    def forget(self) -> None:
        self.past = None
        self.recalled = []

    def put(self, site: i64, piece: i64) -> None:
        """A piece onto a site."""
        self.piece = changed(self.piece, site, piece)

    def options(self) -> dict[str, Any]:
        return self.settings.values

    def off_turn(self, seat: int, action: int) -> Refusal:
        return off_turn(self, seat, action)

    def rounds(self) -> int:
        return self.turn

    def end_reason(self) -> str:
        return END_REASONS[self.ended]


def set_up(game: Game, players: int, options: Mapping[str, OptionValue]) -> StarfarersState:
    """An empty table with the set-up as its first task (starfarers:2.13)."""
    settings = Settings(options)
    state = StarfarersState(game, players, settings, table_for(settings.values), [new_fleet() for _ in range(players)])
    state.supply = [board.CARDS_OF_A_KIND - board.RESERVE_OF_A_KIND] * board.RESOURCES
    state.reserve = [resource for resource in range(board.RESOURCES) for _ in range(board.RESERVE_OF_A_KIND)]
    state.piece = [NONE] * SITE_COUNT
    state.docks = [NONE] * (4 * board.DOCKS)
    state.markers = [NONE] * 4
    state.tray = [*board.TRAY, board.HALF_MEDALS]
    state.gained = [0] * players
    state.tile = [NONE] * board.SLOT_COUNT
    state.sector = [UNKNOWN] * board.SLOT_COUNT
    state.resource = [NONE] * SITE_COUNT
    state.symbol = [NONE] * SITE_COUNT
    state.disc = [board.NO_DISC] * SITE_COUNT
    state.pools = [sorted(pool) for pools in board.POOLS for pool in pools]
    state.reserve_discs = list(board.RESERVE_DISCS)
    state.tile_bag = []
    state.deck = list(range(ENCOUNTER_COUNT))
    state.discards = []
    state.bonus_pool = []
    state.offered = [0] * board.RESOURCES
    state.swapped = [0] * board.RESOURCES
    state.answers = []
    state.shakes = []
    state.produced = []
    state.deal = NO_DEAL
    state.history = []
    state.near = [None] * board.TRANSPORTS
    state.near_keys = [NONE] * board.TRANSPORTS
    state.recalled = []  # until the opening cards are dealt
    state.refused = []
    state.cards_left = (1 << FRIENDSHIP_COUNT) - 1
    state.frames.task(SET_UP)
    return state
