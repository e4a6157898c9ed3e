"""The record of a finished game from what is stored of its table, without anybody serving it."""

from __future__ import annotations

from starhold.core.record_text import dump
from starhold.server.ending import ending
from starhold.server.reading import read_table
from starhold.server.storage.base import Stored
from starhold.server.table_affairs import in_words


def record_of(stored: Stored) -> str | None:
    """As `/record` gives it; None: the game is not over, or never began. It takes a while: meant for a thread."""
    rebuilt = read_table(stored)
    ended = ending(rebuilt.match, rebuilt.standing)
    if ended is None or not rebuilt.match.dealt:
        return None
    record = rebuilt.match.record
    own = [stored.table.secret] if stored.table.secret else []
    record.names = [seat.name or f"Seat {seat.seat + 1}" for seat in stored.seats]
    record.secrets = [*rebuilt.match.opening.secrets, *own]
    return dump(record, in_words(ended))
