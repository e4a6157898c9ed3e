"""A sensible player's eye for Three Epochs: what each legal choice is worth to a seat, in victory points.

A card in hand is worth what it would bring less its price, or what it is good for as payment. A play is worth what it
brings less the cards it costs, a take the cards it gains. Plays are tried on a copy by the rules themselves; only what
the seat may know is read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.chance import Chance, Seeded
from starhold.core.frames import Frame
from starhold.core.game import State
from starhold.core.hands import holds
from starhold.games.duel import actions as codes
from starhold.games.duel import kinds
from starhold.games.duel.appraise_worth import TOKEN as TOKEN_WORTH
from starhold.games.duel.appraise_worth import time_left, worth
from starhold.games.duel.card_table import COLONISATION_CARD, NONE, SHIP_CARD
from starhold.games.duel.phases.effects import fire
from starhold.games.duel.phases.payment import payments, units_due
from starhold.games.duel.phases.placing import dock_codes, quarter_codes
from starhold.games.duel.phases.play import lay
from starhold.games.duel.phases.research import change
from starhold.games.duel.phases.supremacy import step_column, step_row
from starhold.games.duel.scoring import BY_RESEARCH
from starhold.games.duel.state import DuelState

AS_PAYMENT: Final = 1.1  # a card that will only pay for others
UNIT: Final = 1.2  # what a unit of a price costs on average
HOPE: Final = 0.75  # of its net worth, for a card that is held to be played later
DENIED: Final = 0.15  # of what a card is worth to the other player


class Eye:
    """One look at a position for one seat: its hand valued once."""

    def __init__(self, s: DuelState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.left = time_left(s)
        self.now = worth(s, seat, self.left)
        self.chance: Chance = Seeded("appraise")
        self.held: dict[int, float] = {}

    def gain(self, card: i64, target: i64) -> float:
        """What laying a card there would add, its price aside."""
        copy = self.s.clone()
        universe = copy.universes[self.seat]
        if holds(universe.hand, card):
            universe.lose(card)
        universe.laid.append(card)
        lay(copy, self.seat, card, target, self.chance)
        return worth(copy, self.seat, self.left) - self.now

    def best_gain(self, card: i64) -> float:
        """The best place for it, or nothing if it has none now."""
        type: i64 = self.s.table.type[card]
        if type == COLONISATION_CARD:
            places = [code - codes.QUARTER for code in quarter_codes(self.s, self.seat, card)]
        elif type == SHIP_CARD:
            places = [code - codes.DOCK for code in dock_codes(self.s, self.seat)]
        else:
            return self.gain(card, 0)
        best = NOTHING
        for place in places:
            value = self.gain(card, place)
            if value > best:
                best = value
        return best

    def keep(self, card: i64) -> float:
        """What a card is worth in hand."""
        found = self.held.get(card)
        if found is not None:
            return found
        gain = self.best_gain(card)
        if gain == NOTHING:  # no place for it yet: there may be one later
            gain = 4.0 * self.left
        due = units_due(self.s, self.seat, card)
        price = UNIT * float(due if due > 0 else 1)
        value = HOPE * (gain - price) * (0.4 + 0.6 * self.left)
        paying = AS_PAYMENT if self.left > 0.1 else AS_PAYMENT * 0.4
        value = value if value > paying else paying
        self.held[card] = value
        return value

    def item(self, item: i64) -> float:
        """What an item of a payment is worth otherwise."""
        if item == codes.TOKEN:
            return TOKEN_WORTH if self.left > 0.12 else 0.3
        if item >= codes.EPOCH_CARDS:
            return 1.5 if self.left > 0.35 else 0.4
        return self.keep(item)

    def cheapest(self, card: i64, picked: list[int]) -> list[int]:
        """The payment that loses least, going on from what is picked."""
        best: list[int] = []
        least = 1e9
        for payment in payments(self.s, self.seat, card):
            if _begins(payment, picked):
                cost = 0.0
                for item in payment:
                    cost += self.item(item)
                if cost < least:
                    least = cost
                    best = payment
        return best

    def price(self, card: i64) -> float:
        cost = 0.0
        for item in self.cheapest(card, []):
            cost += self.item(item)
        return cost


NOTHING: Final = -1e6


def _begins(payment: list[int], picked: list[int]) -> bool:
    """Whether a payment holds all that is picked."""
    if not picked:
        return True
    rest = payment[:]
    for item in picked:
        if item not in rest:
            return False
        rest.remove(item)
    return True


def appraise(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, DuelState)
    frame = position.frames.of(seat)
    if frame is None:
        return [0.0] * len(actions)
    eye = Eye(position, seat)
    if frame.kind == kinds.TURN:
        return [turn_worth(eye, action) for action in actions]
    if frame.kind == kinds.CHOOSE_QUARTER:
        return [eye.gain(frame.subject, action - codes.QUARTER) for action in actions]
    if frame.kind == kinds.CHOOSE_DOCK:
        return [eye.gain(frame.subject, action - codes.DOCK) for action in actions]
    if frame.kind == kinds.CHOOSE_RESEARCH:
        return [research_worth(eye, action) for action in actions]
    if frame.kind == kinds.CHOOSE_AXIS:
        return [axis_worth(eye, action) for action in actions]
    return payment_worths(eye, frame, actions)


def turn_worth(eye: Eye, action: i64) -> float:
    """Take, play, pass or discard."""
    s = eye.s
    if action == codes.PASS:
        return 0.0
    if codes.TAKE <= action < codes.PLAY:
        value = taken_worth(eye, s.market[codes.TAKE_FIRST[action - codes.TAKE]])
        second: i64 = codes.TAKE_SECOND[action - codes.TAKE]
        return value if second == NONE else value + taken_worth(eye, s.market[second])
    if codes.PLAY <= action < codes.QUARTER:
        card = action - codes.PLAY
        return eye.best_gain(card) - eye.price(card) - 0.5 * eye.keep(card)
    return AS_PAYMENT - eye.keep(action - codes.DISCARD)


def taken_worth(eye: Eye, card: i64) -> float:
    """A card from the market, and that the other player will not have it."""
    return (1.0 + DENIED) * eye.keep(card)


def research_worth(eye: Eye, action: i64) -> float:
    """A science card with its price."""
    if action == codes.SKIP:
        return 0.0
    card = action - codes.RESEARCH + codes.EPOCH_CARDS
    copy = eye.s.clone()
    universe = copy.universes[eye.seat]
    universe.science.remove(card)
    universe.researched.append(card)
    fire(copy, eye.seat, copy.table.immediate[card - codes.EPOCH_CARDS], BY_RESEARCH, card, eye.chance)
    change(copy, eye.seat, card)
    return worth(copy, eye.seat, eye.left) - eye.now - eye.price(card)


def axis_worth(eye: Eye, action: i64) -> float:
    """Where the cylinder would stand."""
    copy = eye.s.clone()
    direction: i64 = 1 if eye.seat == 0 else -1
    moved = step_row(copy, direction) if action == codes.AXIS else step_column(copy, direction)
    return worth(copy, eye.seat, eye.left) + (0.0 if moved else 2.0)


def payment_worths(eye: Eye, frame: Frame, actions: list[int]) -> list[float]:
    """The items of the cheapest payment before all others."""
    best = eye.cheapest(frame.subject, frame.picked)
    wanted = best[:]
    for item in frame.picked:
        if item in wanted:
            wanted.remove(item)
    return [(100.0 if action - codes.PAY in wanted else 0.0) - eye.item(action - codes.PAY) for action in actions]
