"""The space jump (starfarers:12.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    FLY,
    FOUND,
    JUMP,
    NODE_COUNT,
    NODE_THING,
    NOTHING,
    SHIPS,
    SITE_COUNT,
    STOP,
)
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.lattice import SITE_AT
from starhold.games.starfarers.phases.building import ship_there
from starhold.games.starfarers.phases.colonies import found_colony, site_verdict
from starhold.games.starfarers.phases.exploring import enter
from starhold.games.starfarers.phases.moves import settle_ship
from starhold.games.starfarers.phases.reach import place_verdict

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def jumper_verdict(fleet: Fleet, ship: i64) -> i64:
    """Whether a ship can jump: one that is grounded, or has jumped already, cannot."""
    if fleet.ship_node[ship] == flat.NONE:
        return kinds.NO_SHIP
    if fleet.ship_flags[ship] & flat.GROUNDED:
        return kinds.SHIP_GROUNDED
    return kinds.SHIP_DONE if fleet.ship_flags[ship] & flat.DONE else kinds.OK


class SpaceJump(Decision["StarfarersState"]):
    """One own ship to any intersection where it may stop; or none."""

    kind = kinds.SPACE_JUMP
    name = "jump"
    rule = "starfarers:12.9"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        codes: list[int] = [NOTHING]
        fleet = s.fleets[f.seat]
        ship: i64 = 0
        while ship < SHIPS:
            if jumper_verdict(fleet, ship) == kinds.OK:
                kind: i64 = fleet.ship_kind[ship]
                node: i64 = 0
                while node < NODE_COUNT:
                    if place_verdict(s, f.seat, kind, node) == kinds.OK and not ship_there(s, node):
                        codes.append(JUMP + NODE_COUNT * ship + node)
                    node += 1
            ship += 1
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action == NOTHING:
            return kinds.OK
        if action < JUMP:
            return kinds.NOT_NOW
        ship = (action - JUMP) // NODE_COUNT
        node = (action - JUMP) % NODE_COUNT
        fleet = s.fleets[f.seat]
        verdict = jumper_verdict(fleet, ship)
        if verdict != kinds.OK:
            return verdict
        if fleet.ship_node[ship] == node:
            return kinds.STAYS_THERE
        verdict = place_verdict(s, f.seat, fleet.ship_kind[ship], node)
        return kinds.NODE_OCCUPIED if verdict == kinds.OK and ship_there(s, node) else verdict

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        action: i64 = f.picked[0]
        if action == NOTHING:
            s.tell("jump-none", "starfarers:12.9", f.seat)
            return
        ship = (action - JUMP) // NODE_COUNT
        node = (action - JUMP) % NODE_COUNT
        fleet = s.fleets[f.seat]
        fleet.ship_node[ship] = node
        s.tell("jumped", "starfarers:12.9", f.seat, ship + 1, NODE_THING + node)
        enter(s, f.seat, node, chance)
        if s.ended:
            return
        site: i64 = SITE_AT[node]
        if site != flat.NONE and fleet.ship_kind[ship] == flat.COLONY_SHIP_KIND and site_verdict(s, site) == kinds.OK:
            s.frames.ask(kinds.LAND, f.seat, 1, ship)
        else:
            settle_ship(s, f.seat, ship, node, True)


class Land(Decision["StarfarersState"]):
    """A colony ship has jumped onto a site: found there, or wait (starfarers:12.9, starfarers:7.3)."""

    kind = kinds.LAND
    name = "land"
    rule = "starfarers:12.9"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        site: i64 = SITE_AT[s.fleets[f.seat].ship_node[f.subject]]
        return [STOP, FOUND + SITE_COUNT * int(f.subject) + int(site)]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action == STOP:
            return kinds.OK
        if action < FOUND or action >= FLY:
            return kinds.NOT_NOW
        site: i64 = SITE_AT[s.fleets[f.seat].ship_node[f.subject]]
        return kinds.OK if action == FOUND + SITE_COUNT * f.subject + site else kinds.NOT_SITE

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        node: i64 = s.fleets[f.seat].ship_node[f.subject]
        if f.picked[0] == STOP:
            settle_ship(s, f.seat, f.subject, node, True)
        else:
            found_colony(s, f.seat, f.subject, SITE_AT[node])
