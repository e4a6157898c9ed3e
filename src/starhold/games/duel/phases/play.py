"""Playing a card: where it goes, what is paid for it, what it does (duel:E1 to duel:E11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.hands import holds
from starhold.games.duel import card_table as flat
from starhold.games.duel import kinds
from starhold.games.duel.actions import PLANET_NAMES
from starhold.games.duel.phases.effects import fire, fire_on_play
from starhold.games.duel.phases.payment import Pay, can_pay, paid_with, spend
from starhold.games.duel.phases.placing import colonise, dock, has_dock, has_quarter, lay_planet

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


def play_verdict(s: DuelState, seat: i64, card: i64) -> i64:
    """Whether a card can be played: it has a place, and it can be paid for."""
    if not holds(s.universes[seat].hand, card):
        return kinds.NOT_IN_HAND
    type: i64 = s.table.type[card]
    if type == flat.COLONISATION_CARD and not has_quarter(s, seat, card):
        return kinds.NO_QUARTER
    if type == flat.SHIP_CARD and not has_dock(s, seat):
        return kinds.NO_COLONISED_PLANET
    return kinds.OK if can_pay(s, seat, card) else kinds.CANNOT_PAY


def can_play(s: DuelState, seat: i64) -> bool:
    """Whether any card of the hand can be played."""
    for card in s.universes[seat].hand:
        if play_verdict(s, seat, card) == kinds.OK:
            return True
    return False


def begin_play(s: DuelState, seat: i64, card: i64) -> None:
    """Ask for the place, if there is a choice, and for the payment; until that is complete nothing has happened."""
    type: i64 = s.table.type[card]
    if type == flat.COLONISATION_CARD:
        s.frames.ask(kinds.CHOOSE_QUARTER, seat, 1, card)
    elif type == flat.SHIP_CARD:
        s.frames.ask(kinds.CHOOSE_DOCK, seat, 1, card)
    else:
        s.frames.ask(kinds.PAY_CARD, seat, 1, card)


class PayCard(Pay):
    """The payment for an epoch card; with it the card is laid."""

    kind = kinds.PAY_CARD
    name = "pay"
    seems = kinds.TURN

    def target(self, s: DuelState, f: Frame) -> str:
        type: i64 = s.table.type[f.subject]
        if type == flat.COLONISATION_CARD:
            return f"{PLANET_NAMES[f.detail // 4]}.{f.detail % 4 + 1}"
        return PLANET_NAMES[f.detail] if type == flat.SHIP_CARD else ""

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        universe = s.universes[f.seat]
        card = f.subject
        universe.lose(card)
        s.tell("play", "duel:B2", f.seat, paid_with(f.picked), card)
        spend(s, f.seat, f.picked)
        universe.laid.append(card)
        s.frames.task(kinds.NEXT_TURN, f.seat)
        lay(s, f.seat, card, f.detail, chance)


def lay(s: DuelState, seat: i64, card: i64, target: i64, chance: Chance) -> None:
    """The card is on the table: everything it does, in order (duel:F5, duel:N3)."""
    universe = s.universes[seat]
    type: i64 = s.table.type[card]
    if type == flat.PLANET_CARD:
        lay_planet(s, seat, card)
        if not s.table.delayed[card]:
            fire(s, seat, s.table.effects[card], type, card, chance)
    elif type == flat.COLONISATION_CARD:
        colonise(s, seat, card, target, chance)
    elif type == flat.SHIP_CARD:
        universe.colony_ships += 1
        dock(s, seat, card, target, chance)
    else:
        if type == flat.SHUTTLE_CARD:
            universe.shuttles += 1
        else:
            universe.stations += 1
        fire(s, seat, s.table.effects[card], type, card, chance)
    fire_on_play(s, seat, type, chance)
