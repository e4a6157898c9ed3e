"""Production: the dice, what the planets give, relief and the reserve (section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import NOTHING
from starhold.games.starfarers.board import RESOURCES, reserve_cards
from starhold.games.starfarers.card_table import NEUTRAL, NONE, PRODUCES
from starhold.games.starfarers.memory import gained
from starhold.games.starfarers.phases.cards import FromSupply, draw_reserve, take
from starhold.games.starfarers.phases.seven import roll_seven

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


class Roll(Task["StarfarersState"]):
    """Two dice for everybody (starfarers:2.1)."""

    kind = kinds.ROLL

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.IN_PRODUCTION
        first = chance.below(6) + 1
        second = chance.below(6) + 1
        s.dice = 10 * first + second
        seven = first + second == 7
        s.tell("rolled", "starfarers:3.1" if seven else "starfarers:2.1", s.active, first + second, -s.dice)
        if seven:
            roll_seven(s)
        else:
            produce(s, first + second)
            s.frames.task(kinds.RELIEF_NEXT, 0)


def claims(s: StarfarersState, total: i64) -> list[int]:
    """What the planets with that number owe: five entries a seat (starfarers:2.2, starfarers:11.11)."""
    owed = [0] * (RESOURCES * s.players)
    disc = s.disc
    planet: i64 = 0
    while planet < 57:
        shown: i64 = disc[planet]
        if shown > 0:
            numbers: i64 = PRODUCES[shown]
            if numbers >> total & 1:
                resource: i64 = s.resource[planet]
                _claim(s, planet, resource, owed)
                before = planet - 1 if planet % 3 else planet + 2
                _claim(s, before, resource, owed)
        planet += 1
    seat: i64 = 0
    while seat < s.players:
        extra: i64 = s.fleets[seat].extra
        resource = 0
        while extra >> resource:
            if extra >> resource & 1 and owed[RESOURCES * seat + resource]:
                owed[RESOURCES * seat + resource] += 1
            resource += 1
        seat += 1
    return owed


def _claim(s: StarfarersState, site: i64, resource: i64, owed: list[int]) -> None:
    """One card for the piece on that site, colony or spaceport alike."""
    piece: i64 = s.piece[site]
    if piece != NONE:
        owner = piece & 7
        if owner < NEUTRAL:
            owed[RESOURCES * owner + resource] += 1


def produce(s: StarfarersState, total: i64) -> None:
    """Pay what is owed; a resource too short for all is paid to nobody (starfarers:2.4)."""
    owed = claims(s, total)
    produced: list[int] = []
    resource: i64 = 0
    while resource < RESOURCES:
        due: i64 = 0
        claimants: i64 = 0
        seat: i64 = 0
        while seat < s.players:
            share: i64 = owed[RESOURCES * seat + resource]
            due += share
            if share:
                claimants += 1
            seat += 1
        have: i64 = s.supply[resource]
        if due > have:
            s.tell("shortage", "starfarers:2.4", NONE, due, resource)
            due = have if claimants == 1 and s.settings.sole_paid else 0
        seat = 0
        while due > 0 and seat < s.players:
            share = owed[RESOURCES * seat + resource]
            if share > due:
                share = due
            if share:
                due -= share
                s.supply[resource] -= share
                s.fleets[seat].hand[resource] += share
                s.gained[seat] += share
                gained(s, seat, resource, share)
                produced.append(seat)
                produced.append(resource)
                produced.append(share)
                s.tell("produced", "starfarers:2.2", seat, share, resource)
                if s.fleets[seat].extra >> resource & 1:
                    s.tell("green", "starfarers:11.11", seat, 1, resource)
            seat += 1
        resource += 1
    s.produced = produced
    if not produced:
        s.tell("nothing-produced", "starfarers:2.1", NONE)


# -- relief


class ReliefNext(Task["StarfarersState"]):
    """Who got nothing and has the card may take one, from the active player clockwise (starfarers:2.10)."""

    kind = kinds.RELIEF_NEXT

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        turn = f.subject
        while turn < s.players:
            seat = (s.active + turn) % s.players
            turn += 1
            if s.fleets[seat].relief_card and relieved(s, seat):
                s.frames.task(kinds.RELIEF_NEXT, turn)
                s.frames.ask(kinds.RELIEF, seat)
                return
        s.frames.task(kinds.RESERVE)


def relieved(s: StarfarersState, seat: i64) -> bool:
    """Whether this production brought that player nothing (starfarers:11.14) and there is something to take."""
    if s.gained[seat]:
        return False
    if s.settings.reserve_is_relief and seat == s.active and reserve_cards(s.fleets[seat].points) > 0:
        return False
    resource: i64 = 0
    while resource < RESOURCES:
        if s.supply[resource]:
            return True
        resource += 1
    return False


class Relief(FromSupply):
    """One card of choice from the supply (starfarers:11.9)."""

    kind = kinds.RELIEF
    name = "relief"
    rule = "starfarers:11.9"

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        return [NOTHING, *super().candidates(s, f)]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        return kinds.OK if action == NOTHING else super().verdict(s, f, action)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        seat = group[0].seat
        if group[0].picked[0] == NOTHING:
            s.tell("relief-none", "starfarers:11.9", seat)
            return
        s.gained[seat] += 1
        take(s, seat, self.amounts(group[0]), "relief", "starfarers:11.9")


# -- the reserve


class Reserve(Task["StarfarersState"]):
    """Cards for those who have few points (starfarers:2.5); then the production is over."""

    kind = kinds.RESERVE

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        count: i64 = reserve_cards(s.fleets[s.active].points)
        if count > 0:
            drawn = draw_reserve(s, s.active, count, chance)
            s.gained[s.active] += len(drawn)
            s.tell("reserve", "starfarers:2.5", s.active, len(drawn), NONE, drawn)
        entry = [int(s.active), s.dice // 10 + s.dice % 10]
        seat: i64 = 0
        while seat < s.players:
            entry.append(s.gained[seat])
            seat += 1
        seat = 0
        while seat < s.players:
            entry.append(s.fleets[seat].points)
            seat += 1
        s.history = s.history + entry  # a new list: clones share the old one
        s.frames.task(kinds.TRADE_AND_BUILD)
