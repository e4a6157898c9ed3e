"""What happened, told while it happens: one entry a fact, each with the rule that caused it.

A state carries a journal only where somebody wants to read it; search and play-outs leave it out. An entry's own cards
are for its seat, and one other where a card went from hand to hand: everybody else is told the number, not the names.

A journal can be watched: then it also keeps the position as it stood when each entry was told. Most entries are told
when what they tell has happened, some as a heading before it. So of the last entry that a task or a decision tells, the
position is kept as it stands when that is done with: nothing it told is still to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from starhold.core.state import State


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
        return Entry(self.key, self.rule, self.seat, self.number, self.card, [], self.also)

    def plain(self) -> dict[str, object]:
        return {
            "key": self.key,
            "rule": self.rule,
            "seat": self.seat,
            "number": self.number,
            "card": self.card,
            "cards": list(self.cards),
        }


class Glimpse:
    """The position in the midst of a step, after the first `told` entries; a clone, which nobody plays on."""

    __slots__ = ("done", "state", "told")

    def __init__(self, told: int, state: State) -> None:
        self.told = told
        self.state = state
        self.done = False  # whether all that these entries tell has happened


class Journal:
    """The entries of a game so far and, where it is watched, a glimpse of the position with each."""

    __slots__ = ("entries", "glimpses", "watched")

    def __init__(self, watched: bool = False) -> None:
        self.entries: list[Entry] = []
        self.watched = watched
        self.glimpses: list[Glimpse] = []

    def tell(self, key: str, rule: str, seat: i64, number: i64, card: i64, cards: list[int], also: i64 = -1) -> None:
        self.entries.append(Entry(key, rule, seat, number, card, cards, also))

    def seen_by(self, seat: int | None) -> list[Entry]:
        return [entry.seen_by(seat) for entry in self.entries]

    def glimpse(self, state: State) -> None:
        """Keep the position as it stands now that something was told."""
        self.glimpses.append(Glimpse(len(self.entries), state.clone()))

    def settle(self, state: State) -> None:
        """A task or a decision is done with: what it told last has happened."""
        if self.glimpses:
            last = self.glimpses[-1]
            if not last.done:
                last.state = state.clone()
                last.done = True

    def cut(self, told: int) -> None:
        """Forget all but the first entries."""
        del self.entries[told:]
        while self.glimpses and self.glimpses[-1].told > told:
            self.glimpses.pop()
