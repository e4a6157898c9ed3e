"""Phase II, Develop: place a development (race:23 to race:27, race:104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.race.actions import DEVELOP, PASS, PLACE, N
from starhold.games.race.hands import distinct_codes, holds
from starhold.games.race.kinds import (
    CHOOSE_DEVELOPMENT,
    DEVELOP_SEAT,
    DEVELOPED,
    DUPLICATE,
    NOT_A_DEVELOPMENT,
    NOT_IN_HAND,
    NOT_THIS_DECISION,
    OK,
    TOO_EXPENSIVE,
)
from starhold.games.race.phases.payment import ask_payment
from starhold.games.race.table import DEVELOPS, NONE

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def develop_discount(s: RaceState, seat: i64, repetition: i64) -> i64:
    """What this player's powers and bonus take off the printed cost (race:24)."""
    empire = s.empires[seat]
    table = s.table
    discount: i64 = 1 if empire.chose_for(DEVELOP, repetition) else 0
    i: i64 = 0
    while i < empire.active:
        card = empire.tableau[i]
        if table.phases[card] & DEVELOPS:
            discount += table.develop_discount[card]
        i += 1
    return discount


def development_cost(s: RaceState, seat: i64, card: i64, repetition: i64) -> i64:
    """The cards to pay, never below 0 (race:17, race:24)."""
    cost = s.table.cost[card] - develop_discount(s, seat, repetition)
    return cost if cost > 0 else 0


def development_verdict(s: RaceState, seat: i64, card: i64, discount: i64) -> i64:
    """Whether a hand card can be placed and paid for (race:104)."""
    if s.table.world[card]:
        return NOT_A_DEVELOPMENT
    empire = s.empires[seat]
    if holds(empire.tableau, card):
        return DUPLICATE
    cost = s.table.cost[card] - discount
    return TOO_EXPENSIVE if cost > 0 and cost > len(empire.hand) - 1 else OK


class DevelopPhase(Task["RaceState"]):
    """Draws at the start, then all choose in secret, then all pay in turn (race:23)."""

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.begin_phase(2)
        table = s.table
        for seat in s.order:
            empire = s.empires[seat]
            count: i64 = 0
            for card in empire.tableau:
                count += table.draw_before_developing[card]
            if count > 0:
                drawn = s.draw_to_hand(seat, count, chance)
                s.tell("draw-before-developing", "race:23", seat, len(drawn), -1, drawn)
        frames: list[Frame] = []
        seat_: i64 = 0
        while seat_ < s.players:
            frames.append(Frame(CHOOSE_DEVELOPMENT, seat_, 1, 0, f.detail))
            seat_ += 1
        s.frames.ask_together(frames)


class ChooseDevelopment(Decision["RaceState"]):
    """Lay one development face down, or none. Asked also of those who hold none, so as not to show it (race:99)."""

    name = "choose_development"
    rule = "race:23"

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        codes = distinct_codes(s.empires[f.seat].hand, PLACE)
        codes.append(PASS)
        return codes

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action == PASS:
            return OK
        card = action - PLACE
        if card < 0 or card >= N:
            return NOT_THIS_DECISION
        if not holds(s.empires[f.seat].hand, card):
            return NOT_IN_HAND
        return development_verdict(s, f.seat, card, develop_discount(s, f.seat, f.detail))

    def legal(self, s: RaceState, f: Frame) -> list[int]:
        """The same over a hand, with the discount worked out once."""
        discount = develop_discount(s, f.seat, f.detail)
        codes: list[int] = []
        last: i64 = NONE
        for card in s.empires[f.seat].hand:
            if card != last and development_verdict(s, f.seat, card, discount) == OK:
                codes.append(PLACE + card)
            last = card
        codes.append(PASS)
        return codes

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        """Reveal together: the cards lie in the tableaux before anybody pays (race:23)."""
        s.reveals += 1
        for f in group:
            if f.picked[0] != PASS:
                card = f.picked[0] - PLACE
                empire = s.empires[f.seat]
                empire.lay(card)
                s.tell("develop", "race:23", f.seat, 0, card)
            else:
                s.tell("develop-nothing", "race:23", f.seat)
        i: i64 = len(s.order) - 1
        while i >= 0:
            if s.empires[s.order[i]].placed != NONE:
                s.frames.task(DEVELOP_SEAT, s.order[i], group[0].detail)
            i -= 1


class DevelopSeat(Task["RaceState"]):
    """One player pays, then draws for having placed."""

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.frames.task(DEVELOPED, f.subject)
        cost = development_cost(s, f.subject, s.empires[f.subject].placed, f.detail)
        ask_payment(s, f.subject, cost)


class Developed(Task["RaceState"]):
    """Draws after placing; the card itself does not work yet (race:12, race:27)."""

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        empire = s.empires[f.subject]
        count: i64 = 0
        i: i64 = 0
        while i < empire.active:
            count += s.table.draw_after_developing[empire.tableau[i]]
            i += 1
        if count > 0:
            drawn = s.draw_to_hand(f.subject, count, chance)
            s.tell("draw-after-developing", "race:27", f.subject, len(drawn), -1, drawn)
