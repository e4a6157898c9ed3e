"""A position of Race: the empires of the players, the two piles, the chips, and where in the round we are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.fields import Number, Pairs, Part, Parts, Pending, Row
from starhold.core.game import Game, State
from starhold.core.hands import holds, insert_sorted, take_out
from starhold.core.options import OptionValue
from starhold.games.race.card_table import NONE, TABLES, CardTable
from starhold.games.race.kinds import DEAL
from starhold.games.race.memory import keep_pile
from starhold.games.race.scoring import END_REASONS, why_ended
from starhold.games.race.settings import Settings


class Empire(Part):
    """Everything one player has: hand, tableau with its goods, chips, and the marks of the running phase."""

    FIELDS = (
        Row("hand", "shown", "explored", "tableau", "goods", "made"),
        Number("chips", "action", "action2", "active", "placed", "tactics", "used"),
    )

    hand: list[int]  # sorted
    shown: list[int]  # of these the whole table knows that they are in the hand
    explored: list[int]  # the cards looked at in this Explore phase, sorted
    tableau: list[int]  # in the order they were placed
    goods: list[int]  # beside it: the card lying on each world as its good, or NONE
    made: list[int]  # goods produced in this phase, by kind
    chips: i64 = 0
    action: i64 = NONE  # the revealed action card of this round, or NONE
    action2: i64 = NONE  # the second one of the advanced game, or NONE
    active: i64 = 0  # how many tableau cards lay there when the phase began: only their powers work (race:110)
    placed: i64 = NONE  # the card placed in this phase, or NONE
    tactics: i64 = 0  # Military from New Military Tactics until the end of this Settle phase
    used: i64 = 0  # bits: consume powers, or sources of windfall goods, used in this phase

    def clone(self) -> Empire:
        copy = Empire()
        copy.hand = self.hand[:]
        copy.shown = self.shown[:]
        copy.explored = self.explored[:]
        copy.tableau = self.tableau[:]
        copy.goods = self.goods[:]
        copy.made = self.made[:]
        copy.chips = self.chips
        copy.action = self.action
        copy.action2 = self.action2
        copy.active = self.active
        copy.placed = self.placed
        copy.tactics = self.tactics
        copy.used = self.used
        return copy

    def lose(self, card: i64) -> None:
        """A card leaves the hand face down: nobody knows any more which cards are still there."""
        take_out(self.hand, card)
        if self.shown:
            self.shown = []

    def lay(self, card: i64) -> None:
        """A card is laid from the hand into the tableau, for all to see."""
        take_out(self.hand, card)
        if holds(self.shown, card):
            take_out(self.shown, card)
        self.tableau.append(card)
        self.goods.append(NONE)
        self.placed = card

    def chose(self, action: i64) -> bool:
        """Whether this player's action card (one of two) is that one."""
        return self.action == action or self.action2 == action

    def chose_for(self, action: i64, repetition: i64) -> bool:
        """The bonus of a repeated phase is for those who picked it that often (race:88, race:89)."""
        if repetition == 0:
            return self.action == action or self.action2 == action
        return self.action == action and self.action2 == action

    def total(self, figures: list[int]) -> i64:
        """The sum of a figure, one entry a design, over the cards whose powers work in this phase (race:13)."""
        result: i64 = 0
        i: i64 = 0
        while i < self.active:
            result += figures[self.tableau[i]]
            i += 1
        return result

    def has_active(self, card: i64) -> bool:
        """Whether that card's powers work in this phase (race:12)."""
        i: i64 = 0
        while i < self.active:
            if self.tableau[i] == card:
                return True
            i += 1
        return False


def empty_empire() -> Empire:
    empire = Empire()
    empire.hand = []
    empire.shown = []
    empire.explored = []
    empire.tableau = []
    empire.goods = []
    empire.made = [0, 0, 0, 0]
    return empire


class RaceState(State):
    """The whole table."""

    FIELDS = (
        Parts("empires"),
        Pending(),
        Row("order", "deck"),
        Pairs("discard", "discard_seen"),
        Number("given", "round", "phase", "ended"),
        Row("returned", "fresh", "stale", tells=False),
        Number("stale_thrown", tells=False),
    )

    def __init__(
        self, manifest: Game, players: i64, settings: Settings, table: CardTable, empires: list[Empire]
    ) -> None:
        """The parts that never change; `clone` and `set_up` lay out the rest."""
        super().__init__(manifest, players)
        self.settings = settings
        self.table = table
        self.empires = empires

    order: list[int]  # seats, clockwise from the lowest start world (race:95)
    deck: list[int]  # a bag, sorted: nobody knows an order
    discard: list[int]
    discard_seen: list[int]  # beside it: bits of the seats that know what card it is
    given: i64 = 0  # chips handed out so far
    round: i64 = 0
    phase: i64 = 0  # 1 to 5 while a phase runs, else 0
    ended: i64 = 0  # index into END_REASONS
    # What is remembered of the pile that became the deck, see `memory`.
    returned: list[int]  # the cards somebody knew there
    fresh: list[int]  # by seat: cards taken of this deck
    stale: list[int]  # goods that lay there before
    stale_thrown: i64 = 0  # such goods in the pile by now

    def clone(self) -> RaceState:
        empires = [empire.clone() for empire in self.empires]
        copy = RaceState(self.manifest, self.players, self.settings, self.table, empires)
        copy.order = self.order  # fixed once dealt: replaced then, never changed in place
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.discard_seen = self.discard_seen[:]
        copy.given = self.given
        copy.round = self.round
        copy.phase = self.phase
        copy.ended = self.ended
        copy.returned = self.returned
        copy.fresh = self.fresh[:]
        copy.stale = self.stale
        copy.stale_thrown = self.stale_thrown
        copy.frames = self.frames.clone()
        copy.reveals = self.reveals
        return copy

    def forget(self) -> None:
        self.returned = []
        self.fresh = []
        self.stale = []
        self.stale_thrown = 0

    def options(self) -> dict[str, Any]:
        return self.settings.values

    def rounds(self) -> int:
        return self.round

    def end_reason(self) -> str:
        return END_REASONS[why_ended(self)]

    # -- small words used by all phases

    def pool(self) -> i64:
        """Chips left to hand out, shown as at least 0 (race:100)."""
        left = 12 * self.players - self.given
        return left if left > 0 else 0

    def gain_chips(self, seat: i64, amount: i64) -> None:
        """Chips never run short: all points earned are paid (race:61, race:100)."""
        self.empires[seat].chips += amount
        self.given += amount

    def throw_away(self, card: i64, seen: i64) -> None:
        """Put a card on the discard pile; `seen` has a bit for each seat that knows it."""
        self.discard.append(card)
        self.discard_seen.append(seen)

    def take_card(self, chance: Chance) -> i64:
        """One card off the deck, reshuffled the moment it is empty; NONE if there is no card at all (race:121)."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NONE
        card = self.deck.pop(chance.pick(self.deck))
        if not self.deck:
            self.reshuffle()
        return card

    def take_for(self, seat: i64, chance: Chance) -> i64:
        """The same for a player: remembered if something is known of this deck, else `take_card` does as well."""
        before = self.deck
        empty = not before
        card = self.take_card(chance)
        if self.returned and card != NONE and (empty or self.deck is before):
            self.fresh[seat] += 1
        return card

    def reshuffle(self) -> None:
        """The discard pile becomes the deck (race:81); what anybody knew of it is lost among the rest."""
        if self.discard:
            keep_pile(self)
            self.discard.sort()
            self.deck = self.discard
            self.discard = []
            self.discard_seen = []
            self.tell("reshuffle", "race:81", NONE, len(self.deck))

    def draw_to_hand(self, seat: i64, count: i64, chance: Chance) -> list[int]:
        """Draw one by one; what cannot be drawn is lost (race:122)."""
        hand = self.empires[seat].hand
        drawn: list[int] = []
        while count > 0:
            card = self.take_for(seat, chance) if self.returned or not self.deck else self.take_card(chance)
            if card == NONE:
                break
            insert_sorted(hand, card)
            drawn.append(card)
            count -= 1
        return drawn

    def begin_phase(self, phase: i64) -> None:
        """Note what lies in each tableau: only those powers work in this phase (race:110)."""
        self.phase = phase
        for empire in self.empires:
            empire.active = len(empire.tableau)
            empire.placed = NONE
            empire.used = 0
            empire.tactics = 0


def set_up(game: Game, players: int, options: Mapping[str, OptionValue]) -> RaceState:
    """An empty table with the deal as its first task."""
    settings = Settings(options)
    empires = [empty_empire() for _ in range(players)]
    state = RaceState(game, players, settings, TABLES[settings.edition], empires)
    state.order = []
    state.deck = []
    state.discard = []
    state.discard_seen = []
    state.forget()
    state.frames.task(DEAL)
    return state
