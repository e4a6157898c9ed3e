"""People as others may see them: their games, what came of them, and how strong they are. Only reading.

Whoever looks at themselves sees all of their games; others see those at public tables, and only of people who have an
account: the id of a private table is what lets one look on there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from starhold.server.outside.marks import SHOWN
from starhold.server.ratings import PROVISIONAL
from starhold.server.results import UNCOUNTED, others_of
from starhold.server.storage.base import Storage

PAGE: Final = 30
_OPPONENTS_OF: Final = 500  # games, the last ones, that are looked through for opponents
_MOST_OPPONENTS: Final = 12
MOST_POINTS: Final = 200  # of a rating over time
MOST_RANKED: Final = 100

_PERSON: Final = """SELECT g.name, a.created FROM guests g LEFT JOIN accounts a ON a.guest_id = g.id WHERE g.id = $1"""
_RATINGS: Final = "SELECT game, shown, sigma, games, moved FROM ratings WHERE guest_id = $1 ORDER BY game"
_GAMES: Final = """SELECT table_id, seat, game, players, place, points, won, rounds, steps, ended, how, others_json,
    rated, rating_before, rating_after FROM results WHERE guest_id = $1 AND (public OR $2)"""
_PAGE_OF: Final = " AND (ended, table_id) < ($3, $4)"
_ORDER: Final = " ORDER BY ended DESC, table_id DESC LIMIT "
_COUNTS: Final = f"""SELECT game, players, count(*), sum(won), avg(place), avg(points), max(points) FROM results
    WHERE guest_id = $1 AND (public OR $2) AND how NOT IN {UNCOUNTED} GROUP BY game, players ORDER BY game, players"""
_OTHERS: Final = f"""SELECT game, place, won, others_json FROM results
    WHERE guest_id = $1 AND (public OR $2) AND how NOT IN {UNCOUNTED}
    ORDER BY ended DESC, table_id DESC LIMIT {_OPPONENTS_OF}"""
_COURSE: Final = f"""SELECT ended, rating_after FROM results
    WHERE guest_id = $1 AND game = $2 AND rated AND rating_after <> 0
    ORDER BY ended DESC, table_id DESC LIMIT {MOST_POINTS}"""
_BEST: Final = f"""SELECT r.guest_id, g.name, r.shown, r.games FROM ratings r JOIN guests g ON g.id = r.guest_id
    JOIN accounts a ON a.guest_id = r.guest_id
    WHERE r.game = $1 AND r.sigma <= {PROVISIONAL} ORDER BY r.shown DESC, r.guest_id LIMIT {MOST_RANKED}"""
_ACCOUNT: Final = "SELECT guest_id FROM accounts WHERE guest_id = $1"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a page."""

    id: str
    name: str
    account: bool
    since: float  # they have had an account; 0: they have none


class Played(NamedTuple):
    """One finished game of somebody."""

    table: str
    seat: int
    game: str
    players: int
    place: int
    points: int
    won: float
    rounds: int
    steps: int
    ended: float
    how: str
    others: list[dict[str, Any]]
    rated: bool
    before: float
    after: float


@dataclass(slots=True)
class Opponent:
    """Somebody, or a kind of bot, that somebody has played against."""

    game: str
    name: str
    guest: str
    bot: str
    games: int = 0
    better: float = 0.0  # games in which one came before them; half of one in which they shared a place


async def find_person(storage: Storage, id: str, viewer: str) -> Person | None:
    """Somebody whose page the viewer may see."""
    rows = await storage.rows(_PERSON, id)
    if not rows or (rows[0][1] is None and id != viewer):
        return None
    name, since = rows[0]
    return Person(id, name, since is not None, since or 0.0)


async def ratings_of(storage: Storage, id: str) -> list[Sequence[Any]]:
    """By game: what is shown, how sure it is, after how many games, and since when."""
    return await storage.rows(_RATINGS, id)


async def games_of(storage: Storage, id: str, all_of_them: bool, game: str, before: tuple[float, str]) -> list[Played]:
    """A page of somebody's games, the latest first, those that ended before that moment (or table)."""
    values = [id, all_of_them, before[0], before[1], *([game] if game else [])]
    return [_played(row) for row in await storage.rows(page_statement(game), *values)]


def page_statement(game: str) -> str:
    """How a page of games is asked for, of one game or of all."""
    return _GAMES + _PAGE_OF + (" AND game = $5" if game else "") + _ORDER + str(PAGE)


def _played(row: Sequence[Any]) -> Played:
    *plain, others, rated, before, after = row
    return Played._make((*plain, others_of(others), bool(rated), before, after))


async def counts_of(storage: Storage, id: str, all_of_them: bool) -> list[Sequence[Any]]:
    """By game and number of players: games, wins, the mean place, the mean points and the most."""
    return await storage.rows(_COUNTS, id, all_of_them)


async def opponents_of(storage: Storage, id: str, all_of_them: bool) -> list[Opponent]:
    """Whom somebody has met most often, in their last games."""
    found: dict[tuple[str, str, str, str], Opponent] = {}
    for game, place, _, others in await storage.rows(_OTHERS, id, all_of_them):
        for other in others_of(others):
            its_name = other["name"] if other["bot"] == SHOWN else ""  # these are as different as people
            key = (game, other["guest"], other["bot"], its_name)
            if not (other["guest"] or other["bot"]):
                continue
            one = found.setdefault(key, Opponent(game, other["name"], other["guest"], other["bot"]))
            one.games += 1
            one.better += 1.0 if place < other["place"] else 0.5 if place == other["place"] else 0.0
    return sorted(found.values(), key=lambda one: (-one.games, one.game, one.name))[:_MOST_OPPONENTS]


async def with_account(storage: Storage, ids: Sequence[str]) -> set[str]:
    """Those of them who have an account, and so a page that others may see."""
    known: set[str] = set()
    for id in dict.fromkeys(ids):
        known.update(row[0] for row in await storage.rows(_ACCOUNT, id))
    return known


async def course_of(storage: Storage, id: str, game: str) -> list[tuple[float, float]]:
    """Somebody's rating over time, the oldest first."""
    rows = await storage.rows(_COURSE, id, game)
    return [(row[0], row[1]) for row in reversed(rows)]


async def best_at(storage: Storage, game: str) -> list[Sequence[Any]]:
    """The strongest at a game whose rating says something: who, their name, rating and games."""
    return await storage.rows(_BEST, game)
