"""Strangers are brought together: each once, those of like strength first, with bots where nobody comes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from starhold.server.quick_match import ALIVE, NEAR, TOLD, Seek, company, find_seek, go_on, near, seek
from starhold.server.ratings import START
from starhold.server.services import open_services
from starhold.server.storage import Guest, Storage
from starhold.server.storage.base import Change
from tests.server.kit import INLINE, Clock, Person, Site, running
from tests.server.storages import make_guests
from tests.server.test_results import account

PATIENCE = 30.0
QUICK = replace(INLINE, seek_seconds=PATIENCE)


def waiting(name: str, rating: float = START, created: float = 0.0, players: int = 2, bots: bool = True) -> Seek:
    return Seek(name, name, "race", players, False, bots, rating, created, 1e9, "")


def test_the_near_come_together_at_once_and_the_far_later() -> None:
    ada, ben = waiting("ada"), waiting("ben", START + NEAR + 100)
    assert company(ada, [ada, ben], 1.0, PATIENCE) == []
    assert company(ada, [ada, ben], 10.0, PATIENCE) == [ada, ben]
    eve = waiting("eve", START + 50)
    assert company(ada, [ada, ben, eve], 1.0, PATIENCE) == [ada, eve]


def test_bots_come_only_after_a_while_and_only_if_wanted() -> None:
    ada, ben = waiting("ada", players=3), waiting("ben", players=3)
    assert company(ada, [ada, ben], PATIENCE - 1, PATIENCE) == []
    assert company(ada, [ada, ben], PATIENCE, PATIENCE) == [ada, ben]
    proud = replace(ben, bots=False)
    assert company(ada, [ada, proud], PATIENCE, PATIENCE) == [ada]
    assert company(proud, [ada, proud], PATIENCE, PATIENCE) == []


@given(some.floats(0, 3000), some.floats(0, 3000), some.floats(0, 100), some.floats(0, 100), some.floats(100, 300))
def test_nearness_is_mutual_and_only_widens(one: float, other: float, first: float, second: float, now: float) -> None:
    a, b = waiting("a", one, first), waiting("b", other, second)
    assert near(a, b, now) == near(b, a, now)
    assert not near(a, b, now) or near(a, b, now + 5)


async def test_nobody_is_matched_twice_however_many_processes_match(storage: Storage) -> None:
    """Twelve people, and four servers on one database that all try at the same time, again and again."""
    names = [f"g{number}" for number in range(12)]
    await make_guests(storage, *names)
    servers = [open_services(storage, QUICK) for _ in range(4)]
    guests = [Guest(name, name) for name in names]
    await asyncio.gather(
        *(seek(servers[number % 4], guest, "race", 2, False, False) for number, guest in enumerate(guests))
    )
    for _ in range(3):
        await asyncio.gather(*(go_on(server, guest) for server in servers for guest in guests))
    now = servers[0].clock()
    found = [await find_seek(storage, name, now) for name in names]
    tables: dict[str, int] = {}
    for one in found:
        assert one is not None
        tables[one.table] = tables.get(one.table, 0) + 1
    assert "" not in tables
    assert set(tables.values()) == {2}
    seats = await storage.rows("SELECT guest_id FROM seats")
    assert sorted(row[0] for row in seats) == sorted(names), "each sits at one table, and no table is left over"


async def put(person: Person, **wish: Any) -> dict[str, Any]:
    told = {"game": "race", "players": 2, **wish}
    answer = await person.site.http.put("/api/me/seek", json=told, headers=person.headers)
    given: dict[str, Any] = answer.json()
    return given


async def ask(person: Person) -> dict[str, Any]:
    answer: dict[str, Any] = (await person.get("/api/me/seek")).json()
    return answer


async def leave(person: Person) -> str:
    answer = await person.site.http.delete("/api/me/seek", headers=person.headers)
    return "" if answer.status_code == 204 else str(answer.json()["key"])


async def test_two_strangers_meet_and_play(site: Site) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    assert (await put(ada))["state"] == "waiting"
    assert (await put(ada))["state"] == "waiting", "twice is once"
    found = await put(ben)
    assert found["state"] == "matched"
    assert (await ask(ada))["table"] == found["table"]
    async with ada.at(found["table"]) as one, ben.at(found["table"]) as other:
        for player in (one, other):
            await player.until_update(lambda update: update["view"] is not None)
        assert {one.update["you"], other.update["you"]} == {0, 1}
    assert (await put(ada, players=3))["table"] == found["table"], "who is matched is told so"
    assert await leave(ada) == "seek-matched"


async def test_who_leaves_is_not_matched(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, QUICK, clock) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        assert await leave(ada) == "", "who does not look for anybody may stop"
        await put(ada)
        assert await leave(ada) == ""
        assert (await ask(ada))["state"] == "none"
        assert (await put(ben))["state"] == "waiting"
        clock.now += ALIVE + 1
        assert (await put(ada))["state"] == "waiting", "ben has not asked for a while"
        assert (await ask(ben))["state"] == "none"


async def test_a_bot_of_fitting_strength_comes_if_nobody_else_does(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, QUICK, clock) as site:
        ada = await site.guest("Ada")
        await put(ada)
        for _ in range(3):
            clock.now += PATIENCE / 3 - 1
            assert (await ask(ada))["state"] == "waiting"
        clock.now += 4
        found = await ask(ada)
        assert found["state"] == "matched"
        seats = (await ada.get(f"/api/tables/{found['table']}")).json()["seats"]
        assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]
        clock.now += TOLD + 1
        assert (await put(ada))["state"] == "waiting", "then one may look again"


async def test_a_rated_match_is_for_accounts_and_among_themselves(site: Site) -> None:
    storage = site.registry.services.storage
    ada, ben, cid = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Cid")
    assert (await put(ada, rated=True))["key"] == "rated-account"
    await account(storage, ada.id, ben.id)
    assert (await put(ada, rated=True))["state"] == "waiting"
    assert (await put(cid))["state"] == "waiting"
    found = await put(ben, rated=True)
    assert (await ben.get(f"/api/tables/{found['table']}")).json()["rated"]
    assert (await ask(cid))["state"] == "waiting"


async def test_what_cannot_be_played_is_not_looked_for(site: Site) -> None:
    ada = await site.guest("Ada")
    for wish, key in (
        ({"game": "chess"}, "game-unknown"),
        ({"players": 7}, "seek-players"),
        ({"game": "starfarers"}, "seek-players"),
        ({"players": 1}, "bad-request"),
    ):
        assert (await put(ada, **wish))["key"] == key
    assert (await ask(ada))["state"] == "none"


async def test_lists_can_be_narrowed_down_and_running_games_watched(site: Site) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    await account(site.registry.services.storage, ada.id)
    plain = (await ada.open("me", "open", public=True))["id"]
    three = (await ada.open("me", "open", "open", public=True, pace="days"))["id"]
    rated = (await ada.open("me", "open", public=True, rated=True))["id"]
    await ada.open("me", "open")

    async def listed(**query: Any) -> set[str]:
        return {one["id"] for one in (await ben.get("/api/tables", **query)).json()}

    assert await listed() == {plain, three, rated}
    assert await listed(players=3) == await listed(pace="days") == {three}
    assert await listed(rated="true") == {rated}
    assert await listed(rated="false", players=2, game="race", pace="live") == {plain}
    assert await listed(game="duel") == set()
    assert await listed(scope="watch") == set()
    await ben.post(f"/api/tables/{plain}/join", {})
    assert await listed(scope="watch") == {plain}
    assert await listed(scope="watch", players=3) == set()


async def test_a_code_leads_to_a_seat(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, ben, eve = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")
        opened = await ada.open("me", "open")
        assert (await eve.post(f"/api/tables/{opened['id']}/code")).json()["key"] == "not-seated"
        assert (await eve.post("/api/tables/nothing/code")).json()["key"] == "table-unknown"
        told = (await ada.post(f"/api/tables/{opened['id']}/code")).json()
        code = told["code"]
        assert len(code) == 6
        assert not set(code) & set("IO01")
        assert (await ada.post(f"/api/tables/{opened['id']}/code")).json()["code"] == code
        typed = f"{code[:3]}-{code[3:]}".lower()
        found = (await site.http.get(f"/api/codes/{typed}")).json()
        assert found == {"table": opened["id"], "seat": 1, "invite": opened["invites"]["1"]}
        joined = await ben.post(f"/api/tables/{found['table']}/join", {"seat": 1, "invite": found["invite"]})
        assert joined.json() == {"seat": 1}
        assert (await site.http.get(f"/api/codes/{code}")).json()["key"] == "table-full"
        clock.now += 2 * INLINE.code_seconds
        for wrong in (code, "ABCDEF", "ABC", "1!?", "ABCDE0"):
            assert (await site.http.get(f"/api/codes/{wrong}")).json()["key"] == "code-unknown"


async def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    limits = replace(INLINE.limits, code_rate=0.0, code_burst=3, own_machine_too=True)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        keys = [(await site.http.get("/api/codes/ABCDEF")).json()["key"] for _ in range(5)]
        assert keys == ["code-unknown"] * 3 + ["code-guessing"] * 2


async def test_a_match_that_misses_somebody_writes_nothing(storage: Storage) -> None:
    """One of the two has left at the last moment."""
    await make_guests(storage, "ada", "ben")
    services = open_services(storage, QUICK)
    ada, ben = Guest("ada", "Ada"), Guest("ben", "Ben")
    await seek(services, ada, "race", 2, False, False)
    rows = storage.rows

    async def stale(statement: str, *values: object) -> list[Any]:
        found = await rows(statement, *values)
        if "s.expires > $4" in statement:  # what was read of those who wait is old by the time it is used
            await storage.change(Change("DELETE FROM seeks WHERE guest_id = 'ada'"))
        return found

    storage.rows = stale  # type: ignore[method-assign]
    found = await seek(services, ben, "race", 2, False, False)
    assert found is not None
    assert found.table == ""
    assert await rows("SELECT id FROM tables") == []
