"""The journal of a table, packed: some fifteen bytes a line instead of some hundred and fifty.

A thousand tables are kept ready at a time, and their journals would be most of what they weigh.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from threading import Lock
from typing import Final

from starhold.core.journal import Entry, Journal

_FIXED: Final = 6  # step, key, rule, seats, number, card; then the private cards
_SEATS: Final = 256  # more than any table has: two seats are packed into one number


class _Words:
    """Keys and rules as numbers, shared by all tables, some of which are read in threads."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.numbers: dict[str, int] = {}
        self.words: list[str] = []

    def number(self, word: str) -> int:
        found = self.numbers.get(word)
        if found is not None:
            return found
        with self.lock:
            if word not in self.numbers:
                self.words.append(word)
                self.numbers[word] = len(self.words) - 1
            return self.numbers[word]


_WORDS: Final = _Words()


class PackedJournal:
    """Entries in the order they were told, each with the number of steps after which it stood there."""

    __slots__ = ("data", "starts")

    def __init__(self) -> None:
        self.data = array("h")  # small numbers nearly always; wider from the first that is not
        self.starts = array("h")

    def __len__(self) -> int:
        return len(self.starts)

    def take(self, journal: Journal, step: int) -> None:
        """Move all entries of a journal here."""
        for entry in journal.entries:
            start = len(self.data)
            seats = entry.seat + 1 + _SEATS * (entry.also + 1)
            head = (step, _WORDS.number(entry.key), _WORDS.number(entry.rule), seats, entry.number, entry.card)
            self.data = _extended(self.data, (*head, *entry.cards))
            self.starts = _extended(self.starts, (start,))
        journal.entries.clear()

    def trim(self) -> None:
        """Give back the room that was kept for further lines: a table that was read may rest for long."""
        self.data, self.starts = self.data[:], self.starts[:]

    def cut(self, lines: int) -> None:
        """Forget all but the first lines."""
        if lines < len(self.starts):
            del self.data[self.starts[lines] :]
            del self.starts[lines:]

    def step(self, line: int) -> int:
        """The number of steps after which a line stood there."""
        return self.data[self.starts[line]]

    def entry(self, line: int) -> Entry:
        """A line, whole: it has to be `seen_by` somebody before it is shown."""
        start = self.starts[line]
        end = self.starts[line + 1] if line + 1 < len(self.starts) else len(self.data)
        _, key, rule, seats, number, card = self.data[start : start + _FIXED]
        also, seat = divmod(seats, _SEATS)
        cards = list(self.data[start + _FIXED : end])
        return Entry(_WORDS.words[key], _WORDS.words[rule], seat - 1, number, card, cards, also - 1)

    def first_after(self, step: int) -> int:
        """The first line that came with a later step than that."""
        return bisect_right(range(len(self.starts)), step, key=self.step)

    def after(self, step: int) -> range:
        """The lines that came with a later step than that."""
        return range(self.first_after(step), len(self.starts))


def _extended(numbers: array[int], more: tuple[int, ...]) -> array[int]:
    """These with more behind them: the same array, or a wider one where a number does not fit."""
    size = len(numbers)
    try:
        numbers.extend(more)
    except OverflowError:
        del numbers[size:]
        numbers = array("i", numbers)
        numbers.extend(more)
    return numbers
