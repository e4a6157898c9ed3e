"""What each seat may see, built up from nothing (duel:J1 to duel:J3); positions it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.hands import take_out
from starhold.core.rng import Rng
from starhold.games.duel import card_table as flat
from starhold.games.duel.actions import CARD_NAMES
from starhold.games.duel.board import END_TILES
from starhold.games.duel.phases.payment import units_due
from starhold.games.duel.preview import plays, preview, projected
from starhold.games.duel.scoring import score
from starhold.games.duel.view_types import (
    SeenInfluence,
    SeenObjects,
    SeenPlanet,
    SeenProduction,
    SeenTable,
    SeenUniverse,
)

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState
    from starhold.games.duel.universe import Universe

# The names of the view, in the order of their numbers.
RESOURCE_NAMES: Final = ("energy", "food", "metal", "science")
TRACK_NAMES: Final = ("military", "trade", "diplomacy")
OBJECT_NAMES: Final = ("colony_ship", "shuttle", "production_station")


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _production(levels: list[int]) -> SeenProduction:
    energy, food, metal, science = levels
    return {"energy": energy, "food": food, "metal": metal, "science": science}


def _influence(levels: list[int]) -> SeenInfluence:
    military, trade, diplomacy = levels
    return {"military": military, "trade": trade, "diplomacy": diplomacy}


def _objects(ships: int, shuttles: int, stations: int) -> SeenObjects:
    return {"colony_ship": ships, "shuttle": shuttles, "production_station": stations}


def _quarter(content: int) -> str:
    if content == flat.OPEN:
        return "open"
    return "filled" if content == flat.FILLED else CARD_NAMES[content]


def _universe_view(s: DuelState, seat: int, mine: bool, more: dict[str, int]) -> SeenUniverse:
    universe = s.universes[seat]
    known = universe.hand[:]
    for card in universe.hidden:
        take_out(known, card)
    result: SeenUniverse = {
        "seat": seat,
        "hand_size": len(universe.hand),
        "hand_known": _names(known),
        "hand_limit": universe.limit,
        "allowance": universe.take_worth,
        "science_size": len(universe.science),
        "researched": _names(universe.researched),
        "laid": _names(universe.laid),
        "planets": [_planet_view(universe, place) for place in range(len(universe.planets))],
        "production": _production(universe.production),
        "influence": _influence(universe.influence),
        "bonus": _influence(universe.bonus),
        "objects": _objects(universe.objects[0], universe.objects[1], universe.objects[2]),
        "counts": _objects(universe.colony_ships, universe.shuttles, universe.stations),
        "colonised": universe.colonised,
        "income": universe.income,
        "tokens": universe.tokens,
        "passed": bool(universe.passed),
        "score": score(s, seat).plain(),
        "projected": more,
    }
    if mine:
        result["hand"] = _names(universe.hand)
        result["due"] = {CARD_NAMES[card]: units_due(s, seat, card) for card in universe.hand + universe.science}
        result["science"] = _names(universe.science)
        if (ways := plays(s, seat)) is not None:
            result["plays"] = ways
    return result


def _planet_view(universe: Universe, place: int) -> SeenPlanet:
    ship = universe.ships[place]
    return {
        "card": CARD_NAMES[universe.planets[place]],
        "quarters": [_quarter(content) for content in universe.quarters[4 * place : 4 * place + 4]],
        "colonised": universe.is_colonised(place),
        "ship": None if ship == flat.NONE else CARD_NAMES[ship],
    }


def view(s: DuelState, seat: int | None) -> SeenTable:
    """All that seat may know, as plain data."""
    more: list[dict[str, int]] = [{}, {}] if s.over() else projected(s)
    return {
        "round": s.epoch,
        "epoch": s.epoch,
        "turn": s.turn,
        "starter": s.starter,
        "first_passer": None if s.first_passer == flat.NONE else s.first_passer,
        "market": [None if card == flat.NONE else CARD_NAMES[card] for card in s.market],
        "deck_size": len(s.deck),
        "discard": _names(s.discard),
        "science_deck_size": len(s.science_deck),
        "science_discard": _names(s.science_discard),
        "tiles": [END_TILES[tile].id for tile in s.tiles],
        "cylinder": {"row": s.row, "column": s.column},
        "preview": [] if s.over() else preview(s),
        "universes": [_universe_view(s, other, other == seat, more[other]) for other in range(2)],
    }


# -- imagining


def deal_anew(copy: DuelState, seat: int, rng: Rng) -> None:
    """The cards that seat cannot see, shuffled, into the other's hand and the decks: same numbers everywhere."""
    other = copy.universes[1 - seat]
    # Hidden cards of a hand come from the first epoch: from the deck, or from what is left of it.
    first_epoch = copy.deck if copy.epoch == 1 else [card for card in copy.box if copy.table.epoch[card] == 1]
    unseen = sorted(first_epoch + other.hidden)
    rng.shuffle(unseen)
    known = other.hand[:]
    for card in other.hidden:
        take_out(known, card)
    other.hidden = _take(unseen, len(other.hidden))
    other.hand = sorted(known + other.hidden)
    if copy.epoch == 1:
        copy.deck = sorted(unseen)
    else:
        copy.box = sorted([card for card in copy.box if copy.table.epoch[card] != 1] + unseen)
    science = sorted(copy.science_deck + other.science)
    rng.shuffle(science)
    other.science = _take(science, len(other.science))
    copy.science_deck = sorted(science)


def _take(unseen: list[int], count: int) -> list[int]:
    taken = unseen[len(unseen) - count :]
    del unseen[len(unseen) - count :]
    taken.sort()
    return taken
