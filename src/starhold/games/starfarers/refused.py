"""Which offers were not taken up of late, and by whom (starfarers:4.6): who is sensible does not repeat them.

It was all said openly, and nothing in play depends on it. The list of a position is replaced, never changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.games.starfarers.board import RESOURCES

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

ENTRY: Final = 4  # numbers each: who made it, in which turn, the cards, who did not take it (as bits)
MOST: Final = 32  # entries kept
ROUNDS: Final = 2  # of turns till it is forgotten


def cards_of(give: list[int], ask: list[int]) -> i64:
    """Both sides of an offer as one number."""
    number: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        number = number << 10 | give[resource] << 5 | ask[resource]
        resource += 1
    return number


def note(s: StarfarersState, maker: i64, give: list[int], ask: list[int], by: i64) -> None:
    """An offer was answered, and those (as bits) did not take it; what is long ago is forgotten."""
    kept: list[int] = []
    place: i64 = 0
    size: i64 = len(s.refused)
    if size >= ENTRY * MOST:
        place = ENTRY
    while place < size:
        if is_recent(s, s.refused[place + 1]):
            kept += s.refused[place : place + ENTRY]
        place += ENTRY
    kept += [maker, s.turn, cards_of(give, ask), by]
    s.refused = kept


def is_recent(s: StarfarersState, turn: i64) -> bool:
    return s.turn <= turn + ROUNDS * s.players


def refused_by(s: StarfarersState, maker: i64, give: list[int], ask: list[int]) -> i64:
    """Who has not taken that very offer of late, as bits."""
    cards = cards_of(give, ask)
    by: i64 = 0
    place: i64 = 0
    size: i64 = len(s.refused)
    while place < size:
        if s.refused[place] == maker and s.refused[place + 2] == cards and is_recent(s, s.refused[place + 1]):
            by |= s.refused[place + 3]
        place += ENTRY
    return by


def made_this_turn(s: StarfarersState, maker: i64) -> i64:
    """How many of a seat's offers were answered this turn, or of its counter-offers passed over."""
    count: i64 = 0
    place: i64 = 0
    size: i64 = len(s.refused)
    while place < size:
        if s.refused[place] == maker and s.refused[place + 1] == s.turn:
            count += 1
        place += ENTRY
    return count
