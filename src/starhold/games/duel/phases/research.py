"""Research: at most one science card each at the end of an epoch (duel:H1 to duel:H5, duel:H19 to duel:H21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.core.hands import changed, holds, take_out
from starhold.games.duel import card_table as flat
from starhold.games.duel import kinds
from starhold.games.duel.actions import AXIS, EPOCH_CARDS, RESEARCH, SKIP
from starhold.games.duel.phases.effects import fire
from starhold.games.duel.phases.payment import Pay, can_pay, paid_with, spend
from starhold.games.duel.scoring import BY_RESEARCH

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


class ResearchSeat(Task["DuelState"]):
    """Ask a player who holds a science card; that there is none everybody can see (duel:H20)."""

    kind = kinds.RESEARCH_SEAT

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        if s.universes[f.subject].science:
            s.frames.ask(kinds.CHOOSE_RESEARCH, f.subject)


class ChooseResearch(Decision["DuelState"]):
    """A science card that can be paid for, or none."""

    kind = kinds.CHOOSE_RESEARCH
    name = "research"
    rule = "duel:H1"
    exact = True

    def candidates(self, s: DuelState, f: Frame) -> list[int]:
        codes: list[int] = []
        for card in s.universes[f.seat].science:
            if can_pay(s, f.seat, card):
                codes.append(RESEARCH + card - EPOCH_CARDS)
        codes.append(SKIP)
        return codes

    def verdict(self, s: DuelState, f: Frame, action: i64) -> i64:
        if action == SKIP:
            return kinds.OK
        if action < RESEARCH or action >= AXIS:
            return kinds.NOT_THIS_DECISION
        card = action - RESEARCH + EPOCH_CARDS
        if not holds(s.universes[f.seat].science, card):
            return kinds.NOT_YOUR_SCIENCE
        return kinds.OK if can_pay(s, f.seat, card) else kinds.CANNOT_PAY

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        action: i64 = f.picked[0]
        if action == SKIP:
            s.tell("research-nothing", "duel:H20", f.seat)
        else:
            s.frames.ask(kinds.PAY_RESEARCH, f.seat, 1, action - RESEARCH + EPOCH_CARDS)


class PayResearch(Pay):
    """The payment for a science card; with it the card takes effect."""

    kind = kinds.PAY_RESEARCH
    name = "pay_research"
    rule = "duel:H2"
    seems = kinds.CHOOSE_RESEARCH

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        universe = s.universes[f.seat]
        card = f.subject
        take_out(universe.science, card)
        s.reveals += 1
        s.tell("research", "duel:H1", f.seat, paid_with(f.picked), card)
        spend(s, f.seat, f.picked)
        universe.researched.append(card)
        fire(s, f.seat, s.table.immediate[card - EPOCH_CARDS], BY_RESEARCH, card, chance)
        change(s, f.seat, card)


def change(s: DuelState, seat: i64, card: i64) -> None:
    """What holds from now on (duel:H4)."""
    universe = s.universes[seat]
    changes = s.table.changes[card - EPOCH_CARDS]
    i: i64 = 0
    while i < len(changes):
        what: i64 = changes[i]
        place: i64 = changes[i + 1]
        amount: i64 = changes[i + 2]
        if what == flat.DISCOUNT:
            universe.discount = changed(universe.discount, place, universe.discount[place] + amount)
        elif what == flat.LIMIT:
            universe.limit += amount
        elif what == flat.TAKE_WORTH:
            universe.take_worth += amount
        elif what == flat.TOKENS_FOR_SCIENCE:
            universe.tokens_for_science = 1
        elif what == flat.ANY_COLOUR:
            universe.any_colour = 1
        elif what == flat.BONUS:
            universe.bonus = changed(universe.bonus, place, universe.bonus[place] + amount)
        else:
            universe.stands_for = changed(universe.stands_for, place, universe.stands_for[place] | amount)
        i += 3
