"""The ratings of people as they are stored, and how a rated game changes them: once, whoever does it and how often.

The results of a rated game are stored with its last move, without ratings. `settle` works them out afterwards from what
everybody's rating is then, and writes all of it only if nobody's rating has changed meanwhile; else it looks again. So
two processes may settle at the same time, and one that is killed before leaves the rest to the next start.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from starhold.server.logs import warn
from starhold.server.ratings import NEWCOMER, Strength, after, anchored, anchors
from starhold.server.results import LEFT, others_of
from starhold.server.storage.base import Change, Conflict, Missing, Storage

_TRIES: Final = 50  # each is lost only to another game of the same people that ended at that moment

_OF_TABLE: Final = """SELECT r.guest_id, r.seat, r.place, r.others_json, r.game, r.players, r.ended, r.rating_after,
    t.options_json, r.how FROM results r JOIN tables t ON t.id = r.table_id WHERE r.table_id = $1 AND r.rated
    ORDER BY r.guest_id"""
_PENDING: Final = """SELECT table_id FROM results WHERE rated AND rating_after = 0 ORDER BY ended, table_id LIMIT $1"""
_STRENGTH: Final = "SELECT mu, sigma, games FROM ratings WHERE game = $1 AND guest_id = $2"
_FIRST: Final = """INSERT INTO ratings (game, guest_id, mu, sigma, shown, games, moved)
    VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING games"""
_NEXT: Final = """UPDATE ratings SET mu = $3, sigma = $4, shown = $5, games = $6, moved = $7
    WHERE game = $1 AND guest_id = $2 AND games = $6 - 1 RETURNING games"""
_NOTE: Final = """UPDATE results SET rating_before = $3, rating_after = $4
    WHERE guest_id = $1 AND table_id = $2 AND rating_after = 0 RETURNING table_id"""
_ACCOUNT: Final = "SELECT 1 FROM accounts WHERE guest_id = $1"


async def has_account(storage: Storage, guest_id: str) -> bool:
    """Whether somebody can be rated at all."""
    return bool(await storage.rows(_ACCOUNT, guest_id))


async def strength_of(storage: Storage, game: str, guest_id: str) -> Strength:
    """What is believed of somebody now."""
    found = await storage.rows(_STRENGTH, game, guest_id)
    return Strength(*found[0]) if found else NEWCOMER


async def settle(storage: Storage, table_id: str) -> dict[int, tuple[float, float]]:
    """Count a rated game, unless it was; by seat, what was shown before and after. Nothing of a game that is not."""
    for _ in range(_TRIES):
        rows = await storage.rows(_OF_TABLE, table_id)
        if all(row[7] for row in rows):
            return {}
        try:
            return await _count(storage, table_id, rows)
        except (Missing, Conflict):  # somebody's rating has changed meanwhile, or it was counted
            continue
    warn("rating-failed", table=table_id)
    return {}


async def _count(storage: Storage, table_id: str, rows: Sequence[Sequence[Any]]) -> dict[int, tuple[float, float]]:
    game, players, ended, options = rows[0][4], rows[0][5], rows[0][6], json.loads(rows[0][8])
    strengths = {row[1]: await strength_of(storage, game, row[0]) for row in rows}
    # Whoever left the game to a bot comes behind all who stayed, whatever the bot made of it.
    places = {row[1]: row[2] + (players if row[9] == LEFT else 0) for row in rows}
    known = anchors(game, players, options)
    for other in others_of(rows[0][3]):
        if other["seat"] not in places and other["bot"] in known:
            strengths[other["seat"]] = anchored(known[other["bot"]])
            places[other["seat"]] = other["place"]
    changes: list[Change] = []
    told: dict[int, tuple[float, float]] = {}
    new = rated_after(strengths, places)
    for guest, seat, *_ in rows:  # in the order of guests, in every transaction: no two can lock each other
        before, now = strengths[seat], new[seat]
        values = (game, guest, now.mu, now.sigma, now.shown, now.games, ended)
        changes.append(Change(_NEXT if before.games else _FIRST, values, needs="the rating has changed meanwhile"))
        changes.append(Change(_NOTE, (guest, table_id, before.shown, now.shown), needs="it has been counted"))
        told[seat] = (before.shown, now.shown)
    await storage.change(*changes)
    return told


def rated_after(strengths: Mapping[int, Strength], places: Mapping[int, int]) -> dict[int, Strength]:
    """By seat, what is believed after the game; where nobody else counts, what was believed before, one game later."""
    seats = sorted(strengths)
    if len(seats) < 2:
        return {seat: Strength(one.mu, one.sigma, one.games + 1) for seat, one in strengths.items()}
    return dict(zip(seats, after([strengths[seat] for seat in seats], [places[seat] for seat in seats]), strict=True))


async def settle_all(storage: Storage, limit: int = 200) -> int:
    """Count what a server that was stopped has left; how many games that were."""
    pending = list(dict.fromkeys(row[0] for row in await storage.rows(_PENDING, limit)))
    for table_id in pending:
        await settle(storage, table_id)
    return len(pending)
