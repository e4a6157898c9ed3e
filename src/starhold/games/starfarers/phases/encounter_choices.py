"""Choices inside an encounter: cards paid and taken, upgrades, the grounded ship (starfarers:12.7, 12.15 to 12.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.picking import Choosing, PickingByKind
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    ATTACH,
    GROUND,
    LOSE,
    NODE_THING,
    PAY,
    SHIPS,
    UPGRADE_THING,
    UPGRADES,
)
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.memory import paid, unseen
from starhold.games.starfarers.phases.building import attach, detach, upgrade_verdict
from starhold.games.starfarers.phases.cards import FromHand, FromSupply, give_back, take

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

# What a payment is for.
PAID: Final = 0
OFFERED: Final = 1
SWAPPED: Final = 2


class PayCards(FromHand):
    """Cards of free choice: offered, paid or swapped (starfarers:12.17, starfarers:12.18)."""

    kind = kinds.PAY_CARDS
    name = "pay"
    rule = "starfarers:12.17"
    verb = PAY

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        paid = self.amounts(f)
        if f.subject == OFFERED:
            s.offered = paid
        if f.subject == OFFERED and s.table.held[s.card]:
            set_aside(s, f.seat, paid)
        else:
            give_back(s, f.seat, paid, "paid", "starfarers:12.17")
        if f.subject == SWAPPED:
            ask_gain(s, f.seat, f.detail, max(f.picked) - PAY)


def set_aside(s: StarfarersState, seat: i64, cards: list[int]) -> None:
    """Cards offered are held until the result is read (starfarers:12.17)."""
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = cards[resource]
        if count:
            s.fleets[seat].hand[resource] -= count
            paid(s, seat, resource, count)
            s.tell("held", "starfarers:12.17", seat, count, resource)
        resource += 1


def ask_gain(s: StarfarersState, seat: i64, count: i64, given: i64) -> None:
    """Cards of choice, as many as there are; none of the kind just given in a swap (starfarers:12.18)."""
    have: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        if resource != given:
            have += s.supply[resource]
        resource += 1
    if count > have:
        count = have
    if count:
        s.frames.ask(kinds.GAIN_CARDS, seat, count, given)


class GainCards(FromSupply):
    """Cards of choice from the open supply (starfarers:12.15). `subject` is the kind given in a swap, or NONE."""

    kind = kinds.GAIN_CARDS
    name = "gain"
    rule = "starfarers:12.15"
    automatic = True
    exact = False

    def against(self, s: StarfarersState, f: Frame, thing: i64) -> i64:
        return kinds.SAME_AS_GIVEN if thing == f.subject else super().against(s, f, thing)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        gained = self.amounts(f)
        take(s, f.seat, gained, "gained", "starfarers:12.15")
        if f.subject != flat.NONE:
            s.swapped = gained


class HandOver(FromHand):
    """A card of the giver's choice for the active player, unseen by third players (starfarers:12.19)."""

    kind = kinds.HAND_OVER
    name = "hand_over"
    rule = "starfarers:12.19"
    verb = PAY

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        for f in group:
            cards: list[int] = []
            for action in f.picked:
                resource = action - PAY
                s.fleets[f.seat].hand[resource] -= 1
                s.fleets[s.active].hand[resource] += 1
                unseen(s, f.seat, s.active, resource)
                cards.append(resource)
            s.tell("gave", "starfarers:12.19", f.seat, len(cards) + 100 * (s.active + 1), flat.NONE, cards, s.active)


class LoseUpgrade(PickingByKind["StarfarersState"]):
    """One of one's upgrades goes back to the tray (starfarers:12.16, starfarers:12.22)."""

    kind = kinds.LOSE_UPGRADE
    name = "lose_upgrade"
    rule = "starfarers:12.16"
    automatic = True
    verb = LOSE
    things = UPGRADES
    elsewhere = kinds.NOT_NOW
    absent = kinds.NO_UPGRADE

    def bag(self, s: StarfarersState, f: Frame) -> list[int]:
        return s.fleets[f.seat].upgrades

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        upgrade: i64 = f.picked[0] - LOSE
        detach(s, f.seat, upgrade)
        s.tell("upgrade-lost", "starfarers:12.16", f.seat, 0, UPGRADE_THING + upgrade)


class GainUpgrade(Choosing["StarfarersState"]):
    """A free upgrade of any kind with room for it (starfarers:12.20)."""

    kind = kinds.GAIN_UPGRADE
    name = "gain_upgrade"
    rule = "starfarers:12.20"
    automatic = True
    verb = ATTACH
    things = UPGRADES
    elsewhere = kinds.NOT_NOW

    def against(self, s: StarfarersState, f: Frame, thing: i64) -> i64:
        return upgrade_verdict(s, f.seat, thing)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        upgrade: i64 = f.picked[0] - ATTACH
        s.tell("upgrade-gained", "starfarers:12.20", f.seat, 0, UPGRADE_THING + upgrade)
        attach(s, f.seat, upgrade, chance)


class GroundShip(Choosing["StarfarersState"]):
    """Which ship does not move this turn (starfarers:12.7)."""

    kind = kinds.GROUND_SHIP
    name = "ground"
    rule = "starfarers:12.7"
    automatic = True
    verb = GROUND
    things = SHIPS
    elsewhere = kinds.NOT_NOW

    def against(self, s: StarfarersState, f: Frame, ship: i64) -> i64:
        fleet = s.fleets[f.seat]
        if fleet.ship_node[ship] == flat.NONE:
            return kinds.NO_SHIP
        flags: i64 = fleet.ship_flags[ship]
        if flags & flat.EVICTED:
            return kinds.CANNOT_GROUND
        return kinds.SHIP_GROUNDED if flags & flat.GROUNDED else kinds.OK

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        ship: i64 = f.picked[0] - GROUND
        fleet = s.fleets[f.seat]
        fleet.ship_flags[ship] |= flat.GROUNDED
        s.tell("grounded", "starfarers:12.7", f.seat, ship + 1, NODE_THING + fleet.ship_node[ship])
