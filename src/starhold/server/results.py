"""What came of finished games, for every guest who sat there: stored with the very move that ended the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from starhold.server.ending import ABANDONED, CLOSED, DRAWN, PLAYED, RESIGNED
from starhold.server.outside.marks import shown
from starhold.server.storage.base import Change, SeatRow

TIMED: Final = "timed"  # their time ran out
LEFT: Final = "left"  # a bot played on for them, and they did not come back
FORKED: Final = "forked"  # it went on from another game: told, and never counted

_NO_WIN: Final = (FORKED, LEFT, DRAWN, ABANDONED, CLOSED)
UNCOUNTED: Final = (FORKED, ABANDONED, CLOSED)  # of these there is no result to count

_ADD: Final = """INSERT INTO results (guest_id, table_id, seat, game, players, place, points, won, rounds, steps, ended,
    how, public, others_json, rated, rating_before, rating_after)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 0, 0) ON CONFLICT DO NOTHING"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    table: str
    game: str
    places: Sequence[int]  # by seat, from 1; 0: there is no result
    totals: Sequence[int]  # points, by seat
    rounds: int
    steps: int
    ended: float
    how: str
    public: bool
    rated: bool
    resigned: Sequence[int] = ()  # seats that gave up …
    timed: Sequence[int] = ()  # … because their time ran out


def result_changes(outcome: Outcome, rows: Sequence[SeatRow]) -> list[Change]:
    """A row for everybody who sat there; one that is there already stays as it is."""
    return [_row(outcome, rows, row) for row in rows if row.guest_id is not None]


def _row(outcome: Outcome, rows: Sequence[SeatRow], mine: SeatRow) -> Change:
    others = [
        {
            "seat": row.seat,
            "name": row.name,
            "guest": row.guest_id or "",
            "bot": "" if row.guest_id else shown(row.bot),
            "place": outcome.places[row.seat],
            "points": outcome.totals[row.seat],
        }
        for row in rows
        if row.seat != mine.seat
    ]
    place = outcome.places[mine.seat]
    alone = len(rows) == 1
    how = _how(outcome, mine)
    won = 0.0 if place != 1 or alone or how in _NO_WIN else 1 / list(outcome.places).count(1)
    return Change(
        _ADD,
        (
            mine.guest_id,
            outcome.table,
            mine.seat,
            outcome.game,
            len(rows),
            place,
            outcome.totals[mine.seat],
            won,
            outcome.rounds,
            outcome.steps,
            outcome.ended,
            how,
            outcome.public,
            json.dumps(others, ensure_ascii=False),
            outcome.rated,
        ),
    )


def _how(outcome: Outcome, mine: SeatRow) -> str:
    """How it ended for one of them."""
    if outcome.how in UNCOUNTED:
        return outcome.how
    if mine.seat in outcome.resigned:
        return TIMED if mine.seat in outcome.timed else RESIGNED
    if mine.bot and outcome.how == PLAYED:
        return LEFT
    return outcome.how


def others_of(text: str) -> list[dict[str, Any]]:
    """Who else sat there, as it was stored."""
    found: list[dict[str, Any]] = json.loads(text)
    return found
