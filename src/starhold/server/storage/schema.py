"""The schema, as plain SQL for both kinds of database: migration n brings a database from version n - 1 to n.

A migration that has been released never changes; a change of the schema is one more at the end, and a revision in
`revisions/versions` that runs it on databases that are there already (`migrate.py`).

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

# How far a guest has come in what is taught, and what was found out about finished games.
LEARN: Final = """
CREATE TABLE progress (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    topic TEXT NOT NULL,
    body TEXT NOT NULL,
    moved {real} NOT NULL,
    PRIMARY KEY (guest_id, topic)
){clustered};
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    body {bytes} NOT NULL
){clustered}
"""

# Accounts: a guest who can come back without the browser they came with. Sessions are tokens, each with its device.
# `formers`: guests that accounts have taken in, whose ids old events still name.
# `spoke`: at which tables somebody has chatted without a seat there, so that all they said can be found.
ACCOUNTS: Final = """
CREATE TABLE accounts (
    guest_id TEXT PRIMARY KEY REFERENCES guests (id),
    name_key TEXT NOT NULL UNIQUE,
    email TEXT UNIQUE,
    role TEXT NOT NULL,
    created {real} NOT NULL
){clustered};
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL,
    expires {real} NOT NULL
){clustered};
CREATE INDEX challenges_by_end ON challenges (expires);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    public_key {bytes} NOT NULL,
    sign_count BIGINT NOT NULL,
    label TEXT NOT NULL,
    created {real} NOT NULL,
    used {real} NOT NULL
){clustered};
CREATE INDEX passkeys_of ON passkeys (guest_id);
CREATE TABLE mail_links (
    hash TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL,
    email TEXT NOT NULL,
    expires {real} NOT NULL
){clustered};
CREATE INDEX mail_links_by_end ON mail_links (expires);
ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN created {real} NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN used {real} NOT NULL DEFAULT 0;
CREATE INDEX tokens_of ON tokens (guest_id);
ALTER TABLE guests ADD COLUMN seen {real} NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN muted_until {real} NOT NULL DEFAULT 0;
CREATE TABLE formers (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL
){clustered};
CREATE INDEX formers_of ON formers (guest_id);
CREATE TABLE spoke (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest_id, table_id)
){clustered};
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    by_guest TEXT NOT NULL,
    about_guest TEXT NOT NULL,
    body TEXT NOT NULL,
    created {real} NOT NULL,
    closed_by TEXT NOT NULL,
    closed {real} NOT NULL
){clustered};
CREATE INDEX reports_open ON reports (closed, created)
"""

# What came of finished games, for everybody who sat there, and how strong people are by that; who looks for company.
# A rated result without a rating after it is still to be counted.
RESULTS: Final = """
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
CREATE TABLE results (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    won {real} NOT NULL,
    rounds INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    ended {real} NOT NULL,
    how TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    others_json TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    rating_before {real} NOT NULL,
    rating_after {real} NOT NULL,
    PRIMARY KEY (guest_id, table_id)
){clustered};
CREATE INDEX results_of ON results (guest_id, ended DESC, table_id DESC);
CREATE INDEX results_at ON results (table_id);
CREATE INDEX results_to_rate ON results (ended, table_id) WHERE rated AND rating_after = 0;
CREATE TABLE ratings (
    game TEXT NOT NULL,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    mu {real} NOT NULL,
    sigma {real} NOT NULL,
    shown {real} NOT NULL,
    games INTEGER NOT NULL,
    moved {real} NOT NULL,
    PRIMARY KEY (game, guest_id)
){clustered};
CREATE INDEX ratings_best ON ratings (game, shown DESC);
CREATE TABLE seeks (
    guest_id TEXT PRIMARY KEY REFERENCES guests (id),
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    rated BOOLEAN NOT NULL,
    bots BOOLEAN NOT NULL,
    rating {real} NOT NULL,
    created {real} NOT NULL,
    expires {real} NOT NULL,
    table_id TEXT NOT NULL
){clustered};
CREATE INDEX seeks_waiting ON seeks (game, players, rated, created) WHERE table_id = '';
CREATE INDEX seeks_by_end ON seeks (expires);
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    expires {real} NOT NULL
){clustered};
CREATE INDEX codes_of ON codes (table_id);
CREATE INDEX codes_by_end ON codes (expires);
CREATE INDEX tables_watched ON tables (moved DESC, id) WHERE public AND NOT finished AND open_seats = 0
"""

# How people want to be told of their turn, and where; what a server makes once and keeps, such as the keys for that.
NOTICES: Final = """
CREATE TABLE push_places (
    endpoint TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    keys_json TEXT NOT NULL,
    lang TEXT NOT NULL,
    created {real} NOT NULL,
    failures INTEGER NOT NULL
){clustered};
CREATE INDEX push_places_of ON push_places (guest_id);
CREATE TABLE preferences (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guest_id, name)
){clustered};
CREATE TABLE digests (
    guest_id TEXT PRIMARY KEY REFERENCES guests (id),
    due {real} NOT NULL,
    sent {real} NOT NULL
){clustered};
CREATE INDEX digests_due ON digests (due);
CREATE TABLE keepsakes (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
){clustered}
"""

# Which process owns a table, by a lease with a fencing number; who does what only one process at a time should do; when
# a table's clock runs out next (0: never).
OWNERS: Final = """
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    version TEXT NOT NULL,
    started {real} NOT NULL,
    beat {real} NOT NULL
){clustered};
CREATE TABLE duties (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until {real} NOT NULL
){clustered};
ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deadline {real} NOT NULL DEFAULT 0;
CREATE INDEX tables_owned ON tables (owner) WHERE owner <> '';
CREATE INDEX tables_due ON tables (deadline) WHERE deadline > 0
"""

# Bots that play from outside, whose they are and how they prove it; at which tables they sit.
OUTSIDE: Final = """
CREATE TABLE outside_bots (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    token_hash TEXT NOT NULL UNIQUE,
    shared BOOLEAN NOT NULL,
    created {real} NOT NULL,
    here_until {real} NOT NULL
){clustered};
CREATE INDEX outside_bots_of ON outside_bots (guest_id);
CREATE INDEX outside_bots_here ON outside_bots (here_until);
CREATE INDEX seats_outside ON seats (bot, table_id) WHERE substr(bot, 1, 8) = 'outside:'
"""

MIGRATIONS: Final = (FIRST, AWAY, LEARN, ACCOUNTS, RESULTS, NOTICES, OWNERS, OUTSIDE)
VERSION: Final = len(MIGRATIONS)

SQLITE: Final = {"real": "REAL", "bytes": "BLOB", "clustered": " WITHOUT ROWID"}
POSTGRES: Final = {"real": "DOUBLE PRECISION", "bytes": "BYTEA", "clustered": ""}


def statements(present: int, dialect: dict[str, str], wanted: int = VERSION) -> list[str]:
    """What brings a database of the present version to the wanted one, statement by statement."""
    return [part for text in MIGRATIONS[present:wanted] for part in split(text, dialect)]


def split(text: str, dialect: dict[str, str]) -> list[str]:
    """The statements of a migration, as that kind of database has them."""
    return text.format(**dialect).split(";")
