"""Being told by a real server: sealed messages to a real push service, when one is not at the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from starhold.server.post_office import PostOffice
from starhold.server.settings import Limits
from starhold.server.storage.base import Change
from tests.server.certificates import make_certificate
from tests.server.kit import INLINE, Clock, Person, Site, first, last, play_on, running
from tests.server.post_offices import Inbox, post_office, text_of
from tests.server.push_services import Browser, PushService, a_place, push_service

HERE = replace(INLINE, told_wait=0.01, told_away=0.0, push_anywhere=True, push_pauses=())


async def told(service: PushService, browser: Browser) -> dict[str, Any]:
    return browser.open((await service.handed.get()).sealed)


async def wants(person: Person, service: PushService, path: str = "/ada", way: str = "push", **query: str) -> Browser:
    """Somebody turns it on in a browser of theirs."""
    browser = Browser()
    answer = await person.post("/api/me/places", browser.place(service.origin + path), **query)
    assert answer.status_code == 204, answer.text
    assert (await person.put("/api/me/told", {"way": way})).status_code == 204
    return browser


async def settled(site: Site) -> None:
    """All that was to be told up to now has been handed in."""
    teller = site.registry.services.teller
    while teller._due or teller._telling:
        await asyncio.sleep(0.005)
    assert teller.pushing is not None
    await teller.pushing.drain()


async def test_who_is_not_there_is_told_once_that_it_is_their_turn(tmp_path: Path) -> None:
    trusted, context = make_certificate(tmp_path)
    settings = replace(HERE, push_authority=str(trusted))
    async with push_service(context) as service, running(tmp_path, settings) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        browser = await wants(ada, service, lang="cs")
        opened = await ada.open("me", "open")
        await ben.sit(opened)  # it is dealt, and all choose
        async with ben.at(opened["id"]) as player:
            await player.until_update(lambda update: update["view"] is not None)
            came = await service.handed.get()
            message = browser.open(came.sealed)
            assert message == {
                "kind": "turn",
                "table": opened["id"],
                "game": "race",
                "title": "Jste na tahu",
                "body": "Race for the Galaxy · Ben",
                "url": f"/t/{opened['id']}",
            }
            key = (await ada.get("/api/me/told")).json()["key"]
            assert came.signed_by(key)
            assert (came.headers["topic"], came.headers["ttl"], came.headers["urgency"]) == (
                opened["id"],
                "3600",
                "high",
            )
            for _ in range(3):
                await player.command("say", text="hello?")
            if player.choices():
                await player.step(first)
            await settled(site)
        assert service.handed.empty(), "the same question is told once"


async def test_who_looks_is_not_told_but_who_hides_the_page_is(tmp_path: Path) -> None:
    clock = Clock()
    settings = replace(HERE, told_away=60.0)
    async with push_service() as service, running(tmp_path, settings, clock) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        browser = await wants(ada, service)
        opened = await ada.open("me", "open")
        async with ada.at(opened["id"]) as looking:
            await ben.sit(opened)
            await looking.until_update(lambda update: update["view"] is not None)
            clock.now += 61  # Ben has not come: he counts as gone
            await settled(site)
            assert service.handed.empty()
            await looking.send(type="look", hidden=True)
            await looking.send(type="ping")
            await looking.until("pong")
            await looking.step(first)
            async with ben.at(opened["id"]) as other:
                await play_on(other, lambda update: update["waiting"] == [0], last)
            table = await site.table(opened["id"])
            while not site.registry.services.teller._due:
                await asyncio.sleep(0.005)
            clock.now += 61
            assert (await told(service, browser))["kind"] == "turn"
            await looking.send(type="look", hidden=False)
            await looking.send(type="ping")
            await looking.until("pong")
            assert {one.hidden_since for one in table.connections} == {None}


async def test_off_is_off_and_one_table_may_be_otherwise(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path, HERE) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        browser = await wants(ada, service, way="off")
        for way, kinds in ((None, []), ("push", ["sat"]), ("off", [])):
            opened = await ada.open("me", "open", "open")
            path = f"/api/tables/{opened['id']}/told"
            assert (await ada.put(path, {"way": way})).status_code == 204
            await ben.sit(opened)
            await settled(site)
            came = [await told(service, browser) for _ in range(service.handed.qsize())]
            assert [one["kind"] for one in came] == kinds
            expected = {} if way is None else {opened["id"]: way}
            tables = (await ada.get("/api/me/told")).json()["tables"]
            assert {id: tables[id] for id in tables if id == opened["id"]} == expected
        assert (await ben.put(path, {"way": "push"})).status_code == 204
        assert (await (await site.guest("Eve")).put(path, {"way": "push"})).json()["key"] == "not-seated"
        assert (await ada.put("/api/tables/nowhere/told", {"way": "push"})).json()["key"] == "table-unknown"


async def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path, HERE) as site:
        ada = await site.guest("Ada")
        opened = await ada.open_full("me", "open", options={"max_rounds": 1})
        browser = await wants(ada, service)
        async with ada.at(opened["id"]) as player:
            await player.until_update(lambda update: update["view"] is not None)
            for seat in (0, 1):
                await player.command("hand", seat=seat, bot="random")
            table = await site.table(opened["id"])
            row = replace(table.seats.places[1].row, bot="random")
            await table.ask(lambda: _give(table, row))
        while (message := await told(service, browser))["kind"] != "over":
            pass
        assert message["title"] == "The game is over"
        assert table.over()


async def _give(table: Any, row: Any) -> None:
    """A bot takes a seat without anybody being asked, so that the game goes on by itself."""
    table.seats.put(row)
    table.bots.wake()


async def test_an_offer_and_a_rematch_are_told(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path, HERE) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open")
        async with ada.at(opened["id"]):
            await ben.sit(opened)
        await settled(site)
        browser = await wants(ada, service)
        async with ben.at(opened["id"]) as player:
            await player.until_update(lambda update: update["view"] is not None)
            assert (await player.command("offer", what="end"))["type"] == "done"
            assert (await told(service, browser))["kind"] == "offer"
            async with ada.at(opened["id"]) as other:
                assert (await other.command("reply", agree=True))["type"] == "done"
                await other.until_update(lambda update: bool(update["over"]))
            again = await ben.post(f"/api/tables/{opened['id']}/rematch")
            assert again.status_code == 201, again.text
            while (message := await told(service, browser))["kind"] == "over":
                pass
            assert (message["kind"], message["table"]) == ("come", again.json()["id"])


async def test_browsers_that_are_gone_or_never_answer_are_forgotten(tmp_path: Path) -> None:
    limits = Limits(test_burst=100.0)
    async with push_service() as service, running(tmp_path, replace(HERE, limits=limits)) as site:
        ada = await site.guest("Ada")
        for path, status in (("/gone", 410), ("/lost", 404), ("/broken", 500), ("/fine", 201), ("/moved", 307)):
            service.answers[path] = status
            await ada.post("/api/me/places", a_place(service.origin + path))
        service.redirect = f"{service.origin}/secret"
        for _ in range(5):
            assert (await ada.post("/api/me/places/test")).status_code == 200
            await settled(site)
        paths = [service.handed.get_nowait().path for _ in range(service.handed.qsize())]
        assert (paths.count("/gone"), paths.count("/lost"), paths.count("/broken"), paths.count("/fine")) == (
            1,
            1,
            5,
            5,
        )
        assert "/secret" not in paths, "nobody is followed elsewhere"
        assert (await ada.get("/api/me/told")).json()["places"] == 1


async def test_a_push_service_that_does_not_answer_is_hung_up_on(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path, HERE) as site:
        ada = await site.guest("Ada")
        teller = site.registry.services.teller
        assert teller.pushing is not None
        teller.pushing.reach = replace(teller.pushing.reach, seconds=60.0, longest=0.05)
        service.answers["/slow"] = None
        await ada.post("/api/me/places", a_place(service.origin + "/slow"))
        await ada.post("/api/me/places/test")
        await settled(site)
        assert teller.pushing.lost == 1


BAD_PLACES: list[tuple[dict[str, Any], str]] = [
    ({"endpoint": "https://192.168.0.1/x"}, "place-foreign"),
    ({"endpoint": "https://localhost:8017/api/guests"}, "place-foreign"),
    ({"endpoint": "http://push.example.org/x"}, "place-foreign"),
    ({"endpoint": "https://push.example.org/" + "x" * 2000}, "bad-request"),
    ({"keys": {"p256dh": "x" * 100_000, "auth": "x"}}, "bad-request"),
    ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "place-keys"),
    ({"keys": {}}, "bad-request"),
    ({"keys": {"p256dh": "A", "auth": "A", "more": "A"}}, "bad-request"),
]


async def test_bad_places_are_refused_and_nothing_is_kept(ada: Person) -> None:
    for wrong, key in BAD_PLACES:
        given = {**a_place("https://push.example.org/x"), **wrong}
        moved = {**given, "old": "https://push.example.org/old", "old_auth": "x"}
        for lang in ("en", "cs", "lt"):
            answer = await ada.post("/api/me/places", given, lang=lang)
            assert (answer.status_code, answer.json()["key"]) == (422, key)
        assert (await ada.post("/api/places/renew", moved)).json()["key"] == key
    assert (await ada.get("/api/me/told")).json()["places"] == 0


async def test_twice_somebody_elses_and_too_often(ada: Person, ben: Person) -> None:
    place = a_place("https://push.example.org/x")
    for _ in range(2):
        assert (await ada.post("/api/me/places", place)).status_code == 204
    assert (await ada.get("/api/me/told")).json()["places"] == 1
    endpoint = {"endpoint": place["endpoint"]}
    assert (await ben.post("/api/me/places/forget", endpoint)).json()["key"] == "place-unknown"
    other = {**a_place(place["endpoint"]), **endpoint}
    assert (await ben.post("/api/me/places", other)).json()["key"] == "place-taken"
    assert (await ada.post("/api/me/places/forget", endpoint)).status_code == 204
    statuses = {(await ben.post("/api/me/places/test")).status_code for _ in range(12)}
    assert statuses == {200, 429}
    for way in ("mail", "both"):
        assert (await ada.put("/api/me/told", {"way": way})).json()["key"] == "told-no-mail"
    assert (await ada.put("/api/me/told", {"way": "loud"})).status_code == 422


async def test_a_browser_renews_itself_with_nobody_signed_in(tmp_path: Path) -> None:
    async with push_service() as service, running(tmp_path, HERE) as site:
        ada = await site.guest("Ada")
        await wants(ada, service, "/old")
        renewed = Browser()
        moved = {**renewed.place(service.origin + "/new"), "old": service.origin + "/old"}
        wrong = {**moved, "old_auth": "AAAAAAAAAAAAAAAAAAAAAA"}
        assert (await site.stranger().post("/api/places/renew", wrong)).json()["key"] == "place-unknown"
        moved["old_auth"] = renewed.place("")["keys"]["auth"]
        assert (await site.stranger().post("/api/places/renew", moved)).status_code == 204
        await ada.post("/api/me/places/test")
        assert (await told(service, renewed))["kind"] == "test"


async def test_a_letter_says_whose_turn_it_is_and_one_click_ends_them(tmp_path: Path) -> None:
    inbox, clock = Inbox(), Clock()
    async with post_office(inbox) as port:
        office = PostOffice("127.0.0.1", port, "Starhold <starhold@example.org>", "none")
        settings = replace(HERE, post=office, address="https://games.example.org", letter_look=0.01)
        async with running(tmp_path, settings, clock) as site:
            ada, ben = await site.guest("Ada"), await site.guest("Ben")
            account = Change(
                "INSERT INTO accounts (guest_id, name_key, email, role, created)"
                " VALUES ($1, 'ada', 'ada@example.org', '', 0)",
                (ada.id,),
            )
            await site.registry.services.storage.change(account)
            assert (await ada.get("/api/me/told")).json()["mail"] is True
            assert (await ada.put("/api/me/told", {"way": "mail"})).status_code == 204
            opened = await ada.open("me", "open")
            async with ada.at(opened["id"]):
                pass
            await ben.sit(opened)
            due = "SELECT due FROM digests WHERE due > 0"
            while not await site.registry.services.storage.rows(due):
                await asyncio.sleep(0.005)
            clock.now += 3600
            letter = await inbox.letters.get()
            assert letter["Subject"].replace("\xa0", " ") == "Your turn at 1 table"
            assert f"https://games.example.org/t/{opened['id']}" in text_of(letter)
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org")
            for _ in range(2):
                answer = await site.http.post(path, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 204
            assert (await ada.get("/api/me/told")).json()["way"] == "off"
            assert (await site.http.post(path[:-1] + "_")).json()["key"] == "unsubscribe-unknown"


async def test_the_tables_that_wait_for_me(ada: Person, ben: Person) -> None:
    assert (await ada.get("/api/me/turns")).json() == []
    opened = await ada.open("me", "open", "random")
    async with ada.at(opened["id"]):
        pass
    await ben.sit(opened)
    [turn] = (await ada.get("/api/me/turns")).json()
    assert (turn["id"], turn["game"], turn["title"]) == (opened["id"], "race", "Race for the Galaxy")
    assert turn["names"][0] == "Ben"
    assert len(turn["names"]) == 2
    assert turn["asked"]
    await ada.post(f"/api/tables/{opened['id']}/away", {"away": True})
    assert (await ada.get("/api/me/turns")).json() == []
