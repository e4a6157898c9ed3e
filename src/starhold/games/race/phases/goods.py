"""Goods on worlds: counting, discarding and selling them (race:47, race:50, race:62, race:112)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.race.card_table import ANY, NONE, TRADES
from starhold.games.race.kinds import NO_GOOD_THERE, NOT_IN_TABLEAU, OK
from starhold.games.race.memory import good_gone

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def sale_value(s: RaceState, seat: i64, place: i64, with_trade_powers: bool) -> i64:
    """Cards for selling the good on that world of the tableau (race:47, race:112)."""
    empire = s.empires[seat]
    table = s.table
    good: i64 = table.good[empire.tableau[place]]
    value: i64 = good + 2
    if with_trade_powers:
        i: i64 = 0
        while i < empire.active:
            card = empire.tableau[i]
            if table.phases[card] & TRADES:
                if table.sale_bonus_here[card]:
                    if i == place:
                        value += table.sale_bonus[card]
                else:
                    kind: i64 = table.sale_bonus_good[card]
                    if kind == ANY or kind == good:
                        value += table.sale_bonus[card]
            i += 1
    return value


def sell(s: RaceState, seat: i64, place: i64, with_trade_powers: bool, chance: Chance) -> None:
    """The good goes to the discard pile before its cards are drawn (race:123)."""
    value = sale_value(s, seat, place, with_trade_powers)
    world = s.empires[seat].tableau[place]
    discard_good(s, seat, place)
    drawn = s.draw_to_hand(seat, value, chance)
    s.tell("sell", "race:47", seat, len(drawn), world, drawn)


def discard_good(s: RaceState, seat: i64, place: i64) -> None:
    """Face down and unseen, by anybody (race:62)."""
    goods = s.empires[seat].goods
    s.throw_away(goods[place], 0)
    if s.stale:
        good_gone(s, seat, s.empires[seat].tableau[place])
    goods[place] = NONE


def count_goods(s: RaceState, seat: i64, kind: i64) -> i64:
    """Goods of that kind, or of ANY."""
    empire = s.empires[seat]
    table = s.table
    count: i64 = 0
    i: i64 = 0
    for good in empire.goods:
        if good != NONE and (kind == ANY or table.good[empire.tableau[i]] == kind):
            count += 1
        i += 1
    return count


def count_kinds(s: RaceState, seat: i64) -> i64:
    """Different kinds among the goods."""
    empire = s.empires[seat]
    mask: i64 = 0
    i: i64 = 0
    for good in empire.goods:
        if good != NONE:
            kind: i64 = s.table.good[empire.tableau[i]]
            mask |= 1 << kind
        i += 1
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def place_of(s: RaceState, seat: i64, card: i64) -> i64:
    """Where in the tableau a card lies, or NONE."""
    i: i64 = 0
    for other in s.empires[seat].tableau:
        if other == card:
            return i
        i += 1
    return NONE


def good_verdict(s: RaceState, seat: i64, world: i64) -> i64:
    """Whether a good lies on that world of this player's."""
    place = place_of(s, seat, world)
    if place == NONE:
        return NOT_IN_TABLEAU
    return OK if s.empires[seat].goods[place] != NONE else NO_GOOD_THERE


def worlds_with_goods(s: RaceState, seat: i64, base: i64) -> list[int]:
    """An action for each world that carries a good."""
    empire = s.empires[seat]
    codes: list[int] = []
    i: i64 = 0
    for good in empire.goods:
        if good != NONE:
            codes.append(base + empire.tableau[i])
        i += 1
    return codes
