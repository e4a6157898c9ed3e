"""The log of a table, packed: some twenty bytes a line instead of some hundred and fifty.

A thousand tables are kept ready at a time, and their logs would be most of what they weigh.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from starhold.core.journal import Entry, Journal

_FIXED: Final = 6  # step, key, rule, seat, number, card; then the private cards


class _Words:
    """Keys and rules as numbers, shared by all tables."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.words: list[str] = []

    def number(self, word: str) -> int:
        found = self.numbers.get(word)
        if found is None:
            found = self.numbers[word] = len(self.words)
            self.words.append(word)
        return found


_WORDS: Final = _Words()


class LogBook:
    """Entries in the order they were told, each with the number of steps after which it stood there."""

    __slots__ = ("data", "starts")

    def __init__(self) -> None:
        self.data = array("i")
        self.starts = array("i")

    def __len__(self) -> int:
        return len(self.starts)

    def take(self, journal: Journal, step: int) -> None:
        """Move everything a journal holds into the book."""
        for entry in journal.entries:
            self.starts.append(len(self.data))
            head = (step, _WORDS.number(entry.key), _WORDS.number(entry.rule), entry.seat, entry.number, entry.card)
            self.data.extend((*head, *entry.cards))
        journal.entries.clear()

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
        _, key, rule, seat, number, card = self.data[start : start + _FIXED]
        return Entry(_WORDS.words[key], _WORDS.words[rule], seat, number, card, list(self.data[start + _FIXED : end]))

    def after(self, step: int) -> Iterator[int]:
        """The lines that came with a later step than that."""
        line = len(self.starts)
        while line > 0 and self.step(line - 1) > step:
            line -= 1
        return iter(range(line, len(self.starts)))
