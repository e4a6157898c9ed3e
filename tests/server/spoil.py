"""Ways to spoil a stored table, as an old bug, a newer server or a failing disk would leave it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

Spoil = Callable[[sqlite3.Connection, str], None]


def spoiled(database: Path, table: str, spoil: Spoil) -> None:
    """Spoil one table of a database no server has open."""
    with closing(sqlite3.connect(database)) as connection, connection:
        spoil(connection, table)


def unknown_event(connection: sqlite3.Connection, table: str) -> None:
    _set_event(connection, table, b'{"k":"teleport","seat":0}')


def no_event_at_all(connection: sqlite3.Connection, table: str) -> None:
    _set_event(connection, table, b"\xff\xfe no json")


def number_for_event(connection: sqlite3.Connection, table: str) -> None:
    _set_event(connection, table, 5)


def impossible_step(connection: sqlite3.Connection, table: str) -> None:
    _set_event(connection, table, b'{"k":"step","seat":0,"action":"place:no_such_card"}')


def illegal_step(connection: sqlite3.Connection, table: str) -> None:
    _set_event(connection, table, b'{"k":"step","seat":0,"action":"settle:gem_world"}')


def missing_event(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM events WHERE table_id = ? AND number = ?", [table, first_step(connection, table)])


def newer_rules(connection: sqlite3.Connection, table: str) -> None:
    _set_opening(connection, table, "rules", 4711)


def no_rules(connection: sqlite3.Connection, table: str) -> None:
    _set_opening(connection, table, "rules", 0)


def broken_steps(connection: sqlite3.Connection, table: str) -> None:
    _set_opening(connection, table, "steps", [None])


def broken_header(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("UPDATE tables SET header_json = '{\"host\":' WHERE id = ?", [table])


def broken_summary(connection: sqlite3.Connection, table: str) -> None:
    broken_header(connection, table)
    connection.execute("UPDATE tables SET summary_json = '[1', options_json = 'null' WHERE id = ?", [table])


def unknown_game(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [table])


def lost_seat(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM seats WHERE table_id = ? AND seat = 1", [table])


def _set_opening(connection: sqlite3.Connection, table: str, field: str, value: object) -> None:
    header = json.loads(connection.execute("SELECT header_json FROM tables WHERE id = ?", [table]).fetchone()[0])
    header["opening"][field] = value
    connection.execute("UPDATE tables SET header_json = ? WHERE id = ?", [json.dumps(header), table])


def _set_event(connection: sqlite3.Connection, table: str, body: bytes | int) -> None:
    number = first_step(connection, table)
    connection.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = ?", [body, table, number])


def first_step(connection: sqlite3.Connection, table: str) -> int:
    """The number of the first event that is a step of the game."""
    stored = connection.execute("SELECT number, body FROM events WHERE table_id = ? ORDER BY number", [table])
    return next(int(number) for number, body in stored if b'"k":"step"' in body)


SPOILS: tuple[Spoil, ...] = (
    unknown_event,
    no_event_at_all,
    number_for_event,
    impossible_step,
    illegal_step,
    missing_event,
    newer_rules,
    no_rules,
    broken_steps,
    broken_header,
    broken_summary,
    unknown_game,
    lost_seat,
)
