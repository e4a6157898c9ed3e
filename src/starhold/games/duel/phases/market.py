"""The market: three shelves of two cards, taken by their worth, sliding down, filled up (duel:C1 to duel:C10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.hands import insert_sorted
from starhold.games.duel.actions import TAKE, TAKE_FIRST, TAKE_SECOND
from starhold.games.duel.board import CELLS, COLUMNS
from starhold.games.duel.card_table import NONE
from starhold.games.duel.kinds import CELL_EMPTY, HAND_FULL, OK, ROOM_FOR_ONE, TAKE_TWO, WORTH_TOO_MUCH

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

SINGLE_ALWAYS: Final = 3  # the worth a card may have to be taken alone at any time (duel:C3)
TAKES_IN_ALL: Final = 21


def worth(cell: i64) -> i64:
    """What a card there is worth: its row, counted from below (duel:C1)."""
    return cell // COLUMNS + 1


def room(s: DuelState, seat: i64) -> i64:
    """How many cards the hand can still hold (duel:C4)."""
    universe = s.universes[seat]
    left: i64 = universe.limit - len(universe.hand)
    return left


def market_empty(s: DuelState) -> bool:
    """Whether nothing is left to take; the lowest row is the last to empty (duel:C7)."""
    for cell in range(COLUMNS):
        if s.market[cell] != NONE:
            return False
    return True


def pair_exists(s: DuelState, seat: i64) -> bool:
    """Whether two cards could be taken together (duel:C2)."""
    allowance: i64 = s.universes[seat].take_worth
    cheapest: i64 = 0  # of the two lowest cards together
    cards: i64 = 0
    cell: i64 = 0
    while cell < CELLS and cards < 2:
        if s.market[cell] != NONE:
            cheapest += worth(cell)
            cards += 1
        cell += 1
    return cards == 2 and cheapest <= allowance


def take_verdict(s: DuelState, seat: i64, number: i64) -> i64:
    """Whether those cells may be taken now; `number` counts `actions.TAKES`."""
    first: i64 = TAKE_FIRST[number]
    second: i64 = TAKE_SECOND[number]
    if s.market[first] == NONE or (second != NONE and s.market[second] == NONE):
        return CELL_EMPTY
    space = room(s, seat)
    if space <= 0:
        return HAND_FULL
    if second != NONE:
        if space == 1:
            return ROOM_FOR_ONE
        return OK if worth(first) + worth(second) <= s.universes[seat].take_worth else WORTH_TOO_MUCH
    if space == 1 or worth(first) == SINGLE_ALWAYS or s.settings.free_single or not s.deck:
        return OK
    return TAKE_TWO if pair_exists(s, seat) else OK


def can_take(s: DuelState, seat: i64) -> bool:
    """Whether this player can take anything: with room and a card there is always a way (duel:K3)."""
    return room(s, seat) > 0 and not market_empty(s)


def take_codes(s: DuelState, seat: i64, codes: list[int]) -> None:
    """Add all legal takes."""
    if not can_take(s, seat):
        return
    number: i64 = 0
    while number < TAKES_IN_ALL:
        if take_verdict(s, seat, number) == OK:
            codes.append(TAKE + number)
        number += 1


def take(s: DuelState, seat: i64, number: i64, chance: Chance) -> None:
    """Cards to the hand; the rest slides down and is filled up (duel:C6)."""
    hand = s.universes[seat].hand
    first: i64 = TAKE_FIRST[number]
    second: i64 = TAKE_SECOND[number]
    card: i64 = s.market[first]
    insert_sorted(hand, card)
    s.market[first] = NONE
    if second == NONE:
        s.tell("take", "duel:C2", seat, worth(first), card)
    else:
        other: i64 = s.market[second]
        s.tell("take", "duel:C2", seat, worth(first) + 10 * worth(second) + 100 * (other + 1), card)
        insert_sorted(hand, other)
        s.market[second] = NONE
        s.tell("take-second", "duel:C2", seat, worth(second), other)
    slide(s)
    refill(s, chance)


def slide(s: DuelState) -> None:
    """Every card moves down in its own column as far as it can (duel:C6)."""
    column: i64 = 0
    while column < COLUMNS:
        free: i64 = column
        cell: i64 = column
        while cell < CELLS:
            card: i64 = s.market[cell]
            if card != NONE:
                if cell != free:
                    s.market[free] = card
                    s.market[cell] = NONE
                free += COLUMNS
            cell += COLUMNS
        column += 1


def refill(s: DuelState, chance: Chance) -> None:
    """Fill the gaps, lowest row first, left to right, while there is a deck (duel:C6, duel:C7)."""
    cell: i64 = 0
    while cell < CELLS and s.deck:
        if s.market[cell] == NONE:
            card: i64 = s.deck.pop(chance.pick(s.deck))
            s.market[cell] = card
            s.reveals += 1
        cell += 1
