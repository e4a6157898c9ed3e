"""A position of Race: the empires of the players, the two piles, the chips, and where in the round we are."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame, thaw_frame
from starhold.core.game import Decision, Game, Score, State, Task, View
from starhold.core.hands import holds, insert_sorted, take_out
from starhold.core.rng import Rng
from starhold.core.rules import Refusal
from starhold.games.race.decisions import DECISIONS, TASKS
from starhold.games.race.invariants import check
from starhold.games.race.kinds import DEAL
from starhold.games.race.refusals import explain
from starhold.games.race.scoring import END_REASONS, score, why_ended
from starhold.games.race.settings import Settings
from starhold.games.race.table import NONE, CardTable
from starhold.games.race.view import imagine, make_view


class Empire:
    """Everything one player has: hand, tableau with its goods, chips, and the marks of the running phase."""

    __slots__ = (
        "action",
        "action2",
        "active",
        "chips",
        "explored",
        "goods",
        "hand",
        "made",
        "placed",
        "shown",
        "tableau",
        "tactics",
        "used",
    )

    def __init__(
        self,
        hand: list[int],
        shown: list[int],
        explored: list[int],
        tableau: list[int],
        goods: list[int],
        made: list[int],
        chips: i64,
        action: i64,
        action2: i64,
        active: i64,
        placed: i64,
        tactics: i64,
        used: i64,
    ) -> None:
        self.hand = hand  # sorted
        self.shown = shown  # of these the whole table knows that they are in the hand
        self.explored = explored  # the cards looked at in this Explore phase, sorted
        self.tableau = tableau  # in the order they were placed
        self.goods = goods  # beside it: the card lying on each world as its good, or NONE
        self.made = made  # goods produced in this phase, by kind
        self.chips = chips
        self.action = action  # the revealed action card of this round, or NONE
        self.action2 = action2  # the second one of the advanced game, or NONE
        self.active = active  # how many tableau cards lay there when the phase began: only their powers work (race:110)
        self.placed = placed  # the card placed in this phase, or NONE
        self.tactics = tactics  # Military from New Military Tactics until the end of this Settle phase
        self.used = used  # bits: consume powers, or sources of windfall goods, used in this phase

    def clone(self) -> Empire:
        return Empire(
            self.hand[:],
            self.shown[:],
            self.explored[:],
            self.tableau[:],
            self.goods[:],
            self.made[:],
            self.chips,
            self.action,
            self.action2,
            self.active,
            self.placed,
            self.tactics,
            self.used,
        )

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.hand),
            tuple(self.shown),
            tuple(self.explored),
            tuple(self.tableau),
            tuple(self.goods),
            tuple(self.made),
            self.chips,
            self.action,
            self.action2,
            self.active,
            self.placed,
            self.tactics,
            self.used,
        )

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
    return Empire([], [], [], [], [], [0, 0, 0, 0], 0, NONE, NONE, 0, NONE, 0, 0)


class RaceState(State):
    """The whole table."""

    __slots__ = (
        "deck",
        "discard",
        "discard_seen",
        "empires",
        "ended",
        "given",
        "order",
        "phase",
        "players",
        "round",
        "settings",
        "table",
    )

    def __init__(
        self,
        settings: Settings,
        table: CardTable,
        players: i64,
        empires: list[Empire],
        order: list[int],
        deck: list[int],
        discard: list[int],
        discard_seen: list[int],
        given: i64,
        round: i64,
        phase: i64,
        ended: i64,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.table = table
        self.players = players
        self.empires = empires
        self.order = order  # seats, clockwise from the lowest start world (race:95)
        self.deck = deck  # a bag, sorted: nobody knows an order
        self.discard = discard
        self.discard_seen = discard_seen  # beside it: bits of the seats that know what card it is
        self.given = given  # chips handed out so far
        self.round = round
        self.phase = phase  # 1 to 5 while a phase runs, else 0
        self.ended = ended  # index into END_REASONS

    # -- the contract

    def game(self) -> Game:
        from starhold.games.race.game import GAME

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

    def clone(self) -> RaceState:
        copy = RaceState(
            self.settings,
            self.table,
            self.players,
            [empire.clone() for empire in self.empires],
            self.order,  # fixed once dealt: replaced then, never changed in place
            self.deck[:],
            self.discard[:],
            self.discard_seen[:],
            self.given,
            self.round,
            self.phase,
            self.ended,
        )
        copy.frames = self.frames.clone()
        copy.reveals = self.reveals
        return copy

    def view(self, seat: int | None) -> View:
        return make_view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> RaceState:
        return imagine(self, seat, rng)

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(empire.key() for empire in self.empires),
            tuple(frame.key() for frame in self.frames.stack),
            tuple(self.order),
            tuple(self.deck),
            tuple(sorted(zip(self.discard, self.discard_seen, strict=True))),
            self.given,
            self.round,
            self.phase,
            self.ended,
        )

    def freeze(self) -> tuple[Any, ...]:
        return (
            tuple(self.settings.values.items()),
            self.players,
            tuple(empire.key() for empire in self.empires),
            tuple(frame.key() for frame in self.frames.stack),
            tuple(self.order),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.discard_seen),
            self.given,
            self.round,
            self.phase,
            self.ended,
            self.reveals,
        )

    def check(self) -> list[str]:
        return check(self)

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

    def reshuffle(self) -> None:
        """The discard pile becomes the deck (race:81); what anybody knew of it is lost among the rest."""
        if self.discard:
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
            card = self.take_card(chance)
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


def thaw_empire(key: tuple[Any, ...]) -> Empire:
    """The empire behind a key."""
    return Empire(
        list(key[0]),
        list(key[1]),
        list(key[2]),
        list(key[3]),
        list(key[4]),
        list(key[5]),
        key[6],
        key[7],
        key[8],
        key[9],
        key[10],
        key[11],
        key[12],
    )


def thaw_state(settings: Settings, table: CardTable, frozen: tuple[Any, ...]) -> RaceState:
    """The position behind `RaceState.freeze`."""
    state = RaceState(
        settings,
        table,
        frozen[1],
        [thaw_empire(key) for key in frozen[2]],
        list(frozen[4]),
        list(frozen[5]),
        list(frozen[6]),
        list(frozen[7]),
        frozen[8],
        frozen[9],
        frozen[10],
        frozen[11],
    )
    state.frames.stack = [thaw_frame(key) for key in frozen[3]]
    state.reveals = frozen[12]
    return state


def bare_state(settings: Settings, table: CardTable, players: int) -> RaceState:
    """An empty table with the deal as its first task."""
    state = RaceState(settings, table, players, [empty_empire() for _ in range(players)], [], [], [], [], 0, 0, 0, 0)
    state.frames.task(DEAL)
    return state
