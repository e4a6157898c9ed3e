"""Being told: how, where, of which tables; and at which tables it is one's turn."""

from __future__ import annotations

import json
from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from starhold.core.registry import knows
from starhold.server.request_error import RequestError
from starhold.server.routes.common import Id, Lang, RegistryOf, SomeGuest, wrong
from starhold.server.table_registry import TableRegistry
from starhold.server.texts import game_title
from starhold.server.told.places import Place, read_keys
from starhold.server.told.preferences import Way
from starhold.server.told.reach import MOST_SIGNS, sound_endpoint

router = APIRouter(prefix="/api", tags=["being told"])

_MOST_TURNS: Final = 30
_TURNS: Final = """SELECT t.id, t.game, t.summary_json, t.moved, s.seat, s2.name FROM places p
    JOIN tables t ON t.id = p.table_id JOIN seats s ON s.table_id = t.id AND s.guest_id = p.guest_id
    LEFT JOIN seats s2 ON s2.table_id = t.id AND s2.seat <> s.seat
    WHERE p.guest_id = $1 AND NOT p.away AND p.waiting AND t.id IN (SELECT q.table_id FROM places q
    WHERE q.guest_id = $1 AND NOT q.away AND q.waiting ORDER BY q.moved DESC, q.table_id LIMIT $2)
    ORDER BY t.moved DESC, t.id, s2.seat"""
_SEATED: Final = "SELECT 1 FROM seats WHERE table_id = $1 AND guest_id = $2"
_TABLE: Final = "SELECT 1 FROM tables WHERE id = $1"

Endpoint = Annotated[str, Field(min_length=1, max_length=MOST_SIGNS, description="Where the browser is told.")]
Key = Annotated[str, Field(min_length=1, max_length=200)]


class Keys(BaseModel, extra="forbid"):
    """What messages to a browser are sealed with."""

    p256dh: Key
    auth: Key


class NewPlace(BaseModel):
    """A browser that wants to be told, as it describes itself."""

    endpoint: Endpoint
    keys: Keys


class OldPlace(BaseModel):
    """A browser that wants to be told no more."""

    endpoint: Endpoint


class MovedPlace(NewPlace):
    """A browser that is told elsewhere from now on; it shows what it was known by."""

    old: Endpoint
    old_auth: Key


class Rule(BaseModel):
    """How one wants to be told."""

    way: Way


class TableRule(BaseModel):
    """How one wants to be told of one table; nothing: as of all."""

    way: Way | None


class ToldAnswer(BaseModel):
    """How one is told."""

    way: Way
    tables: dict[str, Way]  # those of which one is told otherwise
    key: str  # of this server, for the browser that subscribes
    places: int  # browsers that are told
    mail: bool  # whether letters can be sent to one


class TriedAnswer(BaseModel):
    """To how many browsers a message was sent."""

    places: int


class TurnAnswer(BaseModel):
    """A table that waits for oneself."""

    id: str
    game: str
    title: str
    names: list[str]  # of the others
    asked: str  # in words, where it is known
    moved: float


async def _seated(registry: TableRegistry, table_id: str, guest_id: str) -> None:
    storage = registry.services.storage
    if not await storage.rows(_TABLE, table_id):
        raise RequestError("table-unknown", 404)
    if not await storage.rows(_SEATED, table_id, guest_id):
        raise RequestError("not-seated", 403)


async def _check_mail(registry: TableRegistry, guest_id: str, way: Way | None) -> None:
    letters = registry.services.teller.letters
    if way in ("mail", "both") and (letters is None or not await letters.address(guest_id)):
        raise RequestError("told-no-mail", 409)


@router.get("/me/told", responses=wrong(401))
async def how_told(guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> ToldAnswer:
    """How one is told that it is one's turn."""
    teller = registry.services.teller
    wanted = await teller.preferences.of(guest.id)
    assert teller.pushing is not None, "the server has started"
    return ToldAnswer(
        way=wanted.rule,
        tables=wanted.tables,
        key=teller.pushing.key.public,
        places=len(await teller.places.of(guest.id)),
        mail=teller.letters is not None and bool(await teller.letters.address(guest.id)),
    )


@router.put("/me/told", status_code=204, responses=wrong(401, 409))
async def set_told(given: Rule, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """Say how one wants to be told, as a rule; letters come in the language this is said in."""
    await _check_mail(registry, guest.id, given.way)
    await registry.services.teller.preferences.set_rule(guest.id, given.way, lang)


@router.put("/tables/{id}/told", status_code=204, responses=wrong(401, 403, 404, 409))
async def set_table_told(id: Id, given: TableRule, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """The same for one table one sits at."""
    await _seated(registry, id, guest.id)
    await _check_mail(registry, guest.id, given.way)
    await registry.services.teller.preferences.set_table(guest.id, id, given.way)


def _place(registry: TableRegistry, given: NewPlace, guest_id: str, lang: str) -> Place:
    """A browser as it describes itself, if it may be called there."""
    if not sound_endpoint(given.endpoint, registry.services.teller.reach):
        raise RequestError("place-foreign", 422)
    return Place(given.endpoint, guest_id, *read_keys(given.keys.p256dh, given.keys.auth), lang)


@router.post("/me/places", status_code=204, responses=wrong(401, 409))
async def add_place(given: NewPlace, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """Have this browser told, in the language this is said in; saying it again changes nothing else."""
    place = _place(registry, given, guest.id, lang)
    await registry.services.teller.places.put(place, registry.services.clock())


@router.post("/me/places/forget", status_code=204, responses=wrong(401, 404))
async def forget_place(given: OldPlace, guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> None:
    """Have a browser of one's own told nothing any more."""
    await registry.services.teller.places.forget(given.endpoint, guest.id)


@router.post("/me/places/test", responses=wrong(401))
async def try_places(guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> TriedAnswer:
    """Send a message to all one's browsers, to see whether it gets there."""
    if not registry.services.teller.tests.of(guest.id).take():
        raise RequestError("too-many-requests", 429)
    return TriedAnswer(places=await registry.services.teller.test(guest.id))


@router.post("/places/renew", status_code=204, responses=wrong(404, 409))
async def renew_place(given: MovedPlace, registry: RegistryOf, lang: Lang = "en") -> None:
    """A browser has got another address by itself, with no page open that could say whose it is."""
    place = _place(registry, given, "", lang)
    teller = registry.services.teller
    old_auth = given.old_auth.rstrip("=")
    await teller.places.renew(given.old, old_auth, place, registry.services.clock())


@router.post("/unsubscribe/{code}", status_code=204, responses=wrong(404))
async def no_letters(code: Annotated[str, Path(max_length=100)], registry: RegistryOf, lang: Lang = "en") -> None:
    """No more letters to whoever this link was sent to; it needs nobody to be signed in, and may be used again."""
    teller = registry.services.teller
    guest_id = None if teller.link_key is None else teller.link_key.read(code)
    if guest_id is None:
        raise RequestError("unsubscribe-unknown", 404)
    await teller.preferences.no_letters(guest_id)


@router.get("/me/turns", responses=wrong(401))
async def my_turns(guest: SomeGuest, registry: RegistryOf, lang: Lang = "en") -> list[TurnAnswer]:
    """The tables that wait for oneself, the latest first."""
    found: dict[str, TurnAnswer] = {}
    for id, game, summary, moved, seat, name in await registry.services.storage.rows(_TURNS, guest.id, _MOST_TURNS):
        if not knows(game) or id in registry.unreadable:
            continue
        if id not in found:
            asked = _asked(summary, seat, lang)
            found[id] = TurnAnswer(id=id, game=game, title=game_title(game, lang), names=[], asked=asked, moved=moved)
        if name:
            found[id].names.append(name)
    return list(found.values())


def _asked(summary: str, seat: int, lang: str) -> str:
    """What a seat is asked, as its table has noted it."""
    try:
        said = json.loads(summary)["asks"][str(seat)][lang]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return said if isinstance(said, str) else ""
