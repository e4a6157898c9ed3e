"""Phase II, Develop: place a development (race:23 to race:27, race:104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.hands import holds
from starhold.games.race import kinds
from starhold.games.race.actions import DEVELOP
from starhold.games.race.card_table import NONE
from starhold.games.race.phases.payment import ask_payment
from starhold.games.race.phases.placing import PlaceCard, ask_all, queue_placers, reveal

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def develop_discount(s: RaceState, seat: i64, repetition: i64) -> i64:
    """What this player's powers and bonus take off the printed cost (race:24)."""
    empire = s.empires[seat]
    bonus = 1 if empire.chose_for(DEVELOP, repetition) else 0
    return empire.total(s.table.develop_discount) + bonus


def development_cost(s: RaceState, seat: i64, card: i64, repetition: i64) -> i64:
    """The cards to pay, never below 0 (race:17, race:24)."""
    cost = s.table.cost[card] - develop_discount(s, seat, repetition)
    return cost if cost > 0 else 0


class DevelopPhase(Task["RaceState"]):
    """Draws at the start, then all choose in secret, then all pay in turn (race:23)."""

    kind = kinds.DEVELOP_PHASE

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.begin_phase(2)
        for seat in s.order:
            count = s.empires[seat].total(s.table.draw_before_developing)
            if count > 0:
                drawn = s.draw_to_hand(seat, count, chance)
                s.tell("draw-before-developing", "race:23", seat, len(drawn), -1, drawn)
        ask_all(s, kinds.CHOOSE_DEVELOPMENT, f.detail)


class ChooseDevelopment(PlaceCard):
    """A development that is not there yet and can be paid for (race:25, race:104)."""

    kind = kinds.CHOOSE_DEVELOPMENT
    name = "choose_development"
    rule = "race:23"

    def judge(self, s: RaceState, f: Frame, card: i64) -> i64:
        if s.table.world[card]:
            return kinds.NOT_A_DEVELOPMENT
        empire = s.empires[f.seat]
        if holds(empire.tableau, card):
            return kinds.DUPLICATE
        return kinds.TOO_EXPENSIVE if development_cost(s, f.seat, card, f.detail) > len(empire.hand) - 1 else kinds.OK

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        s.reveals += 1
        for f in group:
            card = reveal(s, f)
            if card == NONE:
                s.tell("develop-nothing", "race:23", f.seat)
            else:
                cost: i64 = 0 if s.journal is None else development_cost(s, f.seat, card, f.detail)
                s.tell("develop", "race:23", f.seat, cost, card)
        queue_placers(s, kinds.DEVELOP_SEAT, group[0].detail)


class DevelopSeat(Task["RaceState"]):
    """One player pays, then draws for having placed."""

    kind = kinds.DEVELOP_SEAT

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.frames.task(kinds.DEVELOPED, f.subject)
        cost = development_cost(s, f.subject, s.empires[f.subject].placed, f.detail)
        ask_payment(s, f.subject, cost)


class Developed(Task["RaceState"]):
    """Draws after placing; the card itself does not work yet (race:12, race:27)."""

    kind = kinds.DEVELOPED

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        count = s.empires[f.subject].total(s.table.draw_after_developing)
        if count > 0:
            drawn = s.draw_to_hand(f.subject, count, chance)
            s.tell("draw-after-developing", "race:27", f.subject, len(drawn), -1, drawn)
