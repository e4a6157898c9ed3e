"""A slow observer of Starfarers that knows the rulings and nothing of the engine's memory (starfarers:15.3, 15.4).

It reads the log as one seat may, and keeps every way the hidden cards could lie: the hands of the others and the
reserve pile. What it holds possible is what that seat could work out with perfect memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

from starhold.core.journal import Entry
from starhold.games.starfarers.state import StarfarersState
from tests.games.starfarers.kit import both_sides, thing

Cards = tuple[int, ...]  # by resource
World = tuple[Cards, ...]  # by place: the seats, then the reserve pile

PRICES = {
    "built-colony-ship": (1, 1, 1, 1, 0),
    "built-trade-ship": (1, 1, 0, 0, 2),
    "built-spaceport": (0, 0, 3, 2, 0),
    "fame-bought": (0, 0, 0, 0, 1),
    "booster": (0, 2, 0, 0, 0),
    "cannon": (0, 0, 2, 0, 0),
    "freight_pod": (2, 0, 0, 0, 0),
}
GAINS = ("produced", "relief", "gained", "offer-returned")
LOSSES = ("returned", "paid", "lost-swapped", "held")
EXCHANGES = ("exchanged", "exchanged-by-card")
PILE_DRAWS = ("opening-cards", "seven-draw", "reserve")
HAND_DRAWS = ("robbed", "help", "drawn-from")


def lie(state: StarfarersState) -> World:
    """How the cards really lie."""
    pile = tuple(state.reserve.count(resource) for resource in range(5))
    return (*(tuple(fleet.hand) for fleet in state.fleets), pile)


def with_more(world: World, place: int, resource: int, count: int) -> World:
    cards = list(world[place])
    cards[resource] += count
    return (*world[:place], tuple(cards), *world[place + 1 :])


def holds(hand: Cards, cards: Cards) -> bool:
    return all(have >= count for have, count in zip(hand, cards, strict=True))


class Witness:
    """What one seat holds possible, from a moment when everything lay open."""

    def __init__(self, seat: int, state: StarfarersState) -> None:
        self.seat = seat
        self.pile = state.players
        self.worlds = {lie(state)}
        self.supply = list(state.supply)
        self.active = state.active
        self.deal = (0, 0)
        self.asked: Cards = (0, 0, 0, 0, 0)
        self.rebuilt: Cards = ()

    def read(self, entries: Iterable[Entry]) -> None:
        """Lines of the log, as this seat sees them."""
        for entry in entries:
            self.line(entry.seen_by(self.seat))

    def line(self, entry: Entry) -> None:
        key, seat, number, card = entry.key, entry.seat, entry.number, entry.card
        if key in GAINS:
            self.change(seat, card, number)
        elif key in LOSSES:
            self.change(seat, card, -number)
        elif key in EXCHANGES:
            self.change(seat, card, -(number % 10))
            self.change(seat, number // 10, 1)
        elif key in PRICES or key == "built-upgrade":
            for resource, count in enumerate(PRICES[key if key in PRICES else thing(card)]):
                self.change(seat, resource, -count)
        elif key in PILE_DRAWS:
            self.draw(seat, number, entry.cards)
        elif key in HAND_DRAWS:
            if sum(next(iter(self.worlds))[number - 1]):  # an empty hand is drawn from in vain
                self.move(number - 1, seat, 1, entry.cards)
        elif key == "gave":
            self.move(seat, self.active, number % 100, entry.cards)
        elif key == "reserve-rebuilt":
            self.rebuilt = tuple(min(8, count) for count in self.supply)
        elif key == "turn-begins":
            self.active = seat
        else:
            self.bargain(entry)

    def bargain(self, entry: Entry) -> None:
        """Whoever offers cards, or accepts to give some, holds them (starfarers:4.7)."""
        key, seat, number, card = entry.key, entry.seat, entry.number, entry.card
        if key in ("offer", "offer-again", "countered"):
            given, asked = both_sides(entry)
            self.keep(lambda world: holds(world[seat], given))
            self.asked = self.asked if key == "countered" else asked
        elif key == "accepted":
            self.keep(lambda world: holds(world[seat], self.asked))
        elif key == "deal":
            self.deal = (seat, number % 8 - 1)
        elif key == "deal-gives":
            taker = self.deal[1] if seat == self.deal[0] else self.deal[0]
            self.change(seat, card, -number)
            self.change(taker, card, number)

    def keep(self, fits: Callable[[World], bool]) -> None:
        self.worlds = {world for world in self.worlds if fits(world)}

    def change(self, seat: int, resource: int, count: int) -> None:
        """Cards come into a hand or leave it, for all to see."""
        self.supply[resource] -= count
        self.worlds = {with_more(world, seat, resource, count) for world in self.worlds}
        self.keep(lambda world: world[seat][resource] >= 0)

    def move(self, place: int, other: int, count: int, seen: list[int]) -> None:
        """Cards from one place to another: those this seat has seen, or any."""
        for number in range(count):
            kinds = [seen[number]] if seen else list(range(5))
            self.worlds = {
                with_more(with_more(world, place, kind, -1), other, kind, 1)
                for world in self.worlds
                for kind in kinds
                if world[place][kind]
            }

    def draw(self, seat: int, count: int, seen: list[int]) -> None:
        """Off the pile. If it was made anew on the way, it was empty then; the log does not say in which order."""
        if not self.rebuilt:
            self.move(self.pile, seat, count, seen)
            return
        before, old, new = self.worlds, sum(next(iter(self.worlds))[self.pile]), self.rebuilt
        after: set[World] = set()
        for order in set(permutations(seen)):
            self.worlds = before
            self.move(self.pile, seat, old, list(order[:old]))
            self.worlds = {(*world[: self.pile], new) for world in self.worlds}
            self.move(self.pile, seat, count - old, list(order[old:]))
            after |= self.worlds
        self.worlds = after
        self.supply = [have - gone for have, gone in zip(self.supply, new, strict=True)]
        self.rebuilt = ()
