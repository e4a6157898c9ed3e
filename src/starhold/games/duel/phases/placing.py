"""Where cards go: quarters for colonisation cards, docks for colony ships, object tokens (duel:E5 to duel:G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.games.duel import card_table as flat
from starhold.games.duel import kinds
from starhold.games.duel.actions import CARD_NAMES, DOCK, PLANETS, QUARTER
from starhold.games.duel.phases.effects import fire, gain_level

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


# -- quarters


def asks_for(s: DuelState, seat: i64, place: i64, quarter: i64) -> i64:
    """The colour an open quarter asks for; WHITE for any (duel:F1, duel:N7)."""
    universe = s.universes[seat]
    if universe.any_colour:
        return flat.WHITE
    return s.table.quarter[4 * universe.planets[place] + quarter]


def quarter_verdict(s: DuelState, seat: i64, card: i64, place: i64, quarter: i64) -> i64:
    """Whether a colonisation card may go there; of quarters that take the same cards the first one (duel:K2)."""
    universe = s.universes[seat]
    content: i64 = universe.quarters[4 * place + quarter]
    if content != flat.OPEN:
        return kinds.QUARTER_FILLED if content == flat.FILLED else kinds.QUARTER_TAKEN
    asked = asks_for(s, seat, place, quarter)
    if asked != flat.WHITE and asked != s.table.colour[card]:
        return kinds.QUARTER_COLOUR
    earlier: i64 = 0
    while earlier < quarter:
        if universe.quarters[4 * place + earlier] == flat.OPEN and asks_for(s, seat, place, earlier) == asked:
            return kinds.QUARTER_SAME
        earlier += 1
    return kinds.OK


def quarter_codes(s: DuelState, seat: i64, card: i64) -> list[int]:
    """All places for a colonisation card."""
    universe = s.universes[seat]
    codes: list[int] = []
    place: i64 = 0
    while place < len(universe.planets):
        quarter: i64 = 0
        while quarter < 4:
            if quarter_verdict(s, seat, card, place, quarter) == kinds.OK:
                codes.append(QUARTER + 4 * s.table.planet_number[universe.planets[place]] + quarter)
            quarter += 1
        place += 1
    return codes


def has_quarter(s: DuelState, seat: i64, card: i64) -> bool:
    """Whether a colonisation card has a place at all (duel:E5)."""
    universe = s.universes[seat]
    if universe.colonised == len(universe.planets):
        return False
    colour: i64 = s.table.colour[card]
    i: i64 = 0
    while i < len(universe.quarters):
        if universe.quarters[i] == flat.OPEN:
            asked = asks_for(s, seat, i // 4, i % 4)
            if asked == flat.WHITE or asked == colour:
                return True
        i += 1
    return False


def place_of(s: DuelState, seat: i64, planet: i64) -> i64:
    """Where a planet lies among a player's planets, or NONE."""
    place: i64 = 0
    for laid in s.universes[seat].planets:
        if laid == planet:
            return place
        place += 1
    return flat.NONE


class ChooseQuarter(Decision["DuelState"]):
    """Where a colonisation card goes; both players see what is possible (duel:F4)."""

    kind = kinds.CHOOSE_QUARTER
    name = "quarter"
    rule = "duel:F4"
    automatic = True
    exact = True
    seems = kinds.TURN  # until it is paid for nothing has happened

    def about(self, s: DuelState, f: Frame) -> str:
        return CARD_NAMES[f.subject]

    def candidates(self, s: DuelState, f: Frame) -> list[int]:
        return quarter_codes(s, f.seat, f.subject)

    def verdict(self, s: DuelState, f: Frame, action: i64) -> i64:
        if action < QUARTER or action >= QUARTER + 4 * PLANETS:
            return kinds.NOT_THIS_DECISION
        place = place_of(s, f.seat, s.table.planets[(action - QUARTER) // 4])
        if place == flat.NONE:
            return kinds.NOT_YOUR_PLANET
        return quarter_verdict(s, f.seat, f.subject, place, (action - QUARTER) % 4)

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        s.frames.ask(kinds.PAY_CARD, f.seat, 1, f.subject, f.picked[0] - QUARTER)


# -- docks


def dock_verdict(s: DuelState, seat: i64, place: i64) -> i64:
    """Whether a ship may go to the planet there: colonised, and without one (duel:E6)."""
    universe = s.universes[seat]
    if not universe.is_colonised(place):
        return kinds.PLANET_OPEN
    return kinds.OK if universe.ships[place] == flat.NONE else kinds.SHIP_THERE


def dock_codes(s: DuelState, seat: i64) -> list[int]:
    """All places for a colony ship."""
    universe = s.universes[seat]
    codes: list[int] = []
    place: i64 = 0
    while place < len(universe.planets):
        if dock_verdict(s, seat, place) == kinds.OK:
            codes.append(DOCK + s.table.planet_number[universe.planets[place]])
        place += 1
    return codes


def has_dock(s: DuelState, seat: i64) -> bool:
    """Whether a colony ship has a place at all."""
    universe = s.universes[seat]
    ships: i64 = 0
    for ship in universe.ships:
        if ship != flat.NONE:
            ships += 1
    return universe.colonised > ships


class ChooseDock(Decision["DuelState"]):
    """Where a colony ship goes; both players see what is possible."""

    kind = kinds.CHOOSE_DOCK
    name = "dock"
    rule = "duel:E6"
    automatic = True
    exact = True
    seems = kinds.TURN

    def about(self, s: DuelState, f: Frame) -> str:
        return CARD_NAMES[f.subject]

    def candidates(self, s: DuelState, f: Frame) -> list[int]:
        return dock_codes(s, f.seat)

    def verdict(self, s: DuelState, f: Frame, action: i64) -> i64:
        if action < DOCK or action >= DOCK + PLANETS:
            return kinds.NOT_THIS_DECISION
        place = place_of(s, f.seat, s.table.planets[action - DOCK])
        return kinds.NOT_YOUR_DOCK if place == flat.NONE else dock_verdict(s, f.seat, place)

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        s.frames.ask(kinds.PAY_CARD, f.seat, 1, f.subject, f.picked[0] - DOCK)


# -- laying


def lay_planet(s: DuelState, seat: i64, card: i64) -> None:
    """A planet comes into play; two equal symbols on it bring a token at once (duel:G3)."""
    s.lay_planet(seat, card)
    symbols = s.table.symbols[card]
    thing: i64 = 0
    while thing < 3:
        if symbols[thing] > 1:
            gain_level(s, seat, flat.OBJECTS + thing, symbols[thing] - 1, card)
        thing += 1


def visible(s: DuelState, seat: i64, place: i64, thing: i64) -> i64:
    """How often a symbol is to be seen on a planet and the colonisation cards there (duel:G1, duel:G4)."""
    universe = s.universes[seat]
    count: i64 = s.table.symbols[universe.planets[place]][thing]
    i: i64 = 4 * place
    end = i + 4
    while i < end:
        card: i64 = universe.quarters[i]
        if card >= 0:
            count += s.table.symbols[card][thing]
        i += 1
    return count


def colonise(s: DuelState, seat: i64, card: i64, target: i64, chance: Chance) -> None:
    """Count symbols, place, tokens, effect of the card, effect of a planet completed (duel:F2, duel:F3, duel:F5)."""
    universe = s.universes[seat]
    planet: i64 = s.table.planets[target // 4]
    place = place_of(s, seat, planet)
    seen = [visible(s, seat, place, 0), visible(s, seat, place, 1), visible(s, seat, place, 2)]
    universe.quarters[4 * place + target % 4] = card
    symbols = s.table.symbols[card]
    thing: i64 = 0
    while thing < 3:
        if symbols[thing] and seen[thing]:
            gain_level(s, seat, flat.OBJECTS + thing, seen[thing], card)
        thing += 1
    fire(s, seat, s.table.effects[card], flat.COLONISATION_CARD, card, chance)
    if universe.is_colonised(place):
        universe.colonised += 1
        s.tell("colonised", "duel:F3", seat, universe.colonised, planet)
        if s.table.delayed[planet]:
            fire(s, seat, s.table.effects[planet], flat.PLANET_CARD, planet, chance)


def dock(s: DuelState, seat: i64, card: i64, target: i64, chance: Chance) -> None:
    """A colony ship at its planet (duel:E6)."""
    universe = s.universes[seat]
    universe.ships[place_of(s, seat, s.table.planets[target])] = card
    fire(s, seat, s.table.effects[card], flat.SHIP_CARD, card, chance)
