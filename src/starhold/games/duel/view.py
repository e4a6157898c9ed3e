"""What each seat may see, built up from nothing (duel:J1 to duel:J3); positions it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starhold.core.frames import Frame
from starhold.core.game import View
from starhold.core.hands import take_out
from starhold.core.rng import Rng
from starhold.games.duel import kinds, table
from starhold.games.duel.actions import CARD_NAMES, PAY, PLANET_NAMES, SPACE
from starhold.games.duel.board import END_TILES
from starhold.games.duel.phases.payment import payments, units_due
from starhold.games.duel.preview import preview
from starhold.games.duel.scoring import score
from starhold.games.duel.table import FILLED, NONE, OPEN

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState, Universe

RESOURCE_NAMES: Final = ("energy", "food", "metal", "science")
TRACK_NAMES: Final = ("military", "trade", "diplomacy")
OBJECT_NAMES: Final = ("colony_ship", "shuttle", "production_station")
# Parts of a play or of research: until it is paid for nothing has happened, and the other player sees none of it.
_BEGUN: Final = {
    kinds.CHOOSE_QUARTER: kinds.TURN,
    kinds.CHOOSE_DOCK: kinds.TURN,
    kinds.PAY_CARD: kinds.TURN,
    kinds.PAY_RESEARCH: kinds.CHOOSE_RESEARCH,
}
MOST_PROPOSALS: Final = 120


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _by_name(names: tuple[str, ...], levels: list[int], first: int) -> dict[str, int]:
    return {name: levels[first + number] for number, name in enumerate(names)}


def _quarter(content: int) -> str:
    if content == OPEN:
        return "open"
    return "filled" if content == FILLED else CARD_NAMES[content]


def _universe_view(s: DuelState, seat: int, mine: bool) -> dict[str, Any]:
    universe = s.universes[seat]
    levels = universe.levels
    known = universe.hand[:]
    for card in universe.hidden:
        take_out(known, card)
    result: dict[str, Any] = {
        "seat": seat,
        "hand_size": len(universe.hand),
        "hand_known": _names(known),
        "hand_limit": levels[table.LIMIT],
        "allowance": levels[table.TAKE_WORTH],
        "science_size": len(universe.science),
        "researched": _names(universe.researched),
        "laid": _names(universe.laid),
        "planets": [_planet_view(universe, place) for place in range(len(universe.planets))],
        "production": _by_name(RESOURCE_NAMES, levels, table.PRODUCTION),
        "influence": _by_name(TRACK_NAMES, levels, table.MILITARY),
        "bonus": _by_name(TRACK_NAMES, levels, table.BONUS),
        "objects": _by_name(OBJECT_NAMES, levels, table.OBJECTS),
        "counts": {
            "production_station": levels[table.STATIONS],
            "shuttle": levels[table.SHUTTLES],
            "colony_ship": levels[table.SHIPS],
        },
        "colonised": levels[table.COLONISED],
        "income": levels[table.INCOME],
        "tokens": levels[table.TOKENS],
        "passed": bool(universe.passed),
        "score": score(s, seat).plain(),
    }
    if mine:
        result["hand"] = _names(universe.hand)
        result["due"] = {CARD_NAMES[card]: units_due(s, seat, card) for card in universe.hand + universe.science}
        result["science"] = _names(universe.science)
    return result


def _planet_view(universe: Universe, place: int) -> dict[str, Any]:
    ship = universe.ships[place]
    return {
        "card": CARD_NAMES[universe.planets[place]],
        "quarters": [_quarter(content) for content in universe.quarters[4 * place : 4 * place + 4]],
        "colonised": universe.colonised(place),
        "ship": None if ship == NONE else CARD_NAMES[ship],
    }


def _asked(s: DuelState, seat: int | None) -> list[dict[str, Any]]:
    """Who is asked what; of a play that is not paid for yet the other player sees only whose turn it is."""
    result: list[dict[str, Any]] = []
    for frame in s.frames.open():
        mine = frame.seat == seat
        kind = frame.kind if mine else _BEGUN.get(frame.kind, frame.kind)
        asked: dict[str, Any] = {"seat": frame.seat, "decision": s.decision(kind).name}
        if mine and frame.kind in _BEGUN:
            asked["about"] = CARD_NAMES[frame.subject]
            if frame.kind in (kinds.PAY_CARD, kinds.PAY_RESEARCH):
                asked |= _bill(s, frame)
        result.append(asked)
    return result


def _bill(s: DuelState, f: Frame) -> dict[str, Any]:
    """What is due, what was picked, and the whole payments to choose from, the cheapest first."""
    whole = [] if f.picked else payments(s, f.seat, f.subject)
    return {
        "due": units_due(s, f.seat, f.subject),
        "target": _target(s, f),
        "picked": [SPACE.notation(PAY + item) for item in f.picked],
        "payments": len(whole),
        "proposals": [[SPACE.notation(PAY + item) for item in one] for one in whole[:MOST_PROPOSALS]],
    }


def _target(s: DuelState, f: Frame) -> str:
    """Where the card will go."""
    if f.kind == kinds.PAY_RESEARCH:
        return ""
    type = s.table.type[f.subject]
    if type == table.COLONISATION_CARD:
        return f"{PLANET_NAMES[f.detail // 4]}.{f.detail % 4 + 1}"
    return PLANET_NAMES[f.detail] if type == table.SHIP_CARD else ""


def make_view(s: DuelState, seat: int | None) -> View:
    """All that seat may know, as plain data."""
    return {
        "game": "duel",
        "seat": seat,
        "players": 2,
        "options": s.settings.values,
        "round": s.epoch,
        "epoch": s.epoch,
        "turn": s.turn,
        "starter": s.starter,
        "first_passer": None if s.first_passer == NONE else s.first_passer,
        "market": [None if card == NONE else CARD_NAMES[card] for card in s.market],
        "deck_size": len(s.deck),
        "discard": _names(s.discard),
        "science_deck_size": len(s.science_deck),
        "science_discard": _names(s.science_discard),
        "tiles": [END_TILES[tile].id for tile in s.tiles],
        "cylinder": {"row": s.row, "column": s.column},
        "preview": [] if s.over() else preview(s),
        "universes": [_universe_view(s, other, other == seat) for other in range(2)],
        "asked": _asked(s, seat),
        "over": s.over(),
        "end_reason": s.end_reason(),
    }


# -- imagining


def imagine(s: DuelState, seat: int, rng: Rng) -> DuelState:
    """Deal anew everything that seat cannot see, and let the other begin anew what is not paid for yet."""
    copy = s.clone()
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
    for place, frame in enumerate(copy.frames.stack):
        if frame.seat == 1 - seat:
            _begin_anew(copy, place, frame)
    return copy


def _take(unseen: list[int], count: int) -> list[int]:
    taken = unseen[len(unseen) - count :]
    del unseen[len(unseen) - count :]
    taken.sort()
    return taken


def _begin_anew(copy: DuelState, place: int, frame: Frame) -> None:
    kind = _BEGUN.get(frame.kind, frame.kind)
    anew = Frame(kind, frame.seat, 1, 0, 0)
    anew.group = frame.group
    copy.frames.stack[place] = anew
