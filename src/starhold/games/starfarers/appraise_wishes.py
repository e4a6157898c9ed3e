"""What a sensible player builds next, what cards are worth on the way there, and which trades bring it about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import COLONY_SHIP, SHIPS, SITE_COUNT, SPACEPORT, TRADE_SHIP, UPGRADE
from starhold.games.starfarers.appraise_map import (
    WEIGHTS,
    Target,
    all_targets,
    ship_worth,
    strength_lacking,
)
from starhold.games.starfarers.board import POINTS_TO_WIN, RESOURCES
from starhold.games.starfarers.lattice import BERTH_NODE
from starhold.games.starfarers.phases.building import berth_codes, stock_verdict
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.trade import rate
from starhold.games.starfarers.state import StarfarersState

_LONG_WAY: Final = 0.72  # what is left of a wish for each card it still lacks
_MUCH: Final = 100.0


class Wish:
    """Something to build: the best place for it, and what it would be worth less the cards it takes."""

    __slots__ = ("build", "code", "worth")

    def __init__(self, build: i64, code: i64, worth: float) -> None:
        self.build = build
        self.code = code
        self.worth = worth


class Eye:
    """One look at a position for one seat; the map is looked at once."""

    def __init__(self, s: StarfarersState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.fleet = s.fleets[seat]
        self.targets: list[Target] = all_targets(s, seat)
        self.wishes: list[Wish] = []

    def ships(self) -> i64:
        count: i64 = 0
        ship: i64 = 0
        while ship < SHIPS:
            if self.fleet.ship_node[ship] != flat.NONE:
                count += 1
            ship += 1
        return count

    # -- wishes

    def look(self) -> None:
        """Everything that could be built if the cards were there, best first."""
        wishes: list[Wish] = []
        self.ship_wish(flat.BUILD_COLONY_SHIP, 0, COLONY_SHIP, wishes)
        self.ship_wish(flat.BUILD_TRADE_SHIP, 1, TRADE_SHIP, wishes)
        self.port_wish(wishes)
        upgrade: i64 = 0
        while upgrade < 3:
            if self.fleet.upgrades[upgrade] < flat.LIMITS[upgrade]:
                cost = 2.0 * WEIGHTS.card
                worth = self.upgrade_worth(upgrade) - cost
                wishes.append(Wish(flat.BUILD_UPGRADE + upgrade, UPGRADE + upgrade, worth))
            upgrade += 1
        ordered: list[Wish] = []
        for wish in wishes:
            i: i64 = len(ordered)
            while i > 0 and self.urgency(ordered[i - 1]) < self.urgency(wish):
                i -= 1
            ordered.insert(i, wish)
        self.wishes = ordered

    def urgency(self, wish: Wish) -> float:
        """A wish for which many cards are missing counts less."""
        value = wish.worth
        lacking = self.lacking(wish.build)
        while lacking > 0:
            value *= _LONG_WAY
            lacking -= 1
        return value

    def ship_wish(self, build: i64, kind: i64, verb: i64, wishes: list[Wish]) -> None:
        s = self.s
        if stock_verdict(self.fleet, kind):
            return
        codes: list[int] = []
        berth_codes(s, self.seat, verb, codes)
        best: i64 = flat.NONE
        most = 0.0
        for code in codes:
            value = ship_worth(s, self.seat, SHIPS, kind, BERTH_NODE[code - verb], self.targets)
            if value > most:
                most = value
                best = code
        if best == flat.NONE:
            return
        crowd = self.ships()
        most *= WEIGHTS.ships[crowd]
        same: i64 = 0
        ship: i64 = 0
        while ship < SHIPS:
            if self.fleet.ship_node[ship] != flat.NONE and self.fleet.ship_kind[ship] == kind:
                same += 1
            ship += 1
        if same and kind == 1:
            most *= 0.6
        wishes.append(Wish(build, best, most - 4.0 * WEIGHTS.card))

    def port_wish(self, wishes: list[Wish]) -> None:
        s = self.s
        if self.fleet.shipyards == 0:
            return
        best: i64 = flat.NONE
        most = 0.0
        site: i64 = 0
        while site < SITE_COUNT:
            if s.piece[site] == self.seat:
                value = 1.0 + WEIGHTS.port * ship_worth(s, self.seat, SHIPS, 0, BERTH_NODE[2 * site], self.targets)
                if value > most:
                    most = value
                    best = site
            site += 1
        if best != flat.NONE:
            if self.fleet.points + 1 >= POINTS_TO_WIN:
                most += _MUCH
            wishes.append(Wish(flat.BUILD_SPACEPORT, SPACEPORT + best, most - 5.0 * WEIGHTS.card))

    def upgrade_worth(self, upgrade: i64) -> float:
        """One more of a kind: as a rule of thumb, more if a base or ice is nearly within reach."""
        have: i64 = self.fleet.upgrades[upgrade]
        if have >= flat.LIMITS[upgrade]:
            return 0.0
        if upgrade == 0:
            return WEIGHTS.booster[have]
        worth = WEIGHTS.cannon[have] if upgrade == 1 else WEIGHTS.pod[have]
        lacking = strength_lacking(self.s, self.seat, upgrade)
        if lacking:
            worth += 0.7 / float(lacking)
        return worth

    # -- cards

    def lacking(self, build: i64) -> i64:
        """Cards missing for a price."""
        count: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            short: i64 = flat.PRICES[RESOURCES * build + resource] - self.fleet.hand[resource]
            if short > 0:
                count += short
            resource += 1
        return count

    def spare(self, build: i64, resource: i64) -> i64:
        """Cards of a kind beyond that price; below 0 if there are too few."""
        return self.fleet.hand[resource] - flat.PRICES[RESOURCES * build + resource]

    def by_supply(self, build: i64) -> i64:
        """How many trades with the supply would complete a price now, or NONE if they cannot."""
        lacking = self.lacking(build)
        trades: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            spare = self.spare(build, resource)
            price = rate(self.fleet, resource)
            if price == 1:  # once a turn only
                if spare > 0:
                    trades += 1 + (spare - 1) // 2
            elif spare > 0:
                trades += spare // price
            if spare < 0 and self.s.supply[resource] < -spare:
                return flat.NONE
            resource += 1
        return lacking if trades >= lacking else flat.NONE

    def worths(self) -> list[float]:
        """What one more, or one less, card of each kind means: what the best wishes lack is worth most."""
        values: list[float] = []
        resource: i64 = 0
        while resource < RESOURCES:
            values.append(self.card_worth(resource, self.fleet.hand[resource]))
            resource += 1
        return values

    def card_worth(self, resource: i64, have: i64) -> float:
        """The same of one kind, to who has so many of it."""
        value = WEIGHTS.card
        place: i64 = 0
        for wish in self.wishes:
            if place == 3:
                break
            price: i64 = flat.PRICES[RESOURCES * wish.build + resource]
            if wish.worth > 0.0 and price > 0:
                if have < price:
                    value += WEIGHTS.needed / float(1 + place)
                elif have == price:
                    value += 0.5 * WEIGHTS.needed / float(1 + place)
            place += 1
        if have > 3:
            value *= 0.8
        return value

    def crowded(self) -> bool:
        """Whether a seven would cost half of the hand."""
        return hand_size(self.fleet) > 7


def threat(s: StarfarersState, seat: i64, other: i64) -> bool:
    """Whether somebody is so far ahead that no help should go there."""
    theirs: i64 = s.fleets[other].points
    return theirs >= 12 or (theirs >= 9 and theirs >= s.fleets[seat].points + 3)
