"""Resource cards on their way between supply, reserve and hands (starfarers:2.7, starfarers:2.12, starfarers:2.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.hands import insert_sorted
from starhold.core.picking import PickingByKind
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import TAKE
from starhold.games.starfarers.board import RESERVE_OF_A_KIND, RESOURCES
from starhold.games.starfarers.card_table import NONE
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.memory import RESERVE, gained, paid, unseen

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def hand_size(fleet: Fleet) -> i64:
    """Cards in hand: public (starfarers:2.9)."""
    total: i64 = fleet.hand[0]
    return total + fleet.hand[1] + fleet.hand[2] + fleet.hand[3] + fleet.hand[4]


def hand_bag(fleet: Fleet) -> list[int]:
    """The hand card by card, to draw from blindly."""
    bag: list[int] = []
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = fleet.hand[resource]
        while count > 0:
            bag.append(resource)
            count -= 1
        resource += 1
    return bag


def give_back(s: StarfarersState, seat: i64, cards: list[int], key: str, rule: str) -> None:
    """Cards of a hand, by resource, to the supply."""
    hand = s.fleets[seat].hand
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = cards[resource]
        if count:
            hand[resource] -= count
            s.supply[resource] += count
            paid(s, seat, resource, count)
            s.tell(key, rule, seat, count, resource)
        resource += 1


def take(s: StarfarersState, seat: i64, cards: list[int], key: str, rule: str) -> None:
    """Cards of the supply, by resource, to a hand."""
    hand = s.fleets[seat].hand
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = cards[resource]
        if count:
            s.supply[resource] -= count
            hand[resource] += count
            gained(s, seat, resource, count)
            s.tell(key, rule, seat, count, resource)
        resource += 1


class FromHand(PickingByKind["StarfarersState"]):
    """Cards of one's own hand."""

    things = RESOURCES
    elsewhere = kinds.NOT_NOW
    absent = kinds.NO_CARD
    secret = True

    def bag(self, s: StarfarersState, f: Frame) -> list[int]:
        return s.fleets[f.seat].hand


class FromSupply(PickingByKind["StarfarersState"]):
    """Cards of the open supply."""

    verb = TAKE
    things = RESOURCES
    elsewhere = kinds.NOT_NOW
    absent = kinds.SUPPLY_EMPTY

    def bag(self, s: StarfarersState, f: Frame) -> list[int]:
        return s.supply


def draw_blind(s: StarfarersState, victim: i64, seat: i64, chance: Chance) -> i64:
    """One card of another's hand, unseen by third players (starfarers:3.9); NONE if there is none."""
    fleet = s.fleets[victim]
    bag = hand_bag(fleet)
    if not bag:
        return NONE
    resource: i64 = bag[chance.pick(bag)]
    fleet.hand[resource] -= 1
    s.fleets[seat].hand[resource] += 1
    unseen(s, victim, seat, resource)
    return resource


def draw_reserve(s: StarfarersState, seat: i64, count: i64, chance: Chance) -> list[int]:
    """Cards from the reserve, one by one; as soon as the pile is empty it is made anew (starfarers:2.12)."""
    drawn: list[int] = []
    fleet = s.fleets[seat]
    while count > 0:
        if not s.reserve:  # the supply was empty, too
            rebuild_reserve(s)
            if not s.reserve:
                break
        bag = s.reserve[:]
        resource: i64 = bag.pop(chance.pick(bag))
        s.reserve = bag
        fleet.hand[resource] += 1
        unseen(s, RESERVE, seat, resource)
        insert_sorted(drawn, resource)
        count -= 1
        if not bag:
            rebuild_reserve(s)
    return drawn


def rebuild_reserve(s: StarfarersState) -> None:
    """Eight of each, or what the supply has (starfarers:2.7, starfarers:2.8)."""
    pile: list[int] = []
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = s.supply[resource]
        if count > RESERVE_OF_A_KIND:
            count = RESERVE_OF_A_KIND
        s.supply[resource] -= count
        if count:
            gained(s, RESERVE, resource, count)
        while count > 0:
            pile.append(resource)
            count -= 1
        resource += 1
    s.reserve = pile
    if pile:
        s.tell("reserve-rebuilt", "starfarers:2.7", NONE, len(pile))
