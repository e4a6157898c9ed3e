"""What a table says in words: what is asked and chosen, the log, and what lists say of whose turn it is.

What was worded once is kept as long as it is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.locale import LANGUAGES
from starhold.server.connection import Connection
from starhold.server.messages import Asked, Choice, LogLine
from starhold.server.storage.base import SeatRow
from starhold.server.texts import game_text
from starhold.server.updates import Asks, asked, chosen, log_lines
from starhold.server.wording import FEW, Reader

if TYPE_CHECKING:
    from starhold.server.table import Table


class TableWords:
    """The words of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._spoken: dict[int, str] = {}  # by seat: the language of who was here last
        self._asked: dict[tuple[int, str], tuple[tuple[int, tuple[str, ...]], Asked | None]] = {}

    def hear(self, connection: Connection) -> None:
        """Note which language a seat speaks."""
        if connection.seat is not None:
            self._spoken[connection.seat] = connection.lang

    def forget_questions(self) -> None:
        """What was asked may be another question now, or nobody looks any more."""
        self._asked.clear()

    def asked(self, seat: int, lang: str) -> Asked | None:
        """What a seat is asked, worded once as long as it is the same question."""
        names = self.table.seats.names(lang)
        if not self.table.match.dealt or self.table.over() or self.table.standing.paused:
            return None
        since = self.table.match.record.asked_since(seat), tuple(names)
        found = self._asked.get((seat, lang))
        if found is None or found[0] != since or seat not in self.table.match.state.waiting():
            found = since, asked(self.table.match.game, self.table.match.state, seat, lang, names)
            self._asked[(seat, lang)] = found
        return found[1]

    def chosen(self, seat: int, lang: str) -> list[Choice]:
        """What a seat has chosen where the others still choose."""
        if not self.table.match.dealt:
            return []
        return chosen(self.table.match.game, self.table.match.state, seat, lang, self.table.seats.names(lang))

    def asks(self, waiting: Sequence[int], rows: Sequence[SeatRow]) -> Asks:
        """What the persons that are waited for are asked, for their lists: in the language each speaks, if known."""
        asks: dict[int, dict[str, str]] = {}
        if self.table.match.dealt:
            for seat in waiting:
                if rows[seat].guest_id is not None and not rows[seat].bot:
                    spoken = self._spoken.get(seat)
                    asks[seat] = {lang: self._question(seat, lang) for lang in ([spoken] if spoken else LANGUAGES)}
        return asks

    def _question(self, seat: int, lang: str) -> str:
        if self.table.seats.places[seat].here:  # all of it is shown next
            said = self.asked(seat, lang)
            return "" if said is None else said.question
        return game_text(self.table.match.game.id, lang).question(
            self.table.match.state, seat, self.table.seats.names(lang)
        )

    def lines_since(self, since: int) -> int:
        """How many lines of the log somebody is sent who has seen that version."""
        return len(self.table.match.log.after(self.table.unchanged_steps(since)))

    def log_since(self, after: int, seat: int | None, lang: str) -> list[LogLine]:
        """The lines that came with a later step than that; of a long log those worded before, if they are."""
        log = self.table.match.log
        first = log.first_after(after)
        if len(log) - first > FEW:
            worded = self.table.services.wordings.find(self.table.id, self._reader(seat, lang), len(log))
            if worded is not None:
                return worded.since(first)
        return log_lines(self.table.match.game, log, after, seat, lang, self.table.seats.names(lang))

    async def prepare(self, seat: int | None, lang: str, since: int) -> None:
        """Put a long log into words, in portions, before it is sent to somebody who has seen that version."""
        if self.lines_since(since) > FEW:
            await self.table.services.wordings.prepare(self.table.id, self.table.match, self._reader(seat, lang))

    def _reader(self, seat: int | None, lang: str) -> Reader:
        return seat, lang, tuple(self.table.seats.names(lang))
