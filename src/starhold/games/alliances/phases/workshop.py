"""The action board: Manufacture, Retrieve, Scavenge, and Trade above it (alliances:D7 to alliances:D11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import (
    MANUFACTURE,
    MOST_BUILT,
    MOST_RETRIEVED,
    RETRIEVE,
    TRADE,
    TRADE_THING,
)
from starhold.games.alliances.alliance import Alliance
from starhold.games.alliances.board import CRUISER_CREDITS, MOST_CRUISERS, RELIC_CREDITS, RELIC_DISCOVERIES
from starhold.games.alliances.kinds import CANNOT_PAY, CRUISER_LIMIT, CRUISER_SUPPLY, NO_SLOT, OK, TRADE_ABSENT
from starhold.games.alliances.phases.resources import answer, can_pay, gain, pay, price, spend

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def put_cube(s: AlliancesState, seat: i64, place: i64) -> None:
    """A cube from hand on a space (0 to 2), a trade card (3 to 5) or Anomaly (6)."""
    alliance = s.alliances[seat]
    alliance.cubes -= 1
    at = flat.COLOURS * place + seat
    s.cubes[at] += 1


# -- Manufacture


def cruiser_price(alliance: Alliance) -> i64:
    credits: i64 = CRUISER_CREDITS - alliance.discount[flat.OF_MANUFACTURE]
    return credits if credits > 0 else 0


def manufacture_verdict(s: AlliancesState, seat: i64, number: i64) -> i64:
    alliance = s.alliances[seat]
    if alliance.cruisers + number > MOST_CRUISERS:
        return CRUISER_LIMIT
    if alliance.cruiser_supply < number:
        return CRUISER_SUPPLY
    return OK if alliance.credits >= number * cruiser_price(alliance) else CANNOT_PAY


def manufacture_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    number: i64 = 1
    while number <= MOST_BUILT and manufacture_verdict(s, seat, number) == OK:
        codes.append(MANUFACTURE + number - 1)
        number += 1


def manufacture(s: AlliancesState, seat: i64, number: i64) -> None:
    """Build cruisers (alliances:D7)."""
    alliance = s.alliances[seat]
    credits = number * cruiser_price(alliance)
    s.tell("manufacture", "alliances:D7", seat, number + 16 * price(flat.CREDITS, credits))
    spend(s, seat, flat.CREDITS, credits)
    put_cube(s, seat, 0)
    alliance.cruisers += number
    alliance.cruiser_supply -= number
    answer(s, seat, flat.ON_MANUFACTURE)


# -- Retrieve


def relic_price(alliance: Alliance) -> i64:
    credits: i64 = RELIC_CREDITS - alliance.discount[flat.OF_RETRIEVE]
    return credits if credits > 0 else 0


def retrievable(alliance: Alliance) -> i64:
    """How many relics can be paid for (alliances:D8)."""
    most: i64 = alliance.discovery // RELIC_DISCOVERIES
    price = relic_price(alliance)
    if price > 0:
        credits: i64 = alliance.credits
        by_credits = credits // price
        if by_credits < most:
            most = by_credits
    return most if most < MOST_RETRIEVED else MOST_RETRIEVED


def retrieve_verdict(s: AlliancesState, seat: i64, number: i64) -> i64:
    return OK if number <= retrievable(s.alliances[seat]) else CANNOT_PAY


def retrieve_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    most = retrievable(s.alliances[seat])
    number: i64 = 0
    while number < most:
        codes.append(RETRIEVE + number)
        number += 1


def retrieve(s: AlliancesState, seat: i64, number: i64) -> None:
    """Discoveries become relics (alliances:D8)."""
    alliance = s.alliances[seat]
    credits = number * relic_price(alliance)
    discoveries = number * RELIC_DISCOVERIES
    paid = price(flat.CREDITS, credits) + price(flat.DISCOVERY, discoveries)
    s.tell("retrieve", "alliances:D8", seat, number + 16 * paid)
    spend(s, seat, flat.CREDITS, credits)
    spend(s, seat, flat.DISCOVERY, discoveries)
    put_cube(s, seat, 1)
    alliance.relics += number
    s.tell("gain-relic", "alliances:D8", seat, number)
    answer(s, seat, flat.ON_RETRIEVE)


# -- Scavenge


def scavenge(s: AlliancesState, seat: i64) -> None:
    """Always possible (alliances:D9, alliances:D19)."""
    s.tell("scavenge", "alliances:D9", seat)
    put_cube(s, seat, 2)
    gain(s, seat, s.table.scavenge_gain)
    answer(s, seat, flat.ON_SCAVENGE)


# -- Trade


def on_card(s: AlliancesState, place: i64) -> i64:
    """All cubes on the trade card at that place."""
    at = flat.ON_CARDS + flat.COLOURS * place
    total: i64 = s.cubes[at] + s.cubes[at + 1] + s.cubes[at + 2] + s.cubes[at + 3]
    return total


def open_slots(s: AlliancesState, place: i64) -> i64:
    """How many cubes the card at that place still takes; a turned one takes any number (alliances:D11)."""
    if s.flipped >> place & 1:
        return 99
    left: i64 = s.table.slots[5 * s.trades[place] + s.players]
    left -= on_card(s, place)
    return left if left > 0 else 0


def exchange(s: AlliancesState, place: i64, which: i64) -> i64:
    """The number of an exchange as the card lies now."""
    side: i64 = s.flipped >> place & 1
    return 4 * s.trades[place] + 2 * side + which


def place_of_card(s: AlliancesState, card: i64) -> i64:
    place: i64 = 0
    while place < len(s.trades):
        if s.trades[place] == card:
            return place
        place += 1
    return flat.NONE


def trade_verdict(s: AlliancesState, seat: i64, number: i64) -> i64:
    """`number` counts exchanges: two a card."""
    place = place_of_card(s, number // 2)
    if place == flat.NONE:
        return TRADE_ABSENT
    if open_slots(s, place) == 0:
        return NO_SLOT
    cost = s.table.bundles[s.table.trade_cost[exchange(s, place, number % 2)]]
    return OK if can_pay(s.alliances[seat], cost) else CANNOT_PAY


def trade_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    alliance = s.alliances[seat]
    place: i64 = 0
    while place < len(s.trades):
        if open_slots(s, place) > 0:
            which: i64 = 0
            while which < 2:
                if can_pay(alliance, s.table.bundles[s.table.trade_cost[exchange(s, place, which)]]):
                    codes.append(TRADE + 2 * s.trades[place] + which)
                which += 1
        place += 1


def trade(s: AlliancesState, seat: i64, number: i64) -> None:
    """One exchange, once (alliances:D11)."""
    card = number // 2
    place = place_of_card(s, card)
    chosen = exchange(s, place, number % 2)
    s.tell("trade", "alliances:D11", seat, chosen % 4 + 1, TRADE_THING + card)
    pay(s, seat, s.table.bundles[s.table.trade_cost[chosen]])
    put_cube(s, seat, 3 + place)
    gain(s, seat, s.table.trade_gain[chosen])
    answer(s, seat, flat.ON_TRADE)
