"""The schema, as plain SQL for both kinds of database: migration n brings a database from version n - 1 to n.

A migration that has been released never changes; a change of the schema is one more at the end.

`places` says which guest sits at which table and is kept in step with `seats`: it is what makes "my tables, those that
wait for me first" one walk along an index. Events have no foreign key: the update of the version that stands beside
every insert already finds the table.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id)
){clustered};
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    expires {real} NOT NULL
){clustered};
CREATE INDEX links_by_end ON links (expires);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options_json TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    pace TEXT NOT NULL,
    secret {bytes} NOT NULL,
    created {real} NOT NULL,
    header_json TEXT NOT NULL,
    summary_json TEXT NOT NULL,
    moved {real} NOT NULL,
    finished BOOLEAN NOT NULL,
    version INTEGER NOT NULL,
    open_seats INTEGER NOT NULL
);
CREATE INDEX tables_open ON tables (created DESC, id) WHERE public AND NOT finished AND open_seats > 0;
CREATE INDEX tables_running ON tables (id) WHERE NOT finished;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest_id TEXT REFERENCES guests (id),
    bot TEXT NOT NULL,
    invite_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
){clustered};
CREATE TABLE places (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    waiting BOOLEAN NOT NULL,
    moved {real} NOT NULL,
    PRIMARY KEY (table_id, guest_id)
){clustered};
CREATE INDEX places_mine ON places (guest_id, waiting DESC, moved DESC, table_id);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)
){clustered}
"""

# A guest may put a table away from their list.
AWAY: Final = """
ALTER TABLE places ADD COLUMN away BOOLEAN NOT NULL DEFAULT FALSE;
DROP INDEX places_mine;
CREATE INDEX places_mine ON places (guest_id, away, waiting DESC, moved DESC, table_id)
"""

MIGRATIONS: Final = (FIRST, AWAY)
VERSION: Final = len(MIGRATIONS)

SQLITE: Final = {"real": "REAL", "bytes": "BLOB", "clustered": " WITHOUT ROWID"}
POSTGRES: Final = {"real": "DOUBLE PRECISION", "bytes": "BYTEA", "clustered": ""}


def statements(present: int, dialect: dict[str, str]) -> list[str]:
    """What brings a database of the present version up to date, statement by statement."""
    return [part for text in MIGRATIONS[present:] for part in text.format(**dialect).split(";")]
