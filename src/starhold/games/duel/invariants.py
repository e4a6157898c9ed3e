"""What must hold after every step, whatever was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.hands import holds
from starhold.games.duel import board
from starhold.games.duel import card_table as flat
from starhold.games.duel.actions import CARDS_IN_ALL, EPOCH_CARDS
from starhold.games.duel.board import COLUMNS, RADIUS

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


def check(s: DuelState) -> list[str]:
    """Everything that does not hold, in words."""
    wrong: list[str] = []
    _check_cards(s, wrong)
    seat: i64 = 0
    while seat < 2:
        _check_universe(s, seat, wrong)
        seat += 1
    if not (-RADIUS <= s.row <= RADIUS and -RADIUS <= s.column <= RADIUS):
        wrong.append(f"the cylinder stands off the board at {s.row}, {s.column} (duel:H15)")
    cell: i64 = COLUMNS
    while cell < len(s.market):
        if s.market[cell] != flat.NONE and s.market[cell - COLUMNS] == flat.NONE:
            wrong.append(f"market cell {cell} has not slid down (duel:C6)")
        cell += 1
    if s.deck and holds(s.market, flat.NONE):
        wrong.append("the market has a gap although there is a deck (duel:C6)")
    return wrong


def _check_cards(s: DuelState, wrong: list[str]) -> None:
    """Every card lies in one place (duel:D16)."""
    seen: list[int] = [0] * CARDS_IN_ALL
    places = [s.market, s.deck, s.box, s.discard, s.science_deck, s.science_discard]
    for universe in s.universes:
        places += [universe.hand, universe.science, universe.researched, universe.laid]
    for place in places:
        for card in place:
            if card != flat.NONE:
                seen[card] += 1
    later: i64 = s.epoch + 1
    while later < len(s.table.decks):  # epochs still to come lie untouched
        for card in s.table.decks[later]:
            seen[card] += 1
        later += 1
    card_number: i64 = 0
    while card_number < CARDS_IN_ALL:
        if seen[card_number] != 1:
            wrong.append(f"card {card_number} lies in {seen[card_number]} places")
        card_number += 1


def _check_universe(s: DuelState, seat: i64, wrong: list[str]) -> None:
    """Counts agree with what lies there; hands keep their limits; points are never taken back."""
    universe = s.universes[seat]
    types = [0, 0, 0, 0, 0]
    for card in universe.laid:
        types[s.table.type[card]] += 1
    if (
        types[flat.STATION_CARD] != universe.stations
        or types[flat.SHUTTLE_CARD] != universe.shuttles
        or types[flat.SHIP_CARD] != universe.colony_ships
    ):
        wrong.append(f"seat {seat}: laid cards by type {types} are not what was counted")
    if types[flat.PLANET_CARD] != len(universe.planets) or len(universe.quarters) != 4 * len(universe.planets):
        wrong.append(f"seat {seat}: planets and quarters do not agree")
    settled: i64 = 0
    for content in universe.quarters:
        if content >= 0:
            settled += 1
            if s.table.type[content] != flat.COLONISATION_CARD:
                wrong.append(f"seat {seat}: card {content} fills a quarter (duel:E5)")
    if settled != types[flat.COLONISATION_CARD]:
        wrong.append(f"seat {seat}: {settled} quarters filled by {types[flat.COLONISATION_CARD]} cards")
    colonised: i64 = 0
    docked: i64 = 0
    place: i64 = 0
    while place < len(universe.planets):
        if universe.is_colonised(place):
            colonised += 1
        elif universe.ships[place] != flat.NONE:
            wrong.append(f"seat {seat}: a ship docks at an open planet (duel:E6)")
        if universe.ships[place] != flat.NONE:
            docked += 1
        place += 1
    if colonised != universe.colonised or docked != universe.colony_ships:
        wrong.append(f"seat {seat}: colonised planets or ships miscounted")
    if len(universe.hand) > universe.limit:
        wrong.append(f"seat {seat}: {len(universe.hand)} cards in hand (duel:C4)")
    for card in universe.hidden:
        if not holds(universe.hand, card):
            wrong.append(f"seat {seat}: card {card} is hidden but not in the hand")
    _check_levels(seat, "production", universe.production, board.MOST_PRODUCTION, wrong)
    _check_levels(seat, "influence", universe.influence, board.MOST_INFLUENCE, wrong)
    _check_levels(seat, "income", [universe.income], board.MOST_INCOME, wrong)
    _check_levels(seat, "tokens", [universe.tokens, *universe.objects], 1 << 30, wrong)
    for points in universe.points:
        if points < 0:
            wrong.append(f"seat {seat}: negative points")
    for card in universe.science:
        if card < EPOCH_CARDS:
            wrong.append(f"seat {seat}: card {card} is no science card")


def _check_levels(seat: i64, name: str, levels: list[int], most: i64, wrong: list[str]) -> None:
    """No track is left at either end."""
    for level in levels:
        if level < 0 or level > most:
            wrong.append(f"seat {seat}: {name} is at {level} (duel:E9)")
