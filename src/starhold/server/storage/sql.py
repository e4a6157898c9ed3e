"""The statements both kinds of database understand, and the rows they give, as our types.

Parameters are written `$1`, as PostgreSQL has them; SQLite calls the same `?1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from starhold.server.storage.base import HEADER_SIGNS, MOST_LISTED, Counts, Listed, Only, SeatRow, TableRow

Row = Sequence[Any]

# -- guests

ADD_GUEST: Final = "INSERT INTO guests (id, name) VALUES ($1, $2)"
ADD_TOKEN: Final = "INSERT INTO tokens (hash, guest_id) VALUES ($1, $2)"
GUEST_BY_TOKEN: Final = "SELECT g.id, g.name FROM tokens t JOIN guests g ON g.id = t.guest_id WHERE t.hash = $1"
RENAME: Final = "UPDATE guests SET name = $2 WHERE id = $1 RETURNING id"
ADD_LINK: Final = "INSERT INTO links (hash, guest_id, expires) VALUES ($1, $2, $3)"
DROP_GUEST: Final = "DELETE FROM guests WHERE id = $1"
USE_LINK: Final = "DELETE FROM links WHERE hash = $1 AND expires > $2 RETURNING guest_id"
DROP_LINKS: Final = "DELETE FROM links WHERE expires <= $1"

# -- learning

PROGRESS: Final = "SELECT topic, body FROM progress WHERE guest_id = $1 ORDER BY topic"
SET_PROGRESS: Final = """INSERT INTO progress (guest_id, topic, body, moved)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS DOUBLE PRECISION)
    WHERE (SELECT count(*) FROM progress WHERE guest_id = $1 AND topic <> $2) < CAST($5 AS INTEGER)
    ON CONFLICT (guest_id, topic) DO UPDATE SET body = excluded.body, moved = excluded.moved RETURNING topic"""
REVIEW: Final = "SELECT body FROM reviews WHERE table_id = $1 AND version = $2"
KEEP_REVIEW: Final = """INSERT INTO reviews (table_id, version, body) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body"""

# -- tables

ADD_TABLE: Final = """INSERT INTO tables (id, game, players, options_json, public, pace, secret, created, header_json,
    summary_json, moved, finished, version, rated, open_seats)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0)"""
ADD_SEAT: Final = """INSERT INTO seats (table_id, seat, guest_id, bot, invite_hash, name)
    VALUES ($1, $2, $3, $4, $5, $6)"""
SET_SEAT: Final = """UPDATE seats SET guest_id = $3, bot = $4, invite_hash = $5, name = $6
    WHERE table_id = $1 AND seat = $2 RETURNING seat"""
ADD_EVENT: Final = "INSERT INTO events (table_id, number, body) VALUES ($1, $2, $3)"
VERSION_OF: Final = "SELECT version FROM tables WHERE id = $1"

# After a change of seats: who has left, who has come, how many seats are open.
LEAVE: Final = """DELETE FROM places WHERE table_id = $1 AND guest_id NOT IN
    (SELECT guest_id FROM seats WHERE table_id = $1 AND guest_id IS NOT NULL)"""
COME: Final = """INSERT INTO places (guest_id, table_id, waiting, moved)
    SELECT DISTINCT s.guest_id, t.id, FALSE, t.moved FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.id = $1 AND s.guest_id IS NOT NULL ON CONFLICT DO NOTHING"""
COUNT_OPEN: Final = """UPDATE tables SET open_seats =
    (SELECT count(*) FROM seats WHERE table_id = $1 AND guest_id IS NULL AND bot = '') WHERE id = $1"""
RESEAT: Final = (LEAVE, COME, COUNT_OPEN)

# -- reading

WHOLE: Final = """t.id, t.game, t.players, t.options_json, t.public, t.pace, t.created, t.header_json, t.summary_json,
    t.moved, t.finished, t.version, t.rated"""
TABLE: Final = f"SELECT {WHOLE}, t.secret FROM tables t WHERE t.id = $1"
LISTED: Final = WHOLE.replace("t.header_json", f"substr(t.header_json, 1, {HEADER_SIGNS})")
EVENTS: Final = "SELECT body FROM events WHERE table_id = $1 ORDER BY number"
SEAT: Final = "table_id, seat, guest_id, bot, invite_hash, name"
SEATS: Final = f"SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY seat"
FIND: Final = f"""SELECT {LISTED}, p.waiting, p.away FROM tables t
    LEFT JOIN places p ON p.table_id = t.id AND p.guest_id = $2 WHERE t.id = $1"""
OPEN: Final = f"""SELECT {LISTED}, FALSE, FALSE FROM tables t WHERE public AND NOT finished AND open_seats > 0
    {{narrowed}}ORDER BY t.created DESC, t.id LIMIT $1"""
WATCHED: Final = f"""SELECT {LISTED}, FALSE, FALSE FROM tables t WHERE public AND NOT finished AND open_seats = 0
    {{narrowed}}ORDER BY t.moved DESC, t.id LIMIT $1"""
MINE: Final = f"""SELECT {LISTED}, p.waiting, p.away FROM places p JOIN tables t ON t.id = p.table_id
    WHERE p.guest_id = $1 AND p.away = $2 ORDER BY p.waiting DESC, p.moved DESC, p.table_id LIMIT $3"""
PUT_AWAY: Final = "UPDATE places SET away = $3 WHERE guest_id = $1 AND table_id = $2 RETURNING table_id"
TABLE_IDS: Final = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
MINE_OPEN: Final = """SELECT coalesce(sum(CASE WHEN t.created >= $2 THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN t.public AND t.open_seats > 0 THEN 1 ELSE 0 END), 0)
    FROM places p JOIN tables t ON t.id = p.table_id WHERE p.guest_id = $1 AND NOT t.finished"""
COUNTS: Final = """SELECT (SELECT count(*) FROM guests), (SELECT count(*) FROM tables),
    (SELECT count(*) FROM tables WHERE NOT finished)"""


def table_values(table: TableRow, events: int) -> tuple[Any, ...]:
    """A new table as the parameters of ADD_TABLE."""
    return (
        table.id,
        table.game,
        table.players,
        table.options_json,
        table.public,
        table.pace,
        table.secret,
        table.created,
        table.header_json,
        table.summary_json,
        table.moved or table.created,
        table.over,
        events,
        table.rated,
    )


def seat_values(seat: SeatRow) -> tuple[Any, ...]:
    """A seat as the parameters of ADD_SEAT and SET_SEAT."""
    return (seat.table_id, seat.seat, seat.guest_id, seat.bot, seat.invite_hash, seat.name)


def table_row(row: Row) -> TableRow:
    """A row of TABLE."""
    identity, game, players, options, public, pace, created, header, summary, moved, over, version, rated, secret = row
    return TableRow(
        id=identity,
        game=game,
        players=players,
        options_json=options,
        public=bool(public),
        pace=pace,
        secret=secret,
        created=created,
        header_json=header,
        summary_json=summary,
        moved=moved,
        over=bool(over),
        version=version,
        rated=bool(rated),
    )


def seat_row(row: Row) -> SeatRow:
    """A row of SEATS."""
    return SeatRow(*row)


def listed(rows: Iterable[Row], seat_rows: Iterable[Row]) -> list[Listed]:
    """Rows of FIND, OPEN or MINE, with the seats of all these tables."""
    seats: dict[str, list[SeatRow]] = {}
    for row in seat_rows:
        seats.setdefault(row[0], []).append(seat_row(row))
    return [
        Listed(
            id=row[0],
            game=row[1],
            players=row[2],
            options_json=row[3],
            public=bool(row[4]),
            pace=row[5],
            created=row[6],
            header_start=row[7],
            summary_json=row[8],
            moved=row[9],
            over=bool(row[10]),
            version=row[11],
            seats=seats.get(row[0], []),
            rated=bool(row[12]),
            waiting=bool(row[13]),
            away=bool(row[14]),
        )
        for row in rows
    ]


def counts(row: Row) -> Counts:
    """The row of COUNTS."""
    return Counts(*row)


def narrowed(statement: str, only: Only) -> tuple[str, list[Any]]:
    """OPEN or WATCHED of some tables only, and the values of that behind the limit."""
    wishes = {"t.game": only.game, "t.players": only.players, "t.pace": only.pace, "t.rated": only.rated}
    named = [(column, value) for column, value in wishes.items() if value is not None]
    more = "".join(f"AND {column} = ${number} " for number, (column, _) in enumerate(named, 2))
    return statement.format(narrowed=more), [value for _, value in named]


def bounded(limit: int) -> int:
    """How many tables a list may have."""
    return max(0, min(limit, MOST_LISTED))
