"""A guest who turns out to be an account: everything of the guest becomes the account's, in one change.

Where both have a seat at the same table nothing is merged: nobody may hold two seats there, and neither may be lost.
"""

from __future__ import annotations

from typing import Final

from starhold.server.storage.base import Change, Storage

# $1: the guest, who is no more afterwards; $2: the account.
_MOVE: Final = (
    """UPDATE seats SET guest_id = $2 WHERE guest_id = $1
        AND table_id IN (SELECT p.table_id FROM places p WHERE p.guest_id = $1)""",
    """UPDATE tables SET header_json = replace(header_json, $1, $2), summary_json = replace(summary_json, $1, $2)
        WHERE id IN (SELECT p.table_id FROM places p WHERE p.guest_id = $1)""",
    "UPDATE places SET guest_id = $2 WHERE guest_id = $1",
    """UPDATE results SET guest_id = $2 WHERE guest_id = $1
        AND table_id NOT IN (SELECT o.table_id FROM results o WHERE o.guest_id = $2)""",
    """UPDATE results SET others_json = replace(others_json, $1, $2)
        WHERE table_id IN (SELECT o.table_id FROM results o WHERE o.guest_id = $2)""",
    """INSERT INTO progress (guest_id, topic, body, moved)
        SELECT CAST($2 AS TEXT), o.topic, o.body, o.moved FROM progress o WHERE o.guest_id = $1
        ON CONFLICT (guest_id, topic) DO UPDATE SET body = excluded.body, moved = excluded.moved
        WHERE excluded.moved > progress.moved""",
    """INSERT INTO preferences (guest_id, name, body)
        SELECT CAST($2 AS TEXT), o.name, o.body FROM preferences o WHERE o.guest_id = $1 ON CONFLICT DO NOTHING""",
    """INSERT INTO spoke (guest_id, table_id)
        SELECT CAST($2 AS TEXT), o.table_id FROM spoke o WHERE o.guest_id = $1 ON CONFLICT DO NOTHING""",
    "UPDATE push_places SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE outside_bots SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE reports SET by_guest = $2 WHERE by_guest = $1",
    "UPDATE reports SET about_guest = $2 WHERE about_guest = $1",
    """UPDATE guests SET muted_until = (SELECT max(o.muted_until) FROM guests o WHERE o.id IN ($1, $2))
        WHERE id = $2""",
    "INSERT INTO formers (id, guest_id) VALUES ($1, $2)",
)
# Whatever else there is of somebody, in the order in which it can go; `forgetting.py` needs the same.
LEAVINGS: Final = tuple(
    f"DELETE FROM {table} WHERE guest_id = $1"
    for table in (
        "tokens",
        "links",
        "challenges",
        "mail_links",
        "passkeys",
        "accounts",
        "progress",
        "preferences",
        "push_places",
        "digests",
        "ratings",
        "seeks",
        "spoke",
        "outside_bots",
    )
)
# $1: whose tables; $2: this process. Another that serves one of them loses it, and reads it anew if it is wanted there.
_FREE: Final = """UPDATE tables SET owner = '', fence = fence + 1 WHERE owner NOT IN ('', $2)
    AND id IN (SELECT p.table_id FROM places p WHERE p.guest_id = $1)"""
_SHARED: Final = """SELECT p.table_id FROM places p JOIN places o ON o.table_id = p.table_id AND o.guest_id = $2
    WHERE p.guest_id = $1 ORDER BY p.table_id"""
_TABLES: Final = "SELECT table_id FROM places WHERE guest_id = $1 ORDER BY table_id"
_TOKENS: Final = "SELECT hash FROM tokens WHERE guest_id = $1"


async def shared_tables(storage: Storage, guest_id: str, account_id: str) -> list[str]:
    """The tables where both have a seat."""
    return [row[0] for row in await storage.rows(_SHARED, guest_id, account_id)]


async def tables_of(storage: Storage, guest_id: str) -> list[str]:
    """All tables where somebody has a seat, put away or not."""
    return [row[0] for row in await storage.rows(_TABLES, guest_id)]


async def tokens_of(storage: Storage, guest_id: str) -> list[str]:
    """The hashes of all tokens of somebody."""
    return [row[0] for row in await storage.rows(_TOKENS, guest_id)]


def freeing(guest_id: str, process: str) -> Change:
    """What lets no other process go on with somebody's tables as it has them in memory."""
    return Change(_FREE, (guest_id, process))


def merging(guest_id: str, account_id: str) -> list[Change]:
    """What makes everything of a guest the account's; the guest's tokens go, for others may have a copy of one."""
    both, gone = (guest_id, account_id), (guest_id,)
    return [
        *(Change(statement, both) for statement in _MOVE),
        Change("DELETE FROM results WHERE guest_id = $1", gone),
        *(Change(statement, gone) for statement in LEAVINGS),
        Change("DELETE FROM guests WHERE id = $1 RETURNING id", gone, needs="there is no such guest"),
    ]
