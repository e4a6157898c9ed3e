"""Results of games that ended before results were kept: filled in once, a page at a time, from what lists know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final

from starhold.server.ending import PLAYED
from starhold.server.logs import log
from starhold.server.results import FORKED, Outcome, result_changes
from starhold.server.storage.base import Change, SeatRow, Storage

_PAGE: Final = 100
_PAUSE: Final = 0.2  # seconds between two pages: nobody who plays should notice
_DONE: Final = "~"  # behind every id
_NAME: Final = "results-filled"  # up to which table

_FAR: Final = "SELECT body FROM keepsakes WHERE name = $1"
_NOTE: Final = """INSERT INTO keepsakes (name, body) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET body = excluded.body"""
# A game that was brought as a file has no secret: nobody played it here.
_FINISHED: Final = """SELECT t.id, t.game, t.summary_json, t.moved, t.public,
    CASE WHEN t.header_json LIKE '%"forked": true%' THEN 1 ELSE 0 END FROM tables t
    WHERE t.finished AND t.id > $1 AND length(t.secret) > 0 ORDER BY t.id LIMIT $2"""
_SEATS: Final = """SELECT s.table_id, s.seat, s.guest_id, s.bot, s.invite_hash, s.name
    FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE t.finished AND t.id > $1 AND t.id <= $2 AND length(t.secret) > 0 ORDER BY s.table_id, s.seat"""


async def fill_results(storage: Storage, pause: float = _PAUSE) -> int:
    """Go on where it was left; how many games were looked at."""
    found = await storage.rows(_FAR, _NAME)
    far = str(found[0][0]) if found else ""
    count = 0
    while far != _DONE:
        page = await storage.rows(_FINISHED, far, _PAGE)
        seats: dict[str, list[SeatRow]] = {row[0]: [] for row in page}
        for seat in await storage.rows(_SEATS, far, page[-1][0]) if page else ():  # of all of them at once
            if seat[0] in seats:  # and not one that has ended since
                seats[seat[0]].append(SeatRow(*seat))
        changes = [change for row in page for change in _of(row, seats[row[0]])]
        far = page[-1][0] if len(page) == _PAGE else _DONE
        await storage.change(*changes, Change(_NOTE, (_NAME, far)))
        count += len(page)
        await asyncio.sleep(pause)
    if count:
        log("results-filled", tables=count)
    return count


def _of(row: Sequence[Any], seats: Sequence[SeatRow]) -> list[Change]:
    table, game, summary, moved, public, forked = row
    try:
        told = json.loads(summary)
        places, totals = [int(one) for one in told["places"]], [int(one) for one in told["totals"]]
        rounds, steps = int(told.get("round", 0)), int(told.get("steps", 0))
    except (ValueError, KeyError, TypeError, RecursionError):
        return []  # of a table that cannot be read nobody knows what came of it
    if not len(places) == len(totals) == len(seats):
        return []
    how = FORKED if forked else PLAYED
    return result_changes(
        Outcome(table, game, places, totals, rounds, steps, moved, how, bool(public), rated=False), seats
    )
