"""Hands are sorted lists of cards by number; equal cards are equal choices."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

# Codes as objects, each made once: a list of choices holds these, and no number is made for it. `Any`, so that what is
# taken from here is put there as it is. Every game has fewer; a test holds that.
CODES: Final[list[Any]] = list(range(4096))


def insert_sorted(cards: list[int], card: i64) -> None:
    """Put a card into a sorted hand."""
    i: i64 = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


def count_of(cards: list[int], card: i64) -> i64:
    """How often a card is among these; quicker than list.count, which compares objects."""
    count: i64 = 0
    for other in cards:
        if other == card:
            count += 1
    return count


def holds(cards: list[int], card: i64) -> bool:
    """Whether a card is among these."""
    for other in cards:
        if other == card:
            return True
    return False


def take_out(cards: list[int], card: i64) -> None:
    """Remove one such card, which is there."""
    i: i64 = 0
    while cards[i] != card:
        i += 1
    cards.pop(i)


def distinct_codes(cards: list[int], base: i64) -> list[int]:
    """An action for each different card of a sorted hand."""
    result: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            result.append(CODES[base + card])
            last = card
    return result


def left_codes(cards: list[int], picked: list[int], base: i64) -> list[int]:
    """The same, less the ones already picked (given as action codes)."""
    if not picked:
        return distinct_codes(cards, base)
    result: list[int] = []
    last: i64 = -1
    before: i64 = 0  # equal cards before this one
    for card in cards:
        before = before + 1 if card == last else 0
        last = card
        if before == count_of(picked, base + card):  # so many are gone: this is the first that is left
            result.append(CODES[base + card])
    return result


def changed(numbers: list[int], place: i64, number: i64) -> list[int]:
    """Another list, with that number at that place: for lists that clones of a position share."""
    copy = numbers[:]
    copy[place] = number
    return copy
