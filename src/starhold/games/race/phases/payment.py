"""Paying: exactly the cost, in hand cards, face down (race:24, race:107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import distinct_codes, holds
from starhold.core.rng import Rng
from starhold.games.race import kinds
from starhold.games.race.actions import CARD_NAMES, PAY_WITH, N

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def ask_payment(s: RaceState, seat: i64, cost: i64) -> None:
    """Ask for the cards; where the whole hand has to go there is nothing to ask."""
    if cost == 0:
        return
    empire = s.empires[seat]
    if cost == len(empire.hand):
        paid = empire.hand
        for card in paid:
            s.throw_away(card, 1 << seat)
        empire.hand = []
        empire.shown = []
        s.tell("pay-all", "race:107", seat, cost, -1, paid)
    else:
        s.frames.ask(kinds.PAY_CARDS, seat, cost, empire.placed, cost)


class HandCards(Decision["RaceState"]):
    """Hand cards one after another, each gone at once: what was picked are cards, no longer choices."""

    def chosen(self, f: Frame) -> list[int]:
        return []

    def choose_anew(self, s: RaceState, f: Frame, rng: Rng) -> None:
        if f.picked:
            f.picked = s.discard[-len(f.picked) :]  # what was paid lies on top of the pile


class PayCards(HandCards):
    """Nothing is left to do when the cost is met."""

    kind = kinds.PAY_CARDS
    name = "pay"
    rule = "race:107"
    exact = True

    def about(self, s: RaceState, f: Frame) -> str:
        return CARD_NAMES[f.subject]

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return distinct_codes(s.empires[f.seat].hand, PAY_WITH)

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < PAY_WITH or action >= PAY_WITH + N:
            return kinds.NOT_THIS_DECISION
        return kinds.OK if holds(s.empires[f.seat].hand, action - PAY_WITH) else kinds.NOT_IN_HAND

    def choose(self, s: RaceState, f: Frame, action: i64, chance: Chance) -> None:
        card = action - PAY_WITH
        s.empires[f.seat].lose(card)
        s.throw_away(card, 1 << f.seat)
        f.pick(card)
        f.need -= 1

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        s.tell("pay", "race:107", f.seat, len(f.picked), -1, f.picked)
