"""What happened, told while it happens: one entry a fact, each with the rule that caused it.

A state carries a journal only where somebody wants to read it; search and play-outs leave it out. An entry's own cards
are for its seat, and one other where a card went from hand to hand: everybody else is told the number, not the names.
"""

from __future__ import annotations

from mypy_extensions import i64


class Entry:
    """One line of the log, as data: `text.py` of the game puts it into words."""

    __slots__ = ("also", "card", "cards", "key", "number", "rule", "seat")

    def __init__(
        self, key: str, rule: str, seat: int, number: int, card: int, cards: list[int], also: int = -1
    ) -> None:
        self.key = key
        self.rule = rule
        self.seat = seat
        self.number = number
        self.card = card  # public
        self.cards = cards  # known to `seat`, and to `also`
        self.also = also  # a second seat that knows them; -1 for none

    def seen_by(self, seat: int | None) -> Entry:
        """The entry as that seat (None: a spectator) may read it."""
        if not self.cards or (seat is not None and seat in (self.seat, self.also)):
            return self
        return Entry(self.key, self.rule, self.seat, self.number, self.card, [])

    def plain(self) -> dict[str, object]:
        return {
            "key": self.key,
            "rule": self.rule,
            "seat": self.seat,
            "number": self.number,
            "card": self.card,
            "cards": list(self.cards),
        }


class Journal:
    """The entries of a game so far."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def tell(self, key: str, rule: str, seat: i64, number: i64, card: i64, cards: list[int], also: i64 = -1) -> None:
        self.entries.append(Entry(key, rule, seat, number, card, cards, also))

    def seen_by(self, seat: int | None) -> list[Entry]:
        return [entry.seen_by(seat) for entry in self.entries]
