"""Explore and Nominate: Anomaly and the council (alliances:D12, alliances:D13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.alliances import card_table as flat
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import EXPLORE, EXPLORE_SITE_THING, EXPLORE_TOKEN_THING, NOMINATE, SEAT_COUNT
from starhold.games.alliances.alliance import Alliance
from starhold.games.alliances.board import NOMINATE_INFLUENCE
from starhold.games.alliances.phases.planets import reach_verdict
from starhold.games.alliances.phases.resources import answer, gain, lose_cruisers, price, spend
from starhold.games.alliances.phases.workshop import put_cube

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

_ANOMALY: Final = 6  # its place among the cubes, see `workshop.put_cube`


# -- Explore


def explore_verdict(s: AlliancesState, seat: i64, site: i64) -> i64:
    reason = reach_verdict(s, seat, s.table.explore_system[site])
    if reason != kinds.OK:
        return reason
    if not s.tokens >> site & 1:
        return kinds.NO_TOKEN
    return kinds.OK if s.alliances[seat].cruisers > 0 else kinds.NO_CRUISER


def explore_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    if s.alliances[seat].cruisers == 0:
        return
    reach = s.reach(seat)
    place: i64 = 0
    while place < reach:
        site: i64 = s.table.first_explore[s.row[place]]
        after: i64 = s.table.after_explore[s.row[place]]
        while site < after:
            if s.tokens >> site & 1:
                codes.append(EXPLORE + site)
            site += 1
        place += 1


def explore(s: AlliancesState, seat: i64, site: i64, chance: Chance) -> None:
    """Discard a cruiser, turn a token up for all, gain it; it is gone (alliances:D12, alliances:D24).

    All tokens not yet seen are alike, so which one lies there is drawn when it is turned up.
    """
    powers: i64 = s.alliances[seat].powers
    cruisers: i64 = 0 if powers & flat.EXPLORE_KEEP_CRUISER else 1
    token: i64 = s.explore_bag.pop(chance.pick(s.explore_bag))
    s.explored.append(token)
    s.reveals += 1
    found = token - EXPLORE_TOKEN_THING + 1
    s.tell("explore", "alliances:D12", seat, found + 100 * cruisers, EXPLORE_SITE_THING + site)
    lose_cruisers(s, seat, cruisers)
    put_cube(s, seat, _ANOMALY)
    s.tokens &= ~(1 << site)
    gain(s, seat, s.table.explore_gain[token - EXPLORE_TOKEN_THING])
    answer(s, seat, flat.ON_EXPLORE)


# -- Nominate


def nominate_price(alliance: Alliance) -> i64:
    influence: i64 = NOMINATE_INFLUENCE - alliance.discount[flat.OF_NOMINATE]
    return influence if influence > 0 else 0


def nominate_verdict(s: AlliancesState, seat: i64, number: i64) -> i64:
    """`number` counts seats from 0."""
    if s.seats[number] == flat.BLOCKED_SEAT:
        return kinds.SEAT_BLOCKED
    if s.seats[number] != flat.OPEN_SEAT:
        return kinds.SEAT_TAKEN
    alliance = s.alliances[seat]
    powers: i64 = alliance.powers
    if alliance.developed == 0 and not powers & flat.NOMINATE_WITHOUT_DEVELOPED:
        return kinds.NO_DEVELOPED
    return kinds.OK if alliance.influence >= nominate_price(alliance) else kinds.CANNOT_PAY


def nominate_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    alliance = s.alliances[seat]
    if alliance.influence < nominate_price(alliance):
        return
    number: i64 = 0
    while number < SEAT_COUNT:
        if nominate_verdict(s, seat, number) == kinds.OK:
            codes.append(NOMINATE + number)
        number += 1


def nominate(s: AlliancesState, seat: i64, number: i64) -> None:
    """A cube on a seat for good, and its prestige (alliances:D13)."""
    alliance = s.alliances[seat]
    influence = nominate_price(alliance)
    s.tell("nominate", "alliances:D13", seat, number + 1 + 16 * price(flat.INFLUENCE, influence))
    spend(s, seat, flat.INFLUENCE, influence)
    alliance.cubes -= 1
    s.seats[number] = seat
    gain(s, seat, s.table.seat_gain[number])
    answer(s, seat, flat.ON_NOMINATE)
