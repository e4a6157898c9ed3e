"""Logs in words. A long log takes long to word, so it is done once for all who read the same, in small portions between
which everybody else is served, and kept for as long as there is room.
"""

from __future__ import annotations

import asyncio
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

import msgspec

from starhold.server.messages import LogLine, encoder
from starhold.server.updates import worded_lines

if TYPE_CHECKING:
    from starhold.server.match import Match

PORTION: Final = 40  # lines worded at a time
FEW: Final = 60  # lines that are worded when they are wanted, and not kept

Reader = tuple[int | None, str, tuple[str, ...]]  # seat, language, and what the players are called


class Worded:
    """The first lines of a log as one seat may read them in one language, as they go over the wire."""

    __slots__ = ("data", "starts")

    def __init__(self) -> None:
        self.data = bytearray()
        self.starts = array("q")

    def __len__(self) -> int:
        return len(self.starts)

    def add(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            self.starts.append(len(self.data))
            self.data += encoder.encode(line)
            self.data += b","

    def cut(self, lines: int) -> None:
        """Forget all but the first lines."""
        if lines < len(self.starts):
            del self.data[self.starts[lines] :]
            del self.starts[lines:]

    def since(self, line: int) -> list[LogLine]:
        """All from that line on, encoded already: it may stand wherever the list may."""
        encoded = b"[%b]" % bytes(self.data[self.starts[line] : -1]) if line < len(self.starts) else b"[]"
        return cast(list[LogLine], msgspec.Raw(encoded))


class Wordings:
    """The logs kept in words, of all tables."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.kept: OrderedDict[tuple[str, Reader], Worded] = OrderedDict()
        self.worded = 0  # lines put into words, ever
        self.largest = 0  # the most lines that were ever worded at once
        self._gate = asyncio.Lock()  # one portion between two looks at everything else, however many wait

    def find(self, table: str, reader: Reader, lines: int) -> Worded | None:
        """A log of so many lines, if all of them are worded."""
        found = self.kept.get((table, reader))
        return found if found is not None and len(found) == lines else None

    async def prepare(self, table: str, match: Match, reader: Reader) -> None:
        """Word a log, portion by portion, up to its end as it is then; another may be at it already."""
        key = (table, reader)
        seat, lang, names = reader
        while True:
            worded = self.kept.get(key)
            if worded is None:
                worded = self.kept[key] = Worded()
            self.kept.move_to_end(key)
            first = len(worded)
            last = min(first + PORTION, len(match.log))
            if first >= last:
                return
            async with self._gate:
                if len(worded) == first and len(match.log) >= last:
                    worded.add(worded_lines(match.game, match.log, range(first, last), seat, lang, names))
                    self.worded += last - first
                    self.largest = max(self.largest, last - first)
                await asyncio.sleep(0)
            self._forget_old(key)

    def cut(self, table: str, lines: int) -> None:
        """Something was taken back: only the first lines of that table's log are as they were."""
        for (one, _), worded in self.kept.items():
            if one == table:
                worded.cut(lines)

    def forget(self, table: str) -> None:
        """Nobody looks at a table any more."""
        for key in [key for key in self.kept if key[0] == table]:
            del self.kept[key]

    def size(self) -> int:
        return sum(len(worded.data) for worded in self.kept.values())

    def _forget_old(self, but: tuple[str, Reader]) -> None:
        size = self.size()
        for key in list(self.kept):
            if size <= self.most_bytes:
                return
            if key != but:
                size -= len(self.kept.pop(key).data)
