"""A stored table read with care: whatever is wrong with it is one clear refusal, and no other table's trouble.

The server opens tables by this, and `starhold check-tables` tries all of them by the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from starhold.core.registry import game as find_game
from starhold.server import events
from starhold.server.events import Stepped, Undone
from starhold.server.rebuilding import Rebuilt, rebuild
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Listed, StorageError, Stored, TableRow

_STEP: Final = re.compile(r"step (\d+): ")
_RULES: Final = re.compile(r'\{"host": ?"[^"\\]{0,60}", ?"opening": ?\{"rules": ?(\d{1,9}),')
T = TypeVar("T")


class Unreadable(RequestError):
    """A table that cannot be opened by this server, however often one tries."""

    def __init__(self, key: str, why: str, event: int = 0, **values: int | str) -> None:
        super().__init__(key, 409, **values)
        self.why = why  # for the one who runs the server
        self.event = event  # the number of the event that does not fit; 0: it is not one event

    def again(self) -> Unreadable:
        """The same for somebody else."""
        return Unreadable(self.key, self.why, self.event, **self.values)


def read_table(stored: Stored) -> Rebuilt:
    """The game of a stored table, or why it cannot be opened."""
    return reading(stored, lambda: rebuild(stored))


def reading(stored: Stored, work: Callable[[], T]) -> T:
    """Do some work with what is stored; anything it cannot do with it is said of that table alone."""
    try:
        check_whole(stored)
        return work()
    except StorageError:
        raise
    except Exception as error:
        raise unreadable(stored, error) from error


def check_whole(stored: Stored) -> None:
    """Whether all of it is there."""
    row, kept = stored.table, len(stored.events)
    if kept != row.version:
        why = f"{row.version} events should be there, {kept} are"
        raise Unreadable("table-unreadable", why, min(kept, row.version) + 1)
    if [seat.seat for seat in stored.seats] != list(range(row.players)):
        raise Unreadable("table-unreadable", f"{row.players} seats should be there, {len(stored.seats)} are")


def unreadable(stored: Stored, error: Exception) -> Unreadable:
    """What went wrong with a table, in one line, with the event where it went wrong."""
    if isinstance(error, Unreadable):
        return error
    why = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, RequestError):  # a version of the rules we do not know yet
        return Unreadable(
            error.key, f"version {rules_of(stored.table)} of its rules is not known here", 0, **error.values
        )
    if isinstance(error, KeyError):
        why = f"there is no {why}"
    return Unreadable("table-unreadable", why[:500], _event_of(stored, error))


def rules_of(row: TableRow | Listed) -> int | None:
    """The version of the rules a stored table names; None if it does not. Cheap: lists are long, and headers."""
    found = _RULES.match(row.header_start if isinstance(row, Listed) else row.header_json)
    return int(found[1]) if found is not None else None


def is_foreign(row: Listed) -> bool:
    """Whether a table in a list is of a game or of rules we do not know."""
    try:
        newest = find_game(row.game).rules_version
        rules = rules_of(row)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the others are listed
        return True
    return rules is None or rules > newest


def _event_of(stored: Stored, error: Exception) -> int:
    """The number of the event that does not fit; 0 if that cannot be said."""
    try:
        header: list[list[Any]] = json.loads(stored.table.header_json)["opening"]["steps"]
        seats = [step[0] for step in header]
    except (ValueError, LookupError, TypeError, RecursionError):
        return 0
    origins = [0] * len(seats)
    for number, data in enumerate(stored.events, 1):
        try:
            event = events.read(data)
        except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
            return number
        if isinstance(event, Stepped):
            origins.append(number)
            seats.append(event.seat)
        elif isinstance(event, Undone):
            mine = [index for index, seat in enumerate(seats) if seat == event.seat]
            for index in reversed(mine[-event.steps :]):
                del origins[index], seats[index]
    found = _STEP.match(str(error))
    if found is None or not 0 < int(found[1]) <= len(origins):
        return 0
    return origins[int(found[1]) - 1]
