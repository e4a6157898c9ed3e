"""Keeping order: reports, muting, another name, and who may do what to whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.authenticator import account
from tests.server.kit import INLINE, Clock, Person, Player, Site, running


async def reports(person: Person, **query: Any) -> list[dict[str, Any]]:
    answer = await person.get("/api/moderation/reports", **query)
    assert answer.status_code == 200, answer.text
    told: list[dict[str, Any]] = answer.json()
    return told


async def say(player: Player, text: str) -> str:
    answer = await player.command("say", text=text)
    return str(answer.get("key", answer["type"]))


async def do(person: Person, guest: str, what: str, **body: Any) -> Any:
    return await person.post(f"/api/moderation/people/{guest}/{what}", body)


async def test_a_line_of_the_chat_is_reported_and_its_author_muted_for_a_while(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        moderator, _ = await account(site, "Mona", "moderator")
        ada, rude = await site.guest("Ada"), await site.guest("Rude")
        opened = await ada.open("me", "open")
        await rude.sit(opened)
        async with rude.at(opened["id"]) as his, ada.at(opened["id"]):
            assert await say(his, "hello") == "done"
            assert await say(his, "go away") == "done"
            sent = await ada.post(f"/api/tables/{opened['id']}/reports", {"line": 1, "why": "not  nice"})
            assert sent.status_code == 202, sent.text
            (found,) = await reports(moderator)
            assert (found["kind"], found["quote"], found["why"]) == ("chat", "Rude: go away", "not nice")
            assert (found["by"], found["about"]["id"], found["about"]["account"]) == ("Ada", rude.id, False)
            assert found["table"] == opened["id"]
            muted = (await do(moderator, rude.id, "mute", hours=2)).json()
            assert muted["muted_until"] == clock.now + 7200
            assert await say(his, "what?") == "muted"
            assert (await rude.get("/api/me")).json()["muted_until"] > clock.now
            clock.now += 7201
            assert await say(his, "sorry") == "done"
            await do(moderator, rude.id, "mute", hours=2)
            await do(moderator, rude.id, "mute", hours=0)
            assert await say(his, "thank you") == "done"
        assert (await moderator.post(f"/api/moderation/reports/{found['id']}/close")).status_code == 204
        again = await moderator.post(f"/api/moderation/reports/{found['id']}/close")
        assert (again.status_code, again.json()["key"]) == (404, "report-unknown")
        assert await reports(moderator) == []
        assert [one["id"] for one in await reports(moderator, closed=True)] == [found["id"]]


async def test_a_spectators_line_and_a_players_name_can_be_reported(site: Site) -> None:
    moderator, _ = await account(site, "Mona", "moderator")
    ada, loud = await site.guest("Ada"), await site.guest("Loud")
    opened = await ada.open("me", "open", public=True)
    async with loud.at(opened["id"]) as there:
        assert await say(there, "buy my things") == "done"
    await loud.post(f"/api/tables/{opened['id']}/reports", {"seat": 0, "about": "name"})
    await ada.post(f"/api/tables/{opened['id']}/reports", {"line": 0})
    told = {(one["kind"], one["quote"], one["about"]["id"]) for one in await reports(moderator)}
    assert told == {("name", "Ada", ada.id), ("chat", "Loud: buy my things", loud.id)}


async def test_a_line_is_found_among_what_is_told_of_the_table(site: Site) -> None:
    moderator, _ = await account(site, "Mona", "moderator")
    ada, loud = await site.guest("Ada"), await site.guest("Loud")
    opened = await ada.open("me", "open", public=True)
    async with ada.at(opened["id"]) as host, loud.at(opened["id"]) as there:
        assert (await host.command("lock", locked=True))["type"] == "done"
        assert await say(there, "let me in") == "done"
        await host.until_update(lambda update: any(line["text"] for line in update["chat"]))
        number = next(line["number"] for line in host.update["chat"] if line["text"])
    assert number == 1
    await ada.post(f"/api/tables/{opened['id']}/reports", {"line": number})
    assert [one["quote"] for one in await reports(moderator)] == ["Loud: let me in"]


async def test_bad_reports_are_refused(site: Site, ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "open")
    path = f"/api/tables/{opened['id']}/reports"
    async with ada.at(opened["id"]) as player:
        await say(player, "hello")
    for person, body, status, key in (
        (ben, {"seat": 0}, 403, "not-seated"),
        (ada, {"seat": 0}, 422, "report-self"),
        (ada, {"line": 0}, 422, "report-self"),
        (ada, {"seat": 1}, 404, "somebody-unknown"),  # open
        (ada, {"line": 7}, 404, "line-unknown"),
        (ada, {}, 404, "somebody-unknown"),
    ):
        answer = await person.post(path, body)
        assert (answer.status_code, answer.json()["key"]) == (status, key), body
    assert (await ada.post("/api/tables/nothere/reports", {"seat": 0})).status_code == 404


async def test_too_many_reports_are_refused(site: Site, ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "open", public=True)
    answers = [await ben.post(f"/api/tables/{opened['id']}/reports", {"seat": 0}) for _ in range(8)]
    assert [answer.status_code for answer in answers][:6] == [202] * 6
    assert answers[-1].json()["key"] == "too-often"


async def test_another_name_is_told_at_the_table_and_in_what_was_said(site: Site) -> None:
    moderator, _ = await account(site, "Mona", "moderator")
    ada = await site.guest("Ada")
    rude, _ = await account(site, "Unspeakable")
    opened = await ada.open("me", "open")
    await rude.sit(opened)
    async with rude.at(opened["id"]) as his, ada.at(opened["id"]) as hers:
        await say(his, "hello")
        assert (await do(moderator, rude.id, "rename", name="Mona")).json()["key"] == "name-taken"
        assert (await do(moderator, rude.id, "rename", name="Fred")).json()["name"] == "Fred"
        await hers.socket.wait_closed()
    async with ada.at(opened["id"]) as hers:
        assert hers.update["seats"][1]["name"] == "Fred"
        assert [line["name"] for line in hers.update["chat"]] == ["Fred"]
    assert (await rude.get("/api/me")).json()["name"] == "Fred"
    assert (await site.http.post("/api/guests", json={"name": "fred"})).json()["key"] == "name-taken"


async def test_who_may_do_what_to_whom(site: Site) -> None:
    """Every rank × every deed × every rank it is done to."""
    people = {
        "guest": await site.guest("Guest"),
        "account": (await account(site, "Plain"))[0],
        "moderator": (await account(site, "Mod", "moderator"))[0],
        "admin": (await account(site, "Chief", "admin"))[0],
    }
    others = {
        "guest": await site.guest("Second"),
        "account": (await account(site, "Second plain"))[0],
        "moderator": (await account(site, "Second mod", "moderator"))[0],
        "admin": (await account(site, "Second chief", "admin"))[0],
    }
    may = {
        ("moderator", "mute"): ("guest", "account"),
        ("moderator", "rename"): ("guest", "account"),
        ("admin", "mute"): ("guest", "account", "moderator", "admin"),
        ("admin", "rename"): ("guest", "account", "moderator", "admin"),
        ("admin", "role"): ("account", "moderator", "admin"),
    }
    for rank, person in people.items():
        assert (await person.get("/api/moderation/reports")).status_code == (200 if "m" in rank[:3] else 403), rank
        for what in ("mute", "rename", "role"):
            for about, other in others.items():
                present: Any = "" if about in ("guest", "account") else about
                bodies: dict[str, dict[str, Any]] = {
                    "mute": {"hours": 0},
                    "rename": {"name": other.name},
                    "role": {"role": present},
                }
                answer = await do(person, other.id, what, **bodies[what])
                allowed = about in may.get((rank, what), ())
                assert answer.status_code == (200 if allowed else 403), (rank, what, about, answer.text)
        assert (await do(person, person.id, "mute", hours=1)).status_code == 403, "not to oneself"
    admin = people["admin"]
    assert (await do(admin, "nobody", "mute", hours=1)).json()["key"] == "somebody-unknown"
    assert (await admin.get("/api/moderation/people", name="PLAIN")).json()["id"] == people["account"].id
    assert (await admin.get("/api/moderation/people", name="Nobody")).status_code == 404
    await do(admin, people["account"].id, "role", role="moderator")
    assert (await people["account"].get("/api/moderation/reports")).status_code == 200
    assert (await people["account"].get("/api/me")).json()["role"] == "moderator"


async def test_a_table_is_closed_and_its_players_are_told(site: Site) -> None:
    moderator, _ = await account(site, "Mona", "moderator")
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    opened = await ada.open("me", "open", public=True)
    await ben.sit(opened)
    path = f"/api/tables/{opened['id']}/close"
    async with ada.at(opened["id"]) as player:
        assert (await ben.post(path)).status_code == 403
        assert not player.update["over"]
        assert (await moderator.post(path)).status_code == 204
        await player.until_update(lambda update: bool(update["over"]))
        assert (player.update["ended"]["how"], player.update["ended"]["places"]) == ("closed", [])
        assert player.update["asked"] is None
        assert [(line["told"], line["what"]) for line in player.update["chat"]] == [("ended", "closed")]
    again = await moderator.post(path)
    assert (again.status_code, again.json()["key"]) == (409, "table-over")
    record = (await ada.get(f"/api/tables/{opened['id']}/record")).text
    assert "\nended: abandoned\n" in record
    listed = (await ada.get(f"/api/tables/{opened['id']}")).json()
    assert (listed["over"], listed["how"], listed["my_turn"]) == (True, "closed", False)
    assert (await moderator.post("/api/tables/nosuchtable/close")).status_code == 404


async def test_a_table_that_was_not_dealt_is_closed_for_good(site: Site) -> None:
    moderator, _ = await account(site, "Mona", "moderator")
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    opened = await ada.open("me", "open", public=True)
    assert (await moderator.post(f"/api/tables/{opened['id']}/close")).status_code == 204
    refused = await ben.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invites"]["1"]})
    assert (refused.status_code, refused.json()["key"]) == (409, "table-over")
    await site.registry.put_away(float("inf"))
    async with ada.at(opened["id"]) as player:  # also when it is read anew
        assert player.update["over"]
        assert player.update["ended"]["how"] == "closed"
