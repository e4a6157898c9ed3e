"""Trade with the supply (starfarers:4.3, starfarers:4.4, starfarers:4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.starfarers.actions import EXCHANGE
from starhold.games.starfarers.board import GOODS_RATE, RESOURCES, SUPPLY_RATE
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.kinds import OK, RATE_SHORT, SAME_KIND, SUPPLY_EMPTY
from starhold.games.starfarers.memory import gained, paid

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

GOODS: i64 = 4


def rate(fleet: Fleet, resource: i64) -> i64:
    """How many of a resource one card of the supply costs this player now."""
    if resource == GOODS and fleet.goods_card and not fleet.goods_used:
        return 1
    return fleet.rate[resource]


def exchange_codes(s: StarfarersState, seat: i64, codes: list[int]) -> None:
    fleet = s.fleets[seat]
    give: i64 = 0
    while give < RESOURCES:
        if fleet.hand[give] >= rate(fleet, give):
            take: i64 = 0
            while take < RESOURCES:
                if take != give and s.supply[take]:
                    codes.append(EXCHANGE + RESOURCES * give + take)
                take += 1
        give += 1


def exchange_verdict(s: StarfarersState, seat: i64, pair: i64) -> i64:
    fleet = s.fleets[seat]
    give = pair // RESOURCES
    take = pair % RESOURCES
    if give == take:
        return SAME_KIND
    if fleet.hand[give] < rate(fleet, give):
        return RATE_SHORT
    return OK if s.supply[take] else SUPPLY_EMPTY


def exchange(s: StarfarersState, seat: i64, pair: i64) -> None:
    fleet = s.fleets[seat]
    give = pair // RESOURCES
    take = pair % RESOURCES
    count = rate(fleet, give)
    usual: i64 = GOODS_RATE if give == GOODS else SUPPLY_RATE
    if count == 1:
        fleet.goods_used = 1
    fleet.hand[give] -= count
    s.supply[give] += count
    s.supply[take] -= 1
    fleet.hand[take] += 1
    paid(s, seat, give, count)
    gained(s, seat, take, 1)
    if count < usual:
        s.tell("exchanged-by-card", "starfarers:4.4", seat, count + 10 * take, give)
    else:
        s.tell("exchanged", "starfarers:4.3", seat, count + 10 * take, give)
