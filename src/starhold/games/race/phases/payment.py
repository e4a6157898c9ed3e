"""Paying: exactly the cost, in hand cards, face down (race:24, race:107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import distinct_codes, holds
from starhold.games.race.actions import PAY_WITH, N
from starhold.games.race.kinds import NOT_IN_HAND, NOT_THIS_DECISION, OK, PAY_CARDS

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def ask_payment(s: RaceState, seat: i64, cost: i64) -> None:
    """Ask for the cards; where the whole hand has to go there is nothing to ask."""
    if cost == 0:
        return
    empire = s.empires[seat]
    if cost == len(empire.hand):
        for card in empire.hand:
            s.throw_away(card, 1 << seat)
        s.tell("pay-all", "race:107", seat, cost, -1, empire.hand)
        empire.hand = []
        empire.shown = []
    else:
        s.frames.ask(PAY_CARDS, seat, cost, empire.placed, cost)


class PayCards(Decision["RaceState"]):
    """One hand card after another; each is gone at once, so nothing is left to do when the cost is met."""

    name = "pay"
    rule = "race:107"
    exact = True

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return distinct_codes(s.empires[f.seat].hand, PAY_WITH)

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < PAY_WITH or action >= PAY_WITH + N:
            return NOT_THIS_DECISION
        return OK if holds(s.empires[f.seat].hand, action - PAY_WITH) else NOT_IN_HAND

    def choose(self, s: RaceState, f: Frame, action: i64, chance: Chance) -> None:
        card = action - PAY_WITH
        s.empires[f.seat].lose(card)
        s.throw_away(card, 1 << f.seat)
        f.picked.append(card)
        f.need -= 1

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        s.tell("pay", "race:107", f.seat, len(f.picked), -1, f.picked)
