"""Hands are sorted lists of designs; equal cards are equal choices."""

from __future__ import annotations

from mypy_extensions import i64


def insert_sorted(cards: list[int], card: i64) -> None:
    """Put a card into a sorted hand."""
    i: i64 = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


def distinct_codes(cards: list[int], base: i64) -> list[int]:
    """An action for each different card of a sorted hand."""
    result: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            result.append(base + card)
            last = card
    return result


def left_codes(cards: list[int], picked: list[int], base: i64) -> list[int]:
    """The same, less the ones already picked (given as action codes)."""
    if not picked:
        return distinct_codes(cards, base)
    result: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            last = card
            if cards.count(card) > picked.count(base + card):
                result.append(base + card)
    return result
