"""Choices inside an encounter: cards paid and taken, upgrades, the grounded ship (starfarers:12.7, 12.15 to 12.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import count_of
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    ATTACH,
    FRIEND,
    GROUND,
    LOSE,
    NODE_THING,
    PAY,
    RETURN,
    TAKE,
    UPGRADE_THING,
)
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.phases.building import attach, detach, upgrade_verdict

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

# What a payment is for.
PAID: Final = 0
OFFERED: Final = 1
SWAPPED: Final = 2


def hand_codes(s: StarfarersState, f: Frame) -> list[int]:
    """Every kind still in hand after what was picked."""
    fleet = s.fleets[f.seat]
    codes: list[int] = []
    resource: i64 = 0
    while resource < RESOURCES:
        if fleet.hand[resource] > count_of(f.picked, PAY + resource):
            codes.append(PAY + resource)
        resource += 1
    return codes


def hand_verdict(s: StarfarersState, f: Frame, action: i64) -> i64:
    if action < PAY or action >= TAKE:
        return kinds.NOT_NOW
    return kinds.OK if s.fleets[f.seat].hand[action - PAY] > count_of(f.picked, action) else kinds.NO_CARD


class PayCards(Decision["StarfarersState"]):
    """Cards of free choice: offered, paid or swapped (starfarers:12.17, starfarers:12.18)."""

    kind = kinds.PAY_CARDS
    name = "pay"
    rule = "starfarers:12.17"
    secret = True
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        return hand_codes(s, f)

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        return hand_verdict(s, f, action)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        fleet = s.fleets[f.seat]
        held = f.subject == OFFERED and s.table.held[s.card] != 0
        offered = s.offered[:]
        resource: i64 = 0
        given: i64 = flat.NONE
        while resource < RESOURCES:
            count = count_of(f.picked, PAY + resource)
            if count:
                given = resource
                fleet.hand[resource] -= count
                if held:
                    s.tell("held", "starfarers:12.17", f.seat, count, resource)
                else:
                    s.supply[resource] += count
                    s.tell("paid", "starfarers:12.17", f.seat, count, resource)
                if f.subject == OFFERED:
                    offered[resource] += count
            resource += 1
        s.offered = offered
        if f.subject == SWAPPED:
            ask_swapped(s, f.seat, f.detail, given)


def ask_swapped(s: StarfarersState, seat: i64, count: i64, given: i64) -> None:
    """The other half of a swap: other kinds than the one given, as many as the supply has (starfarers:12.18)."""
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


class GainCards(Decision["StarfarersState"]):
    """Cards of choice from the open supply (starfarers:12.15). `subject` is the kind given in a swap, or NONE."""

    kind = kinds.GAIN_CARDS
    name = "gain"
    rule = "starfarers:12.15"
    automatic = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        codes: list[int] = []
        resource: i64 = 0
        while resource < RESOURCES:
            codes.append(TAKE + resource)
            resource += 1
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < TAKE or action >= RETURN:
            return kinds.NOT_NOW
        resource = action - TAKE
        if resource == f.subject:
            return kinds.SAME_AS_GIVEN
        return kinds.OK if s.supply[resource] > count_of(f.picked, action) else kinds.SUPPLY_EMPTY

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        swapped = [0] * RESOURCES
        resource: i64 = 0
        while resource < RESOURCES:
            count = count_of(f.picked, TAKE + resource)
            if count:
                s.supply[resource] -= count
                s.fleets[f.seat].hand[resource] += count
                swapped[resource] = count
                s.tell("gained", "starfarers:12.15", f.seat, count, resource)
            resource += 1
        if f.subject != flat.NONE:
            s.swapped = swapped


class HandOver(Decision["StarfarersState"]):
    """A card of the giver's choice for the active player, unseen by third players (starfarers:12.19)."""

    kind = kinds.HAND_OVER
    name = "hand_over"
    rule = "starfarers:12.19"
    secret = True
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        return hand_codes(s, f)

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        return hand_verdict(s, f, action)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        for f in group:
            cards: list[int] = []
            for action in f.picked:
                resource = action - PAY
                s.fleets[f.seat].hand[resource] -= 1
                s.fleets[s.active].hand[resource] += 1
                cards.append(resource)
            s.tell("gave", "starfarers:12.19", f.seat, len(cards), flat.NONE, cards, s.active)


class LoseUpgrade(Decision["StarfarersState"]):
    """One of one's upgrades goes back to the tray (starfarers:12.16, starfarers:12.22)."""

    kind = kinds.LOSE_UPGRADE
    name = "lose_upgrade"
    rule = "starfarers:12.16"
    automatic = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        return [LOSE, LOSE + 1, LOSE + 2]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < LOSE or action >= PAY:
            return kinds.NOT_NOW
        return kinds.OK if s.fleets[f.seat].upgrades[action - LOSE] else kinds.NO_UPGRADE

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        upgrade: i64 = f.picked[0] - LOSE
        detach(s, f.seat, upgrade)
        s.tell("upgrade-lost", "starfarers:12.16", f.seat, 0, UPGRADE_THING + upgrade)


class GainUpgrade(Decision["StarfarersState"]):
    """A free upgrade of any kind with room for it (starfarers:12.20)."""

    kind = kinds.GAIN_UPGRADE
    name = "gain_upgrade"
    rule = "starfarers:12.20"
    automatic = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        return [ATTACH, ATTACH + 1, ATTACH + 2]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < ATTACH or action >= LOSE:
            return kinds.NOT_NOW
        return upgrade_verdict(s, f.seat, action - ATTACH)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        upgrade: i64 = f.picked[0] - ATTACH
        s.tell("upgrade-gained", "starfarers:12.20", f.seat, 0, UPGRADE_THING + upgrade)
        attach(s, f.seat, upgrade, chance)


class GroundShip(Decision["StarfarersState"]):
    """Which ship does not move this turn (starfarers:12.7)."""

    kind = kinds.GROUND_SHIP
    name = "ground"
    rule = "starfarers:12.7"
    automatic = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        return [GROUND, GROUND + 1, GROUND + 2]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < GROUND or action >= FRIEND:
            return kinds.NOT_NOW
        ship = action - GROUND
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
