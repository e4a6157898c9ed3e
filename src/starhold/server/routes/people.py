"""People: a page about somebody, the games they have played, how their rating has gone, and who is best at a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from starhold.core.registry import game as find_game
from starhold.core.registry import offered
from starhold.server import people
from starhold.server.people import Person, Played
from starhold.server.ratings import anchors, is_provisional
from starhold.server.request_error import RequestError
from starhold.server.routes.common import GameId, Lang, MaybeGuest, RegistryOf, address_of, wrong
from starhold.server.storage.base import Guest, Storage
from starhold.server.table_registry import TableRegistry

router = APIRouter(prefix="/api", tags=["people"])

PersonId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$", description="The id of a person.")]
_LOOKS: Final = 4.0  # what a page about somebody costs, in plain requests
_NEVER: Final = 1e12  # later than any game


class RatingAnswer(BaseModel):
    """How strong somebody is at a game."""

    game: str
    rating: int
    provisional: bool = Field(description="Too few games to say much.")
    games: int
    moved: float


class CountAnswer(BaseModel):
    """What came of somebody's games with so many players."""

    game: str
    players: int
    games: int
    won: float = Field(description="A shared win counts in parts.")
    place: float = Field(description="On average.")
    points: float = Field(description="On average.")
    most: int = Field(description="Points of the best game.")


class OpponentAnswer(BaseModel):
    """Somebody, or a kind of bot, met in the last games."""

    game: str
    name: str
    person: str = Field(description="The id of their page; empty where they have none.")
    bot: str
    games: int
    better: float = Field(description="Games in which one came before them; a shared place counts half.")


class PersonAnswer(BaseModel):
    """A page about somebody. Others are told of games at public tables only."""

    id: str
    name: str
    account: bool
    since: float
    me: bool
    ratings: list[RatingAnswer]
    counts: list[CountAnswer]
    opponents: list[OpponentAnswer]


class OtherAnswer(BaseModel):
    """Somebody else in a finished game."""

    seat: int
    name: str
    person: str
    bot: str
    place: int
    points: int


class PlayedAnswer(BaseModel):
    """A finished game of somebody."""

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
    how: str = Field(description="played to its end, forked from another game, or how else it ended.")
    others: list[OtherAnswer]
    rated: bool
    before: int
    after: int = Field(description="The rating after it; 0: not rated, or not yet.")


class GamesAnswer(BaseModel):
    """A page of games; `next` leads to the following one."""

    games: list[PlayedAnswer]
    next: str = ""


class RatedAnswer(BaseModel):
    """A rating at a moment."""

    at: float
    rating: int


class RankedAnswer(BaseModel):
    """Somebody on the leaderboard."""

    person: str
    name: str
    rating: int
    games: int


class AnchorAnswer(BaseModel):
    """A bot, whose rating never moves."""

    bot: str
    rating: int


class LeaderboardAnswer(BaseModel):
    """The strongest at a game, provisional ratings left out; and the bots, to compare."""

    game: str
    people: list[RankedAnswer]
    bots: list[AnchorAnswer]


def _pay(request: Request, registry: TableRegistry, cost: float = _LOOKS) -> Storage:
    if not registry.services.addresses.look(address_of(request), cost):
        raise RequestError("too-many-requests", 429)
    return registry.services.storage


async def _find(storage: Storage, id: str, guest: Guest | None) -> tuple[Person, bool]:
    viewer = guest.id if guest is not None else ""
    person = await people.find_person(storage, id, viewer)
    if person is None:
        raise RequestError("person-unknown", 404)
    return person, id == viewer


@router.get("/people/{id}", responses=wrong(401, 404))
async def show_person(
    id: PersonId, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en"
) -> PersonAnswer:
    """A page about somebody: oneself, or anybody who has an account."""
    storage = _pay(request, registry)
    person, me = await _find(storage, id, guest)
    opponents = await people.opponents_of(storage, id, me)
    known = await people.with_account(storage, [one.guest for one in opponents if one.guest])
    return PersonAnswer(
        id=id,
        name=person.name,
        account=person.account,
        since=person.since,
        me=me,
        ratings=[
            RatingAnswer(game=game, rating=round(shown), provisional=is_provisional(sigma), games=games, moved=moved)
            for game, shown, sigma, games, moved in await people.ratings_of(storage, id)
        ],
        counts=[
            CountAnswer(
                game=game, players=players, games=games, won=won, place=float(place), points=float(points), most=most
            )
            for game, players, games, won, place, points, most in await people.counts_of(storage, id, me)
        ],
        opponents=[
            OpponentAnswer(
                game=one.game,
                name=one.name,
                person=one.guest if one.guest in known else "",
                bot=one.bot,
                games=one.games,
                better=one.better,
            )
            for one in opponents
        ],
    )


@router.get("/people/{id}/games", responses=wrong(401, 404))
async def list_games(
    id: PersonId,
    request: Request,
    registry: RegistryOf,
    guest: MaybeGuest,
    game: Annotated[str, Query(max_length=40, pattern="^[a-z0-9_]*$", description="One game only.")] = "",
    before: Annotated[
        str, Query(max_length=80, pattern="^$|^[0-9.]+/[a-z0-9]{1,40}$", description="`next` of the page before.")
    ] = "",
    lang: Lang = "en",
) -> GamesAnswer:
    """Somebody's finished games, the latest first, a page at a time."""
    storage = _pay(request, registry)
    _, me = await _find(storage, id, guest)
    found = await people.games_of(storage, id, me, game, _moment(before))
    known = await people.with_account(storage, [other["guest"] for one in found for other in one.others])
    last = found[-1] if len(found) == people.PAGE else None
    return GamesAnswer(
        games=[_played(one, known) for one in found], next="" if last is None else f"{last.ended!r}/{last.table}"
    )


def _moment(before: str) -> tuple[float, str]:
    ended, _, table = before.partition("/")
    try:
        return (float(ended), table) if before else (_NEVER, "")
    except ValueError:
        raise RequestError("bad-request", 422, detail="before") from None


def _played(one: Played, known: Iterable[str]) -> PlayedAnswer:
    return PlayedAnswer(
        table=one.table,
        seat=one.seat,
        game=one.game,
        players=one.players,
        place=one.place,
        points=one.points,
        won=one.won,
        rounds=one.rounds,
        steps=one.steps,
        ended=one.ended,
        how=one.how,
        others=[
            OtherAnswer(
                seat=other["seat"],
                name=other["name"],
                person=other["guest"] if other["guest"] in known else "",
                bot=other["bot"],
                place=other["place"],
                points=other["points"],
            )
            for other in one.others
        ],
        rated=one.rated,
        before=round(one.before),
        after=round(one.after),
    )


@router.get("/people/{id}/ratings/{game}", responses=wrong(401, 404))
async def rating_course(
    id: PersonId, game: GameId, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en"
) -> list[RatedAnswer]:
    """How somebody's rating at a game has gone, the oldest first."""
    storage = _pay(request, registry)
    await _find(storage, id, guest)
    return [RatedAnswer(at=at, rating=round(rating)) for at, rating in await people.course_of(storage, id, game)]


@router.get("/leaderboards/{game}", responses=wrong(404))
async def leaderboard(game: GameId, request: Request, registry: RegistryOf, lang: Lang = "en") -> LeaderboardAnswer:
    """Who is best at a game."""
    if game not in offered():
        raise RequestError("game-unknown", 404, detail=", ".join(offered()))
    storage = _pay(request, registry)
    title = find_game(game)
    players = max(2, title.min_players)
    bots = anchors(game, players, title.check_options(players, {}))
    return LeaderboardAnswer(
        game=game,
        people=[
            RankedAnswer(person=person, name=name, rating=round(rating), games=games)
            for person, name, rating, games in await people.best_at(storage, game)
        ],
        bots=[
            AnchorAnswer(bot=bot, rating=round(rating))
            for bot, rating in sorted(bots.items(), key=lambda one: -one[1])
            if bot != "greedy"
        ],
    )
