"""The whole table of Age of Galaxy: alliances, systems, boards and what is pending."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from starhold.core.fields import Joined, Number, Parts, Pending, Pile, Row
from starhold.core.game import Game, State
from starhold.core.options import OptionValue
from starhold.games.alliances import actions as codes
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.alliance import Alliance, new_alliance, new_automa
from starhold.games.alliances.card_table import CardTable, table_for
from starhold.games.alliances.kinds import DEAL
from starhold.games.alliances.scoring import END_REASONS
from starhold.games.alliances.settings import Settings


class AlliancesState(State):
    """The whole table."""

    FIELDS = (
        Parts("alliances"),
        Pending(),
        Row("deck"),
        Pile("discard"),
        Row("system_bag", "planet_bag", "explore_bag", "row", "trades", "revealed"),
        Row("planet", "owner", "status", "cubes", "seats", "order", "track", "first_order"),
        Joined(Number("tokens", "flipped", "round", "fleet", "phase", "turns", "ended")),
        Row("explored", tells=False),  # those that are not in the bag; their order only remembers
    )

    def __init__(
        self, manifest: Game, players: i64, settings: Settings, table: CardTable, alliances: list[Alliance]
    ) -> None:
        """The parts that never change; `clone` and `set_up` lay out the rest."""
        super().__init__(manifest, players)
        self.settings = settings
        self.table = table
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
    tokens: i64 = 0  # bits of explore sites where a token lies
    flipped: i64 = 0  # bits of trade cards by place
    round: i64 = 0
    fleet: i64 = 0  # its place in the row
    phase: i64 = 0
    turns: i64 = 0  # how many have begun
    ended: i64 = 0

    def clone(self) -> AlliancesState:
        alliances = [one.clone() for one in self.alliances]
        copy = AlliancesState(self.manifest, self.players, self.settings, self.table, alliances)
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

    def options(self) -> dict[str, Any]:
        return self.settings.values

    def rounds(self) -> int:
        return self.round

    def end_reason(self) -> str:
        return END_REASONS[self.ended]

    # -- small words used by all phases

    def solo(self) -> bool:
        return self.players == 1

    def reach(self, seat: i64) -> i64:
        """How many systems of the row, from the left, this player can reach (alliances:D4)."""
        bits: i64 = self.alliances[seat].powers
        if bits & flat.REACH_ALL_REVEALED:
            return len(self.row)
        return self.fleet + 1 if self.row else 0  # nothing before the galaxy is laid out

    def place_of(self, system: i64) -> i64:
        """Where in the row that system lies face up, or NONE."""
        i: i64 = 0
        while i < len(self.row):
            if self.row[i] == system:
                return i
            i += 1
        return flat.NONE

    def protects(self, seat: i64) -> bool:
        """Whether all planets of this player are protected now (alliances:E3)."""
        return self.alliances[seat].cruisers >= self.guards(seat)

    def guards(self, seat: i64) -> i64:
        """How many cruisers in hand protect all planets of this player (alliances:E3 to alliances:E5)."""
        alliance = self.alliances[seat]
        bits: i64 = alliance.powers
        if bits & flat.PLANETS_PROTECTED:
            return 0
        planets: i64 = alliance.colonised + alliance.developed
        return (planets + 1) // 2 if bits & flat.PROTECT_HALF else planets


def set_up(game: Game, players: int, options: Mapping[str, OptionValue]) -> AlliancesState:
    """An empty table with the deal as its first task."""
    settings = Settings(options)
    alliances = [new_alliance() for _ in range(players)]
    if players == 1:
        alliances.append(new_automa())
    state = AlliancesState(game, players, settings, table_for(settings.values), alliances)
    state.deck = list(range(codes.FACTION_COUNT))
    state.discard = []
    state.system_bag = list(range(codes.SYSTEM_THING, codes.PLANET_TOKEN_THING))
    state.planet_bag = list(range(codes.PLANET_TOKEN_THING, codes.EXPLORE_TOKEN_THING))
    state.explore_bag = list(range(codes.EXPLORE_TOKEN_THING, codes.TRADE_THING))
    state.explored = []
    state.row = []
    state.trades = []
    state.revealed = []
    state.planet = [flat.NONE] * codes.SITE_COUNT
    state.owner = [flat.NONE] * codes.SITE_COUNT
    state.status = [flat.EMPTY] * codes.SITE_COUNT
    state.cubes = [0] * flat.CUBE_PLACES
    state.seats = [flat.OPEN_SEAT] * codes.SEAT_COUNT
    state.order = []
    state.first_order = []
    state.track = []
    state.frames.task(DEAL)
    return state
