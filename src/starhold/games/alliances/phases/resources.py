"""Gaining and paying, the prestige track, and abilities that answer to events (alliances:D15 to alliances:D21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.hands import changed, take_out
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import TECHNOLOGY_THING
from starhold.games.alliances.alliance import Alliance
from starhold.games.alliances.board import MOST_CREDITS, MOST_CRUISERS, MOST_PRODUCTION
from starhold.games.alliances.view_types import Resource

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

RESOURCE_NAMES: Final[tuple[Resource, ...]] = (
    "credits",
    "production",
    "discovery",
    "influence",
    "prestige",
    "relic",
    "cruisers",
)
_GAIN_KEYS: Final = [f"gain-{name}" for name in RESOURCE_NAMES]
_PAY_KEYS: Final = [f"pay-{name}" for name in RESOURCE_NAMES]
_LOST_KEYS: Final = [f"lost-{name}" for name in RESOURCE_NAMES]

_EXTRA_KEEP_POWER: Final = 9
_WAR_BONUS_POWER: Final = 10


def room(alliance: Alliance, resource: i64) -> i64:
    """How much more of it can be had (alliances:C3, alliances:D15)."""
    left: i64 = 99
    if resource == flat.CREDITS:
        left = MOST_CREDITS - alliance.credits
    elif resource == flat.PRODUCTION_LEVEL:
        left = MOST_PRODUCTION - alliance.production
    elif resource == flat.CRUISERS:
        left = MOST_CRUISERS - alliance.cruisers
        if left > alliance.cruiser_supply:
            left = alliance.cruiser_supply
    return left


def gain(s: AlliancesState, seat: i64, bundle: i64, times: i64 = 1) -> None:
    """All of a bundle so many times, by one cause; what is above a limit is lost (alliances:D20)."""
    pairs = s.table.bundles[bundle]
    if times == 0 or not pairs:
        return
    alliance = s.alliances[seat]
    influence: i64 = 0
    discovery: i64 = 0
    i: i64 = 0
    while i < len(pairs):
        resource: i64 = pairs[i]
        wanted: i64 = pairs[i + 1] * times
        amount = wanted
        left = room(alliance, resource)
        if amount > left:
            amount = left
        if resource == flat.PRESTIGE:
            gain_prestige(s, seat, amount)
        else:
            alliance.add(resource, amount)
            if resource == flat.CRUISERS:
                alliance.cruiser_supply -= amount
            elif resource == flat.INFLUENCE:
                influence = amount
            elif resource == flat.DISCOVERY:
                discovery = amount
        if s.journal is not None:
            if amount:
                s.tell(_GAIN_KEYS[resource], "alliances:D20", seat, amount)
            if amount < wanted:
                rule = "alliances:D15" if resource == flat.CRUISERS else "alliances:C3"
                s.tell(_LOST_KEYS[resource], rule, seat, wanted - amount)
        i += 2
    if influence:
        answer(s, seat, flat.ON_GAIN_INFLUENCE)
    if discovery:
        answer(s, seat, flat.ON_GAIN_DISCOVERY)


def price(resource: i64, amount: i64) -> i64:
    """For the log: an amount of one resource as a number; prices of several are added."""
    return amount << 4 * resource


def price_of(pairs: list[int]) -> i64:
    """For the log: a bundle as a number."""
    total: i64 = 0
    i: i64 = 0
    while i < len(pairs):
        total += price(pairs[i], pairs[i + 1])
        i += 2
    return total


def can_pay(alliance: Alliance, pairs: list[int]) -> bool:
    """Whether all of a bundle is there (alliances:D11)."""
    i: i64 = 0
    while i < len(pairs):
        if alliance.amount(pairs[i]) < pairs[i + 1]:
            return False
        i += 2
    return True


def pay(s: AlliancesState, seat: i64, pairs: list[int]) -> None:
    """Pay a bundle that is there. Cruisers go to the supply, which is a loss (alliances:F5)."""
    i: i64 = 0
    while i < len(pairs):
        resource: i64 = pairs[i]
        if resource == flat.CRUISERS:
            lose_cruisers(s, seat, pairs[i + 1])
        else:
            spend(s, seat, resource, pairs[i + 1])
        i += 2


def spend(s: AlliancesState, seat: i64, resource: i64, amount: i64) -> None:
    """Pay some of one resource other than cruisers."""
    if amount:
        s.alliances[seat].add(resource, -amount)
        if s.journal is not None:
            s.tell(_PAY_KEYS[resource], "alliances:D20", seat, amount)


def lose_cruisers(s: AlliancesState, seat: i64, amount: i64) -> None:
    """Cruisers from hand to the supply, as one event (alliances:D16, alliances:F5)."""
    if amount:
        alliance = s.alliances[seat]
        alliance.cruisers -= amount
        alliance.cruiser_supply += amount
        if s.journal is not None:
            s.tell(_PAY_KEYS[flat.CRUISERS], "alliances:F5", seat, amount)
        answer(s, seat, flat.ON_LOSE_CRUISERS)


def gain_prestige(s: AlliancesState, seat: i64, amount: i64) -> None:
    """Move on the track in one move: on top of whoever is there (alliances:G5).

    The track is kept as one list, first to last: more prestige first, on one space the upper cube first.
    """
    if amount == 0:
        return
    alliance = s.alliances[seat]
    prestige: i64 = alliance.prestige + amount
    alliance.prestige = prestige
    track = s.track
    if len(track) > 1:
        take_out(track, seat)
        i: i64 = 0
        while i < len(track) and s.alliances[track[i]].prestige > prestige:
            i += 1
        track.insert(i, seat)


def answer(s: AlliancesState, seat: i64, event: i64) -> None:
    """Abilities that answer to an event, once each (alliances:D16).

    They are optional and cost nothing, so they are used; as all only add, within limits, their order makes no
    difference and is not asked for (alliances:D21).
    """
    table = s.table
    for effect in s.alliances[seat].effects:
        if table.effect_what[effect] == event and table.effect_type[effect] == flat.ANSWERS:
            if s.journal is not None:
                technology: i64 = table.effect_technology[effect]
                if technology != flat.NONE:
                    s.tell("ability-tech", "alliances:D16", seat, 0, TECHNOLOGY_THING + technology)
                else:
                    s.tell("ability", "alliances:D16", seat, 0, table.effect_faction[effect])
            gain(s, seat, table.effect_gain[effect])


def enter(s: AlliancesState, seat: i64, effects: list[int]) -> None:
    """Effects begin to hold: those that are a number go to the alliance, the others are kept to be looked for."""
    table = s.table
    alliance = s.alliances[seat]
    for effect in effects:
        type: i64 = table.effect_type[effect]
        what: i64 = table.effect_what[effect]
        amount: i64 = table.effect_amount[effect]
        if type == flat.PRODUCES or type == flat.FREE or type == flat.ANSWERS:
            alliance.effects.append(effect)
        elif type == flat.STRENGTHENS:
            alliance.strength += amount
        elif type == flat.LOWERS:
            alliance.discount = changed(alliance.discount, what, alliance.discount[what] + amount)
        elif what == _EXTRA_KEEP_POWER:
            alliance.extra_keep += amount
        elif what == _WAR_BONUS_POWER:
            alliance.war_bonus += amount
        else:
            bits: i64 = alliance.powers
            alliance.powers = bits | (1 << what)


def adapt(s: AlliancesState, seat: i64, faction: i64) -> None:
    """A main faction's adaptations begin to hold (alliances:H1)."""
    alliance = s.alliances[seat]
    bits: i64 = alliance.adapted
    more: i64 = s.table.adaptations[faction]
    alliance.adapted = bits | more
