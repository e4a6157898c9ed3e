"""A database full of tables, as a server has after some years: what `make bench` opens and lists."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from starhold.core.chance import Sealed
from starhold.core.record import Record
from starhold.core.registry import game as find_game
from starhold.core.sealing import sealed_luck
from starhold.server.creation import Wish, make_table
from starhold.server.events import Dealt, Sat, Stepped, luck_names, write
from starhold.server.storage import Guest, SeatRow, TableRow, open_storage
from starhold.server.tokens import hashed, new_id, new_token

GAMES: Final = 48  # games played; each stands on many tables
AT_ONCE: Final = 256  # tables copied in one transaction
COPIED: Final = ("tables", "seats", "places", "events")
NOW: Final = 1_700_000_000.0
NAMES: Final = ("Ada", "Ben", "Cid", "Dan")  # who sit there; Ada at all of the tables


class BenchDatabase(NamedTuple):
    """The tables, and the guest who sits at all of them."""

    ids: list[str]
    token: str


class Game(NamedTuple):
    """One game as it is stored: everything but ids."""

    row: TableRow
    seats: list[SeatRow]
    events: list[bytes]
    waiting: list[str]


def fill(database: Path, tables: int, seed: int = 0) -> BenchDatabase:
    """Store so many tables: games of two to four, from the first choice to the last, every seventh of them over."""
    return asyncio.run(_fill(database, tables, seed))


async def _fill(database: Path, tables: int, seed: int) -> BenchDatabase:
    guests, token = [Guest(new_id(), name) for name in NAMES], new_token()
    games = [_play(guests, number, random.Random(f"{seed}/{number}")) for number in range(min(GAMES, tables))]
    ids = sorted(new_id() for _ in range(tables))
    async with open_storage(f"sqlite:///{database}") as storage:
        for guest in guests:
            await storage.create_guest(guest.id, guest.name, hashed(token if guest is guests[0] else new_token()))
        for number, (game, id) in enumerate(zip(games, ids, strict=False)):
            row = replace(game.row, id=id, created=NOW + number, moved=NOW + 2 * number)
            seats = [replace(seat, table_id=id) for seat in game.seats]
            await storage.create_table(row, seats, game.events, game.waiting)
    _multiply(database, ids, len(games))
    return BenchDatabase(ids, token)


def _multiply(database: Path, ids: Sequence[str], games: int) -> None:
    """Tables of the same games again, the first of the ids being there: copied by SQLite itself, in the order of their
    ids, for millions of events take long otherwise."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")  # nothing is lost that could not be made again
    copies = {name: _copying(connection, name) for name in COPIED}
    for first in range(games, len(ids), AT_ONCE):
        connection.execute("BEGIN")
        for number in range(first, min(first + AT_ONCE, len(ids))):
            for statement in copies.values():
                connection.execute(statement, (ids[number], number, NOW, ids[number % games]))
        connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _copying(connection: sqlite3.Connection, name: str) -> str:
    """What copies the rows of a table (?4) for a new one (?1), the ?2-th of all, whose times come after ?3."""
    changed = {"id": "?1", "table_id": "?1", "created": "?3 + ?2", "moved": "?3 + 2 * ?2"}
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
    of = "id" if name == "tables" else "table_id"
    given = ", ".join(changed.get(column, column) for column in columns)
    return f"INSERT INTO {name} ({', '.join(columns)}) SELECT {given} FROM {name} WHERE {of} = ?4"


def _play(guests: Sequence[Guest], number: int, rng: random.Random) -> Game:
    """A game played by chance, up to a step by chance."""
    players = 2 + number % 3
    wish = Wish("race", players, ["me", *["open"] * (players - 1)], pace="days")
    new = make_table(wish, guests[0], NOW)
    game = find_game(wish.game)
    seeds = [""] * players
    luck = sealed_luck(new.row.secret, seeds)
    record = Record(game, players, {}, Sealed(new.row.secret, seeds), (), luck)
    while not record.state.over():
        seat = rng.choice(record.state.waiting())
        record.play(seat, rng.choice(record.state.legal(seat)))
    if number % 7:  # not over yet: somewhere on the way
        record = record.replayed(record.steps[: rng.randrange(len(record.steps))])
    others = list(enumerate(guests[:players]))[1:]
    events = [write(Sat(seat, guest.id, guest.name, NOW)) for seat, guest in others]
    events.append(write(Dealt(seeds, luck, luck_names(game, record.deal), NOW)))
    events += [
        write(Stepped(step.seat, step.action, luck_names(game, step.luck), f"c{place}", NOW))
        for place, step in enumerate(record.steps)
    ]
    seats = new.seats[:1] + [replace(new.seats[seat], guest_id=one.id, name=one.name) for seat, one in others]
    waiting = [guests[seat].id for seat in record.state.waiting()]
    return Game(replace(new.row, over=record.state.over()), seats, events, waiting)
