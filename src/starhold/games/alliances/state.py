"""The whole table of Age of Galaxy: alliances, systems, boards and what is pending."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from starhold.core.frames import Frame, thaw_frame
from starhold.core.game import Decision, Game, Score, State, Task, View
from starhold.core.rng import Rng
from starhold.core.rules import Refusal
from starhold.games.alliances.actions import (
    EXPLORE_TOKEN_THING,
    FACTION_COUNT,
    PLANET_TOKEN_THING,
    SEAT_COUNT,
    SITE_COUNT,
    SYSTEM_THING,
    TRADE_THING,
)
from starhold.games.alliances.board import (
    AUTOMA_CRUISERS,
    AUTOMA_STRENGTH,
    CRUISERS_IN_ALL,
    CUBES_IN_ALL,
    STARTING_PRODUCTION,
)
from starhold.games.alliances.decisions import DECISIONS, TASKS
from starhold.games.alliances.invariants import check
from starhold.games.alliances.kinds import DEAL
from starhold.games.alliances.refusals import explain
from starhold.games.alliances.scoring import END_REASONS, score
from starhold.games.alliances.settings import Settings
from starhold.games.alliances.table import (
    COLONISED,
    CRUISER_SUPPLY,
    CRUISERS,
    CUBE_PLACES,
    CUBE_SUPPLY,
    DEVELOPED,
    EMPTY,
    LEVELS,
    NONE,
    OPEN_SEAT,
    PLANETS_PROTECTED,
    POWERS,
    PRODUCTION_LEVEL,
    PROTECT_HALF,
    REACH_ALL_REVEALED,
    STRENGTH,
    TRUE_IDEOLOGY,
    CardTable,
    table_for,
)
from starhold.games.alliances.view import imagine, make_view


class Alliance:
    """One player: cards, main factions, what is active, and everything that is a number. The automa is one too."""

    __slots__ = ("aside", "effects", "hand", "levels", "mains", "pack", "seen")

    def __init__(
        self,
        hand: list[int],
        aside: list[int],
        pack: list[int],
        seen: list[int],
        mains: list[int],
        effects: list[int],
        levels: list[int],
    ) -> None:
        self.hand = hand  # faction cards, sorted
        self.aside = aside  # put away in the set-up, known to their owner alone (alliances:B6)
        self.pack = pack  # to choose from in the draft (alliances:K1)
        self.seen = seen  # cards that went through this player's hands in the draft
        self.mains = mains  # main factions in the order they came
        self.effects = effects  # active ones that are looked for while playing
        self.levels = levels  # see `table.LEVELS`

    def clone(self) -> Alliance:
        return Alliance(
            self.hand[:],
            self.aside,  # fixed once the set-up is over; replaced, never changed in place
            self.pack,  # the same
            self.seen,  # the same
            self.mains[:],
            self.effects[:],
            self.levels[:],
        )

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.hand),
            tuple(self.aside),
            tuple(self.pack),
            tuple(self.seen),
            tuple(self.mains),
            tuple(self.effects),
            tuple(self.levels),
        )


def new_alliance() -> Alliance:
    """A player before anything is dealt (alliances:B3, alliances:B4)."""
    levels = [0] * LEVELS
    levels[PRODUCTION_LEVEL] = STARTING_PRODUCTION
    levels[CUBE_SUPPLY] = CUBES_IN_ALL - 1  # one lies on the prestige track
    levels[CRUISER_SUPPLY] = CRUISERS_IN_ALL
    levels[TRUE_IDEOLOGY] = NONE
    return Alliance([], [], [], [], [], [], levels)


def new_automa() -> Alliance:
    """The opponent of the solo game: all technologies, no resources (alliances:K3)."""
    levels = [0] * LEVELS
    levels[CUBE_SUPPLY] = CUBES_IN_ALL
    levels[CRUISERS] = AUTOMA_CRUISERS
    levels[CRUISER_SUPPLY] = CRUISERS_IN_ALL - AUTOMA_CRUISERS
    levels[STRENGTH] = AUTOMA_STRENGTH
    levels[POWERS] = PLANETS_PROTECTED | REACH_ALL_REVEALED
    levels[TRUE_IDEOLOGY] = NONE
    return Alliance([], [], [], [], [], [], levels)


class AlliancesState(State):
    """The whole table."""

    __slots__ = (
        "alliances",
        "cubes",
        "deck",
        "discard",
        "ended",
        "explore_bag",
        "explored",
        "first_order",
        "fleet",
        "flipped",
        "order",
        "owner",
        "phase",
        "planet",
        "planet_bag",
        "players",
        "revealed",
        "round",
        "row",
        "seats",
        "settings",
        "status",
        "system_bag",
        "table",
        "tokens",
        "track",
        "trades",
        "turns",
    )

    def __init__(self, settings: Settings, table: CardTable, players: i64, alliances: list[Alliance]) -> None:
        """The parts that never change; `clone`, `thaw_state` and `bare_state` lay out the rest."""
        super().__init__()
        self.settings = settings
        self.table = table
        self.players = players
        self.alliances = alliances  # in the solo game the automa is the second

    deck: list[int]  # a bag, sorted: nobody knows an order
    discard: list[int]  # faction cards discarded openly
    system_bag: list[int]  # systems not turned up, as things of luck: the face-down ones are among them
    planet_bag: list[int]  # the same for planet tokens
    explore_bag: list[int]  # tokens not turned up: those lying face down are among them
    explored: list[int]  # tokens turned up, in order
    row: list[int]  # systems turned up, from the left
    trades: list[int]  # the three cards; fixed once laid, never changed in place
    revealed: list[int]  # what the automa turned up this round; replaced, never changed in place
    planet: list[int]  # by site: the planet there, or NONE
    owner: list[int]
    status: list[int]
    cubes: list[int]
    seats: list[int]  # of the council
    order: list[int]  # of turns; replaced, never changed in place
    first_order: list[int]  # that of the first round
    track: list[int]  # of prestige, first to last (alliances:G5)
    tokens: i64  # bits of explore sites where a token lies
    flipped: i64  # bits of trade cards by place
    round: i64
    fleet: i64  # its place in the row
    phase: i64
    turns: i64  # how many have begun
    ended: i64

    # -- the contract

    def game(self) -> Game:
        from starhold.games.alliances.game import GAME

        return GAME

    def decision(self, kind: i64) -> Decision[Any]:
        d: Decision[Any] = DECISIONS[kind]
        return d

    def work(self, kind: i64) -> Task[Any]:
        t: Task[Any] = TASKS[kind]
        return t

    def explain(self, f: Frame, action: int, reason: int) -> Refusal:
        return explain(self, f, action, reason)

    def scores(self) -> list[Score]:
        return [score(self, seat) for seat in range(self.players)]

    def clone(self) -> AlliancesState:
        copy = AlliancesState(self.settings, self.table, self.players, [one.clone() for one in self.alliances])
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.system_bag = self.system_bag[:]
        copy.planet_bag = self.planet_bag[:]
        copy.explore_bag = self.explore_bag[:]
        copy.explored = self.explored[:]
        copy.row = self.row[:]
        copy.trades = self.trades
        copy.revealed = self.revealed
        copy.planet = self.planet[:]
        copy.owner = self.owner[:]
        copy.status = self.status[:]
        copy.cubes = self.cubes[:]
        copy.seats = self.seats[:]
        copy.order = self.order
        copy.first_order = self.first_order
        copy.track = self.track[:]
        copy.tokens = self.tokens
        copy.flipped = self.flipped
        copy.round = self.round
        copy.fleet = self.fleet
        copy.phase = self.phase
        copy.turns = self.turns
        copy.ended = self.ended
        copy.frames = self.frames.clone()
        copy.reveals = self.reveals
        return copy

    def view(self, seat: int | None) -> View:
        return make_view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> AlliancesState:
        return imagine(self, seat, rng)

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(one.key() for one in self.alliances),
            tuple(frame.key() for frame in self.frames.stack),
            tuple(self.deck),
            tuple(sorted(self.discard)),
            tuple(self.system_bag),
            tuple(self.planet_bag),
            tuple(self.explore_bag),
            tuple(self.row),
            tuple(self.trades),
            tuple(self.revealed),
            tuple(self.planet),
            tuple(self.owner),
            tuple(self.status),
            tuple(self.cubes),
            tuple(self.seats),
            tuple(self.order),
            tuple(self.track),
            tuple(self.first_order),
            (self.tokens, self.flipped, self.round, self.fleet, self.phase, self.turns, self.ended),
        )

    def freeze(self) -> tuple[Any, ...]:
        return (
            tuple(self.settings.values.items()),
            self.players,
            tuple(one.key() for one in self.alliances),
            tuple(frame.key() for frame in self.frames.stack),
            (
                tuple(self.deck),
                tuple(self.discard),
                tuple(self.system_bag),
                tuple(self.planet_bag),
                tuple(self.explore_bag),
                tuple(self.explored),
                tuple(self.row),
                tuple(self.trades),
                tuple(self.revealed),
                tuple(self.planet),
                tuple(self.owner),
                tuple(self.status),
                tuple(self.cubes),
                tuple(self.seats),
                tuple(self.order),
                tuple(self.track),
                tuple(self.first_order),
            ),
            (self.tokens, self.flipped, self.round, self.fleet, self.phase, self.turns, self.ended, self.reveals),
        )

    def check(self) -> list[str]:
        return check(self)

    def rounds(self) -> int:
        return self.round

    def end_reason(self) -> str:
        return END_REASONS[self.ended]

    # -- small words used by all phases

    def solo(self) -> bool:
        return self.players == 1

    def reach(self, seat: i64) -> i64:
        """How many systems of the row, from the left, this player can reach (alliances:D4)."""
        bits: i64 = self.alliances[seat].levels[POWERS]
        if bits & REACH_ALL_REVEALED:
            return len(self.row)
        return self.fleet + 1 if self.row else 0  # nothing before the galaxy is laid out

    def place_of(self, system: i64) -> i64:
        """Where in the row that system lies face up, or NONE."""
        i: i64 = 0
        while i < len(self.row):
            if self.row[i] == system:
                return i
            i += 1
        return NONE

    def protects(self, seat: i64) -> bool:
        """Whether all planets of this player are protected now (alliances:E3)."""
        return self.alliances[seat].levels[CRUISERS] >= self.guards(seat)

    def guards(self, seat: i64) -> i64:
        """How many cruisers in hand protect all planets of this player (alliances:E3 to alliances:E5)."""
        levels = self.alliances[seat].levels
        bits: i64 = levels[POWERS]
        if bits & PLANETS_PROTECTED:
            return 0
        planets: i64 = levels[COLONISED] + levels[DEVELOPED]
        return (planets + 1) // 2 if bits & PROTECT_HALF else planets


def thaw_state(settings: Settings, frozen: tuple[Any, ...]) -> AlliancesState:
    """The position behind `AlliancesState.freeze`."""
    players, lists, numbers = frozen[1], frozen[4], frozen[5]
    alliances = [Alliance(*(list(part) for part in key)) for key in frozen[2]]
    state = AlliancesState(settings, table_for(settings.values), players, alliances)
    state.deck = list(lists[0])
    state.discard = list(lists[1])
    state.system_bag = list(lists[2])
    state.planet_bag = list(lists[3])
    state.explore_bag = list(lists[4])
    state.explored = list(lists[5])
    state.row = list(lists[6])
    state.trades = list(lists[7])
    state.revealed = list(lists[8])
    state.planet = list(lists[9])
    state.owner = list(lists[10])
    state.status = list(lists[11])
    state.cubes = list(lists[12])
    state.seats = list(lists[13])
    state.order = list(lists[14])
    state.track = list(lists[15])
    state.first_order = list(lists[16])
    state.tokens = numbers[0]
    state.flipped = numbers[1]
    state.round = numbers[2]
    state.fleet = numbers[3]
    state.phase = numbers[4]
    state.turns = numbers[5]
    state.ended = numbers[6]
    state.reveals = numbers[7]
    state.frames.stack = [thaw_frame(key) for key in frozen[3]]
    return state


def bare_state(settings: Settings, players: i64) -> AlliancesState:
    """An empty table with the deal as its first task."""
    alliances = [new_alliance() for _ in range(players)]
    if players == 1:
        alliances.append(new_automa())
    state = AlliancesState(settings, table_for(settings.values), players, alliances)
    state.deck = list(range(FACTION_COUNT))
    state.discard = []
    state.system_bag = list(range(SYSTEM_THING, PLANET_TOKEN_THING))
    state.planet_bag = list(range(PLANET_TOKEN_THING, EXPLORE_TOKEN_THING))
    state.explore_bag = list(range(EXPLORE_TOKEN_THING, TRADE_THING))
    state.explored = []
    state.row = []
    state.trades = []
    state.revealed = []
    state.planet = [NONE] * SITE_COUNT
    state.owner = [NONE] * SITE_COUNT
    state.status = [EMPTY] * SITE_COUNT
    state.cubes = [0] * CUBE_PLACES
    state.seats = [OPEN_SEAT] * SEAT_COUNT
    state.order = []
    state.first_order = []
    state.track = []
    state.tokens = 0
    state.flipped = 0
    state.round = 0
    state.fleet = 0
    state.phase = 0
    state.turns = 0
    state.ended = 0
    state.frames.task(DEAL)
    return state
