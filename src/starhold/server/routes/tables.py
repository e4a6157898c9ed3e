"""Tables: look for one, open one, sit down, play again."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr

from starhold.core.registry import knows, offered
from starhold.server.creation import Wish, make_rematch, make_table, promise
from starhold.server.outside.marks import shown
from starhold.server.outside.seating import find_all
from starhold.server.reading import Unreadable, is_foreign
from starhold.server.request_error import RequestError
from starhold.server.routes.common import Id, Lang, MaybeGuest, RegistryOf, SomeGuest, address_of, wrong
from starhold.server.storage.base import Guest, Listed, Missing, Only
from starhold.server.table_registry import TableRegistry
from starhold.server.table_results import check_rated
from starhold.server.texts import game_title
from starhold.server.timing import ClockRule
from starhold.server.tokens import invite

router = APIRouter(prefix="/api/tables", tags=["tables"])

Pace = Literal["live", "days"]
_LISTED_FOR_ONE: Final = 25  # tables in a list that cost as much as a plain request


class SeatAnswer(BaseModel):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str


class TableAnswer(BaseModel):
    """A table as lists show it."""

    id: str
    game: str
    title: str
    public: bool
    pace: Pace
    players: int
    options: dict[str, bool | int | str]
    seats: list[SeatAnswer]
    created: float
    moved: float
    over: bool
    my_seat: int | None
    my_turn: bool
    asked: str = ""  # what my seat is asked, in words, where it is my turn and that is known
    waiting: list[int] = []  # seats that a running game waits for
    round: int  # -1: not dealt yet; 0: dealt, and before its first round
    steps: int = 0  # made so far
    version: int
    places: list[int] = []  # by seat, when it is over …
    totals: list[int] = []  # … with the points
    won: list[int] = []  # seats that have won; empty while it is played, and where it went on from another game
    how: str = ""  # how it ended: by its rules, or because somebody gave up or all agreed
    clock: Clock | None = None
    due: float = 0.0  # Unix time when the next clock is up; 0: none runs
    paused: bool = False
    locked: bool = False  # nobody new may sit down
    rematch: str
    commitment: str = ""  # of the sealed luck: worth noting before one adds a seed
    host: bool  # whether I opened it
    away: bool = False  # whether I have put it away from my list
    rated: bool = False  # whether it counts for ratings
    watchers: int = 0  # how many look on
    broken: bool = False  # it cannot be opened by this server; nobody's turn
    invites: dict[str, str] = {}  # to open seats, by seat; for the host of one table alone


Seed = Annotated[
    str,
    Field(max_length=64, pattern="^[0-9a-f]*$", description="What one adds to the luck: a random hexadecimal number."),
]


class Clock(BaseModel):
    """How much time everybody has, and what happens when it is up."""

    kind: Literal["move", "bank", "days"] = Field(
        description="So long for each move; so long for the whole game and some more with each move; or days for each "
        "move, which pass while the server is stopped too."
    )
    seconds: int = Field(ge=1, le=30 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600, description="Seconds more with each move, for the bank.")
    bot: str = Field(default="", max_length=20, description="Who plays on when time is up; empty: the seat resigns.")


class NewTable(BaseModel):
    """What to play, and with whom. With a record, play goes on from its step `at`, or it is looked at if it is over."""

    game: str = Field(max_length=40)
    players: int = Field(ge=1, le=8)
    options: dict[str, StrictBool | StrictInt | StrictStr] = Field(default={}, max_length=40)
    seats: list[str] = Field(
        max_length=8, description="For each seat: me, open, the name of a bot, or outside:NAME for a bot from outside."
    )
    public: bool = False
    pace: Pace = "live"
    record: str | None = Field(default=None, max_length=200_000)
    at: int | None = Field(default=None, ge=0, le=1_000_000)
    clock: Clock | None = Field(default=None, description="None: nobody is pressed for time. It sets the pace too.")
    seed: Seed = ""
    rated: bool = Field(default=False, description="Whether it counts for ratings: accounts and measured bots only.")
    seed_later: bool = Field(
        default=False,
        description="Add one's seed by one's first hello instead, when the commitment is known: the game waits for it.",
    )


class CreatedAnswer(BaseModel):
    """A table just opened, one's own seat there, the invites to its open seats, and the commitment of its luck."""

    id: str
    seat: int | None
    invites: dict[str, str]
    commitment: str


class Join(BaseModel):
    """Which seat, by number or by invite; neither: any open seat of a public table."""

    seat: int | None = Field(default=None, ge=0, le=100)
    invite: str | None = Field(default=None, max_length=100)
    seed: Seed = ""


class Away(BaseModel):
    """Whether one's own list leaves a table out."""

    away: bool


class JoinAnswer(BaseModel):
    """The seat one has."""

    seat: int


def _listed(row: Listed, guest: Guest | None, lang: str, registry: TableRegistry) -> TableAnswer:
    """A row of a list. One that cannot be read is marked as broken, so that the rest of the list is shown."""
    broken = row.id in registry.unreadable or is_foreign(row)
    summary = _facts(row.summary_json)
    seats = [
        SeatAnswer(
            seat=seat.seat,
            name=seat.name,
            kind="person" if seat.guest_id is not None else "bot" if seat.bot else "open",
            bot=shown(seat.bot),
        )
        for seat in row.seats
    ]
    mine = [seat.seat for seat in row.seats if guest is not None and seat.guest_id == guest.id]
    my_turn = row.waiting and not broken
    return TableAnswer(
        id=row.id,
        game=row.game,
        title=game_title(row.game, lang) if knows(row.game) else row.game,
        public=row.public,
        pace="days" if row.pace == "days" else "live",
        players=row.players,
        options={
            name: value for name, value in _facts(row.options_json).items() if isinstance(value, bool | int | str)
        },
        seats=seats,
        created=row.created,
        moved=row.moved,
        over=row.over,
        my_seat=mine[0] if mine else None,
        my_turn=my_turn,
        asked=_asked(summary.get("asks"), mine[0], lang) if mine and my_turn else "",
        waiting=_numbers(summary.get("waiting")),
        round=_number(summary.get("round")),
        steps=_number(summary.get("steps")),
        version=row.version,
        places=_numbers(summary.get("places")),
        totals=_numbers(summary.get("totals")),
        won=_numbers(summary.get("won")),
        how=str(summary.get("how", "")),
        clock=summary.get("clock"),
        due=_number(summary.get("due")),
        paused=bool(summary.get("paused")),
        locked=bool(summary.get("locked")),
        rematch=str(summary.get("rematch", "")),
        commitment=str(summary.get("seal", "")),
        host=guest is not None and summary.get("host") == guest.id,
        away=row.away,
        rated=row.rated,
        watchers=registry.watchers(row.id),
        broken=broken,
    )


def _facts(text: str) -> dict[str, Any]:
    """An object as it was stored; an empty one where it cannot be read."""
    try:
        facts = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _numbers(value: object) -> list[int]:
    return [number for number in value if isinstance(number, int)] if isinstance(value, list) else []


def _asked(asks: object, seat: int, lang: str) -> str:
    mine = asks.get(str(seat)) if isinstance(asks, dict) else None
    return str(mine.get(lang, "")) if isinstance(mine, dict) else ""


@router.get("", responses=wrong(401))
async def list_tables(
    request: Request,
    registry: RegistryOf,
    guest: MaybeGuest,
    scope: Literal["open", "watch", "mine", "away"] = "open",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    game: Annotated[str | None, Query(max_length=40, description="One game only.")] = None,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    pace: Pace | None = None,
    rated: bool | None = None,
    lang: Lang = "en",
) -> list[TableAnswer]:
    """Public tables with an open seat, or where a game is played, both of which can be narrowed down; or one's own,
    those that wait for oneself first; or those one has put away.
    """
    if not registry.services.addresses.look(address_of(request), limit / _LISTED_FOR_ONE):
        raise RequestError("too-many-requests", 429)
    storage = registry.services.storage
    if scope == "open":
        rows = await storage.list_open(limit, Only(game, players, pace, rated))
        rows = [row for row in rows if not _facts(row.summary_json).get("locked")]
    elif scope == "watch":
        rows = await storage.list_watched(limit, Only(game, players, pace, rated))
    elif guest is None:
        raise RequestError("guest-needed", 401)
    else:
        rows = await storage.list_mine(guest.id, limit, scope == "away")
        for row in rows:
            if not row.over and not row.waiting and _facts(row.summary_json).get("bots"):
                registry.wake(row.id)  # the server was stopped while a bot was thinking
    return [_listed(row, guest, lang, registry) for row in rows]


@router.post("", status_code=201, responses=wrong(401, 404, 409))
async def open_table(
    given: NewTable, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> CreatedAnswer:
    """Open a table."""
    if given.game not in offered():
        raise RequestError("game-unknown", 404, detail=", ".join(offered()))
    wish = Wish(
        given.game,
        given.players,
        given.seats,
        dict(given.options),
        given.public,
        given.pace,
        given.record or "",
        given.at,
        None if given.seed_later else given.seed,
        given.rated,
        None if given.clock is None else ClockRule(**given.clock.model_dump()),
    )
    address = address_of(request)
    await find_all(registry.services, guest, wish)
    if wish.rated:
        await check_rated(registry.services.storage, guest, wish)
    await registry.allow_table(guest, address, given.public)
    if wish.record:  # it takes a while to play it again, so not in the loop that serves everybody
        new = await registry.replays.make_table(wish, guest, address)
    else:
        async with registry.services.turn(address):
            with registry.services.on_account(address):
                new = make_table(wish, guest, registry.services.clock())
    table_id = await registry.create(new)
    return CreatedAnswer(id=table_id, seat=new.my_seat, invites=new.invites, commitment=promise(new.row.secret))


@router.get("/{id}", responses=wrong(401, 404))
async def show_table(
    id: Id, request: Request, registry: RegistryOf, guest: MaybeGuest, lang: Lang = "en"
) -> TableAnswer:
    """One table as in a list; its host is told the invites again."""
    row = await registry.services.storage.find(id, None if guest is None else guest.id)
    if row is None:
        raise RequestError("table-unknown", 404)
    answer = _listed(row, guest, lang, registry)
    if answer.host and not answer.over and not answer.broken and any(seat.kind == "open" for seat in answer.seats):
        try:
            secret = (await registry.table(id, address_of(request))).secret
        except Unreadable:
            answer.broken, answer.my_turn = True, False
        else:
            answer.invites = {str(one.seat): invite(secret, one.seat) for one in answer.seats if one.kind == "open"}
    return answer


@router.post("/{id}/join", responses=wrong(401, 403, 404, 409))
async def join_table(
    id: Id, given: Join, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en"
) -> JoinAnswer:
    """Take a seat at a table."""
    table = await registry.table(id, address_of(request))
    seat = await table.ask(partial(table.join, guest, given.seat, given.invite or "", given.seed))
    return JoinAnswer(seat=seat)


@router.post("/{id}/away", status_code=204, responses=wrong(401, 403, 404))
async def put_away(id: Id, given: Away, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en") -> None:
    """Leave a table out of one's own list, or take it back into it; nobody else notices."""
    storage = registry.services.storage
    if await storage.find(id) is None:
        raise RequestError("table-unknown", 404)
    try:
        await storage.put_away(guest.id, id, given.away)
    except Missing:
        raise RequestError("not-seated", 403) from None


@router.post("/{id}/rematch", status_code=201, responses=wrong(401, 403, 404, 409))
async def rematch(id: Id, request: Request, registry: RegistryOf, guest: SomeGuest, lang: Lang = "en") -> CreatedAnswer:
    """The same people at a new table; whoever asks later is sent to the same one."""
    table = await registry.table(id, address_of(request))
    new_id = await table.ask(partial(table.follow_up, guest, partial(_create_rematch, registry, id)))
    row = await registry.services.storage.find(new_id, guest.id)
    seats = [] if row is None else [seat.seat for seat in row.seats if seat.guest_id == guest.id]
    promised = "" if row is None else str(_facts(row.summary_json).get("seal", ""))
    return CreatedAnswer(id=new_id, seat=seats[0] if seats else None, invites={}, commitment=promised)


async def _create_rematch(registry: TableRegistry, id: str) -> str:
    table = await registry.table(id)
    opening = table.match.opening
    like = Wish(opening.game.id, opening.players, (), opening.options, False, table.pace)
    like.rated, like.clock = table.results.rated, table.time.rule
    new = make_rematch(opening, table.seats.rows(), like, registry.services.clock())
    return await registry.create(new)
